"""12.5.3 Sway, and 12.6 the Duchy's Evening."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.duchy.board import LORD, NOBLE, POINTS, REVEALS, SQUIRE, board_of
from rulewright.games.root.factions.duchy.sway import nobody_to_sway, supported, swayable
from rulewright.games.root.position import Root
from rulewright.kernel.why import why_not
from tests.builders.root import GAME, names, offered, position, say, standing, table

SEATS = "seats marquise eyrie duchy\n"
MARQUISE, EYRIE, DUCHY = range(3)
SWAY = SEATS + "turn duchy daylight sway\n"
SQUIRES = ["foremole", "captain", "marshal"]
NOBLES = ["brigadier", "banker", "mayor"]
LORDS = ["duchess_of_mud", "baron_of_dirt", "earl_of_stone"]


def within_reach(root: Root) -> list[str]:
    """Return the ministers that the Duchy could sway."""
    return [option.text for option in swayable(root, DUCHY)]


@pytest.mark.law("root 12.5.3", "root 12.5.3.I", "root 12.5.3.II", "root 12.5.3.III")
@pytest.mark.ruling("R-6")
def test_a_squire_wants_two_cards_a_noble_three_a_lord_four() -> None:
    assert (REVEALS, POINTS) == ((2, 3, 4), (1, 2, 3))
    text = SWAY + "1 duchy 1\n2 duchy 1\n5 duchy 1\n6 duchy 1\n"
    cards = ("anvil", "sword", "bake_sale", "foxfolk_steel")
    for number, ministers in ((2, SQUIRES), (3, SQUIRES + NOBLES), (4, SQUIRES + NOBLES + LORDS)):
        assert within_reach(position(text + f"hand duchy {' '.join(cards[:number])}")) == ministers
    match = table(text + f"hand duchy {' '.join(cards)}")
    say(match, "earl_of_stone", *cards)
    root = standing(match)
    board = board_of(root, DUCHY)
    assert (root.points[DUCHY], board.crowns(LORD), board.crowns(NOBLE), board.crowns(SQUIRE)) == (3, 2, 3, 3)
    assert board.facts(own=True)["swayed"] == ["earl_of_stone"]
    assert GAME.audit(root) == []


@pytest.mark.law("root 12.5.3")
def test_one_minister_a_turn_or_none() -> None:
    text = SWAY + "1 duchy 1\n2 duchy 1\n5 duchy 1\n6 duchy 1\nhand duchy anvil sword bake_sale foxfolk_steel"
    match = table(text)
    say(match, "captain", "anvil", "sword")
    assert match.question is None or match.question.prompt != "root.duchy.sway"
    match = table(text)
    say(match, "decline")
    assert board_of(standing(match), DUCHY).swayed == 0
    assert standing(match).points[DUCHY] == 0


@pytest.mark.law("root 12.5.3.I")
@pytest.mark.ruling("R-81")
def test_each_sway_takes_a_crown_of_the_rank() -> None:
    text = SWAY + "1 duchy 1\n2 duchy 1\n5 duchy 1\nhand duchy anvil sword bake_sale\n"
    assert within_reach(position(text + "duchy swayed captain banker")) == ["foremole", "marshal", "brigadier", "mayor"]
    match = table(text + "duchy swayed captain\nduchy lost squire:2")
    assert offered(match.question) == ["decline", *NOBLES]
    assert [reason.law for reason in why_not(match, "foremole")] == ["root 12.5.3.I"]
    assert [reason.key for reason in why_not(match, "captain")] == ["why.is-swayed"]
    assert [reason.law for reason in why_not(match, "earl_of_stone")] == ["root 12.5.3.II"]


@pytest.mark.law("root 12.5.3.II", "root 2.1.1")
@pytest.mark.ruling("R-82")
def test_every_card_needs_a_clearing_of_its_own() -> None:
    def cards(text: str) -> int:
        root = position(SEATS + text)
        return supported(root, DUCHY, root.hands[DUCHY])

    assert cards("8 duchy 9\nhand duchy anvil foxfolk_steel") == 1, "one clearing, one card"
    assert cards("8 duchy 1\n6 duchy tunnel\nhand duchy anvil foxfolk_steel") == 2, "any piece will do"
    assert cards("8 duchy citadel\n6 duchy 1\nhand duchy anvil sword") == 1, "no clearing of mice"
    assert cards("8 duchy 1\n6 duchy 1\nhand duchy armorers sappers anvil") == 2, "birds need clearings too"
    assert cards("8 duchy 1\n2 duchy 1\n5 duchy 1\nhand duchy armorers sappers anvil") == 3
    assert cards("8 duchy 1\n2 duchy 1\nhand duchy anvil foxfolk_steel armorers") == 2, (
        "the bird takes the mouse clearing"
    )


@pytest.mark.law("root 12.5.3.II")
@pytest.mark.ruling("R-82")
def test_no_card_can_be_revealed_that_would_lead_nowhere() -> None:
    match = table(SWAY + "8 duchy 1\n2 duchy 1\nhand duchy anvil foxfolk_steel sword armorers")
    say(match, "captain", "anvil")
    assert offered(match.question) == ["armorers", "sword"], "the only fox clearing has its card"
    match = table(SWAY + "8 duchy 1\n2 duchy 1\nhand duchy anvil foxfolk_steel armorers")
    say(match, "captain", "armorers")
    assert offered(match.question) == ["foxfolk_steel", "anvil"]


@pytest.mark.law("root 12.5.3.II", "root 12.2.2")
@pytest.mark.ruling("R-77")
def test_the_burrow_convinces_nobody() -> None:
    root = position(SWAY + "8 duchy 1\nduchy burrow 5\nhand duchy anvil armorers")
    assert supported(root, DUCHY, root.hands[DUCHY]) == 1
    assert nobody_to_sway(root, DUCHY)


@pytest.mark.law("root 12.5.3.II", "root 11.2.7.III")
@pytest.mark.example("EX-63")
def test_mercenaries_convince_nobody_but_their_rule_builds() -> None:
    text = "seats riverfolk eyrie duchy\nturn duchy daylight sway\n8 riverfolk 3\n2 duchy 1\nhand duchy anvil sword\n"
    hired = text + "riverfolk hired duchy\nriverfolk serving duchy"
    assert supported(position(hired), DUCHY, position(hired).hands[DUCHY]) == 1
    match = table(hired.replace("sway", "assembly"))
    say(match, "build")
    assert "anvil" in offered(match.question)


@pytest.mark.law("root 12.5.3.II", "root 12.6.1")
@pytest.mark.ruling("R-82", "R-118")
def test_cards_revealed_before_cannot_be_revealed_again() -> None:
    match = table(SWAY + "1 duchy 1\n2 duchy 1\n5 duchy 1\nhand duchy anvil sword\nduchy revealed bake_sale")
    assert offered(match.question) == ["decline", *SQUIRES]
    root = position(SWAY + "1 duchy 1\n2 duchy 1\n5 duchy 1\nhand duchy anvil\nduchy revealed bake_sale sword")
    assert nobody_to_sway(root, DUCHY)


@pytest.mark.law("root 12.5.3.II", "root 1.2.1")
def test_whether_a_minister_can_be_swayed_is_asked_where_others_could_not_know_it() -> None:
    match = table(SWAY + "8 duchy 1\n6 duchy 1\nhand duchy bake_sale sword")
    assert match.question is not None
    assert match.question.prompt == "root.duchy.sway"
    assert offered(match.question) == ["decline"]


@pytest.mark.law("root 12.5.3.III", "root 3.3.1")
def test_points_of_a_minister_may_be_enough_for_dominance() -> None:
    match = table(SWAY + "8 duchy 1\n2 duchy 1\nhand duchy anvil sword dominance_fox\npoints duchy:9")
    say(match, "captain", "anvil", "sword")
    assert offered(match.question) == ["done", "activate:dominance_fox"]


# Evening.


@pytest.mark.law("root 12.6", "root 12.6.1")
@pytest.mark.ruling("R-82")
@pytest.mark.example("EX-69")
def test_revealed_birds_are_discarded_and_the_rest_comes_back() -> None:
    root = standing(table(SEATS + "turn duchy evening\n8 duchy 1\nduchy revealed armorers anvil bake_sale\ndeck sword"))
    assert names(root.discard) == ["armorers"]
    assert names(root.hands[DUCHY]) == ["anvil", "bake_sale"]
    assert board_of(root, DUCHY).revealed == 0
    assert all(names(root.seen[other]) == ["anvil", "bake_sale"] for other in (MARQUISE, EYRIE))


@pytest.mark.law("root 12.6.1", "root 12.6.2")
def test_cards_that_came_back_can_be_crafted() -> None:
    match = table(SEATS + "turn duchy evening\n8 duchy 1 citadel\nduchy revealed anvil")
    assert offered(match.question) == ["done", "craft:anvil"]


@pytest.mark.law("root 12.6.1", "root 1.4.1")
def test_nothing_of_a_turn_is_left_after_it() -> None:
    court = "duchy swayed captain\nduchy acted captain\nduchy taken 2\nduchy revealed anvil"
    text = SEATS + "turn duchy evening\n8 duchy 1\n" + court
    board = board_of(standing(table(text)), DUCHY)
    assert (board.revealed, board.acted, board.taken) == (0, 0, 0)
    assert board.facts(own=True)["swayed"] == ["captain"], "who is swayed stays"


@pytest.mark.law("root 12.6.3")
def test_markets_draw_cards() -> None:
    places = ("", "8 duchy market\n", "8 duchy market*2\n", "8 duchy market*2\n2 duchy market\n")
    for text, number in zip(places, (1, 2, 3, 4), strict=True):
        root = standing(table(SEATS + "turn duchy evening draw\n3 duchy 1\n" + text))
        assert root.hands[DUCHY].bit_count() == number


@pytest.mark.law("root 12.6.3")
def test_five_cards_are_kept() -> None:
    hand = "anvil sword bake_sale armorers sappers"
    match = table(SEATS + f"turn duchy evening draw\n3 duchy 1\nhand duchy {hand}\ndeck foxfolk_steel")
    assert match.question is not None
    assert (match.question.prompt, match.question.law) == ("root.discard", ("root 12.6.3",))
    say(match, "anvil")
    assert standing(match).hands[DUCHY].bit_count() == 5
