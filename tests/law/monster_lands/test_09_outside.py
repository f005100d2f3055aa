"""9 Placing outside."""

from __future__ import annotations

import pytest

from rulewright.games.monster_lands.position import COINS, GUARDS, POTIONS, VENOMS, WIDTH
from rulewright.games.monster_lands.rules.outside import token_room
from rulewright.games.monster_lands.rules.stock import GATE_PLACE
from rulewright.games.monster_lands.terms import NONE, PATH_NAMES
from rulewright.kernel.fate import Fate
from tests.builders.monster_lands import (
    FIRE,
    GAME,
    WATER,
    act_with,
    actions,
    adventure,
    land,
    listen,
    member,
    mission,
    monster,
    names_of,
    pool,
    pool_of,
    reasons,
    recruit,
    resume,
    send,
    table,
    traps,
)

PATH_1, PATH_2, UPPER, LOWER = PATH_NAMES.index("1.1"), PATH_NAMES.index("1.2"), 12, 13


@pytest.mark.law("monster_lands 9.1.1", "monster_lands 9.1.3")
@pytest.mark.ruling("R-47")
def test_one_unassigned_mercenary_goes_to_one_free_path_even_if_wounded() -> None:
    realm = table("fire", "water")
    land(realm, 0, "kale")
    realm.wounded = 1 << member(realm, "frunks")
    pool(realm, FIRE, "strength", "strength")

    act_with(realm, FIRE, "path:1.1", "frunks", "s1+m0", "traps0+defense0")

    assert names_of(realm, realm.assigned) == ["frunks"]
    assert "path:1.1" not in actions(realm, FIRE)
    assert reasons(realm, FIRE, "path:1.1") == ["7.4"]


@pytest.mark.law("monster_lands 9.1.2", "monster_lands 9.1.3")
def test_a_clan_may_send_several_to_one_area_in_separate_actions_but_nobody_twice() -> None:
    realm = table("fire", "water")
    land(realm, 0, "kale")
    pool(realm, FIRE, *["strength"] * 4)

    act_with(realm, FIRE, "path:1.1", "frunks", "s1+m0", "traps0+defense0")
    act_with(realm, FIRE, "path:1.2", "s2+m0", "traps0+defense0")
    assert names_of(realm, realm.assigned) == ["nuduru", "frunks"]

    assert not any(text.startswith("path:") for text in actions(realm, FIRE))
    assert reasons(realm, FIRE, "path:1.3") == ["9.1.3"]


# Missions.


@pytest.mark.law("monster_lands 9.2.1", "monster_lands 9.2.2")
def test_a_mission_takes_exactly_the_shown_dice() -> None:
    realm = table("fire", "water")
    mission(realm, 0, 7)  # three strength dice
    pool(realm, FIRE, "strength", "strength", "magic")
    assert "path:m1.1" not in actions(realm, FIRE)
    assert reasons(realm, FIRE, "path:m1.1") == ["9.2.2"]

    pool(realm, FIRE, *["strength"] * 4)
    act_with(realm, FIRE, "path:m1.2", "frunks")

    assert pool_of(realm, FIRE) == ["strength"]
    assert realm.dice_on(9) == (3, 0, 0)


@pytest.mark.law("monster_lands 9.2.2")
def test_where_a_tile_shows_a_choice_any_combination_will_do() -> None:
    realm = table("fire", "water")
    mission(realm, 0, 9)
    pool(realm, FIRE, "strength", "strength", "persuasion-2", "persuasion-4")

    assert actions(realm, FIRE, "path:m1.1", "frunks") == ["s2+m0+p0", "s1+m0+p1", "s0+m0+p2"]
    act_with(realm, FIRE, "path:m1.1", "frunks", "s1+m0+p1", "persuasion-2")

    assert pool_of(realm, FIRE) == ["strength", "persuasion-4"]
    assert realm.dice_on(8) == (1, 0, 1)


@pytest.mark.law("monster_lands 9.2.3", "monster_lands 9.2.4")
def test_tiles_say_dice_target_reward_and_penalty_or_dice_resource_and_reward() -> None:
    for tile in GAME.tables.missions:
        assert tile.a.dice_options
        assert tile.a.target > 0
        assert tile.a.penalty_glory > 0
        for side in (tile.b_left, tile.b_right):
            assert side.dice_options
            assert any(getattr(side.discard, name) for name in ("gold", "defense", "potion", "venom", "trap"))


@pytest.mark.law("monster_lands 9.2.5")
@pytest.mark.ruling("R-50")
def test_nothing_but_dice_goes_on_a_mission() -> None:
    realm = table("fire", "water")
    mission(realm, 0, 1)
    realm.defense[FIRE], realm.potions[FIRE], realm.venoms[FIRE] = 3, 2, 2
    pool(realm, FIRE, "strength", "strength")

    act_with(realm, FIRE, "path:m1.1", "frunks")

    assert realm.tokens[8] == b""
    assert [realm.paths[8 * WIDTH + field] for field in (GUARDS, POTIONS, VENOMS)] == [0, 0, 0]


# Lands.


@pytest.mark.law("monster_lands 9.3.1", "monster_lands 9.3.2", "monster_lands 9.3.3")
def test_required_dice_must_and_reinforcements_may_be_placed() -> None:
    realm = table("fire", "water")
    land(realm, 0, "kale", "1A")  # path 2: two strength, then up to two strength and two magic
    pool(realm, FIRE, "strength", "magic", "magic")
    assert {"path:1.1", "path:1.3", "path:1.4"} <= set(actions(realm, FIRE))
    assert "path:1.2" not in actions(realm, FIRE)
    assert reasons(realm, FIRE, "path:1.2") == ["9.3.3"]

    pool(realm, FIRE, *["strength"] * 5, *["magic"] * 3)
    offers = actions(realm, FIRE, "path:1.2", "frunks")

    assert offers == [f"s{s}+m{m}" for s in (2, 3, 4) for m in (0, 1, 2)]


@pytest.mark.law("monster_lands 9.3.5")
@pytest.mark.example("TV-09")
def test_each_further_token_covers_two_dice_spaces() -> None:
    realm = table("fire", "water")

    assert [token_room(realm, PATH_1, dice) for dice in (6, 5, 4, 3, 2)] == [2, 2, 3, 3, 4]


@pytest.mark.law("monster_lands 9.3.4", "monster_lands 9.3.5", "monster_lands 9.3.9")
@pytest.mark.example("TV-10")
def test_tokens_and_a_potion_of_the_path_go_along() -> None:
    realm = table("fire", "water")
    land(realm, 0, "kale", "1A")
    traps(realm, FIRE, "enh_magic_plus_1")
    realm.defense[FIRE] = 1
    pool(realm, FIRE, "strength", "strength", "magic", "magic")

    assert actions(realm, FIRE, "path:1.2", "frunks", "s2+m2") == [
        "traps0+defense0",
        "traps0+defense1",
        "traps1+defense0",
        "traps1+defense1",
    ]
    act_with(realm, FIRE, "path:1.2", "frunks", "s2+m2", "traps1+defense1")

    assert [realm.setting.trap_name[trap] for trap in realm.tokens[PATH_2]] == ["enh_magic_plus_1"]
    assert realm.paths[PATH_2 * WIDTH + GUARDS] == 1
    assert realm.paths[PATH_2 * WIDTH + POTIONS] == 1
    assert (realm.defense[FIRE], realm.traps[FIRE]) == (0, b"")


@pytest.mark.law("monster_lands 9.3.4", "monster_lands 8.3.3")
@pytest.mark.ruling("R-67")
def test_others_see_how_many_traps_lie_there_but_not_which() -> None:
    realm = table("fire", "water")
    land(realm, 0, "kale", "1A")
    traps(realm, FIRE, "enh_magic_plus_1", "enh_total_plus_8")
    pool(realm, FIRE, "strength")
    events = listen(realm)

    act_with(realm, FIRE, "path:1.1", "frunks", "traps1+defense0", "enh_total_plus_8")

    event = next(event for event in events if event.kind == "assigned")
    assert event.seen_by(WATER).facts["tokens"] == 1
    assert "traps" not in event.seen_by(WATER).facts
    assert event.seen_by(FIRE).facts["traps"] == ("enh_total_plus_8",)
    match = resume(realm)
    own, other = (match.view(seat).facts()["table"]["paths"][PATH_1]["traps"] for seat in (FIRE, WATER))
    assert (own, other) == (["enh_total_plus_8"], [None])
    # Both traps of the clan are known to all; where each of them lies, is not.
    worlds = [match.view(WATER).imagine(Fate.seeded(seed)).position for seed in range(20)]
    lying = {(one.tokens[PATH_1], one.traps[FIRE]) for one in worlds}  # type: ignore[attr-defined]  # of this game
    both = [realm.setting.trap_name.index(name) for name in ("enh_magic_plus_1", "enh_total_plus_8")]
    assert lying == {(bytes([one]), bytes([two])) for one, two in (both, both[::-1])}


@pytest.mark.law("monster_lands 9.3.6")
def test_tokens_on_a_path_are_spent_used_or_not() -> None:
    realm = table("fire", "water")
    land(realm, 0, "kale", "1A")
    monster(realm, 0, "moldo")
    send(realm, FIRE, "1.1", "frunks", strength=1, defense=2, traps=["enh_magic_plus_1", "starting"])
    loot_name = realm.setting.loot_name[realm.loot_display[0]]

    adventure(realm, "roll:all", loot_name, dice=[1, 1, 1, 1, 1])

    assert (realm.tokens[PATH_1], realm.paths[PATH_1 * WIDTH + GUARDS]) == (b"", 0)
    assert [realm.setting.trap_name[trap] for trap in realm.trap_discard] == ["enh_magic_plus_1"]


@pytest.mark.law("monster_lands 8.4.4", "monster_lands 9.3.8", "monster_lands 9.3.9")
def test_one_potion_and_one_venom_are_taken_along_besides_what_the_path_gives() -> None:
    realm = table("fire", "water")
    land(realm, 0, "kale", "1B")  # path 1: a venom
    realm.potions[FIRE], realm.venoms[FIRE] = 2, 2
    pool(realm, FIRE, "strength", "strength")

    act_with(realm, FIRE, "path:1.1", "frunks", "traps0+defense0", "potion+venom")

    assert [realm.paths[PATH_1 * WIDTH + field] for field in (POTIONS, VENOMS)] == [1, 2]
    assert (realm.potions[FIRE], realm.venoms[FIRE]) == (1, 1)


@pytest.mark.law("monster_lands 9.3.9")
def test_a_path_may_give_gold_that_lies_on_the_token() -> None:
    realm = table("fire", "water")
    land(realm, 0, "kale", "4A")
    pool(realm, FIRE, "strength", "magic")

    act_with(realm, FIRE, "path:1.4", "frunks", "traps0+defense0")

    assert realm.paths[3 * WIDTH + COINS] == 4
    assert realm.gold[FIRE] == 7


@pytest.mark.law("monster_lands 9.3.10", "monster_lands 12.2.2")
def test_land_and_monster_cards_carry_their_numbers() -> None:
    assert all(one.conquest_value > 0 and one.dice_options for one in GAME.tables.lands)
    assert all(one.capture_value < one.elimination_value for one in GAME.tables.monsters)


# The entrance.


@pytest.mark.law("monster_lands 9.4.1")
def test_the_entrance_is_open_only_while_a_monster_is_there() -> None:
    realm = table("fire", "water")
    realm.monsters[GATE_PLACE] = NONE
    pool(realm, FIRE, "strength")
    assert "path:e.1" not in actions(realm, FIRE)
    assert reasons(realm, FIRE, "path:e.1") == ["9.4.1"]

    monster(realm, GATE_PLACE, "snagnus")

    assert {"path:e.1", "path:e.2"} <= set(actions(realm, FIRE))


@pytest.mark.law("monster_lands 9.4.2", "monster_lands 9.4.3")
@pytest.mark.ruling("R-46")
@pytest.mark.example("TV-11")
def test_any_mix_of_pieces_fits_into_eight_rooms_at_the_entrance() -> None:
    realm = table("fire", "water")
    monster(realm, GATE_PLACE, "snagnus")
    recruit(realm, FIRE, "tranok")
    traps(realm, FIRE, "starting")
    pool(realm, FIRE, *["strength"] * 3, *["magic"] * 2)

    act_with(realm, FIRE, "path:e.1", "tranok", "s3+m2", "traps1+defense0")

    assert realm.dice_on(UPPER) == (3, 2, 0)
    assert len(realm.tokens[UPPER]) == 1
    assert realm.setting.tables.monsters[realm.monsters[GATE_PLACE]].capture_gold == 10
    assert [token_room(realm, UPPER, dice) for dice in (0, 5, 6, 8)] == [4, 1, 1, 0]


@pytest.mark.law("monster_lands 9.4.2")
def test_at_least_one_piece_must_be_brought() -> None:
    realm = table("fire", "water")
    monster(realm, GATE_PLACE, "snagnus")
    traps(realm, FIRE)
    pool(realm, FIRE, "strength", "persuasion-2")
    trial = realm.copy()
    act_with(trial, FIRE, "path:e.1", "frunks")  # one strength die is all there is: nothing is asked
    assert trial.dice_on(UPPER) == (1, 0, 0)

    realm.defense[FIRE] = 1
    assert actions(realm, FIRE, "path:e.1", "frunks") == ["s0+m0", "s1+m0"]
    act_with(realm, FIRE, "path:e.1", "frunks", "s0+m0")

    assert realm.paths[UPPER * WIDTH + GUARDS] == 1


@pytest.mark.law("monster_lands 9.4.3")
def test_guards_lay_gold_on_the_token_of_the_lower_path() -> None:
    realm = table("fire", "water")
    monster(realm, GATE_PLACE, "snagnus")
    traps(realm, FIRE)
    pool(realm, FIRE, "strength")

    act_with(realm, FIRE, "path:e.2", "frunks")

    assert realm.paths[LOWER * WIDTH + COINS] == 5
    assert [guard.defense_talents for guard in realm.setting.guards] == [2, 1]
