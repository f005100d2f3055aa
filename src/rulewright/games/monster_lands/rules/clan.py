"""ML-4 Core concepts: glory, reputation, goods with their limits, members who join and leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.monster_lands.terms import (
    DEFENSE,
    DICE,
    DIE,
    FACES,
    FIRST_NOVICE,
    FIRST_PERSUASION,
    GEAR,
    NONE,
    PERSUASION,
    POTION,
    VENOM,
    bits,
)
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.card_shapes import GoodsData
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.terms import Colour, Gear, Member, Trap
    from rulewright.kernel.question import Seat


@law("monster_lands 4.1")
def gain_glory(realm: Realm, seat: Seat, points: int, reason: str) -> None:
    """Raise a clan's glory."""
    if points:
        realm.glory[seat] += points
        realm.tell("glory_won", seat=seat, points=points, total=realm.glory[seat], reason=reason)


@law("monster_lands 4.1", "monster_lands 4.4")
def lose_glory(realm: Realm, seat: Seat, points: int, reason: str) -> None:
    """Lower a clan's glory, never below 0; reputation stays."""
    points = min(points, realm.glory[seat])
    if points:
        realm.glory[seat] -= points
        realm.tell("glory_lost", seat=seat, points=points, total=realm.glory[seat], reason=reason)


@law("monster_lands 4.3", "monster_lands 4.4")
def excess_glory(realm: Realm, seat: Seat) -> int:
    """Return the glory that is left to attract mercenaries."""
    return max(0, realm.glory[seat] - realm.reputation[seat])


def band(realm: Realm, seat: Seat) -> int:
    """Return the band of the glory track a clan is in: from 0, without upper end."""
    glory, bands = realm.glory[seat], realm.setting.band_of
    return bands[glory] if glory < len(bands) else bands[-1]


@law("monster_lands 1.6")
def gain_gold(realm: Realm, seat: Seat, gold: int, reason: str) -> None:
    """Give gold to a clan."""
    if gold:
        realm.gold[seat] += gold
        realm.tell("gold_won", seat=seat, gold=gold, total=realm.gold[seat], reason=reason)


def pay(realm: Realm, seat: Seat, gold: int, reason: str) -> None:
    """Take gold from a clan."""
    if gold:
        realm.gold[seat] -= gold
        realm.tell("paid", seat=seat, gold=gold, total=realm.gold[seat], reason=reason)


@law("monster_lands 4.10", "monster_lands 8.4.2", "monster_lands 8.6.2")
def gain_tokens(realm: Realm, seat: Seat, token: str, number: int) -> None:
    """Put tokens on the clan board; what is above the limit is discarded at once."""
    if not number:
        return
    limits = realm.setting.tables.board.limits
    if token == DEFENSE:
        stock, limit = realm.defense, limits.defense
    elif token == POTION:
        stock, limit = realm.potions, limits.potions
    else:
        stock, limit = realm.venoms, limits.venoms
    kept = min(number, limit - stock[seat])
    stock[seat] += kept
    realm.tell("tokens_won", seat=seat, token=token, number=kept, discarded=number - kept)


def take_tokens(realm: Realm, seat: Seat, token: str, number: int) -> None:
    """Take tokens off the clan board."""
    stock = realm.defense if token == DEFENSE else realm.potions if token == POTION else realm.venoms
    stock[seat] -= number


def gain_goods(realm: Realm, seat: Seat, goods: GoodsData, reason: str) -> None:
    """Take the reward of a mission."""
    gain_glory(realm, seat, goods.glory, reason)
    gain_gold(realm, seat, goods.gold, reason)
    for token, number in ((DEFENSE, goods.defense), (POTION, goods.potion), (VENOM, goods.venom)):
        gain_tokens(realm, seat, token, number)


@law("monster_lands 4.10", "monster_lands 8.3.3")
def trap_room(realm: Realm, seat: Seat) -> int:
    """Return how many traps the clan board holds."""
    room = realm.setting.tables.board.limits.traps
    talents = realm.setting.powers.members
    for member in bits(realm.clan[seat]):
        room += talents[member].trap_room()
    return room


@law("monster_lands 4.10", "monster_lands 8.3.3")
def store_traps(realm: Realm, seat: Seat, traps: list[Trap]) -> Flow[None]:
    """Put traps face down on the clan board; its owner discards what is above the limit."""
    realm.traps[seat] = bytes(sorted([*realm.traps[seat], *traps]))
    while len(realm.traps[seat]) > trap_room(realm, seat):
        options = [realm.setting.trap_option[trap] for trap in sorted(set(realm.traps[seat]))]
        trap = yield from choose(seat, "monster_lands.excess_trap", options, ("monster_lands 4.10",))
        discard_trap(realm, seat, trap)


def overfull(realm: Realm, seat: Seat) -> bool:
    """Whether a clan board holds more traps than it may: somebody who made room for them has left."""
    number = len(realm.traps[seat])
    return number > realm.setting.tables.board.limits.traps and number > trap_room(realm, seat)


@law("monster_lands 4.10", "monster_lands 8.3.3")
def shed_traps(realm: Realm, seat: Seat) -> Flow[bool]:
    """Discard the excess after somebody who made room has left."""
    yield from store_traps(realm, seat, [])
    return False


def discard_trap(realm: Realm, seat: Seat, trap: Trap) -> None:
    """Discard a trap from the clan board, face up."""
    realm.traps[seat] = without(realm.traps[seat], trap)
    to_discard(realm, trap)
    realm.tell("trap_discarded", seat=seat, trap=realm.setting.trap_name[trap])


@law("monster_lands 8.3.2")
def to_discard(realm: Realm, trap: Trap) -> None:
    """Put a used trap aside, where it came from; starting traps leave the game (R-28)."""
    group = realm.setting.trap_group[trap]
    if group in realm.setting.rival_groups:
        realm.rival_discard.append(trap)
    elif group != "starting":
        realm.trap_discard.append(trap)


def without(tokens: bytes, token: int) -> bytes:
    """Return tokens without one of a design."""
    place = tokens.index(token)
    return tokens[:place] + tokens[place + 1 :]


# Dice.


@law("monster_lands 6.3", "monster_lands 7.6", "monster_lands 10.2")
def add_dice(realm: Realm, seat: Seat, colour: Colour, number: int) -> None:
    """Add dice of a colour to a pool; persuasion dice are rolled at once and keep their faces."""
    base = seat * DICE
    if colour != PERSUASION:
        realm.pool[base + colour] += number
        return
    stream = f"persuasion {seat}"
    for _ in range(number):
        face = realm.fate.roll(FACES, stream)
        realm.pool[base + FIRST_PERSUASION + face] += 1
        realm.tell("persuasion_rolled", seat=seat, face=face + 1)


def spend_dice(realm: Realm, seat: Seat, counts: tuple[int, int, int], about: tuple[str, ...]) -> Flow[None]:
    """Take dice out of a pool; which persuasion dice, their owner decides."""
    base, pool = seat * DICE, realm.pool
    pool[base] -= counts[0]
    pool[base + 1] -= counts[1]
    for _ in range(counts[2]):
        options = [DIE[die] for die in range(FIRST_PERSUASION, DICE) if pool[base + die]]
        die = yield from choose(seat, "monster_lands.persuasion_die", options, ("monster_lands 7.2",), about)
        pool[base + die] -= 1


def can_spend(realm: Realm, seat: Seat, counts: tuple[int, int, int]) -> bool:
    """Whether a pool holds these dice."""
    base, pool = seat * DICE, realm.pool
    return (
        pool[base] >= counts[0]
        and pool[base + 1] >= counts[1]
        and (not counts[2] or sum(pool[base + FIRST_PERSUASION : base + DICE]) >= counts[2])
    )


# Members.


@law("monster_lands 4.2", "monster_lands 8.5.4")
def join(realm: Realm, seat: Seat, member: Member) -> None:
    """Take a member into a clan: reputation rises at once, and its dice join the pool at once (R-54)."""
    realm.clan[seat] |= 1 << member
    realm.reputation[seat] += realm.setting.reputation[member]
    if realm.teller:
        name = realm.setting.member_name[member]
        realm.tell("joined", seat=seat, member=name, reputation=realm.reputation[seat])
    for colour, number in enumerate(realm.setting.member_dice[member]):
        if number:
            add_dice(realm, seat, colour, number)


@law("monster_lands 4.2", "monster_lands 13.4")
def leave(realm: Realm, seat: Seat, member: Member) -> None:
    """Take a member out of a clan, with its reputation; the land it lived on has no colonist any more."""
    bit = 1 << member
    realm.clan[seat] &= ~bit
    realm.wounded &= ~bit
    realm.assigned &= ~bit
    realm.used &= ~bit
    realm.reputation[seat] -= realm.setting.reputation[member]
    if realm.leader[seat] == member:
        realm.leader[seat] = NONE
    for land in bits(realm.owned[seat]):
        if realm.colonist[land] == member + 1:
            realm.colonist[land] = 0
    if member < FIRST_NOVICE:
        if member in realm.setting.hireable:
            realm.mercenary_discard.append(member)
        else:
            realm.out |= bit
    else:
        realm.novices |= bit


def colonists(realm: Realm, seat: Seat) -> int:
    """Return the members of a clan who live on its lands."""
    found = 0
    for land in bits(realm.owned[seat]):
        if realm.colonist[land]:
            found |= 1 << (realm.colonist[land] - 1)
    return found


def gear_of(realm: Realm, member: Member) -> list[Gear]:
    """Return the equipment a member carries."""
    bearer = realm.gear_bearer
    return [gear for gear in range(GEAR) if bearer[gear] == member + 1]


@law("monster_lands 2.4", "monster_lands 3.2")
def idle_mercenaries(realm: Realm, seat: Seat) -> int:
    """Return the mercenaries of a clan that are not assigned; novices are none."""
    return realm.clan[seat] & realm.setting.named & ~realm.assigned
