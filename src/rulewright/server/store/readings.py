"""What the running clocks showed when they were last looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, update

from rulewright.server.store.schema import MATCHES
from rulewright.server.store.whole import whole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.server.store.store import Store

READING = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("match"), MATCHES.c.entries == bindparam("question"))
    .values(left=bindparam("reading"), left_at=bindparam("question"))
)


@whole
async def keep_readings(store: Store, readings: Sequence[tuple[str, int, float]]) -> None:
    """Note what the running clocks of some matches show: match, open question, seconds left."""
    if readings:
        rows = [{"match": match, "question": question, "reading": left} for match, question, left in readings]
        async with store.begin() as connection:
            await connection.execute(READING, rows)
