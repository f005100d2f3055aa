"""A translated law says what the English one says: the same paragraphs, references, numbers and things of the game."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rulewright.law import book
from rulewright.law.book import Paragraph, Translation, load, translation, translations
from rulewright.texts.catalogue import LANGUAGES
from tests.law_book.project import BOOK

BOOKS = {game: load(game) for game in book.games()}
LAWS = {(game, language): translation(game, language) for game in BOOKS for language in translations(game)}
REFERENCE = re.compile(r"\b(?:[A-G]|\d+)(?:\.(?:\d+|[IVX]+|[a-z])\b)+|\b(?:R|EX)-\d+\b")
SHORT = 12
"""Titles up to this length may be the same in two languages: names such as Ranger."""

# What the English text of each game mentions, and how each language mentions it.
WORDS = {
    "root": {
        r"\bboots?\b": {"it": "stival", "de": "stiefel"},
        r"\bbags?\b": {"it": "sacc", "de": "beutel"},
        r"\bcrossbows?\b": {"it": "balestr", "de": "armbr"},
        r"\bhammers?\b": {"it": "martell", "de": "h[aä]mmer"},
        r"\bswords?\b": {"it": "spad", "de": "schwert"},
        r"\btea\b": {"it": r"\btè\b", "de": "tee"},
        r"\bcoins?\b": {"it": "monet", "de": "münz"},
        r"\btorch": {"it": "torc", "de": "fackel"},
        r"\bbirds?\b": {"it": "uccell", "de": "v[oö]gel"},
        r"\bfox(?:es)?\b": {"it": "volp", "de": "f[uü]chs"},
        r"\brabbits?\b": {"it": "conigli", "de": "hase"},
        r"\b(?:mouse|mice)\b": {"it": r"\btop[oi]\b", "de": "m[aä]us"},
    },
    "monster_lands": {
        r"\bstrength\b": {"it": "forza", "de": "stärke"},
        r"\bmagic\b": {"it": "magia", "de": "magie"},
        r"\bpersuasion\b": {"it": "persuasion", "de": "überredung"},
        r"\bjungle\b": {"it": "giungla", "de": "dschungel"},
        r"\bwater\b": {"it": "acqua", "de": "wasser"},
        r"\bfire\b": {"it": "fuoco", "de": "feuer"},
        r"\bair\b": {"it": r"\baria\b", "de": "luft"},
        r"\blodge\b": {"it": "capanno", "de": "jagdhütte"},
        r"\balchemists\b": {"it": "alchimist", "de": "alchemist"},
        r"\btavern\b": {"it": "taverna", "de": "taverne"},
        r"\barmory\b": {"it": "armeria", "de": "rüstkammer"},
        r"\bpawnshop\b": {"it": "banco dei pegni", "de": "pfandhaus"},
        r"\bbazaar\b": {"it": "bazar", "de": "basar"},
        r"\bmine\b": {"it": "miniera", "de": r"\bmine\b"},
        r"\bgold\b": {"it": r"\boro\b", "de": "gold"},
        r"\bpotions?\b": {"it": "pozion", "de": "tr[aä]nk"},
        r"\bvenoms?\b": {"it": "velen", "de": "gift"},
        r"\btraps?\b": {"it": "trappol", "de": "falle"},
        r"\btricks?\b": {"it": "trucc", "de": "trick"},
        r"\bdefen[cs]e\b": {"it": "difesa", "de": "verteidigung"},
        r"\bglory\b": {"it": "gloria", "de": "ruhm"},
        r"\breputation\b": {"it": "reputazion", "de": "ansehen"},
        r"\btroph": {"it": "trofe", "de": "trophäe"},
        r"\bloot\b": {"it": "bottin", "de": "beute"},
    },
}
# How often a number in words is said, at least: other words may hold it too (sei, drei).
NUMBERS = {
    "two": {"it": r"\bdue\b|entramb", "de": "zwei|beide"},
    "three": {"it": r"\btre\b|\btrio\b", "de": "drei|drit"},
    "four": {"it": r"\bquattro\b", "de": "vier"},
    "five": {"it": r"\bcinque\b", "de": "fünf"},
    "six": {"it": r"\bsei\b", "de": "sechs"},
    "seven": {"it": r"\bsette\b", "de": "sieben"},
    "eight": {"it": r"\botto\b", "de": "acht"},
    "nine": {"it": r"\bnove\b", "de": "neun"},
    "ten": {"it": r"\bdieci\b", "de": "zehn"},
    "twelve": {"it": r"\bdodici\b", "de": "zwölf"},
    "fourteen": {"it": r"\bquattordici\b", "de": "vierzehn"},
    "sixteen": {"it": r"\bsedici\b", "de": "sechzehn"},
    "twenty": {"it": r"\bventi\b", "de": "zwanzig"},
    "twice": {"it": r"due volte|\bdoppi", "de": "zweimal|doppelt"},
    "half": {"it": r"\bmet[àa]\b|mezz", "de": "hälfte|halb"},
}


def paragraphs(game: str, language: str) -> Iterator[tuple[str, Translation, Paragraph]]:
    """Each translated paragraph: its number, its words, and the English paragraph."""
    for number, text in LAWS[game, language].items():
        yield number, text, BOOKS[game].paragraph(number)


def found(pattern: str, text: str) -> int:
    return len(re.findall(pattern, text, re.IGNORECASE))


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
        assert Counter(re.findall(r"\d+", text.rule)) == Counter(re.findall(r"\d+", english.rule)), number
        for word, others in NUMBERS.items():
            assert found(others[language], text.rule) >= found(rf"\b{word}\b", english.rule), (number, word)


@in_each_language
def test_the_same_things_of_the_game_are_named(game: str, language: str) -> None:
    for number, text, english in paragraphs(game, language):
        for word, others in WORDS[game].items():
            assert found(others[language], text.rule) or not found(word, english.rule), (number, word)


@pytest.mark.parametrize("game", BOOKS)
def test_the_law_is_translated_into_every_language_of_the_texts_but_english_and_no_other(game: str) -> None:
    assert set(translations(game)) == set(LANGUAGES) - {"en"}


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    (tmp_path / "tiny.toml").write_text(BOOK, encoding="utf-8")
    (tmp_path / "tiny.it.toml").write_text(
        '["1.1"]\ntitle = "Ordine"\nrule = "I turni vanno in senso orario."\n', encoding="utf-8"
    )
    return tmp_path


def test_a_translation_is_no_book_of_its_own(shelf: Path) -> None:
    assert book.games(shelf) == ["tiny"]
    assert translations("tiny", shelf) == ["it"]


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
    with (shelf / "tiny.it.toml").open("a", encoding="utf-8") as file:
        file.write('["1.7"]\ntitle = "Nulla"\nrule = "Nulla."\n')
    with pytest.raises(ValueError, match=r"does not have: 1\.7"):
        load("tiny", "it", shelf=shelf)


def test_a_translation_with_an_unknown_field_is_refused(shelf: Path) -> None:
    with (shelf / "tiny.it.toml").open("a", encoding="utf-8") as file:
        file.write('kind = "rule"\n')
    with pytest.raises(msgspec.ValidationError, match="kind"):
        load("tiny", "it", shelf=shelf)
