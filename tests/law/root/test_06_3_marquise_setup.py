"""6.3 The Marquise's setup."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from rulewright.games.root.terms import CLEARINGS, PLACES
from tests.builders.root import GAME, MARQUISE, offered, say, shown
from tests.builders.root_play import reasons

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.match import Match


def new(woodland: str = "autumn") -> tuple[Root, Match]:
    """Begin a match of two."""
    match = GAME.new({"seats": ["marquise", "eyrie"], "map": woodland, "first": "eyrie"}, seed=3)
    return cast("Root", match.position), match


@pytest.mark.law("root 6.3", "root 6.3.1")
def test_her_supplies_are_twenty_five_warriors_and_eight_wood() -> None:
    root, _ = new()
    marquise = GAME.facts(root, None)["players"][MARQUISE]

    assert marquise["supply"] == 25
    assert marquise["pieces_left"]["wood"] == 8


@pytest.mark.law("root 6.3", "root 6.3.2")
@pytest.mark.parametrize("woodland", ["autumn", "winter", "lake", "mountain"])
def test_the_keep_goes_to_any_corner(woodland: str) -> None:
    root, match = new(woodland)
    assert match.question is not None
    assert (match.question.seat, match.question.law) == (MARQUISE, ("root 6.3.2",))
    assert offered(match.question) == ["1", "2", "3", "4"]

    say(match, "3")

    assert shown(root, 3) == "marquise 1 keep"
    assert root.starts == 1 << 3


@pytest.mark.law("root 6.3.3")
@pytest.mark.parametrize("woodland", ["autumn", "winter", "mountain"])
@pytest.mark.parametrize(("keep", "opposite"), [("1", 3), ("2", 4), ("3", 1), ("4", 2)])
def test_a_warrior_stands_everywhere_but_opposite_the_keep(woodland: str, keep: str, opposite: int) -> None:
    root, match = new(woodland)

    say(match, keep)

    garrison = [root.warriors[MARQUISE * PLACES + place] for place in CLEARINGS]
    assert garrison == [0 if place == opposite else 1 for place in CLEARINGS]
    assert root.supply[MARQUISE] == 14


@pytest.mark.law("root 6.3.4")
def test_starting_buildings_go_to_the_keep_or_next_to_it() -> None:
    _, match = new()
    prompts = []

    say(match, "1")
    for place in ("5", "5", "9"):
        assert match.question is not None
        assert match.question.law == ("root 6.3.4",)
        prompts.append(match.question.prompt.rsplit(".", 1)[-1])
        assert set(offered(match.question)) <= {"1", "5", "9", "10"}
        say(match, place)

    assert prompts == ["sawmill", "workshop", "recruiter"]


@pytest.mark.law("root 6.3.4", "root 2.2.3", "root 2.2.4")
def test_starting_buildings_need_open_slots() -> None:
    _, match = new()

    say(match, "1")
    assert offered(match.question) == ["1", "5", "9", "10"]
    say(match, "1")  # its only slot
    assert offered(match.question) == ["5", "9", "10"]
    say(match, "10")  # its other slot is under a ruin
    assert offered(match.question) == ["5", "9"]


@pytest.mark.law("root 6.3.4", "root 2.3")
def test_on_winter_a_river_brings_no_clearing_next_to_the_keep() -> None:
    _, match = new("winter")

    say(match, "4")

    assert offered(match.question) == ["4", "9", "10", "11"]
    _, match = new("winter")
    say(match, "2")
    assert offered(match.question) == ["2", "6", "7", "12"]


@pytest.mark.law("root 6.3.4", "root 6.3.5")
@pytest.mark.example("EX-42")
def test_five_buildings_of_each_kind_are_left_on_their_tracks() -> None:
    root, match = new()

    say(match, "1", "1", "5", "9")

    assert [shown(root, place) for place in (1, 5, 9)] == [
        "marquise 1 sawmill keep",
        "marquise 1 workshop",
        "marquise 1 recruiter",
    ]
    left = GAME.facts(root, None)["players"][MARQUISE]["pieces_left"]
    assert (left["sawmill"], left["workshop"], left["recruiter"]) == (5, 5, 5)


@pytest.mark.law("root 6.3.4")
def test_all_three_may_stand_apart_or_together() -> None:
    root, match = new("winter")

    say(match, "4", "4", "4", "11")

    assert shown(root, 4) == "marquise 1 sawmill workshop keep"
    assert shown(root, 11) == "marquise 1 recruiter"


@pytest.mark.law("root 6.3.2", "root 6.3.4")
def test_the_law_says_why_a_clearing_is_no_place_to_start() -> None:
    _, match = new()

    assert reasons(match, "5") == ["root 6.3.2"]
    say(match, "1", "1")

    assert reasons(match, "7") == ["root 6.3.4"]
    assert reasons(match, "1") == ["root 2.2.3"]
    assert reasons(match, "5") == []
