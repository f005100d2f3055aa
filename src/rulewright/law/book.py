"""The law book of a game: numbered paragraphs in our own words, and the ways to find one.

A book is written in English (`law.toml`); its translations lie beside it (`law.it.toml`, `law.de.toml`).
"""

from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path

import msgspec

from rulewright.law.shelf import FIRST, LAW, SHELF, file_of, translations

NEAR = 5


class UnknownParagraph(LookupError):
    """The book has no such paragraph; the message names those it may have meant."""

    def __init__(self, game: str, number: str, near: list[str]) -> None:
        hint = f"; near it: {', '.join(near)}" if near else ""
        super().__init__(f"the law of {game} has no paragraph {number!r}{hint}")
        self.number = number
        self.near = near


class Paragraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One numbered paragraph of the law."""

    id: str
    title: str
    kind: str
    testable: bool
    rule: str
    it_id: str = ""
    rulings: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()

    @property
    def parent(self) -> str:
        """The number of the paragraph this one belongs to; empty for a section."""
        return self.id.rpartition(".")[0]


class Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A paragraph's words in another language; its number and all else are those of the book."""

    title: str
    rule: str


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    paragraph: tuple[Paragraph, ...]


class Book:
    """All paragraphs of one game's law, in the order of the book."""

    def __init__(self, game: str, paragraphs: tuple[Paragraph, ...], language: str = FIRST) -> None:
        self.game = game
        self.language = language
        self._paragraphs = {paragraph.id: paragraph for paragraph in paragraphs}
        if len(self._paragraphs) != len(paragraphs):
            raise ValueError(f"the law of {game} has two paragraphs of one number")

    def __contains__(self, number: str) -> bool:
        return number in self._paragraphs

    def __iter__(self) -> Iterator[Paragraph]:
        return iter(self._paragraphs.values())

    def __len__(self) -> int:
        return len(self._paragraphs)

    def paragraph(self, number: str) -> Paragraph:
        """The paragraph of that number."""
        try:
            return self._paragraphs[number]
        except KeyError:
            raise UnknownParagraph(self.game, number, self.near(number)) from None

    def parents(self, number: str) -> tuple[Paragraph, ...]:
        """The headings above a paragraph, the section first."""
        above: list[Paragraph] = []
        parent = self.paragraph(number).parent
        while parent:
            above.insert(0, self.paragraph(parent))
            parent = above[0].parent
        return tuple(above)

    def children(self, number: str) -> tuple[Paragraph, ...]:
        """The paragraphs directly below a paragraph."""
        self.paragraph(number)
        return tuple(paragraph for paragraph in self if paragraph.parent == number)

    def search(self, words: str) -> tuple[Paragraph, ...]:
        """The paragraphs whose title or text holds all the words, whatever their case."""
        wanted = words.casefold().split()
        return tuple(
            paragraph
            for paragraph in self
            if all(word in f"{paragraph.title} {paragraph.rule}".casefold() for word in wanted)
        )

    def near(self, number: str) -> list[str]:
        """Numbers a reader may have meant: other case, look-alikes, the nearest heading and its children."""
        same = [known for known in self._paragraphs if known.casefold() == number.casefold()]
        heading = number
        while heading and heading not in self:
            heading = heading.rpartition(".")[0]
        below = [child.id for child in self.children(heading)] if heading else []
        alike = get_close_matches(number, self._paragraphs, NEAR)
        return list(dict.fromkeys([*same, *alike, *([heading] if heading else []), *below]))[:NEAR]


@cache
def load(game: str, language: str = FIRST, *, shelf: Path = SHELF) -> Book:
    """Read a game's law book, strictly; what is not translated into the language is in English."""
    paragraphs = msgspec.toml.decode(file_of(game, LAW, shelf=shelf).read_bytes(), type=_File).paragraph
    if language not in translations(game, LAW, shelf):
        return Book(game, paragraphs)
    words = translation(game, language, shelf)
    if strange := words.keys() - {paragraph.id for paragraph in paragraphs}:
        file = file_of(game, LAW, language, shelf).name
        raise ValueError(f"{file} translates what the law of {game} does not have: {', '.join(sorted(strange))}")
    return Book(game, tuple(_in_words(paragraph, words.get(paragraph.id)) for paragraph in paragraphs), language)


def translation(game: str, language: str, shelf: Path = SHELF) -> dict[str, Translation]:
    """Read what has been translated of a law book, by the numbers of the paragraphs."""
    return msgspec.toml.decode(file_of(game, LAW, language, shelf).read_bytes(), type=dict[str, Translation])


def _in_words(paragraph: Paragraph, words: Translation | None) -> Paragraph:
    return msgspec.structs.replace(paragraph, title=words.title, rule=words.rule) if words else paragraph
