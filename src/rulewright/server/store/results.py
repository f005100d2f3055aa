"""How matches ended: written once with the end, read in lists and as somebody's history and figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import and_, case, exists, func, insert, or_, select, update

from rulewright.server.store.schema import MATCHES, RESULTS, SEATS
from rulewright.server.store.whole import whole

if TYPE_CHECKING:
    from sqlalchemy import Column, ColumnElement, Row, Select

    from rulewright.server.store.store import Store

PAGE = 50
"""How many matches of a history are told at a time."""
COLUMN = RESULTS.c
WON = and_(COLUMN.won, COLUMN.stayed)
"""Whether a person has won: a bot that stayed in their place wins for nobody."""


@whole
async def end_match(store: Store, match: str, rows: Sequence[Mapping[str, Any]]) -> None:
    """Note that a match is over and how its seats came off, all at once; what is written already stays."""
    async with store.begin() as connection:
        # The row of the match is the lock: of two processes that carry out the last answer, one writes.
        await connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(status="over"))
        known = await connection.execute(select(COLUMN.number).where(COLUMN.match == match).limit(1))
        if rows and known.first() is None:
            await connection.execute(insert(RESULTS), [dict(row) for row in rows])
        await store.tell_in(connection, "table", match)


async def results_of(store: Store, matches: Sequence[str]) -> dict[str, list[Row[Any]]]:
    """Return the results of some matches, by match and in the order of their seats."""
    found: dict[str, list[Row[Any]]] = {}
    if matches:
        query = select(RESULTS).where(COLUMN.match.in_(matches)).order_by(COLUMN.number)
        for row in await store.rows(query):
            found.setdefault(row.match, []).append(row)
    return found


async def untold(store: Store, versions: Sequence[tuple[str, str, str]]) -> Sequence[str]:
    """Return matches of people that are over without results, of some games with their rules and data versions."""
    held = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.person.is_not(None))
    told = exists().where(COLUMN.match == MATCHES.c.id)
    playable = [
        and_(MATCHES.c.game == game, MATCHES.c.rules == rules, MATCHES.c.data == data) for game, rules, data in versions
    ]
    query = select(MATCHES.c.id).where(MATCHES.c.status == "over", held, ~told, or_(*playable))
    return [row.id for row in await store.rows(query.order_by(MATCHES.c.updated.desc()))]


async def history(store: Store, person: str, before: float = inf) -> Sequence[Row[Any]]:
    """Return the matches that somebody has played to the end, the latest first: match, and when it ended."""
    ended = func.max(COLUMN.ended).label("ended")
    query = select(COLUMN.match, ended).where(COLUMN.person == person, COLUMN.ended < before)
    return await store.rows(query.group_by(COLUMN.match).order_by(ended.desc(), COLUMN.match).limit(PAGE))


class Streaks(NamedTuple):
    """Matches won one after the other: the longest streak, and the one that goes on."""

    longest: int = 0
    present: int = 0


async def totals(store: Store, person: str, *by: Column[Any]) -> Sequence[Row[Any]]:
    """Return how often somebody has played, won, and with how many points, by some columns."""
    query = select(
        *by,
        func.count().label("matches"),
        func.sum(_one(WON)).label("won"),
        func.sum(COLUMN.points).label("points"),
        func.max(COLUMN.points).label("best"),
        func.sum(_one(COLUMN.people > 1)).label("together"),
    )
    return await store.rows(_mine(query, person).group_by(*by).order_by(*by))


async def streaks(store: Store, person: str, *by: Column[Any]) -> dict[tuple[Any, ...], Streaks]:
    """Return the streaks of somebody, by some columns.

    Matches between two that were not won have the same number of such matches before them.
    """
    order = (COLUMN.ended, COLUMN.match)
    missed = func.sum(_one(~WON)).over(partition_by=by or None, order_by=order, rows=(None, 0))
    played = _mine(select(*by, _one(WON).label("won"), missed.label("missed")), person).subquery()
    keys = [played.c[column.key] for column in by]
    runs = select(*keys, played.c.missed, func.sum(played.c.won).label("run")).group_by(*keys, played.c.missed)
    found: dict[tuple[Any, ...], Streaks] = {}
    for row in await store.rows(runs.order_by(*keys, played.c.missed)):
        key, run = tuple(row[: len(by)]), int(row.run)
        found[key] = Streaks(max(run, found.get(key, Streaks()).longest), run)
    return found


def _mine(query: Select[Any], person: str) -> Select[Any]:
    return query.where(COLUMN.person == person, COLUMN.counted)


def _one(holds: ColumnElement[bool]) -> ColumnElement[int]:
    """Count what holds: databases add no truths."""
    return case((holds, 1), else_=0)
