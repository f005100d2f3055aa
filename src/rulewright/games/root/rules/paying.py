"""11.2.6.I, 11.2.6.III What somebody can pay for services: warriors from the supply, or what a power pays with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.kernel.law import law

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat


@law("root 11.2.6.I", "root 11.2.6.III")
def purse(root: Root, seat: Seat) -> int:
    """Return how much a seat can pay."""
    for power in root.kits[seat].purse:
        own = power.purse(root, seat)
        if own is not None:
            return own
    return root.supply[seat]


@law("root 11.2.6.III", "root 11.2.7.III.b")
def pays_otherwise(root: Root, seat: Seat) -> bool:
    """Whether a seat has no warriors to pay with, and pays in a way of its own."""
    return bool(root.kits[seat].purse)
