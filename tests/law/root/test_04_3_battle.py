"""4.3 Battle."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.battle import battle, battles
from tests.builders.root import ALLIANCE, EYRIE, MARQUISE, ask_after, names, offered, position, run, shown


@pytest.mark.law("root 4.3", "root 4.3.2", "root 4.3.2.I", "root 4.3.4", "root 3.2.1", "root G.1.22")
@pytest.mark.example("EX-6")
def test_rolled_hits_are_capped_by_warriors_and_a_building_falls_after_the_warriors() -> None:
    root = position("1 eyrie 2; marquise 1 sawmill", dice=[3, 0])

    run(battle(root, EYRIE, 1, MARQUISE))

    assert shown(root, 1) == "eyrie 2"
    assert root.points == [0, 1, 0, 0]
    assert root.supply[MARQUISE] == 25


@pytest.mark.law("root 4.3.1", "root 4.3.1.II", "root 2.1.2", "root 2.1.1")
@pytest.mark.example("EX-8")
def test_an_ambush_that_kills_every_attacker_ends_the_battle_without_a_roll() -> None:
    root = position("2 eyrie 2; marquise 1\nhand marquise ambush_bird anvil")

    run(battle(root, EYRIE, 2, MARQUISE), "ambush_bird")

    assert shown(root, 2) == "marquise 1"
    assert root.fate.rolled == []
    assert names(root.discard) == ["ambush_bird"]


@pytest.mark.law("root 4.3.1")
@pytest.mark.ruling("R-28")
def test_whoever_holds_a_card_is_asked_for_an_ambush_though_it_is_none() -> None:
    root = position("2 eyrie 2; marquise 1\nhand marquise anvil")

    question = ask_after(battle(root, EYRIE, 2, MARQUISE))

    assert (question.seat, offered(question)) == (MARQUISE, ["decline"])


@pytest.mark.law("root 4.3")
@pytest.mark.ruling("R-25")
def test_a_token_alone_makes_a_defender() -> None:
    root = position("3 eyrie 1; alliance sympathy")

    assert [option.value for option in battles(root, EYRIE)] == [(3, ALLIANCE)]
