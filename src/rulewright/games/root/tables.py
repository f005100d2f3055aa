"""The component data: TOML, decoded strictly and once."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from rulewright.games.root.terms import ITEMS, SUITS
from rulewright.kernel.tables import checksum, decode, texts_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

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
    discarded: bool | str = False
    favor_suit: str | None = None
    partisan_suit: str | None = None


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
    suggested_suit: str = ""
    coastal: bool = False
    closed_to: tuple[int, ...] = ()


class ForestData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A forest of a map."""

    id: int
    clearings: tuple[int, ...]
    forests: tuple[int, ...]
    x: int
    y: int
    coastal: bool = False


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
    suggested_suits: bool = False
    coastal_clearings: tuple[int, ...] = ()
    lake_order: tuple[int, ...] = ()
    lake_divides_forests: bool = False
    lake_centre: tuple[int, int] = (0, 0)
    lake_outline: tuple[tuple[int, int], ...] = ()
    ferry_start: int = 0
    tower_start: int = 0
    closed_paths: tuple[tuple[int, int], ...] = ()
    closed_paths_divide_forests: bool = False


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


class FactionData(msgspec.Struct, frozen=True):
    """A faction's pieces and printed numbers; what only one faction has, it reads itself."""

    schema: int
    id: str
    name: str
    letter: str
    reach: int
    warriors: int
    buildings: dict[str, int]
    tokens: dict[str, int]
    tracks: dict[str, Any]


class ReachData(msgspec.Struct, frozen=True):
    """How much Reach a table wants."""

    min_total: dict[str, int]
    adventurous_min: int


class CommonData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all factions have in common."""

    schema: int
    hand_limit: int
    base_draw: int
    standard_setup_hand: int
    win_vp: int
    reach: ReachData


def read(name: str, kind: type[T]) -> T:
    """Decode one table, strictly."""
    return decode(name, texts_of(FOLDER, [name])[name], kind)


def names(folder: Traversable = FOLDER) -> list[str]:
    """Return the names of the tables in a folder, without what is in folders of its own."""
    return sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml"))


def data_version() -> str:
    """Return a short checksum of all tables: matches remember the one they were begun with."""
    return checksum(texts_of(FOLDER, [*names(), *_faction_tables()]))


def _faction_tables() -> list[str]:
    return [f"factions/{name}" for name in names(FOLDER / "factions")]


COMMON = read("factions", CommonData)
FACTION = {
    faction.id: faction
    for faction in sorted((read(table, FactionData) for table in _faction_tables()), key=lambda faction: faction.letter)
}
"""Every faction there are figures of, in the order of the standard set-up."""
DECK = read("cards_base", DeckData)
EXILES = read("cards_exiles", DeckData)
ITEM_TILES = read("items", ItemsData)
BATTLE_DIE = next(die for die in read("dice", DiceData).die if die.id == "battle")


def suit_of(name: str) -> int:
    """Return the number of a suit."""
    return SUITS.index(name)


def item_of(name: str) -> int:
    """Return the number of a kind of item."""
    return ITEMS.index(name)
