"""ML-12.3 Monster attack and ML-13 Death: hits, what stops them, wounds, and heroic ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.monster_lands.position import (
    CLEARED,
    COINS,
    FLAGS,
    FOUGHT,
    GUARDS,
    MAGIC_DICE,
    MEMBER,
    OWNER,
    PERSUASION_DICE,
    POTIONS,
    SAFE_MAGIC,
    SAFE_STRENGTH,
    STRENGTH_DICE,
    TALENTS_USED,
    VENOMS,
    WIDTH,
)
from rulewright.games.monster_lands.rules.bazaar import discard_gear
from rulewright.games.monster_lands.rules.clan import gain_glory, gear_of, leave, lose_glory
from rulewright.games.monster_lands.rules.figures import figure
from rulewright.games.monster_lands.terms import (
    AREA_PATHS,
    ENTRANCE,
    FACES,
    GATE,
    LAND_A,
    LAND_PATHS,
    NONE,
    NUMBER,
    PATH,
    PATH_NAMES,
    POTION,
)
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.card_shapes import MonsterData
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.power import Foe, Power
    from rulewright.games.monster_lands.terms import Path


def place_of(area: int) -> int:
    """Return the place of an area in the list of monsters."""
    return area - LAND_A


def monster_here(realm: Realm) -> MonsterData:
    """Return the monster of the area in hand."""
    return realm.setting.tables.monsters[realm.monsters[place_of(realm.area)]]


def foe_here(realm: Realm) -> Foe:
    """Return what the monster of the area in hand can do."""
    return realm.setting.powers.monsters[realm.monsters[place_of(realm.area)]]


def fighters(realm: Realm) -> list[Path]:
    """Return the paths of the area in hand with a living mercenary, leftmost first."""
    return [path for path in AREA_PATHS[realm.area] if realm.on(path) != NONE]


@law("monster_lands 8.8.4", "monster_lands 12.4.2", "monster_lands 24.4")
def path_powers(realm: Realm, path: Path, *, against_monster: bool) -> list[Power]:
    """Return talent and equipment of the mercenary on a path, without what the monster forbids."""
    powers = realm.setting.powers
    member = realm.on(path)
    found = [powers.members[member]]
    if member + 1 in realm.gear_bearer:
        foe = foe_here(realm) if against_monster else None
        found += [
            powers.gear[gear]
            for gear in gear_of(realm, member)
            if foe is None or not foe.forbids_gear(realm.setting.gear_type[gear])
        ]
    return found


@law("monster_lands 12.3.4", "monster_lands 8.6.3", "monster_lands 9.3.9", "monster_lands 9.4.3")
def talents_left(realm: Realm, path: Path) -> int:
    """Return how many hits the defensive talents on a path can still block this round."""
    setting = realm.setting
    if setting.scenario.no_defense or foe_here(realm).forbids_talents():
        return 0
    affinity = setting.monster_affinity[realm.monsters[place_of(realm.area)]]
    if path >= ENTRANCE:
        number = setting.guards[path - ENTRANCE].defense_talents
    else:
        land, place = divmod(path, LAND_PATHS)
        number = setting.powers.paths[realm.modifiers[land]][place].defensive_talents(affinity)
    for power in path_powers(realm, path, against_monster=True):
        number += power.defensive_talents(affinity)
    return number - realm.paths[path * WIDTH + TALENTS_USED]


@law(
    "monster_lands 2.13",
    "monster_lands 12.3.1",
    "monster_lands 14.2",
    "monster_lands 17.1",
    "monster_lands 18.2",
)
def attack_dice(realm: Realm) -> int:
    """Return the attack dice of the monster of the area in hand."""
    return dice_of(realm, place_of(realm.area))


def dice_of(realm: Realm, place: int) -> int:
    """Return the attack dice of a monster: its value, an affinity that matches the land, the round, its ability."""
    setting, monster = realm.setting, realm.monsters[place]
    foe = setting.powers.monsters[monster]
    number = setting.tables.monsters[monster].attack + setting.track[realm.round - 1]
    if place == place_of(GATE):
        return number + foe.citadel_dice()
    if realm.lands[place] != NONE and setting.monster_affinity[monster] == setting.land_affinity[realm.lands[place]]:
        number += foe.match_dice(setting.tables.board.monster_attack.affinity_match_dice)
    return number


@law("monster_lands 12.3.3", "monster_lands 22")
def roll_hits(realm: Realm, number: int) -> int:
    """Roll attack dice and count the hits; a phantom rolls its misses again."""
    least = realm.setting.tables.board.monster_attack.hit_on_min - 1
    roll, stream = realm.fate.roll, f"attack {realm.path}"
    dice = [roll(FACES, stream) for _ in range(number)]
    for _ in range(realm.setting.scenario.rerolls_misses):
        dice = [face if face >= least else roll(FACES, stream) for face in dice]
    hits = sum(face >= least for face in dice)
    realm.tell("monster_rolled", dice=tuple(face + 1 for face in dice), hits=hits)
    return hits


@law("monster_lands 12.3.4", "monster_lands 12.3.5", "monster_lands 12.3.6")
def take_hits(realm: Realm, path: Path, hits: int) -> Flow[None]:
    """Let the owner of a path defend against hits; what gets through wounds, and a second wound kills."""
    if not hits:
        return
    base, paths = path * WIDTH, realm.paths
    seat = paths[base + OWNER]
    came, tokens = hits, 0
    realm.tell("hit", seat=seat, path=PATH_NAMES[path], hits=hits)
    most = min(hits, talents_left(realm, path))
    if most > 0:
        about = in_danger(realm, path, "hits", hits)
        used = yield from choose(
            seat, "monster_lands.block_talents", NUMBER[: most + 1], ("monster_lands 12.3.4",), about
        )
        paths[base + TALENTS_USED] += used
        hits -= used
    most = min(hits, paths[base + GUARDS])
    if most:
        about = in_danger(realm, path, "hits", hits)
        used = yield from choose(
            seat, "monster_lands.block_tokens", NUMBER[: most + 1], ("monster_lands 12.3.4",), about
        )
        paths[base + GUARDS] -= used
        tokens = used
        hits -= used
    if hits < came and realm.teller:
        realm.tell("blocked", seat=seat, path=PATH_NAMES[path], talents=came - hits - tokens, tokens=tokens)
    if hits:
        yield from take_wounds(realm, path, hits)


def health(realm: Realm, path: Path) -> int:
    """Return how many wounds kill the mercenary on a path."""
    return realm.setting.tables.board.monster_attack.wounds_to_kill - (realm.wounded >> realm.on(path) & 1)


def in_danger(realm: Realm, path: Path, what: str, number: int) -> tuple[str, ...]:
    """Return a path with the hits or wounds that are open there, and how many would kill."""
    return (*PATH[path].targets, figure(what, number), figure("deadly", health(realm, path)))


@law("monster_lands 12.3.5", "monster_lands 12.3.6", "monster_lands 24.4")
def take_wounds(realm: Realm, path: Path, wounds: int) -> Flow[None]:
    """Suffer wounds, drink potions against them, and live or die."""
    base, paths = path * WIDTH, realm.paths
    seat, member = paths[base + OWNER], realm.on(path)
    foe = foe_here(realm)
    lose_glory(realm, seat, foe.wound_glory(), "wound")
    most = 0 if foe.forbids(POTION) else min(wounds, paths[base + POTIONS])
    if most:
        about = in_danger(realm, path, "wounds", wounds)
        drunk = yield from choose(seat, "monster_lands.drink", NUMBER[: most + 1], ("monster_lands 12.3.6",), about)
        paths[base + POTIONS] -= drunk
        wounds -= drunk
        if drunk and realm.teller:
            realm.tell("drunk", seat=seat, path=PATH_NAMES[path], potions=drunk)
    if not wounds:
        return
    if wounds >= health(realm, path):
        die(realm, path)
        return
    realm.wounded |= 1 << member
    realm.tell("wounded", seat=seat, member=realm.setting.member_name[member], path=PATH_NAMES[path])


@law(
    "monster_lands 13.1",
    "monster_lands 13.2",
    "monster_lands 13.3",
    "monster_lands 13.4",
    "monster_lands 14.3",
)
def die(realm: Realm, path: Path) -> None:
    """Bury a mercenary: its card and everything with it goes, and the clan wins the glory of its place.

    Its traps lie there until the area is cleared; nobody uses them any more.
    """
    base, paths = path * WIDTH, realm.paths
    seat, member = paths[base + OWNER], realm.on(path)
    realm.tell("died", seat=seat, member=realm.setting.member_name[member], path=PATH_NAMES[path])
    for gear in gear_of(realm, member):
        discard_gear(realm, seat, gear)
    leave(realm, seat, member)
    paths[base + MEMBER] = 0
    for field in (COINS, POTIONS, VENOMS, GUARDS):
        paths[base + field] = 0
    if not paths[base + FLAGS] & FOUGHT:
        for field in (STRENGTH_DICE, MAGIC_DICE, PERSUASION_DICE, SAFE_STRENGTH, SAFE_MAGIC):
            paths[base + field] = 0
    paths[base + FLAGS] |= CLEARED
    gain_glory(realm, seat, realm.setting.heroic[path], "heroic_death")
