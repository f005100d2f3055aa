"""The Riverfolk Company: funds that act and score, trade posts, and wares that somebody wants."""

from __future__ import annotations

from rulewright.agents.root.common import danger, hand, in_play, targets, warriors_worth
from rulewright.agents.root.factions.riverfolk.topics import TOPICS
from rulewright.agents.root.factions.riverfolk.weights import RiverfolkWeights
from rulewright.agents.root.opinion import Opinion
from rulewright.agents.root.weights import Common
from rulewright.games.root.factions.riverfolk.board import POST_COST, board_of, post_of, posts
from rulewright.games.root.position import Root
from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.terms import CLEARING_SUITS, NOBODY, PLACES, Place, bits
from rulewright.kernel.question import Seat

MOST_RULED = 3
"""Nobody has use for more clearings ruled by hired warriors in one turn."""


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

    def promises(self, root: Root, seat: Seat, client: Seat, weights: Common) -> float:
        """Say what mercenaries and boats promise to whoever has them this turn."""
        board, value = board_of(root, seat), 0.0
        if root.turn != client:
            return value
        if board.hired == client:
            value += hired_worth(root, seat, client, weights)
        if board.boats == client:
            value += ferried_worth(root, client, weights)
        return value


def prospects(root: Root, seat: Seat, weights: RiverfolkWeights, held: int) -> float:
    """Return what pairs of funds promise: trade posts where their owners rule."""
    board, pairs = board_of(root, seat), 0
    for owner in root.setting.seats:
        have = board.funds[owner] + board.payments[owner] + board.committed[owner] + board.laid[owner]
        pairs += min(have // POST_COST, (ruled(root, owner) & root.setting.map.clearings & ~held).bit_count())
    return weights.pair * min(pairs, weights.enough_pairs)


def prey(root: Root, client: Seat, place: Place, force: int, but: Seat = NOBODY) -> float:
    """Return how many enemy buildings and tokens so many warriors may strike in a clearing, two of an enemy at most."""
    found = 0.0
    for other in root.setting.seats:
        if other not in (client, but, root.partner[client]):
            index = other * PLACES + place
            there = root.built[index] + root.tokens[index]
            if there:
                found += min(there, 2) * min(1.0, force / (2.0 + 2.0 * root.warriors[index]))
    return found


def hired_worth(root: Root, seat: Seat, client: Seat, weights: Common) -> float:
    """Return what mercenaries are good for: what they may strike, and clearings that the client rules by them alone."""
    value, won = 0.0, 0
    for place in bits(root.army[seat]):
        strength = [root.warriors[at * PLACES + place] + root.built[at * PLACES + place] for at in root.setting.seats]
        others = [number for other, number in enumerate(strength) if other not in (client, seat)]
        won += strength[client] <= max(others, default=0) < strength[client] + strength[seat]
        own = root.warriors[client * PLACES + place]
        both = own + root.warriors[seat * PLACES + place]
        value += weights.lent_prey * (prey(root, client, place, both, seat) - prey(root, client, place, own, seat))
    return value + weights.lent_rule * min(won, MOST_RULED)


def ferried_worth(root: Root, client: Seat, weights: Common) -> float:
    """Return what boats are good for: what lies across the river, and by path only far away."""
    value, shores = 0.0, root.setting.map
    for place in bits(root.army[client] & ruled(root, client)):
        force = root.warriors[client * PLACES + place]
        for across in bits(shores.rivers[place] & ~shores.paths[place]):
            value += weights.ferried_prey * prey(root, client, across, force)
    return value


def market(root: Root, seat: Seat, weights: RiverfolkWeights) -> float:
    """Return what prices promise: the dearer the better, as long as somebody will pay them."""
    value = 0.0
    for price in board_of(root, seat).prices:
        value += weights.dear * min(price, weights.fair) - weights.too_dear * max(0, price - weights.fair)
    return value
