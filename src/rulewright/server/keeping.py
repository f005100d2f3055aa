"""Small things that must survive the server: readings of clocks, and of which turn somebody was told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, or_, update

from rulewright.server.schema import MATCHES, SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.server.store import Store

READING = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("match"), MATCHES.c.entries == bindparam("question"))
    .values(left=bindparam("reading"), left_at=bindparam("question"))
)


async def keep_readings(store: Store, readings: Sequence[tuple[str, int, float]]) -> None:
    """Note what the running clocks of some matches show: match, open question, seconds left."""
    if readings:
        rows = [{"match": match, "question": question, "reading": left} for match, question, left in readings]
        async with store.engine.begin() as connection:
            await connection.execute(READING, rows)


async def claim_notice(store: Store, match: str, seat: int, turn: int) -> bool:
    """Note that whoever holds a seat is told of a turn; False if they were told of it before."""
    claim = (
        update(SEATS)
        .where(SEATS.c.match == match, SEATS.c.number == seat, or_(SEATS.c.told.is_(None), SEATS.c.told < turn))
        .values(told=turn)
    )
    async with store.engine.begin() as connection:
        return (await connection.execute(claim)).rowcount == 1
