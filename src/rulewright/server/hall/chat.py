"""What people say at tables."""

from __future__ import annotations

import time
from hashlib import sha256
from typing import TYPE_CHECKING

from rulewright.protocol.messages import Spoken

if TYPE_CHECKING:
    from rulewright.server.store.store import Store
    from rulewright.server.table.table import Table

SPEAKER = 8
"""Letters by which those who speak at a table are told apart."""


class Chat:
    """Carries words from one to all, and remembers them."""

    def __init__(self, store: Store) -> None:
        """Keep in a store what is said."""
        self.store = store

    async def say(self, table: Table, person: str, name: str, words: str) -> None:
        """Let everybody at a table hear something."""
        await table.alone(self._say(table, person, name, words))

    async def _say(self, table: Table, person: str, name: str, words: str) -> None:
        at = time.time()
        seat = next(iter(table.seats_of(person)), None)
        line = await self.store.add_chat(table.id, person, name, words, at, seat)
        who = speaker(table.id, person)
        table.audience.tell_spoken(Spoken(match=table.id, line=line, name=name, seat=seat, who=who, text=words, at=at))

    async def lines(self, table: Table) -> list[Spoken]:
        """Return what was said at a table."""
        rows = await self.store.chat(table.id)
        return [
            Spoken(
                match=table.id,
                line=row.number,
                name=row.name,
                seat=row.seat,
                who=speaker(table.id, row.person),
                text=row.text,
                at=row.at,
            )
            for row in rows
        ]


def speaker(match: str, person: str | None) -> str:
    """Return what tells one who speaks at a table from another of the same name, and leads to no other table."""
    return "" if person is None else sha256(f"speaks at {match}: {person}".encode()).hexdigest()[:SPEAKER]
