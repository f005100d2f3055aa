"""Positions as text: how they are written; `reading` takes them back.

One line for each thing; what is not mentioned is as on an empty board, and cards that are not mentioned are in their
decks, in the order of the tables.  `#` begins a comment.  docs/notation.md says what each line holds.

    seats fire water
    options difficulty:hard tricks:yes
    at placing turn:fire first:water round:2 steps:turn step:action
    fire glory:12 gold:7 defense:1 potions:0 venoms:1 missions_won:0
    fire pool strength*2 persuasion-5
    fire members nuduru* frunks! kakron~ novice-1   # * leads, ! is wounded, ~ has used its talent
    fire equipment pugnor@frunks noxx@frunks~
    fire traps starting enh_magic_plus_1
    fire loot gold_12
    fire trophies krinx
    fire lands yuha@nuduru kale~
    water members tortock* taron
    space hunters_lodge.1 persuasion-3 water
    panic tavern mine
    lands thaklan -
    monsters moldo - -
    modifiers 1A -
    path 1.2 water taron strength:2 magic:1 defense:1 traps:starting,enh_magic_plus_1+   # + lies face up
    offer torko - zondu
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.position import (
    COINS,
    FLAGS,
    GUARDS,
    MAGIC_DICE,
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
from rulewright.games.monster_lands.rules.errands import EXCHANGE
from rulewright.games.monster_lands.rules.placement import FORFEIT, PASS
from rulewright.games.monster_lands.rules.refusals import PAWN
from rulewright.games.monster_lands.rules.round import PLACING, PROGRAMME, STAGES
from rulewright.games.monster_lands.terms import (
    AREA_NAMES,
    BUILDINGS,
    DICE,
    DIE_NAMES,
    FIRST_NOVICE,
    GEAR,
    MEMBERS,
    NONE,
    PATH_NAMES,
    PATHS,
    RIVAL,
    SPACES,
    bits,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.setting import Setting
    from rulewright.kernel.agenda import Step
    from rulewright.kernel.question import Option

GOODS = ("glory", "gold", "defense", "potions", "venoms", "missions_won")
NUMBERS = ("round", "carried", "turned", "active", "visit", "prowling")
USED, MOVED = "~", ">"
"""Signs behind equipment: its effect has been used this round; it has been handed on in the turn in hand."""
BEATEN = ("standing", "captured", "eliminated", "removed")
BY_MEMBER = ("use", "heal")
"""What is decided about a member; novices have one notation as answers, and numbers here."""
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
RIVAL_PILE = "rival_pile"
PILES = (
    "mercenary_deck",
    "trap_pile",
    RIVAL_PILE,
    "gear_deck",
    "monster_deck",
    "land_deck",
    "modifier_pile",
    "loot_pile",
    "mission_bag",
    "panic_pile",
)
"""Where everything lies that is not mentioned."""
NOTHING = "-"


class Names:
    """The names of everything, by the field in which it lies."""

    def __init__(self, setting: Setting) -> None:
        """Take the names of a table."""
        missions = tuple(str(mission.id) for mission in setting.tables.missions)
        tiles = tuple(str(number + 1) for number in range(len(setting.face_name) // 2))
        self.of: dict[str, tuple[str, ...]] = {
            **dict.fromkeys(("mercenary_deck", "offer", "mercenary_discard"), setting.member_name),
            **dict.fromkeys(
                ("trap_pile", "trap_display", "trap_discard", RIVAL_PILE, "rival_discard"), setting.trap_name
            ),
            **dict.fromkeys(("gear_deck", "gear_display", "gear_discard"), setting.gear_name),
            **dict.fromkeys(("monster_deck", "monster_discard", "monsters"), setting.monster_name),
            **dict.fromkeys(("land_deck", "land_discard", "lands"), setting.land_name),
            **dict.fromkeys(("loot_pile", "loot_display", "loot_discard"), setting.loot_name),
            **dict.fromkeys(("mission_bag", "missions", "mission_discard"), missions),
            "modifier_pile": tiles,
            "modifiers": setting.face_name,
            "panic_pile": BUILDINGS,
        }


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
        # An empty pile is told too: one that is not mentioned holds what lies nowhere else.
        if cards or (field in PILES and (field != RIVAL_PILE or setting.scenario.path_tokens)):
            lines.append(f"{field} {' '.join(NOTHING if card == NONE else known[card] for card in cards)}")
    lines.append(f"out {' '.join(setting.member_name[one] for one in bits(realm.out))}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def yes_no(value: object) -> object:
    """Return a flag as a word."""
    return ("no", "yes")[value] if isinstance(value, bool) else value


def write_agenda(realm: Realm) -> str:
    """Return how far the round has come; what is as at the start of a match is left out."""
    agenda = realm.agenda
    words = [f"at {STAGES[realm.stage]}"]
    for key, written in (
        ("first", realm.setting.clans[realm.first]),
        ("seat", realm.setting.clans[agenda.seat]),
        ("steps", write_steps(realm)),
        ("step", write_step(realm)),
        ("turn", write_turn(realm)),
        ("area", "" if realm.area == NONE else AREA_NAMES[realm.area]),
        ("path", "" if realm.path == NONE else PATH_NAMES[realm.path]),
        ("beaten", BEATEN[realm.beaten] if realm.beaten else ""),
        ("conquered", "yes" if realm.conquered else ""),
        ("guest", "" if realm.guest == NONE else DIE_NAMES[realm.guest]),
        *((name, str(getattr(realm, name) or "")) for name in NUMBERS),
        ("deed", write_deed(realm)),
    ):
        words += [f"{key}:{written}"] if written else []
    return " ".join(words)


def write_steps(realm: Realm) -> str:
    """Return the name of the programme on the agenda."""
    names = (name for name, steps in PROGRAMME.items() if steps is realm.agenda.programme)
    return next(names, "")


def write_step(realm: Realm) -> str:
    """Return the step in hand."""
    agenda = realm.agenda
    return "done" if agenda.done else step_names(agenda.programme)[agenda.cursor]


def step_names(programme: Sequence[Step]) -> list[str]:
    """Return how the steps of a programme are written: without spaces, and a second of its name with a number."""
    names: list[str] = []
    for step in programme:
        name = step.name.replace(" ", "_").replace("'", "")
        before = sum(other.partition("-")[0] == name for other in names)
        names.append(f"{name}-{before + 1}" if before else name)
    return names


def write_turn(realm: Realm) -> str:
    """Return whose turn it is in the placement phase; in the cleanup, how many have had theirs."""
    if realm.turn == NONE:
        return ""
    return realm.setting.clans[realm.turn] if realm.stage == PLACING else str(realm.turn)


def write_deed(realm: Realm) -> str:
    """Return what somebody has decided to do, as the answer was written."""
    if not realm.deed:
        return ""
    verb, thing = realm.deed
    if verb in BY_MEMBER:
        return f"{verb}:{member_word(realm.setting, thing)}"
    return next(text for text, deed in deeds(realm.setting).items() if deed == realm.deed)


def deeds(setting: Setting) -> dict[str, tuple[str, Any]]:
    """Return everything that can be decided and done in the step that follows, by the notation of the answer."""
    options: list[Option[Any]] = [EXCHANGE, FORFEIT, PASS, PAWN]
    for row in (*setting.placing, *setting.space_option):
        options += row
    for table in (setting.land_action, setting.sell_option, setting.use_loot, setting.colonise_option):
        options += table
    found = {option.text: option.value for option in options}
    found |= {f"path:{name}": ("assign", path) for path, name in enumerate(PATH_NAMES)}
    for verb in BY_MEMBER:
        found |= {f"{verb}:{member_word(setting, member)}": (verb, member) for member in range(MEMBERS)}
    return found


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
        + (USED if realm.gear_used >> card & 1 else "")
        + (MOVED if realm.moved >> card & 1 else "")
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
