"""The component data: TOML, decoded strictly; whoever owns a box may point the game to corrected tables."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

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


class GameData(Record, frozen=True):
    """Length and start of a game."""

    max_rounds: int
    glory_to_end: int
    start_glory: int
    start_reputation: int
    start_gold: int
    start_traps: int
    start_defense: int
    start_pool: DiceData


class LimitsData(Record, frozen=True):
    """What a clan board holds."""

    traps: int
    defense: int
    potions: int
    venoms: int
    potions_per_assignment: int
    venoms_per_assignment: int
    equipment_per_type: int


class DisplaysData(Record, frozen=True):
    """What lies open on the board."""

    tavern: int
    tavern_solo: int
    hunters_lodge: int
    hunters_lodge_rows: int
    bazaar: int
    loot: int
    lands_1_2_players: int
    lands_3_4_players: int
    missions: int
    opening_offer_max_reputation: int


class BandData(Record, frozen=True):
    """A band of the glory track."""

    glory_min: int
    glory_max: int
    dice_count: int
    dice: DiceData
    salary: int


class BuildingData(Record, frozen=True):
    """A building of the citadel."""

    id: str
    accepts: tuple[str, ...]
    discountable: bool
    space_dice: tuple[int, ...] = ()
    space_min_players: tuple[int, ...] = ()
    space_tokens: tuple[int, ...] = ()
    space_gold: tuple[int, ...] = ()
    min_price: int = 0
    max_tokens: int = 0
    token_price: int = 0
    round_of_beer_gold: int = 0
    gold_per_die: int = 0
    unlimited: bool = False


class LandPathData(Record, frozen=True):
    """Room and honour on a land's paths."""

    paths: int
    dice_spaces: int
    token_spaces: int
    dice_spaces_per_extra_token: int
    heroic_death_glory: tuple[int, int, int, int]


class GuardData(Strict, frozen=True):
    """What the citadel's guards add to a path of the entrance."""

    defense_talents: int
    gold: int


class EntranceData(Record, frozen=True):
    """The citadel entrance."""

    paths: int
    capacity: int
    dice_size: int
    token_size: int
    min_pieces: int
    accepts: tuple[str, ...]
    reinforcements: tuple[GuardData, GuardData]
    heroic_death_glory: int


class AttackData(Record, frozen=True):
    """How monsters attack."""

    hit_on_min: int
    affinity_match_dice: int
    magic_die_removes: int
    wounds_to_kill: int


class BattleData(Record, frozen=True):
    """How mercenaries fight."""

    venom_bonus: int
    potion_heals: int
    trophy_sale_gold_per_value: int
    mission_consolation_gold: int


class TrackData(Record, frozen=True):
    """Extra attack dice, round by round."""

    beginner: tuple[int, ...]
    normal: tuple[int, ...]
    hard: tuple[int, ...]
    cutthroat: tuple[int, ...]
    normal_round_4: int


class ComebackData(Record, frozen=True):
    """Help for a clan without members."""

    free_novice: int
    gold_floor: int


class GrantData(Record, frozen=True):
    """The queen's grant."""

    dice: int
    potion_or_venom: int
    defense: int
    gold: int


class MoreMonstersData(Record, frozen=True):
    """The variant with more monsters."""

    rounds: tuple[int, ...]


class ScoreData(Record, frozen=True):
    """Points for icons of one affinity."""

    icons: tuple[int, ...]
    points: tuple[int, ...]


class SetupData(Record, frozen=True):
    """What is laid out, by number of players."""

    players: int
    lands: int
    monsters: int
    tavern: int
    dummy_tokens: int


class BoardFile(Strict, frozen=True):
    """The board and its tracks."""

    components: dict[str, Any]
    game: GameData
    limits: LimitsData
    displays: DisplaysData
    glory_band: tuple[BandData, ...]
    building: tuple[BuildingData, ...]
    land_path: LandPathData
    citadel_entrance: EntranceData
    monster_attack: AttackData
    battle: BattleData
    round_tracker: TrackData
    comeback: ComebackData
    queens_grant: GrantData
    more_monsters: MoreMonstersData
    affinity_score: ScoreData
    setup: tuple[SetupData, ...]


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
