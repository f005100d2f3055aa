"""What is to be said, in no language yet: the key of a message, and what goes into it.

A game decides here, once, how its questions, options, events and reasons are put into words.  Whoever shows them (a
terminal, a browser, somebody else's program) only looks the messages up in its language and fills them in.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from rulewright.kernel.event import Event
    from rulewright.kernel.position import Position
    from rulewright.kernel.question import Option, Question, Seat
    from rulewright.kernel.why import Reason


class Phrase:
    """A message by its key, with its parts: numbers, signs that are the same in every language, or phrases again.

    Several phrases in one part are a list, to be joined as the language joins lists.
    """

    __slots__ = ("key", "parts")

    def __init__(self, key: str, /, **parts: Part) -> None:
        """Say something; the parts are named as the message names them."""
        self.key = key
        self.parts: Mapping[str, Part] = parts

    def plain(self) -> list[Any]:
        """Return the phrase as JSON knows it: its key, then its parts if it has any."""
        if not self.parts:
            return [self.key]
        return [self.key, {name: _plain(part) for name, part in self.parts.items()}]

    def __eq__(self, other: object) -> bool:
        """Compare by content."""
        return isinstance(other, Phrase) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]  # compared in tests, never looked up

    def __repr__(self) -> str:
        """Show key and parts."""
        return f"<{self.key} {dict(self.parts)}>" if self.parts else f"<{self.key}>"


Part: TypeAlias = int | str | Phrase | tuple[Phrase, ...]


def _plain(part: Part) -> Any:  # noqa: ANN401  (what JSON knows)
    if isinstance(part, Phrase):
        return part.plain()
    return [phrase.plain() for phrase in part] if isinstance(part, tuple) else part


class Heading:
    """Where in the log an event begins something: a turn or a phase, in words, and whose."""

    __slots__ = ("level", "phrase", "seat")

    def __init__(self, level: str, phrase: Phrase, seat: Seat | None) -> None:
        """Begin a `turn` or a `phase`."""
        self.level = level
        self.phrase = phrase
        self.seat = seat


class Speech(ABC):
    """How a game speaks.

    Everything is made from what one seat may know: the positions are those of views, the events as that seat sees
    them.  So no word can betray what the table does not show.
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

    def button(self, position: Position, question: Question, option: Option[Any]) -> Phrase:
        """Return an option in a word or two, to stand beside its question."""
        return self.option(position, question, option)

    @abstractmethod
    def event(self, position: Position, event: Event) -> Phrase | None:
        """Return what happened as a sentence; None for what needs no line of its own."""

    def heading(self, position: Position, event: Event) -> Heading | None:
        """Return the heading an event begins in the log, if it begins one."""
        return None

    @abstractmethod
    def reason(self, reason: Reason) -> Phrase:
        """Return why something is not offered as a sentence."""
