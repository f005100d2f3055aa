"""Paragraphs that the browser's boards name are written there, and are in the law of their game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulewright
from rulewright.law import book

GAMES = Path(__file__).parent.parent.parent / "web" / "src" / "games"
NAMED = re.compile(r"""(?:\b(?:law|paragraph)=|\w: )["'](?:\w+/)?(\d+\.[\w.]*)["']""")
OF_A_FACTION = re.compile(r"paragraphs: \{(.*?)\}", re.DOTALL)
MADE_UP = re.compile(r"\b(?:law|paragraph)=\{`")
TITLES = {"overview": "Overview", "birdsong": "Birdsong", "daylight": "Daylight", "evening": "Evening"}


def sources(game: str) -> dict[str, str]:
    """Return what the browser's room of a game holds, without its tests."""
    files = [file for ending in ("ts", "svelte") for file in (GAMES / game).rglob(f"*.{ending}")]
    return {str(file.relative_to(GAMES)): file.read_text("utf-8") for file in files if ".test." not in file.name}


@pytest.mark.parametrize("game", rulewright.known_games())
def test_every_paragraph_that_a_board_names_is_in_the_law(game: str) -> None:
    law = {paragraph.id for paragraph in book.load(game)}
    found = [(file, paragraph) for file, text in sources(game).items() for paragraph in NAMED.findall(text)]
    assert found
    assert [one for one in found if one[1] not in law] == []


@pytest.mark.parametrize("game", rulewright.known_games())
def test_no_board_puts_the_number_of_a_paragraph_together(game: str) -> None:
    assert [file for file, text in sources(game).items() if MADE_UP.search(text)] == []


def test_a_faction_of_root_names_the_paragraphs_of_its_overview_and_its_phases() -> None:
    law = {paragraph.id: paragraph.title for paragraph in book.load("root")}
    faces = {file: found[1] for file, text in sources("root").items() if (found := OF_A_FACTION.search(text))}
    assert faces
    for file, face in faces.items():
        named = dict(re.findall(r'(\w+): "([\d.]+)"', face))
        assert {place: law[paragraph] for place, paragraph in named.items()} == TITLES, file
