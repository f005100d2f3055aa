"""9.2.9.II Allied status: moving and attacking with an ally."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.alliance.board import board_of as alliance_board
from rulewright.games.root.rules.battle import battle
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
)
from tests.builders.vagabond import birdsong, daylight, held, on_board, root_of

FRIENDS = "vagabond relations eyrie:allied\n"
BOTH = "vagabond relations eyrie:allied marquise:allied\n"
ATTACK = "turn vagabond daylight\nvagabond relations eyrie:allied\n"


# 9.2.9.II.b


@pytest.mark.law("root 9.2.9.II", "root 9.2.9.II.b", "root 9.5.1")
@pytest.mark.ruling("R-57")
def test_warriors_of_an_ally_come_along_as_many_as_he_likes_but_one_at_least() -> None:
    match = daylight(f"{FRIENDS}1 eyrie 3; vagabond pawn\nvagabond items boot")

    say(match, "move", "1>5")
    assert offered(match.question) == ["decline", "eyrie"]
    say(match, "eyrie")
    assert offered(match.question) == ["1", "2", "3"]
    say(match, "2")

    assert shown(root_of(match), 1) == "eyrie 1"
    assert shown(root_of(match), 5) == "eyrie 2; vagabond pawn"
    assert held(match, "items") == "boot-"


@pytest.mark.law("root 9.2.9.II.b")
def test_he_may_leave_his_ally_behind() -> None:
    match = daylight(f"{FRIENDS}1 eyrie 3; vagabond pawn\nvagabond items boot")

    say(match, "move", "1>5", "decline")

    assert (shown(root_of(match), 1), shown(root_of(match), 5)) == ("eyrie 3", "vagabond pawn")


@pytest.mark.law("root 9.2.9.II.b")
def test_only_one_ally_comes_along() -> None:
    match = daylight(f"{BOTH}1 eyrie 1; marquise 2; vagabond pawn\n5 marquise 1\nvagabond items boot")

    say(match, "move", "1>5")
    assert offered(match.question) == ["decline", "marquise"], "the Eyrie rule neither end"
    say(match, "marquise", "2")

    assert shown(root_of(match), 5) == "marquise 3; vagabond pawn"
    assert match.question is not None
    assert match.question.prompt == "root.vagabond.action"


@pytest.mark.law("root 9.2.9.II.b", "root 1.5.5", "root 4.2.1")
@pytest.mark.ruling("R-57")
def test_an_ally_who_rules_neither_end_cannot_be_forced_to_move() -> None:
    match = daylight(f"{FRIENDS}1 eyrie 1; marquise 3; vagabond pawn\nvagabond items boot")

    say(match, "move", "1>5")

    assert shown(root_of(match), 1) == "marquise 3; eyrie 1"
    assert shown(root_of(match), 5) == "vagabond pawn"


@pytest.mark.law("root 9.2.9.II.b", "root 1.5.5", "root 7.2.2")
@pytest.mark.ruling("R-57")
def test_a_forced_eyrie_keep_their_own_exemptions() -> None:
    match = daylight(f"{FRIENDS}1 eyrie 1; marquise 1; vagabond pawn\nvagabond items boot")

    say(match, "move", "1>5", "eyrie")

    assert shown(root_of(match), 5) == "eyrie 1; vagabond pawn"


@pytest.mark.law("root 9.2.9.II.b")
@pytest.mark.parametrize("relation", ["indifferent", "amiable", "friendly", "hostile"])
def test_nobody_but_an_ally_comes_along(relation: str) -> None:
    match = daylight(f"vagabond relations eyrie:{relation}\n1 eyrie 3; vagabond pawn\nvagabond items boot")

    say(match, "move", "1>5")

    assert shown(root_of(match), 5) == "vagabond pawn"


@pytest.mark.law("root 9.4.2", "root 9.2.9.II.b")
@pytest.mark.ruling("R-57")
def test_an_ally_slips_along_from_clearing_to_clearing() -> None:
    match = birdsong(f"{FRIENDS}1 eyrie 2; vagabond pawn")

    say(match, "1>9", "eyrie", "2")

    assert shown(root_of(match), 9) == "eyrie 2; vagabond pawn"


@pytest.mark.law("root 9.4.2", "root 9.2.9.II.b")
@pytest.mark.ruling("R-57")
def test_no_ally_slips_into_or_out_of_a_forest() -> None:
    match = birdsong(f"{FRIENDS}1 eyrie 2; vagabond pawn")

    say(match, "1>f1")

    assert shown(root_of(match), 1) == "eyrie 2"
    assert match.question is not None
    assert match.question.prompt == "root.vagabond.action"


@pytest.mark.law("root 9.2.9.II.b", "root 1.5.5", "root 8.2.6")
@pytest.mark.ruling("R-47")
def test_the_ally_who_is_forced_into_a_sympathetic_clearing_pays_for_it() -> None:
    match = daylight(
        f"{FRIENDS}1 eyrie 2; vagabond pawn\n5 alliance sympathy\nvagabond items boot\n"
        "hand eyrie bake_sale\nhand vagabond cobbler"
    )

    say(match, "move", "1>5", "eyrie", "1")
    assert match.question is not None
    assert match.question.seat == EYRIE
    say(match, "bake_sale")

    assert names(alliance_board(root_of(match), ALLIANCE).supporters) == ["bake_sale"]
    assert names(root_of(match).hands[VAGABOND]) == ["cobbler"]


@pytest.mark.law("root 9.2.2", "root 8.2.6")
@pytest.mark.ruling("R-46")
def test_the_pawn_alone_outrages_nobody() -> None:
    match = daylight("1 vagabond pawn\n5 alliance sympathy\nvagabond items boot\nhand vagabond cobbler")

    say(match, "move", "1>5")

    assert alliance_board(root_of(match), ALLIANCE).supporters == 0
    assert names(root_of(match).hands[VAGABOND]) == ["cobbler"]


# 9.2.9.II.c


@pytest.mark.law("root 9.2.9.II.c", "root 9.5.2", "root 9.2.6")
@pytest.mark.ruling("R-58")
@pytest.mark.parametrize(("answer", "left"), [("eyrie", "marquise 1; "), ("decline", "marquise 3; ")])
def test_warriors_of_an_ally_and_his_swords_together_cap_his_hits(answer: str, left: str) -> None:
    match = daylight(f"{FRIENDS}1 marquise 4; eyrie 2; vagabond pawn\nvagabond items sword", dice=[3, 0])

    say(match, "battle", "1:marquise", answer)

    assert shown(root_of(match), 1) == f"{left}eyrie 2; vagabond pawn"


@pytest.mark.law("root 9.2.9.II.c")
@pytest.mark.ruling("R-58")
def test_the_ally_is_called_before_the_ambush() -> None:
    root = position(f"{ATTACK}1 marquise 4; eyrie 2; vagabond pawn\nvagabond items sword\nhand marquise anvil")

    question = ask_after(battle(root, VAGABOND, 1, MARQUISE))

    assert (question.seat, question.prompt) == (VAGABOND, "root.vagabond.enlist")
    assert question.law == ("root 9.2.9.II.c",)


@pytest.mark.law("root 9.2.9.II.c")
def test_only_one_ally_fights_beside_him_and_never_against_itself() -> None:
    text = (
        "turn vagabond daylight\nvagabond relations eyrie:allied marquise:allied alliance:allied\n"
        "1 marquise 2; eyrie 2; alliance 1; vagabond pawn\nvagabond items sword"
    )

    against_cats = ask_after(battle(position(text), VAGABOND, 1, MARQUISE))
    after = ask_after(battle(position(text, dice=[1, 1]), VAGABOND, 1, MARQUISE), "eyrie")

    assert offered(against_cats) == ["decline", "eyrie", "alliance"]
    assert after.prompt == "root.vagabond.hit"


@pytest.mark.law("root 9.2.9.II.c")
def test_attacking_his_only_ally_he_fights_alone() -> None:
    root = position(f"{ATTACK}1 eyrie 3; vagabond pawn\nvagabond items sword", dice=[3, 0])

    run(battle(root, VAGABOND, 1, EYRIE))

    assert shown(root, 1) == "eyrie 2; vagabond pawn"
    assert on_board(root, "relations") == "eyrie:hostile"


@pytest.mark.law("root 9.2.9.II.c")
@pytest.mark.ruling("R-58")
def test_as_defender_he_has_no_ally() -> None:
    root = position(f"turn marquise\n{FRIENDS}1 marquise 3; eyrie 2; vagabond pawn\nvagabond items sword", dice=[2, 2])

    run(battle(root, MARQUISE, 1, VAGABOND))

    assert shown(root, 1) == "marquise 2; eyrie 2; vagabond pawn"
    assert on_board(root, "items") == "sword!"


# 9.2.9.II.d


@pytest.mark.law("root 9.2.9.II.d")
@pytest.mark.ruling("R-58")
def test_more_hits_on_allies_than_on_items_turn_the_ally_hostile_after_the_battle() -> None:
    root = position(f"{ATTACK}1 marquise 3; eyrie 2; vagabond pawn\nvagabond items sword boot", dice=[2, 2])

    run(battle(root, VAGABOND, 1, MARQUISE), "eyrie", "ally", "ally")

    assert shown(root, 1) == "marquise 1; vagabond pawn"
    assert on_board(root, "relations") == "marquise:hostile eyrie:hostile"
    assert on_board(root, "items") == "boot sword"
    assert root.points[VAGABOND] == 1, "Infamy for the second cat, none for his own allies"


@pytest.mark.law("root 9.2.9.II.d", "root 9.2.9.III")
@pytest.mark.ruling("R-58")
@pytest.mark.parametrize("hits", [("ally", "boot"), ("boot", "ally"), ("sword", "boot")])
def test_as_many_hits_on_items_as_on_allies_keep_the_peace(hits: tuple[str, str]) -> None:
    root = position(f"{ATTACK}1 marquise 3; eyrie 2; vagabond pawn\nvagabond items sword boot", dice=[2, 2])

    run(battle(root, VAGABOND, 1, MARQUISE), "eyrie", *hits)

    assert on_board(root, "relations") == "marquise:hostile eyrie:allied"


@pytest.mark.law("root 9.2.9.II.d", "root 4.3.1")
@pytest.mark.ruling("R-58")
def test_hits_of_an_ambush_count_in_the_comparison() -> None:
    text = f"{ATTACK}1 marquise 3; eyrie 3; vagabond pawn\nvagabond items sword boot\nhand marquise ambush_fox"

    even = position(text, dice=[2, 2])
    run(battle(even, VAGABOND, 1, MARQUISE), "eyrie", "ambush_fox", "ally", "ally", "boot", "sword")
    uneven = position(text, dice=[2, 1])
    run(battle(uneven, VAGABOND, 1, MARQUISE), "eyrie", "ambush_fox", "ally", "ally", "boot")

    assert on_board(even, "relations") == "marquise:hostile eyrie:allied"
    assert on_board(uneven, "relations") == "marquise:hostile eyrie:hostile"


@pytest.mark.law("root 9.2.9.II.d", "root 9.2.7", "root 1.5.4")
@pytest.mark.ruling("R-58")
def test_without_items_allies_must_fall_and_hits_are_ignored_only_when_both_are_gone() -> None:
    root = position(f"{ATTACK}1 marquise 4; eyrie 1; vagabond pawn\nvagabond items sword!", dice=[3, 3])

    run(battle(root, VAGABOND, 1, MARQUISE), "eyrie")

    assert shown(root, 1) == "marquise 3; vagabond pawn"
    assert on_board(root, "items") == "sword!"
    assert on_board(root, "relations") == "marquise:hostile eyrie:hostile"


@pytest.mark.law("root 9.2.9.II.d", "root 9.2.7")
def test_whoever_asks_for_a_hit_that_an_ally_may_take_cites_the_paragraph_that_lets_him() -> None:
    root = position(f"{ATTACK}1 marquise 3; eyrie 2; vagabond pawn\nvagabond items sword boot", dice=[1, 1])

    question = ask_after(battle(root, VAGABOND, 1, MARQUISE), "eyrie")

    assert question.law == ("root 9.2.7", "root 9.2.9.II.d")
    assert offered(question) == ["boot", "sword", "ally"]


@pytest.mark.law("root 9.2.9.II.d")
@pytest.mark.ruling("R-58")
def test_an_ally_not_called_takes_no_hits() -> None:
    root = position(f"{ATTACK}1 marquise 3; eyrie 2; vagabond pawn\nvagabond items sword boot", dice=[1, 1])

    question = ask_after(battle(root, VAGABOND, 1, MARQUISE), "decline")

    assert offered(question) == ["boot", "sword"]


@pytest.mark.law("root 9.2.9.II.d", "root 6.2.3")
@pytest.mark.ruling("R-58", "R-34")
def test_field_hospitals_take_in_cats_lost_as_allies() -> None:
    root = position(
        "turn vagabond daylight\nvagabond relations marquise:allied\n4 marquise keep\n"
        "1 eyrie 2; marquise 2; vagabond pawn\nvagabond items sword\nhand marquise anvil",
        dice=[1, 1],
    )

    run(battle(root, VAGABOND, 1, EYRIE), "marquise", "ally", "anvil")

    assert shown(root, 4) == "marquise 1 keep"
    assert on_board(root, "relations") == "marquise:hostile eyrie:hostile"
