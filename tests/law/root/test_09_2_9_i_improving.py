"""9.2.9 Relationships; 9.2.9.I improving them; 9.5.4 Aid."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.vagabond.board import SPACES, STEP_COST, STEP_POINTS
from rulewright.games.root.factions.vagabond.relations import aided
from rulewright.games.root.factions.vagabond.turn import begin_refresh
from rulewright.kernel.errors import NotOffered
from rulewright.kernel.why import Reason, why_not
from tests.builders.root import ALLIANCE, EYRIE, MARQUISE, VAGABOND, names, offered, position, say
from tests.builders.vagabond import daylight, held, on_board, root_of

TOGETHER = "1 eyrie 1; vagabond pawn\nvagabond items boot sword torch\n"
THREE_CARDS = "hand vagabond anvil foxfolk_steel ambush_bird"


@pytest.mark.law("root 9.2.9")
@pytest.mark.ruling("R-6")
def test_the_chart_has_four_spaces_with_their_costs_and_points() -> None:
    assert len(SPACES) == 4
    assert (SPACES[0], SPACES[-1]) == ("indifferent", "allied")
    assert STEP_COST[:2] == [1, 2]
    assert STEP_POINTS[:2] == [1, 2]


@pytest.mark.law("root 9.2.9", "root 9.3.6")
def test_the_chart_shows_a_marker_for_every_other_faction_and_none_for_himself() -> None:
    match = daylight("1 vagabond pawn")

    board = match.view(EYRIE).facts()["table"]["players"][VAGABOND]["board"]

    assert board["relations"] == {"0": "indifferent", "1": "indifferent", "2": "indifferent"}


@pytest.mark.law("root 9.5.4", "root 9.2.9.I", "root 9.2.9.I.a", "root 9.2.9.I.b")
@pytest.mark.example("EX-21")
@pytest.mark.ruling("R-56", "R-6")
def test_three_aids_in_one_turn_are_two_steps_and_three_points() -> None:
    match = daylight(TOGETHER + THREE_CARDS)
    root = root_of(match)

    say(match, "aid", "boot", "anvil")
    assert (held(match, "relations"), root.points[VAGABOND]) == ("eyrie:amiable", 1)
    say(match, "aid", "sword", "foxfolk_steel")
    assert (held(match, "relations"), root.points[VAGABOND]) == ("eyrie:amiable", 1)
    say(match, "aid", "ambush_bird")

    assert (held(match, "relations"), root.points[VAGABOND]) == ("eyrie:friendly", 3)
    assert held(match, "items") == "boot- sword- torch-"
    assert root.hands[EYRIE].bit_count() == 3
    assert root.hands[VAGABOND] == 0


@pytest.mark.law("root 9.2.9.I.a")
@pytest.mark.example("EX-51")
@pytest.mark.ruling("R-56")
def test_an_aid_counts_once() -> None:
    match = daylight(TOGETHER + THREE_CARDS)

    say(match, "aid", "boot", "anvil", "aid", "sword", "foxfolk_steel")

    assert held(match, "relations") == "eyrie:amiable"
    assert held(match, "aids") == "eyrie:1"
    assert root_of(match).points[VAGABOND] == 1


@pytest.mark.law("root 9.2.9.I.a")
def test_aids_of_an_earlier_turn_do_not_count() -> None:
    root = position("vagabond relations eyrie:amiable\nvagabond aids eyrie:1 marquise:1")

    begin_refresh(root, VAGABOND)
    aided(root, VAGABOND, EYRIE)

    assert on_board(root, "relations") == "eyrie:amiable"
    assert on_board(root, "aids") == "eyrie:1"


@pytest.mark.law("root 9.2.9.I.a")
def test_aids_to_different_factions_do_not_add_up() -> None:
    root = position("vagabond relations eyrie:amiable marquise:amiable")

    aided(root, VAGABOND, EYRIE)
    aided(root, VAGABOND, MARQUISE)

    assert on_board(root, "relations") == "marquise:amiable eyrie:amiable"
    assert root.points[VAGABOND] == 0


@pytest.mark.law("root 9.2.9.I.a", "root 9.2.9.I.b", "root 9.2.9.II", "root 9.2.9.II.a")
@pytest.mark.ruling("R-56")
def test_the_last_step_takes_three_aids_and_does_not_pay_for_an_ally_too() -> None:
    root = position("vagabond relations alliance:friendly")

    aided(root, VAGABOND, ALLIANCE)
    aided(root, VAGABOND, ALLIANCE)
    assert (on_board(root, "relations"), root.points[VAGABOND]) == ("alliance:friendly", 0)
    aided(root, VAGABOND, ALLIANCE)

    assert (on_board(root, "relations"), root.points[VAGABOND]) == ("alliance:allied", 2)


@pytest.mark.law("root 9.2.9.II.a", "root 9.5.4")
@pytest.mark.ruling("R-56")
def test_each_aid_to_an_ally_scores_two() -> None:
    match = daylight(f"{TOGETHER}{THREE_CARDS}\nvagabond relations eyrie:allied")

    say(match, "aid", "boot", "anvil", "aid", "sword", "foxfolk_steel")

    assert root_of(match).points[VAGABOND] == 4
    assert held(match, "relations") == "eyrie:allied"


@pytest.mark.law("root 9.2.9.III.c", "root 9.2.9.I", "root 9.5.4")
def test_aid_leaves_a_hostile_faction_hostile_but_gets_its_items() -> None:
    match = daylight(f"{TOGETHER}{THREE_CARDS}\nvagabond relations eyrie:hostile\ncrafted eyrie tea hammer")

    say(match, "aid", "boot", "anvil", "hammer", "aid", "sword", "foxfolk_steel", "tea")

    assert held(match, "relations") == "eyrie:hostile"
    assert held(match, "aids") == ""
    assert root_of(match).points[VAGABOND] == 0
    assert held(match, "items") == "boot- hammer sword- tea torch"
    assert not any(root_of(match).crafted)


# 9.5.4


@pytest.mark.law("root 9.5.4", "root 9.2.5.I")
def test_after_giving_a_card_he_may_take_one_crafted_item_face_up() -> None:
    match = daylight(f"{TOGETHER}hand vagabond anvil\ncrafted eyrie coins coins\ncrafted marquise boot")

    say(match, "aid", "torch", "anvil")
    assert offered(match.question) == ["decline", "coins"]
    say(match, "coins")

    assert held(match, "items") == "boot sword coins torch-"
    assert root_of(match).crafted.count(1) == 2, "one coin is left, and the Marquise keeps her boot"


@pytest.mark.law("root 9.5.4")
def test_he_need_not_take_the_item() -> None:
    match = daylight(f"{TOGETHER}hand vagabond anvil\ncrafted eyrie coins")

    say(match, "aid", "torch", "anvil", "decline")

    assert held(match, "items") == "boot sword torch-"
    assert held(match, "relations") == "eyrie:amiable"


@pytest.mark.law("root 9.5.4", "root 9.2.5")
def test_any_face_up_undamaged_item_pays_for_an_aid() -> None:
    items = "boot bag crossbow hammer sword tea coins torch"
    match = daylight(f"1 eyrie 1; vagabond pawn\nvagabond items {items} boot- bag!\nhand vagabond anvil")

    say(match, "aid")

    assert offered(match.question) == items.split()


@pytest.mark.law("root 9.5.4", "root 2.1.1", "root 1.3.2")
def test_the_card_must_match_his_clearing_and_a_bird_matches_any() -> None:
    match = daylight(f"{TOGETHER}hand vagabond anvil armorers bake_sale sword")

    say(match, "aid", "boot")

    assert offered(match.question) == ["armorers", "anvil"]
    with pytest.raises(NotOffered):
        match.answer("bake_sale")


@pytest.mark.law("root 9.5.4", "root 1.2.1")
@pytest.mark.ruling("R-120")
def test_only_the_two_players_learn_which_card_was_given() -> None:
    match = daylight(f"{TOGETHER}hand vagabond anvil foxfolk_steel")

    say(match, "aid", "boot", "anvil")

    facts = [match.view(seat).facts()["table"]["players"][EYRIE]["hand_known"] for seat in range(4)]
    assert facts == [[], ["anvil"], [], ["anvil"]]
    assert root_of(match).discard == 0


@pytest.mark.law("root 9.5.4", "root G.1.10")
@pytest.mark.ruling("R-60")
@pytest.mark.parametrize("piece", ["marquise 1", "marquise sawmill", "marquise wood", "alliance sympathy"])
def test_any_faction_piece_in_the_clearing_makes_its_owner_a_target(piece: str) -> None:
    match = daylight(f"1 {piece}; vagabond pawn\nvagabond items boot\nhand vagabond anvil")

    say(match, "aid", "anvil")

    receiver = MARQUISE if piece.startswith("marquise") else ALLIANCE
    assert names(root_of(match).hands[receiver]) == ["anvil"]


@pytest.mark.law("root 9.5.4")
@pytest.mark.ruling("R-60")
def test_a_player_with_an_active_dominance_card_can_be_aided() -> None:
    match = daylight(f"{TOGETHER}hand vagabond anvil\ndominance eyrie dominance_bird")

    say(match, "aid", "boot", "anvil")

    assert root_of(match).points[VAGABOND] == 1


@pytest.mark.law("root 9.5.4")
@pytest.mark.parametrize(
    "text",
    [
        "1 vagabond pawn\n5 eyrie 1\nvagabond items boot\nhand vagabond anvil",
        "1 eyrie 1; vagabond pawn\nvagabond items boot-\nhand vagabond anvil",
        "1 eyrie 1; vagabond pawn\nvagabond items boot!\nhand vagabond anvil",
        "1 eyrie 1; vagabond pawn\nvagabond items boot\nhand vagabond bake_sale",
        "1 eyrie 1; vagabond pawn\nvagabond items boot",
        "f1 vagabond pawn\n1 eyrie 1\nvagabond items torch\nhand vagabond armorers",
    ],
    ids=["nobody here", "exhausted", "damaged", "no matching card", "no card", "in a forest"],
)
def test_no_aid_without_somebody_here_an_item_and_a_matching_card(text: str) -> None:
    match = daylight(text)

    assert "aid" not in offered(match.question)
    assert why_not(match, "aid") == [Reason("root 9.5.4", "why.no-aid")]


@pytest.mark.law("root 9.5.4")
def test_he_chooses_among_the_players_in_his_clearing() -> None:
    match = daylight("1 eyrie 1; marquise wood; vagabond pawn\nvagabond items boot\nhand vagabond anvil")

    say(match, "aid")

    assert offered(match.question) == ["marquise", "eyrie"]


@pytest.mark.law("root 9.2.9.III", "root 9.2.9.I.a")
def test_turning_hostile_forgets_the_aids_of_the_turn() -> None:
    match = daylight(f"{TOGETHER}{THREE_CARDS}", dice=[1, 0])

    say(match, "aid", "boot", "anvil", "aid", "torch", "foxfolk_steel", "battle", "decline")

    assert held(match, "relations") == "eyrie:hostile"
    assert held(match, "aids") == ""
