"""How much everything matters to the Marquise."""

from __future__ import annotations

from rulewright.agents.root.weights import Common


class MarquiseWeights(Common, frozen=True, kw_only=True):
    """Wood becomes buildings, buildings become points."""

    sawmills: tuple[float, ...] = (0.0, 0.6, 1.9, 3.0, 3.8, 4.3, 4.6)
    """What so many of them on the map will bring: a wood a turn each, as long as there is time to use it."""
    workshops: tuple[float, ...] = (0.0, 0.4, 1.0, 1.4, 1.6, 1.7, 1.8)
    """Two or three craft nearly everything."""
    recruiters: tuple[float, ...] = (0.0, 0.5, 1.2, 2.4, 2.8, 3.7, 4.0)
    """The third and the fifth draw a card."""
    piece: float = 1.2
    """What the loss of a building costs: it must be built again, and the enemy scores."""
    wood: float = 0.55
    """A wood that reaches an open slot: less than the point it will be, for an action is needed too."""
    stray_wood: float = 0.15
    """A wood that reaches none."""
    enough_wood: int = 6
    """Wood beyond this is not used soon."""
    site: float = 0.4
    """An open slot in a ruled clearing that wood reaches."""
    enough_sites: int = 4
    rule: float = 0.12
    """A ruled clearing: moves and wood pass through it."""
    warrior: float = 0.18
    """The first warrior in a clearing."""
    more_warriors: float = 0.14
    """Each of the next two."""
    crowd: float = 0.4
    """The share of that for all others there."""
    keep: float = 1.5
    """The keep: field hospitals, and a clearing where nobody else places pieces."""
    ready: float = 0.25
    """Wood for the next building of some kind, at a place where it can stand."""
