"""A position as plain data: what the server, the terminal and observation encoders read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.position import (
    BONUS_MAGIC,
    BONUS_PERSUASION,
    BONUS_STRENGTH,
    COINS,
    FLAGS,
    FLAT,
    FOR_CAPTURE,
    FOR_KILL,
    GUARDS,
    OPEN,
    OWNER,
    POTIONS,
    VENOMS,
    WIDTH,
)
from rulewright.games.monster_lands.rules.clan import colonists, excess_glory, trap_room
from rulewright.games.monster_lands.rules.cleanup import is_last, owed
from rulewright.games.monster_lands.rules.hits import dice_of, place_of
from rulewright.games.monster_lands.rules.round import LOOTING
from rulewright.games.monster_lands.rules.scoring import points, trophies
from rulewright.games.monster_lands.rules.stock import GATE_PLACE
from rulewright.games.monster_lands.rules.strike import may_capture
from rulewright.games.monster_lands.terms import (
    AREA_NAMES,
    BUILDINGS,
    COLOURS,
    DICE,
    DIE_NAMES,
    FIRST_NOVICE,
    LAND_A,
    NONE,
    PATH_NAMES,
    PATHS,
    RIVAL,
    SPACES,
    bits,
)

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.question import Seat


def describe(realm: Realm, seat: Seat | None) -> dict[str, Any]:
    """Describe everything a seat, or a spectator, may know of a concealed position."""
    setting = realm.setting
    step = None if realm.agenda.done else realm.agenda.step
    return {
        "round": realm.round,
        "rounds": setting.rounds,
        "first": realm.first,
        "turn": None if step is None else realm.agenda.seat,
        "phase": None if step is None else step.phase,
        "step": None if step is None else step.name,
        "difficulty": setting.difficulty,
        "tricks": setting.tricks,
        "scenario": setting.scenario.number,
        "last_round": is_last(realm),
        "attack_dice": list(setting.track),
        "buildings": [building_facts(realm, building) for building in range(len(BUILDINGS))],
        "tavern": [named(setting.member_name, member) for member in realm.offer],
        "novices": realm.novices.bit_count(),
        "lodge": [named(setting.trap_name, trap) for trap in realm.trap_display],
        "bazaar": [named(setting.gear_name, gear) for gear in realm.gear_display],
        "loot": [named(setting.loot_name, loot) for loot in realm.loot_display],
        "missions": [None if tile == NONE else setting.tables.missions[tile].id for tile in realm.missions],
        "lands": [land_facts(realm, land) for land in range(setting.lands)],
        "gate": named(setting.monster_name, realm.monsters[GATE_PLACE]),
        "gate_attack": None if realm.monsters[GATE_PLACE] == NONE else dice_of(realm, GATE_PLACE),
        "paths": [path_facts(realm, path, seat) for path in range(PATHS)],
        "battle": battle_facts(realm),
        "piles": {
            "mercenaries": len(realm.mercenary_deck),
            "traps": len(realm.trap_pile),
            **({"rival": len(realm.rival_pile)} if setting.rival_groups else {}),
            "equipment": len(realm.gear_deck),
            "monsters": len(realm.monster_deck),
            "lands": len(realm.land_deck),
            "loot": len(realm.loot_pile),
            "missions": len(realm.mission_bag),
            "panic": len(realm.panic_pile),
        },
        "discards": {
            "mercenaries": sorted(setting.member_name[one] for one in realm.mercenary_discard),
            "traps": sorted(setting.trap_name[one] for one in realm.trap_discard),
            **rival_discard(realm),
            "equipment": sorted(setting.gear_name[one] for one in realm.gear_discard),
            "monsters": sorted(setting.monster_name[one] for one in realm.monster_discard),
            "lands": sorted(setting.land_name[one] for one in realm.land_discard),
            "loot": sorted(setting.loot_name[one] for one in realm.loot_discard),
        },
        "clans": [clan_facts(realm, other, seat) for other in setting.seats],
        "over": realm.over,
        "winners": list(realm.winners),
        "reason": realm.reason,
    }


def rival_discard(realm: Realm) -> dict[str, list[str]]:
    """Return the rival's used tokens, in the scenario in which she has some."""
    names = realm.setting.trap_name
    return {"rival": sorted(names[one] for one in realm.rival_discard)} if realm.setting.rival_groups else {}


def named(names: tuple[str, ...], number: int) -> str | None:
    """Return the name of a card; None where there is none."""
    return None if number == NONE else names[number]


def building_facts(realm: Realm, building: int) -> dict[str, Any]:
    """Describe a building: whether it is closed, and the dice on its spaces."""
    setting = realm.setting
    spaces = []
    for space in range(len(setting.buildings[building].space_dice)):
        content = realm.spaces[building * SPACES + space]
        spaces.append(
            {
                "usable": space in setting.spaces[building],
                "die": DIE_NAMES[(content - 1) % DICE] if content else None,
                "seat": (content - 1) // DICE if content else None,
            }
        )
    return {
        "id": BUILDINGS[building],
        "panic": bool(realm.panic >> building & 1),
        "closed": bool((realm.panic | setting.closed) >> building & 1),
        "spaces": spaces,
    }


def land_facts(realm: Realm, place: int) -> dict[str, Any]:
    """Describe a land with its monster and its path modifier."""
    setting = realm.setting
    return {
        "land": named(setting.land_name, realm.lands[place]),
        "monster": named(setting.monster_name, realm.monsters[place]),
        "attack": None if realm.monsters[place] == NONE else dice_of(realm, place),
        "modifier": named(setting.face_name, realm.modifiers[place]),
    }


def path_facts(realm: Realm, path: int, viewer: Seat | None) -> dict[str, Any]:
    """Describe a path; face-down traps only to their owner."""
    base, paths = path * WIDTH, realm.paths
    member = paths[base]
    strength, magic, persuasion = realm.dice_on(path)
    own = member not in (0, RIVAL) and viewer == paths[base + OWNER]
    face_up = paths[base + OPEN]
    return {
        "id": PATH_NAMES[path],
        "member": None if member in (0, RIVAL) else realm.setting.member_name[member - 1],
        "rival": member == RIVAL,
        "seat": paths[base + OWNER] if member not in (0, RIVAL) else None,
        "wounded": member not in (0, RIVAL) and bool(realm.wounded >> (member - 1) & 1),
        "strength": strength,
        "magic": magic,
        "persuasion": persuasion,
        "traps": [
            realm.setting.trap_name[trap] if own or face_up >> place & 1 else None
            for place, trap in enumerate(realm.tokens[path])
        ],
        "revealed": face_up,
        "defense": paths[base + GUARDS],
        "potions": paths[base + POTIONS],
        "venoms": paths[base + VENOMS],
        "gold": paths[base + COINS],
        "flags": paths[base + FLAGS],
    }


def battle_facts(realm: Realm) -> dict[str, Any] | None:
    """Describe what is being resolved outside."""
    if realm.area == NONE:
        return None
    tally = realm.tally
    return {
        "area": AREA_NAMES[realm.area],
        "path": named(PATH_NAMES, realm.path),
        "beaten": realm.beaten,
        "conquered": realm.conquered,
        "capturable": capturable(realm),
        "carried": realm.carried,
        # Whoever takes loot has rolled before: what still lies there is the last one's.
        "rolled": [] if realm.stage == LOOTING else [f"{COLOURS[die >> 3]}-{die & 7}" for die in realm.rolled],
        "bonus": {
            "strength": tally[BONUS_STRENGTH],
            "magic": tally[BONUS_MAGIC],
            "persuasion": tally[BONUS_PERSUASION],
            "total": tally[FLAT],
            "capture": tally[FOR_CAPTURE],
            "elimination": tally[FOR_KILL],
        },
        "rerolls": list(realm.rerolls),
        "totals": realm.totals[:],
        "hits": [
            {"path": PATH_NAMES[path], "hits": number}
            for path, number in zip(realm.hits[::2], realm.hits[1::2], strict=True)
        ],
    }


def capturable(realm: Realm) -> bool:
    """Whether the mercenary in hand could capture the monster before it."""
    if realm.area < LAND_A or realm.path == NONE or realm.beaten or realm.on(realm.path) == NONE:
        return False
    return realm.monsters[place_of(realm.area)] != NONE and may_capture(realm)


def clan_facts(realm: Realm, seat: Seat, viewer: Seat | None) -> dict[str, Any]:
    """Describe one clan."""
    setting = realm.setting
    base = seat * DICE
    settled = colonists(realm, seat)
    return {
        "seat": seat,
        "clan": setting.clans[seat],
        "glory": realm.glory[seat],
        "reputation": realm.reputation[seat],
        "excess": excess_glory(realm, seat),
        "points": points(realm, seat),
        "gold": realm.gold[seat],
        "salaries": owed(realm, seat),
        "defense": realm.defense[seat],
        "potions": realm.potions[seat],
        "venoms": realm.venoms[seat],
        "traps": len(realm.traps[seat]),
        "trap_room": trap_room(realm, seat),
        "traps_known": [setting.trap_name[trap] for trap in realm.traps[seat]] if viewer == seat else [],
        "pool": {DIE_NAMES[die]: realm.pool[base + die] for die in range(DICE) if realm.pool[base + die]},
        "members": [member_facts(realm, member, seat, settled) for member in bits(realm.clan[seat])],
        "loot": [setting.loot_name[loot] for loot in bits(realm.loots[seat])],
        "trophies": [setting.monster_name[monster] for monster in bits(realm.trophies[seat])],
        "trophy_points": trophies(realm, seat),
        "lands": [
            {
                "land": setting.land_name[land],
                "colonist": named(setting.member_name, realm.colonist[land] - 1),
                "used": bool(realm.land_used >> land & 1),
            }
            for land in bits(realm.owned[seat])
        ],
        "missions": realm.missions_won[seat],
    }


def member_facts(realm: Realm, member: int, seat: Seat, settled: int) -> dict[str, Any]:
    """Describe a clan member; novices are told apart by their number only here."""
    setting = realm.setting
    bit = 1 << member
    return {
        "id": setting.member_name[member] if member < FIRST_NOVICE else f"novice-{member - FIRST_NOVICE + 1}",
        "name": setting.member_name[member],
        "leader": realm.leader[seat] == member,
        "wounded": bool(realm.wounded & bit),
        "assigned": bool(realm.assigned & bit),
        "used": bool(realm.used & bit),
        "colonist": bool(settled & bit),
        "equipment": [
            {
                "id": setting.gear_name[gear],
                "used": bool(realm.gear_used >> gear & 1),
                "moved": bool(realm.moved >> gear & 1),
            }
            for gear, bearer in enumerate(realm.gear_bearer)
            if bearer == member + 1
        ],
    }
