"""ML-8.1 and ML-8.2: spaces of the citadel, and what persuasion and talents take off a price."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.monster_lands.rules.clan import pay
from rulewright.games.monster_lands.rules.figures import figure
from rulewright.games.monster_lands.terms import (
    BUILDINGS,
    DICE,
    DIE_NAMES,
    FACE_OF,
    FIRST_PERSUASION,
    NO,
    NONE,
    SPACES,
    YES,
    bits,
)
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.terms import Building, Die
    from rulewright.kernel.question import Seat


@law("monster_lands 8.1.5", "monster_lands 15.2")
def is_open(realm: Realm, building: Building) -> bool:
    """Whether dice may be placed in a building: no panic there, and no scenario that closes it."""
    return not (realm.panic | realm.setting.closed) >> building & 1


@law("monster_lands 7.4", "monster_lands 7.5", "monster_lands 8.1.1", "monster_lands 8.1.3")
def free_space(realm: Realm, building: Building) -> int:
    """Return the leftmost free space of a building; NONE if all are taken."""
    spaces, base = realm.spaces, building * SPACES
    for space in realm.setting.spaces[building]:
        if not spaces[base + space]:
            return space
    return NONE


def occupy(realm: Realm, seat: int, building: Building, space: int, die: Die, number: int = 1) -> None:
    """Put a die, or several alike, on a space for the round; the rival counts as one more seat."""
    realm.spaces[building * SPACES + space] = 1 + die + DICE * seat
    if realm.teller:
        name = BUILDINGS[building]
        realm.tell("placed", seat=seat, building=name, die=DIE_NAMES[die], number=number, space=space + 1)


@law("monster_lands 8.2.1", "monster_lands 8.2.2", "monster_lands 8.2.3")
def persuasion_discount(realm: Realm, building: Building, die: Die) -> int:
    """Return what a die takes off a price: its face, and the face before it if that one is higher."""
    if die < FIRST_PERSUASION:
        return 0
    face = FACE_OF[die]
    spaces, base = realm.spaces, building * SPACES
    for space in reversed(realm.setting.spaces[building]):
        content = spaces[base + space]
        if content:
            before = FACE_OF[(content - 1) % DICE]
            if before:
                return face + before if face < before else face
    return face


@law("monster_lands 8.2.4")
def lowered(realm: Realm, building: Building, price: int, discount: int) -> int:
    """Return a price after persuasion: at least 1 for an action, not for an item."""
    return max(realm.setting.buildings[building].min_price, price - discount) if discount else price


def discounters(realm: Realm, seat: Seat, building: Building) -> list[tuple[int, int, int]]:
    """Return the talents and equipment that could still lower a price: (0 member or 1 equipment, number, gold)."""
    powers = realm.setting.powers
    found = []
    for member in bits(realm.clan[seat] & powers.discounts & ~realm.used):
        gold = powers.members[member].discount(building)
        if gold:
            found.append((0, member, gold))
    for gear in powers.gear_deeds:
        bearer = realm.gear_bearer[gear]
        if bearer and realm.clan[seat] >> (bearer - 1) & 1 and not realm.gear_used >> gear & 1:
            gold = powers.gear[gear].discount(building)
            if gold:
                found.append((1, gear, gold))
    return found


def possible_discount(realm: Realm, seat: Seat, building: Building) -> int:
    """Return what talents and equipment could take off a price."""
    return sum(gold for _, _, gold in discounters(realm, seat, building))


@law("monster_lands 8.2.5")
def to_pay(realm: Realm, seat: Seat, building: Building, price: int) -> int:
    """Return what a price comes down to with the talents that are needed for it, before any that may be used."""
    for _, _, gold in discounters(realm, seat, building):
        if price <= realm.gold[seat]:
            break
        price = max(0, price - gold)
    return price


@law("monster_lands 8.2.5")
def settle_price(realm: Realm, seat: Seat, building: Building, price: int) -> Flow[None]:
    """Pay, after talents have lowered the price to 0 at the least; those that are needed are used in any case."""
    for kind, number, gold in discounters(realm, seat, building):
        if not price:
            break
        if price <= realm.gold[seat]:
            name = realm.setting.gear_name[number] if kind else realm.setting.member_name[number]
            about = (
                f"equipment:{name}" if kind else f"member:{name}",
                figure("due", price),
                figure("after", max(0, price - gold)),
            )
            if not (yield from choose(seat, "monster_lands.use_discount", (YES, NO), ("monster_lands 8.2.5",), about)):
                continue
        if kind:
            realm.gear_used |= 1 << number
        else:
            realm.used |= 1 << number
        price = max(0, price - gold)
    pay(realm, seat, price, BUILDINGS[building])
