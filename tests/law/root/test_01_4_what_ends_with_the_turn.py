"""1.4 What ends with a turn, and must not be found again in the next; and a pile that is shuffled."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.cards import draw
from rulewright.kernel.match import Match
from rulewright.kernel.playing import finish_turn, follow
from rulewright.kernel.question import Question
from tests.builders.root import EYRIE, MARQUISE, names, offered, position, table
from tests.builders.vagabond import daylight, held


def idle(question: Question) -> str:
    """Do nothing, if that is offered."""
    return next((text for text in ("done", "decline", "pass") if question.find(text)), question.options[0].text)


def next_time(match: Match, prompt: str) -> None:
    """Let turns go by in which nobody does anything, until something is asked in a later turn."""
    finish_turn(match, idle)
    while match.question is not None and match.question.prompt != prompt:
        match.answer(idle(match.question))


NEST = "12 eyrie 9 roost\neyrie leader despot"


@pytest.mark.law("root 7.4.2", "root 1.4.1")
def test_cards_added_to_the_decree_in_the_last_turn_do_not_count_in_this_one() -> None:
    match = table(f"turn marquise evening\n{NEST}\neyrie added 2 1\nhand eyrie armorers sappers anvil")

    assert "armorers>recruit" in offered(match.question)
    follow(match, "anvil>move armorers>battle")

    assert match.question is not None
    assert match.question.prompt != "root.eyrie.add", "two were added in this turn"


@pytest.mark.law("root 7.4.2", "root 1.4.1")
def test_a_bird_added_in_the_last_turn_does_not_bar_one_in_this() -> None:
    match = table(f"turn marquise evening\n{NEST}\neyrie added 1 1\nhand eyrie armorers")

    assert "armorers>recruit" in offered(match.question)


@pytest.mark.law("root 4.1.3", "root 1.4.1")
def test_a_card_used_once_in_a_turn_is_fresh_in_the_next() -> None:
    match = table(
        f"seats marquise eyrie\nturn marquise daylight craft\n1 marquise 9 keep\n{NEST}\n"
        "play marquise tax_collector\nhand marquise anvil"
    )
    follow(match, "use:tax_collector")
    assert "use:tax_collector" not in offered(match.question)

    next_time(match, "root.craft")

    assert "use:tax_collector" in offered(match.question)


@pytest.mark.law("root 4.1.1", "root 1.4.1")
def test_workshops_that_crafted_in_the_last_turn_craft_in_this() -> None:
    match = table(
        f"seats marquise eyrie\nturn marquise daylight craft\n1 marquise 9 keep\n9 marquise workshop\n{NEST}\n"
        "hand marquise codebreakers gently_used_knapsack"
    )
    follow(match, "craft:codebreakers")
    assert "craft:gently_used_knapsack" not in offered(match.question)

    next_time(match, "root.craft")

    assert "craft:gently_used_knapsack" in offered(match.question)


@pytest.mark.law("root 6.5.3", "root 1.4.1")
def test_the_marquise_recruits_once_in_a_turn_and_again_in_the_next() -> None:
    match = table(
        "seats marquise eyrie\nturn marquise daylight action\nmarquise actions 3\n"
        f"1 marquise 1 keep\n2 marquise recruiter\n{NEST}"
    )
    follow(match, "recruit")
    assert "recruit" not in offered(match.question)

    next_time(match, "root.marquise.action")

    assert "recruit" in offered(match.question)


@pytest.mark.law("root 9.2.9.I", "root 1.4.1")
def test_aid_of_the_last_turn_does_not_count_towards_a_relationship_in_this() -> None:
    match = daylight("1 eyrie 1; vagabond pawn\nvagabond relations eyrie:friendly\nvagabond aids eyrie:1")
    assert held(match, "aids") == "eyrie:1"

    next_time(match, "root.vagabond.action")

    assert held(match, "aids") == ""


@pytest.mark.law("root 2.1", "root G.1.6")
def test_the_discard_pile_is_shuffled_before_it_becomes_the_deck() -> None:
    pile = "anvil armorers bake_sale cobbler codebreakers foxfolk_steel sappers tax_collector"
    orders = set()
    for seed in range(6):
        root = position(f"discard {pile}", seed=seed)
        root.deck, root.hands[EYRIE] = [], sum(1 << card for card in root.deck)
        draw(root, MARQUISE, 1)
        left = [root.setting.deck.name[card] for card in root.deck]
        assert sorted([*left, *names(root.hands[MARQUISE])]) == sorted(pile.split())
        orders.add(tuple(left))

    assert len(orders) > 1
