"""7.6 The Evening of the Eyrie."""

from __future__ import annotations

import pytest

from rulewright.kernel.why import why_not
from tests.builders.root import EYRIE, GAME, names, offered, position, say

EVENING = "seats marquise eyrie\nturn eyrie evening\neyrie leader builder\n"
SITES = (1, 2, 5, 6, 7, 8, 9)


def roosts(number: int) -> str:
    """Put a number of roosts on the map."""
    return "".join(f"{site} eyrie roost\n" for site in SITES[:number])


@pytest.mark.law("root 7.6", "root 7.6.1")
@pytest.mark.ruling("R-6")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5)])
def test_roosts_on_the_map_score_the_last_space_they_uncover(number: int, points: int) -> None:
    root = position(EVENING + roosts(number) + "points eyrie:3")

    GAME.resume(root)

    assert root.points[EYRIE] == 3 + points


@pytest.mark.law("root 7.6.2")
@pytest.mark.ruling("R-6")
@pytest.mark.parametrize(("number", "cards"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_the_third_and_the_sixth_roost_each_draw_a_card_more(number: int, cards: int) -> None:
    root = position(EVENING + roosts(number))

    GAME.resume(root)

    assert root.hands[EYRIE].bit_count() == cards


@pytest.mark.law("root 7.6", "root 7.6.1", "root 3.1")
def test_points_come_before_cards_and_thirty_end_the_game_at_once() -> None:
    root = position(EVENING + roosts(3) + "points eyrie:28")

    match = GAME.resume(root)

    assert match.over
    assert match.outcome.winners == (EYRIE,)
    assert root.hands[EYRIE] == 0


@pytest.mark.law("root 7.6.1", "root 3.3.1")
def test_roosts_score_nothing_under_an_active_dominance_card() -> None:
    root = position(EVENING + roosts(3) + "points eyrie:12\ndominance eyrie dominance_fox")

    GAME.resume(root)

    assert root.points[EYRIE] == 12


@pytest.mark.law("root 7.6.2")
def test_a_hand_of_more_than_five_is_cut_to_five_of_choice() -> None:
    root = position(EVENING + roosts(3) + "hand eyrie anvil sword bake_sale armorers sappers\ndeck cobbler investments")
    match = GAME.resume(root)

    assert offered(match.question) == [
        "armorers",
        "sappers",
        "anvil",
        "bake_sale",
        "cobbler",
        "investments",
        "sword",
    ]
    assert why_not(match, "done")
    say(match, "armorers", "sword")

    assert names(root.hands[EYRIE]) == ["anvil", "bake_sale", "cobbler", "investments", "sappers"]
    assert names(root.discard) == ["armorers", "sword"]
    assert root.turn == 0


@pytest.mark.law("root 7.6.2")
def test_five_cards_are_not_too_many() -> None:
    root = position(EVENING + "hand eyrie anvil sword bake_sale armorers")

    GAME.resume(root)

    assert (root.hands[EYRIE].bit_count(), root.discard, root.turn) == (5, 0, 0)


@pytest.mark.law("root 7.6.2")
def test_the_question_what_to_discard_cites_the_paragraph_of_the_eyrie() -> None:
    root = position(EVENING + "hand eyrie anvil sword bake_sale armorers sappers")

    question = GAME.resume(root).question

    assert question is not None
    assert (question.prompt, "root 7.6.2" in question.law) == ("root.discard", True)


@pytest.mark.law("root 7.6.2", "root 2.1")
def test_an_exhausted_deck_draws_what_the_discard_pile_gives() -> None:
    root = position(EVENING + roosts(6) + "discard anvil")
    root.out = sum(1 << card for card in root.deck)
    root.deck = []

    GAME.resume(root)

    assert names(root.hands[EYRIE]) == ["anvil"]
