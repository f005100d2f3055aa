"""4.3.4 Step 4: hits, and what the loss of pieces sets off."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.battle import battle
from rulewright.kernel.position import Ended
from tests.builders.root import ALLIANCE, EYRIE, MARQUISE, ask_after, names, offered, position, run, shown

WARRIORS_AND_SYMPATHY = """
    turn marquise daylight
    1 marquise keep
    3 marquise 2; alliance 1 sympathy
    hand marquise a_visit_to_friends
    deck anvil
"""


@pytest.mark.law("root 4.3.4")
def test_every_warrior_falls_before_a_building() -> None:
    root = position("2 eyrie 3; marquise 3 sawmill wood", dice=[3, 0])

    run(battle(root, EYRIE, 2, MARQUISE))

    assert shown(root, 2) == "marquise sawmill wood; eyrie 3"
    assert root.points[EYRIE] == 0


@pytest.mark.law("root 4.3.4")
def test_the_victim_chooses_among_buildings_and_tokens() -> None:
    root = position("2 eyrie 3; marquise 1 sawmill workshop wood*2 keep", dice=[2, 0])
    question = ask_after(battle(root, EYRIE, 2, MARQUISE))
    assert (question.seat, question.law) == (MARQUISE, ("root 4.3.4",))
    assert sorted(offered(question)) == ["keep", "sawmill", "wood", "workshop"]

    root = position("2 eyrie 3; marquise 1 sawmill workshop wood*2 keep", dice=[3, 0])
    run(battle(root, EYRIE, 2, MARQUISE), "wood", "workshop")

    assert shown(root, 2) == "marquise sawmill keep wood; eyrie 3"
    assert root.points[EYRIE] == 2


@pytest.mark.law("root 4.3.4")
@pytest.mark.ruling("R-29")
def test_hits_beyond_the_last_piece_vanish() -> None:
    root = position("2 eyrie 3; marquise sawmill\n5 marquise workshop", dice=[3, 0])

    run(battle(root, EYRIE, 2, MARQUISE))

    assert (shown(root, 2), shown(root, 5)) == ("eyrie 3", "marquise workshop")
    assert root.points[EYRIE] == 1


@pytest.mark.law("root 4.3.4", "root 3.2.1")
@pytest.mark.ruling("R-29")
def test_an_attacker_loses_buildings_and_the_defender_scores_them() -> None:
    root = position("7 eyrie 1 roost; marquise 3", dice=[2, 2])

    run(battle(root, EYRIE, 7, MARQUISE))

    assert shown(root, 7) == "marquise 2"
    assert root.points == [1, 0, 0, 0]


@pytest.mark.law("root 4.3.4", "root 3.2.1")
def test_both_sides_score_at_the_same_time() -> None:
    text = "7 eyrie 1 roost; marquise 1 sawmill\neyrie leader commander\nplay marquise sappers"
    root = position(text, dice=[1, 1])

    run(battle(root, EYRIE, 7, MARQUISE), "use:sappers")

    assert shown(root, 7) == ""
    assert root.points == [1, 1, 0, 0]


@pytest.mark.law("root 4.3.4", "root G.1.22")
def test_warriors_go_back_to_the_supply_and_buildings_to_their_track() -> None:
    root = position("2 eyrie 3; marquise 1 sawmill\n9 marquise sawmill", dice=[3, 0])
    sawmill = root.setting.kind[MARQUISE, "sawmill"]
    before = root.supply[MARQUISE], root.placed[sawmill.number]

    run(battle(root, EYRIE, 2, MARQUISE))

    assert (before, (root.supply[MARQUISE], root.placed[sawmill.number])) == ((24, 2), (25, 1))


@pytest.mark.law("root 4.3.4", "root 1.1.3", "root 1.5.4")
@pytest.mark.ruling("R-8", "R-9")
def test_between_two_sides_the_player_of_the_turn_says_whose_loss_comes_first() -> None:
    root = position(WARRIORS_AND_SYMPATHY, dice=[2, 2])
    question = ask_after(battle(root, MARQUISE, 3, ALLIANCE))
    assert (question.seat, question.law) == (MARQUISE, ("root 1.1.3",))
    assert sorted(offered(question)) == ["alliance", "marquise"]
    assert shown(root, 3) == "marquise 1"  # everything is removed before anything is set off
    assert root.points[MARQUISE] == 1

    root = position(WARRIORS_AND_SYMPATHY, dice=[2, 2])
    run(battle(root, MARQUISE, 3, ALLIANCE), "marquise", "a_visit_to_friends")

    assert shown(root, 1) == "marquise 1 keep"
    assert names(root.boards[ALLIANCE].secrets) == ["anvil"]  # she had nothing left to give


@pytest.mark.law("root 4.3.4", "root 1.1.3")
@pytest.mark.ruling("R-8")
def test_the_order_of_the_two_sides_matters() -> None:
    root = position(WARRIORS_AND_SYMPATHY, dice=[2, 2])

    run(battle(root, MARQUISE, 3, ALLIANCE), "alliance", "a_visit_to_friends")

    assert shown(root, 1) == "marquise keep"  # no card was left for the hospitals
    assert names(root.boards[ALLIANCE].secrets) == ["a_visit_to_friends"]


@pytest.mark.law("root 4.3.4", "root 3.1")
@pytest.mark.ruling("R-9")
def test_a_removal_that_wins_the_game_sets_nothing_off() -> None:
    text = "turn marquise daylight action\nmarquise actions 1\npoints marquise:29\n1 marquise keep\n"
    text += "3 marquise 2; alliance 1 sympathy\nhand marquise a_visit_to_friends"
    root = position(text, dice=[2, 2])

    with pytest.raises(Ended):
        run(battle(root, MARQUISE, 3, ALLIANCE))

    assert root.winners == (MARQUISE,)
    assert names(root.hands[MARQUISE]) == ["a_visit_to_friends"]


@pytest.mark.law("root 4.3.4")
def test_two_hits_on_two_equal_tokens_need_no_choice() -> None:
    root = position("2 eyrie 2; marquise wood*3", dice=[1, 0])

    run(battle(root, EYRIE, 2, MARQUISE))

    assert shown(root, 2) == "marquise wood; eyrie 2"
    assert root.points[EYRIE] == 2


@pytest.mark.law("root 4.3.4", "root 1.1.3")
@pytest.mark.ruling("R-8")
def test_a_defender_does_not_say_whose_loss_comes_first() -> None:
    root = position(WARRIORS_AND_SYMPATHY.replace("turn marquise daylight", "turn alliance evening"), dice=[2, 2])

    question = ask_after(battle(root, ALLIANCE, 3, MARQUISE), "decline")

    assert (question.seat, sorted(offered(question))) == (ALLIANCE, ["alliance", "marquise"])
