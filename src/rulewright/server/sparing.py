"""A log that nobody can flood: of each kind of line one a second, and then how many more there were.

A kind is the text of a line before its parts are put in.  What was left out is told with
the next line of its kind or, if none comes, after a second.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from typing import NamedTuple

EVERY = 1.0
"""Seconds between two lines of a kind."""
KINDS = 500
"""Kinds that are remembered."""


class Said(NamedTuple):
    """When a line of a kind was last written, and how many were left out since."""

    at: float
    more: int = 0


def kind_of(record: logging.LogRecord) -> tuple[str, str]:
    """Return what lines of one kind share: who says it and its text, without what is put in."""
    text = str(record.msg)
    if text.startswith("%s") and isinstance(record.args, tuple) and record.args:
        text = f"{record.args[0]}{text[2:]}"  # what failed is the first part
    return record.name, text


class Sparing(logging.Filter):
    """Lets one line of a kind pass in a second, and counts the others."""

    def __init__(self, every: float = EVERY) -> None:
        """Begin with nothing said."""
        super().__init__()
        self.every = every
        self._said: OrderedDict[tuple[str, str], Said] = OrderedDict()
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a line is written; one after a pause tells what was left out."""
        if getattr(record, "counted", False):
            return True
        kind = kind_of(record)
        now = time.monotonic()
        with self._lock:
            said = self._said.pop(kind, None)
            if said is not None and now - said.at < self.every:
                self._said[kind] = Said(said.at, said.more + 1)
                if not said.more:
                    self._remind(kind, record, said.at + self.every - now)
                return False
            self._said[kind] = Said(now, 0 if said is None else said.more)  # what is left out is told in a moment
            while len(self._said) > KINDS:
                self._said.popitem(last=False)
        return True

    def _remind(self, kind: tuple[str, str], record: logging.LogRecord, seconds: float) -> None:
        timer = threading.Timer(seconds, self._tell, (kind, record.levelno))
        timer.daemon = True
        timer.start()

    def _tell(self, kind: tuple[str, str], level: int) -> None:
        with self._lock:
            said = self._said.get(kind)
            if said is None or not said.more:
                return
            self._said[kind] = Said(time.monotonic())
        name, message = kind
        logging.getLogger(name).log(level, "%d more like this: %s", said.more, message, extra={"counted": True})


def spare(*loggers: str) -> None:
    """Have some loggers say each kind of thing once a second."""
    sparing = Sparing()
    for name in loggers:
        logger = logging.getLogger(name)
        if not any(isinstance(known, Sparing) for known in logger.filters):
            logger.addFilter(sparing)
