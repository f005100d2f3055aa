"""The Vagabond's board in the terminal: character, items, quests, relationships."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.cli.root.faction import FactionFace, Player
from rulewright.games.root.factions.vagabond.speech import quest
from rulewright.games.root.speech import nouns
from rulewright.kernel.speech import Phrase

if TYPE_CHECKING:
    from rulewright.cli.face import Facts
    from rulewright.cli.root.names import Names


class VagabondFace(FactionFace):
    """The Vagabond."""

    name = "vagabond"
    style = "bright_white"
    letter = "V"
    campaigns = False

    def summary(self, words: Names, player: Player) -> list[str]:
        """Return the character, the items and the open quests."""
        board = player["board"]
        return [character(words, board), items(words, board), *quests(words, board, "quests")]

    def details(self, words: Names, facts: Facts, player: Player) -> list[str]:
        """Return what the character can do, relationships, and completed quests."""
        texts, board = words.texts, player["board"]
        lines = [texts(f"root.character_effect.{board['character']}")] if board["character"] else []
        relations = words.listed(
            Phrase("root.tell.titled", title=words.called(facts, int(seat)), inside=nouns.word("relation", relation))
            for seat, relation in board["relations"].items()
            if int(seat) != player["seat"]
        )
        lines.append(f"{texts('root.say.relations')}: {relations}")
        return lines + quests(words, board, "completed")


def character(words: Names, board: dict[str, Any]) -> str:
    """Return the character."""
    return words.texts(f"root.character_name.{board['character']}" if board["character"] else "root.say.no_character")


def items(words: Names, board: dict[str, Any]) -> str:
    """Return the items."""
    carried = words.listed(
        Phrase("root.say.stock", n=n, item=nouns.item(tile)) if n > 1 else nouns.item(tile)
        for tile, n in board["items"].items()
    )
    return f"{words.texts('root.say.items')}: {carried or words.texts('root.say.nothing')}"


def quests(words: Names, board: dict[str, Any], key: str) -> list[str]:
    """Return the quests that lie open, or those that are completed."""
    listed = "; ".join(words.texts.say(quest(name)) for name in board[key])
    return [f"{words.texts(f'root.say.{key}')}: {listed}"] if listed else []
