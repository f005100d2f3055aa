"""How much everything matters to the Cult."""

from __future__ import annotations

from rulewright.agents.root.weights import Common


class CultWeights(Common, frozen=True, kw_only=True):
    """Cards come back and make gardens, gardens make points, the dead become acolytes."""

    garden: float = 1.1
    """A garden on the map: it rules its clearing, and crafts when its suit is the Outcast."""
    row: tuple[float, ...] = (0.0, 0.3, 2.6, 3.2, 4.6, 6.0)
    """So many gardens of one suit: what a card of it will score every turn, and the card that the second draws."""
    suited_card: float = 0.9
    """A card of a suit that scores: it builds or recruits every turn, or scores once."""
    idle_card: float = 0.35
    """A card of a suit that does not score yet."""
    bird: float = 0.15
    """A bird makes an acolyte each turn, and nothing else."""
    site: float = 0.35
    """An open slot in a ruled clearing of a suit, where a card of it in hand could plant a garden."""
    enough_sites: int = 4
    acolyte: float = 0.55
    """An acolyte: two or three of them are a conspiracy."""
    enough_acolytes: int = 7
    hated: float = 0.3
    """An Outcast that is hated makes conspiracies cheaper, for each of the first three acolytes."""
    prey: float = 0.35
    """A building of an enemy in a clearing of the Outcast, with acolytes enough to sanctify it."""
    outcast_garden: float = 0.25
    """A garden of the Outcast suit crafts."""
    warrior: float = 0.25
    """The first warrior in a clearing."""
    more_warriors: float = 0.2
    """Each of the next two."""
    crowd: float = 0.3
    """The share of that for all others there."""
    rule: float = 0.15
    """A ruled clearing."""
    garden_loss: float = 2.2
    """What a garden costs when it falls: its points, a card, and a point for the enemy."""
