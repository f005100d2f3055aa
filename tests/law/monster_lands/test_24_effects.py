"""24 Effect reference: every kind of talent, equipment and monster acts as its table says."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.monster_lands.position import POTIONS, WIDTH, Realm
from rulewright.games.monster_lands.rules.hits import talents_left
from rulewright.games.monster_lands.rules.stock import GATE_PLACE
from rulewright.games.monster_lands.terms import AFFINITIES, LAND_A, NONE
from tests.builders.monster_lands import (
    FIRE,
    GAME,
    JUNGLE,
    WATER,
    act_with,
    actions,
    adventure,
    gear,
    kinds,
    land,
    loot,
    member,
    mission,
    monster,
    names_of,
    offered,
    pool,
    pool_of,
    question_outside,
    recruit,
    send,
    table,
    told,
)


def arena(beast: str = "moldo", *, ground: str = "thaklan", modifier: str = "1A", **options: Any) -> Realm:
    """Return a table of four with a monster on a land."""
    realm = table(**options)
    monster(realm, 0, beast)
    land(realm, 0, ground, modifier)
    return realm


def first_loot(realm: Realm, number: int = 1) -> list[str]:
    """Return displayed loot tokens."""
    return [realm.setting.loot_name[loot] for loot in realm.loot_display[:number]]


# Members.


@pytest.mark.law("monster_lands 24.5", "monster_lands 8.6.3")
@pytest.mark.parametrize(
    ("who", "blocks"),
    [
        ("purkas", {"jungle": 1, "water": 1, "fire": 1, "air": 1}),
        ("drapis", {"jungle": 1, "water": 1, "fire": 1, "air": 1}),
        ("nimra", {"jungle": 1, "water": 1, "fire": 1, "air": 1}),
        ("zondu", {"jungle": 1, "water": 1, "fire": 1, "air": 1}),
        ("wondou", {"jungle": 2, "water": 2, "fire": 2, "air": 2}),
        ("dolfus", {"jungle": 2, "water": 2, "fire": 2, "air": 2}),
        ("trulina", {"jungle": 2, "water": 2, "fire": 2, "air": 2}),
        ("parsas", {"jungle": 1, "water": 1, "fire": 0, "air": 0}),
        ("shandee", {"jungle": 0, "water": 1, "fire": 1, "air": 0}),
        ("guster", {"jungle": 1, "water": 0, "fire": 0, "air": 1}),
    ],
)
def test_defensive_talents_block_hits_of_their_monsters(who: str, blocks: dict[str, int]) -> None:
    beasts = {"jungle": "snailer", "water": "blandor", "fire": "surbol", "air": "sckon"}
    for affinity, hits in blocks.items():
        realm = arena(beasts[affinity])
        send(realm, FIRE, "1.4", who, strength=1)
        realm.area = LAND_A
        assert talents_left(realm, 3) == hits, affinity


@pytest.mark.law("monster_lands 24.5", "monster_lands 12.4.2")
@pytest.mark.parametrize(
    ("who", "strength", "magic", "total"),
    [("taroa", 2, 1, 5), ("timbulu", 2, 1, 5), ("frunks", 2, 1, 4), ("taron", 2, 1, 3)],
)
def test_dice_of_a_colour_count_more(who: str, strength: int, magic: int, total: int) -> None:
    realm = arena("blandor")
    send(realm, FIRE, "1.4", who, strength=strength, magic=magic)

    events = adventure(realm, "0", *first_loot(realm), dice=[1] * 3 + [1] * 3)

    assert told(events, "rolled", "total") == [total]


@pytest.mark.law("monster_lands 24.5")
@pytest.mark.ruling("R-49")
def test_sckrat_rerolls_two_different_strength_dice_and_karunna_any_die_twice() -> None:
    realm = arena("blandor")
    send(realm, FIRE, "1.4", "sckrat", strength=2)
    question = question_outside(realm.copy(), "reroll:strength-1:talent", dice=[1] * 3 + [1, 3, 2])
    assert offered(question) == ["stop", "reroll:strength-3:talent"]

    realm = arena("blandor")
    send(realm, FIRE, "1.4", "karunna", strength=1, magic=1)
    question = question_outside(realm, "0", "reroll:magic-1:talent", dice=[1] * 3 + [3, 1, 2])
    assert offered(question) == ["stop", "reroll:strength-3:talent", "reroll:magic-2:talent"]


@pytest.mark.law("monster_lands 24.5")
@pytest.mark.ruling("R-48")
def test_kakron_rerolls_a_strength_die_and_the_new_result_stands() -> None:
    realm = arena("blandor")
    send(realm, FIRE, "1.4", "kakron", strength=1)

    events = adventure(realm, "reroll:strength-3:talent", *first_loot(realm), dice=[1] * 3 + [3, 1])

    assert told(events, "attack_failed", "total") == [1]


@pytest.mark.law("monster_lands 24.5")
def test_puargh_wins_one_more_glory_by_capturing_and_lusara_two_potions_by_winning() -> None:
    realm = arena("blandor")
    send(realm, FIRE, "1.4", "puargh", strength=2, traps=["starting"])
    adventure(realm, "roll:all", dice=[1] * 3 + [3, 4, 4])
    assert realm.glory[FIRE] == 5 + 3 + 1

    realm = arena("blandor")
    send(realm, FIRE, "1.4", "lusara", strength=3)
    adventure(realm, dice=[1] * 3 + [6, 6, 6])
    assert (realm.glory[FIRE], realm.potions[FIRE]) == (5 + 4, 2)


@pytest.mark.law("monster_lands 24.5")
def test_fandor_and_wormee_buy_dice_while_unassigned() -> None:
    realm = table(dice=[5])
    recruit(realm, FIRE, "fandor", "wormee")
    pool(realm, FIRE, "magic")

    act_with(realm, FIRE, "use:fandor")
    act_with(realm, FIRE, "use:wormee")
    assert (realm.gold[FIRE], pool_of(realm, FIRE)) == (4, ["strength", "magic", "persuasion-5"])

    realm.used = 0
    realm.assigned = 1 << member(realm, "fandor")
    realm.gold[FIRE] = 1
    assert not {"use:fandor", "use:wormee"} & set(actions(realm, FIRE))


@pytest.mark.law("monster_lands 24.5")
def test_placement_talents_give_tokens_and_gold() -> None:
    realm = table()
    recruit(realm, FIRE, "frostor", "lorios", "tranok")
    pool(realm, FIRE, "magic")

    act_with(realm, FIRE, "use:frostor", "venom")
    for who in ("lorios", "tranok", "nuduru"):
        act_with(realm, FIRE, f"use:{who}")

    assert (realm.venoms[FIRE], realm.gold[FIRE], realm.potions[FIRE]) == (2, 9, 1)


@pytest.mark.law("monster_lands 24.5", "monster_lands 20.6")
@pytest.mark.ruling("R-61")
def test_ginova_turns_one_attack_die_on_a_neighbour() -> None:
    realm = arena("blandor")
    send(realm, WATER, "1.2", "ginova", magic=1)
    send(realm, FIRE, "1.4", "frunks", strength=1)
    send(realm, JUNGLE, "1.1", "korgo", strength=1)

    events = adventure(
        realm,
        "path:1.4",
        "0",
        *first_loot(realm, 3),
        dice=[1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1],
    )

    assert told(events, "diverted", "victim") == ["1.4"]
    assert told(events, "monster_attacks", "dice") == [3, 2, 3]
    assert names_of(realm, realm.wounded) == ["frunks"]


@pytest.mark.law("monster_lands 24.5")
def test_every_member_has_the_talent_of_the_table() -> None:
    kinds_of = {one.id: one.effect["kind"] for one in GAME.tables.mercenaries}
    made = {
        one.id: power.__struct_config__.tag
        for one, power in zip(GAME.tables.mercenaries, GAME.powers.members, strict=False)
    }

    assert kinds_of == made
    assert len(kinds_of) == 37


@pytest.mark.law("monster_lands 24.5", "monster_lands 12.7.1")
@pytest.mark.ruling("R-17")
def test_geas_counts_three_more_in_a_conquest_and_nowhere_else() -> None:
    realm = arena("blandor", ground="ghadik")  # conquest value 12
    send(realm, FIRE, "1.1", "nuduru", strength=4)
    send(realm, WATER, "1.4", "geas", strength=2)
    events = adventure(realm, "decline", dice=[1] * 3 + [6] * 4 + [5, 4])
    assert told(events, "conquered", "seat") == [WATER]

    realm = table()
    mission(realm, 0, 1)  # target 7
    send(realm, WATER, "m1.1", "geas", strength=2)
    adventure(realm, dice=[2, 2])
    assert realm.glory[WATER] == 4


# Equipment.


@pytest.mark.law("monster_lands 24.6", "monster_lands 8.8.4")
@pytest.mark.parametrize(("card", "total"), [("pugnor", 5), ("slyzor", 5), ("mortis", 4), ("kedavra", 3), ("noxx", 3)])
def test_equipment_strengthens_dice_against_monsters(card: str, total: int) -> None:
    realm = arena("blandor")
    gear(realm, card, "taron")
    send(realm, WATER, "1.4", "taron", strength=2, magic=1)

    events = adventure(realm, "0", *first_loot(realm), dice=[1] * 6)

    assert told(events, "rolled", "total") == [total]


@pytest.mark.law("monster_lands 24.6")
@pytest.mark.ruling("R-41")
def test_slyzor_works_against_monsters_only_and_kedavra_in_conquests_only_and_bonuses_add_up() -> None:
    realm = arena("blandor", ground="ghadik")
    for card in ("slyzor", "kedavra"):
        gear(realm, card, "timbulu")
    send(realm, FIRE, "1.1", "nuduru", strength=4)
    send(realm, WATER, "1.4", "timbulu", strength=1, magic=1)

    events = adventure(realm, *first_loot(realm), dice=[1] * 3 + [6] * 4 + [1, 1])

    # Timbulu's own +1 on strength and Kedavra's +2 on magic: 2 + 3.
    assert told(events, "conquest_failed", "total") == [5]


@pytest.mark.law("monster_lands 24.6")
@pytest.mark.parametrize(
    ("card", "text"), [("krakhen", "reroll:magic-1:weapon"), ("tergeo", "reroll:strength-1:spell")]
)
def test_equipment_rerolls_a_die(card: str, text: str) -> None:
    realm = arena("blandor")
    gear(realm, card, "taron")
    send(realm, WATER, "1.4", "taron", strength=1, magic=1)

    question = question_outside(realm, "0", dice=[1] * 5)

    assert offered(question) == ["stop", text]


@pytest.mark.law("monster_lands 24.6")
@pytest.mark.ruling("R-49")
def test_slham_rerolls_two_different_persuasion_dice() -> None:
    realm = table()
    gear(realm, "slham", "taron")
    send(realm, WATER, "m1.1", "taron", persuasion=2)

    question = question_outside(realm, "reroll:persuasion-1:clothing", dice=[1, 2, 3])

    assert offered(question) == ["stop", "reroll:persuasion-2:clothing"]


# Monsters.


@pytest.mark.law("monster_lands 24.4")
@pytest.mark.parametrize("beast", ["snailer", "surbol", "sckon", "blandor"])
def test_some_monsters_get_two_dice_on_their_land(beast: str) -> None:
    affinity = GAME.tables.monsters[[one.id for one in GAME.tables.monsters].index(beast)].affinity
    ground = next(one.id for one in GAME.tables.lands if one.affinity == affinity)
    realm = arena(beast, ground=ground)
    send(realm, FIRE, "1.4", "frunks", strength=1)

    events = adventure(realm, *first_loot(realm), dice=[1] * 6)

    assert told(events, "monster_attacks", "dice") == [5]


@pytest.mark.law("monster_lands 24.4", "monster_lands 12.3.7")
@pytest.mark.ruling("R-24", "R-60")
def test_sporus_strikes_everybody_before_each_attack_with_one_result() -> None:
    realm = arena("sporus", ground="yuha")
    send(realm, FIRE, "1.3", "frunks", strength=1)
    send(realm, WATER, "1.4", "taron", strength=1)

    events = adventure(realm, dice=[6, 1, 1, 1, 1, 1, 6])

    # The first splash wounds both; Frunks attacks; the second splash kills both before Taron's turn.
    assert told(events, "wounded", "member") == ["frunks", "taron"]
    assert told(events, "died", "member") == ["frunks", "taron"]
    assert told(events, "monster_attacks", "path") == ["1.3"]


@pytest.mark.law("monster_lands 24.4")
@pytest.mark.ruling("R-60")
def test_sporus_strikes_both_paths_of_the_entrance() -> None:
    realm = arena()
    monster(realm, GATE_PLACE, "sporus")
    send(realm, FIRE, "e.1", "frunks", strength=1)
    send(realm, WATER, "e.2", "taron", strength=1)

    events = adventure(realm, "0", "0", "0", "0", dice=[3, 1, 1, 1, 1, 1, 3])

    assert told(events, "wounded", "member") == ["frunks", "taron"]


@pytest.mark.law("monster_lands 24.4")
@pytest.mark.ruling("R-23")
@pytest.mark.parametrize(("beast", "last"), [("korcko", []), ("krunn", [5])])
def test_korcko_and_krunn_hit_everybody_when_they_are_eliminated(beast: str, last: list[int]) -> None:
    realm = arena(beast, ground="yuha")
    send(realm, FIRE, "1.3", "frunks", strength=4)
    send(realm, WATER, "1.4", "taron", strength=1, defense=1)

    events = adventure(realm, "1", *first_loot(realm), dice=[1] * 4 + [6] * 4 + last + [1])

    assert told(events, "hit", "path") == ["1.3", "1.4"]
    assert told(events, "wounded", "member") == ["frunks"]
    assert told(events, "eliminated", "seat") == [FIRE]


@pytest.mark.law("monster_lands 24.4")
@pytest.mark.ruling("R-23")
def test_krunn_may_miss_with_one_die_for_all() -> None:
    realm = arena("krunn", ground="yuha")
    send(realm, FIRE, "1.4", "frunks", strength=4)

    events = adventure(realm, dice=[1] * 4 + [6] * 4 + [2])

    assert "hit" not in kinds(events)


@pytest.mark.law("monster_lands 24.4")
def test_a_captured_korcko_hits_nobody() -> None:
    realm = arena("korcko", ground="yuha")
    send(realm, FIRE, "1.4", "frunks", strength=3, traps=["enh_magic_plus_1"])

    events = adventure(realm, "roll:all", dice=[1] * 4 + [5, 5, 5])

    assert told(events, "captured", "monster") == ["korcko"]
    assert "hit" not in kinds(events)


@pytest.mark.law("monster_lands 24.4")
def test_gator_lets_nobody_use_potions_or_venoms() -> None:
    realm = arena("gator", ground="yuha")
    send(realm, FIRE, "1.4", "frunks", strength=1, potions=1, venoms=1)

    events = adventure(realm, *first_loot(realm), dice=[6, 1, 1, 1])

    assert told(events, "wounded", "member") == ["frunks"]
    assert realm.paths[3 * WIDTH + POTIONS] == 1
    assert told(events, "attack_failed", "total") == [1]


@pytest.mark.law("monster_lands 24.4")
@pytest.mark.parametrize("beast", ["warkors", "snagnus"])
def test_some_hit_once_without_rolling(beast: str) -> None:
    realm = arena(beast)
    send(realm, FIRE, "1.4", "frunks", strength=1)

    events = adventure(realm, *first_loot(realm), dice=[1] * 6)

    assert told(events, "hit", "hits") == [1]


@pytest.mark.law("monster_lands 24.4", "monster_lands 15.2")
@pytest.mark.ruling("R-25")
def test_sandor_pays_and_flees_when_captured_on_a_land_and_is_discarded_at_the_citadel() -> None:
    realm = arena("sandor")
    send(realm, FIRE, "1.4", "frunks", strength=3, traps=["enh_magic_plus_1"])
    events = adventure(realm, "roll:all", dice=[1] * 4 + [5, 5, 5])
    assert "fled" in kinds(events)
    assert (realm.glory[FIRE], realm.gold[FIRE], realm.prowling) == (9, 13, 1)

    realm = arena()
    monster(realm, GATE_PLACE, "sandor")
    send(realm, FIRE, "e.1", "frunks", strength=3, traps=["enh_magic_plus_1"])
    events = adventure(realm, "roll:all", dice=[1] * 4 + [5, 5, 5])
    assert "fled" not in kinds(events)
    assert realm.monsters[GATE_PLACE] == NONE
    assert [realm.setting.monster_name[one] for one in realm.monster_discard] == ["sandor"]


@pytest.mark.law("monster_lands 24.4")
@pytest.mark.ruling("R-20")
@pytest.mark.parametrize(("beast", "total"), [("moldo", 3 + 5), ("krushus", 0 + 1 + 4 + 4)])
def test_dice_of_a_colour_count_one_less_but_never_below_zero(beast: str, total: int) -> None:
    realm = arena(beast)
    send(realm, FIRE, "1.4", "taron", strength=2, magic=1)

    # Strength 1 and 4, magic 5: Moldo makes them 0, 3, 5; Krushus makes them 1, 4, 4.
    events = adventure(realm, "0", *first_loot(realm), dice=[1] * 3 + [1, 4, 5])

    assert told(events, "rolled", "total") == [total]


@pytest.mark.law("monster_lands 24.4")
def test_trons_gets_three_dice_at_the_citadel() -> None:
    realm = arena()
    monster(realm, GATE_PLACE, "trons")
    send(realm, FIRE, "e.1", "frunks", strength=1)

    events = adventure(realm, dice=[1] * 7)

    assert told(events, "monster_attacks", "dice") == [6]


@pytest.mark.law("monster_lands 24.4")
def test_gorgosh_ignores_defensive_talents_but_not_tokens() -> None:
    realm = arena("gorgosh")
    send(realm, JUNGLE, "1.1", "purkas", strength=1, defense=1)

    events = adventure(realm, "1", *first_loot(realm), dice=[6, 6, 1, 1, 1, 1])

    assert told(events, "wounded", "member") == ["purkas"]


@pytest.mark.law("monster_lands 24.4")
@pytest.mark.ruling("R-21")
def test_abysur_takes_one_glory_for_each_attack_that_wounds() -> None:
    realm = arena("abysur")
    send(realm, FIRE, "1.4", "frunks", strength=1, potions=2)

    adventure(realm, "2", *first_loot(realm), dice=[6, 6, 1, 1, 1, 1])

    assert realm.glory[FIRE] == 4


@pytest.mark.law("monster_lands 24.4")
def test_weapons_do_not_work_against_caribdis() -> None:
    realm = arena("caribdis")
    gear(realm, "pugnor", "taron")
    gear(realm, "mortis", "taron")
    send(realm, WATER, "1.4", "taron", strength=1, magic=1)

    events = adventure(realm, "0", *first_loot(realm), dice=[1] * 7)

    assert told(events, "rolled", "total") == [3]


@pytest.mark.law("monster_lands 24.4")
def test_every_monster_has_the_ability_of_the_table() -> None:
    assert {one.effect["kind"] for one in GAME.tables.monsters} == {
        power.__struct_config__.tag for power in GAME.powers.monsters
    }
    assert {one.affinity for one in GAME.tables.monsters} == set(AFFINITIES)


# Traps.


@pytest.mark.law("monster_lands 24.1")
@pytest.mark.ruling("R-15", "R-16", "R-41")
@pytest.mark.parametrize(
    ("traps", "total"),
    [
        (["enh_strength_dice_1"], 4),
        (["enh_strength_dice_3"], 6),
        (["enh_magic_dice_2"], 5),
        (["enh_strength_plus_3"], 3 + 6),
        (["enh_magic_plus_2", "enh_magic_plus_1"], 3 + 3),
        (["enh_total_plus_6"], 9),
        (["enh_strength_dice_2", "enh_strength_plus_1"], 5 + 4),
    ],
)
def test_traps_add_dice_bonuses_and_totals(traps: list[str], total: int) -> None:
    realm = arena("abysur", ground="yuha")
    send(realm, WATER, "1.4", "taron", strength=2, magic=1, traps=traps)

    events = adventure(realm, "0", "roll:all", *first_loot(realm), dice=[1] * 5 + [1] * 6)

    assert told(events, "rolled", "total") == [total]


@pytest.mark.law("monster_lands 24.2")
def test_shielded_traps_bring_dice() -> None:
    realm = arena("abysur", tricks=True)
    send(realm, WATER, "1.4", "taron", strength=1, traps=["shield_strength_dice_1", "shield_magic_dice_1"])

    events = adventure(realm, "yes", "yes", "0", "roll:all", *first_loot(realm), dice=[1] * 5 + [1] * 3)

    assert told(events, "rolled", "total") == [3]


# Loot.


@pytest.mark.law("monster_lands 24.8", "monster_lands 12.8.2")
def test_every_loot_token_of_the_table_is_known() -> None:
    assert sorted({one.effect["kind"] for one in GAME.tables.loot}) == sorted(
        {str(power.__struct_config__.tag) for power in GAME.powers.loots}
    )


@pytest.mark.law("monster_lands 24.8")
def test_three_rerolls_of_magic_may_go_to_one_die() -> None:
    realm = arena("blandor")
    loot(realm, WATER, "reroll_magic_3")
    send(realm, WATER, "1.4", "taron", magic=1)
    again = [f"reroll:magic-{face}:reroll_magic_3" for face in (1, 2, 3)]

    events = adventure(realm, "0", "loot:reroll_magic_3", *again, *first_loot(realm), dice=[1] * 3 + [1, 2, 3, 4])

    assert told(events, "attack_failed", "total") == [4]


@pytest.mark.law("monster_lands 24.8")
def test_glory_for_a_capture_may_be_kept_for_later() -> None:
    realm = arena("blandor")
    loot(realm, WATER, "glory_capture")
    send(realm, WATER, "1.4", "taron", strength=2, traps=["enh_magic_plus_1"])

    adventure(realm, "roll:all", "no", dice=[1] * 3 + [5, 5])

    assert realm.glory[WATER] == 5 + 3
    assert realm.loots[WATER]
