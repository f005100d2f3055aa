"""Several server processes on one PostgreSQL.

Two sites in one test are as good as two processes: they share nothing but the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from rulewright.kernel.fate import Fate
from rulewright.server.app import Site
from rulewright.server.hall.leases import PROCESS, SHARDS
from rulewright.server.hall.relay import Relay
from rulewright.server.store.entry import JournalEntry
from rulewright.server.store.migrate import migrate
from rulewright.server.store.store import Store
from rulewright.server.store.writer import Conflict
from tests.server.parlour import watch
from tests.server.running import PATIENCE, Client, browser, person, server

TWO = {"game": "root", "options": {"seats": ["marquise", "eyrie"]}, "seats": [{"kind": "me"}, {}]}
BOTS = {"game": "root", "options": {"seats": ["marquise", "eyrie"]}, "seats": [{"kind": "bot", "bot": "random"}] * 2}

CUT = text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = :family")


@contextlib.asynccontextmanager
async def pair(database: str, folder: Path) -> AsyncIterator[tuple[Site, str, Site, str]]:
    """Two servers on one database, when they have shared out the work."""
    async with server(folder, url=database) as (one, here), server(folder, url=database) as (two, there):
        await until(lambda: len(one.hall.leases.held) == len(two.hall.leases.held) == SHARDS // 2)
        yield one, here, two, there


@contextlib.asynccontextmanager
async def same_person(client: Client, address: str) -> AsyncIterator[Client]:
    """Somebody known already, at another server."""
    async with browser(address, cookies=client.http.cookies) as http:
        twin = Client(http, address)
        yield twin
        if twin.socket is not None:
            await twin.socket.close()


async def until(true: Callable[[], Any]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


async def follow(client: Client, match: str) -> dict[str, Any]:
    if client.socket is None:
        await client.listen()
    await client.say("sit", match=match)
    return await client.hear("state")


async def test_an_answer_in_one_process_reaches_those_who_follow_in_another(database: str, tmp_path: Path) -> None:
    async with (
        pair(database, tmp_path) as (_, here, _, there),
        person(here) as anna,
        person(there, "Berta") as berta,
    ):
        links = await anna.call("POST", "/api/matches", TWO)
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        news = [await follow(anna, links["match"]), await follow(berta, links["match"])]
        chance = Fate.seeded("two processes")
        for _ in range(60):
            asked = news[0]["views"][0]["question"]["seat"]
            question = news[asked]["views"][0]["question"]
            choice = question["options"][chance.below(len(question["options"]))][0]
            await [anna, berta][asked].say("answer", match=links["match"], question=question["number"], option=choice)
            news = [await anna.hear("update"), await berta.hear("update")]
            assert news[0]["entries"] == news[1]["entries"] == question["number"] + 1


async def test_whoever_changes_the_process_finds_what_was_acknowledged_there(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Relay, "_hear", lambda *_: None)  # news that are still under way
    async with pair(database, tmp_path) as (_, here, _, there), person(here) as anna, same_person(anna, there) as again:
        links = await anna.call("POST", "/api/matches", TWO)
        assert (await follow(again, links["match"]))["status"] == "open"
        async with person(here, "Berta") as berta:
            await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
            news = [await follow(anna, links["match"]), await follow(berta, links["match"])]
            asked = news[0]["views"][0]["question"]["seat"]
            option = news[asked]["views"][0]["question"]["options"][0][0]
            await [anna, berta][asked].say("answer", match=links["match"], question=0, option=option)
            await [anna, berta][asked].hear("accepted")

        for request in ("sit", "resync"):
            await again.say(request, match=links["match"])
            state = await again.hear("state")
            assert (state["status"], state["entries"]) == ("playing", 1)
            assert [seat["name"] for seat in state["seats"]] == ["Anna", "Berta"]


async def test_seats_and_talk_in_one_process_reach_those_who_follow_in_another(database: str, tmp_path: Path) -> None:
    async with (
        pair(database, tmp_path) as (_, here, _, there),
        person(here) as anna,
        person(there, "Berta") as berta,
    ):
        links = await anna.call("POST", "/api/matches", TWO)
        assert (await follow(anna, links["match"]))["status"] == "open"

        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})

        assert (await anna.hear("update"))["status"] == "playing"
        seats = (await anna.hear("seats"))["seats"]
        assert [seat["name"] for seat in seats] == ["Anna", "Berta"]
        await follow(berta, links["match"])
        await berta.say("say", match=links["match"], text="Good evening")
        assert (await anna.hear("spoken"))["text"] == "Good evening"


async def test_of_two_who_take_the_same_seat_in_two_processes_one_gets_it(database: str, tmp_path: Path) -> None:
    async with (
        pair(database, tmp_path) as (one, here, two, there),
        person(here) as anna,
        person(here, "Berta") as berta,
        person(there, "Carla") as carla,
    ):
        links = await anna.call("POST", "/api/matches", TWO)
        taking = {"secret": links["seats"][1]}

        answers = await asyncio.gather(*(client.http.post("/api/seats", json=taking) for client in (berta, carla)))

        assert sorted(answer.status_code for answer in answers) == [200, 409]
        holders = {(await site.store.seats(links["match"]))[1].person for site in (one, two)}
        assert len(holders) == 1


async def test_a_match_begins_though_its_last_seats_are_taken_in_two_processes(database: str, tmp_path: Path) -> None:
    async with (
        pair(database, tmp_path) as (_, here, _, there),
        person(here) as anna,
        person(there, "Berta") as berta,
    ):
        links = await anna.call("POST", "/api/matches", {**TWO, "seats": [{}, {}]})

        await asyncio.gather(
            anna.call("POST", "/api/seats", {"secret": links["seats"][0]}),
            berta.call("POST", "/api/seats", {"secret": links["seats"][1]}),
        )

        for client in (anna, berta):
            state = await follow(client, links["match"])
            assert state["status"] == "playing" or (await client.hear("update"))["status"] == "playing"


async def test_of_many_who_append_the_same_entry_exactly_one_is_right(anywhere: str) -> None:
    await migrate(anywhere)
    stores = [Store(anywhere), Store(anywhere)] if anywhere.startswith("postgresql") else [Store(anywhere)]
    for store in stores:
        await store.open()
    await stores[0].add_match(
        {
            "id": "m", "game": "root", "rules": "1", "data": "1", "options": "{}", "seed": "s", "status": "playing",
            "notice": "", "listed": False, "clock": "{}", "owner": None, "watch": b"w", "created": 0.0,
            "updated": 0.0, "entries": 0,
        },
        [{"match": "m", "number": 0, "kind": "person", "person": None, "name": "", "bot": "", "token": b"t",
          "orders": "{}"}],
    )  # fmt: skip
    for number in range(10):
        entries = [JournalEntry("m", number, "answer", 0, f"by {who}", "person", 0.0) for who in range(20)]
        tried = [stores[who % len(stores)].append(entry) for who, entry in enumerate(entries)]
        done = await asyncio.gather(*tried, return_exceptions=True)
        assert [result for result in done if result is not None and not isinstance(result, Conflict)] == []
        assert done.count(None) == 1
    with pytest.raises(Conflict):
        await stores[0].append(JournalEntry("m", 12, "answer", 0, "a gap", "person", 0.0))
    assert [entry.number for entry in await stores[0].entries("m")] == list(range(10))
    for store in stores:
        await store.close()


def plays(site: Site, match: str) -> bool:
    """Whether bots play in a match of this process."""
    return match in site.hall.tables and site.hall.tables[match].next >= 10


async def test_processes_share_out_all_matches_and_no_match_has_two_drivers(database: str, tmp_path: Path) -> None:
    async with pair(database, tmp_path) as (one, here, two, _), person(here) as anna:
        assert one.hall.leases.held.isdisjoint(two.hall.leases.held)
        made = [(await anna.call("POST", "/api/matches", BOTS))["match"] for _ in range(6)]

        for match in made:
            # Created here, yet whoever drives it has it open.
            driver = one if one.hall.leases.holds(match) else two
            await watch(two if driver is one else one, match)
            await until(partial(plays, driver, match))

        assert {site.hall.leases.holds(match) for site in (one, two) for match in made} == {True, False}
        for match in made:
            assert one.hall.leases.holds(match) != two.hall.leases.holds(match)


async def test_a_process_that_lost_its_line_comes_back_and_has_missed_nothing(database: str, tmp_path: Path) -> None:
    async with (
        pair(database, tmp_path) as (one, here, two, there),
        person(here) as anna,
        person(there, "Berta") as berta,
    ):
        links = await anna.call("POST", "/api/matches", TWO)
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        for client in (anna, berta):
            await follow(client, links["match"])
        async with two.store.engine.begin() as connection:
            cut = await connection.execute(CUT, {"family": PROCESS})
            assert len(cut.all()) == 2
        table = one.hall.tables[links["match"]]
        question = table.asked()
        assert question is not None
        asked = [anna, berta][question.seat]

        await asked.say("answer", match=table.id, question=0, option=question.options[0].text)

        for client in (anna, berta):
            while (await client.hear("update"))["entries"] != 1:
                pass
        await until(lambda: len(one.hall.leases.held) == len(two.hall.leases.held) == SHARDS // 2)
