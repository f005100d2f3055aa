"""What a player may do without spending an action: talents, loot, trophies, potions, colonists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.rules.bazaar import exchange, movable
from rulewright.games.monster_lands.rules.clan import colonists, gain_gold
from rulewright.games.monster_lands.terms import FIRST_NOVICE, NAMED, bits
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.question import Seat

ANY, PLACING = "any", "placement"
EXCHANGE: Option[Any] = Option("exchange", ("exchange", 0))


@law("monster_lands 7.9", "monster_lands 7.6")
def talents(realm: Realm, seat: Seat) -> list[Option[Any]]:
    """Return the placement talents a clan may use now; of several novices one stands for all."""
    ready = realm.clan[seat] & realm.setting.powers.deeds & ~realm.used
    if not ready:
        return []
    powers, options = realm.setting.powers.members, realm.setting.use_option
    found = []
    for member in bits(ready):
        if powers[member].possible(realm, seat, member):
            found.append(options[member])
            if member >= FIRST_NOVICE:
                break
    return found


def use_talent(realm: Realm, seat: Seat, member: int) -> Flow[None]:
    """Use a placement talent."""
    realm.used |= 1 << member
    realm.tell("talent_used", seat=seat, member=realm.setting.member_name[member])
    yield from realm.setting.powers.members[member].deed(realm, seat, member)


@law("monster_lands 12.8.2")
def loots(realm: Realm, seat: Seat, occasion: str) -> list[Option[Any]]:
    """Return the loot tokens a clan may discard on an occasion."""
    if not realm.loots[seat]:
        return []
    powers, options = realm.setting.powers.loots, realm.setting.use_loot
    if realm.why is not None:
        for loot in bits(realm.loots[seat]):
            if not powers[loot].usable(realm, seat, occasion):
                realm.why.refuse(options[loot], "monster_lands 12.8.2", "why.loot-later")
    return [options[loot] for loot in bits(realm.loots[seat]) if powers[loot].usable(realm, seat, occasion)]


def use_loot(realm: Realm, seat: Seat, loot: int) -> Flow[None]:
    """Discard a loot token for its effect."""
    drop_loot(realm, seat, loot)
    yield from realm.setting.powers.loots[loot].use(realm, seat, loot)


def drop_loot(realm: Realm, seat: Seat, loot: int) -> None:
    """Discard a loot token."""
    realm.loots[seat] &= ~(1 << loot)
    realm.loot_discard.append(loot)
    realm.tell("loot_used", seat=seat, loot=realm.setting.loot_name[loot])


@law("monster_lands 12.6.2")
def sales(realm: Realm, seat: Seat) -> list[Option[Any]]:
    """Return the trophies a clan could sell."""
    options = realm.setting.sell_option
    return [options[monster] for monster in bits(realm.trophies[seat])]


@law("monster_lands 12.6.2")
def sell(realm: Realm, seat: Seat, monster: int) -> None:
    """Sell a whole trophy card, for gold by its value (R-05)."""
    realm.trophies[seat] &= ~(1 << monster)
    realm.monster_discard.append(monster)
    setting = realm.setting
    realm.tell("trophy_sold", seat=seat, monster=setting.monster_name[monster])
    price = setting.tables.board.battle.trophy_sale_gold_per_value
    gain_gold(realm, seat, price * setting.trophies[monster], "trophy")


@law("monster_lands 7.8", "monster_lands 8.4.3", "monster_lands 15.1")
def patients(realm: Realm, seat: Seat) -> list[Option[Any]]:
    """Return the wounded, unassigned members that a potion of the clan board could heal."""
    hurt = realm.clan[seat] & realm.wounded & ~realm.assigned
    if not hurt or not realm.potions[seat]:
        return []
    return [realm.setting.heal_option[member] for member in bits(hurt)]


@law("monster_lands 8.4.3")
def heal(realm: Realm, seat: Seat, member: int) -> None:
    """Spend a potion on a wound."""
    realm.potions[seat] -= 1
    realm.wounded &= ~(1 << member)
    realm.tell("healed", seat=seat, member=realm.setting.member_name[member])


@law("monster_lands 12.7.4", "monster_lands 17.1")
def settlers(realm: Realm, seat: Seat, land: int) -> int:
    """Return the members who could colonise a land: of its affinity, and living nowhere else (R-12)."""
    fitting = realm.setting.of_affinity[realm.setting.land_affinity[land]]
    return realm.clan[seat] & fitting & NAMED & ~colonists(realm, seat)


@law("monster_lands 12.7.4")
def empty_lands(realm: Realm, seat: Seat) -> list[Option[Any]]:
    """Return the lands of a clan that could get a colonist."""
    if not realm.owned[seat]:
        return []
    return [
        realm.setting.colonise_option[land]
        for land in bits(realm.owned[seat])
        if not realm.colonist[land] and settlers(realm, seat, land)
    ]


@law("monster_lands 12.7.4")
def colonise(realm: Realm, seat: Seat, land: int) -> Flow[None]:
    """Let a member of its affinity live on a land."""
    options = [realm.setting.member_option[member] for member in bits(settlers(realm, seat, land))]
    about = (f"land:{realm.setting.land_name[land]}",)
    member = yield from choose(seat, "monster_lands.colonist", options, ("monster_lands 12.7.4",), about)
    settle(realm, seat, land, member)


def settle(realm: Realm, seat: Seat, land: int, member: int) -> None:
    """Put a colonist on a land."""
    realm.colonist[land] = member + 1
    if realm.teller:
        names = realm.setting
        realm.tell("colonised", seat=seat, land=names.land_name[land], member=names.member_name[member])


def errands(realm: Realm, seat: Seat) -> list[Option[Any]]:
    """Return what can be done at any own decision (R-44)."""
    found = loots(realm, seat, ANY) if realm.loots[seat] else []
    if realm.trophies[seat]:
        found += sales(realm, seat)
    if realm.owned[seat]:
        found += empty_lands(realm, seat)
    return found


def at_any_moment(realm: Realm, seat: Seat) -> list[Option[Any]]:
    """Return what can be done in the middle of an action of the placement phase: loot, sales, settling (R-74)."""
    return loots(realm, seat, PLACING) + errands(realm, seat)


def placement_errands(realm: Realm, seat: Seat) -> list[Option[Any]]:
    """Return what can be done beside an action in the placement phase."""
    found = talents(realm, seat)
    if realm.loots[seat]:
        found += loots(realm, seat, PLACING)
    found += errands(realm, seat)
    if realm.wounded:
        found += patients(realm, seat)
    if any(realm.gear_bearer) and movable(realm, seat):
        found.append(EXCHANGE)
    return found


def run_errand(realm: Realm, seat: Seat, verb: str, number: int) -> Flow[None]:
    """Do one of them."""
    if verb == "use":
        yield from use_talent(realm, seat, number)
    elif verb == "loot":
        yield from use_loot(realm, seat, number)
    elif verb == "sell":
        sell(realm, seat, number)
    elif verb == "heal":
        heal(realm, seat, number)
    elif verb == "colonise":
        yield from colonise(realm, seat, number)
    else:
        yield from exchange(realm, seat)


ERRANDS = frozenset({"use", "loot", "sell", "heal", "colonise", "exchange"})
