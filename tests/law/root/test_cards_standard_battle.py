"""The standard deck in battle: Armorers, Sappers, Brutal Tactics, Scouting Party."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.battle import battle
from rulewright.kernel.position import Ended
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    MARQUISE,
    VAGABOND,
    ask_after,
    names,
    offered,
    position,
    run,
    shown,
)


@pytest.mark.law("root 4.3.3", "root 4.1.3")
@pytest.mark.parametrize(("owner", "left"), [("marquise", "marquise 3; eyrie 2"), ("eyrie", "marquise 1; eyrie 3")])
def test_armorers_ignore_every_rolled_hit_for_attacker_and_defender(owner: str, left: str) -> None:
    root = position(f"8 marquise 3; eyrie 3\nplay {owner} armorers", dice=[1, 2])

    run(battle(root, EYRIE, 8, MARQUISE), "use:armorers")

    assert shown(root, 8) == left
    assert names(root.discard) == ["armorers"]


@pytest.mark.law("root 4.3.3", "root 4.3.3.I")
def test_armorers_do_not_ignore_extra_hits() -> None:
    root = position("8 marquise 3; eyrie 3\neyrie leader commander\nplay marquise armorers", dice=[3, 0])

    run(battle(root, EYRIE, 8, MARQUISE), "use:armorers")

    assert shown(root, 8) == "marquise 2; eyrie 3"


@pytest.mark.law("root 4.3.3", "root 4.3.3.II")
def test_armorers_do_not_ignore_the_extra_hit_on_the_defenseless() -> None:
    root = position("8 marquise sawmill wood; eyrie 3\nplay marquise armorers", dice=[3, 0])

    question = ask_after(battle(root, EYRIE, 8, MARQUISE), "use:armorers")

    assert question.prompt == "root.battle.loss"
    assert offered(question) == ["sawmill", "wood"]


@pytest.mark.law("root 4.3.1.II", "root 4.3.3")
def test_armorers_come_too_late_for_an_ambush() -> None:
    root = position("8 marquise 1; eyrie 3\nplay eyrie armorers\nhand marquise ambush_fox", dice=[1, 1])

    run(battle(root, EYRIE, 8, MARQUISE), "ambush_fox", "use:armorers")

    # Two fell to the ambush before; the die of the defender is ignored.
    assert shown(root, 8) == "eyrie 1"


@pytest.mark.law("root 4.3.3", "root 4.1.3")
def test_armorers_need_not_be_used_and_stay_then() -> None:
    root = position("8 marquise 3; eyrie 3\nplay marquise armorers", dice=[2, 0])

    run(battle(root, EYRIE, 8, MARQUISE), "decline")

    assert shown(root, 8) == "marquise 1; eyrie 3"
    assert names(root.play[MARQUISE]) == ["armorers"]


@pytest.mark.law("root 4.3.3", "root 9.2.7")
def test_armorers_save_the_items_of_the_vagabond() -> None:
    root = position("8 marquise 3; vagabond pawn\nplay vagabond armorers\nvagabond items sword boot", dice=[2, 1])

    run(battle(root, MARQUISE, 8, VAGABOND), "use:armorers")

    assert root.boards[VAGABOND].facts(own=True)["items"] == {"boot": 1, "sword": 1}


@pytest.mark.law("root 4.3.3", "root 4.3.3.I")
def test_sappers_deal_one_extra_hit_as_defender_and_are_discarded() -> None:
    root = position("8 marquise 1; eyrie 3\nplay marquise sappers", dice=[0, 0])

    run(battle(root, EYRIE, 8, MARQUISE), "use:sappers")

    assert shown(root, 8) == "marquise 1; eyrie 2"
    assert (names(root.discard), root.play[MARQUISE]) == (["sappers"], 0)


@pytest.mark.law("root 4.3.3.I")
def test_the_extra_hit_of_sappers_is_not_capped_by_warriors() -> None:
    root = position("8 marquise sawmill; eyrie 2\nplay marquise sappers", dice=[2, 2])

    run(battle(root, EYRIE, 8, MARQUISE), "use:sappers")

    assert shown(root, 8) == "eyrie 1"


@pytest.mark.law("root 4.3.3")
def test_sappers_are_not_offered_to_the_attacker() -> None:
    root = position("8 marquise 1; eyrie 3\nplay eyrie sappers", dice=[0, 0])

    run(battle(root, EYRIE, 8, MARQUISE))  # nobody is asked anything

    assert names(root.play[EYRIE]) == ["sappers"]


@pytest.mark.law("root 4.3.3", "root 4.1.3")
def test_sappers_need_not_be_used() -> None:
    root = position("8 marquise 1; eyrie 3\nplay marquise sappers", dice=[0, 0])

    run(battle(root, EYRIE, 8, MARQUISE), "decline")

    assert shown(root, 8) == "marquise 1; eyrie 3"
    assert names(root.play[MARQUISE]) == ["sappers"]


@pytest.mark.law("root 4.3.3", "root 4.3.3.I")
def test_brutal_tactics_deal_one_extra_hit_for_a_point_of_the_defender_and_stay() -> None:
    root = position("8 marquise 2; eyrie 1\nplay eyrie brutal_tactics", dice=[1, 0])

    run(battle(root, EYRIE, 8, MARQUISE), "use:brutal_tactics")

    assert shown(root, 8) == "eyrie 1"
    assert root.points == [1, 0, 0, 0]
    assert names(root.play[EYRIE]) == ["brutal_tactics"]


@pytest.mark.law("root 4.3.3")
def test_brutal_tactics_are_used_once_a_battle_and_again_in_the_next() -> None:
    root = position("8 marquise 6; eyrie 3\nplay eyrie brutal_tactics", dice=[0, 0, 0, 0])

    run(battle(root, EYRIE, 8, MARQUISE), "use:brutal_tactics")
    run(battle(root, EYRIE, 8, MARQUISE), "use:brutal_tactics")

    assert shown(root, 8) == "marquise 4; eyrie 3"
    assert root.points[MARQUISE] == 2


@pytest.mark.law("root 4.3.3")
def test_brutal_tactics_are_not_offered_to_the_defender() -> None:
    root = position("8 marquise 2; eyrie 1\nplay marquise brutal_tactics", dice=[0, 0])

    run(battle(root, EYRIE, 8, MARQUISE))

    assert shown(root, 8) == "marquise 2; eyrie 1"


@pytest.mark.law("root 3.1", "root 4.3.3")
def test_the_point_of_brutal_tactics_may_win_the_game_for_the_defender() -> None:
    root = position("8 marquise sawmill; eyrie 1\nplay eyrie brutal_tactics\npoints marquise:29 eyrie:29", dice=[0, 0])

    with pytest.raises(Ended):
        run(battle(root, EYRIE, 8, MARQUISE), "use:brutal_tactics")

    assert root.winners == (MARQUISE,)


@pytest.mark.law("root 3.3.1", "root 4.3.3")
def test_a_defender_without_a_marker_gets_no_point_from_brutal_tactics() -> None:
    root = position(
        "8 marquise 2; eyrie 1\nplay eyrie brutal_tactics\npoints marquise:12\ndominance marquise dominance_fox",
        dice=[0, 0],
    )

    run(battle(root, EYRIE, 8, MARQUISE), "use:brutal_tactics")

    assert (shown(root, 8), root.points[MARQUISE]) == ("marquise 1; eyrie 1", 12)


@pytest.mark.law("root 4.3.3", "root 4.3.3.I", "root 7.8.3")
def test_extra_hits_of_several_effects_add_up() -> None:
    root = position(
        "8 alliance sympathy base_fox 2; eyrie 1\neyrie leader commander\nplay eyrie brutal_tactics\n"
        "play alliance sappers",
        dice=[0, 1],
    )

    flow = battle(root, EYRIE, 8, ALLIANCE)
    # The Eyrie deal no rolled hit (Guerrilla War), and two extra hits; the Alliance one and one.
    run(flow, "alliance", "use:sappers", "use:brutal_tactics")

    assert shown(root, 8) == "alliance base_fox sympathy"
    assert root.points == [0, 0, 1, 0]


@pytest.mark.law("root 4.3.3")
def test_one_side_may_use_several_cards_in_any_order() -> None:
    text = "8 marquise 2; eyrie 2\nplay marquise armorers sappers"
    question = ask_after(battle(position(text, dice=[2, 0]), EYRIE, 8, MARQUISE))
    assert sorted(offered(question)) == ["decline", "use:armorers", "use:sappers"]

    root = position(text, dice=[2, 0])
    run(battle(root, EYRIE, 8, MARQUISE), "use:sappers", "use:armorers")
    assert shown(root, 8) == "marquise 2; eyrie 1"
    assert names(root.discard) == ["armorers", "sappers"]


@pytest.mark.law("root 4.3.1", "root 4.3.1.II", "root 1.1.1")
def test_an_ambush_does_not_affect_a_scouting_party_and_is_spent_all_the_same() -> None:
    root = position(
        "8 marquise 1; eyrie 2\nplay eyrie scouting_party\nhand marquise ambush_fox\nhand eyrie ambush_bird",
        dice=[1, 0],
    )

    run(battle(root, EYRIE, 8, MARQUISE), "ambush_fox")  # there is nothing for the attacker to foil

    assert shown(root, 8) == "eyrie 2"
    assert names(root.discard) == ["ambush_fox"]
    assert names(root.hands[EYRIE]) == ["ambush_bird"]
    assert names(root.play[EYRIE]) == ["scouting_party"]


@pytest.mark.law("root 4.3.1", "root 1.1.1")
def test_a_scouting_party_of_the_defender_does_nothing() -> None:
    root = position("8 marquise 2; eyrie 2\nplay marquise scouting_party\nhand marquise ambush_fox", dice=[0, 0])

    run(battle(root, EYRIE, 8, MARQUISE), "ambush_fox")

    assert shown(root, 8) == "marquise 2"
