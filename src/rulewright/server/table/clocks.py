"""Clocks: none, live ones, or days for each move.

- Time runs for one seat only: the one that is asked, while a person sits on it.  Bots have all the time they are
  given, and it costs the seat nothing.  An answer by standing order is timed like one by hand.
- A **live** clock begins with `amount` seconds for the whole match and gains `increment` seconds with each answer.
- A clock of **days** holds `amount` days.  It is full again whenever the question comes to the seat from another
  seat; within a move, that is as long as the same seat is asked again and again, it runs on.
- When a clock stands at zero its flag falls: a bot plays on until the person comes back.  Whoever comes back finds a
  full clock of days, or on a live clock a tenth of the amount, but at least the increment and at most a minute.
- An undo gives no time back, and takes back the increments of the answers that were taken back.
- While the server is down clocks stand still.  What has run is kept with every entry, every few seconds in between,
  and when the server stops; whatever was not kept when it was killed is a present to whoever was asked.
- Time in which the server's process was itself suspended does not count either (see `awake`).
- Before the match begins and after its end no clock runs.

All of it follows from the journal and, for the open question, from the last reading that was kept.
"""

from __future__ import annotations

from collections.abc import Callable

from rulewright.protocol.messages import ClockWish
from rulewright.server.store.entry import UNDO, JournalEntry, undo_of
from rulewright.server.table.awake import AWAKE

DAY = 86_400.0
GRACE = 60.0
"""Seconds that somebody gets at the most who comes back after the flag fell."""
MOMENT = 1.0
"""Seconds that an undo leaves in any case."""


class Clocks:
    """What every seat has left."""

    def __init__(self, wish: ClockWish, seats: int, now: Callable[[], float] = AWAKE) -> None:
        """Set all clocks to the beginning."""
        self.wish = wish
        self.full: float | None = None if wish.kind == "none" else wish.amount * (DAY if wish.kind == "days" else 1)
        self.left: list[float | None] = [self.full] * seats
        self.running: int | None = None
        self._now = now
        self._since = now()
        self._mover: int | None = None
        """The seat whose move it is, for clocks of days."""
        self._earned: list[tuple[int, int]] = []
        """Answers that stand and have earned an increment: their numbers and seats."""

    def follow(self, entry: JournalEntry) -> None:
        """Set the clocks as an entry of the journal has them; none runs until one is put."""
        self.running = None
        target, seat = undo_of(entry) if entry.kind == UNDO else (None, entry.seat)
        if seat is not None:
            self._mover = seat
            if entry.left is not None:
                self.left[seat] = entry.left
        if target is not None:
            self._take_back(target)
        elif seat is not None and entry.left is not None and self.wish.increment:
            self._earned.append((entry.number, seat))

    def _take_back(self, target: int) -> None:
        while self._earned and self._earned[-1][0] >= target:
            self._reduce(self._earned.pop()[1])

    def _reduce(self, seat: int) -> None:
        left = self.left[seat]
        if left is not None:
            self.left[seat] = max(min(left, MOMENT), left - self.wish.increment)

    def put(self, seat: int | None) -> None:
        """Let the clock of a seat run from now on, or none."""
        if self.full is None or (seat is not None and seat == self.running):
            return
        if self.running is not None:
            self.left[self.running] = self.now(self.running)
        self.running = seat
        self._since = self._now()
        if seat is None:
            return
        if self.wish.kind == "days":
            if seat != self._mover or not self.left[seat]:
                self.left[seat] = self.full
            self._mover = seat
        elif not self.left[seat]:
            self.left[seat] = max(self.wish.increment, min(GRACE, self.full / 10))

    def set(self, seat: int, left: float) -> None:
        """Set the clock of the seat that is asked to what was kept of it."""
        self.left[seat] = left
        self._mover = seat

    def now(self, seat: int) -> float | None:
        """Return what a seat has left at this moment."""
        left = self.left[seat]
        if left is None or seat != self.running:
            return left
        return max(0.0, left - (self._now() - self._since))

    def after(self, seat: int) -> float | None:
        """Return what a seat has left after answering now; None if this answer is not timed."""
        left = self.now(seat)
        if left is None or seat != self.running:
            return None
        return left + (self.wish.increment if self.wish.kind == "live" else 0)

    def reading(self) -> float | None:
        """Return what is left on the clock that runs."""
        return None if self.running is None else self.now(self.running)

    def all(self) -> list[float | None]:
        """Return what every seat has left."""
        return [self.now(seat) for seat in range(len(self.left))]
