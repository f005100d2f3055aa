"""The Eyrie's board in the terminal: the Decree, the leader, the roosts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.cli.root.faction import FactionFace, Player
from rulewright.games.root.speech import nouns
from rulewright.games.root.tables import FACTION

if TYPE_CHECKING:
    from rulewright.cli.face import Facts
    from rulewright.cli.root.names import Names


class EyrieFace(FactionFace):
    """The Eyrie Dynasties."""

    name = "eyrie"
    style = "dodger_blue1"
    letter = "E"

    def summary(self, words: Names, player: Player) -> list[str]:
        """Return the Decree and the leader."""
        return [decree(words, player["board"]), leader(words, player["board"])]

    def prospects(self, words: Names, player: Player) -> list[str]:
        """Return what the roosts score."""
        placed = self.placed(player, "roost")
        return [
            words.texts("root.say.roost_points", n=FACTION[self.name].tracks["roost_vp"][placed - 1] if placed else 0)
        ]

    def details(self, words: Names, facts: Facts, player: Player) -> list[str]:
        """Return what the leader does, and who is left."""
        texts, board = words.texts, player["board"]
        lines = [texts(f"root.leader_effect.{board['leader']}")] if board["leader"] else []
        left = words.listed(nouns.word("leader_name", name) for name in board["leaders_face_up"])
        return [*lines, f"{texts('root.say.leaders_left')}: {left or texts('root.say.nothing')}"]


def decree(words: Names, board: dict[str, Any]) -> str:
    """Return the Decree: suits by column, resolved ones with a tick."""
    columns = []
    for column, cards in board["decree"].items():
        inside = " ".join(words.card_suit(card["card"]) + ("✓" if card["resolved"] else "") for card in cards)
        columns.append(f"{words.texts(f'root.column.{column}')} [{inside or '-'}]")
    return f"{words.texts('root.say.decree')}: {' '.join(columns)}"


def leader(words: Names, board: dict[str, Any]) -> str:
    """Return the leader in place."""
    return words.texts(f"root.leader_name.{board['leader']}" if board["leader"] else "root.say.no_leader")
