"""Whatever runs in the background runs under a supervisor: nothing of it ends unseen.

What must go on for ever is begun again when it ends, whatever it ended of; that is logged and counted, and until it
works again the server is not well.  What is done once is noted when it fails.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from rulewright.server.failures import log_failure

LOG = logging.getLogger("rulewright.supervisor")
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 4.0
"""Seconds before something that fell is begun again: each time twice as long, until it works."""
SLACK = 15.0
"""Seconds beyond its pace after which something that gives no sign of life counts as hanging."""


class Kept:
    """Something that must go on for ever."""

    def __init__(self, name: str, work: Callable[[], Awaitable[object]], late: float, now: float) -> None:
        """Begin well."""
        self.name = name
        self.work = work
        self.late = late
        """Seconds without a sign of life after which it hangs."""
        self.seen = now
        self.down = False
        self.falls = 0
        self.pause = FIRST_PAUSE
        self.task: asyncio.Task[None] | None = None


class Supervisor:
    """Keeps what runs in the background running."""

    def __init__(
        self,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin with nothing to look after."""
        self.fell: Callable[[str], None] = lambda _: None
        """Called with the name of whatever has ended that should not."""
        self.kept: dict[str, Kept] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self._sleep = sleep
        self._now = now

    def keep(self, name: str, work: Callable[[], Awaitable[object]], late: float = SLACK) -> None:
        """Have something go on for ever; it is to `beat` at least every `late` seconds."""
        kept = self.kept[name] = Kept(name, work, late, self._now())
        kept.task = asyncio.create_task(self._keep(kept), name=f"keep {name}")

    def every(self, name: str, pace: float, work: Callable[[], Awaitable[object]]) -> None:
        """Have something done again and again, with so many seconds in between."""

        async def rounds() -> None:
            while True:
                await self._sleep(pace)
                await work()
                self.beat(name)

        self.keep(name, rounds, pace + SLACK)

    def errand(self, name: str, work: Coroutine[Any, Any, object]) -> asyncio.Task[None]:
        """Have something done once, by whoever has no time to wait for it."""
        task = asyncio.create_task(self._run(name, work), name=name)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
        return task

    def beat(self, name: str) -> None:
        """Hear that something works."""
        kept = self.kept.get(name)
        if kept is not None:
            kept.seen, kept.down, kept.pause = self._now(), False, FIRST_PAUSE

    def ailing(self) -> list[str]:
        """Return what has fallen and does not work again yet, and what hangs."""
        now = self._now()
        return [kept.name for kept in self.kept.values() if kept.down or now - kept.seen > kept.late]

    async def drop(self, name: str) -> None:
        """Look after something no longer."""
        kept = self.kept.pop(name, None)
        if kept is not None and kept.task is not None:
            kept.task.cancel()
            await asyncio.gather(kept.task, return_exceptions=True)

    async def close(self) -> None:
        """Let everything end."""
        for name in list(self.kept):
            await self.drop(name)
        errands = list(self._errands)
        for task in errands:
            task.cancel()
        await asyncio.gather(*errands, return_exceptions=True)

    async def _keep(self, kept: Kept) -> None:
        while True:
            # In a task of its own: a library that cancels whoever waits for it must not end the supervisor.
            work = asyncio.ensure_future(kept.work())
            try:
                await asyncio.wait((work,))
            finally:
                if not work.done():
                    work.cancel()
                    await asyncio.gather(work, return_exceptions=True)
            self._note(kept, work)
            pause, kept.pause = kept.pause, min(2 * kept.pause, LONGEST_PAUSE)
            await self._sleep(pause)

    def _note(self, kept: Kept, work: asyncio.Future[object]) -> None:
        kept.down = True
        kept.falls += 1
        self.fell(kept.name)
        error = None if work.cancelled() else work.exception()
        if error is None:
            LOG.error("%s has ended and is begun again", kept.name)
        else:
            log_failure(LOG, f"{kept.name} fell and is begun again", error)

    async def _run(self, name: str, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001  (whatever failed, it is noted)
            self.fell(name.partition(" ")[0])
            log_failure(LOG, f"{name} failed", error)
        finally:
            work.close()
