"""Who was let in to a match that is not listed, as the database has it (see `hall.admission`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import exists, insert, or_, select

from rulewright.server.store.schema import ADMISSIONS, MATCHES, SEATS
from rulewright.server.store.secrets import hashed

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from rulewright.server.store.store import Store


def watch_key(secret: str) -> str:
    """Return the key of a link to watch."""
    return hashed(secret).hex()


async def admit(connection: AsyncConnection, match: str, person: str) -> None:
    """Let somebody in who sits down; the caller holds the lock of the match."""
    known = select(ADMISSIONS.c.key).where(ADMISSIONS.c.match == match, ADMISSIONS.c.key == person)
    if (await connection.execute(known)).first() is None:
        await connection.execute(insert(ADMISSIONS).values(match=match, key=person))


async def admit_all(
    connection: AsyncConnection, match: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], after: str | None
) -> None:
    """Let in those for whom a new match is made, and those who may follow the one that it comes `after`."""
    keys = {match["watch"].hex(), match["owner"], *(seat["person"] for seat in seats)} - {None}
    if after is not None:
        earlier = select(ADMISSIONS.c.key).where(ADMISSIONS.c.match == after)
        keys |= {row.key for row in await connection.execute(earlier)}
    await connection.execute(insert(ADMISSIONS), [{"match": match["id"], "key": key} for key in sorted(keys)])


async def may_follow(store: Store, match: str, person: str | None, watch: str | None = None) -> bool:
    """Whether there is such a match, and somebody may follow it: by who they are, or by a secret they show."""
    keys = [key for key in (person, watch and watch_key(watch)) if key]
    ways = [MATCHES.c.listed, exists().where(ADMISSIONS.c.match == match, ADMISSIONS.c.key.in_(keys))]
    # A process of an earlier version, beside this one, notes nobody down: what it does write counts as well.
    # A link to a match that is over is never among the keys, which are handed on to the matches that follow.
    if watch is not None:
        ways += [MATCHES.c.watch == hashed(watch), MATCHES.c.share == hashed(watch)]
    if person is not None:
        ways += [MATCHES.c.owner == person, exists().where(SEATS.c.match == match, SEATS.c.person == person)]
    query = select(MATCHES.c.id).where(MATCHES.c.id == match, or_(*ways))
    async with store.connect() as connection:
        return (await connection.execute(query)).first() is not None
