"""The clocks of all tables are read now and then, so that time which has run is not lost with the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.server.store.readings import keep_readings

if TYPE_CHECKING:
    from rulewright.server.hall.leases import Leases
    from rulewright.server.hall.open_tables import OpenTables
    from rulewright.server.store.store import Store

PACE = 5.0
"""Seconds between two readings of the running clocks: what a player may gain when the server is killed."""


class Timekeeper:
    """Keeps what the clocks of those tables show that this process drives."""

    def __init__(self, store: Store, tables: OpenTables, leases: Leases) -> None:
        """Read the clocks of tables."""
        self.store = store
        self.tables = tables
        self.leases = leases

    async def keep_readings(self) -> None:
        """Keep what the clocks show now."""
        shown = (
            (table.id, table.next, table.clocks.reading())
            for table in self.tables.values()
            if self.leases.holds(table.id)
        )
        await keep_readings(self.store, [(match, number, left) for match, number, left in shown if left is not None])
