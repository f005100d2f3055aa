"""Bots: in processes of their own, with a budget of time, replaced when they die, and there again after a restart."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from rulewright.server.table.bots import Bots, Job
from tests.doses import one_in
from tests.server.parlour import bots, give_answer, new_match, until
from tests.server.running import Client, person, server

pytestmark = pytest.mark.usefixtures("parlour")
OFFERED = ["end", "roll", "draw", "give"]


def job(bot: str, *answers: str, match: str = "m", seat: int = 0) -> Job:
    return Job(match, "parlour", {"seats": 2, "flaw": ""}, "seed", list(answers), seat, bot)


async def sit(client: Client, match: str) -> dict[str, Any]:
    await client.listen()
    await client.say("sit", match=match)
    return await client.hear("state")


async def test_a_worker_chooses_what_its_bot_chooses() -> None:
    workers = bots()
    assert await workers.choose(job("first"), OFFERED) == "end"
    assert await workers.choose(job("first", "roll"), ["keep", "drop"]) == "keep"
    assert await workers.choose(job("first"), OFFERED) == "end", "after an undo the match is played anew"
    assert len(workers.processes) == 1
    await workers.close()
    assert workers.processes == []


async def test_whoever_thinks_longer_than_the_budget_is_ended_and_the_next_one_thinks_as_ever() -> None:
    workers = bots(budget=0.3)
    assert await workers.choose(job("sleepy"), OFFERED) in OFFERED
    assert workers.processes == []
    workers.budget = 20.0
    assert await workers.choose(job("first"), OFFERED) == "end"
    await workers.close()


async def test_a_worker_that_dies_is_replaced() -> None:
    workers = bots()
    await workers.choose(job("first"), OFFERED)
    [old] = workers.processes
    thinking = asyncio.create_task(workers.choose(job("slow"), OFFERED))
    await asyncio.sleep(0.1)
    os.kill(old, signal.SIGKILL)
    assert await thinking == "end"
    [new] = workers.processes
    assert new != old
    await workers.close()


@pytest.mark.parametrize("bot", one_in(3, ["mortal", "failing", "unheard of"]))
async def test_a_bot_that_cannot_choose_is_answered_for(bot: str) -> None:
    workers = bots()
    first = await workers.choose(job(bot), OFFERED)
    second = await workers.choose(job(bot), OFFERED)
    await workers.close()

    assert first in OFFERED
    assert first == second, "at random, but the same every time"


async def test_a_choice_that_nobody_waits_for_does_not_answer_the_next_question() -> None:
    workers = bots()
    thinking = asyncio.create_task(workers.choose(job("slow", match="one"), OFFERED))
    await asyncio.sleep(0.2)
    thinking.cancel()
    assert await workers.choose(job("first", "roll", match="two"), ["drop", "keep"]) == "keep"
    await workers.close()


async def test_matches_are_spread_over_the_workers() -> None:
    workers = bots(workers=2)
    for number in range(8):
        await workers.choose(job("first", match=f"m{number}"), OFFERED)
    assert len(workers.processes) == 2
    await workers.close()


async def test_closing_does_not_wait_for_a_bot_that_thinks() -> None:
    workers = Bots(1, 3600.0, ("tests.server.parlour_worker",))
    thinking = asyncio.create_task(workers.choose(job("sleepy"), OFFERED))
    await until(lambda: bool(workers.processes))
    await workers.close()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    assert workers.processes == []


async def test_the_server_answers_at_once_while_a_bot_thinks(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        site.hall.attendant.bots = bots(budget=3600.0)
        links = await new_match(anna, "sleepy", "me")
        await sit(anna, links["match"])
        await until(lambda: bool(site.hall.attendant.bots.processes))
        for _ in range(20):
            await anna.say("ping")
            await anna.hear("pong")
        assert site.hall.tables[links["match"]].next == 0


async def test_a_match_goes_on_when_its_bot_dies_at_every_question(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        site.hall.attendant.bots = bots()
        links = await new_match(anna, "mortal", "me")
        await sit(anna, links["match"])
        news = await anna.hear("update")
        assert news["entries"] == 1


async def test_bots_resume_after_a_restart(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        site.hall.attendant.bots = bots(budget=3600.0)
        links = await new_match(anna, "me", "random", "random")
        match = links["match"]
        table = site.hall.tables[match]
        table.seats[1].bot = "sleepy"  # it will not have answered when the server stops
        await sit(anna, match)
        await give_answer(anna, match, 0, "end")
        assert anna.socket is not None
        await anna.socket.close()
        anna.socket = None
        assert table.next == 1
    async with server(tmp_path) as (site, _):
        site.hall.attendant.bots = bots()
        await until(lambda: match in site.hall.tables and site.hall.tables[match].next >= 2)


async def test_a_table_put_away_comes_back_unchanged(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        site.hall.attendant.bots = bots()
        links = await new_match(anna, "me", "open", clock={"kind": "none"})
        async with person(address, "Berta") as berta:
            await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        match = links["match"]
        before = await sit(anna, match)
        site.hall.tables.put_away(idle=0)
        assert match in site.hall.tables, "it is followed"
        await give_answer(anna, match, 0, "roll")
        await anna.say("resync", match=match)
        before = await anna.hear("state")
        await anna.say("rise", match=match)
        await anna.say("ping")
        await anna.hear("pong")
        site.hall.tables.put_away()
        assert match in site.hall.tables, "it was touched a moment ago"
        site.hall.tables.put_away(idle=0)
        assert match not in site.hall.tables
        await anna.say("sit", match=match)
        after = await anna.hear("state")

    assert {**after, "n": 0} == {**before, "n": 0}


async def test_a_table_on_the_clock_is_not_put_away(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        site.hall.attendant.bots = bots(budget=3600.0)
        links = await new_match(anna, "me", "sleepy", clock={"kind": "days", "amount": 1})
        site.hall.tables.put_away(idle=0)
        assert links["match"] in site.hall.tables
