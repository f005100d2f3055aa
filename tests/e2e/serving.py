"""Servers in processes of their own, for browsers: one can be killed and comes back at the same address.

A nursery loads everything once and forks: a server costs what it does, and not what Python imports.
"""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import httpx

from rulewright.chaos.servers import TLS
from rulewright.games.catalogue import GAMES
from rulewright.server.app import Site
from rulewright.server.listener import server
from rulewright.server.wire import assets
from tests.server.template import laid_out

PATIENCE = 60.0
CLIENT = "RULEWRIGHT_CLIENT"
"""The environment may name a folder with another build of the table than the one in the package."""
QUICK = 0.02
"""Seconds a bot waits before it answers: people would find it too fast to follow, tests do not."""


def main() -> None:
    """Fork a server for each line: the folder of its database, and its port; tell its process."""
    if CLIENT in os.environ:
        assets.routes.__defaults__ = (Path(os.environ[CLIENT]),)
    for game in GAMES.names:
        GAMES.find(game)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever ends is gone
    while line := sys.stdin.readline():
        folder, port = line.split()
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(Path(folder), int(port))
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


def serve(folder: Path, port: int) -> None:
    """Serve until told to stop."""
    log = os.open(folder / "server.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number in (1, 2):
        os.dup2(log, number)
    sys.stdin.close()
    running = server(Site(f"sqlite+aiosqlite:///{folder}/table.db", reaction=QUICK, rates=1000.0), "")
    running.config.host, running.config.port = "127.0.0.1", port
    running.run()


class Nursery:
    """The process that forks servers, for as long as this one lives."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.e2e.serving"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        atexit.register(self._process.communicate)

    def fork(self, folder: Path, port: int) -> int:
        """Start a server; return its process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{folder} {port}\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())


@cache
def nursery() -> Nursery:
    """The nursery of this process."""
    return Nursery()


class Served:
    """A server for browsers, and what can happen to it."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        laid_out(folder / "table.db")
        self._process = 0

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._process = nursery().fork(self.folder, self.port)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.address}/health", verify=TLS).status_code == httpx.codes.OK:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError((self.folder / "server.log").read_text())

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        deadline = time.monotonic() + PATIENCE
        os.kill(self._process, how)
        while alive(self._process):
            assert time.monotonic() < deadline, (self.folder / "server.log").read_text()
            time.sleep(0.01)


def alive(process: int) -> bool:
    """Whether a process is still there."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


if __name__ == "__main__":
    main()
