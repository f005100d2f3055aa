"""Long work in short slices, so that the event loop is never held up.

Whatever takes long is written as a generator that pauses often.  Of all such work one slice is done at a time, and
after each slice everything else that waits for the loop comes first.
"""

from __future__ import annotations

import asyncio
import contextlib
from time import perf_counter
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Generator

T = TypeVar("T")
SLICE = 0.002
"""Seconds of work at a time."""


class Slices:
    """Whoever has long work to do takes turns here."""

    def __init__(self, length: float = SLICE, among: Slices | None = None) -> None:
        """Do so many seconds of work at a time; all of it together has one turn `among` other work."""
        self.length = length
        self._turn = asyncio.Lock()
        self._among = among

    async def run(self, work: Generator[None, None, T]) -> T:
        """Do some work to its end and return its result."""
        while True:
            async with self._turn, contextlib.nullcontext() if self._among is None else self._among._turn:  # noqa: SLF001  (of its own kind)
                done = self._slice(work)
                # The turn is kept until everybody else was there: two slices must not follow each other.
                await asyncio.sleep(0)
            if done is not None:
                return done.value  # type: ignore[no-any-return]  # what a generator returns

    def _slice(self, work: Generator[None, None, T]) -> StopIteration | None:
        """Do one slice of some work; return its end, if this was it."""
        until = perf_counter() + self.length
        try:
            next(work)
            while perf_counter() < until:
                next(work)
        except StopIteration as done:
            return done
        return None
