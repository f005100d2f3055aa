"""Every form filled in with what nobody should say, over REST, in records and over the WebSocket, on both databases.

Whatever it is, it is refused in words of ours: nothing fails.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rulewright.protocol import requests
from rulewright.server.wire.rest import ENDPOINTS
from tests.server.judging import judge
from tests.server.parlour import Parlour, table_of_two
from tests.server.running import person, server
from tests.server.test_secrecy_everywhere import BODIES, WORDS

HOSTILE: list[Any] = [
    10**30,
    -(10**30),
    2**63,
    2**31,
    -1,
    1e308,
    0.5,
    True,
    None,
    "",
    "\0",
    "\u0958" * 40,
    "\ufdfa" * 40,
    "x" * 5000,
    "../..",
    "🦊" * 40,
    [],
    [[[[[[[[1]]]]]]]],
    {},
    {"a": 10**30},
    {"\0": "\0"},
]
LINES = {"Content-Type": "application/x-ndjson"}


def spoiled(sample: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Return a form with each of its fields, one after the other, filled in with each hostile value."""
    for field in sample or {"options": {}}:
        for value in HOSTILE:
            yield {**sample, field: value}


@pytest.mark.usefixtures("parlour")
async def test_no_form_makes_the_server_fail(anywhere: str, tmp_path: Path) -> None:
    async with server(tmp_path, url=anywhere) as (_, address), person(address) as anna, person(address) as berta:
        match = await table_of_two(anna, berta)
        for entry in ENDPOINTS:
            if entry.body is None or entry.body is str:
                continue
            path = entry.path.replace("{match}", match)
            for sample in BODIES[entry.body][:1]:
                named = json.loads(json.dumps(sample).replace("vault", "parlour"))
                for body in spoiled(named):
                    response = judge(await anna.http.request(entry.method, path, json=body))
                    assert response.status_code < 500, (path, body)


@pytest.mark.usefixtures("parlour")
async def test_no_record_makes_the_server_fail(anywhere: str, tmp_path: Path) -> None:
    game = Parlour()
    heading = {
        "rulewright": 2,
        "game": "parlour",
        "rules": game.rules_version,
        "data": game.data_version,
        "options": {"seats": 2, "flaw": ""},
        "seed": "s",
    }
    undo = {"undo": 0, "seat": 0}
    async with server(tmp_path, url=anywhere) as (_, address), person(address) as anna:
        texts = [
            *(text_of(body, ["end"]) for body in spoiled(heading)),
            *(text_of(heading, ["end", body]) for body in spoiled(undo)),
            *(text_of(heading, [value]) for value in HOSTILE),
            *(text_of({**heading, "rulewright": 3, "position": value}, ["end"]) for value in HOSTILE),
        ]
        for text in texts:
            response = judge(await anna.http.post("/api/records", content=text, headers=LINES))
            assert response.status_code < 500, text[:300]


def text_of(heading: object, lines: list[object]) -> str:
    """Return a record as text, with a checksum that fits."""
    body = "".join(json.dumps(line) + "\n" for line in (heading, *lines))
    return body + json.dumps({"answers": len(lines), "sha256": sha256(body.encode()).hexdigest()}) + "\n"


@pytest.mark.usefixtures("parlour")
async def test_no_message_makes_the_server_fail(anywhere: str, tmp_path: Path) -> None:
    async with server(tmp_path, url=anywhere) as (site, address), person(address) as anna, person(address) as berta:
        match = await table_of_two(anna, berta)
        await anna.call("GET", "/api/me")
        for kind, samples in WORDS.items():
            tag = msgspec.inspect.type_info(kind).tag  # type: ignore[attr-defined]  # of a struct
            for sample in samples[:1] if kind is not requests.Sit else [{}]:
                for body in spoiled({"match": match, **sample}):
                    await anna.say(tag, **body)
                    await anna.say("ping")
                    while (heard := await anna.hear())["type"] != "pong":
                        assert heard.get("code") != "failed", (tag, body)
        assert site.hall.tables[match].status == "playing"
