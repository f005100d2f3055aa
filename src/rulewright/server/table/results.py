"""How the seats of a match came off, for those who look back.

Every match that ends has results.  They count among a person's figures if the match was a match: no fork, which has
seen its own future, no lesson, whose position was prepared, no record brought along, which may have been won before it
came, and none of several people in which one may have looked ahead.  Whoever sat on several seats
played against themselves, and neither wins nor loses by it.  A seat that was left to a bot counts as played, and never
as won.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from rulewright.server.store.entry import IMPORT
from rulewright.server.table.seats import PERSON

if TYPE_CHECKING:
    from rulewright.server.table.table import Table


def results(table: Table) -> list[dict[str, Any]]:
    """Return the rows about the seats of a match that is over; none if it cannot be played any more."""
    journal = table.journal
    if journal is None or not journal.match.over:
        return []
    outcome = journal.match.outcome
    names = table.game.seat_names(table.options)
    seats = Counter(seat.person for seat in table.seats if seat.person is not None)
    brought = any(entry.source == IMPORT for entry in journal.entries[:1])
    usual = table.fork is None and not table.row.lesson and not table.row.position and not brought
    usual = usual and not (table.foreseen and len(seats) > 1)
    return [
        {
            "match": table.id,
            "number": seat.number,
            "person": seat.person,
            "game": table.game.name,
            "seat_name": names[seat.number],
            "won": seat.number in outcome.winners,
            "points": outcome.points[seat.number],
            "rank": outcome.rank,
            "people": len(seats),
            "stayed": seat.kind == PERSON,
            "counted": held == 1 and usual,
            "ended": journal.entries[-1].at if journal.entries else table.updated,
        }
        for seat in table.seats
        for held in [0 if seat.person is None else seats[seat.person]]
    ]
