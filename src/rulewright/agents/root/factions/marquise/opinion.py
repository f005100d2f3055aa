"""The Marquise: wood becomes buildings, buildings become points."""

from __future__ import annotations

from rulewright.agents.root.common import crafting_pieces, danger, hand, in_play, targets, warriors_worth
from rulewright.agents.root.factions.marquise.topics import TOPICS
from rulewright.agents.root.factions.marquise.weights import MarquiseWeights
from rulewright.agents.root.opinion import Opinion
from rulewright.games.root.factions.marquise.board import WOOD_COST
from rulewright.games.root.factions.marquise.building import connected, wood_in
from rulewright.games.root.position import Root
from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.terms import PLACES, bits
from rulewright.kernel.question import Seat

TRACKS = ("sawmill", "workshop", "recruiter")


class MarquiseOpinion(Opinion[MarquiseWeights]):
    """What the Marquise de Cat makes of a position."""

    name = "marquise"
    weights = MarquiseWeights()
    topics = TOPICS

    def hopes(self, root: Root, seat: Seat, weights: MarquiseWeights) -> float:
        """Say what the Marquise may hope for."""
        kinds = root.setting.kind
        value = warriors_worth(root, seat, weights.warrior, weights.more_warriors, weights.crowd)
        value = value + in_play(root, seat, weights) + targets(root, seat, weights)
        value += hand(root, seat, weights, crafting_pieces(root, seat, "workshop"))
        for name, worth in zip(TRACKS, (weights.sawmills, weights.workshops, weights.recruiters), strict=True):
            value += worth[root.placed[kinds[seat, name].number]]
        if root.placed[kinds[seat, "keep"].number]:
            value += weights.keep
        value += weights.rule * ruled(root, seat).bit_count() + supplies(root, seat, weights)
        base, piece, wood = seat * PLACES, weights.piece, weights.wood
        for place in bits(root.setting.map.clearings):
            pieces = piece * root.built[base + place] + wood * root.tokens[base + place]
            if pieces:
                value -= pieces * danger(root, seat, place, weights)
        return value

    def passing(self, root: Root, seat: Seat) -> int:
        """Wood comes when her turn begins, and goes when she builds."""
        return root.placed[root.setting.kind[seat, "wood"].number]


def supplies(root: Root, seat: Seat, weights: MarquiseWeights) -> float:
    """Return what wood and building sites promise, group by group of connected clearings."""
    kinds = root.setting.kind
    wood = kinds[seat, "wood"]
    own = ruled(root, seat)
    sites = own & root.open
    value = 0.0
    useful = 0
    slots = root.setting.map.slots
    cheapest = min(WOOD_COST[min(root.placed[kinds[seat, name].number], len(WOOD_COST) - 1)] for name in TRACKS)
    while sites:
        group = connected(root, seat, (sites & -sites).bit_length() - 1)
        here = sites & group
        sites &= ~group
        budget = wood_in(root, wood, group)
        useful += budget
        room = sum(slots[place] - root.filled[place] for place in bits(here))
        value += weights.wood * min(budget, weights.enough_wood) + (weights.ready if budget >= cheapest else 0.0)
        value += weights.site * min(room, weights.enough_sites)
    return value + weights.stray_wood * (root.placed[wood.number] - useful)
