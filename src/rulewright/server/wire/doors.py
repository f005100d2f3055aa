"""The doors: connections are counted and timed, before anybody says anything and when somebody never stops.

uvicorn's own protocols wait for ever for the first line of a request, answer every ping, and keep whatever is not read.
These wait, answer and keep so much and no more:

- The head of a request must arrive in time, and what is sent must be taken in time.
- One address has so many connections, and all together so many that files are left for the database; the last are for
  those who ask how the server is.
- Control frames of a WebSocket are counted.  Whoever sends too many is gone at once, and waits before the next try.

A trusted proxy has as many connections as it likes: it knows its clients' addresses, and we theirs by its headers.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rulewright.server.refusal import Refusal
from rulewright.server.wire.guard import HEADERS, Dress, refuse
from rulewright.server.wire.limits import Rate, client_of
from rulewright.server.wire.squeezing import Squeezer

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.types import Receive, Scope, Send
    from websockets.frames import Frame

    from rulewright.server.app import Site

ALWAYS = (b"/health", b"/metrics")
"""What is answered when the server is full, as long as there is any room."""
ROOM = 32
"""Connections for that."""
PIECE = 2048
"""Bytes of a WebSocket that are read before its control frames are counted again."""
PENALTY = 200
"""Requests that a flood of control frames counts as, of its address."""


class Doors:
    """Counts the connections of one server process."""

    def __init__(self, site: Site, trusted: str = "") -> None:
        """Keep the limits of a site; `trusted` proxies are not counted."""
        self.site = site
        self.limits = site.limits
        self.trusted = _TrustedHosts(trusted)
        self.open = 0
        self.of: Counter[str] = Counter()
        """Connections by address."""
        self.turned_away = 0
        """How many were closed for one of these reasons."""

    def let_in(self, client: tuple[str, int] | None) -> str | None:
        """Note a connection, and return under which address; None if there is no room for it."""
        host = client[0] if client else ""
        address = "" if host in self.trusted else client_of({"client": client})
        if self.open >= self.limits.connections + ROOM:
            return None
        if address and self.of[address] >= self.limits.connections_by_address:
            return None
        self.open += 1
        self.of[address] += 1
        return address

    def let_out(self, address: str) -> None:
        """Note that a connection has ended."""
        self.open -= 1
        self.of[address] -= 1
        if not self.of[address]:
            del self.of[address]

    @property
    def full(self) -> bool:
        """Whether only those are answered who ask how the server is."""
        return self.open > self.limits.connections


class Request(HttpToolsProtocol):
    """A connection over which requests come."""

    doors: ClassVar[Doors]
    address: str | None = None
    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Let somebody in, or not."""
        super().connection_made(transport)
        self.address = self.doors.let_in(self.client)
        if self.address is None:
            self._turn_away()
        else:
            self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room."""
        self._leave()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Wait for the rest of the head, but not for ever."""
        super().on_message_begin()
        self._wait_for_head()

    def on_headers_complete(self) -> None:
        """Answer, unless the server is full."""
        self._stop()
        if self.doors.full and not self.url.startswith(ALWAYS):
            self.app = full
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Become a WebSocket, which is counted as one."""
        self._leave()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Wait until what was sent is taken, but not for ever."""
        super().pause_writing()
        self._wait(self.doors.limits.write_seconds, self._turn_away)

    def resume_writing(self) -> None:
        """Go on sending."""
        super().resume_writing()
        self._stop()

    def _wait_for_head(self) -> None:
        self._wait(self.doors.limits.head_seconds, self._miss_head)

    def _miss_head(self) -> None:
        """Turn away whoever did not finish a head in time; but what was asked before it is answered first."""
        answered = getattr(self.cycle, "response_complete", True)  # there may be no cycle yet, whatever its type says
        if not answered and not self.flow.write_paused:
            self._wait_for_head()
        else:
            self._turn_away()

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        self._stop()
        self.patience = self.loop.call_later(seconds, then)

    def _stop(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def _turn_away(self) -> None:
        self.doors.turned_away += 1
        self.transport.abort()

    def _leave(self) -> None:
        self._stop()
        if self.address is not None:
            self.doors.let_out(self.address)
            self.address = None


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket."""

    doors: ClassVar[Doors]
    address: str | None = None
    gone = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it."""
        super().connection_made(transport)
        self.conn.available_extensions = [Squeezer()]
        self.control = Rate(self.doors.limits.control_frames, self.doors.limits.control_frames * 5)
        self.address = self.doors.let_in(self.client)
        if self.address is None:
            self._turn_away()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room."""
        if self.address is not None:
            self.doors.let_out(self.address)
            self.address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read a little at a time: a flood is noticed before it was read."""
        for first in range(0, len(data), PIECE):
            if self.gone:
                return
            super().data_received(data[first : first + PIECE])

    def handle_ping(self) -> None:
        """Answer, as long as they are few."""
        if self._control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take note, as long as they are few."""
        if self._control():
            super().handle_pong(event)

    def _control(self) -> bool:
        if not self.gone and not self.control.allows(""):
            scope: Any = getattr(self, "scope", {"client": self.client})
            self.doors.site.request_rate.charge(client_of(scope), PENALTY)
            self._turn_away()
        return not self.gone

    def _turn_away(self) -> None:
        self.gone = True
        self.doors.turned_away += 1
        self.transport.abort()


def http(doors: Doors) -> type[HttpToolsProtocol]:
    """Return uvicorn's protocol for requests, with limits."""
    return type("HttpDoor", (Request,), {"doors": doors})


def websocket(doors: Doors) -> type[WebSocketsSansIOProtocol]:
    """Return uvicorn's protocol for WebSockets, with limits."""
    return type("SocketDoor", (Socket,), {"doors": doors})


async def full(_scope: Scope, _receive: Receive, send: Send) -> None:
    """Say that there is no room."""
    await refuse(Dress(send, HEADERS), Refusal("server-full", "the server is full; try again in a moment", 503))
