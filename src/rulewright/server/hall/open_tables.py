"""The tables of this process: opened when somebody asks for them, put away when nobody does."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

from rulewright.games.catalogue import GAMES
from rulewright.kernel.errors import UnknownGame
from rulewright.server.failures import Away, log_failure
from rulewright.server.hall.admission import no_such_match
from rulewright.server.hall.archivist import make_up
from rulewright.server.hall.leases import shard_of
from rulewright.server.refusal import Refusal
from rulewright.server.table.status import OVER
from rulewright.server.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rulewright.kernel.game import Game
    from rulewright.server.hall.leases import Leases
    from rulewright.server.hall.presence import Presence
    from rulewright.server.store.store import Store
    from rulewright.server.table.slices import Slices
    from rulewright.server.table.snapshots import Snapshots

LOG = logging.getLogger("rulewright.hall")
IDLE = 600.0
"""Seconds after which a table that nobody follows is put away."""
FRESH = 1.0
"""Seconds for which a table stays in any case: somebody who asked for it is about to use it."""
SETTLE = 0.5
"""Seconds between two attempts to make up for what an outage has left undone."""
AT_ONCE = 4
"""How many tables are opened at a time: what is read for all of them comes between everything else."""


class OpenTables(Mapping[str, Table]):
    """All live tables of this process, by match."""

    def __init__(self, store: Store, leases: Leases, present: Presence, snapshots: Snapshots, slices: Slices) -> None:
        """Begin with none."""
        self.store = store
        self.leases = leases
        self.present = present
        self.snapshots = snapshots
        self.slices = slices
        self.attend: Callable[[Table], None] = lambda _: None
        """Called when there may be an open question to be seen to at a table."""
        self.attended: Callable[[Table], bool] = lambda _: False
        """Whether the open question of a table is being seen to."""
        self.linger = 0.0
        """Seconds for which bots play on alone when nobody looks."""
        self.most: float = math.inf
        """Tables that are kept although nobody follows them."""
        self._made_room = -math.inf
        self._tables: dict[str, Table] = {}
        self._doubtful: set[str] = set()
        """Matches of whose tables it is not certain that they stand as the store has them."""
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._reading = asyncio.Semaphore(AT_ONCE)
        self._resuming: asyncio.Task[None] | None = None
        self._resume_again = False

    def __getitem__(self, match: str) -> Table:
        """Return the table of a match, if it is open."""
        return self._tables[match]

    def __iter__(self) -> Iterator[str]:
        """List the matches whose tables are open."""
        return iter(self._tables)

    def __len__(self) -> int:
        """Count the tables that are open."""
        return len(self._tables)

    async def close(self) -> None:
        """Open none any more, and let what was begun at those that are be finished."""
        if self._resuming is not None:
            self._resuming.cancel()
        resuming = [self._resuming] if self._resuming is not None else []
        await asyncio.gather(*resuming, *self._opening.values(), return_exceptions=True)
        while work := [task for table in self.values() for task in table.work]:
            await asyncio.gather(*work, return_exceptions=True)

    def person_changed(self, person: str) -> None:
        """Tell those who share a table with somebody that they came to another process, or went from it."""
        for table in self._tables.values():
            if table.audience and any(seat.person == person for seat in table.seats):
                table.audience.tell_seats()

    async def open(self, match: str) -> Table:
        """Return a live table, opening it if need be."""
        table = self._tables.get(match)
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
        seats = await self.store.seats(match)
        table = Table(self.store, game_of(row.game), row, seats, snapshots=self.snapshots, slices=self.slices)
        table.changed = self.table_changed
        table.doubted = self.doubt
        table.audience.elsewhere = self.present.elsewhere
        table.audience.watched_until = time.monotonic() + self.linger
        async with self._reading:
            await table.load()
        self._tables[match] = table
        self.make_room()
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

    def doubt(self, table: Table) -> None:
        """Have a table read again as soon as that can be done: something may have been missed."""
        self._doubtful.add(table.id)

    def doubt_all(self) -> None:
        """Have all tables read again."""
        self._doubtful |= set(self._tables)

    async def settle(self) -> None:
        """Make up for what an outage has left undone: tables to be read again, ends to be noted, matches to resume."""
        for match in list(self._doubtful):
            table = self._tables.get(match)
            if table is not None:
                await self.refresh(table)
            self._doubtful.discard(match)
        if self._resume_again and (self._resuming is None or self._resuming.done()):
            self.resume()

    async def take_over(self, shards: frozenset[int]) -> None:
        """Go on where another process left off: its clocks are believed, which may have stood while it hung."""
        for match, table in list(self._tables.items()):
            if shard_of(match) in shards:
                await table.alone(table.take_over())
                self.attend(table)

    def resume(self) -> None:
        """See to the matches that this process drives, in the background; others are opened when asked for."""
        self._resume_again = True
        if self._resuming is None or self._resuming.done():
            self._resuming = self.store.supervisor.errand("resume", self._resume())

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
                    await make_up(self.store, self.slices, self.leases.holds)
            except Exception as error:  # noqa: BLE001  (tried again when the database is there, see `settle`)
                log_failure(LOG, "matches could not be resumed", error)
                self._resume_again = isinstance(error, Away)
                return

    async def _resume_one(self, match: str) -> None:
        try:
            self.attend(await self.open(match))
        except Away:
            raise
        except Exception as error:  # noqa: BLE001  (the other matches are not to suffer)
            log_failure(LOG, f"match {match} could not be resumed", error)

    def busy(self, table: Table) -> bool:
        """Whether a table must stay: somebody follows it, or something is being done or waited for."""
        waited_for = table.audience or table.work or table.undos.wishes or table.clocks.running is not None
        return bool(waited_for) or self.attended(table)

    def put_away(self, idle: float = IDLE) -> None:
        """Forget tables that nobody has followed or touched for a while; the store remembers them."""
        horizon = time.monotonic() - idle
        for match, table in list(self._tables.items()):
            if table.touched <= horizon and not self.busy(table):
                del self._tables[match]

    def make_room(self) -> None:
        """Put tables away that nobody follows, those first that were touched longest ago, if there are too many."""
        surplus = len(self._tables) - self.most
        if surplus > 0 and time.monotonic() - self._made_room > FRESH:
            self._made_room = time.monotonic()
            for table in sorted(self._tables.values(), key=lambda table: table.touched):
                if surplus > 0 and not self.busy(table) and table.touched < time.monotonic() - FRESH:
                    del self._tables[table.id]
                    surplus -= 1


def game_of(name: str) -> Game:
    """Return a game, or refuse."""
    try:
        return GAMES.find(name)
    except UnknownGame as error:
        raise Refusal("no-such-game", str(error), 404) from error
