"""What a client is told when something cannot be had."""

from __future__ import annotations


class ServerRefused(Exception):
    """The server refused a request; `code` is for programs, `reason` for people."""

    def __init__(self, code: str, reason: str) -> None:
        """Repeat what the server said."""
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Gone(Exception):
    """The client was closed, or the server will not have it."""
