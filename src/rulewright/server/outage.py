"""An outage of the database: one line in the log when it begins, and one when it ends, with what it cost.

While it lasts every request, bot and clock fails again and again.  None of that is news, so it is only counted.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable

from rulewright.server.failures import away

LOG = logging.getLogger("rulewright.database")
CALM = 2.0
"""Seconds without an error after which an outage is over: what comes and goes is one outage, not many."""


class Outage:
    """Whether the database is there, for all that is known."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Begin in peace."""
        self.began: float | None = None
        self.errors: Counter[str] = Counter()
        """What has failed in the present outage, by kind."""
        self.noted: Callable[[], None] = lambda: None
        """Called with every error."""
        self.ended: Callable[[], None] = lambda: None
        """Called when an outage is over."""
        self._now = now
        self._last = 0.0

    def __bool__(self) -> bool:
        """Whether one is going on."""
        return self.began is not None

    @property
    def seconds(self) -> float:
        """For how long it has been going on."""
        return 0.0 if self.began is None else self._now() - self.began

    def note(self, error: BaseException) -> bool:
        """Count an error; False if it is none of the database."""
        if not away(error):
            return False
        kind = type(getattr(error, "orig", None) or error).__name__
        self._last = self._now()
        if self.began is None:
            self.began = self._last
            LOG.warning("the database is away: %s", kind)
        self.errors[kind] += 1
        self.noted()
        return True

    def answered(self) -> None:
        """The database has done what it was asked for: if nothing fails any more, the outage is over."""
        if self.began is None or self._now() - self._last < CALM:
            return
        seconds, errors = self._now() - self.began, self.errors
        self.began, self.errors = None, Counter()
        kinds = ", ".join(f"{kind} {count}" for kind, count in errors.most_common())
        LOG.warning("the database is back after %.1f seconds; meanwhile failed: %s", seconds, kinds)
        self.ended()


class Hush(logging.Filter):
    """Counts what a library would log, with a traceback each time, of connections that are lost in an outage."""

    def __init__(self, outage: Outage) -> None:
        """Count for an outage."""
        super().__init__()
        self.outage = outage

    def filter(self, record: logging.LogRecord) -> bool:
        """Let pass what is no trouble with the database."""
        return record.exc_info is None or not self.outage.note(record.exc_info[1] or Exception())
