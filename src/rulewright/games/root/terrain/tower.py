"""C.3.4 The tower, and the Pass in which it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.power import Power
from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.rules.scoring import score
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.terms import Force
    from rulewright.kernel.question import Seat

PASS_POINTS = 1


@law("root C.3.4")
class Tower(Power):
    """Whoever rules its clearing at the end of their Evening scores a point, after drawing (ruling R-112)."""

    name = "tower"

    def turn_ends(self, root: Root, owner: Force, who: Seat) -> None:
        """Look who rules."""
        if ruled(root, who) >> root.tower & 1:
            score(root, who, PASS_POINTS, "pass")
