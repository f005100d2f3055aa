"""2 Common setup and 18 Difficulty."""

from __future__ import annotations

import pytest

from rulewright.games.monster_lands.position import Realm
from rulewright.games.monster_lands.rules.clan import excess_glory
from rulewright.games.monster_lands.rules.setup import check_offer
from rulewright.games.monster_lands.rules.stock import GATE_PLACE, place_monster
from rulewright.games.monster_lands.terms import NONE, PATH_NAMES, bits
from tests.builders.monster_lands import (
    FIRE,
    GAME,
    actions,
    adventure,
    land,
    member,
    monster,
    pool,
    recruit,
    send,
    solo,
    table,
    told,
)

SEEDS = range(12)


@pytest.mark.law("monster_lands 2.1")
def test_eight_novices_wait_beside_the_tavern_and_one_can_always_be_hired() -> None:
    realm = table("fire", "water")
    pool(realm, FIRE, "strength")

    assert realm.novices.bit_count() == 8
    assert "novice" in actions(realm, FIRE, "tavern:strength")


@pytest.mark.law("monster_lands 2.2", "monster_lands 2.17")
def test_four_mercenaries_are_offered_and_three_to_one_player() -> None:
    assert [len(table("fire", "water").offer), len(table().offer), len(solo().offer)] == [4, 4, 3]


@pytest.mark.law("monster_lands 2.3")
@pytest.mark.ruling("R-62")
@pytest.mark.example("TV-D20")
def test_the_opening_offer_is_changed_until_it_has_somebody_for_each() -> None:
    realm = table("fire", "water", "air")
    realm.offer = [member(realm, name) for name in ("parsas", "torko", "lusara", "kakron")]  # 2, 6, 7, 3
    realm.mercenary_deck = [member(realm, name) for name in ("karunna", "zondu", "geas")]  # from the end: 6, 3, 7

    check_offer(realm)

    # The 7 goes for a 6; of the two at 6 the first goes, for a 3.
    assert [realm.setting.member_name[one] for one in realm.offer] == ["parsas", "zondu", "geas", "kakron"]
    assert sorted(realm.setting.member_name[one] for one in realm.mercenary_deck) == ["karunna", "lusara", "torko"]


@pytest.mark.law("monster_lands 2.3")
@pytest.mark.ruling("R-62")
def test_of_two_equally_renowned_the_first_in_the_offer_goes() -> None:
    realm = table("fire", "water")
    realm.offer = [member(realm, name) for name in ("lusara", "saruna", "torko", "kakron")]
    realm.mercenary_deck = [member(realm, name) for name in ("geas", "zondu")]

    check_offer(realm)

    assert [realm.setting.member_name[one] for one in realm.offer] == ["zondu", "saruna", "torko", "kakron"]
    assert member(realm, "lusara") in realm.mercenary_deck


@pytest.mark.law("monster_lands 2.3")
def test_a_reputation_of_four_is_low_enough() -> None:
    realm = table("fire", "water")
    realm.offer = [member(realm, name) for name in ("naiala", "nimra", "geas", "torko")]
    realm.mercenary_deck = [member(realm, "kakron")]

    check_offer(realm)

    assert realm.mercenary_deck == [member(realm, "kakron")]


@pytest.mark.law("monster_lands 2.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_opening_offer_has_somebody_modest_for_each_player(seed: int) -> None:
    realm = table(seed=seed)

    assert sum(realm.setting.reputation[one] <= 4 for one in realm.offer) >= 4


@pytest.mark.law("monster_lands 2.4", "monster_lands 3.2")
def test_whoever_is_hired_can_be_assigned_and_a_novice_cannot() -> None:
    realm = table("fire", "water")
    recruit(realm, FIRE, "kakron", "novice")
    pool(realm, FIRE, "strength", "strength")
    land(realm, 0, "kale")

    assert set(actions(realm, FIRE, "path:1.1")) == {"nuduru", "frunks", "kakron"}


@pytest.mark.law("monster_lands 2.5")
def test_six_enhanced_traps_are_displayed_and_no_others_are_in_the_pile() -> None:
    realm = table()
    groups = {realm.setting.trap_group[trap] for trap in (*realm.trap_pile, *realm.trap_display)}

    assert (len(realm.trap_display), len(realm.trap_pile), groups) == (6, 30, {"enhanced"})


@pytest.mark.law("monster_lands 2.6")
def test_three_equipment_cards_are_displayed() -> None:
    realm = table()

    assert (len(realm.gear_display), len(realm.gear_deck)) == (3, 15)


@pytest.mark.law("monster_lands 2.7", "monster_lands 18")
@pytest.mark.parametrize("difficulty", ["beginner", "normal"])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_monsters_are_of_level_a(difficulty: str, seed: int) -> None:
    realm = table(difficulty=difficulty, seed=seed)
    monsters = realm.setting.tables.monsters

    assert [monsters[number].level for number in realm.monsters[:2]] == ["A", "A"]
    assert len(realm.monster_deck) == 18


@pytest.mark.law("monster_lands 18", "monster_lands 18.1")
@pytest.mark.parametrize("difficulty", ["hard", "cutthroat"])
def test_at_high_difficulty_any_monster_may_come_first(difficulty: str) -> None:
    levels = {
        realm.setting.tables.monsters[number].level
        for realm in (table(difficulty=difficulty, seed=seed) for seed in SEEDS)
        for number in realm.monsters[:2]
    }

    assert levels == {"A", "B"}


@pytest.mark.law("monster_lands 2.8", "monster_lands 2.9", "monster_lands 9.3.1")
def test_two_lands_lie_open_with_a_path_modifier_each() -> None:
    realm = table()

    assert NONE not in realm.lands
    assert NONE not in realm.modifiers
    assert realm.modifiers[0] // 2 != realm.modifiers[1] // 2
    assert len(realm.modifier_pile) == 4


@pytest.mark.law("monster_lands 2.10", "monster_lands 2.17", "monster_lands 7.5")
@pytest.mark.example("TV-D16")
def test_two_players_have_one_land_and_closed_spaces_and_three_have_everything() -> None:
    two, three = table("fire", "water"), table("fire", "water", "air")

    assert (two.setting.lands, two.lands[1], two.monsters[1]) == (1, NONE, NONE)
    assert [len(two.setting.spaces[building]) for building in (0, 2, 3, 5, 6)] == [3, 3, 2, 2, 3]
    assert three.setting.lands == 2
    assert [len(three.setting.spaces[building]) for building in (0, 2, 3, 5, 6)] == [4, 4, 3, 3, 4]


@pytest.mark.law("monster_lands 2.11")
def test_four_loot_tokens_are_displayed() -> None:
    realm = table()

    assert (len(realm.loot_display), len(realm.loot_pile)) == (4, 12)


@pytest.mark.law("monster_lands 2.12", "monster_lands 9.2.1")
def test_a_roll_mission_and_a_contract_are_open() -> None:
    realm = table()

    assert NONE not in realm.missions
    assert len(realm.mission_bag) == 10


@pytest.mark.law("monster_lands 2.13", "monster_lands 18", "monster_lands 18.2")
def test_extra_attack_dice_depend_on_round_and_difficulty() -> None:
    tracks = {level: table(difficulty=level).setting.track for level in ("beginner", "normal", "hard", "cutthroat")}

    assert tracks["beginner"] == (0,) * 6
    assert tracks["normal"] == tracks["hard"]
    assert tracks["normal"][3] == 1
    assert all(more > less for more, less in zip(tracks["cutthroat"], tracks["hard"], strict=True))


@pytest.mark.law("monster_lands 18.2", "monster_lands 2.13")
@pytest.mark.parametrize(("difficulty", "dice"), [("beginner", 3), ("normal", 4), ("cutthroat", 5)])
def test_the_round_adds_dice_to_an_attack(difficulty: str, dice: int) -> None:
    realm = table("fire", "water", difficulty=difficulty)
    realm.round = 4
    monster(realm, 0, "moldo")
    land(realm, 0, "kyzhul")
    send(realm, FIRE, "1.4", "frunks", strength=1)

    events = adventure(realm, offered_loot(realm), dice=[1] * dice + [1])

    assert told(events, "monster_attacks", "dice") == [dice]


def offered_loot(realm: Realm) -> str:
    """Return the first loot token on display."""
    return realm.setting.loot_name[realm.loot_display[0]]


@pytest.mark.law("monster_lands 2.14")
def test_the_first_round_is_round_one() -> None:
    assert table().round == 1


@pytest.mark.law("monster_lands 2.15")
def test_seven_panic_tokens_lie_face_down_one_for_each_building() -> None:
    realm = table()

    assert sorted(realm.panic_pile) == list(range(7))
    assert realm.panic == 0


@pytest.mark.law("monster_lands 2.16")
def test_the_first_player_is_named_or_drawn_by_lot() -> None:
    assert GAME.new({"first": "air"}, seed=1).position.first == 3  # type: ignore[attr-defined]  # of this game
    assert {GAME.new({}, seed=seed).position.first for seed in range(20)} == {0, 1, 2, 3}  # type: ignore[attr-defined]  # of this game


@pytest.mark.law("monster_lands 24.4", "monster_lands 9.4.1")
@pytest.mark.ruling("R-26")
def test_a_monster_that_enters_at_the_citadel_goes_there_at_once_and_can_be_fought_in_round_one() -> None:
    realm = table("fire", "water")
    dogor = realm.setting.monster_name.index("dogor")
    realm.monster_deck.remove(dogor)

    assert place_monster(realm, 0, dogor) is False

    assert realm.monsters[GATE_PLACE] == dogor
    pool(realm, FIRE, "strength")
    assert {f"path:{PATH_NAMES[12]}", f"path:{PATH_NAMES[13]}"} <= set(actions(realm, FIRE))


@pytest.mark.law("monster_lands 24.4")
def test_it_replaces_a_monster_that_is_already_there() -> None:
    realm = table("fire", "water")
    monster(realm, GATE_PLACE, "abysur")
    dogor = realm.setting.monster_name.index("dogor")
    realm.monster_deck.remove(dogor)

    place_monster(realm, 0, dogor)

    assert realm.monsters[GATE_PLACE] == dogor
    assert [realm.setting.monster_name[one] for one in realm.monster_discard] == ["abysur"]


@pytest.mark.law("monster_lands 3.1")
def test_a_clan_begins_with_leader_and_mercenary_of_its_affinity() -> None:
    realm = table("air", "jungle")

    assert [realm.setting.member_name[one] for one in bits(realm.clan[0])] == ["poissen", "timbulu"]
    assert [realm.setting.member_name[one] for one in bits(realm.clan[1])] == ["purkas", "korgo"]
    assert realm.setting.member_name[realm.leader[0]] == "poissen"


@pytest.mark.law(
    "monster_lands 3.3", "monster_lands 3.4", "monster_lands 3.5", "monster_lands 4.3", "monster_lands 4.5"
)
@pytest.mark.ruling("R-04")
@pytest.mark.example("TV-01")
def test_a_new_clan_has_glory_gold_and_one_trap() -> None:
    realm = table()

    assert (realm.glory[FIRE], realm.reputation[FIRE], excess_glory(realm, FIRE), realm.gold[FIRE]) == (5, 1, 4, 7)
    assert [realm.setting.trap_name[trap] for trap in realm.traps[FIRE]] == ["starting"]
    assert (realm.defense[FIRE], realm.potions[FIRE], realm.venoms[FIRE]) == (0, 0, 0)
    assert realm.setting.reputation[realm.leader[FIRE]] == 0
