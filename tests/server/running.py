"""A server on loopback for tests, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from rulewright.chaos.servers import TLS
from rulewright.server.app import Site, application
from rulewright.server.wire.doors import Doors, http, websocket
from tests.server.template import laid_out

PATIENCE = 20.0


class Client:
    """A person with a browser: cookies, REST and one WebSocket."""

    def __init__(self, http: httpx.AsyncClient, address: str) -> None:
        self.http = http
        self.address = address
        self.me: dict[str, Any] = {}
        self.socket: ClientConnection | None = None
        self.numbers: list[int] = []

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """Send a request and return what came back, which must be a success."""
        response = await self.http.request(method, path, json=body)
        assert response.status_code == 200, response.text
        return response.json()

    async def listen(self) -> None:
        """Open the WebSocket."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.socket = await connect(f"ws://{self.address}/ws", additional_headers={"Cookie": cookie})
        welcome = await self.hear("welcome")
        assert welcome["version"] == 2

    async def say(self, kind: str, **fields: object) -> None:
        """Send a request over the WebSocket."""
        assert self.socket is not None
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of some kinds; messages are numbered without gaps."""
        assert self.socket is not None
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            self.numbers.append(message["n"])
            assert self.numbers == list(range(1, len(self.numbers) + 1))
            if message["type"] in kinds or not kinds:
                return message


@contextlib.asynccontextmanager
async def server(folder: Path, **settings: Any) -> AsyncIterator[tuple[Site, str]]:
    """Run a server on a free port until the block ends."""
    settings.setdefault("rates", 1000.0)
    settings.setdefault("reaction", 0.01)
    config = settings.pop("uvicorn", {})
    site = Site(settings.pop("url", "") or laid_out(folder / "test.db"), **settings)
    listener = socket.socket(proto=socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    door = Doors(site, config.get("forwarded_allow_ips", "127.0.0.1"))
    usual: dict[str, Any] = {"http": http(door), "ws": websocket(door)}
    running = uvicorn.Server(uvicorn.Config(application(site), log_level="error", **usual, **config))
    task = asyncio.create_task(running.serve([listener]))
    while not running.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    try:
        yield site, f"127.0.0.1:{listener.getsockname()[1]}"
    finally:
        running.should_exit = True
        await task


def browser(address: str, **settings: Any) -> httpx.AsyncClient:
    """Return what sends requests to a server on loopback, as somebody whom it does not know yet."""
    return httpx.AsyncClient(base_url=f"http://{address}", verify=TLS, **settings)


@contextlib.asynccontextmanager
async def person(address: str, name: str = "Anna") -> AsyncIterator[Client]:
    """Be somebody for a while."""
    async with browser(address) as http:
        client = Client(http, address)
        client.me = await client.call("POST", "/api/people", {"name": name})
        try:
            yield client
        finally:
            if client.socket is not None:
                await client.socket.close()
