"""What a newcomer does: serve, join twice, and check in the end that nobody cheated."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rulewright.client.client import Client
from rulewright.protocol.forms import NewMatch, SeatWish
from rulewright.protocol.links import seat_link

PATIENCE = 120.0
COMMAND = (sys.executable, "-c", "from rulewright.cli import main; main()")


async def run(*words: str, home: Path) -> Process:
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "COLUMNS": "200", "NO_COLOR": "1", "LANG": "en"}
    return await asyncio.create_subprocess_exec(*COMMAND, *words, stdout=PIPE, stderr=STDOUT, env=environment)


async def finished(process: Process) -> str:
    output, _ = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 0, output.decode()
    return output.decode()


@contextlib.asynccontextmanager
async def served(home: Path) -> AsyncIterator[str]:
    """Serve without any option, until the block ends; then press Ctrl-C."""
    process = await run("serve", home=home)
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
        yield line.split()[3]
    finally:
        process.send_signal(signal.SIGINT)
        await finished(process)


@pytest.mark.thorough
async def test_two_bots_of_this_machine_play_to_the_end_and_the_seed_is_the_promised_one(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Client(address) as anna:
        await anna.become("Anna")
        wish = NewMatch(game="root", options={"seats": ["marquise", "eyrie"]}, seats=[SeatWish(), SeatWish()])
        links = await anna.create(wish)
        table = await anna.follow(links.match)
        await table.known()
        assert table.state is not None
        promised = table.state.seed_hash
        bots = [
            await run("join", seat_link(address, secret), "--agent", "random", home=tmp_path) for secret in links.seats
        ]
        told = [await finished(bot) for bot in bots]
        record = tmp_path / "game.jsonl"
        record.write_text(await anna.record(links.match), encoding="utf-8")
        database = tmp_path / "rulewright" / "rulewright.db"
        readable = [path.stat().st_mode & 0o077 for path in (database.parent, database)]

    assert all("The match is over" in words for words in told)
    assert readable == [0, 0]
    verified = await finished(await run("replay", str(record), "--verify", "--hash", promised, home=tmp_path))
    assert "as promised" in verified
