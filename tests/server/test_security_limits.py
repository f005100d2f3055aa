"""Nobody may ask for too much: sizes, rates, connections and patience."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rulewright.server.wire import guard
from rulewright.server.wire.cookies import COOKIE
from tests.server.judging import everything
from tests.server.running import PATIENCE, browser, person, server


async def test_what_is_too_large_is_refused(tmp_path: Path) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(2 * guard.BODY // 65536):
            yield b" " * 65536

    async with server(tmp_path) as (_, address), person(address) as anna:
        before = everything(tmp_path)
        big = b" " * (guard.BODY + 1)
        refused = [
            (await anna.http.post("/api/matches", content=big), 413),
            (await anna.http.post("/api/matches", content=pieces()), 413),
            (await anna.http.post("/api/records", content=big), 413),
            (await anna.http.get("/api/me", headers={f"x-{i}": "x" for i in range(guard.HEADER_COUNT)}), 431),
            (await anna.http.get("/api/me", headers={"x": "x" * guard.HEADER_SIZE}), 431),
            (await anna.http.get("/api/me?" + "x" * guard.TARGET_SIZE), 414),
            (await anna.http.post("/api/people", json={"name": "x" * 41}), 400),
            (await anna.http.post("/api/people", content=b"name=Eve", headers={"Content-Type": "text/plain"}), 415),
        ]
        assert [response.status_code for response, _ in refused] == [status for _, status in refused]
        assert everything(tmp_path) == before


async def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_TIME", 0.1)
    async with server(tmp_path) as (_, address):
        host, port = address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 15\r\n\r\n{")
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        await writer.wait_closed()
    assert b" 408 " in answer.partition(b"\r\n")[0]


async def test_a_hasty_client_is_slowed_down_and_nobody_else(tmp_path: Path) -> None:
    trusting: dict[str, Any] = {"uvicorn": {"forwarded_allow_ips": "127.0.0.1"}, "rates": 0.2}
    async with (
        server(tmp_path, **trusting) as (_, address),
        browser(address) as http,
    ):

        async def served(client: str, requests: int = 40) -> int:
            """Return how many of many hasty requests were not sent away."""
            headers = {"X-Forwarded-For": client}
            statuses = [(await http.get("/health", headers=headers)).status_code for _ in range(requests)]
            assert set(statuses) <= {200, 429}
            return statuses.count(200)

        assert 0 < await served("192.0.2.1") < 40
        assert await served("192.0.2.2", 1) == 1
        first = await served("2001:db8::1")
        assert 0 < first < 40
        # What has come back since on a slow machine is little beside what somebody else would have.
        assert await served("2001:db8::2", first) < first, "the same household"


async def test_an_untrusted_client_cannot_hide_behind_forwarding_headers(tmp_path: Path) -> None:
    strict: dict[str, Any] = {"uvicorn": {"forwarded_allow_ips": "192.0.2.9"}, "rates": 0.2}
    async with (
        server(tmp_path, **strict) as (_, address),
        browser(address) as http,
    ):
        found = {
            (await http.get("/health", headers={"X-Forwarded-For": f"192.0.2.{i}"})).status_code for i in range(60)
        }
        assert found == {200, 429}


async def test_making_people_costs_more_than_looking(tmp_path: Path) -> None:
    async with (
        server(tmp_path, rates=0.2) as (_, address),
        browser(address) as http,
    ):
        made = [(await http.post("/api/people", json={"name": "Eve"})).status_code for _ in range(8)]
    assert made.count(200) <= 5
    assert 429 in made


async def test_sockets_are_counted_for_each_person_and_given_back(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        site.sockets_of_person.most = 2
        headers = {"Cookie": f"{COOKIE}={anna.http.cookies[COOKIE]}"}
        for _ in range(2):
            async with connect(f"ws://{address}/ws", additional_headers=headers) as first:
                await first.recv()
                async with connect(f"ws://{address}/ws", additional_headers=headers) as second:
                    await second.recv()
                    with pytest.raises(InvalidStatus):
                        await connect(f"ws://{address}/ws", additional_headers=headers)
            for _ in range(1000):
                if not site.sockets_of_person.held(anna.me["person"]):
                    break
                await asyncio.sleep(0.01)


async def test_a_flood_of_nonsense_ends_the_connection(tmp_path: Path) -> None:
    async with server(tmp_path, rates=1.0) as (_, address), person(address) as anna:
        before = everything(tmp_path)
        await anna.listen()
        assert anna.socket is not None
        with contextlib.suppress(ConnectionClosed):
            for _ in range(10_000):
                await anna.socket.send("nonsense")
                await anna.hear("refused")
        assert len(anna.numbers) < 1000
        assert everything(tmp_path) == before
