"""Positions as lines of words: how games read them, and say which word of which line is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from rulewright.kernel import demands
from rulewright.kernel.errors import BadNotation, BadOptions

PARTS = re.compile(r"[^\W\d]\w*")
"""The names in a line or in a sentence; numbers are everywhere, and tell nothing."""
NOWHERE = "nothing says where"
"""How a fault begins that is about no line."""
MOST_LINES = 4
"""What more lines say is said of the whole text."""
MOST_NAMES = 12
"""So many names are listed to somebody who has written another; of more, those that begin alike."""


class Misread(Exception):
    """A word that cannot be read; whoever reads the line adds where it stands."""

    def __init__(self, word: str, reason: str) -> None:
        """Say which word, and what would be right."""
        super().__init__(word, reason)
        self.word = word
        self.reason = reason


class Line:
    """One line of a text: its number, and its words without any comment."""

    __slots__ = ("number", "words")

    def __init__(self, number: int, words: list[str]) -> None:
        """Take a line."""
        self.number = number
        self.words = words

    @property
    def head(self) -> str:
        """The first word, which says what the line is about."""
        return self.words[0]

    @property
    def rest(self) -> list[str]:
        """All other words."""
        return self.words[1:]

    def read(self, reader: Callable[[str, list[str]], None]) -> None:
        """Have the line read; BadNotation says which word of it cannot be."""
        try:
            reader(self.head, self.rest)
        except Misread as error:
            raise self.wrong(error) from error

    def wrong(self, error: Misread) -> BadNotation:
        """Say what is wrong with the line."""
        return BadNotation(f"line {self.number}, {error.word!r}: {error.reason} (in {' '.join(self.words)!r})")


def lines_of(text: str) -> list[Line]:
    """Return the lines of a text that say something; # begins a comment."""
    split = enumerate(demands.text(text, "text").splitlines(), 1)
    found = [Line(number, line.split("#")[0].split()) for number, line in split]
    return [line for line in found if line.words]


def once(lines: Iterable[Line], heads: Iterable[str]) -> dict[str, Line]:
    """Return the lines that can stand only once, by what they are about."""
    found: dict[str, Line] = {}
    wanted = frozenset(heads)
    for line in lines:
        if line.head in wanted:
            if line.head in found:
                raise line.wrong(Misread(line.head, f"line {found[line.head].number} has said this already"))
            found[line.head] = line
    return found


def need(words: Sequence[str], number: int, form: str, *, exactly: bool = False) -> None:
    """Refuse a line that is too short, or too long where it must be exactly so long; `form` shows how it is written."""
    if len(words) < number:
        raise Misread(words[-1] if words else form.split(maxsplit=1)[0], f"something is missing; it is written: {form}")
    if exactly and len(words) > number:
        raise Misread(words[number], f"this is too much; it is written: {form}")


def whole(word: str, what: str, least: int = 0, most: int | None = None) -> int:
    """Return a number within bounds."""
    if not (word.removeprefix("-").isascii() and word.removeprefix("-").isdecimal() and len(word) < MOST_NAMES):
        raise Misread(word, f"{what} must be a number")
    found = int(word)
    if found < least or (most is not None and found > most):
        bounds = f"from {least} to {most}" if most is not None else f"{least} or more"
        raise Misread(word, f"{what} must be {bounds}")
    return found


def one_of(names: Sequence[str], word: str, what: str) -> int:
    """Return the place of a name in a list; of equal names the first."""
    if word in names:
        return names.index(word)
    known = list(dict.fromkeys(names))
    if len(known) > MOST_NAMES:
        known = [name for name in known if name[:1] == word[:1]][:MOST_NAMES]
    raise Misread(word, f"this is no {what}" + (f"; there is: {', '.join(known)}" if known else ""))


def pair(word: str, sign: str, form: str) -> tuple[str, str]:
    """Return the two parts of a word."""
    first, found, second = word.partition(sign)
    if not first or not found or not second:
        raise Misread(word, f"this is written {form}")
    return first, second


def times(word: str, what: str, most: int | None = None) -> tuple[str, int]:
    """Return a name and how many of it: `wood*2`."""
    name, sign, number = word.partition("*")
    return name, whole(number, f"the number of {what}", 1, most) if sign else 1


def refuse(faults: Sequence[str], text: str = "") -> None:
    """Refuse a position of which a game says that it cannot be, with the lines of its text that are about that."""
    if faults:
        lines = lines_of(text)
        told = [placed(fault, lines) for fault in dict.fromkeys(faults)]
        raise BadNotation(f"the position cannot be: {'; '.join(told)}")


def no_table(error: BadOptions, text: str, heads: Sequence[str]) -> BadNotation:
    """Say of a text whose table cannot be what is wrong with it, and in which of the lines that are about the table."""
    lines = [line for line in lines_of(text) if line.head in heads]
    return BadNotation(f"no such table: {placed(str(error), lines)}")


def placed(fault: str, lines: Sequence[Line]) -> str:
    """Return a fault with the lines that it is about: those that say most of its words, and the rarest of these words.

    An audit knows the table and not the text; but it names things as the text does.
    """
    if fault.startswith(NOWHERE):
        return fault
    said = {line.number: {*PARTS.findall(" ".join(line.words))} for line in lines}
    named = [word for word in PARTS.findall(fault) if any(word in words for words in said.values())]
    if not named:
        return _by_number(fault, lines)
    most = max(sum(word in words for word in named) for words in said.values())
    found = [number for number, words in said.items() if sum(word in words for word in named) == most]
    here = [word for word in named if word in said[found[0]]]
    heads = {line.head for line in lines}
    rarest = min(reversed(here), key=lambda word: (sum(word in words for words in said.values()), word in heads))
    return _at(found, rarest, fault)


def _by_number(fault: str, lines: Sequence[Line]) -> str:
    """Place a fault that names something by its number: `mission 12`, `clearing 8`."""
    kind, number = (*fault.split(), "", "")[:2]
    found = [line.number for line in lines if line.head == number]
    found = found or [line.number for line in lines if line.head.startswith(kind) and number in line.rest]
    return _at(found, number, fault)


def _at(found: Sequence[int], word: str, fault: str) -> str:
    if not found or len(found) > MOST_LINES:
        return fault
    where = f"line {found[0]}" if len(found) == 1 else f"lines {', '.join(map(str, found))}"
    return f"{where}, {word!r}: {fault}"
