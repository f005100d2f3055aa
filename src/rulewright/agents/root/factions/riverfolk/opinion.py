"""The Riverfolk Company: funds that act and score, trade posts, and wares that somebody wants."""

from __future__ import annotations

from rulewright.agents.root.common import danger, hand, in_play, targets, warriors_worth
from rulewright.agents.root.factions.riverfolk.topics import TOPICS
from rulewright.agents.root.factions.riverfolk.weights import RiverfolkWeights
from rulewright.agents.root.opinion import Opinion
from rulewright.games.root.factions.riverfolk.board import POST_COST, board_of, post_of, posts
from rulewright.games.root.position import Root
from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.terms import CLEARING_SUITS, bits
from rulewright.kernel.question import Seat


class RiverfolkOpinion(Opinion[RiverfolkWeights]):
    """What the Riverfolk make of a position."""

    name = "riverfolk"
    weights = RiverfolkWeights()
    topics = TOPICS

    def hopes(self, root: Root, seat: Seat, weights: RiverfolkWeights) -> float:
        """Say what the Riverfolk may hope for."""
        board = board_of(root, seat)
        held = posts(root, seat)
        spaces = [root.placed[post_of(root, seat, suit).number] + board.gone[suit] for suit in CLEARING_SUITS]
        value = warriors_worth(root, seat, weights.warrior, weights.more_warriors, weights.crowd)
        value += in_play(root, seat, weights) + targets(root, seat, weights)
        value += hand(root, seat, weights, (0, spaces[0], spaces[1], spaces[2]))
        value += weights.ware * min(root.hands[seat].bit_count(), weights.enough_wares)
        value += (weights.fund if held else weights.idle_fund) * sum(board.funds)
        value += weights.later_fund * (sum(board.payments) + sum(board.committed) + sum(board.laid))
        value += weights.post * held.bit_count() + weights.space * sum(spaces)
        if held:
            value += weights.first_post
        for place in bits(held):
            value -= weights.post_loss * danger(root, seat, place, weights)
        return value + prospects(root, seat, weights, held) + market(root, seat, weights)


def prospects(root: Root, seat: Seat, weights: RiverfolkWeights, held: int) -> float:
    """Return what pairs of funds promise: trade posts where their owners rule."""
    board, pairs = board_of(root, seat), 0
    for owner in root.setting.seats:
        have = board.funds[owner] + board.payments[owner] + board.committed[owner] + board.laid[owner]
        pairs += min(have // POST_COST, (ruled(root, owner) & root.setting.map.clearings & ~held).bit_count())
    return weights.pair * min(pairs, weights.enough_pairs)


def market(root: Root, seat: Seat, weights: RiverfolkWeights) -> float:
    """Return what prices promise: the dearer the better, as long as somebody will pay them."""
    value = 0.0
    for price in board_of(root, seat).prices:
        value += weights.dear * min(price, weights.fair) - weights.too_dear * max(0, price - weights.fair)
    return value
