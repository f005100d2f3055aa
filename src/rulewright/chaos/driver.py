"""The driver: from a seed it chooses who plays, what goes wrong and when, and waits until everything goes on."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import msgspec

import rulewright
from rulewright.chaos.checker import Verdict, check
from rulewright.chaos.faults import Fault, possible
from rulewright.chaos.house import House, house
from rulewright.chaos.witness import Notes, Witness
from rulewright.server.store.store import Store

PATIENCE = 45.0
"""Seconds in which every match must go on after a fault; after that it is stuck."""
CLOCKS = ({"kind": "none"}, {"kind": "live", "amount": 7200.0, "increment": 5.0})
"""Half of the matches have a clock, which nobody may lose by an outage."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What shall be tried."""

    kills: int = 20
    database: str = "sqlite"
    servers: int = 2
    """How many servers there are, where there may be several."""
    tables: int = 6
    game: str = ""
    seed: str = "chaos"
    think: float = 0.03
    """Seconds after which players answer."""


class Row(msgspec.Struct, kw_only=True):
    """What came of one kind of fault: after how many seconds every match had gone on."""

    fault: str
    count: int = 0
    seconds: list[float] = []


class Report(msgspec.Struct, kw_only=True):
    """What was done, and what came of it."""

    database: str
    servers: int
    seed: str
    kills: int
    seconds: float
    matches: int
    sent: int
    acknowledged: int
    shown: int
    refused: int
    log_lines: int
    tracebacks: int
    rows: list[Row]
    verdict: Verdict

    @property
    def clean(self) -> bool:
        """Whether every promise was kept."""
        return self.verdict.clean and not self.tracebacks


class Chaos:
    """One run."""

    def __init__(self, wish: Wish, built: House, say: Callable[[str], None]) -> None:
        """Begin with nobody there."""
        self.wish = wish
        self.house = built
        self.say = say
        self.chance = Random(wish.seed)  # noqa: S311  (what happens when, not a secret)
        self.notes = Notes()
        self.rows = {fault.name: Row(fault=fault.name) for fault in possible(built)}
        self.stuck: list[str] = []
        self.game = wish.game or rulewright.known_games()[0]
        self._seating: set[asyncio.Task[None]] = set()

    async def run(self) -> Report:
        """Let people play, and things go wrong; return what came of it."""
        began = time.monotonic()
        for server in self.house.servers:
            server.start()
        for server in self.house.servers:
            await server.up()
        kills = 0
        async with self._playing() as pairs:
            await self._gone_on(time.monotonic(), pairs)
            while kills < self.wish.kills and not self.stuck:
                fault = self._choose()
                await self._suffer(fault, pairs)
                kills += fault.kills
                self.say(f"{kills}/{self.wish.kills}  {len(self.notes.acknowledged)}")
            for server in self.house.servers:
                await server.up()
            await self._gone_on(time.monotonic(), pairs)
        for server in self.house.servers:
            await asyncio.to_thread(server.stop)
        return await self._report(kills, time.monotonic() - began)

    def _choose(self) -> Fault:
        faults = possible(self.house)
        return self.chance.choices(faults, [fault.weight for fault in faults])[0]

    async def _suffer(self, fault: Fault, pairs: list[tuple[Witness, Witness]]) -> None:
        """Have something go wrong at any moment, and wait until every match has gone on; now and then not that long."""
        await asyncio.sleep(self.chance.uniform(0.0, 0.3))
        began = time.monotonic()
        await fault.do(self.house, self.chance)
        row = self.rows[fault.name]
        row.count += 1
        if self.chance.random() < 0.25:  # noqa: PLR2004  (the next fault comes before this one is over)
            await asyncio.sleep(self.chance.uniform(0.0, 0.5))
            return
        await self._gone_on(time.monotonic(), pairs)
        row.seconds.append(time.monotonic() - began)

    async def _gone_on(self, since: float, pairs: list[tuple[Witness, Witness]]) -> None:
        """Wait until every match that is not over has gone on since a moment; or note that it does not."""
        deadline = since + PATIENCE
        while waiting := [match for match in self._open(pairs) if self.notes.progress.get(match, 0.0) < since]:
            if time.monotonic() > deadline:
                self.stuck += waiting
                return
            self._replace_ended(pairs)
            await asyncio.sleep(0.01)

    def _open(self, pairs: list[tuple[Witness, Witness]]) -> list[str]:
        return [match for one, _ in pairs for match in one.matches - self.notes.over]

    def _replace_ended(self, pairs: list[tuple[Witness, Witness]]) -> None:
        """Have those whose match is over begin another."""
        for number, (one, other) in enumerate(pairs):
            if one.matches <= self.notes.over and not any(task.get_name() == str(number) for task in self._seating):
                self._seat(number, one, other)

    def _seat(self, number: int, one: Witness, other: Witness) -> asyncio.Task[None]:
        task = asyncio.create_task(self._begin(number, one, other), name=str(number))
        self._seating.add(task)
        task.add_done_callback(self._seating.discard)
        return task

    async def _begin(self, number: int, one: Witness, other: Witness) -> None:
        game = rulewright.find(self.game)
        seats = next((option.among for option in game.game_options() if option.name == "seats"), ())
        alone = number % 3 == 2  # noqa: PLR2004  (every third match is against a bot)
        wish = {
            "game": self.game,
            "options": {"seats": list(seats[:2])} if seats else {},
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"} if alone else {}],
            "clock": CLOCKS[number % 2],
        }
        links = await one.call("POST", "/api/matches", wish)
        if not alone:
            await other.call("POST", "/api/seats", {"secret": links["seats"][1]})
        match = links["match"]
        self.notes.kept_seats[match] = 1 if alone else 2
        for witness in (one,) if alone else (one, other):
            witness.matches.add(match)
            witness.changed.set()
        self.notes.progress[match] = 0.0

    @contextlib.asynccontextmanager
    async def _playing(self) -> AsyncIterator[list[tuple[Witness, Witness]]]:
        ports, wish = self.house.ports, self.wish
        pairs = [
            (Witness(ports, self.notes, self.chance, wish.think), Witness(ports, self.notes, self.chance, wish.think))
            for _ in range(wish.tables)
        ]
        for pair in pairs:
            for witness in pair:
                await witness.call("POST", "/api/people", {"name": "Witness"})
        await asyncio.gather(*(self._seat(number, *pair) for number, pair in enumerate(pairs)))
        tasks = [asyncio.create_task(witness.play()) for pair in pairs for witness in pair]
        try:
            yield pairs
        finally:
            for task in [*tasks, *self._seating]:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception):
                    self.notes.wrong.append(f"a player failed: {ended!r}")

    async def _report(self, kills: int, seconds: float) -> Report:
        store = Store(self.house.url)
        try:
            verdict = await check(store, self.notes)
        finally:
            await store.close()
        verdict.stuck += self.stuck
        said = self.house.launcher.outputs()
        return Report(
            database=self.wish.database.partition(":")[0],
            servers=len(self.house.servers),
            seed=self.wish.seed,
            kills=kills,
            seconds=round(seconds, 1),
            matches=len(self.notes.kept_seats),
            sent=sum(map(len, self.notes.sent.values())),
            acknowledged=len(self.notes.acknowledged),
            shown=len(self.notes.shown),
            refused=self.notes.refusals,
            log_lines=len(said.splitlines()),
            tracebacks=said.count("Traceback"),
            rows=[row for row in self.rows.values() if row.count],
            verdict=verdict,
        )


async def run(wish: Wish, say: Callable[[str], None] = lambda _: None) -> Report:
    """Do what is wished for, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="rulewright-chaos-", ignore_cleanup_errors=True) as folder:
        async with house(Path(folder), wish.database, wish.servers) as built:
            return await Chaos(wish, built, say).run()
