"""The hall: all live tables, and what people do around them: make matches, take seats and leave them, talk."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

import msgspec

from rulewright.games.catalogue import GAMES
from rulewright.kernel.errors import RulewrightError
from rulewright.protocol.messages import Links, MatchLine, NewMatch, NewSequel, SeatWish, Spoken
from rulewright.server.hall.absence import PATIENCE, see_that_away
from rulewright.server.hall.attendant import REACTION, Attending
from rulewright.server.hall.draft import STAND_IN, Making, known_bot
from rulewright.server.hall.open_tables import IDLE, game_of
from rulewright.server.refusal import Refusal
from rulewright.server.store.secrets import hashed, new_secret
from rulewright.server.store.writer import Conflict
from rulewright.server.table.journal import Journal
from rulewright.server.table.pictures import picture, views
from rulewright.server.table.seats import BOT, PERSON, Seat, seat_states
from rulewright.server.table.status import OPEN, PLAYING
from rulewright.server.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.server.store.entry import JournalEntry
    from rulewright.server.wire.connection import Connection

__all__ = ["IDLE", "REACTION", "STAND_IN", "Hall"]


class Hall(Attending):
    """All live tables of this process, and everything that happens around them."""

    patience: float = PATIENCE
    """Seconds after which somebody who is asked and has gone may be replaced, where there is no clock."""

    # Making matches.

    async def create(self, person: str, name: str, wish: NewMatch) -> Links:
        """Create a match; its seats are the creator's, bots' or open."""
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
        making = Making(game, options, person, seed)
        for seat in wishes:
            making.wish(seat, person, name)
        making.match |= {"listed": wish.listed, "clock": msgspec.json.encode(wish.clock).decode()}
        return await self.add(making)

    async def add(self, making: Making, after: str | None = None, entries: Sequence[JournalEntry] = ()) -> Links:
        """Add a match; it begins at once when no seat is open.  Raises Conflict if another comes `after` that one."""
        match = {"status": PLAYING if making.full else OPEN, **making.match, "entries": len(entries)}
        journal = Journal(making.game, making.options, match["seed"])
        await self.slices.run(journal.follow(entries))
        shown = picture(journal.boundary, views(journal.match))
        await self.store.add_match(match, making.seats, entries, after=after, picture=shown)
        if making.full:
            await self.table(making.id)
        return Links(match=making.id, seats=making.secrets, watch=making.watch)

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
        making = Making(table.game, table.game.validate(table.options), person)
        return await self.follow_on(table, making, (table.seats[-1], *table.seats[:-1]), person, name)

    async def sequel(self, table: Table, person: str, name: str, wish: NewSequel) -> Links:
        """Go on with a campaign: the same people on the same seats, with the campaign as this match has left it."""
        if not table.seats_of(person):
            raise Refusal("not-yours", "only those who sit at the table may go on with its campaign", 403)
        if table.status in (OPEN, PLAYING):
            raise Refusal("not-over", "the next match of a campaign follows one that is over")
        if table.sequel is None or table.journal is None:
            raise Refusal("no-campaign", "this match is none of a campaign")
        try:
            options = table.game.go_on(table.journal.match, wish.options)
        except RulewrightError as error:
            raise Refusal("bad-options", str(error), 422) from error
        if table.game.seats(options) != len(table.seats):
            raise Refusal("bad-seats", f"a campaign is played on by its {len(table.seats)} seats", 422)
        return await self.follow_on(table, Making(table.game, options, person), table.seats, person, name)

    async def follow_on(self, table: Table, making: Making, seats: Sequence[Seat], person: str, name: str) -> Links:
        """Add the match that follows another one; if there is one already, tell which."""
        for seat in seats:
            if seat.person is None:
                making.seat(seat.kind, bot=seat.bot)
            elif seat.person == person:
                making.seat("person", person=person, name=name)
            else:
                making.seat("open", person=seat.person, name=seat.name)
        making.match |= {"listed": table.row.listed, "clock": table.row.clock}
        try:
            links = await self.add(making, after=table.id)
        except Conflict:
            row = await self.store.match(table.id)
            return Links(match="" if row is None else row.rematch, seats=[], watch="")
        table.rematch = links.match
        table.tell_seats()
        return links

    # Seats.

    async def take_seat(self, person: str, name: str, secret: str) -> tuple[Table, int]:
        """Sit down with a seat's secret link: on an open seat, or on one that a bot keeps warm."""
        row = await self.store.seat_by_token(hashed(secret))
        if row is None:
            raise Refusal("no-such-seat", "this link leads to no seat", 404)
        table = await self.table(row.match)
        await table.alone(self._take_seat(table, table.seats[row.number], person, name))
        return table, row.number

    async def _take_seat(self, table: Table, seat: Seat, person: str, name: str) -> None:
        if seat.kind == PERSON and seat.person != person:
            raise Refusal("taken", "somebody else sits there already")
        if table.status != OPEN and set(table.seats_of(person)) - {seat.number}:
            # One hand is enough: nobody takes over a bot's to look into it.
            raise Refusal("seated", "you sit at this table already")
        orders = {} if seat.person == person else {"orders": "{}"}
        await self.fill(table, seat, kind=PERSON, person=person, name=name, bot="", **orders)
        if table.row.owner is None:
            await self.pass_on(table, person)

    async def fill(self, table: Table, seat: Seat, **values: str | None) -> None:
        """Change who holds a seat; the match begins when no seat is open."""
        try:
            began = await self.store.change_seat(table.id, seat.number, (seat.kind, seat.person), **values)
        except Conflict:
            await table.refresh()
            raise Refusal("taken", f"seat {seat.number} has changed hands meanwhile") from None
        for key, value in values.items():
            setattr(seat, key, json.loads(value) if key == "orders" and value is not None else value)
        if began:
            table.status = PLAYING
            table.updated = time.time()
        if seat.kind == PERSON and seat.person is not None:
            self.present.seen([seat.person])
        table.put_clock()
        if began:
            table.tell_update([])
        table.tell_seats()
        self.attend(table)

    async def pass_on(self, table: Table, person: str | None) -> None:
        """Make somebody else the owner of a match."""
        await self.store.change_match(table.id, owner=person)
        table.row = await self.store.match(table.id) or table.row

    def own_seat(self, table: Table, person: str, number: int) -> Seat:
        """Return a seat that a person holds, or refuse."""
        if number >= len(table.seats) or table.seats[number].person != person:
            raise Refusal("not-yours", f"you do not hold seat {number}", 403)
        return table.seats[number]

    async def leave(self, table: Table, person: str, number: int, bot: str) -> None:
        """Leave a seat: to a bot that plays on, or open before the match has begun.  It can be taken back.

        When the owner leaves a match that has not begun, somebody else who sits there owns it from then on; when
        nobody does, whoever sits down next.
        """
        await table.alone(self._leave(table, person, number, bot))

    async def _leave(self, table: Table, person: str, number: int, bot: str) -> None:
        seat = self.own_seat(table, person, number)
        if table.status not in (OPEN, PLAYING):
            raise Refusal("not-playing", f"the match is {table.status}")
        if table.status == OPEN and not bot:
            await self.fill(table, seat, kind=OPEN, person=None, name="", bot="", orders="{}")
        else:
            await self.fill(table, seat, kind=BOT, bot=known_bot(bot))
        if table.row.owner == person and not any(table.seats[own].kind == PERSON for own in table.seats_of(person)):
            heirs = [other.person for other in table.seats if other.kind == PERSON]
            if heirs or seat.person is None:
                await self.pass_on(table, heirs[0] if heirs else None)

    async def come_back(self, table: Table, person: str, number: int) -> None:
        """Take a seat back from the bot that kept it warm, or one to which one is invited."""
        await table.alone(self._come_back(table, person, number))

    async def _come_back(self, table: Table, person: str, number: int) -> None:
        seat = self.own_seat(table, person, number)
        if seat.kind != PERSON:
            await self.fill(table, seat, kind=PERSON, bot="")

    async def hand_over(self, table: Table, person: str, number: int, bot: str) -> None:
        """Seat a bot: on an open seat, if one owns the match, or in place of somebody else who has gone without a word.

        Whoever is invited there, or sat there, can take it back.
        """
        await table.alone(self._hand_over(table, person, number, bot))

    async def _hand_over(self, table: Table, person: str, number: int, bot: str) -> None:
        seat = table.seats[number] if number < len(table.seats) else None
        sits = any(table.seats[own].kind == PERSON for own in table.seats_of(person))
        if seat is not None and seat.kind == PERSON and seat.person != person and sits and table.status == PLAYING:
            see_that_away(table, seat, self.present, self.patience)
        elif table.row.owner != person:
            raise Refusal("not-yours", "only whoever owns the match may seat bots", 403)
        elif seat is None or seat.kind != OPEN:
            raise Refusal("taken", f"seat {number} is not open")
        await self.fill(table, seat, kind=BOT, bot=known_bot(bot))

    async def set_orders(self, table: Table, person: str, number: int, orders: dict[str, str]) -> None:
        """Declare the standing orders of a seat, of the kinds that the game knows, in place of all earlier ones."""
        await table.alone(self._set_orders(table, person, number, orders))

    async def _set_orders(self, table: Table, person: str, number: int, orders: dict[str, str]) -> None:
        seat = self.own_seat(table, person, number)
        for prompt, order in orders.items():
            if order not in table.game.orders.get(prompt, ()):
                known = ", ".join(f"{key}: {' | '.join(kinds)}" for key, kinds in table.game.orders.items())
                raise Refusal("bad-orders", f"{order!r} is no standing order for {prompt!r}; known are {known}", 422)
        await self.store.change_seat(table.id, number, orders=json.dumps(orders))
        seat.orders = dict(orders)
        for follower in list(table.followers):
            if follower.person == person:
                follower.seats(table)
        self.attend(table)

    # Talking.

    async def say(self, table: Table, connection: Connection, words: str) -> None:
        """Let everybody at a table hear something."""
        await table.alone(self._say(table, connection, words))

    async def _say(self, table: Table, connection: Connection, words: str) -> None:
        at = time.time()
        number = await self.store.add_chat(table.id, connection.person, connection.name, words, at)
        spoken = Spoken(match=table.id, number=number, name=connection.name, text=words, at=at)
        for follower in list(table.followers):
            follower.spoken(spoken)

    async def chat(self, table: Table) -> list[Spoken]:
        """Return what was said at a table."""
        rows = await self.store.chat(table.id)
        return [Spoken(match=table.id, number=row.number, name=row.name, text=row.text, at=row.at) for row in rows]

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
                match=match, game=row.game, status=row.status, options=options, seats=states, updated=row.updated
            )
        table = await self.table(match)
        return MatchLine(
            match=match,
            game=table.game.name,
            status=table.status,
            options=table.options,
            seats=table.seat_states(person),
            updated=table.updated,
            waiting=table.asked_seat(),
        )
