"""The component data: TOML, decoded strictly; whoever owns a box may point the game to corrected tables."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

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
from rulewright.kernel.tables import checksum, decode, texts_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

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
    texts = texts_of(folder, FILES)
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
        version=checksum(texts),
    )
