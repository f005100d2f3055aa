"""The load test: many matches at once over real WebSockets, against a server in a process of its own.

The players answer at a pace that is given, whatever the server takes: one that is too slow for it is found out by
the time that answers take to arrive, not by a lower pace.
"""

from __future__ import annotations

import asyncio
import gc
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import create_async_engine

import rulewright
from rulewright.arena.tables import asked, company
from rulewright.client.client import Client
from rulewright.games.rooms import room
from rulewright.kernel.fate import Fate
from rulewright.load.players import Meter, Party
from rulewright.load.server import Running, allow_files
from rulewright.server.store.schema import ENTRIES

if TYPE_CHECKING:
    from rulewright.kernel.match import Match
    from rulewright.kernel.question import Option

AT_ONCE = 16
"""How many matches are created at the same time."""
TRIES = 1000
"""Matches that are begun to find a long one, where the game's room here says how they go on for long."""
FEW_TRIES = 3
"""Matches that are begun where it says nothing."""
OPENINGS = 7
"""How often the opening of a long match is timed."""
GRACE = 10.0
"""Seconds for the last answers to arrive."""
SOON = 0.1
"""Seconds within which an answer should have reached everybody."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be tried."""

    game: str = ""
    """What is played; nothing said, the first game that is known."""
    matches: int = 500
    seconds: float = 30.0
    seats: int = 2
    rate: float = 1200.0
    """Answers a second that the players give together; 0 for as many as they can."""
    long: int = 3000
    """How many answers the match has whose opening is timed; 0 for none."""


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured."""

    game: str
    matches: int
    connections: int
    seconds: float
    wanted_per_second: float
    answers_committed: int
    answers_per_second: float
    delivered_p50_ms: float
    """From sending an answer until the last client of its match had heard of it."""
    delivered_p95_ms: float
    delivered_p99_ms: float
    delivered_within_100_ms: float
    """The share of all answers that reached every client of their match in that time."""
    server_memory_mb: float
    server_processors: float
    """Processor time of the server for each second of the test; that of the driver beside it."""
    driver_processors: float
    opening_answers: int
    opening_ms: float
    """From asking for a long match that is not in memory until it was described in full; the median."""
    errors: list[str]


async def measure(wish: Wish, say: Callable[[str], None] = lambda _: None) -> Figures:
    """Try what is wished for, and return what was measured."""
    allow_files()
    with tempfile.TemporaryDirectory(prefix="rulewright-load-") as folder:
        running = Running(Path(folder))
        try:
            await running.ready()
            wish = msgspec.structs.replace(wish, game=wish.game or rulewright.known_games()[0])
            opening = 0.0
            if wish.long:
                long = long_match(wish.game, wish.long)
                wish = msgspec.structs.replace(wish, long=len(long.history))
                say(f"opening matches of {wish.long:,} answers")
                opening = await time_opening(running.address, long)
            return await drive(wish, running, opening, say)
        finally:
            running.stop()


async def drive(wish: Wish, running: Running, opening: float, say: Callable[[str], None]) -> Figures:
    """Let all matches be played for a while."""
    meter = Meter()
    say(f"seating people for {wish.matches} matches")
    async with seated(wish, running.address, meter) as parties:
        say(f"playing {wish.matches} matches for {wish.seconds:g} seconds")
        before = await committed(running.url)
        gc.collect()
        gc.freeze()
        gc.disable()  # its pauses would be taken for the server's, and what piles up meanwhile come at once
        theirs, ours, began = running.cpu(), time.process_time(), time.perf_counter()
        meter.running = True
        for party in parties:
            party.play(wish.matches / wish.rate if wish.rate else 0.0)
        await asyncio.sleep(wish.seconds)
        meter.running = False
        gc.enable()
        took = time.perf_counter() - began
        theirs, ours = running.cpu() - theirs, time.process_time() - ours
        await meter.rest(GRACE)
        done = await committed(running.url) - before
        delays = sorted(meter.delays) or [float("inf")]
        return Figures(
            game=wish.game,
            matches=wish.matches,
            connections=sum(len(party.clients) for party in parties),
            seconds=round(took, 2),
            wanted_per_second=wish.rate,
            answers_committed=done,
            answers_per_second=round(done / took, 1),
            delivered_p50_ms=milliseconds(delays, 0.50),
            delivered_p95_ms=milliseconds(delays, 0.95),
            delivered_p99_ms=milliseconds(delays, 0.99),
            delivered_within_100_ms=round(sum(delay <= SOON for delay in delays) / max(1, meter.sent), 4),
            server_memory_mb=round(running.memory(), 1),
            server_processors=round(theirs / took, 2),
            driver_processors=round(ours / took, 2),
            opening_answers=wish.long,
            opening_ms=round(1000 * opening, 1),
            errors=faults(meter, done, parties),
        )


def faults(meter: Meter, done: int, parties: list[Party]) -> list[str]:
    """List everything that was not as it should be."""
    found = list(meter.errors)
    if not meter.sent == meter.accepted == done == len(meter.delays):
        found.append(
            f"{meter.sent} answers were sent, {meter.accepted} acknowledged, {done} committed, "
            f"{len(meter.delays)} delivered to everybody"
        )
    return found + [
        f"a client connected {client.connects} times and missed messages {client.resyncs} times"
        for party in parties
        for client in party.clients
        if client.connects != 1 or client.resyncs
    ]


def milliseconds(delays: list[float], share: float) -> float:
    """Return the time in which a share of all answers had arrived."""
    return round(1000 * delays[min(len(delays) - 1, int(share * len(delays)))], 1)


@asynccontextmanager
async def seated(wish: Wish, address: str, meter: Meter) -> AsyncIterator[list[Party]]:
    """Seat everybody, and let them go in the end."""
    options = table_of(wish.game, wish.seats)
    people = range(rulewright.find(wish.game).seats(options))
    parties = [Party(wish.game, options, [Client(address) for _ in people], meter) for _ in range(wish.matches)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def seat(party: Party) -> None:
        async with gate:
            for client in party.clients:
                await client.become("load")
            await party.begin()

    try:
        await asyncio.gather(*(seat(party) for party in parties))
        yield parties
    finally:
        await asyncio.gather(*(client.close() for party in parties for client in party.clients))


def table_of(game: str, seats: int) -> dict[str, Any]:
    """Return the options of a table with so many seats; where seats have no names, of the table the game proposes."""
    rules, who = rulewright.find(game), company(game)
    return dict(rules.validate({} if who is None else asked(game, who.among[:seats])))


async def committed(url: str) -> int:
    """Count the entries in the database, with a connection of our own."""
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        count = (await connection.execute(select(func.count()).select_from(ENTRIES))).scalar_one()
    await engine.dispose()
    return int(count)


# Opening a long match.


async def time_opening(address: str, long: Match) -> float:
    """Return how long it takes to open a long match that is only in the database."""
    record = long.record.dumps()
    took = []
    async with Client(address) as client:
        await client.become("load")
        await client.connect()
        for _ in range(OPENINGS):
            links = await client.adopt(record)
            began = time.perf_counter()
            await client.follow(links.match)
            took.append(time.perf_counter() - began)
            await client.rise(links.match)
    return statistics.median(took)


def long_match(game: str, answers: int) -> Match:
    """Play a match of so many answers, in which nobody tries to win; the longest, where a game ends before that."""
    own = room(__package__, game, "idling")
    options = {} if own is None else {"seats": list(own.SEATS)}
    forward = frozenset[str]() if own is None else own.FORWARD
    longest = None
    for seed in range(TRIES if own is not None else FEW_TRIES):
        match = rulewright.new(game, options, seed=str(seed))
        chance = Fate.seeded(f"long {seed}")
        while match.question is not None and len(match.history) < answers:
            match.answer(idle_answer(match, chance, forward))
        if match.question is not None:
            return match
        if longest is None or len(match.history) > len(longest.history):
            longest = match
    assert longest is not None
    return longest


def idle_answer(match: Match, chance: Fate, forward: frozenset[str]) -> Option[Any]:
    """Return the answer by which the least is achieved."""
    assert match.question is not None
    options = list(match.question.options)
    chance.shuffle(options)
    points = sum(match.outcome.points)
    best: tuple[tuple[bool, int, bool], Option[Any]] | None = None
    for option in options:
        twin = match.copy()
        twin.answer(option)
        scored = max(0, sum(twin.outcome.points) - points)
        cost = (twin.over, scored, option.text.split(":")[0] in forward)
        if best is None or cost < best[0]:
            best = (cost, option)
        if not any(cost):
            break
    assert best is not None
    return best[1]
