"""12.5.1 The Assembly."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.duchy.board import board_of, in_burrow
from rulewright.kernel.playing import finish_turn
from rulewright.kernel.question import Question
from rulewright.kernel.why import why_not
from tests.builders.root import GAME, names, offered, say, shown, standing, table

SEATS = "seats marquise eyrie duchy\n"
MARQUISE, EYRIE, DUCHY = range(3)
DAY = SEATS + "turn duchy daylight assembly\n"


def prompt(question: Question | None) -> str:
    """Return what is asked."""
    assert question is not None
    return question.prompt


@pytest.mark.law("root 12.5", "root 12.5.1")
def test_two_actions_the_same_twice_if_wanted() -> None:
    match = table(DAY + "3 duchy 1 tunnel\nhand duchy anvil sword")
    say(match, "recruit", "recruit")
    assert in_burrow(standing(match), DUCHY) == 2
    assert prompt(match.question) != "root.duchy.assembly"
    match = table(DAY + "3 duchy 1 tunnel\nhand duchy anvil sword")
    say(match, "recruit", "done")
    assert in_burrow(standing(match), DUCHY) == 1
    assert prompt(match.question) != "root.duchy.assembly"


@pytest.mark.law("root 12.5.1", "root 1.4.1")
def test_the_next_turn_has_two_actions_again() -> None:
    match = table(
        "seats marquise duchy\nturn duchy daylight assembly\n1 marquise 1\n3 duchy 1 tunnel\nhand duchy anvil"
    )
    say(match, "recruit", "recruit")

    def idle(question: Question) -> str:
        return next((text for text in ("done", "decline", "pass") if question.find(text)), question.options[0].text)

    finish_turn(match, idle)
    while prompt(match.question) != "root.duchy.assembly":
        assert match.question is not None
        match.answer(idle(match.question))
    assert board_of(standing(match), 1).taken == 0
    say(match, "recruit")
    assert prompt(match.question) == "root.duchy.assembly"


# Build.


@pytest.mark.law("root 12.5.1.I", "root 2.2.2", "root G.1.23")
@pytest.mark.ruling("R-118")
def test_a_revealed_card_builds_in_a_ruled_clearing_that_it_matches() -> None:
    match = table(DAY + "8 duchy 2\n7 duchy 2\n6 duchy 1; marquise 3\nhand duchy anvil sword bake_sale")
    say(match, "build")
    assert offered(match.question) == ["anvil", "sword"], "no rabbit clearing is ruled"
    say(match, "anvil")
    assert offered(match.question) == ["citadel", "market"]
    say(match, "market")
    root = standing(match)
    assert shown(root, 8) == "duchy 2 market"
    assert names(board_of(root, DUCHY).revealed) == ["anvil"]
    assert (names(root.hands[DUCHY]), root.discard) == (["bake_sale", "sword"], 0)
    say(match, "build")
    assert offered(match.question) == ["sword"], "what is revealed is not in hand"


@pytest.mark.law("root 12.5.1.I", "root 2.1.1")
def test_a_bird_builds_anywhere() -> None:
    match = table(DAY + "8 duchy 2\n7 duchy 2\n2 duchy 1; marquise 3\nhand duchy armorers")
    say(match, "build", "armorers", "citadel")
    assert offered(match.question) == ["7", "8"]


@pytest.mark.law("root 12.5.1.I", "root 2.2.4", "root 6.2.2", "root 1.5.1")
def test_building_wants_a_slot_a_building_and_no_keep() -> None:
    match = table(DAY + "8 duchy 3 citadel market\n1 duchy 3; marquise keep\nhand duchy anvil")
    assert "build" not in offered(match.question)
    assert [reason.law for reason in why_not(match, "build")] == ["root 12.5.1.I"]
    text = "2 duchy 1 market*2\n7 duchy 1 market citadel\n8 duchy 1 citadel*2\n12 duchy 3\nhand duchy anvil"
    match = table(DAY + text)
    assert "build" not in offered(match.question)
    assert [reason.law for reason in why_not(match, "build")] == ["root 1.5.1"]


@pytest.mark.law("root 12.5.1.I", "root 1.5.1")
def test_when_one_kind_is_used_up_the_other_is_built() -> None:
    match = table(DAY + "2 duchy 1 market*2\n7 duchy 1 market\n8 duchy 3\nhand duchy anvil")
    say(match, "build", "anvil")
    assert shown(standing(match), 8) == "duchy 3 citadel"


# Recruit, move, battle.


@pytest.mark.law("root 12.5.1.II", "root 1.5.1")
def test_recruits_come_into_the_burrow_as_long_as_there_are_any() -> None:
    match = table(DAY + "3 duchy 19 tunnel")
    say(match, "recruit")
    assert (in_burrow(standing(match), DUCHY), standing(match).supply[DUCHY]) == (1, 0)
    assert "recruit" not in offered(match.question)


@pytest.mark.law("root 12.5.1.III", "root 4.2")
def test_a_move_out_of_the_burrow_or_over_land() -> None:
    match = table(DAY + "3 duchy 2 tunnel\nduchy burrow 2")
    say(match, "move")
    assert offered(match.question) == ["burrow>3", "3>burrow", "3>6", "3>7", "3>11"]
    say(match, "burrow>3", "2")
    assert shown(standing(match), 3) == "duchy 4 tunnel"


@pytest.mark.law("root 12.5.1.IV", "root 4.3")
def test_a_battle() -> None:
    match = table(DAY + "3 duchy 2; marquise 2\nduchy burrow 2", dice=[2, 0])
    say(match, "battle")
    assert shown(standing(match), 3) == "duchy 2"


# Dig.


@pytest.mark.law("root 12.5.1.V", "root 12.2.4", "root G.1.29")
@pytest.mark.ruling("R-80")
def test_a_spent_card_digs_a_tunnel_and_up_to_four_come_out() -> None:
    match = table(DAY + "3 duchy 1 tunnel\n8 marquise 5\nhand duchy anvil\nduchy burrow 6")
    say(match, "dig", "anvil")
    assert offered(match.question) == ["1", "6", "8", "12"], "whoever rules there"
    say(match, "8")
    assert offered(match.question) == ["0", "1", "2", "3", "4"]
    say(match, "4")
    root = standing(match)
    assert shown(root, 8) == "marquise 5; duchy 4 tunnel"
    assert (in_burrow(root, DUCHY), names(root.discard), root.hands[DUCHY]) == (2, ["anvil"], 0)


@pytest.mark.law("root 12.5.1.V")
@pytest.mark.ruling("R-80")
def test_nobody_need_come_out() -> None:
    match = table(DAY + "3 duchy 1 tunnel\nhand duchy anvil\nduchy burrow 1")
    say(match, "dig", "anvil", "8", "0")
    assert shown(standing(match), 8) == "duchy tunnel"
    assert in_burrow(standing(match), DUCHY) == 1


@pytest.mark.law("root 12.5.1.V")
def test_a_tunnel_needs_a_clearing_without_one() -> None:
    match = table(DAY + "8 duchy tunnel\nhand duchy anvil")
    say(match, "dig", "anvil")
    assert offered(match.question) == ["1", "6", "12"]
    assert [reason.law for reason in why_not(match, "8")] == ["root 12.5.1.V"]


@pytest.mark.law("root 12.5.1.V", "root 6.2.2")
@pytest.mark.ruling("R-79")
def test_the_keep_bars_a_tunnel() -> None:
    match = table(DAY + "8 duchy tunnel\n1 marquise keep\nhand duchy anvil")
    say(match, "dig", "anvil")
    assert offered(match.question) == ["6", "12"]


@pytest.mark.law("root 12.5.1.V", "root 12.2.4")
@pytest.mark.ruling("R-79")
@pytest.mark.example("EX-67")
def test_with_all_tunnels_out_one_is_removed_first() -> None:
    match = table(DAY + "3 duchy 1 tunnel\n2 duchy tunnel\n8 duchy tunnel\nhand duchy anvil\nduchy burrow 5")
    say(match, "dig", "anvil")
    assert prompt(match.question) == "root.duchy.fill"
    assert offered(match.question) == ["2", "3", "8"], "from any clearing; none at all is not offered"
    say(match, "2")
    assert offered(match.question) == ["1", "6", "12"]
    say(match, "6", "4")
    root = standing(match)
    assert (shown(root, 2), shown(root, 6)) == ("", "duchy 4 tunnel")
    assert root.placed[root.setting.kind[DUCHY, "tunnel"].number] == 3
    assert root.points == [0, 0, 0], "whoever removes their own tunnel scores nothing"
    assert GAME.audit(root) == []


@pytest.mark.law("root 12.5.1.V", "root 12.2.4")
@pytest.mark.ruling("R-79")
def test_a_tunnel_may_be_dug_where_one_was_just_removed() -> None:
    match = table(DAY + "3 duchy 1 tunnel\n2 duchy tunnel\n8 duchy tunnel\nhand duchy anvil\nduchy burrow 5")
    say(match, "dig", "anvil", "8")
    assert "8" in offered(match.question)


@pytest.mark.law("root 12.5.1.V", "root 8.2.6")
@pytest.mark.ruling("R-46", "R-80")
def test_warriors_that_come_out_are_moved_and_cause_outrage_once() -> None:
    text = "seats marquise alliance duchy\nturn duchy daylight assembly\n3 duchy 1 tunnel\n8 alliance sympathy\n"
    match = table(text + "hand duchy anvil foxfolk_steel tax_collector\nduchy burrow 5")
    say(match, "dig", "anvil", "8", "3", "foxfolk_steel")
    root = standing(match)
    assert names(root.boards[1].secrets) == ["foxfolk_steel"]
    assert names(root.hands[DUCHY]) == ["tax_collector"]
    match = table(text + "hand duchy anvil foxfolk_steel\nduchy burrow 5")
    say(match, "dig", "anvil", "8", "0")
    assert names(standing(match).hands[DUCHY]) == ["foxfolk_steel"], "a tunnel alone outrages nobody"


@pytest.mark.law("root 12.5.1.V")
def test_without_a_card_nobody_digs() -> None:
    match = table(DAY + "3 duchy 1 tunnel\nduchy burrow 5")
    assert "dig" not in offered(match.question)
    assert [reason.law for reason in why_not(match, "dig")] == ["root 12.5.1.V"]


@pytest.mark.law("root 12.5.1", "root 3.3.1", "root 4.1.3")
def test_cards_and_dominance_take_no_action() -> None:
    match = table(DAY + "3 duchy 2 tunnel\nplay duchy tax_collector\nhand duchy dominance_fox\npoints duchy:10")
    assert {"use:tax_collector", "activate:dominance_fox"} <= set(offered(match.question))
    say(match, "use:tax_collector")
    assert board_of(standing(match), DUCHY).taken == 0
