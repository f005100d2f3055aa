"""8.2.6 Outrage."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.alliance.board import board_of
from rulewright.games.root.factions.eyrie.decree import recruit
from rulewright.games.root.factions.vagabond.moving import go
from rulewright.games.root.power import Batch
from rulewright.games.root.rules.battle import battle
from rulewright.games.root.rules.movement import move
from rulewright.games.root.rules.removal import remove_all_enemies, remove_pieces, resolve
from rulewright.games.root.terms import FOX
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    GAME,
    MARQUISE,
    VAGABOND,
    ask_after,
    listen,
    names,
    offered,
    position,
    run,
    say,
    shown,
)

FIVE = "alliance supporters sword bake_sale cobbler codebreakers investments\n"


# Twice.


@pytest.mark.law("root 8.2.6", "root 2.1.1", "root 3.2.1")
@pytest.mark.ruling("R-46", "R-13")
@pytest.mark.example("EX-16")
def test_outrage_for_moving_in_and_again_for_removing_sympathy() -> None:
    root = position("5 eyrie 3\n1 alliance sympathy\nhand eyrie anvil armorers sword", dice=[0, 0])
    board = board_of(root, ALLIANCE)

    run(move(root, EYRIE, (5, 1)), "3", "anvil")
    assert names(board.supporters) == ["anvil"]
    run(battle(root, EYRIE, 1, ALLIANCE), "armorers")

    assert names(board.supporters) == ["anvil", "armorers"]
    assert names(root.hands[EYRIE]) == ["sword"]
    assert root.points[EYRIE] == 1
    assert shown(root, 1) == "eyrie 3"


@pytest.mark.law("root 8.2.6")
@pytest.mark.ruling("R-48")
@pytest.mark.example("EX-16")
def test_without_a_matching_card_the_hand_is_shown_to_the_alliance_and_the_deck_pays() -> None:
    root = position("5 eyrie 3\n1 alliance sympathy\nhand eyrie sword bake_sale\ndeck investments cobbler")
    events = listen(root)

    run(move(root, EYRIE, (5, 1)), "3")

    assert names(board_of(root, ALLIANCE).supporters) == ["cobbler"]
    assert names(root.hands[EYRIE]) == ["bake_sale", "sword"]
    assert names(root.seen[ALLIANCE]) == ["bake_sale", "sword"]
    assert (root.seen[MARQUISE], root.seen[VAGABOND]) == (0, 0)
    showed = next(event for event in events if event.kind == "showed")
    assert "cards" in showed.seen_by(ALLIANCE).facts
    assert "cards" not in showed.seen_by(MARQUISE).facts


@pytest.mark.law("root 8.2.6", "root 2.1.1.I")
@pytest.mark.ruling("R-13", "R-48")
def test_the_payer_chooses_among_matching_cards_and_may_not_refuse() -> None:
    root = position("5 eyrie 3\n1 alliance sympathy\nhand eyrie anvil armorers sword foxfolk_steel")

    question = ask_after(move(root, EYRIE, (5, 1)), "1")

    assert (question.seat, question.law) == (EYRIE, ("root 8.2.6",))
    assert offered(question) == ["armorers", "foxfolk_steel", "anvil"]


@pytest.mark.law("root 8.2.6", "root 2.1.1.I")
@pytest.mark.ruling("R-13")
def test_a_bird_must_be_paid_where_nothing_else_matches_and_stays_a_bird() -> None:
    root = position("5 eyrie 3\n1 alliance sympathy\nhand eyrie armorers sword")

    question = ask_after(move(root, EYRIE, (5, 1)), "1")

    assert offered(question) == ["armorers"]


@pytest.mark.law("root 8.2.6", "root 1.2.1")
@pytest.mark.ruling("R-48")
def test_only_payer_and_alliance_know_the_card_that_was_paid() -> None:
    root = position(
        "turn eyrie daylight decree\neyrie leader builder\neyrie move loyal_vizier\n5 eyrie 1\n"
        "1 alliance sympathy\nhand eyrie anvil armorers"
    )
    match = GAME.resume(root)
    events = listen(root)

    say(match, "5>1")
    assert match.question is not None
    assert match.question.witnesses == 1 << ALLIANCE | 1 << EYRIE
    say(match, "anvil")

    paid = next(event for event in events if event.kind == "supporter")
    assert paid.seen_by(ALLIANCE).facts["card"] == "anvil"
    assert "card" not in paid.seen_by(MARQUISE).facts
    assert names(root.seen[EYRIE]) == ["anvil"]


@pytest.mark.law("root 8.2.6", "root 8.2.3.I")
@pytest.mark.ruling("R-48")
@pytest.mark.parametrize(("hand", "answers"), [("anvil", ["1", "anvil"]), ("mouse_in_a_sack", ["1"])])
def test_what_arrives_at_a_full_stack_is_discarded(hand: str, answers: list[str]) -> None:
    root = position(FIVE + f"5 eyrie 2\n1 alliance sympathy\nhand eyrie {hand}\ndeck tax_collector")
    before = board_of(root, ALLIANCE).supporters

    run(move(root, EYRIE, (5, 1)), *answers)

    assert board_of(root, ALLIANCE).supporters == before
    assert names(root.discard) == (["anvil"] if hand == "anvil" else ["tax_collector"])


@pytest.mark.law("root 8.2.6", "root 2.1", "root 1.5.4")
def test_with_an_empty_hand_an_empty_deck_and_an_empty_discard_pile_nobody_pays() -> None:
    root = position("5 eyrie 1\n1 alliance sympathy")
    root.out = sum(1 << card for card in root.deck)
    root.deck = []

    run(move(root, EYRIE, (5, 1)))

    assert board_of(root, ALLIANCE).supporters == 0
    assert shown(root, 1) == "eyrie 1; alliance sympathy"


# What sets it off.


@pytest.mark.law("root 8.2.6", "root 6.5.2")
@pytest.mark.ruling("R-46")
def test_each_move_of_a_march_is_paid_right_after_it() -> None:
    root = position(
        "seats marquise eyrie alliance\nturn marquise daylight actions\n5 marquise 3\n1 alliance sympathy\n"
        "9 alliance sympathy\nhand marquise anvil sword"
    )
    match = GAME.resume(root)

    say(match, "march", "5>1", "3")
    assert match.question is not None
    assert (match.question.law, offered(match.question)) == (("root 8.2.6",), ["anvil"])
    say(match, "anvil", "1>9", "2")
    assert offered(match.question) == ["sword"]
    say(match, "sword")

    assert names(board_of(root, ALLIANCE).supporters) == ["anvil", "sword"]


@pytest.mark.law("root 8.2.6")
@pytest.mark.ruling("R-46")
def test_moving_out_of_or_about_in_unsympathetic_clearings_costs_nothing() -> None:
    root = position("1 eyrie 3; alliance sympathy\nhand eyrie anvil")

    run(move(root, EYRIE, (1, 5)), "3")

    assert names(root.hands[EYRIE]) == ["anvil"]


@pytest.mark.law("root 8.2.6")
@pytest.mark.ruling("R-46")
def test_warriors_who_are_placed_and_pawns_cause_no_outrage() -> None:
    root = position(
        "eyrie leader builder\n1 eyrie roost; alliance sympathy\n5 vagabond pawn\n"
        "hand eyrie anvil\nhand vagabond foxfolk_steel"
    )

    run(recruit(root, EYRIE, FOX))
    run(go(root, VAGABOND, (5, 1)))

    assert shown(root, 1) == "eyrie 1 roost; alliance sympathy; vagabond pawn"
    assert board_of(root, ALLIANCE).supporters == 0


@pytest.mark.law("root 8.2.6")
def test_the_alliance_causes_no_outrage_to_itself() -> None:
    root = position("5 alliance 2\n1 alliance sympathy\nhand alliance anvil")

    run(move(root, ALLIANCE, (5, 1)), "2")

    assert names(root.hands[ALLIANCE]) == ["anvil"]


@pytest.mark.law("root 8.2.6", "root 1.1.3")
@pytest.mark.ruling("R-46", "R-8")
def test_every_token_removed_at_once_is_paid_for_in_the_order_the_player_in_turn_likes() -> None:
    root = position("turn eyrie daylight\n1 alliance sympathy\n2 alliance sympathy\nhand eyrie armorers sword")
    board = board_of(root, ALLIANCE)

    run(remove_all_enemies(root, EYRIE, 1 << 1 | 1 << 2), "outrage@2", "sword", "armorers")

    assert names(board.supporters) == ["armorers", "sword"]
    assert root.points[EYRIE] == 2


@pytest.mark.law("root 8.2.6")
@pytest.mark.ruling("R-46")
def test_the_suit_is_that_of_the_clearing_in_which_the_token_stood() -> None:
    root = position("turn eyrie daylight\n2 alliance sympathy\nhand eyrie anvil bake_sale sword")

    question = ask_after(remove_all_enemies(root, EYRIE, 1 << 2))

    assert (question.seat, offered(question)) == (EYRIE, ["sword"])


@pytest.mark.law("root 8.2.6")
@pytest.mark.ruling("R-47")
def test_the_defender_pays_for_sympathy_that_an_attacking_alliance_loses() -> None:
    root = position("turn alliance evening\n1 alliance 1 sympathy; marquise 3\nhand marquise anvil", dice=[3, 2])

    run(battle(root, ALLIANCE, 1, MARQUISE), "decline", "anvil")

    assert shown(root, 1) == "marquise 2"
    assert names(board_of(root, ALLIANCE).supporters) == ["anvil"]
    assert root.points[MARQUISE] == 1


# Who pays.


@pytest.mark.law("root 8.2.6", "root 9.2.9.II.b", "root 1.5.5")
@pytest.mark.ruling("R-47")
def test_an_ally_whom_the_vagabond_takes_along_pays() -> None:
    root = position(
        "5 eyrie 2; vagabond pawn\n1 alliance sympathy\nvagabond relations eyrie:allied\nhand eyrie anvil\n"
        "hand vagabond foxfolk_steel"
    )

    run(go(root, VAGABOND, (5, 1)), "eyrie", "1", "anvil")

    assert root.hands[EYRIE] == 0
    assert names(root.hands[VAGABOND]) == ["foxfolk_steel"]


@pytest.mark.law("root 8.2.6", "root 9.2.9.II.c")
@pytest.mark.ruling("R-47")
def test_a_vagabond_who_removes_sympathy_with_allied_warriors_pays_himself() -> None:
    root = position(
        "turn vagabond daylight\n1 eyrie 2; vagabond pawn; alliance sympathy\nvagabond relations eyrie:allied\n"
        "vagabond items sword\nhand eyrie anvil\nhand vagabond foxfolk_steel",
        dice=[0, 0],
    )

    run(battle(root, VAGABOND, 1, ALLIANCE), "eyrie", "foxfolk_steel")

    assert names(root.hands[EYRIE]) == ["anvil"]
    assert names(board_of(root, ALLIANCE).supporters) == ["foxfolk_steel"]


@pytest.mark.law("root 8.2.6", "root G.1.8", "root 9.2.8")
@pytest.mark.ruling("R-46", "R-119")
def test_a_coalition_partner_is_another_player_and_pays_but_is_no_enemy_and_scores_nothing() -> None:
    root = position("turn vagabond daylight\n1 alliance sympathy\npartner vagabond alliance\nhand vagabond anvil")
    batch = Batch()

    remove_pieces(root, batch, VAGABOND, root.setting.kind[ALLIANCE, "sympathy"], 1, 1)
    run(resolve(root, batch), "anvil")

    assert names(board_of(root, ALLIANCE).supporters) == ["anvil"]
    assert root.points == [0, 0, 0, 0]
