"""The seats of a table: who holds them, and what others are told of that."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from rulewright.protocol.messages import SeatState

if TYPE_CHECKING:
    from sqlalchemy import Row

    from rulewright.kernel.game import Game

VACANT, PERSON, BOT = "open", "person", "bot"
"""Who holds a seat: nobody yet, a person, or a bot."""


class Seat:
    """Who holds a seat, and with which orders.  A bot on a seat with a person keeps it warm for them."""

    __slots__ = ("advice", "bot", "kind", "name", "number", "offered", "orders", "person")

    def __init__(self, row: Row[Any]) -> None:
        """Take a seat from the store."""
        self.take(row)

    def take(self, row: Row[Any]) -> None:
        """Change to how the store has it now."""
        self.number: int = row.number
        self.kind: str = row.kind
        self.person: str | None = row.person
        self.name: str = row.name
        self.bot: str = row.bot
        self.orders: dict[str, str] = json.loads(row.orders)
        self.advice: bool = row.advice
        self.offered: bool = row.offered


def seat_states(
    game: Game,
    options: dict[str, Any],
    seats: list[Seat],
    person: str | None,
    here: set[str],
    left: list[float | None],
) -> list[SeatState]:
    """Return who sits where, as a person may know it; `here` are those who look at the table."""
    names = game.seat_names(options)
    return [
        SeatState(
            seat=seat.number,
            seat_name=names[seat.number],
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            connected=seat.person is not None and seat.person in here,
            mine=seat.person is not None and seat.person == person,
            left=left[seat.number],
            orders=seat.orders if seat.person is not None and seat.person == person else {},
            advice=seat.kind != VACANT and seat.advice,
        )
        for seat in seats
    ]
