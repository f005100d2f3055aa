"""What happened, and who may see which part of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

UNDONE = "undone"
"""The kind of the one event that no rule tells: somebody took answers back."""

Fact: TypeAlias = int | str | bool | tuple[int, ...] | tuple[str, ...]


class Event:
    """One thing that happened.

    `facts` are public.  `secrets` reach only the seats in the bit mask `witnesses`.
    """

    __slots__ = ("facts", "kind", "secrets", "witnesses")

    def __init__(
        self,
        kind: str,
        facts: Mapping[str, Fact],
        secrets: Mapping[str, Fact] | None = None,
        witnesses: int = 0,
    ) -> None:
        """Report something; the kernel hands it to whoever listens."""
        self.kind = kind
        self.facts = facts
        self.secrets = secrets
        self.witnesses = witnesses

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as a seat sees it; None stands for a spectator."""
        if self.secrets is None:
            return self
        if seat is not None and self.witnesses >> seat & 1:
            return Event(self.kind, {**self.facts, **self.secrets})
        return Event(self.kind, self.facts)

    def __repr__(self) -> str:
        """Show everything, secrets included."""
        return f"<{self.kind} {dict(self.facts)}{f' secretly {dict(self.secrets)}' if self.secrets else ''}>"
