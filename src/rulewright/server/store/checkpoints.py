"""SQLite's write-ahead log is carried over into the database beside the commits, never in the middle of one.

By itself SQLite does it in whichever commit makes the log too long; that commit, and everybody who waits for it, then
waits until the database file has reached the disk as well: up to a quarter of a second under load.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from rulewright.server.supervisor import Supervisor

LOG = logging.getLogger("rulewright.checkpoints")
PACE = 1.0
"""Seconds between two looks at the log."""
LONG = 4 * 2**20
"""Bytes of a log that is worth carrying over: what SQLite itself thinks."""
TOO_LONG = 64 * 2**20
"""Bytes at which the log is begun anew, even if commits have to wait for a moment; without load that goes by itself."""
BOUND = 128 * 2**20
"""Bytes that the log never exceeds: nothing is committed until it was carried over.

On a full disk the log grows and the database cannot.  Whatever room is made then must go to carrying the
log over, or the log would take that as well, for ever."""


class LogTooLong(OSError):
    """The log has reached its bound, and cannot be carried over."""


class Checkpoints:
    """Looks after the log of one database."""

    def __init__(self, engine: Engine) -> None:
        """Work through an engine of its own, in a thread of its own."""
        self._engine = engine
        self._log = Path(f"{engine.url.database}-wal")
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="checkpoints")
        self.failing = False
        """Whether the log could not be carried over when that was last tried."""

    def begin(self, supervisor: Supervisor) -> None:
        """Look after it from now on."""
        supervisor.every("checkpoints", PACE, self.keep)

    async def close(self) -> None:
        """Let go; whoever closes the database last carries over what is left."""
        self._thread.shutdown()
        self._engine.dispose()

    async def keep(self) -> None:
        """Carry the log over if need be; that it cannot be is told of once."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self.look)
        except (OSError, SQLAlchemyError) as error:
            if not self.failing:
                LOG.warning("the log of the database cannot be carried over: %s", type(error).__name__)
            self.failing = True
        else:
            if self.failing:
                LOG.warning("the log of the database is carried over again")
            self.failing = False

    @property
    def length(self) -> int:
        """How many bytes the log has."""
        try:
            return self._log.stat().st_size
        except FileNotFoundError:
            return 0

    def make_room(self) -> None:
        """Carry the log over before anything is committed that would make it longer than it may be."""
        if self.length < BOUND:
            return
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        if self.length >= BOUND:
            raise LogTooLong("the log of the database cannot be carried over")

    def look(self) -> None:
        """Carry the log over if it has grown long, and begin it anew if it has grown too long."""
        size = self.length
        if size < LONG:
            return
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))
            if size >= TOO_LONG:
                # Little is left to carry over now, so nobody waits for long.
                connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
