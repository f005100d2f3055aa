"""4.3.1 Step 1: the defender may ambush, the attacker may foil it."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.battle import battle
from tests.builders.root import (
    EYRIE,
    MARQUISE,
    VAGABOND,
    ask_after,
    listen,
    names,
    offered,
    position,
    run,
    shown,
)


@pytest.mark.law("root 4.3.1", "root 4.3.1.II", "root 2.1.2", "root 2.1.1")
@pytest.mark.example("EX-8")
def test_an_ambush_that_kills_every_attacker_ends_the_battle_without_a_roll() -> None:
    root = position("2 eyrie 2; marquise 1\nhand marquise ambush_bird anvil")

    run(battle(root, EYRIE, 2, MARQUISE), "ambush_bird")

    assert shown(root, 2) == "marquise 1"
    assert root.supply[EYRIE] == 20
    assert root.fate.rolled == []
    assert names(root.discard) == ["ambush_bird"]


@pytest.mark.law("root 4.3.1.II", "root 4.3.2.I")
@pytest.mark.example("EX-10")
@pytest.mark.ruling("R-27")
def test_an_ambush_lowers_the_cap_of_the_attacker() -> None:
    root = position("2 eyrie 3; marquise 2\nhand marquise ambush_mouse", dice=[3, 1])
    events = listen(root)

    run(battle(root, EYRIE, 2, MARQUISE), "ambush_mouse")

    (rolled,) = [event for event in events if event.kind == "rolled"]
    assert (rolled.facts["attacker"], rolled.facts["defender"]) == (1, 1)
    assert shown(root, 2) == "marquise 1"


@pytest.mark.law("root 4.3.1", "root 4.3.3.II")
@pytest.mark.example("EX-11")
@pytest.mark.ruling("R-28")
def test_a_defenseless_defender_may_ambush() -> None:
    root = position("2 eyrie 3; marquise wood\nhand marquise ambush_mouse", dice=[0, 0])

    run(battle(root, EYRIE, 2, MARQUISE), "ambush_mouse")

    assert shown(root, 2) == "eyrie 1"
    assert root.points[EYRIE] == 1


@pytest.mark.law("root 4.3.1.I")
@pytest.mark.example("EX-12")
@pytest.mark.ruling("R-28")
def test_a_foiled_ambush_deals_no_hits_and_the_dice_are_rolled() -> None:
    root = position("8 eyrie 2; marquise 2\nhand marquise ambush_fox\nhand eyrie ambush_bird", dice=[0, 0])

    run(battle(root, EYRIE, 8, MARQUISE), "ambush_fox", "ambush_bird")

    assert names(root.discard) == ["ambush_bird", "ambush_fox"]
    assert shown(root, 8) == "marquise 2; eyrie 2"
    assert root.fate.rolled == [0, 0]


@pytest.mark.law("root 4.3.1", "root 2.1.2")
def test_an_ambush_of_another_suit_is_not_offered() -> None:
    root = position("2 eyrie 2; marquise 1\nhand marquise ambush_fox ambush_rabbit ambush_mouse ambush_bird")

    question = ask_after(battle(root, EYRIE, 2, MARQUISE))

    assert (question.seat, question.law) == (MARQUISE, ("root 4.3.1",))
    assert sorted(offered(question)) == ["ambush_bird", "ambush_mouse", "decline"]


@pytest.mark.law("root 4.3.1.I")
@pytest.mark.ruling("R-28")
def test_a_foil_must_match_the_clearing_too() -> None:
    root = position("8 eyrie 2; marquise 2\nhand marquise ambush_fox\nhand eyrie ambush_mouse ambush_bird")

    question = ask_after(battle(root, EYRIE, 8, MARQUISE), "ambush_fox")

    assert (question.seat, question.law) == (EYRIE, ("root 4.3.1.I",))
    assert sorted(offered(question)) == ["ambush_bird", "decline"]


@pytest.mark.law("root 4.3.1", "root 4.3.1.I")
@pytest.mark.ruling("R-28")
def test_each_side_plays_one_ambush_at_most() -> None:
    root = position(
        "8 eyrie 4; marquise 2\nhand marquise ambush_fox ambush_bird\nhand eyrie ambush_bird anvil", dice=[0, 0]
    )

    run(battle(root, EYRIE, 8, MARQUISE), "ambush_fox", "ambush_bird")

    assert names(root.hands[MARQUISE]) == ["ambush_bird"]
    assert shown(root, 8) == "marquise 2; eyrie 4"


@pytest.mark.law("root 4.3.1")
@pytest.mark.ruling("R-28")
def test_whoever_holds_a_card_is_asked_for_an_ambush_though_it_is_none() -> None:
    root = position("2 eyrie 2; marquise 1\nhand marquise anvil")

    question = ask_after(battle(root, EYRIE, 2, MARQUISE))

    assert (question.seat, offered(question)) == (MARQUISE, ["decline"])


@pytest.mark.law("root 4.3.1.I")
@pytest.mark.ruling("R-28")
def test_whoever_holds_a_card_is_asked_for_a_foil_though_it_is_none() -> None:
    root = position("2 eyrie 2; marquise 1\nhand marquise ambush_mouse\nhand eyrie anvil")

    question = ask_after(battle(root, EYRIE, 2, MARQUISE), "ambush_mouse")

    assert (question.seat, offered(question)) == (EYRIE, ["decline"])


@pytest.mark.law("root 4.3.1")
def test_nobody_is_asked_with_an_empty_hand() -> None:
    root = position("2 eyrie 2; marquise 2\nhand eyrie ambush_mouse", dice=[1, 0])

    run(battle(root, EYRIE, 2, MARQUISE))

    assert shown(root, 2) == "marquise 1; eyrie 2"
    assert names(root.hands[EYRIE]) == ["ambush_mouse"]


@pytest.mark.law("root 4.3.1")
def test_an_ambush_may_be_held_back() -> None:
    root = position("2 eyrie 2; marquise 2\nhand marquise ambush_mouse", dice=[1, 0])

    run(battle(root, EYRIE, 2, MARQUISE), "decline")

    assert names(root.hands[MARQUISE]) == ["ambush_mouse"]
    assert shown(root, 2) == "marquise 1; eyrie 2"


@pytest.mark.law("root 4.3.1.II", "root 4.3.4", "root 3.2.1")
@pytest.mark.ruling("R-29")
def test_ambush_hits_beyond_the_warriors_fall_on_the_buildings_of_the_attacker() -> None:
    root = position("7 eyrie 1 roost; marquise 1\nhand marquise ambush_mouse")

    run(battle(root, EYRIE, 7, MARQUISE), "ambush_mouse")

    assert shown(root, 7) == "marquise 1"
    assert root.points == [1, 0, 0, 0]
    assert root.fate.rolled == []


@pytest.mark.law("root 4.3.1.II")
def test_the_battle_ends_though_a_building_of_the_attacker_is_left() -> None:
    root = position("7 marquise 1 sawmill workshop; eyrie 1\nhand eyrie ambush_mouse", dice=[3, 3])

    run(battle(root, MARQUISE, 7, EYRIE), "ambush_mouse", "workshop")

    assert shown(root, 7) == "marquise sawmill; eyrie 1"
    assert root.fate.rolled == []
    assert root.points[EYRIE] == 1


@pytest.mark.law("root 4.3.1.II", "root 9.2.2")
@pytest.mark.ruling("R-26")
def test_an_ambush_never_stops_a_pawn() -> None:
    root = position("2 vagabond pawn; marquise 1\nvagabond items sword boot\nhand marquise ambush_mouse", dice=[0, 0])

    run(battle(root, VAGABOND, 2, MARQUISE), "ambush_mouse", "boot")

    assert root.boards[VAGABOND].facts(own=True)["items"] == {"boot!": 1, "sword!": 1}
    assert root.fate.rolled == [0, 0]
    assert shown(root, 2) == "marquise 1; vagabond pawn"


@pytest.mark.law("root 4.3.1", "root 1.1.1")
def test_an_ambush_is_wasted_on_a_scouting_party() -> None:
    root = position(
        "2 eyrie 2; marquise 2\nplay eyrie scouting_party\nhand marquise ambush_mouse\nhand eyrie ambush_bird",
        dice=[1, 0],
    )

    run(battle(root, EYRIE, 2, MARQUISE), "ambush_mouse")

    assert shown(root, 2) == "marquise 1; eyrie 2"
    assert names(root.discard) == ["ambush_mouse"]


@pytest.mark.law("root 4.3.1")
def test_a_scouting_party_does_not_help_a_defender() -> None:
    root = position("2 eyrie 2; marquise 2\nplay marquise scouting_party\nhand marquise ambush_mouse", dice=[0, 0])

    run(battle(root, EYRIE, 2, MARQUISE), "ambush_mouse")

    assert shown(root, 2) == "marquise 2"


@pytest.mark.law("root 4.3.1")
def test_the_attacker_cannot_ambush_first() -> None:
    root = position("2 eyrie 2; marquise 2\nhand eyrie ambush_mouse\nhand marquise anvil", dice=[0, 0])

    run(battle(root, EYRIE, 2, MARQUISE), "decline")

    assert names(root.hands[EYRIE]) == ["ambush_mouse"]
    assert shown(root, 2) == "marquise 2; eyrie 2"
