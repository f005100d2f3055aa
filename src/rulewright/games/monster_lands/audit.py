"""What must hold in every position: nothing lost, nothing doubled, nothing out of step."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rulewright.games.monster_lands.position import GUARDS, OWNER, WIDTH
from rulewright.games.monster_lands.rules.clan import trap_room
from rulewright.games.monster_lands.rules.placement import act
from rulewright.games.monster_lands.rules.round import CLASH, TURN
from rulewright.games.monster_lands.rules.strike import strike
from rulewright.games.monster_lands.terms import (
    BUILDINGS,
    COLOURS,
    FACES,
    GEAR,
    NAMED,
    NONE,
    PATH_NAMES,
    PATHS,
    RIVAL,
    bits,
)
from rulewright.kernel.law import law
from rulewright.kernel.lines import NOWHERE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rulewright.games.monster_lands.position import Realm


SETTLED = ("talents", "queen's grant", "clash", "loot")
"""Steps before which everybody has discarded what is above a limit."""


def audit(realm: Realm) -> list[str]:
    """List everything that cannot be."""
    return [*audit_cards(realm), *audit_traps(realm), *audit_clans(realm), *audit_paths(realm)]


def audit_text(realm: Realm) -> list[str]:
    """List what cannot be in a position that somebody has written: also what is so for a moment within an action."""
    members, names = sum(realm.clan), realm.setting.gear_name
    return [
        *audit(realm),
        *(
            f"nobody at the table carries {names[gear]}"
            for gear in range(GEAR)
            if realm.gear_bearer[gear] and not members >> (realm.gear_bearer[gear] - 1) & 1
        ),
        *audit_deed(realm),
        *audit_dice(realm),
    ]


def audit_dice(realm: Realm) -> list[str]:
    """What is rolled outside lies on the path in hand, and hits are for somebody who is there."""
    faults = []
    if len(realm.rolled) != len(realm.marks):
        faults.append(f"rolled tells of {len(realm.rolled)} dice, and marks of {len(realm.marks)}")
    rolling = not realm.agenda.done and realm.agenda.step.run is strike
    if realm.rolled and (rolling or realm.path == NONE):  # behind it they lie there until others are rolled
        lying = (0, 0, 0) if realm.path == NONE else realm.dice_on(realm.path)
        count = Counter(die >> 3 for die in realm.rolled)
        if any(colour >= len(COLOURS) or number > lying[colour] for colour, number in count.items()):
            faults.append("more dice are rolled than lie on the path in hand")
        if any(not 1 <= die & 7 <= FACES for die in realm.rolled):
            faults.append("a die that is rolled has no such face")
    if realm.agenda.programme is CLASH and realm.turned >= len(realm.tokens[realm.path]):
        faults.append(f"path {PATH_NAMES[realm.path]} has no token about which to decide in the clash")
    victims = realm.hits[::2]
    if len(realm.hits) % 2 or any(path >= PATHS or realm.on(path) == NONE for path in victims):
        faults.append("hits are pairs of a path with somebody on it and a number")
    return faults


def audit_deed(realm: Realm) -> list[str]:
    """What somebody is about to do is something that was offered; nobody sits in the tavern when others are asked."""
    if not realm.deed and realm.guest == NONE:
        return []
    if realm.agenda.programme is not TURN or realm.agenda.cursor:
        return ["a deed is done, and a guest is in the tavern, in the step action of a turn"]
    if not realm.deed:
        return []
    before = realm.copy()
    before.deed = ()
    question = next(act(before, realm.agenda.seat), None)
    if question is not None and any(option.value == realm.deed for option in question.options):
        return []
    return ["the deed that is named is not offered"]


def once(what: str, names: Sequence[str], *zones: Iterable[int]) -> list[str]:
    """Check that each of some cards is in exactly one place."""
    count = Counter(card for zone in zones for card in zone if card != NONE)
    faults = [f"{what} {name} is in {count[card]} places" for card, name in enumerate(names) if count[card] > 1]
    faults += [f"{NOWHERE} {what} {name} is" for card, name in enumerate(names) if not count[card]]
    return faults + [f"there is no {what} {card}" for card in count if not 0 <= card < len(names)]


@law("monster_lands 1.2", "monster_lands 1.3")
def audit_cards(realm: Realm) -> list[str]:
    """Every card and every token is in one place."""
    setting = realm.setting
    missions = [str(mission.id) for mission in setting.tables.missions]
    people = (realm.mercenary_deck, realm.offer, realm.mercenary_discard, bits(realm.novices), bits(realm.out))
    return [
        *once("member", setting.member_name, *people, *map(bits, realm.clan)),
        *once(
            "monster",
            setting.monster_name,
            realm.monster_deck,
            realm.monster_discard,
            realm.monsters,
            *map(bits, realm.trophies),
        ),
        *once("land", setting.land_name, realm.land_deck, realm.land_discard, realm.lands, *map(bits, realm.owned)),
        *once(
            "loot", setting.loot_name, realm.loot_pile, realm.loot_display, realm.loot_discard, *map(bits, realm.loots)
        ),
        *once("mission", missions, realm.mission_bag, realm.missions, realm.mission_discard),
        *once("panic token", BUILDINGS, realm.panic_pile, bits(realm.panic)),
        *audit_gear(realm),
    ]


def audit_gear(realm: Realm) -> list[str]:
    """Every equipment card is in one place, except one that somebody is about to give away."""
    held = [gear for gear in range(GEAR) if realm.gear_bearer[gear]]
    zones = (realm.gear_deck, realm.gear_display, realm.gear_discard, held)
    count = Counter(card for zone in zones for card in zone if card != NONE)
    names = realm.setting.gear_name
    return [f"equipment {names[card]} is in {count[card]} places" for card in range(GEAR) if count[card] > 1]


@law("monster_lands 1.5")
def audit_traps(realm: Realm) -> list[str]:
    """There are never more traps of a design than the box holds."""
    zones = [realm.trap_pile, realm.trap_discard, realm.rival_pile, realm.rival_discard, *realm.traps, *realm.tokens]
    count = Counter(trap for zone in zones for trap in zone)
    count.update(trap for trap in realm.trap_display if trap != NONE)
    return [
        f"there are {count[number]} traps {trap.id} of {trap.copies}"
        for number, trap in enumerate(realm.setting.tables.traps)
        if count[number] > trap.copies
    ]


def name_of(realm: Realm, seat: int) -> str:
    """Return the clan of a seat."""
    return realm.setting.clans[seat]


@law("monster_lands 4.1", "monster_lands 4.2", "monster_lands 4.10")
def audit_clans(realm: Realm) -> list[str]:
    """Reputation is the sum of the members', limits hold, nothing is negative."""
    limits, faults = realm.setting.tables.board.limits, []
    for seat in realm.setting.seats:
        if realm.reputation[seat] != sum(realm.setting.reputation[member] for member in bits(realm.clan[seat])):
            faults.append(f"the reputation of {name_of(realm, seat)} is out of step")
        if min(realm.glory[seat], realm.gold[seat]) < 0:
            faults.append(f"{name_of(realm, seat)} has {realm.glory[seat]} glory and {realm.gold[seat]} gold")
        for name, number, limit in (
            ("defense tokens", realm.defense[seat], limits.defense),
            ("potions", realm.potions[seat], limits.potions),
            ("venoms", realm.venoms[seat], limits.venoms),
        ):
            if not 0 <= number <= limit:
                faults.append(f"{name_of(realm, seat)} has {number} {name} of {limit}")
        settled = not realm.agenda.done and realm.agenda.step.name in SETTLED
        if settled and len(realm.traps[seat]) > trap_room(realm, seat):
            faults.append(f"{name_of(realm, seat)} has {len(realm.traps[seat])} traps")
        leader = realm.leader[seat]
        if leader != NONE and not realm.clan[seat] >> leader & 1:
            faults.append(f"the leader of {name_of(realm, seat)} is not in its clan")
    return faults


@law("monster_lands 9.1.3")
def audit_paths(realm: Realm) -> list[str]:
    """Whoever is on a path is assigned, once, and belongs to the owner of the path."""
    on_paths = [realm.paths[path * WIDTH] for path in range(PATHS)]
    members = [member - 1 for member in on_paths if member not in (0, RIVAL)]
    faults = [] if len(set(members)) == len(members) else ["somebody is on two paths"]
    for path, member in enumerate(on_paths):
        if member not in (0, RIVAL):
            seat = realm.paths[path * WIDTH + OWNER]
            if not realm.clan[seat] & realm.assigned & NAMED & 1 << (member - 1):
                faults.append(f"path {PATH_NAMES[path]} holds somebody who is not assigned")
        elif realm.paths[path * WIDTH + GUARDS]:
            faults.append(f"path {PATH_NAMES[path]} has defense tokens and nobody to defend")
    if realm.assigned & ~sum(1 << member for member in members):
        faults.append("somebody is assigned and on no path")
    return faults
