"""The hall: everything that lies between tables, put together."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from rulewright.server.failures import Away
from rulewright.server.hall.adviser import Adviser
from rulewright.server.hall.attendant import REACTION, Attendant
from rulewright.server.hall.chat import Chat
from rulewright.server.hall.leases import Leases
from rulewright.server.hall.listing import Listing
from rulewright.server.hall.matchmaker import Matchmaker
from rulewright.server.hall.open_tables import OpenTables
from rulewright.server.hall.presence import Presence
from rulewright.server.hall.seating import Seating
from rulewright.server.hall.timekeeper import Timekeeper
from rulewright.server.settings import Limits
from rulewright.server.table.present import sits
from rulewright.server.table.slices import Slices
from rulewright.server.table.snapshots import Snapshots

if TYPE_CHECKING:
    from rulewright.server.store.store import Store
    from rulewright.server.table.bots import Bots
    from rulewright.server.table.table import Table


class Hall:
    """Who is here, which tables are open, and whoever sees to them."""

    def __init__(self, store: Store, bots: Bots, reaction: float = REACTION, limits: Limits | None = None) -> None:
        """Begin with an empty hall, with limits for strangers."""
        self.store = store
        self.limits = limits or Limits()
        self.slices = Slices()
        """Where long work is done bit by bit."""
        self.snapshots = Snapshots(store)
        self.leases = Leases(store.process, alone=not store.postgres)
        self.present = Presence(store, self.leases)
        self.tables = OpenTables(store, self.leases, self.present, self.snapshots, self.slices)
        self.tables.most = self.limits.tables_kept
        self.tables.linger = self.limits.bots_linger
        self.attendant = Attendant(self.tables, self.leases, self.present, bots, reaction)
        self.adviser = Adviser(bots, store.supervisor)
        self.seating = Seating(store, self.tables, self.present, self.attendant.attend)
        self.matchmaker = Matchmaker(store, self.tables, self.slices, self.limits)
        self.listing = Listing(store, self.tables)
        self.chat = Chat(store)
        self.timekeeper = Timekeeper(store, self.tables, self.leases)
        self.tables.attend = self.attendant.attend
        self.tables.attended = self.attendant.sees_to
        self.attendant.time_is_up = self.seating.stand_in
        self.leases.changed = self.leases_changed
        store.lease = self.leases.lock_of
        store.lease_lost = self.leases.forget
        self.present.changed = self.tables.person_changed

    def leases_changed(self) -> None:
        """Let go of what another process drives now, and take over what this one does."""
        self.attendant.leases_changed()
        if self.leases.gained:
            self.store.supervisor.errand("take over", self.tables.take_over(self.leases.gained))
        self.tables.resume()

    async def watched(self, table: Table) -> None:
        """Somebody follows a table here: whoever drives it has bots play that rest when nobody looks."""
        self.attendant.wake(table)
        if not self.leases.holds(table.id) and not any(map(sits, table.seats)):
            await self.store.tell("watched", table.id)

    async def tell_watched(self) -> None:
        """Tell the other processes again which of their tables are followed here."""
        with contextlib.suppress(Away):  # the next round tells it again
            for table in list(self.tables.values()):
                if table.audience.followers:
                    await self.watched(table)

    async def close(self) -> None:
        """Let everybody go; what was begun is finished, and the clocks are kept."""
        await self.attendant.stop()
        await self.adviser.close()
        await self.tables.close()
        with contextlib.suppress(Away):  # then what was kept last holds, and the next server makes up for the rest
            await self.timekeeper.keep_readings()
            await self.snapshots.flush()
        await self.present.close()
        await self.attendant.close()
