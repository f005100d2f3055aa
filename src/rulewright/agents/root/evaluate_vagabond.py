"""The Vagabond: items do everything; quests, ruins, friends and infamy make points."""

from __future__ import annotations

from rulewright.agents.root.common import before_step, hand, in_play
from rulewright.games.root.deck import MATCHING
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
from rulewright.games.root.maps import Map
from rulewright.games.root.position import Root
from rulewright.games.root.terms import (
    BAG,
    BOOT,
    COINS,
    CROSSBOW,
    FIRST_FOREST,
    HAMMER,
    PLACES,
    SWORD,
    TEA,
    TORCH,
    bits,
)
from rulewright.kernel.question import Seat

WORTH = {BOOT: 1.4, BAG: 0.6, CROSSBOW: 1.0, HAMMER: 1.1, SWORD: 1.5, TEA: 1.4, COINS: 1.2, TORCH: 1.5}
"""Items: swords, boots and torches make points, tea and coins make more of everything."""
FURTHER = 0.85
"""Each further item of a kind, against the one before."""
TIRED = 0.97
"""An exhausted item that will be refreshed next turn: hardly worse than a ready one that was not used."""
SPENT = 0.6
"""An exhausted item that will have to wait longer."""
BROKEN = 0.3
"""A damaged item: a hammer or a night in the forest brings it back."""
RESTED = 0.85
"""A damaged item, when the night will be spent in a forest."""
RELATION = (0.0, 0.7, 1.6, 3.2)
"""Friends: the next step scores, and an ally scores for every aid."""
ENEMY = -0.9
"""A Hostile faction: its clearings cost a boot more, and it can be befriended no longer."""
ENEMY_PER_SWORD = 0.5
"""But every one of its warriors that swords remove is a point."""
AID = 0.85
"""Share of the next step with a friend, for the aids given this turn, if those that are missing can follow."""
QUEST, QUEST_DONE = 0.55, 0.15
"""A quest whose two items are at hand, and a bit more for every quest of its suit done before.

Much less than the quest will bring: a hope must never be worth more than its fulfilment."""
HALF_QUEST = 0.2
"""A quest of which one item is at hand."""
RUIN = 1.1
"""An unexplored ruin, with a torch at hand."""
STEP = 0.16
"""What each step of the way takes off such hopes."""
COMPANY = 0.25
"""A matching hand card in a clearing with somebody to give it to."""
PREY = 0.12
"""An enemy piece beside a ready sword or crossbow."""
NEARNESS = (1.0, 0.75, 0.5, 0.3)
"""What is left of the promise of a clearing, by the steps that lead there."""

_distances: dict[str, list[list[int]]] = {}


def vagabond(root: Root, seat: Seat) -> float:
    """Say what the Vagabond may hope for."""
    board = board_of(root, seat)
    hammers = board.undamaged(HAMMER)
    value = hand(root, seat, (0, hammers, hammers, hammers)) + in_play(root, seat)
    value += items(root, seat, board)
    if not root.pawns[seat]:
        return value
    value += relations(root, seat, board)
    value += quests(root, seat, board)
    return value + surroundings(root, seat, board)


def items(root: Root, seat: Seat, board: VagabondBoard) -> float:
    """Return what the items are worth, by kind and state."""
    fresh = REFRESH + REFRESH_PER_TEA * board.on_track(TEA)
    exhausted = board.count(EXHAUSTED, WORN)
    tired = TIRED if exhausted <= fresh else SPENT + (TIRED - SPENT) * fresh / exhausted
    resting = root.pawns[seat] >= FIRST_FOREST and before_step(root, seat, "rest")
    broken = RESTED if resting else BROKEN
    value = 0.0
    for item, worth in WORTH.items():
        left = worth
        row = board.items[item * STATES : item * STATES + STATES]
        for state, share in ((READY, 1.0), (EXHAUSTED, tired), (DAMAGED, broken), (WORN, broken * tired)):
            for _ in range(row[state]):
                value += left * share
                left *= FURTHER
    over = board.carried() - board.limit()
    return value - max(0, over)


def relations(root: Root, seat: Seat, board: VagabondBoard) -> float:
    """Return what friends and enemies promise."""
    swords = board.undamaged(SWORD)
    value = 0.0
    for other in root.setting.seats:
        if other == seat:
            continue
        relation = board.relations[other]
        if relation == HOSTILE:
            value += ENEMY + ENEMY_PER_SWORD * swords
            continue
        value += RELATION[relation]
        aids = board.aids[other]
        if aids and relation < ALLIED and root.turn == seat:
            missing = STEP_COST[relation] - aids
            place = root.pawns[seat]
            cards = root.hands[seat] & MATCHING[root.suits[place]]
            if place < FIRST_FOREST and cards.bit_count() >= missing and board.count(READY) >= missing:
                step = STEP_POINTS[relation] + RELATION[relation + 1] - RELATION[relation]
                value += AID * step * aids / STEP_COST[relation]
    return value


def quests(root: Root, seat: Seat, board: VagabondBoard) -> float:
    """Return what open quests and ruins promise, less the way there."""
    away = distances(root.setting.map)[root.pawns[seat]]
    value = 0.0
    for quest in board.quests:
        one, other = QUEST_ITEMS[quest]
        held = min(1, board.undamaged(one)) + min(1, board.undamaged(other) - (one == other))
        suit = QUEST_SUIT[quest]
        if held == len(QUEST_ITEMS[quest]):
            way = min(away[place] for place in bits(root.of_suit[suit]))
            value += max(HALF_QUEST, QUEST + QUEST_DONE * board.done(suit) - STEP * way)
        elif held > 0:
            value += HALF_QUEST
    ruins = [away[place] for place in bits(root.setting.map.ruins) if root.ruins[place] > 1]
    if ruins and board.undamaged(TORCH):
        value += max(0.0, RUIN - STEP * min(ruins)) + 0.1 * len(ruins)
    return value


def surroundings(root: Root, seat: Seat, board: VagabondBoard) -> float:
    """Return what the most promising clearing has to offer, less the way there: people to aid, and prey."""
    away = distances(root.setting.map)[root.pawns[seat]]
    armed = min(2, board.undamaged(SWORD) + board.undamaged(CROSSBOW))
    matching = [0.0] + [COMPANY * min(3, (root.hands[seat] & MATCHING[suit]).bit_count()) for suit in (1, 2, 3)]
    best = 0.0
    for place in bits(root.setting.map.clearings):
        steps = away[place]
        if steps < len(NEARNESS):
            promise = 0.0
            friends = False
            for other in root.setting.seats:
                index = other * PLACES + place
                warriors, prey = root.warriors[index], root.built[index] + root.tokens[index]
                if not warriors and not prey:
                    continue
                if board.relations[other] == HOSTILE:
                    promise += PREY * armed * min(3, warriors + prey)
                else:
                    friends = True
                    if not warriors:
                        promise += PREY * armed * prey
            if friends:
                promise += matching[root.suits[place]]
            best = max(best, promise * NEARNESS[steps])
    return best


def distances(woodland: Map) -> list[list[int]]:
    """Return how many steps lie between any two places; the last one leads into a clearing."""
    table = _distances.get(woodland.name)
    if table is None:
        table = _distances[woodland.name] = [_from(woodland, origin) for origin in range(PLACES)]
    return table


def _from(woodland: Map, origin: int) -> list[int]:
    steps = [PLACES] * PLACES
    steps[origin] = 0
    frontier = 1 << origin
    reached = frontier
    step = 0
    while frontier:
        step += 1
        spread = 0
        for place in bits(frontier):
            near = woodland.near[place] if place == origin else woodland.adjacent[place]
            spread |= near
        frontier = spread & ~reached
        reached |= frontier
        for place in bits(frontier):
            steps[place] = step
    return steps
