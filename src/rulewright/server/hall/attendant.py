"""Whoever does not answer by hand: bots, standing orders, and clocks that run out.

A question that is put to a seat out of its turn depends on a hidden hand, and so may the time that is taken over it.
Whoever answers such a question without a hand of flesh does it after the same pause, whatever there was to choose.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from typing import TYPE_CHECKING

from rulewright.server.failures import away, log_failure
from rulewright.server.refusal import Refusal
from rulewright.server.table.account import ORDER
from rulewright.server.table.bots import Job
from rulewright.server.table.seats import BOT

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from rulewright.kernel.question import Question
    from rulewright.server.hall.leases import Leases
    from rulewright.server.hall.notifier import Notifier
    from rulewright.server.hall.open_tables import OpenTables
    from rulewright.server.hall.presence import Presence
    from rulewright.server.table.bots import Bots
    from rulewright.server.table.seats import Seat
    from rulewright.server.table.table import Table

LOG = logging.getLogger("rulewright.hall")
REACTION = 0.4
"""Seconds that an answer without a hand takes: as long whether or not there was anything to choose."""
AGAIN = 1.0
"""Seconds after which something that failed is tried again; each time twice as long."""
TRIES = 6
"""How often it is tried."""


class Attendant:
    """Sees to the open question of every table that this process drives."""

    def __init__(
        self, tables: OpenTables, leases: Leases, present: Presence, bots: Bots, reaction: float = REACTION
    ) -> None:
        """Answer with these bots, after this pause."""
        self.tables = tables
        self.leases = leases
        self.present = present
        self.bots = bots
        self.reaction = reaction
        self.notifier: Notifier | None = None
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.time_is_up: Callable[[Table, Seat, int], Awaitable[None]] | None = None
        """Called when somebody has not answered a question in time."""
        self.closed = False
        self._attending: dict[str, asyncio.Task[None]] = {}
        self._failed: Counter[str] = Counter()
        """How often a match could not be seen to, one time after the other."""

    async def stop(self) -> None:
        """See to nothing any more."""
        self.closed = True
        tasks = list(self._attending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def close(self) -> None:
        """Send everybody home who has helped."""
        if self.notifier is not None:
            await self.notifier.close()
        await self.bots.close()

    def wake(self, table: Table) -> None:
        """Somebody follows a table: bots that rested play on, and what was given up is tried again."""
        if not self.sees_to(table):
            self.attend(table)

    def leases_changed(self) -> None:
        """Let go of what another process drives now, and take over what this one does."""
        for match in list(self._attending):
            if not self.leases.holds(match):
                self._attending.pop(match).cancel()
        for match, table in list(self.tables.items()):
            if match not in self._attending:
                self.attend(table)

    def sees_to(self, table: Table) -> bool:
        """Whether the open question of a table is being seen to."""
        return table.id in self._attending

    def attend(self, table: Table) -> None:
        """See to the open question of a table: a bot's, one under standing orders, or one on the clock.

        Whoever saw to it before is stopped.  That is safe at any moment: an answer of theirs that is being
        committed is carried out all the same (see `Table.alone`).
        """
        old = self._attending.pop(table.id, None)
        if old is not None and old is not asyncio.current_task():
            old.cancel()
        question = table.asked()
        if self.closed or question is None or not self.leases.holds(table.id) or self.tables.get(table.id) is not table:
            return
        task = asyncio.create_task(self._attend(table, table.next, question), name=f"attend {table.id}")
        self._attending[table.id] = task
        task.add_done_callback(lambda done: self._attended(table, done))

    def _attended(self, table: Table, task: asyncio.Task[None]) -> None:
        if self._attending.get(table.id) is task:
            del self._attending[table.id]
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self._failed.pop(table.id, None)
            return
        if away(error):
            self._again(table, AGAIN)  # no outage stops a table
            return
        self._failed[table.id] += 1
        if self._failed[table.id] < TRIES:
            log_failure(LOG, f"match {table.id} could not be seen to", error)
            self._again(table, AGAIN * 2 ** self._failed[table.id])
        else:
            LOG.error("match %s is not seen to any more until somebody comes: %s", table.id, type(error).__name__)
            del self._failed[table.id]

    def _again(self, table: Table, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self.attend, table)

    async def _attend(self, table: Table, number: int, question: Question) -> None:
        asked = asyncio.get_running_loop().time()
        seat = table.seats[question.seat]
        if seat.kind == BOT:
            await self._attend_bot(table, number, question, asked)
            return
        order = seat.orders.get(question.prompt)
        option = None if order is None else table.game.follow(question, order)
        if option is not None:
            await self.pause(asked)
            await self._answer(table, seat.number, number, option.text, ORDER)
            return
        if self.notifier is not None and seat.person is not None:
            self.notifier.turn(table, seat, self.present)
        left = table.clocks.now(seat.number)
        while left:
            await self.sleep(left)
            left = table.clocks.now(seat.number)
        if left is not None and self.time_is_up is not None:
            await self.time_is_up(table, seat, number)

    async def _attend_bot(self, table: Table, number: int, question: Question, asked: float) -> None:
        seat, journal = table.seats[question.seat], table.journal
        if journal is None or table.deserted or table.resting:
            return  # nothing is played for an empty room
        answers = [kept.text for kept in journal.kept]
        job = Job(
            table.id,
            table.game.name,
            table.options,
            table.seed,
            answers,
            seat.number,
            seat.bot,
            position=table.row.position,
        )
        choice = await self.bots.choose(job, [option.text for option in question.options], table.row.owner or table.id)
        if question.seat != journal.match.position.agenda.seat:
            await self.pause(asked)
        await self._answer(table, seat.number, number, choice, BOT)

    async def pause(self, asked: float) -> None:
        """Wait until the usual time has gone by since a question was asked; if it has, until it has once more."""
        if self.reaction > 0:
            gone = asyncio.get_running_loop().time() - asked
            await self.sleep(max(1, math.ceil(gone / self.reaction)) * self.reaction - gone)

    async def _answer(self, table: Table, seat: int, number: int, choice: str, source: str) -> None:
        try:
            await table.answer(seat, number, choice, source)
        except Refusal:
            self.attend(table)  # somebody was quicker, here or in another process
