"""C.2.5 The ferry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.power import Power
from rulewright.games.root.rules.cards import draw
from rulewright.games.root.rules.ruling import decider
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.root.position import Root
    from rulewright.games.root.terms import Force, Place

CROSSED = 1
"""The ferry's bit among what is allowed once a turn."""
FARE = 1
"""How many cards whoever has crossed draws."""


@law("root C.2.5")
class Ferry(Power):
    """Once a turn pieces move from its clearing into any other coastal one, and take it along.

    Nobody can battle or remove it: it is nobody's piece.
    """

    name = "ferry"
    once = CROSSED
    carrying_law = "root C.2.5"

    def carries(self, root: Root, owner: Force, mover: Force, origin: Place) -> int:
        """Carry whoever moves out of its clearing, whoever it was that has the turn: once in it (ruling R-110)."""
        if origin != root.ferry or root.once & CROSSED:
            return 0
        return root.setting.map.coast & ~(1 << origin)

    def lands(self, root: Root, owner: Force, mover: Force, way: tuple[Place, Place]) -> None:
        """Go along; then the player whose pieces have crossed draws a card, before anybody reacts (EX-101)."""
        origin, destination = way
        if not self.carries(root, owner, mover, origin) >> destination & 1:
            return
        root.ferry = destination
        root.once |= CROSSED
        seat = decider(root, mover)
        if root.teller:
            root.tell("ferried", seat=seat, origin=origin, destination=destination)
        draw(root, seat, FARE)

    def bars_ways(self, root: Root, owner: Force, mover: Force, origin: Place) -> Sequence[tuple[int, str, str]]:
        """Across the lake one needs the ferry, and it goes once a turn."""
        coast = root.setting.map.coast
        if not coast >> origin & 1:
            return ()
        key = "why.ferry-used" if origin == root.ferry else "why.ferry-elsewhere"
        return ((coast & ~(1 << origin), "root C.2.5", key),)
