"""Limits: how much a client may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict

CLIENTS = 20_000
"""How many clients are remembered."""


class Rate:
    """A bucket for each client: it fills at a rate, and every request takes one drop."""

    def __init__(self, rate: float, burst: float) -> None:
        """Allow `rate` requests a second, and `burst` at once."""
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, client: str) -> bool:
        """Take a drop from a client's bucket; False when it is empty."""
        now = time.monotonic()
        level, then = self._buckets.pop(client, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        allowed = level >= 1
        self._buckets[client] = (level - 1 if allowed else level, now)
        if len(self._buckets) > CLIENTS:
            self._buckets.popitem(last=False)
        return allowed
