"""ML-11 Missions: dice rolled for a target, and contracts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.position import OWNER, WIDTH
from rulewright.games.monster_lands.rules.clan import (
    discard_trap,
    gain_gold,
    gain_goods,
    lose_glory,
    pay,
    take_tokens,
)
from rulewright.games.monster_lands.rules.errands import ERRANDS, errands, run_errand
from rulewright.games.monster_lands.rules.strike import total
from rulewright.games.monster_lands.terms import (
    DEFENSE,
    MISSION_A,
    MISSION_B,
    NONE,
    PATH,
    PATH_NAMES,
    POTION,
    RIVAL,
    VENOM,
)
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, Question, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.card_shapes import ContractData, GoodsData
    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.question import Seat

FULFIL: Option[Any] = Option("fulfil", ("fulfil", 0))
LEAVE: Option[Any] = Option("decline", ("decline", 0))


@law("monster_lands 11.2", "monster_lands 8.2.6")
def note_total(realm: Realm, _seat: Seat) -> None:
    """Keep what a mercenary has reached in a dice-roll mission."""
    realm.totals[realm.path - MISSION_A] = total(realm)


@law("monster_lands 11.2", "monster_lands 11.3", "monster_lands 9.2.3")
def judge_mission(realm: Realm, _seat: Seat) -> None:
    """Give the reward to the best success, gold to one that was beaten, and a penalty to failures."""
    tile = realm.missions[0]
    mission = realm.setting.tables.missions[tile].a
    contenders = [path for path in (MISSION_A, MISSION_A + 1) if realm.on(path) != NONE]
    reached = [path for path in contenders if realm.totals[path - MISSION_A] >= mission.target]
    best = max(reached, key=lambda path: (realm.totals[path - MISSION_A], -path), default=NONE)
    for path in contenders:
        seat = realm.paths[path * WIDTH + OWNER]
        if path == best:
            win_mission(realm, seat, path, mission.reward)
        elif path in reached:
            realm.tell("mission_beaten", seat=seat, path=PATH_NAMES[path])
            gain_gold(realm, seat, realm.setting.tables.mission_rules.consolation_gold, "mission")
        else:
            realm.tell("mission_failed", seat=seat, path=PATH_NAMES[path])
            lose_glory(realm, seat, mission.penalty_glory, "mission")
    realm.totals = [0, 0]
    discard_mission(realm, 0)


def win_mission(realm: Realm, seat: Seat, path: int, reward: GoodsData) -> None:
    """Take the reward of a mission."""
    realm.missions_won[seat] += 1
    realm.tell("mission_won", seat=seat, path=PATH_NAMES[path])
    gain_goods(realm, seat, reward, "mission")


def discard_mission(realm: Realm, space: int) -> None:
    """Discard a mission tile."""
    if realm.missions[space] != NONE:
        realm.mission_discard.append(realm.missions[space])
        realm.missions[space] = NONE


@law("monster_lands 21.9")
def rival_wins_mission(realm: Realm, _seat: Seat) -> None:
    """Remove the tile: the rival wins a dice-roll mission from its first path (R-31)."""
    realm.tell("rival_won", path=PATH_NAMES[MISSION_A])
    discard_mission(realm, 0)


def rival_leads(realm: Realm) -> bool:
    """Whether the rival holds the first path of the dice-roll mission."""
    return realm.paths[MISSION_A * WIDTH] == RIVAL


def contract_of(realm: Realm, path: int) -> ContractData:
    """Return the side of the contract that belongs to a path."""
    tile = realm.setting.tables.missions[realm.missions[1]]
    return tile.b_right if path > MISSION_B else tile.b_left


def can_discard(realm: Realm, seat: Seat, goods: GoodsData) -> bool:
    """Whether a clan has what a contract asks for."""
    return (
        realm.gold[seat] >= goods.gold
        and realm.defense[seat] >= goods.defense
        and realm.potions[seat] >= goods.potion
        and realm.venoms[seat] >= goods.venom
        and len(realm.traps[seat]) >= goods.trap
    )


@law("monster_lands 11.4", "monster_lands 9.2.4")
def fulfil_contract(realm: Realm, seat: Seat) -> Flow[bool]:
    """Discard what is asked for and take the reward, or leave it: there is no penalty."""
    contract = contract_of(realm, realm.path)
    options: list[Option[Any]] = [*errands(realm, seat), LEAVE]
    if can_discard(realm, seat, contract.discard):
        options.insert(0, FULFIL)
    elif realm.why is not None:
        realm.why.refuse(FULFIL, "monster_lands 11.4", "why.goods-missing")
    if options == [LEAVE]:
        return False
    answer = yield Question(seat, "monster_lands.contract", options, ("monster_lands 11.4",), PATH[realm.path].targets)
    verb, number = answer.value
    if verb in ERRANDS:
        yield from run_errand(realm, seat, verb, number)
        return True
    if verb == "fulfil":
        yield from hand_over(realm, seat, contract.discard)
        win_mission(realm, seat, realm.path, contract.reward)
    return False


def hand_over(realm: Realm, seat: Seat, goods: GoodsData) -> Flow[None]:
    """Discard goods of the clan board."""
    pay(realm, seat, goods.gold, "contract")
    for token, number in ((DEFENSE, goods.defense), (POTION, goods.potion), (VENOM, goods.venom)):
        take_tokens(realm, seat, token, number)
    for _ in range(goods.trap):
        traps = [realm.setting.trap_option[trap] for trap in sorted(set(realm.traps[seat]))]
        about = PATH[realm.path].targets
        trap = yield from choose(seat, "monster_lands.hand_over_trap", traps, ("monster_lands 11.4",), about)
        discard_trap(realm, seat, trap)
