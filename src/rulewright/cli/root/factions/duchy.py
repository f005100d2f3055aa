"""The Duchy's board in the terminal: the Burrow, swayed ministers, crowns, revealed cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.cli.root.faction import FactionFace, Player

if TYPE_CHECKING:
    from rulewright.cli.face import Facts
    from rulewright.cli.root.names import Names


class DuchyFace(FactionFace):
    """The Underground Duchy."""

    name = "duchy"
    style = "light_salmon3"
    letter = "D"

    def summary(self, words: Names, player: Player) -> list[str]:
        """Return who is in the Burrow, and how many ministers are swayed."""
        texts, board = words.texts, player["board"]
        return [
            f"{texts('root.say.in_burrow')}: {player['beside']}",
            f"{texts('root.say.ministers')}: {len(board['swayed'])}",
        ]

    def details(self, words: Names, facts: Facts, player: Player) -> list[str]:
        """Return the ministers by name, the crowns that are left, and what is revealed."""
        texts, board = words.texts, player["board"]
        lines = []
        if board["swayed"]:
            swayed = texts.listed([texts(f"root.minister.{name}") for name in board["swayed"]])
            lines.append(f"{texts('root.say.ministers')}: {swayed}")
        crowns = texts.listed([f"{texts(f'root.rank.{rank}')} {number}" for rank, number in board["crowns"].items()])
        lines.append(f"{texts('root.say.crowns')}: {crowns}")
        if board["revealed"]:
            lines.append(f"{texts('root.say.revealed')}: {words.cards(board['revealed'])}")
        return lines
