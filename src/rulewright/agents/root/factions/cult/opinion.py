"""The Lizard Cult: cards come back and make gardens, gardens make points, the dead become acolytes."""

from __future__ import annotations

from rulewright.agents.root.common import crafting_pieces, danger, hand, in_play, targets, warriors_worth
from rulewright.agents.root.factions.cult.topics import TOPICS
from rulewright.agents.root.factions.cult.weights import CultWeights
from rulewright.agents.root.opinion import Opinion
from rulewright.games.root.factions.cult.board import GARDEN, board_of, garden_of
from rulewright.games.root.factions.cult.conspiracies import price
from rulewright.games.root.position import Root
from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.terms import BIRD, CLEARING_SUITS, PLACES, bits
from rulewright.kernel.question import Seat

HATED_ACOLYTES = 3


class CultOpinion(Opinion[CultWeights]):
    """What the Lizard Cult makes of a position."""

    name = "cult"
    weights = CultWeights()
    topics = TOPICS

    def hopes(self, root: Root, seat: Seat, weights: CultWeights) -> float:
        """Say what the Cult may hope for."""
        board, deck = board_of(root, seat), root.setting.deck
        own = ruled(root, seat)
        value = warriors_worth(root, seat, weights.warrior, weights.more_warriors, weights.crowd)
        value += in_play(root, seat, weights) + targets(root, seat, weights) + weights.rule * own.bit_count()
        value += hand(root, seat, weights, crafting_pieces(root, seat, GARDEN[board.outcast]))
        # What is revealed comes back in Evening: it is worth what it was in the hand.
        held = root.hands[seat] | board.revealed
        value += weights.card * board.revealed.bit_count()
        for suit in CLEARING_SUITS:
            garden = garden_of(root, seat, suit)
            number = root.placed[garden.number]
            value += weights.garden * number + weights.row[number]
            cards = (held & deck.of_suit[suit]).bit_count()
            value += (weights.suited_card if number > 1 else weights.idle_card) * min(cards, 2)
            if cards and number < garden.limit:
                room = (own & root.open & root.of_suit[suit]).bit_count()
                value += weights.site * min(room, weights.enough_sites)
            for place in bits(root.homes[garden.number]):
                lost = weights.garden_loss * root.pieces[garden.offset + place]
                value -= lost * danger(root, seat, place, weights)
        value += weights.outcast_garden * root.placed[garden_of(root, seat, board.outcast).number]
        value += weights.bird * (held & deck.of_suit[BIRD]).bit_count()
        return value + conspiracies(root, seat, weights)


def conspiracies(root: Root, seat: Seat, weights: CultWeights) -> float:
    """Return what the acolytes promise."""
    board = board_of(root, seat)
    value = weights.acolyte * min(board.acolytes, weights.enough_acolytes)
    if board.hated:
        value += weights.hated * min(board.acolytes, HATED_ACOLYTES)
    if board.acolytes >= price(root, seat, "sanctify"):
        for place in bits(root.of_suit[board.outcast]):
            prey = sum(root.built[other * PLACES + place] for other in root.setting.seats if other != seat)
            value += weights.prey * min(prey, 1)
    return value
