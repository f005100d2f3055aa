"""What if: a new match that has the first answers of another one, and goes on from there.

A fork has the seed of the match it comes from, so that its record replays.  When that match is over, nothing about it
is hidden any more, and whoever may follow it may fork it in any way.  While it goes on, only somebody who plays alone
against bots may, and learns no more by it than they could by taking everything back: they sit where they sit
there, bots play the rest, nobody gets links to their seats, and seed, record and hands stay hidden until the match
that the seed belongs to is over.  What the fork draws is what the match will draw, so the match is marked for ever:
whoever sits down there later is told (see `Table.note_foreseen`).
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rulewright.protocol.forms import Links, SeatWish
from rulewright.server.hall.draft import Draft
from rulewright.server.refusal import Refusal
from rulewright.server.store.entry import ANSWER, JournalEntry
from rulewright.server.table.past import standing
from rulewright.server.table.present import alone
from rulewright.server.table.seats import BOT
from rulewright.server.table.status import OVER, PLAYING

if TYPE_CHECKING:
    from rulewright.protocol.forms import NewFork
    from rulewright.server.hall.matchmaker import Matchmaker
    from rulewright.server.table.journal import Journal
    from rulewright.server.table.table import Table

FORK = "fork"
"""The source of answers that a fork brings along."""


async def fork(matchmaker: Matchmaker, table: Table, person: str, name: str, wish: NewFork) -> Links:
    """Make a match of the first answers of another one."""
    journal = forkable(table, person)
    count = standing(journal, wish.question)
    if journal.match.over and count == len(journal.kept):
        raise Refusal("no-such-question", "the match was over there: nothing is left to be played")
    wishes = list(wish.seats) or usual_seats(table, person)
    check_seats(table, person, wishes)
    if not table.public:
        await table.note_foreseen()
    draft = Draft(table.game, table.options, person, table.seed, table.row.position)
    for seat in wishes:
        draft.wish(seat, person, name)
    draft.match |= {"origin": table.id, "origin_at": wish.question, "seed_of": table.row.seed_of or table.id}
    now = time.time()
    entries = [
        JournalEntry(draft.id, number, ANSWER, entry.seat, entry.text, FORK, now)
        for number, entry in enumerate(journal.kept[:count])
    ]
    links = await matchmaker.add(draft, entries=entries)
    return links if table.public else Links(match=links.match, seats=[], watch=links.watch)


def forkable(table: Table, person: str) -> Journal:
    """Return the journal of a match that somebody may fork, or refuse."""
    if table.journal is None or table.status not in (PLAYING, OVER):
        raise Refusal("not-playing", f"the match is {table.status}" + (f": {table.notice}" if table.notice else ""))
    if not table.public:
        mine = bool(table.seats_of(person)) or table.row.owner == person
        if not mine or not alone(table.seats, person):
            raise Refusal("not-over", "a match that is not over is forked only by whoever plays alone against bots")
    return table.journal


def usual_seats(table: Table, person: str) -> list[SeatWish]:
    """Return the seats as they are: mine, and bots."""
    return [
        SeatWish(kind="me") if seat.person == person else SeatWish(kind="bot", bot=seat.bot) for seat in table.seats
    ]


def check_seats(table: Table, person: str, wishes: list[SeatWish]) -> None:
    """Refuse seats that do not fit the match, or that would show a hand of a match that goes on."""
    if len(wishes) != len(table.seats):
        reason = f"{len(wishes)} seats were described; this match has {len(table.seats)}"
        raise Refusal("bad-seats", reason, 422)
    if table.public:
        return
    for seat, wish in zip(table.seats, wishes, strict=True):
        if wish.kind != BOT and (wish.kind != "me" or seat.person != person):
            raise Refusal("not-yours", f"until the match is over seat {seat.number} of a fork is for a bot", 403)
