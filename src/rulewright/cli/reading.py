"""What a person typed at a question: an option by number, a move in words, or a command."""

from __future__ import annotations

from itertools import count
from string import ascii_lowercase
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rulewright.kernel.question import Option, Question

ENDS = ("done", "decline")
"""Options that end a step or refuse an offer."""
COMMANDS = {
    "?": "law",
    "law": "law",
    "why": "why",
    "advise": "advise",
    "advice": "advise",
    "does": "does",
    "odds": "odds",
    "undo": "undo",
    "u": "undo",
    "save": "save",
    "quit": "quit",
    "q": "quit",
    "exit": "quit",
    "log": "log",
    "hand": "hand",
    "board": "board",
    "boards": "board",
    "map": "map",
    "rules": "rules",
    "help": "help",
    "h": "help",
}
"""What may be typed besides answers, and the name of the command it means."""


def command(line: str, question: Question) -> tuple[str, str] | None:
    """Return a command and what follows it, unless the line is an answer to the question."""
    word, _, rest = line.strip().partition(" ")
    name = COMMANDS.get(word.casefold())
    if name is None or question.find(word) is not None:
        return None
    return name, rest.strip()


def keys(question: Question) -> list[str]:
    """Return what to type for each option.

    An option that is itself a number, such as a clearing, keeps it; the end of a step is always 0; everything
    else is counted, or gets a letter where counting would be mistaken for the numbers of the options.
    """
    own = any(option.text.isdecimal() for option in question.options)
    free = iter(ascii_lowercase) if own else map(str, count(1))
    found: list[str] = []
    for option in question.options:
        if option.text.isdecimal():
            found.append(option.text)
        elif option.text in ENDS:
            found.append("0")
        else:
            found.append(next(free, option.text))
    return found


def options_meant(word: str, question: Question, *, strictly: bool = False) -> list[Option[Any]]:
    """Return the options a word may mean: by its key, by its notation, or by its beginning.

    Strictly, only the notation counts.
    """
    if strictly:
        option = question.find(word)
        return [] if option is None else [option]
    for key, option in zip(keys(question), question.options, strict=True):
        if word == key:
            return [option]
    exact = question.find(word)
    if exact is not None:
        return [exact]
    if word.isdecimal():
        return []  # a number that is not offered is a mistake, not the beginning of another
    start = word.casefold()
    return [option for option in question.options if option.text.casefold().startswith(start)]
