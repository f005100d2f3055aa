"""A server in a process of its own, for browsers: it can be killed and comes back at the same address."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from rulewright.server.app import Site
from rulewright.server.listener import server
from rulewright.server.wire import assets

PATIENCE = 60.0
CLIENT = "RULEWRIGHT_CLIENT"
"""The environment may name a folder with another build of the table than the one in the package."""
QUICK = 0.02
"""Seconds a bot waits before it answers: people would find it too fast to follow, tests do not."""


def main() -> None:
    """Serve as the command line says."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("port", type=int)
    wishes = parser.parse_args()
    if CLIENT in os.environ:
        assets.routes.__defaults__ = (Path(os.environ[CLIENT]),)
    site = Site(f"sqlite+aiosqlite:///{wishes.folder}/table.db", reaction=QUICK, rates=1000.0)
    running = server(site, "")
    running.config.host, running.config.port = "127.0.0.1", wishes.port
    running.run()


class Served:
    """A server for browsers, and what can happen to it."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", "tests.e2e.serving", str(self.folder), str(self.port)]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)  # noqa: S603  (our own module)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.address}/health").status_code == httpx.codes.OK:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError((self.folder / "server.log").read_text())

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait(PATIENCE)


if __name__ == "__main__":
    main()
