"""The Duchy's component data: ranks with their crowns, and ministers, beside what every faction has."""

from __future__ import annotations

import msgspec

from rulewright.games.root.tables import FactionData, read


class RankData(msgspec.Struct, frozen=True):
    """A rank: its crowns, the cards a minister of it wants to see, and the points under a crown."""

    id: str
    crowns: int
    reveal: int
    vp: int


class MinisterData(msgspec.Struct, frozen=True):
    """A minister."""

    id: str
    name: str
    rank: str
    effect: str


class DuchyData(FactionData, frozen=True, kw_only=True):
    """The Duchy's pieces, printed numbers, ranks and ministers."""

    rank: tuple[RankData, ...]
    minister: tuple[MinisterData, ...]


DATA = read("factions/duchy", DuchyData)
RECRUITS: int = DATA.tracks["recruit_base"]
CITADEL_RECRUITS: list[int] = DATA.tracks["citadel_recruit"]
MARKET_DRAWS: list[int] = DATA.tracks["market_draw"]
ASSEMBLY_ACTIONS: int = DATA.tracks["assembly_actions"]
MOST_DUG_OUT: int = DATA.tracks["dig_move_max"]
