"""6.4 The Marquise's Birdsong, and 6.6 her Evening."""

from __future__ import annotations

import pytest

from tests.builders.root import EYRIE, MARQUISE, names, offered, say, shown
from tests.builders.root_play import play

BIRDSONG = "turn marquise birdsong\n"
EVENING = "turn marquise evening\n"
SHORT_OF_WOOD = BIRDSONG + "2 marquise sawmill\n5 marquise sawmill*2\n9 marquise sawmill\n1 marquise "


@pytest.mark.law("root 6.4")
def test_every_sawmill_brings_one_wood() -> None:
    root, _ = play(BIRDSONG + "2 marquise sawmill*2 wood\n9 marquise sawmill 1\n5 marquise workshop")

    assert [shown(root, place) for place in (2, 9, 5)] == [
        "marquise sawmill*2 wood*3",
        "marquise 1 sawmill wood",
        "marquise workshop",
    ]


@pytest.mark.law("root 6.4")
@pytest.mark.ruling("R-37")
def test_a_sawmill_works_where_others_rule() -> None:
    root, _ = play(BIRDSONG + "9 marquise sawmill; eyrie 4")

    assert shown(root, 9) == "marquise sawmill wood; eyrie 4"


@pytest.mark.law("root 6.4", "root 1.5.1", "root 1.5.4")
@pytest.mark.ruling("R-121")
def test_with_too_little_wood_she_chooses_the_sawmills_that_get_some() -> None:
    root, match = play(SHORT_OF_WOOD + "wood*6")
    assert match.question is not None
    assert match.question.seat == MARQUISE
    assert offered(match.question) == ["2", "5", "9"]

    say(match, "5")
    assert offered(match.question) == ["2", "5", "9"]  # the second sawmill there is still to be served
    say(match, "5")

    assert [shown(root, place) for place in (2, 5, 9)] == [
        "marquise sawmill",
        "marquise sawmill*2 wood*2",
        "marquise sawmill",
    ]


@pytest.mark.law("root 6.4", "root 1.5.4")
@pytest.mark.ruling("R-121")
def test_a_sawmill_is_served_once_and_all_wood_must_be_placed() -> None:
    root, match = play(SHORT_OF_WOOD + "wood*5", "2")

    assert offered(match.question) == ["5", "9"]
    say(match, "9")
    assert match.question is not None
    assert match.question.prompt != "root.marquise.short.wood"  # the last wood has only one place to go

    assert shown(root, 5) == "marquise sawmill*2 wood"
    assert root.placed[root.setting.kind[MARQUISE, "wood"].number] == 8


@pytest.mark.law("root 6.4", "root 1.5.1")
@pytest.mark.ruling("R-121")
def test_without_any_wood_left_nothing_is_placed_and_nothing_asked() -> None:
    root, match = play(SHORT_OF_WOOD + "wood*8 1")

    assert match.question is not None
    assert match.question.prompt == "root.marquise.action"
    assert shown(root, 2) == "marquise sawmill"


@pytest.mark.law("root 6.6")
@pytest.mark.parametrize(("recruiters", "drawn"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_she_draws_one_card_and_one_for_each_bonus_uncovered(recruiters: int, drawn: int) -> None:
    text = "".join(f"{place} marquise recruiter\n" for place in range(1, recruiters + 1))

    root, _ = play(EVENING + text)

    assert root.hands[MARQUISE].bit_count() == drawn
    assert root.turn == EYRIE


@pytest.mark.law("root 6.6")
def test_other_buildings_give_no_draw_bonus() -> None:
    root, _ = play(EVENING + "2 marquise sawmill*2\n5 marquise sawmill*2\n7 marquise workshop*2\n9 marquise workshop*2")

    assert root.hands[MARQUISE].bit_count() == 1


@pytest.mark.law("root 6.6")
def test_she_discards_down_to_five_cards_of_her_choice() -> None:
    text = EVENING + "deck anvil sword\nhand marquise cobbler sappers armorers codebreakers root_tea_fox\n"
    root, match = play(text + "2 marquise recruiter*2\n5 marquise recruiter")
    assert match.question is not None
    assert (match.question.seat, match.question.law) == (MARQUISE, ("root 6.6",))
    assert len(offered(match.question)) == 7
    assert "done" not in offered(match.question)

    say(match, "cobbler", "anvil")

    assert names(root.hands[MARQUISE]) == ["armorers", "codebreakers", "root_tea_fox", "sappers", "sword"]
    assert names(root.discard) == ["anvil", "cobbler"]
    assert root.turn == EYRIE


@pytest.mark.law("root 6.6")
def test_five_cards_may_be_kept() -> None:
    root, _ = play(EVENING + "hand marquise cobbler sappers armorers codebreakers")

    assert root.hands[MARQUISE].bit_count() == 5
    assert root.turn == EYRIE


@pytest.mark.law("root 6.6", "root 3.3.3")
def test_a_dominance_card_beyond_the_limit_becomes_available() -> None:
    text = EVENING + "deck anvil\nhand marquise dominance_fox sappers armorers codebreakers root_tea_fox"

    root, _ = play(text, "dominance_fox")

    assert (names(root.available), root.discard) == (["dominance_fox"], 0)
