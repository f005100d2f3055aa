"""Everything on a table that changes, as plain data."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Self

from rulewright.kernel.agenda import Agenda
from rulewright.kernel.errors import BadNotation
from rulewright.kernel.event import Event, Fact
from rulewright.kernel.state import State, given, handed, kept, owned, untied, value

if TYPE_CHECKING:
    from rulewright.kernel.fate import Fate
    from rulewright.kernel.question import Seat
    from rulewright.kernel.why import Why


class Ended(Exception):
    """The game is over, in the middle of whatever was being done: no error, but how the rules unwind."""


def nothing_planned(setting: object) -> Agenda:
    """Return the agenda of a table that is still being laid out."""
    return Agenda(0, ())


def nothing_begun(setting: object) -> None:
    """Say that no action is under way."""
    return


class Position(State):
    """The table between two steps: copyable, comparable, without a trace of control flow.

    A game declares its own fields; see `kernel.state`.  `setting` is what does not change during a match: it knows the
    `programmes` that may stand on the agenda.  While a step runs, `teller` hears events if somebody listens, and `why`
    collects refusals if somebody asks for reasons.  Neither belongs to the state of the game; copies have neither.
    """

    setting: Any = given()
    fate: Fate = handed()
    agenda: Agenda = owned(nothing_planned)
    over: bool = value(False)
    reason: str = value("")
    """What ended the game."""
    winners: tuple[Seat, ...] = value(())
    flight: Sequence[object] | None = kept(nothing_begun)
    """While an action is under way: what was answered in it.  The table alone does not tell how it goes on."""
    teller: Callable[[Event], None] | None = untied()
    why: Why | None = untied()

    if TYPE_CHECKING:

        def __init__(self, setting: Any, fate: Fate) -> None:  # noqa: ANN401  (each game has its own)
            """Lay out an empty table."""

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

    def settle(self) -> None:
        """Work out what follows from the rest, after the rest was read from somewhere."""

    def level(self, later: Self) -> None:
        """Number what looks alike in a fixed order, here and in a later position of the same view.

        Which of two equal cards lies where is told by no rule; where it can be known, it betrays where they came from.
        """

    def tell(self, kind: str, secrets: dict[str, Fact] | None = None, witnesses: int = 0, **facts: Fact) -> None:
        """Report an event to whoever listens; hot rules ask `if root.teller` first."""
        if self.teller is not None:
            self.teller(Event(kind, facts, secrets, witnesses))


def pack(position: Position) -> dict[str, Any]:
    """Return a position as plain data, exactly: how a concealed match travels to a bot elsewhere."""
    agenda = position.agenda
    programmes = position.setting.programmes
    number = programmes.index(agenda.programme) if agenda.programme else -1
    return {"agenda": [agenda.seat, number, agenda.cursor], **position.pack()}


def unpack(position: Position, packed: dict[str, Any]) -> None:
    """Turn an empty table into the one that was packed, or say that there is none (BadNotation)."""
    try:
        seat, number, cursor = packed["agenda"]
        position.agenda = Agenda(seat, position.setting.programmes[number] if number >= 0 else (), cursor)
        position.unpack(packed)
        position.settle()
    except (AttributeError, KeyError, IndexError, OverflowError, TypeError, ValueError) as error:
        raise BadNotation(f"this is no packed position: {type(error).__name__}: {error}") from error
