"""Exiles and Partisans by themselves and in battle: partisans, soup, boats, tunnels, coffins, crafting."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.battle import battle
from rulewright.games.root.rules.movement import destinations
from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.rules.ways import adjacent, reach
from rulewright.games.root.terms import bits
from rulewright.kernel.why import why_not
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    GAME,
    MARQUISE,
    VAGABOND,
    ask_after,
    listen,
    offered,
    run,
    say,
    shown,
    standing,
)
from tests.builders.root_exiles import cards, exiles, exiles_table

# Partisans.

SUITED = [("fox", 1, "anvil"), ("rabbit", 5, "bake_sale"), ("mouse", 2, "sword")]


@pytest.mark.law("root 4.3.3", "root 4.3.3.I")
@pytest.mark.parametrize(("suit", "clearing", "kept"), SUITED)
def test_partisans_deal_an_extra_hit_and_cost_all_other_cards(suit: str, clearing: int, kept: str) -> None:
    root = exiles(
        f"{clearing} marquise 2; eyrie 2\nplay marquise {suit}_partisans\n"
        "hand marquise anvil bake_sale sword birdy_bindle dominance_bird",
        dice=[0, 0],
    )

    run(battle(root, MARQUISE, clearing, EYRIE), f"use:{suit}_partisans")

    assert shown(root, clearing) == "marquise 2; eyrie 1"
    assert cards(root, root.hands[MARQUISE]) == [kept]
    assert cards(root, root.available) == ["dominance_bird"]
    assert cards(root, root.play[MARQUISE]) == [f"{suit}_partisans"]


@pytest.mark.law("root 4.3.3")
@pytest.mark.parametrize(("suit", "clearing", "kept"), SUITED)
def test_partisans_of_another_suit_stay_at_home(suit: str, clearing: int, kept: str) -> None:
    others = " ".join(f"{one}_partisans" for one, _, _ in SUITED if one != suit)
    root = exiles(f"{clearing} marquise 2; eyrie 2\nplay marquise {others}\nhand marquise {kept}", dice=[0, 0])

    run(battle(root, MARQUISE, clearing, EYRIE))

    assert cards(root, root.hands[MARQUISE]) == [kept]


@pytest.mark.law("root 4.3.3", "root 4.3.3.I")
def test_partisans_serve_the_defender_too_in_the_turn_of_another() -> None:
    root = exiles("1 marquise 2; eyrie 2\nplay eyrie fox_partisans\nhand eyrie anvil sword", dice=[0, 0])

    run(battle(root, MARQUISE, 1, EYRIE), "decline", "use:fox_partisans")

    assert shown(root, 1) == "marquise 1; eyrie 2"
    assert cards(root, root.hands[EYRIE]) == ["anvil"]


@pytest.mark.law("root 4.3.3")
def test_partisans_fight_once_in_a_battle_and_again_in_the_next() -> None:
    root = exiles("1 marquise 3; eyrie 3\nplay marquise fox_partisans", dice=[0, 0, 0, 0])

    run(battle(root, MARQUISE, 1, EYRIE), "use:fox_partisans")
    run(battle(root, MARQUISE, 1, EYRIE), "use:fox_partisans")

    assert shown(root, 1) == "marquise 3; eyrie 1"


@pytest.mark.law("root 4.3.3")
def test_partisans_need_not_be_called() -> None:
    root = exiles("1 marquise 2; eyrie 2\nplay marquise fox_partisans\nhand marquise sword", dice=[0, 0])

    run(battle(root, MARQUISE, 1, EYRIE), "decline")

    assert (shown(root, 1), cards(root, root.hands[MARQUISE])) == ("marquise 2; eyrie 2", ["sword"])


@pytest.mark.law("root 4.3.3")
def test_partisans_of_nobody_in_the_battle_have_no_part_in_it() -> None:
    root = exiles("1 marquise 2; eyrie 2; alliance 1\nplay alliance fox_partisans", dice=[0, 0])

    run(battle(root, MARQUISE, 1, EYRIE))

    assert shown(root, 1) == "marquise 2; eyrie 2; alliance 1"


@pytest.mark.law("root 10.2.6", "root G.1.5")
def test_with_the_cult_what_partisans_cost_are_lost_souls() -> None:
    root = exiles(
        "seats marquise eyrie cult\n1 marquise 2; eyrie 2\nplay marquise fox_partisans\nhand marquise anvil sword",
        dice=[0, 0],
    )

    run(battle(root, MARQUISE, 1, EYRIE), "use:fox_partisans")

    assert (root.discard, cards(root, root.boards[2].cards)) == (0, ["sword"])


@pytest.mark.law("root 9.2.4", "root 4.3.3")
def test_the_vagabond_calls_partisans() -> None:
    root = exiles(
        "1 vagabond pawn; eyrie 2\nvagabond character thief\nvagabond items sword\nplay vagabond fox_partisans\n"
        "hand vagabond sword anvil",
        dice=[0, 0],
    )

    run(battle(root, VAGABOND, 1, EYRIE), "use:fox_partisans")

    assert shown(root, 1) == "eyrie 1; vagabond pawn"
    assert cards(root, root.hands[VAGABOND]) == ["anvil"]


@pytest.mark.law("root 1.2.2")
def test_everybody_sees_what_partisans_cost() -> None:
    root = exiles("1 marquise 2; eyrie 2\nplay marquise fox_partisans\nhand marquise anvil sword", dice=[0, 0])
    events = listen(root)

    run(battle(root, MARQUISE, 1, EYRIE), "use:fox_partisans")

    (purged,) = [event for event in events if event.kind == "purged"]
    assert (purged.secrets, purged.facts["cards"]) == (None, ("sword",))
    assert "purged" in GAME.reveals


# Soup Kitchens.


@pytest.mark.law("root 2.5", "root 1.1.1")
def test_with_soup_kitchens_each_token_adds_two_when_rule_is_checked() -> None:
    root = exiles(
        "1 alliance sympathy; eyrie 1\n2 alliance 1 sympathy; eyrie 2\n5 alliance sympathy; eyrie 2\n"
        "3 alliance sympathy; eyrie 3\n9 marquise wood*2; eyrie 3\nplay alliance soup_kitchens"
    )

    assert bits(ruled(root, ALLIANCE)) == (1, 2)
    assert bits(ruled(root, EYRIE)) == (3, 5, 9)  # they rule ties; the Marquise has no kitchens


@pytest.mark.law("root 2.5")
def test_wood_and_the_keep_rule_for_a_marquise_with_kitchens() -> None:
    text = "1 marquise keep; eyrie 1\n2 marquise wood*2; eyrie 3\n"

    assert bits(ruled(exiles(text), MARQUISE)) == ()
    assert bits(ruled(exiles(f"{text}play marquise soup_kitchens"), MARQUISE)) == (1, 2)


@pytest.mark.law("root 2.5")
def test_rule_follows_tokens_that_come_and_go_and_the_card_itself() -> None:
    root = exiles("2 marquise 1; eyrie 2\nplay marquise soup_kitchens\nplay eyrie saboteurs\nturn eyrie birdsong")
    wood = root.setting.kind[MARQUISE, "wood"]
    assert bits(ruled(root, EYRIE)) == (2,)

    root.add_piece(wood, 2)
    assert bits(ruled(root, MARQUISE)) == (2,)
    root.take_piece(wood, 2)
    assert bits(ruled(root, EYRIE)) == (2,)
    root.add_piece(wood, 2)
    assert bits(ruled(root, MARQUISE)) == (2,)
    say(GAME.resume(root), "use:saboteurs")

    assert bits(ruled(root, EYRIE)) == (2,)
    assert not GAME.audit(root)


@pytest.mark.law("root 2.5", "root 4.1.3")
def test_whoever_crafts_soup_kitchens_rules_by_tokens_at_once() -> None:
    root = exiles(
        "1 marquise workshop\n2 marquise workshop\n5 marquise workshop\n7 marquise wood; eyrie 1\n"
        "hand marquise soup_kitchens\nturn marquise daylight craft"
    )
    assert 7 not in bits(ruled(root, MARQUISE))

    say(GAME.resume(root), "craft:soup_kitchens")

    assert 7 in bits(ruled(root, MARQUISE))


@pytest.mark.law("root 10.2.4", "root 2.5")
@pytest.mark.ruling("R-14")
def test_a_garden_rules_against_any_soup() -> None:
    root = exiles("seats alliance cult eyrie\n11 alliance 3 sympathy; cult garden_mouse\nplay alliance soup_kitchens")

    assert bits(ruled(root, 1)) == (11,)


# Boat Builders.


@pytest.mark.law("root 2.3", "root 4.2", "root G.1.24")
@pytest.mark.ruling("R-32")
@pytest.mark.ruling("R-138")
def test_boat_builders_move_along_rivers_and_nobody_else_does() -> None:
    root = exiles("4 marquise 3\n7 eyrie 3\nplay marquise boat_builders")

    assert bits(destinations(root, MARQUISE, 4)) == (7, 8, 9, 12)
    assert bits(destinations(root, EYRIE, 7)) == (3, 8, 12)


@pytest.mark.law("root 2.3", "root 2.2.1")
@pytest.mark.ruling("R-138")
def test_a_river_makes_nothing_adjacent_but_carries_moves() -> None:
    root = exiles("5 alliance sympathy\n10 alliance 1\nplay alliance boat_builders")

    assert bits(reach(root, ALLIANCE, 5)) == (1, 2, 10)
    assert bits(adjacent(root, ALLIANCE, 5)) == (1, 2)  # where sympathy spreads


@pytest.mark.law("root 4.2.1", "root 2.3")
def test_on_a_river_rule_is_needed_as_on_a_path() -> None:
    root = exiles("4 marquise 1; eyrie 2\nplay marquise boat_builders\n12 marquise 1")

    assert bits(destinations(root, MARQUISE, 4)) == (12,)


@pytest.mark.law("root 9.2.3", "root 9.4.2", "root 2.3")
@pytest.mark.ruling("R-138")
def test_the_vagabond_slips_and_moves_along_rivers() -> None:
    text = "5 vagabond pawn\nvagabond character thief\nvagabond items boot\nplay vagabond boat_builders\n"
    slipping = exiles_table(f"{text}turn vagabond birdsong slip")
    moving = exiles_table(f"{text}turn vagabond daylight action")
    moving.answer("move")

    assert "5>10" in offered(slipping.question)
    assert offered(moving.question) == ["5>1", "5>2", "5>10"]


# Corvid Planners.


@pytest.mark.law("root 4.2.1", "root 1.1.1")
def test_planners_need_no_rule_to_move_and_their_enemies_do() -> None:
    root = exiles("1 marquise 1; eyrie 2\n2 eyrie 1; marquise 2\nplay marquise corvid_planners")
    match = exiles_table(
        "1 marquise 1; eyrie 2\n5 eyrie 1; marquise 1\nplay marquise corvid_planners\nmarquise actions 1\n"
        "turn marquise daylight action"
    )
    match.answer("march")

    assert bits(destinations(root, MARQUISE, 1)) == (5, 9, 10)
    assert bits(destinations(root, EYRIE, 2)) == ()
    assert "1>9" in offered(match.question)
    assert [reason.law for reason in why_not(match, "1>12")] == ["root 2.2.1"]  # paths are still needed


# Tunnels.


@pytest.mark.law("root 2.2.1", "root 4.2")
@pytest.mark.ruling("R-138")
@pytest.mark.parametrize(
    ("faction", "pieces", "linked", "apart"),
    [
        (
            "marquise",
            "1 marquise workshop\n7 marquise workshop\n11 marquise workshop\n8 marquise sawmill",
            (1, 7, 11),
            8,
        ),
        ("eyrie", "1 eyrie roost\n7 eyrie roost\n11 eyrie roost\n8 eyrie 1", (1, 7, 11), 8),
        (
            "alliance",
            "1 alliance sympathy\n7 alliance sympathy\n11 alliance sympathy\n8 alliance base_fox",
            (1, 7, 11),
            8,
        ),
        ("cult", "2 cult garden_mouse\n7 cult garden_mouse\n9 cult garden_mouse\n8 cult garden_fox", (2, 7, 9), 8),
    ],
)
def test_tunnels_link_the_clearings_of_crafting_pieces_for_their_owner(
    faction: str, pieces: str, linked: tuple[int, int, int], apart: int
) -> None:
    seats = ["marquise", "eyrie", "alliance", "cult"]
    outcast = "cult outcast mouse\n"
    root = exiles(f"seats {' '.join(seats)}\n{outcast}{pieces}\nplay {faction} tunnels")
    seat, other = seats.index(faction), (seats.index(faction) + 1) % 4
    paths = root.setting.map.paths

    for place in linked:
        more = sum(1 << one for one in linked if one != place)
        assert adjacent(root, seat, place) == paths[place] | more
        assert adjacent(root, other, place) == paths[place]
    assert adjacent(root, seat, apart) == paths[apart]


@pytest.mark.law("root 4.2", "root 2.2.1")
def test_warriors_go_through_tunnels_without_a_path() -> None:
    match = exiles_table(
        "1 marquise 2 workshop\n7 marquise workshop\nplay marquise tunnels\nmarquise actions 1\n"
        "turn marquise daylight action"
    )

    say(match, "march", "1>7", "2", "done")

    assert shown(standing(match), 7) == "marquise 2 workshop"


@pytest.mark.law("root 9.2.1")
@pytest.mark.ruling("R-138")
def test_a_vagabond_has_no_two_clearings_to_dig_between() -> None:
    root = exiles("1 vagabond pawn\nvagabond character tinker\nvagabond items hammer hammer\nplay vagabond tunnels")

    assert adjacent(root, VAGABOND, 1) == root.setting.map.paths[1]


# Coffin Makers.


@pytest.mark.law("root G.1.22", "root 4.3.4")
def test_warriors_removed_by_anybody_lie_on_the_coffin_makers() -> None:
    root = exiles("1 marquise 3; eyrie 3\nplay alliance coffin_makers", dice=[2, 1])
    supply = list(root.supply)

    run(battle(root, MARQUISE, 1, EYRIE))

    assert shown(root, 1) == "marquise 2; eyrie 1"
    assert (root.aside, root.supply) == ((1, 2, 0, 0), supply)
    assert not GAME.audit(root)


@pytest.mark.law("root 3.1", "root 1.4.1")
@pytest.mark.parametrize(
    ("lying", "points"), [("eyrie:4", 0), ("marquise:2 eyrie:3", 1), ("eyrie:9", 1), ("eyrie:10", 2)]
)
def test_at_the_start_of_birdsong_five_warriors_are_a_point_and_all_go_home(lying: str, points: int) -> None:
    root = exiles(
        f"1 alliance 1\naside {lying}\nplay alliance coffin_makers\nturn alliance birdsong\nhand alliance anvil"
    )

    GAME.resume(root)

    assert (root.points[ALLIANCE], root.aside) == (points, ())
    assert root.supply[:2] == [25, 20]


@pytest.mark.law("root 1.4.1")
def test_only_the_owners_birdsong_empties_the_coffins() -> None:
    root = exiles(
        "1 marquise 1\naside eyrie:7\nplay alliance coffin_makers\nturn marquise birdsong\nhand marquise anvil"
    )

    GAME.resume(root)

    assert (root.aside, root.points) == ((0, 7, 0, 0), [0, 0, 0, 0])


@pytest.mark.law("root 3.1")
def test_coffins_may_win_the_game() -> None:
    match = exiles_table(
        "1 alliance 1\naside eyrie:5\npoints alliance:29\nplay alliance coffin_makers\nturn alliance birdsong"
    )

    assert match.outcome.winners == (ALLIANCE,)


@pytest.mark.law("root 4.1.3", "root G.1.22")
@pytest.mark.ruling("R-135")
def test_when_the_coffin_makers_are_discarded_all_go_home_without_a_point() -> None:
    root = exiles(
        "1 marquise 1\naside marquise:3 eyrie:8\nplay alliance coffin_makers\nplay marquise saboteurs\n"
        "turn marquise birdsong"
    )

    say(GAME.resume(root), "use:saboteurs")

    assert (root.aside, root.points, root.supply[:2]) == ((), [0, 0, 0, 0], [24, 20])
    run(battle(exiles("1 marquise 1; eyrie 1", dice=[1, 0]), MARQUISE, 1, EYRIE))
    assert not GAME.audit(root)


@pytest.mark.law("root 10.2.3", "root G.1.22")
@pytest.mark.ruling("R-135")
def test_revenge_comes_before_the_coffins_and_only_for_a_cult_that_defends() -> None:
    text = "seats marquise cult\n1 marquise 3; cult 3\nplay marquise coffin_makers\ncult outcast mouse"
    defending = exiles(text, dice=[2, 0])
    run(battle(defending, 0, 1, 1))
    attacking = exiles(text, dice=[0, 2])
    run(battle(attacking, 1, 1, 0))

    assert (defending.boards[1].warriors, defending.aside) == (2, ())
    assert (attacking.boards[1].warriors, attacking.aside) == (0, (2, 0))
    lost = exiles(text, dice=[3, 1])
    run(battle(lost, 1, 1, 0))
    assert lost.aside == (3, 1)


@pytest.mark.law("root 6.2.3")
@pytest.mark.ruling("R-135")
def test_field_hospitals_save_warriors_from_the_coffins() -> None:
    text = "1 marquise keep\n6 marquise 3; eyrie 3\n3 marquise 22\nhand marquise anvil\nplay eyrie coffin_makers"
    saved = exiles(text, dice=[2, 1])
    run(battle(saved, EYRIE, 6, MARQUISE), "decline", "anvil")
    lost = exiles(text, dice=[2, 1])
    run(battle(lost, EYRIE, 6, MARQUISE), "decline", "decline")

    assert (shown(saved, 1), saved.aside) == ("marquise 2 keep", (0, 1, 0, 0))
    assert (shown(lost, 1), lost.aside) == ("marquise keep", (2, 1, 0, 0))
    assert not GAME.audit(saved) + GAME.audit(lost)


@pytest.mark.law("root G.1.21")
@pytest.mark.ruling("R-135")
def test_warriors_that_are_replaced_go_to_their_supply() -> None:
    root = exiles(
        "2 eyrie 1\nhand marquise sword\nplay marquise propaganda_bureau\nplay alliance coffin_makers\n"
        "turn marquise daylight action\nmarquise actions 0"
    )
    say(GAME.resume(root), "use:propaganda_bureau", "2:eyrie", "sword")
    assert (root.aside, root.supply[EYRIE]) == ((), 20)

    cult = exiles(
        "seats marquise eyrie cult\n2 eyrie 1\nplay marquise coffin_makers\ncult outcast mouse\ncult acolytes 4\n"
        "turn cult birdsong conspire"
    )
    say(GAME.resume(cult), "convert")
    assert (shown(cult, 2), cult.aside, cult.supply[1]) == ("cult 1", (), 20)


@pytest.mark.law("root 8.6.1.IV", "root G.1.21")
@pytest.mark.ruling("R-135")
def test_a_warrior_that_organizes_does_not_die() -> None:
    root = exiles("5 alliance 1\nalliance officers 1\nplay marquise coffin_makers\nturn alliance evening operations\n")

    say(GAME.resume(root), "organize")

    assert (shown(root, 5), root.aside) == ("alliance sympathy", ())


@pytest.mark.law("root 1.5.1", "root G.1.22")
def test_warriors_in_coffins_cannot_be_recruited() -> None:
    match = exiles_table(
        "1 marquise 20 recruiter\naside marquise:5\nplay eyrie coffin_makers\nmarquise actions 3\n"
        "turn marquise daylight action\nhand marquise anvil"
    )

    assert "recruit" not in offered(match.question)


# Murine Broker.


@pytest.mark.law("root 4.1.2", "root 4.1.3")
def test_the_broker_draws_when_somebody_else_crafts_an_item() -> None:
    root = exiles(
        "1 marquise workshop\nhand marquise anvil\nplay eyrie murine_broker\nturn marquise daylight craft\ndeck sword"
    )

    say(GAME.resume(root), "craft:anvil")

    assert cards(root, root.hands[EYRIE]) == ["sword"]
    assert root.points == [2, 0, 0, 0]


@pytest.mark.law("root 4.1.3")
@pytest.mark.parametrize(
    ("owner", "card"),
    [
        ("marquise", "anvil"),  # an item of one's own
        ("eyrie", "fox_partisans"),  # no item
    ],
)
def test_the_broker_draws_nothing_for_own_items_and_for_other_cards(owner: str, card: str) -> None:
    root = exiles(
        f"1 marquise workshop\nhand marquise {card}\nplay {owner} murine_broker\nturn marquise daylight craft"
    )

    say(GAME.resume(root), f"craft:{card}")

    assert [hand.bit_count() for hand in root.hands] == [0, 0, 0, 0]


@pytest.mark.law("root 9.2.1", "root 9.5.3")
def test_the_broker_draws_for_an_item_the_vagabond_crafts_and_not_for_one_he_finds() -> None:
    text = (
        "6 vagabond pawn\nruins 6:bag\nvagabond character tinker\nvagabond items hammer torch\nhand vagabond anvil\n"
        "play eyrie murine_broker\nturn vagabond daylight action"
    )
    crafting, finding = exiles(text), exiles(text)

    say(GAME.resume(crafting), "craft:anvil")
    say(GAME.resume(finding), "explore")

    assert (crafting.hands[EYRIE].bit_count(), finding.hands[EYRIE].bit_count()) == (1, 0)


# Master Engravers.


@pytest.mark.law("root 3.2.2")
def test_engravers_add_a_point_to_each_item_of_their_owner_alone() -> None:
    def points(owner: str) -> list[int]:
        root = exiles(
            f"5 marquise workshop*2\nhand marquise bake_sale\nplay {owner} master_engravers\n"
            "turn marquise daylight craft"
        )
        say(GAME.resume(root), "craft:bake_sale")
        return root.points

    assert points("marquise") == [4, 0, 0, 0]
    assert points("eyrie") == [3, 0, 0, 0]


@pytest.mark.law("root 7.2.3", "root 3.2.2", "root 7.8.1")
@pytest.mark.example("EX-43")
@pytest.mark.parametrize(("leader", "points"), [("despot", 2), ("builder", 4)])
def test_the_eyrie_disdain_what_is_printed_and_not_what_is_added(leader: str, points: int) -> None:
    root = exiles(
        f"5 eyrie roost\n4 eyrie roost\neyrie leader {leader}\nhand eyrie bake_sale sword\n"
        "play eyrie master_engravers\n"
        "turn eyrie daylight craft"
    )

    say(GAME.resume(root), "craft:bake_sale")

    assert root.points[EYRIE] == points


@pytest.mark.law("root 9.2.1", "root 3.2.2")
def test_engravers_serve_the_vagabond() -> None:
    root = exiles(
        "7 vagabond pawn\nvagabond character tinker\nvagabond items hammer\nhand vagabond root_tea_mouse\n"
        "play vagabond master_engravers\nturn vagabond daylight action"
    )

    say(GAME.resume(root), "craft:root_tea_mouse")

    assert root.points[VAGABOND] == 3


# Several at once.


@pytest.mark.law("root 4.1.3")
def test_cards_of_several_players_do_not_mix() -> None:
    root = exiles(
        "4 marquise 3\n4 eyrie 1\n7 eyrie 1\nplay marquise boat_builders\nplay eyrie corvid_planners\n"
        "play alliance tunnels"
    )

    assert bits(destinations(root, MARQUISE, 4)) == (7, 8, 9, 12)
    assert bits(destinations(root, EYRIE, 4)) == (8, 9, 12)


@pytest.mark.law("root 4.3.3")
def test_the_attacker_says_who_begins_when_both_have_partisans_of_their_own_suit() -> None:
    root = exiles("1 marquise 2; eyrie 2\nplay marquise fox_partisans\nplay eyrie rabbit_partisans", dice=[0, 0])

    question = ask_after(battle(root, MARQUISE, 1, EYRIE))

    assert offered(question) == ["decline", "use:fox_partisans"]
