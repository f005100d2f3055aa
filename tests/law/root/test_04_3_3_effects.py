"""4.3.3 Step 3: effects, extra hits, and the defenseless."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.battle import battle
from tests.builders.root import ALLIANCE, EYRIE, MARQUISE, ask_after, listen, names, offered, position, run, shown


@pytest.mark.law("root 4.3.3.I", "root 4.3.3.II", "root 7.8.3")
@pytest.mark.example("EX-7")
def test_extra_hits_ignore_the_cap() -> None:
    root = position("2 eyrie 1; marquise wood*2\neyrie leader commander", dice=[0, 0])

    run(battle(root, EYRIE, 2, MARQUISE))

    assert shown(root, 2) == "eyrie 1"
    assert root.points[EYRIE] == 2


@pytest.mark.law("root 4.3.3.II")
def test_a_defender_without_warriors_takes_one_hit_more() -> None:
    root = position("2 eyrie 3; marquise sawmill workshop wood", dice=[1, 0])

    run(battle(root, EYRIE, 2, MARQUISE), "wood", "sawmill")

    assert shown(root, 2) == "marquise workshop; eyrie 3"


@pytest.mark.law("root 4.3.3.II")
def test_a_single_warrior_is_a_defence() -> None:
    root = position("2 eyrie 3; marquise 1 sawmill", dice=[1, 0])

    run(battle(root, EYRIE, 2, MARQUISE))

    assert shown(root, 2) == "marquise sawmill; eyrie 3"


@pytest.mark.law("root 4.3.3.II")
def test_only_a_defender_is_defenseless() -> None:
    """An attacker whom the ambush has cost every warrior is no longer in a battle; a pawn needs none."""
    root = position("3 vagabond pawn; marquise 2\nvagabond items boot boot sword!", dice=[3, 0])

    run(battle(root, 3, 3, MARQUISE))

    assert shown(root, 3) == "marquise 2; vagabond pawn"
    assert root.boards[3].facts(own=True)["items"] == {"boot": 2, "sword!": 1}


@pytest.mark.law("root 4.3.3", "root 1.4.2")
@pytest.mark.example("EX-34")
def test_a_card_for_battle_may_be_used_in_the_middle_of_one() -> None:
    root = position("2 eyrie 3; marquise 2\nplay marquise armorers", dice=[2, 1])
    question = ask_after(battle(root, EYRIE, 2, MARQUISE))
    assert (question.seat, offered(question)) == (MARQUISE, ["decline", "use:armorers"])

    root = position("2 eyrie 3; marquise 2\nplay marquise armorers", dice=[2, 1])
    run(battle(root, EYRIE, 2, MARQUISE), "use:armorers")

    assert shown(root, 2) == "marquise 2; eyrie 2"
    assert names(root.discard) == ["armorers"]
    assert root.play[MARQUISE] == 0


@pytest.mark.law("root 4.3.3")
def test_an_effect_that_is_declined_stays_in_play() -> None:
    root = position("2 eyrie 3; marquise 2\nplay marquise armorers", dice=[2, 1])

    run(battle(root, EYRIE, 2, MARQUISE), "decline")

    assert shown(root, 2) == "eyrie 2"
    assert names(root.play[MARQUISE]) == ["armorers"]


@pytest.mark.law("root 4.3.3", "root 4.3.3.I")
def test_armorers_ignore_rolled_hits_and_no_others() -> None:
    root = position("2 eyrie 3; marquise 3\nplay marquise armorers\neyrie leader commander", dice=[2, 0])

    run(battle(root, EYRIE, 2, MARQUISE), "use:armorers")

    assert shown(root, 2) == "marquise 2; eyrie 3"


@pytest.mark.law("root 4.3.3")
def test_armorers_protect_an_attacker_too() -> None:
    root = position("2 eyrie 3; marquise 3\nplay eyrie armorers", dice=[3, 3])

    run(battle(root, EYRIE, 2, MARQUISE), "use:armorers")

    assert shown(root, 2) == "eyrie 3"


@pytest.mark.law("root 4.3.3", "root 4.3.3.I")
def test_sappers_deal_a_hit_beyond_the_cap_for_the_defender_alone() -> None:
    root = position("2 eyrie 3; marquise wood\nplay marquise sappers\nplay eyrie sappers", dice=[0, 0])

    run(battle(root, EYRIE, 2, MARQUISE), "use:sappers")

    assert shown(root, 2) == "eyrie 2"
    assert names(root.discard) == ["sappers"]
    assert names(root.play[EYRIE]) == ["sappers"]


@pytest.mark.law("root 4.3.3", "root 4.3.3.I")
def test_brutal_tactics_deal_a_hit_once_and_give_the_defender_a_point() -> None:
    root = position("2 eyrie 1; marquise 3\nplay eyrie brutal_tactics\nplay marquise brutal_tactics", dice=[1, 0])

    run(battle(root, EYRIE, 2, MARQUISE), "use:brutal_tactics")

    assert shown(root, 2) == "marquise 1; eyrie 1"
    assert root.points == [1, 0, 0, 0]
    assert names(root.play[EYRIE]) == ["brutal_tactics"]


@pytest.mark.law("root 4.3.3")
def test_brutal_tactics_serve_again_in_the_next_battle() -> None:
    root = position("2 eyrie 1; marquise 4\nplay eyrie brutal_tactics", dice=[0, 0, 0, 0])

    run(battle(root, EYRIE, 2, MARQUISE), "use:brutal_tactics")
    run(battle(root, EYRIE, 2, MARQUISE), "use:brutal_tactics")

    assert shown(root, 2) == "marquise 2; eyrie 1"
    assert root.points[MARQUISE] == 2


@pytest.mark.law("root 4.3.3", "root 1.1.3")
@pytest.mark.example("EX-40")
@pytest.mark.ruling("R-8")
def test_the_attacker_says_who_uses_effects_first() -> None:
    text = "2 eyrie 3; marquise 3\nplay eyrie brutal_tactics\nplay marquise armorers sappers"
    root = position(text, dice=[0, 0])
    question = ask_after(battle(root, EYRIE, 2, MARQUISE))
    assert (question.seat, question.law, offered(question)) == (EYRIE, ("root 4.3.3",), ["eyrie", "marquise"])

    question = ask_after(battle(position(text, dice=[0, 0]), EYRIE, 2, MARQUISE), "marquise")
    assert (question.seat, offered(question)) == (MARQUISE, ["decline", "use:armorers", "use:sappers"])

    question = ask_after(battle(position(text, dice=[0, 0]), EYRIE, 2, MARQUISE), "eyrie")
    assert (question.seat, offered(question)) == (EYRIE, ["decline", "use:brutal_tactics"])


@pytest.mark.law("root 4.3.3")
def test_one_side_may_use_several_effects() -> None:
    root = position("2 eyrie 3; marquise 3\nplay marquise armorers sappers", dice=[3, 0])

    run(battle(root, EYRIE, 2, MARQUISE), "use:armorers", "use:sappers")

    assert shown(root, 2) == "marquise 3; eyrie 2"
    assert names(root.discard) == ["armorers", "sappers"]


@pytest.mark.law("root 4.3.3")
@pytest.mark.ruling("R-8")
def test_with_effects_on_one_side_nobody_is_asked_for_an_order() -> None:
    root = position("2 eyrie 3; marquise 3\nplay eyrie brutal_tactics\nplay alliance armorers", dice=[0, 0])

    question = ask_after(battle(root, EYRIE, 2, MARQUISE))

    assert question.prompt == "root.battle.effect"
    assert question.seat == EYRIE
    assert names(root.play[ALLIANCE]) == ["armorers"]


@pytest.mark.law("root 4.3.3.I", "root 4.3.3.II")
def test_every_extra_hit_is_told_with_its_cause() -> None:
    text = "2 eyrie 3; marquise sawmill workshop wood*2\neyrie leader commander\nplay eyrie brutal_tactics"
    root = position(text + "\nplay marquise sappers", dice=[0, 0])
    events = listen(root)

    run(battle(root, EYRIE, 2, MARQUISE), "eyrie", "use:brutal_tactics", "use:sappers", "wood", "wood", "sawmill")

    causes = [(event.facts["seat"], event.facts["cause"]) for event in events if event.kind == "extra_hits"]
    assert causes == [
        (EYRIE, "commander"),
        (EYRIE, "defenseless"),
        (EYRIE, "brutal_tactics"),
        (MARQUISE, "sappers"),
    ]
