"""What somebody might do, as far as it is worth saying."""

from __future__ import annotations

from typing import NamedTuple


class Idea(NamedTuple):
    """Something to do, what it is worth, and how to answer the questions that will follow."""

    value: float
    text: str
    answers: tuple[tuple[str, str], ...] = ()
