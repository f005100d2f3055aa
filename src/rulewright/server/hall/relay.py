"""The line between server processes on one PostgreSQL: what one commits, the others hear and carry out.

News is only a wake-up: what happened is read from the database, so nothing is lost with a notification.  After the
line was down, everything at hand is read again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import TYPE_CHECKING, Any

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy import make_url

from rulewright.server.refusal import Refusal
from rulewright.server.store.store import CHANNEL

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from rulewright.server.hall.hall import Hall
    from rulewright.server.table.table import Table

LOG = logging.getLogger("rulewright.relay")
ROUND = 0.5
"""Seconds between two looks at who drives what; a killed process is replaced within two of them."""
PATIENCE = 5.0
"""Seconds after which the database counts as gone."""


class Relay:
    """Listens for the other processes, and shares the work with them."""

    def __init__(self, hall: Hall) -> None:
        """Serve the tables of a hall."""
        self.hall = hall
        self.store = hall.store
        self._running: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to listen; returns when the line stands."""
        stands = asyncio.Event()
        self._running = asyncio.create_task(self._run(stands), name="relay")
        await stands.wait()

    async def close(self) -> None:
        """Hang up: the others take over what this process drove."""
        for task in [self._running, *self._tasks]:
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    async def _run(self, stands: asyncio.Event) -> None:
        while True:
            try:
                await self._listen(stands)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOG.warning("the line to the other processes is down: %s", type(error).__name__)
                self.hall.leases.forget()
                await asyncio.sleep(ROUND)

    async def _listen(self, stands: asyncio.Event) -> None:
        _, arguments = self.store.engine.dialect.create_connect_args(make_url(self.store.url))
        line = await asyncpg.connect(**arguments, timeout=PATIENCE, command_timeout=PATIENCE)
        try:
            await line.add_listener(CHANNEL, self._hear)
            await self.hall.leases.join(line)
            self.hall.present.ask()
            for table in list(self.hall.tables.values()):
                self._spawn(self.hall.tables.refresh(table))
            while True:
                await self.hall.leases.share(line)
                stands.set()
                await asyncio.sleep(ROUND)
        finally:
            # Closed at once, not politely: whoever waits for the locks must not wait for us.
            line.terminate()

    def _hear(self, _line: object, _pid: int, _channel: str, payload: str) -> None:
        process, kind, *more = json.loads(payload)
        if process == self.store.process:
            return
        if kind == "who":
            self.hall.present.answer()
        elif kind == "here":
            people, come = more
            self.hall.present.heard(process, people, come=come)
        elif kind == "parted":
            self.hall.present.parted(*more)
        else:
            self._hear_of(kind, *more)

    def _hear_of(self, kind: str, match: str, *more: Any) -> None:  # noqa: ANN401  (whatever news brings)
        """Hear something about a match."""
        table = self.hall.tables.get(match)
        if table is not None:
            self._spawn(HEARD[kind](self.hall, table, *more))
        elif kind in ("entry", "table", "watched") and self.hall.leases.holds(match):
            self._spawn(self._open(match, kind))

    async def _open(self, match: str, kind: str) -> None:
        table = await self.hall.tables.open(match)
        if kind == "watched":
            await watched(self.hall, table)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._try(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            LOG.exception("news from another process could not be followed")


async def entry(_: Hall, table: Table, number: int) -> None:
    """An entry was added to the journal."""
    if number >= table.next:
        await table.alone(table.catch_up())


async def changed(hall: Hall, table: Table) -> None:
    """Seats, orders or status have changed."""
    await hall.tables.refresh(table)


async def chat(hall: Hall, table: Table, line: int) -> None:
    """Somebody said something."""
    if table.audience:
        for spoken in await hall.chat.lines(table):
            if spoken.line == line:
                table.audience.tell_spoken(spoken)


async def watched(hall: Hall, table: Table) -> None:
    """Somebody follows a table in another process."""
    table.audience.hear_watched()
    hall.attendant.wake(table)


async def wish(_: Hall, table: Table, number: int, target: int, agreed: list[int]) -> None:
    """Somebody asked for an undo, or agreed to one."""
    with contextlib.suppress(Refusal):
        await table.undos.hear_wish(number, target, agreed)


async def no(_: Hall, table: Table, number: int, target: int, by: int) -> None:
    """Somebody does not agree to an undo."""
    await table.undos.hear_refusal(number, target, by)


HEARD: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {
    "entry": entry,
    "table": changed,
    "chat": chat,
    "watched": watched,
    "wish": wish,
    "no": no,
}
