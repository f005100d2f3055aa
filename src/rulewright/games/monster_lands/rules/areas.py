"""ML-12.1 Reveal traps, ML-20 Tricks, and what is cleared away when an area is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.monster_lands.position import (
    CLEARED,
    FLAGS,
    GUARDS,
    OPEN,
    OWNER,
    REMOVED,
    STANDING,
    WIDTH,
)
from rulewright.games.monster_lands.rules.clan import to_discard
from rulewright.games.monster_lands.rules.hits import place_of
from rulewright.games.monster_lands.rules.onslaught import neighbours
from rulewright.games.monster_lands.rules.stock import refill_loot
from rulewright.games.monster_lands.terms import (
    AREA_PATHS,
    GATE,
    NO,
    NONE,
    PATH,
    PATH_NAMES,
    YES,
    bits,
)
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.terms import Path
    from rulewright.kernel.question import Seat


@law("monster_lands 12.1.1", "monster_lands 14.2")
def reveal_all(realm: Realm, _seat: Seat) -> None:
    """Turn all traps of an area face up; dice they add come from the supply."""
    for path in AREA_PATHS[realm.area]:
        for place in range(len(realm.tokens[path])):
            turn_up(realm, path, place)


def turn_up(realm: Realm, path: Path, place: int) -> int:
    """Turn one token face up and let it have its effect; return its design."""
    trap = realm.tokens[path][place]
    realm.paths[path * WIDTH + OPEN] |= 1 << place
    realm.tell("revealed", path=PATH_NAMES[path], trap=realm.setting.trap_name[trap])
    realm.setting.powers.traps[trap].lay(realm, path)
    return trap


@law("monster_lands 20.2", "monster_lands 20.3", "monster_lands 20.4")
def clash(realm: Realm, seat: Seat) -> Flow[bool]:
    """Decide about one token of the path in hand, top to bottom: reveal it or not; False after the last."""
    path, place = realm.path, realm.turned
    realm.turned += 1
    more = realm.turned < len(realm.tokens[path])
    if realm.paths[path * WIDTH + FLAGS] & CLEARED or realm.paths[path * WIDTH] == 0:
        return False
    about = (*PATH[path].targets, f"token:{place + 1}")
    if not (yield from choose(seat, "monster_lands.reveal", (YES, NO), ("monster_lands 20.2",), about)):
        return more
    trap = turn_up(realm, path, place)
    device = realm.setting.powers.traps[trap]
    if device.trick:
        targets = [PATH[other] for other in neighbours(realm, path) if realm.on(other) != NONE]
        if targets:
            victim = yield from choose(
                seat, "monster_lands.trick_on", targets, ("monster_lands 20.4",), PATH[path].targets
            )
            if not (yield from fend_off(realm, victim)):
                yield from device.play(realm, path, victim)
    return more


@law("monster_lands 20.5", "monster_lands 8.6.3")
def fend_off(realm: Realm, victim: Path) -> Flow[bool]:
    """Let the target of a trick cancel it with a defense token of that path."""
    base = victim * WIDTH
    if not realm.paths[base + GUARDS]:
        return False
    seat = realm.paths[base + OWNER]
    about = PATH[victim].targets
    if not (yield from choose(seat, "monster_lands.cancel_trick", (YES, NO), ("monster_lands 20.5",), about)):
        return False
    realm.paths[base + GUARDS] -= 1
    realm.tell("trick_cancelled", seat=seat, path=PATH_NAMES[victim])
    return True


@law("monster_lands 22")
def rival_clash(realm: Realm, _seat: Seat) -> Flow[bool]:
    """Turn up the rival's tokens; her tricks hit the lower-numbered adjacent path of a player (R-37)."""
    path = realm.path
    for place in range(len(realm.tokens[path])):
        device = realm.setting.powers.traps[turn_up(realm, path, place)]
        targets = [other for other in neighbours(realm, path) if realm.on(other) != NONE]
        if device.trick and targets and not (yield from fend_off(realm, targets[0])):
            device.play_blindly(realm, path, targets[0])
    return False


@law("monster_lands 9.3.6", "monster_lands 12.5.3", "monster_lands 12.8.3", "monster_lands 14.4", "monster_lands 14.5")
def finish_area(realm: Realm, _seat: Seat) -> None:
    """Discard all tokens of an area, fill the loot display, and note a monster that was not beaten."""
    for path in AREA_PATHS[realm.area]:
        face_up = realm.paths[path * WIDTH + OPEN]
        for place, trap in enumerate(realm.tokens[path]):
            to_discard(realm, trap)
            if realm.teller and not face_up >> place & 1:
                name = realm.setting.trap_name[trap]
                realm.tell("trap_discarded", seat=realm.paths[path * WIDTH + OWNER], trap=name)
        realm.tokens[path] = b""
        realm.diverts[path] = b""
        realm.paths[path * WIDTH + OPEN] = 0
        realm.paths[path * WIDTH + GUARDS] = 0
    place = place_of(realm.area)
    if realm.area == GATE:
        if realm.beaten:
            calm_panic(realm)
    else:
        refill_loot(realm)
        if realm.beaten == STANDING and realm.monsters[place] != NONE:
            realm.prowling |= 1 << place
            realm.tell("monster_rages", place=place)


@law("monster_lands 14.4")
def calm_panic(realm: Realm) -> None:
    """Take all panic tokens back and shuffle the pile."""
    if realm.panic:
        realm.panic_pile.extend(bits(realm.panic))
        realm.panic = 0
        realm.fate.shuffle(realm.panic_pile, "panic")
        realm.tell("panic_over")


@law("monster_lands 21.9")
def rival_fights(realm: Realm, _seat: Seat) -> None:
    """Let the rival win without rolling: the monster if it is there, else the land."""
    place = place_of(realm.area)
    realm.tell("rival_won", path=PATH_NAMES[realm.path])
    if realm.beaten == STANDING:
        realm.monster_discard.append(realm.monsters[place])
        realm.monsters[place] = NONE
        realm.beaten = REMOVED
        realm.carried = 0
    else:
        realm.land_discard.append(realm.lands[place])
        realm.lands[place] = NONE
        realm.conquered = True
