"""2.1 Cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from rulewright.games.root.factions.alliance.supporters import matching_supporters, outrage
from rulewright.games.root.rules.cards import discard, draw, matching_cards
from rulewright.games.root.terms import BIRD, FOX, MOUSE, RABBIT, SUITS, all_in
from rulewright.kernel.why import why_not
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    GAME,
    MARQUISE,
    ask_after,
    listen,
    names,
    offered,
    position,
    run,
    say,
    table,
)
from tests.builders.root_deck import DECK

if TYPE_CHECKING:
    from rulewright.games.root.position import Root

ACTION = "turn marquise daylight action\n"


def leave_in_deck(root: Root, *cards: str) -> None:
    """Take everything out of the deck but some cards, the last of them on top."""
    left = [root.take_card(0, name) for name in cards]
    root.out |= sum(1 << card for card in root.deck)
    root.deck = left


@pytest.mark.law("root 2.1")
def test_the_standard_deck_has_54_cards_of_four_suits() -> None:
    assert len(DECK.cards) == 54
    assert Counter(SUITS[DECK.suit[card]] for card in DECK.cards) == {"bird": 14, "fox": 14, "rabbit": 13, "mouse": 13}


@pytest.mark.law("root 2.1", "root G.1.6")
def test_a_card_is_drawn_from_the_top_of_the_deck() -> None:
    root = position("deck anvil sword")

    draw(root, EYRIE, 1)

    assert names(root.hands[EYRIE]) == ["sword"]
    assert DECK.name[root.deck[-1]] == "anvil"


@pytest.mark.law("root 2.1", "root G.1.6")
@pytest.mark.ruling("R-12")
def test_the_discard_pile_becomes_the_deck_the_moment_the_deck_is_empty() -> None:
    root = position("discard anvil cobbler")
    leave_in_deck(root, "sword")

    draw(root, EYRIE, 1)

    assert names(root.hands[EYRIE]) == ["sword"]
    assert sorted(DECK.name[card] for card in root.deck) == ["anvil", "cobbler"]
    assert root.discard == 0


@pytest.mark.law("root 2.1")
@pytest.mark.ruling("R-12")
def test_a_draw_of_several_cards_goes_on_after_the_shuffle() -> None:
    root = position("discard anvil cobbler")
    leave_in_deck(root, "sword")
    events = listen(root)

    draw(root, EYRIE, 2)

    assert "sword" in names(root.hands[EYRIE])
    assert (root.hands[EYRIE].bit_count(), len(root.deck)) == (2, 1)
    assert [event.kind for event in events] == ["drew", "reshuffled", "drew"]


@pytest.mark.law("root 2.1")
@pytest.mark.ruling("R-12")
def test_nothing_is_drawn_from_an_empty_deck_and_an_empty_pile() -> None:
    root = position("available dominance_fox\neyrie recruit anvil\nalliance supporters cobbler\nhand alliance sappers")
    leave_in_deck(root, "sword")

    draw(root, EYRIE, 3)

    # Neither available dominance cards nor Decree nor supporters are shuffled into a deck.
    assert names(root.hands[EYRIE]) == ["sword"]
    assert root.deck == []


@pytest.mark.law("root 2.1")
@pytest.mark.ruling("R-12")
def test_after_both_were_empty_a_discard_waits_for_the_next_draw() -> None:
    root = position("hand marquise anvil")
    leave_in_deck(root)

    discard(root, MARQUISE, all_in(root.hands[MARQUISE])[0])
    assert names(root.discard) == ["anvil"]

    draw(root, EYRIE, 1)
    assert names(root.hands[EYRIE]) == ["anvil"]
    assert (root.deck, root.discard) == ([], 0)


@pytest.mark.law("root 2.1.1", "root 2.2.2")
@pytest.mark.example("EX-3")
def test_a_fox_clearing_is_matched_by_fox_and_bird_alone() -> None:
    root = position("hand marquise anvil armorers bake_sale sword")

    assert names(matching_cards(root, MARQUISE, 1)) == ["anvil", "armorers"]


@pytest.mark.law("root 2.1.1", "root 8.4.1.II")
def test_birds_may_be_every_one_of_several_cards_of_a_suit() -> None:
    match = table("turn alliance birdsong revolt\n1 alliance sympathy\nalliance supporters armorers sappers")

    say(match, "1", "armorers", "sappers")

    assert match.view(None).facts()["table"]["discard"] == ["armorers", "sappers"]


@pytest.mark.law("root 2.1.1.I", "root 8.2.6")
@pytest.mark.ruling("R-13")
def test_whoever_holds_only_birds_cannot_refuse_a_demanded_fox() -> None:
    root = position("1 alliance sympathy\nhand eyrie armorers sword")

    question = ask_after(outrage(root, ALLIANCE, EYRIE, 1))

    assert (question.seat, offered(question)) == (EYRIE, ["armorers"])


@pytest.mark.law("root 2.1.1.I", "root 2.1.1")
@pytest.mark.ruling("R-13")
def test_with_a_bird_and_a_natural_match_the_payer_chooses() -> None:
    root = position("1 alliance sympathy\nhand eyrie armorers anvil")

    question = ask_after(outrage(root, ALLIANCE, EYRIE, 1))

    assert offered(question) == ["armorers", "anvil"]


@pytest.mark.law("root 2.1.1")
@pytest.mark.ruling("R-13")
def test_a_bird_that_stood_for_a_fox_is_a_bird_again() -> None:
    root = position("1 alliance sympathy\nhand eyrie armorers")

    run(outrage(root, ALLIANCE, EYRIE, 1), "armorers")

    assert names(matching_supporters(root, ALLIANCE, MOUSE)) == ["armorers"]
    assert names(matching_supporters(root, ALLIANCE, RABBIT)) == ["armorers"]


@pytest.mark.law("root 2.1.1.II", "root 6.5")
@pytest.mark.example("EX-4")
def test_nothing_stands_for_a_demanded_bird() -> None:
    match = table(f"{ACTION}hand marquise anvil bake_sale")
    assert offered(match.question) == ["done"]
    assert [reason.law for reason in why_not(match, "extra")] == ["root 2.1.1.II"]

    match = table(f"{ACTION}1 marquise 1\nhand marquise anvil bake_sale armorers")
    match.answer("extra")
    assert offered(match.question) == ["armorers"]
    match.answer("armorers")
    assert "march" in offered(match.question)


@pytest.mark.law("root 2.1.2")
def test_there_are_five_ambush_cards_two_of_them_birds() -> None:
    assert Counter(DECK.suit[card] for card in all_in(DECK.ambush)) == {BIRD: 2, FOX: 1, RABBIT: 1, MOUSE: 1}


@pytest.mark.law("root 2.1.3")
def test_there_are_four_dominance_cards_one_of_each_suit() -> None:
    assert Counter(DECK.suit[card] for card in all_in(DECK.dominance)) == {BIRD: 1, FOX: 1, RABBIT: 1, MOUSE: 1}


@pytest.mark.law("root 2.1.2", "root 2.1.3", "root 4.1")
@pytest.mark.parametrize("card", ["ambush_fox", "ambush_bird", "dominance_fox", "dominance_bird"])
def test_ambush_and_dominance_cards_are_not_crafted(card: str) -> None:
    match = table(
        "turn marquise daylight craft\n8 marquise workshop*2\n5 marquise workshop*2\n7 marquise workshop*2\n"
        f"hand marquise {card} anvil"
    )

    assert offered(match.question) == ["done", "craft:anvil"]
    assert [reason.law for reason in why_not(match, f"craft:{card}")] == ["root 4.1"]


@pytest.mark.law("root 2.1.2", "root 2.1.3", "root 6.5.5")
@pytest.mark.parametrize(
    ("card", "clearing"), [("ambush_fox", 1), ("dominance_fox", 1), ("ambush_bird", 2), ("dominance_bird", 5)]
)
def test_ambush_and_dominance_cards_are_spent_for_their_suit(card: str, clearing: int) -> None:
    match = table(f"{ACTION}marquise actions 3\n{clearing} marquise 1 sawmill\nhand marquise {card}")

    say(match, "overwork", str(clearing), card)

    facts = match.view(None).facts()["table"]
    assert card in facts["discard"] + facts["available"]
    assert {"seat": MARQUISE, "piece": "wood", "number": 1} in facts["clearings"][clearing - 1]["pieces"]


@pytest.mark.law("root 2.1.2", "root 2.2.2", "root 6.5.5")
def test_a_fox_ambush_is_not_spent_for_another_suit() -> None:
    match = table(f"{ACTION}marquise actions 3\n2 marquise 1 sawmill\nhand marquise ambush_fox")

    assert [reason.law for reason in why_not(match, "overwork")] == ["root 6.5.5"]


@pytest.mark.law("root 2.1.3", "root 5.1.3")
@pytest.mark.ruling("R-21")
def test_two_players_play_without_dominance_cards() -> None:
    two = GAME.new({"seats": ["marquise", "eyrie"]}, seed=1).view(None).facts()["table"]
    three = GAME.new({"seats": ["marquise", "eyrie", "vagabond"]}, seed=1).view(None).facts()["table"]

    assert two["deck"] == 50 - 2 * 3
    assert three["deck"] == 54 - 3 * 3
    root = GAME.begin(GAME.validate({"seats": ["marquise", "eyrie"]}), position("").fate)
    assert names(root.out) == ["dominance_bird", "dominance_fox", "dominance_mouse", "dominance_rabbit"]
    assert not DECK.dominance & (root.hands[0] | root.hands[1] | sum(1 << card for card in root.deck))
