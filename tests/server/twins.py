"""Two servers with the same table, but for what one observer cannot know.

Each side is a real site over a database of its own: same match, same people, same answers as far as the observer can
tell.  `Staged` lets a match begin at a position; the two positions are a real one and one that the observer imagined,
so they differ in nothing but hidden facts.  Everything that leaves for the observer, or for a spectator, is compared
byte for byte.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import update

from rulewright.games.catalogue import GAMES
from rulewright.games.root.game import RootGame
from rulewright.games.root.position import Root
from rulewright.kernel.fate import DICE, Fate
from rulewright.kernel.match import Match
from rulewright.protocol import messages as wire
from rulewright.protocol import requests
from rulewright.server.app import Site, application
from rulewright.server.store.entry import ANSWER, JournalEntry
from rulewright.server.store.schema import MATCHES, SEATS
from rulewright.server.store.secrets import hashed
from rulewright.server.table.bot_worker import HEAD, Desk, Thought, Wonder, framed
from rulewright.server.table.bots import START, Bots
from rulewright.server.table.clocks import Clocks
from rulewright.server.table.table import Table
from rulewright.server.wire import sockets
from rulewright.server.wire.connection import Connection
from rulewright.server.wire.cookies import COOKIE
from tests.server.template import laid_out

SEED = "AAAAAAAAAAAAAAAAAAAAAA"
WATCHER = "f" * 16
SPECTATOR: int | None = None
LONG = 3600.0
"""Seconds that never go by: no order is carried out, and nobody is interrupted in thought, in one world only."""


class SameTime:
    """A clock that both sides read: it stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def time(self) -> float:
        return self.now

    monotonic = perf_counter = time


@pytest.fixture
def same_time(monkeypatch: pytest.MonkeyPatch) -> SameTime:
    """Have all parts of the server that tell the time read one clock."""
    clock = SameTime()
    for name, module in list(sys.modules.items()):
        if name.startswith("rulewright.server.") and getattr(module, "time", None) is time:
            monkeypatch.setattr(module, "time", clock)
    monkeypatch.setattr(Clocks.__init__, "__defaults__", (clock.monotonic,))
    return clock


@pytest.fixture(autouse=True)
def own_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget staged games after the test."""
    monkeypatch.setattr(GAMES, "_loaders", dict(GAMES._loaders))  # noqa: SLF001  (there is no way to unregister)
    monkeypatch.setattr(GAMES, "_games", {})


class SharedDice(Fate):
    """The chance of one side, with open dice that fall alike on both, also in copies."""

    __slots__ = ("dice",)

    def __init__(self, own: Fate, dice: Fate | None = None) -> None:
        own.into(self)
        self.dice = dice or Fate(own.key)

    def roll(self, faces: int, stream: str = DICE) -> int:
        face = self.dice.below(faces)  # also where the face is dictated: a copy must not fall behind
        self.rolled.append(self.script.pop(0) if self.script else face)
        return self.rolled[-1]

    def copy(self) -> SharedDice:
        return SharedDice(self, self.dice.copy())


class Staged(RootGame):
    """Root, begun at a position."""

    def __init__(self, start: Root, rolled: list[int], dice: Fate) -> None:
        super().__init__()
        fate = SharedDice(start.fate, dice)
        fate.script = rolled[:]
        self.start = start
        self.start.fate = fate

    def begin(self, options: dict[str, Any], fate: Fate) -> Root:
        return self.start.copy()


class Here(Bots):
    """Thinks where it is asked, about the same bytes that a worker gets: nobody waits for a process to come up."""

    async def advise(self, wonder: Wonder, owner: str = "") -> list[Thought] | None:
        """Return what is advised."""
        return Desk().advise(msgspec.msgpack.decode(framed(wonder)[HEAD:], type=Wonder))


def kind_of(data: bytes) -> str:
    """Return the type of a message."""
    return str(json.loads(data)["type"])


def person_of(seat: int) -> str:
    return f"{seat:016x}"


class Side:
    """One of the two servers."""

    def __init__(self, site: Site, number: int) -> None:
        self.site = site
        self.number = number
        self.table: Table
        self.connections: dict[int | None, Connection] = {}
        self.heard: dict[int | None, list[bytes]] = {}
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(application(site), client=("127.0.0.1", 1)), base_url="http://twins"
        )

    async def stage(self, match: str, start: Match, rolled: list[int], dice: Fate, clock: wire.ClockWish) -> None:
        """Lay out a match at the step in flight of another one, and bring it to the same question."""
        position = start.start.copy()
        assert isinstance(position, Root)
        game = Staged(position, rolled, dice)
        GAMES.register(f"twin {match} {self.number}", lambda: game)
        names = game.seat_names(start.options)
        await self.site.store.add_match(
            {
                "id": match,
                "game": f"twin {match} {self.number}",
                "rules": game.rules_version,
                "data": game.data_version,
                "options": json.dumps(start.options),
                "seed": SEED,
                "status": "playing",
                "notice": "",
                "listed": True,
                "clock": wire.ENCODE.encode(clock).decode(),
                "owner": person_of(0),
                "watch": hashed(f"watch {match}"),
                "created": 0.0,
                "updated": 0.0,
                "entries": 0,
            },
            [
                {
                    "match": match,
                    "number": seat,
                    "kind": "person",
                    "person": person_of(seat),
                    "name": name,
                    "bot": "",
                    "token": hashed(f"{match} {seat}"),
                    "orders": "{}",
                }
                for seat, name in enumerate(names)
            ],
        )
        asked = [question.seat for question in start.asked]
        for number, (seat, answer) in enumerate(zip(asked, start.flight, strict=True)):
            await self.site.store.append(JournalEntry(match, number, ANSWER, seat, answer.text, "person", 0.0))
        self.table = await self.site.hall.tables.open(match)
        self.connections = {
            seat: Connection(WATCHER if seat is None else person_of(seat), "somebody")
            for seat in (SPECTATOR, *range(len(names)))
        }
        self.heard = {seat: [] for seat in self.connections}

    async def retire(self) -> None:
        """Have the last match forgotten: its worlds have been told apart."""
        for follower in self.connections.values():
            for old in list(follower.tables.values()):
                old.audience.leave(follower)
        if self.connections:
            async with self.site.store.engine.begin() as connection:
                await connection.execute(update(SEATS).values(person=None))
                await connection.execute(update(MATCHES).values(listed=False))

    @property
    def match(self) -> Match:
        """The match as it stands."""
        assert self.table.journal is not None
        return self.table.journal.match

    async def request(self, sender: int | None, kind: str, /, **fields: object) -> None:
        """Let a seat, or the spectator, send a request, as it comes over the wire."""
        request = requests.DECODE.decode(json.dumps({"type": kind, **fields}))
        await sockets.handle(self.site, self.connections[sender], request)

    async def send(self, sender: int | None, kind: str, /, **fields: object) -> None:
        """Put a request on its way; what comes of it may come later."""
        await self.request(sender, kind, **fields)

    async def hear(self, seat: int | None) -> bytes:
        """Wait for the next message to a seat, or the spectator."""
        data = await asyncio.wait_for(self.connections[seat].outbox.get(), START)
        assert data is not None
        self.heard[seat].append(data)
        return data

    async def advise(self, seat: int) -> None:
        """Have the open question thought about for the seat that is asked, and wait until it hears of that."""
        self.take(seat)
        await self.send(seat, "advise", match=self.table.id, question=self.table.next)
        assert kind_of(await self.hear(seat)) == "advice"

    def take(self, seat: int | None) -> list[bytes]:
        """Return all that has arrived at a seat, or the spectator, and was not looked at."""
        outbox = self.connections[seat].outbox
        while not outbox.empty():
            data = outbox.get_nowait()
            self.heard[seat] += [] if data is None else [data]
        return self.heard[seat]

    def told(self, seat: int | None) -> list[bytes]:
        """Return what was sent to a seat, or the spectator, since the last time."""
        told = self.take(seat)
        self.heard[seat] = []
        return told

    async def get(self, path: str, seat: int | None) -> tuple[int, dict[str, str], bytes]:
        """Call the REST interface as a seat or the spectator."""
        cookie = self.site.cookies.write(WATCHER if seat is None else person_of(seat))
        response = await self.http.get(path, headers={"cookie": f"{COOKIE}={cookie}"})
        # Each side has a game of its own, by the name of the match and the side.
        told = response.content.replace(f"twin {self.table.id} {self.number}".encode(), b"twin")
        return response.status_code, dict(response.headers), told


@contextlib.asynccontextmanager
async def sides(folder: Path, seats: int = 4, *, workers: bool = False) -> AsyncIterator[tuple[Side, Side]]:
    """Open two servers with the same people; whoever advises them thinks in a process of its own, or here."""
    async with contextlib.AsyncExitStack() as stack:
        pair = []
        for number in (0, 1):
            site = Site(laid_out(folder / f"side{number}.db"), rates=1e9, reaction=LONG)
            site.hall.adviser.bots = Bots(budget=LONG) if workers else Here()
            stack.push_async_callback(site.hall.adviser.bots.close)
            await stack.enter_async_context(site.open())
            for person in (WATCHER, *map(person_of, range(seats))):
                await site.store.add_person(person, "somebody", hashed(person))
            side = Side(site, number)
            stack.push_async_callback(side.http.aclose)
            pair.append(side)
        yield pair[0], pair[1]


def new_match(seats: list[str], seed: str, options: Mapping[str, Any] | None = None) -> Match:
    """Begin a match that people would begin."""
    return RootGame().new({"seats": seats, "adventurous": True, **(options or {})}, seed=seed)
