"""4.1 Craft."""

from __future__ import annotations

import pytest

from rulewright.games.root.terms import BAG, HAMMER, ITEMS
from tests.builders.root import EYRIE, MARQUISE, names, offered, say, shown
from tests.builders.root_play import play, reasons

CRAFTING = "turn marquise daylight craft\n"
FOUR_WORKSHOPS = CRAFTING + "8 marquise workshop*2\n9 marquise workshop*2\n"


@pytest.mark.law("root 4.1", "root 4.1.1", "root 4.1.2", "root 3.2.2", "root 6.2.1", "root G.1.5")
@pytest.mark.example("EX-5")
def test_a_crafted_bag_comes_out_of_the_supply_and_the_other_workshops_stay_usable() -> None:
    root, match = play(FOUR_WORKSHOPS + "hand marquise gently_used_knapsack anvil root_tea_rabbit")

    say(match, "craft:gently_used_knapsack")

    assert [(place, number) for place, number in enumerate(root.activated) if number] == [(9, 1)]
    assert root.crafted[MARQUISE * len(ITEMS) + BAG] == 1
    assert root.items[BAG] == 1
    assert root.points[MARQUISE] == 1
    assert names(root.discard) == ["gently_used_knapsack"]
    assert offered(match.question) == ["done", "craft:anvil", "craft:root_tea_rabbit"]


@pytest.mark.law("root 4.1.1", "root 1.2.2")
def test_everybody_is_told_which_crafting_pieces_were_activated() -> None:
    _, match = play(FOUR_WORKSHOPS + "hand marquise gently_used_knapsack anvil")

    say(match, "craft:gently_used_knapsack")

    for viewer in (MARQUISE, EYRIE, None):
        clearings = match.view(viewer).facts()["table"]["clearings"]
        assert {one["id"]: one["activated"] for one in clearings if one["activated"]} == {9: 1}


@pytest.mark.law("root 4.1.2")
@pytest.mark.example("EX-5")
def test_a_card_whose_item_is_gone_from_the_supply_cannot_be_crafted() -> None:
    _, match = play(FOUR_WORKSHOPS + "items hammer\nhand marquise gently_used_knapsack anvil")

    assert offered(match.question) == ["done", "craft:anvil"]
    assert reasons(match, "craft:gently_used_knapsack") == ["root 4.1.2"]


@pytest.mark.law("root 4.1.2")
def test_the_last_item_of_a_kind_is_crafted_once() -> None:
    root, match = play(FOUR_WORKSHOPS + "items bag\nhand marquise gently_used_knapsack mouse_in_a_sack")

    say(match, "craft:mouse_in_a_sack")

    assert root.items[BAG] == 0
    assert reasons(match, "craft:gently_used_knapsack") == ["root 4.1.2"]


@pytest.mark.law("root 4.1.1")
def test_a_workshop_has_the_suit_of_its_clearing() -> None:
    _, match = play(CRAFTING + "9 marquise workshop*2\nhand marquise anvil root_tea_fox")

    assert offered(match.question) == ["done", "craft:root_tea_fox"]
    assert reasons(match, "craft:anvil") == ["root 4.1.1"]


@pytest.mark.law("root 4.1.1")
def test_a_crafting_piece_is_activated_once_a_turn() -> None:
    _, match = play(CRAFTING + "8 marquise workshop\nhand marquise anvil crossbow_mouse", "craft:anvil")

    assert offered(match.question) == ["done"]
    assert reasons(match, "craft:crossbow_mouse") == ["root 4.1.1"]


@pytest.mark.law("root 4.1.1")
def test_crafting_pieces_are_fresh_in_the_next_turn() -> None:
    _, match = play("turn marquise birdsong\n8 marquise workshop\nactivated 8:1\nhand marquise anvil")

    assert offered(match.question) == ["done", "craft:anvil"]


@pytest.mark.law("root 4.1.1")
def test_every_symbol_wants_a_crafting_piece_of_its_own() -> None:
    _, match = play(CRAFTING + "8 marquise workshop\nhand marquise foxfolk_steel")

    assert offered(match.question) == ["done"]
    assert reasons(match, "craft:foxfolk_steel") == ["root 4.1.1"]


@pytest.mark.law("root 4.1.1")
def test_pieces_of_one_suit_do_not_pay_for_three_suits() -> None:
    text = "1 marquise workshop\n8 marquise workshop*2\n6 marquise workshop\n4 marquise workshop\n"
    _, match = play(CRAFTING + text + "hand marquise tax_collector")
    assert reasons(match, "craft:tax_collector") == ["root 4.1.1"]

    root, match = play(CRAFTING + text + "9 marquise workshop\nhand marquise tax_collector", "craft:tax_collector", "8")

    assert {place: n for place, n in enumerate(root.activated) if n} == {4: 1, 8: 1, 9: 1}
    assert names(root.play[MARQUISE]) == ["tax_collector"]


@pytest.mark.law("root 4.1.1")
def test_the_three_coloured_symbol_takes_any_suit() -> None:
    text = CRAFTING + "hand marquise royal_claim\n8 marquise workshop\n9 marquise workshop\n4 marquise workshop\n"
    _, match = play(text)
    assert reasons(match, "craft:royal_claim") == ["root 4.1.1"]

    root, match = play(text + "5 marquise workshop", "craft:royal_claim")

    assert {place: n for place, n in enumerate(root.activated) if n} == {4: 1, 5: 1, 8: 1, 9: 1}
    assert names(root.play[MARQUISE]) == ["royal_claim"]


@pytest.mark.law("root 4.1.1")
def test_the_crafter_chooses_which_pieces_to_activate() -> None:
    text = CRAFTING + "1 marquise workshop\n8 marquise workshop\n9 marquise workshop\nhand marquise anvil"
    root, match = play(text, "craft:anvil")

    assert match.question is not None
    assert (match.question.seat, offered(match.question)) == (MARQUISE, ["1", "8"])
    assert match.question.law == ("root 4.1.1",)
    say(match, "8")

    assert {place: n for place, n in enumerate(root.activated) if n} == {8: 1}
    assert root.crafted[MARQUISE * len(ITEMS) + HAMMER] == 1


@pytest.mark.law("root 4.1")
def test_ambush_and_dominance_cards_cannot_be_crafted() -> None:
    _, match = play(FOUR_WORKSHOPS + "hand marquise ambush_fox ambush_bird dominance_fox")

    assert offered(match.question) == ["done"]


@pytest.mark.law("root 4.1")
def test_whoever_holds_a_card_is_asked_to_craft_though_nothing_can_be_crafted() -> None:
    _, match = play(CRAFTING + "hand marquise anvil")
    assert match.question is not None
    assert (match.question.prompt, offered(match.question)) == ("root.craft", ["done"])

    _, match = play(CRAFTING + "1 marquise 1")
    assert match.question is not None
    assert match.question.prompt != "root.craft"


@pytest.mark.law("root 4.1.2", "root G.1.9", "root 3.2.1")
def test_a_favor_removes_every_enemy_piece_of_its_suit_and_is_then_discarded() -> None:
    text = """
        2 marquise workshop; eyrie 2 roost
        7 marquise workshop 1; alliance 1 sympathy
        9 marquise workshop
        8 eyrie 3
        hand marquise favor_of_the_mice
    """
    root, _ = play(CRAFTING + text, "craft:favor_of_the_mice")

    assert [shown(root, place) for place in (2, 7, 9, 8)] == [
        "marquise workshop",
        "marquise 1 workshop",
        "marquise workshop",
        "eyrie 3",
    ]
    assert root.points[MARQUISE] == 2
    assert names(root.discard) == ["favor_of_the_mice"]
    assert root.play[MARQUISE] == 0


@pytest.mark.law("root 4.1.3")
def test_a_persistent_card_stays_in_play_and_may_be_used_from_then_on() -> None:
    root, match = play(FOUR_WORKSHOPS + "hand marquise codebreakers\nhand eyrie anvil sword", "craft:codebreakers")

    assert names(root.play[MARQUISE]) == ["codebreakers"]
    assert root.discard == 0
    assert offered(match.question) == ["done", "use:codebreakers"]
    say(match, "use:codebreakers")

    assert names(root.seen[MARQUISE]) == ["anvil", "sword"]
    assert "use:codebreakers" not in offered(match.question)


@pytest.mark.law("root 4.1.3")
def test_to_use_a_persistent_card_is_never_compulsory() -> None:
    root, match = play("turn marquise birdsong\nplay marquise royal_claim\n1 marquise 1\nhand marquise anvil")
    assert offered(match.question) == ["done", "use:royal_claim"]

    say(match, "done")

    assert names(root.play[MARQUISE]) == ["royal_claim"]
    assert root.points[MARQUISE] == 0


@pytest.mark.law("root 4.1.4")
@pytest.mark.ruling("R-23")
def test_nobody_crafts_a_second_card_of_the_same_name() -> None:
    _, match = play(FOUR_WORKSHOPS + "play marquise codebreakers\nhand marquise codebreakers scouting_party")

    assert "craft:codebreakers" not in offered(match.question)
    assert reasons(match, "craft:codebreakers") == ["root 4.1.4"]
    assert "craft:scouting_party" in offered(match.question)


@pytest.mark.law("root 4.1.4")
@pytest.mark.ruling("R-23")
def test_what_lies_before_others_or_was_discarded_is_no_duplicate() -> None:
    _, match = play(FOUR_WORKSHOPS + "play eyrie codebreakers\nhand marquise codebreakers")
    assert offered(match.question) == ["done", "craft:codebreakers"]

    _, match = play(FOUR_WORKSHOPS + "discard codebreakers\nhand marquise codebreakers")
    assert offered(match.question) == ["done", "craft:codebreakers"]


@pytest.mark.law("root 4.1.4")
def test_items_may_be_crafted_again_and_again() -> None:
    root, _ = play(
        FOUR_WORKSHOPS + "hand marquise gently_used_knapsack mouse_in_a_sack",
        "craft:gently_used_knapsack",
        "craft:mouse_in_a_sack",
    )

    assert root.crafted[MARQUISE * len(ITEMS) + BAG] == 2
    assert root.crafted[EYRIE * len(ITEMS) + BAG] == 0
    assert root.points[MARQUISE] == 2
