"""11.2.6, 11.2.7 What the Riverfolk sell, and what it is good for."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.riverfolk.board import board_of
from rulewright.games.root.rules.battle import battle, battles
from rulewright.games.root.rules.movement import moves
from rulewright.games.root.rules.removal import remove_all_enemies
from rulewright.games.root.rules.ruling import ruled, ruler
from rulewright.kernel.why import why_not
from tests.builders.root import EYRIE, MARQUISE, names, offered, position, run, say, shown, standing, table

SEATS = "seats marquise eyrie riverfolk vagabond\n"
RIVER, VAGABOND = 2, 3
START = SEATS + "turn marquise birdsong\n1 marquise 3 keep sawmill\nriverfolk prices 1 2 3\n"
ALL = ["done", "buy:hand_card", "buy:riverboats", "buy:mercenaries"]


@pytest.mark.law("root 11.2.6", "root 11.2.6.I")
@pytest.mark.ruling("R-72")
def test_others_buy_at_the_start_of_their_birdsong_with_warriors_from_the_supply() -> None:
    match = table(START + "hand riverfolk anvil")
    assert match.question is not None
    assert (match.question.seat, match.question.prompt) == (MARQUISE, "root.services")
    assert offered(match.question) == ALL
    say(match, "buy:riverboats")
    root = standing(match)
    assert board_of(root, RIVER).payments[MARQUISE] == 2
    assert root.supply[MARQUISE] == 25 - 3 - 2


@pytest.mark.law("root 11.2.6.I")
@pytest.mark.ruling("R-72")
def test_whoever_has_too_few_warriors_in_the_supply_cannot_buy() -> None:
    match = table(START.replace("marquise 3", "marquise 23") + "hand riverfolk anvil")
    assert offered(match.question) == ALL[:3]
    (reason,) = why_not(match, "buy:mercenaries")
    assert (reason.law, reason.key) == ("root 11.2.6.I", "why.cannot-pay-service")


@pytest.mark.law("root 11.2.6")
def test_the_riverfolk_buy_nothing_of_themselves() -> None:
    match = table(
        SEATS + "turn riverfolk birdsong\nhand riverfolk anvil\nriverfolk payments riverfolk:2\n4 riverfolk 1"
    )
    assert match.question is not None
    assert match.question.prompt == "root.riverfolk.action"


@pytest.mark.law("root 11.2.6.II", "root 11.2.7.I")
@pytest.mark.ruling("R-72")
@pytest.mark.example("EX-62")
def test_one_service_and_one_for_each_trade_post_beside_own_pieces() -> None:
    posts = "4 marquise 1; riverfolk trade_post_rabbit\n5 marquise sawmill; riverfolk trade_post_rabbit\n"
    posts += "7 riverfolk trade_post_mouse\n"
    match = table(START + posts + "hand riverfolk anvil sword bake_sale armorers")
    for card in ("anvil", "sword", "bake_sale"):
        say(match, "buy:hand_card", card)
    root = standing(match)
    assert names(root.hands[MARQUISE]) == ["anvil", "bake_sale", "sword"]
    assert match.question is not None
    assert match.question.prompt != "root.services", "a fourth is one too many"
    assert board_of(root, RIVER).payments[MARQUISE] == 3


@pytest.mark.law("root 11.2.6.II")
def test_what_was_bought_does_not_count_in_the_next_turn() -> None:
    text = START.replace("turn marquise birdsong", "turn marquise evening")
    match = table(text + "hand riverfolk anvil\nriverfolk bought 1 1\nriverfolk boats marquise")
    while match.question is not None and match.question.seat != EYRIE:
        say(match, match.question.options[0].text)
    assert match.question is not None
    assert match.question.prompt == "root.services"
    board = board_of(standing(match), RIVER)
    assert (board.bought, board.boats, board.hired, board.serving) == (0, -1, -1, -1)


@pytest.mark.law("root 11.2.6.III", "root 11.2.7.III.b")
@pytest.mark.ruling("R-72")
def test_the_vagabond_pays_with_items_and_hires_nobody() -> None:
    text = SEATS + "turn vagabond birdsong\n1 vagabond pawn\nvagabond character thief\n"
    match = table(text + "vagabond items boot torch tea sword-\nriverfolk prices 2 2 1\nhand riverfolk anvil")
    assert offered(match.question) == ["done", "buy:hand_card", "buy:riverboats"]
    (reason,) = why_not(match, "buy:mercenaries")
    assert reason.law == "root 11.2.7.III.b"
    say(match, "buy:riverboats", "tea", "torch")
    root = standing(match)
    assert board_of(root, RIVER).payments[RIVER] == 2
    assert root.supply[RIVER] == 13


@pytest.mark.law("root 11.2.7.I", "root 11.2.3")
def test_everybody_knows_which_card_was_sold() -> None:
    match = table(START + "hand riverfolk anvil sword")
    say(match, "buy:hand_card", "sword")
    for seat in (EYRIE, RIVER, VAGABOND):
        assert match.view(seat).facts()["table"]["players"][MARQUISE]["hand_known"] == ["sword"]


@pytest.mark.law("root 11.2.7.I")
def test_without_cards_none_is_sold() -> None:
    match = table(START)
    assert "buy:hand_card" not in offered(match.question)
    (reason,) = why_not(match, "buy:hand_card")
    assert reason.law == "root 11.2.7.I"


@pytest.mark.law("root 11.2.7.II", "root 2.3", "root G.1.16")
@pytest.mark.ruling("R-32", "R-72")
def test_rivers_are_paths_for_whoever_bought_boats_this_turn() -> None:
    root = position(
        SEATS + "turn marquise daylight\n4 marquise 1\n7 eyrie 1\nriverfolk bought 1 1\nriverfolk boats marquise"
    )
    assert "4>7" in [option.text for option in moves(root, MARQUISE)]
    assert "7>4" not in [option.text for option in moves(root, EYRIE)]
    board_of(root, RIVER).boats = -1
    assert "4>7" not in [option.text for option in moves(root, MARQUISE)]


@pytest.mark.law("root 11.2.7.II")
def test_boats_do_not_lift_the_need_to_rule() -> None:
    root = position(
        SEATS
        + "turn marquise daylight\n4 marquise 1; eyrie 2\n7 eyrie 1\nriverfolk bought 1 1\nriverfolk boats marquise"
    )
    assert "4>7" not in [option.text for option in moves(root, MARQUISE)]


@pytest.mark.law("root 11.2.7")
@pytest.mark.ruling("R-72")
def test_boats_are_bought_once() -> None:
    match = table(START + "4 marquise 1; riverfolk trade_post_rabbit\nhand riverfolk anvil")
    say(match, "buy:riverboats")
    assert offered(match.question) == ["done", "buy:hand_card", "buy:mercenaries"]
    (reason,) = why_not(match, "buy:riverboats")
    assert reason.law == "root 11.2.7"


HIRED = SEATS + "turn marquise daylight\nriverfolk bought 1 1\nriverfolk hired marquise\nriverfolk serving marquise\n"


@pytest.mark.law("root 11.2.7.III", "root 2.5", "root G.1.33")
@pytest.mark.ruling("R-14", "R-15")
def test_mercenaries_rule_for_the_buyer_alone() -> None:
    root = position(HIRED + "2 riverfolk 2; eyrie 1\n5 riverfolk 1; marquise 1; eyrie 2\n6 riverfolk 1; eyrie 1")
    assert ruler(root, 2) == MARQUISE
    assert ruler(root, 5) == EYRIE, "a tie of two, in which the Eyrie have pieces"
    assert ruled(root, RIVER) == 0
    root = position(SEATS + "2 riverfolk 2; eyrie 1")
    assert ruler(root, 2) == RIVER


@pytest.mark.law("root 11.2.7.III")
@pytest.mark.ruling("R-14")
def test_hired_warriors_alone_do_not_make_the_eyrie_win_a_tie() -> None:
    text = HIRED.replace("marquise", "eyrie").replace("seats eyrie eyrie", "seats marquise eyrie")
    assert ruler(position(text + "2 riverfolk 2; marquise 2"), 2) == -1


@pytest.mark.law("root 11.2.7.III")
def test_mercenaries_serve_from_daylight_to_the_end_of_the_turn() -> None:
    match = table(START + "2 riverfolk 2\nhand riverfolk anvil")
    say(match, "buy:mercenaries")
    while match.question is not None and standing(match).agenda.step.phase == "birdsong":
        say(match, match.question.options[0].text)
    root = standing(match)
    assert ruler(root, 2) == MARQUISE
    assert ruled(root, MARQUISE) >> 2 & 1
    while match.question is not None and standing(match).turn == MARQUISE:
        say(match, "done" if match.question.find("done") else match.question.options[0].text)
    assert ruled(standing(match), RIVER) >> 2 & 1


@pytest.mark.law("root 11.2.7.III")
@pytest.mark.ruling("R-74")
def test_mercenaries_fight_alone_but_never_against_the_riverfolk_and_do_not_move() -> None:
    root = position(HIRED + "2 riverfolk 2; eyrie 1\n7 marquise 1; riverfolk 1", dice=[2, 2])
    assert [option.text for option in battles(root, MARQUISE)] == ["2:eyrie", "7:riverfolk"]
    assert all(not option.text.startswith("2>") for option in moves(root, MARQUISE))
    run(battle(root, MARQUISE, 2, EYRIE))
    assert shown(root, 2) == "riverfolk 1"
    assert root.points[RIVER] == 0


@pytest.mark.law("root 11.2.7.III")
@pytest.mark.ruling("R-74")
def test_against_the_riverfolk_the_buyer_has_only_warriors_of_their_own() -> None:
    root = position(HIRED + "7 marquise 1; riverfolk 3", dice=[3, 0])
    run(battle(root, MARQUISE, 7, RIVER))
    assert shown(root, 7) == "marquise 1; riverfolk 2"


@pytest.mark.law("root 11.2.7.III")
@pytest.mark.example("EX-63")
def test_mercenaries_give_rule_to_build_by_but_cannot_be_moved() -> None:
    match = table(
        HIRED.replace("daylight", "daylight action")
        + "marquise actions 3\n1 marquise 1 keep wood*2\n5 riverfolk 1\n9 riverfolk 1"
    )
    say(match, "build")
    assert "sawmill@5" in offered(match.question)
    assert all(not option.text.startswith("5>") for option in moves(standing(match), MARQUISE))


@pytest.mark.law("root 11.2.7.III")
def test_the_buyer_removes_mercenaries_by_hits_alone() -> None:
    root = position(HIRED + "2 riverfolk 2 trade_post_mouse; eyrie 1")
    run(remove_all_enemies(root, MARQUISE, 1 << 2))
    assert shown(root, 2) == "riverfolk 2"


@pytest.mark.law("root 11.2.7.III.a")
@pytest.mark.ruling("R-73")
@pytest.mark.example("EX-113")
@pytest.mark.parametrize(("hits", "left"), [(3, "marquise sawmill; riverfolk 1"), (2, "marquise sawmill; riverfolk 2")])
def test_hits_are_split_between_own_warriors_and_mercenaries(hits: int, left: str) -> None:
    root = position(HIRED + "5 marquise 1 sawmill; riverfolk 3; eyrie 9", dice=[hits, 0])
    root.turn = MARQUISE
    run(battle(root, EYRIE, 5, MARQUISE))
    assert shown(root, 5) == f"{left.replace('; riverfolk', '; eyrie 9; riverfolk')}"


@pytest.mark.law("root 11.2.7.III.a")
@pytest.mark.ruling("R-73")
@pytest.mark.example("EX-113")
def test_buildings_fall_when_no_warrior_of_either_kind_is_left_and_trade_posts_never() -> None:
    root = position(HIRED + "5 marquise 1 sawmill; riverfolk 1 trade_post_rabbit; eyrie 9", dice=[3, 0])
    run(battle(root, EYRIE, 5, MARQUISE))
    assert shown(root, 5) == "eyrie 9; riverfolk trade_post_rabbit"


@pytest.mark.law("root 11.2.7.III", "root 6.2.3", "root 1.5.3")
@pytest.mark.example("EX-35")
def test_hospitals_save_no_mercenaries() -> None:
    root = position(HIRED + "1 marquise keep\n5 marquise 2; riverfolk 2; eyrie 9\nhand marquise bake_sale", dice=[2, 0])
    run(battle(root, EYRIE, 5, MARQUISE), "decline", "bake_sale")
    assert shown(root, 1) == "marquise 1 keep"
    assert shown(root, 5) == "marquise 1; eyrie 9; riverfolk 1"
    assert root.supply[RIVER] == 14


@pytest.mark.law("root 11.2.7.III.b", "root 9.2.9.III")
@pytest.mark.ruling("R-74")
@pytest.mark.example("EX-64")
def test_a_mercenary_that_falls_makes_the_buyer_hostile_and_not_the_riverfolk() -> None:
    root = position(
        HIRED + "5 marquise 1; riverfolk 3; vagabond pawn\nvagabond character thief\nvagabond items sword sword",
        dice=[2, 2],
    )
    run(battle(root, MARQUISE, 5, VAGABOND))
    relations = root.boards[VAGABOND].facts(own=True)["relations"]
    assert relations[str(MARQUISE)] == "hostile"
    assert relations[str(RIVER)] == "indifferent"
