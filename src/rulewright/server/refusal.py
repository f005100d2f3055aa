"""How every room says no."""

from __future__ import annotations


class Refusal(Exception):
    """A request that changed nothing: a code for programs, a reason for people."""

    def __init__(self, code: str, reason: str, status: int = 409) -> None:
        """Say why."""
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.status = status
