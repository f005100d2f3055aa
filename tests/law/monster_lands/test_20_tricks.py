"""20 Tricks module."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.monster_lands.position import GUARDS, OPEN, WIDTH, Realm
from rulewright.games.monster_lands.rules.hits import die
from rulewright.games.monster_lands.rules.onslaught import neighbours
from rulewright.games.monster_lands.rules.round import FIGHTING, begin_adventures
from rulewright.games.monster_lands.terms import LAND_A
from rulewright.kernel.errors import BadOptions
from tests.builders.monster_lands import (
    FIRE,
    GAME,
    JUNGLE,
    WATER,
    adventure,
    drive,
    fall,
    kinds,
    land,
    listen,
    monster,
    names_of,
    question_outside,
    send,
    table,
    told,
)


def arena(beast: str = "moldo", **options: Any) -> Realm:
    """Return a table of four with tricks and a monster on a land of another affinity."""
    realm = table(tricks=True, **options)
    monster(realm, 0, beast)
    land(realm, 0, "thaklan", "1A")
    return realm


def clash(realm: Realm, *answers: str) -> list[Any]:
    """Play the clash of the first land and return what happened."""
    events = listen(realm)
    begin_adventures(realm)
    drive(realm, *answers, until=lambda one: one.stage >= FIGHTING)
    return events


@pytest.mark.law("monster_lands 20.1", "monster_lands 1.5")
def test_tricks_and_shielded_traps_join_the_pile() -> None:
    realm = table(tricks=True)
    groups = [realm.setting.trap_group[trap] for trap in (*realm.trap_pile, *realm.trap_display)]

    assert {group: groups.count(group) for group in set(groups)} == {"enhanced": 36, "trick": 18, "shielded": 6}


@pytest.mark.law("monster_lands 20.2", "monster_lands 20.3")
def test_each_decides_token_by_token_from_left_to_right_and_top_to_bottom() -> None:
    realm = arena()
    send(realm, WATER, "1.4", "taron", strength=1, traps=["enh_strength_dice_2"])
    send(realm, FIRE, "1.1", "frunks", strength=1, traps=["enh_total_plus_4", "shield_magic_dice_2"])

    first = question_outside(realm.copy())
    assert (first.seat, first.prompt, first.about) == (FIRE, "monster_lands.reveal", ("path:1.1", "token:1"))
    events = clash(realm, "no", "yes", "yes")

    assert told(events, "revealed", "trap") == ["shield_magic_dice_2", "enh_strength_dice_2"]
    assert (realm.dice_on(0), realm.dice_on(3)) == ((1, 2, 0), (3, 0, 0))


@pytest.mark.law("monster_lands 20.2")
@pytest.mark.ruling("R-75")
def test_a_token_may_be_skipped_and_nobody_comes_back_to_it() -> None:
    realm = arena()
    send(realm, FIRE, "1.1", "frunks", strength=1, traps=["enh_strength_dice_2", "starting", "enh_magic_dice_1"])

    first = question_outside(realm.copy(), "no")
    assert first.about == ("path:1.1", "token:2")
    clash(realm, "no", "no", "yes")

    assert realm.paths[OPEN] == 0b100
    assert realm.dice_on(0) == (1, 1, 0)


@pytest.mark.law("monster_lands 20.4", "monster_lands 12.4.3")
def test_an_unrevealed_token_counts_as_a_trap_and_a_revealed_trick_does_not() -> None:
    realm = arena()
    send(realm, FIRE, "1.4", "frunks", strength=2, traps=["trick_steal_magic_1"])

    hidden = realm.copy()
    happened = adventure(hidden, "no", "roll:all", dice=[1] * 3 + [6, 6])
    assert told(happened, "captured", "monster") == ["moldo"]

    name = realm.setting.loot_name[realm.loot_display[0]]
    happened = adventure(realm, "yes", name, dice=[1] * 3 + [6, 6])
    assert "captured" not in kinds(happened)


@pytest.mark.law("monster_lands 20.4", "monster_lands 20.7", "monster_lands 24.3")
def test_a_stealing_trick_takes_dice_of_an_adjacent_path_onto_itself() -> None:
    realm = arena()
    send(realm, FIRE, "1.2", "frunks", strength=1, traps=["trick_steal_any_2"])
    send(realm, WATER, "1.1", "taron", strength=2, magic=2)
    send(realm, JUNGLE, "1.4", "korgo", strength=1)

    events = clash(realm, "yes", "path:1.1", "s1+m1")

    assert told(events, "stolen", "victim") == ["1.1"]
    assert (realm.dice_on(0), realm.dice_on(1)) == ((1, 1, 0), (2, 1, 0))


@pytest.mark.law("monster_lands 20.7", "monster_lands 24.2", "monster_lands 24.3")
def test_as_many_dice_as_there_are_are_stolen_but_none_from_a_shielded_trap() -> None:
    realm = arena()
    send(realm, WATER, "1.1", "taron", strength=1, traps=["shield_strength_dice_2"])
    send(realm, FIRE, "1.2", "frunks", strength=1, traps=["trick_steal_strength_2", "trick_steal_magic_2"])

    clash(realm, "yes", "yes", "yes")

    assert (realm.dice_on(0), realm.dice_on(1)) == ((2, 0, 0), (2, 0, 0))


@pytest.mark.law("monster_lands 20.5", "monster_lands 8.6.3")
def test_a_defense_token_cancels_a_trick_and_a_talent_does_not() -> None:
    realm = arena()
    send(realm, JUNGLE, "1.1", "purkas", strength=2, defense=1)
    send(realm, FIRE, "1.2", "frunks", strength=1, traps=["trick_steal_strength_1", "trick_steal_strength_2"])

    events = clash(realm, "yes", "yes", "yes")

    assert told(events, "trick_cancelled", "path") == ["1.1"]
    assert realm.paths[GUARDS] == 0
    assert (realm.dice_on(0), realm.dice_on(1)) == ((0, 0, 0), (3, 0, 0))


@pytest.mark.law("monster_lands 20.6", "monster_lands 24.3")
def test_diverted_dice_are_rolled_first_against_the_victim() -> None:
    realm = arena()
    send(realm, FIRE, "1.1", "frunks", strength=1, traps=["trick_divert_2"])
    send(realm, WATER, "1.4", "taron", strength=1)
    names = [realm.setting.loot_name[realm.loot_display[place]] for place in (0, 1)]

    events = adventure(realm, "yes", "yes", *names, dice=[6, 1, 1, 2, 1, 1, 1, 2])

    assert told(events, "diverted", "dice") == [2]
    assert told(events, "monster_attacks", "dice") == [1, 3]
    assert names_of(realm, realm.wounded) == ["taron"]


@pytest.mark.law("monster_lands 20.6")
def test_the_victim_takes_its_hits_before_the_owner_is_attacked() -> None:
    realm = arena()
    send(realm, FIRE, "1.1", "frunks", strength=1, traps=["trick_divert_1", "trick_divert_1"])
    send(realm, WATER, "1.4", "taron", strength=1)
    names = [realm.setting.loot_name[realm.loot_display[0]]]

    # Two diverted dice hit, one after the other; the third one is left for Frunks.
    events = adventure(realm, "yes", "yes", "yes", "yes", "0", *names, dice=[6, 6, 6, 2])

    assert told(events, "hit", "path") == ["1.4", "1.4", "1.1"]
    assert told(events, "died", "member") == ["taron"]
    assert names_of(realm, realm.wounded) == ["frunks"]


@pytest.mark.law("monster_lands 20.6", "monster_lands 12.3.2")
@pytest.mark.ruling("R-65")
def test_the_victim_of_diverted_dice_cannot_weaken_them_with_magic() -> None:
    realm = arena()
    send(realm, FIRE, "1.1", "frunks", strength=1, traps=["trick_divert_1"])
    send(realm, WATER, "1.4", "taron", strength=1, magic=2)
    names = [realm.setting.loot_name[realm.loot_display[place]] for place in (0, 1)]

    # Taron is asked for magic dice only when the monster attacks him himself.
    events = adventure(realm, "yes", "yes", "0", *names, dice=[6, 1, 1, 2, 1, 1, 1, 1, 1, 1])

    assert told(events, "hit", "path") == ["1.4"]
    assert "weakened" not in kinds(events)


@pytest.mark.law("monster_lands 20.4", "monster_lands 8.3.2")
@pytest.mark.ruling("R-66")
def test_a_token_that_was_never_revealed_is_discarded_for_all_to_see() -> None:
    realm = arena()
    send(realm, FIRE, "1.4", "frunks", strength=1, traps=["trick_steal_magic_1"])
    name = realm.setting.loot_name[realm.loot_display[0]]

    events = adventure(realm, "no", name, dice=[1] * 3 + [1])

    assert told(events, "trap_discarded", "trap") == ["trick_steal_magic_1"]
    assert [realm.setting.trap_name[trap] for trap in realm.trap_discard] == ["trick_steal_magic_1"]


@pytest.mark.law("monster_lands 20.6")
@pytest.mark.ruling("R-59")
def test_no_more_dice_are_diverted_than_are_rolled() -> None:
    realm = arena()
    send(realm, FIRE, "1.1", "frunks", strength=1, traps=["trick_divert_2", "trick_divert_2"])
    send(realm, WATER, "1.4", "taron", strength=1)
    names = [realm.setting.loot_name[realm.loot_display[place]] for place in (0, 1)]

    events = adventure(realm, "yes", "yes", "yes", "yes", *names, dice=[1, 1, 1, 2, 1, 1, 1, 2])

    assert told(events, "diverted", "dice") == [2, 1]
    assert told(events, "monster_attacks", "dice") == [0, 3]


@pytest.mark.law("monster_lands 20.6")
@pytest.mark.ruling("R-36")
def test_dice_whose_victim_is_gone_attack_the_owner() -> None:
    realm = arena()
    send(realm, WATER, "1.1", "taron", strength=1)
    send(realm, FIRE, "1.2", "frunks", strength=1, traps=["trick_divert_1"])
    name = realm.setting.loot_name[realm.loot_display[0]]

    # Taron, to whom the trick points, falls to the monster first.
    events = adventure(realm, "yes", "0", name, dice=[6, 6, 6, 1, 1, 1, 2])

    assert "diverted" not in kinds(events)
    assert told(events, "monster_attacks", "dice") == [3, 3]


@pytest.mark.law("monster_lands 20.8")
@pytest.mark.ruling("R-61")
@pytest.mark.example("TV-25")
def test_adjacent_is_the_nearest_occupied_path() -> None:
    realm = table()
    send(realm, FIRE, "1.1", "frunks")
    send(realm, WATER, "1.2", "taron")
    send(realm, JUNGLE, "1.4", "korgo")
    send(realm, JUNGLE, "2.1", "purkas")
    send(realm, FIRE, "e.1", "nuduru")
    send(realm, WATER, "e.2", "tortock")

    assert [neighbours(realm, path) for path in (0, 1, 3, 4, 12, 13)] == [[1], [0, 3], [1], [], [13], [12]]


@pytest.mark.law("monster_lands 20.8")
def test_the_path_of_a_dead_mercenary_is_skipped() -> None:
    realm = table()
    send(realm, FIRE, "1.1", "frunks")
    send(realm, WATER, "1.2", "taron")
    send(realm, JUNGLE, "1.3", "korgo")
    realm.area = LAND_A

    die(realm, 1)

    assert neighbours(realm, 0) == [2]


@pytest.mark.law("monster_lands 20.9")
def test_alone_there_are_no_tricks_except_in_scenario_eight() -> None:
    with pytest.raises(BadOptions, match="tricks"):
        GAME.validate({"seats": ["fire"], "tricks": True})

    assert GAME.setting(GAME.validate({"seats": ["fire"], "scenario": 8})).tricks


@pytest.mark.law("monster_lands 20.2")
def test_the_clash_takes_place_at_the_entrance_too() -> None:
    realm = table(tricks=True)
    monster(realm, 2, "gator")
    send(realm, FIRE, "e.1", "frunks", strength=1, traps=["trick_steal_strength_1"])
    send(realm, WATER, "e.2", "taron", strength=1)
    fall(realm, [1] * 3)
    events = listen(realm)
    begin_adventures(realm)

    drive(realm, "yes", until=lambda one: one.stage >= FIGHTING)

    assert told(events, "stolen", "victim") == ["e.2"]
    assert realm.paths[12 * WIDTH] != 0
