"""Somebody opens connections and says nothing, never reads, or sends control frames without end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import resource
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.requests import HTTPConnection
from uvicorn.server import ServerState

from rulewright.protocol.messages import Pong
from rulewright.server import listener
from rulewright.server.app import Site, application
from rulewright.server.settings import Limits
from rulewright.server.wire import sockets
from rulewright.server.wire.connection import Connection
from rulewright.server.wire.cookies import COOKIE
from rulewright.server.wire.doors import Doors, http
from tests.server.running import PATIENCE, Client, browser, person, server

STRANGE: dict[str, Any] = {"forwarded_allow_ips": "192.0.2.1"}
"""Nobody here is a trusted proxy."""
PING = b"\x89\x80\x00\x00\x00\x00"
"""A ping frame of a client, without anything in it."""
PONG = b"\x8a\x80\x00\x00\x00\x00"


async def knock(address: str, words: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect and say something."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(words)
    return reader, writer


async def heard(reader: asyncio.StreamReader) -> bytes:
    """Return all that comes until the connection ends."""
    with contextlib.suppress(ConnectionError):
        return await asyncio.wait_for(reader.read(), PATIENCE)
    return b""


@pytest.mark.parametrize(
    "words", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET"]
)
async def test_a_head_that_does_not_come_is_not_waited_for(tmp_path: Path, words: bytes) -> None:
    async with server(tmp_path, limits=Limits(head_seconds=0.2)) as (_, address):
        reader, writer = await knock(address, words)
        told = await heard(reader)
        writer.close()

    assert (b" 200 " in told) == (b"\r\n\r\n" in words)


async def test_what_was_asked_before_half_a_head_is_answered_however_long_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slowly(site: Site) -> list[str]:
        await asyncio.sleep(0.5)
        return []

    monkeypatch.setattr(Site, "ailments", slowly)
    async with server(tmp_path, limits=Limits(head_seconds=0.1)) as (_, address):
        reader, writer = await knock(address, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET")
        told = await heard(reader)
        writer.close()

    assert b" 200 " in told


async def test_one_address_has_so_many_connections_and_gets_them_back(tmp_path: Path) -> None:
    async with server(tmp_path, limits=Limits(connections_by_address=3), uvicorn=STRANGE) as (_, address):
        held = [await knock(address) for _ in range(3)]
        await asyncio.sleep(0.05)
        reader, writer = await knock(address, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert await heard(reader) == b""
        writer.close()
        for _, open_one in held:
            open_one.close()
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(httpx.TransportError):
                    async with browser(address) as visitor:
                        assert (await visitor.get("/health")).status_code == 200
                        return


async def test_a_trusted_proxy_has_as_many_as_it_likes(tmp_path: Path) -> None:
    async with server(tmp_path, limits=Limits(connections_by_address=1)) as (_, address):
        held = [await knock(address) for _ in range(5)]
        async with browser(address) as visitor:
            assert (await visitor.get("/health")).status_code == 200
        for _, writer in held:
            writer.close()


async def test_when_the_server_is_full_it_still_says_how_it_is_and_nothing_else(tmp_path: Path) -> None:
    async with server(tmp_path, limits=Limits(connections=2)) as (_, address):
        held = [await knock(address) for _ in range(3)]
        await asyncio.sleep(0.05)
        async with browser(address) as visitor:
            well = await visitor.get("/health")
            other = await visitor.get("/api/games")
        for _, writer in held:
            writer.close()

    assert well.status_code == 200
    assert (other.status_code, other.json()["code"]) == (503, "server-full")


def upgrade(client: Client, address: str) -> bytes:
    """Return what asks for a WebSocket."""
    head = (
        f"GET /ws HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {COOKIE}={client.http.cookies[COOKIE]}\r\n\r\n"
    )
    return head.encode()


async def upgraded(client: Client, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a WebSocket by hand."""
    reader, writer = await knock(address, upgrade(client, address))
    assert b" 101 " in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    return reader, writer


async def test_whoever_goes_before_being_welcomed_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        asked, gone, done = asyncio.Event(), asyncio.Event(), asyncio.Event()
        who = site.person

        async def slowly(socket: HTTPConnection) -> Any:
            found = await who(socket)
            asked.set()
            await gone.wait()
            return found

        async def conversed(*about: Any) -> None:
            try:
                await converse(*about)
            finally:
                done.set()

        converse = sockets.talk
        monkeypatch.setattr(sockets, "talk", conversed)
        monkeypatch.setattr(site, "person", slowly)
        _, writer = await knock(address, upgrade(anna, address))
        await asyncio.wait_for(asked.wait(), PATIENCE)
        writer.transport.abort()
        await asyncio.sleep(0.1)  # the listener hears of it
        gone.set()
        await asyncio.wait_for(done.wait(), PATIENCE)

    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("frame", [PING, PONG])
async def test_a_flood_of_control_frames_ends_the_connection_before_it_is_read(tmp_path: Path, frame: bytes) -> None:
    async with server(tmp_path, rates=1.0) as (_, address), person(address) as anna:
        reader, writer = await upgraded(anna, address)
        writer.write(frame * 40_000)
        told = await heard(reader)
        writer.close()
        async with browser(address) as visitor:
            hasty = [(await visitor.get("/health")).status_code for _ in range(3)]

    answered = told.count(b"\x8a\x00")
    assert answered <= 60, "no more pongs than are allowed"
    assert 429 in hasty, "the address waits before it may try again"


async def test_a_few_pings_are_answered(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        reader, writer = await upgraded(anna, address)
        writer.write(PING * 20)
        told = b""
        async with asyncio.timeout(PATIENCE):
            while told.count(b"\x8a\x00") < 20:
                told += await reader.read(1000)
        writer.close()


async def test_a_client_that_reads_nothing_is_dropped_before_much_is_kept_for_it() -> None:
    connection = Connection("p", "Eve", backlog=1000)
    sent = 0
    while not connection.lost:
        connection.send(Pong)
        sent += 1
    assert sent < 1000
    assert connection.outbox.qsize() == 1


class Transport(asyncio.Transport):
    """A connection that takes nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.aborted = asyncio.Event()

    def abort(self) -> None:
        self.aborted.set()

    def pause_reading(self) -> None:
        """Take nothing in."""


async def test_an_answer_that_is_not_taken_is_not_kept_for_ever(tmp_path: Path) -> None:
    site = Site(f"sqlite+aiosqlite:///{tmp_path}/test.db", limits=Limits(write_seconds=0.01))
    doors = Doors(site)
    config = uvicorn.Config(application(site))
    config.load()
    request = http(doors)(config=config, server_state=ServerState(), app_state={})
    transport = Transport()
    request.connection_made(transport)
    request.pause_writing()
    request.resume_writing()
    assert doors.turned_away == 0
    request.pause_writing()
    await asyncio.wait_for(transport.aborted.wait(), PATIENCE)

    assert doors.turned_away == 1


def test_files_are_raised_and_some_are_left_for_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    raised: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: raised.append(limits))

    assert listener.room(100) == 100
    assert listener.room(10_000) == 4096 - listener.KEPT_FILES - 32
    assert raised[-1] == (4096, 4096)
