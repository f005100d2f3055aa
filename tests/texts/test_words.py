"""The words of all languages as natives write them: one for each thing, in the forms that sentences need."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast, parse

from rulewright.games.catalogue import GAMES
from rulewright.law import book
from rulewright.texts.catalogue import LANGUAGES, areas
from tests.texts import browser
from tests.texts.faults import faults, readings
from tests.texts.glossary import Term, glossary
from tests.texts.reading import in_area, messages
from tests.texts.shared import SOURCE

AREAS = sorted(areas("en").sources)


def patterns(message: ast.Message) -> list[ast.Pattern]:
    """Return all texts of a message: its own, and its forms; what names a paragraph of the law is none."""
    forms = [form.value for form in message.attributes if form.id.name != "law"]
    return [*([message.value] if message.value else []), *forms]


def wrong(language: str, area: str) -> dict[str, list[str]]:
    """Return what is wrong with the texts of a file, by message."""
    terms = glossary().terms(language, area)
    found: dict[str, set[str]] = {}
    for message in in_area(language, area):
        name = message.id.name
        for pattern in patterns(message):
            said = " ".join(reading.text for reading in readings(pattern))
            found.setdefault(name, set()).update(
                faults(language, pattern, proper=name in glossary().proper),
                (
                    f"{word!r}: say {term.term!r}"
                    for term in terms
                    if name not in term.exceptions
                    for word in term.misnamed(said)
                ),
            )
    return {name: sorted(faults) for name, faults in found.items() if faults}


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_as_natives_write_them(language: str, area: str) -> None:
    assert wrong(language, area) == {}


@pytest.mark.parametrize("game", GAMES.names)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_law_uses_the_same_words(language: str, game: str) -> None:
    assert misnamed(language, game) == {}


def misnamed(language: str, game: str) -> dict[str, list[str]]:
    """Return the words of a law that mean the same as a term, by paragraph."""
    terms = [term for term in glossary().terms(language, game) if term.law]
    found = {
        paragraph.id: [
            word
            for term in terms
            if f"{game} {paragraph.id}" not in term.exceptions
            for word in term.misnamed(f"{paragraph.title}. {paragraph.rule}")
        ]
        for paragraph in book.load(game, language)
    }
    return {number: words for number, words in found.items() if words}


def test_exceptions_of_the_glossary_are_needed() -> None:
    for name in glossary().proper:
        texts = [(language, text) for language in LANGUAGES for text in patterns(messages(language)[name])]
        assert any(faults(*text) != faults(*text, proper=True) for text in texts), name
    for term in glossary().term:
        for name in term.exceptions:
            assert any(term.misnamed(text) for text in texts_of(term.language, name)), (term.term, name)


def texts_of(language: str, name: str) -> list[str]:
    """Return the texts of a message (`table-undo`), or of a paragraph (`game 4.3`)."""
    game, _, number = name.partition(" ")
    if number:
        paragraph = book.load(game, language).paragraph(number)
        return [paragraph.title, paragraph.rule]
    return [reading.text for pattern in patterns(messages(language)[name]) for reading in readings(pattern)]


@pytest.mark.parametrize("term", glossary().term, ids=lambda term: f"{term.language}-{term.thing}")
def test_a_term_is_not_among_the_words_it_replaces(term: Term) -> None:
    assert term.misnamed(term.term) == []


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", "the browser's own", "straight"),
        ("it", "si pensa …", "a space before"),
        ("de", "es denkt nach…", "no space before"),
        ("de", "Feldlazarett: gibst du eine Karte her?", "small letter"),
        ("de", "Noch offen: was nimmst du?", "small letter"),
        ("it", "prende { $n } dadi", "does not choose"),
        ("it", "rimuove un pezzo di { $owner }", "article or a preposition"),
        ("de", "hilft mit { $seat }", "article or a preposition"),
        ("it", "{ $seat } rimuove un pezzo", "in a sentence"),
        ("it", "il danno dell’{ $seat }", "article or a preposition"),
    ],
)
def test_what_is_wrong_is_found(language: str, text: str, fault: str) -> None:
    assert any(fault in found for found in faults(language, pattern_of(text)))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "the browser’s own"),
        ("it", "si pensa…"),
        ("de", "es denkt nach …"),
        ("de", "Noch offen: zwei Karten und ein Würfel."),
        ("de", "Noch offen: Was nimmst du?"),
        ("it", "prende { $n ->\n  [one] un dado\n *[other] { $n } dadi\n  }"),
        ("it", 'rimuove un pezzo { FORM($owner, "del") }'),
        ("it", "{ $seat }: { $n }"),
        ("de", "{ $n } von { $limit }"),
    ],
)
def test_what_is_right_is_left_alone(language: str, text: str) -> None:
    assert faults(language, pattern_of(text)) == set()


def pattern_of(text: str) -> ast.Pattern:
    """Return a text as Fluent reads it."""
    (message,) = parse(f"text = {text}\n").body
    assert isinstance(message, ast.Message), message
    assert message.value is not None
    return message.value


def test_no_list_of_words_is_joined_by_hand() -> None:
    commands = sorted((SOURCE / "cli").rglob("*.py"))
    found = [file.name for file in commands if re.search(r"""["'], ["']\.join""", file.read_text("utf-8"))]
    found += [file.name for file in browser.sources() if re.search(r"""\.join\(["'], ["']""", file.read_text("utf-8"))]
    assert found == [], "texts.listed(words) and listed(words) join them as the language does"
