"""ML-12.3 Monster attack, as steps: what strikes everybody, what is diverted, the attack itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.monster_lands.position import CLEARED, DIVERTED, FLAGS, MAGIC_DICE, SAFE_MAGIC, WIDTH
from rulewright.games.monster_lands.rules.hits import (
    attack_dice,
    fighters,
    foe_here,
    monster_here,
    path_powers,
    roll_hits,
    take_hits,
)
from rulewright.games.monster_lands.terms import AREA_PATHS, DECLINE, NO, NONE, NUMBER, PATH, PATH_NAMES, YES
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.terms import Path
    from rulewright.kernel.question import Seat


def gone(realm: Realm, _seat: Seat) -> bool:
    """Whether the mercenary in hand is dead."""
    return bool(realm.paths[realm.path * WIDTH + FLAGS] & CLEARED)


@law("monster_lands 20.8")
def neighbours(realm: Realm, path: Path) -> list[Path]:
    """Return the nearest occupied paths to the left and to the right of a path, on the same land."""
    area = next(paths for paths in AREA_PATHS if path in paths)
    taken = [other for other in area if realm.paths[other * WIDTH] or other == path]
    place = taken.index(path)
    return taken[max(0, place - 1) : place] + taken[place + 1 : place + 2]


def no_splash(realm: Realm, _seat: Seat) -> bool:
    """Whether the monster strikes nobody but the one it attacks."""
    return not foe_here(realm).splash_dice()


@law("monster_lands 24.4", "monster_lands 12.3.7")
def splash(realm: Realm, _seat: Seat) -> Flow[bool]:
    """Roll one result against every living mercenary here, before the attack itself (R-24, R-60)."""
    hits = roll_hits(realm, foe_here(realm).splash_dice())
    for path in fighters(realm):
        yield from take_hits(realm, path, hits)
    return False


def nothing_to_divert(realm: Realm, seat: Seat) -> bool:
    """Whether neither a trick nor a talent can turn attack dice away."""
    return gone(realm, seat) or not (realm.diverts[realm.path] or own_diversion(realm))


def own_diversion(realm: Realm) -> int:
    """Return the dice that the talent of the mercenary in hand can divert."""
    path = realm.path
    if realm.paths[path * WIDTH + FLAGS] & DIVERTED:
        return 0
    return sum(power.diverted() for power in path_powers(realm, path, against_monster=True))


@law("monster_lands 20.6", "monster_lands 24.5")
def divert(realm: Realm, seat: Seat) -> Flow[bool]:
    """Turn attack dice on neighbours, before the roll; they are rolled first, at once."""
    path = realm.path
    for victim, number in pairs(realm.diverts[path]):
        if realm.on(victim) == NONE:
            continue  # the victim is gone
        about = PATH[victim].targets
        if (yield from choose(seat, "monster_lands.divert", (YES, NO), ("monster_lands 20.6",), about)):
            yield from turn_aside(realm, path, victim, number)
    realm.diverts[path] = b""
    number = own_diversion(realm)
    targets = [PATH[other] for other in neighbours(realm, path) if realm.on(other) != NONE] if number else []
    if targets:
        options: list[Option[int | None]] = [*targets, DECLINE]
        target = yield from choose(
            seat, "monster_lands.divert_where", options, ("monster_lands 24.5",), PATH[path].targets
        )
        if target is not None:
            realm.paths[path * WIDTH + FLAGS] |= DIVERTED
            yield from turn_aside(realm, path, target, number)
    return False


def pairs(things: bytes) -> list[tuple[int, int]]:
    """Return what lies in pairs."""
    return list(zip(things[::2], things[1::2], strict=True))


def turn_aside(realm: Realm, path: Path, victim: Path, number: int) -> Flow[None]:
    """Roll dice of the attack against a neighbour: as many as there are (R-59)."""
    number = min(number, attack_dice(realm) - realm.turned)
    realm.turned += number
    if realm.teller:
        realm.tell("diverted", path=PATH_NAMES[path], victim=PATH_NAMES[victim], dice=number)
    yield from take_hits(realm, victim, roll_hits(realm, number))


@law("monster_lands 12.2.1", "monster_lands 12.3.1", "monster_lands 12.3.2", "monster_lands 12.3.3")
def onslaught(realm: Realm, seat: Seat) -> Flow[bool]:
    """Let the monster attack the mercenary in hand; magic dice given up beforehand weaken it."""
    path, base = realm.path, realm.path * WIDTH
    dice = max(0, attack_dice(realm) - realm.turned)
    realm.turned = 0
    if realm.teller:
        realm.tell("monster_attacks", monster=monster_here(realm).id, path=PATH_NAMES[path], dice=dice)
    worth = realm.setting.tables.board.monster_attack.magic_die_removes
    magic = realm.paths[base + MAGIC_DICE] + realm.paths[base + SAFE_MAGIC]
    most = min(magic, -(-dice // worth))
    if most:
        given = yield from choose(
            seat, "monster_lands.give_up_magic", NUMBER[: most + 1], ("monster_lands 12.3.2",), PATH[path].targets
        )
        loose = min(given, realm.paths[base + MAGIC_DICE])
        realm.paths[base + MAGIC_DICE] -= loose
        realm.paths[base + SAFE_MAGIC] -= given - loose
        dice = max(0, dice - given * worth)
    hits = roll_hits(realm, dice) + foe_here(realm).automatic_hits()
    yield from take_hits(realm, path, hits)
    return False
