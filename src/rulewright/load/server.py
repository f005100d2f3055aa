"""The server of the load test, in a process of its own: what `rulewright serve` runs, with an empty database."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import socket
from multiprocessing.connection import Connection as Pipe
from pathlib import Path

import httpx

from rulewright.client.client import Client
from rulewright.server.app import Site
from rulewright.server.listener import server

STOPPING = 30.0
"""Seconds in which the server must have stopped."""


def serve(url: str, pipe: Pipe) -> None:
    """Run a server until told to stop."""
    allow_files()
    listener = socket.socket(proto=socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    listener.listen(4096)
    pipe.send(listener.getsockname()[1])
    # All clients have one address here, so limits for each address would hit all of them together.
    server(Site(url, rates=1_000_000.0)).run([listener])


def allow_files() -> None:
    """Allow this process as many sockets as the machine lets it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Running:
    """The server's process."""

    def __init__(self, folder: Path) -> None:
        """Start a server with its database in a folder."""
        self.url = f"sqlite+aiosqlite:///{folder}/load.db"
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(self.url, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.address = f"http://127.0.0.1:{ours.recv()}"

    async def ready(self) -> None:
        """Wait until the server answers."""
        async with Client(self.address) as client:
            while True:
                try:
                    await client.request("GET", "/health")
                except httpx.TransportError as error:
                    if not self.process.is_alive():
                        raise RuntimeError("the server did not come up") from error
                    await asyncio.sleep(0.05)
                else:
                    return

    def cpu(self) -> float:
        """Return the seconds of processor time that the server has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return the most memory that the server has ever used, in megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        peak = next(line for line in status.splitlines() if line.startswith("VmHWM:"))
        return int(peak.split()[1]) / 1024

    def stop(self) -> None:
        """Stop the server as an operator would."""
        self.process.terminate()
        self.process.join(STOPPING)
        if self.process.is_alive():
            self.process.kill()
