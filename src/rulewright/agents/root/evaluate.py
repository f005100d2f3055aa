"""Root: how good a position is for a seat, in victory points.

What will make points later is counted in the points it may make; points that are made count a little more the
nearer they bring the end, so that hopes are cashed in when there is no time left for them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from rulewright.agents.root.evaluate_alliance import alliance
from rulewright.agents.root.evaluate_eyrie import eyrie
from rulewright.agents.root.evaluate_marquise import marquise
from rulewright.agents.root.evaluate_vagabond import vagabond
from rulewright.agents.root.rivals import dominion, rivals
from rulewright.games.root.position import Root
from rulewright.kernel.position import Position
from rulewright.kernel.question import Seat

VICTORY = 1000.0
"""More than any sum of hopes: a win is taken at once, a loss avoided at any price."""

HALFWAY = 12
URGENCY = 0.04
"""From half way on each point is worth more than the one before: the last ones two and a half times as much."""

FACTION: dict[str, Callable[[Root, Seat], float]] = {
    "marquise": marquise,
    "eyrie": eyrie,
    "alliance": alliance,
    "vagabond": vagabond,
}


def evaluate(position: Position, seat: Seat) -> float:
    """Say how good a position is for a seat."""
    root = cast("Root", position)
    if root.over:
        return VICTORY if seat in root.winners else -VICTORY
    hopes = FACTION[root.setting.factions[seat].name](root, seat)
    return standing(root, seat) + hopes - rivals(root, seat)


def standing(root: Root, seat: Seat) -> float:
    """Return what the score track, an active dominance card or a partner's score promises."""
    if root.partner[seat] >= 0:
        return scored(root.points[root.partner[seat]])
    if root.dominance[seat] >= 0:
        return dominion(root, seat)
    return scored(root.points[seat])


def scored(points: int) -> float:
    """Return what points on the track are worth."""
    return points + URGENCY * max(0, points - HALFWAY) ** 2
