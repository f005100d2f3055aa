"""The Vagabond: items do everything; quests, ruins, friends and infamy make points."""

from __future__ import annotations

from rulewright.agents.root.common import before_step, hand, in_play
from rulewright.agents.root.factions.vagabond.topics import TOPICS
from rulewright.agents.root.factions.vagabond.weights import VagabondWeights
from rulewright.agents.root.opinion import Opinion
from rulewright.games.root.factions.vagabond.board import (
    ALLIED,
    DAMAGED,
    EXHAUSTED,
    HOSTILE,
    QUEST_ITEMS,
    QUEST_SUIT,
    READY,
    REFRESH,
    REFRESH_PER_TEA,
    STATES,
    STEP_COST,
    STEP_POINTS,
    WORN,
    VagabondBoard,
    board_of,
)
from rulewright.games.root.position import Root
from rulewright.games.root.rules.cards import matching
from rulewright.games.root.rules.ways import adjacent, around
from rulewright.games.root.terms import (
    CLEARING_SUITS,
    CROSSBOW,
    FIRST_FOREST,
    HAMMER,
    ITEMS,
    PLACES,
    SWORD,
    TEA,
    TORCH,
    bits,
)
from rulewright.kernel.question import Seat

_distances: dict[tuple[tuple[int, ...], int, int], list[int]] = {}
"""By the ways between clearings, where the first step leads, and where it begins."""


class VagabondOpinion(Opinion[VagabondWeights]):
    """What the Vagabond makes of a position."""

    name = "vagabond"
    weights = VagabondWeights()
    topics = TOPICS

    def hopes(self, root: Root, seat: Seat, weights: VagabondWeights) -> float:
        """Say what the Vagabond may hope for."""
        board = board_of(root, seat)
        hammers = board.undamaged(HAMMER)
        value = hand(root, seat, weights, (0, hammers, hammers, hammers)) + in_play(root, seat, weights)
        value += items(root, seat, board, weights)
        if not root.pawns[seat]:
            return value
        value += relations(root, seat, board, weights)
        value += quests(root, seat, board, weights)
        return value + surroundings(root, seat, board, weights)


def items(root: Root, seat: Seat, board: VagabondBoard, weights: VagabondWeights) -> float:
    """Return what the items are worth, by kind and state."""
    fresh = REFRESH + REFRESH_PER_TEA * board.on_track(TEA)
    exhausted = board.count(EXHAUSTED, WORN)
    tired = weights.tired if exhausted <= fresh else weights.spent + (weights.tired - weights.spent) * fresh / exhausted
    resting = root.pawns[seat] >= FIRST_FOREST and before_step(root, seat, "rest")
    broken = weights.rested if resting else weights.broken
    value = 0.0
    for item, name in enumerate(ITEMS):
        left = weights.item[name]
        row = board.items[item * STATES : item * STATES + STATES]
        for state, share in ((READY, 1.0), (EXHAUSTED, tired), (DAMAGED, broken), (WORN, broken * tired)):
            for _ in range(row[state]):
                value += left * share
                left *= weights.further
    over = board.carried() - board.limit()
    return value - weights.burden * max(0, over)


def relations(root: Root, seat: Seat, board: VagabondBoard, weights: VagabondWeights) -> float:
    """Return what friends and enemies promise."""
    swords = board.undamaged(SWORD)
    value = 0.0
    for other in root.setting.seats:
        if other == seat:
            continue
        relation = board.relations[other]
        if relation == HOSTILE:
            value += weights.enemy + weights.enemy_per_sword * swords
            continue
        value += weights.relation[relation]
        aids = board.aids[other]
        if aids and relation < ALLIED and root.turn == seat:
            missing = STEP_COST[relation] - aids
            place = root.pawns[seat]
            cards = root.hands[seat] & matching(root, seat, root.suits[place])
            if place < FIRST_FOREST and cards.bit_count() >= missing and board.count(READY) >= missing:
                step = STEP_POINTS[relation] + weights.relation[relation + 1] - weights.relation[relation]
                value += weights.aid * step * aids / STEP_COST[relation]
    return value


def quests(root: Root, seat: Seat, board: VagabondBoard, weights: VagabondWeights) -> float:
    """Return what open quests and ruins promise, less the way there."""
    away = distances(root, seat)
    value = 0.0
    for quest in board.quests:
        one, other = QUEST_ITEMS[quest]
        held = min(1, board.undamaged(one)) + min(1, board.undamaged(other) - (one == other))
        suit = QUEST_SUIT[quest]
        if held == len(QUEST_ITEMS[quest]):
            way = min(away[place] for place in bits(root.of_suit[suit]))
            value += max(weights.half_quest, weights.quest + weights.quest_done * board.done(suit) - weights.step * way)
        elif held > 0:
            value += weights.half_quest
    ruins = [away[place] for place in bits(root.setting.map.ruins) if root.ruins[place] > 1]
    if ruins and board.undamaged(TORCH):
        value += max(0.0, weights.ruin - weights.step * min(ruins)) + weights.more_ruins * len(ruins)
    return value


def surroundings(root: Root, seat: Seat, board: VagabondBoard, weights: VagabondWeights) -> float:
    """Return what the most promising clearing has to offer, less the way there: people to aid, and prey."""
    away = distances(root, seat)
    armed = min(2, board.undamaged(SWORD) + board.undamaged(CROSSBOW))
    held = [(root.hands[seat] & matching(root, seat, suit)).bit_count() for suit in CLEARING_SUITS]
    company = [0.0, *(weights.company * min(3, number) for number in held)]
    nearness, preyed = weights.nearness, weights.prey * armed
    best = 0.0
    for place in bits(root.setting.map.clearings):
        steps = away[place]
        if steps < len(nearness):
            promise = 0.0
            friends = False
            for other in root.setting.seats:
                index = other * PLACES + place
                warriors, prey = root.warriors[index], root.built[index] + root.tokens[index]
                if not warriors and not prey:
                    continue
                if board.relations[other] == HOSTILE:
                    promise += preyed * min(3, warriors + prey)
                else:
                    friends = True
                    if not warriors:
                        promise += preyed * prey
            if friends:
                promise += company[root.suits[place]]
            best = max(best, promise * nearness[steps])
    return best


def distances(root: Root, seat: Seat) -> list[int]:
    """Return how many steps lie between the pawn and any place; the last one leads into a clearing."""
    ways = tuple([adjacent(root, seat, place) for place in range(FIRST_FOREST)])
    origin = root.pawns[seat]
    key = (ways, around(root, seat, origin), origin)
    table = _distances.get(key)
    if table is None:
        table = _distances[key] = _spread(*key)
    return table


def _spread(ways: tuple[int, ...], first: int, origin: int) -> list[int]:
    steps = [PLACES] * PLACES
    steps[origin] = 0
    frontier, reached, step = first, 1 << origin, 0
    while frontier:
        step += 1
        frontier &= ~reached
        reached |= frontier
        spread = 0
        for place in bits(frontier):
            steps[place] = step
            if place < FIRST_FOREST:
                spread |= ways[place]
        frontier = spread & ~reached
    return steps
