"""15 Cleanup, 16 Scoring, 17 Affinities."""

from __future__ import annotations

import pytest

from rulewright.games.monster_lands.position import WIDTH
from rulewright.games.monster_lands.rules.clan import leave
from rulewright.games.monster_lands.rules.cleanup import (
    clear_paths,
    heal_some,
    most_renowned,
    owed,
    pass_tile,
    pay_salaries,
    replace_leader,
    reset_board,
    spread_panic,
)
from rulewright.games.monster_lands.rules.round import CLEARING, begin_adventures
from rulewright.games.monster_lands.rules.scoring import affinity_points, end_game, points, trophies
from rulewright.games.monster_lands.rules.stock import GATE_PLACE
from rulewright.games.monster_lands.terms import NONE, PATHS
from rulewright.kernel.position import Ended
from tests.builders.monster_lands import (
    AIR,
    FIRE,
    JUNGLE,
    WATER,
    ask_after,
    drive,
    gear,
    kinds,
    land,
    listen,
    loot,
    member,
    monster,
    names_of,
    offer,
    offered,
    own_land,
    recruit,
    run,
    send,
    solo,
    table,
    told,
    trophy,
)

# The eight steps.


@pytest.mark.law("monster_lands 15", "monster_lands 5.1")
@pytest.mark.ruling("R-02")
def test_the_steps_come_in_order() -> None:
    realm = table("fire", "water")
    events = listen(realm)
    begin_adventures(realm)
    monster(realm, GATE_PLACE, "gator")
    drive(realm, until=lambda one: one.round == 2)

    order = [kind for kind in kinds(events) if kind in ("panic", "paid", "mission_drawn", "first_player")]
    assert order == ["panic", "paid", "paid", "mission_drawn", "mission_drawn", "first_player"]
    assert (realm.round, told(events, "phase", "phase")) == (2, ["adventure", "cleanup"])


@pytest.mark.law("monster_lands 15.1")
@pytest.mark.ruling("R-43")
def test_survivors_come_back_with_what_lies_on_their_tokens_within_limits() -> None:
    realm = table()
    realm.potions[FIRE] = 2
    send(realm, FIRE, "1.4", "frunks", strength=1, potions=2, venoms=1, gold=4)
    realm.wounded = 1 << member(realm, "frunks")

    clear_paths(realm, FIRE)

    assert (realm.gold[FIRE], realm.potions[FIRE], realm.venoms[FIRE]) == (11, 3, 1)
    assert realm.assigned == 0
    assert realm.paths == bytearray(PATHS * WIDTH)
    assert names_of(realm, realm.wounded) == ["frunks"]


@pytest.mark.law("monster_lands 15.1", "monster_lands 8.4.3")
def test_potions_of_the_clan_board_heal_one_wounded_each() -> None:
    realm = table()
    realm.potions[FIRE] = 2
    realm.wounded = realm.clan[FIRE]

    assert offered(ask_after(heal_some(realm, FIRE))) == ["heal:nuduru", "heal:frunks", "done"]
    assert run(heal_some(realm, FIRE), "heal:frunks") is True

    assert names_of(realm, realm.wounded) == ["nuduru"]


@pytest.mark.law("monster_lands 15.2")
@pytest.mark.ruling("R-07", "R-27")
@pytest.mark.parametrize(
    ("here", "first", "second", "stays"),
    [
        (None, "moldo", "snagnus", "snagnus"),  # attack 3 and 5
        ("gorgosh", "moldo", "abysur", "abysur"),  # both 5, elimination 21 and 22
        ("blandor", "moldo", "krinx", "blandor"),  # all 3, elimination 14 and 13
        ("krinx", "moldo", "krushus", "krinx"),  # all equal: the one already there
    ],
)
def test_of_several_monsters_the_strongest_stays_at_the_entrance(
    here: str | None, first: str, second: str, stays: str
) -> None:
    realm = table()
    monster(realm, 0, first)
    monster(realm, 1, second)
    if here:
        monster(realm, GATE_PLACE, here)
    realm.prowling = 0b11

    spread_panic(realm, FIRE)

    assert realm.setting.monster_name[realm.monsters[GATE_PLACE]] == stays
    assert realm.monsters[:2] == [NONE, NONE]
    assert len(realm.monster_discard) == (2 if here else 1)
    assert realm.panic.bit_count() == 1 + (stays == "krinx")


@pytest.mark.law("monster_lands 15.2", "monster_lands 24.4")
def test_krinx_spreads_two_panic_tokens_and_an_empty_pile_none() -> None:
    realm = table()
    monster(realm, GATE_PLACE, "krinx")

    spread_panic(realm, FIRE)
    assert realm.panic.bit_count() == 2
    for _ in range(4):
        spread_panic(realm, FIRE)

    assert realm.panic.bit_count() == 7


@pytest.mark.law("monster_lands 15.2")
def test_a_monster_that_nobody_fought_stays_on_its_land() -> None:
    realm = table()
    before = realm.monsters[:]

    spread_panic(realm, FIRE)

    assert realm.monsters == before
    assert realm.panic == 0


@pytest.mark.law("monster_lands 15.3")
def test_a_new_leader_is_chosen_by_reputation_then_cost_then_by_its_owner() -> None:
    realm = table()
    recruit(realm, FIRE, "drapis", "taroa", "lorios")  # reputation 3 each, cost 7, 8, 8
    realm.leader[FIRE] = NONE

    assert [option.text for option in most_renowned(realm, realm.clan[FIRE])] == ["taroa", "lorios"]
    run(replace_leader(realm, FIRE), "lorios")

    assert realm.leader[FIRE] == member(realm, "lorios")
    assert realm.reputation[FIRE] == 1 + 9


# Salaries.


@pytest.mark.law("monster_lands 15.4")
@pytest.mark.ruling("R-35")
@pytest.mark.example("TV-D05")
@pytest.mark.parametrize(("glory", "due"), [(10, 3), (11, 6), (20, 6), (21, 9)])
def test_salaries_rise_with_glory(glory: int, due: int) -> None:
    realm = table()
    recruit(realm, FIRE, "kakron", "novice")
    realm.glory[FIRE] = glory

    assert owed(realm, FIRE) == due


@pytest.mark.law("monster_lands 15.4", "monster_lands 12.7.4")
def test_leader_and_colonists_draw_no_salary() -> None:
    realm = table()
    recruit(realm, FIRE, "kakron")
    own_land(realm, FIRE, "kale", "kakron")

    run(pay_salaries(realm, FIRE))

    assert realm.gold[FIRE] == 6


@pytest.mark.law("monster_lands 15.4")
@pytest.mark.ruling("R-34")
@pytest.mark.example("TV-D06")
def test_who_cannot_pay_pays_everything_and_loses_exactly_one_member() -> None:
    realm = table()
    recruit(realm, FIRE, "kakron", "torko")
    realm.glory[FIRE], realm.gold[FIRE] = 15, 4

    run(pay_salaries(realm, FIRE))

    assert realm.gold[FIRE] == 0
    assert names_of(realm, realm.clan[FIRE]) == ["nuduru", "frunks", "kakron"]
    assert realm.reputation[FIRE] == 4


@pytest.mark.law("monster_lands 15.4", "monster_lands 8.5.7")
@pytest.mark.ruling("R-64")
def test_a_novice_that_deserts_goes_back_to_the_stack() -> None:
    realm = table()
    recruit(realm, FIRE, "novice")
    leave(realm, FIRE, member(realm, "frunks"))
    realm.gold[FIRE] = 0

    run(pay_salaries(realm, FIRE))

    assert names_of(realm, realm.clan[FIRE]) == ["nuduru"]
    assert realm.novices.bit_count() == 8


@pytest.mark.law("monster_lands 15.4")
def test_of_equal_members_the_owner_chooses_who_deserts() -> None:
    realm = table()
    recruit(realm, FIRE, "taroa", "lorios")
    realm.gold[FIRE] = 0

    run(pay_salaries(realm, FIRE), "taroa")

    assert names_of(realm, realm.clan[FIRE]) == ["nuduru", "frunks", "lorios"]


@pytest.mark.law("monster_lands 15.4")
def test_equipment_of_a_deserter_may_be_given_to_others() -> None:
    realm = table()
    recruit(realm, FIRE, "torko")
    card, other = gear(realm, "pugnor", "torko"), gear(realm, "krakhen", "nuduru")
    realm.gold[FIRE] = 0

    run(pay_salaries(realm, FIRE), "frunks")

    assert realm.gear_bearer[card] == member(realm, "frunks") + 1
    assert realm.gear_bearer[other] == member(realm, "nuduru") + 1


@pytest.mark.law("monster_lands 15.4", "monster_lands 12.6.2")
@pytest.mark.ruling("R-44")
def test_trophies_and_loot_may_be_turned_into_gold_before_paying() -> None:
    realm = table()
    trophy(realm, FIRE, "gator")
    loot(realm, FIRE, "gold_10")
    realm.gold[FIRE] = 0

    assert run(pay_salaries(realm, FIRE), "sell:gator") is True
    assert run(pay_salaries(realm, FIRE), "pay") is False

    assert realm.gold[FIRE] == 4
    assert "frunks" in names_of(realm, realm.clan[FIRE])


@pytest.mark.law("monster_lands 15.4", "monster_lands 24.8")
@pytest.mark.ruling("R-40", "R-44")
def test_a_free_hire_is_offered_at_any_own_decision_while_somebody_would_come() -> None:
    realm = table()
    loot(realm, FIRE, "free_hire", "convert_magic")
    offer(realm, "kakron", "torko", "geas", "lusara")

    assert offered(ask_after(pay_salaries(realm, FIRE))) == ["pay", "loot:free_hire"]
    realm.glory[FIRE] = 1
    run(pay_salaries(realm, FIRE))

    assert realm.gold[FIRE] == 6


# Reset.


@pytest.mark.law("monster_lands 15.6", "monster_lands 2.9", "monster_lands 2.10")
def test_missions_and_empty_spaces_are_filled_and_a_land_that_stays_keeps_its_modifier() -> None:
    realm = table()
    land(realm, 0, "kale", "1A")
    kept = realm.lands[0], realm.modifiers[0]
    old = realm.missions[:]
    realm.monster_discard.append(realm.monsters[1])
    realm.land_discard.append(realm.lands[1])
    realm.monsters[1] = realm.lands[1] = NONE
    realm.spaces[0] = 1
    displays = [realm.trap_display[:], realm.offer[:], realm.gear_display[:], realm.loot_display[:]]

    reset_board(realm, FIRE)

    assert not any(realm.spaces)
    assert not set(old) & set(realm.missions)
    assert (realm.lands[0], realm.modifiers[0]) == kept
    assert NONE not in realm.monsters[:2]
    assert NONE not in realm.lands
    assert realm.modifiers[0] // 2 != realm.modifiers[1] // 2
    assert displays == [realm.trap_display, realm.offer, realm.gear_display, realm.loot_display]


@pytest.mark.law("monster_lands 15.6")
@pytest.mark.ruling("R-28")
def test_lands_and_monsters_come_back_from_the_discards() -> None:
    realm = table("fire", "water")
    realm.land_discard, realm.land_deck = [*realm.land_deck, realm.lands[0]], []
    realm.monster_discard, realm.monster_deck = [*realm.monster_deck, realm.monsters[0]], []
    realm.lands[0] = realm.monsters[0] = NONE

    reset_board(realm, FIRE)

    assert NONE not in (realm.lands[0], realm.monsters[0])


@pytest.mark.law("monster_lands 15.7")
@pytest.mark.ruling("R-32")
@pytest.mark.example("TV-D19")
def test_the_tile_goes_to_the_lowest_reputation_and_to_the_right_in_a_tie() -> None:
    realm = table()
    realm.first = 0
    realm.reputation = [5, 2, 4, 2]  # one seat and three seats to the left of the first player

    pass_tile(realm, FIRE)
    assert realm.first == 3

    realm.reputation = [5, 2, 4, 3]
    pass_tile(realm, FIRE)
    assert realm.first == 1


@pytest.mark.law("monster_lands 15.7")
@pytest.mark.ruling("R-32")
def test_the_holder_comes_last_in_a_tie() -> None:
    realm = table()
    realm.first = 2
    realm.reputation = [3, 3, 3, 3]

    pass_tile(realm, FIRE)

    assert realm.first == 1


@pytest.mark.law("monster_lands 15.8")
def test_the_round_marker_advances() -> None:
    realm = table()

    pass_tile(realm, FIRE)

    assert realm.round == 2


# Scoring.


@pytest.mark.law("monster_lands 16.1", "monster_lands 16.2", "monster_lands 0.2", "monster_lands 17.1")
@pytest.mark.example("TV-24")
def test_the_final_example_scores_56_points() -> None:
    realm = table("air", "water")
    for one in ("poissen", "timbulu"):
        realm.clan[0] &= ~(1 << member(realm, one))
    realm.reputation[0] = 0
    # Air 3 (two members and a land), jungle 1, fire 2, water 1: reputation 7 + 3 + 3 + 3 = 16.
    recruit(realm, 0, "saruna", "lorios", "drapis", "zondu")
    own_land(realm, 0, "kale")
    own_land(realm, 0, "yuha")
    own_land(realm, 0, "kyzhul")
    trophy(realm, 0, "abysur")
    trophy(realm, 0, "snagnus")
    realm.glory[0] = 30

    assert (realm.reputation[0], trophies(realm, 0), affinity_points(realm, 0)) == (16, 4, 6)
    assert points(realm, 0) == 56


@pytest.mark.law("monster_lands 16.2")
@pytest.mark.example("TV-D07")
def test_points_for_icons_of_one_affinity() -> None:
    table_of = table().setting.points_for
    scores = [table_of[min(icons, len(table_of) - 1)] for icons in range(8)]

    assert scores == [0, 1, 1, 3, 5, 7, 10, 10]


@pytest.mark.law("monster_lands 16.2")
def test_colonised_or_not_lands_count_and_starting_members_do() -> None:
    realm = table()
    assert affinity_points(realm, FIRE) == 1
    own_land(realm, FIRE, "yuha", "frunks")
    assert affinity_points(realm, FIRE) == 3
    own_land(realm, FIRE, "wahibah")

    assert affinity_points(realm, FIRE) == 5


@pytest.mark.law("monster_lands 16.1", "monster_lands 24.8")
def test_the_loot_of_three_trophies_counts_while_it_is_kept() -> None:
    realm = table()
    before = points(realm, FIRE)
    loot(realm, FIRE, "trophy_3")

    assert points(realm, FIRE) == before + 3


@pytest.mark.law("monster_lands 16.3")
@pytest.mark.ruling("R-42")
def test_ties_are_broken_by_leader_trophies_and_gold_and_shared_at_last() -> None:
    realm = table()
    with pytest.raises(Ended):
        end_game(realm)
    assert (realm.winners, realm.reason) == ((FIRE, WATER, JUNGLE, AIR), "tied")

    realm = table()
    realm.gold[AIR] = 8
    with pytest.raises(Ended):
        end_game(realm)
    assert (realm.winners, realm.reason) == ((AIR,), "tied_gold")

    realm = table()
    realm.gold[AIR] = 8
    trophy(realm, WATER, "gator")
    realm.glory[WATER] -= 1
    with pytest.raises(Ended):
        end_game(realm)
    assert (realm.winners, realm.reason) == ((WATER,), "tied_trophies")

    realm.over = False
    realm.leader[JUNGLE] = member(realm, "korgo")
    with pytest.raises(Ended):
        end_game(realm)
    assert (realm.winners, realm.reason) == ((JUNGLE,), "tied_leader")

    realm.over = False
    realm.glory[FIRE] += 1
    with pytest.raises(Ended):
        end_game(realm)
    assert (realm.winners, realm.reason) == ((FIRE,), "points")


@pytest.mark.law("monster_lands 15.5")
def test_the_end_is_told() -> None:
    realm = solo()
    realm.round = 6
    events = listen(realm)
    begin_adventures(realm)
    drive(realm, until=lambda one: one.over)

    assert told(events, "ended", "reason") == ["cannon_fodder"]
    assert realm.stage > CLEARING
