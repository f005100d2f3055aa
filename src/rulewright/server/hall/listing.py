"""Matches in lists: each in a line."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from rulewright.protocol.forms import Invitation, MatchLine, SeatResult
from rulewright.protocol.messages import ClockWish, Fork
from rulewright.server.hall.admission import no_such_match
from rulewright.server.hall.open_tables import game_of
from rulewright.server.hall.wishes import in_a_line
from rulewright.server.refusal import Refusal
from rulewright.server.store.results import results_of
from rulewright.server.store.secrets import hashed
from rulewright.server.table.present import may_take
from rulewright.server.table.seats import Seat, seat_states
from rulewright.server.table.status import PLAYING

if TYPE_CHECKING:
    from sqlalchemy import Row

    from rulewright.server.hall.open_tables import OpenTables
    from rulewright.server.store.store import Store


class Listing:
    """Describes matches to whoever looks for one."""

    def __init__(self, store: Store, tables: OpenTables) -> None:
        """List what is in a store, and what happens at tables."""
        self.store = store
        self.tables = tables

    async def line(self, match: str, person: str | None) -> MatchLine:
        """Describe a match in a line."""
        row = await self.store.match(match)
        if row is None:
            raise no_such_match(match)
        return (await self.lines([row], person))[0]

    async def lines(self, rows: Sequence[Row[Any]], person: str | None, *, opened: bool = True) -> list[MatchLine]:
        """Describe matches, each in a line; those that are not `opened` for it are told without who is asked."""
        names = [row.id for row in rows]
        seats = await self.store.seats_of(names)
        results = await results_of(self.store, names)
        return [
            await self._line(row, seats.get(row.id, ()), results.get(row.id, ()), person, opened=opened) for row in rows
        ]

    async def invitation(self, secret: str, person: str | None) -> Invitation:
        """Describe the match and the seat that a secret link leads to, and who invites there."""
        seat = await self.store.seat_by_token(hashed(secret))
        if seat is None:
            raise Refusal("no-such-seat", "this link leads to no seat", 404)
        row = await self.store.match(seat.match)
        if row is None:
            raise no_such_match(seat.match)
        owner = None if row.owner is None else await self.store.person(row.owner)
        return Invitation(
            match=(await self.lines([row], person))[0],
            seat=seat.number,
            host="" if owner is None else owner.name,
            clock=msgspec.json.decode(row.clock, type=ClockWish),
            taken=not may_take(Seat(seat), person or ""),
        )

    async def _line(
        self,
        row: Row[Any],
        seats: Sequence[Row[Any]],
        results: Sequence[Row[Any]],
        person: str | None,
        *,
        opened: bool,
    ) -> MatchLine:
        """Describe a match; one that is not being played, or is only to be found, is not opened for it."""
        told = {
            "match": row.id,
            "game": row.game,
            "lesson": row.lesson,
            "foreseen": row.foreseen,
            "fork": None if row.origin is None else Fork(match=row.origin, question=row.origin_at),
            **ending(results),
        }
        table = self.tables.get(row.id)
        if table is None and row.status == PLAYING and opened:
            table = await self.tables.open(row.id)
        if table is None:
            options = json.loads(row.options)
            nothing: list[float | None] = [None] * len(seats)
            states = seat_states(game_of(row.game), options, [Seat(seat) for seat in seats], person, set(), nothing)
            return MatchLine(**told, status=row.status, options=in_a_line(options), seats=states, updated=row.updated)
        return MatchLine(
            **told,
            status=table.status,
            options=in_a_line(table.options),
            seats=table.audience.seat_states(person),
            updated=table.updated,
            waiting=table.asked_seat(),
        )


def ending(results: Sequence[Row[Any]]) -> Mapping[str, Any]:
    """Return how a match ended, if it did."""
    if not results:
        return {}
    return {
        "results": [SeatResult(seat=row.number, won=row.won, points=row.points) for row in results],
        "rank": results[0].rank,
        "ended": results[0].ended,
    }
