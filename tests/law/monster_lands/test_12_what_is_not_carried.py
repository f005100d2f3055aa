"""12 What counts on one path, in one area or for one purpose only, and must not be carried to the next."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.monster_lands.position import Realm
from rulewright.games.monster_lands.rules.cleanup import clear_paths
from tests.builders.monster_lands import (
    AIR,
    FIRE,
    JUNGLE,
    WATER,
    adventure,
    gear,
    kinds,
    land,
    loot,
    monster,
    offered,
    question_outside,
    rival_takes,
    send,
    solo,
    table,
    told,
)

MISSED = [1, 1, 1]
"""An attack that hits nobody."""
IDLE_TRAP = "enh_magic_plus_1"
"""A trap that gives nothing to strength dice."""


def arena(beast: str = "krinx", **options: Any) -> Realm:
    """Return a table of four: a monster (capture 9, elimination 13) on a land (conquest 9) of another affinity."""
    realm = table(**options)
    monster(realm, 0, beast)
    land(realm, 0, "thaklan", "1A")
    return realm


def spoils(realm: Realm, number: int) -> list[str]:
    """Return the loot tokens that so many who won nothing take."""
    return [realm.setting.loot_name[one] for one in realm.loot_display[:number]]


# From the battle into the conquest.


@pytest.mark.law("monster_lands 12.5.2", "monster_lands 12.7.1")
def test_damage_done_to_the_monster_does_not_count_in_the_conquest() -> None:
    realm = arena()
    send(realm, FIRE, "1.1", "tranok", strength=1)
    send(realm, WATER, "1.2", "taron", strength=2)
    send(realm, JUNGLE, "1.4", "korgo", strength=1)

    events = adventure(realm, *spoils(realm, 2), dice=[*MISSED, 5, *MISSED, 6, 6, 4])

    assert told(events, "attack_failed", "total") == [5]
    assert told(events, "eliminated", "monster") == ["krinx"]
    assert told(events, "conquest_failed", "total") == [4]


@pytest.mark.law("monster_lands 21.9", "monster_lands 12.7.1")
def test_damage_done_before_the_rival_drove_the_monster_away_does_not_count_in_the_conquest() -> None:
    realm = solo()
    monster(realm, 0, "krinx")
    land(realm, 0, "kale", "1A")
    send(realm, 0, "1.1", "frunks", strength=1)
    rival_takes(realm, "1.2")
    send(realm, 0, "1.4", "nuduru", strength=1)

    events = adventure(realm, *spoils(realm, 2), dice=[*MISSED, 5, 4])

    assert told(events, "conquest_failed", "total") == [4]


@pytest.mark.law("monster_lands 24.1", "monster_lands 12.7.1")
@pytest.mark.ruling("R-15")
def test_a_trap_against_monsters_does_not_help_to_conquer() -> None:
    realm = arena()
    send(realm, WATER, "1.1", "taron", strength=3)
    send(realm, FIRE, "1.4", "tranok", strength=1, traps=["enh_total_plus_8"])

    events = adventure(realm, *spoils(realm, 1), dice=[*MISSED, 6, 6, 6, 4])

    assert told(events, "conquest_failed", "total") == [4]


@pytest.mark.law("monster_lands 24.6", "monster_lands 12.4.2")
def test_a_weapon_against_monsters_does_not_help_to_conquer_nor_a_spell_of_conquest_to_fight() -> None:
    realm = arena()
    send(realm, WATER, "1.1", "taron", magic=1)
    send(realm, JUNGLE, "1.2", "korgo", strength=3)
    send(realm, FIRE, "1.4", "tranok", strength=1)
    gear(realm, "kedavra", "taron")
    gear(realm, "slyzor", "tranok")

    events = adventure(realm, "0", *spoils(realm, 2), dice=[*MISSED, 4, *MISSED, 6, 6, 6, 4])

    assert told(events, "attack_failed", "total") == [4]
    assert told(events, "conquest_failed", "total") == [4]


# From one path to the next.


@pytest.mark.law("monster_lands 20.3", "monster_lands 12.1.1")
@pytest.mark.parametrize("trap", ["enh_strength_plus_3", "enh_total_plus_8", "enh_strength_dice_3"])
def test_a_trap_that_was_not_revealed_does_nothing_but_lie_there(trap: str) -> None:
    realm = arena(tricks=True)
    send(realm, FIRE, "1.1", "tranok", strength=2, traps=[trap])

    events = adventure(realm, "no", "roll:all", *spoils(realm, 1), dice=[*MISSED, 3, 3])

    assert told(events, "attack_failed", "total") == [6]


@pytest.mark.law("monster_lands 12.4.8")
@pytest.mark.ruling("R-17")
def test_a_bonus_for_capturing_is_not_carried() -> None:
    realm = arena()
    send(realm, FIRE, "1.1", "torko", strength=1)
    send(realm, WATER, "1.2", "taron", strength=1, traps=[IDLE_TRAP])

    events = adventure(realm, *spoils(realm, 2), dice=[*MISSED, 5, *MISSED, 3])

    assert told(events, "attack_failed", "total") == [5, 8]


@pytest.mark.law("monster_lands 12.4.8", "monster_lands 24.8")
@pytest.mark.ruling("R-17")
def test_loot_for_an_elimination_neither_captures_nor_is_carried() -> None:
    realm = arena()
    loot(realm, FIRE, "kill_6")
    send(realm, FIRE, "1.1", "tranok", strength=1, traps=[IDLE_TRAP])
    send(realm, WATER, "1.2", "taron", strength=1, traps=[IDLE_TRAP])

    events = adventure(realm, "loot:kill_6", *spoils(realm, 2), dice=[*MISSED, 5, *MISSED, 3])

    assert told(events, "attack_failed", "total") == [5, 8]


@pytest.mark.law("monster_lands 12.7.2")
@pytest.mark.ruling("R-17")
def test_a_bonus_for_conquering_is_not_carried_to_the_next_conqueror() -> None:
    realm = arena()
    send(realm, WATER, "1.1", "taron", strength=3)
    send(realm, AIR, "1.2", "geas", strength=1)
    send(realm, FIRE, "1.4", "tranok", strength=1)

    events = adventure(realm, *spoils(realm, 2), dice=[*MISSED, 6, 6, 6, 5, 3])

    assert told(events, "conquest_failed", "total") == [5, 8]


@pytest.mark.law("monster_lands 12.4.8", "monster_lands 24.8")
def test_loot_that_helps_one_path_does_not_help_the_next() -> None:
    realm = arena()
    loot(realm, FIRE, "strength_plus_2")
    send(realm, FIRE, "1.1", "tranok", strength=1, traps=[IDLE_TRAP])
    send(realm, FIRE, "1.2", "nuduru", strength=1)

    events = adventure(realm, "loot:strength_plus_2", *spoils(realm, 2), dice=[*MISSED, 4, *MISSED, 2])

    assert told(events, "attack_failed", "total") == [6, 8]


@pytest.mark.law("monster_lands 24.8", "monster_lands 12.4.2")
def test_rerolls_that_are_left_over_do_not_go_on_to_the_next_path() -> None:
    realm = arena()
    loot(realm, FIRE, "reroll_any_4")
    send(realm, FIRE, "1.1", "tranok", strength=1)
    send(realm, FIRE, "1.2", "nuduru", strength=1)

    dice = [*MISSED, 4, *MISSED, 2]
    events = adventure(realm, "loot:reroll_any_4", "stop", *spoils(realm, 2), dice=dice)

    assert told(events, "attack_failed", "total") == [4, 6]


@pytest.mark.law("monster_lands 12.3.2", "monster_lands 12.3.1")
def test_magic_given_up_weakens_one_attack_and_not_the_next() -> None:
    realm = arena()
    send(realm, FIRE, "1.1", "tranok", strength=1, magic=1)
    send(realm, WATER, "1.2", "taron", strength=1)

    events = adventure(realm, "1", *spoils(realm, 2), dice=[1, 1, 2, *MISSED, 2])

    assert told(events, "monster_attacks", "dice") == [2, 3]


# What a monster forbids, and what something is for.


@pytest.mark.law("monster_lands 24.4", "monster_lands 12.4.2")
def test_a_weapon_that_a_monster_forbids_rolls_nothing_again() -> None:
    for beast, rerolls in (("krushus", ["reroll:magic-2:weapon"]), ("caribdis", [])):
        realm = arena(beast)
        send(realm, FIRE, "1.1", "tranok", magic=1, traps=["enh_strength_plus_1"])
        loot(realm, FIRE, "reroll_magic_3")
        gear(realm, "krakhen", "tranok")

        dice = [1] * realm.setting.tables.monsters[realm.monsters[0]].attack
        question = question_outside(realm, "0", dice=[*dice, 2])

        assert offered(question) == ["stop", *rerolls, "loot:reroll_magic_3"]


@pytest.mark.law("monster_lands 9.3.9", "monster_lands 24.5", "monster_lands 24.6")
def test_only_dice_of_the_colour_that_is_named_are_rolled_again() -> None:
    realm = arena()
    send(realm, FIRE, "1.1", "sckrat", strength=1, magic=1)

    question = question_outside(realm, "0", dice=[*MISSED, 1, 2])

    assert offered(question) == ["stop", "reroll:strength-1:talent"]


@pytest.mark.law("monster_lands 12.8.2", "monster_lands 24.8")
@pytest.mark.parametrize(
    ("token", "asked"),
    [("glory_eliminate", ["eliminate"]), ("glory_capture", ["capture"]), ("glory_conquest", ["conquest"])],
)
def test_loot_for_one_outcome_is_of_no_use_for_another(token: str, asked: list[str]) -> None:
    used = []
    for outcome, dice in (("eliminate", [6, 6, 6]), ("capture", [3, 3, 3]), ("conquest", [3, 3, 3])):
        realm = arena()
        loot(realm, FIRE, token)
        if outcome == "conquest":
            send(realm, WATER, "1.1", "taron", strength=3)
        send(realm, FIRE, "1.2", "tranok", strength=3, traps=[IDLE_TRAP])
        before = realm.glory[FIRE]
        first = [*MISSED, 6, 6, 6] if outcome == "conquest" else MISSED
        answers = [] if outcome == "conquest" else ["roll:all"]
        events = adventure(realm, *answers, *(["yes"] if outcome in asked else []), dice=[*first, *dice])
        assert ({"eliminate": "eliminated", "capture": "captured", "conquest": "conquered"}[outcome]) in kinds(events)
        used += [outcome] if "loot" in told(events, "glory_won", "reason") else []
        assert realm.glory[FIRE] > before

    assert used == asked


# From one area, or one round, to the next.


def two_lands() -> Realm:
    """Return a table at which both lands have a monster."""
    realm = arena()
    land(realm, 1, "yuha", "1A")
    monster(realm, 1, "gator")
    return realm


@pytest.mark.law("monster_lands 12.4.7", "monster_lands 11.1")
def test_damage_done_on_one_land_does_not_count_on_the_other() -> None:
    realm = two_lands()
    send(realm, FIRE, "1.1", "tranok", strength=1)
    send(realm, WATER, "2.1", "taron", strength=2)

    events = adventure(realm, *spoils(realm, 1), spoils(realm, 2)[1], dice=[*MISSED, 6, *MISSED, 3, 4])

    assert told(events, "attack_failed", "total") == [6, 7]


@pytest.mark.law("monster_lands 12.5.1", "monster_lands 11.1")
def test_a_monster_beaten_on_one_land_leaves_that_of_the_other_to_be_fought() -> None:
    realm = two_lands()
    send(realm, WATER, "1.1", "taron", strength=3)
    send(realm, FIRE, "2.1", "tranok", strength=1)

    events = adventure(realm, *spoils(realm, 1), dice=[*MISSED, 6, 6, 6, *MISSED, 6])

    assert told(events, "monster_attacks", "path") == ["1.1", "2.1"]


@pytest.mark.law("monster_lands 12.7.3", "monster_lands 11.1")
def test_a_land_conquered_leaves_the_other_to_be_fought_for() -> None:
    realm = two_lands()
    send(realm, WATER, "1.1", "taron", strength=3)
    send(realm, AIR, "1.4", "timbulu", strength=2)
    send(realm, FIRE, "2.1", "tranok", strength=1)

    events = adventure(realm, *spoils(realm, 1), dice=[*MISSED, 6, 6, 6, 6, 6, *MISSED, 6])

    assert "conquered" in kinds(events)
    assert told(events, "monster_attacks", "path") == ["1.1", "2.1"]


@pytest.mark.law("monster_lands 20.6", "monster_lands 9.3.6")
def test_dice_that_were_never_diverted_are_not_diverted_in_the_next_round() -> None:
    realm = arena(tricks=True)
    send(realm, WATER, "1.1", "taron", strength=3)
    send(realm, FIRE, "1.2", "tranok", strength=1, traps=["trick_divert_1"])
    adventure(realm, "yes", *spoils(realm, 1), dice=[*MISSED, 6, 6, 6, 1])
    clear_paths(realm, FIRE)
    monster(realm, 0, "snailer")
    send(realm, WATER, "1.1", "taron", strength=1)
    send(realm, FIRE, "1.2", "tranok", strength=1)

    events = adventure(realm, *spoils(realm, 2), dice=[1] * 5 + [1] + [1] * 5 + [1])

    assert told(events, "monster_attacks", "dice") == [5, 5]
