"""A person is a signed cookie and a recovery link: neither can be forged, and both can be replaced."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rulewright.cli import application
from rulewright.server.app import Site
from rulewright.server.wire.cookies import COOKIE, SAFE_COOKIE, BadKey, Cookies, read_keys
from tests.server.running import browser, person, server


async def test_a_cookie_is_http_only_and_same_site_and_over_https_secure_and_of_this_host(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), browser(address) as http:
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
        http = browser(address)
        async with http:
            assert (await http.get("/api/me", headers={"Cookie": f"{COOKIE}={good}"})).status_code == 200
            for cookie in bad:
                headers = {"Cookie": f"{COOKIE}={cookie}".encode("latin-1")}
                response = await http.get("/api/me", headers=headers)  # type: ignore[arg-type]  # bytes that are no text
                assert response.status_code == 401, cookie
                with pytest.raises(InvalidStatus):
                    await connect(f"ws://{address}/ws", additional_headers={"Cookie": f"{COOKIE}={cookie[:200]}"})
    key = b"a key"
    assert Cookies(key).read(Cookies(key).write("anna", 3)) == ("anna", 3)
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


# Keys.

OLD, NEW = "old" * 12, "new" * 12


async def known(folder: Path, cookie: str, *keys: str) -> bool:
    """Whether a server with these keys believes a cookie."""
    site = Site(f"sqlite+aiosqlite:///{folder}/test.db", cookie_keys=keys)
    async with site.open():
        return site.cookies.read(cookie) == ("anna", 0)


async def cookie_of(folder: Path, *keys: str) -> str:
    """Return a cookie as a server with these keys writes it."""
    site = Site(f"sqlite+aiosqlite:///{folder}/test.db", cookie_keys=keys)
    async with site.open():
        return site.cookies.write("anna")


def database(folder: Path) -> bytes:
    """Return every byte that the database has written."""
    return b"".join(file.read_bytes() for file in folder.iterdir())


async def test_the_first_key_signs_and_all_are_believed(tmp_path: Path) -> None:
    old, new = await cookie_of(tmp_path, OLD), await cookie_of(tmp_path, NEW, OLD)

    assert await known(tmp_path, old, NEW, OLD)
    assert await known(tmp_path, new, NEW)
    assert not await known(tmp_path, new, OLD), "the first signs"
    assert not await known(tmp_path, old, NEW), "a key that was taken away is believed no more"


async def test_with_a_key_of_its_own_a_server_does_not_believe_the_databases(tmp_path: Path) -> None:
    by_database = await cookie_of(tmp_path)

    assert await known(tmp_path, by_database), "it keeps its key"
    assert not await known(tmp_path, by_database, NEW)
    assert await known(tmp_path, by_database, NEW, "database"), "until everybody has a new cookie"
    assert await known(tmp_path, await cookie_of(tmp_path, NEW, "database"), NEW)


async def test_a_key_of_the_environment_is_not_in_the_database(tmp_path: Path) -> None:
    await cookie_of(tmp_path, NEW)

    kept = database(tmp_path)
    assert b"vapid-key" in kept
    assert b"cookie-key" not in kept
    assert NEW.encode() not in kept


async def test_a_cookie_by_an_older_key_is_renewed_by_the_first_one(tmp_path: Path) -> None:
    async with server(tmp_path, cookie_keys=[OLD]) as (_, address), person(address) as anna:
        cookies = dict(anna.http.cookies)
    async with (
        server(tmp_path, cookie_keys=[NEW, OLD]) as (_, address),
        browser(address, cookies=cookies) as http,
    ):
        renewed = (await http.get("/api/me")).cookies[COOKIE]

    assert Cookies(NEW.encode()).read(renewed) == (anna.me["person"], 0)


@pytest.mark.parametrize("text", ["short", f"{NEW},", f"{NEW},,{OLD}", f"{NEW},{NEW}", "é" * 40, f"{NEW}\x07"])
def test_keys_that_are_none_are_refused_without_being_quoted(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadKey):
        read_keys(text)
    monkeypatch.setenv("RULEWRIGHT_COOKIE_KEYS", text)
    result = CliRunner().invoke(application("serve"), ["serve"])
    assert result.exit_code == 2
    assert "RULEWRIGHT_COOKIE_KEYS" in result.output
    assert text not in result.output
    assert NEW not in result.output


def test_keys_are_separated_by_commas() -> None:
    assert read_keys("") == ()
    assert read_keys(f" {NEW} , {OLD},database") == (NEW, OLD, "database")
