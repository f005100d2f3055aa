"""What people read: messages with keys and parameters, in several languages.

The messages are Project Fluent files, `<language>/<area>.ftl`; the browser reads the same ones. A key is written with
dots (`game.prompt.battle`), its message with hyphens (`game-prompt-battle`), as Fluent knows no dots.

A thing has forms: beside its plain name a message has attributes, each named after the word of the language that it
begins with (`.del = della Marchesa`, `.den = den Vagabunden`).  A sentence asks for the form that it needs,
`{ FORM($owner, "del") }`; so no program knows a grammar.  Lists are joined as the language joins them, with *and*, or
with *or* where the sentence says `{ OR($things) }`.  How to write them: `docs/words.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from rulewright.texts.things import Style

LANGUAGES = ("en", "it", "de")
FIRST = LANGUAGES[0]
LANGUAGE = "RULEWRIGHT_LANGUAGE"
"""The variable of the environment that asks for a language of ours, whatever the system's is."""
UNKNOWN = "?"
"""What is shown for a parameter that was not given."""
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

    def say(self, phrase: Phrase, form: str | None = None) -> str:
        """Return a phrase in words, in one of its forms; what is in its parts is said as its message asks."""
        return self._areas.said(phrase, form)

    def forms(self, phrase: Phrase) -> list[str]:
        """Return what a thing may be called in a sentence: its name, and every form of it."""
        return [self.say(phrase), *(self.say(phrase, form) for form in self._areas.forms(identifier(phrase[0])))]

    def listed(self, words: Iterable[str], style: Style = "standard") -> str:
        """Return words joined as the language joins them: with *and*, or with *or*."""
        from rulewright.texts.things import joined  # noqa: PLC0415 - needs the library, see below

        return joined(list(words), style, self.language)

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
        self.lacking: set[tuple[str, str]] = set()
        """Forms that a sentence asked for and a thing has not: its plain name was said."""
        self._bundles: dict[str, FluentBundle] = {}

    def say(self, message: str, parameters: Mapping[str, object], form: str | None = None) -> str | None:
        """Return a message, or a form of it, with its parameters filled in; None if there is none."""
        area = self.area_of.get(message)
        if area is None:
            return None
        bundle = self._bundles.get(area) or self._parsed(area)
        found = bundle.get_message(message)
        pattern = found.value if form is None else found.attributes.get(form)
        if pattern is None:
            if form is None:
                return None
            self.lacking.add((message, form))
            return self.say(message, parameters)
        given = {name: self._given(value) for name, value in parameters.items()}
        said, errors = bundle.format_pattern(pattern, given)
        if errors:
            unknown = dict.fromkeys(VARIABLE.findall(self.sources[area]), UNKNOWN)
            said, _ = bundle.format_pattern(pattern, unknown | given)
        return str(said)

    def said(self, phrase: Phrase, form: str | None = None) -> str:
        """Return a phrase in words, or its key if there is no such message."""
        key, parts = phrase if len(phrase) > 1 else (phrase[0], {})
        said = self.say(identifier(key), parts, form)
        return f"<{key}>" if said is None else said

    def forms(self, message: str) -> list[str]:
        """Return the names of the forms that a message has."""
        area = self.area_of.get(message)
        return (
            []
            if area is None
            else list((self._bundles.get(area) or self._parsed(area)).get_message(message).attributes)
        )

    def _given(self, value: object) -> object:
        """Return a parameter as Fluent takes it: a phrase waits until the message says in which form it is wanted."""
        if isinstance(value, int | float | str):
            return value
        if not isinstance(value, Sequence):
            return str(value)
        from rulewright.texts.things import Thing  # noqa: PLC0415 - needs the library, see below

        return Thing(self, value)

    def _parsed(self, area: str) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - costs more than all the rest

        from rulewright.texts.things import FUNCTIONS  # noqa: PLC0415 - needs the library

        bundle = FluentBundle([self.language], functions=FUNCTIONS, use_isolating=False)
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
    for variable in (LANGUAGE, "LC_ALL", "LC_MESSAGES", "LANG"):
        asked = environment.get(variable, "")[:2].casefold()
        if asked:
            return asked if asked in LANGUAGES else FIRST
    return FIRST
