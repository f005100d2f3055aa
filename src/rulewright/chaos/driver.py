"""The driver: from a seed it chooses who plays, what goes wrong and when, and waits until everything goes on."""

from __future__ import annotations

import asyncio
import contextlib
import re
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
EXCERPT = 3000
"""Letters of a traceback that are told."""
RESTART = 1.0
"""Seconds after which a server that ended by itself is started again, as by systemd."""
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
    restarts: int
    """How often a server ended by itself: one that finds no database when it starts does."""
    log_lines: int
    rows: list[Row]
    verdict: Verdict

    @property
    def clean(self) -> bool:
        """Whether every promise was kept."""
        return self.verdict.clean

    @property
    def troubles(self) -> list[str]:
        """Everything that is wrong, in words."""
        found = self.verdict
        kinds = (found.lost, found.doubled, found.disagreeing, found.replaced, found.stuck, found.wrong)
        return [trouble for kind in kinds for trouble in kind]


class Chaos:
    """One run."""

    def __init__(self, wish: Wish, built: House, say: Callable[[int, int], None]) -> None:
        """Begin with nobody there."""
        self.wish = wish
        self.house = built
        self.say = say
        self.chance = Random(wish.seed)  # noqa: S311  (what happens when, not a secret)
        self.notes = Notes()
        self.rows = {fault.name: Row(fault=fault.name) for fault in possible(built)}
        self.stuck: list[str] = []
        self.game = wish.game or rulewright.known_games()[0]
        self.restarts = 0
        """How often a server has ended by itself."""
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
                fault = choose(possible(self.house), self.chance)
                await self._suffer(fault, pairs)
                kills += fault.kills
                self.say(kills, len(self.notes.acknowledged))
            for server in self.house.servers:
                await server.up()
            await self._gone_on(time.monotonic(), pairs)
        for server in self.house.servers:
            await asyncio.to_thread(server.stop)
        return await self._report(kills, time.monotonic() - began)

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
        self.notes.progress[match] = time.monotonic()  # that it was made is progress, too

    async def _tend(self) -> None:
        """Start servers again that have ended by themselves, such as one that found no database when it started."""
        while True:
            await asyncio.sleep(RESTART)
            for server in self.house.servers:
                self.restarts += server.tend()

    def _witness(self, number: int) -> Witness:
        # Each has a chance of its own: what goes wrong when must not depend on who is quicker.
        chance = Random(f"{self.wish.seed} {number}")  # noqa: S311  (moves, not secrets)
        return Witness(self.house.ports, self.notes, chance, self.wish.think)

    @contextlib.asynccontextmanager
    async def _playing(self) -> AsyncIterator[list[tuple[Witness, Witness]]]:
        pairs = [(self._witness(2 * number), self._witness(2 * number + 1)) for number in range(self.wish.tables)]
        for pair in pairs:
            for witness in pair:
                await witness.call("POST", "/api/people", {"name": "Witness"})
        await asyncio.gather(*(self._seat(number, *pair) for number, pair in enumerate(pairs)))
        tasks = [asyncio.create_task(witness.play()) for pair in pairs for witness in pair]
        tasks.append(asyncio.create_task(self._tend()))
        try:
            yield pairs
        finally:
            await end(*tasks, *self._seating)
            failed = [task.exception() for task in tasks if not task.cancelled()]
            self.notes.wrong += [f"a player failed: {error!r}" for error in failed if error is not None]

    async def _report(self, kills: int, seconds: float) -> Report:
        store = Store(self.house.url)
        try:
            verdict = await check(store, self.notes)
        finally:
            await store.close()
        verdict.stuck += self.stuck
        said = self.house.launcher.outputs()
        verdict.wrong += [f"a server said: {said[at : at + EXCERPT]}" for at in places(said, "Traceback")]
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
            restarts=self.restarts,
            log_lines=len(said.splitlines()),
            rows=[row for row in self.rows.values() if row.count],
            verdict=verdict,
        )


async def end(*tasks: asyncio.Task[None]) -> None:
    """End tasks, also those in which a library takes a wish to end for something else."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=1)


def choose(faults: list[Fault], chance: Random) -> Fault:
    """Choose what goes wrong next."""
    return chance.choices(faults, [fault.weight for fault in faults])[0]


def places(said: str, word: str) -> list[int]:
    """Return where a word stands in what servers have said."""
    return [found.start() for found in re.finditer(word, said)]


async def run(wish: Wish, say: Callable[[int, int], None] = lambda _kills, _answers: None) -> Report:
    """Do what is wished for, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="rulewright-chaos-", ignore_cleanup_errors=True) as folder:
        async with house(Path(folder), wish.database, wish.servers) as built:
            return await Chaos(wish, built, say).run()
