"""`rulewright serve` in processes that are killed, frozen, stopped and started again, as often as one likes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Self

import httpx

LAUNCHER = """
import os, signal, sys
from functools import partial
from importlib import import_module
from rulewright.cli import application, serve
from rulewright.games.catalogue import GAMES
command = application("serve", "law")
rates = float(sys.argv[1])
if rates:
    serve_room = sys.modules["rulewright.cli.serve"]
    serve_room.Site = partial(serve_room.Site, rates=rates)
for module in sys.argv[2:]:
    import_module(module)
games = [GAMES.find(name) for name in GAMES.names]
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
            for game in games:
                game.rules_version = rules
        command(arguments)
        os._exit(0)
    print(child, flush=True)
"""
"""Loads everything once and forks, so that a restart costs what the server does and not what Python imports.

All players have one address here, so limits for each address would hit all of them together: they can be raised."""
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
)
"""What a server loads when it starts."""
PATIENCE = 60.0
"""Seconds in which a server must have done what it is expected to."""
TLS = False
"""There is none between processes of one machine, so no certificates are loaded, which takes long."""
ANNOUNCED = re.compile(r"http://(\S+?:\d+)")
"""Where a server says that it serves, in whichever language."""


class NotUp(Exception):
    """A server that did not come up, or did not go; with everything that servers have said."""


class Launcher:
    """Starts `rulewright serve` in processes of its own."""

    def __init__(self, folder: Path, rates: float = 0) -> None:
        """Keep what servers say, and what they leave behind, in a folder; with `rates`, limits are so much higher."""
        self.folder = Path(tempfile.mkdtemp(prefix="output-", dir=folder))
        self.running: list[Falling] = []
        self._process = subprocess.Popen(  # noqa: S603  (our own command)
            [sys.executable, "-c", LAUNCHER, str(rates), *NEEDED],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "TMPDIR": str(folder)},  # whoever is killed leaves something behind
        )

    def __enter__(self) -> Self:
        """Begin with no server."""
        return self

    def __exit__(self, *_: object) -> None:
        """Kill all that still run."""
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
        """Serve from a database."""
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

    @property
    def port(self) -> int:
        """Where it serves; there is nobody at port 1."""
        return int(self.look().rpartition(":")[2] or 1)

    def start(self, rules: str = "") -> None:
        """Begin another life."""
        self.lives += 1
        self.address = ""
        self.acknowledged = 0
        self.pid = self.launcher.fork(self.output, rules, "serve", "--database", self.url)
        self.launcher.running.append(self)

    def kill(self) -> None:
        """Kill the process and wait until it is gone."""
        self._gone(self._signal(signal.SIGKILL))

    def stop(self) -> None:
        """Ask the process to stop, and wait until it is gone."""
        self._gone(self._signal(signal.SIGTERM))

    def _signal(self, number: signal.Signals) -> int:
        assert self.pid is not None
        with contextlib.suppress(ProcessLookupError):  # it has ended by itself
            os.kill(self.pid, number)
        return self.pid

    def tend(self) -> bool:
        """Start the server again if it has ended by itself, as whoever runs it would; False if it has not."""
        if self not in self.launcher.running or self.pid is None or alive(self.pid):
            return False
        self.launcher.running.remove(self)
        self.address = ""
        self.start()
        return True

    def _gone(self, pid: int) -> None:
        self.address = ""
        self.launcher.running.remove(self)
        deadline = time.monotonic() + PATIENCE
        while alive(pid):
            if time.monotonic() > deadline:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
                raise NotUp(f"a server did not stop\n{self.launcher.outputs()}")
            time.sleep(0.002)

    def freeze(self) -> None:
        """Have the process stand still."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Have it go on."""
        self._signal(signal.SIGCONT)

    async def up(self) -> None:
        """Wait until the server answers, and says that it is well."""
        deadline = time.monotonic() + PATIENCE
        while not await self.well():
            if self.pid is None or not alive(self.pid) or time.monotonic() > deadline:
                raise NotUp(f"a server did not come up\n{self.launcher.outputs()}")
            await asyncio.sleep(0.01)

    async def well(self) -> bool:
        """Whether the server says that it is well."""
        address = self.look()
        if not address:
            return False
        try:
            async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE, verify=TLS) as http:
                return (await http.get("/health")).is_success
        except httpx.TransportError:
            return False

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
            if time.monotonic() > deadline:
                raise NotUp(f"a server acknowledges nothing\n{self.launcher.outputs()}")
            await asyncio.sleep(0.001)


def alive(pid: int) -> bool:
    """Whether there is a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
