"""Where records are kept: each under a name of its own."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path

UNFIT = re.compile(r"[^A-Za-z0-9_.-]+")
"""What does not belong into the name of a file."""


def free_path(path: Path) -> Path:
    """Return a path at which there is no file yet: this one, or one with a number."""
    name, suffix = UNFIT.sub("_", path.stem), path.suffix
    paths = (path.with_name(f"{name}{f'-{number}' if number > 1 else ''}{suffix}") for number in count(1))
    return next(path for path in paths if not path.exists())
