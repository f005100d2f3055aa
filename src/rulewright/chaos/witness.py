"""A player who answers at random and notes what was sent, what was acknowledged, and what was shown.

It speaks the protocol by itself, not through the client library: whoever bears witness must not share mistakes.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

TLS = False
"""There is none between processes of one machine, so no certificates are loaded, which takes long."""
PAUSE = 0.05
"""Seconds before a lost connection is opened again."""
GLANCE = 0.2
"""Seconds between two looks whether there is another match to follow."""
PATIENCE = 5.0
"""Seconds after which a silent server is left for another."""
HARMLESS = ("late", "too-fast", "failed", "no-such-question", "not-playing", "not-offered")
"""Refusals that say that the table has moved on, or that nothing has changed by what was asked."""


class Shown(NamedTuple):
    """A moment of a match, as somebody was shown it."""

    match: str
    entries: int
    seat: int | None


def digest(table: object) -> str:
    """Return a short name for what was shown: the same for the same."""
    return hashlib.blake2b(json.dumps(table, sort_keys=True).encode(), digest_size=12).hexdigest()


class Notes:
    """What all witnesses have noted, together."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.sent: dict[tuple[str, int], set[str]] = {}
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.shown: dict[Shown, str] = {}
        self.progress: dict[str, float] = {}
        """When an answer was last acknowledged in a match that goes on."""
        self.over: set[str] = set()
        self.wrong: list[str] = []
        self.kept_seats: dict[str, int] = {}
        """How many people sit in a match, none of whom may ever be replaced."""
        self.refusals = 0

    def see(self, shown: Shown, table: object) -> None:
        """Note what was shown; the same moment must always look the same."""
        name = digest(table)
        if self.shown.setdefault(shown, name) != name:
            self.wrong.append(f"{shown} was shown twice, differently")

    def acknowledge(self, match: str, question: int, option: str) -> None:
        """Note that an answer was acknowledged; the same question always with the same answer."""
        if self.acknowledged.setdefault((match, question), option) != option:
            self.wrong.append(f"question {question} of {match} was acknowledged twice, differently")
        if match not in self.over:
            self.progress[match] = time.monotonic()


class Witness:
    """One person with one connection, now at this server and now at that."""

    def __init__(self, ports: Sequence[Callable[[], int]], notes: Notes, chance: Random, think: float) -> None:
        """Play at servers on these ports, answering after about so many seconds."""
        self.ports = ports
        self.notes = notes
        self.chance = chance
        self.think = think
        self.cookie = ""
        self.matches: set[str] = set()
        self.promised: dict[str, int] = {}
        """The last question of a match of which one's own answer was acknowledged."""
        self.changed = asyncio.Event()
        """There is another match to follow."""

    async def call(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401  (whatever is answered)
        """Send a request until a server does it."""
        while True:
            headers = {"Cookie": self.cookie} if self.cookie else {}
            base = f"http://127.0.0.1:{self.chance.choice(self.ports)()}"
            try:
                async with httpx.AsyncClient(base_url=base, headers=headers, timeout=PATIENCE, verify=TLS) as http:
                    response = await http.request(method, path, json=body)
            except httpx.TransportError:
                await asyncio.sleep(PAUSE)
                continue
            if response.is_success:
                if not self.cookie:
                    self.cookie = "; ".join(f"{name}={value}" for name, value in response.cookies.items())
                return response.json()
            await asyncio.sleep(PAUSE)

    async def play(self) -> None:
        """Play on for ever, connecting again after every fall."""
        while True:
            url = f"ws://127.0.0.1:{self.chance.choice(self.ports)()}/ws"
            try:
                async with connect(
                    url,
                    additional_headers={"Cookie": self.cookie},
                    open_timeout=PATIENCE,
                    ping_interval=PATIENCE,
                    ping_timeout=PATIENCE,
                    close_timeout=0.1,
                    max_size=None,
                ) as line:
                    await self._converse(line)
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(PAUSE * self.chance.uniform(0.5, 1.5))

    async def _converse(self, line: ClientConnection) -> None:
        given: dict[tuple[str, int], str] = {}
        number, left = 0, self.chance.randint(20, 200)
        self.changed.clear()
        for match in self.matches - self.notes.over:
            await line.send(json.dumps({"type": "sit", "match": match, "marks": False, "words": False}))
        heard = time.monotonic()
        while left and not self.changed.is_set():
            try:
                async with asyncio.timeout(GLANCE):
                    raw = await line.recv()
            except TimeoutError:
                if time.monotonic() - heard > PATIENCE:
                    return  # perhaps nobody is there any more; whoever is asked must find somebody who is
                continue
            heard = time.monotonic()
            message = json.loads(raw)
            number += 1
            if message["n"] != number:
                self.notes.wrong.append(f"message {number} has number {message['n']}")
            left -= await self._take(line, message, given)

    async def _take(self, line: ClientConnection, message: dict[str, Any], given: dict[tuple[str, int], str]) -> int:
        """Note a message, and answer if it asks; return how many answers it acknowledges."""
        kind = message["type"]
        if kind in ("state", "update"):
            self._see(message)
            await self._answer(line, message, given)
        elif kind == "accepted":
            key = (message["match"], message["question"])
            self.notes.acknowledge(*key, given[key])
            self.promised[key[0]] = max(key[1], self.promised.get(key[0], -1))
            return 1
        elif kind == "refused":
            self.notes.refusals += 1
            if message["code"] not in HARMLESS:
                self.notes.wrong.append(f"refused: {message}")
            given.pop((message.get("match") or "", message.get("question", -1)), None)
            await line.send(json.dumps({"type": "resync", "match": message["match"]}))
            await asyncio.sleep(PAUSE)
        return 0

    def _see(self, message: dict[str, Any]) -> None:
        match, entries = message["match"], message["entries"]
        if message["status"] == "frozen":
            self.notes.wrong.append(f"match {match} is frozen")
        if message["status"] == "over":
            self.notes.over.add(match)
            self.notes.progress.pop(match, None)
        known = self.promised.get(match, -1)
        if message["type"] == "state" and entries <= known:
            self.notes.wrong.append(f"{known} was acknowledged; match {match} stands at {entries}")
        if message["status"] == "playing":
            for view in message["views"]:
                self.notes.see(Shown(match, entries, view.get("seat")), view["table"])

    async def _answer(self, line: ClientConnection, message: dict[str, Any], given: dict[tuple[str, int], str]) -> None:
        for view in message["views"]:
            question = view.get("question") or {}
            options, key = question.get("options"), (message["match"], question.get("number", 0))
            if options and question["seat"] == view["seat"] and key not in given:
                await asyncio.sleep(self.think * self.chance.uniform(0.5, 1.5))
                given[key] = self.chance.choice(options)[0]
                self.notes.sent.setdefault(key, set()).add(given[key])
                answer = {"type": "answer", "match": key[0], "question": key[1], "option": given[key]}
                await line.send(json.dumps(answer))
