"""A live table: one match in memory, and everything that may be done to it.

A table changes only through entries of its journal, and an entry is carried out only after it was committed.
Everything that changes a table is done `alone`: one thing after the other, and to its end, even if whoever asked for
it has gone meanwhile.  Whether an answer is taken is decided in `answers`; what anybody is told of it is made from
views (see `audience`).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from rulewright.kernel.record import seed_hash
from rulewright.lessons.guide import Guide
from rulewright.lessons.lesson import UnknownLesson, lesson_of
from rulewright.protocol.messages import ClockWish, Fork
from rulewright.server.failures import Away
from rulewright.server.refusal import Refusal
from rulewright.server.store.entry import ANSWER, JournalEntry
from rulewright.server.store.results import end_match
from rulewright.server.store.settling import Unsure
from rulewright.server.store.writer import Conflict
from rulewright.server.table import answers
from rulewright.server.table.audience import Audience
from rulewright.server.table.clocks import Clocks
from rulewright.server.table.counsel import Counsel
from rulewright.server.table.frozen import failure, other_version, recall
from rulewright.server.table.journal import Journal
from rulewright.server.table.past import Past
from rulewright.server.table.present import owner, owners, sits
from rulewright.server.table.results import results
from rulewright.server.table.seats import VACANT, Seat
from rulewright.server.table.slices import Slices
from rulewright.server.table.snapshots import Snapshots
from rulewright.server.table.status import FROZEN, OPEN, OVER, PLAYING
from rulewright.server.table.undos import Undos
from rulewright.server.table.views import Views

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from sqlalchemy import Row

    from rulewright.kernel.game import Game
    from rulewright.kernel.question import Question
    from rulewright.server.store.store import Store
    from rulewright.server.table.journal import Ahead
    from rulewright.server.table.pictures import Snapshot

T = TypeVar("T")


class Outlook(NamedTuple):
    """What is known of an entry of one's own before it is committed: what it leads to, and how that is seen.

    Nothing, if the rules fail at it; that is told when it is carried out.
    """

    ahead: Ahead | None = None
    views: Views | None = None


class Table:
    """One match."""

    def __init__(
        self,
        store: Store,
        game: Game,
        row: Row[Any],
        seats: Sequence[Row[Any]],
        *,
        snapshots: Snapshots | None = None,
        slices: Slices | None = None,
    ) -> None:
        """Take a match from the store; `load` brings it up to date.

        What takes `snapshots`, and where long work is done in `slices`, is shared by the tables of a process.
        """
        self.store = store
        self.game = game
        self.id: str = row.id
        self.row = row
        self.status: str = row.status
        self.notice: str = row.notice
        self.rematch: str = row.rematch or ""
        self.updated: float = row.updated
        self.fork = None if row.origin is None else Fork(match=row.origin, question=row.origin_at)
        self.foreseen: bool = row.foreseen
        """Whether somebody may know what is still hidden; it is told for ever to whoever comes."""
        self.withheld = row.seed_of is not None
        """Whether the match has the seed of one that is not over."""
        self.options: dict[str, Any] = json.loads(row.options)
        self.seed: str = row.seed
        self.wish = msgspec.json.decode(row.clock, type=ClockWish)
        self.seats = [Seat(seat) for seat in seats]
        self.clocks = Clocks(self.wish, len(self.seats))
        self.journal: Journal | None = None
        self.snapshot: Snapshot | None = None
        """How the table stood, if its journal cannot be played."""
        self.audience = Audience(self)
        self.undos = Undos(self)
        self.counsel = Counsel(self)
        self.past = Past()
        self.snapshots = snapshots or Snapshots(store)
        self.slices = slices or Slices()
        self.pictured: object = None
        """The beginning of the step of which a snapshot is kept, or another process sees to it."""
        self.marked = False
        """Whether the store knows the snapshot as one that may be behind."""
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.changed: Callable[[Table], None] = lambda _: None
        """Called after every entry."""
        self.doubted: Callable[[Table], None] = lambda _: None
        """Called when the table must be read again as soon as that can be done."""
        self.owes_end = False
        """Whether the match is over, and the store does not know yet."""
        self.unsure = False
        """Whether something may have been written that is not carried out here."""
        self.work: set[asyncio.Task[Any]] = set()
        """What is being done at the moment, or waits for its turn."""

    # What stands.

    @property
    def seed_hash(self) -> str:
        """The promise about the seed, shown from the start."""
        return seed_hash(self.seed)

    @property
    def next(self) -> int:
        """The number of the open question: that of the next entry of the journal."""
        if self.journal is None:
            return 0 if self.snapshot is None else self.snapshot.number
        return self.journal.next

    @property
    def public(self) -> bool:
        """Whether nothing is hidden any more: the match is over, and so is the one that its seed belongs to."""
        return self.status == OVER and not self.withheld

    @property
    def sequel(self) -> dict[str, Any] | None:
        """The campaign after this match, if it was one of a campaign and is over; a fork is none."""
        if self.status != OVER or self.journal is None or self.fork is not None:
            return None
        return self.game.sequel(self.journal.match)

    def playing(self) -> Journal:
        """Return the journal of a match that goes on, or refuse."""
        if self.journal is None or self.status != PLAYING:
            raise Refusal("not-playing", f"the match is {self.status}" + (f": {self.notice}" if self.notice else ""))
        return self.journal

    def asked(self) -> Question | None:
        """Return the open question, if the match is being played."""
        return None if self.journal is None or self.status != PLAYING else self.journal.match.question

    def asked_seat(self) -> int | None:
        """Return the seat that is to answer."""
        question = self.asked()
        return None if question is None else question.seat

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats a person holds, those included that a bot keeps warm."""
        return [seat.number for seat in self.seats if person is not None and owner(seat) == person]

    @property
    def begun(self) -> bool:
        """Whether all seats were taken at some time; one that was frozen before that is open again when it thaws."""
        return self.status in (PLAYING, OVER) or (
            self.status == FROZEN and all(seat.kind != VACANT for seat in self.seats)
        )

    def seeing(self, person: str | None) -> list[int]:
        """Return the seats of a person whose hidden facts they may be told.

        Before the match has begun there are none: seats may still be changed, and nobody shall look into one hand
        before they take another.
        """
        return self.seats_of(person) if self.begun else []

    def watching(self, person: str | None) -> list[int | None]:
        """Return the seats from which a person sees the match: their own, or a spectator's."""
        return list(self.seeing(person)) or [None]

    @property
    def deserted(self) -> bool:
        """Whether everybody has left: bots keep all the seats warm, and nobody is there to play against."""
        return not any(map(sits, self.seats)) and bool(owners(self.seats))

    @property
    def resting(self) -> bool:
        """Whether bots are alone and nobody looks: they play when somebody does."""
        return not any(map(sits, self.seats)) and not self.audience.anybody

    async def note_foreseen(self) -> None:
        """Note, before it happens, that somebody may come to know what is still hidden.

        They fork the match while it goes on, take back what taught them something, or hand on a seat whose hand they
        have seen.  The same seed means the same cards and dice, so whoever joins later must know of it.
        """
        if not self.foreseen:
            await self.store.change_match(self.id, foreseen=True)
            self.foreseen = True
            self.audience.tell_seats()

    @property
    def behind(self) -> bool:
        """Whether the snapshot is older than the last step, or marked as if it were."""
        return self.journal is not None and (self.marked or self.pictured is not self.journal.match.start)

    # One thing after the other.

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
                if self.unsure:
                    await self.refresh()
                return await work
        except Unsure:
            self.unsure = True
            self.doubted(self)
            raise
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
        if asked is not None and self.row.left is not None and self.row.left_at == self.next:
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
            self.journal = Journal(self.game, self.options, self.seed, self.row.position, guide_of(self))
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
        self.status = OPEN if any(seat.kind == VACANT for seat in self.seats) else PLAYING
        self.notice = ""
        await self.store.change_match(self.id, status=self.status, notice="")

    async def freeze(self, notice: str) -> None:
        """Stop this match, and no other, with a notice that people can read."""
        self.status, self.notice = FROZEN, notice
        await self.store.change_match(self.id, status=FROZEN, notice=notice)

    async def end(self) -> None:
        """Note that the match is over, and how everybody came off."""
        self.status = OVER
        await end_match(self.store, self.id, results(self))

    async def end_or_owe(self) -> None:
        """End the match; if that cannot be noted now, it is over all the same, and noted as soon as it can be."""
        try:
            await self.end()
        except Away:
            self.owes_end = True
            self.doubted(self)

    def put_clock(self) -> None:
        """Let the right clock run: that of the seat that is asked, if a person sits there."""
        asked = self.asked_seat()
        self.clocks.put(asked if asked is not None and sits(self.seats[asked]) else None)

    # Answers.

    async def answer(self, seat: int, number: int, option: str, source: str) -> bool:
        """Answer a question; True if this very answer was on record already."""
        return await self.alone(self._answer(seat, number, option, source))

    async def _answer(self, seat: int, number: int, option: str, source: str) -> bool:
        if number < self.next:
            return answers.on_record(self, seat, number, option)
        answers.check(self, seat, number, option, source)
        left = self.clocks.after(seat)
        try:
            await self.append(JournalEntry(self.id, number, ANSWER, seat, option, source, time.time(), left))
        except Conflict:
            if number == self.next:
                answers.check(self, seat, number, option, source)  # somebody else sits there now
            return answers.on_record(self, seat, number, option)
        return False

    async def append(self, entry: JournalEntry) -> None:
        """Commit an entry, carry it out, and tell everybody."""
        outlook = self.look_ahead(entry)
        picture = None
        behind: bool | None = True
        if outlook.ahead is not None and outlook.views is not None:
            picture = self.snapshots.picture(self, outlook.ahead, outlook.views)
            if picture is not None:
                behind = False
            elif outlook.ahead.match.start is self.pictured:
                behind = None  # the step goes on
        try:
            await self.store.append(entry, picture, behind=behind)
        except Conflict:
            await self.refresh()
            raise
        self.marked = self.marked if behind is None else behind
        if picture is not None and outlook.ahead is not None:
            self.pictured = outlook.ahead.match.start
        await self.carry_out(entry, outlook)

    def look_ahead(self, entry: JournalEntry) -> Outlook:
        """Return what an entry will lead to, and views of it, from which everything is made that is told or kept."""
        try:
            ahead = self.playing().ahead(entry)
        except Exception:  # noqa: BLE001  (told when the entry is carried out, which freezes the match)
            return Outlook()
        return Outlook(ahead, Views(ahead.match, self.audience.looking_ahead(ahead.match.question)))

    async def carry_out(self, entry: JournalEntry, outlook: Outlook | None = None) -> None:
        """Bring the match up to date with a committed entry: one's own, or that of another process."""
        journal = self.journal
        if journal is None or entry.number < journal.next or self.status == FROZEN:
            return
        start = journal.match.start
        ahead, views = outlook or Outlook()
        try:
            happened = journal.apply(entry, ahead)
        except Exception as error:  # noqa: BLE001  (a defect in one match must not reach another)
            with contextlib.suppress(Away):  # it freezes again whenever it is opened
                await self.freeze(failure(self.id, entry.number, error))
            happened, views = [], None
        if journal.match.over and self.status == PLAYING:
            await self.end_or_owe()
        self.undos.forget()
        self.updated = entry.at
        self.clocks.follow(entry)
        self.put_clock()
        self.touched = time.monotonic()
        if outlook is None and journal.match.start is not start:
            self.pictured = journal.match.start  # whoever ended the step sees to its snapshot
        self.audience.tell_update(happened, entry, views)
        self.changed(self)

    async def catch_up(self) -> None:
        """Carry out what other processes have committed."""
        for entry in await self.store.entries(self.id, self.next):
            await self.carry_out(entry)
            await asyncio.sleep(0)  # others first

    async def take_over(self) -> None:
        """Go on with the clock that another process has kept: it may have stood there while it ran here."""
        await self.refresh()
        asked = self.asked_seat()
        if asked is None or self.row.left is None or self.row.left_at != self.next:
            return
        left = self.clocks.now(asked)
        if left is not None and left < self.row.left:
            self.clocks.put(None)
            self.clocks.set(asked, self.row.left)
            self.put_clock()

    async def refresh(self) -> None:
        """Take over what other processes have done: entries, seats, orders and status."""
        row, seats = await self.store.match(self.id), await self.store.seats(self.id)
        await self.catch_up()
        self.unsure = False
        if self.owes_end:
            await self.end()
            self.owes_end = False
        for seat, now in zip(self.seats, seats, strict=True):
            seat.take(now)
        if row is not None:
            self.row = row
            self.rematch, self.updated, self.foreseen = row.rematch or "", row.updated, row.foreseen
            if self.status == OPEN and row.status == PLAYING:
                self.status = PLAYING
                self.audience.tell_update()
            elif self.status == PLAYING and row.status == FROZEN:
                self.status, self.notice = row.status, row.notice
                self.audience.tell_update()
        self.put_clock()
        self.audience.tell_seats()


def guide_of(table: Table) -> Guide | None:
    """Return the guide of a match in which a lesson is taught; a lesson that there is no longer needs none."""
    if not table.row.lesson:
        return None
    try:
        lesson = lesson_of(table.game.name, table.row.lesson)
    except UnknownLesson:
        return None
    return Guide(lesson, lesson.learner(table.game, table.options))
