"""Who is connected, to this process or to another one on the same database."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rulewright.server.hall.leases import Leases
    from rulewright.server.store.store import Store

CROWD = 200
"""How many people are told of at once: news between processes must be short."""
MEMORY = 86_400.0
"""Seconds for which it is remembered when somebody was last here; nobody is waited for any longer."""


class Presence:
    """People who are connected, to whichever table."""

    def __init__(self, store: Store, leases: Leases) -> None:
        """Begin with nobody."""
        self.store = store
        self.leases = leases
        self.changed: Callable[[str], None] = lambda _: None
        """Called when somebody came or went in another process."""
        self.parted: Callable[[str], None] = lambda _: None
        """Called when the cookies of somebody were ended in another process."""
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[int, set[str]] = {}
        self._began = time.time()
        self._last: OrderedDict[str, float] = OrderedDict()
        """When somebody who is gone was last here, in that order."""
        self._tasks: set[asyncio.Task[None]] = set()

    def __contains__(self, person: object) -> bool:
        """Whether somebody is connected."""
        return person in self._here or self.elsewhere(person)

    def elsewhere(self, person: object) -> bool:
        """Whether somebody is connected to another process that is alive."""
        return any(person in people for process, people in self._elsewhere.items() if process in self.leases.processes)

    def seen(self, people: Iterable[str]) -> None:
        """Note that people were here at this moment."""
        now = time.time()
        for person in people:
            self._last[person] = now
            self._last.move_to_end(person)
        while self._last and next(iter(self._last.values())) < now - MEMORY:
            self._last.popitem(last=False)

    def last_seen(self, person: str) -> float:
        """Return when somebody was last here, as far as is known: not before this process began to look."""
        self.sweep()
        return self._last.get(person, self._began)

    def sweep(self) -> None:
        """Note who was connected to a process that is gone: they were there until now, for all that is known."""
        for process in set(self._elsewhere) - self.leases.processes:
            self.seen(self._elsewhere.pop(process))

    def come(self, person: str) -> None:
        """Note that somebody has connected."""
        self._here[person] += 1
        if self._here[person] == 1:
            self._tell("here", [person], True)

    def go(self, person: str) -> None:
        """Note that a connection of somebody has ended."""
        self._here[person] -= 1
        if not self._here[person]:
            del self._here[person]
            self.seen([person])
            self._tell("here", [person], False)

    def ask(self) -> None:
        """Ask the other processes who is there, and tell them who is here."""
        for people in self._elsewhere.values():
            self.seen(people)
        self._elsewhere.clear()
        self._tell("who")
        self.answer()

    def answer(self) -> None:
        """Tell the other processes who is here."""
        people = list(self._here)
        for start in range(0, len(people), CROWD):
            self._tell("here", people[start : start + CROWD], True)

    def heard(self, process: int, people: Sequence[str], *, come: bool) -> None:
        """Note that somebody came to another process, or went from it."""
        there = self._elsewhere.setdefault(process, set())
        (there.update if come else there.difference_update)(people)
        self.seen(people)
        for person in people:
            self.changed(person)

    def _tell(self, *news: object) -> None:
        if self.store.postgres:
            # If it fails because the database is away: when the line stands again, everybody asks again.
            task = self.store.supervisor.errand("presence", self.store.tell(*news))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Say nothing more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
