"""8 Citadel buildings."""

from __future__ import annotations

import pytest

from rulewright.games.monster_lands.rules.citadel import ABOUT
from rulewright.games.monster_lands.rules.clan import excess_glory
from rulewright.games.monster_lands.rules.cleanup import payable
from rulewright.games.monster_lands.rules.placement import act, carry_out
from rulewright.games.monster_lands.rules.scoring import affinity_points
from rulewright.games.monster_lands.terms import BUILDINGS, LODGE, NONE, TAVERN
from tests.builders.monster_lands import (
    AIR,
    FIRE,
    JUNGLE,
    WATER,
    act_with,
    actions,
    gear,
    listen,
    member,
    names_of,
    offer,
    pool,
    pool_of,
    reasons,
    recruit,
    run,
    table,
    told,
    traps,
)


def display(realm_traps: list[int], names: tuple[str, ...], known: tuple[str, ...]) -> None:
    """Display these traps in the lodge."""
    realm_traps[:] = [known.index(name) for name in names]


NINE, FOUR, FIVE = "enh_strength_plus_3", "enh_strength_dice_1", "enh_total_plus_4"


# Spaces and prices.


@pytest.mark.law("monster_lands 8.1.1", "monster_lands 8.9.1")
@pytest.mark.example("TV-03")
def test_two_strength_dice_on_the_first_mine_space_give_six_gold() -> None:
    realm = table()
    pool(realm, FIRE, "strength", "strength")

    act_with(realm, FIRE, "mine:1")

    assert realm.gold[FIRE] == 13
    assert pool_of(realm, FIRE) == []


@pytest.mark.law("monster_lands 8.1.1")
def test_one_die_is_not_enough_for_a_double_space() -> None:
    realm = table()
    pool(realm, FIRE, "strength")

    assert [text for text in actions(realm, FIRE) if text.startswith("mine")] == ["mine:3"]
    assert reasons(realm, FIRE, "mine:1") == ["8.1.2"]


@pytest.mark.law("monster_lands 8.1.2")
def test_buildings_take_only_their_colours() -> None:
    realm = table()
    realm.gold[FIRE] = 40
    pool(realm, FIRE, "magic")

    offers = [text for text in actions(realm, FIRE) if not text.startswith(("path", "use"))]

    assert offers == ["alchemists:1", "alchemists:2", "pawnshop"]
    assert reasons(realm, FIRE, "tavern:magic") == ["8.1.2"]


def spaces_of(building: str) -> tuple[int, int]:
    """Return how many spaces a building has, and how many of them two players use."""
    place = BUILDINGS.index(building)
    four, two = table().setting, table("fire", "water").setting
    return len(four.spaces[place]), len(two.spaces[place])


def colours_for(building: str) -> set[str]:
    """Return the colours of the dice that a rich clan with one of each, and two of strength, may place."""
    realm = table()
    realm.gold[FIRE] = 40
    found = set()
    for dice in (("strength", "strength"), ("magic",), ("persuasion-3",)):
        pool(realm, FIRE, *dice)
        if any(text.partition(":")[0] == building for text in actions(realm, FIRE)):
            found.add(dice[0].partition("-")[0])
    return found


@pytest.mark.law("monster_lands 8.1.2.1")
def test_the_lodge_takes_strength_and_persuasion_on_four_spaces() -> None:
    assert colours_for("hunters_lodge") == {"strength", "persuasion"}
    assert spaces_of("hunters_lodge") == (4, 3)


@pytest.mark.law("monster_lands 8.1.2.2")
def test_the_alchemists_take_magic_on_two_spaces_for_three_and_two_tokens() -> None:
    assert colours_for("alchemists") == {"magic"}
    assert spaces_of("alchemists") == (2, 2)
    assert list(table().setting.buildings[BUILDINGS.index("alchemists")].space_tokens) == [3, 2]


@pytest.mark.law("monster_lands 8.1.2.3")
def test_the_tavern_takes_strength_and_persuasion_on_four_spaces() -> None:
    assert colours_for("tavern") == {"strength", "persuasion"}
    assert spaces_of("tavern") == (4, 3)


@pytest.mark.law("monster_lands 8.1.2.4")
def test_the_armory_takes_strength_and_persuasion_on_three_spaces() -> None:
    assert colours_for("armory") == {"strength", "persuasion"}
    assert spaces_of("armory") == (3, 2)


@pytest.mark.law("monster_lands 8.1.2.5")
def test_the_pawnshop_takes_every_colour_for_one_gold_each() -> None:
    realm = table()
    pool(realm, FIRE, "strength", "magic", "persuasion-3")

    act_with(realm, FIRE, "pawnshop", "all")

    assert colours_for("pawnshop") == {"strength", "magic", "persuasion"}
    assert realm.gold[FIRE] == 10


@pytest.mark.law("monster_lands 8.1.2.6")
def test_the_bazaar_takes_strength_and_persuasion_on_three_spaces() -> None:
    assert colours_for("bazaar") == {"strength", "persuasion"}
    assert spaces_of("bazaar") == (3, 2)


@pytest.mark.law("monster_lands 8.1.2.7")
def test_the_mine_takes_strength_on_two_double_and_two_single_spaces() -> None:
    mine = table().setting.buildings[BUILDINGS.index("mine")]

    assert colours_for("mine") == {"strength"}
    assert spaces_of("mine") == (4, 3)
    assert list(zip(mine.space_dice, mine.space_gold, strict=True)) == [(2, 6), (2, 4), (1, 2), (1, 2)]


@pytest.mark.law("monster_lands 8.1.3")
def test_dice_go_on_the_leftmost_free_space() -> None:
    realm = table()
    realm.gold = [20] * 4
    for seat in (FIRE, WATER):
        pool(realm, seat, "strength")
        act_with(realm, seat, "armory:strength", "1")

    assert [bool(space) for space in realm.spaces[12:16]] == [True, True, False, False]
    assert [(space - 1) // 8 for space in realm.spaces[12:14]] == [FIRE, WATER]


@pytest.mark.law("monster_lands 8.1.4")
@pytest.mark.ruling("R-39")
def test_whoever_cannot_pay_may_not_use_the_space() -> None:
    realm = table()
    realm.gold[FIRE] = 1
    pool(realm, FIRE, "strength", "persuasion-1")

    offers = actions(realm, FIRE)

    assert not {"armory:strength", "hunters_lodge:strength", "bazaar:strength", "tavern:strength"} & set(offers)
    assert "armory:persuasion-1" in offers
    assert reasons(realm, FIRE, "armory:strength") == ["8.1.4"]


@pytest.mark.law("monster_lands 8.1.4", "monster_lands 8.3.1")
def test_the_cheapest_thing_decides_whether_a_building_can_be_used() -> None:
    realm = table()
    display(realm.trap_display, (NINE, FIVE, FOUR) * 2, realm.setting.trap_name)
    offer(realm, "saruna", "shandee", "geas", "lusara")
    realm.gear_display = [realm.setting.gear_name.index(name) for name in ("pugnor", "slham", "noxx")]
    pool(realm, FIRE, "strength")

    for gold, open_to in (
        (2, {"armory", "tavern"}),
        (3, {"armory", "tavern"}),
        (4, {"armory", "tavern", "lodge", "bazaar"}),
    ):
        realm.gold[FIRE] = gold
        offers = {text.removesuffix(":strength").removeprefix("hunters_") for text in actions(realm, FIRE)}
        assert offers & {"armory", "tavern", "lodge", "bazaar"} == open_to


@pytest.mark.law("monster_lands 8.1.4")
@pytest.mark.ruling("R-39")
def test_a_die_that_is_placed_must_buy_something() -> None:
    realm = table()
    pool(realm, FIRE, "strength")
    display(realm.trap_display, (FOUR,) * 6, realm.setting.trap_name)

    assert actions(realm, FIRE, "armory:strength") == ["1", "2", "3"]
    realm = table()
    pool(realm, FIRE, "strength")
    display(realm.trap_display, (FOUR, FIVE) * 3, realm.setting.trap_name)
    assert "done" not in actions(realm, FIRE, "hunters_lodge:strength")


@pytest.mark.law("monster_lands 8.1.5", "monster_lands 15.2")
def test_a_building_in_panic_is_closed() -> None:
    realm = table()
    realm.gold[FIRE] = 40
    realm.panic = 1 << TAVERN
    pool(realm, FIRE, "strength")

    assert "tavern:strength" not in actions(realm, FIRE)
    assert reasons(realm, FIRE, "tavern:strength") == ["8.1.5"]


# Persuasion.


@pytest.mark.law(
    "monster_lands 8.2.1", "monster_lands 8.2.2", "monster_lands 8.2.3", "monster_lands 8.2.4", "monster_lands 8.3.1"
)
@pytest.mark.example("TV-05")
def test_persuasion_in_the_lodge_goes_as_in_the_example() -> None:
    realm = table()
    display(realm.trap_display, (NINE, FIVE, FOUR, FOUR, FOUR, FOUR), realm.setting.trap_name)
    realm.gold = [20, 20, 20, 20]
    pool(realm, AIR, "persuasion-5")
    pool(realm, FIRE, "strength")
    pool(realm, JUNGLE, "persuasion-3")

    act_with(realm, AIR, "hunters_lodge:persuasion-5", NINE, "done")
    act_with(realm, FIRE, "hunters_lodge:strength", FIVE, "done")
    display(realm.trap_display, (FOUR, NINE) * 3, realm.setting.trap_name)
    act_with(realm, JUNGLE, "hunters_lodge:persuasion-3", FOUR, FOUR, "done")

    assert [realm.gold[seat] for seat in (AIR, FIRE, JUNGLE)] == [16, 15, 19]


def discounts(*faces: int) -> list[int]:
    """Return what persuasion dice save, one after the other, at a price of 20 in the tavern."""
    realm = table()
    saved = []
    for seat, face in enumerate(faces):
        offer(realm, "saruna", "karunna", "dolfus", "wondou")
        realm.gold[seat], realm.glory[seat] = 100, 90
        pool(realm, seat, f"persuasion-{face}")
        act_with(realm, seat, f"tavern:persuasion-{face}", "saruna")
        saved.append(17 - (100 - realm.gold[seat]))
        realm.clan[seat] &= ~(1 << member(realm, "saruna"))
        realm.mercenary_deck.insert(0, member(realm, "saruna"))
    return saved


@pytest.mark.law("monster_lands 8.2.3")
@pytest.mark.example("TV-D01", "TV-D02")
def test_only_a_strictly_lower_die_adds_the_one_before_it() -> None:
    assert discounts(4, 4) == [4, 4]
    assert discounts(6, 4, 2) == [6, 10, 6]
    assert discounts(2, 5) == [2, 5]


@pytest.mark.law("monster_lands 8.2.4", "monster_lands 8.6.1")
@pytest.mark.example("TV-D03")
def test_three_defense_tokens_cost_at_least_one() -> None:
    realm = table()
    pool(realm, FIRE, "persuasion-6")

    act_with(realm, FIRE, "armory:persuasion-6", "3")

    assert (realm.gold[FIRE], realm.defense[FIRE]) == (6, 3)


@pytest.mark.law("monster_lands 8.2.5")
@pytest.mark.ruling("R-38")
@pytest.mark.example("TV-D04")
def test_a_talent_may_bring_the_price_down_to_zero() -> None:
    realm = table()
    recruit(realm, FIRE, "vaidala")
    offer(realm, "shandee", "torko", "geas", "lusara")
    realm.glory[FIRE] = 20
    pool(realm, FIRE, "persuasion-6")

    act_with(realm, FIRE, "tavern:persuasion-6", "shandee", "yes")

    assert realm.gold[FIRE] == 7


@pytest.mark.law("monster_lands 8.2.5", "monster_lands 24.5", "monster_lands 24.6")
def test_a_discount_is_optional_once_per_round_and_used_when_it_is_needed() -> None:
    realm = table()
    recruit(realm, FIRE, "wishor")
    gear(realm, "turzoks", "wishor")
    display(realm.trap_display, (FOUR, FIVE, NINE) * 2, realm.setting.trap_name)
    pool(realm, FIRE, "strength", "strength")

    act_with(realm, FIRE, "hunters_lodge:strength", FOUR, "done", "no", "no")
    assert realm.gold[FIRE] == 3
    display(realm.trap_display, (NINE, FIVE, FOUR) * 2, realm.setting.trap_name)
    # 9 gold with 3 in the purse: one discount is not enough, so both are used, and nothing more can be bought.
    act_with(realm, FIRE, "hunters_lodge:strength", NINE)
    assert realm.gold[FIRE] == 2
    realm.gold[FIRE] = 30
    pool(realm, FIRE, "strength")
    act_with(realm, FIRE, "hunters_lodge:strength", NINE, "done")
    assert realm.gold[FIRE] == 21


# Lodge and alchemists.


@pytest.mark.law("monster_lands 8.3.1", "monster_lands 8.3.2")
def test_the_lodge_is_filled_after_a_purchase_of_several_traps() -> None:
    realm = table()
    realm.gold[FIRE] = 50
    pool(realm, FIRE, "strength")
    names = [realm.setting.trap_name[trap] for trap in realm.trap_display[:3]]
    cost = sum(realm.setting.trap_cost[trap] for trap in realm.trap_display[:3])
    events = listen(realm)

    act_with(realm, FIRE, "hunters_lodge:strength", *names, "done")

    assert realm.gold[FIRE] == 50 - cost
    assert len(realm.traps[FIRE]) == 4
    assert NONE not in realm.trap_display
    assert told(events, "displayed", "pile") == ["hunters_lodge"] * 3


@pytest.mark.law("monster_lands 8.3.2")
@pytest.mark.ruling("R-28")
def test_an_empty_pile_is_made_of_the_discards_without_starting_traps() -> None:
    realm = table()
    realm.gold[FIRE] = 50
    pool(realm, FIRE, "strength")
    realm.trap_discard, realm.trap_pile = realm.trap_pile, []
    name = realm.setting.trap_name[realm.trap_display[0]]

    act_with(realm, FIRE, "hunters_lodge:strength", name, "done")

    assert (len(realm.trap_pile), realm.trap_discard) == (29, [])
    assert realm.setting.trap_name.index("starting") not in realm.trap_pile


@pytest.mark.law("monster_lands 8.3.3")
def test_bought_traps_are_seen_by_all_and_what_is_above_the_limit_goes() -> None:
    realm = table()
    realm.gold[FIRE] = 50
    traps(realm, FIRE, *["enh_magic_plus_1"] * 3, "starting", "enh_strength_plus_1")
    display(realm.trap_display, (FOUR, FIVE) * 3, realm.setting.trap_name)
    pool(realm, FIRE, "strength")

    act_with(realm, FIRE, "hunters_lodge:strength", FOUR, "done", "starting")

    assert len(realm.traps[FIRE]) == 5
    assert realm.trap_discard == []


@pytest.mark.law("monster_lands 8.4.1")
@pytest.mark.parametrize(("space", "potions", "venoms"), [("1", 2, 1), ("2", 0, 2), ("1", 3, 0)])
def test_the_alchemists_mix_three_tokens_above_and_two_below(space: str, potions: int, venoms: int) -> None:
    realm = table()
    pool(realm, FIRE, "magic")

    act_with(realm, FIRE, f"alchemists:{space}", str(potions))

    assert (realm.potions[FIRE], realm.venoms[FIRE]) == (potions, venoms)


@pytest.mark.law("monster_lands 8.4.2")
def test_no_more_than_three_potions_and_three_venoms_are_kept() -> None:
    realm = table()
    realm.potions[FIRE], realm.venoms[FIRE] = 2, 3
    pool(realm, FIRE, "magic")

    act_with(realm, FIRE, "alchemists:1", "2")

    assert (realm.potions[FIRE], realm.venoms[FIRE]) == (3, 3)


# Tavern.


@pytest.mark.law("monster_lands 8.5.3", "monster_lands 4.3")
@pytest.mark.example("TV-06")
def test_nobody_joins_whose_reputation_exceeds_the_excess_glory() -> None:
    realm = table()
    recruit(realm, FIRE, "torko", "karunna")
    offer(realm, "vaidala", "fandor", "geas", "lusara")
    realm.glory[FIRE], realm.gold[FIRE] = 20, 50
    assert realm.reputation[FIRE] == 14
    pool(realm, FIRE, "persuasion-5", "strength")

    assert actions(realm, FIRE, "tavern:persuasion-5") == ["fandor", "geas", "novice", "beer"]


@pytest.mark.law("monster_lands 8.5.1", "monster_lands 8.5.2", "monster_lands 8.5.4", "monster_lands 4.8")
@pytest.mark.ruling("R-45", "R-54")
@pytest.mark.example("TV-07")
def test_a_hire_costs_gold_and_brings_reputation_and_dice_at_once() -> None:
    realm = table()
    recruit(realm, FIRE, "torko", "karunna")
    offer(realm, "vaidala", "fandor", "geas", "lusara")
    realm.glory[FIRE], realm.gold[FIRE] = 20, 5
    pool(realm, FIRE, "persuasion-5")

    act_with(realm, FIRE, "tavern:persuasion-5", "fandor")

    assert (realm.gold[FIRE], realm.reputation[FIRE], excess_glory(realm, FIRE)) == (0, 19, 1)
    assert pool_of(realm, FIRE) == ["strength", "strength"]
    assert "fandor" in names_of(realm, realm.clan[FIRE] & ~realm.assigned)
    assert any(text.startswith("path:1.") for text in actions(realm, FIRE))


@pytest.mark.law("monster_lands 8.5.4")
def test_a_hired_persuasion_die_is_rolled() -> None:
    realm = table(dice=[4])
    offer(realm, "guster", "torko", "geas", "lusara")
    pool(realm, FIRE, "strength")

    act_with(realm, FIRE, "tavern:strength", "guster")

    assert pool_of(realm, FIRE) == ["persuasion-4"]


@pytest.mark.law("monster_lands 8.5.3")
def test_without_excess_glory_not_even_a_novice_joins() -> None:
    realm = table()
    realm.glory[FIRE], realm.gold[FIRE] = 1, 1
    pool(realm, FIRE, "persuasion-6")

    assert "tavern:persuasion-6" not in actions(realm, FIRE)
    realm.gold[FIRE] = 2  # beer is to be had
    assert "tavern:persuasion-6" in actions(realm, FIRE)


@pytest.mark.law("monster_lands 8.5.3")
def test_the_paragraph_is_cited_for_somebody_too_renowned() -> None:
    realm = table()
    offer(realm, "vaidala", "kakron", "geas", "lusara")
    realm.gold[FIRE] = 50
    pool(realm, FIRE, "strength")

    assert reasons(realm, FIRE, "tavern:strength vaidala") == ["8.5.3"]
    assert reasons(realm, FIRE, "tavern:strength kakron") == []


@pytest.mark.law("monster_lands 8.5.5")
@pytest.mark.ruling("R-28")
def test_the_offer_is_filled_after_a_hire_and_from_the_discards_if_it_must() -> None:
    realm = table()
    offer(realm, "kakron", "torko", "geas", "lusara")
    realm.mercenary_discard, realm.mercenary_deck = realm.mercenary_deck, []
    pool(realm, FIRE, "strength")

    act_with(realm, FIRE, "tavern:strength", "kakron")

    assert NONE not in realm.offer
    assert (len(realm.mercenary_deck), realm.mercenary_discard) == (23, [])


@pytest.mark.law("monster_lands 8.5.6")
@pytest.mark.ruling("R-08")
def test_a_round_of_beer_replaces_the_offer_without_discount_and_hiring_is_optional_then() -> None:
    realm = table()
    before = list(realm.offer)
    pool(realm, FIRE, "persuasion-6")

    act_with(realm, FIRE, "tavern:persuasion-6", "beer")

    assert realm.gold[FIRE] == 5
    assert not set(before) & set(realm.offer)
    assert realm.novices.bit_count() == 8
    assert "beer" not in actions(realm, FIRE)
    assert {"done", "novice"} <= set(actions(realm, FIRE))
    act_with(realm, FIRE, "novice")
    assert realm.gold[FIRE] == 4
    assert realm.guest == NONE


@pytest.mark.law("monster_lands 8.5.6", "monster_lands 7.1")
def test_a_visit_with_beer_is_one_action() -> None:
    realm = table()
    pool(realm, FIRE, "strength", "strength")

    assert run(act(realm, FIRE), "tavern:strength") is True
    assert run(carry_out(realm, FIRE), "beer") is True
    assert run(act(realm, FIRE), "novice") is False


@pytest.mark.law("monster_lands 8.5.7", "monster_lands 7.9")
def test_of_several_novices_one_stands_for_all() -> None:
    realm = table()
    recruit(realm, FIRE, "novice", "novice")
    pool(realm, FIRE, "strength", "strength")

    assert actions(realm, FIRE).count("use:novice") == 1
    act_with(realm, FIRE, "use:novice", "magic")
    assert actions(realm, FIRE).count("use:novice") == 1
    act_with(realm, FIRE, "use:novice", "magic", "strength")

    assert "use:novice" not in actions(realm, FIRE)


@pytest.mark.law("monster_lands 8.5.6")
@pytest.mark.ruling("R-08", "R-39")
def test_after_beer_nobody_has_to_be_hired() -> None:
    realm = table()
    pool(realm, FIRE, "strength")

    act_with(realm, FIRE, "tavern:strength", "beer")
    act_with(realm, FIRE, "done")

    assert len(names_of(realm, realm.clan[FIRE])) == 2


@pytest.mark.law("monster_lands 8.5.7")
@pytest.mark.ruling("R-11")
def test_a_novice_is_cheap_has_reputation_and_gives_no_affinity_points() -> None:
    realm = table()
    before = affinity_points(realm, FIRE)
    pool(realm, FIRE, "strength")

    act_with(realm, FIRE, "tavern:strength", "novice")

    assert (realm.gold[FIRE], realm.reputation[FIRE]) == (4, 2)
    assert pool_of(realm, FIRE) == ["strength"]
    assert affinity_points(realm, FIRE) == before
    assert names_of(realm, payable(realm, FIRE)) == ["frunks", "novice"]


# Armory, pawnshop, bazaar, mine.


@pytest.mark.law("monster_lands 8.6.1", "monster_lands 8.6.2")
def test_up_to_three_defense_tokens_are_bought_and_five_are_kept() -> None:
    realm = table()
    realm.defense[FIRE] = 3
    pool(realm, FIRE, "strength")

    act_with(realm, FIRE, "armory:strength", "3")

    assert (realm.gold[FIRE], realm.defense[FIRE]) == (1, 5)


@pytest.mark.law("monster_lands 8.7.1")
def test_the_pawnshop_gives_a_coin_for_each_die_and_is_never_full() -> None:
    realm = table()
    pool(realm, FIRE, "strength", "magic", "persuasion-1", "persuasion-6")

    act_with(realm, FIRE, "pawnshop", "magic", "persuasion-1", "done")
    assert (realm.gold[FIRE], pool_of(realm, FIRE)) == (9, ["strength", "persuasion-6"])
    act_with(realm, FIRE, "pawnshop", "all")

    assert (realm.gold[FIRE], pool_of(realm, FIRE)) == (11, [])


@pytest.mark.law("monster_lands 8.8.1", "monster_lands 8.8.2", "monster_lands 8.8.3")
def test_equipment_is_bought_for_an_unassigned_mercenary() -> None:
    realm = table()
    realm.gold[FIRE] = 20
    pool(realm, FIRE, "strength")
    card = realm.gear_display[1]

    act_with(realm, FIRE, "bazaar:strength", realm.setting.gear_name[card], "frunks")

    assert realm.gold[FIRE] == 20 - realm.setting.gear_cost[card]
    assert realm.gear_bearer[card] == member(realm, "frunks") + 1
    assert NONE not in realm.gear_display


@pytest.mark.law("monster_lands 8.8.1", "monster_lands 8.8.2")
@pytest.mark.ruling("R-63")
def test_without_an_unassigned_mercenary_nothing_is_sold() -> None:
    realm = table()
    realm.gold[FIRE] = 20
    recruit(realm, FIRE, "novice")
    realm.assigned = realm.clan[FIRE] & realm.setting.named
    pool(realm, FIRE, "strength")

    assert "bazaar:strength" not in actions(realm, FIRE)


@pytest.mark.law("monster_lands 8.8.2")
def test_a_second_card_of_a_type_is_passed_on_or_discarded() -> None:
    realm = table()
    realm.gold[FIRE] = 20
    old = gear(realm, "pugnor", "frunks")
    new = next(card for card in realm.gear_deck if realm.setting.gear_name[card] == "krakhen")
    realm.gear_deck.remove(new)
    realm.gear_deck.append(realm.gear_display[0])
    realm.gear_display[0] = new
    pool(realm, FIRE, "strength")

    assert actions(realm, FIRE, "bazaar:strength", "krakhen", "frunks") == ["nuduru", "discard"]

    realm.gold[FIRE] = 20
    realm.gear_display[0] = new
    realm.gear_bearer[old], realm.gear_bearer[new] = member(realm, "frunks") + 1, 0
    realm.spaces = bytearray(len(realm.spaces))
    pool(realm, FIRE, "strength")
    act_with(realm, FIRE, "bazaar:strength", "krakhen", "frunks", "discard")
    assert (realm.gear_bearer[new], realm.gear_discard) == (member(realm, "frunks") + 1, [old])


@pytest.mark.law("monster_lands 8.8.3")
@pytest.mark.ruling("R-28")
def test_the_bazaar_is_not_filled_from_discards() -> None:
    realm = table()
    realm.gold[FIRE] = 20
    realm.gear_discard, realm.gear_deck = realm.gear_deck, []
    pool(realm, FIRE, "strength")
    name = realm.setting.gear_name[realm.gear_display[0]]

    act_with(realm, FIRE, "bazaar:strength", name, "frunks")

    assert NONE in realm.gear_display


@pytest.mark.law("monster_lands 8.9.1", "monster_lands 24.5", "monster_lands 24.6")
def test_talent_and_equipment_dig_two_more_gold_once_per_round() -> None:
    realm = table()
    gear(realm, "rashnek", "taron")
    pool(realm, WATER, "strength", "strength", "strength")

    act_with(realm, WATER, "mine:3")
    assert realm.gold[WATER] == 7 + 2 + 2 + 2
    act_with(realm, WATER, "mine:1")

    assert realm.gold[WATER] == 13 + 6


def test_a_question_says_which_building_it_is_about() -> None:
    assert ABOUT[LODGE] == ("building:hunters_lodge",)
