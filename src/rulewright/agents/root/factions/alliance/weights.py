"""How much everything matters to the Alliance."""

from __future__ import annotations

from rulewright.agents.root.weights import Common


class AllianceWeights(Common, frozen=True, kw_only=True):
    """Supporters become sympathy, sympathy becomes points, revolts bring bases and officers."""

    sympathy: float = 0.5
    """A token on the map: it crafts, spreads and provokes Outrage."""
    next_token: float = 0.35
    """Share of the points that the next token will score."""
    supporter: float = 0.8
    """A supporter of a suit in which sympathy can spread."""
    idle_supporter: float = 0.5
    """A supporter of another suit."""
    bird_supporter: float = 0.95
    """A bird supports every suit."""
    many: int = 8
    """Supporters beyond this number wait too long."""
    revolt: float = 1.6
    """A revolt that could be carried out next Birdsong, while there is no base; half of it later."""
    bases: tuple[float, float, float, float] = (0.0, 4.2, 6.6, 8.2)
    """So many bases on the map: they draw cards, train officers, and lift the limit on supporters."""
    officers: tuple[float, ...] = (0.0, 1.5, 2.8, 3.8, 4.5, 5.0, 5.3)
    """So many officers: an operation each, every turn."""
    idle_officer: float = 0.3
    """An officer while there is no base."""
    warrior: float = 0.45
    """A warrior on the map: with an officer he becomes sympathy."""
    enough_warriors: int = 6
    organize: float = 0.4
    """Share of the next token's points for a warrior who stands where no sympathy is yet."""
    room: float = 0.12
    """A clearing to which sympathy could spread without Martial Law."""
    base_loss: float = 4.0
    """What a base costs when it falls: supporters, officers, cards."""
    token_loss: float = 0.6
    """What a token costs when it falls: the enemy scores, but pays Outrage."""
