"""A position that is played on: the table itself beside its match, and why something is not offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.kernel.why import why_not
from tests.builders.root import GAME, position, say

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.match import Match


def play(text: str, *answers: str, dice: list[int] | None = None, seed: int = 0) -> tuple[Root, Match]:
    """Go on from a position with some answers; return the table and its match."""
    root = position(text, dice=dice, seed=seed)
    match = GAME.resume(root)
    say(match, *answers)
    return root, match


def reasons(match: Match, text: str) -> list[str]:
    """Return the paragraphs that keep an answer, or a chain of answers, from being offered."""
    return [reason.law for reason in why_not(match, text)]
