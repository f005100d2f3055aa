"""Server processes: one, or several that share a listening socket and a PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Generator

import uvicorn

from rulewright.server import leftovers
from rulewright.server.wire import metrics

LOG = logging.getLogger("rulewright.processes")
STOP = (signal.SIGINT, signal.SIGTERM)
GRACE = 5
"""Seconds in which requests may end when the server is stopped."""
BREATH = 0.5
"""Seconds before a process that fell is started again."""


class Server(uvicorn.Server):
    """A server that ends in order when it is told to, or when the process that started it is gone."""

    def __init__(self, config: uvicorn.Config, leash: int | None = None) -> None:
        """Hold a `leash`: a pipe that ends with the process at its other end."""
        config.timeout_graceful_shutdown = GRACE
        super().__init__(config)
        self.leash = leash

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Take a signal as a wish to stop, not as a failure: the process ends with status 0."""
        loop = asyncio.get_running_loop()
        for number in STOP:
            loop.add_signal_handler(number, self.handle_exit, number, None)
        if self.leash is not None:
            loop.add_reader(self.leash, self._let_go)
        try:
            yield
        finally:
            for number in STOP:
                loop.remove_signal_handler(number)

    def _let_go(self) -> None:
        assert self.leash is not None
        asyncio.get_running_loop().remove_reader(self.leash)
        self.should_exit = True


def serve(make: Callable[[], uvicorn.Config], listener: socket.socket, leash: int | None = None) -> int:
    """Serve in this process until told to stop; return the status to exit with."""
    server = Server(make(), leash)
    server.run([listener])
    return 0 if server.started else 3


def farewell(ended: int) -> int:
    """Return the status of a member that was told to stop: one that had not begun to serve just ends by the signal."""
    status = os.waitstatus_to_exitcode(ended)
    return 0 if -status in STOP else abs(status)


class Crew:
    """Several server processes, started again when they fall."""

    def __init__(self, make: Callable[[], uvicorn.Config], listener: socket.socket, size: int) -> None:
        """Name what they run."""
        self.make = make
        self.listener = listener
        self.size = size
        self.members: dict[int, float] = {}
        self.stopping = False
        self._leash, self._hand = os.pipe()

    def run(self) -> int:
        """Keep all members running until told to stop; return the status to exit with."""
        leftovers.sweep()
        with tempfile.TemporaryDirectory(prefix=leftovers.PREFIX) as folder, leftovers.owned(folder):
            os.environ[metrics.FOLDER] = folder
            return self._run(folder)

    def _run(self, folder: str) -> int:
        for number in STOP:
            signal.signal(number, self._stop)
        for _ in range(self.size):
            self._start()
        status = 0
        while self.members:
            pid, ended = os.wait()
            began = self.members.pop(pid, None)
            if began is None:
                continue
            metrics.forget(pid, folder)
            if self.stopping:
                status = max(status, farewell(ended))
                continue
            LOG.warning("a server process ended (%d); another takes its place", os.waitstatus_to_exitcode(ended))
            if time.monotonic() - began < BREATH:
                time.sleep(BREATH)
            self._start()
        return status

    def _start(self) -> None:
        # A signal between the fork and the note of it would be lost on the new member.
        signal.pthread_sigmask(signal.SIG_BLOCK, STOP)
        pid = 0 if self.stopping else os.fork()
        if pid == 0 and not self.stopping:
            self._be_member()
        elif pid:
            self.members[pid] = time.monotonic()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP)

    def _be_member(self) -> None:
        status = 1
        try:
            os.close(self._hand)
            for number in STOP:
                signal.signal(number, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP)
            status = serve(self.make, self.listener, self._leash)
        finally:
            # No handler or buffer of the parent is ours to run.
            sys.stderr.flush()
            os._exit(status)

    def _stop(self, *_: object) -> None:
        self.stopping = True
        for pid in self.members:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)
