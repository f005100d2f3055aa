"""The Underground Duchy: ministers act and score, cards and clearings win them, buildings must not fall."""

from __future__ import annotations

from rulewright.agents.root.common import crafting_pieces, danger, hand, in_play, targets, warriors_worth
from rulewright.agents.root.factions.duchy.topics import TOPICS
from rulewright.agents.root.factions.duchy.weights import DuchyWeights
from rulewright.agents.root.opinion import Opinion
from rulewright.games.root.factions.duchy.assembly import all_out, buildings_left
from rulewright.games.root.factions.duchy.board import (
    BUILDINGS,
    CITADEL,
    CROWNS,
    MARKET,
    TUNNEL,
    board_of,
    in_burrow,
    kind_of,
    placed,
)
from rulewright.games.root.factions.duchy.ministers import BARON, DUCHESS, EARL
from rulewright.games.root.factions.duchy.sway import supported
from rulewright.games.root.position import Root
from rulewright.games.root.rules.ruling import presence, ruled
from rulewright.games.root.terms import BIRD, bits
from rulewright.kernel.question import Seat


class DuchyOpinion(Opinion[DuchyWeights]):
    """What the Underground Duchy makes of a position."""

    name = "duchy"
    weights = DuchyWeights()
    topics = TOPICS

    def hopes(self, root: Root, seat: Seat, weights: DuchyWeights) -> float:
        """Say what the Duchy may hope for."""
        board, everywhere = board_of(root, seat), root.setting.map.clearings
        own = ruled(root, seat) & everywhere
        pieces = [crafting_pieces(root, seat, name) for name in BUILDINGS]
        fox, rabbit, mouse = (sum(one[suit] for one in pieces) for suit in (1, 2, 3))
        value = warriors_worth(root, seat, weights.warrior, weights.more_warriors, weights.crowd)
        value += in_play(root, seat, weights) + targets(root, seat, weights) + weights.rule * own.bit_count()
        value += hand(root, seat, weights, (0, fox, rabbit, mouse)) + weights.burrow * in_burrow(root, seat)
        # What is revealed comes back in Evening, but for the birds.
        back = board.revealed & ~root.setting.deck.of_suit[BIRD]
        value += weights.shown * back.bit_count()
        held = presence(root, seat) & everywhere
        value += weights.foothold * min(held.bit_count(), weights.enough_footholds)
        value += weights.audience * min(supported(root, seat, root.hands[seat] | back), weights.enough_audience)
        value += weights.tunnel * placed(root, seat, TUNNEL)
        value += weights.citadel[placed(root, seat, CITADEL)] + weights.market[placed(root, seat, MARKET)]
        if buildings_left(root, seat):
            value += weights.site * min((own & root.open).bit_count(), weights.enough_sites)
        return value + court(root, seat, weights) - failures(root, seat, weights)


def court(root: Root, seat: Seat, weights: DuchyWeights) -> float:
    """Return what ministers promise, swayed or to come."""
    board, value = board_of(root, seat), 0.0
    for minister in bits(board.swayed):
        value += weights.minister[minister]
    if board.swayed >> DUCHESS & 1 and all_out(root, seat):
        value += weights.lord_tunnels
    if board.swayed >> BARON & 1:
        value += weights.lord_market * placed(root, seat, MARKET)
    if board.swayed >> EARL & 1:
        value += weights.lord_citadel * placed(root, seat, CITADEL)
    return value + weights.crown * sum(board.crowns(rank) for rank in range(len(CROWNS)))


def failures(root: Root, seat: Seat, weights: DuchyWeights) -> float:
    """Return what is lost where buildings are in danger."""
    value = 0.0
    for name in BUILDINGS:
        kind = kind_of(root, seat, name)
        for place in bits(root.homes[kind.number]):
            value += weights.building_loss * root.pieces[kind.offset + place] * danger(root, seat, place, weights)
    return value
