"""9.2.8 Dominance cards and coalitions; 9.2.9.III.d."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.battle import battles
from rulewright.games.root.rules.dominance import check_dominance
from rulewright.games.root.rules.scoring import score
from rulewright.kernel.position import Ended
from rulewright.kernel.why import Reason, why_not
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    MARQUISE,
    VAGABOND,
    names,
    offered,
    position,
    say,
    table,
)
from tests.builders.vagabond import daylight, held, root_of

ACTIVATE = "activate:dominance_fox"
LAST = """
1 vagabond pawn
hand vagabond dominance_fox
points vagabond:12 marquise:8 eyrie:8 alliance:15
vagabond relations marquise:hostile
"""
NO_MARKERS = """
dominance marquise dominance_bird
dominance eyrie dominance_mouse
dominance alliance dominance_rabbit
"""
OF_FOUR = "turn vagabond daylight\nvagabond character thief\n"
OF_THREE = """
seats marquise eyrie vagabond
turn vagabond daylight
1 vagabond pawn
vagabond character thief
hand vagabond dominance_fox
points vagabond:12 marquise:8 eyrie:8
"""
BOUND = """
1 vagabond pawn
play vagabond dominance_fox
partner vagabond marquise
points vagabond:12 marquise:8 eyrie:8 alliance:15
"""


@pytest.mark.law("root 9.2.8", "root 3.3.1")
def test_a_coalition_takes_the_marker_off_the_track_and_the_facts_tell_it() -> None:
    match = daylight(BOUND)

    assert [one["on_track"] for one in match.view(None).facts()["table"]["players"]] == [True, True, True, False]


@pytest.mark.law("root 9.2.8", "root 9.2.9.III.d")
@pytest.mark.example("EX-29")
@pytest.mark.ruling("R-54")
def test_he_joins_either_of_the_two_last_players_and_a_hostile_one_becomes_indifferent() -> None:
    match = daylight(LAST)

    say(match, ACTIVATE)
    assert offered(match.question) == ["marquise", "eyrie"]
    say(match, "marquise")

    root = root_of(match)
    assert root.partner == [-1, -1, -1, MARQUISE]
    assert held(match, "relations") == ""
    assert names(root.play[VAGABOND]) == ["dominance_fox"]
    assert root.dominance[VAGABOND] == -1, "never its printed condition"


@pytest.mark.law("root 9.2.8", "root 3.1")
@pytest.mark.example("EX-29")
def test_if_the_partner_wins_both_win() -> None:
    root = position(BOUND)

    with pytest.raises(Ended):
        score(root, MARQUISE, 22, "test")

    assert root.winners == (MARQUISE, VAGABOND)


@pytest.mark.law("root 9.2.8", "root 3.3.1.I")
@pytest.mark.ruling("R-54")
def test_a_later_dominance_victory_of_the_partner_is_shared() -> None:
    root = position(f"{BOUND}\ndominance marquise dominance_mouse\n2 marquise 1\n7 marquise 1\n9 marquise 1")

    with pytest.raises(Ended):
        check_dominance(root, MARQUISE)

    assert (root.winners, root.reason) == ((MARQUISE, VAGABOND), "dominance")


@pytest.mark.law("root 9.2.8")
def test_if_another_player_wins_he_does_not() -> None:
    root = position(BOUND)

    with pytest.raises(Ended):
        score(root, EYRIE, 22, "test")

    assert root.winners == (EYRIE,)


@pytest.mark.law("root 9.2.8")
@pytest.mark.example("EX-29")
@pytest.mark.ruling("R-54")
def test_in_a_game_of_three_there_is_no_coalition() -> None:
    assert ACTIVATE not in offered(table(OF_THREE).question)


@pytest.mark.law("root 9.2.8")
@pytest.mark.ruling("R-54")
@pytest.mark.parametrize("text", [OF_THREE, f"{OF_FOUR}{LAST}{NO_MARKERS}"], ids=["of three", "no partner"])
def test_a_refused_coalition_is_refused_by_its_own_paragraph(text: str) -> None:
    assert [reason.law for reason in why_not(table(text), ACTIVATE)] == ["root 9.2.8"]


@pytest.mark.law("root 9.2.8", "root 3.3.1")
@pytest.mark.ruling("R-54")
def test_a_coalition_needs_ten_points() -> None:
    nine = LAST.replace("vagabond:12", "vagabond:9")
    match = daylight(nine)

    assert ACTIVATE not in offered(match.question)
    assert why_not(match, ACTIVATE) == [Reason("root 3.3.1", "why.ten-points")]
    assert ACTIVATE in offered(daylight(LAST.replace("vagabond:12", "vagabond:10")).question)


@pytest.mark.law("root 9.2.8", "root 3.3.1")
@pytest.mark.ruling("R-54")
def test_a_coalition_is_formed_in_daylight_only() -> None:
    match = table(f"turn vagabond birdsong\nvagabond character thief\n{LAST}")

    assert ACTIVATE not in offered(match.question)


@pytest.mark.law("root 9.2.8")
def test_his_own_score_may_be_lower_than_that_of_his_partner() -> None:
    match = daylight(LAST.replace("marquise:8 eyrie:8 alliance:15", "marquise:20 eyrie:21 alliance:22"))

    say(match, ACTIVATE)

    assert root_of(match).partner[VAGABOND] == MARQUISE


@pytest.mark.law("root 9.2.8")
@pytest.mark.ruling("R-54", "R-17")
def test_whoever_has_activated_dominance_is_neither_partner_nor_the_last() -> None:
    match = daylight(f"{LAST}\ndominance marquise dominance_bird\ndominance eyrie dominance_mouse")

    say(match, ACTIVATE)

    assert root_of(match).partner[VAGABOND] == ALLIANCE


@pytest.mark.law("root 9.2.8")
@pytest.mark.ruling("R-54")
def test_without_anybody_to_join_the_card_cannot_be_activated() -> None:
    match = daylight(f"{LAST}{NO_MARKERS}")

    assert ACTIVATE not in offered(match.question)


@pytest.mark.law("root 9.2.8")
@pytest.mark.ruling("R-54")
def test_a_last_player_who_is_in_a_coalition_bars_all_others() -> None:
    # Only a second Vagabond could have joined the Eyrie; here the Marquise stands for one.
    match = daylight(
        "1 vagabond pawn\nhand vagabond dominance_fox\npartner marquise eyrie\n"
        "points vagabond:12 marquise:11 eyrie:8 alliance:15"
    )

    assert ACTIVATE not in offered(match.question)


@pytest.mark.law("root 9.2.8")
@pytest.mark.ruling("R-17")
def test_he_scores_no_more_points() -> None:
    match = daylight(f"{BOUND}\nvagabond items torch\nruins 12:boot".replace("1 vagabond", "12 vagabond"))

    say(match, "explore")

    assert held(match, "items") == "boot torch-"
    assert root_of(match).points[VAGABOND] == 12


@pytest.mark.law("root 9.2.8", "root 3.3.2")
@pytest.mark.ruling("R-17", "R-54")
def test_the_bond_is_for_good() -> None:
    match = daylight(f"{BOUND}\nhand vagabond dominance_mouse")

    assert "activate:dominance_mouse" not in offered(match.question)


@pytest.mark.law("root 9.2.8", "root G.1.8")
@pytest.mark.ruling("R-54", "R-119")
def test_partners_do_not_battle_or_strike_each_other() -> None:
    match = daylight(f"{BOUND}\n1 marquise 2; eyrie 1; alliance 1\nvagabond items sword crossbow")

    assert why_not(match, "battle 1:eyrie") == []
    assert why_not(match, "battle 1:marquise") == [Reason("root G.1.8", "why.no-enemy")]
    say(match, "strike")
    assert offered(match.question) == ["eyrie:warrior", "alliance:warrior"]


@pytest.mark.law("root 9.2.8", "root G.1.8")
@pytest.mark.ruling("R-119")
def test_the_partner_does_not_battle_the_vagabond() -> None:
    root = position(f"turn marquise daylight\n{BOUND}\n1 marquise 2\n9 eyrie 1; marquise 1")

    assert [option.text for option in battles(root, MARQUISE)] == ["9:eyrie"]


@pytest.mark.law("root 9.5.4", "root D.1.2")
@pytest.mark.ruling("R-60", "R-119", "R-67")
def test_the_partner_is_another_player_who_can_be_aided_and_stolen_from() -> None:
    match = daylight(f"{BOUND}\n1 marquise 2\nvagabond items torch boot\nhand vagabond anvil\nhand marquise ambush_fox")

    assert {"aid", "special"} <= set(offered(match.question))


@pytest.mark.law("root 3.3.4", "root 9.2.8")
def test_an_available_dominance_card_may_be_taken_even_where_it_can_never_be_activated() -> None:
    match = table(
        "seats marquise eyrie vagabond\nturn vagabond daylight\n1 vagabond pawn\nvagabond character thief\n"
        "hand vagabond anvil\navailable dominance_fox"
    )

    say(match, "take:dominance_fox", "anvil")

    assert names(root_of(match).hands[2]) == ["dominance_fox"]
