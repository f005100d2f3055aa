"""1.1 Rules conflicts."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.battle import battle
from rulewright.games.root.rules.removal import remove_all_enemies
from rulewright.games.root.rules.ruling import ruler
from rulewright.kernel.why import why_not
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    MARQUISE,
    ask_after,
    names,
    offered,
    position,
    run,
    say,
    shown,
    table,
)


@pytest.mark.law("root 1.1.1", "root 4.3.1.II")
def test_a_card_outranks_the_law() -> None:
    root = position("2 eyrie 2; marquise 1\nplay eyrie scouting_party\nhand marquise ambush_mouse", dice=[0, 0])

    run(battle(root, EYRIE, 2, MARQUISE), "ambush_mouse")

    assert shown(root, 2) == "marquise 1; eyrie 2"
    assert names(root.discard) == ["ambush_mouse"]


@pytest.mark.law("root 1.1.1", "root 7.2.2", "root 2.5")
def test_the_rule_of_a_faction_outranks_the_general_rule() -> None:
    root = position("1 marquise 2; eyrie 2\n2 marquise 2; alliance 2")

    assert ruler(root, 1) == EYRIE
    assert ruler(root, 2) < 0


@pytest.mark.law("root 1.1.1", "root 8.2.2", "root 4.3.2.I")
@pytest.mark.ruling("R-122")
def test_a_general_rule_and_the_rule_of_a_faction_are_both_followed_where_they_can_be() -> None:
    root = position("2 marquise 3; alliance 1", dice=[0, 3])

    run(battle(root, MARQUISE, 2, ALLIANCE))

    # The defending Alliance takes the higher die, and its one warrior still caps it.
    assert shown(root, 2) == "marquise 2; alliance 1"


@pytest.mark.law("root 1.1.2", "root 3.3.4", "root 2.1.1.II")
@pytest.mark.ruling("R-3")
def test_a_card_that_only_a_bird_can_take_is_taken_with_no_other() -> None:
    match = table(
        "turn marquise daylight action\nmarquise actions 3\n1 marquise 1\n"
        "hand marquise anvil sword bake_sale\navailable dominance_bird"
    )

    assert "take:dominance_bird" not in offered(match.question)
    assert [reason.law for reason in why_not(match, "take:dominance_bird")] == ["root 3.3.4"]


@pytest.mark.law("root 1.1.2", "root 9.5.1")
@pytest.mark.ruling("R-3")
def test_whoever_can_only_leave_a_forest_for_a_clearing_does_not_move_to_the_next_forest() -> None:
    match = table("turn vagabond daylight action\nf1 vagabond pawn\nvagabond character thief\nvagabond items boot")

    assert [reason.law for reason in why_not(match, "move f1>f2")] == ["root 9.5.1"]
    assert why_not(match, "move f1>5") == []


@pytest.mark.law("root 1.1.2", "root 6.2.2")
@pytest.mark.ruling("R-3")
def test_the_ban_of_the_keep_holds_against_an_order_of_the_decree() -> None:
    match = table(
        "turn eyrie daylight decree\n1 marquise keep; eyrie 5\n3 eyrie 1 roost\neyrie leader despot\n"
        "eyrie build favor_of_the_foxes\npoints eyrie:4"
    )

    # The Eyrie rule the clearing and its slot is open, but it is the keep's: turmoil.
    assert match.question is not None
    assert match.question.prompt == "root.eyrie.leader"


@pytest.mark.law("root 1.1.2", "root 6.2.2")
def test_why_nobody_else_places_at_the_keep_is_told_by_its_paragraph() -> None:
    match = table(
        "turn alliance birdsong spread\n1 marquise keep\n5 alliance sympathy\n"
        "alliance supporters anvil protection_racket"
    )

    assert [reason.law for reason in why_not(match, "1")] == ["root 6.2.2"]


@pytest.mark.law("root 1.1.3", "root 4.3.3")
@pytest.mark.example("EX-40")
def test_the_attacker_says_who_uses_effects_first() -> None:
    root = position(
        "1 eyrie 2; marquise 2\nplay eyrie brutal_tactics\nplay marquise armorers\nturn eyrie daylight",
        dice=[1, 0],
    )

    question = ask_after(battle(root, EYRIE, 1, MARQUISE))

    assert (question.seat, question.law) == (EYRIE, ("root 4.3.3",))
    assert offered(question) == ["eyrie", "marquise"]


@pytest.mark.law("root 1.1.3", "root 1.5.4")
@pytest.mark.ruling("R-8")
def test_outside_battle_the_player_taking_the_turn_orders_everything_that_a_removal_sets_off() -> None:
    root = position(
        "turn eyrie daylight craft\n1 marquise keep\n2 marquise 1\n7 marquise 2\n9 alliance sympathy\n"
        "hand marquise sword\nhand eyrie investments"
    )

    flow = remove_all_enemies(root, EYRIE, root.of_suit[3])
    question = ask_after(flow)

    assert (question.seat, question.law) == (EYRIE, ("root 1.1.3",))
    assert offered(question) == ["field_hospitals@2", "field_hospitals@7", "outrage@9"]


@pytest.mark.law("root 1.1.3", "root 4.3.4")
@pytest.mark.ruling("R-8")
def test_in_battle_each_side_orders_what_its_own_losses_set_off() -> None:
    root = position(
        "turn marquise daylight\n1 marquise keep\n8 marquise 3; alliance 1 base_fox sympathy\nhand marquise anvil",
        dice=[3, 3],
    )

    flow = battle(root, MARQUISE, 8, ALLIANCE)
    side = ask_after(flow)
    assert (side.seat, offered(side)) == (MARQUISE, ["marquise", "alliance"])

    order = flow.send(side.options[1])
    assert (order.seat, order.law) == (ALLIANCE, ("root 4.3.4",))
    assert sorted(offered(order)) == ["base_lost@8", "outrage@8"]


@pytest.mark.law("root 1.1.3", "root 8.2.6", "root 6.2.3")
@pytest.mark.ruling("R-8")
def test_the_order_of_effects_can_decide_which_card_is_left_to_pay_with() -> None:
    text = (
        "turn marquise daylight\n1 marquise keep\n8 marquise 3; alliance 1 sympathy\nhand marquise anvil\n"
        "deck royal_claim"
    )

    saved = position(text, dice=[2, 2])
    run(battle(saved, MARQUISE, 8, ALLIANCE), "marquise", "anvil")
    paid = position(text, dice=[2, 2])
    run(battle(paid, MARQUISE, 8, ALLIANCE), "alliance", "anvil")

    assert shown(saved, 1) == "marquise 1 keep"
    assert names(saved.boards[ALLIANCE].secrets) == ["royal_claim"]
    assert shown(paid, 1) == "marquise keep"
    assert names(paid.boards[ALLIANCE].secrets) == ["anvil"]


@pytest.mark.law("root 1.1.3")
def test_the_player_taking_the_turn_begins_with_either_side() -> None:
    root = position(
        "turn marquise daylight\n1 marquise keep\n8 marquise 3; alliance 1 sympathy\nhand marquise anvil",
        dice=[2, 2],
    )

    question = ask_after(battle(root, MARQUISE, 8, ALLIANCE))

    assert (question.seat, question.law) == (MARQUISE, ("root 1.1.3",))
    assert offered(question) == ["marquise", "alliance"]


@pytest.mark.law("root 1.1.2", "root 6.2.2")
def test_moving_to_the_keep_is_not_placing_there() -> None:
    match = table(
        "turn eyrie daylight decree\n1 marquise keep\n5 eyrie 3 roost\neyrie leader despot\neyrie move bake_sale anvil"
    )

    say(match, "rabbit", "5>1", "2")

    facts = match.view(None).facts()["table"]["clearings"][0]
    assert facts["warriors"] == {str(EYRIE): 2}
