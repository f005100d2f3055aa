"""The Woodland Alliance: supporters become sympathy, sympathy becomes points, revolts bring bases and officers."""

from __future__ import annotations

from rulewright.agents.root.common import crafting_pieces, danger, hand, in_play, targets
from rulewright.games.root.deck import OF_SUIT
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

SYMPATHY = 0.5
"""A token on the map: it crafts, spreads and provokes Outrage."""
NEXT_TOKEN = 0.35
"""Share of the points that the next token will score."""
SUPPORTER = 0.8
"""A supporter of a suit in which sympathy can spread."""
IDLE_SUPPORTER = 0.5
"""A supporter of another suit."""
BIRD_SUPPORTER = 0.95
"""A bird supports every suit."""
MANY = 8
"""Supporters beyond this number wait too long."""
REVOLT = 1.6
"""A revolt that could be carried out next Birdsong, while there is no base; half of it later."""
BASES = (0.0, 4.2, 6.6, 8.2)
"""Bases on the map: they draw cards, train officers, and lift the limit on supporters."""
OFFICERS = (0.0, 1.5, 2.8, 3.8, 4.5, 5.0, 5.3)
"""Officers: an operation each, every turn."""
WARRIOR = 0.45
"""A warrior on the map: with an officer he becomes sympathy."""
ENOUGH_WARRIORS = 6
ORGANIZE = 0.4
"""Share of the next token's points for a warrior who stands where no sympathy is yet."""
ROOM = 0.12
"""A clearing to which sympathy could spread without Martial Law."""
BASE_LOSS = 4.0
"""What a base costs when it falls: supporters, officers, cards."""
TOKEN_LOSS = 0.6
"""What a token costs when it falls: the enemy scores, but pays Outrage."""


def alliance(root: Root, seat: Seat) -> float:
    """Say what the Alliance may hope for."""
    sympathy = sympathy_of(root, seat)
    tokens = root.placed[sympathy.number]
    following = SYMPATHY_POINTS[tokens] if tokens < sympathy.limit else 0
    bases = bases_on_map(root, seat)
    board = board_of(root, seat)
    value = SYMPATHY * tokens + NEXT_TOKEN * following + BASES[len(bases)]
    value += OFFICERS[min(board.officers, len(OFFICERS) - 1)] if bases else 0.3 * board.officers
    value += in_play(root, seat) + targets(root, seat)
    value += hand(root, seat, crafting_pieces(root, seat, "sympathy"))
    value += stack(root, seat) + revolts(root, seat, len(bases))
    homes = root.homes[sympathy.number]
    army = 0
    for place in bits(root.army[seat]):
        number = root.warriors[seat * PLACES + place]
        army += number
        if board.officers and not homes >> place & 1:
            value += ORGANIZE * following
    value += WARRIOR * min(army, ENOUGH_WARRIORS)
    for place in bits(homes):
        value -= TOKEN_LOSS * danger(root, seat, place)
    for suit in bases:
        for place in bits(root.homes[base_of(root, seat, suit).number]):
            value -= BASE_LOSS * danger(root, seat, place)
    return value


def stack(root: Root, seat: Seat) -> float:
    """Return what the supporters are worth, suit by suit, and the room to spend them in."""
    supporters = board_of(root, seat).supporters
    sites = spread_sites(root, seat)
    revolting = revolt_sites(root, seat)
    value = 0.0
    for suit in CLEARING_SUITS:
        useful = (sites | revolting) & root.of_suit[suit]
        value += (SUPPORTER if useful else IDLE_SUPPORTER) * (supporters & OF_SUIT[suit]).bit_count()
    value += BIRD_SUPPORTER * (supporters & OF_SUIT[BIRD]).bit_count()
    number = supporters.bit_count()
    if number > MANY:
        value *= MANY / number
    if number >= CAPACITY and not bases_on_map(root, seat):
        value -= IDLE_SUPPORTER  # nobody else can join
    cheap = root.placed[sympathy_of(root, seat).number]
    cheapest = min((spread_cost(root, seat, place) for place in bits(sites)), default=0) if cheap else 0
    return value + ROOM * sum(spread_cost(root, seat, place) == cheapest for place in bits(sites))


def revolts(root: Root, seat: Seat, bases: int) -> float:
    """Return what revolts within reach promise."""
    supporters = board_of(root, seat).supporters
    for place in bits(revolt_sites(root, seat)):
        matching = supporters & (OF_SUIT[root.suits[place]] | OF_SUIT[BIRD])
        if matching.bit_count() >= REVOLT_COST:
            return REVOLT / (1.0 + bases)
    return 0.0
