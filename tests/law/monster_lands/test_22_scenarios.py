"""22 Scenarios: what their rules leave open, and how it is decided."""

from __future__ import annotations

import pytest

from rulewright.games.monster_lands.position import Realm
from rulewright.games.monster_lands.rules.round import FIGHTING, begin_adventures
from rulewright.games.monster_lands.rules.stock import GATE_PLACE
from rulewright.games.monster_lands.terms import GATE, NONE
from tests.builders.monster_lands import (
    act_with,
    drive,
    fall,
    land,
    listen,
    loot,
    monster,
    recruit,
    rival_takes,
    send,
    solo,
    told,
)


def level(realm: Realm, place: int) -> str:
    """Return the level of a monster on the table."""
    return realm.setting.tables.monsters[realm.monsters[place]].level


@pytest.mark.law("monster_lands 22", "monster_lands 18", "monster_lands 18.1")
@pytest.mark.ruling("R-77")
@pytest.mark.parametrize("scenario", [6, 10])
@pytest.mark.parametrize("difficulty", ["hard", "cutthroat"])
def test_at_hard_the_land_has_any_monster_and_the_entrance_one_of_level_a(scenario: int, difficulty: str) -> None:
    tables = [solo(scenario, difficulty=difficulty, seed=seed) for seed in range(40)]
    usual = [realm for realm in tables if "dogor" not in names(realm)]

    assert {level(realm, GATE_PLACE) for realm in usual} == {"A"}
    assert {level(realm, 0) for realm in usual} == {"A", "B"}
    assert all(realm.monsters[GATE_PLACE] not in realm.monster_deck for realm in usual)


def names(realm: Realm) -> list[str]:
    """Return the monsters on the table."""
    return [realm.setting.monster_name[one] for one in realm.monsters if one != NONE]


@pytest.mark.law("monster_lands 22", "monster_lands 24.4")
@pytest.mark.ruling("R-77", "R-26")
def test_dogor_drawn_for_the_land_is_the_one_at_the_entrance() -> None:
    drawn = [realm for seed in range(80) if "dogor" in names(realm := solo(6, difficulty="hard", seed=seed))]

    assert drawn, "in one game of twenty he is drawn first"
    for realm in drawn:
        assert realm.setting.monster_name[realm.monsters[GATE_PLACE]] == "dogor"
        assert len(names(realm)) == 2
        assert realm.monster_discard == []


@pytest.mark.law("monster_lands 22", "monster_lands 20.7")
@pytest.mark.ruling("R-78", "R-37")
@pytest.mark.parametrize(
    ("token", "dice", "left", "taken"),
    [
        ("trick_steal_any_2", (3, 2), (1, 2), (2, 0)),
        ("trick_steal_any_2", (1, 2), (0, 1), (1, 1)),
        ("trick_steal_any_1", (1, 1), (0, 1), (1, 0)),
        ("trick_steal_magic_2", (3, 1), (3, 0), (0, 1)),
        ("trick_steal_strength_2", (1, 3), (0, 3), (1, 0)),
    ],
)
def test_madhala_steals_strength_before_magic_and_as_much_as_there_is(
    token: str, dice: tuple[int, int], left: tuple[int, int], taken: tuple[int, int]
) -> None:
    realm = solo(8)
    land(realm, 0, "kale")
    rival_takes(realm, "1.2", token)
    send(realm, 0, "1.1", "frunks", strength=dice[0], magic=dice[1])
    events = listen(realm)

    begin_adventures(realm)
    drive(realm, until=lambda one: one.stage >= FIGHTING)

    assert [(event.facts["strength"], event.facts["magic"]) for event in events if event.kind == "stolen"] == [taken]
    assert (realm.dice_on(0)[:2], realm.dice_on(1)[:2]) == (left, taken)


@pytest.mark.law("monster_lands 22", "monster_lands 21.9")
@pytest.mark.ruling("R-78")
def test_what_madhala_stole_is_rolled_by_nobody() -> None:
    realm = solo(8)
    land(realm, 0, "kale")
    monster(realm, 0, "moldo")
    recruit(realm, 0, "kakron")
    rival_takes(realm, "1.2", "trick_steal_strength_2")
    send(realm, 0, "1.1", "frunks", strength=3)
    send(realm, 0, "1.4", "kakron", strength=1)
    fall(realm, [6, 1, 1, 1, 1])
    events = listen(realm)

    begin_adventures(realm)
    drive(realm, "0", "stop", *loots(realm), until=lambda one: one.area in (NONE, GATE))

    assert [len(dice) for dice in told(events, "rolled", "dice")] == [1, 1]


def loots(realm: Realm) -> list[str]:
    """Return the first two tokens of the loot display."""
    return [realm.setting.loot_name[one] for one in realm.loot_display[:2]]


@pytest.mark.law("monster_lands 22", "monster_lands 24.8")
@pytest.mark.ruling("R-79")
@pytest.mark.parametrize(("scenario", "goods"), [(4, (6, 0, 1)), (1, (6, 1, 1))])
def test_supplies_bring_gold_and_a_potion_but_no_defense_in_scenario_4(
    scenario: int, goods: tuple[int, int, int]
) -> None:
    realm = solo(scenario)
    gold = realm.gold[0]
    loot(realm, 0, "supplies")

    act_with(realm, 0, "loot:supplies")

    assert (realm.gold[0] - gold, realm.defense[0], realm.potions[0]) == goods
