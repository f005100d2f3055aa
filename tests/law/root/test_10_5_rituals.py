"""10.5 The Cult's Daylight."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.cult.board import board_of
from rulewright.kernel.why import why_not
from tests.builders.root import GAME, names, offered, position, say, shown, standing, table

SEATS = "seats marquise eyrie cult\n"
CULT = 2
DAYLIGHT = SEATS + "turn cult daylight ritual\n"


@pytest.mark.law("root 10.5", "root 10.5.1", "root G.1.23", "root G.1.20")
@pytest.mark.ruling("R-70", "R-118")
def test_a_garden_is_built_in_a_ruled_clearing_of_the_revealed_card() -> None:
    match = table(DAYLIGHT + "1 cult 2\n8 cult 1; marquise 2\n12 cult 1\n2 cult 3\nhand cult anvil sword")
    say(match, "build", "anvil")
    assert offered(match.question) == ["1", "12"]
    say(match, "12")
    assert shown(standing(match), 12) == "cult 1 garden_fox"
    assert names(board_of(standing(match), CULT).revealed) == ["anvil"]
    assert names(standing(match).hands[CULT]) == ["sword"]


@pytest.mark.law("root 10.5.1")
def test_no_garden_without_rule_slot_or_garden() -> None:
    match = table(DAYLIGHT + "8 cult 1; marquise 2\nhand cult anvil")
    assert "build" not in offered(match.question)
    assert [reason.law for reason in why_not(match, "build")] == ["root 10.5.1"]
    full = "1 cult 2; marquise sawmill\n8 cult garden_fox*2\n12 cult garden_fox*2\n6 cult garden_fox\nhand cult anvil"
    assert "build" not in offered(table(DAYLIGHT + full).question)


@pytest.mark.law("root 10.5", "root 10.5.2")
@pytest.mark.ruling("R-70")
@pytest.mark.example("EX-60")
def test_a_warrior_is_recruited_and_the_card_serves_no_second_ritual() -> None:
    match = table(DAYLIGHT + "1 marquise 5\nhand cult anvil")
    say(match, "recruit", "anvil")
    assert offered(match.question) == ["1", "6", "8", "12"]
    say(match, "1")
    assert shown(standing(match), 1) == "marquise 5; cult 1"
    assert match.question is not None
    assert match.question.prompt != "root.cult.ritual"


@pytest.mark.law("root 10.5.2", "root 6.2.2")
def test_nobody_is_recruited_beside_the_keep() -> None:
    match = table(DAYLIGHT + "1 marquise keep\nhand cult anvil")
    say(match, "recruit", "anvil")
    assert offered(match.question) == ["6", "8", "12"]


@pytest.mark.law("root 10.5.3", "root 10.2.6")
@pytest.mark.ruling("R-6", "R-70")
@pytest.mark.parametrize(("gardens", "points"), [(1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_gardens_of_a_suit_score_once_and_the_card_is_lost(gardens: int, points: int) -> None:
    places = ["1 cult garden_fox\n", "6 cult garden_fox\n", "8 cult garden_fox\n", "8 cult garden_fox*2\n"]
    text = "".join(places[: min(gardens, 3)]) if gardens < 4 else "1 cult garden_fox\n6 cult garden_fox\n" + places[3]
    text += "12 cult garden_fox\n" if gardens == 5 else ""
    match = table(DAYLIGHT + text + "hand cult anvil foxfolk_steel sword")
    say(match, "score", "anvil")
    assert standing(match).points[CULT] == points
    assert names(board_of(standing(match), CULT).souls) == ["anvil"]
    assert match.question is not None
    say(match, "score")
    assert offered(match.question) == ["sword"] if match.question.prompt == "root.cult.reveal" else True


@pytest.mark.law("root 10.5.3")
def test_each_suit_is_scored_once_a_turn() -> None:
    match = table(DAYLIGHT + "1 cult garden_fox\nhand cult anvil foxfolk_steel")
    say(match, "score", "anvil")
    assert "score" not in offered(match.question)
    assert [reason.law for reason in why_not(match, "score")] == ["root 10.5.3"]


@pytest.mark.law("root 10.5.3", "root 1.5.4")
@pytest.mark.ruling("R-127")
def test_a_suit_without_gardens_scores_nothing_and_the_card_is_lost_all_the_same() -> None:
    match = table(DAYLIGHT + "hand cult anvil sword")
    say(match, "score", "anvil")
    assert standing(match).points[CULT] == 0
    assert names(board_of(standing(match), CULT).souls) == ["anvil"]


@pytest.mark.law("root 10.5.4", "root 10.2.2")
@pytest.mark.ruling("R-70", "R-13")
def test_a_bird_is_good_for_a_sacrifice_and_for_nothing_else() -> None:
    match = table(DAYLIGHT + "1 cult 2\nhand cult armorers sappers")
    assert offered(match.question) == ["done", "sacrifice"]
    say(match, "sacrifice", "armorers")
    board = board_of(standing(match), CULT)
    assert (board.acolytes, names(board.revealed)) == (1, ["armorers"])
    assert GAME.audit(standing(match)) == []


@pytest.mark.law("root 10.5.4")
def test_no_sacrifice_without_a_bird_or_a_warrior() -> None:
    match = table(DAYLIGHT + "1 cult 2\nhand cult anvil")
    assert [reason.law for reason in why_not(match, "sacrifice")] == ["root 10.5.4"]
    assert "sacrifice" not in offered(table(DAYLIGHT + "1 cult 25\nhand cult armorers").question)


@pytest.mark.law("root 10.5", "root 10.2.2", "root 2.1.1")
def test_birds_are_still_wild_outside_of_rituals() -> None:
    match = table(DAYLIGHT + "hand cult armorers\navailable dominance_fox")
    assert "take:dominance_fox" in offered(match.question)


@pytest.mark.law("root 10.5", "root G.1.20")
@pytest.mark.ruling("R-118")
def test_revealed_cards_are_not_in_hand() -> None:
    root = position(DAYLIGHT + "hand cult anvil\ncult revealed sword")
    facts = GAME.facts(root, None)["players"][CULT]
    assert facts["hand"] == 1
    assert facts["board"]["revealed"] == ["sword"]
