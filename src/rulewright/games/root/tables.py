"""The component data: TOML, decoded strictly and once."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from rulewright.games.root.terms import ITEMS, SUITS
from rulewright.kernel.tables import checksum, decode, texts_of

T = TypeVar("T")
FOLDER = files("rulewright.games.root") / "data"


class CardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One design of a deck, as the table has it."""

    id: str
    name: str
    suit: str
    count: int
    kind: str
    cost: tuple[str, ...]
    effect: str
    item: str | None = None
    vp: int = 0
    timing: str = ""
    role: str = ""
    limit: str = ""
    optional: bool = False
    discarded: bool = False
    favor_suit: str | None = None


class DeckData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck."""

    schema: int
    deck: str
    name: str
    total: int
    card: tuple[CardData, ...]


class ClearingData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clearing of a map."""

    id: int
    label: str
    suit: str
    slots: int
    ruin: bool
    corner: bool
    edge: bool
    river: bool
    adjacent: tuple[int, ...]
    x: int
    y: int
    opposite: int | None = None


class ForestData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A forest of a map."""

    id: int
    clearings: tuple[int, ...]
    forests: tuple[int, ...]
    x: int
    y: int


class MapData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map."""

    schema: int
    id: str
    name: str
    board: str
    suits: str
    width: int
    height: int
    rivers_divide_forests: bool
    edge_ring: tuple[int, ...]
    inner_clearings: tuple[int, ...]
    opposite_corners: tuple[tuple[int, int], ...]
    paths: tuple[tuple[int, int], ...]
    rivers: tuple[tuple[int, int], ...]
    rules: dict[str, str]
    clearing: tuple[ClearingData, ...]
    forest: tuple[ForestData, ...]


class QuestData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A quest card."""

    id: str
    name: str
    suit: str
    items: tuple[str, str]


class QuestsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The quest deck."""

    schema: int
    total: int
    face_up: int
    reward_cards: int
    quest: tuple[QuestData, ...]


class CharacterData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Vagabond character."""

    id: str
    name: str
    law: str
    box: str
    items: tuple[str, ...]
    action: str
    cost: str
    timing: str
    effect: str


class CharactersData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All characters."""

    schema: int
    character: tuple[CharacterData, ...]


class DieData(msgspec.Struct, frozen=True):
    """A die."""

    id: str
    count: int
    faces: tuple[Any, ...]
    weights: tuple[int, ...]


class DiceData(msgspec.Struct, frozen=True):
    """All dice."""

    schema: int
    die: tuple[DieData, ...]


class ItemsData(msgspec.Struct, frozen=True):
    """Item tiles: what lies on the map and under the ruins at the start."""

    schema: int
    supply: dict[str, int]
    ruins: dict[str, Any]


class LeaderData(msgspec.Struct, frozen=True):
    """An Eyrie leader."""

    id: str
    name: str
    viziers: tuple[str, str]
    effect: str


class FactionData(msgspec.Struct, frozen=True):
    """A faction's pieces and printed numbers."""

    id: str
    name: str
    letter: str
    reach: int
    warriors: int
    buildings: dict[str, int]
    tokens: dict[str, int]
    tracks: dict[str, Any]
    leader: tuple[LeaderData, ...] = ()
    pawns: int = 0
    actions_per_turn: int = 0


class ReachData(msgspec.Struct, frozen=True):
    """How much Reach a table wants."""

    min_total: dict[str, int]
    adventurous_min: int


class FactionsData(msgspec.Struct, frozen=True):
    """All factions."""

    schema: int
    hand_limit: int
    base_draw: int
    standard_setup_hand: int
    win_vp: int
    reach: ReachData
    faction: tuple[FactionData, ...]


def read(name: str, kind: type[T]) -> T:
    """Decode one table, strictly."""
    return decode(name, texts_of(FOLDER, [name])[name], kind)


def data_version() -> str:
    """Return a short checksum of all tables: matches remember the one they were begun with."""
    names = sorted(entry.name.removesuffix(".toml") for entry in FOLDER.iterdir() if entry.name.endswith(".toml"))
    return checksum(texts_of(FOLDER, names))


FACTIONS = read("factions", FactionsData)
FACTION = {faction.id: faction for faction in FACTIONS.faction}
DECK = read("cards_base", DeckData)
QUESTS = read("quests", QuestsData)
CHARACTERS = {character.id: character for character in read("characters", CharactersData).character}
ITEM_TILES = read("items", ItemsData)
BATTLE_DIE = next(die for die in read("dice", DiceData).die if die.id == "battle")


def suit_of(name: str) -> int:
    """Return the number of a suit."""
    return SUITS.index(name)


def item_of(name: str) -> int:
    """Return the number of a kind of item."""
    return ITEMS.index(name)
