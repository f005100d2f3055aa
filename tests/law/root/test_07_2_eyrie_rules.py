"""7.2 The standing rules of the Eyrie: crafting, Lords of the Forest, Disdain for Trade."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.vagabond.moving import go
from rulewright.games.root.rules.movement import moves
from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.terms import ITEMS, bits
from rulewright.kernel.why import why_not
from tests.builders.root import EYRIE, GAME, MARQUISE, VAGABOND, names, offered, position, run, say, shown

CRAFT = "seats marquise eyrie\nturn eyrie daylight craft\neyrie leader commander\n"
"""The Eyrie at the beginning of Daylight, with a leader who does not meddle with crafting."""


@pytest.mark.law("root 7.2.1", "root 7.5.1", "root 7.5", "root 4.1.1")
def test_a_roost_crafts_before_the_decree_and_never_in_between() -> None:
    root = position(CRAFT + "1 eyrie 1 roost\nhand eyrie anvil crossbow_bird\neyrie recruit loyal_vizier foxfolk_steel")
    match = GAME.resume(root)

    assert offered(match.question) == ["done", "craft:crossbow_bird", "craft:anvil"]
    say(match, "done")

    assert match.question is not None
    assert match.question.prompt == "root.eyrie.decree.recruit"
    assert offered(match.question) == ["bird", "fox"]


@pytest.mark.law("root 7.2.1", "root 7.5.1", "root 4.1.1")
def test_each_roost_is_activated_once_a_turn() -> None:
    root = position(CRAFT + "1 eyrie 1 roost\nhand eyrie anvil crossbow_bird\neyrie move loyal_vizier")
    match = GAME.resume(root)

    say(match, "craft:anvil")

    assert offered(match.question) == ["done"]
    assert [reason.law for reason in why_not(match, "craft:crossbow_bird")] == ["root 4.1.1"]


@pytest.mark.law("root 7.2.1", "root 7.5.1", "root 4.1.1")
def test_a_roost_crafts_with_the_suit_of_its_clearing_and_warriors_craft_nothing() -> None:
    root = position(CRAFT + "5 eyrie 1 roost\n1 eyrie 5\nhand eyrie anvil\neyrie move loyal_vizier")
    match = GAME.resume(root)

    assert offered(match.question) == ["done"]
    assert [reason.law for reason in why_not(match, "craft:anvil")] == ["root 4.1.1"]


@pytest.mark.law("root 7.2.2", "root 2.5")
@pytest.mark.ruling("R-14")
@pytest.mark.parametrize(
    "pieces",
    [
        "marquise 2; eyrie 2",
        "marquise 1; eyrie roost",
        "marquise 2 sawmill; eyrie 2 roost",
        "marquise 2; eyrie 2; alliance 2",
        "marquise 1; eyrie 2; alliance 2",
    ],
)
def test_the_eyrie_rule_where_they_tie_for_the_most(pieces: str) -> None:
    root = position(f"8 {pieces}")

    assert bits(ruled(root, EYRIE)) == (8,)
    assert ruled(root, MARQUISE) == 0


@pytest.mark.law("root 7.2.2", "root 2.5")
@pytest.mark.ruling("R-14")
@pytest.mark.parametrize(
    "pieces",
    [
        "marquise 2; eyrie 1; alliance 2",  # others tie above them
        "marquise 3; eyrie 2",
        "alliance sympathy",  # tokens do not count, and nobody ties with nothing
        "marquise 1; alliance 1",
    ],
)
def test_the_eyrie_do_not_rule_where_they_are_not_among_the_strongest(pieces: str) -> None:
    root = position(f"8 {pieces}")

    assert ruled(root, EYRIE) == 0


@pytest.mark.law("root 7.2.2", "root 4.2.1")
def test_a_tie_is_enough_to_march_out_of_or_into() -> None:
    root = position("1 marquise 2; eyrie 2\n9 marquise 1\n4 marquise 9; eyrie 1\n12 marquise 1; eyrie 1")

    ways = [option.text for option in moves(root, EYRIE)]

    assert [way for way in ways if way.startswith("1>")] == ["1>5", "1>9", "1>10"]
    assert [way for way in ways if way.startswith("4>")] == ["4>12"]


@pytest.mark.law("root 7.2.2", "root 1.5.5", "root 4.2.1", "root 9.2.9.II.b")
@pytest.mark.example("EX-37")
def test_eyrie_who_are_taken_along_keep_their_tie_break() -> None:
    root = position("1 marquise 2; eyrie 2; vagabond pawn\n5 marquise 1\nvagabond relations eyrie:allied")

    run(go(root, VAGABOND, (1, 5)), "eyrie", "2")

    assert shown(root, 1) == "marquise 2"
    assert shown(root, 5) == "marquise 1; eyrie 2; vagabond pawn"


@pytest.mark.law("root 1.5.5", "root 4.2.1", "root 9.2.9.II.b")
def test_eyrie_who_rule_neither_end_cannot_be_taken_along() -> None:
    root = position("1 marquise 3; eyrie 2; vagabond pawn\n5 marquise 1\nvagabond relations eyrie:allied")

    run(go(root, VAGABOND, (1, 5)))

    assert shown(root, 1) == "marquise 3; eyrie 2"


@pytest.mark.law("root 7.2.3", "root 3.2.2", "root 4.1.2")
@pytest.mark.parametrize("leader", ["charismatic", "commander", "despot"])
def test_an_item_is_worth_exactly_one_point_to_the_eyrie(leader: str) -> None:
    root = position(
        "seats marquise eyrie\nturn eyrie daylight craft\n3 eyrie roost\n4 eyrie 1 roost\n"
        f"hand eyrie bake_sale anvil\neyrie leader {leader}\neyrie move loyal_vizier"
    )

    say(GAME.resume(root), "craft:bake_sale")

    assert root.points == [0, 1]
    assert root.crafted[EYRIE * len(ITEMS) + ITEMS.index("coins")] == 1
    assert names(root.discard) == ["bake_sale"]


@pytest.mark.law("root 7.2.3")
def test_disdain_for_trade_raises_no_item_and_touches_nothing_but_items() -> None:
    root = position(CRAFT + "2 eyrie 1 roost\nhand eyrie mouse_in_a_sack codebreakers\neyrie move loyal_vizier")
    match = GAME.resume(root)

    say(match, "craft:codebreakers")

    assert root.points == [0, 0]
    assert names(root.play[EYRIE]) == ["codebreakers"]
