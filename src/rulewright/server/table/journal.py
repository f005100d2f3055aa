"""A match and its journal: answers and undos, and the state they lead to."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Generator, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.marks import sealed
from rulewright.kernel.match import Match
from rulewright.kernel.record import Record, Undo
from rulewright.kernel.trail import Trail, undone
from rulewright.lessons.guide import Guide
from rulewright.server.store.entry import FOLLOWS, UNDO, JournalEntry, undo_of

SETUP = -1
"""Stands for the number of an entry where something happened before the first question."""


_number = attrgetter("number")


class Frozen(Exception):
    """The match cannot go on; the message says why."""


class Ahead(NamedTuple):
    """What an entry will lead to: a match of its own, and what happened on the way.  Nobody has seen it yet."""

    match: Match
    happened: list[Event]
    boundary: int
    """How many entries will lie before the step in flight."""


class Journal:
    """The state that a journal leads to.

    Question numbers are numbers of journal entries, so they grow for ever, whatever is undone.  `kept` lists
    the entries whose answers hold; `free` is the first question that may be taken back without asking: behind it
    somebody learned something, chance had its say, or another seat was asked.
    """

    def __init__(
        self, game: Game, options: dict[str, Any], seed: str, position: str = "", guide: Guide | None = None
    ) -> None:
        """Begin a match: with its set-up, or at a written position; a `guide` follows whoever learns in it."""
        self.game = game
        self.options = options
        self.seed = seed
        self._heard: list[Event] = []
        if position:
            self.match = game.resume(position, options, seed=seed, hear=self._heard.append)
        else:
            self.match = game.new(options, seed=seed, hear=self._heard.append)
        self.guide = guide
        self.setup, self._heard[:] = self._heard[:], []
        """What happened before the first question."""
        self.next = 0
        self.kept: list[JournalEntry] = []
        self.entries: list[JournalEntry] = []
        """All of them, those that were taken back included."""
        self.free = 0
        self.turns = 0
        """How many turns have begun, counting again those that an undo brought back."""
        self.log: list[list[Event]] = []
        """What each answer that holds brought about."""
        self._trail = Trail()
        self._turn = game.turn(self.match.position)

    @classmethod
    def replay(cls, game: Game, options: dict[str, Any], seed: str, entries: Sequence[JournalEntry]) -> Journal:
        """Play a whole journal again."""
        journal = cls(game, options, seed)
        for _ in journal.follow(entries):
            pass
        return journal

    def follow(self, entries: Sequence[JournalEntry]) -> Generator[None, None, None]:
        """Carry out entries one by one: whoever runs this may do something else in between."""
        for entry in entries:
            self.apply(entry)
            yield

    def ahead(self, entry: JournalEntry) -> Ahead:
        """Return what the next entry will lead to; the match stays as it is."""
        if entry.kind == UNDO:
            target, _ = undo_of(entry)
            count = self._standing(target)
            match = self._trail.back(self.match, count)
            return Ahead(match, [undone(entry.seat, target)], self._boundary(match, count, self.next + 1))
        twin = self.match.copy()
        happened: list[Event] = []
        twin.listen(happened.append)
        twin.answer(entry.text)
        return Ahead(twin, happened, self._boundary(twin, len(self.kept) + 1, self.next + 1))

    def apply(self, entry: JournalEntry, ahead: Ahead | None = None) -> list[Event]:
        """Carry out the next entry and return what happened; quicker if it is known what it leads to."""
        if entry.number != self.next:
            message = f"entry {entry.number} does not follow {self.next - 1}"
            raise Frozen(message)
        self.next += 1
        happened = self._undo(entry, ahead) if entry.kind == UNDO else self._answer(entry, ahead)
        self.entries.append(entry)
        turn = self.game.turn(self.match.position)
        if turn != self._turn:
            self._turn = turn
            self.turns += 1
        return happened

    def _answer(self, entry: JournalEntry, ahead: Ahead | None) -> list[Event]:
        before = self.match.question
        chance = self.match.position.fate.counter
        if ahead is None:
            try:
                self.match.answer(entry.text)
            except RulewrightError as error:
                message = f"entry {entry.number} does not fit the rules: {error}"
                raise Frozen(message) from error
            happened, self._heard[:] = self._heard[:], []
        else:
            self.match, happened = ahead.match, ahead.happened
            self.match.listen(self._heard.append)
        self.kept.append(entry)
        if self.guide is not None:
            self.guide.note(before, entry.text)
        self.log.append(happened)
        self._trail.note(self.match)
        if before is None or sealed(self.match, before, chance, happened):
            self.free = self.next
        return happened

    def _undo(self, entry: JournalEntry, ahead: Ahead | None) -> list[Event]:
        self.match, happened, _ = ahead or self.ahead(entry)
        target, _ = undo_of(entry)
        standing = self._standing(target)
        del self.kept[standing:]
        del self.log[standing:]
        if self.guide is not None:
            self.guide.back(standing)
        self.match.listen(self._heard.append)
        self.free = min(self.free, target)
        return happened

    def _standing(self, target: int) -> int:
        """Return how many answers hold when everything from a question on is taken back."""
        return bisect_left(self.kept, target, key=_number)

    @property
    def boundary(self) -> int:
        """How many entries lie before the step in flight."""
        return self._boundary(self.match, len(self.kept), len(self.entries))

    def _boundary(self, match: Match, count: int, entries: int) -> int:
        """Return how many of so many `entries` lie before the step in flight, when `count` answers hold."""
        if not match.flight:
            return entries
        first = count - len(match.flight)
        return self.kept[first].number if first < len(self.kept) else entries - 1  # the last one, not carried out yet

    @property
    def under_way(self) -> bool:
        """Whether the open question belongs to a deed that its seat can no longer take back, or that is another's."""
        question = self.match.question
        if question is not None and question.seat != self.match.position.agenda.seat:
            return True
        return bool(self.match.flight) and self.free > self.boundary

    def answered(self, number: int) -> JournalEntry | None:
        """Return the answer to a question, if it holds."""
        place = bisect_left(self.kept, number, key=_number)
        return self.kept[place] if place < len(self.kept) and self.kept[place].number == number else None

    def last_of(self, seat: int | None) -> int:
        """Return the last question that a seat has answered by a choice of its own, as far as answers hold; else -1."""
        own = (kept.number for kept in reversed(self.kept) if kept.seat == seat and kept.source != FOLLOWS)
        return next(own, -1)

    def may_undo(self, seats: Sequence[int], target: int) -> bool:
        """Whether whoever holds some seats may go back to a question without asking anybody."""
        answer = self.answered(target)
        return answer is not None and target >= self.free and answer.seat in seats

    def events(self) -> list[Event]:
        """Return everything that happened and still holds."""
        return [event for _, event in self.dated()]

    def dated(self) -> list[tuple[int, Event]]:
        """Return the same, each with the number of the entry that caused it, -1 for the setup."""
        told = [(SETUP, event) for event in self.setup]
        for entry, happened in zip(self.kept, self.log, strict=True):
            told += [(entry.number, event) for event in happened]
        return told

    def milestone(self, count: int) -> Match:
        """Return the match as it stood after at most so many of the answers that hold; it is to be copied."""
        return self._trail.before(self.match, count)

    def standing(self) -> Match:
        """Return the match as it stands."""
        return self.match

    def record(self) -> Record:
        """Return everything needed to play the match again to the bit, with what was taken back."""
        answers: list[str] = []
        undos: list[Undo] = []
        numbers: list[int] = []
        for entry in self.entries:
            if entry.kind == UNDO:
                target, _ = undo_of(entry)
                numbers = [number for number in numbers if number < target]
                undos.append(Undo(len(answers), len(numbers), entry.seat))
            else:
                answers.append(entry.text)
                numbers.append(entry.number)
        record = self.match.record
        return Record(
            game=record.game,
            rules=record.rules,
            data=record.data,
            options=record.options,
            seed=record.seed,
            answers=answers,
            undos=tuple(undos),
            position=record.position,
        )
