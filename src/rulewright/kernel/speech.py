"""What is to be said, in no language yet: the key of a message, and what goes into it.

A game decides here, once, how its questions, options, events and reasons are put into words.  Whoever shows them (a
terminal, a browser, somebody else's program) only looks the messages up in its language and fills them in.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from rulewright.kernel.event import UNDONE

if TYPE_CHECKING:
    from typing import Self

    from rulewright.kernel.event import Event
    from rulewright.kernel.position import Position
    from rulewright.kernel.question import Option, Question, Seat
    from rulewright.kernel.why import Reason

NOBODY = -1
"""Who took a step back, where nobody at the table did."""
VERBATIM = "table.verbatim"
"""Key of the message that says a text as it stands."""


class Phrase(tuple[Any, ...]):
    """A message by its key, with its parts: numbers, signs that are the same in every language, or phrases again.

    Several numbers or phrases in one part (a tuple) are a list, to be joined as the language joins lists.  A phrase is
    what JSON makes of it, `[key]` or `[key, {part: ...}]`, so that nothing needs to be turned into anything to be sent.
    """

    __slots__ = ()

    def __new__(cls, key: str, /, **parts: Part) -> Self:
        """Say something; the parts are named as the message names them."""
        return tuple.__new__(cls, (key, parts) if parts else (key,))

    @property
    def key(self) -> str:
        """The key of the message."""
        key: str = self[0]
        return key

    @property
    def parts(self) -> Mapping[str, Part]:
        """What goes into it."""
        return self[1] if len(self) > 1 else {}

    def __repr__(self) -> str:
        """Show key and parts."""
        return f"<{self.key} {dict(self.parts)}>" if self.parts else f"<{self.key}>"


Part: TypeAlias = float | str | Phrase | tuple[Phrase, ...] | tuple[int, ...]


def verbatim(text: str) -> Phrase:
    """Return something that is the same in every language, such as a name somebody chose, or a notation."""
    return Phrase(VERBATIM, text=text)


class Note(NamedTuple):
    """Something worth knowing about an answer or an event, in words, with the paragraph behind it if there is one."""

    said: Phrase
    law: str = ""


class Loss(NamedTuple):
    """What somebody lost by an event, said to them, with the paragraph behind it.

    What is `grave` is also told to whoever brought it about by an own move; the others are told of other turns only.
    """

    said: Phrase
    law: str = ""
    grave: bool = False


class Ahead(NamedTuple):
    """What an answer leads to, as far as it is certain, seen from the seat that is asked."""

    before: Position
    """The table as it is."""
    after: Position
    """The table after the answer; what the seat cannot know is dealt in a fixed order, as in a view."""
    happened: tuple[Event, ...]
    """What will happen, as the seat will see it, up to where chance or others decide."""


class Heading:
    """Where in the log an event begins something: a turn or a phase, in words, and whose."""

    __slots__ = ("level", "seat", "title")

    def __init__(self, level: Literal["turn", "phase"], title: Phrase, seat: Seat | None) -> None:
        """Begin something."""
        self.level: Literal["turn", "phase"] = level
        self.title = title
        self.seat = seat


class Gain(NamedTuple):
    """Points that an event brought a seat, or cost it, and what they came from."""

    seat: Seat
    points: int
    source: Phrase


class Speech(ABC):
    """How a game speaks.

    Everything is made from what one seat may know: the positions are those of views, the events as that seat sees
    them.  So no word can betray what the table does not show.  A sentence about an event depends on nothing that
    changes in the course of a match: it is the same whenever it is read.
    """

    @abstractmethod
    def seat(self, position: Position, seat: Seat) -> Phrase:
        """Return what to call a seat."""

    @abstractmethod
    def prompt(self, position: Position, question: Question) -> Phrase:
        """Return a question as a sentence, with the things it is about."""

    @abstractmethod
    def option(self, position: Position, question: Question, option: Option[Any]) -> Phrase:
        """Return an option as complete as a list needs it."""

    def button(self, position: Position, question: Question, option: Option[Any]) -> Phrase | None:
        """Return an option in a word or two, to stand beside its question; None if it is said as in a list."""
        return None

    def about(self, position: Position, question: Question, option: Option[Any]) -> tuple[Note, ...]:
        """Return what an option is for, what it costs and what it scores, as far as that can be said beforehand."""
        return ()

    def careful(self, position: Position, question: Question) -> bool:
        """Whether some answer to a question could do its own seat harm: then each is looked at (`warnings`)."""
        return False

    def warnings(self, question: Question, option: Option[Any], ahead: Ahead) -> tuple[Note, ...]:
        """Return what harm an option does to whoever chooses it, as far as that is certain."""
        return ()

    def loss(self, position: Position, event: Event, seat: Seat) -> Loss | None:
        """Return what an event, as a seat saw it, took from that seat; None if nothing."""
        return None

    def chance(self, facts: Mapping[str, int]) -> Phrase | None:
        """Return one row of the odds of an option in words; None if the game has none."""
        return None

    def prospects(self, figures: Mapping[str, float]) -> tuple[Phrase, ...]:
        """Return what the odds come to in words: who loses how much on average, who may die."""
        return ()

    def entry(self, position: Position, question: Question, option: Option[Any]) -> Phrase:
        """Return what stands in a menu, as on a button."""
        return self.button(position, question, option) or self.option(position, question, option)

    @abstractmethod
    def event(self, position: Position, event: Event) -> Phrase | None:
        """Return what the rules made happen as a sentence; None for what needs no line of its own."""

    def heading(self, position: Position, event: Event) -> Heading | None:
        """Return the heading an event begins in the log, if it begins one."""
        return None

    def gains(self, position: Position, event: Event) -> tuple[Gain, ...]:
        """Return the points that an event brought, with their sources, which a table of them can be made of."""
        return ()

    @abstractmethod
    def reason(self, reason: Reason) -> Phrase:
        """Return why something is not offered as a sentence."""

    def tell(self, position: Position, event: Event) -> Phrase | None:
        """Return what happened as a sentence, also what no rule tells: that answers were taken back."""
        if event.kind != UNDONE:
            return self.event(position, event)
        who = event.facts["seat"]
        if not isinstance(who, int) or who <= NOBODY:
            return Phrase("table.undone")
        return Phrase("table.undone-by", name=self.seat(position, who))


class Notation(Speech):
    """How a game speaks that has no words of its own yet: by keys and notations."""

    def seat(self, position: Position, seat: Seat) -> Phrase:
        """Return the number of a seat."""
        return verbatim(str(seat))

    def prompt(self, position: Position, question: Question) -> Phrase:
        """Return the key of a question."""
        return verbatim(question.prompt)

    def option(self, position: Position, question: Question, option: Option[Any]) -> Phrase:
        """Return the notation of an option."""
        return verbatim(option.text)

    def event(self, position: Position, event: Event) -> Phrase | None:
        """Return the kind of an event with its facts."""
        return verbatim(" ".join([event.kind, *(f"{name}={value}" for name, value in event.facts.items())]))

    def reason(self, reason: Reason) -> Phrase:
        """Return the key of a reason."""
        return verbatim(reason.key)
