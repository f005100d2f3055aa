"""Turn notifications: to absent people only, once a turn, by webhook and by Web Push, over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import ssl
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]  # it has no types
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]  # it has no types

from tests.server.parlour import bots, give_answer, new_match, table_of_two, until
from tests.server.running import Client, person, server

pytestmark = pytest.mark.usefixtures("parlour")


class Receiver:
    """Somebody else's server, which notes what it is sent."""

    def __init__(self) -> None:
        self.address = ""
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.status = "201 Created"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.heard.append((head[0], headers, body))
        writer.write(f"HTTP/1.1 {self.status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    @property
    def news(self) -> list[dict[str, Any]]:
        return [json.loads(body) for _, _, body in self.heard]


@contextlib.asynccontextmanager
async def receiver(tls: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
    heard = Receiver()
    listening = await asyncio.start_server(heard.serve, "127.0.0.1", 0, ssl=tls)
    scheme = "http" if tls is None else "https"
    heard.address = f"{scheme}://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield heard
    finally:
        listening.close()
        await listening.wait_closed()


async def leave(client: Client) -> None:
    """Close the browser."""
    assert client.socket is not None
    await client.socket.close()
    client.socket = None
    client.numbers.clear()


async def test_an_absent_person_is_told_once_a_turn(tmp_path: Path) -> None:
    async with (
        receiver() as ears,
        server(tmp_path, allow_local_webhooks=True) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
    ):
        await berta.call("PATCH", "/api/me", {"webhook": f"{ears.address}/turn?key=1"})
        match = await table_of_two(anna, berta)
        await leave(berta)
        await until(lambda: berta.me["person"] not in site.hall.present)
        await give_answer(anna, match, 0, "end")
        await until(lambda: len(ears.heard) == 1)
        await berta.listen()
        await give(berta, match, 1, "roll")
        await leave(berta)
        await until(lambda: berta.me["person"] not in site.hall.present)
        table = site.hall.tables[match]
        site.hall.attendant.attend(table)  # whatever makes the server look again
        await berta.listen()
        await give(berta, match, 2, "drop")
        await give(berta, match, 3, "end")
        await leave(berta)
        await until(lambda: berta.me["person"] not in site.hall.present)
        await anna.hear("update")
        await give(anna, match, 4, "end")
        await until(lambda: len(ears.heard) == 2)

    assert ears.heard[0][0].startswith("POST /turn?key=1 ")
    assert ears.heard[0][1]["content-type"] == "application/json"
    assert ears.news == [{"match": match, "game": "parlour", "seat": 1}] * 2


async def give(client: Client, match: str, number: int, option: str) -> None:
    await client.say("answer", match=match, question=number, option=option)
    await client.hear("accepted")


async def test_a_restart_does_not_tell_again(tmp_path: Path) -> None:
    async with receiver() as ears:
        async with (
            server(tmp_path, allow_local_webhooks=True) as (_, address),
            person(address) as anna,
            person(address, "Berta") as berta,
        ):
            await anna.call("PATCH", "/api/me", {"webhook": ears.address})
            links = await new_match(anna, "me", "open", clock={"kind": "days", "amount": 3})
            await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
            await until(lambda: len(ears.heard) == 1)
        async with server(tmp_path, allow_local_webhooks=True) as (site, _):
            await site.hall.tables.open(links["match"])
            await asyncio.sleep(0.3)

    assert len(ears.heard) == 1


async def test_whoever_is_connected_is_not_told(tmp_path: Path) -> None:
    async with (
        receiver() as ears,
        server(tmp_path, allow_local_webhooks=True) as (_, address),
        person(address) as anna,
        person(address, "Berta") as berta,
    ):
        await berta.call("PATCH", "/api/me", {"webhook": ears.address})
        match = await table_of_two(anna, berta)
        await berta.say("rise", match=match)  # still connected, at whichever table
        await give_answer(anna, match, 0, "end")
        await asyncio.sleep(0.3)

    assert ears.heard == []


async def test_a_question_under_orders_tells_nobody(tmp_path: Path) -> None:
    async with (
        receiver() as ears,
        server(tmp_path, allow_local_webhooks=True) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
    ):
        await berta.call("PATCH", "/api/me", {"webhook": ears.address})
        match = await table_of_two(anna, berta)
        await berta.say("orders", match=match, seat=1, orders={"toy.answer": "thank"})
        await berta.say("ping")
        await berta.hear("pong")
        await leave(berta)
        await until(lambda: berta.me["person"] not in site.hall.present)
        card = (await give_answer(anna, match, 0, "give"))["views"][0]["question"]["options"][0][0]
        await give_answer(anna, match, 1, card)
        await until(lambda: site.hall.tables[match].next == 3)
        await asyncio.sleep(0.2)

    assert ears.heard == []


async def test_a_push_is_sealed_for_the_browser_and_signed_by_the_server(tmp_path: Path) -> None:
    browser = ec.generate_private_key(ec.SECP256R1())
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    secret = b"0123456789abcdef"
    async with (
        receiver() as ears,
        server(tmp_path, allow_local_webhooks=True) as (site, address),
        person(address) as anna,
    ):
        site.hall.attendant.bots = bots(budget=3600.0)
        key = (await anna.call("GET", "/api/push-key"))["key"]
        subscription = {
            "endpoint": f"{ears.address}/push/abc",
            "keys": {"p256dh": urlsafe_b64encode(point).decode(), "auth": urlsafe_b64encode(secret).decode()},
        }
        await anna.call("PATCH", "/api/me", {"push": subscription})
        links = await new_match(anna, "me", "sleepy")
        await until(lambda: len(ears.heard) == 1)
        again = (await anna.call("GET", "/api/push-key"))["key"]
    async with server(tmp_path) as (_, address), person(address) as anna:
        kept = (await anna.call("GET", "/api/push-key"))["key"]

    [(line, headers, body)] = ears.heard
    news = json.loads(http_ece.decrypt(body, private_key=browser, auth_secret=secret, version="aes128gcm"))
    assert line.startswith("POST /push/abc ")
    assert news == {"match": links["match"], "game": "parlour", "seat": 0}
    assert headers["content-encoding"] == "aes128gcm"
    assert f"k={key}" in headers["authorization"]
    assert Vapid02.verify(headers["authorization"])
    assert key == again == kept, "the server keeps its key"
    assert b"match" not in body


async def test_a_browser_that_has_unsubscribed_is_forgotten(tmp_path: Path) -> None:
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    raw = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    async with (
        receiver() as ears,
        server(tmp_path, allow_local_webhooks=True) as (site, address),
        person(address) as anna,
    ):
        site.hall.attendant.bots = bots(budget=3600.0)
        ears.status = "410 Gone"
        keys = {"p256dh": urlsafe_b64encode(raw).decode(), "auth": urlsafe_b64encode(b"0123456789abcdef").decode()}
        await anna.call("PATCH", "/api/me", {"push": {"endpoint": f"{ears.address}/push", "keys": keys}})
        await new_match(anna, "me", "sleepy")
        await until(lambda: len(ears.heard) == 1)
        row = await site.store.person(anna.me["person"])
        while row is not None and row.push is not None:
            await asyncio.sleep(0.01)
            row = await site.store.person(anna.me["person"])

    assert row is not None


async def test_a_receiver_that_fails_is_nobodys_trouble_and_its_address_is_in_no_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with receiver() as ears:
        nowhere = ears.address
    with caplog.at_level(logging.DEBUG):
        async with server(tmp_path, allow_local_webhooks=True) as (site, address), person(address) as anna:
            site.hall.attendant.bots = bots(budget=3600.0)
            await anna.call("PATCH", "/api/me", {"webhook": f"{nowhere}/secret-of-anna"})
            links = await new_match(anna, "me", "sleepy")
            await until(lambda: "a webhook was not delivered" in caplog.text)
            await anna.listen()
            await anna.say("sit", match=links["match"])
            await anna.hear("state")
            assert (await give_answer(anna, links["match"], 0, "end"))["entries"] == 1

    assert "secret-of-anna" not in "\n".join(
        record.getMessage() for record in caplog.records if record.name.startswith("rulewright")
    )


async def test_whoever_is_connected_to_another_process_is_not_told_and_is_shown_as_there(
    tmp_path: Path, database: str
) -> None:
    async with (
        receiver() as ears,
        server(tmp_path, url=database, allow_local_webhooks=True) as (one, here),
        person(here) as anna,
    ):
        async with (
            server(tmp_path, url=database, allow_local_webhooks=True) as (two, there),
            person(there, "Berta") as berta,
        ):
            await berta.call("PATCH", "/api/me", {"webhook": ears.address})
            match = await table_of_two(anna, berta)
            await until(lambda: berta.me["person"] in one.hall.present)
            await until(lambda: anna.me["person"] in two.hall.present)
            shown = one.hall.tables[match].audience.seat_states(None)
            await give_answer(anna, match, 0, "end")
            await berta.hear("update")
            await asyncio.sleep(0.3)
            assert ears.heard == []
            await give(berta, match, 1, "end")
        await until(lambda: berta.me["person"] not in one.hall.present)
        await anna.hear("update")
        await give_answer(anna, match, 2, "end")
        await until(lambda: len(ears.heard) == 1)

    assert [seat.connected for seat in shown] == [True, True]
