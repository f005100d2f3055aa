"""A translated law says what the English one says: the same paragraphs, references, numbers and things of the game."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rulewright.law.book import Paragraph, Translation, load, translation
from rulewright.law.shelf import LAW, games, translations
from rulewright.texts.catalogue import LANGUAGES
from tests.law_book.project import shelved
from tests.law_book.wording import REFERENCE, same_numbers, same_things

BOOKS = {game: load(game) for game in games()}
LAWS = {(game, language): translation(game, language) for game in BOOKS for language in translations(game, LAW)}
SHORT = 12
"""Titles up to this length may be the same in two languages: names such as Ranger."""


def paragraphs(game: str, language: str) -> Iterator[tuple[str, Translation, Paragraph]]:
    """Each translated paragraph: its number, its words, and the English paragraph."""
    for number, text in LAWS[game, language].items():
        yield number, text, BOOKS[game].paragraph(number)


in_each_language = pytest.mark.parametrize(("game", "language"), LAWS)


@in_each_language
def test_every_paragraph_of_the_english_law_is_translated_and_no_other(game: str, language: str) -> None:
    english = {paragraph.id for paragraph in BOOKS[game]}
    assert english - LAWS[game, language].keys() == set()
    assert LAWS[game, language].keys() - english == set()


@in_each_language
def test_every_paragraph_has_a_title_and_whole_sentences(game: str, language: str) -> None:
    for number, text, _ in paragraphs(game, language):
        assert text.title == text.title.strip() != "", number
        assert text.rule == text.rule.strip(), number
        assert text.rule.endswith("."), number
        assert "  " not in text.rule, number


@in_each_language
def test_nothing_is_left_in_english_but_short_titles(game: str, language: str) -> None:
    for number, text, english in paragraphs(game, language):
        assert text.rule != english.rule, number
        assert text.title != english.title or len(text.title) <= SHORT, number


@in_each_language
def test_the_same_paragraphs_are_referred_to(game: str, language: str) -> None:
    for number, text, english in paragraphs(game, language):
        assert Counter(REFERENCE.findall(text.rule)) == Counter(REFERENCE.findall(english.rule)), number


@in_each_language
def test_the_same_numbers_are_said(game: str, language: str) -> None:
    for number, text, english in paragraphs(game, language):
        assert same_numbers(language, english.rule, text.rule) == [], number


@in_each_language
def test_the_same_things_of_the_game_are_named(game: str, language: str) -> None:
    for number, text, english in paragraphs(game, language):
        assert same_things(game, language, english.rule, text.rule) == [], number


@pytest.mark.parametrize("game", BOOKS)
def test_the_law_is_translated_into_every_language_of_the_texts_but_english_and_no_other(game: str) -> None:
    assert set(translations(game, LAW)) == set(LANGUAGES) - {"en"}


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    return shelved(tmp_path, law_it='["1.1"]\ntitle = "Ordine"\nrule = "I turni vanno in senso orario."\n')


def test_a_translation_is_no_book_of_its_own(shelf: Path) -> None:
    assert games(shelf) == ["tiny"]
    assert translations("tiny", LAW, shelf) == ["it"]


def test_a_book_is_read_in_a_language(shelf: Path) -> None:
    law = load("tiny", "it", shelf=shelf)
    assert law.language == "it"
    assert law.paragraph("1.1").title == "Ordine"
    assert law.paragraph("1.1").rule == "I turni vanno in senso orario."
    assert law.paragraph("1.1").rulings == ("R-1",)
    assert [each.id for each in law.search("orario")] == ["1.1"]


def test_what_is_not_translated_is_in_english(shelf: Path) -> None:
    english = load("tiny", shelf=shelf)
    assert english.language == "en"
    assert load("tiny", "it", shelf=shelf).paragraph("2") == english.paragraph("2")
    assert list(load("tiny", "de", shelf=shelf)) == list(english)


def test_a_translation_of_what_is_not_in_the_book_is_refused(shelf: Path) -> None:
    with (shelf / "tiny" / "law.it.toml").open("a", encoding="utf-8") as file:
        file.write('["1.7"]\ntitle = "Nulla"\nrule = "Nulla."\n')
    with pytest.raises(ValueError, match=r"does not have: 1\.7"):
        load("tiny", "it", shelf=shelf)


def test_a_translation_with_an_unknown_field_is_refused(shelf: Path) -> None:
    with (shelf / "tiny" / "law.it.toml").open("a", encoding="utf-8") as file:
        file.write('kind = "rule"\n')
    with pytest.raises(msgspec.ValidationError, match="kind"):
        load("tiny", "it", shelf=shelf)
