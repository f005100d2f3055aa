"""The Eyrie's Decree: what it will do, and how likely it is to fail."""

from __future__ import annotations

from rulewright.agents.root.common import before_step
from rulewright.agents.root.factions.eyrie.weights import EyrieWeights
from rulewright.games.root.factions.eyrie.board import BATTLE, BUILD, MOVE, RECRUIT, board_of
from rulewright.games.root.factions.eyrie.leaders import leader_of
from rulewright.games.root.position import Root
from rulewright.games.root.rules.ruling import placeable, ruled
from rulewright.games.root.rules.ways import reach
from rulewright.games.root.terms import BIRD, DAYLIGHT, PLACES, bits
from rulewright.kernel.question import Seat


def decree_worth(root: Root, seat: Seat, weights: EyrieWeights) -> float:
    """Return what the Decree promises, less what turmoil would cost times how likely it is."""
    board = board_of(root, seat)
    cost = weights.turmoil + (board.cards & root.setting.deck.of_suit[BIRD]).bit_count()
    value = 0.0
    for column, cards in enumerate(board.decree):
        worth = weights.columns[column]
        for _ in range(cards.bit_count()):
            value += worth
            worth *= weights.second
    worst = weights.next_turn * risk(root, seat, board.decree, weights)
    if before_step(root, seat, "decree"):
        resolved = board.resolved if root.agenda.step.phase == DAYLIGHT and root.agenda.step.name == "decree" else 0
        worst += risk(root, seat, [cards & ~resolved for cards in board.decree], weights)
    return value - cost * worst


def risk(root: Root, seat: Seat, decree: list[int], weights: EyrieWeights) -> float:
    """Return how likely some card of these columns cannot be carried out."""
    of_suit = root.setting.deck.of_suit
    counts = [[(cards & of_suit[suit]).bit_count() for suit in range(4)] for cards in decree]
    safe = 1.0
    if decree[RECRUIT]:
        safe *= 1.0 - recruit_risk(root, seat, counts[RECRUIT], weights)
    if decree[MOVE]:
        safe *= 1.0 - move_risk(root, seat, counts[MOVE], counts[RECRUIT], weights)
    if decree[BATTLE]:
        safe *= 1.0 - battle_risk(root, seat, counts[BATTLE], sum(counts[MOVE]), weights)
    if decree[BUILD]:
        safe *= 1.0 - build_risk(root, seat, counts[BUILD], sum(counts[MOVE]), weights)
    return 1.0 - safe


def recruit_risk(root: Root, seat: Seat, counts: list[int], weights: EyrieWeights) -> float:
    """Return how likely a Recruit card fails: no roost of its suit, or too few warriors in the supply."""
    roosts = root.homes[root.setting.kind[seat, "roost"].number] & placeable(root, seat)
    if not roosts or root.supply[seat] < sum(counts) * leader_of(root, seat).recruits:
        return weights.impossible
    safe = 1.0
    for suit in range(1, 4):
        if counts[suit]:
            number = (roosts & root.of_suit[suit]).bit_count()
            safe *= 1.0 - (weights.impossible if not number else weights.lost_roost / number)
    return 1.0 - safe


def move_risk(root: Root, seat: Seat, counts: list[int], recruits: list[int], weights: EyrieWeights) -> float:
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
        safe *= 1.0 - (weights.recruited_move if there or fresh else weights.no_move)
    if counts[BIRD] and not army:
        safe *= 1.0 - (weights.recruited_move if roosts and sum(recruits) else weights.no_move)
    return 1.0 - safe


def battle_risk(root: Root, seat: Seat, counts: list[int], moves: int, weights: EyrieWeights) -> float:
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
        near |= reach(root, seat, place)
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
            safe *= 1.0 - weights.stale_battle / fights[suit]
        elif near & (root.of_suit[suit] if suit != BIRD else -1):
            safe *= 1.0 - (weights.reachable_battle if moves else weights.far_battle)
        else:
            safe *= 1.0 - (weights.far_battle if moves else weights.impossible)
    return 1.0 - safe


def build_risk(root: Root, seat: Seat, counts: list[int], moves: int, weights: EyrieWeights) -> float:
    """Return how likely a Build card fails: no ruled clearing of its suit with an open slot and no roost."""
    roost = root.setting.kind[seat, "roost"]
    if sum(counts) > roost.limit - root.placed[roost.number]:
        return weights.impossible
    free = root.open & ~root.homes[roost.number] & placeable(root, seat)
    own = ruled(root, seat)
    near = 0
    for place in bits(root.army[seat]):
        near |= reach(root, seat, place)
    safe = 1.0
    spare = 0
    for suit in range(1, 4):
        ready = (free & own & root.of_suit[suit]).bit_count()
        within = (free & ~own & near & root.of_suit[suit]).bit_count()
        spare += max(0, ready - counts[suit])
        for number in range(counts[suit]):
            safe *= 1.0 - _build_card(ready - number, within, moves, weights)
    if counts[BIRD]:
        within = (free & ~own & near).bit_count()
        for number in range(counts[BIRD]):
            safe *= 1.0 - _build_card(spare - number, within, moves, weights)
    return 1.0 - safe


def _build_card(ready: int, within: int, moves: int, weights: EyrieWeights) -> float:
    if ready > 0:
        return weights.last_build / ready
    if within and moves:
        return weights.reachable_build
    return weights.far_build if moves else weights.impossible
