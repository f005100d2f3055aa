"""Why something is not offered: the same rules that exclude it say which paragraph did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.kernel.errors import MatchIsOver

if TYPE_CHECKING:
    from collections.abc import Generator

    from rulewright.kernel.match import Match


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

    __slots__ = ("refusals",)

    def __init__(self) -> None:
        """Begin with nothing refused."""
        self.refusals: dict[str, list[Reason]] = {}

    def refuse(self, text: str, law: str, key: str) -> None:
        """Note that the option with this notation is excluded by a paragraph."""
        reasons = self.refusals.setdefault(text, [])
        reason = Reason(law, key)
        if reason not in reasons:
            reasons.append(reason)

    def clear(self) -> None:
        """Forget everything: a new question is being built."""
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
