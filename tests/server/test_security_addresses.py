"""Addresses that people have the server call do not lead into its own network."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rulewright.server.hall import outbound
from tests.server.judging import everything, judge
from tests.server.running import person, server

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
