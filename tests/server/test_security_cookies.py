"""A person is a signed cookie and a recovery link: neither can be forged, and both can be replaced."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rulewright.server.security import COOKIE, SAFE_COOKIE, Cookies
from tests.server.running import person, server


async def test_a_cookie_is_http_only_and_same_site_and_over_https_secure_and_of_this_host(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), httpx.AsyncClient(base_url=f"http://{address}") as http:
        plainly = (await http.post("/api/people", json={"name": "Anna"})).headers["set-cookie"]
        proxied = {"X-Forwarded-Proto": "https"}
        securely = await http.post("/api/people", json={"name": "Anna"}, headers=proxied)
        cookie = securely.headers["set-cookie"]
        assert plainly.startswith(f"{COOKIE}=")
        assert cookie.startswith(f"{SAFE_COOKIE}=")
        for part in ("HttpOnly", "SameSite=strict", "Path=/"):
            assert part in plainly
            assert part in cookie
        assert "Secure" in cookie
        assert "Secure" not in plainly
        assert "Domain" not in cookie
        assert "strict-transport-security" in securely.headers

        http.cookies.clear()
        value = cookie.partition(";")[0].partition("=")[2]
        asked = [
            await http.get("/api/me", headers={**proxied, "Cookie": f"{SAFE_COOKIE}={value}"}),
            await http.get("/api/me", headers={**proxied, "Cookie": f"{COOKIE}={value}"}),
        ]
        assert [response.status_code for response in asked] == [200, 401]


async def test_forged_expired_and_garbled_cookies_are_nobody(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        good = anna.http.cookies[COOKIE]
        one, two, three = good.split(".")
        bad = [
            "",
            f"{one}.{two}.{'A' if three[0] != 'A' else 'B'}{three[1:]}",
            f"A{one[1:]}.{two}.{three}",
            f"{one}.{two}",
            f"{one}..{three}",
            f"{one}.AAAAAA.{three}",
            good + good,
            "x" * 5000,
            "%00",
            "null",
            '"' + good + "\xe9" + '"',
            Cookies(b"another key").write(anna.me["person"]),
            site.cookies.write("0123456789abcdef"),
        ]
        http = httpx.AsyncClient(base_url=f"http://{address}")
        async with http:
            assert (await http.get("/api/me", headers={"Cookie": f"{COOKIE}={good}"})).status_code == 200
            for cookie in bad:
                headers = {"Cookie": f"{COOKIE}={cookie}".encode("latin-1")}
                response = await http.get("/api/me", headers=headers)  # type: ignore[arg-type]
                assert response.status_code == 401, cookie
                with pytest.raises(InvalidStatus):
                    await connect(f"ws://{address}/ws", additional_headers={"Cookie": f"{COOKIE}={cookie[:200]}"})
    key = b"a key"
    assert Cookies(key).read(Cookies(key).write("anna")) == "anna"
    assert Cookies(key, age=-1).read(Cookies(key).write("anna")) is None


async def test_a_recovery_link_works_on_another_device_until_it_is_replaced(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Phone") as phone:
        old = anna.me["recovery"]
        assert (await phone.call("POST", "/api/recover", {"secret": old}))["person"] == anna.me["person"]
        assert (await phone.call("GET", "/api/me"))["name"] == "Anna"
        new = (await anna.call("POST", "/api/me/recovery"))["recovery"]
        response = await phone.http.post("/api/recover", json={"secret": old})
        assert (response.status_code, response.json()["code"]) == (404, "no-such-person")
        assert (await phone.call("POST", "/api/recover", {"secret": new}))["person"] == anna.me["person"]
        assert "recovery" not in await anna.call("GET", "/api/me")
