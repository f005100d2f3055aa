"""The Eyrie's Decree: what it will do, and how likely it is to fail."""

from __future__ import annotations

from rulewright.agents.root.common import before_step
from rulewright.games.root.deck import OF_SUIT
from rulewright.games.root.factions.eyrie.board import BATTLE, BUILD, MOVE, RECRUIT, board_of
from rulewright.games.root.factions.eyrie.leaders import leader_of
from rulewright.games.root.position import Root
from rulewright.games.root.rules.ruling import placeable, ruled
from rulewright.games.root.terms import BIRD, DAYLIGHT, PLACES, bits
from rulewright.kernel.question import Seat

COLUMN_WORTH = (0.7, 0.35, 0.4, 2.2)
"""What a card that can be carried out brings each turn: a warrior, a move, a battle, a roost."""
SECOND = 0.5
"""Every further card in a column brings less than the one before."""
TURMOIL = 4.0
"""What turmoil costs beyond the points: the actions left this turn, and a Decree built over several turns."""
NEXT_TURN = 0.7
"""How much the risk counts that next turn's Decree fails, against that of the present turn."""
LAST_BUILD = 0.15
"""Chance that a roost cannot be built next turn though there is a site now: others may take it."""
REACHABLE_BUILD, FAR_BUILD = 0.3, 0.85
REACHABLE_BATTLE, FAR_BATTLE, STALE_BATTLE = 0.15, 0.8, 0.1
RECRUITED_MOVE, NO_MOVE = 0.15, 0.85
IMPOSSIBLE = 0.95


def decree_worth(root: Root, seat: Seat) -> float:
    """Return what the Decree promises, less what turmoil would cost times how likely it is."""
    board = board_of(root, seat)
    cost = TURMOIL + (board.cards & OF_SUIT[BIRD]).bit_count()
    value = 0.0
    for column, cards in enumerate(board.decree):
        worth = COLUMN_WORTH[column]
        for _ in range(cards.bit_count()):
            value += worth
            worth *= SECOND
    worst = NEXT_TURN * risk(root, seat, board.decree)
    if before_step(root, seat, "decree"):
        resolved = board.resolved if root.agenda.step.phase == DAYLIGHT and root.agenda.step.name == "decree" else 0
        worst += risk(root, seat, [cards & ~resolved for cards in board.decree])
    return value - cost * worst


def risk(root: Root, seat: Seat, decree: list[int]) -> float:
    """Return how likely some card of these columns cannot be carried out."""
    counts = [[(cards & OF_SUIT[suit]).bit_count() for suit in range(4)] for cards in decree]
    safe = 1.0
    if decree[RECRUIT]:
        safe *= 1.0 - recruit_risk(root, seat, counts[RECRUIT])
    if decree[MOVE]:
        safe *= 1.0 - move_risk(root, seat, counts[MOVE], counts[RECRUIT])
    if decree[BATTLE]:
        safe *= 1.0 - battle_risk(root, seat, counts[BATTLE], sum(counts[MOVE]))
    if decree[BUILD]:
        safe *= 1.0 - build_risk(root, seat, counts[BUILD], sum(counts[MOVE]))
    return 1.0 - safe


def recruit_risk(root: Root, seat: Seat, counts: list[int]) -> float:
    """Return how likely a Recruit card fails: no roost of its suit, or too few warriors in the supply."""
    roosts = root.homes[root.setting.kind[seat, "roost"].number] & placeable(root, seat)
    if not roosts or root.supply[seat] < sum(counts) * leader_of(root, seat).recruits:
        return IMPOSSIBLE
    safe = 1.0
    for suit in range(1, 4):
        if counts[suit]:
            number = (roosts & root.of_suit[suit]).bit_count()
            safe *= 1.0 - (IMPOSSIBLE if not number else 0.06 / number)
    return 1.0 - safe


def move_risk(root: Root, seat: Seat, counts: list[int], recruits: list[int]) -> float:
    """Return how likely a Move card fails: no warriors in clearings of its suit, and none to be recruited there."""
    army = root.army[seat]
    roosts = root.homes[root.setting.kind[seat, "roost"].number]
    own = ruled(root, seat)
    safe = 1.0
    for suit in range(1, 4):
        if not counts[suit]:
            continue
        there = army & root.of_suit[suit]
        if there & own:
            continue
        fresh = roosts & root.of_suit[suit] and (recruits[suit] or recruits[BIRD])
        safe *= 1.0 - (RECRUITED_MOVE if there or fresh else NO_MOVE)
    if counts[BIRD] and not army:
        safe *= 1.0 - (RECRUITED_MOVE if roosts and sum(recruits) else NO_MOVE)
    return 1.0 - safe


def battle_risk(root: Root, seat: Seat, counts: list[int], moves: int) -> float:
    """Return how likely a Battle card fails: nobody to fight in clearings of its suit, here or within a move."""
    army = root.army[seat]
    here = 0
    near = 0
    fights = [0, 0, 0, 0]
    prey = 0
    for other in root.setting.seats:
        if other == seat:
            continue
        base = other * PLACES
        for place in bits(root.setting.map.clearings):
            index = base + place
            if root.warriors[index] or root.built[index] or root.tokens[index] or root.pawns[other] == place:
                prey |= 1 << place
    here = army & prey
    for place in bits(army):
        near |= root.setting.map.adjacent[place]
    near &= prey
    for place in bits(here):
        fights[root.suits[place]] += 1
        fights[BIRD] += 1
    safe = 1.0
    wanted = 0
    for suit in (1, 2, 3, BIRD):
        if not counts[suit]:
            continue
        wanted += counts[suit]
        if fights[suit] and (suit != BIRD or fights[BIRD] >= 1):
            safe *= 1.0 - STALE_BATTLE / fights[suit]
        elif near & (root.of_suit[suit] if suit != BIRD else -1):
            safe *= 1.0 - (REACHABLE_BATTLE if moves else FAR_BATTLE)
        else:
            safe *= 1.0 - (FAR_BATTLE if moves else IMPOSSIBLE)
    return 1.0 - safe


def build_risk(root: Root, seat: Seat, counts: list[int], moves: int) -> float:
    """Return how likely a Build card fails: no ruled clearing of its suit with an open slot and no roost."""
    roost = root.setting.kind[seat, "roost"]
    if sum(counts) > roost.limit - root.placed[roost.number]:
        return IMPOSSIBLE
    free = root.open & ~root.homes[roost.number] & placeable(root, seat)
    own = ruled(root, seat)
    near = 0
    for place in bits(root.army[seat]):
        near |= root.setting.map.adjacent[place]
    safe = 1.0
    spare = 0
    for suit in range(1, 4):
        ready = (free & own & root.of_suit[suit]).bit_count()
        reach = (free & ~own & near & root.of_suit[suit]).bit_count()
        spare += max(0, ready - counts[suit])
        for number in range(counts[suit]):
            safe *= 1.0 - _build_card(ready - number, reach, moves)
    if counts[BIRD]:
        reach = (free & ~own & near).bit_count()
        for number in range(counts[BIRD]):
            safe *= 1.0 - _build_card(spare - number, reach, moves)
    return 1.0 - safe


def _build_card(ready: int, reach: int, moves: int) -> float:
    if ready > 0:
        return LAST_BUILD / ready
    if reach and moves:
        return REACHABLE_BUILD
    return FAR_BUILD if moves else IMPOSSIBLE
