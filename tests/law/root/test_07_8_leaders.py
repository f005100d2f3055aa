"""7.8 The leaders of the Eyrie."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.eyrie.decree import recruit
from rulewright.games.root.power import Batch, Fight
from rulewright.games.root.rules.battle import battle
from rulewright.games.root.rules.removal import remove_all_enemies, remove_pieces, resolve
from rulewright.games.root.terms import FOX
from tests.builders.root import ALLIANCE, EYRIE, GAME, MARQUISE, position, run, say, shown


@pytest.mark.law("root 7.8.1", "root 7.2.3")
def test_under_the_builder_an_item_scores_its_printed_points() -> None:
    root = position(
        "seats marquise eyrie\nturn eyrie daylight craft\n3 eyrie 1 roost\n4 eyrie 1 roost\n"
        "hand eyrie bake_sale\neyrie leader builder\neyrie move loyal_vizier"
    )

    say(GAME.resume(root), "craft:bake_sale")

    assert root.points[EYRIE] == 3


@pytest.mark.law("root 7.8.2", "root 7.5.2.I")
@pytest.mark.ruling("R-40")
@pytest.mark.parametrize(("reserve", "placed"), [(2, 2), (1, 0), (0, 0)])
def test_the_charismatic_leader_recruits_two_or_fails(reserve: int, placed: int) -> None:
    root = position(f"eyrie leader charismatic\n1 eyrie roost\n5 eyrie {20 - reserve}")

    assert run(recruit(root, EYRIE, FOX)) == (placed == 2)

    assert shown(root, 1) == ("eyrie 2 roost" if placed else "eyrie roost")
    assert root.supply[EYRIE] == reserve - placed


@pytest.mark.law("root 7.8.2", "root 7.5.2.I")
def test_one_warrior_in_supply_is_enough_for_any_other_leader() -> None:
    root = position("eyrie leader despot\n1 eyrie roost\n5 eyrie 19")

    assert run(recruit(root, EYRIE, FOX))

    assert (shown(root, 1), root.supply[EYRIE]) == ("eyrie 1 roost", 0)


@pytest.mark.law("root 7.8.3", "root 4.3.3.I")
def test_the_commander_deals_an_extra_hit_that_no_roll_and_no_number_of_warriors_caps() -> None:
    root = position("eyrie leader commander\n1 eyrie 1; marquise 3", dice=[3, 0])

    run(battle(root, EYRIE, 1, MARQUISE))

    assert shown(root, 1) == "marquise 1; eyrie 1"  # one rolled, one extra


@pytest.mark.law("root 7.8.3")
def test_the_commander_is_of_no_use_to_a_defender() -> None:
    root = position("eyrie leader commander\n1 eyrie 2; marquise 3", dice=[0, 0])

    run(battle(root, MARQUISE, 1, EYRIE))

    assert shown(root, 1) == "marquise 3; eyrie 2"


@pytest.mark.law("root 7.8.4", "root 3.2.1")
@pytest.mark.ruling("R-42")
@pytest.mark.example("EX-45")
def test_the_despot_scores_once_for_two_tokens_of_one_battle() -> None:
    root = position("eyrie leader despot\n1 eyrie 1; marquise wood*2", dice=[1, 0])

    run(battle(root, EYRIE, 1, MARQUISE))

    assert shown(root, 1) == "eyrie 1"
    assert root.points[EYRIE] == 3


@pytest.mark.law("root 7.8.4", "root 3.2.1")
def test_the_despot_scores_anew_in_the_next_battle() -> None:
    root = position("eyrie leader despot\n1 eyrie 1; marquise wood\n5 eyrie 1; marquise sawmill", dice=[0, 0, 0, 0])

    run(battle(root, EYRIE, 1, MARQUISE))
    run(battle(root, EYRIE, 5, MARQUISE))

    assert root.points[EYRIE] == 4


@pytest.mark.law("root 7.8.4")
@pytest.mark.ruling("R-42")
def test_the_despot_scores_as_defender_too() -> None:
    root = position("eyrie leader despot\n8 eyrie 2; marquise 1 sawmill", dice=[2, 2])

    run(battle(root, MARQUISE, 8, EYRIE))

    assert shown(root, 8) == "eyrie 1"
    assert root.points == [0, 2, 0, 0]


@pytest.mark.law("root 7.8.4", "root 4.3.1")
@pytest.mark.ruling("R-42")
def test_the_despot_scores_for_a_building_lost_to_an_ambush() -> None:
    root = position("eyrie leader despot\n8 eyrie 1; marquise 1 sawmill\nhand eyrie ambush_fox")

    run(battle(root, MARQUISE, 8, EYRIE), "ambush_fox")

    assert shown(root, 8) == "eyrie 1"
    assert root.points[EYRIE] == 2


@pytest.mark.law("root 7.8.4")
@pytest.mark.ruling("R-42")
def test_two_batches_of_one_battle_share_the_single_bonus() -> None:
    root = position("eyrie leader despot\n1 marquise wood*2")
    fight = Fight(EYRIE, MARQUISE, 1)
    wood = root.setting.kind[MARQUISE, "wood"]

    for _ in range(2):  # ambush hits and the hits of step 4
        batch = Batch(fight)
        remove_pieces(root, batch, EYRIE, wood, 1, 1)
        run(resolve(root, batch))

    assert root.points[EYRIE] == 3


@pytest.mark.law("root 7.8.4")
def test_the_despot_scores_nothing_for_warriors() -> None:
    root = position("eyrie leader despot\n1 eyrie 3; marquise 3 sawmill", dice=[3, 0])

    run(battle(root, EYRIE, 1, MARQUISE))

    assert shown(root, 1) == "marquise sawmill; eyrie 3"
    assert root.points[EYRIE] == 0


@pytest.mark.law("root 7.8.4")
def test_the_despot_scores_nothing_for_what_the_enemy_removes() -> None:
    root = position("eyrie leader despot\n1 eyrie roost; marquise 1", dice=[0, 0])

    run(battle(root, MARQUISE, 1, EYRIE))

    assert root.points == [1, 0, 0, 0]


@pytest.mark.law("root 7.8.4", "root 3.2.1")
def test_the_despot_scores_nothing_extra_outside_of_battle() -> None:
    root = position(
        "turn eyrie daylight\neyrie leader despot\n1 marquise sawmill\n8 alliance sympathy\nhand eyrie anvil"
    )

    run(remove_all_enemies(root, EYRIE, 1 << 1 | 1 << 8), "anvil")

    assert root.points[EYRIE] == 2
    assert root.boards[ALLIANCE].secrets.bit_count() == 1
