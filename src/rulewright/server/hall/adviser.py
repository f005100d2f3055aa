"""Advice for people: thought about where bots think, one question of a seat at a time.

Whoever thinks gets all that the seat may know, and nothing else.  Nobody waits for it: whoever asked may answer
meanwhile, and then hears nothing more of it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from rulewright.server.refusal import Refusal
from rulewright.server.table.bots import Wonder

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulewright.server.supervisor import Supervisor
    from rulewright.server.table.bots import Bots, Thought
    from rulewright.server.table.table import Table


class Adviser:
    """Has the bots think for people who would like to know what they would do."""

    def __init__(self, bots: Bots, supervisor: Supervisor) -> None:
        """Ask these bots."""
        self.bots = bots
        self.supervisor = supervisor
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}

    def wonder(self, table: Table, seat: int, tell: Callable[[int, list[Thought] | None], None]) -> None:
        """Have the open question of a seat thought about; `tell` hears what came of it, with the question's number."""
        if not table.counsel.welcome:
            raise Refusal("no-advice", "advice is given only if everybody at the table agrees")
        key = (table.id, seat)
        if key in self._thinking:
            raise Refusal("thinking", "an earlier question is still being thought about")
        wonder = Wonder(table.id, table.game.name, table.counsel.packed(seat))
        task = self.supervisor.errand(f"advise {table.id}", self._think(table, table.next, wonder, tell))
        self._thinking[key] = task
        task.add_done_callback(lambda _: self._thinking.pop(key, None))

    async def _think(
        self, table: Table, number: int, wonder: Wonder, tell: Callable[[int, list[Thought] | None], None]
    ) -> None:
        thoughts = await self.bots.advise(wonder, table.row.owner or table.id)
        if table.next == number and table.counsel.welcome:
            tell(number, thoughts)

    async def close(self) -> None:
        """Think no more."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
