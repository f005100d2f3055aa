"""What people say at tables."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rulewright.protocol.messages import Spoken

if TYPE_CHECKING:
    from rulewright.server.store.store import Store
    from rulewright.server.table.table import Table


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
        line = await self.store.add_chat(table.id, person, name, words, at)
        spoken = Spoken(match=table.id, line=line, name=name, text=words, at=at)
        table.audience.tell_spoken(spoken)

    async def lines(self, table: Table) -> list[Spoken]:
        """Return what was said at a table."""
        rows = await self.store.chat(table.id)
        return [Spoken(match=table.id, line=row.number, name=row.name, text=row.text, at=row.at) for row in rows]
