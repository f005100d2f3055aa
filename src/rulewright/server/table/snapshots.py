"""Snapshots: how every match stood after its last step, so that it can be read when its rules are gone.

The snapshot of a step is committed together with the entry that ends the step, as long as no more steps end in a second
than a budget allows, and the server keeps up.  Only beyond that, under a load that no real tables make, snapshots fall
behind, so that answers do not; the database knows which, and they are made up for as soon as there is time, the longest
due first.
"""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING

from rulewright.games.catalogue import GAMES
from rulewright.server.store.picture import Picture
from rulewright.server.store.snapshots import behind, put_snapshots
from rulewright.server.table.journal import Ahead, Journal
from rulewright.server.table.pictures import picture
from rulewright.server.table.views import Views

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulewright.kernel.position import Position
    from rulewright.server.store.store import Store
    from rulewright.server.table.slices import Slices
    from rulewright.server.table.table import Table

RATE = 400.0
"""Steps a second whose snapshots are committed together with entries; chosen by measurement, see docs/load.md."""
BACKLOG = 24
"""Entries that wait to be committed when the server is too busy for snapshots, whatever the budget says."""
PACE = 0.25
"""Seconds between two rounds in which late snapshots are made up for."""
ROUND = 10
"""Late snapshots in a round, even when the budget is spent."""
BATCH = 50
"""Late snapshots that are committed together."""


class Budget:
    """So many in a second, and as many at once; whoever wants more runs into debt, and has nothing until it is paid."""

    def __init__(self, rate: float = RATE, now: Callable[[], float] = time.monotonic) -> None:
        """Begin with a full second's worth."""
        self.rate = rate
        self._now = now
        self._left = rate
        self._since = now()

    def left(self) -> int:
        """Return how many may be had now."""
        now = self._now()
        self._left = min(self.rate, self._left + self.rate * (now - self._since))
        self._since = now
        return int(self._left)

    def spend(self, count: int = 1) -> None:
        """Have some, or want some that were not to be had; no debt is larger than what a second brings."""
        self._left = max(-self.rate, self._left - count)


class Snapshots:
    """Takes snapshots with entries, and makes up for those that are late."""

    def __init__(self, store: Store, budget: Budget | None = None) -> None:
        """Begin with nothing due."""
        self.store = store
        self.budget = budget or Budget()
        self._due: dict[str, Table] = {}

    def picture(self, table: Table, ahead: Ahead, views: Views) -> Picture | None:
        """Return the picture to be committed with an entry: one is due if a step ends with it, and there is time."""
        if ahead.match.start is table.pictured or self.store.appending >= BACKLOG or self.budget.left() < 1:
            return None
        try:
            taken = picture(ahead.boundary, views)
        except Exception:  # noqa: BLE001  (told when the entry is told, which fails as well)
            return None
        self.budget.spend()
        return taken

    def note(self, table: Table) -> None:
        """A table has changed: if its snapshot is behind, it is due."""
        if table.behind:
            self.budget.spend()
            self._due.setdefault(table.id, table)

    @property
    def due(self) -> list[str]:
        """The matches whose snapshots are late, the longest due first."""
        return list(self._due)

    async def write(self) -> None:
        """Make up for late snapshots, as many as there is time for."""
        await self.flush(max(ROUND, self.budget.left()))

    async def flush(self, most: int | None = None) -> None:
        """Write what is due, the longest due first."""
        left = len(self._due) if most is None else min(most, len(self._due))
        while left > 0:
            some = [self._due.pop(match) for match in list(self._due)[: min(left, BATCH)]]
            left -= len(some)
            try:
                await self._catch_up([table for table in some if table.behind])
            finally:  # again, if it failed or another process was quicker
                self._due |= {table.id: table for table in some if table.behind and table.id not in self._due}

    async def _catch_up(self, tables: list[Table]) -> None:
        late: list[tuple[Table, Position]] = []
        rows: list[tuple[str, int, Picture | None]] = []
        for table in tables:
            journal = table.journal
            assert journal is not None
            start = journal.match.start
            fresh = None if table.pictured is start else picture(journal.boundary, Views(journal.match))
            rows.append((table.id, journal.next, fresh))
            late.append((table, start))
            self.budget.spend()
            await asyncio.sleep(0)  # others first
        for (table, start), done in zip(late, await put_snapshots(self.store, rows), strict=True):
            if done:
                table.pictured, table.marked = start, False

    async def sweep(self, slices: Slices, holds: Callable[[str], bool]) -> None:
        """Make up for what an earlier process left behind when it was killed, one match after the other."""
        games = [GAMES.find(name) for name in GAMES.names]
        # Only the rules that it was played by can tell how a match stood.
        for match in await behind(self.store, [(game.name, game.rules_version, game.data_version) for game in games]):
            if holds(match) and match not in self._due:
                await self._make_up(match, slices)

    async def _make_up(self, match: str, slices: Slices) -> None:
        row = await self.store.match(match)
        assert row is not None
        try:
            journal = Journal(GAMES.find(row.game), json.loads(row.options), row.seed, row.position)
            await slices.run(journal.follow(await self.store.entries(match)))
        except Exception:  # noqa: BLE001  (told when the match is opened, which freezes it)
            return
        await put_snapshots(self.store, [(match, journal.next, picture(journal.boundary, Views(journal.match)))])
