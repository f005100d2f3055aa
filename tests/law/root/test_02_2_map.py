"""2.2 Clearings and paths, 2.3 Rivers, 2.4 Forests."""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright.games.root.factions.vagabond.moving import slip_ways, vagabond_moves
from rulewright.games.root.maps import load
from rulewright.games.root.rules.movement import moves
from rulewright.games.root.rules.removal import remove_all_enemies
from rulewright.games.root.rules.ruling import open_slots
from rulewright.games.root.terms import FIRST_FOREST, FOX, SUITS, bits
from rulewright.kernel.why import why_not
from tests.builders.root import ALLIANCE, EYRIE, GAME, MARQUISE, VAGABOND, offered, position, run, say, shown, table

MAPS = ("autumn", "winter", "lake", "mountain")
ACTION = "turn marquise daylight action\nmarquise actions 3\n"


def ways_to(options: list[str], origin: str) -> list[str]:
    return [way.removeprefix(f"{origin}>") for way in options if way.startswith(f"{origin}>")]


@pytest.mark.law("root 2.2", "root 2.2.1", "root G.1.2", "root G.1.16")
@pytest.mark.parametrize("name", MAPS)
def test_clearings_are_adjacent_when_a_path_links_them(name: str) -> None:
    woodland = load(name)
    linked = {frozenset(path) for path in woodland.data.paths}

    adjacent = {frozenset((one, other)) for one in range(1, 13) for other in bits(woodland.paths[one])}

    assert adjacent == linked
    for clearing in woodland.data.clearing:
        assert list(bits(woodland.paths[clearing.id])) == sorted(clearing.adjacent)


@pytest.mark.law("root 2.2", "root 2.2.1", "root 4.2")
def test_warriors_move_along_paths_alone() -> None:
    root = position("12 marquise 2")

    assert ways_to([option.text for option in moves(root, MARQUISE)], "12") == ["4", "7", "9", "10", "11"]


@pytest.mark.law("root 2.2.1", "root 4.2")
def test_a_move_to_a_clearing_without_a_path_is_refused_by_adjacency() -> None:
    match = table(f"{ACTION}1 marquise 2")

    assert [reason.law for reason in why_not(match, "march 1>2")] == ["root 2.2.1"]
    assert why_not(match, "march 1>5") == []


@pytest.mark.law("root 2.2.2")
@pytest.mark.parametrize("name", MAPS)
def test_every_clearing_has_one_suit_and_there_are_four_of_each(name: str) -> None:
    match = GAME.new({"map": name}, seed=3)

    suits = Counter(clearing["suit"] for clearing in match.view(None).facts()["table"]["clearings"])

    assert suits == {"fox": 4, "rabbit": 4, "mouse": 4}


@pytest.mark.law("root 2.2.2", "root 6.5.5")
def test_a_card_matches_a_clearing_of_its_own_suit() -> None:
    match = table(f"{ACTION}1 marquise sawmill\n2 marquise sawmill\n5 marquise sawmill\nhand marquise sword")

    match.answer("overwork")

    assert offered(match.question) == ["2"]


@pytest.mark.law("root 2.2.3", "root G.1.3", "root G.1.32")
@pytest.mark.example("EX-2")
def test_a_clearing_with_full_slots_takes_a_token_and_no_building() -> None:
    match = table(
        "turn alliance birdsong spread\n2 marquise sawmill workshop\n5 alliance sympathy\n"
        "alliance supporters sword investments"
    )
    say(match, "2", "sword")
    assert {"seat": ALLIANCE, "piece": "sympathy", "number": 1} in match.view(None).facts()["table"]["clearings"][1][
        "pieces"
    ]

    match = table(f"{ACTION}2 marquise 3 sawmill workshop; alliance sympathy\n5 marquise 1 wood*4")
    match.answer("build")
    assert "recruiter@2" not in offered(match.question)
    assert [reason.law for reason in why_not(match, "recruiter@2")] == ["root 2.2.3"]


@pytest.mark.law("root 2.2.3")
def test_each_building_fills_one_slot_whoever_owns_it() -> None:
    root = position("2 marquise sawmill\n7 eyrie roost; alliance base_mouse\n9 alliance base_fox")

    assert [clearing for clearing in (2, 7, 9) if open_slots(root) >> clearing & 1] == [2, 9]


@pytest.mark.law("root 2.2.3", "root G.1.22")
def test_a_building_that_leaves_opens_its_slot() -> None:
    root = position("turn eyrie daylight\n1 marquise workshop")
    assert not open_slots(root) >> 1 & 1

    run(remove_all_enemies(root, EYRIE, 1 << 1))

    assert open_slots(root) >> 1 & 1


@pytest.mark.law("root 2.2.4", "root 5.1.4")
@pytest.mark.parametrize(
    ("name", "ruins"),
    [("autumn", [6, 10, 11, 12]), ("winter", [8, 9, 11, 12]), ("lake", [5, 10, 11, 12]), ("mountain", [9, 10, 11, 12])],
)
def test_four_slots_begin_under_ruins(name: str, ruins: list[int]) -> None:
    clearings = GAME.new({"map": name}, seed=1).view(None).facts()["table"]["clearings"]

    assert [clearing["id"] for clearing in clearings if clearing["ruin"]] == ruins


@pytest.mark.law("root 2.2.4", "root 2.2.3", "root 9.5.3", "root G.1.25", "root G.1.28")
@pytest.mark.example("EX-24")
def test_a_ruin_keeps_its_slot_filled_until_it_is_explored() -> None:
    text = "6 marquise 2 sawmill wood; vagabond pawn\nvagabond character thief\nvagabond items torch\n"
    match = table(f"{ACTION}{text}ruins 6:bag")
    assert [reason.law for reason in why_not(match, "build")] == ["root 6.5.4.I"]
    assert not match.view(None).facts()["table"]["clearings"][5]["open"]

    explorer = table(f"turn vagabond daylight action\n{text}ruins 6:bag")
    explorer.answer("explore")
    sixth = explorer.view(None).facts()["table"]["clearings"][5]
    assert (sixth["ruin"], sixth["open"]) == (False, 1)

    match = table(f"{ACTION}{text}")
    match.answer("build")
    assert "workshop@6" in offered(match.question)


@pytest.mark.law("root 2.2.4")
@pytest.mark.ruling("R-33")
def test_what_removes_all_enemy_pieces_leaves_the_ruins() -> None:
    root = position("turn eyrie daylight\n12 marquise 2\nruins 6 12:bag")

    run(remove_all_enemies(root, EYRIE, root.of_suit[FOX]))

    assert shown(root, 12) == ""
    assert root.ruins[6]
    assert root.ruins[12]


@pytest.mark.law("root 2.2.4")
@pytest.mark.ruling("R-33")
def test_without_a_vagabond_the_ruins_hide_nothing() -> None:
    match = GAME.new({"seats": ["marquise", "eyrie", "alliance"], "adventurous": True}, seed=1)

    assert [content for content in GAME.write(match).splitlines() if content.startswith("ruins")] == [
        "ruins 6 10 11 12"
    ]


@pytest.mark.law("root 2.3", "root G.1.24", "root 2.2.1")
@pytest.mark.parametrize("name", MAPS)
def test_a_river_is_no_path(name: str) -> None:
    woodland = load(name)
    paths = {frozenset(path) for path in woodland.data.paths}

    rivers = [river for river in woodland.data.rivers if frozenset(river) not in paths]

    assert rivers
    assert not any(woodland.paths[one] >> other & 1 for one, other in rivers)


@pytest.mark.law("root 2.3", "root 4.2", "root 9.5.1")
def test_neither_warriors_nor_the_vagabond_travel_by_river() -> None:
    match = table(f"{ACTION}4 marquise 2")
    assert [reason.law for reason in why_not(match, "march 4>7")] == ["root 2.2.1"]

    match = table("turn vagabond daylight action\n4 vagabond pawn\nvagabond character thief\nvagabond items boot")
    assert [reason.law for reason in why_not(match, "move 4>7")] == ["root 2.2.1"]


@pytest.mark.law("root 2.3", "root 2.4", "root C.1.1", "root G.1.11")
@pytest.mark.example("EX-81")
def test_a_river_divides_no_forest_but_on_the_winter_map() -> None:
    root = position("f1 vagabond pawn")
    # Forest 1 of the Autumn map has the river from 5 to 10 in it, and is one forest all the same.
    assert ways_to([option.text for option in slip_ways(root, VAGABOND)], "f1") == ["1", "2", "5", "10", "f2", "f3"]
    assert load("autumn").forests.bit_count() == 7

    assert load("winter").forests.bit_count() == 8
    suits = " ".join(list(SUITS[1:]) * 4)
    root = position(f"map winter\nsuits {suits}\nf3 vagabond pawn")
    # The river from 7 to 12 lies between forests 3 and 8.
    assert ways_to([option.text for option in slip_ways(root, VAGABOND)], "f3") == ["2", "7", "12", "f2", "f8"]


@pytest.mark.law("root 2.4", "root 2.4.1", "root G.1.2", "root G.1.11")
@pytest.mark.parametrize("name", MAPS)
def test_a_forest_adjoins_the_clearings_around_it_and_the_forests_across_one_path(name: str) -> None:
    woodland = load(name)

    for forest in woodland.data.forest:
        near = bits(woodland.beside[FIRST_FOREST + forest.id - 1])
        assert [place for place in near if place < FIRST_FOREST] == sorted(forest.clearings)
        assert [place - FIRST_FOREST + 1 for place in near if place >= FIRST_FOREST] == sorted(forest.forests)


@pytest.mark.law("root 2.4.1", "root 9.4.2")
def test_forests_that_meet_only_in_a_clearing_are_not_adjacent() -> None:
    root = position("f4 vagabond pawn")  # it touches forest 5 in clearing 12 alone

    assert ways_to([option.text for option in slip_ways(root, VAGABOND)], "f4") == ["4", "9", "12", "f2", "f7"]


@pytest.mark.law("root 2.4.1", "root 9.5.1")
def test_a_move_out_of_a_forest_goes_to_a_clearing_that_touches_it() -> None:
    root = position("f6 vagabond pawn\nvagabond items boot")

    assert [option.text for option in vagabond_moves(root, VAGABOND, 1)] == ["f6>3", "f6>6", "f6>11"]
