"""The REST interface: lobby, seats, rematch, records in and out, laws and games; every answer as the document says."""

from __future__ import annotations

import json
import logging
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware

import rulewright
from rulewright.games.catalogue import GAMES
from rulewright.kernel.event import Event
from rulewright.kernel.fate import Fate
from rulewright.kernel.record import Record
from rulewright.server.app import Site
from rulewright.server.table.account import tell
from rulewright.server.wire.endpoint import Call, Endpoint, route
from rulewright.server.wire.guard import Guard
from tests.server.judging import everything, judge
from tests.server.running import Client, person, server

DUEL = {"game": "root", "options": {"seats": ["marquise", "eyrie"]}}
SECRET = "a-secret-that-an-error-quotes"  # noqa: S105  (of this test only)


@cache
def played() -> Record:
    """Return the record of a whole match, played at random."""
    match = rulewright.new("root", DUEL["options"], seed="a record")  # type: ignore[arg-type]  # they are a mapping
    chance = Fate.seeded("its players")
    match.play_out(lambda question: question.options[chance.below(len(question.options))])
    return match.record


def cut(record: Record, answers: int) -> Record:
    """Return the beginning of a record."""
    return msgspec.structs.replace(record, answers=record.answers[:answers])


async def ask(client: Client, method: str, path: str, body: object = None) -> httpx.Response:
    """Send a request; whatever comes back must be described in the document."""
    return judge(await client.http.request(method, path, json=body))


async def get(client: Client, method: str, path: str, body: object = None) -> Any:
    """Send a request that succeeds."""
    response = await ask(client, method, path, body)
    assert response.status_code == 200, response.text
    return response.json()


async def refused(client: Client, method: str, path: str, body: object = None) -> tuple[int, str]:
    """Send a request that is refused, and return its status and code."""
    response = await ask(client, method, path, body)
    return response.status_code, response.json()["code"]


async def bring(client: Client, record: str | bytes) -> httpx.Response:
    """Import a record."""
    headers = {"Content-Type": "application/x-ndjson"}
    return judge(await client.http.post("/api/records", content=record, headers=headers))


async def test_a_match_is_found_by_those_who_may_find_it(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        private = await get(anna, "POST", "/api/matches", DUEL)
        listed = await get(anna, "POST", "/api/matches", {**DUEL, "listed": True})

        assert [line["match"] for line in await get(berta, "GET", "/api/matches")] == [listed["match"]]
        assert {line["match"] for line in await get(anna, "GET", "/api/my/matches")} == {
            private["match"],
            listed["match"],
        }
        assert await get(berta, "GET", "/api/my/matches") == []
        watched = await get(berta, "POST", "/api/watch", {"secret": private["watch"]})
        assert watched["match"] == private["match"]
        assert await refused(berta, "POST", "/api/watch", {"secret": private["seats"][0]}) == (404, "no-such-match")
        assert await refused(berta, "GET", "/api/matches/0123456789abcdef") == (404, "no-such-match")


async def test_a_seat_is_taken_left_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        links = await get(anna, "POST", "/api/matches", DUEL)
        path = f"/api/matches/{links['match']}"

        place = await get(berta, "POST", "/api/seats", {"secret": links["seats"][1]})
        assert place == {"match": links["match"], "seat": 1}
        assert await refused(anna, "POST", "/api/seats", {"secret": links["seats"][1]}) == (409, "taken")
        assert await refused(anna, "POST", "/api/seats", {"secret": links["watch"]}) == (404, "no-such-seat")

        await get(berta, "POST", f"{path}/leave", {"seat": 1, "bot": "random"})
        assert (await get(anna, "GET", path))["seats"][1]["kind"] == "bot"
        await get(berta, "POST", f"{path}/return", {"seat": 1})
        assert (await get(anna, "GET", path))["seats"][1]["kind"] == "person"
        assert await refused(anna, "POST", f"{path}/return", {"seat": 1}) == (403, "not-yours")
        assert await refused(anna, "POST", f"{path}/bot", {"seat": 1}) == (409, "not-away")
        assert await refused(anna, "POST", f"{path}/leave", {"seat": 0, "bot": "genius"}) == (422, "no-such-bot")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "bad-options"),
        ({"game": "root", "options": {"seats": ["marquise", "marquise"]}}, "bad-options"),
        ({"game": "root", "options": {"colour": "red"}}, "bad-options"),
        ({"game": "root", "seats": [{}]}, "bad-seats"),
        ({**DUEL, "seats": [{"kind": "bot", "bot": "genius"}, {}]}, "no-such-bot"),
        ({**DUEL, "clock": {"kind": "live"}}, "bad-clock"),
    ],
)
async def test_a_match_that_cannot_be_played_is_not_created(tmp_path: Path, wish: dict[str, Any], code: str) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        before = everything(tmp_path)
        assert await refused(anna, "POST", "/api/matches", wish) == (422, code)
        assert everything(tmp_path) == before


async def test_a_record_makes_a_finished_match_and_comes_out_again(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        response = await bring(anna, played().dumps())
        links = response.json()
        line = await get(anna, "GET", f"/api/matches/{links['match']}")
        assert line["status"] == "over"
        exported = judge(await anna.http.get(f"/api/matches/{links['match']}/record"))
        assert exported.text == played().dumps()


async def test_people_play_a_record_on_and_then_a_rematch_with_seats_changed(tmp_path: Path, anywhere: str) -> None:
    record = played()
    running = server(tmp_path, url=anywhere)
    async with running as (_, address), person(address) as anna, person(address, "Berta") as berta:
        links = (await bring(anna, cut(record, len(record.answers) - 1).dumps())).json()
        path = f"/api/matches/{links['match']}"
        for client, secret in zip((anna, berta), links["seats"], strict=True):
            await get(client, "POST", "/api/seats", {"secret": secret})
        assert await refused(anna, "POST", f"{path}/rematch") == (409, "not-over")
        assert await refused(anna, "GET", f"{path}/record") == (409, "not-over")
        await finish(links["match"], [anna, berta], record.answers[-1])
        assert judge(await anna.http.get(f"{path}/record")).text == record.dumps()

        again = await get(anna, "POST", f"{path}/rematch")
        line = await get(berta, "GET", f"/api/matches/{again['match']}")
        assert [(seat["kind"], seat["name"]) for seat in line["seats"]] == [("open", "Berta"), ("person", "Anna")]
        assert again["match"] in [line["match"] for line in await get(berta, "GET", "/api/my/matches")]
        assert await get(berta, "POST", f"{path}/rematch") == {"match": again["match"], "seats": [], "watch": ""}
        await get(berta, "POST", f"/api/matches/{again['match']}/return", {"seat": 0})
        line = await get(berta, "GET", f"/api/matches/{again['match']}")
        assert line["status"] == "playing"
        async with person(address, "Carla") as carla:
            assert await refused(carla, "POST", f"{path}/rematch") == (404, "no-such-match")


async def finish(match: str, players: list[Client], option: str) -> None:
    """Give the last answer of a match."""
    await players[0].listen()
    await players[1].listen()
    for player in players:
        await player.say("sit", match=match)
        state = await player.hear("state")
    question = state["views"][0]["question"]
    await players[question["seat"]].say("answer", match=match, question=question["number"], option=option)
    for player in players:
        while (await player.hear("update"))["status"] != "over":
            pass


async def test_texts_that_a_database_cannot_hold_are_refused_before_they_reach_it(
    tmp_path: Path, anywhere: str
) -> None:
    async with server(tmp_path, url=anywhere) as (_, address), person(address, "An\0na") as anna:
        assert anna.me["name"] == "Anna"
        assert (await bring(anna, msgspec.structs.replace(played(), seed="\0").dumps())).status_code == 422
        for path in ("/api/matches/%00", "/api/law/%00", "/api/matches/0123456789abcde%00"):
            assert (await anna.http.get(path)).status_code == 404
        for wish in ({"game": "\0"}, {**DUEL, "seats": [{"kind": "bot", "bot": "\0"}, {}]}):
            assert (await ask(anna, "POST", "/api/matches", wish)).status_code == 422
        links = await get(anna, "POST", "/api/matches", DUEL)
        await anna.listen()
        await anna.say("sit", match=links["match"])
        await anna.hear("state")
        await anna.say("say", match=links["match"], text="a\0b")
        assert (await anna.hear("spoken"))["text"] == "ab"
        await anna.say("orders", match=links["match"], seat=0, orders={"\0": "\0"})
        assert (await anna.hear("refused"))["code"] == "bad-orders"


async def test_a_seat_exports_what_it_saw_and_nothing_else(tmp_path: Path) -> None:
    record = cut(played(), 60)
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        links = (await bring(anna, record.dumps())).json()
        await get(anna, "POST", "/api/seats", {"secret": links["seats"][1]})
        assert await refused(berta, "GET", f"/api/matches/{links['match']}/log") == (404, "no-such-match")
        assert await refused(anna, "GET", f"/api/matches/{links['match']}/log") == (409, "not-playing")
        await get(berta, "POST", "/api/seats", {"secret": links["seats"][0]})
        log = judge(await anna.http.get(f"/api/matches/{links['match']}/log"))
        assert await refused(anna, "GET", f"/api/matches/{links['match']}/log?seat=0") == (403, "not-yours")
        assert await refused(anna, "GET", f"/api/matches/{links['match']}/log?seat=x") == (400, "bad-query")

    happened: list[Event] = []
    match = rulewright.find("root").replay(record, hear=happened.append)
    heading, *events, seen = [json.loads(line) for line in log.text.splitlines()]
    assert (heading["seat"], heading["match"]) == (1, links["match"])
    assert str(record.seed) not in log.text
    view = match.view(1)
    entries = [event["at"] for event in events]
    assert entries == sorted(entries)
    assert events == [
        json.loads(msgspec.json.encode(tell(event, 1, at, view))) for at, event in zip(entries, happened, strict=True)
    ]
    assert seen["table"] == json.loads(msgspec.json.encode(match.view(1).facts()["table"]))


def broken_records() -> list[tuple[str, bytes]]:
    """Return records with something wrong, each with the code of its refusal."""
    record = cut(played(), 20)
    lines = record.dumps().splitlines(keepends=True)
    wrong = msgspec.structs.replace(record, answers=["no such answer", *record.answers[1:]])
    long = msgspec.structs.replace(played(), answers=[*played().answers, "1"])
    return [
        ("truncated-record", "".join(lines[:-1]).encode()),
        ("truncated-record", "".join(lines[:5]).encode()),
        ("altered-record", "".join([*lines[:4], *lines[5:]]).encode()),
        ("altered-record", "".join([lines[0].replace("a record", "my record"), *lines[1:]]).encode()),
        ("altered-record", wrong.dumps().encode()),
        ("altered-record", long.dumps().encode()),
        ("other-version", msgspec.structs.replace(record, rules="0").dumps().encode()),
        ("other-version", msgspec.structs.replace(record, data="0").dumps().encode()),
        ("no-such-game", msgspec.structs.replace(record, game="chess").dumps().encode()),
        ("bad-record", msgspec.structs.replace(record, options={"colour": "red"}).dumps().encode()),
        ("bad-record", msgspec.structs.replace(record, seed="s" * 65).dumps().encode()),
        ("record-too-long", msgspec.structs.replace(record, answers=["1"] * 20_001).dumps().encode()),
        ("bad-record", b""),
        ("bad-record", b"\xff\xfe"),
        ("bad-record", b"[" * 100_000),
        ("bad-record", b"null\n"),
    ]


async def test_a_record_with_something_wrong_is_refused_with_a_code_of_its_own(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        before = everything(tmp_path)
        for code, data in broken_records():
            response = await bring(anna, data)
            assert (response.status_code, response.json()["code"]) == (422, code), data[-200:]
        assert everything(tmp_path) == before


async def test_laws_are_read_by_number_with_children_and_by_words(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        book = await get(anna, "GET", "/api/law/root")
        [battle] = await get(anna, "GET", "/api/law/root?paragraph=4.3")
        family = await get(anna, "GET", "/api/law/root?paragraph=4.3&children=true")
        found = await get(anna, "GET", "/api/law/root?search=ambush%20attacker")
        assert await refused(anna, "GET", "/api/law/root?paragraph=99") == (404, "no-such-paragraph")
        assert await refused(anna, "GET", "/api/law/chess") == (404, "no-such-game")
        assert await refused(anna, "GET", "/api/law/root?paragraf=1") == (400, "bad-query")
    assert battle["id"] == "4.3"
    assert family[0] == battle
    assert family[1:] == [paragraph for paragraph in book if paragraph.get("parent") == "4.3"]
    assert found
    assert all("ambush" in (entry["title"] + entry["rule"]).lower() for entry in found)


def seating(defaults: dict[str, Any], options: list[dict[str, Any]], value: object) -> dict[str, Any]:
    """Return options in which somebody plays who is named by another one: who begins has to be there."""
    seats = next(option for option in options if option["name"] == "seats")
    if value not in seats["among"] or value in defaults["seats"]:
        return defaults
    return {**defaults, "seats": [*defaults["seats"][:-1], value]}


async def test_every_game_offers_options_that_it_accepts(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        games = await get(anna, "GET", "/api/games")
    assert [game["name"] for game in games] == GAMES.names
    for offered in games:
        game = rulewright.find(offered["name"])
        defaults = {option["name"]: option["default"] for option in offered["options"]}
        assert game.validate(defaults) == game.validate({})
        for option in offered["options"]:
            for value in option["among"] if option["kind"] == "one" else [True, False] * (option["kind"] == "flag"):
                game.validate({**seating(defaults, offered["options"], value), option["name"]: value})


async def test_health_and_metrics_are_open(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        anna.http.cookies.clear()
        assert (await get(anna, "GET", "/health"))["status"] == "well"
        assert "rulewright_connections" in judge(await anna.http.get("/metrics")).text


async def test_what_is_not_there_and_what_cannot_be_done_is_said_in_json(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        for path in ("/api", "/api/me/", "/api/matches/a/b/c", "/..%2f", "/api/matches/%00"):
            response = await anna.http.get(path)
            assert (response.status_code, set(response.json())) == (404, {"code", "reason"}), path
        response = await anna.http.delete("/api/me")
        assert (response.status_code, response.json()["code"]) == (405, "bad-method")
        assert set(response.headers["allow"].split(", ")) == {"GET", "HEAD", "PATCH"}
        assert (await anna.http.head("/api/me")).status_code == 200


async def test_an_unexpected_failure_tells_the_client_nothing_and_the_log_no_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(call: Call) -> None:
        raise RuntimeError(SECRET, call)

    site = Site(f"sqlite+aiosqlite:///{tmp_path}/test.db")
    entry = Endpoint("GET", "/fail", fail, person=False)
    app = Starlette(routes=[route(site, "/fail", [entry])], middleware=[Middleware(Guard, site=site)])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
        response = await http.get("/fail")
    await site.store.engine.dispose()

    assert response.status_code == 500
    assert response.json() == {"code": "failed", "reason": "the server failed to do this"}
    [record] = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert "RuntimeError" in record.getMessage()
    assert "test_rest.py" in record.getMessage()
    assert SECRET not in caplog.text
