"""One entry of a match's journal: an answer, or the taking back of some."""

from __future__ import annotations

import msgspec

ANSWER, UNDO = "answer", "undo"
"""The kinds of entries."""
FOLLOWS = "follows"
"""The source of an answer that goes with the one before it, or was the only one: nobody takes it back by itself."""
IMPORT = "import"
"""The source of entries that a record brought along."""

BY_HAND, WITHOUT_HAND = "person", ("bot", "order")
"""The sources of answers that somebody gives, and of those that the process gives which drives the match."""


class JournalEntry(msgspec.Struct, frozen=True):
    """One entry of a journal."""

    match: str
    number: int
    kind: str
    seat: int | None
    text: str
    source: str
    at: float
    left: float | None = None


def undo_text(target: int, asked: int | None) -> str:
    """Return what an entry says that takes answers back: as far as which question, and who was asked meanwhile."""
    return f"{target}" if asked is None else f"{target} {asked}"


def undo_of(entry: JournalEntry) -> tuple[int, int | None]:
    """Read what `undo_text` wrote."""
    target, _, asked = entry.text.partition(" ")
    return int(target), int(asked) if asked else None
