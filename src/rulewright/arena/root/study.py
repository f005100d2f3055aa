"""The balance of Root: factions on each map, and by what they win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rulewright.arena.balance_sums import Balance, Seen
from rulewright.arena.study import Observer, Section, Study
from rulewright.arena.tables import asked
from rulewright.games.root.maps import NAMES
from rulewright.kernel.event import Event
from rulewright.kernel.match import Match


class Watcher(Observer):
    """Notes who begins, and what a match was won by."""

    def __init__(self, match: Match) -> None:
        """Begin before the first turn."""
        super().__init__(match)
        self.first = -1
        self.battles = 0

    def hear(self, event: Event) -> None:
        """Note the first turn, and battles."""
        if event.kind == "turn" and self.first < 0:
            self.first = int(str(event.facts["seat"]))
        elif event.kind == "rolled":
            self.battles += 1

    def seen(self) -> Seen:
        """Return what was noted."""
        outcome = self.match.outcome
        won = {f"won by {outcome.reason}": 1} if outcome.winners else {}
        return Seen(self.first, {"battles": self.battles, "shared": len(outcome.winners) > 1, **won})


class RootStudy(Study):
    """Factions, on every map."""

    side = "faction"
    setting = "map"
    settings = tuple(NAMES)
    observer = Watcher
    colours = {}  # noqa: RUF012  (read only, as all of a study)

    def options(self, sides: Sequence[str], setting: str) -> dict[str, Any]:
        """Return the options of a match."""
        return asked(self.game.name, sides, setting)

    def columns(self) -> dict[str, Callable[[Balance], str]]:
        """Return what is shown in the terminal."""
        return {**super().columns(), "battles": lambda one: f"{one.counts['battles']:.1f}"}

    def sections(self, found: Sequence[Balance]) -> list[Section]:
        """Return the tables of the report."""
        kinds = sorted({kind for one in found for kind in one.counts} - {"battles"})
        rows = [
            [*self.label(one), f"{one.counts['battles']:.1f}", *(f"{one.counts.get(kind, 0.0):.1%}" for kind in kinds)]
            for one in found
        ]
        how = Section("Battles in a game, and what games are won by", self.headings("battles", *kinds), rows)
        return [*super().sections(found), how]


study = RootStudy
