"""How Monster Lands looks and speaks in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.cli.face import Face, Facts
from rulewright.cli.monster_lands import boards
from rulewright.cli.monster_lands.words import CLAN_STYLE, Words
from rulewright.games.monster_lands.terms import AFFINITIES

if TYPE_CHECKING:
    from rich.console import RenderableType

    from rulewright.texts.catalogue import Texts


class MonsterLandsFace(Face):
    """Monster Lands, shown and told."""

    example = "mine:1"

    def __init__(self, texts: Texts) -> None:
        """Speak a language."""
        super().__init__(texts)
        self.words = Words(texts)

    def factions(self) -> list[tuple[str, str, str]]:
        """Return the clans that can be played."""
        say = self.words.say
        return [(name, say(f"clan.{name}"), say(f"about.{name}")) for name in AFFINITIES]

    def faction_question(self) -> str:
        """Ask for a clan."""
        return self.words.say("say.choose_clan")

    def table(self, facts: Facts, width: int) -> RenderableType:
        """Draw the board."""
        return boards.table(self.words, facts)

    def drawn(self, facts: Facts) -> tuple[str, ...]:
        """Return what the board shows: neither clans nor the battle in hand, which change with every answer."""
        table = facts["table"]
        return tuple(repr(table[key]) for key in ("lands", "gate", "missions", "tavern", "lodge", "bazaar", "loot"))

    def scores(self, facts: Facts, width: int) -> RenderableType:
        """Show how everybody stands."""
        return boards.scores(self.words, facts)

    def hand(self, facts: Facts) -> RenderableType:
        """Show dice and traps."""
        return boards.hand(self.words, facts)

    def boards(self, facts: Facts) -> RenderableType:
        """Show the clans."""
        return boards.boards(self.words, facts)

    def outcome(self, reason: str) -> str:
        """Return what the match was won by, or which rank was reached."""
        return self.words.say(f"reason.{reason}")

    def style(self, facts: Facts, seat: int) -> str:
        """Return the colour of a seat."""
        return CLAN_STYLE[facts["table"]["clans"][seat]["clan"]]


FACE = MonsterLandsFace
