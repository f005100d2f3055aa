"""11.3 to 11.6 The Riverfolk's setup and their turn."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.riverfolk.board import board_of
from rulewright.games.root.terms import PLACES
from rulewright.kernel.why import why_not
from tests.builders.root import GAME, MARQUISE, names, offered, say, shown, standing, table

SEATS = "seats marquise eyrie riverfolk\n"
RIVER = 2
DAY = SEATS + "turn riverfolk daylight\n4 riverfolk 2\n"


@pytest.mark.law("root 11.3", "root 11.3.1", "root 11.3.2", "root 11.3.3", "root 11.3.4", "root 11.3.5")
def test_the_riverfolk_set_up_on_the_river() -> None:
    match = GAME.new({"seats": ["marquise", "riverfolk"], "adventurous": True, "first": "marquise"}, seed=3)
    while match.question is not None and match.question.prompt != "root.riverfolk.start":
        say(match, match.question.options[0].text)
    assert offered(match.question) == ["4", "5", "7", "10", "11"]
    (reason,) = why_not(match, "2")
    assert reason.law == "root 11.3.2"
    say(match, "4", "4", "10", "11")
    assert match.question is not None
    assert match.question.prompt == "root.riverfolk.price"
    say(match, "1", "4", "2")
    root = standing(match)
    assert [root.warriors[PLACES + place] for place in (4, 10, 11)] == [2, 1, 1]
    board = board_of(root, 1)
    assert (board.prices, board.payments[1], root.supply[1]) == ([1, 4, 2], 3, 8)


@pytest.mark.law("root 11.4", "root 11.4.1", "root 11.4.2", "root 11.4.3")
@pytest.mark.ruling("R-75")
@pytest.mark.example("EX-65")
def test_dividends_count_the_funds_box_alone_and_then_all_is_gathered() -> None:
    text = SEATS + "turn riverfolk birdsong\n2 riverfolk 1 trade_post_mouse\nriverfolk funds marquise:3 eyrie:2\n"
    root = standing(table(text + "riverfolk payments marquise:3\nriverfolk committed eyrie:2"))
    assert root.points[RIVER] == 2
    assert list(board_of(root, RIVER).funds) == [6, 4, 0]


@pytest.mark.law("root 11.4.1", "root 11.4.2")
def test_an_empty_payments_box_is_filled_and_without_a_post_there_are_no_dividends() -> None:
    root = standing(table(SEATS + "turn riverfolk birdsong\n4 riverfolk 1\nriverfolk funds eyrie:4"))
    assert root.points[RIVER] == 0
    assert list(board_of(root, RIVER).funds) == [0, 4, 2]


@pytest.mark.law("root 11.4.1")
def test_a_payment_keeps_protectionism_away() -> None:
    root = standing(table(SEATS + "turn riverfolk birdsong\n4 riverfolk 1\nriverfolk payments eyrie:1"))
    assert list(board_of(root, RIVER).funds) == [0, 1, 0]


@pytest.mark.law("root 11.4.3")
def test_what_lies_on_the_tracks_is_gathered_too() -> None:
    text = SEATS + "turn riverfolk birdsong\n2 riverfolk 1 trade_post_mouse\nriverfolk laid eyrie:1\n"
    board = board_of(standing(table(text + "riverfolk covered mouse:1\nriverfolk payments eyrie:1")), RIVER)
    assert list(board.funds) == [0, 2, 0]
    assert not any(board.covered)
    assert not any(board.laid)


@pytest.mark.law("root 11.5", "root 11.5.1")
def test_a_move_commits_a_fund_of_choice() -> None:
    match = table(DAY + "riverfolk funds marquise:1 eyrie:1")
    say(match, "move", "eyrie", "4>7", "1")
    board = board_of(standing(match), RIVER)
    assert (list(board.funds), list(board.committed)) == ([1, 0, 0], [0, 1, 0])
    assert shown(standing(match), 7) == "riverfolk 1"


@pytest.mark.law("root 11.5", "root 11.5.2")
def test_a_battle_commits_a_fund() -> None:
    match = table(DAY + "4 eyrie 1\nriverfolk funds riverfolk:1", dice=[1, 0])
    say(match, "battle")
    root = standing(match)
    assert shown(root, 4) == "riverfolk 2"
    assert board_of(root, RIVER).committed[RIVER] == 1


@pytest.mark.law("root 11.5", "root 11.5.4")
def test_a_fund_draws_a_card() -> None:
    match = table(DAY + "riverfolk funds riverfolk:2\ndeck anvil sword")
    say(match, "draw", "draw")
    assert names(standing(match).hands[RIVER]) == ["anvil", "sword"]
    assert board_of(standing(match), RIVER).committed[RIVER] == 2


@pytest.mark.law("root 11.5", "root 11.5.5")
def test_a_fund_is_spent_to_recruit_on_the_river() -> None:
    match = table(DAY + "riverfolk funds marquise:1")
    say(match, "recruit")
    assert offered(match.question) == ["4", "5", "7", "10", "11"]
    say(match, "10")
    root = standing(match)
    assert shown(root, 10) == "riverfolk 1"
    assert (root.supply[MARQUISE], board_of(root, RIVER).holds(MARQUISE)) == (25, 0)


@pytest.mark.law("root 11.5.5")
def test_with_an_empty_supply_one_of_their_own_is_spent() -> None:
    match = table(DAY.replace("riverfolk 2", "riverfolk 13") + "riverfolk funds riverfolk:2 eyrie:1")
    say(match, "recruit", "4")
    assert list(board_of(standing(match), RIVER).funds) == [0, 1, 1]
    assert shown(standing(match), 4) == "riverfolk 14"


@pytest.mark.law("root 11.5")
def test_without_funds_nothing_is_done_and_it_is_said_why() -> None:
    match = table(DAY + "hand riverfolk anvil\navailable dominance_fox")
    assert "move" not in offered(match.question)
    (reason,) = why_not(match, "move")
    assert (reason.law, reason.key) == ("root 11.5", "why.no-funds")


POSTS = """2 eyrie 2
3 marquise 2; riverfolk trade_post_rabbit
6 marquise 1
9 marquise 1; riverfolk 1
1 marquise 1 keep
"""


@pytest.mark.law("root 11.5.6", "root 11.5.6.I", "root 11.5.6.II", "root 11.5.6.III", "root 11.2.5")
@pytest.mark.ruling("R-76")
def test_a_post_costs_two_funds_of_the_ruler_and_scores() -> None:
    match = table(DAY + POSTS + "riverfolk funds marquise:2 eyrie:1 riverfolk:2")
    say(match, "post")
    assert offered(match.question) == ["4", "6"]
    say(match, "6")
    root = standing(match)
    assert shown(root, 6) == "marquise 1; riverfolk 1 trade_post_fox"
    assert root.points[RIVER] == 2
    assert list(board_of(root, RIVER).funds) == [0, 1, 2]
    assert root.supply[MARQUISE] == 25 - 5


@pytest.mark.law("root 11.5.6.I", "root 11.5.6.II", "root 11.5.6.III", "root 6.2.2")
@pytest.mark.ruling("R-76")
@pytest.mark.parametrize(
    ("place", "paragraph"),
    [("2", "root 11.5.6.II"), ("3", "root 11.5.6.I"), ("9", "root 11.5.6.I"), ("1", "root 6.2.2")],
    ids=["too few of the ruler's", "a post stands there", "nobody rules", "the keep"],
)
def test_where_no_post_can_be_established(place: str, paragraph: str) -> None:
    match = table(DAY + POSTS + "riverfolk funds marquise:4 eyrie:1 riverfolk:2")
    say(match, "post")
    assert place not in offered(match.question)
    assert paragraph in {reason.law for reason in why_not(match, place)}


@pytest.mark.law("root 11.5.6.III")
@pytest.mark.ruling("R-76")
def test_three_posts_of_a_suit_are_all_and_without_warriors_the_post_stands_alone() -> None:
    text = (
        DAY.replace("riverfolk 2", "riverfolk 15") + "6 marquise 1\nriverfolk funds marquise:4\nriverfolk gone fox:2\n"
    )
    match = table(text)
    say(match, "post")
    assert shown(standing(match), 6) == "marquise 1; riverfolk trade_post_fox"
    match = table(text.replace("fox:2", "fox:3"))
    assert "post" not in offered(match.question)


@pytest.mark.law("root 11.5.3.I")
@pytest.mark.ruling("R-126")
def test_an_export_pays_like_crafting_and_brings_a_warrior_in_place_of_the_effect() -> None:
    text = DAY + "2 riverfolk trade_post_mouse\nhand riverfolk mouse_in_a_sack\nriverfolk funds eyrie:1\n"
    match = table(text)
    say(match, "export:mouse_in_a_sack")
    root = standing(match)
    board = board_of(root, RIVER)
    assert (root.points[RIVER], list(board.payments), list(board.laid)) == (0, [0, 0, 1], [0, 1, 0])
    assert names(root.discard) == ["mouse_in_a_sack"]
    match = table(text + "items boot")
    assert "export:mouse_in_a_sack" not in offered(match.question), "no bag is left"


@pytest.mark.law("root 11.6", "root 11.6.1", "root 11.6.2")
@pytest.mark.ruling("R-71")
def test_in_evening_cards_are_discarded_prices_set_and_none_drawn() -> None:
    text = SEATS + "turn riverfolk evening\nhand riverfolk anvil sword bake_sale armorers sappers cobbler\n"
    match = table(text + "riverfolk prices 1 1 1")
    assert match.question is not None
    assert match.question.law == ("root 11.6.1",)
    say(match, "anvil")
    assert match.question is not None
    assert (match.question.prompt, match.question.law) == ("root.riverfolk.prices", ("root 11.6.2",))
    assert offered(match.question) == ["done", "hand_card", "riverboats", "mercenaries"]
    say(match, "mercenaries")
    assert match.question is not None
    assert match.question.law == ("root 11.6.2",)
    assert offered(match.question) == ["2", "3", "4"], "it costs one now"
    say(match, "4")
    assert offered(match.question) == ["done", "hand_card", "riverboats"], "each once"
    say(match, "hand_card", "2", "done")
    assert board_of(standing(match), RIVER).prices == [2, 1, 4]
    assert not board_of(standing(match), RIVER).changed, "next Evening all may be changed again"
    assert standing(match).hands[RIVER].bit_count() == 5
    assert standing(match).turn != RIVER
