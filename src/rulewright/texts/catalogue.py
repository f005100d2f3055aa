"""What people read: messages with keys and parameters, in several languages.

The messages are Project Fluent files, `<language>/<area>.ftl`; the browser reads the same ones. A key is written with
dots (`root.prompt.battle.ambush`), its message with hyphens (`root-prompt-battle-ambush`), as Fluent knows no dots.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it", "de")
FIRST = LANGUAGES[0]
UNKNOWN = "?"
"""What is shown for a parameter that was not given."""
BETWEEN = ", "
"""What stands between the things of a list."""
Phrase: TypeAlias = Sequence[Any]
"""A message with its parts as the engine says it, or as JSON has it: `[key]`, or `[key, {part: ...}]`."""
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
VARIABLE = re.compile(r"\$(\w+)")


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        """Speak a language; its files are read when something in them is first said."""
        self.language = language
        self._areas = areas(language)

    def __call__(self, key: str, **parameters: object) -> str:
        """Return a message; a missing one shows its key, a missing parameter a question mark: a game goes on."""
        said = self._areas.say(identifier(key), parameters)
        return f"<{key}>" if said is None else said

    def __contains__(self, key: str) -> bool:
        return identifier(key) in self._areas.area_of

    def say(self, phrase: Phrase) -> str:
        """Return a phrase in words; the phrases in its parts are said first, and lists are joined."""
        key, parts = phrase if len(phrase) > 1 else (phrase[0], {})
        return self(key, **{name: self._part(part) for name, part in parts.items()})

    def _part(self, part: object) -> object:
        """Return a part in words: a phrase begins with its key, a list with a phrase or a number."""
        if isinstance(part, str) or not isinstance(part, Sequence):
            return part
        if part and isinstance(part[0], str):
            return self.say(part)
        return BETWEEN.join(str(self._part(one)) for one in part)

    def noun(self, key: str, number: int = 1) -> str:
        """Return the form of a noun that goes with a number."""
        return self(key, n=number)

    def count(self, key: str, number: int) -> str:
        """Return a number with its noun."""
        return f"{number} {self.noun(key, number)}"


class Areas:
    """The files of one language; each is parsed when one of its messages is first asked for."""

    def __init__(self, language: str) -> None:
        """Find out which file holds which message."""
        folder = files("rulewright.texts") / language
        self.language = language
        self.sources = {
            file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8")
            for file in sorted(folder.iterdir(), key=lambda file: file.name)
            if file.name.endswith(".ftl")
        }
        self.area_of = {message: area for area, source in self.sources.items() for message in ENTRY.findall(source)}
        self._bundles: dict[str, FluentBundle] = {}

    def say(self, message: str, parameters: Mapping[str, object]) -> str | None:
        """Return a message with its parameters filled in, or None if there is none."""
        area = self.area_of.get(message)
        if area is None:
            return None
        bundle = self._bundles.get(area) or self._parsed(area)
        pattern = bundle.get_message(message).value
        if pattern is None:
            return None
        given = {name: value if isinstance(value, int | str) else str(value) for name, value in parameters.items()}
        said, errors = bundle.format_pattern(pattern, given)
        if errors:
            unknown = dict.fromkeys(VARIABLE.findall(self.sources[area]), UNKNOWN)
            said, _ = bundle.format_pattern(pattern, unknown | given)
        return str(said)

    def _parsed(self, area: str) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - costs more than all the rest

        bundle = FluentBundle([self.language], use_isolating=False)
        bundle.add_resource(FluentResource(self.sources[area]))
        self._bundles[area] = bundle
        return bundle


@cache
def areas(language: str) -> Areas:
    """Return the files of a language."""
    return Areas(language)


def identifier(key: str) -> str:
    """Return the name of the message that has a key."""
    return key.replace(".", "-")


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language a person's environment asks for, if there are messages in it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = environment.get(variable, "")[:2].casefold()
        if asked:
            return asked if asked in LANGUAGES else FIRST
    return FIRST
