"""ML-8.8 Bazaar: equipment, who carries it, how it changes hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.rules.citadel import ABOUT, enter
from rulewright.games.monster_lands.rules.clan import gear_of, idle_mercenaries
from rulewright.games.monster_lands.rules.figures import price
from rulewright.games.monster_lands.rules.prices import lowered, possible_discount, settle_price, to_pay
from rulewright.games.monster_lands.rules.stock import refill_bazaar
from rulewright.games.monster_lands.terms import BAZAAR, GEAR, NONE, bits
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.terms import Die, Gear, Member
    from rulewright.kernel.question import Seat

DISCARD: Option[int] = Option("discard", NONE)


@law("monster_lands 8.8.1")
def buy_gear(realm: Realm, seat: Seat, die: Die) -> Flow[None]:
    """Buy one equipment card with one die, and give it to somebody."""
    setting = realm.setting
    discount = enter(realm, seat, BAZAAR, die)
    purse = realm.gold[seat] + possible_discount(realm, seat, BAZAAR)
    shown = displayed(realm)
    costs = {option.value: lowered(realm, BAZAAR, setting.gear_cost[option.value], discount) for option in shown}
    options = [option for option in shown if costs[option.value] <= purse]
    if realm.why is not None:
        for option in shown:
            if costs[option.value] > purse:
                realm.why.refuse(option, "monster_lands 8.1.4", "why.too-dear")
    prices = [price(option.text, to_pay(realm, seat, BAZAAR, costs[option.value])) for option in options]
    about = (*ABOUT[BAZAAR], *prices)
    gear = yield from choose(seat, "monster_lands.buy_equipment", options, ("monster_lands 8.8.1",), about)
    yield from settle_price(realm, seat, BAZAAR, costs[gear])
    yield from take_gear(realm, seat, gear)


def displayed(realm: Realm) -> list[Option[Gear]]:
    """Return the cards on display, one of each design."""
    found: dict[str, Option[Gear]] = {}
    for gear in realm.gear_display:
        if gear != NONE:
            found.setdefault(realm.setting.gear_name[gear], realm.setting.gear_option[gear])
    return list(found.values())


def take_gear(realm: Realm, seat: Seat, gear: Gear) -> Flow[None]:
    """Take a displayed card, give it to an unassigned mercenary, and fill the display."""
    realm.gear_display[realm.gear_display.index(gear)] = NONE
    realm.tell("equipment_taken", seat=seat, equipment=realm.setting.gear_name[gear])
    yield from give_gear(realm, seat, gear)
    refill_bazaar(realm)


@law("monster_lands 8.8.2")
def give_gear(realm: Realm, seat: Seat, gear: Gear) -> Flow[None]:
    """Put a card under an unassigned mercenary; one of its type that lies there is passed on or discarded."""
    about = (f"equipment:{realm.setting.gear_name[gear]}",)
    options = [realm.setting.member_option[member] for member in bits(idle_mercenaries(realm, seat))]
    if realm.why is not None:
        for sent in bits(realm.clan[seat] & realm.assigned):
            realm.why.refuse(realm.setting.member_option[sent], "monster_lands 8.8.2", "why.assigned")
    member = yield from choose(seat, "monster_lands.who_carries", options, ("monster_lands 8.8.2",), about)
    old = carried(realm, member, realm.setting.gear_type[gear])
    equip(realm, seat, gear, member)
    if old == NONE:
        return
    realm.gear_bearer[old] = 0
    others: list[Option[Any]] = [
        realm.setting.member_option[other]
        for other in bits(idle_mercenaries(realm, seat) & ~(1 << member))
        if carried(realm, other, realm.setting.gear_type[old]) == NONE
    ]
    about = (f"equipment:{realm.setting.gear_name[old]}",)
    heir = yield from choose(seat, "monster_lands.pass_on", [*others, DISCARD], ("monster_lands 8.8.2",), about)
    if heir == NONE:
        discard_gear(realm, seat, old)
    else:
        equip(realm, seat, old, heir)


def carried(realm: Realm, member: Member, kind: int) -> Gear:
    """Return the card of a type that a member carries."""
    for gear in gear_of(realm, member):
        if realm.setting.gear_type[gear] == kind:
            return gear
    return NONE


def equip(realm: Realm, seat: Seat, gear: Gear, member: Member) -> None:
    """Put a card under a member."""
    realm.gear_bearer[gear] = member + 1
    if realm.teller:
        names = realm.setting
        realm.tell("equipped", seat=seat, equipment=names.gear_name[gear], member=names.member_name[member])


def discard_gear(realm: Realm, seat: Seat, gear: Gear) -> None:
    """Discard an equipment card for good."""
    realm.gear_bearer[gear] = 0
    realm.gear_used &= ~(1 << gear)
    realm.gear_discard.append(gear)
    realm.tell("equipment_discarded", seat=seat, equipment=realm.setting.gear_name[gear])


@law("monster_lands 7.8", "monster_lands 8.8.2")
def movable(realm: Realm, seat: Seat) -> list[Gear]:
    """Return the cards under unassigned mercenaries that their clan has not handed on in this turn (R-73).

    Whoever hands each card to the one who is to have it in the end reaches every arrangement so.
    """
    return [gear for gear in exchangeable(realm, seat) if not realm.moved >> gear & 1]


def exchangeable(realm: Realm, seat: Seat) -> list[Gear]:
    """Return the cards under unassigned mercenaries of a clan, if there are two of them."""
    idle = idle_mercenaries(realm, seat)
    if not idle & (idle - 1):
        return []
    bearer = realm.gear_bearer
    return [gear for gear in range(GEAR) if bearer[gear] and idle >> (bearer[gear] - 1) & 1]


def gear_word(realm: Realm, gear: Gear) -> Option[Any]:
    """Return a card under somebody as an answer: `pugnor@frunks`."""
    setting = realm.setting
    text = f"{setting.gear_name[gear]}@{setting.member_name[realm.gear_bearer[gear] - 1]}"
    return Option(text, gear, setting.gear_option[gear].targets)


@law("monster_lands 7.8")
def exchange(realm: Realm, seat: Seat) -> Flow[None]:
    """Move a card from one unassigned mercenary to another; cards of one type change places."""
    setting = realm.setting
    cards: dict[str, Option[Any]] = {}
    for gear in movable(realm, seat):
        option = gear_word(realm, gear)
        cards.setdefault(option.text, option)
    if realm.why is not None:
        for gear in exchangeable(realm, seat):
            option = gear_word(realm, gear)
            if option.text not in cards:
                realm.why.refuse(option, "monster_lands 7.8", "why.moved")
    gear = yield from choose(seat, "monster_lands.move_equipment", [*cards.values()], ("monster_lands 7.8",))
    giver = realm.gear_bearer[gear] - 1
    options = [setting.member_option[member] for member in bits(idle_mercenaries(realm, seat) & ~(1 << giver))]
    about = (f"equipment:{setting.gear_name[gear]}",)
    taker = yield from choose(seat, "monster_lands.who_carries", options, ("monster_lands 7.8",), about)
    back = carried(realm, taker, setting.gear_type[gear])
    realm.moved |= 1 << gear
    equip(realm, seat, gear, taker)
    if back != NONE:
        equip(realm, seat, back, giver)
