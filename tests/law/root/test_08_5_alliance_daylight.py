"""8.5 The Daylight of the Alliance."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.alliance.board import board_of
from rulewright.kernel.why import why_not
from tests.builders.root import ALLIANCE, EYRIE, GAME, listen, names, offered, position, say

DAYLIGHT = "seats marquise eyrie alliance\nturn alliance daylight\n"
FIVE = "alliance supporters sword bake_sale cobbler codebreakers investments\n"


@pytest.mark.law("root 8.5", "root 8.5.1", "root 8.5.2", "root 8.5.3")
def test_actions_come_in_any_order_and_as_often_as_wanted() -> None:
    root = position(
        DAYLIGHT + "8 alliance base_fox sympathy\n1 alliance sympathy\n"
        "hand alliance anvil crossbow_bird sword tax_collector sappers"
    )
    match = GAME.resume(root)

    assert match.question is not None
    assert match.question.law == ("root 8.5",)
    say(match, "mobilize", "sword", "train", "tax_collector", "craft:anvil", "1")
    say(match, "mobilize", "sappers", "craft:crossbow_bird")

    board = board_of(root, ALLIANCE)
    assert names(board.supporters) == ["sappers", "sword"]
    assert root.points[ALLIANCE] == 2 + 1
    assert names(root.discard) == ["anvil", "crossbow_bird", "tax_collector"]
    assert board.officers == 1


@pytest.mark.law("root 8.5")
def test_nothing_has_to_be_done() -> None:
    root = position(DAYLIGHT + "hand alliance anvil")

    say(GAME.resume(root), "done")

    assert root.hands[ALLIANCE].bit_count() == 2  # and one was drawn
    assert root.turn == 0


@pytest.mark.law("root 8.5.1", "root 4.1")
def test_cards_are_crafted_from_the_hand_with_sympathy() -> None:
    root = position(DAYLIGHT + "2 alliance sympathy\nhand alliance codebreakers\nalliance supporters mouse_in_a_sack")
    match = GAME.resume(root)

    assert offered(match.question) == ["done", "mobilize", "craft:codebreakers"]
    say(match, "craft:codebreakers")

    assert names(root.play[ALLIANCE]) == ["codebreakers"]


@pytest.mark.law("root 8.5.2", "root 8.2.3", "root 1.2.1")
def test_a_mobilized_card_goes_face_down_onto_the_stack() -> None:
    root = position(DAYLIGHT + "hand alliance anvil ambush_bird dominance_fox\nseen eyrie anvil")
    match = GAME.resume(root)
    events = listen(root)

    say(match, "mobilize")
    assert match.question is not None
    assert offered(match.question) == ["ambush_bird", "anvil", "dominance_fox"]
    assert (match.question.law, match.question.witnesses) == (("root 8.5.2",), 1 << ALLIANCE)
    say(match, "anvil")

    assert names(board_of(root, ALLIANCE).supporters) == ["anvil"]
    assert names(root.hands[ALLIANCE]) == ["ambush_bird", "dominance_fox"]
    assert root.discard == 0
    assert root.seen[EYRIE] == 0  # whoever had seen the card cannot tell where it is now
    assert all("card" not in event.seen_by(EYRIE).facts for event in events)


@pytest.mark.law("root 8.5.2", "root 8.2.3.I")
@pytest.mark.ruling("R-44")
def test_a_card_mobilized_onto_a_full_stack_is_discarded_openly() -> None:
    root = position(DAYLIGHT + FIVE + "hand alliance anvil")
    match = GAME.resume(root)

    say(match, "mobilize")
    assert match.question is not None
    assert match.question.witnesses is None
    say(match, "anvil")

    assert names(root.discard) == ["anvil"]
    assert board_of(root, ALLIANCE).supporters.bit_count() == 5


@pytest.mark.law("root 8.5.3")
def test_a_card_of_the_suit_of_a_base_or_a_bird_trains_an_officer() -> None:
    root = position(DAYLIGHT + "8 alliance base_fox\nhand alliance anvil armorers sword bake_sale")
    match = GAME.resume(root)

    say(match, "train")
    assert match.question is not None
    assert (offered(match.question), match.question.law) == (["armorers", "anvil"], ("root 8.5.3",))
    say(match, "armorers")

    assert names(root.discard) == ["armorers"]
    assert (board_of(root, ALLIANCE).officers, root.supply[ALLIANCE]) == (1, 9)


@pytest.mark.law("root 8.5.3")
def test_the_suit_printed_on_the_base_counts() -> None:
    root = position(DAYLIGHT + "8 alliance base_mouse\nhand alliance anvil sword")
    match = GAME.resume(root)

    say(match, "train")

    assert offered(match.question) == ["sword"]


@pytest.mark.law("root 8.5.3")
@pytest.mark.parametrize(
    "text", ["8 alliance 3 sympathy\nhand alliance anvil", "8 alliance base_fox\nhand alliance sword"]
)
def test_without_a_base_on_the_map_or_a_card_for_it_nobody_is_trained(text: str) -> None:
    match = GAME.resume(position(DAYLIGHT + text + "\nalliance supporters armorers foxfolk_steel"))

    assert "train" not in offered(match.question)
    assert [reason.law for reason in why_not(match, "train")] == ["root 8.5.3"]


@pytest.mark.law("root 8.5.3", "root 1.5.1")
def test_without_a_warrior_in_supply_nobody_is_trained() -> None:
    match = GAME.resume(position(DAYLIGHT + "8 alliance 6 base_fox\nalliance officers 4\nhand alliance anvil"))

    assert "train" not in offered(match.question)
    assert [reason.law for reason in why_not(match, "train")] == ["root 1.5.1"]


@pytest.mark.law("root 8.5", "root 1.2.1")
def test_whoever_holds_a_card_is_asked_and_an_empty_hand_is_not() -> None:
    asked = GAME.resume(position(DAYLIGHT + "hand alliance ambush_fox")).question
    passed = position(DAYLIGHT)
    GAME.resume(passed)

    assert asked is not None
    assert offered(asked) == ["done", "mobilize"]
    assert passed.turn == 0
