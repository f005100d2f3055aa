"""A cable between a browser and its server that can be cut and mended."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self


class Cable:
    """Carries bytes both ways; while it is cut nothing is carried, and nobody gets through."""

    def __init__(self, port: int) -> None:
        """Lead to a port of this machine, from a port of its own."""
        self._there = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._open: list[socket.socket] = []
        self._cut = False
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        """Carry from now on."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Take the cable away."""
        self._listener.close()
        self.cut()

    def cut(self) -> None:
        """Break every connection, and let no new one through."""
        self._cut = True
        for end in self._open:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._open.clear()

    def mend(self) -> None:
        """Let new connections through again."""
        self._cut = False

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return  # the cable was taken away
            if self._cut:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self._there))
            self._open += [near, far]
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=_carry, args=(source, target), daemon=True).start()


def _carry(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65_536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
