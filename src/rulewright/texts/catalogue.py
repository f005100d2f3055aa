"""What people read: messages with keys and parameters, in several languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from string import Formatter
from typing import Any

import msgspec

LANGUAGES = ("en", "it", "de")
FIRST = LANGUAGES[0]


class _Forms(Formatter):
    """Fills in parameters; `{n:one|many}` chooses a form by number."""

    def format_field(self, value: object, format_spec: str) -> str:
        """Choose a form, or format as usual."""
        one, bar, many = format_spec.partition("|")
        if bar:
            return one if value == 1 else many
        return str(super().format_field(value, format_spec))

    def get_value(self, key: int | str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> object:
        """Return a parameter; one that was not given shows as a question mark rather than stop a game."""
        del args
        return kwargs.get(str(key), "?")


FORMS = _Forms()


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        """Read the messages of a language."""
        self.language = language
        self._messages = messages(language)

    def __call__(self, key: str, **parameters: object) -> str:
        """Return a message; a missing one shows its key."""
        message = self._messages.get(key)
        return f"<{key}>" if message is None else FORMS.format(message, **parameters)

    def __contains__(self, key: str) -> bool:
        return key in self._messages

    def noun(self, key: str, number: int = 1) -> str:
        """Return the form of a noun (`one|many`) that goes with a number."""
        one, _, many = self._messages.get(key, f"<{key}>").partition("|")
        return one if number == 1 or not many else many

    def count(self, key: str, number: int) -> str:
        """Return a number with its noun."""
        return f"{number} {self.noun(key, number)}"


@cache
def messages(language: str) -> dict[str, str]:
    """Return all messages of a language by key; tables of the file are joined with dots."""
    source = files("rulewright.texts") / f"{language}.toml"
    return dict(_flat("", msgspec.toml.decode(source.read_bytes())))


def _flat(above: str, table: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, str):
            yield above + key, value.strip("\n")
        else:
            yield from _flat(f"{above}{key}.", value)


def parameters(message: str) -> set[str]:
    """Return the names of the parameters of a message."""
    return {name for _, name, _, _ in FORMS.parse(message) if name}


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language a person's environment asks for, if there are messages in it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = environment.get(variable, "")[:2].casefold()
        if asked:
            return asked if asked in LANGUAGES else FIRST
    return FIRST
