"""Help while playing, in the terminal: what a good player would do, what an answer does, and its odds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.text import Text

from rulewright.agents.advice import advise
from rulewright.cli import reading
from rulewright.cli.face import capital
from rulewright.cli.screen import Screen
from rulewright.kernel.errors import CannotImagine
from rulewright.kernel.fate import Fate
from rulewright.kernel.foresight import foresee

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rulewright.kernel.question import Option
    from rulewright.kernel.speech import Note


class Advising(Screen):
    """A screen that advises; each command is a method `do_...` that takes the rest of the line."""

    def do_advise(self, _rest: str) -> None:
        """Say what a good player would do; with several people at the screen each asks for themselves."""
        view = self.view(self.looking)
        with self.console.status(self.texts("counsel.thinking")):
            found = advise(view)
        if not found:
            self.say(self.texts("counsel.none"))
            return
        self.say(self.texts("ui.advice"), "bold")
        for place, one in enumerate(found):
            rank = self.texts("counsel.best" if place == 0 else "counsel.next")
            line = Text(f" {rank}: ", style="dim")
            line.append(capital(self.face.label(view, one.option)), style="not dim bold")
            line.append(f"  {one.option.text}", style="dim")
            self.say(line)
            self._remark(one.reasons)

    def do_does(self, rest: str) -> None:
        """Say what an answer does, costs and scores."""
        option = self._meant(rest, "ui.does_usage")
        if option is None:
            return
        found = foresee(self.view(self.looking), option)
        if not (found.about or found.warnings or found.happens or found.then):
            self.say(self.texts("ui.does_nothing"))
        if found.warnings:
            self.say(f"{self.texts('counsel.beware')}:", "yellow")
            self._remark(found.warnings)
        self._remark(found.about)
        for phrase in found.happens:
            self.say(Padding(Text(capital(self.texts.say(phrase))), (0, 3, 0, 3), expand=False))
        if found.points:
            way = "gain" if found.points > 0 else "cost"
            self.say(self.texts("counsel.points", way=way, n=abs(found.points)))
        if found.then is not None:
            self.say(self.texts("counsel.then", question=self.texts.say(found.then)), "dim")

    def do_odds(self, rest: str) -> None:
        """Tell the odds of an answer: first what they come to, then every outcome, the likeliest first."""
        option = self._meant(rest, "ui.odds_usage")
        if option is None:
            return
        game = self.sitting.match.game
        try:
            match = self.view(self.looking).imagine(Fate.seeded("odds"))
        except CannotImagine:
            rows, figures = [], {}
        else:
            rows = game.odds(match, option)
            figures = game.prospects(match, option) if rows else {}
        if not rows:
            self.say(self.texts("ui.odds_none"))
        for phrase in game.speech.prospects(figures):
            self.say(self.texts.say(phrase), "bold")
        for row in sorted(rows, key=lambda row: -row.chance):
            said = game.speech.chance(row.facts)
            if said is not None:
                self.say(f"  {100 * row.chance:5.1f} %  {self.texts.say(said)}")

    def _meant(self, rest: str, usage: str) -> Option[Any] | None:
        """Return the answer that a line names; without one, say how it is asked."""
        question = self.sitting.match.question
        assert question is not None
        meant = reading.options_meant(rest, question) if rest else []
        if len(meant) == 1:
            return meant[0]
        if rest:
            self.say(self.texts("ui.unknown", text=rest), "yellow")
        else:
            self.say(self.texts(usage, example=question.options[0].text))
        return None

    def _remark(self, notes: Iterable[Note]) -> None:
        for note in notes:
            cited = f"  [{note.law.partition(' ')[2]}]" if note.law else ""
            self.say(Padding(Text(capital(self.texts.say(note.said)) + cited), (0, 3, 0, 5), expand=False))
