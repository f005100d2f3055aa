"""9.4 The Vagabond's Birdsong: Refresh and Slip."""

from __future__ import annotations

import pytest

from tests.builders.root import VAGABOND, offered, say
from tests.builders.vagabond import birdsong, daylight, held, root_of, tracks


@pytest.mark.law("root 9.4", "root 9.4.1", "root 9.4.2")
def test_he_refreshes_first_and_slips_then() -> None:
    match = birdsong("1 vagabond pawn\nvagabond items boot- sword- torch- hammer-")

    prompts = []
    for answer in ("boot-", "hammer-", "sword-", "done"):
        assert match.question is not None
        prompts.append(match.question.prompt)
        say(match, answer)

    assert prompts == ["root.vagabond.refresh"] * 3 + ["root.vagabond.slip"]
    assert held(match, "items") == "boot hammer sword torch-"


@pytest.mark.law("root 9.4.1")
def test_three_items_are_refreshed_without_any_tea_on_the_track() -> None:
    match = birdsong("1 vagabond pawn\nvagabond items boot- boot- boot- sword-")

    say(match, "boot-", "boot-", "sword-")

    assert held(match, "items") == "boot boot boot- sword"


@pytest.mark.law("root 9.4.1")
@pytest.mark.parametrize(
    ("teas", "refreshed"),
    [("", 3), ("tea", 5), ("tea tea", 7), ("tea tea tea", 9), ("tea tea tea tea", 9), ("tea!", 3), ("tea-!", 3)],
)
def test_each_tea_on_its_track_refreshes_two_more(teas: str, refreshed: int) -> None:
    worn = " boot-" * 12
    match = birdsong(f"1 vagabond pawn\nvagabond items {teas}{worn}")

    while match.question is not None and match.question.prompt == "root.vagabond.refresh":
        say(match, "boot-")

    assert held(match, "items").split().count("boot") == refreshed


@pytest.mark.law("root 9.4.1")
def test_a_tea_turned_up_now_was_not_on_its_track_when_birdsong_began() -> None:
    match = birdsong("1 vagabond pawn\nvagabond items tea- boot- sword- torch-")

    say(match, "tea-", "boot-", "sword-")

    assert held(match, "items") == "boot sword tea torch-"
    assert tracks(root_of(match)) == {"tea": 1}


@pytest.mark.law("root 9.4.1", "root 1.5.4")
def test_with_few_exhausted_items_all_of_them_are_turned_up_unasked() -> None:
    match = birdsong("1 vagabond pawn\nvagabond items boot- sword- coins-")

    assert match.question is not None
    assert match.question.prompt == "root.vagabond.slip"
    assert held(match, "items") == "boot sword coins"


@pytest.mark.law("root 9.4.1")
def test_a_damaged_item_may_be_turned_up_and_stays_damaged() -> None:
    match = birdsong("1 vagabond pawn\nvagabond items boot-! sword- tea- torch-")

    assert offered(match.question) == ["boot-!", "sword-", "tea-", "torch-"]
    say(match, "boot-!", "sword-", "tea-")

    assert held(match, "items") == "boot! sword tea torch-"


@pytest.mark.law("root 9.4.1")
def test_refreshing_is_no_matter_of_choice() -> None:
    match = birdsong("1 vagabond pawn\nvagabond items boot- sword- tea- torch-")

    assert offered(match.question) == ["boot-", "sword-", "tea-", "torch-"]


# 9.4.2


@pytest.mark.law("root 9.4.2", "root 2.4.1")
def test_from_a_clearing_he_slips_to_adjacent_clearings_and_forests_or_stays() -> None:
    match = birdsong("1 vagabond pawn")

    assert offered(match.question) == ["done", "1>5", "1>9", "1>10", "1>f1", "1>f2"]


@pytest.mark.law("root 9.4.2", "root 2.4.1")
def test_from_a_forest_he_slips_to_its_clearings_and_across_a_path_to_other_forests() -> None:
    match = birdsong("f4 vagabond pawn")

    assert offered(match.question) == ["done", "f4>4", "f4>9", "f4>12", "f4>f2", "f4>f7"]


@pytest.mark.law("root 9.4.2")
def test_he_need_not_slip() -> None:
    match = birdsong("f4 vagabond pawn")

    say(match, "done")

    assert root_of(match).pawns[VAGABOND] == 16
    assert match.question is not None
    assert match.question.prompt == "root.vagabond.action"


@pytest.mark.law("root 9.4.2", "root 9.5.1")
@pytest.mark.example("EX-30")
@pytest.mark.ruling("R-3")
def test_slipping_is_the_only_way_into_a_forest() -> None:
    day = daylight("1 vagabond pawn\nvagabond items boot boot")
    say(day, "move")
    assert offered(day.question) == ["1>5", "1>9", "1>10"]

    morning = birdsong("1 vagabond pawn\nvagabond items boot boot")
    say(morning, "1>f2")

    assert root_of(morning).pawns[VAGABOND] == 14
    assert held(morning, "items") == "boot boot"


@pytest.mark.law("root 9.4.2")
def test_he_slips_once_a_turn() -> None:
    match = birdsong("1 vagabond pawn")

    say(match, "1>f1")

    assert match.question is not None
    assert match.question.prompt == "root.vagabond.action"


@pytest.mark.law("root 9.4.2", "root C.1.1")
def test_on_the_winter_map_he_slips_across_the_river_as_across_a_path() -> None:
    suits = "suits " + "fox rabbit mouse " * 4
    match = birdsong(f"map winter\n{suits}\nf1 vagabond pawn")

    assert offered(match.question) == ["done", "f1>1", "f1>10", "f1>11", "f1>f2", "f1>f4"]
