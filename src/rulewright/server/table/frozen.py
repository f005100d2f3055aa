"""Matches that cannot go on, and what can still be read of them.

A match is frozen when its rules fail in the middle, or when it was begun under other rules than those of today.
Everything that was committed is kept.  What is shown is the last moment that the rules of today can reach, or else
the last snapshot: how each seat saw the table after the last step, written by the rules that were in force.
"""

from __future__ import annotations

import logging
import traceback
from typing import TYPE_CHECKING, Any

import msgspec

from rulewright.server.store.snapshots import snapshot
from rulewright.server.table.pictures import Snapshot

if TYPE_CHECKING:
    from sqlalchemy import Row

    from rulewright.kernel.game import Game
    from rulewright.server.store.store import Store

LOG = logging.getLogger("rulewright.frozen")


def other_version(game: Game, row: Row[Any]) -> str | None:
    """Say under which version a match was begun, if it is another than today's."""
    for what, theirs, ours in (("rules", row.rules, game.rules_version), ("data", row.data, game.data_version)):
        if theirs != ours:
            return f"This match was begun under {what} version {theirs}, and this server plays version {ours}."
    return None


def failure(match: str, number: int, error: Exception) -> str:
    """Note where the rules failed, and return what people are told: neither may tell what a hand holds."""
    where = "".join(
        f"  {frame.filename}:{frame.lineno} {frame.name}\n" for frame in traceback.extract_tb(error.__traceback__)
    )
    LOG.error("match %s is frozen: its rules failed at answer %d: %s\n%s", match, number, type(error).__name__, where)
    return (
        f"The rules failed at answer {number} ({type(error).__name__}). The match is frozen as it stood before; "
        "its record is kept, and it goes on when the fault is mended."
    )


async def recall(store: Store, match: str, reason: str, entries: int) -> tuple[Snapshot | None, str]:
    """Return the last snapshot of a match that cannot be played, and what people are told about it."""
    kept = await snapshot(store, match)
    if kept is None:
        return None, f"{reason} It cannot go on here; its record of {entries} answers is kept."
    shown = msgspec.json.decode(kept[1], type=Snapshot)
    return shown, (
        f"{reason} It cannot go on here. It is shown as it stood after {shown.number} of {entries} answers; "
        "its record is kept."
    )
