"""Pages of other sites do nothing here, and every answer protects the browser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rulewright.server.security import COOKIE
from tests.server.judging import everything
from tests.server.running import person, server


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://[broken"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
async def test_a_foreign_page_changes_nothing_and_opens_no_socket(tmp_path: Path, headers: dict[str, str]) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        before = everything(tmp_path)
        for method, path in (("POST", "/api/people"), ("PATCH", "/api/me"), ("POST", "/api/matches")):
            response = await anna.http.request(method, path, json={"name": "Eve"}, headers=headers)
            assert (response.status_code, response.json()["code"]) == (403, "foreign-origin")
        assert everything(tmp_path) == before
        with pytest.raises(InvalidStatus):
            await connect(
                f"ws://{address}/ws", additional_headers={"Cookie": f"{COOKIE}={anna.http.cookies[COOKIE]}", **headers}
            )


async def test_pages_of_our_own_and_programs_are_welcome(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        for headers in ({}, {"Origin": f"http://{address}", "Sec-Fetch-Site": "same-origin"}):
            response = await anna.http.patch("/api/me", json={"name": "Anna"}, headers=headers)
            assert response.status_code == 200
            cookie = f"{COOKIE}={anna.http.cookies[COOKIE]}"
            async with connect(f"ws://{address}/ws", additional_headers={"Cookie": cookie, **headers}) as socket:
                assert json.loads(await socket.recv())["type"] == "welcome"


async def test_every_answer_protects_the_browser(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        answers = [
            await anna.http.get("/api/me"),
            await anna.http.get("/nowhere"),
            await anna.http.delete("/api/me"),
            await anna.http.post("/api/matches", content=b"{"),
            await anna.http.post("/api/people", json={"name": "E"}, headers={"Origin": "null"}),
        ]
    for response in answers:
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "no-referrer"
        assert response.headers["cache-control"] == "no-store"
        assert response.headers["content-type"] == "application/json"
