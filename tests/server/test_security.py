"""Who may do what, and what nobody may do: cookies, origins, sizes, rates, addresses, texts and secrets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rulewright.server import guard, outbound
from rulewright.server.plain import plain
from rulewright.server.rest import ENDPOINTS
from rulewright.server.security import COOKIE, SAFE_COOKIE, Cookies, new_secret
from tests.server.judging import everything, judge
from tests.server.running import PATIENCE, Client, person, server

TRIO = {
    "game": "root",
    "options": {"seats": ["marquise", "eyrie", "alliance"]},
    "seats": [{"kind": "me"}, {}, {}],
}
ROLES = ("nobody", "stranger", "spectator", "holder", "owner")

# What each role is answered: nobody has no cookie, a stranger knows only the match's name, a spectator its public
# link, a holder has seat 1, the owner seat 0 and created the match; seat 2 is open.
TABLE: list[tuple[str, str, object, tuple[int, int, int, int, int]]] = [
    ("POST", "/api/people", {"name": "Zoe"}, (200, 200, 200, 200, 200)),
    ("POST", "/api/recover", {"secret": "A" * 22}, (404, 404, 404, 404, 404)),
    ("GET", "/api/me", None, (401, 200, 200, 200, 200)),
    ("PATCH", "/api/me", {"name": "Zoe"}, (401, 200, 200, 200, 200)),
    ("POST", "/api/me/recovery", None, (401, 200, 200, 200, 200)),
    ("GET", "/api/push-key", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/my/matches", None, (401, 200, 200, 200, 200)),
    ("GET", "/api/matches", None, (200, 200, 200, 200, 200)),
    ("POST", "/api/matches", TRIO, (401, 200, 200, 200, 200)),
    ("GET", "/api/matches/{match}", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/watch/{secret}", None, (404, 404, 200, 404, 404)),
    ("POST", "/api/seats", {"secret": "{secret}"}, (401, 404, 404, 200, 200)),
    ("POST", "/api/seats/{secret}", None, (401, 404, 404, 200, 200)),
    ("POST", "/api/matches/{match}/leave", {"seat": 0}, (401, 403, 403, 403, 200)),
    ("POST", "/api/matches/{match}/leave", {"seat": 1}, (401, 403, 403, 200, 403)),
    ("POST", "/api/matches/{match}/return", {"seat": 0}, (401, 403, 403, 403, 200)),
    ("POST", "/api/matches/{match}/return", {"seat": 1}, (401, 403, 403, 200, 403)),
    ("POST", "/api/matches/{match}/bot", {"seat": 1}, (401, 403, 403, 403, 409)),
    ("POST", "/api/matches/{match}/bot", {"seat": 2}, (401, 403, 403, 403, 200)),
    ("POST", "/api/matches/{match}/rematch", None, (401, 403, 403, 409, 409)),
    ("GET", "/api/matches/{match}/record", None, (409, 409, 409, 409, 409)),
    ("GET", "/api/matches/{match}/log", None, (401, 403, 403, 200, 200)),
    ("GET", "/api/matches/{match}/log?seat=0", None, (401, 403, 403, 403, 200)),
    ("POST", "/api/records", "no record", (401, 422, 422, 422, 422)),
    ("GET", "/api/games", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/law/{game}", None, (200, 200, 200, 200, 200)),
    ("GET", "/health", None, (200, 200, 200, 200, 200)),
    ("GET", "/metrics", None, (200, 200, 200, 200, 200)),
]


def test_the_table_has_every_entry_of_the_interface() -> None:
    assert {(method, path.partition("?")[0]) for method, path, *_ in TABLE} == {
        (entry.method, entry.path) for entry in ENDPOINTS
    }


async def test_everybody_may_do_what_the_table_says_and_whoever_is_refused_changes_nothing(tmp_path: Path) -> None:
    async with contextlib.AsyncExitStack() as stack:
        _, address = await stack.enter_async_context(server(tmp_path))
        people = {role: await stack.enter_async_context(person(address, role)) for role in ROLES}
        people["nobody"].http.cookies.clear()
        for method, path, body, expected in TABLE:
            links = await people["owner"].call("POST", "/api/matches", TRIO)
            await people["holder"].call("POST", "/api/seats", {"secret": links["seats"][1]})
            known = {"holder": links["seats"][1], "owner": links["seats"][0], "spectator": links["watch"]}
            for role, status in zip(ROLES, expected, strict=True):
                secret = known.get(role, new_secret())
                target = path.format(match=links["match"], secret=secret, game="root")
                before = everything(tmp_path)
                response = await send(people[role], method, target, body, secret)
                assert response.status_code == status, (role, method, path, response.text)
                if status >= 400:
                    assert everything(tmp_path) == before, (role, method, path)


async def send(client: Client, method: str, path: str, body: object, secret: str) -> httpx.Response:
    """Send a request of the table as somebody, who stays who they are."""
    kept = dict(client.http.cookies)
    if isinstance(body, str):
        headers = {"Content-Type": "application/x-ndjson"}
        response = await client.http.request(method, path, content=body, headers=headers)
    else:
        sent = json.loads(json.dumps(body).replace("{secret}", secret))
        response = await client.http.request(method, path, json=sent)
    client.http.cookies.clear()
    client.http.cookies.update(kept)
    return judge(response)


# Cookies and recovery.


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


# Foreign pages.


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


# Sizes, rates and patience.


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
    async with server(tmp_path, **trusting) as (_, address), httpx.AsyncClient(base_url=f"http://{address}") as http:

        async def statuses(client: str, path: str) -> set[int]:
            headers = {"X-Forwarded-For": client}
            return {(await http.get(path, headers=headers)).status_code for _ in range(40)}

        assert await statuses("192.0.2.1", "/health") == {200, 429}
        assert (await http.get("/health", headers={"X-Forwarded-For": "192.0.2.2"})).status_code == 200
        assert await statuses("2001:db8::1", "/health") == {200, 429}
        neighbour = await http.get("/health", headers={"X-Forwarded-For": "2001:db8::2"})
        assert neighbour.status_code == 429, "the same household"


async def test_an_untrusted_client_cannot_hide_behind_forwarding_headers(tmp_path: Path) -> None:
    strict: dict[str, Any] = {"uvicorn": {"forwarded_allow_ips": "192.0.2.9"}, "rates": 0.2}
    async with server(tmp_path, **strict) as (_, address), httpx.AsyncClient(base_url=f"http://{address}") as http:
        found = {
            (await http.get("/health", headers={"X-Forwarded-For": f"192.0.2.{i}"})).status_code for i in range(60)
        }
        assert found == {200, 429}


async def test_making_people_costs_more_than_looking(tmp_path: Path) -> None:
    async with server(tmp_path, rates=0.2) as (_, address), httpx.AsyncClient(base_url=f"http://{address}") as http:
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


# Addresses that people give.


PRIVATE = [
    "http://127.0.0.1:8000/hook",
    "http://localhost:8000/hook",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://10.0.0.1/",
    "http://172.16.0.1/",
    "http://192.168.1.1/",
    "http://169.254.169.254/latest/meta-data",
    "http://100.64.0.1/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "https://user:password@192.0.2.1/",
    "https://8.8.8.8:25/",
    "https://8.8.8.8:99999/",
    "ftp://8.8.8.8/",
    "file:///etc/passwd",
    "//8.8.8.8/",
    "https://",
    "https://8.8.8.8 /",
    "https://8.8.8.8\\@127.0.0.1/",
    "https://\u0661.example/",
    "https://no-such-host.invalid/",
]


async def test_a_webhook_or_push_into_the_servers_own_network_is_refused(tmp_path: Path) -> None:
    keys = {"p256dh": "B" * 87, "auth": "A" * 22}
    async with server(tmp_path) as (_, address), person(address) as anna:
        before = everything(tmp_path)
        for url in PRIVATE:
            for body, code in (
                ({"webhook": url}, "bad-webhook"),
                ({"push": {"endpoint": url, "keys": keys}}, "bad-push"),
                ({"name": "Eve", "webhook": url}, "bad-webhook"),
            ):
                response = judge(await anna.http.patch("/api/me", json=body))
                assert (response.status_code, response.json()["code"]) == (422, code), url
        assert everything(tmp_path) == before


async def test_an_open_address_is_accepted_and_pushes_only_over_https(tmp_path: Path) -> None:
    keys = {"p256dh": "B" * 87, "auth": "A" * 22}
    async with server(tmp_path) as (_, address), person(address) as anna:
        for url, webhook, push in (("https://8.8.8.8/hook", 200, 200), ("http://8.8.8.8/hook", 200, 422)):
            response = judge(await anna.http.patch("/api/me", json={"webhook": url}))
            assert response.status_code == webhook
            subscription = {"endpoint": url, "keys": keys, "expirationTime": None}
            response = judge(await anna.http.patch("/api/me", json={"push": subscription}))
            assert response.status_code == push
        assert (await anna.http.patch("/api/me", json={"webhook": None, "push": None})).status_code == 200


async def test_a_request_of_the_servers_own_goes_where_it_was_checked_and_follows_no_redirect() -> None:
    heard: list[bytes] = []

    async def hook(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    listening = await asyncio.start_server(hook, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    async with listening:
        status = await outbound.post(f"http://localhost:{port}/hook?a=1#x", b"{}", {}, local=True)
        with pytest.raises(outbound.BadAddress):
            await outbound.post(f"http://localhost:{port}/hook", b"{}", {})
    assert status == 302
    assert len(heard) == 1
    assert heard[0].startswith(b"POST /hook?a=1 HTTP/1.1")
    assert f"host: localhost:{port}".encode() in heard[0].lower()


# Texts.


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Anna", "Anna"),
        ("  An\tna\r\n ", "An na"),
        ("\u202eannA\u202c", "annA"),
        ("\u2066A\u2069\u200b\ufeff\u00ad", "A"),
        ("A\x00\x1b[31mB", "A[31mB"),
        ("A\u2028B", "A B"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Z" + "\u0336" * 30, "Z" + "\u0336" * 4),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("<b>Anna</b>", "<b>Anna</b>"),
        ("\u202e\u200b", ""),
    ],
)
def test_what_people_write_is_one_line_of_visible_text(text: str, seen: str) -> None:
    assert plain(text) == seen
    assert plain(seen) == seen


async def test_names_and_chat_are_cleaned_and_stay_text(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address, "\u202e<i>Anna\x00") as anna:
        assert anna.me["name"] == "<i>Anna"
        for body in ({"name": "\u202e"}, {"name": " \u200b "}):
            response = judge(await anna.http.patch("/api/me", json=body))
            assert (response.status_code, response.json()["code"]) == (422, "bad-name")
        links = await anna.call("POST", "/api/matches", TRIO)
        await anna.listen()
        await anna.say("say", match=links["match"], text="too early")
        assert (await anna.hear())["code"] == "not-here"
        await anna.say("sit", match=links["match"])
        await anna.hear("state")
        await anna.say("say", match=links["match"], text="\u202e")
        assert (await anna.hear())["code"] == "bad-text"
        await anna.say("say", match=links["match"], text="x" * 501)
        assert (await anna.hear())["code"] == "bad-message"
        await anna.say("say", match=links["match"], text="<script>\u202ehi\x00</script>")
        spoken = await anna.hear("spoken")
        assert (spoken["name"], spoken["text"]) == ("<i>Anna", "<script>hi</script>")


# Secrets.


async def test_no_secret_is_in_the_database_or_in_what_the_server_prints(tmp_path: Path) -> None:
    running = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", "from rulewright.cli import main; main()"),
        *("serve", "--database", f"sqlite+aiosqlite:///{tmp_path}/test.db"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert running.stdout is not None
    printed = await asyncio.wait_for(running.stdout.readline(), PATIENCE)
    found = re.search(rb"http://(\S+)", printed)
    assert found, printed
    try:
        secrets = await use_every_secret(found[1].decode())
    finally:
        running.send_signal(signal.SIGINT)
        rest, _ = await running.communicate()
    kept = b"".join(file.read_bytes() for file in files(tmp_path))
    assert b"Anna" in kept
    for name, secret in secrets.items():
        assert secret.encode() not in kept, name
        assert secret.encode() not in printed + rest, name


def files(folder: Path) -> list[Path]:
    """Return all files of a folder."""
    return list(folder.iterdir())


async def use_every_secret(address: str) -> dict[str, str]:
    """Do something with every kind of secret, rightly and wrongly, and return them."""
    async with person(address) as anna, person(address, "Berta") as berta:
        links = await anna.call("POST", "/api/matches", TRIO)
        await berta.call("POST", f"/api/seats/{links['seats'][1]}")
        await anna.http.post(f"/api/seats/{links['seats'][1]}")
        await anna.http.post(f"/api/seats/{links['seats'][2]}/x")
        await anna.call("GET", f"/api/watch/{links['watch']}")
        await berta.call("POST", "/api/recover", {"secret": anna.me["recovery"]})
        await berta.listen()
        await berta.say("sit", match=links["match"])
        await berta.hear("state")
        await berta.say("answer", match=links["match"], question=0, option=links["seats"][2])
        await berta.hear("refused")
        return {
            "recovery": anna.me["recovery"],
            "cookie": anna.http.cookies[COOKIE],
            "watch": links["watch"],
            **{f"seat {number}": secret for number, secret in enumerate(links["seats"])},
        }
