"""Clocks: none, live ones, or days for each move."""

from __future__ import annotations

import time
from collections.abc import Sequence

from rulewright.server.protocol import ClockWish
from rulewright.server.store import Entry

DAY = 86_400.0


class Clocks:
    """What every seat has left.

    Time runs for the seat that is asked, from the moment the question was put or the server came up, whichever
    is later: while a server is down clocks stand still.
    """

    def __init__(self, wish: ClockWish, seats: int, entries: Sequence[Entry] = ()) -> None:
        """Set all clocks as they were after the last entries."""
        self.wish = wish
        self.left: list[float | None] = [self._full()] * seats
        if wish.kind == "live":
            for entry in entries:
                if entry.seat is not None and entry.left is not None:
                    self.left[entry.seat] = entry.left
        self.running: int | None = None
        self._since = time.monotonic()

    def _full(self) -> float | None:
        if self.wish.kind == "none":
            return None
        return self.wish.amount * (DAY if self.wish.kind == "days" else 1)

    def put(self, seat: int | None) -> None:
        """Let the clock of a seat run (or none); a move by days begins with a full clock."""
        self.running = seat
        self._since = time.monotonic()
        if seat is not None and self.wish.kind == "days":
            self.left[seat] = self._full()

    def now(self, seat: int) -> float | None:
        """Return what a seat has left at this moment."""
        left = self.left[seat]
        if left is None or seat != self.running:
            return left
        return max(0.0, left - (time.monotonic() - self._since))

    def stop(self, seat: int) -> float | None:
        """Stop the clock of the seat that answered, and return what is left."""
        left = self.now(seat)
        if left is not None and self.wish.kind == "live":
            left += self.wish.increment
        self.left[seat] = left
        return left

    def all(self) -> list[float | None]:
        """Return what every seat has left."""
        return [self.now(seat) for seat in range(len(self.left))]
