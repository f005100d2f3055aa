"""5.2 Reach, and the options of a match."""

from __future__ import annotations

from itertools import combinations

import pytest

from rulewright.games.root.rules.setup import adventurous_reach, reach, recommended_reach
from rulewright.kernel.errors import BadOptions
from tests.builders.root import GAME

REACH = {
    "marquise": 10,
    "hundreds": 9,
    "keepers": 8,
    "duchy": 8,
    "eyrie": 7,
    "vagabond": 5,
    "riverfolk": 5,
    "alliance": 3,
    "corvids": 3,
    "cult": 2,
}
FOUR = ("marquise", "eyrie", "alliance", "vagabond")
TABLES = [table for players in (2, 3, 4) for table in combinations(FOUR, players)]
ADMITTED = {
    ("marquise", "eyrie"),
    ("marquise", "eyrie", "alliance"),
    ("marquise", "eyrie", "vagabond"),
    ("marquise", "alliance", "vagabond"),
    FOUR,
}


@pytest.mark.law("root 5.2")
@pytest.mark.parametrize("faction", REACH)
def test_every_faction_has_the_reach_of_the_law(faction: str) -> None:
    assert reach([faction]) == REACH[faction]


@pytest.mark.law("root 5.2")
def test_the_recommended_sum_grows_with_the_players() -> None:
    assert [recommended_reach(players) for players in (2, 3, 4, 5, 6)] == [17, 18, 21, 25, 28]
    assert adventurous_reach() == 17


@pytest.mark.law("root 5.2")
@pytest.mark.example("EX-41")
def test_the_reach_of_a_table_is_the_sum_of_its_factions_and_has_a_recommended_least() -> None:
    assert reach(["alliance", "eyrie", "riverfolk"]) == 15
    assert recommended_reach(3) > 15
    assert adventurous_reach() > 15
    assert reach(["marquise", "eyrie"]) == 17 == recommended_reach(2)
    assert GAME.validate({"seats": ["marquise", "eyrie"]})["seats"] == ["marquise", "eyrie"]


@pytest.mark.law("root 5.2")
@pytest.mark.parametrize("table", TABLES)
def test_only_tables_of_enough_reach_are_admitted(table: tuple[str, ...]) -> None:
    if table in ADMITTED:
        assert GAME.validate({"seats": list(table)})["adventurous"] is False
        return
    with pytest.raises(BadOptions, match=rf"Reach of .* is {reach(list(table))}; .* adventurous"):
        GAME.validate({"seats": list(table)})


@pytest.mark.law("root 5.2")
@pytest.mark.ruling("R-22")
@pytest.mark.parametrize("table", TABLES)
def test_the_adventurous_play_any_table_once(table: tuple[str, ...]) -> None:
    match = GAME.new({"seats": list(table), "adventurous": True}, seed=1)

    assert match.question is not None
    assert GAME.seats(match.options) == len(table)


@pytest.mark.law("root 5.2")
@pytest.mark.ruling("R-22")
def test_the_order_of_the_seats_does_not_change_their_reach() -> None:
    assert GAME.validate({"seats": ["eyrie", "marquise"]})["seats"] == ["eyrie", "marquise"]
    assert reach(["vagabond", "alliance", "marquise"]) == 18


@pytest.mark.law("root 5.1.1")
def test_without_options_four_play_on_the_autumn_map_with_the_standard_deck() -> None:
    assert GAME.validate({}) == {
        "seats": list(FOUR),
        "map": "autumn",
        "deck": "standard",
        "adventurous": False,
        "first": "random",
        "seating": "given",
        "shuffle_suits": False,
        "rest_refreshes_all": False,
    }


@pytest.mark.law("root 5.1.1")
@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"colour": "red"}, "unknown option 'colour'; known are: seats, map"),
        ({"seats": ["marquise", "crows"]}, "unknown faction 'crows'; known are: marquise, eyrie"),
        ({"seats": ["marquise", "marquise"]}, "named twice"),
        ({"seats": ["marquise"]}, "1 seats were given; Root is for 2 to 6"),
        ({"seats": []}, "0 seats were given"),
        ({"seats": "marquise"}, "must be a list of factions"),
        ({"seats": ["marquise", 7]}, "must be a list of factions"),
        ({"map": "summer"}, "option map is 'summer'; it must be one of: autumn, winter, lake, mountain"),
        ({"deck": "exile"}, "it must be one of: standard, exiles"),
        ({"seats": ["marquise", "eyrie"], "first": "alliance"}, "one of: random, marquise, eyrie"),
        ({"seating": "by age"}, "it must be one of: given, random"),
        ({"adventurous": "yes"}, "must be true or false"),
        ({"shuffle_suits": 1}, "must be true or false"),
        ({"rest_refreshes_all": None}, "must be true or false"),
        ({"map": ["autumn"]}, "it must be one of: autumn, winter, lake, mountain"),
    ],
)
def test_a_wrong_option_is_refused_with_what_would_be_right(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOptions, match=complaint):
        GAME.new(options, seed=1)
