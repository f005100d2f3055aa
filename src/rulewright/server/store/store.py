"""Storage: everything the server must not forget, in SQLite or PostgreSQL.

The journal of a match is append-only.  Whoever appends names the number of the new entry; the primary key lets
only one be right.  An append returns when it is committed, never before.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from math import inf
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    delete,
    exists,
    insert,
    or_,
    select,
    text,
    true,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rulewright.server.failures import Away, away
from rulewright.server.outage import Outage
from rulewright.server.store import engines
from rulewright.server.store.admissions import admit, admit_all
from rulewright.server.store.checkpoints import Checkpoints
from rulewright.server.store.entry import ANSWER, WITHOUT_HAND, JournalEntry
from rulewright.server.store.pulse import PACE, Pulse
from rulewright.server.store.schema import CHAT, ENTRIES, MATCHES, PEOPLE, SEATS, SETTINGS, SNAPSHOTS
from rulewright.server.store.settling import LIMIT, entry_written, seat_written
from rulewright.server.store.whole import whole
from rulewright.server.store.writer import Append, Writer, renew
from rulewright.server.store.writer import Conflict as Conflict  # noqa: PLC0414  (what a store raises is found here)
from rulewright.server.supervisor import Supervisor

if TYPE_CHECKING:
    from rulewright.server.store.picture import Picture

PAGE = 200
"""Entries of a journal that are read, or brought along, at a time: others come in between."""
PIECE = 500
"""Entries of a journal that is brought along which are committed at a time."""
ARRIVING = "arriving"
"""The status of a match whose journal is being written."""
ARRIVAL = 3600.0
"""Seconds after which nobody is waited for who began to bring a match."""
LIST = 50
"""Matches that are listed at a time."""
CHANNEL = "rulewright"
"""The name under which processes on one PostgreSQL wake each other."""
LONG_PATIENCE = 60.0
"""Seconds for what is long by its nature: a match that brings its journal along."""
LEASED = text("""
    SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2
    AND classid = CAST(CAST(:family AS int4) AS oid) AND objid = CAST(CAST(:number AS int4) AS oid)
    AND pid = CAST(:backend AS int4)
""")


class Store:
    """One database."""

    def __init__(self, url: str, supervisor: Supervisor | None = None) -> None:
        """Name the database; nothing is opened yet.  What runs in the background runs under a supervisor."""
        self.url = url
        self.supervisor = supervisor or Supervisor()
        self.outage = Outage()
        self.pulse = Pulse(self)
        self.patience = engines.PATIENCE
        self.postgres = url.startswith("postgresql")
        self.engine: AsyncEngine = engines.postgres(url) if self.postgres else engines.sqlite(url)
        self.process = secrets.randbits(31)
        """The name under which this process speaks to the others."""
        self.checkpoints = None if self.postgres else Checkpoints(engines.sqlite_in_a_thread(url))
        self.writer = None
        """Who writes to the journals, where it is one."""
        if self.checkpoints is not None:
            self.writer = Writer(engines.sqlite_in_a_thread(url), self.checkpoints.make_room)
        self.lease: Callable[[str], tuple[int, int, int] | None] = lambda _: None
        """The lock by which this process drives a match: family, number and holder; none if there is no other."""
        self.lease_lost: Callable[[], None] = lambda: None
        """Called when a lock is not there that this process believed in."""
        self.certainty = LIMIT
        """Seconds in which it must be certain what became of a commit whose reply was lost."""
        self.appending = 0
        """How many entries wait to be committed."""

    async def open(self) -> None:
        """Make sure that the database is there."""
        async with self.connect() as connection:
            await connection.execute(text("SELECT 1"))
        await self.pulse.feel()
        self.supervisor.every("pulse", PACE, self.pulse.feel)
        if self.checkpoints is not None:
            self.checkpoints.begin(self.supervisor)

    async def close(self) -> None:
        """Finish what was begun and let go."""
        await self.supervisor.drop("pulse")
        await self.pulse.close()
        if self.checkpoints is not None:
            await self.supervisor.drop("checkpoints")
            await self.checkpoints.close()
        if self.writer is not None:
            await self.writer.close()
        await self.engine.dispose()

    # What is done together, within a time: nobody waits for ever for a database that says nothing.

    @contextlib.asynccontextmanager
    async def begin(self, patience: float | None = None) -> AsyncIterator[AsyncConnection]:
        """Do something in one transaction, which is committed at the end.  Raises Away if the database is."""
        async with self._in_time(patience), self.engine.begin() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """Read something.  Raises Away if the database is."""
        async with self._in_time(None), self.engine.connect() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def _in_time(self, patience: float | None) -> AsyncIterator[None]:
        try:
            # Whoever is cancelled in the middle leaves a connection that is thrown away, not one that still waits.
            async with asyncio.timeout((patience or self.patience) if self.postgres else None):
                yield
        except Exception as error:
            if not self.outage.note(error):
                raise
            raise Away(f"the database is away: {type(error).__name__}") from error

    # News for other processes.

    @whole
    async def tell(self, *news: object) -> None:
        """Tell the other processes something that is not stored: a wish, or who is present."""
        if self.postgres:
            async with self.begin() as connection:
                await self.tell_in(connection, *news)

    async def tell_in(self, connection: AsyncConnection, *news: object) -> None:
        """Tell the other processes of a change, if and when it is committed."""
        if self.postgres:
            payload = json.dumps([self.process, *news])
            await connection.execute(
                text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
            )

    # The journal.

    async def append(self, entry: JournalEntry, picture: Picture | None = None, *, behind: bool | None = None) -> None:
        """Add an entry to a journal; returns when it is committed.  Raises Conflict if the number is taken.

        The picture of a step that ends with the entry is committed with it; without one the snapshot may be `behind`.
        Raises Away if nothing was written, and Unsure, which is another matter, if nobody can say.
        """
        self.appending += 1
        try:
            if self.writer is None:
                await self._append_alone(entry, picture, behind=behind)
            else:
                await self.writer.append(Append(entry, picture, behind))
        except Conflict:
            raise
        except Exception as error:
            self.outage.note(error)
            if not await entry_written(self, entry):
                if away(error):
                    raise Away("the entry was not written") from error
                raise
        finally:
            self.appending -= 1

    @whole
    async def _append_alone(self, entry: JournalEntry, picture: Picture | None, *, behind: bool | None) -> None:
        marked = {} if behind is None else {"behind": behind}
        async with self.begin() as connection:
            # The row of the match is the lock: one writer at a time, whichever process it lives in.
            moved = await connection.execute(
                update(MATCHES)
                .where(MATCHES.c.id == entry.match, MATCHES.c.entries == entry.number, whose(entry))
                .values(entries=entry.number + 1, updated=entry.at, **marked)
            )
            if moved.rowcount != 1:
                raise Conflict(f"entry {entry.number} of match {entry.match} is not the next one")
            if entry.source in WITHOUT_HAND:
                await self.driving(connection, entry.match)
            await connection.execute(insert(ENTRIES).values(msgspec.structs.asdict(entry)))
            if picture is not None:
                await connection.run_sync(renew, [(entry.match, picture)])
            await self.tell_in(connection, "entry", entry.match, entry.number)

    async def driving(self, connection: AsyncConnection, match: str) -> None:
        """Make sure, in the transaction that writes it, that this process still drives a match.  Raises Conflict."""
        lock = self.lease(match)
        if lock is None:
            return
        family, number, backend = lock
        held = {"family": family, "number": number, "backend": backend}
        if (await connection.execute(LEASED, held)).first() is None:
            self.lease_lost()
            raise Conflict(f"another process drives match {match}")

    async def entries(self, match: str, start: int = 0) -> list[JournalEntry]:
        """Return the journal of a match, from some entry on, read by pages: a long one must not hold up others."""
        query = select(ENTRIES).where(ENTRIES.c.match == match).order_by(ENTRIES.c.number).limit(PAGE)
        found: list[JournalEntry] = []
        while True:
            page = await self.rows(query.where(ENTRIES.c.number >= start + len(found)))
            found += [JournalEntry(**row._mapping) for row in page]  # noqa: SLF001  (a row's public name)
            if len(page) < PAGE:
                return found

    # People.

    @whole
    async def add_person(self, person: str, name: str, recovery: bytes) -> None:
        """Remember a person."""
        async with self.begin() as connection:
            await connection.execute(
                insert(PEOPLE).values(id=person, name=name, recovery=recovery, created=time.time())
            )

    async def person(self, person: str) -> Row[Any] | None:
        """Find a person."""
        return await self._first(select(PEOPLE).where(PEOPLE.c.id == person))

    async def person_by_recovery(self, recovery: bytes) -> Row[Any] | None:
        """Find a person by the hash of a recovery secret."""
        return await self._first(select(PEOPLE).where(PEOPLE.c.recovery == recovery))

    @whole
    async def end_epoch(self, person: str, recovery: bytes) -> Row[Any] | None:
        """Give a person a new recovery secret, and end their cookies; return them as they are now."""
        values = {"recovery": recovery, "epoch": PEOPLE.c.epoch + 1}
        async with self.begin() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**values))
            await self.tell_in(connection, "parted", person)
        return await self.person(person)

    @whole
    async def change_person(self, person: str, **values: object) -> None:
        """Change a person's name, push subscription or webhook."""
        async with self.begin() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**values))

    # Matches and seats.

    @whole
    async def add_match(
        self,
        match: dict[str, Any],
        seats: list[dict[str, Any]],
        entries: Sequence[JournalEntry] = (),
        after: str | None = None,
        picture: Picture | None = None,
    ) -> None:
        """Remember a new match with its seats, all at once: with a journal that it brings along, or as a rematch.

        Raises Conflict if the match that it comes `after` has another rematch.  A long journal is written before, in
        pieces, so that nobody waits for all of it; until it is complete the match is nobody's.
        """
        arrives = len(entries) > PIECE
        if arrives:
            await self._bring(match, entries)
            entries = ()
        async with self.begin(LONG_PATIENCE) as connection:
            if arrives:
                known = update(MATCHES).where(MATCHES.c.id == match["id"])
                await connection.execute(known.values(**match, behind=picture is None))
            else:
                await connection.execute(insert(MATCHES).values(**match, behind=picture is None))
            await connection.execute(insert(SEATS), seats)
            await admit_all(connection, match, seats, after)
            for first in range(0, len(entries), PAGE):
                page = [msgspec.structs.asdict(entry) for entry in entries[first : first + PAGE]]
                await connection.execute(insert(ENTRIES), page)
            if picture is not None:
                kept = {"match": match["id"], "number": picture.number, "text": picture.text}
                await connection.execute(insert(SNAPSHOTS).values(kept))
            if after is not None:
                earlier = update(MATCHES).where(MATCHES.c.id == after, MATCHES.c.rematch.is_(None))
                moved = await connection.execute(earlier.values(rematch=match["id"]))
                if moved.rowcount != 1:
                    raise Conflict(f"match {after} has a rematch")
            await self.tell_in(connection, "table", match["id"])

    async def _bring(self, match: dict[str, Any], entries: Sequence[JournalEntry]) -> None:
        """Write a long journal in pieces, of a match that nobody can see."""
        hidden = {**match, "status": ARRIVING, "owner": None, "listed": False}
        async with self.begin(LONG_PATIENCE) as connection:
            await connection.execute(insert(MATCHES).values(**hidden, behind=True))
        for first in range(0, len(entries), PIECE):
            await self.write_piece(entries[first : first + PIECE])

    async def write_piece(self, entries: Sequence[JournalEntry]) -> None:
        """Write some entries of a journal that arrives."""
        async with self.begin(LONG_PATIENCE) as connection:
            await connection.execute(insert(ENTRIES), [msgspec.structs.asdict(entry) for entry in entries])

    async def sweep(self) -> None:
        """Forget matches that began to arrive long ago: whoever brought them was killed, and nobody has seen them."""
        abandoned = (MATCHES.c.status == ARRIVING, MATCHES.c.created < time.time() - ARRIVAL)
        async with self.connect() as connection:
            if (await connection.execute(select(MATCHES.c.id).where(*abandoned).limit(1))).first() is None:
                return  # nothing is written without need: a server begins on a file that it can only read, and says so
        async with self.begin(LONG_PATIENCE) as connection:
            old = select(MATCHES.c.id).where(*abandoned)
            await connection.execute(delete(ENTRIES).where(ENTRIES.c.match.in_(old)))
            await connection.execute(delete(MATCHES).where(*abandoned))

    async def match(self, match: str) -> Row[Any] | None:
        """Find a match."""
        return await self._first(select(MATCHES).where(MATCHES.c.id == match))

    async def matches(self, matches: Sequence[str]) -> Sequence[Row[Any]]:
        """Find some matches."""
        return await self.rows(select(MATCHES).where(MATCHES.c.id.in_(matches))) if matches else []

    async def match_by_watch(self, watch: bytes) -> Row[Any] | None:
        """Find a match by the hash of its link to watch, or of the one by which it is shown since it is over."""
        return await self._first(select(MATCHES).where(or_(MATCHES.c.watch == watch, MATCHES.c.share == watch)))

    @whole
    async def change_match(self, match: str, **values: object) -> None:
        """Change status, notice or the like."""
        async with self.begin() as connection:
            await connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(**values))
            await self.tell_in(connection, "table", match)

    async def listed(
        self, game: str | None = None, before: float = inf, *, free: bool = False, limit: int | None = None
    ) -> Sequence[Row[Any]]:
        """Return the newest listed matches that are not over: of a game, with free seats, from a moment back."""
        query = select(MATCHES).where(
            MATCHES.c.listed, MATCHES.c.status.in_(("open",) if free else ("open", "playing"))
        )
        if game is not None:
            query = query.where(MATCHES.c.game == game)
        return await self.rows(
            query.where(MATCHES.c.updated < before)
            .order_by(MATCHES.c.updated.desc())
            .limit(LIST if limit is None else limit)
        )

    async def made_by(self, person: str, since: float, most: int) -> int:
        """Count the matches of an owner that are not over and were played since; not further than `most`."""
        mine = select(MATCHES.c.id).where(
            MATCHES.c.owner == person, MATCHES.c.status.in_(("open", "playing")), MATCHES.c.updated > since
        )
        return len(await self.rows(mine.limit(most)))

    async def matches_of(self, person: str, limit: int = 100) -> Sequence[Row[Any]]:
        """Return the matches in which a person holds a seat."""
        mine = select(SEATS.c.match).where(SEATS.c.person == person)
        query = select(MATCHES).where(MATCHES.c.id.in_(mine))
        return await self.rows(query.order_by(MATCHES.c.updated.desc()).limit(limit))

    async def driven(self) -> Sequence[str]:
        """Return the matches being played that may go on without a person: bots, standing orders, clocks."""
        alone = exists().where(SEATS.c.match == MATCHES.c.id, or_(SEATS.c.kind == "bot", SEATS.c.orders != "{}"))
        query = select(MATCHES.c.id).where(MATCHES.c.status == "playing", or_(MATCHES.c.clock != "{}", alone))
        return [row.id for row in await self.rows(query.order_by(MATCHES.c.updated.desc()))]

    async def seats(self, match: str) -> Sequence[Row[Any]]:
        """Return the seats of a match."""
        return await self.rows(select(SEATS).where(SEATS.c.match == match).order_by(SEATS.c.number))

    async def seats_of(self, matches: Sequence[str]) -> dict[str, list[Row[Any]]]:
        """Return the seats of some matches, by match."""
        found: dict[str, list[Row[Any]]] = {}
        if matches:
            query = select(SEATS).where(SEATS.c.match.in_(matches)).order_by(SEATS.c.number)
            for row in await self.rows(query):
                found.setdefault(row.match, []).append(row)
        return found

    async def seat_by_token(self, token: bytes) -> Row[Any] | None:
        """Find a seat by the hash of its secret."""
        return await self._first(select(SEATS).where(SEATS.c.token == token))

    @whole
    async def change_seat(
        self,
        match: str,
        number: int,
        was: tuple[str, str | None] | None = None,
        due: int | None = None,
        **values: object,
    ) -> bool:
        """Change who holds a seat, or its orders; True if the match began with it, since no seat is open any more.

        With `was`, kind and person must still be these: Conflict if another process was quicker.  With `due`, that
        question must still be open, and this process must drive the match.
        """
        try:
            return await self._change_seat(match, number, was, due, values)
        except Away:
            if not await seat_written(self, match, number, values):
                raise
            row = await self.match(match)
            return row is not None and row.status == "playing" and values.get("kind") is not None

    async def _change_seat(
        self, match: str, number: int, was: tuple[str, str | None] | None, due: int | None, values: dict[str, Any]
    ) -> bool:
        async with self.begin() as connection:
            # Locks the match, so that of two who fill the last two seats one sees the other.
            lock = update(MATCHES).where(MATCHES.c.id == match)
            if due is not None:
                lock = lock.where(MATCHES.c.entries == due, MATCHES.c.status == "playing")
            if (await connection.execute(lock.values(updated=time.time()))).rowcount != 1:
                raise Conflict(f"question {due} of match {match} has passed")
            if due is not None:
                await self.driving(connection, match)
            change = update(SEATS).where(SEATS.c.match == match, SEATS.c.number == number)
            if was is not None:
                change = change.where(SEATS.c.kind == was[0], SEATS.c.person.is_not_distinct_from(was[1]))
            if (await connection.execute(change.values(**values))).rowcount != 1:
                raise Conflict(f"seat {number} of match {match} has changed hands")
            if values.get("person"):
                await admit(connection, match, str(values["person"]))
            vacant = exists().where(SEATS.c.match == match, SEATS.c.kind == "open")
            began = await connection.execute(
                update(MATCHES)
                .where(MATCHES.c.id == match, MATCHES.c.status == "open", ~vacant)
                .values(status="playing")
            )
            await self.tell_in(connection, "table", match)
        return began.rowcount == 1

    # Chat and settings.

    @whole
    async def add_chat(
        self, match: str, person: str | None, name: str, words: str, at: float, seat: int | None = None
    ) -> int:
        """Remember what somebody said, from a seat or watching; return its number."""
        async with self.begin() as connection:
            if self.postgres:  # one speaker at a time, or two lines would get the same number
                await connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == match).with_for_update())
            count = await connection.execute(
                text("SELECT COALESCE(MAX(number), -1) + 1 FROM chat WHERE match = :match"), {"match": match}
            )
            number = int(count.scalar_one())
            values = {"match": match, "number": number, "person": person, "name": name, "text": words, "at": at}
            values["seat"] = seat
            await connection.execute(insert(CHAT).values(**values))
            await self.tell_in(connection, "chat", match, number)
        return number

    async def chat(self, match: str, limit: int = 200) -> Sequence[Row[Any]]:
        """Return the last lines of a table's chat."""
        query = select(CHAT).where(CHAT.c.match == match).order_by(CHAT.c.number.desc()).limit(limit)
        return list(reversed(await self.rows(query)))

    @whole
    async def setting(self, name: str, fresh: bytes) -> bytes:
        """Return what the server remembers under a name; the first time, remember `fresh`."""
        query = select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        row = await self._first(query)
        if row is None:
            try:
                async with self.begin() as connection:
                    await connection.execute(insert(SETTINGS).values(name=name, value=fresh))
            except IntegrityError:
                row = await self._first(query)
        return fresh if row is None else bytes(row.value)

    async def rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """Return all that a query finds."""
        async with self.connect() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
        return rows

    async def _first(self, query: Select[Any]) -> Row[Any] | None:
        async with self.connect() as connection:
            row: Row[Any] | None = (await connection.execute(query.limit(1))).first()
        return row


def whose(entry: JournalEntry) -> ColumnElement[bool]:
    """Say that somebody still sits, or a bot, where an answer comes from: another process may have changed that."""
    if entry.seat is None or entry.kind != ANSWER:
        return true()
    kind = "bot" if entry.source == "bot" else "person"
    return exists().where(SEATS.c.match == entry.match, SEATS.c.number == entry.seat, SEATS.c.kind == kind)
