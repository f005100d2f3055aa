"""ML-8.5 Tavern: hiring, a round of beer, novices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.rules.citadel import ABOUT, enter
from rulewright.games.monster_lands.rules.clan import excess_glory, join, pay
from rulewright.games.monster_lands.rules.figures import price as priced
from rulewright.games.monster_lands.rules.prices import lowered, possible_discount, settle_price, to_pay
from rulewright.games.monster_lands.rules.stock import refill_tavern
from rulewright.games.monster_lands.terms import DONE, FIRST_NOVICE, NONE, TAVERN, bits
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.terms import Die, Member
    from rulewright.kernel.question import Seat

BEER: Option[int] = Option("beer", NONE, ("building:tavern",))


@law("monster_lands 8.5.1", "monster_lands 8.5.2", "monster_lands 8.5.3", "monster_lands 4.3")
def hirable(realm: Realm, seat: Seat, discount: int, purse: int) -> list[Option[Member]]:
    """Return who would join now: affordable, and no more renowned than the clan's excess glory."""
    setting, why = realm.setting, realm.why
    excess = excess_glory(realm, seat)
    found = []
    for member in candidates(realm):
        price = lowered(realm, TAVERN, setting.cost[member], discount)
        if setting.reputation[member] <= excess and price <= purse:
            found.append(setting.member_option[member])
        elif why is not None:
            glory = setting.reputation[member] > excess
            paragraph, key = ("8.5.3", "why.excess-glory") if glory else ("8.1.4", "why.too-dear")
            why.refuse(setting.member_option[member], f"monster_lands {paragraph}", key)
    return found


@law("monster_lands 2.1", "monster_lands 8.5.7")
def candidates(realm: Realm) -> list[Member]:
    """Return the offered mercenaries, and a novice while the stack lasts."""
    found = [member for member in realm.offer if member != NONE]
    if realm.novices:
        found.append(bits(realm.novices)[0])
    return found


def visit_tavern(realm: Realm, seat: Seat, die: Die) -> Flow[None]:
    """Put a die into the tavern; then hire somebody, or buy a round of beer first."""
    realm.visit = enter(realm, seat, TAVERN, die)
    realm.guest = die
    yield from drink_or_hire(realm, seat)


@law("monster_lands 8.5.1", "monster_lands 8.5.6")
def drink_or_hire(realm: Realm, seat: Seat) -> Flow[None]:
    """Hire one of the offered, or have them replaced."""
    purse = realm.gold[seat] + possible_discount(realm, seat, TAVERN)
    options: list[Option[int]] = [*hirable(realm, seat, realm.visit, purse)]
    if realm.gold[seat] >= realm.setting.beer:
        options.append(BEER)
    elif realm.why is not None:
        realm.why.refuse(BEER, "monster_lands 8.5.6", "why.too-dear")
    about = fees(realm, seat, options)
    member = yield from choose(seat, "monster_lands.hire", options, ("monster_lands 8.5.1",), about)
    if member == NONE:
        stand_beer(realm, seat)
    else:
        yield from hire(realm, seat, member)
        realm.guest = NONE


def fees(realm: Realm, seat: Seat, options: list[Option[Any]]) -> tuple[str, ...]:
    """Return the tavern, and what each of its answers costs now."""
    setting = realm.setting
    found = list(ABOUT[TAVERN])
    for option in options:
        if option is BEER:
            found.append(priced(option.text, setting.beer))
        elif option.value is not None:
            fee = lowered(realm, TAVERN, setting.cost[option.value], realm.visit)
            found.append(priced(option.text, to_pay(realm, seat, TAVERN, fee)))
    return tuple(found)


@law("monster_lands 8.5.6")
def stand_beer(realm: Realm, seat: Seat) -> None:
    """Have the offered mercenaries replaced; the novices stay.  The visit goes on."""
    pay(realm, seat, realm.setting.beer, "beer")
    for place, member in enumerate(realm.offer):
        if member != NONE:
            realm.mercenary_discard.append(member)
            realm.offer[place] = NONE
    refill_tavern(realm)


@law("monster_lands 8.5.6", "monster_lands 12.6.2", "monster_lands 12.8.2")
def hire_after_beer(realm: Realm, seat: Seat, beside: list[Option[Any]]) -> Flow[bool]:
    """Go on with a visit after a round of beer: hiring is optional now (R-08).

    The new guests were not there before, so what can be done `beside` it at any moment is offered again (R-74); who
    does such a thing is asked once more.
    """
    purse = realm.gold[seat] + possible_discount(realm, seat, TAVERN)
    guests: list[Option[Any]] = [*hirable(realm, seat, realm.visit, purse), DONE]
    about = fees(realm, seat, guests)
    options = [*guests, *beside]
    answer = yield from choose(seat, "monster_lands.hire_after_beer", options, ("monster_lands 8.5.6",), about)
    if isinstance(answer, tuple):
        realm.deed = answer
        return True
    realm.guest = NONE
    if answer is not None:
        yield from hire(realm, seat, answer)
    return False


@law("monster_lands 8.5.4", "monster_lands 8.5.5")
def hire(realm: Realm, seat: Seat, member: Member) -> Flow[None]:
    """Pay for a member and take it in."""
    price = lowered(realm, TAVERN, realm.setting.cost[member], realm.visit)
    yield from settle_price(realm, seat, TAVERN, price)
    take_in(realm, seat, member)


def take_in(realm: Realm, seat: Seat, member: Member) -> None:
    """Take an offered mercenary, or a novice, into a clan; the offer is filled again."""
    if member >= FIRST_NOVICE:
        realm.novices &= ~(1 << member)
    else:
        realm.offer[realm.offer.index(member)] = NONE
    join(realm, seat, member)
    refill_tavern(realm)


@law("monster_lands 24.7", "monster_lands 24.8")
def free_candidates(realm: Realm, seat: Seat) -> list[Option[Member]]:
    """Return the mercenaries of the offer that a free hire could bring (R-40, R-57): glory still counts."""
    excess = excess_glory(realm, seat)
    setting = realm.setting
    return [
        setting.member_option[member]
        for member in realm.offer
        if member != NONE and setting.reputation[member] <= excess
    ]


def hire_free(realm: Realm, seat: Seat) -> Flow[None]:
    """Hire one of the offered mercenaries without paying."""
    options = free_candidates(realm, seat)
    member = yield from choose(seat, "monster_lands.free_hire", options, ("monster_lands 24.8",), ABOUT[TAVERN])
    take_in(realm, seat, member)
