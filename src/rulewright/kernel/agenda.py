"""The turn as data: which seat, which programme of steps, which step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from rulewright.kernel.question import Flow, Seat

Run: TypeAlias = Callable[[Any, Seat], Flow[bool]]
"""Carries out one action of a seat and says whether the step is to be offered again."""
Deed: TypeAlias = Callable[[Any, Seat], None]
"""Carries out what nobody needs to be asked about."""
Idle: TypeAlias = Callable[[Any, Seat], bool]
"""Says that a step has nothing to do now and can be passed over."""


class Step:
    """One entry of a programme: a name for people, the phase it belongs to, and the rule to run.

    A match keeps a copy of the position from the beginning of every step, to find back to it.  A step that asks
    nobody has a `deed` in place of a rule to run and needs none, and one that is `idle` is not begun at all.
    """

    __slots__ = ("deed", "idle", "name", "phase", "run")

    def __init__(
        self, name: str, phase: str, run: Run | None = None, *, deed: Deed | None = None, idle: Idle | None = None
    ) -> None:
        """Name a step: a rule to run, which may ask, or a deed."""
        self.name = name
        self.phase = phase
        self.run = run
        self.deed = deed
        self.idle = idle

    def __repr__(self) -> str:
        """Show phase and name."""
        return f"<{self.phase}: {self.name}>"


class Agenda:
    """A programme of steps for one seat, and how far it has come."""

    __slots__ = ("cursor", "programme", "seat")

    def __init__(self, seat: Seat, programme: Sequence[Step], cursor: int = 0) -> None:
        """Begin a programme."""
        self.seat = seat
        self.programme = programme
        self.cursor = cursor

    def copy(self) -> Agenda:
        """Return a twin; programmes never change and are shared."""
        return Agenda(self.seat, self.programme, self.cursor)

    def fingerprint(self) -> tuple[object, ...]:
        """Return seat, programme and progress as a value that can be compared."""
        return (self.seat, self.cursor, tuple(step.name for step in self.programme))

    @property
    def done(self) -> bool:
        """Whether the programme is at its end."""
        return self.cursor >= len(self.programme)

    @property
    def step(self) -> Step:
        """The step in hand."""
        return self.programme[self.cursor]

    def skip_to(self, phase: str) -> None:
        """Leave out everything up to the next step of a phase.  Called inside a step, which must then end."""
        for place in range(self.cursor + 1, len(self.programme)):
            if self.programme[place].phase == phase:
                self.cursor = place - 1
                return
        self.cursor = len(self.programme) - 1
