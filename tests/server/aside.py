"""A server in a thread of its own, for tests that are not asynchronous themselves."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Self

from tests.server.running import server


class Aside:
    """A server in a thread; `prepare` is given its address and fills it before the tests begin."""

    def __init__(self, folder: Path, prepare: Callable[[str], Awaitable[None]], **settings: Any) -> None:
        self.folder = folder
        self.address = ""
        self._prepare = prepare
        self._settings = settings
        self._ready = threading.Event()
        self._stop: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._failure: BaseException | None = None
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> Self:
        self._thread.start()
        self._ready.wait()
        if self._failure is not None:
            self._thread.join()
            raise self._failure
        return self

    def __exit__(self, *_: object) -> None:
        assert self._loop is not None
        assert self._stop is not None
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as failure:  # noqa: BLE001  (raised again in the thread that waits)
            self._failure = failure
            self._ready.set()

    async def _serve(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        # Without a configuration of its own, what uvicorn logs reaches the tests.
        async with server(self.folder, uvicorn={"log_config": None}, **self._settings) as (_, address):
            self.address = address
            await self._prepare(address)
            self._ready.set()
            await self._stop.wait()
