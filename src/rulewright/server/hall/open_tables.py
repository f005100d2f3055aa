"""The tables of this process: opened when somebody asks for them, put away when nobody does."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from rulewright.games.catalogue import GAMES
from rulewright.kernel.errors import UnknownGame
from rulewright.server.hall.admission import no_such_match
from rulewright.server.hall.leases import Leases
from rulewright.server.hall.presence import Presence
from rulewright.server.refusal import Refusal
from rulewright.server.store.readings import keep_readings
from rulewright.server.table.slices import Slices
from rulewright.server.table.snapshots import Snapshots
from rulewright.server.table.status import OVER
from rulewright.server.table.table import Table

if TYPE_CHECKING:
    from rulewright.kernel.game import Game
    from rulewright.server.store.store import Store

LOG = logging.getLogger("rulewright.hall")
IDLE = 600.0
"""Seconds after which a table that nobody follows is put away."""
AT_ONCE = 4
"""How many tables are opened at a time: what is read for all of them comes between everything else."""
READING = 5.0
"""Seconds between two readings of the running clocks: what a player may gain when the server is killed."""


class Tables(ABC):
    """All live tables of this process, and who is present."""

    def __init__(self, store: Store) -> None:
        """Begin with an empty hall."""
        self.store = store
        self.leases = Leases(store.process, alone=not store.postgres)
        self.leases.changed = self.leases_changed
        self.tables: dict[str, Table] = {}
        self.present = Presence(store, self.leases)
        self.present.changed = self.person_changed
        self.importing = asyncio.Lock()
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._reading = asyncio.Semaphore(AT_ONCE)
        self.snapshots = Snapshots(store)
        self.slices = Slices()
        """Where long work is done bit by bit."""
        self._resuming: asyncio.Task[None] | None = None
        self._resume_again = False

    @abstractmethod
    def attend(self, table: Table) -> None:
        """See to the open question of a table."""

    @abstractmethod
    def leases_changed(self) -> None:
        """See to other matches than before."""

    def person_changed(self, person: str) -> None:
        """Tell those who share a table with somebody that they came to another process, or went from it."""
        for table in self.tables.values():
            if table.followers and any(seat.person == person for seat in table.seats):
                table.tell_seats()

    async def table(self, match: str) -> Table:
        """Return a live table, opening it if need be."""
        table = self.tables.get(match)
        if table is None:
            opening = self._opening.get(match)
            if opening is None:
                # One task for all who ask, however many of them lose interest.
                opening = asyncio.create_task(self._open(match), name=f"open {match}")
                self._opening[match] = opening
                opening.add_done_callback(lambda done: self._opened(match, done))
            table = await asyncio.shield(opening)
        table.touched = time.monotonic()
        if table.withheld and table.status == OVER:
            await table.unveil()
        return table

    def _opened(self, match: str, done: asyncio.Task[Table]) -> None:
        del self._opening[match]
        if not done.cancelled():
            done.exception()  # whoever asked hears of it

    async def _open(self, match: str) -> Table:
        row = await self.store.match(match)
        if row is None:
            raise no_such_match(match)
        table = Table(self.store, game_of(row.game), row, await self.store.seats(match))
        table.changed = self.table_changed
        table.elsewhere = self.present.elsewhere
        table.snapshots, table.slices = self.snapshots, self.slices
        async with self._reading:
            await table.load()
        self.tables[match] = table
        if self.store.postgres:
            await self.refresh(table)  # what other processes did while the table was being opened
        if self.leases.holds(match):
            self.snapshots.note(table)
        self.attend(table)
        return table

    def table_changed(self, table: Table) -> None:
        """An entry was carried out: see to what follows."""
        self.snapshots.note(table)
        self.attend(table)

    async def refresh(self, table: Table) -> None:
        """Bring a table up to date with what other processes have done."""
        await table.alone(table.refresh())
        self.attend(table)

    def resume(self) -> None:
        """See to the matches that this process drives, in the background; others are opened when asked for."""
        self._resume_again = True
        if self._resuming is None or self._resuming.done():
            self._resuming = asyncio.create_task(self._resume(), name="resume")

    async def _resume(self) -> None:
        while self._resume_again:
            self._resume_again = False
            try:
                for match in await self.store.driven():
                    if self._resume_again:
                        break
                    if self.leases.holds(match):
                        await self._resume_one(match)
                else:
                    await self.snapshots.sweep(self.slices, self.leases.holds)
            except Exception:
                LOG.exception("matches could not be resumed")

    async def _resume_one(self, match: str) -> None:
        try:
            self.attend(await self.table(match))
        except Exception:
            LOG.exception("match %s could not be resumed", match)

    def busy(self, table: Table) -> bool:
        """Whether a table must stay: somebody follows it, or something is being done or waited for."""
        return bool(table.followers or table.work or table.wishes or table.clocks.running is not None)

    def put_away(self, idle: float = IDLE) -> None:
        """Forget tables that nobody has followed or touched for a while; the store remembers them."""
        horizon = time.monotonic() - idle
        for match, table in list(self.tables.items()):
            if table.touched <= horizon and not self.busy(table):
                del self.tables[match]

    async def keep_time(self) -> None:
        """Keep what the clocks show, again and again, so that time which has run is not lost with the server."""
        while True:
            await asyncio.sleep(READING)
            try:
                await self.keep_readings()
            except Exception:
                LOG.exception("the clocks could not be kept")

    async def keep_readings(self) -> None:
        """Keep what the clocks show now."""
        shown = (
            (table.id, table.number, table.clocks.reading())
            for table in self.tables.values()
            if self.leases.holds(table.id)
        )
        await keep_readings(self.store, [(match, number, left) for match, number, left in shown if left is not None])


def game_of(name: str) -> Game:
    """Return a game, or refuse."""
    try:
        return GAMES.find(name)
    except UnknownGame as error:
        raise Refusal("no-such-game", str(error), 404) from error
