"""The journals in SQLite: entries that come at the same time are committed together, in a thread of their own.

A disk is waited for once, not once for each entry, and the event loop hears of it once.  What is done for every answer
speaks to the driver itself: while this thread works in Python, the event loop cannot.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, insert, text

from rulewright.server.store.schema import SNAPSHOTS

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPICursor
    from sqlalchemy.pool import PoolProxiedConnection

    from rulewright.server.store.entry import JournalEntry
    from rulewright.server.store.picture import Picture

BATCH = 256
"""How many appends are committed together at the most."""
ADVANCE = "UPDATE match SET entries = ?, updated = ?, behind = COALESCE(?, behind) WHERE id = ? AND entries = ?"
APPEND = 'INSERT INTO entry (match, number, kind, seat, text, source, at, "left") VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
REPLACE = "UPDATE snapshot SET number = ?, text = ? WHERE match = ?"
FIRST = "INSERT INTO snapshot (number, text, match) VALUES (?, ?, ?)"
UP_TO_DATE = text("UPDATE match SET behind = FALSE WHERE id = :match AND entries = :entries")
RENEW = text("UPDATE snapshot SET number = :number, text = :text WHERE match = :match")
Late = tuple[str, int, "Picture | None"]
"""A late snapshot: its match, how many entries the match has, and the picture; none if the one that is kept will do."""


class Conflict(Exception):
    """Somebody else appended first."""


class Append(NamedTuple):
    """What is committed together: an entry, and the picture of the step that ends with it."""

    entry: JournalEntry
    picture: Picture | None = None
    behind: bool | None = None
    """Whether the snapshot of the match is older than its last step from now on; None if that stays as it is."""

    def advance(self) -> tuple[object, ...]:
        """Return what moves the match on, for `ADVANCE`."""
        entry = self.entry
        return (entry.number + 1, entry.at, self.behind, entry.match, entry.number)


class Writer:
    """The only one that appends to the journals of an SQLite database."""

    def __init__(self, engine: Engine, make_room: Callable[[], None] = lambda: None) -> None:
        """Write through an engine of its own; `make_room` is asked before every commit, and may refuse it."""
        self._engine = engine
        self._make_room = make_room
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._connection: PoolProxiedConnection | None = None

    async def append(self, append: Append) -> None:
        """Add an entry; returns when it is committed.  Raises Conflict if it is not the next of its match."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write(), name="journal")
        await done

    async def put_snapshots(self, rows: Sequence[Late]) -> list[bool]:
        """Keep late snapshots of matches that have not gone on meanwhile; say which."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._put, rows)

    async def close(self) -> None:
        """Finish what was begun."""
        if self._writing is not None:
            await self._writing
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    async def _write(self) -> None:
        """Commit whatever has come in, until nothing has."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            appends = [append for append, _ in batch]
            try:
                results = await loop.run_in_executor(self._thread, self._commit, appends)
            except Exception as error:  # noqa: BLE001  (whatever failed, those who wait must hear of it)
                results = [error] * len(batch)
            for (_, done), result in zip(batch, results, strict=True):
                if done.done():
                    continue
                if result is None:
                    done.set_result(None)
                else:
                    done.set_exception(result)
        self._writing = None

    # In the thread.

    def _commit(self, appends: Sequence[Append]) -> Sequence[Exception | None]:
        """Commit entries together, or, if one of them does not fit, each for itself."""
        try:
            self._commit_together(appends)
        except (sqlite3.IntegrityError, Conflict) as error:
            if len(appends) == 1:
                return [Conflict(str(error))]
            return [self._commit([append])[0] for append in appends]
        return [None] * len(appends)

    def _commit_together(self, appends: Sequence[Append]) -> None:
        self._make_room()
        connection = self._connection = self._connection or self._engine.raw_connection()
        cursor = connection.cursor()
        try:
            execute(cursor, appends)
            connection.commit()
        except BaseException:
            connection.rollback()
            raise
        finally:
            cursor.close()

    def _put(self, rows: Sequence[Late]) -> list[bool]:
        with self._engine.begin() as connection:
            done = [
                connection.execute(UP_TO_DATE, {"match": match, "entries": entries}).rowcount == 1
                for match, entries, _ in rows
            ]
            pictures = [
                (match, picture)
                for (match, _, picture), fits in zip(rows, done, strict=True)
                if fits and picture is not None
            ]
            if pictures:
                renew(connection, pictures)
        return done


def execute(cursor: DBAPICursor, appends: Sequence[Append]) -> None:
    """Add entries to their journals, with the pictures of the steps that end with them."""
    cursor.executemany(ADVANCE, [append.advance() for append in appends])
    if cursor.rowcount != len(appends):
        raise Conflict("an entry is not the next one of its match")
    cursor.executemany(APPEND, [msgspec.structs.astuple(append.entry) for append in appends])
    for append in appends:
        if append.picture is not None:
            row = (append.picture.number, append.picture.text, append.entry.match)
            cursor.execute(REPLACE, row)
            if not cursor.rowcount:
                cursor.execute(FIRST, row)


def renew(connection: Connection, pictures: Sequence[tuple[str, Picture]]) -> None:
    """Keep pictures of some matches, in place of what was kept of them before."""
    rows = [{"match": match, "number": picture.number, "text": picture.text} for match, picture in pictures]
    if connection.execute(RENEW, rows if len(rows) > 1 else rows[0]).rowcount != len(rows):
        for row in rows:
            if connection.execute(RENEW, row).rowcount == 0:
                connection.execute(insert(SNAPSHOTS).values(row))
