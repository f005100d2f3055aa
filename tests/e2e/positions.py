"""Matches in the middle: played by bots in this process, and brought to the server as records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property, partial
from pathlib import Path

import msgspec

import rulewright
from rulewright.agents.catalogue import make
from rulewright.games.catalogue import GAMES
from rulewright.kernel.question import Question
from rulewright.kernel.record import Record

ROOMS = Path(__file__).parents[2] / "web" / "src" / "games"
ALL = ("marquise", "eyrie", "alliance", "vagabond")
PAIR = ("marquise", "eyrie")
CLANS = ("fire", "water", "jungle", "air")
RIVALS = ("fire", "water")
ALONE = ("fire",)


class Played:
    """A whole match between bots, and the question before each of its answers.

    It is played when somebody looks at it: whoever collects tests does not.
    """

    def __init__(self, name: str, options: Mapping[str, object], seed: int) -> None:
        self._name, self._options, self._seed = name, options, seed

    @property
    def record(self) -> Record:
        return self._whole[0]

    @property
    def questions(self) -> tuple[Question, ...]:
        return self._whole[1]

    @cached_property
    def _whole(self) -> tuple[Record, tuple[Question, ...]]:
        match = GAMES.find(self._name).new(dict(self._options), seed=self._seed)
        seats = range(match.game.seats(match.options))
        players = [make("greedy", self._name, f"{self._seed}-{seat}") for seat in seats]
        questions: list[Question] = []
        while (question := match.question) is not None:
            questions.append(question)
            match.answer(players[question.seat].choose(match.view(question.seat)))
        return match.record, tuple(questions)

    def when(self, wanted: Callable[[Question], bool], after: int = 0) -> Callable[[], Record]:
        """Return what gives the record as it stood when a question was open."""
        return partial(self.until, wanted, after)

    def until(self, wanted: Callable[[Question], bool], after: int = 0) -> Record:
        """Return the record as it stood when a question was open."""
        for number, question in enumerate(self.questions):
            if number >= after and wanted(question):
                return msgspec.structs.replace(self.record, answers=self.record.answers[:number])
        raise AssertionError("no such question was asked in this match")

    def near_the_end(self, left: int) -> Record:
        """Return the record as it stood when the first seat had still to choose about so many times."""
        own = [number for number, one in enumerate(self.questions) if one.seat == 0 and len(one.options) > 1]
        return msgspec.structs.replace(self.record, answers=self.record.answers[: own[-left]])


OFFERED = [game for game in rulewright.known_games() if (ROOMS / game).is_dir()]
"""Games that have a table in the browser."""


@cache
def usual(game: str) -> Played:
    """Play a match of a game by bots, at the table that it proposes."""
    return Played(game, {}, 0)


@cache
def played(seats: tuple[str, ...], seed: int, winter: bool = False) -> Played:  # noqa: FBT001, FBT002  (a key of the cache)
    """Play a match of Root by bots."""
    options = {"seats": list(seats), "map": "winter" if winter else "autumn", "adventurous": True}
    return Played("root", options, seed)


@cache
def hunted(seats: tuple[str, ...], seed: int, tricks: bool = False) -> Played:  # noqa: FBT001, FBT002  (a key of the cache)
    """Play a match of Monster Lands by bots; alone, it is the first scenario."""
    options = {"seats": list(seats), "tricks": tricks, "scenario": 1 if len(seats) == 1 else 0}
    return Played("monster_lands", options, seed)


def asks(seat: int | None, *prompts: str, least: int = 1) -> Callable[[Question], bool]:
    """Whether a question is put to a seat, with one of these prompts and enough options."""

    def wanted(question: Question) -> bool:
        named = question.prompt in prompts or not prompts
        return named and seat in (None, question.seat) and len(question.options) >= least

    return wanted
