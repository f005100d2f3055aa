"""Pages of other sites do nothing here, and every answer protects the browser."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rulewright.server.wire.cookies import COOKIE, cookie_name
from rulewright.server.wire.origins import foreign
from tests.server.judging import everything
from tests.server.running import browser, person, server


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


def on(address: str, scheme: str, host: str = "") -> dict[str, str]:
    """Return what a page over a scheme sends, through a proxy that was asked over https."""
    return {"Origin": f"{scheme}://{host or address}", "X-Forwarded-Proto": "https"}


@pytest.mark.parametrize(("trusted", "own", "other"), [("127.0.0.1", "https", "http"), ("192.0.2.9", "http", "https")])
async def test_a_page_over_another_scheme_is_foreign_and_only_a_trusted_proxy_says_which_it_was(
    tmp_path: Path, trusted: str, own: str, other: str
) -> None:
    """The proxy says https.  If it is trusted, so it is; otherwise the server knows only what it sees, plain HTTP."""
    async with server(tmp_path, uvicorn={"forwarded_allow_ips": trusted}) as (site, address), person(address) as anna:
        cookie = f"{cookie_name(own)}={site.cookies.write(anna.me['person'])}"
        before = everything(tmp_path)
        headers = {**on(address, other), "Cookie": cookie}
        refused = await anna.http.patch("/api/me", json={"name": "Eve"}, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin")
        with pytest.raises(InvalidStatus):
            await connect(f"ws://{address}/ws", additional_headers=headers)
        assert everything(tmp_path) == before

        headers = {**on(address, own), "Cookie": cookie}
        assert (await anna.http.patch("/api/me", json={"name": "Ann"}, headers=headers)).status_code == 200
        async with connect(f"ws://{address}/ws", additional_headers=headers) as socket:
            assert json.loads(await socket.recv())["name"] == "Ann"


@pytest.mark.parametrize(
    ("origin", "scheme", "host", "own"),
    [
        ("https://play.example", "https", "play.example", True),
        ("https://play.example", "wss", "play.example", True),
        ("https://play.example", "wss", "play.example:443", True),
        ("https://Play.Example:443", "https", "play.example", True),
        ("http://play.example:8000", "ws", "play.example:8000", True),
        ("http://play.example", "https", "play.example", False),
        ("http://play.example", "wss", "play.example", False),
        ("https://play.example", "ws", "play.example", False),
        ("https://play.example", "http", "play.example", False),
        ("https://play.example:80", "https", "play.example", False),
        ("http://play.example:443", "http", "play.example", False),
        ("https://play.example:8443", "https", "play.example", False),
        ("https://evil.example", "https", "play.example", False),
        ("https://user@play.example", "https", "play.example", False),
        ("play.example", "https", "play.example", False),
        ("https://", "https", "", False),
        ("null", "https", "play.example", False),
    ],
)
def test_an_origin_is_a_scheme_a_host_and_a_port(origin: str, scheme: str, host: str, own: bool) -> None:  # noqa: FBT001  (a column of the table)
    headers = {b"origin": origin.encode(), b"host": host.encode()}
    assert foreign(headers, scheme) is not own


async def test_parts_of_a_page_are_guessed_to_be_nothing_else_and_used_by_no_other_site(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), browser(address) as http:
        page = (await http.get("/")).text
        parts = [await http.get(path) for path in re.findall(r'"\./(assets/[^"]+)"', page)]
        worker = await http.get("/worker.js")

    assert {path.url.path.rsplit(".")[-1] for path in parts} == {"js", "css"}
    for response in (*parts, worker):
        assert response.status_code == 200
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in response.headers or response is worker
    assert "content-security-policy" in worker.headers


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
