"""The coach and the explanations: complete, short, and true to a paragraph that exists."""

from __future__ import annotations

import re
from types import ModuleType

import pytest

from rulewright.law.book import load
from rulewright.texts.catalogue import LANGUAGES, identifier
from tests.texts.reading import messages, plain
from tests.texts.shared import brought

LORE = brought("teaching")
"""What each game tells those who play it for the first time; a game may tell nothing."""
EVERY = pytest.mark.parametrize("lore", LORE.values(), ids=list(LORE))
MOST_SENTENCES = 2
LONGEST = 280
"""Letters of a line that still fits beside the table."""


def told(language: str, beginning: str) -> dict[str, str]:
    """Return the texts whose keys begin alike."""
    return {
        name: plain(message.value)
        for name, message in messages(language).items()
        if name.startswith(identifier(beginning))
    }


def cited(language: str) -> dict[str, list[str]]:
    """Return the paragraphs that each message names; its other attributes are forms of a thing."""
    return {
        name: [plain(attribute.value) for attribute in message.attributes if attribute.id.name == "law"]
        for name, message in messages(language).items()
    }


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_and_every_question_has_a_coach_line_and_no_other(language: str, lore: ModuleType) -> None:
    assert set(told(language, lore.COACH)) == {identifier(key) for key in lore.coached()}


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_tables_name_is_explained(language: str, lore: ModuleType) -> None:
    assert sorted({identifier(key) for key in lore.explained()} - set(told(language, lore.EXPLAIN))) == []


@pytest.mark.parametrize("beginning", [begin for lore in LORE.values() for begin in (lore.COACH, lore.EXPLAIN)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_is_short(language: str, beginning: str) -> None:
    long = [
        name
        for name, text in told(language, beginning).items()
        if len(text) > LONGEST or not 1 <= len(re.findall(r"[.!?](?: |$)", text)) <= MOST_SENTENCES
    ]
    assert long == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_explanation_names_a_paragraph_that_exists(language: str) -> None:
    for name, laws in cited(language).items():
        for law in laws:
            game, _, number = law.partition(" ")
            assert name.startswith(f"{game}-"), name
            assert number in load(game), name


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_name_the_same_paragraphs(language: str) -> None:
    assert cited(language) == cited("en")
