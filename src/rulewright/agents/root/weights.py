"""What every faction has an opinion on: cards, safety, rivals, the score.  Each faction's table adds to these."""

from __future__ import annotations

import msgspec

from rulewright.agents.root.decks import exiles, standard
from rulewright.agents.weights import Weights


def _in_play() -> dict[str, float]:
    """Return the worth of crafted cards: a line for each deck."""
    return {
        **standard.IN_PLAY,
        **exiles.IN_PLAY,
    }


class Common(Weights, frozen=True, kw_only=True):
    """The weights that all factions have, each faction its own."""

    card: float = 0.6
    """A hand card: it will be spent on something."""
    unseen_card: float = 0.85
    """A card that will be drawn: on average it is a bit more than just a card."""
    ambush_card: float = 0.35
    """An ambush kills two, or makes attackers think twice."""
    bird_card: float = 0.15
    """A bird serves as any suit."""
    dominance_card: float = -0.45
    """A dominance card cannot be crafted."""
    craft_points: float = 0.55
    """Share of an item's points, as long as it is only in hand but could be crafted."""
    craft_later: float = 0.1
    """The same, while crafting pieces are missing."""
    craft_lasting: float = 0.5
    """A lasting card in hand that could be crafted."""
    favor_piece: float = 0.35
    """A Favor in hand that could be crafted, for each enemy building or token it would remove."""
    in_play: dict[str, float] = msgspec.field(default_factory=_in_play)
    """Crafted cards: what they will do over the rest of the game."""
    lying: float = 0.15
    """A warrior that lies on a crafted card of ours: five of them are a point."""

    paid: float = 0.45
    """A warrior of ours on somebody else's board: it is not in our supply, and it works for them."""
    lent_prey: float = 0.6
    """A building or token of an enemy that hired warriors may strike this turn."""
    lent_rule: float = 0.15
    """A clearing that we shall rule this turn because of hired warriors, up to three."""
    ferried_prey: float = 0.35
    """A building or token of an enemy to which boats open the way this turn."""

    pressure: float = 0.12
    """Share of a building's or token's worth that is lost with each attacker in excess of its defenders."""
    far_pressure: float = 0.05
    """The same for attackers who are still one clearing away."""
    certain: float = 0.8
    """Nothing is ever lost for certain."""
    target: float = 0.3
    """A building or token of an enemy that our warriors stand beside: a point to be had by battle."""

    rival_point: float = 0.15
    """A point of any rival."""
    leader_point: float = 0.25
    """A point of the leading rival, on top: he must be stopped first."""
    close: int = 22
    """From here on a rival is about to win."""
    close_point: float = 0.5
    """A point of a rival who is about to win, on top."""
    rival_piece: float = 0.25
    """A building or token of a rival makes points for him."""
    rival_warrior: float = 0.07
    """A warrior of a rival."""
    rival_card: float = 0.12
    """A card in a rival's hand or in his stack."""
    rival_in_play: float = 0.3
    """What a crafted card of a rival is worth, for each point that it promises him."""
    rival_dominance: float = 25.0
    """A rival who would win by dominance if his turn began now."""
    rival_on_the_way: float = 2.0
    """For each step towards that."""

    pass_evening: float = 0.85
    """The Pass, while we rule it and our Evening is still to come in this turn: a point that is almost scored."""
    pass_later: float = 0.9
    """The Pass, while we rule it: the points of Evenings after that, as far as somebody does not take it."""
    pass_guard: float = 0.1
    """For each warrior and building by which we hold it (three at most)."""
    ferry: float = 0.2
    """Warriors or a pawn of ours where the ferry lies: a way across, and a card, when our turn comes."""

    held: float = 15.0
    """Our own dominance card, while we hold what it demands: much may happen until our next Birdsong."""
    margin: float = 1.0
    """For each warrior by which we hold the weakest of the clearings it demands (three at most)."""
    on_the_way: float = 3.0
    """For each of the clearings it demands, while some are missing."""

    halfway: int = 12
    urgency: float = 0.04
    """From half way on each point is worth more than the one before: the last ones two and a half times as much."""
