"""The time in which this process was awake: what passed while it was stopped, or hung, is nobody's thinking time.

Somebody looks at the clock several times a second.  If nobody could for seconds, the whole process was suspended: it
took no answers meanwhile, so the clocks of those who were asked stood still.
"""

from __future__ import annotations

import time
from collections.abc import Callable

PACE = 0.5
"""Seconds between two looks."""
ASLEEP = 2.0
"""Seconds without a look after which the process was suspended."""


class Awake:
    """A clock that stands while the process is suspended."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Begin now; before the first beat nobody looks regularly, and all time counts."""
        self._now = now
        self._last: float | None = None
        self._lost = 0.0

    def __call__(self) -> float:
        """Return the seconds that have passed, as far as the process was awake."""
        now = self._now()
        if self._last is not None:
            gap = now - self._last
            if gap > ASLEEP:
                self._lost += gap - PACE
            self._last = now
        return now - self._lost

    async def beat(self) -> None:
        """Look at the clock."""
        if self._last is None:
            self._last = self._now()
        self()

    def rest(self) -> None:
        """Look no longer."""
        self._last = None


AWAKE = Awake()
"""The clock of this process."""
