"""What killed servers leave in the temporary folder, swept when the next one starts.

A folder belongs to the processes that hold its lock: the one that made it, and those that it started.  When the last of
them is gone, so is the lock.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

PREFIX = "rulewright-metrics-"
"""How the names of our folders begin."""
YOUNG = 60.0
"""Seconds in which a folder may not have been locked yet."""


@contextlib.contextmanager
def owned(folder: str) -> Iterator[None]:
    """Hold the lock of a folder; processes that are started meanwhile hold it too."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        fcntl.flock(handle, fcntl.LOCK_SH)
        yield
    finally:
        os.close(handle)


def sweep(place: Path | None = None) -> list[Path]:
    """Remove folders of ours that belong to nobody any more; return which."""
    swept = []
    for folder in (place or Path(tempfile.gettempdir())).glob(f"{PREFIX}*"):
        with contextlib.suppress(OSError):
            if _abandoned(folder):
                shutil.rmtree(folder)
                swept.append(folder)
    return swept


def _abandoned(folder: Path) -> bool:
    """Whether a folder is ours, old enough, and nobody holds its lock."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        status = os.fstat(handle)
        if status.st_uid != os.geteuid() or time.time() - status.st_mtime < YOUNG:
            return False
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    finally:
        os.close(handle)
    return True
