"""Why something is not offered: the same rules that exclude it say which paragraph did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.kernel import demands
from rulewright.kernel.errors import MatchIsOver, UnknownAnswer

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Sequence

    from rulewright.kernel.match import Match
    from rulewright.kernel.question import Option, Question


class Reason:
    """One paragraph that stands in the way, with the key of a sentence that says how.

    `about` are the things on the table that it is about, if not all that an answer names: where somebody has no
    warriors none go from there, wherever to.
    """

    __slots__ = ("about", "key", "law")

    def __init__(self, law: str, key: str, about: tuple[str, ...] = ()) -> None:
        """Cite a paragraph."""
        self.law = law
        self.key = key
        self.about = about

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

    def refuse(self, option: Option[Any], law: str, key: str, *about: str) -> None:
        """Note that an option, which would be offered otherwise, is excluded by a paragraph that is about something.

        Whoever points at one of its things only is told no reason that is about others.
        """
        self.options[option.text] = option
        reasons = self.refusals.setdefault(option.text, [])
        reason = Reason(law, key, about)
        if reason not in reasons:
            reasons.append(reason)

    def means(self, option: Option[Any], *things: str) -> None:
        """Note that whoever points at these things may mean an option, offered or refused: a shop by what it sells.

        A kind of things (`clearing:`) stands for all of them.
        """
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
    refused there is refused to them.  UnknownAnswer says that a word is the notation of nothing.
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
    asked = _asked(match)
    words = demands.text(text, "text").split()
    if not words:
        raise UnknownAnswer("no answer was named; name one, or several with spaces between them")
    twin = match.copy(explaining=True)
    for place, word in enumerate(words):
        question = twin.question
        if question is None or question.seat != asked.seat:
            return [Reason(asked.law[0], NOT_ASKED)]
        refusals = {} if twin.position.why is None else twin.position.why.refusals
        chained = refusals.get(" ".join(words[place:])) if place + 1 < len(words) else None
        if chained:
            return chained  # a question may know of a whole chain what is wrong with it
        option = question.find(word)
        if option is None:
            refused = refusals.get(word)
            if not refused and not match.game.knows(match.options, word):
                raise UnknownAnswer(f"{word!r} is no answer: {match.game.title} has nothing that is written so")
            return refused or [Reason(paragraph, NOT_ASKED) for paragraph in question.law]
        twin.answer(option)
        yield
    return []


class Pointed:
    """What the rules say of a thing that somebody pointed at: the answer that was meant, and what stands in its way.

    `text` is the notation of a chain of answers, empty if there is none that the thing belongs to.  `offered` are the
    chains by which it can be chosen; without a reason the first of them was meant.
    """

    __slots__ = ("offered", "reasons", "text")

    def __init__(self, text: str, reasons: list[Reason], offered: list[str] | None = None) -> None:
        """Explain an answer."""
        self.text = text
        self.reasons = reasons
        self.offered = offered or []


MOST_REASONS = 4
"""So many are told of one thing: what comes first is nearest to what was meant."""


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

    What the open question offers comes first.  Else it is told what it refuses, and what would be refused or offered
    after those of its answers that name an action and nothing else: what the action is done to comes after.  Only if
    nothing is found there, other answers are followed as well.
    """
    asked = _asked(match)
    if not demands.text(target, "target"):
        raise UnknownAnswer("nothing was pointed at")
    demands.texts(picks, "picks")
    twin = match.copy(explaining=True)
    precisely = _about(twin, asked, (*picks, target)) if picks else []
    if precisely:
        return precisely[0]
    found = _about(twin, asked, (target,))
    if found and _naming(asked.options, (target,)):
        return found[0]
    for option in asked.options:
        if not option.targets:
            yield
            found += _ahead(match, option, target)[:1]
    if found:
        return _together(found)
    offered: list[Pointed] = []
    for option in asked.options:
        if option.targets:
            yield
            later = _ahead(match, option, target)
            if later and later[0].reasons:
                return later[0]
            offered += later
    last = offered or _refused(twin, (target,), strictly=False)
    return last[0] if last else Pointed("", [Reason(paragraph, NOT_ASKED) for paragraph in asked.law])


def _asked(match: Match) -> Question:
    """Return the open question of a match."""
    from rulewright.kernel.match import Match as Matches  # noqa: PLC0415  (matches collect reasons)

    question = demands.kind(match, Matches, "match").question
    if question is None:
        raise MatchIsOver("the match is over: no question is open")
    return question


def _ahead(match: Match, option: Option[Any], target: str) -> list[Pointed]:
    """Return what is said of a thing after an answer, as long as the action goes on and nothing else happens."""
    asked = match.question
    ahead = match.copy(explaining=True)
    ahead.answer(option)
    question, chance = ahead.question, match.position.fate.counter
    if asked is None or question is None or question.seat != asked.seat or not ahead.flight:
        return []
    if ahead.position.fate.counter != chance:
        return []  # what comes after dice and draws is not what anybody points at now
    found = _about(ahead, question, (target,))
    for one in found:
        one.text = f"{option.text} {one.text}"
        one.offered = [f"{option.text} {text}" for text in one.offered]
    return found


def _together(answers: list[Pointed]) -> Pointed:
    """Return all that is said of a thing as one answer, refusals first."""
    refused = [one for one in answers if one.reasons]
    reasons = list(dict.fromkeys(reason for one in refused for reason in one.reasons))
    offered = [text for one in answers for text in one.offered]
    return Pointed((refused or answers)[0].text, reasons[:MOST_REASONS], offered)


def _about(match: Match, question: Question, chosen: tuple[str, ...]) -> list[Pointed]:
    """Return what a question says of the answers that name some things, or else of those that they stand for.

    One that is offered is enough.  Of those that are refused, the first of each sort is told: answers of one sort name
    things of the same kinds, and rules refuse first what is nearest to being allowed.
    """
    why = match.position.why
    if why is None:
        return []
    offered = _naming(question.options, chosen)
    if offered:
        return [Pointed(offered[0].text, [], [offered[0].text])]
    found = _refused(match, chosen, strictly=len(chosen) == 1)
    meant = [option for option in question.options if _stands_for(why, chosen, option)]
    if meant:
        found.append(Pointed(meant[0].text, [], [meant[0].text]))
    return found or _by_sort(why, [option for option in why.options.values() if _stands_for(why, chosen, option)])


def _refused(match: Match, chosen: tuple[str, ...], *, strictly: bool) -> list[Pointed]:
    """Return what stands in the way of answers that name some things; strictly, only what is about nothing else."""
    why = match.position.why
    if why is None:
        return []
    options = _naming(why.options.values(), chosen)
    if strictly:
        options = [option for option in options if {*chosen}.issuperset(why.refusals[option.text][0].about)]
    return _by_sort(why, options)


def _naming(options: Iterable[Option[Any]], chosen: tuple[str, ...]) -> list[Option[Any]]:
    """Return the options that name some things; of one sort, those that name them in order before others."""
    found = [option for option in options if {*chosen}.issubset(option.targets)]
    ordered = {_sort(option) for option in found if option.targets[: len(chosen)] == chosen}
    return [option for option in found if _sort(option) not in ordered or option.targets[: len(chosen)] == chosen]


def _stands_for(why: Why, chosen: tuple[str, ...], option: Option[Any]) -> bool:
    """Whether somebody who points at some things may mean an option that does not name them all."""
    meant = why.meant.get(option.text, set())
    kinds = {thing.partition(":")[0] for thing in meant if thing.endswith(":")}
    others = [one for one in chosen if one not in option.targets]
    return bool(others) and all(one in meant or one.partition(":")[0] in kinds for one in others)


def _sort(option: Option[Any]) -> tuple[str, ...]:
    """Return the kinds of things that an option names; one that names none is a sort of its own."""
    return tuple(target.partition(":")[0] for target in option.targets) or (option.text,)


def _by_sort(why: Why, options: Iterable[Option[Any]]) -> list[Pointed]:
    """Return what stands in the way of some options, the first of each sort."""
    found: dict[tuple[str, ...], Pointed] = {}
    for option in options:
        sort = _sort(option)
        if sort not in found:
            found[sort] = Pointed(option.text, why.refusals[option.text])
    return list(found.values())
