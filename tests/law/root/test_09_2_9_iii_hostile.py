"""9.2.9.III Hostile status, and Infamy."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.battle import battle
from rulewright.kernel.why import Reason, why_not
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    MARQUISE,
    VAGABOND,
    offered,
    position,
    run,
    say,
    shown,
)
from tests.builders.root_deck import DECK
from tests.builders.vagabond import birdsong, daylight, evening, held, on_board, root_of

MINE = "turn vagabond daylight\nvagabond items sword sword\n"


# 9.2.9.III and III.a


@pytest.mark.law("root 9.2.9.III.a", "root 3.2.1")
@pytest.mark.example("EX-52")
def test_points_add_up_against_a_hostile_faction() -> None:
    root = position(f"{MINE}1 marquise 1 sawmill; vagabond pawn\nvagabond relations marquise:hostile", dice=[2, 0])

    run(battle(root, VAGABOND, 1, MARQUISE))

    assert root.points == [0, 0, 0, 3]


@pytest.mark.law("root 9.2.9.III", "root 9.2.9.III.a")
@pytest.mark.example("EX-53")
@pytest.mark.ruling("R-59")
@pytest.mark.parametrize("before", ["indifferent", "amiable", "friendly", "allied"])
def test_the_first_warrior_scores_nothing_and_the_next_does(before: str) -> None:
    root = position(f"{MINE}1 eyrie 2; vagabond pawn\nvagabond relations eyrie:{before}", dice=[2, 0])

    run(battle(root, VAGABOND, 1, EYRIE))

    assert on_board(root, "relations") == "eyrie:hostile"
    assert root.points == [0, 0, 0, 1]


@pytest.mark.law("root 9.2.9.III", "root 9.2.9.III.a", "root 3.2.1")
@pytest.mark.ruling("R-59")
def test_a_building_that_falls_after_the_first_warrior_scores_twice() -> None:
    root = position(f"{MINE}1 marquise 1 sawmill; vagabond pawn", dice=[2, 0])

    run(battle(root, VAGABOND, 1, MARQUISE))

    assert on_board(root, "relations") == "marquise:hostile"
    assert root.points == [0, 0, 0, 2]


@pytest.mark.law("root 9.2.9.III", "root 9.2.9.III.a")
@pytest.mark.ruling("R-59")
def test_buildings_and_tokens_alone_make_nobody_hostile() -> None:
    root = position(f"{MINE}1 marquise sawmill wood; vagabond pawn", dice=[1, 0])

    run(battle(root, VAGABOND, 1, MARQUISE))  # one rolled hit and one for a defenseless defender

    assert on_board(root, "relations") == ""
    assert root.points == [0, 0, 0, 2]


@pytest.mark.law("root 9.2.9.III", "root 9.2.9.III.a")
@pytest.mark.ruling("R-59")
def test_in_the_turn_of_another_a_removed_warrior_turns_hostile_without_infamy() -> None:
    root = position("turn eyrie\nvagabond items sword sword\n1 eyrie 3; vagabond pawn", dice=[2, 2])

    run(
        battle(root, EYRIE, 1, VAGABOND),
    )

    assert shown(root, 1) == "eyrie 1; vagabond pawn"
    assert on_board(root, "relations") == "eyrie:hostile"
    assert root.points == [0, 0, 0, 0]


@pytest.mark.law("root 9.2.9.III", "root 4.3.1")
@pytest.mark.ruling("R-59")
def test_his_ambush_turns_the_attacker_hostile() -> None:
    root = position("turn eyrie\nvagabond items sword\n1 eyrie 2; vagabond pawn\nhand vagabond ambush_fox")

    run(battle(root, EYRIE, 1, VAGABOND), "ambush_fox")

    assert shown(root, 1) == "vagabond pawn"
    assert on_board(root, "relations") == "eyrie:hostile"
    assert root.points[VAGABOND] == 0


@pytest.mark.law("root 9.2.9.III")
def test_a_battle_without_hits_leaves_the_relationship_alone() -> None:
    root = position(f"{MINE}1 eyrie 2; vagabond pawn\nvagabond relations eyrie:friendly", dice=[0, 0])

    run(battle(root, VAGABOND, 1, EYRIE))

    assert on_board(root, "relations") == "eyrie:friendly"


@pytest.mark.law("root 9.2.9.III", "root 9.2.9.III.a")
@pytest.mark.ruling("R-59")
def test_his_favor_turns_everybody_it_hits_hostile_but_is_no_battle() -> None:
    root = position(
        "turn vagabond daylight\n1 marquise 2 sawmill; vagabond pawn\n8 alliance sympathy; eyrie 1\n"
        "hand vagabond favor_of_the_foxes bake_sale\nvagabond relations eyrie:hostile"
    )
    name = "favor_of_the_foxes"

    flow = root.setting.deck.powers[name].act(root, VAGABOND, DECK.by_name[name])
    question = next(flow)  # the Outrage of the Alliance

    assert question.seat in (VAGABOND, ALLIANCE)
    assert on_board(root, "relations") == "marquise:hostile eyrie:hostile"
    assert root.points == [0, 0, 0, 2]


@pytest.mark.law("root 9.2.9.III.a", "root 4.1.3")
def test_a_battle_by_command_warren_is_a_battle_in_his_turn() -> None:
    match = daylight(
        "play vagabond command_warren\n1 eyrie 2; vagabond pawn\nvagabond items sword\n"
        "vagabond relations eyrie:hostile",
        dice=[1, 0],
    )

    say(match, "use:command_warren")

    assert root_of(match).points[VAGABOND] == 1
    assert held(match, "items") == "sword", "the card pays for the battle"


@pytest.mark.law("root 9.2.9.III.a", "root 3.1")
def test_infamy_can_win_the_game() -> None:
    match = daylight(
        "1 eyrie 1; vagabond pawn\nvagabond items sword\nvagabond relations eyrie:hostile\npoints vagabond:29",
        dice=[1, 0],
    )

    say(match, "battle")

    assert match.over
    assert match.outcome.winners == (VAGABOND,)


@pytest.mark.law("root 9.5.6", "root 9.2.9.III", "root 9.2.9.III.a")
@pytest.mark.example("EX-111")
@pytest.mark.ruling("R-59")
def test_a_strike_changes_the_status_not_the_score() -> None:
    match = daylight("2 eyrie 1 roost; vagabond pawn\nvagabond items crossbow crossbow")
    root = root_of(match)

    say(match, "strike")
    assert (shown(root, 2), held(match, "relations")) == ("eyrie roost; vagabond pawn", "eyrie:hostile")
    assert root.points == [0, 0, 0, 0]
    say(match, "strike")

    assert shown(root, 2) == "vagabond pawn"
    assert root.points == [0, 0, 0, 1]
    assert held(match, "items") == "crossbow- crossbow-"


@pytest.mark.law("root 9.2.9.III")
def test_hostility_concerns_only_the_faction_that_lost_the_warrior() -> None:
    match = daylight("1 eyrie 1; marquise 1; vagabond pawn\nvagabond items crossbow")

    say(match, "strike", "marquise:warrior")

    assert held(match, "relations") == "marquise:hostile"


# 9.2.9.III.b


@pytest.mark.law("root 9.2.9.III.b", "root 9.5.1")
def test_a_clearing_with_hostile_warriors_costs_one_boot_more_whoever_else_is_there() -> None:
    match = daylight(
        "1 vagabond pawn\n5 eyrie 2; marquise 1\nvagabond items boot boot boot\n"
        "vagabond relations eyrie:hostile marquise:hostile"
    )

    say(match, "move", "1>5")

    assert held(match, "items") == "boot boot- boot-"


@pytest.mark.law("root 9.2.9.III.b", "root 9.5.1")
def test_with_a_single_boot_hostile_clearings_are_closed() -> None:
    match = daylight("1 vagabond pawn\n5 eyrie 2\n9 marquise 1\nvagabond items boot\nvagabond relations eyrie:hostile")

    assert why_not(match, "move 1>9") == []
    assert why_not(match, "move 1>5") == [Reason("root 9.5.1", "why.no-boots")]
    say(match, "move")
    assert offered(match.question) == ["1>9", "1>10"]


@pytest.mark.law("root 9.2.9.III.b")
def test_without_warriors_a_hostile_faction_costs_nothing_extra() -> None:
    match = daylight(
        "1 vagabond pawn\n2 eyrie roost\n5 alliance sympathy; marquise 3\nvagabond items boot\n"
        "vagabond relations eyrie:hostile alliance:hostile"
    )

    say(match, "move", "1>5")

    assert held(match, "items") == "boot-"


@pytest.mark.law("root 9.2.9.III.b", "root 9.5.1")
def test_leaving_a_hostile_clearing_costs_nothing_extra() -> None:
    match = daylight("1 eyrie 2; vagabond pawn\nvagabond items boot\nvagabond relations eyrie:hostile")

    say(match, "move", "1>5")

    assert held(match, "items") == "boot-"


@pytest.mark.law("root 9.4.2", "root 9.2.9.III.b")
def test_slipping_into_a_hostile_clearing_costs_nothing() -> None:
    match = birdsong("1 vagabond pawn\n5 eyrie 2\nvagabond relations eyrie:hostile")

    say(match, "1>5")

    assert shown(root_of(match), 5) == "eyrie 2; vagabond pawn"


@pytest.mark.law("root 9.2.9.III.b", "root 4.1.3")
@pytest.mark.parametrize(("boots", "ways"), [("boot", ["1>5", "1>9", "1>10"]), ("boot-", ["1>9", "1>10"])])
def test_a_move_granted_by_a_card_is_free_but_for_the_boot_into_a_hostile_clearing(boots: str, ways: list[str]) -> None:
    match = evening(
        f"play vagabond cobbler\n1 vagabond pawn\n5 eyrie 2\nvagabond items {boots}\nvagabond relations eyrie:hostile"
    )

    say(match, "use:cobbler")
    assert offered(match.question) == ways
    say(match, ways[0])

    assert held(match, "items") == "boot-"
    assert root_of(match).pawns[VAGABOND] == int(ways[0][2:])
    assert root_of(match).pawns[MARQUISE] == 0


@pytest.mark.law("root 4.2", "root 9.5.1", "root 2.4.1")
@pytest.mark.ruling("R-3")
def test_a_move_granted_by_a_card_leads_out_of_a_forest_but_into_none() -> None:
    match = evening("play vagabond cobbler\nf4 vagabond pawn")

    say(match, "use:cobbler")

    assert offered(match.question) == ["f4>4", "f4>9", "f4>12"]
