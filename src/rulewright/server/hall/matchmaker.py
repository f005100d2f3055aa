"""New matches: made from a wish, or as what follows another one."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec

from rulewright.games.catalogue import GAMES
from rulewright.kernel.errors import RulewrightError, UnknownGame
from rulewright.lessons.lesson import UnknownLesson, lesson_of
from rulewright.protocol.forms import Links, NewLesson, NewMatch, NewSequel, SeatWish
from rulewright.server.hall.draft import Draft
from rulewright.server.hall.wishes import see_short
from rulewright.server.refusal import Refusal
from rulewright.server.store.secrets import new_secret
from rulewright.server.store.writer import Conflict
from rulewright.server.table.journal import Journal
from rulewright.server.table.pictures import picture
from rulewright.server.table.seats import Seat
from rulewright.server.table.slices import Slices
from rulewright.server.table.status import OPEN, PLAYING
from rulewright.server.table.views import Views

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.server.hall.open_tables import OpenTables
    from rulewright.server.settings import Limits
    from rulewright.server.store.entry import JournalEntry
    from rulewright.server.store.store import Store
    from rulewright.server.table.table import Table

LATELY = 30 * 86_400.0
"""Seconds for which a match counts among those that somebody has made; nobody is held to what they have left."""
SHORT = 0.001
"""Seconds of playing records at a time."""


class Matchmaker:
    """Makes matches."""

    def __init__(self, store: Store, tables: OpenTables, slices: Slices, limits: Limits) -> None:
        """Keep matches in a store, and open the tables of those that begin at once; nobody makes too many."""
        self.store = store
        self.tables = tables
        self.slices = slices
        self.limits = limits
        self.apart = Slices(SHORT, slices)
        """Where records are played that people bring: what tables need is not kept waiting by them."""
        self.importing = asyncio.Semaphore(limits.imports)
        """Held by those whose records are played, a slice of each by turns."""

    async def create(self, person: str, name: str, wish: NewMatch) -> Links:
        """Create a match; its seats are the creator's, bots' or open."""
        see_short(wish.options, self.limits.options_bytes)
        try:
            game = GAMES.find(wish.game)
            seed = new_secret()
            options = game.new(wish.options, seed=seed).options  # with everything that is drawn beforehand
        except RulewrightError as error:
            raise Refusal("bad-options", str(error), 422) from error
        count = game.seats(options)
        wishes = list(wish.seats) or [SeatWish(kind="me"), *([SeatWish()] * (count - 1))]
        if len(wishes) != count:
            raise Refusal("bad-seats", f"{len(wishes)} seats were described; this match has {count}", 422)
        draft = Draft(game, options, person, seed)
        for seat in wishes:
            draft.wish(seat, person, name)
        draft.match |= {"listed": wish.listed, "clock": msgspec.json.encode(wish.clock).decode()}
        return await self.add(draft)

    async def add(self, draft: Draft, after: str | None = None, entries: Sequence[JournalEntry] = ()) -> Links:
        """Add a match; it begins at once when no seat is open.  Raises Conflict if another comes `after` that one."""
        await self.see_room(draft.match["owner"])
        match = {"status": PLAYING if draft.full else OPEN, **draft.match, "entries": len(entries)}
        journal = Journal(draft.game, draft.options, match["seed"], match["position"])
        await self.slices.run(journal.follow(entries))
        shown = picture(journal.boundary, Views(journal.match))
        await self.store.add_match(match, draft.seats, entries, after=after, picture=shown)
        if draft.full:
            await self.tables.open(draft.id)
        return Links(match=draft.id, seats=draft.secrets, watch=draft.watch)

    async def see_room(self, person: str) -> None:
        """Refuse a match to whoever has made as many as they may."""
        most = self.limits.matches_of_person
        if await self.store.made_by(person, time.time() - LATELY, most) >= most:
            reason = f"you have made {most} matches that are not over; finish some of them first"
            raise Refusal("too-many-matches", reason, 429)

    async def teach(self, person: str, name: str, wish: NewLesson) -> Links:
        """Begin a lesson: its match, with whoever learns on their seat and bots on the others.

        Everybody can know its seed, so nobody is invited to it.
        """
        try:
            lesson = lesson_of(wish.game, wish.lesson)
        except (UnknownGame, UnknownLesson) as error:
            raise Refusal("no-such-lesson", str(error), 404) from error
        match = lesson.prepare()
        draft = Draft(match.game, match.options, person, lesson.seed, lesson.position)
        learner = lesson.learner(match.game, match.options)
        for seat in range(match.game.seats(match.options)):
            draft.wish(SeatWish(kind="me") if seat == learner else SeatWish(kind="bot", bot=lesson.bot), person, name)
        draft.match |= {"lesson": lesson.name}
        links = await self.add(draft)
        return Links(match=links.match, seats=[], watch=links.watch)

    async def rematch(self, table: Table, person: str, name: str) -> Links:
        """Play again: the same options, another seed, everybody one seat further.

        Whoever asks sits down; the seats of the others are open and theirs to take, by link or by coming back.
        Whoever asks later is told which match it is, without secrets.
        """
        if table.row.owner != person and not table.seats_of(person):
            raise Refusal("not-yours", "only those who sit at the table may ask for a rematch", 403)
        if table.status in (OPEN, PLAYING):
            raise Refusal("not-over", "a rematch follows a match that is over")
        if table.sequel is not None:
            raise Refusal("in-campaign", "a campaign goes on with its next match, not with the same one again")
        draft = Draft(table.game, table.game.validate(table.options), person)
        return await self.follow_on(table, draft, (table.seats[-1], *table.seats[:-1]), person, name)

    async def sequel(self, table: Table, person: str, name: str, wish: NewSequel) -> Links:
        """Go on with a campaign: the same people on the same seats, with the campaign as this match has left it."""
        if not table.seats_of(person):
            raise Refusal("not-yours", "only those who sit at the table may go on with its campaign", 403)
        if table.status in (OPEN, PLAYING):
            raise Refusal("not-over", "the next match of a campaign follows one that is over")
        if table.sequel is None or table.journal is None:
            raise Refusal("no-campaign", "this match is none of a campaign")
        see_short(wish.options, self.limits.options_bytes)
        try:
            options = table.game.go_on(table.journal.match, wish.options)
        except RulewrightError as error:
            raise Refusal("bad-options", str(error), 422) from error
        if table.game.seats(options) != len(table.seats):
            raise Refusal("bad-seats", f"a campaign is played on by its {len(table.seats)} seats", 422)
        return await self.follow_on(table, Draft(table.game, options, person), table.seats, person, name)

    async def follow_on(self, table: Table, draft: Draft, seats: Sequence[Seat], person: str, name: str) -> Links:
        """Add the match that follows another one; if there is one already, tell which."""
        for seat in seats:
            if seat.person is None:
                draft.seat(seat.kind, bot=seat.bot)
            elif seat.person == person:
                draft.seat("person", person=person, name=name)
            else:
                draft.seat("open", person=seat.person, name=seat.name)
        draft.match |= {"listed": table.row.listed, "clock": table.row.clock}
        try:
            links = await self.add(draft, after=table.id)
        except Conflict:
            row = await self.store.match(table.id)
            return Links(match="" if row is None else row.rematch, seats=[], watch="")
        table.rematch = links.match
        table.audience.tell_seats()
        return links
