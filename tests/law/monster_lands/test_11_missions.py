"""11 Adventure phase and missions."""

from __future__ import annotations

import pytest

from rulewright.games.monster_lands.rules.stock import GATE_PLACE
from rulewright.games.monster_lands.terms import NONE
from tests.builders.monster_lands import (
    FIRE,
    adventure,
    gear,
    kinds,
    land,
    loot,
    mission,
    monster,
    question_outside,
    recruit,
    send,
    table,
    told,
    traps,
    trophy,
)

# The order of things.


@pytest.mark.law("monster_lands 11.1")
@pytest.mark.example("TV-13")
def test_areas_are_resolved_in_order_and_empty_ones_are_skipped() -> None:
    realm = table("fire", "water", "air")
    for place, name in ((0, "moldo"), (1, "krushus"), (GATE_PLACE, "gator")):
        monster(realm, place, name)
    land(realm, 0, "kale")
    land(realm, 1, "kyzhul", "2A")
    mission(realm, 0, 1)
    recruit(realm, FIRE, "kakron")
    send(realm, FIRE, "e.1", "frunks", strength=1)
    send(realm, FIRE, "2.1", "kakron", strength=1)
    send(realm, FIRE, "m1.1", "nuduru", strength=2)
    name = realm.setting.loot_name[realm.loot_display[0]]

    events = adventure(realm, "stop", name, dice=[1, 1, 1, 1, 1, 3, 1, 1, 1, 1])

    assert told(events, "area", "area") == ["mission_a", "land_b", "entrance"]


@pytest.mark.law("monster_lands 11.1")
@pytest.mark.example("TV-13")
def test_in_round_one_nobody_defends_an_entrance_without_monster() -> None:
    realm = table("fire", "water")
    realm.monsters[GATE_PLACE] = NONE

    assert told(adventure(realm), "area", "area") == []


# Dice-roll missions.


@pytest.mark.law("monster_lands 11.2", "monster_lands 8.2.6", "monster_lands 9.2.3")
def test_a_total_that_reaches_the_target_is_rewarded_and_persuasion_dice_are_rolled_again() -> None:
    realm = table("water", "fire")
    mission(realm, 0, 5)  # strength and persuasion, 7: two glory, a defense token, a gold
    send(realm, 0, "m1.1", "taron", strength=1, persuasion=1)

    events = adventure(realm, dice=[3, 4])

    assert told(events, "rolled", "dice") == [("strength-3", "persuasion-4")]
    assert (realm.glory[0], realm.gold[0], realm.defense[0]) == (7, 8, 1)
    assert realm.missions[0] == NONE
    assert realm.missions_won[0] == 1


@pytest.mark.law("monster_lands 11.2")
@pytest.mark.ruling("R-30")
def test_a_failure_costs_glory_but_not_below_zero() -> None:
    realm = table("water", "fire")
    mission(realm, 0, 7)
    realm.glory[0] = 1
    send(realm, 0, "m1.2", "taron", strength=3)

    adventure(realm, dice=[1, 2, 3])

    assert realm.glory[0] == 0
    assert realm.missions[0] == NONE


@pytest.mark.law("monster_lands 11.2", "monster_lands 24.5")
def test_talents_and_equipment_change_the_dice_of_a_mission() -> None:
    realm = table("jungle", "water")
    mission(realm, 0, 3)  # two persuasion dice, 7
    gear(realm, "slham", "korgo")
    send(realm, 0, "m1.1", "korgo", persuasion=2)

    adventure(
        realm,
        "reroll:persuasion-1:talent",
        "reroll:persuasion-1:clothing",
        "reroll:persuasion-5:clothing",
        dice=[1, 1, 5, 2, 6],
    )

    assert realm.glory[0] == 7


@pytest.mark.law("monster_lands 11.2", "monster_lands 24.8")
def test_loot_with_the_outside_icon_helps_in_a_mission() -> None:
    realm = table("water", "fire")
    mission(realm, 0, 1)
    loot(realm, 0, "strength_plus_2", "reroll_any_4", "kill_6")
    send(realm, 0, "m1.1", "taron", strength=2)

    question = question_outside(realm.copy(), dice=[1, 2])
    assert [option.text for option in question.options] == ["stop", "loot:reroll_any_4", "loot:strength_plus_2"]
    adventure(realm, "loot:strength_plus_2", "stop", dice=[1, 2])

    assert realm.glory[0] == 7


@pytest.mark.law("monster_lands 11.3")
@pytest.mark.example("TV-D13")
@pytest.mark.parametrize(
    ("left", "right", "glory", "gold"),
    [
        ((4, 4), (4, 4), [7, 5], [9, 9]),
        ((3, 3), (4, 5), [4, 7], [7, 9]),
        ((4, 4), (5, 5), [5, 7], [9, 9]),
        ((6, 6), (1, 1), [7, 4], [9, 7]),
        ((1, 1), (2, 2), [4, 4], [7, 7]),
    ],
)
def test_of_two_mercenaries_the_better_success_wins_and_the_left_one_in_a_tie(
    left: tuple[int, int], right: tuple[int, int], glory: list[int], gold: list[int]
) -> None:
    realm = table("water", "fire")
    mission(realm, 0, 1)  # target 7: two glory and two gold, or one glory lost
    send(realm, 0, "m1.1", "taron", strength=2)
    send(realm, 1, "m1.2", "frunks", strength=2)

    adventure(realm, dice=[*left, *right])

    assert realm.glory[:2] == glory
    assert realm.gold[:2] == gold


# Contracts.


@pytest.mark.law("monster_lands 11.4", "monster_lands 9.2.4")
@pytest.mark.ruling("R-30")
def test_a_contract_takes_goods_and_gives_its_reward_left_path_first() -> None:
    realm = table("water", "fire")
    mission(realm, 1, 1)  # left: 5 gold for 2 glory; right: 2 defense tokens for 2 glory
    realm.defense[1] = 2
    send(realm, 1, "m2.2", "frunks", persuasion=1)
    send(realm, 0, "m2.1", "taron", strength=1)

    events = adventure(realm, "fulfil", "fulfil")

    assert told(events, "mission_won", "seat") == [0, 1]
    assert (realm.gold[0], realm.defense[1], realm.glory[:2]) == (2, 0, [7, 7])


@pytest.mark.law("monster_lands 11.4")
@pytest.mark.ruling("R-30")
def test_a_contract_may_be_left_without_penalty_and_is_not_offered_without_the_goods() -> None:
    realm = table("water", "fire")
    mission(realm, 1, 1)
    send(realm, 0, "m2.1", "taron", strength=1)
    send(realm, 1, "m2.2", "frunks", persuasion=1)

    adventure(realm, "decline")

    assert realm.glory[:2] == [5, 5]


@pytest.mark.law("monster_lands 11.4")
def test_a_contract_may_take_a_trap_of_ones_choice() -> None:
    realm = table("water", "fire")
    mission(realm, 1, 2)
    traps(realm, 0, "starting", "enh_total_plus_8")
    send(realm, 0, "m2.1", "taron", strength=1)

    events = adventure(realm, "fulfil", "starting")

    assert told(events, "trap_discarded", "trap") == ["starting"]
    assert [realm.setting.trap_name[trap] for trap in realm.traps[0]] == ["enh_total_plus_8"]
    assert realm.glory[0] == 7


@pytest.mark.law("monster_lands 11.4", "monster_lands 12.6.2")
@pytest.mark.ruling("R-44")
def test_a_trophy_can_be_sold_to_fulfil_a_contract() -> None:
    realm = table("water", "fire")
    mission(realm, 1, 1)
    trophy(realm, 0, "gator")
    realm.gold[0] = 0
    send(realm, 0, "m2.1", "taron", strength=1)

    events = adventure(realm, "sell:gator", "fulfil")

    assert "trophy_sold" in kinds(events)
    assert (realm.gold[0], realm.glory[0]) == (0, 7)


@pytest.mark.law("monster_lands 9.1.2")
def test_both_paths_of_a_mission_may_belong_to_one_clan() -> None:
    realm = table("water", "fire")
    mission(realm, 0, 1)
    send(realm, 0, "m1.1", "taron", strength=2)
    send(realm, 0, "m1.2", "tortock", strength=2)

    adventure(realm, dice=[6, 6, 5, 5])

    assert (realm.glory[0], realm.gold[0]) == (7, 7 + 2 + 2)
