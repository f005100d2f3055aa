"""The Cult's board in the terminal: the Outcast, acolytes, Lost Souls, what each suit scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.cli.root.faction import FactionFace, Player
from rulewright.games.root.tables import FACTION
from rulewright.games.root.terms import CLEARING_SUITS, SUITS

if TYPE_CHECKING:
    from rulewright.cli.face import Facts
    from rulewright.cli.root.names import Names


class CultFace(FactionFace):
    """The Lizard Cult."""

    name = "cult"
    style = "gold3"
    letter = "L"

    def summary(self, words: Names, player: Player) -> list[str]:
        """Return the Outcast and the acolytes."""
        texts, board = words.texts, player["board"]
        key = "root.say.outcast_hated" if board["hated"] else "root.say.outcast"
        outcast = texts(key, suit=(f"root.suit.{board['outcast']}",))
        return [outcast, f"{texts('root.say.acolytes')}: {board['acolytes']}"]

    def prospects(self, words: Names, player: Player) -> list[str]:
        """Return what a card of each suit would score."""
        points = FACTION[self.name].tracks["garden_vp"]
        found = []
        for suit in (SUITS[number] for number in CLEARING_SUITS):
            placed = self.placed(player, f"garden_{suit}")
            if placed:
                found.append(words.texts("root.say.garden_scores", suit=(f"root.suit.{suit}",), n=points[placed - 1]))
        return found

    def details(self, words: Names, facts: Facts, player: Player) -> list[str]:
        """Return the Lost Souls, and what is revealed."""
        texts, board = words.texts, player["board"]
        return [f"{texts(f'root.say.{key}')}: {words.cards(board[key])}" for key in ("souls", "revealed") if board[key]]
