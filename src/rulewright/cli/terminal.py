"""A table in the terminal: shows what a seat may know, reads answers and commands.  It knows no game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from rulewright.cli import reading
from rulewright.kernel.fate import Fate
from rulewright.kernel.why import NOT_ASKED, Reason, why_not
from rulewright.law import book

if TYPE_CHECKING:
    from rulewright.cli.face import Face, Facts
    from rulewright.cli.sitting import Sitting
    from rulewright.kernel.question import Option, Question

NEWS = 30
"""How many lines of news are shown at once; `log` shows more."""
NARROW_LABEL = 36
"""Options no longer than this are set in columns when there are many."""
MANY = 8


class Left(Exception):  # noqa: N818  (not an error: the person leaves)
    """The person leaves the table."""


class Terminal:
    """People at one terminal, with a match before them."""

    def __init__(self, console: Console, face: Face, sitting: Sitting, saved: Path) -> None:
        """Open a table; `saved` is where the match is saved unless another file is named."""
        self.console = console
        self.face = face
        self.texts = face.texts
        self.sitting = sitting
        self.saved = saved
        self.looking: int | None = None
        """The seat of the person in front of the screen."""
        self._told: dict[int, int] = {}
        self._drawn: object = None

    # What is played.

    def play(self) -> None:
        """Play to the end."""
        while (question := self.sitting.match.question) is not None:
            if question.seat in self.sitting.bots:
                self._let_think(question)
            else:
                self._ask(question)
        self._show_end()

    def _let_think(self, question: Question) -> None:
        name = self.face.name(self.facts(self.looking), question.seat)
        with self.console.status(self.texts("ui.thinking", name=name)):
            self.sitting.answer_for_bot()

    def _ask(self, question: Question) -> None:
        people = self.sitting.people
        if len(people) > 1 and question.seat != self.looking:
            self._hand_over(question.seat)
        self.looking = question.seat
        facts = self.facts(question.seat)
        self.show_news(facts)
        if len(question.options) == 1 and len(people) == 1:
            # With several people even a question without a choice is asked: it must not betray the hand.
            option = question.options[0]
            self.say(Text(self.face.prompt(facts), style="dim"))
            self.say(Text(self.texts("ui.only", label=self._labels(facts)[0]), style="dim"))
            self.sitting.answer(option, by_hand=False)
            return
        if not self.sitting.match.flight:
            self._draw(facts)
        self._show_question(facts, question)
        self._answer_or_obey(question)

    def _hand_over(self, seat: int) -> None:
        name = self.face.name(self.facts(None), seat)
        self.console.clear()
        self.say("")
        self.read(Text(self.texts("ui.take_seat", name=name), style="bold"))
        self._drawn = None

    def _answer_or_obey(self, question: Question) -> None:
        """Read until something has changed: an answer, or an undo."""
        match = self.sitting.match
        number = len(match.history)
        while self.sitting.match is match and len(match.history) == number:
            line = self.read(Text(f"{self.texts('ui.your_choice')}: ", style="bold")).strip()
            if not line:
                continue
            asked = reading.command(line, question)
            if asked is None:
                self._answer(line)
            else:
                getattr(self, f"do_{asked[0]}")(asked[1])

    def _answer(self, line: str) -> None:
        """Answer with one option after the other, as long as the same seat is asked."""
        done: list[str] = []
        for word in line.split():
            question = self.sitting.match.question
            meant = [] if question is None or question.seat != self.looking else reading.options_meant(word, question)
            if len(meant) == 1:
                done.append(meant[0].text)
                self.sitting.answer(meant[0])
                continue
            if meant:
                choices = ", ".join(option.text for option in meant)
                self.say(self.texts("ui.ambiguous", text=word, options=choices), "yellow")
            elif done:
                self.say(self.texts("ui.stopped", done=" ".join(done), text=word), "yellow")
            else:
                self.say(self.texts("ui.unknown", text=line), "yellow")
            return

    # What is shown.

    def facts(self, seat: int | None) -> Facts:
        """Return what a seat may know."""
        return self.sitting.match.view(seat).facts()

    def say(self, what: RenderableType, style: str = "") -> None:
        """Print something; plain strings are never read as markup."""
        self.console.print(Text(what) if isinstance(what, str) else what, style=style or None)

    def show_news(self, facts: Facts) -> None:
        """Tell what the person before the screen has not yet been told."""
        seat = facts["seat"]
        news = self.sitting.log[self._told.get(seat, 0) :]
        self._told[seat] = len(self.sitting.log)
        if len(news) > NEWS:
            self.say(f"... (log {len(news)})", "dim")
        self._tell(facts, news[-NEWS:])

    def _tell(self, facts: Facts, events: list[Any]) -> None:
        for event in events:
            self.say(Padding(self.face.sentence(facts, event.seen_by(facts["seat"])), (0, 0, 0, 2)))

    def _draw(self, facts: Facts) -> None:
        """Draw the table, unless it looks as it did last time."""
        picture = (facts["seat"], repr(facts["table"]["clearings"]), repr(facts["table"]["forests"]))
        if picture != self._drawn:
            self._drawn = picture
            self.say("")
            self.say(self.face.table(facts, self.console.width))
        self.say(self.face.scores(facts, self.console.width))
        self.say(self.face.hand(facts))

    def _labels(self, facts: Facts) -> list[str]:
        return [self.face.label(facts, option) for option in facts["question"]["options"]]

    def _show_question(self, facts: Facts, question: Question) -> None:
        law = ", ".join(paragraph.partition(" ")[2] for paragraph in question.law)
        title = Text(self.face.prompt(facts), style="bold")
        title.append(f"  [{law}]", style="not bold dim")
        self.say("")
        self.say(title)
        keys = reading.keys(question)
        room = max(len(key) for key in keys)
        lines = []
        for key, label, option in zip(keys, self._labels(facts), question.options, strict=True):
            line = Text(f" {key:>{room}} ", style="bold cyan")
            line.append(label, style="not bold default")
            if option.text not in (key, label):
                line.append(f"  {option.text}", style="not bold dim")
            lines.append(line)
        widest = max(line.cell_len for line in lines)
        if len(lines) > MANY and widest <= NARROW_LABEL:
            self.say(Columns(lines, column_first=True, padding=(0, 2)))
        else:
            for line in lines:
                self.say(line)

    def _show_end(self) -> None:
        outcome = self.sitting.match.outcome
        seat = self.looking if len(self.sitting.people) == 1 else None
        facts = self.facts(seat)
        if seat is not None:
            self.show_news(facts)
        self.say(self.face.table(facts, self.console.width))
        self.say(self.face.scores(facts, self.console.width))
        self.say(self.texts("ui.over"), "bold")
        names = ", ".join(self.face.name(facts, winner) for winner in outcome.winners)
        reason = self.face.outcome(outcome.reason)
        self.say(self.texts("ui.winner", names=names, reason=reason, n=len(outcome.winners)), "bold")

    def read(self, prompt: Text) -> str:
        """Read a line; the end of the input means leaving."""
        try:
            line = self.console.input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.say("")
            raise Left from None
        if not sys.stdin.isatty():
            self.say(line, "dim")  # a script types without an echo
        return line

    # What may be typed besides answers.

    def do_law(self, _rest: str) -> None:
        """Show the paragraphs behind the question."""
        question = self.sitting.match.question
        if question is None or not question.law:
            self.say(self.texts("ui.rules_none"))
            return
        for paragraph in question.law:
            game, _, number = paragraph.partition(" ")
            self._show_paragraph(game, number)

    def do_rules(self, rest: str) -> None:
        """Show any paragraphs."""
        if not rest:
            self.say(self.texts("ui.rules_usage", example="4.3.1"))
        for number in rest.split():
            self._show_paragraph(self.sitting.match.game.name, number)

    def _show_paragraph(self, game: str, number: str) -> None:
        try:
            law = book.load(game)
            paragraph = law.paragraph(number)
        except (book.UnknownBook, book.UnknownParagraph) as error:
            self.say(str(error), "yellow")
            return
        self.say(Text(f"{paragraph.id} {paragraph.title}", style="bold"))
        self.say(Padding(Text(paragraph.rule), (0, 3, 0, 3)))
        for child in law.children(number):
            self.say(Padding(Text(f"{child.id} {child.title}: {child.rule}", style="dim"), (0, 3, 0, 3)))

    def do_why(self, rest: str) -> None:
        """Say why a move is not offered."""
        if not rest:
            self.say(self.texts("ui.why_usage", example=self.face.example))
            return
        reasons, other = self._reasons(rest)
        if other is not None:
            self.say(self.texts("ui.for_other", name=self.face.name(self.facts(self.looking), other)))
        elif not reasons:
            self.say(self.texts("ui.why_offered", text=rest))
        else:
            self.say(self.texts("ui.why_title", text=rest))
            for reason in reasons:
                said = self.texts("ui.why_unasked") if reason.key == NOT_ASKED else self.face.reason(reason.key)
                self.say(Padding(Text(f"{said}  [{reason.law.partition(' ')[2]}]"), (0, 3, 0, 3)))

    def _reasons(self, text: str) -> tuple[list[Reason], int | None]:
        """Return what stands in the way of a move, or the seat that would have to be asked first.

        The question is put to an imagined match, which holds nothing that the person does not know.
        """
        match = self.sitting.match.view(self.looking).imagine(Fate.seeded("why"))
        words = text.split()
        for number, word in enumerate(words):
            question = match.question
            if question is not None and question.seat != self.looking:
                return [], question.seat
            option: Option[Any] | None = question.find(word) if question is not None else None
            if option is None:
                return why_not(match, word) if question is not None else [], None
            if number < len(words) - 1:
                match.answer(option)
        return [], None

    def do_undo(self, _rest: str) -> None:
        """Take back the last answer."""
        taken = self.sitting.undo()
        if taken is None:
            self.say(self.texts("ui.undo_nothing"), "yellow")
            return
        self._told = {seat: min(number, len(self.sitting.log)) for seat, number in self._told.items()}
        self._drawn = None
        self.say(self.texts("ui.undone", label=taken.text), "green")

    def do_save(self, rest: str) -> None:
        """Save the match."""
        path = Path(rest).expanduser() if rest else self.saved
        try:
            self.sitting.save(path)
        except OSError as error:
            self.say(self.texts("ui.not_saved", problem=error), "yellow")
        else:
            self.say(self.texts("ui.saved", file=path), "green")

    def do_quit(self, _rest: str) -> None:
        """Leave."""
        raise Left

    def do_log(self, rest: str) -> None:
        """Tell what happened."""
        number = int(rest) if rest.isdecimal() and int(rest) else NEWS
        if not self.sitting.log:
            self.say(self.texts("ui.log_empty"))
        self._tell(self.facts(self.looking), self.sitting.log[-number:])

    def do_hand(self, _rest: str) -> None:
        """Show the hand."""
        self.say(self.face.hand(self.facts(self.looking)))

    def do_board(self, _rest: str) -> None:
        """Show all boards."""
        self.say(self.face.boards(self.facts(self.looking)))

    def do_map(self, _rest: str) -> None:
        """Draw the table."""
        facts = self.facts(self.looking)
        self.say(self.face.table(facts, self.console.width))
        self.say(self.face.scores(facts, self.console.width))

    def do_help(self, _rest: str) -> None:
        """List what may be typed."""
        self.say(self.texts("ui.help"))
