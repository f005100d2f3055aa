"""The Eyrie: roosts score every Evening, as long as the Decree can be carried out."""

from __future__ import annotations

from rulewright.agents.root.common import (
    before_step,
    crafting_pieces,
    danger,
    hand,
    in_play,
    targets,
    warriors_worth,
)
from rulewright.agents.root.factions.eyrie.decree import decree_worth
from rulewright.agents.root.factions.eyrie.topics import TOPICS
from rulewright.agents.root.factions.eyrie.weights import EyrieWeights
from rulewright.agents.root.opinion import Opinion
from rulewright.games.root.factions.eyrie.board import LEADERS, NO_LEADER, ROOST_POINTS, board_of
from rulewright.games.root.position import Root
from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.terms import PLACES, bits
from rulewright.kernel.question import Seat


class EyrieOpinion(Opinion[EyrieWeights]):
    """What the Eyrie Dynasties make of a position."""

    name = "eyrie"
    weights = EyrieWeights()
    topics = TOPICS

    def hopes(self, root: Root, seat: Seat, weights: EyrieWeights) -> float:
        """Say what the Eyrie may hope for."""
        roost = root.setting.kind[seat, "roost"]
        roosts = root.placed[roost.number]
        income = ROOST_POINTS[roosts - 1] if roosts else 0
        evenings = weights.turns + (weights.this_turn if before_step(root, seat, "score") else 0.0)
        value = evenings * income + weights.roost * roosts + (0.0 if roosts else weights.no_roost)
        army = warriors_worth(root, seat, weights.warrior, weights.more_warriors, weights.crowd)
        value += army + in_play(root, seat, weights) + targets(root, seat, weights)
        leader = board_of(root, seat).leader
        if leader != NO_LEADER:
            value += weights.leader[LEADERS[leader]]
            value += decree_worth(root, seat, weights)
            share = 1.0 if LEADERS[leader] == "builder" else weights.item_share
            value += hand(root, seat, weights, crafting_pieces(root, seat, "roost"), share)
        own = ruled(root, seat)
        sites = own & root.open & ~root.homes[roost.number]
        value += weights.site * min(weights.enough_sites, sites.bit_count()) + weights.rule * own.bit_count()
        if roosts:
            loss = weights.roost + weights.turns * (income - ROOST_POINTS[max(0, roosts - 2)])
            for place in bits(root.homes[roost.number]):
                value -= (weights.roost_lost + loss) * danger(root, seat, place, weights)
                if not root.warriors[seat * PLACES + place]:
                    value -= weights.rule
        return value
