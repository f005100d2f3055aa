"""ML-21 Solo mode: the automated rival in the placement phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.monster_lands.position import WIDTH
from rulewright.games.monster_lands.rules.prices import free_space, is_open, occupy
from rulewright.games.monster_lands.rules.stock import draw, refill_bazaar, refill_lodge, refill_tavern
from rulewright.games.monster_lands.terms import (
    ALCHEMISTS,
    BAZAAR,
    BUILDINGS,
    FACES,
    FIRST_PERSUASION,
    LODGE,
    MAGIC,
    MINE,
    MISSION_A,
    NONE,
    PATH_NAMES,
    PATHS,
    RIVAL,
    STRENGTH,
    TAVERN,
    Path,
)
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.terms import Building
    from rulewright.kernel.question import Seat


@law("monster_lands 21.5", "monster_lands 21.2")
def rival_acts(realm: Realm, _seat: Seat) -> None:
    """Roll both solo dice until the rival finds a free space, and let her take it."""
    rival = realm.setting.tables.rival
    while True:
        red, yellow = realm.fate.roll(FACES, "rival") + 1, realm.fate.roll(FACES, "rival") + 1
        realm.tell("rival_rolled", red=red, yellow=yellow)
        if red in rival.citadel_red:
            if rival_visits(realm, BUILDINGS.index(rival.citadel_yellow[yellow - 1]), red):
                return
        elif rival_goes_out(realm, red, yellow):
            return
        if not room_for_rival(realm):
            return


def room_for_rival(realm: Realm) -> bool:
    """Whether any spot is left that the solo dice could name; else she rests."""
    rival = realm.setting.tables.rival
    buildings = (BUILDINGS.index(name) for name in rival.citadel_yellow)
    if any(is_open(realm, building) and free_space(realm, building) != NONE for building in buildings):
        return True
    return has_token(realm) and any(outside_path(realm, yellow) != NONE for yellow in range(1, FACES + 1))


@law("monster_lands 21.6", "monster_lands 21.7")
def rival_visits(realm: Realm, building: Building, red: int) -> bool:
    """Let the rival take a space of a building, and something off its display; False if there is no space."""
    space = free_space(realm, building)
    if not is_open(realm, building) or space == NONE:
        return False
    seat = realm.setting.players
    if building == ALCHEMISTS:
        occupy(realm, seat, building, space, MAGIC)
    elif building == MINE:
        occupy(realm, seat, building, space, STRENGTH)
    else:
        occupy(realm, seat, building, space, FIRST_PERSUASION + realm.fate.roll(FACES, "rival"))
    if red in realm.setting.tables.rival.removal_red:
        remove(realm, building, red - 1)
    return True


@law("monster_lands 21.6")
def remove(realm: Realm, building: Building, row: int) -> None:
    """Take a row of traps, a mercenary or an equipment card off its display, which is filled again (R-53)."""
    rival = realm.setting.tables.rival
    if building == LODGE:
        taken = []
        for place in range(row * rival.traps_removed, (row + 1) * rival.traps_removed):
            if realm.trap_display[place] != NONE:
                taken.append(realm.setting.trap_name[realm.trap_display[place]])
                realm.trap_discard.append(realm.trap_display[place])
                realm.trap_display[place] = NONE
        tell_removal(realm, building, row, *taken)
        refill_lodge(realm)
    elif building == TAVERN:
        member = realm.offer[row]
        if member != NONE:
            realm.mercenary_discard.append(member)
            realm.offer[row] = NONE
        tell_removal(realm, building, row, *(() if member == NONE else (realm.setting.member_name[member],)))
        refill_tavern(realm)
    elif building == BAZAAR:
        gear = realm.gear_display[row]
        if gear != NONE:
            realm.gear_discard.append(gear)
            realm.gear_display[row] = NONE
        tell_removal(realm, building, row, *(() if gear == NONE else (realm.setting.gear_name[gear],)))
        refill_bazaar(realm)


def tell_removal(realm: Realm, building: Building, row: int, *taken: str) -> None:
    """Report what the rival took."""
    realm.tell("rival_removed", building=BUILDINGS[building], row=row + 1, taken=taken)


def has_token(realm: Realm) -> bool:
    """Whether the rival has an assignment token left."""
    used = sum(realm.paths[path * WIDTH] == RIVAL for path in range(PATHS))
    return used < realm.setting.tables.rival.assignment_tokens


def outside_path(realm: Realm, yellow: int) -> Path:
    """Return the free path that a yellow face names; NONE if there is none."""
    mission = realm.setting.scenario.missions_of.get(yellow)
    spot = f"mission_{mission}" if mission else realm.setting.tables.rival.outside_yellow[yellow - 1]
    kind, _, number = spot.partition("_")
    if kind == "path":
        path = int(number) - 1
        return path if realm.lands[0] != NONE and not realm.paths[path * WIDTH] else NONE
    first = MISSION_A + 2 * (int(number) - 1)
    for path in (first, first + 1):
        if not realm.paths[path * WIDTH]:
            return path
    return NONE


@law("monster_lands 21.8", "monster_lands 22")
def rival_goes_out(realm: Realm, _red: int, yellow: int) -> bool:
    """Let the rival block a land path or a mission path; in one scenario she brings face-down tokens along."""
    path = outside_path(realm, yellow)
    if path == NONE or not has_token(realm):
        return False
    realm.paths[path * WIDTH] = RIVAL
    realm.tell("rival_assigned", path=PATH_NAMES[path])
    if path < MISSION_A:
        for _ in range(realm.setting.scenario.path_tokens):
            trap = draw(realm, "rival", realm.rival_pile, realm.rival_discard)
            if trap != NONE:
                realm.tokens[path] += bytes([trap])
    return True
