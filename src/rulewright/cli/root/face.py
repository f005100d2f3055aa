"""How Root looks and speaks in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from rulewright.cli.face import Face, Facts
from rulewright.cli.root import boards
from rulewright.cli.root import map as woodland
from rulewright.cli.root.faces import FACES
from rulewright.cli.root.names import Names
from rulewright.games.root.box import FACTIONS

if TYPE_CHECKING:
    from rich.console import RenderableType

    from rulewright.texts.catalogue import Texts


class RootFace(Face):
    """Root, drawn and told."""

    surprises = frozenset(("rolled", "explored", "new_quest", "reshuffled"))
    example = "march 1>9"

    def __init__(self, texts: Texts) -> None:
        """Speak a language."""
        super().__init__(texts)
        self.words = Names(texts)

    def factions(self) -> list[tuple[str, str, str]]:
        """Return the factions that can be played."""
        return [(name, self.texts(f"root.faction.{name}"), self.texts(f"root.about.{name}")) for name in FACTIONS]

    def faction_question(self) -> str:
        """Ask for a faction."""
        return self.texts("root.say.choose_faction")

    def table(self, facts: Facts, width: int) -> RenderableType:
        """Draw the map with its legend."""
        legend = Text(self.texts("root.say.legend"), style="dim")
        return Group(woodland.draw(self.words, facts, width), legend)

    def drawn(self, facts: Facts) -> tuple[str, ...]:
        """Return what the map shows."""
        table = facts["table"]
        return (repr(table["clearings"]), repr(table["forests"]), repr((table.get("ferry"), table.get("closed"))))

    def scores(self, facts: Facts, width: int) -> RenderableType:
        """Show how everybody stands."""
        return boards.scores(self.words, facts)

    def hand(self, facts: Facts) -> RenderableType:
        """Show the hand."""
        return boards.hand(self.words, facts)

    def boards(self, facts: Facts) -> RenderableType:
        """Show the faction boards."""
        return boards.boards(self.words, facts)

    def outcome(self, reason: str) -> str:
        """Return what the match was won by."""
        return self.texts(f"root.reason.{reason}")

    def style(self, facts: Facts, seat: int) -> str:
        """Return the colour of a seat."""
        return FACES[facts["table"]["players"][seat]["faction"]].style


FACE = RootFace
