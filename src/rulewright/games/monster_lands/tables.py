"""The component data: TOML, decoded strictly; whoever owns a box may point the game to corrected tables."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from rulewright.games.monster_lands.board_shapes import BoardFile
from rulewright.games.monster_lands.card_shapes import (
    CampaignData,
    FaceData,
    FacesFile,
    GearData,
    GearFile,
    LandData,
    LandsFile,
    LootData,
    LootFile,
    MercenariesFile,
    MercenaryData,
    MissionData,
    MissionRules,
    MissionsFile,
    MonsterData,
    MonstersFile,
    PanicData,
    PanicFile,
    RivalData,
    ScenarioData,
    ScenariosFile,
    TrapData,
    TrapsFile,
)
from rulewright.kernel.errors import BadData

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

T = TypeVar("T")
FOLDER = files("rulewright.games.monster_lands") / "data"
FILES = (
    "board",
    "equipment",
    "lands",
    "loot",
    "mercenaries",
    "missions",
    "monsters",
    "panic",
    "path_modifiers",
    "scenarios",
    "traps",
)


class Tables(msgspec.Struct, frozen=True):
    """All tables of one folder."""

    board: BoardFile
    equipment: tuple[GearData, ...]
    lands: tuple[LandData, ...]
    loot: tuple[LootData, ...]
    mercenaries: tuple[MercenaryData, ...]
    mission_rules: MissionRules
    missions: tuple[MissionData, ...]
    monsters: tuple[MonsterData, ...]
    panic: tuple[PanicData, ...]
    faces: tuple[FaceData, ...]
    scenarios: tuple[ScenarioData, ...]
    rival: RivalData
    campaign: CampaignData
    traps: tuple[TrapData, ...]
    version: str


def read(folder: Traversable) -> Tables:
    """Decode all tables of a folder, strictly; BadData names file, entry and field of what is wrong."""
    digest = sha256()
    texts: dict[str, bytes] = {}
    for name in FILES:
        try:
            texts[name] = (folder / f"{name}.toml").read_bytes()
        except OSError as error:
            raise BadData(f"{name}.toml cannot be read: {error}") from error
        digest.update(f"{name}.toml".encode() + texts[name])
    missions = decode("missions", texts["missions"], MissionsFile)
    scenarios = decode("scenarios", texts["scenarios"], ScenariosFile)
    return Tables(
        board=decode("board", texts["board"], BoardFile),
        equipment=decode("equipment", texts["equipment"], GearFile).equipment,
        lands=decode("lands", texts["lands"], LandsFile).land,
        loot=decode("loot", texts["loot"], LootFile).loot,
        mercenaries=decode("mercenaries", texts["mercenaries"], MercenariesFile).mercenary,
        mission_rules=missions.rules,
        missions=missions.mission,
        monsters=decode("monsters", texts["monsters"], MonstersFile).monster,
        panic=decode("panic", texts["panic"], PanicFile).panic,
        faces=decode("path_modifiers", texts["path_modifiers"], FacesFile).face,
        scenarios=scenarios.scenario,
        rival=scenarios.dummy,
        campaign=scenarios.campaign,
        traps=decode("traps", texts["traps"], TrapsFile).trap,
        version=digest.hexdigest()[:12],
    )


def plain(folder: Traversable) -> dict[str, Any]:
    """Return all tables of a folder that can be read as they are written, for those who show them."""
    return {name: msgspec.toml.decode((folder / f"{name}.toml").read_bytes()) for name in FILES}


def decode(name: str, text: bytes, kind: type[T]) -> T:
    """Decode one table; the message names the entry, by its id if it has one, and the field."""
    try:
        raw = msgspec.toml.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{name}.toml is no TOML: {error}") from error
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        raise BadData(f"{name}.toml, {locate(raw, where.rstrip('`'))}: {what}") from error


def locate(raw: Any, where: str) -> str:  # noqa: ANN401  (whatever TOML holds)
    """Turn `.monster[4].attack` into `monster krinx, field attack`."""
    words: list[str] = []
    for part in where.lstrip(".").split("."):
        table, _, index = part.partition("[")
        raw = raw.get(table) if isinstance(raw, dict) else None
        if not words and index and isinstance(raw, list):
            raw = raw[int(index.split("]")[0])]
            label = raw.get("id", f"number {int(index.split(']')[0]) + 1}") if isinstance(raw, dict) else index
            words.append(f"{table} {label}")
        else:
            words.append(part)
    if len(words) > 1:
        return f"{words[0]}, field {'.'.join(words[1:])}"
    return words[0] or "the file"
