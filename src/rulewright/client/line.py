"""A WebSocket that is kept open: after a loss it is opened again, with pauses that grow."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from rulewright.client.errors import Gone
from rulewright.protocol import messages as wire
from rulewright.protocol import requests, terms

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0
"""Seconds between two attempts to connect: each time about twice as long."""
STEADY = 5.0
"""Seconds after which a connection was a good one, and the next pause is short again."""
PATIENCE = 30.0
"""Seconds to wait for the server to take a connection."""
SILENCE = 10.0
"""Seconds after which a silent server is asked whether it is there, and again after which it is not."""
LARGEST = 64 * 1024 * 1024
"""Bytes of the longest message that is taken: a long match in full."""
REFUSALS = (401, 403)
"""How a server says that trying again is of no use."""


class Line:
    """One connection after the other to the same place."""

    def __init__(
        self,
        address: str,
        cookie: Callable[[], str],
        *,
        opened: Callable[[], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
        heard: Callable[[wire.Message], None],
    ) -> None:
        """Name the place, and who is told: of every new connection, of gaps in the numbers, of every message."""
        self.address = address
        self.cookie = cookie
        self.opened = opened
        self.missed = missed
        self.heard = heard
        self.connects = 0
        self.lost = asyncio.Event()
        self._socket: ClientConnection | None = None

    async def send(self, request: requests.Request) -> None:
        """Send a request if there is a connection; what must not be lost is repeated when one is opened."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(wire.ENCODE.encode(request), text=True)

    async def run(self) -> None:
        """Keep a connection open for ever, or until the server will not have it (Gone)."""
        pause = FIRST_PAUSE / 2
        try:
            while True:
                began = time.monotonic()
                try:
                    async with self._dial() as socket:
                        await self._listen(socket)
                except InvalidStatus as refusal:
                    if refusal.response.status_code in REFUSALS:
                        raise Gone("the server does not know this person") from refusal
                except (OSError, WebSocketException, TimeoutError):
                    pass
                self._socket = None
                self.lost.set()
                pause = FIRST_PAUSE if time.monotonic() - began > STEADY else min(2 * pause, LONGEST_PAUSE)
                # Not exactly, so that not everybody comes back at once to a server that was away.
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))  # noqa: S311  (a pause, not a secret)
        finally:
            self._socket = None

    def _dial(self) -> connect:
        cookie = self.cookie()
        return connect(
            self.address,
            additional_headers={"Cookie": cookie} if cookie else {},
            compression=None,
            max_size=LARGEST,
            open_timeout=PATIENCE,
            ping_interval=SILENCE,
            ping_timeout=SILENCE,
        )

    async def _listen(self, socket: ClientConnection) -> None:
        last = 0
        while True:
            message = wire.DECODE_MESSAGE.decode(await socket.recv(decode=False))
            gap, last = message.n != last + 1, message.n
            if isinstance(message, wire.Welcome):
                if message.version != terms.VERSION:
                    raise Gone(f"the server speaks version {message.version} of the protocol; this is {terms.VERSION}")
                self._socket = socket
                self.lost.clear()
                self.connects += 1
                await self.opened()
            elif gap:
                await self.missed()
            self.heard(message)
