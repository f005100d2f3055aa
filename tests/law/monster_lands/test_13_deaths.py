"""13 Death of a mercenary and 14 Citadel defence."""

from __future__ import annotations

import pytest

from rulewright.games.monster_lands.position import COINS, FLAGS, POTIONS, STRENGTH_DICE, VENOMS, WIDTH
from rulewright.games.monster_lands.rules.cleanup import (
    lacks_leader,
    replace_leader,
    spread_panic,
)
from rulewright.games.monster_lands.rules.hits import die, talents_left
from rulewright.games.monster_lands.rules.stock import GATE_PLACE
from rulewright.games.monster_lands.terms import GATE, LAND_A, NONE
from tests.builders.monster_lands import (
    FIRE,
    WATER,
    adventure,
    gear,
    kinds,
    land,
    member,
    monster,
    names_of,
    own_land,
    run,
    send,
    table,
    told,
    traps,
)


@pytest.mark.law("monster_lands 13.1", "monster_lands 13.2", "monster_lands 13.4")
def test_card_equipment_dice_and_everything_on_the_token_are_lost() -> None:
    realm = table()
    monster(realm, 0, "moldo")
    land(realm, 0, "kale")
    card = gear(realm, "pugnor", "torko")
    send(realm, FIRE, "1.4", "torko", strength=2, potions=1, venoms=1, gold=3, defense=1)
    realm.area = LAND_A
    assert realm.reputation[FIRE] == 7

    die(realm, 3)

    assert realm.mercenary_discard == [member(realm, "torko")]
    assert realm.gear_discard == [card]
    assert realm.reputation[FIRE] == 1
    assert [realm.paths[3 * WIDTH + field] for field in (POTIONS, VENOMS, COINS, STRENGTH_DICE)] == [0, 0, 0, 0]
    assert realm.on(3) == NONE


@pytest.mark.law("monster_lands 13.2")
def test_who_dies_after_the_own_attack_leaves_the_rolled_dice() -> None:
    realm = table()
    land(realm, 0, "kale")
    send(realm, FIRE, "1.4", "frunks", strength=2)
    realm.area = LAND_A
    realm.paths[3 * WIDTH + FLAGS] = 1

    die(realm, 3)

    assert realm.dice_on(3) == (2, 0, 0)


@pytest.mark.law("monster_lands 13.3")
@pytest.mark.parametrize(("path", "glory"), [("1.1", 3), ("1.2", 2), ("1.3", 2), ("1.4", 1), ("e.1", 3), ("e.2", 3)])
def test_a_heroic_death_wins_the_glory_of_its_place(path: str, glory: int) -> None:
    realm = table()
    place = send(realm, FIRE, path, "frunks", strength=1)

    die(realm, place)

    assert realm.glory[FIRE] == 5 + glory


@pytest.mark.law("monster_lands 13.5", "monster_lands 15.3")
def test_a_dead_leader_is_replaced_by_the_most_renowned() -> None:
    realm = table()
    place = send(realm, FIRE, "1.4", "nuduru", magic=1)
    send(realm, FIRE, "1.3", "torko", strength=1)
    die(realm, place)
    assert lacks_leader(realm, FIRE)

    run(replace_leader(realm, FIRE))

    assert realm.leader[FIRE] == member(realm, "torko")


@pytest.mark.law("monster_lands 13.1", "monster_lands 12.7.4")
def test_the_land_of_a_dead_colonist_is_free_for_another() -> None:
    realm = table()
    number = own_land(realm, FIRE, "yuha", "frunks")
    place = send(realm, FIRE, "1.4", "frunks", strength=1)

    die(realm, place)

    assert realm.colonist[number] == 0
    assert realm.owned[FIRE] == 1 << number


@pytest.mark.law("monster_lands 4.10", "monster_lands 8.3.3")
@pytest.mark.ruling("R-70")
def test_when_somebody_who_made_room_for_traps_dies_the_excess_is_discarded() -> None:
    realm = table()
    monster(realm, 0, "abysur")
    land(realm, 0, "kale")
    traps(realm, FIRE, *["enh_strength_dice_1"] * 4, *["enh_magic_plus_1"] * 2)
    send(realm, FIRE, "1.4", "dalina", strength=1)

    events = adventure(realm, "enh_magic_plus_1", dice=[6] * 5)

    assert told(events, "trap_discarded", "trap") == ["enh_magic_plus_1"]
    assert len(realm.traps[FIRE]) == 5


# The citadel.


@pytest.mark.law("monster_lands 14.1", "monster_lands 14.2", "monster_lands 9.4.3")
@pytest.mark.ruling("R-52")
@pytest.mark.example("TV-D12")
def test_at_the_entrance_affinity_plays_no_role_but_the_round_does() -> None:
    realm = table()
    realm.round = 4
    land(realm, 0, "kale")
    monster(realm, GATE_PLACE, "sckon")
    send(realm, FIRE, "e.1", "frunks", strength=1)

    events = adventure(realm, "2", dice=[6, 6, 1, 1, 1])

    assert told(events, "monster_attacks", "dice") == [4]
    assert "wounded" not in kinds(events)  # the guards blocked both hits


@pytest.mark.law("monster_lands 14.2", "monster_lands 24.5")
@pytest.mark.ruling("R-76")
@pytest.mark.parametrize(
    ("beast", "blocked"), [("gorgosh", 0), ("abysur", 3), ("snailer", 3), ("moldo", 2), ("krinx", 2)]
)
def test_a_talent_against_some_affinities_knows_them_at_the_entrance_too(beast: str, blocked: int) -> None:
    realm = table()
    monster(realm, GATE_PLACE, beast)
    path = send(realm, WATER, "e.1", "parsas", strength=1)
    realm.area = GATE

    assert talents_left(realm, path) == blocked


@pytest.mark.law("monster_lands 14.2", "monster_lands 14.4", "monster_lands 15.2")
def test_the_upper_path_fights_first_and_beating_the_monster_ends_the_panic() -> None:
    realm = table()
    monster(realm, GATE_PLACE, "gator")
    realm.panic = 0b101
    realm.panic_pile = [1, 3, 4, 5, 6]
    send(realm, WATER, "e.2", "taron", strength=5)
    send(realm, FIRE, "e.1", "frunks", strength=1)

    events = adventure(realm, dice=[1, 1, 1, 1] + [1, 1, 1] + [6] * 5)

    assert told(events, "monster_attacks", "path") == ["e.1", "e.2"]
    assert (realm.panic, sorted(realm.panic_pile)) == (0, list(range(7)))
    assert realm.glory[WATER] == 5 + 4
    assert realm.monsters[GATE_PLACE] == NONE


@pytest.mark.law("monster_lands 14.5")
def test_who_does_not_beat_it_gets_no_loot_and_it_stays() -> None:
    realm = table()
    monster(realm, GATE_PLACE, "gator")
    send(realm, FIRE, "e.1", "frunks", strength=1)

    events = adventure(realm, dice=[1, 1, 1, 1])

    assert "loot_taken" not in kinds(events)
    assert realm.monsters[GATE_PLACE] == realm.setting.monster_name.index("gator")


@pytest.mark.law("monster_lands 14.5")
def test_after_the_upper_path_has_won_the_lower_gets_nothing() -> None:
    realm = table()
    monster(realm, GATE_PLACE, "gator")
    send(realm, FIRE, "e.1", "frunks", strength=5)
    send(realm, WATER, "e.2", "taron", strength=5)

    events = adventure(realm, dice=[1, 1, 1] + [6] * 5)

    assert told(events, "monster_attacks", "path") == ["e.1"]
    assert (realm.glory[WATER], realm.loots[WATER]) == (5, 0)


@pytest.mark.law("monster_lands 14.3", "monster_lands 13.3")
def test_a_death_at_the_citadel_wins_three_glory() -> None:
    realm = table()
    monster(realm, GATE_PLACE, "gator")
    send(realm, FIRE, "e.1", "frunks", strength=1)

    adventure(realm, "0", dice=[6, 6, 6])

    assert realm.glory[FIRE] == 8


@pytest.mark.law("monster_lands 14.1")
def test_without_mercenaries_nothing_is_fought_at_the_entrance() -> None:
    realm = table()
    monster(realm, GATE_PLACE, "gator")

    assert "monster_attacks" not in kinds(adventure(realm))
    spread_panic(realm, FIRE)
    assert realm.panic.bit_count() == 1


@pytest.mark.law("monster_lands 13.6")
def test_a_clan_keeps_glory_and_goods_when_all_are_dead() -> None:
    realm = table()
    realm.defense[FIRE], realm.gold[FIRE] = 2, 4
    for path, who in (("1.3", "frunks"), ("1.4", "nuduru")):
        die(realm, send(realm, FIRE, path, who, strength=1))

    assert names_of(realm, realm.clan[FIRE]) == []
    assert (realm.glory[FIRE], realm.defense[FIRE], realm.gold[FIRE], realm.reputation[FIRE]) == (8, 2, 4, 0)
