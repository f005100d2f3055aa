"""The Marquise's component data: her actions, beside what every faction has."""

from __future__ import annotations

from rulewright.games.root.tables import FactionData, read


class MarquiseData(FactionData, frozen=True, kw_only=True):
    """The Marquise's pieces, printed numbers and actions."""

    actions_per_turn: int


DATA = read("factions/marquise", MarquiseData)
