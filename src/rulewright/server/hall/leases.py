"""Leases: which of several processes sees to a match.

Bots, standing orders and clocks of a match are driven by one process.  Matches are spread over shards; a process
drives the matches of those shards whose advisory lock it holds.  The locks live and die with one connection to
PostgreSQL, so those of a killed process are free at once, and the others share them out at their next round.

A process that hangs, or whose connection is stuck, keeps its connection.  So PostgreSQL ends a line on which nothing
was asked for a few seconds, and a process believes in its leases for a shorter time than that.  Whatever is written
because of a lease is written only if the lock is still there in the very transaction (see `Store.driving`).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from zlib import crc32

if TYPE_CHECKING:
    Line = Any  # asyncpg's own connection, which has no types

SHARDS = 64
SILENCE = 5.0
"""Seconds without a word after which PostgreSQL ends the line of a process, and its locks are free."""
TERM = 4.0
"""Seconds for which a process believes in its leases after it has seen them."""
SHARD, PROCESS = 0x52750001, 0x52750002
"""The two families of our advisory locks: a shard's driver, and the processes that are alive."""

KNOWS_SILENCE = 14
"""The version from which on PostgreSQL ends lines on which nothing is asked."""

HELD = """
    SELECT classid::int8 AS family, objid::int8 AS number, pid = pg_backend_pid() AS mine FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid IN ($1::int4::oid, $2::int4::oid)
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
TAKE = "SELECT shard, pg_try_advisory_lock($1::int4, shard) AS taken FROM unnest($2::int4[]) AS shard"
RELEASE = "SELECT pg_advisory_unlock($1::int4, shard) FROM unnest($2::int4[]) AS shard"


def shard_of(match: str) -> int:
    """Return the shard of a match: the same in every process."""
    return crc32(match.encode()) % SHARDS


class Leases:
    """The shards that this process drives; without PostgreSQL it is alone and drives all."""

    def __init__(self, process: int, *, alone: bool, now: Callable[[], float] = time.monotonic) -> None:
        """Begin with everything or nothing."""
        self.process = process
        self.alone = alone
        self.backend = 0
        """What PostgreSQL calls the connection that holds the locks."""
        self.gained: frozenset[int] = frozenset()
        """The shards that this process did not drive before the last change."""
        self._now = now
        self._until = math.inf if alone else 0.0
        self.held: frozenset[int] = frozenset(range(SHARDS)) if alone else frozenset()
        self.processes: frozenset[int] = frozenset({process})
        """The processes that are alive."""
        self.changed: Callable[[], None] = lambda: None
        """Called when other shards are held than before."""

    def holds(self, match: str) -> bool:
        """Whether this process drives a match."""
        return shard_of(match) in self.held and self._now() < self._until

    def lock_of(self, match: str) -> tuple[int, int, int] | None:
        """Return the lock by which this process drives a match: family, number, and holder; none if it is alone."""
        return None if self.alone else (SHARD, shard_of(match), self.backend)

    def forget(self) -> None:
        """The connection is lost, and the locks with it."""
        self.backend = 0
        self._until = 0.0
        self._hold(frozenset())

    async def join(self, line: Line) -> None:
        """Show the other processes that this one is alive, for as long as it is."""
        if line.get_server_version()[0] >= KNOWS_SILENCE:
            await line.execute(f"SET idle_session_timeout = '{SILENCE}s'")
        await line.execute("SELECT pg_advisory_lock($1::int4, $2::int4)", PROCESS, self.process)

    async def share(self, line: Line) -> None:
        """One round: give up what is more than a fair share, take what is free up to it."""
        seen = self._now()
        rows = await line.fetch(HELD, SHARD, PROCESS)
        self._until = seen + TERM
        self.backend = line.get_server_pid()
        self.processes = frozenset(row["number"] for row in rows if row["family"] == PROCESS) | {self.process}
        mine = frozenset(row["number"] for row in rows if row["family"] == SHARD and row["mine"])
        free = set(range(SHARDS)) - {row["number"] for row in rows if row["family"] == SHARD}
        fair = -(-SHARDS // len(self.processes))
        if len(mine) > fair:
            surplus = sorted(mine)[fair:]
            self._hold(mine.difference(surplus))  # first stop, then let go
            await line.execute(RELEASE, SHARD, surplus)
        elif free and len(mine) < fair:
            tried = await line.fetch(TAKE, SHARD, sorted(free)[: fair - len(mine)])
            self._hold(mine.union(row["shard"] for row in tried if row["taken"]))
        else:
            self._hold(mine)

    def _hold(self, shards: frozenset[int]) -> None:
        if shards != self.held:
            self.gained = shards - self.held
            self.held = shards
            self.changed()
