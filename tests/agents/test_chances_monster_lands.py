"""The chances greedy counts with at the tables of Monster Lands."""

from __future__ import annotations

from itertools import product

import pytest

from rulewright.agents.monster_lands.fighters import Pack
from rulewright.agents.monster_lands.fights import Ground
from rulewright.agents.monster_lands.odds import at_most, reach, shortfall
from rulewright.agents.monster_lands.outlook import Outlook
from rulewright.agents.monster_lands.weights import Weights
from rulewright.games.monster_lands.terms import LAND_A
from tests.builders.monster_lands import FIRE, WATER, land, loot, member, monster, recruit, rival_takes, send, table

ROLLS = {dice: [sum(faces) for faces in product(range(1, 7), repeat=dice)] for dice in range(5)}


@pytest.mark.parametrize("dice", ROLLS)
def test_the_chance_to_reach_a_total_is_that_of_all_rolls(dice: int) -> None:
    for total in range(-2, 27):
        expected = sum(roll >= total for roll in ROLLS[dice]) / len(ROLLS[dice])
        assert reach(dice, total) == pytest.approx(expected)


@pytest.mark.parametrize("dice", ROLLS)
def test_a_failed_roll_is_counted_with_its_mean(dice: int) -> None:
    for total in range(1, 27):
        failed = [roll for roll in ROLLS[dice] if roll < total]
        assert shortfall(dice, total) == pytest.approx(sum(failed) / len(failed) if failed else 0.0)


def test_hits_are_counted_as_they_fall() -> None:
    for dice in range(5):
        rolls = [sum(face >= 3 for face in faces) for faces in product(range(1, 7), repeat=dice)]
        for hits in range(-1, 6):
            assert at_most(dice, hits) == pytest.approx(sum(roll <= hits for roll in rolls) / len(rolls))


def ground(beast: str, place: str = "kyzhul") -> Ground:
    realm = table()
    monster(realm, 0, beast)
    land(realm, 0, place)
    return Ground(Outlook(realm, FIRE, Weights()), LAND_A)


def test_a_mercenary_survives_as_often_as_the_attack_leaves_it_one_wound() -> None:
    here = ground("krinx")
    frunks = member(here.outlook.realm, "frunks")

    # Three dice, one of their hits blocked by the path: two more would kill.
    assert here.would_be(0, Pack(frunks, 1, 0)).alive == pytest.approx(1 - (2 / 3) ** 3)
    assert here.would_be(0, Pack(frunks, 1, 0, defense=1)).alive == 1
    # A wounded one bears no wound at all; a potion undoes one.
    here.outlook.realm.wounded = 1 << frunks
    assert here.would_be(0, Pack(frunks, 1, 0)).alive == pytest.approx(at_most(3, 1))
    assert here.would_be(0, Pack(frunks, 1, 0, potion=1)).alive == pytest.approx(1 - (2 / 3) ** 3)


def test_every_magic_die_given_up_is_an_attack_die_less_and_a_die_less() -> None:
    here = ground("krinx")
    frunks = member(here.outlook.realm, "frunks")

    fighter = here.would_be(0, Pack(frunks, 1, 1, given=1))

    assert (fighter.dice, fighter.dice_there) == (1, 2)
    assert fighter.alive == 1


def test_without_a_trap_no_capture_is_hoped_for() -> None:
    here = ground("krinx")
    frunks = member(here.outlook.realm, "frunks")
    sure = [Pack(frunks, 2, 0, defense=2), Pack(frunks, 2, 0, traps=(0,), defense=2)]

    without, with_trap = (here.value([here.would_be(0, pack)]) for pack in sure)

    assert with_trap > without


def test_totals_of_earlier_paths_are_carried_to_later_ones() -> None:
    here = ground("abysur")
    realm = here.outlook.realm
    frunks = member(realm, "frunks")
    alone = here.value([here.would_be(3, Pack(frunks, 3, 1, defense=2))])
    send(realm, WATER, "1.1", "taron", strength=4, defense=2)

    helped = Ground(here.outlook, LAND_A)
    both = helped.value([*helped.fighters(), helped.would_be(3, Pack(frunks, 3, 1, defense=2))])
    before = helped.value(helped.fighters())

    assert both - before > alone


def test_after_the_rival_has_removed_the_monster_a_land_can_be_conquered_without_danger() -> None:
    realm = table("fire", scenario=1)
    monster(realm, 0, "caribdis")
    land(realm, 0, "kale")
    outlook = Outlook(realm, FIRE, Weights())
    pack = Pack(member(realm, "frunks"), 3, 2)
    here = Ground(outlook, LAND_A)
    danger = here.value([here.would_be(3, pack)])
    rival_takes(realm, "1.1")

    there = Ground(outlook, LAND_A)

    assert there.value([*there.fighters(), there.would_be(3, pack)]) > danger


# Worth.


def test_gold_that_is_missing_for_salaries_is_worth_more_than_gold_to_spare() -> None:
    realm = table()
    recruit(realm, FIRE, "karunna", "torko")
    realm.gold[FIRE] = 2
    poor = Outlook(realm, FIRE, Weights()).coins(3)
    realm.gold[FIRE] = 10

    assert poor > Outlook(realm, FIRE, Weights()).coins(3)


def test_gold_promised_for_a_contract_counts_as_owed() -> None:
    realm = table()
    before = Outlook(realm, FIRE, Weights()).due
    realm.missions[1] = 0
    send(realm, FIRE, "m2.1", "frunks", strength=1)

    assert Outlook(realm, FIRE, Weights()).due == before + 5


def test_a_member_is_missed_less_the_nearer_the_end_is() -> None:
    losses = []
    for round_ in range(1, 7):
        realm = table()
        realm.round = round_
        losses.append(Outlook(realm, FIRE, Weights()).loss(member(realm, "frunks")))

    assert losses == sorted(losses, reverse=True)


def test_in_the_last_adventures_only_trophies_are_worth_having_as_loot() -> None:
    realm = table()
    realm.round, realm.stage = 6, 6
    outlook = Outlook(realm, FIRE, Weights())
    names = realm.setting.loot_name

    best = max(range(len(names)), key=outlook.loot)

    assert names[best] == "trophy_3"
    assert all(outlook.loot(other) < 1 for other in range(len(names)) if other != best)


def test_a_token_beyond_the_room_of_the_board_is_worth_nothing() -> None:
    realm = table()
    realm.potions[FIRE] = 3
    loot(realm, FIRE, "brews")

    assert Outlook(realm, FIRE, Weights()).tokens("potion", 1) == 0
