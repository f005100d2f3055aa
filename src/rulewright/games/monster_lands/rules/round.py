"""ML-5 The round as data: which programme follows when one is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.monster_lands.position import OWNER, STANDING, WIDTH
from rulewright.games.monster_lands.rules.areas import clash, finish_area, reveal_all, rival_clash, rival_fights
from rulewright.games.monster_lands.rules.clan import overfull, shed_traps
from rulewright.games.monster_lands.rules.cleanup import (
    check_glory,
    clear_paths,
    heal_some,
    lacks_leader,
    may_heal,
    pass_tile,
    pay_salaries,
    replace_leader,
    reset_board,
    spread_panic,
)
from rulewright.games.monster_lands.rules.missions import (
    fulfil_contract,
    judge_mission,
    note_total,
    rival_leads,
    rival_wins_mission,
)
from rulewright.games.monster_lands.rules.onslaught import (
    defend,
    divert,
    gone,
    no_hits,
    no_magic,
    no_splash,
    nothing_to_divert,
    onslaught,
    splash,
    weaken,
)
from rulewright.games.monster_lands.rules.placement import act, afterwards, nothing_afterwards
from rulewright.games.monster_lands.rules.pool import collect, grant, no_grant
from rulewright.games.monster_lands.rules.rival import rival_acts
from rulewright.games.monster_lands.rules.stock import GATE_PLACE
from rulewright.games.monster_lands.rules.strike import clear_dice, make_ready, strike
from rulewright.games.monster_lands.rules.victory import (
    goes_home_empty,
    judge_attack,
    judge_conquest,
    keep_trophy,
    not_eliminated,
    plunder,
)
from rulewright.games.monster_lands.terms import (
    ADVENTURE,
    AREA_NAMES,
    AREA_PATHS,
    CLEANUP,
    CONTRACT,
    DICE,
    GATE,
    MISSION_A,
    MISSION_B,
    NONE,
    PLACEMENT,
    POOL,
    RIVAL,
    ROLL_MISSION,
)
from rulewright.kernel.agenda import Agenda, Step
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm

(
    POOLING,
    PLACING,
    ROLLING,
    JUDGING,
    CONTRACTING,
    REVEALING,
    FIGHTING,
    LOOTING,
    FINISHING,
    CLEARING,
    HEALING,
    SPREADING,
    LEADING,
    PAYING_SALARIES,
    CLOSING,
) = range(15)
"""How far a round has come."""
STAGES = (
    "pooling",
    "placing",
    "rolling",
    "judging",
    "contracting",
    "revealing",
    "fighting",
    "looting",
    "finishing",
    "clearing",
    "healing",
    "spreading",
    "leading",
    "paying",
    "closing",
)
"""How that is written."""

POOL_STEPS = (Step("collect dice", POOL, deed=collect), Step("queen's grant", POOL, grant, idle=no_grant))
TURN = (
    Step("action", PLACEMENT, act),
    Step("talents", PLACEMENT, afterwards, idle=nothing_afterwards),
)
RIVAL_TURN = (Step("rival", PLACEMENT, deed=rival_acts),)
MISSION_ROLL = (
    Step("roll", ADVENTURE, deed=make_ready),
    Step("change dice", ADVENTURE, strike),
    Step("total", ADVENTURE, deed=note_total),
)
MISSION_JUDGED = (Step("judge mission", ADVENTURE, deed=judge_mission),)
MISSION_LOST = (Step("rival's mission", ADVENTURE, deed=rival_wins_mission),)
CONTRACT_STEPS = (Step("contract", ADVENTURE, fulfil_contract),)
REVEAL = (Step("reveal traps", ADVENTURE, deed=reveal_all),)
CLASH = (Step("clash", ADVENTURE, clash),)
RIVAL_CLASH = (Step("rival's tokens", ADVENTURE, rival_clash),)
FIGHT = (
    Step("strike all", ADVENTURE, deed=splash, idle=no_splash),
    Step("defend", ADVENTURE, defend, idle=no_hits),
    Step("divert", ADVENTURE, divert, idle=nothing_to_divert),
    Step("weaken", ADVENTURE, weaken, idle=no_magic),
    Step("monster attack", ADVENTURE, deed=onslaught, idle=gone),
    Step("defend", ADVENTURE, defend, idle=no_hits),
    Step("ready", ADVENTURE, deed=make_ready, idle=gone),
    Step("attack", ADVENTURE, strike, idle=gone),
    Step("outcome", ADVENTURE, judge_attack, idle=gone),
    Step("defend", ADVENTURE, defend, idle=no_hits),
    Step("trophy", ADVENTURE, deed=keep_trophy, idle=not_eliminated),
)
RIVAL_FIGHT = (Step("rival fights", ADVENTURE, deed=rival_fights),)
CONQUER = (
    Step("ready", ADVENTURE, deed=make_ready),
    Step("conquest", ADVENTURE, strike),
    Step("outcome", ADVENTURE, judge_conquest),
)
LOOT = (Step("loot", ADVENTURE, plunder),)
FINISH = (Step("clear area", ADVENTURE, deed=finish_area),)
CLEAR = (Step("clear the board", CLEANUP, deed=clear_paths),)
HEAL = (Step("heal", CLEANUP, heal_some),)
PANIC = (Step("spread panic", CLEANUP, deed=spread_panic),)
LEADER = (Step("new leader", CLEANUP, replace_leader),)
SALARIES = (Step("salaries", CLEANUP, pay_salaries),)
CLOSE = (
    Step("check glory", CLEANUP, deed=check_glory),
    Step("reset the board", CLEANUP, deed=reset_board),
    Step("first player", CLEANUP, deed=pass_tile),
)
SHED = (Step("excess traps", CLEANUP, shed_traps),)
PROGRAMME = {
    "pool": POOL_STEPS,
    "turn": TURN,
    "rival_turn": RIVAL_TURN,
    "mission_roll": MISSION_ROLL,
    "mission_judged": MISSION_JUDGED,
    "mission_lost": MISSION_LOST,
    "contract": CONTRACT_STEPS,
    "reveal": REVEAL,
    "clash": CLASH,
    "rival_clash": RIVAL_CLASH,
    "fight": FIGHT,
    "rival_fight": RIVAL_FIGHT,
    "conquer": CONQUER,
    "loot": LOOT,
    "finish": FINISH,
    "clear": CLEAR,
    "heal": HEAL,
    "panic": PANIC,
    "leader": LEADER,
    "salaries": SALARIES,
    "close": CLOSE,
    "shed": SHED,
}
"""All programmes by the names by which they are written."""
PROGRAMMES = tuple(PROGRAMME.values())
ON_A_PATH = (MISSION_ROLL, CONTRACT_STEPS, CLASH, RIVAL_CLASH, FIGHT, RIVAL_FIGHT, CONQUER, LOOT)
"""Programmes that are about somebody on a path."""


@law("monster_lands 5.1", "monster_lands 15")
def next_programme(realm: Realm) -> None:
    """Put on the agenda what follows; before anything else, whoever has too many traps discards some."""
    for seat in realm.setting.seats:
        if overfull(realm, seat):
            realm.agenda = Agenda(seat, SHED)
            return
    NEXT[realm.stage](realm)


def begin_round(realm: Realm) -> None:
    """Begin with the dice pools."""
    realm.stage = POOLING
    realm.agenda = Agenda(realm.first, POOL_STEPS)


def after_pools(realm: Realm) -> None:
    """Begin the placement phase with the first player."""
    realm.tell("phase", phase=PLACEMENT)
    realm.stage = PLACING
    realm.turn = (realm.first - 1) % realm.setting.players
    next_turn(realm)


@law("monster_lands 7.1", "monster_lands 7.3", "monster_lands 21.5", "monster_lands 21.4")
def next_turn(realm: Realm) -> None:
    """Give the next seat with dice its turn; when all pools are empty, the adventures begin."""
    players = realm.setting.players
    if not any(realm.pool):
        begin_adventures(realm)
        return
    if realm.setting.solo and realm.agenda.programme is TURN:
        realm.agenda = Agenda(0, RIVAL_TURN)
        return
    for step in range(1, players + 1):
        seat = (realm.turn + step) % players
        if any(realm.pool[seat * DICE : seat * DICE + DICE]) or not nothing_afterwards(realm, seat):
            realm.turn = seat
            realm.moved = 0
            realm.agenda = Agenda(seat, TURN)
            realm.tell("turn", seat=seat)
            return


@law("monster_lands 11.1")
def begin_adventures(realm: Realm) -> None:
    """Begin the adventure phase."""
    realm.tell("phase", phase=ADVENTURE)
    realm.turn = NONE
    realm.moved = 0
    realm.area = NONE
    next_area(realm)


@law("monster_lands 11.1", "monster_lands 14.1")
def next_area(realm: Realm) -> None:
    """Go on to the next area with somebody in it; after the last, clean up."""
    paths = realm.paths
    for area in range(realm.area + 1, GATE + 1):
        taken = [path for path in AREA_PATHS[area] if paths[path * WIDTH]]
        if not taken or (area == GATE and realm.monsters[GATE_PLACE] == NONE):
            continue
        realm.area = area
        realm.path = NONE
        realm.beaten = STANDING
        realm.conquered = False
        realm.carried = 0
        realm.turned = 0
        clear_dice(realm)
        realm.tell("area", area=AREA_NAMES[area])
        if area == ROLL_MISSION:
            realm.stage = ROLLING
            next_roll(realm)
        elif area == CONTRACT:
            realm.stage = CONTRACTING
            next_contract(realm)
        else:
            realm.stage = REVEALING
            next_reveal(realm)
        return
    realm.area = realm.path = NONE
    clear_dice(realm)
    realm.stage = CLEARING
    realm.agenda = Agenda(realm.first, CLEAR)


def owner(realm: Realm, path: int) -> int:
    """Return the seat of a path."""
    return realm.paths[path * WIDTH + OWNER]


def later_paths(realm: Realm) -> tuple[int, ...]:
    """Return the paths of the area in hand that come after the one in hand."""
    return tuple(path for path in AREA_PATHS[realm.area] if path > realm.path)


def next_roll(realm: Realm) -> None:
    """Let the next mercenary of the dice-roll mission roll; then judge."""
    if rival_leads(realm):
        realm.stage = JUDGING
        realm.agenda = Agenda(realm.first, MISSION_LOST)
        return
    for path in later_paths(realm):
        if realm.on(path) != NONE:
            realm.path = path
            realm.agenda = Agenda(owner(realm, path), MISSION_ROLL)
            return
    realm.stage = JUDGING
    realm.path = MISSION_A
    realm.agenda = Agenda(realm.first, MISSION_JUDGED)


def next_contract(realm: Realm) -> None:
    """Let the next mercenary fulfil its contract."""
    for path in later_paths(realm):
        if realm.on(path) != NONE and path >= MISSION_B:
            realm.path = path
            realm.agenda = Agenda(owner(realm, path), CONTRACT_STEPS)
            return
    next_area(realm)


@law("monster_lands 12.1.1", "monster_lands 20.2")
def next_reveal(realm: Realm) -> None:
    """Reveal all traps at once; with tricks, path by path."""
    if realm.setting.tricks:
        for path in later_paths(realm):
            if realm.tokens[path] and realm.paths[path * WIDTH]:
                realm.path = path
                realm.turned = 0
                rival = realm.paths[path * WIDTH] == RIVAL
                realm.agenda = Agenda(owner(realm, path), RIVAL_CLASH if rival else CLASH)
                return
    elif realm.path == NONE:
        realm.path = AREA_PATHS[realm.area][0]
        realm.agenda = Agenda(realm.first, REVEAL)
        return
    realm.path = NONE
    realm.turned = 0
    realm.stage = FIGHTING
    next_fight(realm)


@law("monster_lands 12.2.1", "monster_lands 12.5.1", "monster_lands 12.7.1", "monster_lands 14.2")
def next_fight(realm: Realm) -> None:
    """Let the next mercenary to the right fight the monster, or try to conquer the land if it is beaten."""
    for path in later_paths(realm):
        member = realm.paths[path * WIDTH]
        if not member:
            continue
        if realm.conquered or (realm.beaten and realm.area == GATE):
            break
        realm.path = path
        clear_dice(realm)
        if member == RIVAL:
            realm.agenda = Agenda(realm.first, RIVAL_FIGHT)
        else:
            realm.agenda = Agenda(owner(realm, path), CONQUER if realm.beaten else FIGHT)
        return
    realm.path = NONE
    realm.stage = LOOTING
    next_looter(realm)


@law("monster_lands 12.8.1", "monster_lands 14.5")
def next_looter(realm: Realm) -> None:
    """Let the next mercenary who won nothing on a land take loot."""
    if realm.area != GATE and any(loot != NONE for loot in realm.loot_display):
        for path in later_paths(realm):
            if goes_home_empty(realm, path):
                realm.path = path
                realm.agenda = Agenda(owner(realm, path), LOOT)
                return
    realm.stage = FINISHING
    realm.agenda = Agenda(realm.first, FINISH)


def next_heal(realm: Realm) -> None:
    """Let the next clan heal its wounded."""
    for step in range(realm.turn + 1, realm.setting.players):
        seat = (realm.first + step) % realm.setting.players
        if may_heal(realm, seat):
            realm.turn = step
            realm.agenda = Agenda(seat, HEAL)
            return
    realm.turn = NONE
    realm.stage = SPREADING
    realm.agenda = Agenda(realm.first, PANIC)


def next_leader(realm: Realm) -> None:
    """Let the next clan without leader choose one."""
    for step in range(realm.turn + 1, realm.setting.players):
        seat = (realm.first + step) % realm.setting.players
        if lacks_leader(realm, seat):
            realm.turn = step
            realm.agenda = Agenda(seat, LEADER)
            return
    realm.turn = NONE
    realm.stage = PAYING_SALARIES
    next_payer(realm)


def next_payer(realm: Realm) -> None:
    """Let the next clan pay."""
    if realm.turn + 1 < realm.setting.players:
        realm.turn += 1
        realm.agenda = Agenda((realm.first + realm.turn) % realm.setting.players, SALARIES)
        return
    realm.turn = NONE
    realm.stage = CLOSING
    realm.agenda = Agenda(realm.first, CLOSE)


def start_healing(realm: Realm) -> None:
    """Go on to the wounded."""
    realm.stage = HEALING
    realm.turn = NONE
    next_heal(realm)


def start_leading(realm: Realm) -> None:
    """Go on to dead leaders."""
    realm.stage = LEADING
    next_leader(realm)


NEXT = (
    after_pools,
    next_turn,
    next_roll,
    next_area,
    next_contract,
    next_reveal,
    next_fight,
    next_looter,
    next_area,
    start_healing,
    next_heal,
    start_leading,
    next_leader,
    next_payer,
    begin_round,
)
