"""Who counts as present at a table: one rule, for links, forks, undos, votes and clocks.

A seat has an **owner** from when somebody sits down there until they leave it open or hand it on by a new link.  It
stays theirs while a bot keeps it warm, whoever put the bot there.

- Only the owner takes the seat, or whoever has the link by which the owner hands it on.
- Everybody who owns a seat has a vote, also while a bot plays on for them: they must agree to go further back than is
  free, and to advice.  Whoever is away agrees to nothing.
- Somebody is alone at a table if nobody else owns a seat there; only then they may fork what goes on.
- Only whoever **sits** there themselves answers, and only their clock runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.server.table.seats import PERSON, VACANT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rulewright.server.table.seats import Seat


def owner(seat: Seat) -> str | None:
    """Return whose seat it is; somebody who is only invited does not own it yet."""
    return None if seat.kind == VACANT else seat.person


def owners(seats: Iterable[Seat]) -> set[str]:
    """Return all who own a seat."""
    return {person for seat in seats if (person := owner(seat)) is not None}


def sits(seat: Seat) -> bool:
    """Whether the owner of a seat plays on it themselves."""
    return seat.kind == PERSON


def alone(seats: Iterable[Seat], person: str) -> bool:
    """Whether nobody but this person owns a seat."""
    return owners(seats) <= {person}


def may_take(seat: Seat, person: str) -> bool:
    """Whether somebody with the link of a seat may sit down there."""
    return owner(seat) in (None, person) or seat.offered


def agreed_by(seats: list[Seat], agreeing: Iterable[int]) -> bool:
    """Whether everybody who owns a seat is among those who agree on some seats."""
    return owners(seats) <= owners(seats[number] for number in agreeing)
