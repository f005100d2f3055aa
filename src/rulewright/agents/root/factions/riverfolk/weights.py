"""How much everything matters to the Riverfolk."""

from __future__ import annotations

from rulewright.agents.root.weights import Common


class RiverfolkWeights(Common, frozen=True, kw_only=True):
    """Funds act every turn and score when they are kept; trade posts score at once and bring customers."""

    fund: float = 0.55
    """A warrior in the Funds box, which is half a point at the next Birdsong while a trade post stands."""
    idle_fund: float = 0.35
    """The same while no trade post stands."""
    later_fund: float = 0.38
    """A warrior in Payments, Committed or on the tracks: a fund of the next turn."""
    pair: float = 0.5
    """Two funds of somebody who rules a clearing without a trade post: a post to come."""
    enough_pairs: int = 3
    post: float = 0.5
    """A trade post on the map: a customer's second service, and dividends."""
    first_post: float = 1.2
    """The first of them, without which there are no dividends."""
    space: float = 0.15
    """An empty space on the tracks, which crafts."""
    post_loss: float = 1.6
    """What a trade post costs when it falls: half of the funds, and a point for the enemy."""
    ware: float = 0.2
    """A card in the open hand that somebody might buy, up to five."""
    enough_wares: int = 5
    warrior: float = 0.3
    """The first warrior in a clearing."""
    more_warriors: float = 0.12
    """Each of the next two."""
    crowd: float = 0.2
    """The share of that for all others there."""
    dear: float = 0.12
    """A price of one more, as long as it is fair."""
    fair: int = 2
    """What people pay."""
    too_dear: float = 0.2
    """A price of one more that hardly anybody pays."""
