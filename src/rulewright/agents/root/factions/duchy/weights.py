"""How much everything matters to the Duchy."""

from __future__ import annotations

from rulewright.agents.root.weights import Common


class DuchyWeights(Common, frozen=True, kw_only=True):
    """Ministers act and score, cards and clearings win them, buildings feed them and lose them."""

    minister: tuple[float, ...] = (2.6, 1.5, 1.6, 2.6, 2.2, 2.4, 1.2, 1.0, 1.0)
    """Each swayed minister in the order of the Law: what he will do over the rest of the game."""
    lord_tunnels: float = 3.2
    """All three tunnels on the map, with the Duchess of Mud swayed: two points every turn."""
    lord_market: float = 1.5
    """A market, with the Baron of Dirt swayed: a point every turn."""
    lord_citadel: float = 1.5
    """A citadel, with the Earl of Stone swayed: a point every turn."""
    crown: float = 0.4
    """A crown that is still on the board: a minister to come."""
    citadel: tuple[float, ...] = (0.0, 1.2, 2.8, 4.0)
    """So many citadels on the map: warriors every turn, and crafting."""
    market: tuple[float, ...] = (0.0, 1.6, 3.0, 4.2)
    """So many markets on the map: cards every turn, and crafting."""
    building_loss: float = 3.0
    """What a building costs when it falls: itself, a minister with his crown, a card, and a point for the enemy."""
    site: float = 0.3
    """An open slot in a ruled clearing, while buildings are left."""
    enough_sites: int = 3
    tunnel: float = 0.4
    """A tunnel on the map."""
    burrow: float = 0.28
    """A warrior in the Burrow."""
    audience: float = 0.35
    """A card that finds a clearing of its own, for the next minister."""
    enough_audience: int = 4
    foothold: float = 0.3
    """A clearing with a piece of ours: a card can be revealed for it."""
    enough_footholds: int = 6
    shown: float = 0.55
    """A revealed card that comes back in Evening."""
    warrior: float = 0.3
    """The first warrior in a clearing."""
    more_warriors: float = 0.25
    """Each of the next two."""
    crowd: float = 0.4
    """The share of that for all others there."""
    rule: float = 0.2
    """A ruled clearing."""
