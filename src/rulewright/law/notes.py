"""Rulings and test vectors: the numbered notes that stand beside the law book, written in Markdown.

The English file says which paragraphs a note is about. A translation has the same notes in the same order, each of
as many parts; what is not translated is not shown in another language instead, it is an error.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from rulewright.law.shelf import EXAMPLES, FIRST, RULINGS, SHELF, file_of

_TITLE = re.compile(r"^### (?P<label>[A-Z]+-[A-Z]?\d+) (?P<title>\S.*)$")
_TAGS = re.compile(r"(?: \[\w+\])+$")
_PART = re.compile(r"^- (?P<label>[^:]+): (?P<text>\S.*)$")
_CITED = "Paragraphs"
"""The part of an English note that names the paragraphs it is about."""


class Mistranslated(ValueError):
    """A translation of the notes does not have what the English file has."""


class Part(msgspec.Struct, frozen=True):
    """One part of a note: what a source says, the ruling, the reason; a position, what is done, what is expected."""

    label: str
    text: str


class Note(msgspec.Struct, frozen=True):
    """One ruling (`R-34`) or test vector (`EX-9`)."""

    label: str
    title: str
    tags: tuple[str, ...]
    """Why it was needed, in a word each: the sources disagree, one of them errs, they leave a choice or a gap."""
    chapter: str
    """The heading it stands under; empty if the file has no headings."""
    paragraphs: tuple[str, ...]
    parts: tuple[Part, ...]


class Collection(msgspec.Struct, frozen=True):
    """All rulings or all test vectors of a game."""

    preface: str = ""
    """What a reader should know before: where they come from, and what abbreviations mean."""
    notes: dict[str, Note] = {}


class Notes(msgspec.Struct, frozen=True):
    """What stands beside the law of a game."""

    rulings: Collection
    examples: Collection

    def find(self, label: str) -> Note | None:
        """The ruling or the test vector of that label."""
        return self.rulings.notes.get(label) or self.examples.notes.get(label)

    def search(self, words: str) -> tuple[Note, ...]:
        """The notes whose title or parts hold all the words, whatever their case."""
        wanted = words.casefold().split()
        return tuple(note for note in self._all() if all(word in _words(note) for word in wanted))

    def _all(self) -> Iterator[Note]:
        yield from self.rulings.notes.values()
        yield from self.examples.notes.values()


@cache
def load(game: str, language: str = FIRST, *, shelf: Path = SHELF) -> Notes:
    """Read the notes of a game in a language, strictly; a game may have none."""
    return Notes(*(_collection(game, name, language, shelf) for name in (RULINGS, EXAMPLES)))


def read(file: Path) -> Collection:
    """Read all notes of a Markdown file by label; none if the file is not there."""
    if not file.exists():
        return Collection()
    preface: list[str] = []
    notes: dict[str, Note] = {}
    chapter, title = "", None
    lines: list[str] = []
    for line in [*file.read_text(encoding="utf-8").splitlines(), "---"]:
        if not line.startswith(("#", "---")):
            lines.append(line)
            continue
        if title:
            note = _note(title, chapter, lines, file)
            if note.label in notes:
                raise ValueError(f"{file.name} has two notes {note.label}")
            notes[note.label] = note
        elif not notes:
            preface += lines
        title, lines = _TITLE.match(line), []
        if line.startswith("## "):
            chapter = line.removeprefix("## ")
    return Collection("\n".join(preface).strip(), notes)


def _collection(game: str, name: str, language: str, shelf: Path) -> Collection:
    english = read(file_of(game, name, shelf=shelf))
    if uncited := [label for label, note in english.notes.items() if not note.paragraphs]:
        raise ValueError(f"{name}: {uncited[0]} needs a line '- {_CITED}: ...'")
    if language == FIRST:
        return english
    file = file_of(game, name, language, shelf)
    words = read(file)
    if list(words.notes) != list(english.notes):
        differ = words.notes.keys() ^ english.notes.keys()
        told = f"not the same: {', '.join(sorted(differ))}" if differ else "not in the same order"
        raise Mistranslated(f"{file.name} and {name} do not have the same notes; {told}")
    return Collection(
        words.preface, {label: _translated(note, words.notes[label], file) for label, note in english.notes.items()}
    )


def _translated(english: Note, words: Note, file: Path) -> Note:
    if words.paragraphs or _shape(words) != _shape(english):
        parts, tags = _shape(english)
        raise Mistranslated(f"{file.name}: {words.label} wants {parts} parts, {tags} tags and no paragraphs")
    return msgspec.structs.replace(words, paragraphs=english.paragraphs)


def _note(title: re.Match[str], chapter: str, lines: list[str], file: Path) -> Note:
    """Make a note of its title and the lines below it; lines that begin no part continue the one before them."""
    parts: list[Part] = []
    for line in filter(str.strip, lines):
        if begun := _PART.match(line):
            parts.append(Part(begun["label"], begun["text"]))
        elif parts:
            parts[-1] = Part(parts[-1].label, f"{parts[-1].text}\n{line}")
        else:
            raise ValueError(f"{file.name}: {title['label']} does not begin with a part '- ...: ...'")
    cited = [number.strip() for part in parts if part.label == _CITED for number in part.text.split(",")]
    tags = _TAGS.search(title["title"])
    return Note(
        label=title["label"],
        title=_TAGS.sub("", title["title"]),
        tags=tuple(re.findall(r"\w+", tags[0])) if tags else (),
        chapter=chapter,
        paragraphs=tuple(cited),
        parts=tuple(part for part in parts if part.label != _CITED),
    )


def _shape(note: Note) -> tuple[int, int]:
    return len(note.parts), len(note.tags)


def _words(note: Note) -> str:
    return " ".join([note.title, *(part.text for part in note.parts)]).casefold()
