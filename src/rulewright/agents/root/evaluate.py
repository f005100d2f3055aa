"""Root: how good a position is for a seat, in victory points.

Points count as they are; whatever will make points later is worth less as the game draws to its end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from rulewright.agents.root.common import future
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
    return standing(root, seat) + future(root, seat) * hopes - rivals(root, seat)


def standing(root: Root, seat: Seat) -> float:
    """Return what the score track, an active dominance card or a partner's score promises."""
    if root.partner[seat] >= 0:
        return root.points[root.partner[seat]]
    if root.dominance[seat] >= 0:
        return dominion(root, seat)
    return root.points[seat]
