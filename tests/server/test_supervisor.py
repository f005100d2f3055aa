"""Nothing that runs in the background ends unseen, and nobody is told that all is well without it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from rulewright.server.app import Site
from rulewright.server.failures import Away
from rulewright.server.hall.leases import SHARDS, Leases
from rulewright.server.supervisor import LONGEST_PAUSE, Supervisor
from tests.server.running import browser, server
from tests.server.test_several_processes import until


class Hours:
    """Time that passes when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds
        await asyncio.sleep(0)


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
async def supervisor(hours: Hours) -> AsyncIterator[Supervisor]:
    supervisor = Supervisor(hours.sleep, hours)
    yield supervisor
    await supervisor.close()


async def turns(count: int = 20) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def as_soon_as(true: Callable[[], bool]) -> None:
    while not true():  # noqa: ASYNC110  (it happens within the next turns of the loop)
        await asyncio.sleep(0)


async def ends() -> None:
    """Come to an end, which nothing in the background may."""


async def fails() -> None:
    raise AttributeError("nobody expects this")


async def is_cancelled() -> None:
    raise asyncio.CancelledError


@pytest.mark.parametrize("end", [ends, fails, is_cancelled])
async def test_whatever_ends_is_begun_again_logged_and_counted(
    supervisor: Supervisor, hours: Hours, caplog: pytest.LogCaptureFixture, end: object
) -> None:
    lives, falls = 0, list[str]()
    supervisor.fell = falls.append

    async def work() -> None:
        nonlocal lives
        lives += 1
        if lives <= 8:
            await end()  # type: ignore[operator]  # each of them is a function
        else:
            supervisor.beat("work")
            await asyncio.Event().wait()

    supervisor.keep("work", work)
    await as_soon_as(lambda: lives == 8)
    assert supervisor.ailing() == ["work"]
    await as_soon_as(lambda: lives == 9)
    await turns()

    assert supervisor.ailing() == []
    assert falls == ["work"] * 8
    assert len([record for record in caplog.records if "begun again" in record.message]) == 8
    assert hours.slept[:3] == [0.25, 0.5, 1.0]
    assert max(hours.slept) == LONGEST_PAUSE


async def test_what_hangs_is_not_well(supervisor: Supervisor, hours: Hours) -> None:
    supervisor.keep("work", asyncio.Event().wait, late=10)
    await turns()
    assert supervisor.ailing() == []
    hours.now += 11

    assert supervisor.ailing() == ["work"]


async def test_an_errand_that_fails_is_noted_unless_the_database_is_away(
    supervisor: Supervisor, caplog: pytest.LogCaptureFixture
) -> None:
    async def away() -> None:
        raise Away("expected")

    await supervisor.errand("first", fails())
    await supervisor.errand("second", away())

    assert [record.message.splitlines()[0] for record in caplog.records] == ["first failed: AttributeError"]


async def test_the_server_is_not_well_until_what_fell_works_again(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), browser(address) as http:
        assert (await http.get("/health")).status_code == 200
        assert set(site.supervisor.kept) == {
            "pulse", "checkpoints", "awake", "tidy", "timekeeper", "snapshots", "settle",
        }  # fmt: skip
        for name, kept in site.supervisor.kept.items():
            late, kept.late = kept.late, -1.0  # whatever it does, it comes too late
            sick = await http.get("/health")
            assert (sick.status_code, sick.json()["code"]) == (503, "unwell")
            assert name in sick.json()["reason"]
            kept.late = late
        assert (await http.get("/health")).status_code == 200


async def test_a_process_that_hears_of_others_no_longer_hears_of_them_again(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    usual, failures = Leases.share, 0

    async def share(leases: Leases, line: object) -> None:
        nonlocal failures
        if failures == 1:
            failures += 1
            raise AttributeError("of a kind that nobody expects when a database is started again")
        await usual(leases, line)

    monkeypatch.setattr(Leases, "share", share)
    async with server(tmp_path, url=database) as (site, _):
        await until(lambda: len(site.hall.leases.held) == SHARDS)
        failures = 1
        await until(lambda: failures == 2 and len(site.hall.leases.held) == SHARDS)
        assert await ailments(site) == []
        assert b'rulewright_falls_total{task="relay"} 1.0' in site.metrics.text()

    assert [record.message.splitlines()[0] for record in caplog.records if record.levelno >= logging.WARNING] == [
        "relay fell and is begun again: AttributeError"
    ]


async def ailments(site: Site) -> list[str]:
    return await site.ailments()
