"""ML-12.4 to ML-12.8: capture, elimination, failure, conquest, loot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.position import (
    CAPTURED,
    CLEARED,
    ELIMINATED,
    FLAGS,
    FOR_CAPTURE,
    FOR_KILL,
    FOUGHT,
    GUARDS,
    MAGIC_DICE,
    REWARDED,
    SAFE_MAGIC,
    SAFE_STRENGTH,
    STRENGTH_DICE,
    WIDTH,
)
from rulewright.games.monster_lands.rules.clan import gain_glory, gain_gold
from rulewright.games.monster_lands.rules.errands import drop_loot, settle, settlers
from rulewright.games.monster_lands.rules.hits import (
    foe_here,
    monster_here,
    path_powers,
    place_of,
    roll_hits,
)
from rulewright.games.monster_lands.rules.onslaught import strike_all
from rulewright.games.monster_lands.rules.strike import may_capture, total
from rulewright.games.monster_lands.terms import (
    AREA_PATHS,
    CAPTURE,
    CONQUEST,
    DECLINE,
    ELIMINATE,
    GATE,
    NO,
    NONE,
    PATH,
    PATH_NAMES,
    YES,
    bits,
)
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.question import Seat


@law("monster_lands 12.4.3", "monster_lands 12.4.4", "monster_lands 12.4.7")
def judge_attack(realm: Realm, seat: Seat) -> Flow[bool]:
    """Compare the total with the monster: elimination first, then capture (R-51); a failure is carried on."""
    monster, count, tally = monster_here(realm), total(realm), realm.tally
    realm.paths[realm.path * WIDTH + FLAGS] |= FOUGHT
    if count + tally[FOR_KILL] >= monster.elimination_value:
        yield from eliminate(realm, seat)
    elif count + tally[FOR_CAPTURE] >= monster.capture_value and may_capture(realm):
        yield from capture(realm, seat)
    else:
        realm.carried = count
        realm.tell("attack_failed", seat=seat, path=PATH_NAMES[realm.path], total=count)
    return False


@law("monster_lands 12.4.3", "monster_lands 12.5.1", "monster_lands 24.4")
def capture(realm: Realm, seat: Seat) -> Flow[None]:
    """Capture the monster for gold and glory; one that flees from a land will be at the citadel."""
    monster, foe, place = monster_here(realm), foe_here(realm), place_of(realm.area)
    realm.paths[realm.path * WIDTH + FLAGS] |= REWARDED
    realm.tell("captured", seat=seat, monster=monster.id, path=PATH_NAMES[realm.path])
    gain_gold(realm, seat, monster.capture_gold, CAPTURE)
    yield from win_glory(realm, seat, monster.capture_glory, CAPTURE)
    if foe.flees() and realm.area != GATE:
        realm.prowling |= 1 << place
        realm.tell("fled", monster=monster.id)
    else:
        realm.monster_discard.append(realm.monsters[place])
        realm.monsters[place] = NONE
    end_battle(realm, CAPTURED)


@law("monster_lands 12.4.4", "monster_lands 12.5.1", "monster_lands 12.6.1", "monster_lands 24.4")
def eliminate(realm: Realm, seat: Seat) -> Flow[None]:
    """Eliminate the monster for glory and trophies; its last blow may hit everybody."""
    monster, foe = monster_here(realm), foe_here(realm)
    realm.paths[realm.path * WIDTH + FLAGS] |= REWARDED
    realm.tell("eliminated", seat=seat, monster=monster.id, path=PATH_NAMES[realm.path])
    gain_gold(realm, seat, monster.elimination_gold, ELIMINATE)
    yield from win_glory(realm, seat, monster.elimination_glory, ELIMINATE)
    realm.beaten = ELIMINATED
    hits = foe.dying_hits()
    if foe.dying_dice():
        hits += roll_hits(realm, foe.dying_dice())
    strike_all(realm, hits)


def not_eliminated(realm: Realm, _seat: Seat) -> bool:
    """Whether the monster has not just been eliminated."""
    return realm.beaten != ELIMINATED


@law("monster_lands 12.4.4", "monster_lands 12.6.1")
def keep_trophy(realm: Realm, seat: Seat) -> None:
    """Keep the card of an eliminated monster, after its last blow."""
    place = place_of(realm.area)
    realm.trophies[seat] |= 1 << realm.monsters[place]
    realm.monsters[place] = NONE
    end_battle(realm, ELIMINATED)


@law("monster_lands 24.5", "monster_lands 24.8")
def win_glory(realm: Realm, seat: Seat, glory: int, purpose: str) -> Flow[None]:
    """Gain the glory of a success, with what talents and loot add to it."""
    powers = path_powers(realm, realm.path, against_monster=purpose != CONQUEST)
    gain_glory(realm, seat, glory + sum(power.victory_glory(purpose) for power in powers), purpose)
    if purpose != CONQUEST:
        for power in powers:
            power.after_victory(realm, seat)
    for loot in bits(realm.loots[seat]):
        more = realm.setting.powers.loots[loot].reward(purpose)
        if more:
            about = realm.setting.loot_option[loot].targets
            if (yield from choose(seat, "monster_lands.use_loot", (YES, NO), ("monster_lands 12.8.2",), about)):
                drop_loot(realm, seat, loot)
                gain_glory(realm, seat, more, "loot")


@law("monster_lands 12.5.2")
def end_battle(realm: Realm, outcome: int) -> None:
    """Clear dice and defense tokens of those who fought; what was carried is over."""
    realm.beaten = outcome
    realm.carried = 0
    paths = realm.paths
    for path in AREA_PATHS[realm.area]:
        base = path * WIDTH
        if paths[base + FLAGS] & FOUGHT:
            for field in (STRENGTH_DICE, MAGIC_DICE, SAFE_STRENGTH, SAFE_MAGIC, GUARDS):
                paths[base + field] = 0


@law("monster_lands 12.7.1", "monster_lands 12.7.2", "monster_lands 12.7.3")
def judge_conquest(realm: Realm, seat: Seat) -> Flow[bool]:
    """Compare the total with the land's conquest value; a failure is added to the next total."""
    place = place_of(realm.area)
    number = realm.lands[place]
    land = realm.setting.tables.lands[number]
    count = total(realm)
    if count + realm.tally[FOR_CAPTURE] < land.conquest_value:
        realm.carried = count
        realm.tell("conquest_failed", seat=seat, path=PATH_NAMES[realm.path], total=count)
        return False
    realm.paths[realm.path * WIDTH + FLAGS] |= REWARDED
    realm.conquered = True
    realm.owned[seat] |= 1 << number
    realm.lands[place] = NONE
    realm.land_used &= ~(1 << number)
    realm.tell("conquered", seat=seat, land=land.id, path=PATH_NAMES[realm.path])
    yield from win_glory(realm, seat, land.glory, CONQUEST)
    yield from offer_colony(realm, seat, number)
    return False


@law("monster_lands 12.7.4")
def offer_colony(realm: Realm, seat: Seat, land: int) -> Flow[None]:
    """Let a member of its affinity live on a land just conquered; it may also be done later."""
    fitting = [realm.setting.member_option[member] for member in bits(settlers(realm, seat, land))]
    if fitting:
        options: list[Option[Any]] = [*fitting, DECLINE]
        about = (f"land:{realm.setting.land_name[land]}",)
        member = yield from choose(seat, "monster_lands.colonist", options, ("monster_lands 12.7.4",), about)
        if member is not None:
            settle(realm, seat, land, member)


@law("monster_lands 12.8.1")
def plunder(realm: Realm, seat: Seat) -> Flow[bool]:
    """Take one displayed loot token for a mercenary that won nothing."""
    options = [realm.setting.loot_option[loot] for loot in realm.loot_display if loot != NONE]
    loot = yield from choose(seat, "monster_lands.loot", options, ("monster_lands 12.8.1",), PATH[realm.path].targets)
    take_loot(realm, seat, loot)
    return False


def take_loot(realm: Realm, seat: Seat, loot: int) -> None:
    """Take a displayed loot token."""
    realm.loot_display[realm.loot_display.index(loot)] = NONE
    realm.loots[seat] |= 1 << loot
    realm.tell("loot_taken", seat=seat, loot=realm.setting.loot_name[loot])


@law("monster_lands 12.8.1")
def goes_home_empty(realm: Realm, path: int) -> bool:
    """Whether a surviving mercenary on a path has won nothing."""
    return realm.on(path) != NONE and not realm.paths[path * WIDTH + FLAGS] & (REWARDED | CLEARED)
