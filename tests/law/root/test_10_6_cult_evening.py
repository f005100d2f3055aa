"""10.6 The Cult's Evening."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.cult.board import board_of
from rulewright.games.root.factions.cult.turn import end_rituals
from rulewright.games.root.rules.turn import draw_step
from tests.builders.root import names, offered, position, say, standing, table

SEATS = "seats marquise eyrie cult\n"
CULT = 2


@pytest.mark.law("root 10.6", "root 10.6.1")
@pytest.mark.ruling("R-70")
@pytest.mark.example("EX-60")
def test_revealed_cards_come_back_but_not_those_that_were_spent() -> None:
    match = table(SEATS + "turn cult daylight ritual\n1 cult 3 garden_fox\nhand cult anvil sword bake_sale armorers")
    say(match, "recruit", "sword", "2", "score", "anvil", "sacrifice", "armorers", "done")
    root = standing(match)
    assert match.question is not None
    assert match.question.prompt == "root.craft"
    assert names(root.hands[CULT]) == ["armorers", "bake_sale", "sword"]
    assert board_of(root, CULT).revealed == 0


@pytest.mark.law("root 10.6.1", "root 1.2.1")
def test_everybody_has_seen_what_comes_back() -> None:
    root = position(SEATS + "hand cult anvil\ncult revealed sword")
    end_rituals(root, CULT)
    assert all(names(root.seen[other]) == ["sword"] for other in (0, 1))


@pytest.mark.law("root 10.6.1", "root 10.5.3")
def test_what_was_scored_is_forgotten_for_the_next_turn() -> None:
    root = position(SEATS + "cult scored fox mouse")
    assert board_of(root, CULT).scored
    end_rituals(root, CULT)
    assert board_of(root, CULT).scored == 0


@pytest.mark.law("root 10.6", "root 10.6.2")
def test_cards_are_crafted_in_evening_only() -> None:
    text = "2 cult 3 garden_mouse\ncult outcast mouse\nhand cult mouse_in_a_sack"
    assert "craft:mouse_in_a_sack" not in offered(table(SEATS + "turn cult daylight ritual\n" + text).question)
    match = table(SEATS + "turn cult evening\n" + text)
    assert offered(match.question) == ["done", "craft:mouse_in_a_sack"]


@pytest.mark.law("root 10.6.3")
@pytest.mark.parametrize(
    ("gardens", "cards"),
    [
        ("", 1),
        ("1 cult garden_fox\n2 cult garden_mouse", 1),
        ("8 cult garden_fox*2", 2),
        ("8 cult garden_fox*2\n2 cult garden_mouse*2", 3),
    ],
)
def test_one_card_is_drawn_and_one_for_each_bonus_that_gardens_uncover(gardens: str, cards: int) -> None:
    root = position(SEATS + gardens)
    draw_step(root, CULT)
    assert root.hands[CULT].bit_count() == cards


@pytest.mark.law("root 10.6.3")
def test_the_hand_is_cut_to_five() -> None:
    match = table(SEATS + "turn cult evening discard\nhand cult anvil sword bake_sale armorers sappers cobbler")
    assert match.question is not None
    assert match.question.law == ("root 10.6.3",)
    say(match, "anvil")
    assert standing(match).hands[CULT].bit_count() == 5
    assert names(board_of(standing(match), CULT).souls) == ["anvil"]
