"""The standard deck: its list of cards, its items and its Favors."""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright.games.root.factions.vagabond.board import TILE
from rulewright.games.root.terms import ITEMS, SUITS
from rulewright.kernel.why import why_not
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    GAME,
    MARQUISE,
    VAGABOND,
    names,
    offered,
    position,
    say,
    shown,
    table,
)
from tests.builders.root_deck import DECK

PRINTED = {
    "ambush": "bird bird fox rabbit mouse",
    "dominance": "bird fox rabbit mouse",
    "item": "bird bird bird bird fox fox fox fox fox fox rabbit rabbit rabbit rabbit "
    "mouse mouse mouse mouse mouse mouse",
    "immediate": "fox rabbit mouse",
    "royal_claim": "bird",
    "persistent": "bird bird bird bird bird bird fox fox fox fox fox rabbit rabbit rabbit rabbit rabbit rabbit "
    "mouse mouse mouse mouse",
}
"""The suits of all cards by kind."""

ITEM_CARDS = [
    # card, suit, cost, item, points
    ("birdy_bindle", "bird", "mouse", "bag", 1),
    ("woodland_runners", "bird", "rabbit", "boot", 1),
    ("arms_trader", "bird", "fox fox", "sword", 2),
    ("crossbow_bird", "bird", "fox", "crossbow", 1),
    ("gently_used_knapsack", "fox", "mouse", "bag", 1),
    ("root_tea_fox", "fox", "mouse", "tea", 2),
    ("travel_gear_fox", "fox", "rabbit", "boot", 1),
    ("protection_racket", "fox", "rabbit rabbit", "coins", 3),
    ("foxfolk_steel", "fox", "fox fox", "sword", 2),
    ("anvil", "fox", "fox", "hammer", 2),
    ("smugglers_trail", "rabbit", "mouse", "bag", 1),
    ("root_tea_rabbit", "rabbit", "mouse", "tea", 2),
    ("a_visit_to_friends", "rabbit", "rabbit", "boot", 1),
    ("bake_sale", "rabbit", "rabbit rabbit", "coins", 3),
    ("mouse_in_a_sack", "mouse", "mouse", "bag", 1),
    ("root_tea_mouse", "mouse", "mouse", "tea", 2),
    ("travel_gear_mouse", "mouse", "rabbit", "boot", 1),
    ("investments", "mouse", "rabbit rabbit", "coins", 3),
    ("sword", "mouse", "fox fox", "sword", 2),
    ("crossbow_mouse", "mouse", "fox", "crossbow", 1),
]
WORKSHOPS = {"fox": 8, "rabbit": 5, "mouse": 7}
OTHER = {"fox": "rabbit", "rabbit": "mouse", "mouse": "fox"}


def workshops(cost: str) -> str:
    """Return lines of notation with one workshop for each symbol of a cost."""
    suits = Counter(cost.split())
    return "\n".join(f"{WORKSHOPS[suit]} marquise workshop*{number}" for suit, number in suits.items())


@pytest.mark.law("root 2.1", "root 2.1.2", "root 2.1.3")
def test_the_deck_has_its_54_cards_by_kind_and_suit() -> None:
    found = {
        kind: Counter(SUITS[DECK.suit[card]] for card in DECK.cards if DECK.kind[card] == kind)
        for kind in {DECK.kind[card] for card in DECK.cards}
    }

    assert found == {kind: Counter(suits.split()) for kind, suits in PRINTED.items()}


@pytest.mark.law("root 4.1.1")
@pytest.mark.parametrize(
    ("card", "copies", "cost"),
    [
        ("armorers", 2, (0, 1, 0, 0)),
        ("sappers", 2, (0, 0, 0, 1)),
        ("brutal_tactics", 2, (0, 2, 0, 0)),
        ("royal_claim", 1, (4, 0, 0, 0)),
        ("stand_and_deliver", 2, (0, 0, 0, 3)),
        ("tax_collector", 3, (0, 1, 1, 1)),
        ("favor_of_the_foxes", 1, (0, 3, 0, 0)),
        ("favor_of_the_rabbits", 1, (0, 0, 3, 0)),
        ("favor_of_the_mice", 1, (0, 0, 0, 3)),
        ("command_warren", 2, (0, 0, 2, 0)),
        ("better_burrow_bank", 2, (0, 0, 2, 0)),
        ("cobbler", 2, (0, 0, 2, 0)),
        ("scouting_party", 2, (0, 0, 0, 2)),
        ("codebreakers", 2, (0, 0, 0, 1)),
    ],
)
def test_each_card_has_its_copies_and_its_cost(card: str, copies: int, cost: tuple[int, int, int, int]) -> None:
    same = [number for number in DECK.cards if DECK.name[number] == card]

    assert len(same) == copies
    assert {DECK.cost[number] for number in same} == {cost}


@pytest.mark.law("root 4.1.1", "root 4.1.2", "root 3.2.2", "root G.1.5")
@pytest.mark.parametrize(("card", "suit", "cost", "item", "points"), ITEM_CARDS)
def test_an_item_card_brings_its_item_and_its_points_and_is_discarded(
    card: str, suit: str, cost: str, item: str, points: int
) -> None:
    root = position(f"turn marquise daylight craft\n{workshops(cost)}\nhand marquise {card}")
    left = root.items[ITEMS.index(item)]

    say(GAME.resume(root), f"craft:{card}")

    assert SUITS[DECK.suit[DECK.name.index(card)]] == suit
    assert root.items[ITEMS.index(item)] == left - 1
    assert root.crafted[MARQUISE * len(ITEMS) + ITEMS.index(item)] == 1
    assert root.points == [points, 0, 0, 0]
    assert (names(root.discard), root.play[MARQUISE]) == ([card], 0)
    assert sum(root.activated) == len(cost.split())


@pytest.mark.law("root 4.1.1")
@pytest.mark.parametrize(("card", "cost"), [(card, cost) for card, _, cost, _, _ in ITEM_CARDS])
def test_an_item_card_is_not_crafted_with_workshops_of_another_suit(card: str, cost: str) -> None:
    wrong = " ".join(OTHER[suit] for suit in cost.split())
    match = table(f"turn marquise daylight craft\n{workshops(wrong)}\nhand marquise {card}")

    assert offered(match.question) == ["done"]
    assert [reason.law for reason in why_not(match, f"craft:{card}")] == ["root 4.1.1"]


@pytest.mark.law("root 4.1.2")
@pytest.mark.parametrize(("card", "cost", "item"), [(card, cost, item) for card, _, cost, item, _ in ITEM_CARDS])
def test_an_item_card_is_not_crafted_when_the_supply_has_no_such_item(card: str, cost: str, item: str) -> None:
    supply = " ".join(name for name in ITEMS if name not in (item, "torch"))
    match = table(f"turn marquise daylight craft\n{workshops(cost)}\nhand marquise {card}\nitems {supply}")

    assert offered(match.question) == ["done"]
    assert [reason.law for reason in why_not(match, f"craft:{card}")] == ["root 4.1.2"]


@pytest.mark.law("root 4.1.2", "root 9.2.1")
def test_the_vagabond_takes_a_crafted_item_at_once() -> None:
    root = position(
        "turn vagabond daylight action\n7 vagabond pawn\nvagabond character tinker\nvagabond items hammer\n"
        "hand vagabond root_tea_mouse"
    )

    say(GAME.resume(root), "craft:root_tea_mouse")

    items = root.boards[VAGABOND].facts(own=True)["items"]
    assert items == {"hammer-": 1, "tea": 1}
    assert set(items) <= {tile.text for tile in TILE}
    assert root.points[VAGABOND] == 2


FAVORS = [
    ("favor_of_the_foxes", "fox", (1, 6, 8, 12)),
    ("favor_of_the_rabbits", "rabbit", (3, 4, 5, 10)),
    ("favor_of_the_mice", "mouse", (2, 7, 9, 11)),
]


@pytest.mark.law("root 4.1.2", "root G.1.9", "root 3.2.1", "root 1.5.4")
@pytest.mark.parametrize(("card", "suit", "clearings"), FAVORS)
def test_a_favor_removes_every_enemy_piece_from_all_clearings_of_its_suit(
    card: str, suit: str, clearings: tuple[int, int, int, int]
) -> None:
    a, b, c, d = clearings
    elsewhere = next(clearing for clearing in range(1, 13) if clearing not in clearings)
    roosts = "\n".join(f"{clearing} eyrie roost" for clearing in (a, b, c))
    root = position(
        f"turn eyrie daylight craft\neyrie leader despot\n{roosts}\n{a} marquise 2 wood\n{b} eyrie 2\n"
        f"{c} alliance 1\n{d} marquise 1; alliance base_{suit}\n{elsewhere} marquise 3 sawmill; alliance sympathy\n"
        f"hand eyrie {card}"
    )

    say(GAME.resume(root), f"craft:{card}")

    assert [shown(root, clearing) for clearing in clearings] == ["eyrie roost", "eyrie 2 roost", "eyrie roost", ""]
    assert shown(root, elsewhere) == "marquise 3 sawmill; alliance sympathy"
    assert names(root.discard) == [card]
    assert root.play[EYRIE] == 0


@pytest.mark.law("root 3.2.1", "root 7.8.4")
def test_a_favor_scores_for_buildings_and_tokens_and_gives_no_bonus_of_battle() -> None:
    root = position(
        "turn eyrie daylight craft\neyrie leader despot\n1 eyrie roost\n6 eyrie roost\n8 eyrie roost\n"
        "12 marquise 2 sawmill wood\n6 alliance base_fox\nhand eyrie favor_of_the_foxes anvil"
    )

    say(GAME.resume(root), "craft:favor_of_the_foxes")

    assert root.points == [0, 3, 0, 0]


@pytest.mark.law("root 6.2.2", "root G.1.22", "root 6.2.3")
def test_a_favor_takes_the_keep_and_with_it_field_hospitals() -> None:
    root = position(
        "turn eyrie daylight craft\neyrie leader despot\n12 eyrie roost\n6 eyrie roost\n8 eyrie roost\n"
        "1 marquise 2 keep\nhand eyrie favor_of_the_foxes anvil\nhand marquise foxfolk_steel"
    )
    match = GAME.resume(root)

    say(match, "craft:favor_of_the_foxes")

    assert match.question is not None
    assert match.question.seat == EYRIE
    assert (shown(root, 1), root.points[EYRIE]) == ("", 1)


@pytest.mark.law("root 6.2.3", "root 1.5.4")
def test_field_hospitals_cost_a_card_for_each_clearing_of_a_favor() -> None:
    root = position(
        "turn eyrie daylight craft\neyrie leader despot\n2 eyrie roost\n7 eyrie roost\n9 eyrie roost\n"
        "1 marquise keep\n2 marquise 2\n11 marquise 3\nhand eyrie favor_of_the_mice anvil\nhand marquise sword armorers"
    )
    match = GAME.resume(root)

    say(match, "craft:favor_of_the_mice", "field_hospitals@11", "sword", "armorers")

    assert shown(root, 1) == "marquise 5 keep"


@pytest.mark.law("root 8.2.6", "root 8.2.4")
def test_a_favor_causes_outrage_and_the_loss_of_bases() -> None:
    root = position(
        "turn marquise daylight craft\n8 marquise workshop*2\n6 marquise workshop; alliance sympathy\n"
        "12 alliance 1 base_fox\nalliance supporters anvil sword\nalliance officers 3\n"
        "hand marquise favor_of_the_foxes foxfolk_steel"
    )
    match = GAME.resume(root)

    say(match, "craft:favor_of_the_foxes", "base_lost@12", "foxfolk_steel")

    assert names(root.boards[ALLIANCE].secrets) == ["foxfolk_steel", "sword"]
    assert root.boards[ALLIANCE].facts(own=True)["officers"] == 1
    assert names(root.discard) == ["anvil", "favor_of_the_foxes"]


@pytest.mark.law("root 9.2.2.I", "root 9.2.2")
@pytest.mark.example("EX-49")
def test_a_favor_damages_three_items_of_the_vagabond_and_leaves_his_pawn() -> None:
    root = position(
        "turn marquise daylight craft\n8 marquise workshop*2\n6 marquise workshop\n12 vagabond pawn\n"
        "vagabond items boot sword torch- tea hammer\nhand marquise favor_of_the_foxes anvil"
    )
    match = GAME.resume(root)

    match.answer("craft:favor_of_the_foxes")
    assert match.question is not None
    assert match.question.seat == VAGABOND
    say(match, "boot", "torch-", "tea")

    assert shown(root, 12) == "vagabond pawn"
    assert root.boards[VAGABOND].facts(own=True)["items"] == {
        "boot!": 1,
        "hammer": 1,
        "sword": 1,
        "tea!": 1,
        "torch-!": 1,
    }


@pytest.mark.law("root 9.2.2.I")
def test_a_favor_for_another_suit_or_a_forest_does_not_touch_the_vagabond() -> None:
    for place in ("7", "f4"):
        root = position(
            f"turn marquise daylight craft\n8 marquise workshop*2\n6 marquise workshop\n{place} vagabond pawn\n"
            "vagabond items boot sword\nhand marquise favor_of_the_foxes anvil"
        )

        say(GAME.resume(root), "craft:favor_of_the_foxes")

        assert root.boards[VAGABOND].facts(own=True)["items"] == {"boot": 1, "sword": 1}


@pytest.mark.law("root 9.2.9.III", "root 9.2.9.III.a")
def test_a_favor_of_the_vagabond_makes_factions_hostile_without_infamy() -> None:
    root = position(
        "turn vagabond daylight action\n8 vagabond pawn\n12 marquise 2 sawmill\n6 eyrie roost\n"
        "vagabond character tinker\nvagabond items hammer hammer hammer\nhand vagabond favor_of_the_foxes"
    )

    say(GAME.resume(root), "craft:favor_of_the_foxes")

    facts = root.boards[VAGABOND].facts(own=True)
    assert facts["relations"][str(MARQUISE)] == "hostile"
    assert facts["relations"][str(EYRIE)] != "hostile"  # only warriors make enemies
    assert root.points[VAGABOND] == 2


@pytest.mark.law("root 4.1.4")
@pytest.mark.ruling("R-23")
def test_a_second_card_of_the_same_name_is_not_crafted() -> None:
    match = table(
        "turn marquise daylight craft\n8 marquise workshop\n7 marquise workshop\nplay marquise armorers\n"
        "hand marquise armorers sappers"
    )

    assert offered(match.question) == ["done", "craft:sappers"]
    assert [reason.law for reason in why_not(match, "craft:armorers")] == ["root 4.1.4"]


@pytest.mark.law("root 4.1.4")
@pytest.mark.ruling("R-23")
def test_a_card_of_the_same_name_before_another_player_is_no_hindrance() -> None:
    match = table("turn marquise daylight craft\n8 marquise workshop\nplay eyrie armorers\nhand marquise armorers")

    assert "craft:armorers" in offered(match.question)
