"""The Eyrie's component data: leaders, beside what every faction has."""

from __future__ import annotations

import msgspec

from rulewright.games.root.tables import FactionData, read


class LeaderData(msgspec.Struct, frozen=True):
    """A leader."""

    id: str
    name: str
    viziers: tuple[str, str]
    effect: str


class EyrieData(FactionData, frozen=True, kw_only=True):
    """The Eyrie's pieces, printed numbers and leaders."""

    leader: tuple[LeaderData, ...]


DATA = read("factions/eyrie", EyrieData)
