"""8.4.2 Spreading sympathy."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.alliance.birdsong import place_sympathy, spread_cost, spread_sites
from rulewright.games.root.factions.alliance.board import board_of
from rulewright.games.root.terms import CLEARINGS, bits
from rulewright.kernel.why import why_not
from tests.builders.root import ALLIANCE, GAME, MARQUISE, names, offered, position, say, shown

SPREAD = "seats marquise eyrie alliance\nturn alliance birdsong spread\n"
THREE = "1 alliance sympathy\n9 alliance sympathy\n12 alliance sympathy\n"
RABBITS = "alliance supporters bake_sale cobbler command_warren\n"


def tokens(number: int) -> str:
    """Put a number of sympathy tokens on the map."""
    return "".join(f"{place} alliance sympathy\n" for place in CLEARINGS[:number])


@pytest.mark.law("root 8.4.2", "root 8.4.2.I", "root 8.4.2.II", "root 8.4.2.II.a", "root 8.4.2.III")
@pytest.mark.ruling("R-50")
@pytest.mark.example("EX-19")
def test_the_fourth_token_costs_three_under_martial_law() -> None:
    root = position(SPREAD + THREE + RABBITS + "10 eyrie 3")
    match = GAME.resume(root)

    assert match.question is not None
    assert (match.question.law, "10" in offered(match.question)) == (("root 8.4.2",), True)
    say(match, "10", "bake_sale", "cobbler", "command_warren")

    assert shown(root, 10) == "eyrie 3; alliance sympathy"
    assert root.points[ALLIANCE] == 1
    assert board_of(root, ALLIANCE).supporters == 0
    assert names(root.discard) == ["bake_sale", "cobbler", "command_warren"]


@pytest.mark.law("root 8.4.2.II", "root 8.4.2.II.a")
@pytest.mark.example("EX-19")
def test_two_warriors_are_not_martial_law() -> None:
    root = position(SPREAD + THREE + RABBITS + "10 eyrie 2")

    say(GAME.resume(root), "10", "bake_sale", "cobbler")

    assert shown(root, 10) == "eyrie 2; alliance sympathy"
    assert names(board_of(root, ALLIANCE).supporters) == ["command_warren"]


# I


@pytest.mark.law("root 8.4.2.I")
@pytest.mark.ruling("R-123")
def test_the_first_token_goes_anywhere_but_to_the_keep() -> None:
    root = position("seats marquise alliance\n7 marquise keep")

    assert bits(spread_sites(root, 1)) == tuple(place for place in CLEARINGS if place != 7)


@pytest.mark.law("root 8.4.2.I", "root 6.2.2")
@pytest.mark.ruling("R-51")
@pytest.mark.parametrize("held", ["", "8 alliance sympathy\n"])
def test_why_sympathy_cannot_go_to_the_keep(held: str) -> None:
    root = position(SPREAD + held + "7 marquise keep\nalliance supporters sword investments")
    match = GAME.resume(root)

    assert "7" not in offered(match.question)
    assert [reason.law for reason in why_not(match, "7")] == ["root 6.2.2"]


@pytest.mark.law("root 8.4.2.I", "root 8.2.5.I", "root 8.2.5.II", "root 2.2.1")
@pytest.mark.ruling("R-123")
def test_sympathy_spreads_to_unsympathetic_neighbours_only() -> None:
    root = position(SPREAD + "5 alliance sympathy\n1 alliance sympathy\nalliance supporters armorers sappers sappers")
    match = GAME.resume(root)

    assert offered(match.question) == ["done", "2", "9", "10"]
    assert [reason.law for reason in why_not(match, "1")] == ["root 8.2.5.I"]
    assert [reason.law for reason in why_not(match, "12")] == ["root 8.4.2.I"]


@pytest.mark.law("root 8.4.2.I")
@pytest.mark.ruling("R-123")
def test_supporters_that_match_no_neighbour_do_not_open_the_rest_of_the_map() -> None:
    root = position(SPREAD + RABBITS + "5 alliance sympathy")  # its neighbours are a fox and a mouse

    assert offered(GAME.resume(root).question) == ["done"]


@pytest.mark.law("root 8.4.2.I", "root 6.2.2")
@pytest.mark.ruling("R-123")
def test_without_a_legal_neighbour_sympathy_does_not_spread() -> None:
    # Both neighbours are barred, which takes two keeps: one is not enough on this map.
    root = position("5 alliance sympathy\n1 marquise keep")
    root.add_piece(root.setting.kind[MARQUISE, "keep"], 2)

    assert spread_sites(root, ALLIANCE) == 0


@pytest.mark.law("root 8.4.2.I", "root 2.2.3")
def test_a_token_needs_no_slot() -> None:
    root = position("5 alliance sympathy\n1 marquise sawmill\n2 marquise sawmill workshop")

    assert bits(spread_sites(root, ALLIANCE)) == (1, 2)


@pytest.mark.law("root 8.4.2.I", "root 8.2.5", "root 1.5.1")
@pytest.mark.ruling("R-51")
def test_ten_tokens_on_the_map_leave_none_to_spread() -> None:
    root = position(tokens(10))

    assert spread_sites(root, ALLIANCE) == 0


# II


@pytest.mark.law("root 8.4.2.II")
@pytest.mark.ruling("R-6")
@pytest.mark.parametrize(("number", "cost"), list(enumerate([1, 1, 1, 2, 2, 2, 3, 3, 3, 3])))
def test_the_cost_is_printed_above_the_next_token(number: int, cost: int) -> None:
    root = position(tokens(number))

    assert spread_cost(root, ALLIANCE, 12) == cost


@pytest.mark.law("root 8.4.2.II", "root 8.2.3", "root 2.1.1")
def test_supporters_must_match_and_birds_do() -> None:
    root = position(SPREAD + THREE + "alliance supporters bake_sale armorers anvil sword\nhand alliance cobbler")
    match = GAME.resume(root)

    # Each clearing next to sympathy has one card of its own suit, and the bird is the second.
    assert offered(match.question) == ["done", "4", "5", "7", "10", "11"]
    say(match, "10")
    assert offered(match.question) == ["armorers", "bake_sale"]
    say(match, "bake_sale")
    assert match.question is not None
    assert (offered(match.question), match.question.law) == (["armorers"], ("root 8.4.2.II",))


@pytest.mark.law("root 8.4.2.II", "root 8.2.3")
def test_too_few_matching_supporters_spread_nothing() -> None:
    root = position(SPREAD + THREE + "alliance supporters bake_sale anvil sword\nhand alliance cobbler armorers")
    match = GAME.resume(root)

    assert offered(match.question) == ["done"]
    assert [reason.law for reason in why_not(match, "10")] == ["root 8.4.2.II"]


# II.a


@pytest.mark.law("root 8.4.2.II.a")
@pytest.mark.ruling("R-50")
@pytest.mark.parametrize(
    ("pieces", "cost"),
    [
        ("eyrie 3", 2),
        ("eyrie 7", 2),
        ("eyrie 3; marquise 3", 2),  # never more than one
        ("eyrie 2; marquise 2", 1),  # different players are not added up
        ("eyrie 2 roost; vagabond pawn", 1),  # buildings and pawns are no warriors
        ("marquise 2 wood*3", 1),
        ("alliance 4", 1),  # not another player
    ],
)
def test_martial_law_counts_the_warriors_of_one_other_player(pieces: str, cost: int) -> None:
    root = position(f"10 {pieces}")

    assert spread_cost(root, ALLIANCE, 10) == cost


@pytest.mark.law("root 8.4.2.II.a")
def test_why_martial_law_puts_a_clearing_out_of_reach() -> None:
    root = position(SPREAD + "5 alliance sympathy\n1 eyrie 3\nalliance supporters anvil")
    match = GAME.resume(root)

    assert offered(match.question) == ["done"]
    assert [reason.law for reason in why_not(match, "1")] == ["root 8.4.2.II.a"]


# III


@pytest.mark.law("root 8.4.2.III")
@pytest.mark.ruling("R-6")
@pytest.mark.parametrize(("number", "points"), list(enumerate([0, 1, 1, 1, 2, 2, 3, 4, 4, 4])))
def test_a_token_scores_the_space_it_uncovers(number: int, points: int) -> None:
    root = position(tokens(number))

    place_sympathy(root, ALLIANCE, 12)

    assert root.points[ALLIANCE] == points
    assert shown(root, 12) == "alliance sympathy"


@pytest.mark.law("root 8.4.2")
def test_sympathy_spreads_any_number_of_times_from_where_it_has_just_come() -> None:
    root = position(SPREAD + "alliance supporters bake_sale anvil sword")
    match = GAME.resume(root)

    say(match, "5", "bake_sale")
    assert offered(match.question) == ["done", "1", "2"]
    say(match, "1", "anvil")
    assert offered(match.question) == ["done", "2", "9"]
    say(match, "9", "sword")

    assert root.points[ALLIANCE] == 0 + 1 + 1
    assert [place for place in CLEARINGS if shown(root, place) == "alliance sympathy"] == [1, 5, 9]


@pytest.mark.law("root 8.4.2")
def test_sympathy_need_not_spread() -> None:
    root = position(SPREAD + "alliance supporters bake_sale")

    say(GAME.resume(root), "done")

    assert names(board_of(root, ALLIANCE).supporters) == ["bake_sale"]
    assert root.turn == 0
