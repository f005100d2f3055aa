"""The WebSocket under fire: whatever a client sends, it is told why not, nothing changes and nothing fails."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rulewright.kernel.record import Record
from rulewright.protocol import requests
from rulewright.server.wire import sockets
from rulewright.server.wire.sockets import MESSAGE_SIZE
from tests.server.aside import Aside
from tests.server.judging import everything, judge
from tests.server.running import PATIENCE, Client, person, server
from tests.server.test_rest import cut, played

DUEL = {"game": "root", "options": {"seats": ["marquise", "eyrie"]}}
ANSWERED = 5
"""Answers given in the match before the fuzzing begins."""
KNOWN: dict[str, Any] = {}
"""The server's people and matches."""
COOKIES: dict[str, str] = {}
FUZZ = settings(
    max_examples=150,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


async def prepare(address: str) -> None:
    """Begin a match of Anna and Berta, another of Berta alone; Carla only watches."""
    async with person(address) as anna, person(address, "Berta") as berta, person(address, "Carla") as carla:
        headers = {"Content-Type": "application/x-ndjson"}
        links = (await anna.http.post("/api/records", content=cut(played(), ANSWERED).dumps(), headers=headers)).json()
        for client, secret in zip((anna, berta), links["seats"], strict=True):
            await client.call("POST", "/api/seats", {"secret": secret})
        foreign = await berta.call("POST", "/api/matches", DUEL)
        await anna.listen()
        await anna.say("sit", match=links["match"])
        state = await anna.hear("state")
        KNOWN.update(match=links["match"], foreign=foreign["match"], asked=state["views"][0]["question"]["seat"])
        KNOWN["offered"] = [option for option, *_ in state["views"][0]["question"].get("options") or ()]
        for name, client in (("anna", anna), ("berta", berta), ("carla", carla)):
            COOKIES[name] = "; ".join(f"{key}={value}" for key, value in client.http.cookies.items())


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Aside]:
    with Aside(tmp_path_factory.mktemp("fuzz"), prepare) as under_test:
        with contextlib.closing(sqlite3.connect(under_test.folder / "test.db")) as database, database:
            # Strangers find it: what is not theirs to do is refused for other reasons than that they know of it.
            database.execute("UPDATE match SET listed = TRUE WHERE id = ?", (KNOWN["match"],))
        yield under_test


@pytest.fixture
def lines(running: Aside) -> Iterator[dict[str, ClientConnection]]:
    """Open a WebSocket for each person."""
    with contextlib.ExitStack() as stack:
        opened = {
            name: stack.enter_context(connect(f"ws://{running.address}/ws", additional_headers={"Cookie": cookie}))
            for name, cookie in COOKIES.items()
        }
        for line in opened.values():
            assert json.loads(line.recv(PATIENCE))["type"] == "welcome"
        yield opened


def replies(line: ClientConnection, message: str | bytes) -> list[dict[str, Any]]:
    """Send something, and return what came back before the answer to a ping."""
    line.send(message)
    line.send('{"type": "ping"}')
    heard: list[dict[str, Any]] = []
    while not heard or heard[-1]["type"] != "pong":
        heard.append(json.loads(line.recv(PATIENCE)))
    return heard[:-1]


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what the server complained about."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


# What nobody should ever send.

TAGS = [kind.__struct_config__.tag for kind in requests.Request.__args__]
FIELDS = sorted({field for kind in requests.Request.__args__ for field in kind.__struct_fields__})
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(max_size=30)
    | st.sampled_from(["", "\0", "\u202e", "x" * 600, "0" * 16, "../..", "<script>", "1e999"])
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4)
)
SHAPED = st.fixed_dictionaries(
    {"type": st.sampled_from([*TAGS, "state", "update", "welcome"]) | SCALARS},
    optional=dict.fromkeys([*FIELDS, "n", "person"], VALUES),
)
MALFORMED = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    VALUES.map(json.dumps),
    SHAPED.map(json.dumps),
    SHAPED.map(lambda message: json.dumps(message)[:-1]),
    SHAPED.map(lambda message: json.dumps(message).encode()),
)
HANDMADE: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    '{"type": "ping", "type": "pong"}',
    '{"type": "ping"} {"type": "ping"}',
    "[" * 4000,
    '{"type":' * 1000,
    '{"type": "why", "match": ' + "[" * 3000 + "]" * 3000 + "}",
    '{"type": "answer", "match": "0000000000000000", "question": ' + "9" * 5000 + ', "option": "1"}',
    '{"type": "answer", "match": "0000000000000000", "question": 1e400, "option": "1"}',
    '{"type": "answer", "match": "0000000000000000", "question": -1, "option": "1"}',
    '{"type": "answer", "match": "0000000000000000\\n", "question": 1, "option": "1"}',
    '{"type": "say", "match": "0000000000000000", "text": "\\ud800"}',
    '{"type": "say", "match": "0000000000000000", "text": "' + "x" * MESSAGE_SIZE + '"}',
    '{"type": "\\u0000"}',
    b"",
    b"\x00\xff\xfe",
    b'{"type": "ping"}',
    b"x" * MESSAGE_SIZE * 2,
]


def well_formed(message: str | bytes) -> bool:
    """Whether a message is, by chance, a request after all."""
    try:
        requests.DECODE.decode(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    return isinstance(message, str) and len(message.encode()) <= MESSAGE_SIZE


@FUZZ
@given(message=MALFORMED)
def test_malformed_messages_are_refused(
    running: Aside, lines: dict[str, ClientConnection], caplog: pytest.LogCaptureFixture, message: str | bytes
) -> None:
    before = everything(running.folder)
    for line in lines.values():
        heard = replies(line, message)
        if not well_formed(message):
            assert [(reply["type"], reply["code"]) for reply in heard] == [("refused", "bad-message")]
    assert everything(running.folder) == before
    assert failures(caplog) == []


@pytest.mark.parametrize("message", HANDMADE, ids=lambda message: repr(message[:40]))
def test_handmade_nonsense_is_refused(
    running: Aside, lines: dict[str, ClientConnection], caplog: pytest.LogCaptureFixture, message: str | bytes
) -> None:
    before = everything(running.folder)
    [reply] = replies(lines["anna"], message)
    assert (reply["type"], reply["code"]) == ("refused", "bad-message")
    assert reply["reason"]
    assert everything(running.folder) == before
    assert failures(caplog) == []


# Requests that are well-formed, and not theirs to make.

MATCHES = st.sampled_from(["match", "foreign"]).map(lambda name: str(KNOWN[name])) | st.from_regex(
    "[0-9a-f]{16}", fullmatch=True
)
NUMBERS = st.integers(0, 2 * ANSWERED) | st.sampled_from([10**9])
WORDS = st.text(min_size=1, max_size=100) | st.sampled_from(["decline", "1", "march", "0" * 100])
LINES = st.text(min_size=1, max_size=200)
FOREIGN = st.one_of(
    st.builds(lambda m, q, o: {"type": "answer", "match": m, "question": q, "option": o}, MATCHES, NUMBERS, WORDS),
    st.builds(lambda m, q: {"type": "undo", "match": m, "question": q}, MATCHES, NUMBERS),
    st.builds(
        lambda m, q, a: {"type": "consent", "match": m, "question": q, "agreed": a}, MATCHES, NUMBERS, st.booleans()
    ),
    st.builds(lambda m, t: {"type": "say", "match": m, "text": t}, MATCHES, LINES),
    st.builds(lambda m, t: {"type": "why", "match": m, "text": t}, MATCHES, LINES),
    st.builds(lambda m: {"type": "view", "match": m}, MATCHES),
    st.builds(
        lambda m, s, o: {"type": "orders", "match": m, "seat": s, "orders": o},
        MATCHES,
        st.integers(0, 15),
        st.dictionaries(WORDS | st.just("root.battle.ambush"), WORDS, max_size=3),
    ),
)


@FUZZ
@given(request=FOREIGN)
def test_a_stranger_can_do_nothing_at_somebody_elses_table(
    running: Aside, lines: dict[str, ClientConnection], caplog: pytest.LogCaptureFixture, request: dict[str, Any]
) -> None:
    before = everything(running.folder)
    [reply] = replies(lines["carla"], json.dumps(request))
    assert reply["type"] == "refused"
    assert reply["code"] in ("not-yours", "no-such-match", "not-here", "bad-text")
    assert everything(running.folder) == before
    assert failures(caplog) == []


@FUZZ
@given(question=NUMBERS, option=WORDS, asked=st.booleans())
def test_a_player_answers_only_what_was_asked_with_what_was_offered(
    running: Aside,
    lines: dict[str, ClientConnection],
    caplog: pytest.LogCaptureFixture,
    question: int,
    option: str,
    asked: bool,  # noqa: FBT001  (drawn by hypothesis)
) -> None:
    name = ("anna", "berta")[KNOWN["asked"] if asked else 1 - KNOWN["asked"]]
    if asked and question == ANSWERED and option in KNOWN["offered"]:
        option = "no such option"
    before = everything(running.folder)
    request = {"type": "answer", "match": KNOWN["match"], "question": question, "option": option}
    [reply] = replies(lines[name], json.dumps(request))
    if reply["type"] == "accepted":
        assert reply["again"], "an answer that is on record already"
    else:
        assert reply["code"] in ("late", "no-such-question", "not-yours", "not-offered")
        assert (reply["match"], reply["question"]) == (KNOWN["match"], question)
    assert everything(running.folder) == before
    assert failures(caplog) == []


@pytest.fixture
def http(running: Aside) -> Iterator[httpx.Client]:
    """Speak for Carla over HTTP."""
    headers = {"Content-Type": "application/x-ndjson", "Cookie": COOKIES["carla"]}
    with httpx.Client(base_url=f"http://{running.address}", headers=headers) as client:
        yield client


@FUZZ
@given(data=st.data())
def test_a_mutilated_record_is_refused_or_harmless(
    running: Aside, http: httpx.Client, caplog: pytest.LogCaptureFixture, data: st.DataObject
) -> None:
    text = bytearray(cut(played(), 10).dumps().encode())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=4))
    before = everything(running.folder)
    response = judge(http.post("/api/records", content=bytes(text)))
    if response.status_code == 200:
        assert Record.loads(text.decode()) == cut(played(), 10), "nothing was changed after all"
    else:
        assert response.status_code == 422
        assert everything(running.folder) == before
    assert failures(caplog) == []


# Floods.


async def test_a_flood_is_stopped_and_the_others_play_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with server(tmp_path, rates=1.0) as (_, address), person(address) as anna, person(address, "Eve") as eve:
        links = await anna.call("POST", "/api/matches", {**DUEL, "listed": True})
        for client in (anna, eve):
            await client.listen()
        await anna.say("sit", match=links["match"])
        await anna.hear("state")
        before = everything(tmp_path)
        flood = asyncio.create_task(pour(eve, links["match"]))
        for _ in range(20):
            await anna.say("ping")
            await anna.hear("pong")
        codes = await asyncio.wait_for(flood, PATIENCE)
        await anna.say("ping")
        await anna.hear("pong")
        assert everything(tmp_path) == before
    assert codes <= {"too-fast", "not-yours", "not-here"}
    assert "too-fast" in codes
    assert failures(caplog) == []


async def pour(client: Client, match: str) -> set[str]:
    """Send without end, until the server has had enough; return what it said."""
    chance = random.Random(1)  # noqa: S311  (no secret)
    codes: set[str] = set()
    try:
        for _ in range(100_000):
            kind = chance.choice(["say", "undo", "why"])
            await client.say(kind, match=match, **({"question": 1} if kind == "undo" else {"text": "x"}))
            codes.add((await client.hear("refused"))["code"])
    except ConnectionClosed:
        return codes
    return set()


async def test_a_client_that_takes_nothing_is_let_go(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "GRACE", 0.1)
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Eve") as eve:
        links = await anna.call("POST", "/api/matches", {**DUEL, "listed": True})
        host, port = address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port), limit=1024)
        cookie = "; ".join(f"{key}={value}" for key, value in eve.http.cookies.items())
        writer.write(
            f"GET /ws HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert b" 101 " in await reader.readline()
        request = json.dumps({"type": "sit", "match": links["match"]}).encode()
        frame = bytes([0x81, 0x80 | len(request), 0, 0, 0, 0]) + request  # masked with zeros
        async with asyncio.timeout(2 * PATIENCE):
            while site.sockets_of_person.held(eve.me["person"]):
                if not writer.is_closing() and writer.transport.get_write_buffer_size() == 0:
                    writer.write(frame)
                await asyncio.sleep(0)
        writer.transport.abort()
        assert (await anna.call("GET", "/health"))["status"] == "well"
    assert failures(caplog) == []
