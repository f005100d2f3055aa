"""ML-7 Placement phase: one action in turn, and what may be done beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.rules.bazaar import buy_gear
from rulewright.games.monster_lands.rules.citadel import brew, buy_defense, buy_traps, dig, pawn
from rulewright.games.monster_lands.rules.clan import can_spend, excess_glory, idle_mercenaries, spend_dice
from rulewright.games.monster_lands.rules.errands import (
    ANY,
    ERRANDS,
    at_any_moment,
    loots,
    placement_errands,
    run_errand,
    talents,
)
from rulewright.games.monster_lands.rules.outside import assign, open_paths
from rulewright.games.monster_lands.rules.prices import (
    free_space,
    lowered,
    persuasion_discount,
    possible_discount,
)
from rulewright.games.monster_lands.rules.refusals import PAWN, refuse_buildings, refuse_errands, refuse_talents
from rulewright.games.monster_lands.rules.tavern import candidates, hire_after_beer, visit_tavern
from rulewright.games.monster_lands.terms import (
    ALCHEMISTS,
    ARMORY,
    BAZAAR,
    DICE,
    FIRST_PERSUASION,
    LODGE,
    MINE,
    NONE,
    PAWNSHOP,
    PAYING,
    SPACES,
    TAVERN,
    bits,
)
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, Question, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.question import Seat

PASS: Option[Any] = Option("pass", ("pass", 0))
FORFEIT: Option[Any] = Option("forfeit", ("forfeit", 0))
LAW = ("monster_lands 7.1", "monster_lands 7.2", "monster_lands 7.3")


@law(
    "monster_lands 4.7",
    "monster_lands 7.2",
    "monster_lands 8.1.2",
    "monster_lands 8.1.2.2",
    "monster_lands 8.1.2.5",
    "monster_lands 8.1.2.7",
    "monster_lands 8.1.4",
)
def building_actions(realm: Realm, seat: Seat) -> list[Option[Any]]:
    """Return the dice that may be put into buildings now."""
    setting, pool, base = realm.setting, realm.pool, seat * DICE
    shut = realm.panic | setting.closed
    strength = pool[base]
    dice = [die for die in range(FIRST_PERSUASION, DICE) if pool[base + die]]
    if strength:
        dice.append(0)
    found = shopping(realm, seat, dice) if dice else []
    spaces = realm.spaces
    if pool[base + 1] and not shut >> ALCHEMISTS & 1:
        found += [
            setting.space_option[ALCHEMISTS][space]
            for space in setting.spaces[ALCHEMISTS]
            if not spaces[ALCHEMISTS * SPACES + space]
        ]
    if strength and not shut >> MINE & 1:
        found += mine_actions(realm, strength)
    if not shut >> PAWNSHOP & 1:
        found.append(PAWN)
    if realm.why is not None:
        refuse_buildings(realm, seat, found)
    return found


@law(
    "monster_lands 8.1.2.1",
    "monster_lands 8.1.2.3",
    "monster_lands 8.1.2.4",
    "monster_lands 8.1.2.6",
    "monster_lands 8.1.4",
    "monster_lands 8.2.1",
)
def shopping(realm: Realm, seat: Seat, dice: list[int]) -> list[Option[Any]]:
    """Return the dice that may be put into the four buildings that cost gold: where something can be paid for."""
    setting, gold = realm.setting, realm.gold[seat]
    shut = realm.panic | setting.closed
    helped = bool(realm.clan[seat] & setting.powers.discounts) or any(realm.gear_bearer)
    found: list[Option[Any]] = []
    for building in PAYING:
        if shut >> building & 1 or free_space(realm, building) == NONE:
            continue
        price = cheapest(realm, seat, building)
        if price == NONE:
            continue
        purse = gold + (possible_discount(realm, seat, building) if helped else 0)
        options = setting.placing[building]
        if price <= purse or (building == TAVERN and gold >= setting.beer):
            found += [options[die] for die in dice]
            continue
        for die in dice:
            if lowered(realm, building, price, persuasion_discount(realm, building, die)) <= purse:
                found.append(options[die])
    return found


def cheapest(realm: Realm, seat: Seat, building: int) -> int:
    """Return the lowest price in a building before discounts; NONE if there is nothing to be had."""
    setting = realm.setting
    if building == LODGE:
        return min((setting.trap_cost[trap] for trap in realm.trap_display if trap != NONE), default=NONE)
    if building == ARMORY:
        return setting.buildings[ARMORY].token_price
    if building == BAZAAR:
        if not idle_mercenaries(realm, seat):
            return NONE
        return min((setting.gear_cost[gear] for gear in realm.gear_display if gear != NONE), default=NONE)
    excess = excess_glory(realm, seat)
    prices = [setting.cost[member] for member in candidates(realm) if setting.reputation[member] <= excess]
    if prices:
        return min(prices)
    return NEVER if realm.gold[seat] >= setting.beer else NONE


NEVER = 1 << 20
"""A price nobody can pay: only beer is to be had."""


def mine_actions(realm: Realm, strength: int) -> list[Option[Any]]:
    """Return the free spaces of the mine that some strength dice can fill; equal ones are offered once."""
    mine = realm.setting.buildings[MINE]
    found: list[Option[Any]] = []
    seen: list[tuple[int, int]] = []
    for space in realm.setting.spaces[MINE]:
        kind = (mine.space_dice[space], mine.space_gold[space])
        if not realm.spaces[MINE * SPACES + space] and strength >= kind[0] and kind not in seen:
            seen.append(kind)
            found.append(realm.setting.space_option[MINE][space])
    return found


@law("monster_lands 10.1")
def land_actions(realm: Realm, seat: Seat) -> list[Option[Any]]:
    """Return the colonised lands whose benefit a seat can pay for: each once per round (R-13)."""
    found: list[Option[Any]] = []
    setting = realm.setting
    for land in bits(realm.owned[seat] & ~realm.land_used):
        if not realm.colonist[land] or not setting.powers.lands[land].possible(realm, seat):
            continue
        if any(can_spend(realm, seat, counts) for counts in setting.land_dice[land]):
            found.append(setting.land_action[land])
    return found


@law("monster_lands 10.1")
def use_land(realm: Realm, seat: Seat, land: int) -> Flow[None]:
    """Put dice on an own colonised land and take its benefit at once."""
    setting = realm.setting
    about = (f"land:{setting.land_name[land]}",)
    options = [
        Option("s{}+m{}+p{}".format(*counts), counts)
        for counts in setting.land_dice[land]
        if can_spend(realm, seat, counts)
    ]
    counts = yield from choose(seat, "monster_lands.land_dice", options, ("monster_lands 10.1",), about)
    yield from spend_dice(realm, seat, counts, about)
    realm.land_used |= 1 << land
    realm.tell("land_used", seat=seat, land=setting.land_name[land])
    yield from setting.powers.lands[land].give(realm, seat)


@law("monster_lands 7.1", "monster_lands 7.2", "monster_lands 7.3", "monster_lands 7.7")
def act(realm: Realm, seat: Seat) -> Flow[bool]:
    """Take one action, or do something beside it; False when the action is taken."""
    if realm.deed:
        return (yield from carry_out(realm, seat))
    if realm.guest != NONE:
        if realm.why is not None:
            refuse_talents(realm, realm.why, seat, set())
        return (yield from hire_after_beer(realm, seat, at_any_moment(realm, seat)))
    options = placement_errands(realm, seat)
    if any(realm.pool[seat * DICE : seat * DICE + DICE]):
        actions = building_actions(realm, seat)
        if realm.owned[seat]:
            actions += land_actions(realm, seat)
        actions += open_paths(realm, seat)
        options = actions + options if actions else [*options, FORFEIT]
    else:
        options.append(PASS)
    if realm.why is not None:
        refuse_errands(realm, seat, options)
    answer = yield Question(seat, "monster_lands.act", options, LAW)
    realm.deed = answer.value
    return True


def carry_out(realm: Realm, seat: Seat) -> Flow[bool]:
    """Do what was decided: a step of its own, so that nobody has to decide again on the way back to it."""
    verb, number = realm.deed
    realm.deed = ()
    if verb in ERRANDS:
        yield from run_errand(realm, seat, verb, number)
        return True
    yield from ACTIONS[verb](realm, seat, number)
    return realm.guest != NONE


@law("monster_lands 7.9")
def afterwards(realm: Realm, seat: Seat) -> Flow[bool]:
    """Use talents and loot after the last action of a turn: with an empty pool no other turn may come (R-10)."""
    options = [*placement_errands(realm, seat), PASS]
    if realm.why is not None:
        refuse_errands(realm, seat, options)
    answer = yield Question(seat, "monster_lands.afterwards", options, ("monster_lands 7.9",))
    verb, number = answer.value
    if verb not in ERRANDS:
        return False
    yield from run_errand(realm, seat, verb, number)
    return True


def nothing_afterwards(realm: Realm, seat: Seat) -> bool:
    """Whether nothing is left to be done after the last action: the pool is not empty, or nothing would matter."""
    if any(realm.pool[seat * DICE : seat * DICE + DICE]):
        return True
    return not (talents(realm, seat) or (realm.loots[seat] and loots(realm, seat, ANY)))


def visit(realm: Realm, seat: Seat, place: tuple[int, int]) -> Flow[None]:
    """Put a die into one of the four paying buildings."""
    building, die = place
    if building == LODGE:
        yield from buy_traps(realm, seat, die)
    elif building == TAVERN:
        yield from visit_tavern(realm, seat, die)
    elif building == ARMORY:
        yield from buy_defense(realm, seat, die)
    else:
        yield from buy_gear(realm, seat, die)


def take_space(realm: Realm, seat: Seat, place: tuple[int, int]) -> Flow[None]:
    """Put dice on a space of the alchemists or the mine."""
    building, space = place
    if building == MINE:
        dig(realm, seat, space)
    else:
        yield from brew(realm, seat, space)


def go_pawning(realm: Realm, seat: Seat, _number: int) -> Flow[None]:
    """Use the pawnshop."""
    yield from pawn(realm, seat)


@law("monster_lands 7.3")
def forfeit(realm: Realm, seat: Seat, _number: int) -> Flow[None]:
    """Discard dice for which there is no legal placement (R-09)."""
    base = seat * DICE
    realm.tell("forfeited", seat=seat, dice=sum(realm.pool[base : base + DICE]))
    realm.pool[base : base + DICE] = bytes(DICE)
    yield from ()


@law("monster_lands 7.3")
def pass_by(realm: Realm, _seat: Seat, _number: int) -> Flow[None]:
    """Pass with an empty pool: the turn is over."""
    realm.agenda.skip_to("the next turn")
    yield from ()


ACTIONS: dict[str, Any] = {
    "visit": visit,
    "space": take_space,
    "pawn": go_pawning,
    "assign": assign,
    "land": use_land,
    "forfeit": forfeit,
    "pass": pass_by,
}
