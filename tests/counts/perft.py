"""Count answer sequences, as chess programs count move sequences to find out whether they know the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.builders.root import table

if TYPE_CHECKING:
    from rulewright.kernel.match import Match

DICE = [0] * 64


def begin(text: str) -> Match:
    """Return a match from a position in text, in which all dice show 0."""
    return table(text, dice=DICE)


def count(match: Match, depth: int) -> int:
    """Return how many sequences of `depth` answers the rules allow; a match that ends early counts none."""
    question = match.question
    if question is None:
        return 0
    if depth == 1:
        return len(question.options)
    total = 0
    for option in question.options:
        twin = match.copy()
        twin.answer(option)
        total += count(twin, depth - 1)
    return total


def divide(match: Match, depth: int) -> dict[str, int]:
    """Return the count after each first answer: the way to find out where a wrong number comes from."""
    found: dict[str, int] = {}
    assert match.question is not None
    for option in match.question.options:
        twin = match.copy()
        twin.answer(option)
        found[option.text] = 1 if depth == 1 else count(twin, depth - 1)
    return found
