"""C.1 The Winter map, and suit markers."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

import pytest

from rulewright.games.root.factions.vagabond.moving import slip_ways
from rulewright.games.root.maps import load
from rulewright.games.root.rules.cards import matching_cards
from rulewright.games.root.rules.movement import moves
from rulewright.games.root.terms import CLEARINGS, FIRST_FOREST, SUITS, bits, place_name
from tests.builders.root import GAME, MARQUISE, VAGABOND, names, position

if TYPE_CHECKING:
    from rulewright.games.root.position import Root

AUTUMN_SUITS = ["fox", "mouse", "rabbit", "rabbit", "rabbit", "fox", "mouse", "fox", "mouse", "rabbit", "mouse", "fox"]
EVEN = {"fox": 4, "rabbit": 4, "mouse": 4}


def suits(seed: int, **options: object) -> list[str]:
    """Return the suits of the clearings of a new match."""
    root = cast("Root", GAME.new(options, seed=seed).position)
    return [SUITS[root.suits[place]] for place in CLEARINGS]


def slips(text: str) -> list[str]:
    """Return where the Vagabond may slip."""
    return [option.text for option in slip_ways(position(text), VAGABOND)]


@pytest.mark.law("root C.1.1", "root 2.3", "root 2.4.1")
@pytest.mark.example("EX-81")
@pytest.mark.ruling("R-124")
def test_autumn_has_seven_forests_and_winter_which_its_river_divides_has_eight() -> None:
    assert [place_name(forest) for forest in bits(load("autumn").forests)] == [f"f{n}" for n in range(1, 8)]
    assert [place_name(forest) for forest in bits(load("winter").forests)] == [f"f{n}" for n in range(1, 9)]


@pytest.mark.law("root C.1.1", "root 2.4.1")
@pytest.mark.ruling("R-124")
@pytest.mark.parametrize(
    ("one", "other"),
    [("f1", "f4"), ("f2", "f6"), ("f3", "f8")],  # across the stretches 10-11, 11-12 and 7-12
)
def test_forests_on_both_banks_of_a_river_are_adjacent_on_winter(one: str, other: str) -> None:
    assert f"{one}>{other}" in slips(f"map winter\n{one} vagabond pawn")
    assert f"{other}>{one}" in slips(f"map winter\n{other} vagabond pawn")


@pytest.mark.law("root C.1.1", "root 2.4.1")
@pytest.mark.parametrize("woodland", ["autumn", "winter", "lake", "mountain"])
def test_forests_adjoin_across_one_path_or_one_stretch_of_river(woodland: str) -> None:
    """The adjacency the rules derive from paths and rivers is the one read off the printed map."""
    woods = load(woodland)

    for number, forest in enumerate(woods.data.forest):
        near = bits(woods.beside[FIRST_FOREST + number])
        assert sorted(place - FIRST_FOREST + 1 for place in near if place >= FIRST_FOREST) == sorted(forest.forests)
        assert sorted(place for place in near if place < FIRST_FOREST) == sorted(forest.clearings)


@pytest.mark.law("root C.1.1", "root 2.3")
@pytest.mark.ruling("R-124")
def test_the_river_of_winter_is_still_no_path() -> None:
    root = position("map winter\n11 marquise 3\n12 marquise 1\n10 marquise 1\n7 marquise 1")

    ways = [option.text for option in moves(root, MARQUISE)]

    assert [way for way in ways if way.startswith("11>")] == ["11>1", "11>4", "11>9"]
    assert [way for way in ways if way.startswith("7>")] == ["7>2", "7>3"]


@pytest.mark.law("root C.1.1", "root 2.4.1")
def test_a_forest_beyond_two_borders_is_not_adjacent() -> None:
    assert slips("map winter\nf1 vagabond pawn") == ["f1>1", "f1>10", "f1>11", "f1>f2", "f1>f4"]


@pytest.mark.law("root 5.1.4", "root 2.2.4")
@pytest.mark.ruling("R-124")
def test_winter_has_ruins_of_its_own() -> None:
    root = cast("Root", GAME.new({"map": "winter"}, seed=1).position)

    assert {place for place, ruin in enumerate(root.ruins) if ruin} == {8, 9, 11, 12}


@pytest.mark.law("root 2.2.2")
@pytest.mark.ruling("R-103", "R-124")
def test_winter_gets_four_markers_of_each_suit_in_random_order() -> None:
    drawn = [suits(seed, map="winter") for seed in range(6)]

    assert all(Counter(one) == EVEN for one in drawn)
    assert len({tuple(one) for one in drawn}) == 6


@pytest.mark.law("root 2.2.2")
@pytest.mark.ruling("R-103")
def test_autumn_keeps_its_printed_suits() -> None:
    assert [suits(seed) for seed in range(3)] == [AUTUMN_SUITS] * 3


@pytest.mark.law("root 2.2.2")
@pytest.mark.ruling("R-103")
def test_the_suits_of_autumn_may_be_shuffled() -> None:
    drawn = [suits(seed, shuffle_suits=True) for seed in range(6)]

    assert all(Counter(one) == EVEN for one in drawn)
    assert len({tuple(one) for one in drawn}) == 6


@pytest.mark.law("root 2.2.2")
@pytest.mark.ruling("R-124")
def test_shuffled_suits_are_what_the_rules_go_by() -> None:
    drawn = suits(4, map="winter")
    assert drawn != AUTUMN_SUITS
    text = f"map winter\nsuits {' '.join(drawn)}\nhand marquise anvil bake_sale sword"
    root = position(text)

    for place in CLEARINGS:
        natural = {"fox": "anvil", "rabbit": "bake_sale", "mouse": "sword"}[drawn[place - 1]]
        assert names(matching_cards(root, MARQUISE, place)) == [natural]
