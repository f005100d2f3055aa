"""8.2.4 What the loss of a base costs the Alliance."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.alliance.board import board_of
from rulewright.games.root.rules.battle import battle
from rulewright.games.root.rules.removal import remove_all_enemies
from tests.builders.root import ALLIANCE, GAME, MARQUISE, ask_after, listen, names, offered, position, run, shown

RABBITS = "smugglers_trail root_tea_rabbit a_visit_to_friends bake_sale command_warren cobbler"


@pytest.mark.law("root 8.2.4", "root 8.2.3.I")
@pytest.mark.example("EX-46")
def test_the_only_base_takes_its_suit_all_birds_and_half_of_the_officers_with_it() -> None:
    root = position(
        "8 marquise 1; alliance base_fox\nalliance officers 5\n"
        f"alliance supporters anvil foxfolk_steel armorers {RABBITS}",
        dice=[0, 0],
    )
    board = board_of(root, ALLIANCE)

    run(battle(root, MARQUISE, 8, ALLIANCE), "bake_sale")

    assert shown(root, 8) == "marquise 1"
    assert (board.officers, root.supply[ALLIANCE]) == (2, 8)
    assert names(root.discard) == ["anvil", "armorers", "bake_sale", "foxfolk_steel"]
    assert board.supporters.bit_count() == 5
    assert root.points == [1, 0, 0, 0]


@pytest.mark.law("root 8.2.4", "root 1.2.1")
def test_a_base_that_takes_no_supporter_with_it_shows_that_none_was_there() -> None:
    root = position("8 marquise 1; alliance base_fox\nalliance supporters root_tea_rabbit", dice=[0, 0])
    events = listen(root)

    run(battle(root, MARQUISE, 8, ALLIANCE))

    assert not [event for event in events if event.kind == "supporter_discarded"]
    assert [event.kind for event in events if GAME.teaches(event)][-1] == "base_lost"


@pytest.mark.law("root 8.2.4")
@pytest.mark.ruling("R-45")
def test_the_alliance_chooses_which_supporters_are_cut() -> None:
    root = position(f"8 marquise 1; alliance base_fox\nalliance supporters {RABBITS}", dice=[0, 0])

    question = ask_after(battle(root, MARQUISE, 8, ALLIANCE))

    assert (question.seat, question.law) == (ALLIANCE, ("root 8.2.4",))
    assert sorted(offered(question)) == sorted(RABBITS.split())


@pytest.mark.law("root 8.2.4")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
@pytest.mark.ruling("R-45")
def test_half_of_the_officers_rounded_up_are_lost(before: int, after: int) -> None:
    root = position(f"8 marquise 1; alliance base_fox\nalliance officers {before}", dice=[0, 0])

    run(battle(root, MARQUISE, 8, ALLIANCE))

    assert board_of(root, ALLIANCE).officers == after
    assert root.supply[ALLIANCE] == 10 - after


@pytest.mark.law("root 8.2.4", "root 8.2.3.I")
def test_while_another_base_stands_nothing_is_cut_to_five() -> None:
    root = position(
        f"8 marquise 1; alliance base_fox\n2 alliance base_mouse\nalliance supporters anvil sappers {RABBITS}",
        dice=[0, 0],
    )

    run(battle(root, MARQUISE, 8, ALLIANCE))

    assert names(board_of(root, ALLIANCE).supporters) == sorted(RABBITS.split())


@pytest.mark.law("root 8.2.4")
def test_the_suit_printed_on_the_base_counts_not_that_of_its_clearing() -> None:
    root = position("1 marquise 1; alliance base_mouse\nalliance supporters anvil sword", dice=[0, 0])

    run(battle(root, MARQUISE, 1, ALLIANCE))

    assert names(root.discard) == ["sword"]


@pytest.mark.law("root 8.2.4", "root 3.3.3")
@pytest.mark.ruling("R-18")
def test_a_dominance_card_lost_from_the_stack_becomes_available() -> None:
    root = position("8 marquise 1; alliance base_fox\nalliance supporters dominance_fox dominance_mouse", dice=[0, 0])

    run(battle(root, MARQUISE, 8, ALLIANCE))

    assert names(root.available) == ["dominance_fox"]
    assert names(board_of(root, ALLIANCE).supporters) == ["dominance_mouse"]


@pytest.mark.law("root 8.2.4", "root 1.5.4")
@pytest.mark.ruling("R-45")
def test_bases_lost_together_are_settled_one_after_the_other_and_the_stack_is_cut_last() -> None:
    root = position(
        "8 alliance base_fox\n5 alliance base_rabbit\nalliance officers 5\n"
        f"alliance supporters anvil sword mouse_in_a_sack investments {RABBITS}"
    )
    board = board_of(root, ALLIANCE)

    run(remove_all_enemies(root, MARQUISE, 1 << 8 | 1 << 5))

    # Three of five officers go with the first base and one of the two left with the second; and since the
    # rabbits go before the limit is looked at, three mice are left and none has to be cut.
    assert board.officers == 1
    assert names(board.supporters) == ["investments", "mouse_in_a_sack", "sword"]
    assert root.points[MARQUISE] == 2


@pytest.mark.law("root 8.2.4", "root 8.2.6", "root 1.1.3")
@pytest.mark.ruling("R-8")
def test_the_player_taking_the_turn_orders_outrage_and_the_loss_of_a_base() -> None:
    root = position("8 alliance base_fox sympathy\nalliance supporters foxfolk_steel\nhand marquise anvil")

    run(remove_all_enemies(root, MARQUISE, 1 << 8), "base_lost@8", "anvil")

    # Outrage came last: its fox card is not swept away with the others.
    assert names(board_of(root, ALLIANCE).supporters) == ["anvil"]


@pytest.mark.law("root 8.2.4", "root 8.2.6", "root 4.3.4")
@pytest.mark.ruling("R-8")
def test_in_battle_the_alliance_orders_what_its_own_losses_set_off() -> None:
    root = position("8 marquise 2; alliance base_fox sympathy\nhand marquise anvil", dice=[1, 1])

    question = ask_after(battle(root, MARQUISE, 8, ALLIANCE))

    assert question.seat == ALLIANCE
    assert sorted(offered(question)) == ["base_lost@8", "outrage@8"]
