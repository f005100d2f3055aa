"""A live table: one match in memory, those who follow it, and everything that may be done to it.

A table changes only through entries of its journal, and an entry is carried out only after it was committed.
What anybody is told is made from a `View`.
"""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any

import msgspec

from rulewright.kernel.errors import CannotPack
from rulewright.kernel.event import Event
from rulewright.kernel.fate import Fate
from rulewright.kernel.question import Question as Asked
from rulewright.kernel.record import seed_hash
from rulewright.kernel.view import View
from rulewright.kernel.why import why_not
from rulewright.server.clocks import Clocks
from rulewright.server.journal import ANSWER, UNDO, Frozen, Journal
from rulewright.server.protocol import ClockWish, Happening, Question, SeatState, Seen
from rulewright.server.store import Conflict, Entry

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Row

    from rulewright.kernel.game import Game
    from rulewright.server.connection import Connection
    from rulewright.server.store import Store

OPEN, PLAYING, OVER, FROZEN = "open", "playing", "over", "frozen"


class Refusal(Exception):
    """A request that changed nothing: a code for programs, a reason for people."""

    def __init__(self, code: str, reason: str, status: int = 409) -> None:
        """Say why."""
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.status = status


class Seat:
    """Who holds a seat, and with which orders."""

    __slots__ = ("bot", "kind", "name", "number", "orders", "person")

    def __init__(self, row: Row[Any]) -> None:
        """Take a seat from the store."""
        self.take(row)

    def take(self, row: Row[Any]) -> None:
        """Change to how the store has it now."""
        self.number: int = row.number
        self.kind: str = row.kind
        self.person: str | None = row.person
        self.name: str = row.name
        self.bot: str = row.bot
        self.orders: dict[str, str] = json.loads(row.orders)


class Table:
    """One match."""

    def __init__(self, store: Store, game: Game, row: Row[Any], seats: Sequence[Row[Any]]) -> None:
        """Take a match from the store; `load` brings it up to date."""
        self.store = store
        self.game = game
        self.id: str = row.id
        self.row = row
        self.status: str = row.status
        self.notice: str = row.notice
        self.options: dict[str, Any] = json.loads(row.options)
        self.seed: str = row.seed
        self.wish = msgspec.json.decode(row.clock, type=ClockWish)
        self.seats = [Seat(seat) for seat in seats]
        self.clocks = Clocks(self.wish, len(self.seats))
        self.journal: Journal | None = None
        self.followers: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.wishes: dict[int, set[int]] = {}
        """Undos that were asked for: the question, and the seats that agree."""
        self.touched = time.monotonic()
        self.changed: Callable[[Table], None] = lambda _: None
        """Called after every entry."""

    @property
    def seed_hash(self) -> str:
        """The promise about the seed, shown from the start."""
        return seed_hash(self.seed)

    async def load(self) -> None:
        """Play the journal, or freeze the match if the rules of today cannot."""
        entries = await self.store.entries(self.id)
        try:
            self.check_versions()
            self.journal = Journal.replay(self.game, self.options, self.seed, entries)
        except Frozen as frozen:
            await self.freeze(str(frozen))
        except Exception as error:  # noqa: BLE001  (a defect in one match must not reach another)
            await self.freeze(f"{type(error).__name__}: {error}")
        self.clocks = Clocks(self.wish, len(self.seats), entries)
        self.clocks.put(self.asked_seat())

    def check_versions(self) -> None:
        """Refuse to continue under other rules than the match was begun with."""
        for what, theirs, ours in (
            ("rules", self.row.rules, self.game.rules_version),
            ("data", self.row.data, self.game.data_version),
        ):
            if theirs != ours:
                message = f"this match was begun under {what} version {theirs}; this server plays version {ours}"
                raise Frozen(message)

    async def freeze(self, notice: str) -> None:
        """Stop this match, and no other, with a notice that people can read."""
        self.status, self.notice = FROZEN, notice
        await self.store.change_match(self.id, status=FROZEN, notice=notice)

    # What stands.

    @property
    def number(self) -> int:
        """The number of the open question: that of the next entry of the journal."""
        return 0 if self.journal is None else self.journal.next

    def asked(self) -> Asked | None:
        """Return the open question, if the match is being played."""
        return None if self.journal is None or self.status != PLAYING else self.journal.match.question

    def asked_seat(self) -> int | None:
        """Return the seat that is to answer."""
        question = self.asked()
        return None if question is None else question.seat

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats a person holds."""
        return [seat.number for seat in self.seats if person is not None and seat.person == person]

    # What may be done.

    async def answer(self, seat: int, number: int, option: str, source: str) -> bool:
        """Answer a question; True if this very answer was on record already."""
        async with self.lock:
            journal = self.playing()
            if number < journal.next:
                return self.recognise(journal, seat, number, option)
            question = self.asked()
            if question is None or number > journal.next:
                raise Refusal("no-such-question", f"question {number} is not open; the open one is {journal.next}")
            if question.seat != seat:
                raise Refusal("not-yours", f"question {number} is put to seat {question.seat}")
            if question.find(option) is None:
                raise Refusal("not-offered", f"{option!r} is not offered by {question.prompt}")
            left = self.clocks.stop(seat)
            try:
                await self.append(Entry(self.id, number, ANSWER, seat, option, source, time.time(), left))
            except Conflict:
                return self.recognise(journal, seat, number, option)
        return False

    def recognise(self, journal: Journal, seat: int, number: int, option: str) -> bool:
        """Tell a repeated answer from a late one."""
        for kept in reversed(journal.kept):
            if kept.number == number:
                if (kept.seat, kept.text) == (seat, option):
                    return True
                break
        raise Refusal("late", f"question {number} has been answered; the open one is {journal.next}")

    def playing(self) -> Journal:
        """Return the journal of a match that goes on."""
        if self.journal is None or self.status != PLAYING:
            raise Refusal("not-playing", f"the match is {self.status}" + (f": {self.notice}" if self.notice else ""))
        return self.journal

    async def append(self, entry: Entry) -> None:
        """Commit an entry, carry it out, and tell everybody."""
        try:
            await self.store.append(entry)
        except Conflict:
            await self.catch_up()
            raise
        await self.carry_out(entry)

    async def carry_out(self, entry: Entry) -> None:
        """Bring the match up to date with a committed entry."""
        journal = self.journal
        if journal is None or entry.number < journal.next:
            return
        try:
            happened = journal.apply(entry)
        except Exception as error:  # noqa: BLE001  (a defect in one match must not reach another)
            await self.freeze(f"{type(error).__name__}: {error}")
            happened = []
        if journal.match.over and self.status == PLAYING:
            self.status = OVER
            await self.store.change_match(self.id, status=OVER)
        self.wishes.clear()
        self.clocks.put(self.asked_seat())
        self.touched = time.monotonic()
        self.tell_update(happened)
        self.changed(self)

    async def catch_up(self) -> None:
        """Carry out what other processes have committed."""
        for entry in await self.store.entries(self.id, self.number):
            await self.carry_out(entry)

    async def refresh(self) -> None:
        """Take over what other processes have done: entries, seats, orders and status."""
        row, seats = await self.store.match(self.id), await self.store.seats(self.id)
        await self.catch_up()
        for seat, now in zip(self.seats, seats, strict=True):
            seat.take(now)
        if row is not None:
            self.row = row
            if self.status == OPEN and row.status == PLAYING:
                self.status = PLAYING
                self.clocks.put(self.asked_seat())
                self.tell_update([])
            elif self.status == PLAYING and row.status == FROZEN:
                self.status, self.notice = row.status, row.notice
                self.tell_update([])
        for follower in list(self.followers):
            follower.seats(self)

    async def undo(self, seat: int, target: int) -> bool:
        """Go back to an earlier question if that is free; otherwise note the wish.  True if it was done."""
        async with self.lock:
            journal = self.playing()
            if not any(kept.number == target for kept in journal.kept):
                raise Refusal("no-such-question", f"there is no answer {target} to take back")
            if not journal.may_undo(seat, target):
                agreed = self.wishes.setdefault(target, set())
                agreed.add(seat)
                if not self.people() <= agreed:
                    return False
            entry = Entry(self.id, journal.next, UNDO, seat, str(target), "person", time.time())
            try:
                await self.append(entry)
            except Conflict:
                raise Refusal("late", f"question {entry.number} has been answered meanwhile") from None
        return True

    def people(self) -> set[int]:
        """Return the seats that people hold."""
        return {seat.number for seat in self.seats if seat.kind == "person"}

    def why(self, seat: int, text: str) -> list[list[str]]:
        """Say why something is not offered to the seat that is asked."""
        journal = self.playing()
        if self.asked_seat() != seat:
            raise Refusal("not-yours", "only the seat that is asked may ask why")
        # An imagined match: a chain of answers must not find out what another seat holds.
        imagined = journal.match.view(seat).imagine(Fate.seeded(f"why {self.id} {self.number}"))
        return [[reason.law, reason.key] for reason in why_not(imagined, text)]

    def packed(self, seat: int) -> dict[str, Any]:
        """Return everything a seat may know as plain data, for a bot of its own."""
        try:
            return self.playing().match.view(seat).pack()
        except CannotPack as error:
            raise Refusal("cannot-pack", str(error)) from error

    # What is told.

    def tell_update(self, happened: list[Event]) -> None:
        """Tell every follower what happened."""
        cache: dict[int | None, Seen] = {}
        for follower in list(self.followers):
            follower.update(self, [self.seen(seat, happened, cache) for seat in self.watching(follower.person)])

    def watching(self, person: str | None) -> list[int | None]:
        """Return the seats from which a person sees the match: their own, or a spectator's."""
        return list(self.seats_of(person)) or [None]

    def seen(self, seat: int | None, happened: list[Event], cache: dict[int | None, Seen]) -> Seen:
        """Return a match as a seat may know it, with what has just happened."""
        if seat not in cache:
            assert self.journal is not None
            view = self.journal.match.view(seat)
            cache[seat] = Seen(
                seat=seat,
                table=self.game.facts(view.now, seat),
                events=[tell(event, seat) for event in happened],
                question=self.question_for(view),
            )
        return cache[seat]

    def question_for(self, view: View) -> Question | None:
        """Return the open question as a seat may know it."""
        question = view.question
        if question is None or self.status != PLAYING:
            return None
        options = [[option.text, *option.targets] for option in question.options] if view.mine else None
        return Question(
            number=self.number,
            seat=question.seat,
            prompt=question.prompt,
            law=list(question.law),
            about=list(question.about),
            options=options,
        )

    def seat_states(self, person: str | None) -> list[SeatState]:
        """Return who sits where, as a person may know it."""
        names = self.game.seat_names(self.options)
        here = {follower.person for follower in self.followers}
        return [
            SeatState(
                number=seat.number,
                faction=names[seat.number],
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                connected=seat.person is not None and seat.person in here,
                mine=seat.person is not None and seat.person == person,
                left=self.clocks.now(seat.number),
            )
            for seat in self.seats
        ]


def tell(event: Event, seat: int | None) -> Happening:
    """Return an event as a seat may see it."""
    seen = event.seen_by(seat)
    return Happening(kind=seen.kind, facts=dict(seen.facts))
