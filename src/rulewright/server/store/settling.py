"""A commit whose reply was lost may have been carried out or not: the database is asked again until it says.

Whoever writes to a match holds the lock of its row from the first statement on.  So whoever asks for that lock
afterwards hears when the matter is decided, one way or the other.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from rulewright.server.failures import Away
from rulewright.server.store.schema import ENTRIES, MATCHES, SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Row, Select

    from rulewright.server.store.entry import JournalEntry
    from rulewright.server.store.store import Store

LIMIT = 20.0
"""Seconds after which nobody waits any longer to hear what became of a commit."""
AGAIN = 0.2
"""Seconds between two questions."""


class Unsure(Away):
    """Nobody can say whether something was written: neither that it was nor that it was not may be told."""


async def entry_written(store: Store, entry: JournalEntry) -> bool:
    """Whether an entry whose commit failed is in the journal all the same."""
    query = select(ENTRIES).where(ENTRIES.c.match == entry.match, ENTRIES.c.number == entry.number)
    row = await decided(store, entry.match, query)
    return row is not None and (row.seat, row.text, row.source, row.at) == (
        entry.seat,
        entry.text,
        entry.source,
        entry.at,
    )


async def seat_written(store: Store, match: str, number: int, values: Mapping[str, object]) -> bool:
    """Whether a seat whose change failed is changed all the same."""
    query = select(SEATS).where(SEATS.c.match == match, SEATS.c.number == number)
    row = await decided(store, match, query)
    return row is not None and all(getattr(row, key) == value for key, value in values.items())


async def decided(store: Store, match: str, query: Select[Any]) -> Row[Any] | None:
    """Return what a query finds when nothing that was begun before is open any more."""
    deadline = time.monotonic() + store.certainty
    while True:
        try:
            async with store.begin() as connection:
                if store.postgres:
                    await connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == match).with_for_update())
                row: Row[Any] | None = (await connection.execute(query)).first()
                return row
        except Away as error:
            if time.monotonic() > deadline:
                raise Unsure("nobody can say whether it was written") from error
            await asyncio.sleep(AGAIN)
