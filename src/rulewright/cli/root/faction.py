"""What the terminal asks of a faction: its colour and letter, and what its board says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.tables import FACTION

if TYPE_CHECKING:
    from rulewright.cli.face import Facts
    from rulewright.cli.root.names import Names

Player = dict[str, Any]
"""What the facts say of a seat."""


class FactionFace:
    """How one faction looks in the terminal; without state."""

    name: str
    style: str
    """Its colour."""
    letter: str
    """What stands for it on the map."""
    campaigns = True
    """Whether it has warriors in a supply and rules clearings."""
    uncounted: frozenset[str] = frozenset()
    """Its kinds of pieces whose number on the map is not worth a word."""

    def summary(self, words: Names, player: Player) -> list[str]:
        """Return what is special about its board, in short."""
        return []

    def prospects(self, words: Names, player: Player) -> list[str]:
        """Return what the tracks of its board promise next."""
        return []

    def details(self, words: Names, facts: Facts, player: Player) -> list[str]:
        """Return what else is on its board, a line for each thing."""
        return []

    def totals(self) -> dict[str, int]:
        """Return how many of each building and token it has."""
        return {**FACTION[self.name].buildings, **FACTION[self.name].tokens}

    def placed(self, player: Player, piece: str) -> int:
        """Return how many pieces of a kind are on the map."""
        left: int = player["pieces_left"][piece]
        return self.totals()[piece] - left
