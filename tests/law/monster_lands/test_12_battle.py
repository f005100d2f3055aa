"""12 Land battles, and the worked examples of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.monster_lands.position import FLAGS, POTIONS, REWARDED, WIDTH, Realm
from rulewright.games.monster_lands.rules.hits import take_hits
from rulewright.games.monster_lands.rules.round import LOOTING, begin_adventures
from rulewright.games.monster_lands.rules.scoring import trophies
from rulewright.games.monster_lands.terms import LAND_A, NONE
from tests.builders.monster_lands import (
    AIR,
    FIRE,
    JUNGLE,
    WATER,
    adventure,
    ask_after,
    drive,
    fall,
    gear,
    kinds,
    land,
    listen,
    loot,
    member,
    monster,
    names_of,
    offered,
    question_outside,
    recruit,
    run,
    send,
    table,
    told,
)


def arena(beast: str, *, ground: str = "kale", modifier: str = "1A", **options: Any) -> Realm:
    """Return a table of four with a monster on the first land."""
    realm = table(**options)
    monster(realm, 0, beast)
    land(realm, 0, ground, modifier)
    return realm


def loot_names(realm: Realm, *places: int) -> list[str]:
    """Return displayed loot tokens."""
    return [realm.setting.loot_name[realm.loot_display[place]] for place in places]


# Reveal, order, dice.


@pytest.mark.law("monster_lands 12.1.1", "monster_lands 24.1")
@pytest.mark.ruling("R-16")
def test_traps_are_turned_up_and_their_dice_ignore_the_room() -> None:
    realm = arena("moldo", ground="kyzhul")
    send(realm, FIRE, "1.1", "frunks", strength=4, magic=1, traps=["enh_magic_dice_3", "enh_strength_dice_2"])

    question = question_outside(realm, dice=[1, 1, 1])

    # Magic dice on a trap may be given up too.
    assert realm.dice_on(0) == (6, 4, 0)
    assert (question.prompt, offered(question)) == ("monster_lands.give_up_magic", ["0", "1", "2", "3"])


@pytest.mark.law("monster_lands 12.2.1")
def test_the_monster_attacks_from_left_to_right_each_before_its_own_attack() -> None:
    realm = arena("moldo", ground="kyzhul")
    send(realm, WATER, "1.3", "taron", strength=1)
    send(realm, FIRE, "1.1", "frunks", strength=1)
    names = loot_names(realm, 0, 1)

    events = adventure(realm, *names, dice=[1, 1, 1, 2, 1, 1, 1, 2])

    fight = [event for event in kinds(events) if event in ("monster_attacks", "attack_failed")]
    assert fight == ["monster_attacks", "attack_failed"] * 2
    assert told(events, "monster_attacks", "path") == ["1.1", "1.3"]


@pytest.mark.law("monster_lands 12.3.1")
@pytest.mark.example("TV-14")
def test_caribdis_attacks_with_five_dice() -> None:
    realm = arena("caribdis", ground="kale")
    send(realm, FIRE, "1.4", "frunks", strength=1)

    events = adventure(realm, *loot_names(realm, 0), dice=[1] * 6)

    assert told(events, "monster_attacks", "dice") == [5]


@pytest.mark.law("monster_lands 12.3.1", "monster_lands 24.4", "monster_lands 17.1")
@pytest.mark.example("TV-D12")
@pytest.mark.parametrize(("ground", "dice"), [("kale", 5), ("kyzhul", 3)])
def test_sckon_gets_two_dice_for_a_matching_land(ground: str, dice: int) -> None:
    realm = arena("sckon", ground=ground)
    send(realm, FIRE, "1.4", "frunks", strength=1)

    events = adventure(realm, *loot_names(realm, 0), dice=[1] * (dice + 1))

    assert told(events, "monster_attacks", "dice") == [dice]


@pytest.mark.law("monster_lands 12.3.1", "monster_lands 17.1")
def test_a_matching_land_gives_most_monsters_one_die() -> None:
    realm = arena("moldo", ground="kale")
    send(realm, FIRE, "1.4", "frunks", strength=1)

    events = adventure(realm, *loot_names(realm, 0), dice=[1] * 5)

    assert told(events, "monster_attacks", "dice") == [4]


@pytest.mark.law("monster_lands 12.3.2")
def test_each_magic_die_given_up_removes_one_attack_die() -> None:
    realm = arena("moldo", ground="kyzhul")
    send(realm, FIRE, "1.4", "frunks", strength=1, magic=2)

    events = adventure(realm, "2", *loot_names(realm, 0), dice=[6, 4])

    assert told(events, "monster_rolled", "dice") == [(6,)]
    assert told(events, "rolled", "dice") == [("strength-4",)]


@pytest.mark.law("monster_lands 12.3.3")
def test_three_and_more_is_a_hit() -> None:
    realm = arena("snagnus", ground="kyzhul")
    send(realm, FIRE, "1.4", "frunks", strength=1, defense=4)

    events = adventure(realm, "4", *loot_names(realm, 0), dice=[1, 2, 3, 4, 5, 1])

    assert told(events, "monster_rolled", "hits") == [3]
    assert told(events, "hit", "hits") == [4]  # and one that comes by itself


# Wounds.


def wounded_after(hits: int, *answers: str, hurt: bool = False, **pieces: Any) -> str:
    """Return how a mercenary on path 4 of a land fares."""
    realm = arena("moldo", ground="kyzhul")
    send(realm, FIRE, "1.4", "frunks", strength=1, **pieces)
    if hurt:
        realm.wounded = 1 << member(realm, "frunks")
    realm.area, realm.path = LAND_A, 3
    run(take_hits(realm, 3, hits), *answers)
    if "frunks" not in names_of(realm, realm.clan[FIRE]):
        return "dead"
    return "wounded" if realm.wounded else "healthy"


@pytest.mark.law("monster_lands 12.3.5", "monster_lands 12.3.6")
@pytest.mark.ruling("R-22")
@pytest.mark.example("TV-D08")
def test_a_second_wound_kills_and_potions_undo_wounds() -> None:
    assert wounded_after(1) == "wounded"
    assert wounded_after(2) == "dead"
    assert wounded_after(1, hurt=True) == "dead"
    assert wounded_after(1, "1", hurt=True, potions=1) == "wounded"
    assert wounded_after(3, "2", potions=2) == "wounded"
    assert wounded_after(2, "2", potions=2) == "healthy"
    # Old wounds stay: two potions against one new wound use one.
    assert wounded_after(1, "1", hurt=True, potions=2) == "wounded"


@pytest.mark.law("monster_lands 12.3.6")
@pytest.mark.example("TV-15")
def test_frunks_survives_two_hits_with_a_potion() -> None:
    realm = arena("moldo", ground="kyzhul")
    send(realm, FIRE, "1.4", "frunks", strength=1, potions=1)

    adventure(realm, "1", *loot_names(realm, 0), dice=[3, 6, 1, 2])

    assert names_of(realm, realm.wounded) == ["frunks"]
    assert realm.paths[3 * WIDTH + POTIONS] == 0


@pytest.mark.law("monster_lands 12.3.4", "monster_lands 8.6.3")
def test_tokens_and_talents_block_hits_one_for_one_and_need_not() -> None:
    assert wounded_after(2, "1", defense=1) == "wounded"
    assert wounded_after(2, "0", defense=2) == "dead"
    assert wounded_after(2, "2", defense=2) == "healthy"


@pytest.mark.law(
    "monster_lands 8.6.3", "monster_lands 12.3.4", "monster_lands 24.5", "monster_lands 24.6", "monster_lands 9.3.9"
)
def test_talent_equipment_and_path_block_a_hit_each_once_per_round() -> None:
    realm = arena("moldo", ground="kyzhul")  # path 1 of 1A blocks one hit
    gear(realm, "noxx", "purkas")
    send(realm, JUNGLE, "1.1", "purkas", strength=1)
    realm.area, realm.path = LAND_A, 0

    run(take_hits(realm, 0, 3), "2")
    assert names_of(realm, realm.wounded) == ["purkas"]
    run(take_hits(realm, 0, 1), "1")

    assert names_of(realm, realm.wounded) == ["purkas"]
    run(take_hits(realm, 0, 1))
    assert "purkas" not in names_of(realm, realm.clan[JUNGLE])


@pytest.mark.law("monster_lands 12.3.2", "monster_lands 12.3.4", "monster_lands 12.3.6")
def test_nobody_blocks_drinks_or_gives_up_more_than_there_is_or_is_needed() -> None:
    realm = arena("moldo", ground="kyzhul")
    send(realm, JUNGLE, "1.1", "purkas", strength=1, defense=2, potions=1)  # two talents: her own and the path's
    realm.area, realm.path = LAND_A, 0
    asked = [offered(ask_after(take_hits(realm.copy(), 0, 9), *answers)) for answers in ([], ["0"], ["0", "0"])]
    assert asked == [["0", "1", "2"], ["0", "1", "2"], ["0", "1"]]

    few = [offered(ask_after(take_hits(realm.copy(), 0, 1), *answers)) for answers in ([], ["0"], ["0", "0"])]
    assert few == [["0", "1"]] * 3

    realm = arena("moldo", ground="kyzhul")
    send(realm, FIRE, "1.4", "frunks", magic=6)
    assert offered(question_outside(realm)) == ["0", "1", "2", "3"]


# The worked example of a battle.


@pytest.mark.law(
    "monster_lands 12.3.1",
    "monster_lands 12.3.2",
    "monster_lands 12.3.4",
    "monster_lands 12.3.6",
    "monster_lands 12.3.7",
)
@pytest.mark.law(
    "monster_lands 12.4.1",
    "monster_lands 12.4.4",
    "monster_lands 12.4.7",
    "monster_lands 12.4.8",
    "monster_lands 12.8.1",
)
@pytest.mark.ruling("R-06", "R-21", "R-22", "R-48", "R-51")
@pytest.mark.example("TV-17", "TV-18", "TV-19", "TV-20", "TV-21")
def test_the_battle_against_abysur_goes_as_in_the_rulebook() -> None:
    carmen, stefan = FIRE, AIR
    realm = arena("abysur", ground="kyzhul", modifier="1A")
    realm.round = 4
    realm.glory[carmen] = 19
    recruit(realm, carmen, "zondu")
    send(realm, carmen, "1.2", "shandee", strength=2, magic=2, defense=1, potions=1, traps=["enh_magic_plus_1"])
    send(realm, stefan, "1.3", "poissen", magic=2)
    send(realm, carmen, "1.4", "zondu", strength=2, magic=1)
    first, second = loot_names(realm, 0, 1)

    events = abysur(realm, first, second)

    assert told(events, "weakened", "dice") == [1]
    assert told(events, "monster_attacks", "dice") == [6, 7, 7]
    assert told(events, "attack_failed", "total") == [7, 14]
    assert told(events, "eliminated", "seat") == [carmen]
    assert told(events, "loot_taken", "seat") == [carmen, stefan]
    assert realm.glory[carmen] == 19 - 1 + 7
    assert realm.trophies[carmen] == 1 << realm.setting.monster_name.index("abysur")
    assert names_of(realm, realm.wounded) == ["shandee"]


def abysur(realm: Realm, first: str, second: str) -> list[Any]:
    """Fight the battle of the example."""
    answers = [
        "1",  # Shandee gives up a magic die,
        "1",  # uses her talent
        "1",  # and the token,
        "1",  # and drinks her potion.
        "roll:all",
        "0",  # The second mercenary keeps its magic dice,
        "reroll:magic-2:path",  # and rolls one of them again.
        "0",
        first,
        second,
    ]
    dice = [
        *(3, 4, 5, 6, 1, 2),  # four hits
        *(1, 2, 3),  # 1 + 2 + (3 + 1) = 7
        *(1,) * 7,
        *(4, 2, 3),  # 4 + 3 = 7, and 7 before: 14
        *(1,) * 7,
        *(3, 5, 3),  # 25
    ]
    return adventure(realm, *answers, dice=dice)


@pytest.mark.law("monster_lands 12.4.2", "monster_lands 12.4.3", "monster_lands 12.4.5", "monster_lands 12.4.6")
@pytest.mark.example("TV-16")
def test_frunks_captures_sckon_by_stopping_in_time() -> None:
    realm = arena("sckon", ground="kyzhul")
    send(realm, FIRE, "1.4", "frunks", strength=2, magic=2, venoms=1, traps=["enh_total_plus_4"])

    events = adventure(realm, "0", "roll:magic", "roll:strength", "venom", "stop", dice=[1, 1, 1, 2, 2])

    assert told(events, "rolled", "total") == [7, 9]
    assert told(events, "venom_used", "total") == [11]
    assert told(events, "captured", "monster") == ["sckon"]
    assert (realm.gold[FIRE], realm.glory[FIRE]) == (7 + 5, 5 + 4)


@pytest.mark.law("monster_lands 12.4.5")
@pytest.mark.ruling("R-18")
def test_nobody_stops_before_the_capture_value_is_reached() -> None:
    realm = arena("sckon", ground="kyzhul")
    send(realm, FIRE, "1.4", "frunks", strength=3, traps=["starting"])

    question = question_outside(realm, "roll:strength", dice=[1, 1, 1, 6])

    assert offered(question) == ["roll:strength", "roll:all"]


# Outcomes.


def outcome(beast: str, total: int, *answers: str, who: str = "taron", traps: tuple[str, ...] = ()) -> str:
    """Return what comes of a total against a monster whose attack misses; most of it was done by earlier paths."""
    realm = arena(beast, ground="wahibah")
    send(realm, WATER, "1.4", who, strength=1, traps=traps)
    misses = realm.setting.tables.monsters[realm.monsters[0]].attack
    fall(realm, [1] * misses + [4])
    events = listen(realm)
    begin_adventures(realm)
    realm.carried = total - 4
    drive(realm, *answers, until=lambda one: one.stage >= LOOTING)
    return next((kind for kind in kinds(events) if kind in ("captured", "eliminated")), "failed")


@pytest.mark.law("monster_lands 12.4.3", "monster_lands 12.4.4", "monster_lands 9.3.7")
@pytest.mark.ruling("R-51", "R-19")
@pytest.mark.example("TV-D09")
def test_a_capture_needs_a_trap_and_an_elimination_does_not() -> None:
    assert outcome("abysur", 17, traps=("enh_magic_plus_1",)) == "captured"
    assert outcome("abysur", 17) == "failed"
    assert outcome("abysur", 16, traps=("enh_magic_plus_1",)) == "failed"
    assert outcome("abysur", 22) == "eliminated"
    assert outcome("abysur", 22, "roll:strength", traps=("enh_magic_plus_1",)) == "eliminated"


@pytest.mark.law("monster_lands 24.4", "monster_lands 24.5", "monster_lands 12.4.3")
@pytest.mark.ruling("R-19", "R-58")
@pytest.mark.example("TV-D10")
def test_turfus_takes_two_traps_and_saruna_none() -> None:
    assert outcome("turfus", 15, traps=("enh_magic_plus_1",)) == "failed"
    assert outcome("turfus", 15, traps=("enh_magic_plus_1", "enh_magic_plus_1")) == "captured"
    assert outcome("turfus", 15, who="saruna") == "captured"
    assert outcome("abysur", 18, who="saruna") == "captured"


@pytest.mark.law("monster_lands 24.5", "monster_lands 12.4.4")
@pytest.mark.ruling("R-51")
@pytest.mark.example("TV-D11")
def test_bonuses_for_one_purpose_count_for_that_purpose_only() -> None:
    trap = ("enh_magic_plus_1",)
    assert outcome("abysur", 14, who="torko", traps=trap) == "captured"
    assert outcome("abysur", 14, who="torko") == "failed"
    assert outcome("abysur", 19, who="naiala", traps=trap) == "eliminated"
    assert outcome("abysur", 14, who="naiala", traps=trap) == "failed"
    assert outcome("abysur", 16, who="tortock", traps=trap) == "captured"
    assert outcome("abysur", 20, who="poissen") == "eliminated"
    assert outcome("abysur", 20, "roll:strength", who="torko", traps=trap) == "captured"


@pytest.mark.law("monster_lands 12.4.8", "monster_lands 12.4.7")
@pytest.mark.ruling("R-17", "R-41")
def test_dice_and_their_bonuses_are_carried_but_bonuses_for_one_purpose_are_not() -> None:
    realm = arena("abysur", ground="thaklan")
    gear(realm, "pugnor", "naiala")
    send(realm, FIRE, "1.3", "naiala", strength=2, venoms=1, traps=["enh_strength_plus_2", "enh_total_plus_4"])

    events = adventure(realm, "roll:all", "venom", *loot_names(realm, 0), dice=[1] * 5 + [1, 1])

    # (1 + 1 + 2) twice, 4 flat and 2 by venom are 14; her own 3 for eliminating stay with her.
    assert told(events, "attack_failed", "total") == [14]


@pytest.mark.law(
    "monster_lands 12.5.1",
    "monster_lands 12.5.2",
    "monster_lands 12.7.1",
    "monster_lands 12.7.3",
    "monster_lands 12.8.1",
)
@pytest.mark.example("TV-22")
def test_the_monster_falls_the_land_is_conquered_and_the_others_take_loot() -> None:
    carmen, tom, natalie = FIRE, WATER, JUNGLE
    realm = arena("moldo", ground="kyzhul")
    recruit(realm, carmen, "nimra")
    send(realm, carmen, "1.1", "frunks", strength=1)
    send(realm, tom, "1.2", "taron", strength=3, traps=["starting"])
    send(realm, carmen, "1.3", "nimra", magic=2)
    send(realm, natalie, "1.4", "korgo", strength=1, magic=1)
    first, second = loot_names(realm, 0, 1)

    events = adventure(
        realm,
        "roll:all",
        "stop",  # rather than roll a magic die again
        "decline",
        first,
        second,
        dice=[1, 1, 1, 2, 1, 1, 1, 3, 3, 3, 4, 6, 6],
    )

    assert told(events, "captured", "seat") == [tom]
    assert told(events, "conquered", "seat") == [carmen]
    assert told(events, "loot_taken", "seat") == [carmen, natalie]
    assert realm.glory[carmen] == 5 + 3
    assert realm.lands[0] == NONE
    assert [bool(realm.paths[path * WIDTH + FLAGS] & REWARDED) for path in range(4)] == [False, True, True, False]


@pytest.mark.law("monster_lands 12.5.3", "monster_lands 12.7.1")
@pytest.mark.ruling("R-27")
def test_an_unbeaten_monster_prevents_the_conquest_and_will_move_even_if_all_died() -> None:
    realm = arena("abysur", ground="thaklan")
    send(realm, WATER, "1.4", "taron", strength=1)

    events = adventure(realm, dice=[6] * 5)

    assert "taron" not in names_of(realm, realm.clan[WATER])
    assert realm.prowling == 1
    assert "conquered" not in kinds(events)


@pytest.mark.law("monster_lands 12.7.1", "monster_lands 12.7.2")
@pytest.mark.ruling("R-14", "R-15", "R-17", "R-56")
def test_failed_totals_of_a_conquest_are_added_without_flat_traps_but_with_venom() -> None:
    realm = arena("moldo", ground="ghadik")  # conquest value 12
    gear(realm, "kedavra", "geas")
    send(realm, WATER, "1.1", "taron", strength=4)
    send(realm, FIRE, "1.3", "geas", magic=2, venoms=1, traps=["enh_total_plus_8"])
    send(realm, JUNGLE, "1.4", "korgo", strength=1, magic=1)
    names = loot_names(realm, 0)

    events = adventure(realm, "venom", "stop", *names, dice=[1] * 4 + [6, 6, 6, 6] + [1, 1] + [1, 3])

    # Kedavra makes each magic die 3, the venom adds 2: 8, and Geas alone counts 3 more, which is not enough.
    assert told(events, "conquest_failed", "total") == [8]
    # 1 + 3 and 8 before are 12.
    assert told(events, "conquered", "seat") == [JUNGLE]


@pytest.mark.law("monster_lands 12.7.3", "monster_lands 12.7.4", "monster_lands 24.8")
@pytest.mark.ruling("R-12")
def test_a_conqueror_gains_glory_and_may_settle_somebody_at_once() -> None:
    realm = arena("moldo", ground="kyzhul")
    recruit(realm, FIRE, "nimra", "lusara")
    loot(realm, FIRE, "glory_conquest")
    send(realm, WATER, "1.1", "taron", strength=4)
    send(realm, FIRE, "1.4", "frunks", strength=2, magic=1)

    adventure(realm, "yes", "lusara", dice=[1, 1, 1] + [6] * 4 + [6, 6, 6])

    assert realm.glory[FIRE] == 5 + 3 + 4
    assert realm.colonist[realm.setting.land_name.index("kyzhul")] == member(realm, "lusara") + 1


@pytest.mark.law("monster_lands 12.8.2", "monster_lands 24.8")
@pytest.mark.parametrize(("name", "more"), [("glory_eliminate", 4), ("glory_conquest", 0)])
def test_loot_adds_glory_to_the_success_it_names(name: str, more: int) -> None:
    realm = arena("moldo", ground="kyzhul")
    loot(realm, WATER, name)
    send(realm, WATER, "1.4", "taron", strength=4)

    adventure(realm, *(["yes"] if more else []), dice=[1] * 3 + [6] * 4)

    assert realm.glory[WATER] == 5 + 4 + more


@pytest.mark.law("monster_lands 12.8.3", "monster_lands 12.8.1")
@pytest.mark.ruling("R-28")
def test_the_loot_display_is_filled_after_each_land_from_discards_if_it_must() -> None:
    realm = arena("moldo", ground="kyzhul")
    realm.loot_discard, realm.loot_pile = realm.loot_pile, []
    send(realm, WATER, "1.4", "taron", strength=1)

    events = adventure(realm, *loot_names(realm, 3), dice=[1] * 4)

    assert NONE not in realm.loot_display
    assert "reshuffled" in kinds(events)


@pytest.mark.law("monster_lands 12.6.1", "monster_lands 16.1")
def test_an_eliminated_monster_is_kept_as_a_trophy() -> None:
    realm = arena("caribdis", ground="kale")
    send(realm, WATER, "1.4", "taron", strength=6)

    adventure(realm, dice=[1] * 5 + [6] * 6)

    assert trophies(realm, WATER) == 3
    assert realm.glory[WATER] == 5 + 7


@pytest.mark.law("monster_lands 12.4.2", "monster_lands 24.8")
def test_loot_changes_dice_and_grants_rerolls_in_battle() -> None:
    realm = arena("blandor", ground="kale")
    loot(realm, WATER, "strength_plus_2", "reroll_any_4", "kill_6", "reroll_magic_3", "magic_plus_2")
    send(realm, WATER, "1.4", "taron", strength=2)

    question = question_outside(realm.copy(), dice=[1] * 3 + [1, 2])
    assert offered(question) == ["stop", "loot:reroll_any_4", "loot:kill_6", "loot:strength_plus_2"]
    adventure(
        realm,
        "loot:strength_plus_2",
        "loot:reroll_any_4",
        "reroll:strength-1:reroll_any_4",
        "reroll:strength-3:reroll_any_4",
        "loot:kill_6",
        "stop",
        dice=[1] * 3 + [1, 2, 3, 4],
    )

    # (4 + 2) and (2 + 2) are 10, and 6 for eliminating: enough for 14.
    assert realm.glory[WATER] == 5 + 4
