"""The Alliance's board in the terminal: supporters, officers, the next sympathy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.cli.root.faction import FactionFace, Player
from rulewright.games.root.tables import FACTION

if TYPE_CHECKING:
    from rulewright.cli.face import Facts
    from rulewright.cli.root.names import Names


class AllianceFace(FactionFace):
    """The Woodland Alliance."""

    name = "alliance"
    style = "green3"
    letter = "A"
    uncounted = frozenset(("base_fox", "base_rabbit", "base_mouse"))

    def summary(self, words: Names, player: Player) -> list[str]:
        """Return supporters and officers."""
        return [f"{words.texts(f'root.say.{key}')}: {player['board'][key]}" for key in ("supporters", "officers")]

    def prospects(self, words: Names, player: Player) -> list[str]:
        """Return what the next sympathy costs and gives."""
        if not player["pieces_left"]["sympathy"]:
            return []
        placed, tracks = self.placed(player, "sympathy"), FACTION[self.name].tracks
        cost, points = tracks["sympathy_cost"][placed], tracks["sympathy_vp"][placed]
        return [words.texts("root.say.next_sympathy", cost=cost, n=points)]

    def details(self, words: Names, facts: Facts, player: Player) -> list[str]:
        """Return the operations that are left, and to whom they are known, the supporters."""
        texts, board = words.texts, player["board"]
        lines = [f"{texts('root.say.operations')}: {board['operations']}"] if board["operations"] else []
        if board.get("supporter_cards"):
            lines.append(f"{texts('root.say.supporters')}: {words.cards(board['supporter_cards'])}")
        return lines
