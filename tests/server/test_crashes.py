"""Servers killed at any moment, under load: whatever was acknowledged is there afterwards, in order, once."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random

import pytest

from rulewright.games.catalogue import GAMES
from rulewright.server.store.snapshots import snapshot
from rulewright.server.store.store import Store
from rulewright.server.table.journal import Journal
from tests.server.falling import PATIENCE, Falling, Launcher, Witness

KILLS = pytest.mark.parametrize("kills", [3, pytest.param(20, marks=pytest.mark.thorough)])
PAIRS, MATCHES = 2, 4
TWO = {"game": "root", "options": {"seats": ["marquise", "eyrie"]}, "seats": [{"kind": "me"}, {}]}


@contextlib.asynccontextmanager
async def players(servers: Sequence[Falling | str], chance: Random) -> AsyncIterator[list[Witness]]:
    """Pairs of people, each at several tables at once."""
    witnesses = [Witness(servers, chance) for _ in range(2 * PAIRS)]
    for witness in witnesses:
        await witness.call("POST", "/api/people", {"name": "Witness"})
    for one, other in zip(witnesses[::2], witnesses[1::2], strict=True):
        for _ in range(MATCHES):
            links = await one.call("POST", "/api/matches", TWO)
            await other.call("POST", "/api/seats", {"secret": links["seats"][1]})
            one.matches.append(links["match"])
            other.matches.append(links["match"])
    tasks = [asyncio.create_task(witness.play()) for witness in witnesses]
    try:
        yield witnesses
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def more(witnesses: list[Witness], count: int) -> None:
    """Wait until so many more answers were acknowledged."""
    target = sum(len(witness.promised) for witness in witnesses) + count
    deadline = time.monotonic() + PATIENCE
    while sum(len(witness.promised) for witness in witnesses) < target:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.001)


async def compare(store: Store, witnesses: list[Witness]) -> None:
    """Every promise is in the journals, which have neither gaps nor doubles."""
    promised: dict[str, dict[int, str]] = {}
    for witness in witnesses:
        assert witness.wrong == []
        for (match, number), option in witness.promised.items():
            promised.setdefault(match, {})[number] = option
    for match, answers in promised.items():
        entries = await store.entries(match)
        assert [entry.number for entry in entries] == list(range(len(entries)))
        found = {entry.number: entry.text for entry in entries}
        assert {number: found.get(number) for number in answers} == answers


async def replay(store: Store, witnesses: list[Witness]) -> None:
    """Every journal is a match that the rules accept from beginning to end."""
    for match in {match for witness in witnesses for match in witness.matches}:
        row = await store.match(match)
        assert row is not None
        assert row.status in ("playing", "over")
        entries = await store.entries(match)
        assert row.entries == len(entries)
        journal = Journal.replay(GAMES.find(row.game), json.loads(row.options), row.seed, entries)
        assert journal.next == len(entries)
        await pictured(store, match, journal)


async def pictured(store: Store, match: str, journal: Journal) -> None:
    """The last step of a match can be seen, unless it is marked as one that is still to be pictured."""
    row, kept = await store.match(match), await snapshot(store, match)
    assert row is not None
    assert row.behind or (kept is not None and kept[0] == journal.boundary)


async def endure(url: str, servers: list[Falling], chance: Random, kills: int) -> None:
    """Kill servers again and again, whenever chance will have it, but none that has not acknowledged an answer yet."""
    for server in servers:
        server.start()
    for server in servers:
        await server.up()
    async with contextlib.AsyncExitStack() as stack:
        store = Store(url)
        stack.push_async_callback(store.close)
        async with players(servers, chance) as witnesses:
            for _ in range(kills):
                server = chance.choice(servers)
                await server.acknowledge()
                await asyncio.sleep(chance.random() * 0.05)
                server.kill()
                server.start()
                await compare(store, witnesses)
            await more(witnesses, 25)
        for server in servers:
            server.kill()
        await compare(store, witnesses)
        await replay(store, witnesses)
    assert sum(server.lives for server in servers) == kills + len(servers)
    assert "Traceback" not in servers[0].launcher.outputs()


@pytest.mark.long
@KILLS
async def test_nothing_acknowledged_is_lost_when_a_server_on_sqlite_is_killed(tmp_path: Path, kills: int) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/test.db"
    with Launcher(tmp_path) as launcher:
        await endure(url, [Falling(launcher, url)], Random("sqlite"), kills)  # noqa: S311  (moments, not secrets)


@pytest.mark.long
@KILLS
async def test_nothing_acknowledged_is_lost_when_servers_on_postgresql_are_killed(
    database: str, tmp_path: Path, kills: int
) -> None:
    with Launcher(tmp_path) as launcher:
        servers = [Falling(launcher, database), Falling(launcher, database)]
        await endure(database, servers, Random("postgresql"), kills)  # noqa: S311  (moments, not secrets)
