"""The Marquise's board in the terminal: actions, and what the next buildings cost and give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.cli.root.faction import FactionFace, Player
from rulewright.games.root.tables import FACTION

if TYPE_CHECKING:
    from rulewright.cli.face import Facts
    from rulewright.cli.root.names import Names


class MarquiseFace(FactionFace):
    """The Marquise de Cat."""

    name = "marquise"
    style = "dark_orange"
    letter = "M"
    uncounted = frozenset(("keep",))

    def summary(self, words: Names, player: Player) -> list[str]:
        """Return the actions that are left."""
        actions = player["board"]["actions"]
        return [f"{words.texts('root.say.actions')}: {actions}"] if actions else []

    def prospects(self, words: Names, player: Player) -> list[str]:
        """Return what the next buildings cost and give."""
        return [
            words.texts("root.say.next_building", piece=words.piece(piece), cost=cost, n=points)
            for piece in FACTION[self.name].buildings
            if player["pieces_left"][piece]
            for cost, points in (next_building(player, piece),)
        ]

    def details(self, words: Names, facts: Facts, player: Player) -> list[str]:
        """Return what the turn has seen so far."""
        board = player["board"]
        lines = [f"{words.texts('root.say.moves')}: {board['moves']}"] if board["moves"] else []
        return lines + ([words.texts("root.say.recruited")] if board["recruited"] else [])


def next_building(player: Player, piece: str) -> tuple[int, int]:
    """Return the wood and the points of the next building of a kind."""
    data = FACTION[MarquiseFace.name]
    placed = data.buildings[piece] - player["pieces_left"][piece]
    return data.tracks["cost"][placed], data.tracks[f"{piece}_vp"][placed]
