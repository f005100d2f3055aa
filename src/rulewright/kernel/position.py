"""Everything on a table that changes, as plain data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Self

from rulewright.kernel.event import Event, Fact

if TYPE_CHECKING:
    from rulewright.kernel.agenda import Agenda
    from rulewright.kernel.fate import Fate
    from rulewright.kernel.question import Seat
    from rulewright.kernel.why import Why


class Ended(Exception):
    """The game is over, in the middle of whatever was being done: no error, but how the rules unwind."""


class Position(ABC):
    """The table between two steps: copyable, comparable, without a trace of control flow.

    While a step runs, `teller` hears events if somebody listens, and `why` collects refusals if somebody
    asks for reasons.  Neither belongs to the state of the game; copies have neither.
    """

    fate: Fate
    agenda: Agenda
    over: bool
    teller: Callable[[Event], None] | None
    why: Why | None

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent twin."""

    @abstractmethod
    def next_programme(self) -> None:
        """Put the next programme on the agenda: the present one is done."""

    @abstractmethod
    def redeal(self, seat: Seat | None, later: Self, fate: Fate | None) -> None:
        """Deal everything anew that a seat cannot know.

        `later` is the table as the seat sees it now, after answers that followed this position: what
        it has learned since stays in place.  Without fate, deal in a fixed order that depends on nothing
        but the seat's knowledge.  Seat None is a spectator.
        """

    @abstractmethod
    def fingerprint(self) -> tuple[object, ...]:
        """Return the whole state as a value that can be compared."""

    def tell(self, kind: str, secrets: dict[str, Fact] | None = None, witnesses: int = 0, **facts: Fact) -> None:
        """Report an event to whoever listens; hot rules ask `if root.teller` first."""
        if self.teller is not None:
            self.teller(Event(kind, facts, secrets, witnesses))
