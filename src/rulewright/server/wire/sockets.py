"""The WebSocket: requests in, numbered messages out."""

from __future__ import annotations

import asyncio
import contextlib
from http import HTTPStatus
from typing import TYPE_CHECKING

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from rulewright.protocol import messages as wire
from rulewright.protocol import requests, terms
from rulewright.server.failures import Away, log_failure
from rulewright.server.hall.admission import see_in
from rulewright.server.refusal import Refusal
from rulewright.server.store.settling import Unsure
from rulewright.server.wire.connection import Connection
from rulewright.server.wire.limits import TooMany, client_of
from rulewright.server.wire.requests import carry_out

if TYPE_CHECKING:
    from rulewright.server.app import Site

MESSAGE_SIZE = 8192
"""Bytes of the longest request."""
GRACE = 5.0
"""Seconds in which a client that goes must have taken its last messages."""
COSTS: dict[type, float] = {
    requests.Why: 10,
    requests.AskOdds: 5,
    requests.Foresee: 3,
    requests.Advise: 5,
    requests.AskWays: 3,
    requests.Look: 2,
    requests.Sit: 2,
    requests.Resync: 5,
    requests.AskView: 2,
}
"""Requests that count as several."""


async def serve(site: Site, socket: WebSocket) -> None:
    """Talk to one client until it goes.  Foreign pages do not come this far: the guard sends them away."""
    try:
        person = await site.person(socket)
    except Away:
        # Not that they are nobody: that cannot be said just now, and whoever comes back is asked again.
        await socket.send_denial_response(Response(status_code=HTTPStatus.SERVICE_UNAVAILABLE))
        return
    if person is None:
        await socket.close(4401, "no person: ask for one first")
        return
    try:
        with site.sockets_of_client.one(client_of(socket.scope)), site.sockets_of_person.one(person.id):
            await talk(
                site, socket, Connection(person.id, person.name, site.limits.socket_backlog, client_of(socket.scope))
            )
    except TooMany:
        await socket.close(4429, "too many connections")


async def talk(site: Site, socket: WebSocket, connection: Connection) -> None:
    """Welcome a client and do what it asks."""
    await socket.accept()
    connection.send(wire.Welcome, version=terms.VERSION, person=connection.person, name=connection.name)
    sender = asyncio.create_task(send(socket, connection))
    sender.add_done_callback(lambda ended: gone(site, socket, connection, ended))
    site.metrics.connections.inc()
    site.hall.present.come(connection.person)
    site.connections.setdefault(connection.person, set()).add(connection)
    try:
        await listen(site, socket, connection)
    finally:
        site.metrics.connections.dec()
        site.hall.present.go(connection.person)
        site.connections[connection.person].discard(connection)
        if not site.connections[connection.person]:
            del site.connections[connection.person]
        for table in list(connection.tables.values()):
            table.audience.leave(connection)
        connection.close()
        await asyncio.wait((sender,), timeout=GRACE)  # a client that takes nothing is not waited for
        sender.cancel()


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


def gone(site: Site, socket: WebSocket, connection: Connection, sender: asyncio.Task[None]) -> None:
    """Note that nothing is sent to a client any more: it is not listened to either, and comes back."""
    connection.lost = True
    if not sender.cancelled() and (error := sender.exception()) is not None:
        log_failure(site.log, "a client could not be told", error)
        site.supervisor.errand("hang up", socket.close(1011))


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


def slow_down(site: Site, connection: Connection, request: requests.Request) -> None:
    """Refuse a request that comes too soon after others."""
    cost = COSTS.get(type(request), 1)
    if not site.message_rate.allows(connection.person, cost) or not site.address_rate.allows_both(
        connection.client, cost
    ):
        raise Refusal("too-fast", "too many requests; slow down")


def decode(text: str | None) -> requests.Request:
    """Read a request, strictly."""
    if text is None or len(text.encode()) > MESSAGE_SIZE:
        raise Refusal("bad-message", f"a request is text of at most {MESSAGE_SIZE} bytes")
    try:
        request: requests.Request = requests.DECODE.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", str(error)[:200]) from error
    return request


async def handle(site: Site, connection: Connection, request: requests.Request) -> None:
    """Carry out one request, or say why not."""
    about = {
        "request": str(request.__struct_config__.tag),
        "match": getattr(request, "match", None),
        "question": getattr(request, "question", None),
    }
    try:
        if isinstance(request, requests.Ping):
            connection.send(wire.Pong)
            return
        if request.match not in connection.tables:
            await see_in(site.store, request.match, connection.person, getattr(request, "watch", None))
        table = await site.hall.tables.open(request.match)
        await carry_out(site, connection, table, request)
    except Refusal as refusal:
        connection.send(wire.Refused, code=refusal.code, reason=refusal.reason, **about)
    except Unsure:
        connection.drop()  # it comes back, and repeats what it is not certain of
    except Exception as error:  # noqa: BLE001  (whatever failed, the client hears no details)
        log_failure(site.log, f"a request {type(request).__name__} failed", error)
        reason = "the server failed to do this; nothing has changed"
        connection.send(wire.Refused, code="failed", reason=reason, **about)
