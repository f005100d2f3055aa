"""What the rules ask a seat, and what a seat may answer."""

from __future__ import annotations

import re
from collections.abc import Generator, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Seat: TypeAlias = int
"""A player's place at the table, counted from 0 in turn order."""


class Option(Generic[T_co]):
    """One legal answer.

    `text` is its notation, unique within its question; `value` is what the rule works with, ids only;
    `targets` are the things on the table (`clearing:3`, `card:anvil`) by which an interface finds it.
    Options never change and are shared between matches, so that they can be compared by identity.
    """

    __slots__ = ("targets", "text", "value")

    def __init__(self, text: str, value: T_co, targets: tuple[str, ...] = ()) -> None:
        """Make an option; games make them once and keep them in tables."""
        self.text = text
        self.value = value
        self.targets = targets

    def __repr__(self) -> str:
        """Show the notation."""
        return f"<{self.text}>"


class Question:
    """What the rules ask one seat: never without an option.

    `prompt` is the key of its wording, `law` names the paragraphs behind it, `about` the things on the
    table it concerns.  `witnesses` is the set of seats, as a bit mask, that learn the answer when it is
    given; None means everybody.  Who is asked, and by which prompt, is public.
    """

    __slots__ = ("about", "law", "options", "prompt", "seat", "witnesses")

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        options: Sequence[Option[Any]],
        law: tuple[str, ...],
        about: tuple[str, ...] = (),
        witnesses: int | None = None,
    ) -> None:
        """Ask `seat` to choose one of `options`."""
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.law = law
        self.about = about
        self.witnesses = witnesses

    def find(self, text: str) -> Option[Any] | None:
        """Return the option with this notation, if it is offered."""
        for option in self.options:
            if option.text == text:
                return option
        return None

    def __repr__(self) -> str:
        """Show who is asked what."""
        return f"<{self.prompt} to {self.seat}: {' | '.join(option.text for option in self.options)}>"


SIGNS = re.compile(r"[>:@+.,!~*-]")
"""What stands between the words of which notations are made."""


def words_of(text: str) -> list[str]:
    """Return the words of which the notation of an answer is made: `1>9` is 1 and 9, `sword-` a sword."""
    return [word for word in SIGNS.split(text) if word]


Flow: TypeAlias = Generator[Question, Option[Any], T]
"""A rule that may stop to ask: it yields questions, receives options and ends with a result."""


def choose(
    seat: Seat,
    prompt: str,
    options: Sequence[Option[T]],
    law: tuple[str, ...],
    about: tuple[str, ...] = (),
) -> Flow[T]:
    """Ask for one of the options where everybody can see what they are; a lone option needs no asking."""
    if len(options) == 1:
        return options[0].value
    answer: Option[T] = yield Question(seat, prompt, options, law, about)
    return answer.value


def ask(
    seat: Seat,
    prompt: str,
    options: Sequence[Option[T]],
    law: tuple[str, ...],
    about: tuple[str, ...] = (),
    witnesses: int | None = None,
) -> Flow[T]:
    """Ask for one of the options in any case.

    For questions that depend on what others may not know: whether they are asked at all, and how many
    options they have, must not betray it.
    """
    answer: Option[T] = yield Question(seat, prompt, options, law, about, witnesses)
    return answer.value
