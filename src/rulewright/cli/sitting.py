"""A match being played at one terminal: who answers, what was heard, and what may be taken back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import rulewright
from rulewright.agents.agent import Agent
from rulewright.agents.asking import answer_of
from rulewright.kernel.event import Event
from rulewright.kernel.marks import sealed
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option
from rulewright.kernel.record import Record
from rulewright.lessons.guide import Guide


def retell(record: Record, hear: Callable[[Event], None] | None = None, to: int | None = None) -> Match:
    """Play a recorded match again, as far as answer number `to`, while somebody listens."""
    return rulewright.find(record.game).replay(record, to, hear)


class Sitting:
    """A match with people and bots around it.

    What may be taken back: a person's own answers, one after the other, as far as the last one that is sealed
    (`kernel.marks`), as everywhere.  Answers are taken back by playing the record again without them.
    """

    def __init__(self, match: Match, bots: dict[int, Agent], guide: Guide | None = None) -> None:
        """Sit down at a match; seats without a bot are played by people, one of whom may be taught."""
        self.match = match
        self.bots = bots
        self.guide = guide
        self.log: list[Event] = []
        self._marks: list[tuple[int, int]] = []
        match.listen(self.log.append)

    @classmethod
    def resume(cls, record: Record) -> Sitting:
        """Sit down at a recorded match, with its log; everybody is a person until bots are seated."""
        log: list[Event] = []
        sitting = cls(retell(record, log.append), {})
        sitting.log[:] = log
        return sitting

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat in range(self.match.game.seats(self.match.options)) if seat not in self.bots]

    def answer(self, option: Option[Any], *, by_hand: bool = True) -> None:
        """Answer the open question; what a person chose by hand may be taken back for a while."""
        question, chance = self.match.question, self.match.position.fate.counter
        mark = (len(self.match.history), len(self.log))
        if by_hand:
            self._marks.append(mark)
        try:
            self.match.answer(option)
        except BaseException:
            if by_hand and self._marks:
                self._marks.pop()
            del self.log[mark[1] :]
            raise
        if self.guide is not None:
            self.guide.note(question, self.match.history[-1].text)
        if question is None or sealed(self.match, question, chance, self.log[mark[1] :]):
            self._marks.clear()

    def answer_for_bot(self) -> None:
        """Let the bot answer whose seat is asked."""
        question = self.match.question
        assert question is not None
        bot = self.bots[question.seat]
        self.answer(answer_of(bot, self.match), by_hand=False)

    @property
    def may_undo(self) -> bool:
        """Whether an answer can be taken back."""
        return bool(self._marks)

    def undo(self) -> Option[Any] | None:
        """Take back the last answer given by hand, with all that followed by itself; None if there is none."""
        if not self.may_undo:
            return None
        number, heard = self._marks.pop()
        taken = self.match.history[number]
        self.match = retell(self.match.record, to=number)
        self.match.listen(self.log.append)
        del self.log[heard:]
        if self.guide is not None:
            self.guide.back(number)
        return taken

    def save(self, path: Path) -> None:
        """Save the record."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.match.record.save(path)
