"""The snapshots of matches in the database: how each of them stood after its last step."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from sqlalchemy import select, tuple_

from rulewright.server.store.schema import MATCHES, SNAPSHOTS
from rulewright.server.store.whole import whole
from rulewright.server.store.writer import UP_TO_DATE, Late, renew

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.server.store.store import Store


@whole
async def put_snapshots(store: Store, rows: Sequence[Late]) -> list[bool]:
    """Keep late snapshots of matches that have not gone on meanwhile; say which."""
    if store.writer is not None:
        return await store.writer.put_snapshots(rows)
    done = dict.fromkeys((match for match, _, _ in rows), False)
    async with store.begin() as connection:
        for match, entries, picture in sorted(rows, key=itemgetter(0)):  # all processes lock in the same order
            moved = await connection.execute(UP_TO_DATE, {"match": match, "entries": entries})
            done[match] = moved.rowcount == 1
            if done[match] and picture is not None:
                await connection.run_sync(renew, [(match, picture)])
    return [done[match] for match, _, _ in rows]


async def snapshot(store: Store, match: str) -> tuple[int, str] | None:
    """Return how a match stood when that was last kept, and after how many entries."""
    query = select(SNAPSHOTS.c.number, SNAPSHOTS.c.text).where(SNAPSHOTS.c.match == match)
    async with store.connect() as connection:
        row = (await connection.execute(query.order_by(SNAPSHOTS.c.number.desc()).limit(1))).first()
    return None if row is None else (row.number, row.text)


async def behind(store: Store, versions: Sequence[tuple[str, str, str]]) -> Sequence[str]:
    """Return the matches, of some versions of games, whose snapshots may be older than their last step."""
    version = tuple_(MATCHES.c.game, MATCHES.c.rules, MATCHES.c.data)
    query = select(MATCHES.c.id).where(MATCHES.c.behind, version.in_(versions))
    async with store.connect() as connection:
        return list((await connection.execute(query.order_by(MATCHES.c.updated.desc()))).scalars())
