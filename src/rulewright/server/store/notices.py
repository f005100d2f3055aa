"""Of which turn whoever holds a seat was told: nobody is told twice, by whichever process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import or_, update

from rulewright.server.store.schema import SEATS
from rulewright.server.store.whole import whole

if TYPE_CHECKING:
    from rulewright.server.store.store import Store


@whole
async def claim_notice(store: Store, match: str, seat: int, turn: int) -> bool:
    """Note that whoever holds a seat is told of a turn; False if they were told of it before."""
    claim = (
        update(SEATS)
        .where(SEATS.c.match == match, SEATS.c.number == seat, or_(SEATS.c.told.is_(None), SEATS.c.told < turn))
        .values(told=turn)
    )
    async with store.begin() as connection:
        return (await connection.execute(claim)).rowcount == 1
