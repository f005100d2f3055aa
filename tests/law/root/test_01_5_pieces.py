"""1.5 Pieces."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.marquise.turn import place_wood, recruit
from rulewright.games.root.factions.vagabond.moving import take_move
from rulewright.games.root.rules.battle import battle
from rulewright.games.root.rules.removal import remove_all_enemies
from rulewright.games.root.rules.scoring import lose_points
from rulewright.games.root.terms import FOX, MOUSE
from rulewright.kernel.position import Ended
from rulewright.kernel.why import why_not
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    MARQUISE,
    VAGABOND,
    ask_after,
    names,
    offered,
    position,
    run,
    say,
    shown,
    table,
)

ACTION = "turn marquise daylight action\nmarquise actions 3\n"


@pytest.mark.law("root 1.5.1", "root 6.4")
def test_no_wood_is_placed_when_all_eight_are_on_the_map() -> None:
    root = position("1 marquise sawmill\n2 marquise wood*8")

    run(place_wood(root, MARQUISE))

    assert shown(root, 1) == "marquise sawmill"


@pytest.mark.law("root 1.5.1", "root 6.5.3")
def test_recruiting_without_a_warrior_left_is_refused_by_the_limit_of_pieces() -> None:
    match = table(f"{ACTION}1 marquise 25 recruiter")

    assert "recruit" not in offered(match.question)
    assert [reason.law for reason in why_not(match, "recruit")] == ["root 1.5.1"]


@pytest.mark.law("root 1.5.1", "root 6.5.4.I")
def test_a_seventh_building_of_a_kind_is_refused_by_the_limit_of_pieces() -> None:
    match = table(
        f"{ACTION}2 marquise 1 sawmill*2\n5 marquise 1 sawmill*2\n10 marquise 1 sawmill*2\n"
        "6 marquise 1 wood*8\n11 marquise 1"
    )

    match.answer("build")

    assert "workshop@6" in offered(match.question)
    assert [reason.law for reason in why_not(match, "sawmill@6")] == ["root 1.5.1"]


@pytest.mark.law("root 1.5.1", "root 8.5.3")
def test_training_without_a_warrior_left_is_refused_by_the_limit_of_pieces() -> None:
    match = table("turn alliance daylight\n1 alliance 10 base_fox\nhand alliance anvil")

    assert [reason.law for reason in why_not(match, "train")] == ["root 1.5.1"]


@pytest.mark.law("root 1.5.1", "root 1.5.4", "root 6.4")
@pytest.mark.ruling("R-121")
def test_the_owner_chooses_which_clearings_go_without_when_the_supply_is_short() -> None:
    root = position("1 marquise sawmill\n2 marquise sawmill*2\n5 marquise sawmill\n9 marquise wood*6")
    flow = place_wood(root, MARQUISE)

    first = ask_after(flow)
    assert (first.seat, first.law, offered(first)) == (MARQUISE, ("root 1.5.4", "root 6.4"), ["1", "2", "5"])

    second = flow.send(first.options[1])
    # Two sawmills stand in clearing 2: it may have the last wood too.
    assert offered(second) == ["1", "2", "5"]


@pytest.mark.law("root 1.5.4", "root 6.5.3", "root 6.5.4.II")
@pytest.mark.ruling("R-121")
@pytest.mark.example("EX-36")
def test_as_many_warriors_as_possible_are_placed_but_a_cost_is_paid_in_full() -> None:
    root = position("5 marquise 23 recruiter\n9 marquise recruiter\n2 marquise recruiter")
    run(recruit(root, MARQUISE), "9", "2")
    assert (shown(root, 9), shown(root, 2), root.supply[MARQUISE]) == (
        "marquise 1 recruiter",
        "marquise 1 recruiter",
        0,
    )

    match = table(f"{ACTION}5 marquise 3 sawmill*2 wood\n1 marquise 1 sawmill wood\n2 marquise 1")
    match.answer("build")
    assert "workshop@2" in offered(match.question)  # the first of its kind costs nothing
    assert [reason.law for reason in why_not(match, "sawmill@2")] == ["root 6.5.4.II"]


@pytest.mark.law("root 1.5.4", "root 6.5.3")
def test_fewer_than_possible_cannot_be_placed() -> None:
    root = position("5 marquise 23 recruiter\n9 marquise recruiter\n2 marquise recruiter")

    question = ask_after(recruit(root, MARQUISE), "9")

    assert offered(question) == ["2", "5"]


@pytest.mark.law("root 1.5.4", "root 7.4.3")
def test_a_new_roost_comes_with_as_many_warriors_as_are_left() -> None:
    match = table("turn eyrie birdsong roost\neyrie leader despot\n1 eyrie 18\n2 marquise 1\nhand eyrie anvil")

    say(match, "3")

    roost = match.view(None).facts()["table"]["clearings"][2]
    assert roost["warriors"] == {str(EYRIE): 2}


@pytest.mark.law("root 1.5.2", "root G.1.10")
def test_everybody_owns_the_pieces_of_his_faction_and_no_items() -> None:
    root = position("")

    owned = [{kind.name: kind.limit for kind in root.setting.kinds_of[seat]} for seat in root.setting.seats]

    assert owned == [
        {"sawmill": 6, "workshop": 6, "recruiter": 6, "keep": 1, "wood": 8},
        {"roost": 7},
        {"base_fox": 1, "base_rabbit": 1, "base_mouse": 1, "sympathy": 10},
        {},
    ]
    assert root.supply == [25, 20, 10, 0]


@pytest.mark.law("root 1.5.2", "root 4.3.2.I", "root 4.3.4")
def test_warriors_of_another_faction_neither_fight_for_a_side_nor_fall_for_it() -> None:
    root = position("1 marquise 1; eyrie 2; alliance 4", dice=[3, 2])

    run(battle(root, MARQUISE, 1, EYRIE))

    assert shown(root, 1) == "eyrie 1; alliance 4"


@pytest.mark.law("root 1.5.3", "root 9.2.9.II.d")
def test_an_allied_warrior_who_falls_for_the_vagabond_goes_to_the_supply_of_his_own_faction() -> None:
    root = position(
        "turn vagabond daylight\n9 vagabond pawn; marquise 2; eyrie 2\nvagabond relations marquise:allied\n"
        "vagabond items sword",
        dice=[1, 1],
    )

    run(battle(root, VAGABOND, 9, EYRIE), "marquise", "ally")

    assert shown(root, 9) == "marquise 1; eyrie 1; vagabond pawn"
    assert root.supply == [24, 19, 10, 0]


@pytest.mark.law("root 1.5.3", "root 1.5.2", "root 6.2.3")
def test_field_hospitals_bring_back_marquise_warriors_alone() -> None:
    root = position(
        "turn alliance birdsong\n1 marquise keep\n9 marquise 2; eyrie 3\nhand marquise sword",
    )

    run(remove_all_enemies(root, ALLIANCE, 1 << 9), "sword")

    assert shown(root, 1) == "marquise 2 keep"
    assert root.supply == [23, 20, 10, 0]


@pytest.mark.law("root 1.5.4", "root 3.2.1")
@pytest.mark.ruling("R-9")
def test_all_pieces_leave_and_score_before_any_effect_of_their_removal() -> None:
    root = position(
        "turn eyrie daylight\n1 marquise keep\n2 marquise 3 sawmill; alliance sympathy\n"
        "7 alliance 1 sympathy base_mouse\n9 marquise wood\nhand marquise sword\nhand eyrie investments anvil"
    )

    question = ask_after(remove_all_enemies(root, EYRIE, root.of_suit[MOUSE]))

    assert question.prompt == "root.triggers.next"
    assert [shown(root, clearing) for clearing in (2, 7, 9, 11)] == ["", "", "", ""]
    assert root.points == [0, 5, 0, 0]


@pytest.mark.law("root 1.5.4", "root 3.1")
@pytest.mark.ruling("R-9")
def test_a_removal_that_wins_the_game_ends_it_before_any_effect() -> None:
    root = position("turn eyrie daylight\n8 alliance sympathy\nhand eyrie anvil\npoints eyrie:29\ndeck armorers")

    with pytest.raises(Ended):
        run(remove_all_enemies(root, EYRIE, root.of_suit[FOX]))

    assert root.winners == (EYRIE,)
    assert names(root.hands[EYRIE]) == ["anvil"]
    assert root.boards[ALLIANCE].secrets == 0


@pytest.mark.law("root 1.5.4", "root 4.3.4")
@pytest.mark.ruling("R-9")
def test_the_losses_of_both_sides_of_a_battle_are_one_batch() -> None:
    root = position(
        "turn marquise daylight\n1 marquise keep\n8 marquise 2 sawmill; eyrie 2 roost\nhand marquise anvil",
        dice=[2, 2],
    )

    question = ask_after(battle(root, MARQUISE, 8, EYRIE))

    assert question.prompt == "root.marquise.hospitals"
    assert shown(root, 8) == "marquise sawmill; eyrie roost"


@pytest.mark.law("root 1.5.4", "root 7.7.1")
@pytest.mark.ruling("R-11")
def test_points_never_drop_below_zero() -> None:
    root = position("points eyrie:2")

    lose_points(root, EYRIE, 3, "turmoil")

    assert root.points[EYRIE] == 0


@pytest.mark.law("root 1.5.4", "root 3.3.1")
@pytest.mark.ruling("R-11", "R-17")
def test_whoever_has_no_marker_on_the_track_loses_no_points() -> None:
    root = position("points eyrie:12\ndominance eyrie dominance_fox")

    lose_points(root, EYRIE, 3, "turmoil")

    assert root.points[EYRIE] == 12


@pytest.mark.law("root 1.5.5", "root 7.2.2", "root 4.2.1")
@pytest.mark.example("EX-37")
def test_eyrie_who_are_made_to_move_keep_their_rule_of_ties() -> None:
    root = position(
        "1 vagabond pawn; eyrie 2; marquise 2\n5 marquise 1\nvagabond relations eyrie:allied\nvagabond items boot"
    )

    run(take_move(root, VAGABOND), "1>5", "eyrie", "2")

    assert shown(root, 5) == "marquise 1; eyrie 2; vagabond pawn"


@pytest.mark.law("root 1.5.5", "root 4.2.1")
@pytest.mark.ruling("R-57")
def test_warriors_who_are_made_to_move_need_rule_as_if_they_had_chosen_to() -> None:
    root = position(
        "1 vagabond pawn; eyrie 2; marquise 2\n5 eyrie 1\nvagabond relations marquise:allied\nvagabond items boot"
    )

    run(take_move(root, VAGABOND), "1>5")  # nobody is asked whether the Marquise comes along

    assert shown(root, 1) == "marquise 2; eyrie 2"


@pytest.mark.law("root 1.5.5", "root 8.2.6")
@pytest.mark.ruling("R-57")
def test_the_owner_of_warriors_who_are_made_to_move_pays_for_outrage() -> None:
    root = position(
        "1 vagabond pawn; eyrie 2\n5 alliance sympathy\nvagabond relations eyrie:allied\nvagabond items boot\n"
        "hand eyrie bake_sale\nhand vagabond cobbler"
    )

    run(take_move(root, VAGABOND), "1>5", "eyrie", "1", "bake_sale")

    assert names(root.boards[ALLIANCE].secrets) == ["bake_sale"]
    assert names(root.hands[VAGABOND]) == ["cobbler"]
