"""What lies on the map itself promises whoever holds it: the tower in the Pass, the ferry."""

from __future__ import annotations

from rulewright.agents.root.common import before_step
from rulewright.agents.root.weights import Common
from rulewright.games.root.position import Root
from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.terms import PLACES
from rulewright.kernel.question import Seat


def terrain(root: Root, seat: Seat, weights: Common) -> float:
    """Return what a seat may hope for from the ferry and the tower; nothing on maps without them."""
    value = 0.0
    if root.tower and ruled(root, seat) >> root.tower & 1:
        value += weights.pass_later
        if before_step(root, seat, "end"):
            value += weights.pass_evening
        index = seat * PLACES + root.tower
        value += weights.pass_guard * min(3, root.warriors[index] + root.built[index])
    if root.ferry and (root.army[seat] >> root.ferry & 1 or root.pawns[seat] == root.ferry):
        value += weights.ferry
    return value
