"""Why something is not offered: the same rules that exclude it say which paragraph did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.kernel.errors import MatchIsOver

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Mapping, Sequence

    from rulewright.kernel.match import Match
    from rulewright.kernel.question import Option, Question


class Reason:
    """One paragraph that stands in the way, with the key of a sentence that says how."""

    __slots__ = ("key", "law")

    def __init__(self, law: str, key: str) -> None:
        """Cite a paragraph."""
        self.law = law
        self.key = key

    def __eq__(self, other: object) -> bool:
        """Compare by content."""
        return isinstance(other, Reason) and (self.law, self.key) == (other.law, other.key)

    def __hash__(self) -> int:
        """Hash by content."""
        return hash((self.law, self.key))

    def __repr__(self) -> str:
        """Show paragraph and key."""
        return f"<{self.law}: {self.key}>"


class Why:
    """Collects what the rules exclude while they build the next question."""

    __slots__ = ("meant", "options", "refusals")

    def __init__(self) -> None:
        """Begin with nothing refused."""
        self.meant: dict[str, set[str]] = {}
        """Things that stand for an answer besides its own targets, by its notation."""
        self.options: dict[str, Option[Any]] = {}
        """What is refused, by its notation."""
        self.refusals: dict[str, list[Reason]] = {}
        """And why."""

    def refuse(self, option: Option[Any], law: str, key: str) -> None:
        """Note that an option, which would be offered otherwise, is excluded by a paragraph."""
        self.options[option.text] = option
        reasons = self.refusals.setdefault(option.text, [])
        reason = Reason(law, key)
        if reason not in reasons:
            reasons.append(reason)

    def means(self, option: Option[Any], *things: str) -> None:
        """Note that whoever points at these things may mean an option, offered or refused: a shop by what it sells."""
        self.meant.setdefault(option.text, set()).update(things)

    def clear(self) -> None:
        """Forget everything: a new question is being built."""
        self.meant.clear()
        self.options.clear()
        self.refusals.clear()


NOT_ASKED = "why.not-asked"
"""Key of the sentence for something that the open question is not about."""


def why_not(match: Match, text: str) -> list[Reason]:
    """Say which paragraphs keep an answer, or a chain of answers, from being offered.

    `text` holds the notation of one option, or of several given one after the other (`march 1>9`).
    An empty list means that all of it is offered.  Nobody's chain goes on where somebody else is asked: what is
    refused there is refused to them.
    """
    explaining = explain(match, text)
    while True:
        try:
            next(explaining)
        except StopIteration as done:
            reasons: list[Reason] = done.value
            return reasons


def explain(match: Match, text: str) -> Generator[None, None, list[Reason]]:
    """Do the same in steps, one for each answer of the chain: whoever runs it may do something else in between."""
    asked = match.question
    if asked is None:
        message = "the match is over: no question is open"
        raise MatchIsOver(message)
    twin = match.copy(explaining=True)
    for word in text.split():
        question = twin.question
        if question is None or question.seat != asked.seat:
            return [Reason(asked.law[0], NOT_ASKED)]
        option = question.find(word)
        if option is None:
            refused = twin.position.why.refusals.get(word) if twin.position.why else None
            return refused or [Reason(paragraph, NOT_ASKED) for paragraph in question.law]
        twin.answer(option)
        yield
    return []


class Pointed:
    """What the rules say of a thing that somebody pointed at: the answer that was meant, and what stands in its way.

    Without a reason the answer is offered.  `text` is the notation of a chain of answers, empty if there is none that
    the thing belongs to.
    """

    __slots__ = ("reasons", "text")

    def __init__(self, text: str, reasons: list[Reason]) -> None:
        """Explain an answer."""
        self.text = text
        self.reasons = reasons


def why_not_this(match: Match, target: str, picks: Sequence[str] = ()) -> Pointed:
    """Say why a thing on the table (`clearing:3`, `card:anvil`) cannot be chosen, after some others were picked."""
    pointing = point(match, target, picks)
    while True:
        try:
            next(pointing)
        except StopIteration as done:
            pointed: Pointed = done.value
            return pointed


def point(match: Match, target: str, picks: Sequence[str] = ()) -> Generator[None, None, Pointed]:
    """Do the same in steps.

    What the open question offers comes first, then what it refuses; if it speaks of the thing in neither way, what
    would be refused or offered after each of its answers that goes on with the same action.
    """
    asked = match.question
    if asked is None:
        raise MatchIsOver("the match is over: no question is open")
    twin = match.copy(explaining=True)
    for wanted in ({target, *picks}, {target}) if picks else ({target},):
        found = _about(twin, asked, wanted)
        if found is not None:
            return found
    offered: Pointed | None = None
    for option in asked.options:
        yield
        ahead = match.copy(explaining=True)
        ahead.answer(option)
        question = ahead.question
        if question is None or question.seat != asked.seat or not ahead.flight:
            continue  # that is the end of the action, or somebody else's turn to speak
        found = _about(ahead, question, {target})
        if found is None:
            continue
        found.text = f"{option.text} {found.text}"
        if found.reasons:
            return found
        offered = offered or found
    return offered or Pointed("", [Reason(paragraph, NOT_ASKED) for paragraph in asked.law])


def _about(match: Match, question: Question, wanted: set[str]) -> Pointed | None:
    """Return what a question says of an answer with these targets, or else of one that they stand for."""
    why = match.position.why
    if why is None:
        return None
    for meant in ({}, why.meant):
        offered = _first(question.options, wanted, meant)
        if offered is not None:
            return Pointed(offered.text, [])
        refused = _first(why.options.values(), wanted, meant)
        if refused is not None:
            return Pointed(refused.text, why.refusals[refused.text])
    return None


def _first(options: Iterable[Option[Any]], wanted: set[str], meant: Mapping[str, set[str]]) -> Option[Any] | None:
    """Return the first option that has all these targets, or is meant by what it has not."""
    return next((option for option in options if wanted <= {*option.targets, *meant.get(option.text, ())}), None)
