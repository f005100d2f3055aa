"""What the sentences of the catalogue can ask of the things in them: a form, or another way to join a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from babel.lists import format_list
from fluent.runtime.types import FluentType

if TYPE_CHECKING:
    from babel import Locale

    from rulewright.texts.catalogue import Areas

Style: TypeAlias = Literal["standard", "or"]
"""How the things of a list are joined, as the Unicode locale data name it."""


def joined(words: Sequence[str], style: Style, language: str) -> str:
    """Return words as a list of the language."""
    return format_list(words, style, language)


class Thing(FluentType):
    """A phrase in a sentence, or a list of phrases and numbers."""

    def __init__(self, areas: Areas, what: Sequence[object]) -> None:
        """Wait until a sentence says how this is wanted."""
        self.areas = areas
        self.what = what

    def format(self, locale: Locale) -> str:
        """Return it in words where a sentence asks for nothing in particular."""
        return self.said()

    def said(self, form: str | None = None, style: Style = "standard") -> str:
        """Return it in words: in a form, and if it is a list (it does not begin with a key), joined in a style."""
        if not self.what:
            return ""
        if isinstance(self.what[0], str):
            return self.areas.said(self.what, form)
        return joined([self._one(one, form) for one in self.what], style, self.areas.language)

    def _one(self, one: object, form: str | None) -> str:
        return self.areas.said(one, form) if isinstance(one, Sequence) and not isinstance(one, str) else str(one)


def form(thing: object, name: str) -> str:
    """`FORM($thing, "del")`: a thing in one of its forms; with a capital (`"Il"`), at the beginning of a sentence."""
    said = thing.said(name[:1].lower() + name[1:]) if isinstance(thing, Thing) else str(thing)
    return said[:1].upper() + said[1:] if name[:1].isupper() else said


def either(things: object, name: str | None = None) -> str:
    """`OR($things)`: one of several things, each in a form if one is named."""
    return things.said(name, "or") if isinstance(things, Thing) else str(things)


FUNCTIONS: dict[str, Any] = {"FORM": form, "OR": either}
"""By the names that messages know; the library types them too narrowly."""
