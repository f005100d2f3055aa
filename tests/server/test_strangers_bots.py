"""Somebody has bots play without measure: nobody else waits for them, and what cannot be thought is given up."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from rulewright.server.hall import attendant
from rulewright.server.table.bots import GIVEN_UP, Job
from rulewright.server.table.table import Table
from rulewright.server.table.turns import Turns
from tests.server.parlour import bots, new_match, until, watch
from tests.server.running import person, server

pytestmark = pytest.mark.usefixtures("parlour")


async def test_bots_that_are_alone_rest_until_somebody_looks(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        site.hall.attendant.bots = bots()
        made = [(await new_match(anna, "first", "first"))["match"] for _ in range(3)]
        played = (await new_match(anna, "first", "me"))["match"]
        await until(lambda: site.hall.tables[played].asked_seat() == 1)
        assert [site.hall.tables[match].next for match in made] == [0, 0, 0]
        await watch(site, made[1])
        await until(lambda: site.hall.tables[made[1]].next > 0)

        assert [site.hall.tables[match].next for match in (made[0], made[2])] == [0, 0]


async def test_of_those_who_wait_every_owner_has_one_turn_before_any_has_a_second() -> None:
    turns = Turns()
    order: list[str] = []
    gate = asyncio.Event()

    async def take(owner: str) -> None:
        async with turns.turn(owner):
            if not order:
                await gate.wait()
            order.append(owner)

    tasks = [asyncio.create_task(take("eve")) for _ in range(100)]
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(take("anna")), asyncio.create_task(take("berta"))]
    await asyncio.sleep(0)
    tasks[5].cancel()
    gate.set()
    await asyncio.gather(*tasks, return_exceptions=True)

    assert sorted(order.index(owner) for owner in ("anna", "berta")) in ([2, 3], [1, 2])
    assert len(order) == 101, "nobody who went away has kept the turn"
    async with turns.turn("anna"):
        assert not turns._waiting  # noqa: SLF001  (nobody is left behind)


async def test_a_number_that_no_worker_could_be_told_costs_none() -> None:
    workers = bots()
    job = Job("m", "parlour", {"seats": 2, "flaw": "", "huge": 10**30}, "s", [], 0, "first")
    try:
        assert await workers.choose(job, ["end", "roll"]) in ("end", "roll")
        assert workers.processes == []
    finally:
        await workers.close()


@pytest.mark.thorough
async def test_a_bot_that_costs_worker_after_worker_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    workers = bots()
    try:
        for answers in range(GIVEN_UP):
            job = Job("m", "parlour", {"seats": 2, "flaw": ""}, "s", ["end"] * answers, answers % 2, "mortal")
            await workers.choose(job, ["end", "roll"])
        lost = [record for record in caplog.records if "was lost" in record.getMessage()]
        given_up = [record for record in caplog.records if "given up" in record.getMessage()]
    finally:
        await workers.close()

    assert len(lost) == GIVEN_UP
    assert len(given_up) == 1


async def test_a_match_that_cannot_be_seen_to_is_tried_a_few_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(attendant, "AGAIN", 0.0)
    tried = 0

    async def fail(_: attendant.Attendant, table: Table, *_more: object) -> None:
        nonlocal tried
        tried += 1
        raise OverflowError

    monkeypatch.setattr(attendant.Attendant, "_attend_bot", fail)
    with caplog.at_level(logging.ERROR, "rulewright.hall"):
        async with server(tmp_path) as (_, address), person(address) as anna:
            await new_match(anna, "first", "me")
            await until(lambda: "not seen to any more" in caplog.text)
            await asyncio.sleep(0.05)

    assert tried == attendant.TRIES
    assert len(caplog.records) == attendant.TRIES
