"""12.5.2 Parliament: what ministers do."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.duchy.board import board_of, in_burrow
from rulewright.kernel.playing import finish_turn
from rulewright.kernel.question import Question
from rulewright.kernel.why import why_not
from tests.builders.root import names, offered, say, shown, standing, table

SEATS = "seats marquise eyrie duchy\n"
DUCHY = 2
SITTING = SEATS + "turn duchy daylight parliament\n"


def idle(question: Question) -> str:
    """Do nothing, if that is offered."""
    return next((text for text in ("done", "decline", "pass") if question.find(text)), question.options[0].text)


@pytest.mark.law("root 12.5.2")
def test_swayed_ministers_act_once_each_in_any_order() -> None:
    match = table(SITTING + "8 duchy 1\n3 duchy 2 tunnel\nduchy swayed captain marshal mayor banker\nhand duchy anvil")
    assert offered(match.question) == ["done", "marshal", "banker", "mayor"], "nobody is there to fight"
    assert [reason.law for reason in why_not(match, "foremole")] == ["root 12.5.2"]
    say(match, "banker", "anvil")
    assert offered(match.question) == ["done", "marshal", "mayor"]
    say(match, "marshal", "3>burrow", "1")
    assert offered(match.question) == ["done", "mayor"]
    assert [reason.key for reason in why_not(match, "marshal")] == ["why.has-acted"]
    assert board_of(standing(match), DUCHY).facts(own=True)["acted"] == ["marshal", "banker"]


@pytest.mark.law("root 12.5.2", "root 1.4.1")
def test_they_act_again_in_the_next_turn() -> None:
    text = "seats marquise duchy\nturn duchy daylight parliament\n1 marquise 1\n8 duchy 1\n3 duchy 2 tunnel\n"
    match = table(text + "duchy swayed marshal")
    say(match, "marshal", "3>burrow", "1")
    finish_turn(match, idle)
    while match.question is not None and match.question.prompt != "root.duchy.parliament":
        match.answer(idle(match.question))
    assert "marshal" in offered(match.question)


@pytest.mark.law("root 12.5.2")
def test_a_parliament_in_which_nobody_can_act_is_not_asked() -> None:
    match = table(SITTING + "duchy swayed captain earl_of_stone duchess_of_mud\nhand duchy anvil")
    assert match.question is not None
    assert match.question.prompt != "root.duchy.parliament"


@pytest.mark.law("root 12.5.2.I")
@pytest.mark.example("EX-68")
def test_the_foremole_builds_with_any_card_wherever_the_duchy_rules() -> None:
    match = table(
        SITTING + "5 duchy 2\n8 duchy 1; marquise 3\nduchy swayed foremole banker\nhand duchy sword anvil armorers"
    )
    say(match, "foremole")
    assert offered(match.question) == ["armorers", "anvil", "sword"]
    say(match, "sword", "market")
    root = standing(match)
    assert shown(root, 5) == "duchy 2 market"
    assert names(board_of(root, DUCHY).revealed) == ["sword"]
    say(match, "banker", "anvil", "armorers")
    assert standing(match).points[DUCHY] == 2


@pytest.mark.law("root 12.5.2.I")
def test_the_foremole_needs_a_card_and_a_slot() -> None:
    match = table(SITTING + "5 duchy 2\n3 duchy 1 tunnel\nduchy swayed foremole marshal")
    assert offered(match.question) == ["done", "marshal"]
    assert [reason.law for reason in why_not(match, "foremole")] == ["root 12.5.2.I"]


@pytest.mark.law("root 12.5.2.II", "root 4.3")
def test_the_captain_fights() -> None:
    match = table(SITTING + "8 duchy 2; marquise 1\nduchy swayed captain", dice=[1, 0])
    say(match, "captain")
    assert shown(standing(match), 8) == "duchy 2"


@pytest.mark.law("root 12.5.2.III", "root 4.2")
def test_the_marshal_moves_once() -> None:
    match = table(SITTING + "8 duchy 2\nduchy swayed marshal")
    say(match, "marshal", "8>4", "2")
    assert shown(standing(match), 4) == "duchy 2"
    assert match.question is None or match.question.prompt != "root.move.where"


@pytest.mark.law("root 12.5.2.IV")
def test_the_brigadier_moves_twice_or_fights_twice_not_one_of_each() -> None:
    text = SITTING + "8 duchy 5; marquise 2\nduchy swayed brigadier\n"
    match = table(text)
    say(match, "brigadier", "move", "8>4", "2")
    assert offered(match.question) == ["decline", "4>8", "4>9", "4>12", "8>4", "8>7"]
    say(match, "8>7", "1")
    assert match.question is None or match.question.prompt != "root.duchy.march"
    match = table(text, dice=[0, 0, 0, 0])
    say(match, "brigadier", "battle")
    assert offered(match.question) == ["decline", "8:marquise"]
    say(match, "8:marquise")
    assert match.question is None or match.question.prompt != "root.duchy.fight"


@pytest.mark.law("root 12.5.2.IV")
def test_the_brigadier_may_stop_after_one() -> None:
    match = table(SITTING + "8 duchy 4\nduchy swayed brigadier")
    say(match, "brigadier", "8>4", "2", "decline")
    assert (shown(standing(match), 8), shown(standing(match), 4)) == ("duchy 2", "duchy 2")


@pytest.mark.law("root 12.5.2.V", "root 2.1.1", "root G.1.29")
@pytest.mark.example("EX-68")
def test_the_banker_takes_cards_of_one_suit_and_birds() -> None:
    match = table(SITTING + "8 duchy 1\nduchy swayed banker\nhand duchy anvil foxfolk_steel sword armorers")
    say(match, "banker")
    assert offered(match.question) == ["armorers", "foxfolk_steel", "anvil", "sword"], "at least one"
    say(match, "armorers")
    assert offered(match.question) == ["done", "foxfolk_steel", "anvil", "sword"], "a bird counts as any suit"
    say(match, "anvil")
    assert offered(match.question) == ["done", "foxfolk_steel"]
    say(match, "done")
    root = standing(match)
    assert (root.points[DUCHY], names(root.discard)) == (2, ["anvil", "armorers"])


@pytest.mark.law("root 12.5.2.V")
def test_the_banker_gives_a_point_for_one_card_and_nothing_without() -> None:
    match = table(SITTING + "8 duchy 1\nduchy swayed banker\nhand duchy anvil sword")
    say(match, "banker", "anvil", "done")
    assert standing(match).points[DUCHY] == 1
    match = table(SITTING + "8 duchy 1\nduchy swayed banker marshal")
    assert offered(match.question) == ["done", "marshal"]


@pytest.mark.law("root 12.5.2.VI")
@pytest.mark.ruling("R-81")
def test_the_mayor_acts_as_a_swayed_squire_or_noble_used_or_not_at_its_price() -> None:
    text = "8 duchy 1 citadel\nduchy swayed banker mayor marshal earl_of_stone\nhand duchy anvil sword"
    match = table(SITTING + text)
    say(match, "banker", "anvil", "done", "mayor")
    assert offered(match.question) == ["marshal", "banker"], "neither himself nor a lord"
    say(match, "banker", "sword")
    root = standing(match)
    assert (root.points[DUCHY], root.hands[DUCHY]) == (2, 0)
    assert offered(match.question) == ["done", "marshal", "earl_of_stone"], "who is imitated has not acted by that"


@pytest.mark.law("root 12.5.2.VI")
@pytest.mark.ruling("R-81")
def test_a_mayor_with_nobody_to_imitate_does_nothing() -> None:
    match = table(SITTING + "8 duchy 1 citadel\nduchy swayed mayor earl_of_stone\nhand duchy anvil sword")
    assert offered(match.question) == ["done", "earl_of_stone"]
    assert [reason.law for reason in why_not(match, "mayor")] == ["root 12.5.2.VI"]


@pytest.mark.law("root 12.5.2.VII")
def test_the_duchess_gives_two_points_for_all_three_tunnels() -> None:
    match = table(SITTING + "1 duchy tunnel\n2 duchy tunnel\n3 duchy 1 tunnel\nduchy swayed duchess_of_mud")
    say(match, "duchess_of_mud")
    assert standing(match).points[DUCHY] == 2
    match = table(SITTING + "1 duchy tunnel\n3 duchy 1 tunnel\nduchy swayed duchess_of_mud marshal")
    assert offered(match.question) == ["done", "marshal"]
    assert [reason.law for reason in why_not(match, "duchess_of_mud")] == ["root 12.5.2.VII"]


@pytest.mark.law("root 12.5.2.VIII", "root 12.5.2.IX")
def test_baron_and_earl_give_a_point_for_each_market_and_citadel() -> None:
    match = table(SITTING + "8 duchy market*2\n2 duchy market citadel\nduchy swayed baron_of_dirt earl_of_stone")
    say(match, "baron_of_dirt")
    assert standing(match).points[DUCHY] == 3
    say(match, "earl_of_stone")
    assert standing(match).points[DUCHY] == 4


@pytest.mark.law("root 12.5.2", "root 12.5.3.I")
@pytest.mark.ruling("R-81")
def test_whoever_was_swayed_this_turn_acts_from_the_next_on() -> None:
    text = SEATS + "turn duchy daylight sway\n8 duchy 2\n2 duchy 1\n3 duchy tunnel\nhand duchy anvil sword\n"
    match = table(text)
    say(match, "marshal", "anvil", "sword")
    assert match.question is None or match.question.prompt != "root.duchy.parliament"
    assert in_burrow(standing(match), DUCHY) == 0
