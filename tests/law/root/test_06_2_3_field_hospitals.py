"""6.2.3 Field Hospitals."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.battle import battle
from tests.builders.root import ALLIANCE, EYRIE, MARQUISE, VAGABOND, ask_after, names, offered, position, run, shown
from tests.builders.root_play import play

AMBUSHED = """
    1 marquise keep
    9 marquise 4; eyrie 3
    hand eyrie ambush_mouse
"""


@pytest.mark.law("root 6.2.3", "root 4.3.1.II", "root 1.5.4")
@pytest.mark.example("EX-112")
@pytest.mark.ruling("R-34")
def test_ambush_and_rolled_hits_may_cost_a_card_each() -> None:
    root = position(AMBUSHED + "hand marquise root_tea_mouse sappers", dice=[2, 2])

    run(battle(root, MARQUISE, 9, EYRIE), "ambush_mouse", "decline", "root_tea_mouse", "sappers")

    assert shown(root, 1) == "marquise 4 keep"
    assert shown(root, 9) == "eyrie 1"
    assert names(root.discard) == ["ambush_mouse", "root_tea_mouse", "sappers"]


@pytest.mark.law("root 6.2.3", "root 4.3.1.II")
@pytest.mark.example("EX-112")
@pytest.mark.ruling("R-34")
@pytest.mark.parametrize("answers", [("root_tea_mouse",), ("decline", "root_tea_mouse")])
def test_one_card_saves_one_of_the_two_groups(answers: tuple[str, ...]) -> None:
    root = position(AMBUSHED + "hand marquise root_tea_mouse", dice=[2, 2])

    run(battle(root, MARQUISE, 9, EYRIE), "ambush_mouse", "decline", *answers)

    assert (shown(root, 1), shown(root, 9)) == ("marquise 2 keep", "eyrie 1")
    assert root.supply[MARQUISE] == 23


@pytest.mark.law("root 6.2.3")
@pytest.mark.ruling("R-34")
def test_one_card_saves_all_warriors_however_many() -> None:
    root = position("1 marquise keep\n9 marquise 5; eyrie 3\nhand marquise root_tea_mouse", dice=[3, 0])

    run(battle(root, EYRIE, 9, MARQUISE), "decline", "root_tea_mouse")

    assert (shown(root, 1), shown(root, 9)) == ("marquise 3 keep", "marquise 2; eyrie 3")
    assert names(root.discard) == ["root_tea_mouse"]


@pytest.mark.law("root 6.2.3")
def test_the_card_must_match_the_clearing_of_the_loss() -> None:
    root = position(
        "1 marquise keep\n9 marquise 2; eyrie 3\nhand marquise root_tea_mouse anvil sappers cobbler", dice=[1, 0]
    )

    question = ask_after(battle(root, EYRIE, 9, MARQUISE), "decline")

    assert (question.seat, question.law) == (MARQUISE, ("root 6.2.3",))
    assert sorted(offered(question)) == ["decline", "root_tea_mouse", "sappers"]


@pytest.mark.law("root 6.2.3")
def test_without_a_card_spent_the_warriors_go_to_the_supply() -> None:
    root = position("1 marquise keep\n9 marquise 2; eyrie 3\nhand marquise root_tea_mouse", dice=[1, 0])

    run(battle(root, EYRIE, 9, MARQUISE), "decline", "decline")

    assert (shown(root, 1), root.supply[MARQUISE]) == ("marquise keep", 24)
    assert names(root.hands[MARQUISE]) == ["root_tea_mouse"]


@pytest.mark.law("root 6.2.3")
def test_whether_she_could_pay_is_not_betrayed() -> None:
    root = position("1 marquise keep\n9 marquise 2; eyrie 3\nhand marquise anvil", dice=[1, 0])
    assert offered(ask_after(battle(root, EYRIE, 9, MARQUISE), "decline")) == ["decline"]

    root = position("1 marquise keep\n9 marquise 2; eyrie 3", dice=[1, 0])
    run(battle(root, EYRIE, 9, MARQUISE))
    assert root.supply[MARQUISE] == 24


@pytest.mark.law("root 6.2.3", "root 6.2.2")
@pytest.mark.ruling("R-34")
def test_there_are_no_hospitals_without_a_keep() -> None:
    root = position("9 marquise 2; eyrie 3\nhand marquise root_tea_mouse", dice=[1, 0])

    run(battle(root, EYRIE, 9, MARQUISE), "decline")

    assert root.supply[MARQUISE] == 24


@pytest.mark.law("root 6.2.3", "root 1.5.4")
@pytest.mark.ruling("R-34")
def test_a_keep_that_falls_in_the_same_batch_saves_nobody() -> None:
    root = position("1 marquise 1 keep; eyrie 3\nhand marquise anvil", dice=[2, 0])

    run(battle(root, EYRIE, 1, MARQUISE), "decline")

    assert (shown(root, 1), root.supply[MARQUISE]) == ("eyrie 3", 25)
    assert names(root.hands[MARQUISE]) == ["anvil"]


@pytest.mark.law("root 6.2.3")
@pytest.mark.ruling("R-34")
def test_warriors_lost_beside_the_keep_are_saved_to_it() -> None:
    root = position("1 marquise 3 keep; eyrie 3\nhand marquise anvil", dice=[2, 0])

    run(battle(root, EYRIE, 1, MARQUISE), "decline", "anvil")

    assert shown(root, 1) == "marquise 3 keep; eyrie 3"


@pytest.mark.law("root 6.2.3")
def test_buildings_are_not_taken_to_the_hospitals() -> None:
    root = position("1 marquise keep\n9 marquise 1 sawmill; eyrie 3\nhand marquise root_tea_mouse", dice=[2, 0])

    run(battle(root, EYRIE, 9, MARQUISE), "decline", "root_tea_mouse")

    assert (shown(root, 1), shown(root, 9)) == ("marquise 1 keep", "eyrie 3")
    root = position("1 marquise keep\n9 marquise sawmill; eyrie 3\nhand marquise root_tea_mouse", dice=[1, 0])
    run(battle(root, EYRIE, 9, MARQUISE), "decline")
    assert names(root.hands[MARQUISE]) == ["root_tea_mouse"]


FAVOR = """
    turn eyrie daylight craft
    1 marquise keep
    2 marquise 2; eyrie roost
    7 marquise 1; eyrie roost
    9 marquise 3; eyrie roost
    hand eyrie favor_of_the_mice
    hand marquise root_tea_mouse sappers
"""


@pytest.mark.law("root 6.2.3", "root 1.1.3", "root 1.5.4")
@pytest.mark.ruling("R-34", "R-8")
def test_a_favor_costs_a_card_for_each_clearing_in_the_order_of_the_player_of_the_turn() -> None:
    root, match = play(FAVOR, "craft:favor_of_the_mice")
    assert match.question is not None
    assert match.question.seat == EYRIE
    assert offered(match.question) == ["field_hospitals@2", "field_hospitals@7", "field_hospitals@9"]

    match.answer("field_hospitals@9")
    assert match.question.seat == MARQUISE
    match.answer("root_tea_mouse")
    match.answer("field_hospitals@7")
    match.answer("decline")
    match.answer("sappers")

    assert shown(root, 1) == "marquise 5 keep"
    assert root.supply[MARQUISE] == 20
    assert [shown(root, place) for place in (2, 7, 9)] == ["eyrie roost"] * 3


@pytest.mark.law("root 6.2.3", "root 8.4.1.III")
@pytest.mark.ruling("R-34")
def test_a_revolt_sets_the_hospitals_off() -> None:
    text = "turn alliance birdsong\n1 marquise keep\n8 marquise 2; alliance sympathy\n"
    text += "alliance supporters anvil foxfolk_steel\nhand marquise root_tea_fox"
    root, match = play(text, "8", "anvil", "foxfolk_steel")
    assert match.question is not None
    assert (match.question.seat, offered(match.question)) == (MARQUISE, ["decline", "root_tea_fox"])

    match.answer("root_tea_fox")

    assert shown(root, 1) == "marquise 2 keep"
    assert shown(root, 8) == "alliance 1 base_fox sympathy"


@pytest.mark.law("root 6.2.3", "root 9.2.9.II.c")
@pytest.mark.ruling("R-34", "R-58")
def test_warriors_lost_as_allies_of_the_vagabond_are_saved_too() -> None:
    text = """
        turn vagabond daylight
        1 marquise keep
        9 marquise 2; eyrie 3; vagabond pawn
        vagabond items sword boot
        vagabond relations marquise:allied
        hand marquise root_tea_mouse
    """
    root = position(text, dice=[1, 1])

    run(battle(root, VAGABOND, 9, EYRIE), "marquise", "ally", "root_tea_mouse")

    assert (shown(root, 1), shown(root, 9)) == ("marquise 1 keep", "marquise 1; eyrie 2; vagabond pawn")


@pytest.mark.law("root 6.2.3", "root 1.5.3")
@pytest.mark.ruling("R-34")
def test_warriors_she_gives_up_herself_are_not_saved() -> None:
    text = "turn marquise daylight craft\n1 marquise keep\n9 marquise 2\n"
    root, _ = play(text + "play marquise tax_collector\nhand marquise root_tea_mouse", "use:tax_collector")

    assert (shown(root, 1), shown(root, 9)) == ("marquise keep", "marquise 1")
    assert root.supply[MARQUISE] == 24
    assert root.hands[MARQUISE].bit_count() == 2


@pytest.mark.law("root 6.2.3")
def test_nobody_else_has_hospitals() -> None:
    root = position("1 marquise keep\n9 eyrie 2; alliance 3\nhand eyrie root_tea_mouse", dice=[0, 1])

    run(battle(root, ALLIANCE, 9, EYRIE), "decline")

    assert shown(root, 9) == "eyrie 1; alliance 3"
    assert names(root.hands[EYRIE]) == ["root_tea_mouse"]


@pytest.mark.law("root 6.2.3", "root 4.3.1.II", "root 1.5.4")
@pytest.mark.ruling("R-34")
def test_attackers_saved_from_an_ambush_beside_the_keep_fight_on() -> None:
    root = position("1 marquise 2 keep; eyrie 2\nhand eyrie ambush_fox\nhand marquise anvil", dice=[1, 0])

    run(battle(root, MARQUISE, 1, EYRIE), "ambush_fox", "decline", "anvil")

    assert root.fate.rolled == [1, 0]
    assert shown(root, 1) == "marquise 2 keep; eyrie 1"


@pytest.mark.law("root 6.2.3", "root 4.3.4")
@pytest.mark.ruling("R-34")
def test_hits_that_removed_warriors_beside_the_keep_are_spent_when_these_stand_there_again() -> None:
    root = position("1 marquise 2 keep sawmill; eyrie 3\nhand marquise anvil", dice=[2, 0])

    run(battle(root, EYRIE, 1, MARQUISE), "decline", "anvil")

    assert shown(root, 1) == "marquise 2 sawmill keep; eyrie 3"


@pytest.mark.law("root 6.2.3")
@pytest.mark.ruling("R-34")
def test_beside_the_keep_too_only_a_card_that_matches_saves() -> None:
    root = position("1 marquise 3 keep; eyrie 3\nhand marquise root_tea_mouse", dice=[2, 0])

    run(battle(root, EYRIE, 1, MARQUISE), "decline", "decline")

    assert (shown(root, 1), root.supply[MARQUISE]) == ("marquise 1 keep; eyrie 3", 24)


@pytest.mark.law("root 6.2.3")
def test_the_question_names_the_clearing_and_how_many_were_lost() -> None:
    root = position(AMBUSHED + "hand marquise root_tea_mouse", dice=[2, 2])

    question = ask_after(battle(root, MARQUISE, 9, EYRIE), "ambush_mouse", "decline")

    assert (question.prompt, question.about) == ("root.marquise.hospitals", ("clearing:9", "number:2"))
