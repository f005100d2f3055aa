"""A line of TCP that fails on purpose: it is cut, or falls silent, so that nobody hears anything and nothing breaks."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Self

PIECE = 65_536
"""Bytes that are carried at a time."""
Far = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]
"""How the other end is reached."""


def to_port(port: Callable[[], int], host: str = "127.0.0.1") -> Far:
    """Lead to a port, whichever it is at the moment."""

    async def dial() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(host, port())

    return dial


def to_socket(path: str) -> Far:
    """Lead to a Unix socket."""

    async def dial() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_unix_connection(path)

    return dial


class Proxy:
    """Carries bytes both ways, as long as it is let."""

    def __init__(self, far: Far) -> None:
        """Lead somewhere; nobody is let in yet."""
        self.far = far
        self.port = 0
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._server: asyncio.Server | None = None
        self._carrying: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        """Let people in, on a port that the system gives."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Cut everything and let nobody in."""
        if self._server is not None:
            self._server.close()
        self.cut()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    def cut(self) -> None:
        """Break all lines that are open."""
        for task in self._carrying:
            task.cancel()

    def silence(self) -> None:
        """Carry nothing from now on; nobody is told."""
        self._flowing.clear()

    def speak(self) -> None:
        """Carry everything again, what was held back included."""
        self._flowing.set()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(self._connect(reader, writer))
        self._carrying.add(task)
        task.add_done_callback(self._carrying.discard)
        await asyncio.wait((task,))

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far: asyncio.StreamWriter | None = None
        try:
            await self._flowing.wait()
            far_reader, far = await self.far()
            ways = (self._carry(reader, far), self._carry(far_reader, writer))
            tasks = [asyncio.ensure_future(way) for way in ways]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        except OSError:
            pass  # nobody is there
        finally:
            for end in (writer, far):
                if end is not None:
                    end.transport.abort()

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while piece := await source.read(PIECE):
                await self._flowing.wait()
                target.write(piece)
                await target.drain()
