"""What the tables of cards, tokens, missions and scenarios must look like, field by field."""

from __future__ import annotations

from typing import Any

import msgspec


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A record that has exactly the fields it must have, and says for each number where it comes from."""


class Record(Strict, frozen=True):
    """A record with its sources."""

    provenance: dict[str, Any]


class DiceData(Strict, frozen=True):
    """A number of dice of each colour."""

    strength: int
    magic: int
    persuasion: int

    @property
    def counts(self) -> tuple[int, int, int]:
        """The same as a tuple."""
        return (self.strength, self.magic, self.persuasion)


class MercenaryData(Record, frozen=True):
    """A clan member."""

    id: str
    name: str
    role: str
    affinity: str
    reputation: int
    dice: DiceData
    has_assignment_token: bool
    talent: str
    effect: dict[str, Any]
    cost: int = 0
    talent_weight: int = 0
    copies: int = 1


class MercenariesFile(Strict, frozen=True):
    """All clan members."""

    mercenary: tuple[MercenaryData, ...]


class MonsterData(Record, frozen=True):
    """A monster."""

    id: str
    name: str
    affinity: str
    level: str
    attack: int
    capture_value: int
    elimination_value: int
    ability_weight: float
    capture_gold: int
    capture_glory: int
    elimination_gold: int
    elimination_glory: int
    trophies: int
    ability: str
    effect: dict[str, Any]


class MonstersFile(Strict, frozen=True):
    """All monsters."""

    monster: tuple[MonsterData, ...]


class GearData(Record, frozen=True):
    """A design of an equipment card."""

    id: str
    name: str
    type: str
    copies: int
    cost: int
    ability: str
    effect: dict[str, Any]


class GearFile(Strict, frozen=True):
    """All equipment."""

    equipment: tuple[GearData, ...]


class LandData(Record, frozen=True):
    """A land."""

    id: str
    name: str
    affinity: str
    tier: int
    benefit_weight: int
    conquest_value: int
    glory: int
    benefit: str
    dice_options: tuple[DiceData, ...]
    effect: dict[str, Any]


class LandsFile(Strict, frozen=True):
    """All lands."""

    land: tuple[LandData, ...]


class TrapData(Record, frozen=True):
    """A design of a trap token."""

    id: str
    group: str
    copies: int
    text: str
    effect: dict[str, Any]
    cost: int = 0


class TrapsFile(Strict, frozen=True):
    """All traps."""

    trap: tuple[TrapData, ...]


class LootData(Record, frozen=True):
    """A loot token."""

    id: str
    copies: int
    phase: str
    text: str
    effect: dict[str, Any]


class LootFile(Strict, frozen=True):
    """All loot."""

    loot: tuple[LootData, ...]


class GoodsData(Strict, frozen=True):
    """Goods that a mission takes or gives."""

    glory: int = 0
    gold: int = 0
    defense: int = 0
    potion: int = 0
    venom: int = 0
    trap: int = 0


class RollData(Strict, frozen=True):
    """The dice-roll side of a mission tile."""

    kind: str
    dice_options: tuple[DiceData, ...]
    target: int
    reward: GoodsData
    penalty_glory: int


class ContractData(Strict, frozen=True):
    """One path of the contract side of a mission tile."""

    kind: str
    dice_options: tuple[DiceData, ...]
    discard: GoodsData
    reward: GoodsData


class MissionData(Record, frozen=True):
    """A mission tile."""

    id: int
    a: RollData
    b_left: ContractData
    b_right: ContractData


class MissionRules(Record, frozen=True):
    """What all missions share."""

    consolation_gold: int
    paths_per_mission: int
    example_penalty_glory: int


class MissionsFile(Strict, frozen=True):
    """All missions."""

    rules: MissionRules
    mission: tuple[MissionData, ...]


class BenefitData(Strict, frozen=True):
    """What a path gives to the mercenary on it."""

    kind: str
    count: int
    die: str = ""


class PathData(Strict, frozen=True):
    """One path of a path modifier."""

    require: DiceData
    reinforce: DiceData
    benefit: BenefitData


class FaceData(Record, frozen=True):
    """One face of a path modifier."""

    tile: int
    face: str
    path_1: PathData
    path_2: PathData
    path_3: PathData
    path_4: PathData

    @property
    def paths(self) -> tuple[PathData, PathData, PathData, PathData]:
        """The four paths, leftmost first."""
        return (self.path_1, self.path_2, self.path_3, self.path_4)


class FacesFile(Strict, frozen=True):
    """All path modifiers."""

    face: tuple[FaceData, ...]


class PanicData(Record, frozen=True):
    """A panic token."""

    id: str
    building: str
    copies: int


class PanicFile(Strict, frozen=True):
    """All panic tokens."""

    panic: tuple[PanicData, ...]


class ScenarioData(Record, frozen=True):
    """A solo scenario; what a rank asks for is named in `trainee`, `veteran` and `hero`."""

    id: int
    name: str
    rounds: int
    special_rules: tuple[dict[str, Any], ...]
    goal: str
    trainee: dict[str, Any]
    veteran: dict[str, Any]
    hero: dict[str, Any]
    starting_affinity: str = ""
    goal_details: dict[str, int] = {}


class RivalData(Record, frozen=True):
    """The automated rival of a solo game."""

    name: str
    assignment_tokens: int
    citadel_red: tuple[int, ...]
    outside_red: tuple[int, ...]
    citadel_yellow: tuple[str, ...]
    outside_yellow: tuple[str, ...]
    removal_red: tuple[int, ...]
    traps_removed: int
    mercenaries_removed: int
    equipment_removed: int


class CampaignData(Record, frozen=True):
    """How the scenarios follow each other."""

    first_scenario: int
    last_scenario: int
    cannon_fodder: dict[str, str]
    trainee: dict[str, str]
    veteran: dict[str, str]
    hero: dict[str, str]
    win_difficulties: tuple[str, ...]
    win_ranks: tuple[str, ...]


class ScenariosFile(Strict, frozen=True):
    """Solo play."""

    scenario: tuple[ScenarioData, ...]
    dummy: RivalData
    campaign: CampaignData
