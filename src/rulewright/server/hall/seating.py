"""Who sits where: people sit down, leave, come back, are replaced by bots, and say what is done in their absence."""

from __future__ import annotations

import contextlib
import json
import time
from typing import TYPE_CHECKING, Any

from rulewright.server.hall.absence import PATIENCE, see_that_away
from rulewright.server.hall.draft import STAND_IN, known_bot
from rulewright.server.refusal import Refusal
from rulewright.server.store.secrets import hashed, new_secret
from rulewright.server.store.writer import Conflict
from rulewright.server.table.present import may_take, owner, sits
from rulewright.server.table.seats import BOT, PERSON, VACANT, Seat
from rulewright.server.table.status import OPEN, OVER, PLAYING

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulewright.server.hall.open_tables import OpenTables
    from rulewright.server.hall.presence import Presence
    from rulewright.server.store.store import Store
    from rulewright.server.table.table import Table


class Seating:
    """Changes who holds a seat, and with which orders."""

    def __init__(self, store: Store, tables: OpenTables, present: Presence, attend: Callable[[Table], None]) -> None:
        """Seat people at tables; `attend` sees to the open question of one where somebody else sits now."""
        self.store = store
        self.tables = tables
        self.present = present
        self.attend = attend
        self.patience: float = PATIENCE
        """Seconds after which somebody who is asked and has gone may be replaced, where there is no clock."""

    async def take_seat(self, person: str, name: str, secret: str) -> tuple[Table, int]:
        """Sit down with a seat's secret link: on an open seat, or on one that a bot keeps warm."""
        row = await self.store.seat_by_token(hashed(secret))
        if row is None:
            raise Refusal("no-such-seat", "this link leads to no seat", 404)
        table = await self.tables.open(row.match)
        await table.alone(self._take_seat(table, table.seats[row.number], person, name))
        return table, row.number

    async def _take_seat(self, table: Table, seat: Seat, person: str, name: str) -> None:
        # Whoever brings a record that is over may sit down at it: nothing is hidden there any more.
        if table.status not in (OPEN, PLAYING) and not (table.status == OVER and seat.kind == VACANT):
            raise Refusal("not-playing", f"the match is {table.status}")
        if not may_take(seat, person):
            what = "sits there already" if sits(seat) else "owns this seat, and alone can hand it on by a new link"
            raise Refusal("taken", f"somebody else {what}")
        if table.status != OPEN and set(table.seats_of(person)) - {seat.number}:
            # One hand is enough: nobody takes over a bot's to look into it.
            raise Refusal("seated", "you sit at this table already")
        anew: dict[str, Any] = {} if seat.person == person else {"orders": "{}", "advice": False}
        if table.status != OPEN and owner(seat) not in (None, person):
            await table.note_foreseen()  # somebody else has seen this hand
        await self.fill(table, seat, kind=PERSON, person=person, name=name, bot="", offered=False, **anew)
        if table.row.owner is None:
            await self.pass_on(table, person)

    async def fill(self, table: Table, seat: Seat, due: int | None = None, **values: str | bool | None) -> None:
        """Change who holds a seat; the match begins when no seat is open.

        With `due` it is because of that question, and of the clock: it must still be open, and ours to see to.
        """
        try:
            began = await self.store.change_seat(table.id, seat.number, (seat.kind, seat.person), due, **values)
        except Conflict:
            await table.refresh()
            raise Refusal("taken", f"seat {seat.number} has changed hands meanwhile") from None
        for key, value in values.items():
            setattr(seat, key, json.loads(value) if key == "orders" and isinstance(value, str) else value)
        if began:
            table.status = PLAYING
            table.updated = time.time()
        if seat.kind == PERSON and seat.person is not None:
            self.present.seen([seat.person])
        table.put_clock()
        if began:
            table.audience.tell_update()
        table.audience.tell_seats()
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

    async def leave(self, table: Table, person: str, number: int, bot: str, *, offered: bool = False) -> None:
        """Leave a seat: to a bot that plays on, or open before the match has begun.  It can be taken back.

        If it is `offered`, whoever has its link may take it meanwhile.

        When the owner leaves a match that has not begun, somebody else who sits there owns it from then on; when
        nobody does, whoever sits down next.
        """
        await table.alone(self._leave(table, person, number, bot, offered=offered))

    async def _leave(self, table: Table, person: str, number: int, bot: str, *, offered: bool) -> None:
        seat = self.own_seat(table, person, number)
        if table.status not in (OPEN, PLAYING):
            raise Refusal("not-playing", f"the match is {table.status}")
        if table.status == OPEN and not bot:
            await self.fill(table, seat, kind=VACANT, person=None, name="", bot="", orders="{}")
        else:
            await self.fill(table, seat, kind=BOT, bot=known_bot(bot), offered=offered)
        if table.row.owner == person and not any(sits(table.seats[own]) for own in table.seats_of(person)):
            heirs = [other.person for other in table.seats if sits(other)]
            if heirs or seat.person is None:
                await self.pass_on(table, heirs[0] if heirs else None)

    async def come_back(self, table: Table, person: str, number: int) -> None:
        """Take a seat back from the bot that kept it warm, or one to which one is invited."""
        await table.alone(self._come_back(table, person, number))

    async def _come_back(self, table: Table, person: str, number: int) -> None:
        seat = self.own_seat(table, person, number)
        if not sits(seat):
            await self.fill(table, seat, kind=PERSON, bot="", offered=False)

    async def hand_on(self, table: Table, person: str, number: int) -> str:
        """Return the secret of a new link to one's own seat: by it, and by no older one, somebody else may take it."""
        return await table.alone(self._hand_on(table, person, number))

    async def _hand_on(self, table: Table, person: str, number: int) -> str:
        seat = self.own_seat(table, person, number)
        if table.status not in (OPEN, PLAYING):
            raise Refusal("not-playing", f"the match is {table.status}")
        secret = new_secret()
        await self.store.change_seat(
            table.id, number, (seat.kind, seat.person), token=hashed(secret), offered=owner(seat) is not None
        )
        seat.offered = owner(seat) is not None
        return secret

    async def hand_over(self, table: Table, person: str, number: int, bot: str) -> None:
        """Seat a bot: on an open seat, if one owns the match, or in place of somebody else who has gone without a word.

        Whoever is invited there, or sat there, can take it back.
        """
        await table.alone(self._hand_over(table, person, number, bot))

    async def _hand_over(self, table: Table, person: str, number: int, bot: str) -> None:
        seat = table.seats[number] if number < len(table.seats) else None
        here = any(sits(table.seats[own]) for own in table.seats_of(person))
        if seat is not None and sits(seat) and seat.person != person and here and table.status == PLAYING:
            see_that_away(table, seat, self.present, self.patience)
        elif table.row.owner != person:
            raise Refusal("not-yours", "only whoever owns the match may seat bots", 403)
        elif seat is None or seat.kind != VACANT:
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
        for follower in list(table.audience.followers):
            if follower.person == person:
                follower.seats(table)
        self.attend(table)

    async def agree(self, table: Table, person: str, *, agreed: bool) -> None:
        """Agree to advice at a table, on all one's seats there, or no longer."""
        await table.alone(self._agree(table, person, agreed=agreed))

    async def _agree(self, table: Table, person: str, *, agreed: bool) -> None:
        mine = [seat for seat in table.seats if seat.person == person and sits(seat)]
        if not mine:
            raise Refusal("not-yours", "you hold no seat at this table", 403)
        for seat in mine:
            await self.store.change_seat(table.id, seat.number, advice=agreed)
            seat.advice = agreed
        table.audience.tell_seats()

    async def stand_in(self, table: Table, seat: Seat, number: int) -> None:
        """Hand the seat of somebody whose time is up to a bot, if the question is still open; they can take it back."""
        await table.alone(self._stand_in(table, seat, number))

    async def _stand_in(self, table: Table, seat: Seat, number: int) -> None:
        if table.next == number and sits(seat) and table.clocks.now(seat.number) == 0:
            with contextlib.suppress(Refusal):  # another process was quicker, or drives the match now
                await self.fill(table, seat, due=number, kind=BOT, bot=STAND_IN)
