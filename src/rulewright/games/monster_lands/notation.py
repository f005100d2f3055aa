"""Positions as text, both ways.

One line for each thing; what is not mentioned is as on an empty board, and cards that are not mentioned are in their
decks, in the order of the tables.  `#` begins a comment.

    seats fire water
    options difficulty:hard tricks:yes
    at placing turn:fire first:water round:2 step:action
    fire glory:12 gold:7 defense:1 potions:0 venoms:1 missions:0
    fire pool strength*2 persuasion-5
    fire members nuduru* frunks! kakron~ novice   (* leads, ! is wounded, ~ has used its talent)
    fire equipment pugnor@frunks noxx@frunks~
    fire traps starting enh_magic_plus_1
    fire loot gold_12
    fire trophies krinx
    fire lands kale@kakron yuha~
    space hunters_lodge.1 persuasion-3 fire
    panic tavern mine
    land 1 kale moldo 1A
    path 1.2 fire frunks strength:2 magic:1 defense:1 traps:starting,enh_magic_plus_1+   (+ lies face up)
    tavern kakron torko - zondu
    deck traps enh_magic_plus_1 ...
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.position import (
    COINS,
    FLAGS,
    GUARDS,
    MAGIC_DICE,
    NOVICE_CARDS,
    OPEN,
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
from rulewright.games.monster_lands.rules.round import PROGRAMMES
from rulewright.games.monster_lands.terms import (
    BUILDINGS,
    DICE,
    DIE_NAMES,
    FIRST_NOVICE,
    GEAR,
    NONE,
    PATH_NAMES,
    PATHS,
    RIVAL,
    SPACES,
    bits,
)
from rulewright.kernel.agenda import Agenda
from rulewright.kernel.errors import BadNotation

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.setting import Setting

GOODS = ("glory", "gold", "defense", "potions", "venoms", "missions_won")
NUMBERS = (
    "round",
    "stage",
    "turn",
    "area",
    "path",
    "beaten",
    "carried",
    "turned",
    "active",
    "guest",
    "visit",
    "prowling",
)
PATH_FIELDS = {
    "strength": STRENGTH_DICE,
    "magic": MAGIC_DICE,
    "persuasion": PERSUASION_DICE,
    "safe_strength": SAFE_STRENGTH,
    "safe_magic": SAFE_MAGIC,
    "defense": GUARDS,
    "potions": POTIONS,
    "venoms": VENOMS,
    "gold": COINS,
    "talents": TALENTS_USED,
    "flags": FLAGS,
}
MADHALA = "rival"
NOTHING = "-"


class Names:
    """The names of everything, by the field in which it lies."""

    def __init__(self, setting: Setting) -> None:
        """Take the names of a table."""
        missions = tuple(str(mission.id) for mission in setting.tables.missions)
        tiles = tuple(str(number + 1) for number in range(len(setting.face_name) // 2))
        self.of: dict[str, tuple[str, ...]] = {
            **dict.fromkeys(("mercenary_deck", "offer", "mercenary_discard"), setting.member_name),
            **dict.fromkeys(("trap_pile", "trap_display", "trap_discard"), setting.trap_name),
            **dict.fromkeys(("gear_deck", "gear_display", "gear_discard"), setting.gear_name),
            **dict.fromkeys(("monster_deck", "monster_discard", "monsters"), setting.monster_name),
            **dict.fromkeys(("land_deck", "land_discard", "lands"), setting.land_name),
            **dict.fromkeys(("loot_pile", "loot_display", "loot_discard"), setting.loot_name),
            **dict.fromkeys(("mission_bag", "missions", "mission_discard"), missions),
            "modifier_pile": tiles,
            "modifiers": setting.face_name,
            "panic_pile": BUILDINGS,
        }


# Writing.


def write(realm: Realm) -> str:
    """Return a whole position as text, hidden facts included."""
    setting = realm.setting
    names = Names(setting).of
    options = setting.options
    words = [
        f"{key}:{yes_no(options[key])}" for key in ("difficulty", "tricks", "queens_grant", "more_monsters", "scenario")
    ]
    lines = [f"seats {' '.join(setting.clans)}", f"options {' '.join(words)}", write_agenda(realm)]
    for seat, clan in enumerate(setting.clans):
        lines += [f"{clan} {line}" for line in write_clan(realm, seat)]
    lines += write_spaces(realm)
    lines += [f"panic {' '.join(BUILDINGS[one] for one in bits(realm.panic))}"] if realm.panic else []
    lines += [f"path {PATH_NAMES[path]} {line}" for path in range(PATHS) if (line := write_path(realm, path))]
    lines += write_battle(realm)
    for field, known in names.items():
        cards = getattr(realm, field)
        if cards:
            lines.append(f"{field} {' '.join(NOTHING if card == NONE else known[card] for card in cards)}")
    lines.append(f"out {' '.join(setting.member_name[one] for one in bits(realm.out))}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def yes_no(value: object) -> object:
    """Return a flag as a word."""
    return ("no", "yes")[value] if isinstance(value, bool) else value


def write_agenda(realm: Realm) -> str:
    """Return how far the round has come."""
    agenda = realm.agenda
    programme = next((number for number, one in enumerate(PROGRAMMES) if one is agenda.programme), NONE)
    numbers = " ".join(f"{name}:{getattr(realm, name)}" for name in NUMBERS)
    place = f"first:{realm.first} seat:{agenda.seat} programme:{programme} cursor:{agenda.cursor}"
    deed = ",".join(map(str, flat(realm.deed)))
    return f"at {place} {numbers} conquered:{int(realm.conquered)} deed:{deed or NOTHING}"


def flat(deed: tuple[Any, ...]) -> list[Any]:
    """Return a verb and its object as a list of words."""
    return [word for entry in deed for word in (entry if isinstance(entry, tuple) else (entry,))]


def write_clan(realm: Realm, seat: int) -> list[str]:
    """Return everything that belongs to a clan."""
    setting = realm.setting
    base = seat * DICE
    dice = " ".join(counted({name: realm.pool[base + die] for die, name in enumerate(DIE_NAMES)}))
    lines = [
        " ".join(f"{name}:{getattr(realm, name)[seat]}" for name in GOODS),
        f"pool {dice}",
        f"members {' '.join(write_member(realm, seat, member) for member in bits(realm.clan[seat]))}",
    ]
    gear = [
        f"{setting.gear_name[card]}@{member_word(setting, realm.gear_bearer[card] - 1)}"
        + ("~" if realm.gear_used >> card & 1 else "")
        for card in range(GEAR)
        if realm.gear_bearer[card] and realm.clan[seat] >> (realm.gear_bearer[card] - 1) & 1
    ]
    lands = [
        setting.land_name[land]
        + (f"@{member_word(setting, realm.colonist[land] - 1)}" if realm.colonist[land] else "")
        + ("~" if realm.land_used >> land & 1 else "")
        for land in bits(realm.owned[seat])
    ]
    for key, things in (
        ("equipment", gear),
        ("traps", [setting.trap_name[trap] for trap in realm.traps[seat]]),
        ("loot", [setting.loot_name[loot] for loot in bits(realm.loots[seat])]),
        ("trophies", [setting.monster_name[one] for one in bits(realm.trophies[seat])]),
        ("lands", lands),
    ):
        if things:
            lines.append(f"{key} {' '.join(things)}")
    return lines


def counted(things: dict[str, int]) -> list[str]:
    """Return things with their numbers: `strength*2`."""
    return [name if number == 1 else f"{name}*{number}" for name, number in things.items() if number]


def member_word(setting: Setting, member: int) -> str:
    """Return a member; novices are told apart by a number."""
    name = setting.member_name[member]
    return name if member < FIRST_NOVICE else f"{name}-{member - FIRST_NOVICE + 1}"


def write_member(realm: Realm, seat: int, member: int) -> str:
    """Return a member with its state."""
    bit = 1 << member
    signs = (("*", realm.leader[seat] == member), ("!", realm.wounded & bit), ("~", realm.used & bit))
    return member_word(realm.setting, member) + "".join(sign for sign, holds in signs if holds)


def write_spaces(realm: Realm) -> list[str]:
    """Return the dice in the citadel."""
    names = (*realm.setting.clans, MADHALA)
    lines = []
    for place, content in enumerate(realm.spaces):
        if content:
            building, space = divmod(place, SPACES)
            owner, die = divmod(content - 1, DICE)
            lines.append(f"space {BUILDINGS[building]}.{space + 1} {DIE_NAMES[die]} {names[owner]}")
    return lines


def write_path(realm: Realm, path: int) -> str:
    """Return everything that lies on a path."""
    base, paths, setting = path * WIDTH, realm.paths, realm.setting
    if not any(paths[base : base + WIDTH]) and not realm.tokens[path]:
        return ""
    member = paths[base]
    who = MADHALA if member == RIVAL else NOTHING if not member else member_word(setting, member - 1)
    words = [setting.clans[paths[base + OWNER]], who]
    words += [f"{name}:{paths[base + field]}" for name, field in PATH_FIELDS.items() if paths[base + field]]
    traps = [
        setting.trap_name[trap] + ("+" if paths[base + OPEN] >> place & 1 else "")
        for place, trap in enumerate(realm.tokens[path])
    ]
    words += [f"traps:{','.join(traps)}"] if traps else []
    words += [f"diverts:{','.join(map(str, realm.diverts[path]))}"] if realm.diverts[path] else []
    return " ".join(words)


def write_battle(realm: Realm) -> list[str]:
    """Return what is being rolled outside."""
    lines = []
    for name in ("rolled", "marks", "rerolls", "tally", "totals", "hits"):
        values = getattr(realm, name)
        if any(values) or (name == "marks" and values):
            lines.append(f"{name} {' '.join(map(str, values))}")
    return lines


# Reading.


def read(text: str, begin: Callable[[dict[str, Any]], Realm]) -> Realm:
    """Return the position that a text describes; `begin` makes an empty table for some options."""
    lines = [line.split("#")[0].split() for line in text.splitlines()]
    lines = [line for line in lines if line]
    heads = {line[0]: line[1:] for line in lines if line[0] in ("seats", "options")}
    try:
        options: dict[str, Any] = {"seats": heads.get("seats", ["jungle", "water"])}
        for word in heads.get("options", []):
            key, _, value = word.partition(":")
            options[key] = {"yes": True, "no": False}.get(value, int(value) if value.isdigit() else value)
    except ValueError as error:
        raise BadNotation(f"{' '.join(heads['options'])!r} is no line of options: {error}") from error
    realm = begin(options)
    named: set[str] = set()
    for line in lines:
        if line[0] in heads:
            continue
        try:
            named.add(read_line(realm, line))
        except (ValueError, KeyError, IndexError, AttributeError, StopIteration) as error:
            message = f"{' '.join(line)!r} is no line of notation: {error}"
            raise BadNotation(message) from error
    finish(realm, named)
    return realm


def read_line(realm: Realm, line: list[str]) -> str:
    """Take one line; return the field it speaks of."""
    key, words = line[0], line[1:]
    names = Names(realm.setting).of
    if key in realm.setting.clans:
        read_clan(realm, realm.setting.clans.index(key), words)
    elif key in names:
        getattr(realm, key)[:] = [NONE if word == NOTHING else names[key].index(word) for word in words]
    elif key == "out":
        realm.out = sum(1 << realm.setting.member_name.index(word) for word in words)
    elif key == "at":
        read_agenda(realm, dict(word.split(":", 1) for word in words))
    elif key == "space":
        building, _, space = words[0].partition(".")
        owner = (*realm.setting.clans, MADHALA).index(words[2])
        place = BUILDINGS.index(building) * SPACES + int(space) - 1
        realm.spaces[place] = 1 + DIE_NAMES.index(words[1]) + DICE * owner
    elif key == "panic":
        realm.panic = sum(1 << BUILDINGS.index(word) for word in words)
    elif key == "path":
        read_path(realm, PATH_NAMES.index(words[0]), words[1:])
    else:
        kind = type(getattr(realm, key))
        if key not in realm.fields:
            raise ValueError(f"there is no {key!r}")
        setattr(realm, key, kind([int(word) for word in words]))
    return key


def read_agenda(realm: Realm, found: dict[str, str]) -> None:
    """Take how far the round has come."""
    for name in NUMBERS:
        if name in found:
            setattr(realm, name, int(found[name]))
    realm.first = int(found.get("first", realm.first))
    realm.conquered = found.get("conquered", "0") == "1"
    verb, *rest = found.get("deed", NOTHING).split(",")
    if verb != NOTHING:
        numbers = tuple(map(int, rest))
        realm.deed = (verb, numbers[0] if len(numbers) == 1 else numbers)
    programme = int(found.get("programme", NONE))
    steps = PROGRAMMES[programme] if programme != NONE else ()
    realm.agenda = Agenda(int(found.get("seat", 0)), steps, int(found.get("cursor", 0)))


def member_of(setting: Setting, word: str) -> int:
    """Return the member that a word names."""
    name, _, number = word.partition("-")
    return setting.member_name.index(name) + (int(number) - 1 if number else 0)


def read_clan(realm: Realm, seat: int, words: list[str]) -> None:
    """Take one line of a clan."""
    setting = realm.setting
    key, things = words[0], words[1:]
    if ":" in key:
        for word in words:
            name, _, value = word.partition(":")
            getattr(realm, name)[seat] = int(value)
    elif key in READERS:
        for word in things:
            READERS[key](realm, seat, word)
    elif key == "traps":
        realm.traps[seat] = bytes(sorted(setting.trap_name.index(word) for word in things))
    elif key == "loot":
        realm.loots[seat] = sum(1 << setting.loot_name.index(word) for word in things)
    elif key == "trophies":
        realm.trophies[seat] = sum(1 << setting.monster_name.index(word) for word in things)
    else:
        raise ValueError(f"a clan has no {key!r}")


def read_member(realm: Realm, seat: int, word: str) -> None:
    """Take a member with its state."""
    name = word.rstrip("*!~")
    member = member_of(realm.setting, name)
    signs = word[len(name) :]
    realm.clan[seat] |= 1 << member
    realm.reputation[seat] += realm.setting.reputation[member]
    realm.wounded |= ("!" in signs) << member
    realm.used |= ("~" in signs) << member
    if "*" in signs:
        realm.leader[seat] = member


def read_land(realm: Realm, seat: int, word: str) -> None:
    """Take a land of a clan, with its colonist."""
    name, _, colonist = word.rstrip("~").partition("@")
    land = realm.setting.land_name.index(name)
    realm.owned[seat] |= 1 << land
    realm.colonist[land] = member_of(realm.setting, colonist) + 1 if colonist else 0
    realm.land_used |= word.endswith("~") << land


def read_gear(realm: Realm, _seat: int, word: str) -> None:
    """Take an equipment card with its bearer; of equal cards the next one that nobody bears."""
    name, _, bearer = word.rstrip("~").partition("@")
    card = next(card for card in range(GEAR) if realm.setting.gear_name[card] == name and not realm.gear_bearer[card])
    realm.gear_bearer[card] = member_of(realm.setting, bearer) + 1
    realm.gear_used |= word.endswith("~") << card


def read_die(realm: Realm, seat: int, word: str) -> None:
    """Take dice of a pool."""
    name, _, number = word.partition("*")
    realm.pool[seat * DICE + DIE_NAMES.index(name)] = int(number or 1)


READERS: dict[str, Callable[[Realm, int, str], None]] = {
    "pool": read_die,
    "members": read_member,
    "equipment": read_gear,
    "lands": read_land,
}
"""How the words of a clan's line are taken, one by one."""


def read_path(realm: Realm, path: int, words: list[str]) -> None:
    """Take what lies on a path."""
    base, setting = path * WIDTH, realm.setting
    realm.paths[base + OWNER] = setting.clans.index(words[0])
    if words[1] == MADHALA:
        realm.paths[base] = RIVAL
    elif words[1] != NOTHING:
        member = member_of(setting, words[1])
        realm.paths[base] = member + 1
        realm.assigned |= 1 << member
    for word in words[2:]:
        name, _, value = word.partition(":")
        if name == "traps":
            traps = value.split(",")
            realm.tokens[path] = bytes(setting.trap_name.index(trap.rstrip("+")) for trap in traps)
            realm.paths[base + OPEN] = sum(trap.endswith("+") << place for place, trap in enumerate(traps))
        elif name == "diverts":
            realm.diverts[path] = bytes(map(int, value.split(",")))
        else:
            realm.paths[base + PATH_FIELDS[name]] = int(value)


def finish(realm: Realm, named: set[str]) -> None:
    """Number copies that look alike, and put what was not mentioned into its deck."""
    number_copies(realm)
    setting = realm.setting
    clans = sum(realm.clan)
    realm.novices = NOVICE_CARDS & ~clans
    if "out" not in named:
        starting = (*setting.leaders.values(), *setting.starters.values())
        realm.out = sum(1 << member for member in starting) & ~clans
    if "mercenary_deck" not in named:
        seen = {*realm.offer, *realm.mercenary_discard, *bits(clans | realm.out)}
        realm.mercenary_deck = [one for one in setting.hireable if one not in seen]
    for deck, others, size in (
        (
            "monster_deck",
            [realm.monster_discard, realm.monsters, *map(bits, realm.trophies)],
            len(setting.monster_name),
        ),
        ("land_deck", [realm.land_discard, realm.lands, *map(bits, realm.owned)], len(setting.land_name)),
        ("loot_pile", [realm.loot_discard, realm.loot_display, *map(bits, realm.loots)], len(setting.loot_name)),
        ("mission_bag", [realm.mission_discard, realm.missions], len(setting.tables.missions)),
        ("panic_pile", [bits(realm.panic)], len(BUILDINGS)),
    ):
        if deck not in named:
            seen = {card for zone in others for card in zone}
            setattr(realm, deck, [card for card in range(size) if card not in seen])
    if "trap_pile" not in named:
        used = Counter(
            trap for zone in (realm.trap_display, realm.trap_discard, *realm.tokens, *realm.traps) for trap in zone
        )
        groups = ("enhanced", "shielded", "trick") if setting.tricks else ("enhanced",)
        realm.trap_pile = [
            trap
            for trap, data in enumerate(setting.tables.traps)
            if data.group in groups
            for _ in range(data.copies - used[trap])
        ]


def number_copies(realm: Realm) -> None:
    """Give each equipment card of the decks a number that no other copy of its design has."""
    free: dict[str, list[int]] = {}
    for card in range(GEAR):
        if not realm.gear_bearer[card]:
            free.setdefault(realm.setting.gear_name[card], []).append(card)
    for zone in (realm.gear_deck, realm.gear_display, realm.gear_discard):
        for place, card in enumerate(zone):
            if card != NONE:
                zone[place] = free[realm.setting.gear_name[card]].pop(0)
