"""One word for one thing: the data that texts are held against."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import msgspec


class Term(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a thing is called in a language, and what it is not called."""

    language: str
    thing: str
    term: str
    others: tuple[str, ...] = msgspec.field(name="not")
    area: str = ""
    exceptions: tuple[str, ...] = msgspec.field(name="except", default=())
    law: bool = True

    def misnamed(self, text: str) -> list[str]:
        """Return the other words for it that a text uses."""
        return [found[0] for word in self.others for found in re.finditer(rf"(?i)(?<!\w)(?:{word})(?!\w)", text)]


class Glossary(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The words of all languages."""

    numbers: tuple[str, ...]
    names: tuple[str, ...]
    proper: tuple[str, ...]
    after_number: dict[str, tuple[str, ...]]
    before_name: dict[str, tuple[str, ...]]
    term: tuple[Term, ...]

    def terms(self, language: str, area: str) -> list[Term]:
        """Return the terms that hold in a file of a language."""
        return [term for term in self.term if term.language == language and area.startswith(term.area)]


@cache
def glossary() -> Glossary:
    """Read the glossary."""
    text = (files("rulewright.texts") / "glossary.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=Glossary)
