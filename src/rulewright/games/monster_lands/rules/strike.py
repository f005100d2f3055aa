"""ML-12.4 Mercenary attack: dice on a path, rolled one by one where it is allowed to stop, and what changes them.

Missions and conquests roll in the same way; only there nobody may stop, so all dice fall at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.position import (
    BONUS_STRENGTH,
    FLAT,
    FOR_CAPTURE,
    FOR_KILL,
    OPEN,
    SOURCES,
    TALLY,
    VENOMS,
    WIDTH,
)
from rulewright.games.monster_lands.rules.clan import gear_of
from rulewright.games.monster_lands.rules.errands import loots, run_errand
from rulewright.games.monster_lands.rules.figures import figure
from rulewright.games.monster_lands.rules.hits import foe_here, monster_here, path_powers
from rulewright.games.monster_lands.terms import (
    BATTLE,
    CAPTURE,
    COLOURS,
    CONQUEST,
    ELIMINATE,
    ENTRANCE,
    FACES,
    LAND_PATHS,
    LOOTS,
    MISSION,
    MISSION_A,
    PATH,
    PATH_NAMES,
    VENOM,
)
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.power import Booty, Power
    from rulewright.kernel.question import Seat

ROLL: tuple[Option[Any], ...] = tuple(
    Option(f"roll:{name}", ("roll", colour), (f"die:{name}",)) for colour, name in enumerate(COLOURS)
)
ROLL_ALL: Option[Any] = Option("roll:all", ("roll", None), ("die:strength", "die:magic"))
STOP: Option[Any] = Option("stop", ("stop", 0))
USE_VENOM: Option[Any] = Option("venom", ("venom", 0), ("token:venom",))
SOURCE_NAMES = ("talent", "weapon", "clothing", "spell", "path")
_rerolls: dict[tuple[int, int], Option[Any]] = {}
FACE_MASK = 7


def reroll_option(die: int, source: int, name: str) -> Option[Any]:
    """Return a reroll as an answer: `reroll:strength-2:talent`."""
    found = _rerolls.get((die, source))
    if found is None:
        colour = COLOURS[die >> 3]
        text = f"reroll:{colour}-{die & FACE_MASK}:{name}"
        found = _rerolls[die, source] = Option(text, ("reroll", (die, source)), (f"die:{colour}-{die & FACE_MASK}",))
    return found


def clear_dice(realm: Realm) -> None:
    """Take the dice of the last attempt off the table."""
    realm.rolled = bytearray()
    realm.marks = bytearray()
    realm.rerolls = bytearray(SOURCES + LOOTS)
    realm.tally = [0] * TALLY


def occasion_of(realm: Realm) -> str:
    """Return for what dice are being rolled."""
    if MISSION_A <= realm.path < ENTRANCE:
        return MISSION
    return CONQUEST if realm.beaten else BATTLE


@law(
    "monster_lands 4.9",
    "monster_lands 9.3.9",
    "monster_lands 11.2",
    "monster_lands 12.4.1",
    "monster_lands 12.4.2",
)
def make_ready(realm: Realm, _seat: Seat) -> None:
    """Add up what must be applied, and roll everything at once where nobody could stop in between."""
    path, occasion = realm.path, occasion_of(realm)
    clear_dice(realm)
    tally = realm.tally
    fighting = occasion == BATTLE
    powers = path_powers(realm, path, against_monster=fighting)
    for power in powers:
        for colour in range(3):
            tally[BONUS_STRENGTH + colour] += power.die_bonus(colour, occasion)
        if fighting:
            tally[FLAT] += power.total_bonus(BATTLE)
            tally[FOR_CAPTURE] += power.total_bonus(CAPTURE)
            tally[FOR_KILL] += power.total_bonus(ELIMINATE)
        elif occasion == CONQUEST:
            tally[FOR_CAPTURE] += power.total_bonus(CONQUEST)
    grant_rerolls(realm, occasion)
    if occasion != MISSION:
        add_traps(realm, occasion)
    if fighting:
        foe = foe_here(realm)
        for colour in range(3):
            tally[BONUS_STRENGTH + colour] -= foe.die_penalty(colour)
        if may_capture(realm):
            return
    roll_all(realm)


def grant_rerolls(realm: Realm, occasion: str) -> None:
    """Note the rerolls of talent, equipment and path."""
    member = realm.on(realm.path)
    powers = realm.setting.powers
    realm.rerolls[0] = powers.members[member].rerolls(occasion)
    if member + 1 in realm.gear_bearer:
        for gear in gear_of(realm, member):
            kind = realm.setting.gear_type[gear]
            if occasion != BATTLE or not foe_here(realm).forbids_gear(kind):
                realm.rerolls[1 + kind] = powers.gear[gear].rerolls(occasion)
    if realm.path < MISSION_A:
        land, number = divmod(realm.path, LAND_PATHS)
        realm.rerolls[4] = powers.paths[realm.modifiers[land]][number].rerolls(occasion)


@law("monster_lands 12.1.1", "monster_lands 24.1")
def add_traps(realm: Realm, occasion: str) -> None:
    """Add what the revealed traps of the path give to its dice, and to the total against a monster."""
    face_up = realm.paths[realm.path * WIDTH + OPEN]
    for place, trap in enumerate(realm.tokens[realm.path]):
        if face_up >> place & 1:
            device = realm.setting.powers.traps[trap]
            for colour in range(3):
                realm.tally[BONUS_STRENGTH + colour] += device.die_bonus(colour, occasion)
            realm.tally[FLAT] += device.total_bonus(occasion)


@law("monster_lands 9.3.7", "monster_lands 12.4.3", "monster_lands 20.4")
def may_capture(realm: Realm) -> bool:
    """Whether the mercenary in hand could capture the monster: with enough traps on this path, or without need."""
    path = realm.path
    face_up = realm.paths[path * WIDTH + OPEN]
    devices = realm.setting.powers.traps
    traps = sum(not (face_up >> place & 1 and devices[trap].trick) for place, trap in enumerate(realm.tokens[path]))
    if traps >= foe_here(realm).traps_needed():
        return True
    return any(power.needs_no_trap() for power in path_powers(realm, path, against_monster=True))


def dice_left(realm: Realm) -> list[int]:
    """Return how many dice of each colour on the path in hand have not been rolled."""
    left = list(realm.dice_on(realm.path))
    for die in realm.rolled:
        left[die >> 3] -= 1
    return left


def roll_die(realm: Realm, colour: int) -> None:
    """Roll one die of the path in hand."""
    face = realm.fate.roll(FACES, f"path {realm.path}") + 1
    realm.rolled.append(colour << 3 | face)
    realm.marks.append(0)


def roll_all(realm: Realm) -> None:
    """Roll all dice that are left."""
    for colour, number in enumerate(dice_left(realm)):
        for _ in range(number):
            roll_die(realm, colour)
    tell_roll(realm)


def tell_roll(realm: Realm) -> None:
    """Report the dice as they lie."""
    realm.tell(
        "rolled",
        path=PATH_NAMES[realm.path],
        dice=tuple(f"{COLOURS[die >> 3]}-{die & FACE_MASK}" for die in realm.rolled),
        bonus=total(realm) - realm.carried - sum(die & FACE_MASK for die in realm.rolled),
        carried=realm.carried,
        total=total(realm),
    )


@law("monster_lands 12.4.8", "monster_lands 12.4.2")
def total(realm: Realm) -> int:
    """Return the total so far: dice with their bonuses, each at least 0 (R-20), flat bonuses, earlier paths."""
    tally = realm.tally
    count = tally[FLAT] + realm.carried
    for die in realm.rolled:
        worth = (die & FACE_MASK) + tally[die >> 3]
        if worth > 0:
            count += worth
    return count


@law("monster_lands 12.4.5", "monster_lands 12.4.6", "monster_lands 12.4.2")
def strike(realm: Realm, seat: Seat) -> Flow[bool]:
    """Roll a die, roll one again, use a venom or loot, or leave it at that; False when it is over."""
    occasion = occasion_of(realm)
    options = rolls(realm, occasion)
    if realm.rolled and any(realm.rerolls):
        options += reroll_options(realm)
    if venom_helps(realm, occasion):
        options.append(USE_VENOM)
    if realm.loots[seat]:
        options += loots(realm, seat, occasion)
    laid = sum(realm.dice_on(realm.path))
    about = (*PATH[realm.path].targets, figure("laid", laid), figure("unrolled", laid - len(realm.rolled)))
    verb, what = yield from choose(seat, f"monster_lands.strike_{occasion}", options, LAWS[occasion], about)
    if verb == "stop":
        return False
    if verb == "roll":
        roll_some(realm, what)
    elif verb == "reroll":
        reroll(realm, *what)
    elif verb == "venom":
        apply_venom(realm)
    else:
        yield from run_errand(realm, seat, verb, what)
    return True


@law("monster_lands 12.4.5")
def rolls(realm: Realm, occasion: str) -> list[Option[Any]]:
    """Return the dice that can be rolled next, and stopping: when nothing is left, or enough is reached."""
    left = dice_left(realm)
    if occasion != BATTLE or not (left[0] or left[1]):
        return [STOP]
    options = [ROLL[colour] for colour in range(2) if left[colour]]
    if left[0] + left[1] > 1:
        options.append(ROLL_ALL)
    if enough(realm):
        options.append(STOP)
    return options


@law("monster_lands 12.4.6")
def venom_helps(realm: Realm, occasion: str) -> bool:
    """Whether a venom on the assignment token can be used: not in missions, not against every monster (R-14)."""
    if occasion == MISSION or not realm.paths[realm.path * WIDTH + VENOMS]:
        return False
    return occasion == CONQUEST or not foe_here(realm).forbids(VENOM)


def roll_some(realm: Realm, colour: int | None) -> None:
    """Roll one die of a colour, or all dice that are left."""
    if colour is None:
        roll_all(realm)
    else:
        roll_die(realm, colour)
        tell_roll(realm)


LAWS = {
    MISSION: ("monster_lands 11.2",),
    BATTLE: ("monster_lands 12.4.5", "monster_lands 12.4.6"),
    CONQUEST: ("monster_lands 12.7.1",),
}


@law("monster_lands 12.4.5")
def enough(realm: Realm) -> bool:
    """Whether the monster would be captured or eliminated now."""
    monster, count, tally = monster_here(realm), total(realm), realm.tally
    return count + tally[FOR_KILL] >= monster.elimination_value or count + tally[FOR_CAPTURE] >= monster.capture_value


@law("monster_lands 9.3.9", "monster_lands 12.4.2")
def reroll_options(realm: Realm) -> list[Option[Any]]:
    """Return every die that may be rolled again, by every source that allows it."""
    found: list[Option[Any]] = []
    for source, left in enumerate(realm.rerolls):
        if not left:
            continue
        power = source_power(realm, source)
        once = source < SOURCES and bool(getattr(power, "rerolls_differ", False))
        name = SOURCE_NAMES[source] if source < SOURCES else realm.setting.loot_name[source - SOURCES]
        seen: list[int] = []
        for die, mark in zip(realm.rolled, realm.marks, strict=True):
            if die in seen or not power.rerolls_colour(die >> 3) or (once and mark >> source & 1):
                continue
            seen.append(die)
            found.append(reroll_option(die, source, name))
    return found


def source_power(realm: Realm, source: int) -> Power | Booty:
    """Return what grants the rerolls of a source."""
    powers = realm.setting.powers
    if source >= SOURCES:
        return powers.loots[source - SOURCES]
    member = realm.on(realm.path)
    if not source:
        return powers.members[member]
    if source < SOURCES - 1:
        return next(powers.gear[gear] for gear in gear_of(realm, member) if realm.setting.gear_type[gear] == source - 1)
    land, number = divmod(realm.path, LAND_PATHS)
    return powers.paths[realm.modifiers[land]][number]


@law("monster_lands 9.3.9")
def reroll(realm: Realm, die: int, source: int) -> None:
    """Roll a die again; the new result stands (R-48)."""
    bit = 1 << source if source < SOURCES else 0
    once = bool(bit and getattr(source_power(realm, source), "rerolls_differ", False))
    place = next(
        place for place, lying in enumerate(realm.rolled) if lying == die and not (once and realm.marks[place] & bit)
    )
    face = realm.fate.roll(FACES, f"path {realm.path}") + 1
    realm.rolled[place] = die & ~FACE_MASK | face
    realm.marks[place] |= bit
    realm.rerolls[source] -= 1
    tell_roll(realm)


@law("monster_lands 12.4.6", "monster_lands 8.4.4")
def apply_venom(realm: Realm) -> None:
    """Discard a venom of the assignment token for the total."""
    realm.paths[realm.path * WIDTH + VENOMS] -= 1
    realm.tally[FLAT] += realm.setting.tables.board.battle.venom_bonus
    realm.tell("venom_used", path=PATH_NAMES[realm.path], total=total(realm))
