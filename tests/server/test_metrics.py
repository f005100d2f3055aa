"""What the server counts: of one process, or of all that serve on one port together."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import httpx
import pytest

from tests.server.running import person, server
from tests.server.test_serving import command, members, until

PEOPLE = 'rulewright_request_seconds_count{route="/api/people"}'
CONNECTIONS = "rulewright_connections"
PROCESSES = "rulewright_processes"
CLIENTS = 12


def counts(address: str) -> dict[str, float]:
    """Ask for the counts, over a connection of its own: any process may answer."""
    told = httpx.get(f"http://{address}/metrics").text
    return {name: float(value) for name, value in re.findall(r"^([a-z].*) (\S+)$", told, re.MULTILINE)}


async def test_one_process_counts_for_itself(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        await anna.listen()
        told = (await anna.http.get("/metrics")).text

    assert f"{PEOPLE} 1.0" in told
    assert f"{CONNECTIONS} 1.0" in told
    assert f"{PROCESSES} 1.0" in told
    assert f"{CONNECTIONS} 0.0" in site.metrics.text().decode()


@pytest.mark.thorough
async def test_whichever_process_is_asked_tells_the_sum_over_all(database: str) -> None:
    async with command("--workers", "2", "--database", database) as (process, address):
        await until(lambda: counts(address)[PROCESSES] == 2)
        for _ in range(CLIENTS):
            async with person(address):
                pass  # over a connection of its own: any process may take it
        async with person(address) as anna:
            await anna.listen()
            told = [counts(address) for _ in range(CLIENTS)]
            assert {(each[PEOPLE], each[CONNECTIONS], each[PROCESSES]) for each in told} == {(CLIENTS + 1, 1, 2)}

            os.kill(members(process)[0], signal.SIGKILL)
            os.kill(members(process)[-1], signal.SIGKILL)
        await until(lambda: told_after_a_fall(address))


def told_after_a_fall(address: str) -> bool:
    """Whether two new processes are there, know what those before them counted, and nobody is connected to them."""
    try:
        told = counts(address)
    except httpx.TransportError:
        return False
    return (told[PEOPLE], told[CONNECTIONS], told[PROCESSES]) == (CLIENTS + 1, 0, 2)
