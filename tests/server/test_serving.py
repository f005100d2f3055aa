"""`rulewright serve` as a process: how it starts, stops, falls and is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulewright.server.store.store import Store
from tests.server.falling import PATIENCE, Falling, Launcher, Witness, alive
from tests.server.running import Client, person
from tests.server.test_crashes import compare, more, players

RULEWRIGHT = [sys.executable, "-c", "from rulewright.cli import main; main()", "serve"]
FOUR = {"game": "root", "options": {"seats": ["marquise", "eyrie", "alliance", "vagabond"]}}


@contextlib.asynccontextmanager
async def command(*arguments: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """Run the command until the block ends, and say where it serves."""
    # Whoever is killed leaves something behind, and members of a killed crew may still be writing there.
    with tempfile.TemporaryDirectory(prefix="rw-serving-", ignore_cleanup_errors=True) as folder:
        process = await asyncio.create_subprocess_exec(
            *RULEWRIGHT,
            *arguments,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "TMPDIR": folder},
        )
        assert process.stdout is not None
        try:
            first = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
            yield process, first.split("http://")[1].split()[0]
        finally:
            if process.returncode is None:
                process.kill()
            await process.communicate()


async def refused(*arguments: str) -> tuple[int | None, str]:
    """Run the command, which must end at once, and return its status and what it said."""
    process = await asyncio.create_subprocess_exec(*RULEWRIGHT, *arguments, stderr=subprocess.PIPE)
    _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode, said.decode()


async def until(true: Callable[[], Any]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_server_that_is_told_to_stop_stops_cleanly_and_has_lost_nothing(
    number: signal.Signals, tmp_path: Path
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/test.db"
    async with command("--database", url) as (process, address):
        async with players([address], Random(1)) as witnesses:  # noqa: S311  (moves, not secrets)
            await more(witnesses, 50)
            process.send_signal(number)
            output, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert (process.returncode, output, errors) == (0, b"", b"")
    store = Store(url)
    await compare(store, witnesses)
    await store.close()


async def test_a_second_server_on_the_same_sqlite_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/test.db"
    async with command("--database", url):
        status, said = await refused("--database", url)

    assert status == 2
    assert "another server is using" in said


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--workers", "2"], "several server processes need PostgreSQL"),
        (["--database", "mysql://host/name"], "--database is an address such as"),
        (["--database", "postgresql+asyncpg://me:secret@127.0.0.1:1/name"], "the database cannot be used"),
        (["--database", "sqlite+aiosqlite:////proc/nowhere.db"], "cannot be used"),
    ],
)
async def test_what_cannot_be_served_is_refused_with_a_reason(arguments: list[str], reason: str) -> None:
    status, said = await refused(*arguments)

    assert status == 2
    assert reason in said
    assert "secret" not in said
    assert "Traceback" not in said


def members(process: asyncio.subprocess.Process) -> list[int]:
    """Return the server processes of a crew, once they are there."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return [int(pid) for pid in children.read_text().split()]


def replaced(process: asyncio.subprocess.Process, fallen: int) -> bool:
    """Whether another has taken the place of a process that fell."""
    return len(members(process)) == 2 and fallen not in members(process)


async def test_a_crew_replaces_its_fallen_and_leaves_together(database: str) -> None:
    async with command("--workers", "2", "--database", database) as (process, address):
        async with players([address], Random(2)) as witnesses:  # noqa: S311  (moves, not secrets)
            for _ in range(3):
                await more(witnesses, 20)
                fallen = members(process)[0]
                os.kill(fallen, signal.SIGKILL)
                await until(partial(replaced, process, fallen))
            await more(witnesses, 20)
            left = members(process)
            process.terminate()
            _, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 0
        assert b"Traceback" not in errors
        assert not any(alive(pid) for pid in left)
    store = Store(database)
    await compare(store, witnesses)
    await store.close()


@pytest.mark.thorough
async def test_members_of_a_crew_do_not_outlive_it(database: str) -> None:
    async with command("--workers", "2", "--database", database) as (process, address):
        async with players([address], Random(3)) as witnesses:  # noqa: S311  (moves, not secrets)
            await more(witnesses, 1)
        left = members(process)
        process.kill()

    await until(lambda: not any(alive(pid) for pid in left))


async def test_the_matches_of_a_killed_process_are_driven_by_another(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RULEWRIGHT_LIMITS", "bots_linger=1e6")  # nobody looks
    store = Store(database)
    with Launcher(tmp_path) as launcher:
        servers = [Falling(launcher, database), Falling(launcher, database)]
        for server in servers:
            server.start()
            await server.up()
        anna = Witness(servers, Random(4))  # noqa: S311  (moves, not secrets)
        await anna.call("POST", "/api/people", {"name": "Anna"})
        wish = {**FOUR, "seats": [{"kind": "bot", "bot": "random"}] * 4}
        matches = [(await anna.call("POST", "/api/matches", wish))["match"] for _ in range(4)]
        await grown(store, matches, 5)
        for server in servers:
            server.kill()
            await grown(store, matches, 5)
            server.start()
            await server.up()
    await store.close()


async def grown(store: Store, matches: list[str], more: int) -> None:
    """Wait until every match has so many more answers, or is over."""
    for match in matches:
        before, deadline = len(await store.entries(match)), time.monotonic() + PATIENCE
        while len(await store.entries(match)) < before + more:
            row = await store.match(match)
            if row is not None and row.status == "over":
                break
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)


@pytest.mark.thorough
async def test_bots_resume_and_clocks_stand_still_while_a_server_is_down(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/test.db"
    chance = Random(5)  # noqa: S311  (moves, not secrets)
    with Launcher(tmp_path) as launcher:
        server = Falling(launcher, url)
        server.start()
        await server.up()
        async with person(server.address) as anna:
            wish = {
                **FOUR,
                "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3],
                "clock": {"kind": "live", "amount": 1000},
            }
            match = (await anna.call("POST", "/api/matches", wish))["match"]
            for _ in range(3):
                left, since = await play_until_asked(anna, match, chance, 12)
                server.kill()
                ran = time.monotonic() - since
                await asyncio.sleep(1.0)
                since = time.monotonic()
                server.start()
                await server.up()
                anna.address = server.address
                state = await sit_again(anna, match)
                ran += time.monotonic() - since
                # The second in which the server was down does not count.
                assert left - ran <= state["seats"][0]["left"] <= left
    store = Store(url)
    sources = [entry.source for entry in await store.entries(match)]
    await store.close()
    assert sources.count("bot") > 20


async def sit_again(client: Client, match: str) -> dict[str, Any]:
    """Follow a table over a new connection."""
    client.numbers = []
    if client.socket is not None:
        await client.socket.close()
    await client.listen()
    await client.say("sit", match=match)
    return await client.hear("state")


async def play_until_asked(client: Client, match: str, chance: Random, answers: int) -> tuple[float, float]:
    """Answer some questions; return what the clock shows when the next is asked, and a moment before that."""
    since = time.monotonic()
    news = await sit_again(client, match)
    while True:
        question = news["views"][0].get("question")
        assert news["status"] == "playing"
        if question and question["seat"] == 0:
            if not answers:
                return float(news["clocks"][0] if "clocks" in news else news["seats"][0]["left"]), since
            answers -= 1
            choice = chance.choice(question["options"])[0]
            await client.say("answer", match=match, question=question["number"], option=choice)
        since = time.monotonic()
        news = await client.hear("update")
