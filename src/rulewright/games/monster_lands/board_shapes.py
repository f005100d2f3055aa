"""What the table of the board and its rules must look like: buildings, tracks, limits, set-up."""

from __future__ import annotations

from typing import Any

from rulewright.games.monster_lands.card_shapes import DiceData, Record, Strict


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
