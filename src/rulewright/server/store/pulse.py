"""The pulse of the database: whether it answers and takes what is written, looked at again and again.

A database that answers may still take nothing: a full disk, a read-only file, a standby.  So at the start, and from any
trouble until it is over, something is really written; otherwise it is enough that it would be.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, text

from rulewright.server.failures import Away
from rulewright.server.store.schema import SETTINGS

if TYPE_CHECKING:
    from rulewright.server.store.store import Store

PACE = 1.0
"""Seconds between two looks."""
PATIENCE = 2.0
"""Seconds after which a database that says nothing is away."""


class Pulse:
    """Feels the pulse of a store's database."""

    def __init__(self, store: Store) -> None:
        """Begin without having felt anything."""
        self.store = store
        self.proven = False
        """Whether something was written since there was any trouble."""
        self.patience = PATIENCE
        self._looking: asyncio.Task[None] | None = None

    @property
    def well(self) -> bool:
        """Whether all was well when it was last felt, and since."""
        return self.proven and not self.store.outage

    async def feel(self) -> None:
        """Look whether the database does what it must."""
        try:
            async with asyncio.timeout(self.patience):
                await (self._look() if self.store.postgres else self._look_to_the_end())
        except Exception as error:
            self.proven = False
            if not self.store.outage.note(error):
                raise
        else:
            self.store.outage.answered()

    async def close(self) -> None:
        """Look no more, when what was begun is done."""
        if self._looking is not None:
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look_to_the_end(self) -> None:
        """Look without leaving it in the middle, which would leave a lock behind in SQLite; see `whole`."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look(), name="look")
            self._looking.add_done_callback(_seen)
        await asyncio.shield(self._looking)

    async def _look(self) -> None:
        write = not self.proven or bool(self.store.outage)
        async with self.store.engine.connect() as connection:
            if self.store.postgres:
                mode = await connection.execute(text("SELECT current_setting('transaction_read_only')"))
                if mode.scalar() != "off":
                    raise Away("the database takes nothing")
            else:
                await connection.execute(text("BEGIN IMMEDIATE"))
            if write:
                name = f"pulse {secrets.token_hex(8)}"
                await connection.execute(insert(SETTINGS).values(name=name, value=b""))
                await connection.execute(delete(SETTINGS).where(SETTINGS.c.name == name))
                await connection.commit()
                self.proven = True
            else:
                await connection.rollback()


def _seen(look: asyncio.Task[None]) -> None:
    """Take notice of how a look ended, though whoever began it may have lost patience."""
    if not look.cancelled():
        look.exception()
