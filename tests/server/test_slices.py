"""Long work is done in slices: the event loop goes round in between.

With slices of no length every step of the work is one, in a round of the loop of its own.  So work that is done in one
piece is found out by counting rounds, whatever machine it runs on.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Generator
from pathlib import Path

import pytest

import rulewright
from rulewright.kernel.event import Event
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.server.hall.records import adopt
from rulewright.server.store.entry import JournalEntry
from rulewright.server.table.journal import Journal
from rulewright.server.table.slices import Slices
from rulewright.server.table.table import Table
from tests.server.running import person, server
from tests.server.test_freezing import ALONE, answer, follow

ANSWERS, CHAIN = 250, 6


class Rounds:
    """Counts how often the event loop goes round."""

    def __init__(self) -> None:
        self.count = 0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(0)
            self.count += 1


@contextlib.asynccontextmanager
async def rounds() -> AsyncIterator[Rounds]:
    """Count the rounds of the loop while something is done."""
    counted = Rounds()
    task = asyncio.create_task(counted.run())
    await asyncio.sleep(0)  # it has begun
    try:
        yield counted
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


def played() -> Match:
    """Return a match that has gone on for a while."""
    for seed in range(1000):
        match = rulewright.new("root", {"seats": ["marquise", "eyrie", "alliance"]}, seed=f"slices {seed}")
        chance = Fate.seeded(f"slices {seed}")
        while match.question is not None and len(match.history) < ANSWERS:
            match.answer(match.question.options[chance.below(len(match.question.options))])
        if match.question is not None:
            return match
    raise AssertionError("no such match was found")


async def test_the_loop_goes_round_while_long_matches_are_imported_and_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played().record
    applied: list[int] = []
    usual = Journal.apply

    async with server(tmp_path) as (site, address), person(address) as anna, rounds() as counted:

        def apply(journal: Journal, entry: JournalEntry) -> list[Event]:
            applied.append(counted.count)
            return usual(journal, entry)

        monkeypatch.setattr(Journal, "apply", apply)
        site.hall.slices.length = site.hall.matchmaker.apart.length = 0.0
        matches = [(await adopt(site.hall.matchmaker, anna.me["person"], record)).match for _ in range(3)]
        tables = await asyncio.gather(*(site.hall.tables.open(match) for match in matches))

    assert [table.next for table in tables] == [ANSWERS] * 3
    assert len(applied) == 2 * 3 * ANSWERS
    assert len(set(applied)) == len(applied)  # each in a round of its own


async def test_the_loop_goes_round_while_a_long_why_is_answered(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        site.hall.slices.length = 0.0
        match = (await anna.call("POST", "/api/matches", ALONE))["match"]
        news = await follow(anna, match)
        table = site.hall.tables[match]
        seat, chain = possible_chain(table)
        while len(chain) < CHAIN:
            news = await answer(anna, news, Fate.seeded(f"{news['entries']}"))
            seat, chain = possible_chain(table)
        async with rounds() as asking:
            pointed = await table.counsel.why(seat, " ".join([*chain, "decline"]))

    assert pointed.reasons
    assert asking.count >= len(chain)


def possible_chain(table: Table) -> tuple[int, list[str]]:
    """Return the seat that is asked, and answers it can give one after the other in the match imagined for it."""
    assert table.journal is not None
    seat = table.asked_seat()
    assert seat is not None
    match = table.journal.match.view(seat).imagine(Fate.seeded(f"why {table.id} {table.next}"))
    chain: list[str] = []
    while match.question is not None and match.question.seat == seat and len(chain) < CHAIN:
        option = match.question.options[-1]
        chain.append(option.text)
        match.answer(option)
    return seat, chain


async def test_no_two_slices_follow_each_other_without_a_round_of_the_loop() -> None:
    done: list[int] = []

    def work(counted: Rounds) -> Generator[None, None, str]:
        for _ in range(20):
            done.append(counted.count)
            yield
        return "done"

    slices = Slices(0.0)
    async with rounds() as counted:
        results = await asyncio.gather(*(slices.run(work(counted)) for _ in range(5)))

    assert results == ["done"] * 5
    assert len(set(done)) == len(done) == 100


async def test_short_work_is_done_in_one_slice() -> None:
    def work() -> Generator[None, None, int]:
        yield from [None] * 20
        return 20

    async with rounds() as counted:
        assert await Slices(1e6).run(work()) == 20
    assert counted.count <= 2


async def test_work_that_fails_or_is_given_up_does_not_keep_the_others_waiting() -> None:
    def fails() -> Generator[None, None, None]:
        yield
        raise ValueError("a defect")

    def endless() -> Generator[None, None, None]:
        while True:
            yield

    def short() -> Generator[None, None, int]:
        yield
        return 1

    slices = Slices(0.0)
    with pytest.raises(ValueError, match="a defect"):
        await slices.run(fails())
    given_up = asyncio.create_task(slices.run(endless()))
    await asyncio.sleep(0)
    given_up.cancel()
    with pytest.raises(asyncio.CancelledError):
        await given_up

    assert await slices.run(short()) == 1
