"""Whoever is cancelled while something is written leaves the database to the others."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from rulewright.server.store.notices import claim_notice
from rulewright.server.store.readings import keep_readings
from rulewright.server.store.store import Store
from rulewright.server.store.whole import whole
from tests.server.template import laid_out

STEPS = 40
"""So often the loop goes round, at most, before somebody is cancelled: from before the first word on."""
SOME = "0" * 16


@contextlib.asynccontextmanager
async def store_in(folder: Path) -> AsyncIterator[Store]:
    store = Store(laid_out(folder / "test.db"))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def readings(store: Store) -> None:
    await keep_readings(store, [(f"{number:016x}", 1, 3.0) for number in range(20)])


async def notice(store: Store) -> None:
    await claim_notice(store, SOME, 0, 1)


async def name(store: Store) -> None:
    await store.change_person(SOME, name="Anna")


@pytest.mark.parametrize("write", [readings, notice, name])
async def test_whoever_is_cancelled_in_the_middle_of_writing_keeps_nobody_else_from_it(
    write: Callable[[Store], Awaitable[None]], tmp_path: Path
) -> None:
    async with store_in(tmp_path) as store:
        await store.add_person(SOME, "Berta", b"secret")
        for steps in range(STEPS):
            task = asyncio.ensure_future(write(store))
            for _ in range(steps):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await store.change_person(SOME, name=f"Berta the {steps}.")
            person = await store.person(SOME)
            assert person is not None
            assert person.name == f"Berta the {steps}."


async def test_what_was_begun_is_done_before_whoever_waits_hears_that_they_were_cancelled() -> None:
    begun, go_on, done = asyncio.Event(), asyncio.Event(), []

    @whole
    async def work() -> None:
        begun.set()
        await go_on.wait()
        done.append("to its end")

    task = asyncio.create_task(work())
    await begun.wait()
    task.cancel()
    asyncio.get_running_loop().call_soon(go_on.set)
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done == ["to its end"]


async def test_what_fails_fails_for_whoever_waits() -> None:
    @whole
    async def work() -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await work()
