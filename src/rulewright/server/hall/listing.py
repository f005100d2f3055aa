"""Matches in lists: each in a line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from rulewright.protocol.forms import MatchLine
from rulewright.server.hall.open_tables import game_of
from rulewright.server.table.seats import Seat, seat_states
from rulewright.server.table.status import PLAYING

if TYPE_CHECKING:
    from rulewright.server.hall.open_tables import OpenTables
    from rulewright.server.store.store import Store


class Listing:
    """Describes matches to whoever looks for one."""

    def __init__(self, store: Store, tables: OpenTables) -> None:
        """List what is in a store, and what happens at tables."""
        self.store = store
        self.tables = tables

    async def line(self, match: str, person: str | None) -> MatchLine:
        """Describe a match in a line; one that is not being played is not opened for it."""
        table = self.tables.get(match)
        row = None if table is not None else await self.store.match(match)
        if row is not None and row.status != PLAYING:
            seats = [Seat(seat) for seat in await self.store.seats(match)]
            options = json.loads(row.options)
            nothing: list[float | None] = [None] * len(seats)
            states = seat_states(game_of(row.game), options, seats, person, set(), nothing)
            return MatchLine(
                match=match,
                game=row.game,
                status=row.status,
                options=options,
                seats=states,
                updated=row.updated,
                lesson=row.lesson,
            )
        table = await self.tables.open(match)
        return MatchLine(
            match=match,
            game=table.game.name,
            status=table.status,
            options=table.options,
            seats=table.audience.seat_states(person),
            updated=table.updated,
            waiting=table.asked_seat(),
            lesson=table.row.lesson,
        )
