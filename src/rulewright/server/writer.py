"""The journals in SQLite: entries that come at the same time are committed together, in a thread of their own.

A disk is waited for once, not once for each entry, and the event loop hears of it once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Engine, insert, text
from sqlalchemy.exc import IntegrityError

from rulewright.server.schema import ENTRIES

if TYPE_CHECKING:
    from rulewright.server.store import Entry

BATCH = 256
"""How many appends are committed together at the most."""
ADVANCE = text("UPDATE match SET entries = :next, updated = :at WHERE id = :match AND entries = :number")


class Conflict(Exception):
    """Somebody else appended first."""


class Writer:
    """The only one that appends to the journals of an SQLite database."""

    def __init__(self, engine: Engine) -> None:
        """Write through an engine of its own."""
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, entry: Entry) -> None:
        """Add an entry; returns when it is committed.  Raises Conflict if it is not the next of its match."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write(), name="journal")
        await done

    async def close(self) -> None:
        """Finish what was begun."""
        if self._writing is not None:
            await self._writing
        self._thread.shutdown()
        self._engine.dispose()

    async def _write(self) -> None:
        """Commit whatever has come in, until nothing has."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            entries = [entry for entry, _ in batch]
            try:
                results = await loop.run_in_executor(self._thread, self._commit, entries)
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

    def _commit(self, entries: Sequence[Entry]) -> Sequence[Exception | None]:
        """Commit entries together, or, if one of them does not fit, each for itself."""
        try:
            self._commit_together(entries)
        except (IntegrityError, Conflict) as error:
            if len(entries) == 1:
                return [Conflict(str(error))]
            return [self._commit([entry])[0] for entry in entries]
        return [None] * len(entries)

    def _commit_together(self, entries: Sequence[Entry]) -> None:
        rows = [msgspec.structs.asdict(entry) for entry in entries]
        with self._engine.begin() as connection:
            moved = connection.execute(ADVANCE, [{**row, "next": row["number"] + 1} for row in rows])
            if moved.rowcount != len(rows):
                raise Conflict("an entry is not the next one of its match")
            connection.execute(insert(ENTRIES), rows)
