"""ML-8 Citadel buildings: lodge, alchemists, armory, pawnshop and mine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.monster_lands.rules.clan import gain_gold, gain_tokens, store_traps
from rulewright.games.monster_lands.rules.figures import figure, price
from rulewright.games.monster_lands.rules.prices import (
    free_space,
    lowered,
    occupy,
    persuasion_discount,
    possible_discount,
    settle_price,
    to_pay,
)
from rulewright.games.monster_lands.rules.stock import refill_lodge
from rulewright.games.monster_lands.terms import (
    ALCHEMISTS,
    ARMORY,
    BUILDINGS,
    DEFENSE,
    DICE,
    DIE,
    DONE,
    LODGE,
    MAGIC,
    MINE,
    NONE,
    NUMBER,
    PAWNSHOP,
    POTION,
    STRENGTH,
    VENOM,
    bits,
)
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.terms import Building, Die, Trap
    from rulewright.kernel.question import Seat

EVERYTHING: Option[int] = Option("all", NONE)


def enter(realm: Realm, seat: Seat, building: Building, die: Die) -> int:
    """Put a die of the pool on the leftmost free space of a building; return its discount."""
    discount = persuasion_discount(realm, building, die)
    realm.pool[seat * DICE + die] -= 1
    occupy(realm, seat, building, free_space(realm, building), die)
    return discount


@law("monster_lands 8.3.1", "monster_lands 8.3.3")
def buy_traps(realm: Realm, seat: Seat, die: Die) -> Flow[None]:
    """Buy any number of the displayed traps with one die, at the sum of their costs."""
    setting = realm.setting
    discount = enter(realm, seat, LODGE, die)
    purse = realm.gold[seat] + possible_discount(realm, seat, LODGE)
    bought: list[Trap] = []
    total = 0
    while True:
        sums = {
            trap: lowered(realm, LODGE, total + setting.trap_cost[trap], discount)
            for trap in sorted(set(realm.trap_display) - {NONE})
        }
        options: list[Option[int | None]] = [setting.trap_option[trap] for trap, gold in sums.items() if gold <= purse]
        if realm.why is not None:
            for dear in [trap for trap, gold in sums.items() if gold > purse]:
                realm.why.refuse(setting.trap_option[dear], "monster_lands 8.1.4", "why.too-dear")
        owed = {trap: to_pay(realm, seat, LODGE, gold) for trap, gold in sums.items() if gold <= purse}
        about = [*ABOUT[LODGE], *(price(setting.trap_name[trap], gold) for trap, gold in owed.items())]
        if bought:
            options.append(DONE)
            about.append(figure("due", to_pay(realm, seat, LODGE, lowered(realm, LODGE, total, discount))))
        trap = yield from choose(seat, "monster_lands.buy_trap", options, ("monster_lands 8.3.1",), tuple(about))
        if trap is None:
            break
        realm.trap_display[realm.trap_display.index(trap)] = NONE
        bought.append(trap)
        total += setting.trap_cost[trap]
    yield from settle_price(realm, seat, LODGE, lowered(realm, LODGE, total, discount))
    realm.tell("traps_bought", seat=seat, traps=tuple(setting.trap_name[trap] for trap in bought))
    yield from store_traps(realm, seat, bought)
    refill_lodge(realm)


@law("monster_lands 8.4.1")
def brew(realm: Realm, seat: Seat, space: int) -> Flow[None]:
    """Get potions and venoms in any mix for a magic die."""
    realm.pool[seat * DICE + MAGIC] -= 1
    occupy(realm, seat, ALCHEMISTS, space, MAGIC)
    number = realm.setting.buildings[ALCHEMISTS].space_tokens[space]
    yield from mix_brews(realm, seat, number, ABOUT[ALCHEMISTS])


def mix_brews(realm: Realm, seat: Seat, number: int, about: tuple[str, ...]) -> Flow[None]:
    """Choose how many of some tokens are potions; the others are venoms."""
    about = (*about, figure("tokens", number))
    potions = yield from choose(
        seat, "monster_lands.how_many_potions", NUMBER[: number + 1], ("monster_lands 8.4.1",), about
    )
    gain_tokens(realm, seat, POTION, potions)
    gain_tokens(realm, seat, VENOM, number - potions)


@law("monster_lands 8.6.1")
def buy_defense(realm: Realm, seat: Seat, die: Die) -> Flow[None]:
    """Buy up to three defense tokens with one die."""
    armory = realm.setting.buildings[ARMORY]
    discount = enter(realm, seat, ARMORY, die)
    purse = realm.gold[seat] + possible_discount(realm, seat, ARMORY)
    costs = [lowered(realm, ARMORY, number * armory.token_price, discount) for number in range(armory.max_tokens + 1)]
    options = [NUMBER[number] for number in range(1, armory.max_tokens + 1) if costs[number] <= purse]
    prices = [price(option.text, to_pay(realm, seat, ARMORY, costs[option.value])) for option in options]
    about = (*ABOUT[ARMORY], *prices)
    number = yield from choose(seat, "monster_lands.how_many_defense", options, ("monster_lands 8.6.1",), about)
    yield from settle_price(realm, seat, ARMORY, costs[number])
    gain_tokens(realm, seat, DEFENSE, number)


@law("monster_lands 8.7.1")
def pawn(realm: Realm, seat: Seat) -> Flow[None]:
    """Turn any number of dice into a gold coin each."""
    base, pool = seat * DICE, realm.pool
    number = 0
    while True:
        options: list[Option[int | None]] = [DIE[die] for die in range(DICE) if pool[base + die]]
        if sum(pool[base : base + DICE]) > 1:
            options.append(EVERYTHING)
        if number:
            options.append(DONE)
        if options == [DONE]:
            break
        die = yield from choose(seat, "monster_lands.pawn", options, ("monster_lands 8.7.1",), ABOUT[PAWNSHOP])
        if die is None:
            break
        if die == NONE:
            number += sum(pool[base : base + DICE])
            pool[base : base + DICE] = bytes(DICE)
            break
        pool[base + die] -= 1
        number += 1
    gain_gold(realm, seat, number * realm.setting.buildings[PAWNSHOP].gold_per_die, BUILDINGS[PAWNSHOP])


@law("monster_lands 8.9.1", "monster_lands 8.1.1")
def dig(realm: Realm, seat: Seat, space: int) -> None:
    """Take gold out of the mine: two strength dice on a left space, one on a right space."""
    mine = realm.setting.buildings[MINE]
    realm.pool[seat * DICE + STRENGTH] -= mine.space_dice[space]
    occupy(realm, seat, MINE, space, STRENGTH, mine.space_dice[space])
    gain_gold(realm, seat, mine.space_gold[space] + mine_bonus(realm, seat), BUILDINGS[MINE])


@law("monster_lands 24.5", "monster_lands 24.6")
def mine_bonus(realm: Realm, seat: Seat) -> int:
    """Return what talents and equipment add to the mine's gold, each once per round."""
    powers = realm.setting.powers
    gold = 0
    for member in bits(realm.clan[seat] & ~realm.used):
        extra = powers.members[member].mine_gold()
        if extra:
            gold += extra
            realm.used |= 1 << member
    for gear in powers.gear_deeds:
        bearer = realm.gear_bearer[gear]
        if bearer and realm.clan[seat] >> (bearer - 1) & 1 and not realm.gear_used >> gear & 1:
            extra = powers.gear[gear].mine_gold()
            if extra:
                gold += extra
                realm.gear_used |= 1 << gear
    return gold


ABOUT = tuple((f"building:{name}",) for name in BUILDINGS)
