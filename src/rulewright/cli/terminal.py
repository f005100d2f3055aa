"""A table in the terminal: asks the people, lets the bots think, to the end of the match.  It knows no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from rulewright.cli import lectures, reading
from rulewright.cli.commands import Commands

if TYPE_CHECKING:
    from rulewright.kernel.question import Question


class Terminal(Commands):
    """People at one terminal, with a match before them."""

    def play(self) -> None:
        """Play to the end."""
        while (question := self.sitting.match.question) is not None:
            if question.seat in self.sitting.bots:
                self._let_think(question)
            else:
                self._ask(question)
        self.show_end()

    def _let_think(self, question: Question) -> None:
        name = self.face.called(self.view(self.looking), question.seat)
        with self.console.status(self.texts("ui.thinking", name=name)):
            self.sitting.answer_for_bot()

    def _ask(self, question: Question) -> None:
        people = self.sitting.people
        if len(people) > 1 and question.seat != self.looking:
            self._hand_over(question.seat)
        self.looking = question.seat
        view = self.view(question.seat)
        self.show_news(view)
        if self.sitting.guide is not None:
            lectures.show(self, self.sitting.guide, question)
        if len(question.options) == 1 and len(people) == 1:
            # With several people even a question without a choice is asked: it must not betray the hand.
            self.say(Text(self.face.prompt(view), style="dim"))
            self.say(Text(self.texts("ui.only", label=self.labels(view, question)[0]), style="dim"))
            self.sitting.answer(question.options[0], by_hand=False)
            return
        if not self.sitting.match.flight:
            self.show_table(view.facts())
        self.show_question(view, question)
        self._answer_or_obey(question)

    def _hand_over(self, seat: int) -> None:
        """Hide what the last person saw until the next one sits there."""
        name = self.face.called(self.view(None), seat)
        self.console.clear()
        self.say("")
        self.say(self.texts("ui.take_seat", name=name), "bold")
        self.read("")
        self.drawn = ()

    def _answer_or_obey(self, question: Question) -> None:
        """Read until something has changed: an answer, or an undo."""
        match = self.sitting.match
        number = len(match.history)
        while self.sitting.match is match and len(match.history) == number:
            line = self.read(f"{self.texts('ui.your_choice')}: ").strip()
            if not line:
                continue
            asked = reading.command(line, question)
            if asked is None:
                self._answer(line)
            else:
                getattr(self, f"do_{asked[0]}")(asked[1])

    def _answer(self, line: str) -> None:
        """Answer with one option after the other, as long as the same seat is asked.

        The first word may be a key of the list on the screen; of later questions there is no list yet.
        """
        done: list[str] = []
        for word in line.split():
            question = self.sitting.match.question
            mine = question is not None and question.seat == self.looking
            meant = reading.options_meant(word, question, strictly=bool(done)) if mine and question is not None else []
            if len(meant) == 1:
                done.append(meant[0].text)
                self.sitting.answer(meant[0])
                continue
            if meant:
                choices = self.texts.listed((option.text for option in meant), "or")
                self.say(self.texts("ui.ambiguous", text=word, options=choices), "yellow")
            elif done:
                self.say(self.texts("ui.stopped", done=" ".join(done), text=word), "yellow")
            else:
                self.say(self.texts("ui.unknown", text=line), "yellow")
            return
