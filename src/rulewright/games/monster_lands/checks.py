"""What the tables must agree on with the box and among themselves; BadData names file, entry and field."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.terms import (
    AFFINITIES,
    BUILDINGS,
    COLOURS,
    DIFFICULTIES,
    GEAR,
    GEAR_TYPES,
    GROUPS,
    LAND_CARDS,
    LOOTS,
    MISSIONS,
    MODIFIERS,
    MONSTERS,
    NOVICES,
    RANKS,
)
from rulewright.kernel.errors import BadData
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rulewright.games.monster_lands.card_shapes import DiceData
    from rulewright.games.monster_lands.tables import Tables

SOURCES = frozenset({"seed", "public", "reconstructed"})
ROLES = {"hireable": 28, "leader": 4, "starting": 4, "novice": 1}
TRAPS = {"starting": 4, "enhanced": 36, "shielded": 6, "trick": 18}
LEVELS = {"A": 8, "B": 12}
PHASES = ("any", "placement", "adventure")
BENEFITS = ("defense_talent", "reroll", "gold", "potion", "venom")
BANDS = 3
ROUNDS = 6


def fail(file: str, entry: str, field: str, message: str) -> None:
    """Say what is wrong, and where."""
    raise BadData(f"{file}.toml, {entry}, field {field}: {message}")


def among(file: str, entry: str, field: str, value: object, allowed: Iterable[object]) -> None:
    """Check that a value is one of those allowed."""
    known = list(allowed)
    if value not in known:
        fail(file, entry, field, f"{value!r} is none of {', '.join(map(str, known))}")


def at_least(file: str, entry: str, field: str, value: int, least: int) -> None:
    """Check that a number is not too small."""
    if value < least:
        fail(file, entry, field, f"{value} is below {least}")


def counted(file: str, table: str, field: str, found: Counter[Any], wanted: dict[Any, int]) -> None:
    """Check how many records, or copies, there are of each kind."""
    for key in {**wanted, **found}:
        if found[key] != wanted.get(key, 0):
            fail(file, table, field, f"there are {found[key]} of {key!r} and not {wanted.get(key, 0)}")


def unique(file: str, table: str, names: Iterable[object]) -> None:
    """Check that nothing is named twice."""
    for name, number in Counter(names).items():
        if number > 1:
            fail(file, f"{table} {name}", "id", f"it is there {number} times")


@law("monster_lands 1.2", "monster_lands 1.3", "monster_lands 1.5")
def check(tables: Tables) -> None:
    """Check everything."""
    check_sources(tables)
    check_members(tables)
    check_monsters(tables)
    check_things(tables)
    check_missions(tables)
    check_faces(tables)
    check_board(tables)
    check_scenarios(tables)


def check_sources(tables: Tables) -> None:
    """Every record says where its numbers come from, in known words."""
    for file, table, records in (
        ("mercenaries", "mercenary", tables.mercenaries),
        ("monsters", "monster", tables.monsters),
        ("equipment", "equipment", tables.equipment),
        ("lands", "land", tables.lands),
        ("traps", "trap", tables.traps),
        ("loot", "loot", tables.loot),
        ("panic", "panic", tables.panic),
        ("scenarios", "scenario", tables.scenarios),
        ("missions", "mission", tables.missions),
    ):
        for record in records:
            for field, source in record.provenance.items():
                for word in source.values() if isinstance(source, dict) else (source,):
                    among(file, f"{table} {record.id}", f"provenance.{field}", word, sorted(SOURCES))


@law("monster_lands 4.6", "monster_lands 4.5")
def check_members(tables: Tables) -> None:
    """There are as many members of each role as in the box; leaders have no reputation."""
    file = "mercenaries"
    unique(file, "mercenary", (one.id for one in tables.mercenaries))
    for one in tables.mercenaries:
        entry = f"mercenary {one.id}"
        among(file, entry, "role", one.role, ROLES)
        among(file, entry, "affinity", one.affinity, ("none",) if one.role == "novice" else AFFINITIES)
        at_least(file, entry, "reputation", one.reputation, 0)
        at_least(file, entry, "cost", one.cost, 1 if one.role in ("hireable", "novice") else 0)
        check_dice(file, entry, "dice", one.dice)
        if one.has_assignment_token == (one.role == "novice"):
            fail(file, entry, "has_assignment_token", "everybody has one, except novices")
        if one.copies != (NOVICES if one.role == "novice" else 1):
            fail(file, entry, "copies", f"{one.copies} is not what the box holds")
    counted(file, "mercenary", "role", Counter(one.role for one in tables.mercenaries), ROLES)
    for role in ("leader", "starting"):
        found = Counter(one.affinity for one in tables.mercenaries if one.role == role)
        counted(file, f"mercenary (role {role})", "affinity", found, dict.fromkeys(AFFINITIES, 1))


@law("monster_lands 12.2.2")
def check_monsters(tables: Tables) -> None:
    """There are as many monsters of each level as in the box, and each can be captured before it is eliminated."""
    file = "monsters"
    unique(file, "monster", (one.id for one in tables.monsters))
    for one in tables.monsters:
        entry = f"monster {one.id}"
        among(file, entry, "affinity", one.affinity, AFFINITIES)
        among(file, entry, "level", one.level, LEVELS)
        at_least(file, entry, "attack", one.attack, 0)
        at_least(file, entry, "capture_value", one.capture_value, 1)
        if one.elimination_value <= one.capture_value:
            fail(file, entry, "elimination_value", f"{one.elimination_value} is not above {one.capture_value}")
        among(file, entry, "trophies", one.trophies, (1, 2, 3))
        for field in ("capture_gold", "capture_glory", "elimination_gold", "elimination_glory"):
            at_least(file, entry, field, getattr(one, field), 0)
    counted(file, "monster", "level", Counter(one.level for one in tables.monsters), LEVELS)
    if len(tables.monsters) != MONSTERS:
        fail(file, "monster", "id", f"there are {len(tables.monsters)} and not {MONSTERS}")


@law("monster_lands 8.8.5", "monster_lands 9.3.10", "monster_lands 1.5")
def check_things(tables: Tables) -> None:
    """There are as many equipment cards, lands, traps, loot and panic tokens as in the box."""
    for file, table, records, size in (
        ("equipment", "equipment", tables.equipment, GEAR),
        ("lands", "land", tables.lands, LAND_CARDS),
        ("loot", "loot", tables.loot, LOOTS),
        ("panic", "panic", tables.panic, len(BUILDINGS)),
    ):
        unique(file, table, (one.id for one in records))
        number = sum(getattr(one, "copies", 1) for one in records)
        if number != size:
            fail(file, table, "copies", f"there are {number} and not {size}")
    for gear in tables.equipment:
        among("equipment", f"equipment {gear.id}", "type", gear.type, GEAR_TYPES)
        at_least("equipment", f"equipment {gear.id}", "cost", gear.cost, 1)
    for land in tables.lands:
        entry = f"land {land.id}"
        among("lands", entry, "affinity", land.affinity, AFFINITIES)
        at_least("lands", entry, "conquest_value", land.conquest_value, 1)
        at_least("lands", entry, "glory", land.glory, 0)
        check_options("lands", entry, land.dice_options)
    for loot in tables.loot:
        among("loot", f"loot {loot.id}", "phase", loot.phase, PHASES)
        among("loot", f"loot {loot.id}", "copies", loot.copies, (1,))
    for token in tables.panic:
        among("panic", f"panic {token.id}", "building", token.building, BUILDINGS)
    check_traps(tables)


def check_traps(tables: Tables) -> None:
    """There are as many traps of each group as in the box."""
    unique("traps", "trap", (one.id for one in tables.traps))
    found: Counter[str] = Counter()
    for trap in tables.traps:
        entry = f"trap {trap.id}"
        among("traps", entry, "group", trap.group, GROUPS)
        at_least("traps", entry, "copies", trap.copies, 1)
        at_least("traps", entry, "cost", trap.cost, 0 if trap.group == "starting" else 1)
        found[trap.group] += trap.copies
    counted("traps", "trap", "copies", found, TRAPS)


def check_dice(file: str, entry: str, field: str, dice: DiceData) -> None:
    """No colour has a negative number."""
    for colour, number in zip(COLOURS, dice.counts, strict=True):
        at_least(file, entry, f"{field}.{colour}", number, 0)


def check_options(file: str, entry: str, options: tuple[DiceData, ...]) -> None:
    """There is at least one set of dice, and each has a die."""
    if not options:
        fail(file, entry, "dice_options", "there is none")
    for option in options:
        check_dice(file, entry, "dice_options", option)
        if not sum(option.counts):
            fail(file, entry, "dice_options", "a set has no dice")


def check_missions(tables: Tables) -> None:
    """There are twelve tiles, and every side asks for dice."""
    if len(tables.missions) != MISSIONS:
        fail("missions", "mission", "id", f"there are {len(tables.missions)} and not {MISSIONS}")
    unique("missions", "mission", (one.id for one in tables.missions))
    for one in tables.missions:
        entry = f"mission {one.id}"
        among("missions", entry, "a.kind", one.a.kind, ("dice_roll",))
        at_least("missions", entry, "a.target", one.a.target, 1)
        at_least("missions", entry, "a.penalty_glory", one.a.penalty_glory, 0)
        for field, side in (("a", one.a), ("b_left", one.b_left), ("b_right", one.b_right)):
            check_options("missions", f"{entry}, {field}", side.dice_options)
            if side.reward.trap:
                fail("missions", entry, f"{field}.reward.trap", "no mission gives traps")
        for field, contract in (("b_left", one.b_left), ("b_right", one.b_right)):
            among("missions", entry, f"{field}.kind", contract.kind, ("contract",))
            if contract.discard.glory:
                fail("missions", entry, f"{field}.discard.glory", "glory cannot be discarded")


@law("monster_lands 9.3.1", "monster_lands 9.3.2")
def check_faces(tables: Tables) -> None:
    """There are six tiles with two faces of four paths each; paths take no persuasion dice."""
    room = tables.board.land_path.dice_spaces
    names = [f"{face.tile}{face.face}" for face in tables.faces]
    wanted = [f"{tile}{side}" for tile in range(1, MODIFIERS + 1) for side in "AB"]
    if names != wanted:
        fail("path_modifiers", "face", "tile", f"the faces are {', '.join(names)} and not {', '.join(wanted)}")
    for name, face in zip(names, tables.faces, strict=True):
        for number, path in enumerate(face.paths, 1):
            entry, field = f"face {name}", f"path_{number}"
            among("path_modifiers", entry, f"{field}.benefit.kind", path.benefit.kind, BENEFITS)
            if path.benefit.kind == "reroll":
                among("path_modifiers", entry, f"{field}.benefit.die", path.benefit.die, COLOURS[:2])
            for key, dice in (("require", path.require), ("reinforce", path.reinforce)):
                check_dice("path_modifiers", entry, f"{field}.{key}", dice)
                if dice.persuasion:
                    fail("path_modifiers", entry, f"{field}.{key}.persuasion", "paths take no persuasion dice")
            if not 1 <= sum(path.require.counts) <= room:
                fail("path_modifiers", entry, f"{field}.require", f"it must ask for 1 to {room} dice")


def check_board(tables: Tables) -> None:
    """Buildings, bands, tracks and scores are whole."""
    board = tables.board
    counted("board", "building", "id", Counter(one.id for one in board.building), dict.fromkeys(BUILDINGS, 1))
    for one in board.building:
        entry = f"building {one.id}"
        for colour in one.accepts:
            among("board", entry, "accepts", colour, COLOURS)
        if len(one.space_dice) != len(one.space_min_players):
            fail("board", entry, "space_min_players", "it must have one number for each space")
        for field in ("space_tokens", "space_gold"):
            if getattr(one, field) and len(getattr(one, field)) != len(one.space_dice):
                fail("board", entry, field, "it must have one number for each space")
    if len(board.glory_band) != BANDS:
        fail("board", "glory_band", "glory_min", f"there are {len(board.glory_band)} bands and not {BANDS}")
    for level in DIFFICULTIES:
        if len(getattr(board.round_tracker, level)) != ROUNDS:
            fail("board", "round_tracker", level, f"it must have {ROUNDS} numbers")
    if board.affinity_score.icons != tuple(range(len(board.affinity_score.points))):
        fail("board", "affinity_score", "icons", "they must count up from 0, with points for each")
    counted("board", "setup", "players", Counter(one.players for one in board.setup), dict.fromkeys(range(1, 5), 1))


def check_scenarios(tables: Tables) -> None:
    """Scenarios are numbered, and the campaign uses known words."""
    for number, one in enumerate(tables.scenarios, 1):
        if one.id != number:
            fail("scenarios", f"scenario {one.id}", "id", f"it stands at place {number}")
        if one.starting_affinity:
            among("scenarios", f"scenario {one.id}", "starting_affinity", one.starting_affinity, AFFINITIES)
        at_least("scenarios", f"scenario {one.id}", "rounds", one.rounds, 1)
        if one.rounds > ROUNDS:
            fail("scenarios", f"scenario {one.id}", "rounds", f"{one.rounds} is above {ROUNDS}")
    for name in tables.rival.citadel_yellow:
        among("scenarios", "dummy", "citadel_yellow", name, BUILDINGS)
    for level in tables.campaign.win_difficulties:
        among("scenarios", "campaign", "win_difficulties", level, DIFFICULTIES)
    for rank in tables.campaign.win_ranks:
        among("scenarios", "campaign", "win_ranks", rank, RANKS)
