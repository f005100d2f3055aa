"""The Woodland Alliance: supporters become sympathy, sympathy becomes points, revolts bring bases and officers."""

from __future__ import annotations

from rulewright.agents.root.common import crafting_pieces, danger, hand, in_play, targets
from rulewright.agents.root.factions.alliance.topics import TOPICS
from rulewright.agents.root.factions.alliance.weights import AllianceWeights
from rulewright.agents.root.opinion import Opinion
from rulewright.games.root.factions.alliance.birdsong import revolt_sites, spread_cost, spread_sites
from rulewright.games.root.factions.alliance.board import (
    CAPACITY,
    REVOLT_COST,
    SYMPATHY_POINTS,
    base_of,
    bases_on_map,
    board_of,
    sympathy_of,
)
from rulewright.games.root.position import Root
from rulewright.games.root.terms import BIRD, CLEARING_SUITS, PLACES, bits
from rulewright.kernel.question import Seat


class AllianceOpinion(Opinion[AllianceWeights]):
    """What the Woodland Alliance makes of a position."""

    name = "alliance"
    weights = AllianceWeights()
    topics = TOPICS

    def hopes(self, root: Root, seat: Seat, weights: AllianceWeights) -> float:
        """Say what the Alliance may hope for."""
        sympathy = sympathy_of(root, seat)
        tokens = root.placed[sympathy.number]
        following = SYMPATHY_POINTS[tokens] if tokens < sympathy.limit else 0
        bases = bases_on_map(root, seat)
        board = board_of(root, seat)
        value = weights.sympathy * tokens + weights.next_token * following + weights.bases[len(bases)]
        most = len(weights.officers) - 1
        value += weights.officers[min(board.officers, most)] if bases else weights.idle_officer * board.officers
        value += in_play(root, seat, weights) + targets(root, seat, weights)
        value += hand(root, seat, weights, crafting_pieces(root, seat, "sympathy"))
        value += stack(root, seat, weights) + revolts(root, seat, len(bases), weights)
        homes = root.homes[sympathy.number]
        army = 0
        for place in bits(root.army[seat]):
            number = root.warriors[seat * PLACES + place]
            army += number
            if board.officers and not homes >> place & 1:
                value += weights.organize * following
        value += weights.warrior * min(army, weights.enough_warriors)
        for place in bits(homes):
            value -= weights.token_loss * danger(root, seat, place, weights)
        for suit in bases:
            for place in bits(root.homes[base_of(root, seat, suit).number]):
                value -= weights.base_loss * danger(root, seat, place, weights)
        return value


def stack(root: Root, seat: Seat, weights: AllianceWeights) -> float:
    """Return what the supporters are worth, suit by suit, and the room to spend them in."""
    supporters, of_suit = board_of(root, seat).supporters, root.setting.deck.of_suit
    sites = spread_sites(root, seat)
    revolting = revolt_sites(root, seat)
    value = 0.0
    for suit in CLEARING_SUITS:
        useful = (sites | revolting) & root.of_suit[suit]
        value += (weights.supporter if useful else weights.idle_supporter) * (supporters & of_suit[suit]).bit_count()
    value += weights.bird_supporter * (supporters & of_suit[BIRD]).bit_count()
    number = supporters.bit_count()
    if number > weights.many:
        value *= weights.many / number
    if number >= CAPACITY and not bases_on_map(root, seat):
        value -= weights.idle_supporter  # nobody else can join
    cheap = root.placed[sympathy_of(root, seat).number]
    cheapest = min((spread_cost(root, seat, place) for place in bits(sites)), default=0) if cheap else 0
    return value + weights.room * sum(spread_cost(root, seat, place) == cheapest for place in bits(sites))


def revolts(root: Root, seat: Seat, bases: int, weights: AllianceWeights) -> float:
    """Return what revolts within reach promise."""
    supporters, of_suit = board_of(root, seat).supporters, root.setting.deck.of_suit
    for place in bits(revolt_sites(root, seat)):
        matching = supporters & (of_suit[root.suits[place]] | of_suit[BIRD])
        if matching.bit_count() >= REVOLT_COST:
            return weights.revolt / (1.0 + bases)
    return 0.0
