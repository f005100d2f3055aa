"""Matches in the middle: played by bots in this process, and brought to the server as records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

import msgspec

from rulewright.agents.catalogue import make
from rulewright.games.catalogue import GAMES
from rulewright.kernel.question import Question
from rulewright.kernel.record import Record

ALL = ("marquise", "eyrie", "alliance", "vagabond")
PAIR = ("marquise", "eyrie")
CLANS = ("fire", "water", "jungle", "air")
RIVALS = ("fire", "water")
ALONE = ("fire",)


class Played(NamedTuple):
    """A whole match, and the question before each of its answers."""

    record: Record
    questions: tuple[Question, ...]

    def until(self, wanted: Callable[[Question], bool], after: int = 0) -> Record:
        """Return the record as it stood when a question was open."""
        for number, question in enumerate(self.questions):
            if number >= after and wanted(question):
                return msgspec.structs.replace(self.record, answers=self.record.answers[:number])
        raise AssertionError("no such question was asked in this match")

    def near_the_end(self, left: int) -> Record:
        """Return the record as it stood when the first seat was asked and about so many answers were still to come."""
        return self.until(asks(0, least=2), after=len(self.questions) - left)


@cache
def played(seats: tuple[str, ...], seed: int, winter: bool = False) -> Played:  # noqa: FBT001, FBT002  (a key of the cache)
    """Play a match of Root by bots."""
    options = {"seats": list(seats), "map": "winter" if winter else "autumn", "adventurous": True}
    return _by_bots("root", options, seed)


@cache
def hunted(seats: tuple[str, ...], seed: int, tricks: bool = False) -> Played:  # noqa: FBT001, FBT002  (a key of the cache)
    """Play a match of Monster Lands by bots; alone, it is the first scenario."""
    options = {"seats": list(seats), "tricks": tricks, "scenario": 1 if len(seats) == 1 else 0}
    return _by_bots("monster_lands", options, seed)


def _by_bots(name: str, options: Mapping[str, object], seed: int) -> Played:
    match = GAMES.find(name).new(dict(options), seed=seed)
    players = [make("greedy", name, f"{seed}-{seat}") for seat in range(len(match.options["seats"]))]
    questions: list[Question] = []
    while (question := match.question) is not None:
        questions.append(question)
        match.answer(players[question.seat].choose(match.view(question.seat)))
    return Played(match.record, tuple(questions))


def asks(seat: int | None, *prompts: str, least: int = 1) -> Callable[[Question], bool]:
    """Whether a question is put to a seat, with one of these prompts and enough options."""

    def wanted(question: Question) -> bool:
        named = question.prompt in prompts or not prompts
        return named and seat in (None, question.seat) and len(question.options) >= least

    return wanted
