"""The map as it is drawn."""

from __future__ import annotations

import pytest
from rich.console import Console

from rulewright.cli.root.map import BOX_HEIGHT, CROWN, HEIGHT, Layout, draw
from rulewright.cli.root.names import Names
from rulewright.games.root.maps import NAMES, load
from rulewright.texts.catalogue import LANGUAGES, Texts
from tests.cli.scripted import random_match


@pytest.mark.parametrize("width", [80, 100, 120, 200])
@pytest.mark.parametrize("name", NAMES)
def test_no_clearing_covers_another_and_all_are_on_the_screen(name: str, width: int) -> None:
    layout = Layout(load(name).data, width)
    taken: set[tuple[int, int]] = set()
    for column, row in layout.corner.values():
        cells = {(column + x, row + y) for x in range(layout.box) for y in range(BOX_HEIGHT)}
        assert not cells & taken
        assert all(0 <= x < width and 0 <= y < HEIGHT for x, y in cells)
        taken |= cells


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("name", NAMES)
def test_no_forest_is_hidden_behind_a_clearing(name: str, width: int) -> None:
    facts = random_match(["marquise", "eyrie"], 4, woodland=name).view(0).facts()
    drawing = draw(Names(Texts("en")), facts, width).plain
    for forest in load(name).data.forest:
        assert f"f{forest.id}" in drawing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_clearing_shows_its_number_suit_warriors_and_ruler_without_colour(name: str, language: str) -> None:
    match = random_match(["marquise", "eyrie", "alliance", "vagabond"], 300, seed=2, woodland=name)
    facts = match.view(0).facts()
    words = Names(Texts(language))
    rows = draw(words, facts, 80).plain.splitlines()
    layout = Layout(load(name).data, 80)
    letters = "MEAV"
    for clearing in facts["table"]["clearings"]:
        column, row = layout.corner[clearing["id"]]
        box = [rows[row + line].ljust(80)[column : column + layout.box] for line in range(BOX_HEIGHT)]
        assert f"{clearing['id']} {words.suit(clearing['suit'])}" in box[0]
        assert box[0].count("□") == clearing["open"]
        assert box[0].count("▒") == clearing["ruin"]
        for seat, number in clearing["warriors"].items():
            assert f"{letters[int(seat)]}{number}" in box[1]
        for piece in clearing["pieces"]:
            assert words.texts(f"root.piece_code.{piece['piece']}") in box[2]
        crown = "" if clearing["ruler"] is None else CROWN + letters[clearing["ruler"]]
        assert (crown in box[3]) if crown else (CROWN not in box[3])


def test_the_vagabond_is_seen_in_clearings_and_in_forests() -> None:
    match = random_match(["marquise", "eyrie", "vagabond"], 0)
    while match.question is not None and match.question.prompt != "root.vagabond.start":
        match.answer(match.question.options[0])
    match.answer("f3")
    assert "f3:V" in draw(Names(Texts("en")), match.view(None).facts(), 80).plain


def test_nothing_is_wider_than_the_terminal() -> None:
    facts = random_match(["marquise", "eyrie", "alliance", "vagabond"], 500).view(0).facts()
    for width in (80, 120):
        console = Console(width=width, no_color=True)
        with console.capture() as captured:
            console.print(draw(Names(Texts("de")), facts, width))
        assert max(len(line) for line in captured.get().splitlines()) <= width
