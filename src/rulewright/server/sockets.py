"""The WebSocket: requests in, numbered messages out."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rulewright.kernel.errors import RulewrightError
from rulewright.server import protocol as wire
from rulewright.server.admission import see_in
from rulewright.server.connection import Connection
from rulewright.server.guard import log_failure
from rulewright.server.limits import TooMany, client_of
from rulewright.server.looking import look
from rulewright.server.plain import plain
from rulewright.server.table import Refusal, Table
from rulewright.server.telling import Wanted

if TYPE_CHECKING:
    from rulewright.server.app import Site

MESSAGE_SIZE = 8192
"""Bytes of the longest request."""
TABLES = 64
"""How many tables one connection may follow."""
GRACE = 5.0
"""Seconds in which a client that goes must have taken its last messages."""
COSTS: dict[type, float] = {
    wire.Why: 10,
    wire.AskOdds: 5,
    wire.Look: 2,
    wire.Sit: 2,
    wire.Resync: 5,
    wire.AskView: 2,
}
"""Requests that count as several."""


async def serve(site: Site, socket: WebSocket) -> None:
    """Talk to one client until it goes.  Foreign pages do not come this far: the guard sends them away."""
    person = await site.person(socket)
    if person is None:
        await socket.close(4401, "no person: ask for one first")
        return
    try:
        with site.sockets_of_client.one(client_of(socket.scope)), site.sockets_of_person.one(person.id):
            await talk(site, socket, Connection(person.id, person.name))
    except TooMany:
        await socket.close(4429, "too many connections")


async def talk(site: Site, socket: WebSocket, connection: Connection) -> None:
    """Welcome a client and do what it asks."""
    await socket.accept()
    connection.send(wire.Welcome, version=wire.VERSION, person=connection.person, name=connection.name)
    sender = asyncio.create_task(send(socket, connection))
    site.metrics.connections.inc()
    site.hall.present.come(connection.person)
    try:
        await listen(site, socket, connection)
    finally:
        site.metrics.connections.dec()
        site.hall.present.go(connection.person)
        for table in list(connection.tables.values()):
            unfollow(table, connection)
        connection.close()
        with contextlib.suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(sender, GRACE)  # a client that takes nothing is not waited for


async def send(socket: WebSocket, connection: Connection) -> None:
    """Send what is in the outbox, in order."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            data = await connection.outbox.get()
            if data is None:
                await socket.close(1013 if connection.lost else 1000)
                return
            await socket.send_text(data.decode())
            connection.waiting -= len(data)


async def listen(site: Site, socket: WebSocket, connection: Connection) -> None:
    """Take requests, one after the other."""
    while not connection.lost:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            request = decode(message.get("text"))
            slow_down(site, connection, request)
        except Refusal as refusal:
            connection.send(wire.Refused, code=refusal.code, reason=refusal.reason)
            if not site.strike_rate.allows(connection.person):
                return
            continue
        await handle(site, connection, request)


def slow_down(site: Site, connection: Connection, request: wire.Request) -> None:
    """Refuse a request that comes too soon after others."""
    if not site.message_rate.allows(connection.person, COSTS.get(type(request), 1)):
        raise Refusal("too-fast", "too many requests; slow down")


def decode(text: str | None) -> wire.Request:
    """Read a request, strictly."""
    if text is None or len(text.encode()) > MESSAGE_SIZE:
        raise Refusal("bad-message", f"a request is text of at most {MESSAGE_SIZE} bytes")
    try:
        request: wire.Request = wire.DECODE.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", str(error)[:200]) from error
    return request


async def handle(site: Site, connection: Connection, request: wire.Request) -> None:
    """Carry out one request, or say why not."""
    match = getattr(request, "match", None)
    question = getattr(request, "question", None)
    try:
        if isinstance(request, wire.Ping):
            connection.send(wire.Pong)
            return
        if request.match not in connection.tables:
            await see_in(site.store, request.match, connection.person, getattr(request, "watch", None))
        table = await site.hall.table(request.match)
        await carry_out(site, connection, table, request)
    except Refusal as refusal:
        connection.send(wire.Refused, code=refusal.code, reason=refusal.reason, match=match, question=question)
    except Exception as error:  # noqa: BLE001  (whatever failed, the client hears no details)
        log_failure(site.log, f"a request {type(request).__name__} failed", error)
        connection.send(wire.Refused, code="failed", reason="the server failed to do this", match=match)


async def carry_out(site: Site, connection: Connection, table: Table, request: wire.Request) -> None:
    """Do what a request asks of a table."""
    await HANDLERS[type(request)](site, connection, table, request)


async def rise(site: Site, connection: Connection, table: Table, request: wire.Rise) -> None:
    """Follow a table no longer."""
    connection.tables.pop(table.id, None)
    connection.wanted.pop(table.id, None)
    unfollow(table, connection)


async def answer(site: Site, connection: Connection, table: Table, request: wire.Answer) -> None:
    """Answer a question."""
    seat = asked_of(table, connection, request.question)
    again = await table.answer(seat, request.question, request.option, "person")
    if not again:
        site.metrics.answers.inc()
    connection.send(wire.Accepted, match=table.id, question=request.question, again=again)


async def undo(site: Site, connection: Connection, table: Table, request: wire.Undo) -> None:
    """Go back, or ask everybody whether one may."""
    await table.undo(own_seats(table, connection), request.question)


async def consent(site: Site, connection: Connection, table: Table, request: wire.Consent) -> None:
    """Agree to an undo, or end the matter."""
    seats = own_seats(table, connection)
    if request.agreed:
        await table.consent(seats, request.question)
    else:
        await table.refuse_undo(seats, request.question)


async def say(site: Site, connection: Connection, table: Table, request: wire.Say) -> None:
    """Say something."""
    words = plain(request.text)
    if not words:
        raise Refusal("bad-text", "nothing is left of this text that can be seen")
    if table.id not in connection.tables:
        raise Refusal("not-here", "sit down first: nobody speaks at a table they do not follow")
    if not site.chat_rate.allows(connection.person):
        raise Refusal("too-fast", "too many lines; slow down")
    await site.hall.say(table, connection, words)


async def why(site: Site, connection: Connection, table: Table, request: wire.Why) -> None:
    """Say why something is not offered."""
    asked = table.asked_seat()
    if asked is None or asked not in own_seats(table, connection):
        raise Refusal("not-yours", "only the seat that is asked may ask why")
    if bool(request.text) == (request.target is not None):
        raise Refusal("bad-message", "either text or target says what is asked about")
    try:
        pointed = await table.why(asked, request.text, request.target, request.picks)
    except RulewrightError as error:
        raise Refusal("cannot-tell", "this cannot be explained") from error
    reasons = [
        wire.Reason(law=reason.law, key=reason.key, sentence=table.game.speech.reason(reason))
        for reason in pointed.reasons
    ]
    offered = table.first_steps(asked, pointed, request.target)
    connection.send(
        wire.Reasons, match=table.id, text=pointed.text, target=request.target, reasons=reasons, offered=offered
    )


async def odds(site: Site, connection: Connection, table: Table, request: wire.AskOdds) -> None:
    """Tell the odds of an option."""
    asked = table.asked_seat()
    if asked is None or asked not in own_seats(table, connection):
        raise Refusal("not-yours", "only the seat that is asked may ask for odds")
    number = table.number
    try:
        found = await table.odds(asked, request.option)
    except RulewrightError as error:
        raise Refusal("cannot-tell", "this cannot be computed") from error
    rows = [wire.Chance(chance=row.chance, facts=row.facts) for row in found]
    connection.send(wire.Odds, match=table.id, question=number, option=request.option, rows=rows)


async def look_back(site: Site, connection: Connection, table: Table, request: wire.Look) -> None:
    """Show a table as it stood."""
    moment = await look(table, connection.person, request)
    steps = 0 if table.journal is None else len(table.journal.kept)
    connection.send(wire.Looked, match=table.id, steps=steps, **moment._asdict())


async def ask_view(site: Site, connection: Connection, table: Table, request: wire.AskView) -> None:
    """Send the seat that is asked everything it may know, for a bot of its own."""
    asked = table.asked_seat()
    if asked is None or asked not in own_seats(table, connection):
        raise Refusal("not-yours", "only the seat that is asked may ask for its view")
    connection.send(wire.Packed, match=table.id, question=table.number, seat=asked, view=table.packed(asked))


async def orders(site: Site, connection: Connection, table: Table, request: wire.Orders) -> None:
    """Declare standing orders."""
    await site.hall.set_orders(table, connection.person, request.seat, request.orders)


async def sit(site: Site, connection: Connection, table: Table, request: wire.Sit | wire.Resync) -> None:
    """Follow a table from now on, beginning with how it stands."""
    if table.id not in connection.tables and len(connection.tables) >= TABLES:
        raise Refusal("too-many", f"a connection may follow {TABLES} tables")
    if isinstance(request, wire.Sit):
        connection.wanted[table.id] = Wanted(request.marks, request.words)
    chat = await site.hall.chat(table)
    if site.store.postgres:
        # News of what another process has acknowledged may still be under way: whoever comes from there knows it.
        await site.hall.refresh(table)
    newcomer = connection not in table.followers
    connection.tables[table.id] = table
    table.followers.add(connection)
    connection.state(table, chat)
    if newcomer:
        for follower in list(table.followers):
            if follower is not connection:
                follower.seats(table)


def unfollow(table: Table, connection: Connection) -> None:
    """Tell the others that somebody has gone."""
    table.followers.discard(connection)
    for follower in list(table.followers):
        follower.seats(table)


def own_seats(table: Table, connection: Connection) -> list[int]:
    """Return the seats of whoever asks, who must have one."""
    seats = table.seats_of(connection.person)
    if not seats:
        raise Refusal("not-yours", "you hold no seat at this table", 403)
    return seats


def asked_of(table: Table, connection: Connection, number: int) -> int:
    """Return which of one's own seats an answer is for: the one that was asked."""
    seats = own_seats(table, connection)
    kept = None if table.journal is None else table.journal.answered(number)
    if kept is not None and kept.seat in seats:
        return kept.seat
    asked = table.asked_seat()
    return asked if asked in seats else seats[0]


HANDLERS: dict[type, Callable[[Site, Connection, Table, Any], Awaitable[None]]] = {
    wire.Sit: sit,
    wire.Resync: sit,
    wire.Rise: rise,
    wire.Answer: answer,
    wire.Undo: undo,
    wire.Consent: consent,
    wire.Say: say,
    wire.Why: why,
    wire.AskOdds: odds,
    wire.Look: look_back,
    wire.AskView: ask_view,
    wire.Orders: orders,
}
