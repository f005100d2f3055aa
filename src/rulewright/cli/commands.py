"""What a person may type besides answers: the law, reasons, undo, saving, and other looks at the table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from rulewright.cli.advising import Advising
from rulewright.cli.screen import NEWS, Left
from rulewright.kernel.errors import CannotImagine, UnknownAnswer
from rulewright.kernel.fate import Fate
from rulewright.kernel.why import NOT_ASKED, Reason, why_not
from rulewright.law import book, notes
from rulewright.law.shelf import UnknownBook

if TYPE_CHECKING:
    from rulewright.kernel.question import Option
    from rulewright.law.notes import Note


class Commands(Advising):
    """A screen that obeys commands; each is a method `do_...` that takes the rest of the line."""

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
            law = book.load(game, self.texts.language)
            if note := notes.load(game, self.texts.language).find(number):
                self._show_note(note)
                return
            paragraph = law.paragraph(number)
        except (UnknownBook, book.UnknownParagraph) as error:
            self.say(str(error), "yellow")
            return
        self.say(Text(f"{paragraph.id} {paragraph.title}", style="bold"))
        self.say(Padding(Text(paragraph.rule), (0, 3, 0, 3), expand=False))
        for child in law.children(number):
            self.say(Padding(Text(f"{child.id} {child.title}: {child.rule}", style="dim"), (0, 3, 0, 3), expand=False))

    def _show_note(self, note: Note) -> None:
        self.say(Text(f"{note.label} {note.title}", style="bold"))
        for part in note.parts:
            self.say(Padding(Markdown(f"**{part.label}:** {part.text}"), (0, 3, 0, 3), expand=False))

    def do_why(self, rest: str) -> None:
        """Say why a move is not offered."""
        if not rest:
            self.say(self.texts("ui.why_usage", example=self.face.example))
            return
        try:
            reasons, other = self._reasons(rest)
        except CannotImagine:
            reasons, other = [Reason("", NOT_ASKED)], None
        except UnknownAnswer:
            self.say(self.texts("ui.why_unknown", text=rest), "yellow")
            return
        if other is not None:
            self.say(self.texts("ui.for_other", name=self.face.called(self.view(self.looking), other)))
        elif not reasons:
            self.say(self.texts("ui.why_offered", text=rest))
        else:
            self.say(self.texts("ui.why_title", text=rest))
            for reason in reasons:
                said = self.texts("ui.why_unasked")
                if reason.key != NOT_ASKED:
                    said = self.face.reason(self.view(self.looking), reason)
                cited = f"  [{reason.law.partition(' ')[2]}]" if reason.law else ""
                self.say(Padding(Text(said + cited), (0, 3, 0, 3), expand=False))

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
        self.told = {seat: min(number, len(self.sitting.log)) for seat, number in self.told.items()}
        self.drawn = ()
        self.say(self.texts("ui.undone", label=taken.text), "green")

    def do_save(self, rest: str) -> None:
        """Save the match."""
        try:
            path = Path(rest).expanduser() if rest else self.saved
            self.sitting.save(path)
        except (OSError, ValueError, RuntimeError) as error:  # no such home, a null byte, a full disk
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
        self.tell(self.view(self.looking), self.sitting.log[-number:])

    def do_hand(self, _rest: str) -> None:
        """Show the hand."""
        self.say(self.face.hand(self.view(self.looking).facts()))

    def do_board(self, _rest: str) -> None:
        """Show all boards."""
        self.say(self.face.boards(self.view(self.looking).facts()))

    def do_map(self, _rest: str) -> None:
        """Draw the table."""
        facts = self.view(self.looking).facts()
        self.say(self.face.table(facts, self.console.width))
        self.say(self.face.scores(facts, self.console.width))

    def do_help(self, _rest: str) -> None:
        """List what may be typed."""
        self.say(self.texts("ui.help"))
