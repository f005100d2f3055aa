"""15 What ends with a turn or a round, and must not be found again in the next."""

from __future__ import annotations

import pytest

from rulewright.games.monster_lands.facts import describe
from rulewright.games.monster_lands.position import Realm
from rulewright.games.monster_lands.rules.bazaar import carried
from rulewright.games.monster_lands.rules.cleanup import clear_paths, desert, reset_board, spread_panic
from rulewright.games.monster_lands.rules.prices import persuasion_discount, possible_discount
from rulewright.games.monster_lands.rules.round import next_turn
from rulewright.games.monster_lands.rules.stock import GATE_PLACE
from rulewright.games.monster_lands.terms import DIE_NAMES, LODGE, NONE, PLACEMENT, TAVERN
from rulewright.kernel.agenda import Agenda
from tests.builders.monster_lands import (
    FIRE,
    WATER,
    act_with,
    actions,
    adventure,
    ask_after,
    gear,
    land,
    member,
    monster,
    offered,
    own_land,
    pool,
    recruit,
    run,
    send,
    table,
)


def next_round(realm: Realm) -> None:
    """Clean up what lies on the board."""
    clear_paths(realm, FIRE)
    spread_panic(realm, FIRE)
    reset_board(realm, FIRE)


@pytest.mark.law("monster_lands 10.1", "monster_lands 15.6")
@pytest.mark.ruling("R-13")
def test_a_land_is_used_once_in_a_round_and_again_in_the_next() -> None:
    realm = table()
    own_land(realm, FIRE, "yuha", "nuduru")
    pool(realm, FIRE, "persuasion-3", "persuasion-4")
    act_with(realm, FIRE, "land:yuha", "persuasion-3")
    assert "land:yuha" not in actions(realm, FIRE)

    next_round(realm)

    assert "land:yuha" in actions(realm, FIRE)


@pytest.mark.law("monster_lands 7.9", "monster_lands 15.6")
def test_a_talent_is_used_once_in_a_round_and_again_in_the_next() -> None:
    realm = table()
    pool(realm, FIRE, "strength")
    act_with(realm, FIRE, "use:nuduru")
    assert "use:nuduru" not in actions(realm, FIRE)

    next_round(realm)

    assert "use:nuduru" in actions(realm, FIRE)


@pytest.mark.law("monster_lands 7.9", "monster_lands 8.2.5", "monster_lands 15.6")
def test_equipment_lowers_one_price_in_a_round_and_another_in_the_next() -> None:
    realm = table()
    gear(realm, "turzoks", "frunks")
    realm.gold[FIRE] = 30
    pool(realm, FIRE, "strength", "strength")
    cheap = min(realm.trap_display, key=lambda trap: realm.setting.trap_cost[trap])
    act_with(realm, FIRE, "hunters_lodge:strength", realm.setting.trap_name[cheap], "done", "yes")
    assert possible_discount(realm, FIRE, LODGE) == 0

    next_round(realm)

    assert possible_discount(realm, FIRE, LODGE) == 4


@pytest.mark.law("monster_lands 7.4", "monster_lands 8.2.2", "monster_lands 15.6")
def test_dice_of_the_last_round_neither_block_nor_persuade() -> None:
    realm = table("fire", "water")
    realm.gold[FIRE], realm.glory[FIRE] = 30, 30
    pool(realm, FIRE, "persuasion-6", "strength", "strength", "strength")
    for die in ("persuasion-6", "strength", "strength"):
        act_with(realm, FIRE, f"tavern:{die}", "novice")
    assert "tavern:strength" not in actions(realm, FIRE)
    assert persuasion_discount(realm, TAVERN, DIE_NAMES.index("persuasion-2")) == 8

    next_round(realm)

    assert "tavern:strength" in actions(realm, FIRE)
    assert persuasion_discount(realm, TAVERN, DIE_NAMES.index("persuasion-2")) == 2


@pytest.mark.law("monster_lands 9.1.3", "monster_lands 15.1")
def test_whoever_came_back_can_be_sent_again_and_brings_nothing_of_the_last_round() -> None:
    realm = table()
    monster(realm, 0, "krinx")
    land(realm, 0, "thaklan", "1A")
    send(realm, FIRE, "1.4", "frunks", strength=1, potions=1)
    adventure(realm, realm.setting.loot_name[realm.loot_display[0]], dice=[1, 1, 1, 1])
    next_round(realm)
    pool(realm, FIRE, "strength", "magic")

    assert "frunks" in actions(realm, FIRE, "path:1.4")
    assert realm.potions[FIRE] == 1
    assert not any(realm.paths)


@pytest.mark.law("monster_lands 15.2", "monster_lands 12.5.3")
def test_the_monster_that_follows_one_on_its_land_stays_there_until_it_is_fought() -> None:
    realm = table()
    monster(realm, 0, "krinx")
    realm.prowling = 1
    next_round(realm)
    follower = realm.monsters[0]
    assert follower != NONE
    realm.monster_discard.append(realm.monsters[GATE_PLACE])
    realm.monsters[GATE_PLACE] = NONE

    next_round(realm)

    assert (realm.monsters[0], realm.monsters[GATE_PLACE]) == (follower, NONE)


@pytest.mark.law("monster_lands 7.8", "monster_lands 8.8.2")
@pytest.mark.ruling("R-73")
def test_a_card_that_was_handed_on_can_be_handed_on_in_the_next_turn() -> None:
    realm = table("fire", "water")
    recruit(realm, FIRE, "kakron")
    gear(realm, "pugnor", "frunks")
    for seat in (FIRE, WATER):
        pool(realm, seat, "strength")
    act_with(realm, FIRE, "exchange", "kakron")
    assert "exchange" not in actions(realm, FIRE)
    bearers = [one["equipment"] for one in describe(realm, WATER)["clans"][FIRE]["members"] if one["equipment"]]
    assert bearers == [[{"id": "pugnor", "used": False, "moved": True}]]

    for _ in range(2):
        realm.turn, realm.agenda = realm.agenda.seat, Agenda(realm.agenda.seat, ())
        next_turn(realm)

    assert realm.agenda.step.phase == PLACEMENT
    assert (realm.turn, "exchange" in actions(realm, FIRE)) == (FIRE, True)


@pytest.mark.law("monster_lands 15.4", "monster_lands 8.8.2")
def test_nobody_inherits_a_second_card_of_a_type_from_a_deserter() -> None:
    realm = table()
    recruit(realm, FIRE, "kakron", "zondu")
    weapon = gear(realm, "pugnor", "kakron")
    gear(realm, "slyzor", "frunks")

    question = ask_after(desert(realm.copy(), FIRE, member(realm, "kakron")))
    assert offered(question) == ["nuduru", "zondu", "discard"]
    run(desert(realm, FIRE, member(realm, "kakron")), "zondu")

    assert realm.gear_bearer[weapon] == member(realm, "zondu") + 1
    assert carried(realm, member(realm, "kakron"), realm.setting.gear_type[weapon]) == NONE
    assert sum(map(bool, realm.gear_bearer)) == 2
