"""What may go wrong: each fault is done, lasts for a while, and is over; then everything must go on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import NamedTuple

from rulewright.chaos.house import House
from rulewright.chaos.servers import Falling


class Fault(NamedTuple):
    """A kind of fault."""

    name: str
    """For programs; the catalogue of texts has words for it."""
    weight: int
    kills: bool
    """Whether it is a kill: of one server, of all, or of the database."""
    do: Callable[[House, Random], Awaitable[None]]
    needs_cluster: bool = False
    needs_several: bool = False


async def kill_one(house: House, chance: Random) -> None:
    """Kill a server at whatever it is doing, and start it again."""
    server = chance.choice(house.servers)
    server.kill()
    server.start()


async def kill_all(house: House, chance: Random) -> None:
    """Kill all servers at once."""
    for server in house.servers:
        server.kill()
    for server in house.servers:
        server.start()


async def kill_twice(house: House, chance: Random) -> None:
    """Kill a server while it starts."""
    server = chance.choice(house.servers)
    server.kill()
    server.start()
    await asyncio.sleep(chance.uniform(0.0, 0.5))
    server.kill()
    server.start()


async def stop_one(house: House, chance: Random) -> None:
    """Stop a server as an operator does."""
    server = chance.choice(house.servers)
    await asyncio.to_thread(server.stop)
    server.start()


async def freeze_one(house: House, chance: Random) -> None:
    """Have a server stand still for a while, sometimes for so long that others must take over."""
    await frozen(chance.choice(house.servers), chance.choice((0.3, 1.0, 3.0, 7.0)))


async def frozen(server: Falling, seconds: float) -> None:
    """Have a server stand still."""
    server.freeze()
    try:
        await asyncio.sleep(seconds)
    finally:
        server.thaw()


async def cut_lines(house: House, chance: Random) -> None:
    """Break the connections of players."""
    chance.choice(house.lines).cut()


async def silence_line(house: House, chance: Random) -> None:
    """Have the connections of players carry nothing for a while."""
    line = chance.choice(house.lines)
    line.silence()
    await asyncio.sleep(chance.uniform(0.2, 3.0))
    line.speak()


async def cut_data_lines(house: House, chance: Random) -> None:
    """Break the connections of a server to the database."""
    chance.choice(house.data_lines).cut()


async def silence_data_line(house: House, chance: Random) -> None:
    """Have the connections of a server to the database carry nothing for a while, and then break or go on."""
    line = chance.choice(house.data_lines)
    line.silence()
    await asyncio.sleep(chance.choice((0.5, 2.0, 7.0)))
    line.speak()
    if chance.random() < 0.5:  # noqa: PLR2004  (one way or the other)
        line.cut()


async def kill_database(house: House, chance: Random) -> None:
    """Kill the database, and start it again after a while."""
    assert house.cluster is not None
    await asyncio.to_thread(house.cluster.stop)
    await asyncio.sleep(chance.uniform(0.0, 2.0))
    await asyncio.to_thread(house.cluster.start)


async def freeze_database(house: House, chance: Random) -> None:
    """Have all processes of the database stand still for a while."""
    assert house.cluster is not None
    stopped = house.cluster.freeze()
    try:
        await asyncio.sleep(chance.uniform(0.3, 3.0))
    finally:
        house.cluster.thaw(stopped)


FAULTS = (
    Fault("kill", 10, True, kill_one),
    Fault("kill_twice", 2, True, kill_twice),
    Fault("kill_all", 2, True, kill_all, needs_several=True),
    Fault("kill_database", 2, True, kill_database, needs_cluster=True),
    Fault("stop", 1, False, stop_one),
    Fault("freeze", 1, False, freeze_one),
    Fault("freeze_database", 1, False, freeze_database, needs_cluster=True),
    Fault("cut", 1, False, cut_lines),
    Fault("silence", 1, False, silence_line),
    Fault("cut_database", 1, False, cut_data_lines, needs_cluster=True),
    Fault("silence_database", 1, False, silence_data_line, needs_cluster=True),
)


def possible(house: House) -> list[Fault]:
    """Return the faults that a house can have."""
    return [
        fault
        for fault in FAULTS
        if (house.cluster is not None or not fault.needs_cluster)
        and (len(house.servers) > 1 or not fault.needs_several)
    ]
