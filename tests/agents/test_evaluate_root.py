"""What greedy likes in Root."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rulewright.agents.root.decree import risk
from rulewright.agents.root.evaluate import VICTORY, evaluate
from rulewright.games.root.factions.eyrie.board import board_of
from rulewright.games.root.terms import WIN
from tests.builders.root import EYRIE, MARQUISE, VAGABOND, position

TABLE = """
    turn marquise daylight action
    1 marquise 3 keep sawmill workshop
    9 marquise 2 recruiter
    3 eyrie 6 roost
    5 alliance sympathy
    10 vagabond pawn
    eyrie leader despot
    eyrie move loyal_vizier
    eyrie build loyal_vizier
    vagabond character thief
    vagabond items torch boot sword tea
    hand marquise anvil bake_sale
    hand eyrie ambush_fox
    hand alliance armorers
    alliance supporters mouse_in_a_sack
"""


@pytest.mark.parametrize("seat", range(4))
def test_a_point_scored_always_makes_a_position_better(seat: int) -> None:
    root = position(TABLE)
    worths = []
    for points in range(WIN):
        root.points[seat] = points
        worths.append(evaluate(root, seat))

    assert all(more - less > 0.99 for less, more in pairwise(worths))


@pytest.mark.parametrize("seat", range(4))
def test_a_rivals_point_makes_a_position_worse(seat: int) -> None:
    root = position(TABLE)
    before = evaluate(root, seat)
    root.points[(seat + 1) % 4] += 1

    assert evaluate(root, seat) < before


@pytest.mark.parametrize("seat", range(4))
def test_nothing_is_better_than_a_win_and_nothing_worse_than_a_loss(seat: int) -> None:
    root = position(TABLE)
    root.points[seat] = WIN - 1
    best = evaluate(root, seat)
    root.over, root.winners = True, (seat,)

    assert evaluate(root, seat) == VICTORY > best
    assert evaluate(root, (seat + 1) % 4) == -VICTORY


def test_the_partner_in_a_coalition_shares_the_win() -> None:
    root = position(TABLE)
    root.partner[VAGABOND] = EYRIE
    root.over, root.winners = True, (EYRIE, VAGABOND)

    assert evaluate(root, VAGABOND) == VICTORY


def test_wood_is_worth_less_where_no_building_can_use_it() -> None:
    near = position("1 marquise 3 keep sawmill wood*2\n9 marquise 2")
    far = position("1 marquise 3 keep sawmill\n9 marquise 2\n3 marquise wood*2; eyrie 1")
    alike = position("1 marquise 3 keep sawmill\n9 marquise 2\n3 eyrie 1")

    gain = evaluate(near, MARQUISE) - evaluate(alike, MARQUISE)

    assert gain > 0.5
    assert gain > evaluate(far, MARQUISE) - evaluate(alike, MARQUISE)


def test_a_recruit_card_without_a_roost_of_its_suit_threatens_turmoil() -> None:
    # Clearing 1 is a fox clearing, clearing 5 a rabbit clearing.
    at_home = position("1 eyrie 3 roost\neyrie leader despot\neyrie recruit anvil")
    abroad = position("5 eyrie 3 roost\neyrie leader despot\neyrie recruit anvil")

    assert risk(at_home, EYRIE, board_of(at_home, EYRIE).decree) < 0.1
    assert risk(abroad, EYRIE, board_of(abroad, EYRIE).decree) > 0.9
    assert evaluate(at_home, EYRIE) > evaluate(abroad, EYRIE) + 2


def test_a_build_card_without_any_site_or_move_threatens_turmoil() -> None:
    # Clearing 1 has a single slot, taken by the roost.
    stuck = position("1 eyrie 3 roost\neyrie leader despot\neyrie build anvil")
    free = position("1 eyrie 3 roost\n8 eyrie 3\n6 eyrie 3\neyrie leader despot\neyrie build anvil")

    assert risk(stuck, EYRIE, board_of(stuck, EYRIE).decree) > 0.9
    assert risk(free, EYRIE, board_of(free, EYRIE).decree) < 0.2


def test_damaged_items_are_worth_more_when_the_night_is_spent_in_a_forest() -> None:
    lines = "turn vagabond daylight action\nvagabond character thief\nvagabond items torch! boot! sword!"
    resting, awake = position(f"f1 vagabond pawn\n{lines}"), position(f"10 vagabond pawn\n{lines}")

    assert evaluate(resting, VAGABOND) > evaluate(awake, VAGABOND) + 1


def test_a_rival_who_holds_his_dominance_must_be_stopped() -> None:
    held = "1 marquise 2\n6 marquise 2\n8 marquise 2\ndominance marquise dominance_fox"
    broken = "1 marquise 2\n6 marquise 2\n9 marquise 2\ndominance marquise dominance_fox"

    assert evaluate(position(broken), EYRIE) > evaluate(position(held), EYRIE) + 10
