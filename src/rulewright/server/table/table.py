"""A live table: one match in memory, those who follow it, and everything that may be done to it.

A table changes only through entries of its journal, and an entry is carried out only after it was committed.
Everything that changes a table is done `alone`: one thing after the other, and to its end, even if whoever asked for
it has gone meanwhile.  What anybody is told is made from a `View` (see `telling`).
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from rulewright.protocol.messages import ClockWish, Fork
from rulewright.server.refusal import Refusal
from rulewright.server.store.entry import ANSWER, UNDO, JournalEntry, undo_text
from rulewright.server.store.writer import Conflict
from rulewright.server.table.clocks import Clocks
from rulewright.server.table.counsel import Consulting
from rulewright.server.table.frozen import failure, other_version, recall
from rulewright.server.table.journal import Journal
from rulewright.server.table.past import Past
from rulewright.server.table.seats import BOT, PERSON, Seat
from rulewright.server.table.slices import Slices
from rulewright.server.table.snapshots import Prepared, Snapshots
from rulewright.server.table.status import FROZEN, OPEN, OVER, PLAYING
from rulewright.server.table.views import NOTHING, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from sqlalchemy import Row

    from rulewright.kernel.game import Game
    from rulewright.server.store.store import Store
    from rulewright.server.table.pictures import Snapshot
    from rulewright.server.wire.connection import Connection

__all__ = ["BOT", "FROZEN", "OPEN", "OVER", "PERSON", "PLAYING", "Refusal", "Seat", "Table", "tell"]

LOG = logging.getLogger("rulewright.table")
T = TypeVar("T")


class Table(Consulting):
    """One match."""

    def __init__(self, store: Store, game: Game, row: Row[Any], seats: Sequence[Row[Any]]) -> None:
        """Take a match from the store; `load` brings it up to date."""
        self.store = store
        self.game = game
        self.id: str = row.id
        self.row = row
        self.status: str = row.status
        self.notice: str = row.notice
        self.rematch: str = row.rematch or ""
        self.updated: float = row.updated
        self.fork = None if row.origin is None else Fork(match=row.origin, question=row.origin_at)
        self.withheld = row.seed_of is not None
        self.options: dict[str, Any] = json.loads(row.options)
        self.seed: str = row.seed
        self.wish = msgspec.json.decode(row.clock, type=ClockWish)
        self.seats = [Seat(seat) for seat in seats]
        self.clocks = Clocks(self.wish, len(self.seats))
        self.journal: Journal | None = None
        self.past = Past()
        self.snapshot: Snapshot | None = None
        """How the table stood, if its journal cannot be played."""
        self.snapshots = Snapshots(store)
        self.pictured: object = None
        """The beginning of the step of which a snapshot is kept, or another process sees to it."""
        self.marked = False
        """Whether the store knows the snapshot as one that may be behind."""
        self.slices = Slices()
        self.followers: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.wishes: dict[int, list[int]] = {}
        """Undos that were asked for: the question, and the seats that agree, first the one that asked."""
        self.touched = time.monotonic()
        self.changed: Callable[[Table], None] = lambda _: None
        """Called after every entry."""
        self.elsewhere: Callable[[str], bool] = lambda _: False
        """Whether somebody is connected to another process."""
        self.work: set[asyncio.Task[Any]] = set()
        """What is being done at the moment, or waits for its turn."""

    async def alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something while nobody else changes this table.

        It is done to its end even if whoever waits for it is cancelled: what was committed must also be told.
        """
        task = asyncio.create_task(self._alone(work))
        self.work.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def _alone(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            async with self.lock:
                self.touched = time.monotonic()
                return await work
        finally:
            work.close()

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.work.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits for it hears of it

    async def load(self) -> None:
        """Play the journal, or freeze the match if the rules of today cannot."""
        entries = await self.store.entries(self.id)
        await self.unveil()
        reason = other_version(self.game, self.row)
        if reason is None:
            await self.play(entries)
        else:
            # Not for ever: a server with the rules of the match may come back, or run beside this one.
            self.snapshot, self.notice = await recall(self.store, self.id, reason, len(entries))
            self.status = FROZEN
        self.clocks = Clocks(self.wish, len(self.seats))
        for entry in entries:
            self.clocks.follow(entry)
        self.marked = self.row.behind
        self.pictured = None if self.marked or self.journal is None else self.journal.match.start
        asked = self.asked_seat()
        if asked is not None and self.row.left is not None and self.row.left_at == self.number:
            self.clocks.set(asked, self.row.left)
        self.put_clock()

    async def unveil(self) -> None:
        """See whether the match that the seed of this one belongs to is over: until then it stays hidden."""
        if self.withheld:
            first = await self.store.match(self.row.seed_of)
            self.withheld = first is None or first.status != OVER

    async def play(self, entries: Sequence[JournalEntry]) -> None:
        """Play a journal as far as the rules carry."""
        try:
            self.journal = Journal(self.game, self.options, self.seed)
            await self.slices.run(self.journal.follow(entries))
        except Exception as error:  # noqa: BLE001  (a defect in one match must not reach another)
            if self.journal is None:
                self.snapshot = (await recall(self.store, self.id, "", len(entries)))[0]
            await self.freeze(failure(self.id, 0 if self.journal is None else len(self.journal.entries), error))
            return
        self.options = self.journal.match.options
        if self.status == FROZEN:
            await self.thaw()
        if self.journal.match.over and self.status == PLAYING:
            await self.end()  # the server was killed between the last answer and this

    async def thaw(self) -> None:
        """Let a match go on whose rules have been mended."""
        self.status = OPEN if any(seat.kind == "open" for seat in self.seats) else PLAYING
        self.notice = ""
        await self.store.change_match(self.id, status=self.status, notice="")

    async def freeze(self, notice: str) -> None:
        """Stop this match, and no other, with a notice that people can read."""
        self.status, self.notice = FROZEN, notice
        await self.store.change_match(self.id, status=FROZEN, notice=notice)

    async def end(self) -> None:
        """Note that the match is over."""
        self.status = OVER
        await self.store.change_match(self.id, status=OVER)

    def put_clock(self) -> None:
        """Let the right clock run: that of the seat that is asked, if a person sits there."""
        asked = self.asked_seat()
        self.clocks.put(asked if asked is not None and self.seats[asked].kind == PERSON else None)

    # Answers.

    async def answer(self, seat: int, number: int, option: str, source: str) -> bool:
        """Answer a question; True if this very answer was on record already."""
        return await self.alone(self._answer(seat, number, option, source))

    async def _answer(self, seat: int, number: int, option: str, source: str) -> bool:
        journal = self.playing()
        if number < journal.next:
            return self.recognise(journal, seat, number, option)
        question = self.asked()
        if question is None or number > journal.next:
            raise Refusal("no-such-question", f"question {number} is not open; the open one is {journal.next}")
        if question.seat != seat:
            raise Refusal("not-yours", f"question {number} is put to seat {question.seat}")
        if (self.seats[seat].kind == BOT) != (source == BOT):
            raise Refusal("away", "a bot plays on this seat; take it back first")
        if question.find(option) is None:
            raise Refusal("not-offered", f"{option!r} is not offered by {question.prompt}")
        left = self.clocks.after(seat)
        try:
            await self.append(JournalEntry(self.id, number, ANSWER, seat, option, source, time.time(), left))
        except Conflict:
            return self.recognise(journal, seat, number, option)
        return False

    def recognise(self, journal: Journal, seat: int, number: int, option: str) -> bool:
        """Tell a repeated answer from a late one."""
        kept = journal.answered(number)
        if kept is not None and (kept.seat, kept.text) == (seat, option):
            return True
        raise Refusal("late", f"question {number} has been answered; the open one is {journal.next}")

    async def append(self, entry: JournalEntry) -> None:
        """Commit an entry, carry it out, and tell everybody."""
        prepared = self.snapshots.prepare(self, entry)
        behind = prepared.behind(self.pictured)
        try:
            await self.store.append(entry, prepared.picture, behind=behind)
        except Conflict:
            await self.catch_up()
            raise
        self.marked = self.marked if behind is None else behind
        if prepared.picture is not None and prepared.ahead is not None:
            self.pictured = prepared.ahead.match.start
        await self.carry_out(entry, prepared)

    @property
    def behind(self) -> bool:
        """Whether the snapshot is older than the last step, or marked as if it were."""
        return self.journal is not None and (self.marked or self.pictured is not self.journal.match.start)

    async def carry_out(self, entry: JournalEntry, prepared: Prepared | None = None) -> None:
        """Bring the match up to date with a committed entry: one's own, or that of another process."""
        journal = self.journal
        if journal is None or entry.number < journal.next or self.status == FROZEN:
            return
        facts = NOTHING
        start = journal.match.start
        try:
            if prepared is None:
                happened = journal.apply(entry)
            else:
                happened, facts = journal.apply(entry, prepared.ahead), prepared.facts
        except Exception as error:  # noqa: BLE001  (a defect in one match must not reach another)
            await self.freeze(failure(self.id, entry.number, error))
            happened = []
        if journal.match.over and self.status == PLAYING:
            await self.end()
        self.wishes.clear()
        self.updated = entry.at
        self.clocks.follow(entry)
        self.put_clock()
        self.touched = time.monotonic()
        if prepared is None and journal.match.start is not start:
            self.pictured = journal.match.start  # whoever ended the step sees to its snapshot
        self.tell_update(happened, entry, facts)
        self.changed(self)

    async def catch_up(self) -> None:
        """Carry out what other processes have committed."""
        for entry in await self.store.entries(self.id, self.number):
            await self.carry_out(entry)
            await asyncio.sleep(0)  # others first

    async def refresh(self) -> None:
        """Take over what other processes have done: entries, seats, orders and status."""
        row, seats = await self.store.match(self.id), await self.store.seats(self.id)
        await self.catch_up()
        for seat, now in zip(self.seats, seats, strict=True):
            seat.take(now)
        if row is not None:
            self.row = row
            self.rematch, self.updated = row.rematch or "", row.updated
            if self.status == OPEN and row.status == PLAYING:
                self.status = PLAYING
                self.tell_update([])
            elif self.status == PLAYING and row.status == FROZEN:
                self.status, self.notice = row.status, row.notice
                self.tell_update([])
        self.put_clock()
        self.tell_seats()

    # Taking back.

    async def undo(self, seats: Sequence[int], target: int) -> bool:
        """Go back to an earlier question if that is free; otherwise ask everybody.  True if it was done."""
        return await self.alone(self._undo(seats, target))

    async def consent(self, seats: Sequence[int], target: int) -> bool:
        """Agree to an undo that somebody asked for.  True if it was done."""
        return await self.alone(self._consent(seats, target))

    async def _consent(self, seats: Sequence[int], target: int) -> bool:
        self.playing()
        if target not in self.wishes:
            raise Refusal("no-such-undo", f"nobody asks to go back to question {target}")
        return await self._undo(seats, target)

    async def _undo(self, seats: Sequence[int], target: int) -> bool:
        journal = self.playing()
        if journal.answered(target) is None:
            raise Refusal("no-such-question", f"there is no answer {target} to take back")
        mine = [seat for seat in seats if self.seats[seat].kind == PERSON]
        if not mine:
            raise Refusal("away", "a bot plays on your seat; take it back first")
        if journal.may_undo(mine, target):
            await self.go_back(mine[0], target)
            return True
        agreed = self.wishes.setdefault(target, [])
        agreed += [seat for seat in mine if seat not in agreed]
        await self.store.tell("wish", self.id, journal.next, target, agreed)
        return await self.weigh(target)

    async def weigh(self, target: int) -> bool:
        """Go back if all people agree; otherwise tell how things stand."""
        agreed = self.wishes[target]
        if self.people() <= set(agreed):
            await self.go_back(agreed[0], target)
            return True
        for follower in list(self.followers):
            follower.undo_asked(self, target, agreed[0])
        return False

    async def go_back(self, seat: int, target: int) -> None:
        """Take back everything from a question on: one more entry of the journal."""
        number = self.number
        text = undo_text(target, self.clocks.running)
        try:
            await self.append(
                JournalEntry(self.id, number, UNDO, seat, text, PERSON, time.time(), self.clocks.reading())
            )
        except Conflict:
            raise Refusal("late", f"question {number} has been answered meanwhile") from None

    async def refuse_undo(self, seats: Sequence[int], target: int) -> None:
        """Say no to an undo that somebody asked for: the matter is ended."""
        await self.alone(self._refuse_undo(seats, target))

    async def _refuse_undo(self, seats: Sequence[int], target: int) -> None:
        mine = [seat for seat in seats if self.seats[seat].kind == PERSON]
        if not mine:
            raise Refusal("away", "a bot plays on your seat; take it back first")
        if target not in self.wishes:
            raise Refusal("no-such-undo", f"nobody asks to go back to question {target}")
        await self.store.tell("no", self.id, self.number, target, mine[0])
        self.drop_wish(target, mine[0])

    def drop_wish(self, target: int, by: int) -> None:
        """Forget an undo that somebody asked for, and tell who refused."""
        if self.wishes.pop(target, None) is not None:
            for follower in list(self.followers):
                follower.undo_refused(self, target, by)

    async def heard_wish(self, number: int, target: int, agreed: Sequence[int]) -> None:
        """Note an undo that was asked for, or agreed to, in another process."""
        journal = self.journal
        if journal is None or self.status != PLAYING or number != self.number or journal.answered(target) is None:
            return
        known = self.wishes.setdefault(target, [])
        known += [seat for seat in agreed if seat not in known]
        await self.weigh(target)

    async def heard_no(self, number: int, target: int, by: int) -> None:
        """Note that somebody in another process does not agree to an undo."""
        if number == self.number:
            self.drop_wish(target, by)
