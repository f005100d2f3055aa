"""Looking back: a table as it stood when an earlier question was open."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from typing import TYPE_CHECKING, Literal, NamedTuple

from rulewright.protocol.messages import View
from rulewright.server.refusal import Refusal
from rulewright.server.table.account import question_of

if TYPE_CHECKING:
    from rulewright.kernel.match import Match
    from rulewright.protocol.requests import Look
    from rulewright.server.table.journal import Journal
    from rulewright.server.table.table import Table

COPIES = 32
"""Matches as they stood earlier that a table keeps, those that were looked at last."""
PACE = 32
"""Answers between two of them on the way to where somebody looks."""
SLICE = 16
"""Answers that are played again before others have their turn: less than a millisecond's work."""


class Past:
    """Copies of a match as it stood earlier, so that stepping to and fro is quick.

    A copy is known by the entry of its last answer.  Numbers of entries never come again, so what was taken back
    since is never mistaken for what was answered instead.
    """

    def __init__(self) -> None:
        """Begin without any."""
        self._copies: dict[int, Match] = {}

    async def at(self, journal: Journal, count: int) -> Match:
        """Return the match as it stood after so many of the answers that hold; it is for looking only."""
        numbers = [entry.number for entry in journal.kept[:count]]
        answers = journal.match.history[:count]
        if count == len(journal.kept):
            return journal.match
        if not numbers or numbers[-1] not in self._copies:
            match = self._before(journal, numbers).copy()
            for given in range(len(match.history), count):
                if given % SLICE == 0:
                    await asyncio.sleep(0)
                match.answer(answers[given])
                if (given + 1) % PACE == 0 and given + 1 < count:
                    self._keep(numbers[given], match.copy())
            if [entry.number for entry in journal.kept[:count]] != numbers:
                raise no_such_question(numbers[-1])
            if not numbers:
                return match
            self._keep(numbers[-1], match)
        self._copies[numbers[-1]] = self._copies.pop(numbers[-1])
        return self._copies[numbers[-1]]

    def _before(self, journal: Journal, numbers: list[int]) -> Match:
        """Return the latest known match on the way."""
        best = journal.milestone(len(numbers))
        for last, copy in self._copies.items():
            place = bisect_left(numbers, last)
            if place < len(numbers) and numbers[place] == last and len(copy.history) > len(best.history):
                best = copy
        return best

    def _keep(self, last: int, match: Match) -> None:
        self._copies[last] = match
        while len(self._copies) > COPIES:
            del self._copies[next(iter(self._copies))]


def standing(journal: Journal, number: int) -> int:
    """Return how many answers stood when a question was open that was answered for good, or is open still."""
    count = bisect_left(journal.kept, number, key=lambda entry: entry.number)
    asked = count < len(journal.kept) and journal.kept[count].number == number
    if not asked and number != journal.next:
        raise no_such_question(number)
    return count


def no_such_question(number: int) -> Refusal:
    """Return the refusal of a number that is none of a question whose answer holds."""
    return Refusal("no-such-question", f"{number} is no question of which the answer holds, nor the open one")


class Moment(NamedTuple):
    """The table as it stood then."""

    question: int
    """The number of the one that was open."""
    step: int
    """How many of the answers that hold had been given."""
    views: list[View]
    turns: tuple[int, ...] = ()
    """The steps with which turns begin."""


async def look(table: Table, person: str, request: Look) -> Moment:
    """Return the table as it stood then, as whoever asks may have seen it; after the end, as any seat or all saw it."""
    seats = viewpoints(table, person, request.seat)
    journal = table.journal
    if journal is None:
        if table.snapshot is None or request.question != table.snapshot.number:
            where = "" if table.snapshot is None else f" It can be seen at question {table.snapshot.number} only."
            raise Refusal("not-playing", f"the match is {table.status}: {table.notice}{where}")
        return Moment(table.snapshot.number, 0, [table.snapshot.view(one) for one in seats])
    step = step_of(journal, request)
    number = journal.kept[step].number if step < len(journal.kept) else journal.next
    match = await table.past.at(journal, step)
    return Moment(number, step, [view_then(table, match, number, one) for one in seats], tuple(turns_of(journal)))


def turns_of(journal: Journal) -> list[int]:
    """Return the steps with which turns begin: everybody sees that they do."""
    speech, now = journal.match.game.speech, journal.match.view(None, ahead=False).now
    return [
        step
        for step, happened in enumerate([journal.setup, *journal.log])
        for event in happened
        if (heading := speech.heading(now, event.seen_by(None))) is not None and heading.level == "turn"
    ]


def step_of(journal: Journal, request: Look) -> int:
    """Return how many answers had been given when somebody wants to look.

    Where a question's answer was taken back, that is the next moment that holds.
    """
    if (request.question is None) == (request.step is None):
        raise Refusal("bad-message", "either question or step says when")
    if request.step is not None:
        step = request.step if request.step >= 0 else len(journal.kept) + request.step
        if not 0 <= step <= len(journal.kept):
            raise Refusal("no-such-question", f"there are {len(journal.kept)} answers that hold")
        return step
    number = request.question or 0
    if number > journal.next:
        raise no_such_question(number)
    return bisect_left(journal.kept, number, key=lambda entry: entry.number)


def viewpoints(table: Table, person: str, seat: int | Literal["all"] | None) -> list[int | None]:
    """Return the seats from which somebody may look, or refuse."""
    mine = table.watching(person)
    if seat is None:
        return mine
    if not table.public:
        if isinstance(seat, int) and seat in mine:
            return [seat]
        raise Refusal("not-over", "until the match is over one looks from one's own seats")
    if seat == "all":
        return list(range(len(table.seats)))
    if seat >= len(table.seats):
        raise Refusal("no-such-seat", f"there is no seat {seat}")
    return [seat]


def view_then(table: Table, match: Match, number: int, seat: int | None) -> View:
    """Return what a seat could see of a match that stood so."""
    view = match.view(seat, ahead=False)
    return View(seat=seat, table=table.game.facts(view.now, seat), question=question_of(view, number))
