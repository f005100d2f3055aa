"""Backups as docs/deploy.md describes them: taken while people play, and restored."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from rulewright.chaos.cluster import Cluster
from rulewright.server.store.store import Store
from tests.server.falling import Falling, Launcher, Witness
from tests.server.test_crashes import compare, more, players, replay

COPY = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).backup(sqlite3.connect(sys.argv[2]))"
"""The command of docs/deploy.md."""


async def check(url: str, folder: Path, before: list[Witness], promised: list[dict[tuple[str, int], str]]) -> None:
    """A server on a restored database knows everything that was promised before the backup, and goes on."""
    for witness, known in zip(before, promised, strict=True):
        witness.promised = known
    store = Store(url)
    await compare(store, before)
    await replay(store, before)
    with Launcher(folder) as launcher:
        server = Falling(launcher, url)
        server.start()
        await server.up()
        before[0].servers = [server]
        mine = await before[0].call("GET", "/api/my/matches")
    await store.close()
    assert {match["match"] for match in mine} == set(before[0].matches)


async def test_a_backup_of_sqlite_taken_while_people_play_can_be_restored(tmp_path: Path) -> None:
    url, copy = f"sqlite+aiosqlite:///{tmp_path}/test.db", tmp_path / "backup.db"
    with Launcher(tmp_path) as launcher:
        server = Falling(launcher, url)
        server.start()
        await server.up()
        async with players([server], Random("backup")) as witnesses:  # noqa: S311  (moves, not secrets)
            await more(witnesses, 40)
            promised = [dict(witness.promised) for witness in witnesses]
            command = [sys.executable, "-c", COPY, str(tmp_path / "test.db"), str(copy)]
            await asyncio.to_thread(subprocess.run, command, check=True)  # while they play
            await more(witnesses, 20)

    await check(f"sqlite+aiosqlite:///{copy}", tmp_path, witnesses, promised)


@pytest.mark.thorough
async def test_a_backup_of_postgresql_taken_while_people_play_can_be_restored(
    cluster: Cluster, database: str, tmp_path: Path
) -> None:
    name = database.partition("/test_")[2].partition("?")[0]
    at, copy = ("-h", str(cluster.folder), "-U", "postgres"), str(cluster.folder / f"{name}.dump")
    with Launcher(tmp_path) as launcher:
        server = Falling(launcher, database)
        server.start()
        await server.up()
        async with players([server], Random("backup")) as witnesses:  # noqa: S311  (moves, not secrets)
            await more(witnesses, 40)
            promised = [dict(witness.promised) for witness in witnesses]
            cluster.run("pg_dump", *at, "--format=custom", f"--file={copy}", f"test_{name}")
            await more(witnesses, 20)

    restored = cluster.create()
    cluster.run("pg_restore", *at, "--exit-on-error", "--no-owner", f"--dbname={restored}", copy)
    await check(cluster.url(restored), tmp_path, witnesses, promised)
    cluster.drop(restored)
