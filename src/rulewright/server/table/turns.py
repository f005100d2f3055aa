"""Turns by owner: who waits for what does one thing at a time waits for everybody once, not for one person often."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator


class Turns:
    """Those who wait, by owner; of each owner one has a turn before any of them has a second."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._busy = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """Have a turn for as long as the block lasts."""
        if self._busy:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(owner, deque()).append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._pass_on()  # it was just given
                raise
        self._busy = True
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """Give the turn to the owner who has waited longest since their last one."""
        while self._waiting:
            owner, queue = self._waiting.popitem(last=False)
            first = queue.popleft()
            if queue:
                self._waiting[owner] = queue  # behind everybody else
            if not first.done():
                first.set_result(None)
                return
        self._busy = False
