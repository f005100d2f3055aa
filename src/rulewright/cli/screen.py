"""What a terminal shows of a match, and the line a person types on.  It knows no game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from rulewright.cli import reading
from rulewright.cli.face import capital
from rulewright.cli.sources import sources
from rulewright.kernel.foresight import warnings

if TYPE_CHECKING:
    from rulewright.cli.face import Face, Facts
    from rulewright.cli.sitting import Sitting
    from rulewright.kernel.event import Event
    from rulewright.kernel.question import Question
    from rulewright.kernel.view import View

NEWS = 30
"""How many lines of news are shown at once; `log` shows more."""
NARROW_LABEL = 36
"""Options no longer than this are set in columns when there are many."""
MANY = 6
FEW = 3
"""So many warnings are told with the list of answers; where there are more, `does` tells what a sign means."""
TALL = 45
"""Lines of a terminal on which the table is drawn after every action, not only in every phase."""


class Left(Exception):
    """The person leaves the table."""


class Screen:
    """The looks of a match for the person in front of the terminal.

    Everything shown is made from the facts of that person's view and from events as that seat saw them.
    """

    def __init__(self, console: Console, face: Face, sitting: Sitting, saved: Path) -> None:
        """Open a table; `saved` is where the match is saved unless another file is named."""
        self.console = console
        self.face = face
        self.texts = face.texts
        self.sitting = sitting
        self.saved = saved
        self.looking: int | None = None
        """The seat of the person in front of the screen."""
        self.told: dict[int | None, int] = {}
        """How much of the log each seat has been told."""
        self.drawn: tuple[object, ...] = ()
        """The table as it was drawn last, and when."""

    def view(self, seat: int | None) -> View:
        """Return the match as a seat may know it."""
        return self.sitting.match.view(seat)

    def say(self, what: RenderableType, style: str = "") -> None:
        """Print something; plain strings are never read as markup."""
        self.console.print(Text(what) if isinstance(what, str) else what, style=style or None)

    def read(self, prompt: str) -> str:
        """Read a line; the end of the input means leaving."""
        try:
            line = input(prompt)  # not rich's: the line editor must know the prompt to redraw it
        except (EOFError, KeyboardInterrupt):
            self.say("")
            raise Left from None
        if not sys.stdin.isatty():
            self.say(line, "dim")  # what a script types has no echo
        return line

    def show_news(self, view: View) -> None:
        """Tell what the person before the screen has not yet been told."""
        seat = view.seat
        news = self.sitting.log[self.told.get(seat, 0) :]
        self.told[seat] = len(self.sitting.log)
        if len(news) > NEWS:
            self.say(f"  ... (log {len(news)})", "dim")
        self.tell(view, news[-NEWS:])

    def tell(self, view: View, events: list[Event]) -> None:
        """Tell what happened, as the viewer saw it."""
        for event in events:
            seen = event.seen_by(view.seat)
            said = self.face.sentence(view, seen)
            if said is not None:
                self.say(Padding(said, (0, 0, 0, 2), expand=False))
            loss = None if view.seat is None else view.game.speech.loss(view.now, seen, view.seat)
            if loss is not None:
                cited = f"  [{loss.law.partition(' ')[2]}]" if loss.law else ""
                self.say(Text(f"  ! {capital(self.texts.say(loss.said))}{cited}", style="yellow"))

    def show_table(self, facts: Facts) -> None:
        """Draw the table if a new phase has begun, or if it has changed and there is room; then the hand."""
        table = facts["table"]
        moment = (facts["seat"], table["round"], table["phase"])
        picture = (*moment, *self.face.drawn(facts))
        tall = self.console.height >= TALL
        if picture[: len(picture) if tall else len(moment)] != self.drawn[: len(picture) if tall else len(moment)]:
            self.say("")
            self.say(self.face.table(facts, self.console.width))
            self.say(self.face.scores(facts, self.console.width))
            self.drawn = picture
        self.say(self.face.hand(facts))

    def labels(self, view: View, question: Question) -> list[str]:
        """Return the options of the open question in words."""
        return [self.face.label(view, option) for option in question.options]

    def show_question(self, view: View, question: Question) -> None:
        """Show the question with its paragraphs, and what may be typed for each option."""
        law = self.texts.listed(paragraph.partition(" ")[2] for paragraph in question.law)
        title = Text(self.face.prompt(view), style="bold")
        title.append(f"  [{law}]", style="not bold dim")
        self.say("")
        self.say(title)
        keys = reading.keys(question)
        beware = warnings(view)
        room = max(len(key) for key in keys)
        lines = []
        for key, label, option in zip(keys, self.labels(view, question), question.options, strict=True):
            line = Text(f" {key:>{room}} ", style="bold cyan")
            line.append(capital(label), style="not bold default")
            if option.text != key and option.text not in label:
                line.append(f"  {option.text}", style="not bold dim")
            if option.text in beware:
                line.append("  !", style="bold yellow")
            lines.append(line)
        if len(lines) > MANY and max(line.cell_len for line in lines) <= NARROW_LABEL:
            self.say(Columns(lines, column_first=True, padding=(0, 2)))
        else:
            for line in lines:
                self.say(line)
        for text, notes in beware.items() if len(beware) <= FEW else ():
            told = " ".join(capital(self.texts.say(note.said)) for note in notes)
            self.say(Text(f" ! {text}: {told}", style="yellow"))

    def show_end(self) -> None:
        """Show the last table, and who has won."""
        outcome = self.sitting.match.outcome
        seat = self.looking if len(self.sitting.people) == 1 else None
        view = self.view(seat)
        facts = view.facts()
        if seat is not None:
            self.show_news(view)
        self.say(self.face.table(facts, self.console.width))
        self.say(self.face.scores(facts, self.console.width))
        self.say(self.texts("ui.over"), "bold")
        names = [self.face.called(view, winner) for winner in outcome.winners]
        reason = self.face.outcome(outcome.reason)
        if outcome.winners:
            self.say(self.texts("ui.winner", names=names, reason=reason, n=len(outcome.winners)), "bold")
        else:
            self.say(self.texts("ui.no_winner", reason=reason), "bold")
        for line in sources(self.face, view, self.sitting.log, outcome.points):
            self.say(line)
