"""Servers that are killed, and players who remember what they were promised."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

LAUNCHER = """
import os, signal, sys
from rulewright.cli import application
command = application("serve", "law")
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
while line := sys.stdin.readline():
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        output = os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(output, 1)
        os.dup2(output, 2)
        sys.stdin.close()
        command(line.split())
        os._exit(0)
    print(child, flush=True)
"""
"""Loads everything once and forks, so that a restart costs what the server does and not what Python imports."""
PATIENCE = 60.0


def free_port() -> int:
    """Return a free port that no outgoing connection may be given while a server is down."""
    while True:
        port = secrets.choice(range(20_000, 32_000))
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Launcher:
    """Starts `rulewright serve` in processes of its own, as often as need be."""

    def __init__(self, folder: Path) -> None:
        self.output = folder / "output.txt"
        self.running: list[Falling] = []
        command = [sys.executable, "-c", LAUNCHER, str(self.output)]
        self._process = subprocess.Popen(  # noqa: S603  (our own command)
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for server in list(self.running):
            server.kill()
        self._process.communicate()

    def fork(self, *arguments: str) -> int:
        """Run the command and return its process id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(" ".join(arguments) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())


class Falling:
    """A server on one port that falls and rises."""

    def __init__(self, launcher: Launcher, url: str) -> None:
        self.launcher = launcher
        self.url = url
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.pid: int | None = None

    def start(self) -> None:
        self.pid = self.launcher.fork("serve", "--port", str(self.port), "--database", self.url)
        self.launcher.running.append(self)

    def kill(self) -> None:
        """Kill the process and wait until it is gone."""
        assert self.pid is not None
        os.kill(self.pid, signal.SIGKILL)
        self.launcher.running.remove(self)
        deadline = time.monotonic() + PATIENCE
        while alive(self.pid):
            assert time.monotonic() < deadline
            time.sleep(0.002)

    async def up(self) -> None:
        """Wait until the server answers."""
        deadline = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=PATIENCE) as http:
            while True:
                try:
                    if (await http.get("/health")).status_code == 200:
                        return
                except httpx.TransportError:
                    assert self.pid is not None
                    assert alive(self.pid), self.launcher.output.read_text()
                    assert time.monotonic() < deadline, self.launcher.output.read_text()
                await asyncio.sleep(0.01)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Witness:
    """A player who answers at random whatever is asked, at whichever server is up, and notes every promise."""

    def __init__(self, addresses: list[str], chance: Random) -> None:
        self.addresses = addresses
        self.chance = chance
        self.cookie = ""
        self.matches: list[str] = []
        self.promised: dict[tuple[str, int], str] = {}
        self.wrong: list[str] = []

    async def call(self, method: str, path: str, body: object = None) -> Any:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with httpx.AsyncClient(base_url=f"http://{self.addresses[0]}", headers=headers) as http:
            response = await http.request(method, path, json=body)
            assert response.status_code == 200, response.text
            if not self.cookie:
                self.cookie = "; ".join(f"{name}={value}" for name, value in response.cookies.items())
            return response.json()

    async def play(self) -> None:
        """Play on for ever, connecting again after every fall."""
        while True:
            try:
                address = self.chance.choice(self.addresses)
                async with connect(f"ws://{address}/ws", additional_headers={"Cookie": self.cookie}) as line:
                    await self._converse(line)
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.02)

    async def _converse(self, line: ClientConnection) -> None:
        given: dict[tuple[str, int], str] = {}
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
            elif message["type"] == "refused" and message["code"] == "too-fast":
                await asyncio.sleep(0.2)
                return  # begins again
            elif message["type"] == "refused" and message["code"] != "late":
                self.wrong.append(f"{message}")

    def _compare(self, message: dict[str, Any]) -> None:
        """What was promised must have happened."""
        known = max((number for match, number in self.promised if match == message["match"]), default=-1)
        if message["type"] == "state" and message["number"] <= known:
            self.wrong.append(f"{known} was promised; the match stands at {message['number']}")

    async def _answer(self, line: ClientConnection, message: dict[str, Any], given: dict[tuple[str, int], str]) -> None:
        for view in message["views"]:
            question = view.get("question") or {}
            options, key = question.get("options"), (message["match"], question.get("number", 0))
            if options and question["seat"] == view["seat"] and key not in given:
                given[key] = self.chance.choice(options)[0]
                answer = {"type": "answer", "match": key[0], "question": key[1], "option": given[key]}
                await line.send(json.dumps(answer))
