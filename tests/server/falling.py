"""Servers that are killed, and players who remember what they were promised."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

LAUNCHER = """
import os, signal, sys
from importlib import import_module
from rulewright.cli import application
from rulewright.games.catalogue import GAMES
command = application("serve", "law")
for module in sys.argv[1:]:
    import_module(module)
GAMES.find("root")
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
while line := sys.stdin.readline():
    output, rules, *arguments = line.split()
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        written = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(written, 1)
        os.dup2(written, 2)
        sys.stdin.close()
        if rules != "-":
            GAMES.find("root").rules_version = rules
        command(arguments)
        os._exit(0)
    print(child, flush=True)
"""
"""Loads everything once and forks, so that a restart costs what the server does and not what Python imports."""
NEEDED = (
    "prometheus_client.process_collector",
    "rulewright.server.hall.relay",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.auto",
    "aiosqlite",
    "pydantic.type_adapter",
)
"""What a server loads when it starts."""
PATIENCE = 60.0
ANNOUNCED = re.compile(r"serves at http://(\S+) ")


class Launcher:
    """Starts `rulewright serve` in processes of its own, as often as need be."""

    def __init__(self, folder: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="output-", dir=folder))
        self.running: list[Falling] = []
        self._process = subprocess.Popen(  # noqa: S603  (our own command)
            [sys.executable, "-c", LAUNCHER, *NEEDED],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "TMPDIR": str(folder)},  # whoever is killed leaves something behind
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for server in list(self.running):
            server.kill()
        self._process.communicate()

    def fork(self, output: Path, rules: str, *arguments: str) -> int:
        """Run the command, perhaps with other rules, and return its process id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(" ".join((str(output), rules or "-", *arguments)) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def outputs(self) -> str:
        """Return everything that all servers have said."""
        return "".join(output.read_text() for output in sorted(self.folder.iterdir()))


class Falling:
    """A server that falls and rises, each time on a port that the system gives it: a fixed one might be taken."""

    def __init__(self, launcher: Launcher, url: str) -> None:
        self.launcher = launcher
        self.url = url
        self.address = ""
        """Where it serves; empty while it does not."""
        self.lives = 0
        self.acknowledged = 0
        """How many answers were acknowledged in this life."""
        self.pid: int | None = None

    @property
    def output(self) -> Path:
        """What this life has said."""
        return self.launcher.folder / f"{id(self)}-{self.lives}.txt"

    def start(self, rules: str = "") -> None:
        self.lives += 1
        self.acknowledged = 0
        self.pid = self.launcher.fork(self.output, rules, "serve", "--database", self.url)
        self.launcher.running.append(self)

    def kill(self) -> None:
        """Kill the process and wait until it is gone."""
        assert self.pid is not None
        os.kill(self.pid, signal.SIGKILL)
        self.address = ""
        self.launcher.running.remove(self)
        deadline = time.monotonic() + PATIENCE
        while alive(self.pid):
            assert time.monotonic() < deadline
            time.sleep(0.002)

    async def up(self) -> None:
        """Wait until the server answers."""
        deadline = time.monotonic() + PATIENCE
        while not self.look():
            assert self.pid is not None
            assert alive(self.pid), self.launcher.outputs()
            assert time.monotonic() < deadline, self.launcher.outputs()
            await asyncio.sleep(0.01)
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=PATIENCE) as http:
            assert (await http.get("/health")).status_code == 200, self.launcher.outputs()

    def look(self) -> str:
        """Return where the server serves, as soon as it says so: from then on clients may come."""
        if not self.address and self.pid is not None and self.output.exists():
            said = ANNOUNCED.search(self.output.read_text())
            self.address = said[1] if said else ""
        return self.address

    async def acknowledge(self) -> None:
        """Wait until an answer was acknowledged in this life."""
        deadline = time.monotonic() + PATIENCE
        while not self.acknowledged:
            assert time.monotonic() < deadline, self.launcher.outputs()
            await asyncio.sleep(0.001)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Witness:
    """A player who answers at random whatever is asked, now at this server and now at that, and notes every promise."""

    def __init__(self, servers: Sequence[Falling | str], chance: Random) -> None:
        self.servers = servers
        self.chance = chance
        self.cookie = ""
        self.matches: list[str] = []
        self.promised: dict[tuple[str, int], str] = {}
        self.wrong: list[str] = []

    async def call(self, method: str, path: str, body: object = None) -> Any:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        server = self.servers[0]
        address = server if isinstance(server, str) else server.address
        async with httpx.AsyncClient(base_url=f"http://{address}", headers=headers) as http:
            response = await http.request(method, path, json=body)
            assert response.status_code == 200, response.text
            if not self.cookie:
                self.cookie = "; ".join(f"{name}={value}" for name, value in response.cookies.items())
            return response.json()

    async def play(self) -> None:
        """Play on for ever, connecting again after every fall."""
        while True:
            server = self.chance.choice(self.servers)
            address = server if isinstance(server, str) else server.look()
            if not address:
                await asyncio.sleep(0.01)
                continue
            try:
                async with connect(f"ws://{address}/ws", additional_headers={"Cookie": self.cookie}) as line:
                    await self._converse(line, server)
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.02)

    async def _converse(self, line: ClientConnection, server: Falling | str) -> None:
        given: dict[tuple[str, int], str] = {}
        life = 0 if isinstance(server, str) else server.lives
        left = self.chance.randint(5, 40)
        for match in self.matches:
            await line.send(json.dumps({"type": "sit", "match": match}))
        async for raw in line:
            message = json.loads(raw)
            if message["type"] in ("state", "update"):
                self._compare(message)
                await self._answer(line, message, given)
            elif message["type"] == "accepted":
                key = (message["match"], message["question"])
                if self.promised.setdefault(key, given[key]) != given[key]:
                    self.wrong.append(f"{key} was promised twice, differently")
                if not isinstance(server, str) and server.lives == life:
                    server.acknowledged += 1
                left -= 1
                if not left:
                    return  # goes on at another server, perhaps
            elif message["type"] == "refused" and message["code"] == "too-fast":
                await asyncio.sleep(0.2)
                return  # begins again
            elif message["type"] == "refused" and message["code"] != "late":
                self.wrong.append(f"{message}")

    def _compare(self, message: dict[str, Any]) -> None:
        """What was promised must have happened."""
        known = max((number for match, number in self.promised if match == message["match"]), default=-1)
        if message["type"] == "state" and message["entries"] <= known:
            self.wrong.append(f"{known} was promised; the match stands at {message['entries']}")

    async def _answer(self, line: ClientConnection, message: dict[str, Any], given: dict[tuple[str, int], str]) -> None:
        for view in message["views"]:
            question = view.get("question") or {}
            options, key = question.get("options"), (message["match"], question.get("number", 0))
            if options and question["seat"] == view["seat"] and key not in given:
                given[key] = self.chance.choice(options)[0]
                answer = {"type": "answer", "match": key[0], "question": key[1], "option": given[key]}
                await line.send(json.dumps(answer))
