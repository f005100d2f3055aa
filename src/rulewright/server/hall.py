"""The hall: all live tables, and what happens around them.

It opens tables when somebody asks for them, fills seats, lets bots and standing orders answer, and watches clocks.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec

from rulewright.games.catalogue import GAMES
from rulewright.kernel.errors import RulewrightError, UnknownGame
from rulewright.server.bots import Bots, Job
from rulewright.server.leases import Leases
from rulewright.server.making import Making
from rulewright.server.protocol import Links, MatchLine, NewMatch, SeatWish, Spoken
from rulewright.server.security import hashed
from rulewright.server.store import Conflict
from rulewright.server.table import OPEN, PLAYING, Refusal, Seat, Table

if TYPE_CHECKING:
    from rulewright.server.connection import Connection
    from rulewright.server.notify import Notifier
    from rulewright.server.store import Store

LOG = logging.getLogger("rulewright.hall")
REACTION = 0.4
"""Seconds that an answer by standing order takes: as long whether or not there was anything to choose."""
IDLE = 600.0
"""Seconds after which a table that nobody follows is put away."""
STAND_IN = "greedy"
"""The bot that plays on for somebody whose time is up."""


class Hall:
    """All live tables of this process."""

    def __init__(self, store: Store, bots: Bots, notifier: Notifier | None = None, reaction: float = REACTION) -> None:
        """Open an empty hall."""
        self.store = store
        self.bots = bots
        self.notifier = notifier
        self.reaction = reaction
        self.leases = Leases(store.process, alone=not store.postgres)
        self.leases.changed = self._leases_changed
        self.tables: dict[str, Table] = {}
        self.importing = asyncio.Lock()
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._attending: dict[str, asyncio.Task[None]] = {}
        self._resuming: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Let everybody go."""
        for task in [*self._attending.values(), *([self._resuming] if self._resuming else [])]:
            task.cancel()
        self.bots.close()

    # Tables.

    async def table(self, match: str) -> Table:
        """Return a live table, opening it if need be."""
        table = self.tables.get(match)
        if table is not None:
            return table
        if match not in self._opening:
            self._opening[match] = asyncio.create_task(self._open(match))
        try:
            return await asyncio.shield(self._opening[match])
        finally:
            self._opening.pop(match, None)

    async def _open(self, match: str) -> Table:
        row = await self.store.match(match)
        if row is None:
            raise Refusal("no-such-match", f"there is no match {match}", 404)
        try:
            game = GAMES.find(row.game)
        except UnknownGame as error:
            raise Refusal("no-such-game", str(error), 404) from error
        table = Table(self.store, game, row, await self.store.seats(match))
        table.changed = self.attend
        await table.load()
        self.tables[match] = table
        if self.store.postgres:
            await self.refresh(table)  # what other processes did while the table was being opened
        self.attend(table)
        return table

    async def refresh(self, table: Table) -> None:
        """Bring a table up to date with what other processes have done."""
        async with table.lock:
            await table.refresh()
        self.attend(table)

    def resume(self) -> None:
        """See to the matches that this process drives, in the background; others are opened when asked for."""
        if self._resuming is not None:
            self._resuming.cancel()
        self._resuming = asyncio.create_task(self._resume(), name="resume")

    async def _resume(self) -> None:
        for match in await self.store.driven():
            if self.leases.holds(match):
                try:
                    self.attend(await self.table(match))
                except Exception:
                    LOG.exception("match %s could not be resumed", match)

    def _leases_changed(self) -> None:
        """Let go of what another process drives now, and take over what this one does."""
        for match in list(self._attending):
            if not self.leases.holds(match):
                self._attending.pop(match).cancel()
        self.resume()

    def put_away(self) -> None:
        """Forget tables that nobody has followed or touched for a while; the store remembers them."""
        horizon = time.monotonic() - IDLE
        for match, table in list(self.tables.items()):
            if not table.followers and table.touched < horizon and match not in self._attending:
                del self.tables[match]

    # Making matches.

    async def create(self, person: str, name: str, wish: NewMatch) -> Links:
        """Create a match; its seats are the creator's, bots' or open."""
        try:
            game = GAMES.find(wish.game)
            options = game.validate(wish.options)
        except RulewrightError as error:
            raise Refusal("bad-options", str(error), 422) from error
        count = game.seats(options)
        wishes = list(wish.seats) or [SeatWish(kind="me"), *([SeatWish()] * (count - 1))]
        if len(wishes) != count:
            raise Refusal("bad-seats", f"{len(wishes)} seats were described; this match has {count}", 422)
        making = Making(game, options, person)
        for seat in wishes:
            if seat.kind == "me":
                making.seat("person", person=person, name=name)
            else:
                making.seat(seat.kind, bot=(seat.bot or STAND_IN) if seat.kind == "bot" else "")
        making.match |= {"listed": wish.listed, "clock": msgspec.json.encode(wish.clock).decode()}
        return await self.add(making)

    async def add(self, making: Making, after: str | None = None) -> Links:
        """Add a match; it begins at once when no seat is open.  Raises Conflict if another comes `after` that one."""
        await self.store.add_match(
            {"status": PLAYING if making.full else OPEN, **making.match}, making.seats, after=after
        )
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
        making = Making(table.game, table.game.validate(table.options), person)
        for seat in (table.seats[-1], *table.seats[:-1]):
            if seat.person is None:
                making.seat(seat.kind, bot=seat.bot)
            elif seat.person == person:
                making.seat("person", person=person, name=name)
            else:
                making.seat("open", person=seat.person, name=seat.name)
        making.match |= {"listed": table.row.listed, "clock": table.row.clock}
        try:
            return await self.add(making, after=table.id)
        except Conflict:
            row = await self.store.match(table.id)
            return Links(match="" if row is None else row.rematch, seats=[], watch="")

    # Seats.

    async def take_seat(self, person: str, name: str, secret: str) -> tuple[Table, int]:
        """Sit down with a seat's secret link: on an open seat, or on one that a bot keeps warm."""
        row = await self.store.seat_by_token(hashed(secret))
        if row is None:
            raise Refusal("no-such-seat", "this link leads to no seat", 404)
        table = await self.table(row.match)
        async with table.lock:
            seat = table.seats[row.number]
            if seat.kind == "person" and seat.person not in (None, person):
                raise Refusal("taken", "somebody else sits there already")
            await self.fill(table, seat, kind="person", person=person, name=name)
        return table, seat.number

    async def fill(self, table: Table, seat: Seat, **values: Any) -> None:  # noqa: ANN401  (columns of a seat)
        """Change who holds a seat; the match begins when no seat is open."""
        try:
            began = await self.store.change_seat(table.id, seat.number, (seat.kind, seat.person), **values)
        except Conflict:
            await table.refresh()
            raise Refusal("taken", f"seat {seat.number} has changed hands meanwhile") from None
        for key, value in values.items():
            setattr(seat, key, value)
        if began:
            table.status = PLAYING
            table.clocks.put(table.asked_seat())
            table.tell_update([])
        for follower in list(table.followers):
            follower.seats(table)
        self.attend(table)

    def own_seat(self, table: Table, person: str, number: int) -> Seat:
        """Return a seat that a person holds, or refuse."""
        if number >= len(table.seats) or table.seats[number].person != person:
            raise Refusal("not-yours", f"you do not hold seat {number}", 403)
        return table.seats[number]

    async def leave(self, table: Table, person: str, number: int, bot: str) -> None:
        """Leave a seat: to a bot that plays on, or open before the match has begun.  It can be taken back."""
        async with table.lock:
            seat = self.own_seat(table, person, number)
            if table.status == OPEN and not bot:
                await self.fill(table, seat, kind="open", person=None, name="")
            else:
                await self.fill(table, seat, kind="bot", bot=bot or STAND_IN)

    async def come_back(self, table: Table, person: str, number: int) -> None:
        """Take a seat back from the bot that kept it warm."""
        async with table.lock:
            await self.fill(table, self.own_seat(table, person, number), kind="person", bot="")

    async def hand_over(self, table: Table, person: str, number: int, bot: str) -> None:
        """Seat a bot on an open seat; only the owner of the match may."""
        async with table.lock:
            if table.row.owner != person:
                raise Refusal("not-yours", "only whoever created the match may seat bots", 403)
            if number >= len(table.seats) or table.seats[number].kind != "open":
                raise Refusal("taken", f"seat {number} is not open")
            await self.fill(table, table.seats[number], kind="bot", bot=bot or STAND_IN)

    async def set_orders(self, table: Table, person: str, number: int, orders: dict[str, str]) -> None:
        """Declare standing orders, of the kinds that the game knows."""
        async with table.lock:
            seat = self.own_seat(table, person, number)
            for prompt, order in orders.items():
                if order not in table.game.orders.get(prompt, ()):
                    known = ", ".join(f"{key}: {' | '.join(kinds)}" for key, kinds in table.game.orders.items())
                    raise Refusal(
                        "bad-orders", f"{order!r} is no standing order for {prompt!r}; known are {known}", 422
                    )
            await self.store.change_seat(table.id, number, orders=json.dumps(orders))
            seat.orders = dict(orders)
        self.attend(table)

    # Talking.

    async def say(self, table: Table, connection: Connection, words: str) -> None:
        """Let everybody at a table hear something."""
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
        """Describe a match in a line."""
        table = await self.table(match)
        return MatchLine(
            match=match,
            game=table.game.name,
            status=table.status,
            seats=table.seat_states(person),
            updated=table.row.updated,
            waiting=table.asked_seat(),
        )

    # Attending: whoever does not answer by hand.

    def attend(self, table: Table) -> None:
        """See to the open question of a table: a bot's, one under standing orders, or one on the clock."""
        old = self._attending.pop(table.id, None)
        if old is not None and old is not asyncio.current_task():
            old.cancel()
        if table.asked() is not None and self.leases.holds(table.id):
            task = asyncio.create_task(self._attend(table, table.number), name=f"attend {table.id}")
            self._attending[table.id] = task
            task.add_done_callback(lambda done: self._attended(table.id, done))

    def _attended(self, match: str, task: asyncio.Task[None]) -> None:
        if self._attending.get(match) is task:
            del self._attending[match]

    async def _attend(self, table: Table, number: int) -> None:
        question, journal = table.asked(), table.journal
        if question is None or journal is None:
            return
        seat = table.seats[question.seat]
        if seat.kind == "bot":
            answers = [kept.text for kept in journal.kept]
            job = Job(table.id, table.game.name, table.options, table.seed, answers, seat.number, seat.bot)
            choice = await self.bots.choose(job, [option.text for option in question.options])
            await self._answer(table, seat.number, number, choice, "bot")
            return
        order = seat.orders.get(question.prompt)
        if order is not None:
            option = table.game.follow(question, order)
            if option is not None:
                await asyncio.sleep(self.reaction)
                await self._answer(table, seat.number, number, option.text, "order")
                return
        if self.notifier is not None and seat.person is not None:
            self.notifier.turn(table, seat)
        left = table.clocks.now(seat.number)
        if left is not None:
            await asyncio.sleep(left + 0.05)
            if table.number == number and not table.clocks.now(seat.number):
                async with table.lock:
                    await self.fill(table, seat, kind="bot", bot=STAND_IN)

    async def _answer(self, table: Table, seat: int, number: int, choice: str, source: str) -> None:
        try:
            await table.answer(seat, number, choice, source)
        except Refusal:
            self.attend(table)  # somebody was quicker, here or in another process
