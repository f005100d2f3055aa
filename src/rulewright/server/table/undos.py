"""Taking answers back: freely as long as nobody learned anything by them, further if everybody who owns a seat agrees.

Whoever goes further back has seen cards and dice that come again: the match says so from then on.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rulewright.server.refusal import Refusal
from rulewright.server.store.entry import UNDO, JournalEntry, undo_text
from rulewright.server.store.writer import Conflict
from rulewright.server.table.present import agreed_by, sits
from rulewright.server.table.seats import PERSON
from rulewright.server.table.status import PLAYING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.server.table.table import Table


class Undos:
    """The undos of a table: those that are done, and those that people are asked about."""

    def __init__(self, table: Table) -> None:
        """Begin with nothing asked for."""
        self.table = table
        self.wishes: dict[int, list[int]] = {}
        """Undos that were asked for: the question, and the seats that agree, first the one that asked."""

    async def undo(self, seats: Sequence[int], target: int) -> bool:
        """Go back to an earlier question if that is free; otherwise ask everybody.  True if it was done."""
        return await self.table.alone(self._undo(seats, target))

    async def consent(self, seats: Sequence[int], target: int) -> bool:
        """Agree to an undo that somebody asked for.  True if it was done."""
        return await self.table.alone(self._consent(seats, target))

    async def refuse(self, seats: Sequence[int], target: int) -> None:
        """Say no to an undo that somebody asked for: the matter is ended."""
        await self.table.alone(self._refuse(seats, target))

    async def hear_wish(self, number: int, target: int, agreed: Sequence[int]) -> None:
        """Note an undo that was asked for, or agreed to, in another process."""
        await self.table.alone(self._hear_wish(number, target, agreed))

    async def hear_refusal(self, number: int, target: int, by: int) -> None:
        """Note that somebody in another process does not agree to an undo."""
        await self.table.alone(self._hear_refusal(number, target, by))

    def forget(self) -> None:
        """Forget what was asked for: the match has gone on."""
        self.wishes.clear()

    async def _consent(self, seats: Sequence[int], target: int) -> bool:
        self.table.playing()
        self._asked_for(target)
        return await self._undo(seats, target)

    async def _undo(self, seats: Sequence[int], target: int) -> bool:
        journal = self.table.playing()
        if journal.answered(target) is None:
            raise Refusal("no-such-question", f"there is no answer {target} to take back")
        mine = self._hands(seats)
        if journal.may_undo(mine, target):
            await self._go_back(mine[0], target)
            return True
        agreed = self.wishes.setdefault(target, [])
        agreed += [seat for seat in mine if seat not in agreed]
        await self.table.store.tell("wish", self.table.id, journal.next, target, agreed)
        return await self._weigh(target)

    async def _refuse(self, seats: Sequence[int], target: int) -> None:
        mine = self._hands(seats)
        self._asked_for(target)
        await self.table.store.tell("no", self.table.id, self.table.next, target, mine[0])
        self._drop(target, mine[0])

    async def _hear_wish(self, number: int, target: int, agreed: Sequence[int]) -> None:
        table, journal = self.table, self.table.journal
        if journal is None or table.status != PLAYING or number != table.next or journal.answered(target) is None:
            return
        known = self.wishes.setdefault(target, [])
        known += [seat for seat in agreed if seat not in known]
        await self._weigh(target)

    async def _hear_refusal(self, number: int, target: int, by: int) -> None:
        if number == self.table.next:
            self._drop(target, by)

    async def _weigh(self, target: int) -> bool:
        """Go back if everybody agrees who owns a seat; otherwise tell how things stand."""
        agreed = self.wishes[target]
        if agreed_by(self.table.seats, agreed):
            await self.table.note_foreseen()
            await self._go_back(agreed[0], target)
            return True
        for follower in list(self.table.audience.followers):
            follower.undo_asked(self.table, target, agreed)
        return False

    async def _go_back(self, seat: int, target: int) -> None:
        """Take back everything from a question on: one more entry of the journal."""
        table, clocks = self.table, self.table.clocks
        number, text = table.next, undo_text(target, clocks.running)
        entry = JournalEntry(table.id, number, UNDO, seat, text, PERSON, time.time(), clocks.reading())
        try:
            await table.append(entry)
        except Conflict:
            raise Refusal("late", f"question {number} has been answered meanwhile") from None

    def _drop(self, target: int, by: int) -> None:
        """Forget an undo that somebody asked for, and tell who refused."""
        if self.wishes.pop(target, None) is not None:
            for follower in list(self.table.audience.followers):
                follower.undo_refused(self.table, target, by)

    def _asked_for(self, target: int) -> None:
        if target not in self.wishes:
            raise Refusal("no-such-undo", f"nobody asks to go back to question {target}")

    def _hands(self, seats: Sequence[int]) -> list[int]:
        """Return those of some seats on which the person sits themselves."""
        mine = [seat for seat in seats if sits(self.table.seats[seat])]
        if not mine:
            raise Refusal("away", "a bot plays on your seat; take it back first")
        return mine
