"""Matches that cannot go on, and what can still be read of them.

A match is frozen when its rules fail in the middle, or when it was begun under other rules than those of today.
Everything that was committed is kept.  What is shown is the last moment that the rules of today can reach, or else
the last snapshot: how each seat saw the table between two steps, written by the rules that were in force.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from typing import TYPE_CHECKING, Any

import msgspec

from rulewright.server.protocol import Seen

if TYPE_CHECKING:
    from sqlalchemy import Row

    from rulewright.kernel.game import Game
    from rulewright.server.journal import Journal
    from rulewright.server.store import Store
    from rulewright.server.table import Table

LOG = logging.getLogger("rulewright.freezing")
PACE = 1.0
"""Seconds between two rounds of snapshots."""
ROUND = 20
"""Snapshots in a round: a busy server has other things to do, and its matches go on."""


class Snapshot(msgspec.Struct, frozen=True):
    """How everybody saw a table between two steps: spectators (None) and each seat."""

    number: int
    views: list[tuple[int | None, dict[str, Any]]]

    def seen(self, seat: int | None) -> Seen:
        """Return what a seat saw."""
        return Seen(seat=seat, table=dict(self.views)[seat])


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
    kept = await store.snapshot(match)
    if kept is None:
        return None, f"{reason} It cannot go on here; its record of {entries} answers is kept."
    snapshot = msgspec.json.decode(kept[1], type=Snapshot)
    return snapshot, (
        f"{reason} It cannot go on here. It is shown as it stood after {snapshot.number} of {entries} answers; "
        "its record is kept."
    )


class Snapshots:
    """Writes snapshots behind the play, and whatever is missing when the server stops."""

    def __init__(self, store: Store) -> None:
        """Begin with nothing to write."""
        self.store = store
        self._due: dict[str, Table] = {}

    def note(self, table: Table) -> None:
        """A table has changed."""
        self._due[table.id] = table

    async def write(self) -> None:
        """Write again and again."""
        while True:
            await asyncio.sleep(PACE)
            try:
                await self.flush(ROUND)
            except Exception as error:  # noqa: BLE001  (tried again in the next round)
                LOG.error("snapshots could not be written: %s", type(error).__name__)  # noqa: TRY400  (no values)

    async def flush(self, most: int | None = None) -> None:
        """Write what is due, the longest due first."""
        rows: list[tuple[str, int, str]] = []
        for match in list(self._due)[:most]:
            table = self._due.pop(match)
            journal = table.journal
            if journal is not None and table.pictured != boundary(journal):
                table.pictured = boundary(journal)
                rows.append((match, table.pictured, msgspec.json.encode(picture(journal)).decode()))
                await asyncio.sleep(0)  # others first
        if rows:
            await self.store.put_snapshots(rows)


def boundary(journal: Journal) -> int:
    """Return how many entries lie before the step in flight."""
    return journal.next - len(journal.match.flight)


def picture(journal: Journal) -> Snapshot:
    """Return how everybody sees a match as it was before the step in flight."""
    game, match = journal.game, journal.match
    views: list[tuple[int | None, dict[str, Any]]] = [
        (seat, game.facts(match.view(seat).start, seat)) for seat in (None, *range(game.seats(journal.options)))
    ]
    return Snapshot(boundary(journal), views)
