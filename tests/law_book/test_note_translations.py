"""Rulings and test vectors in other languages: all of them, with the same references, numbers and things."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from rulewright.law.notes import Collection, Note, load
from rulewright.law.shelf import EXAMPLES, RULINGS, file_of, games, translations
from rulewright.texts.catalogue import LANGUAGES
from tests.law_book.wording import REFERENCE, same_numbers, same_things

FILES = {"rulings": RULINGS, "examples": EXAMPLES}
OTHERS = [language for language in LANGUAGES if language != "en"]
CODE = re.compile(r"`[^`]+`")
EMPHASIS = re.compile(r"\*(?=\w)[^*\n]*[^\s*]\*")
"""Emphasised words; a star behind a number marks one that was filled in."""
PLAIN = re.compile(r"\b[a-z]{3,}\b")
"""A word that is neither a name nor an abbreviation."""

WRITTEN = [(game, kind) for game in games() for kind, name in FILES.items() if file_of(game, name).exists()]
"""A game whose rulebook leaves nothing open has no rulings, and one without test vectors no examples."""
in_each_language = pytest.mark.parametrize(
    ("game", "kind", "language"), [(*written, language) for written in WRITTEN for language in OTHERS]
)


@cache
def collection(game: str, kind: str, language: str) -> Collection:
    found: Collection = getattr(load(game, language), kind)
    return found


def pairs(game: str, kind: str, language: str) -> Iterator[tuple[Note, Note]]:
    """Each English note with the one of the same label in another language."""
    other = collection(game, kind, language).notes
    for label, english in collection(game, kind, "en").notes.items():
        yield english, other[label]


def texts(game: str, kind: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Every text of every note, titles and parts: where it stands, in English, in the other language."""
    for english, other in pairs(game, kind, language):
        yield english.label, english.title, other.title
        for part, its in zip(english.parts, other.parts, strict=True):
            yield f"{english.label} {part.label}", part.text, its.text


@pytest.mark.parametrize(("game", "kind"), WRITTEN)
def test_the_notes_are_translated_into_every_language_of_the_texts_and_no_other(game: str, kind: str) -> None:
    assert translations(game, FILES[kind]) == sorted(OTHERS)


@in_each_language
def test_every_note_is_there_with_its_parts_and_a_preface(game: str, kind: str, language: str) -> None:
    english, other = collection(game, kind, "en"), collection(game, kind, language)
    assert list(other.notes) == list(english.notes) != []
    assert other.preface.count("\n\n") == english.preface.count("\n\n")
    for note, its in pairs(game, kind, language):
        assert its.paragraphs == note.paragraphs != (), note.label
        assert len(its.parts) == len(note.parts) > 0, note.label


@in_each_language
def test_the_same_things_are_referred_to_and_named_as_code(game: str, kind: str, language: str) -> None:
    prefaces = (collection(game, kind, "en").preface, collection(game, kind, language).preface)
    for where, english, other in [("preface", *prefaces), *texts(game, kind, language)]:
        for pattern in (REFERENCE, CODE):
            assert Counter(pattern.findall(other)) == Counter(pattern.findall(english)), where


@in_each_language
def test_the_same_numbers_are_said(game: str, kind: str, language: str) -> None:
    for where, english, other in texts(game, kind, language):
        assert same_numbers(language, english, other) == [], where


@in_each_language
def test_the_same_things_of_the_game_are_named(game: str, kind: str, language: str) -> None:
    for where, english, other in texts(game, kind, language):
        assert same_things(game, language, english, other) == [], where


@in_each_language
def test_nothing_is_left_in_english(game: str, kind: str, language: str) -> None:
    for where, english, other in texts(game, kind, language):
        assert other != english or not PLAIN.search(english), where
    assert collection(game, kind, language).preface != collection(game, kind, "en").preface


@in_each_language
def test_labels_tags_and_chapters_are_translated_alike_everywhere(game: str, kind: str, language: str) -> None:
    said: dict[str, set[str]] = defaultdict(set)
    for english, other in pairs(game, kind, language):
        words = [*(part.label for part in english.parts), *english.tags, english.chapter]
        its = [*(part.label for part in other.parts), *other.tags, other.chapter]
        for word, another in zip(words, its, strict=True):
            said[word].add(another)
    assert [word for word, others in said.items() if len(others) != 1] == []
    assert len({next(iter(others)) for others in said.values()}) == len(said)


@in_each_language
def test_the_same_numbers_are_marked_and_emphasis_is_where_it_was(game: str, kind: str, language: str) -> None:
    for where, english, other in texts(game, kind, language):
        assert bool(EMPHASIS.search(other)) == bool(EMPHASIS.search(english)), where
        assert EMPHASIS.sub("", other).count("*") == EMPHASIS.sub("", english).count("*"), where


@in_each_language
def test_no_space_is_doubled_and_none_stands_at_an_end(game: str, kind: str, language: str) -> None:
    for where, _, other in texts(game, kind, language):
        assert other == other.strip(), where
        assert "  " not in other.replace("\n  - ", "\n- "), where
