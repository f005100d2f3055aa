"""What is kept of a snapshot."""

from __future__ import annotations

import msgspec


class Picture(msgspec.Struct, frozen=True):
    """What is kept of a snapshot: after how many entries it was taken, and its text."""

    number: int
    text: str
