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
def splash(realm: Realm, _seat: Seat) -> None:
    """Roll one result against every living mercenary here, before the attack itself (R-24, R-60)."""
    hits = roll_hits(realm, foe_here(realm).splash_dice())
    strike_all(realm, hits)


def strike_all(realm: Realm, hits: int) -> None:
    """Have every living mercenary of the area take some hits."""
    if hits:
        realm.hits = bytes(number for path in fighters(realm) for number in (path, hits))


def no_hits(realm: Realm, _seat: Seat) -> bool:
    """Whether nobody has hits to take."""
    return not realm.hits


@law("monster_lands 12.3.4", "monster_lands 12.3.5")
def defend(realm: Realm, _seat: Seat) -> Flow[bool]:
    """Let the next mercenary take the hits it has got; False after the last."""
    path, hits = realm.hits[0], realm.hits[1]
    realm.hits = realm.hits[2:]
    yield from take_hits(realm, path, hits)
    return bool(realm.hits)


def nothing_to_divert(realm: Realm, seat: Seat) -> bool:
    """Whether neither a trick nor a talent can turn attack dice away, and nobody has to defend against such dice."""
    if realm.hits:
        return False
    return gone(realm, seat) or not (realm.diverts[realm.path] or own_diversion(realm))


def own_diversion(realm: Realm) -> int:
    """Return the dice that the talent of the mercenary in hand can divert."""
    path = realm.path
    if realm.paths[path * WIDTH + FLAGS] & DIVERTED:
        return 0
    return sum(power.diverted() for power in path_powers(realm, path, against_monster=True))


@law("monster_lands 20.6", "monster_lands 24.5")
def divert(realm: Realm, seat: Seat) -> Flow[bool]:
    """Turn attack dice on a neighbour, before the roll; they are rolled first, at once, and the victim defends."""
    if realm.hits:
        return (yield from defend(realm, seat)) or not nothing_to_divert(realm, seat)
    path = realm.path
    if realm.diverts[path]:
        victim, number = realm.diverts[path][0], realm.diverts[path][1]
        realm.diverts[path] = realm.diverts[path][2:]
        about = PATH[victim].targets
        # dice whose victim is gone attack the owner.
        if realm.on(victim) != NONE and (
            yield from choose(seat, "monster_lands.divert", (YES, NO), ("monster_lands 20.6",), about)
        ):
            turn_aside(realm, path, victim, number)
        return True
    return (yield from divert_by_talent(realm, seat))


@law("monster_lands 24.5")
def divert_by_talent(realm: Realm, seat: Seat) -> Flow[bool]:
    """Turn dice on a neighbour by the talent of the mercenary in hand."""
    path, number = realm.path, own_diversion(realm)
    targets = [PATH[other] for other in neighbours(realm, path) if realm.on(other) != NONE] if number else []
    if not targets:
        return False
    realm.paths[path * WIDTH + FLAGS] |= DIVERTED
    options: list[Option[int | None]] = [*targets, DECLINE]
    about = PATH[path].targets
    target = yield from choose(seat, "monster_lands.divert_where", options, ("monster_lands 24.5",), about)
    if target is None:
        return False
    turn_aside(realm, path, target, number)
    return bool(realm.hits)


@law("monster_lands 20.6")
def turn_aside(realm: Realm, path: Path, victim: Path, number: int) -> None:
    """Roll dice of the attack against a neighbour: as many as there are (R-59)."""
    number = min(number, attack_dice(realm) - realm.turned)
    realm.turned += number
    realm.tell("diverted", path=PATH_NAMES[path], victim=PATH_NAMES[victim], dice=number)
    hits = roll_hits(realm, number)
    if hits:
        realm.hits = bytes((victim, hits))


@law("monster_lands 12.3.2")
def magic_to_give(realm: Realm) -> int:
    """Return how many magic dice on the path in hand could weaken the attack."""
    base = realm.path * WIDTH
    worth = realm.setting.tables.board.monster_attack.magic_die_removes
    dice = max(0, attack_dice(realm) - realm.turned)
    return min(realm.paths[base + MAGIC_DICE] + realm.paths[base + SAFE_MAGIC], -(-dice // worth))


def no_magic(realm: Realm, seat: Seat) -> bool:
    """Whether no magic die could weaken the attack."""
    return gone(realm, seat) or not magic_to_give(realm)


@law("monster_lands 12.3.2")
def weaken(realm: Realm, seat: Seat) -> Flow[bool]:
    """Give up magic dice of the path, each for an attack die, before the roll."""
    path, base = realm.path, realm.path * WIDTH
    options = NUMBER[: magic_to_give(realm) + 1]
    given = yield from choose(
        seat, "monster_lands.give_up_magic", options, ("monster_lands 12.3.2",), PATH[path].targets
    )
    loose = min(given, realm.paths[base + MAGIC_DICE])
    realm.paths[base + MAGIC_DICE] -= loose
    realm.paths[base + SAFE_MAGIC] -= given - loose
    realm.turned += given * realm.setting.tables.board.monster_attack.magic_die_removes
    if given and realm.teller:
        realm.tell("weakened", seat=seat, path=PATH_NAMES[path], dice=given)
    return False


@law("monster_lands 12.2.1", "monster_lands 12.3.1", "monster_lands 12.3.3")
def onslaught(realm: Realm, _seat: Seat) -> None:
    """Let the monster attack the mercenary in hand."""
    path = realm.path
    dice = max(0, attack_dice(realm) - realm.turned)
    realm.turned = 0
    realm.tell("monster_attacks", monster=monster_here(realm).id, path=PATH_NAMES[path], dice=dice)
    hits = roll_hits(realm, dice) + foe_here(realm).automatic_hits()
    if hits:
        realm.hits = bytes((path, hits))
