"""The line between server processes on one PostgreSQL: what one commits, the others hear and carry out.

News is only a wake-up: what happened is read from the database, so nothing is lost with a notification.  After the
line was down, everything at hand is read again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING, Any

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy import make_url

from rulewright.server.failures import Away
from rulewright.server.refusal import Refusal
from rulewright.server.store.store import CHANNEL

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from rulewright.server.hall.hall import Hall
    from rulewright.server.supervisor import Supervisor
    from rulewright.server.table.table import Table

ROUND = 0.5
"""Seconds between two looks at who drives what; a killed process is replaced within two of them."""
PATIENCE = 3.0
"""Seconds after which the database counts as gone."""
STUCK = 3.0
"""Seconds of an outage, on whichever connection, after which a process leaves its matches to others."""
NAME = "relay"


class Relay:
    """Listens for the other processes, and shares the work with them."""

    def __init__(self, hall: Hall) -> None:
        """Serve the tables of a hall."""
        self.hall = hall
        self.store = hall.store
        self.supervisor = hall.store.supervisor

    async def open(self, supervisor: Supervisor) -> None:
        """Begin to listen, for as long as the supervisor sees to it; returns when the line stands."""
        self.supervisor = supervisor
        stands = asyncio.Event()
        supervisor.keep(NAME, lambda: self.listen(stands))
        await stands.wait()

    async def listen(self, stands: asyncio.Event) -> None:
        """Hear the other processes until the line breaks, of whatever it breaks; then this process drives nothing."""
        try:
            await self._listen(stands)
        except Exception as error:
            if self.store.outage.note(error):
                raise Away("the line to the other processes is down") from error
            raise
        finally:
            self.hall.leases.forget()

    async def _listen(self, stands: asyncio.Event) -> None:
        _, arguments = self.store.engine.dialect.create_connect_args(make_url(self.store.url))
        async with asyncio.timeout(PATIENCE):
            line = await asyncpg.connect(**arguments, timeout=PATIENCE, command_timeout=PATIENCE)
        try:
            async with asyncio.timeout(PATIENCE):
                await line.add_listener(CHANNEL, self._hear)
                await self.hall.leases.join(line)
            self.hall.present.ask()
            # Whatever was said while nobody listened is read again.
            self.hall.tables.doubt_all()
            while True:
                self._see_to_the_database()
                async with asyncio.timeout(PATIENCE):
                    await self.hall.leases.share(line)
                stands.set()
                self.supervisor.beat(NAME)
                await asyncio.sleep(ROUND)
        finally:
            # Closed at once, not politely: whoever waits for the locks must not wait for us.
            line.terminate()

    def _see_to_the_database(self) -> None:
        """Leave the matches to others if this process cannot write: its line may stand though nothing else does."""
        if self.store.outage.seconds > STUCK:
            raise Away("the database does not answer this process")

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
            self.supervisor.errand("news", self._follow(table, HEARD[kind](self.hall, table, *more)))
        elif kind in ("entry", "table", "watched") and self.hall.leases.holds(match):
            self.supervisor.errand("news", self._open(match, kind))

    async def _open(self, match: str, kind: str) -> None:
        table = await self.hall.tables.open(match)
        if kind == "watched":
            await watched(self.hall, table)

    async def _follow(self, table: Table, news: Coroutine[Any, Any, None]) -> None:
        """Do what news asks for; if that fails, the table is read again as soon as that can be done."""
        try:
            await news
        except Exception:
            self.hall.tables.doubt(table)
            raise


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
