"""A bad line between a client and a server: it can lose messages and break off."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed


class BadLine:
    """A relay for WebSockets."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.url = ""
        self.loses: Callable[[dict[str, Any]], bool] = lambda _: False
        """Whether a message of the server is lost."""
        self.breaks: Callable[[dict[str, Any]], bool] = lambda _: False
        """Whether the line breaks off instead of delivering a message of the server."""
        self.asked: list[dict[str, Any]] = []
        """Everything that clients have sent."""
        self.answered = asyncio.Event()
        """A client has sent an answer."""

    async def relay(self, near: ServerConnection) -> None:
        """Carry messages both ways until one side ends."""
        assert near.request is not None
        cookie = near.request.headers.get("Cookie", "")
        async with connect(f"ws://{self.address}/ws", additional_headers={"Cookie": cookie}) as far:

            async def out() -> None:
                with contextlib.suppress(ConnectionClosed):
                    async for message in near:
                        self.asked.append(json.loads(message))
                        await far.send(message)
                        if self.asked[-1]["type"] == "answer":
                            self.answered.set()
                await far.close()

            outward = asyncio.create_task(out())
            with contextlib.suppress(ConnectionClosed):
                async for message in far:
                    told = json.loads(message)
                    if self.breaks(told):
                        near.transport.abort()
                        break
                    if not self.loses(told):
                        await near.send(message)
            outward.cancel()


@contextlib.asynccontextmanager
async def bad_line(address: str) -> AsyncIterator[BadLine]:
    """Put a bad line before a server."""
    line = BadLine(address)
    async with serve(line.relay, "127.0.0.1", 0) as listening:
        line.url = f"ws://127.0.0.1:{listening.sockets[0].getsockname()[1]}/ws"
        yield line


def once(kind: str) -> Callable[[dict[str, Any]], bool]:
    """Hit the first message of a kind, and no other."""
    hit = False

    def hits(message: dict[str, Any]) -> bool:
        nonlocal hit
        if hit or message["type"] != kind:
            return False
        hit = True
        return True

    return hits


def every(number: int, kind: str) -> Callable[[dict[str, Any]], bool]:
    """Hit every so many messages of a kind."""
    count = 0

    def hits(message: dict[str, Any]) -> bool:
        nonlocal count
        if message["type"] != kind:
            return False
        count += 1
        return count % number == 0

    return hits
