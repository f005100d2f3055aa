"""11.2 The Riverfolk's standing rules, beside their services."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.riverfolk.board import board_of
from rulewright.games.root.rules.battle import battle
from rulewright.games.root.rules.cards import draw, give, take_random
from rulewright.games.root.rules.movement import moves
from rulewright.games.root.rules.removal import remove_all_enemies
from rulewright.kernel.event import Event
from rulewright.kernel.match import Match
from tests.builders.root import EYRIE, GAME, MARQUISE, names, position, run, say, shown, standing, table

SEATS = "seats marquise eyrie riverfolk\n"
RIVER = 2


@pytest.mark.law("root 11.2.2", "root 4.2.1")
@pytest.mark.example("EX-61")
def test_swimmers_move_by_river_whoever_rules_and_by_path_as_all_do() -> None:
    root = position(SEATS + "4 riverfolk 1; marquise 2\n7 eyrie 1\n1 eyrie 1\n8 eyrie 1\n12 eyrie 1\n9 eyrie 1")
    assert [option.text for option in moves(root, RIVER)] == ["4>7"]


@pytest.mark.law("root 11.2.2")
def test_nobody_else_swims() -> None:
    root = position(SEATS + "4 marquise 2\n7 eyrie 1")
    assert "4>7" not in [option.text for option in moves(root, MARQUISE)]


def hand_seen(match: Match, viewer: int | None, owner: int) -> list[str]:
    """Return the cards of a hand that a viewer knows."""
    known: list[str] = match.view(viewer).facts()["table"]["players"][owner]["hand_known"]
    return known


@pytest.mark.law("root 11.2.3", "root 1.2.1")
def test_the_hand_lies_open_before_everybody_and_nobody_elses_does() -> None:
    match = table(
        SEATS + "turn riverfolk daylight\nhand riverfolk anvil sword\nhand eyrie bake_sale\n4 riverfolk 1\n"
        "riverfolk funds riverfolk:1"
    )
    for viewer in (MARQUISE, EYRIE, RIVER, None):
        assert hand_seen(match, viewer, RIVER) == ["anvil", "sword"]
    assert hand_seen(match, MARQUISE, EYRIE) == []


@pytest.mark.law("root 11.2.3")
def test_what_is_drawn_is_seen_by_all_and_what_others_draw_is_not() -> None:
    root = position(SEATS)
    heard: list[Event] = []
    root.teller = heard.append
    draw(root, RIVER, 1)
    draw(root, EYRIE, 1)
    open_to_all, private = heard
    assert (open_to_all.kind, private.kind) == ("drew_openly", "drew")
    assert open_to_all.seen_by(MARQUISE).facts["cards"] == tuple(names(root.hands[RIVER]))
    assert "cards" not in private.seen_by(MARQUISE).facts


@pytest.mark.law("root 11.2.3")
@pytest.mark.ruling("R-48")
def test_a_random_card_taken_from_the_open_hand_is_known_to_all() -> None:
    root = position(SEATS + "hand riverfolk anvil sword bake_sale")
    take_random(root, MARQUISE, RIVER)
    (taken,) = names(root.hands[MARQUISE])
    assert names(root.seen[EYRIE]) == [taken]
    assert root.hands[RIVER].bit_count() == 2


@pytest.mark.law("root 11.2.3", "root 1.2.1")
def test_between_hidden_hands_nobody_else_sees_anything() -> None:
    root = position(SEATS + "hand marquise anvil")
    (card,) = [card for card in range(60) if root.hands[MARQUISE] >> card & 1]
    give(root, MARQUISE, card, EYRIE)
    assert root.seen[RIVER] == 0


@pytest.mark.law("root 11.2.4", "root 11.4.3")
@pytest.mark.ruling("R-75")
def test_warriors_of_any_faction_are_funds() -> None:
    text = (
        SEATS
        + "turn riverfolk birdsong\nriverfolk funds eyrie:1\nriverfolk payments marquise:2 riverfolk:1\n4 riverfolk 1"
    )
    board = board_of(standing(table(text)), RIVER)
    assert list(board.funds) == [2, 1, 1]
    assert not any(board.payments)


@pytest.mark.law("root 11.2.5.I")
@pytest.mark.ruling("R-75")
def test_a_trade_post_that_falls_costs_half_the_funds_and_is_gone() -> None:
    text = (
        SEATS
        + "2 marquise 3; riverfolk trade_post_mouse\nriverfolk funds marquise:2 eyrie:1\nriverfolk payments eyrie:2"
    )
    root = position(text, dice=[1, 0])
    run(battle(root, MARQUISE, 2, RIVER), "eyrie")
    board = board_of(root, RIVER)
    assert list(board.funds) == [1, 0, 0]
    assert list(board.payments) == [0, 2, 0], "what is not in the box is not lost"
    assert root.setting.factions[RIVER].pieces_left(root, RIVER, root.setting.kind[RIVER, "trade_post_mouse"]) == 2
    assert root.points[MARQUISE] == 1


@pytest.mark.law("root 11.2.5.I")
@pytest.mark.ruling("R-75")
def test_two_posts_at_once_halve_twice_and_warriors_halve_nothing() -> None:
    text = "2 riverfolk 1 trade_post_mouse\n5 riverfolk trade_post_rabbit\n6 riverfolk 1\nriverfolk funds riverfolk:5"
    root = position(SEATS + text)
    run(remove_all_enemies(root, MARQUISE, 1 << 6))
    assert board_of(root, RIVER).funds[RIVER] == 5
    run(remove_all_enemies(root, MARQUISE, 1 << 2 | 1 << 5), "disruption@2")
    assert board_of(root, RIVER).funds[RIVER] == 1


@pytest.mark.law("root 11.2.5.I", "root 11.5.3")
def test_a_post_is_gone_at_once_and_the_fund_on_its_space_stays() -> None:
    text = "turn marquise daylight\n2 riverfolk trade_post_mouse\n5 riverfolk trade_post_rabbit\n"
    text += "riverfolk covered mouse:1\nriverfolk laid eyrie:1\nriverfolk funds riverfolk:3"
    root = position(SEATS + text)
    flow = remove_all_enemies(root, MARQUISE, 1 << 2 | 1 << 5)
    question = next(flow)
    assert question.prompt == "root.triggers.next", "which disruption comes first"
    board = board_of(root, RIVER)
    assert (list(board.gone), list(board.covered)) == ([0, 0, 1, 1], [0, 0, 0, 1])
    assert GAME.audit(root) == []


@pytest.mark.law("root 11.2.1", "root 11.5.3")
def test_funds_on_empty_spaces_craft_and_pieces_on_the_map_play_no_part() -> None:
    text = "turn riverfolk daylight\n2 riverfolk trade_post_mouse\nhand riverfolk mouse_in_a_sack anvil\n"
    match = table(SEATS + text + "riverfolk funds marquise:2")
    assert match.question is not None
    assert match.question.find("craft:mouse_in_a_sack")
    assert not match.question.find("craft:anvil"), "no space of a fox is empty"
    say(match, "craft:mouse_in_a_sack")
    board = board_of(standing(match), RIVER)
    assert (list(board.funds), list(board.laid), board.covered[3]) == ([1, 0, 0], [1, 0, 0], 1)
    assert standing(match).points[RIVER] == 1


@pytest.mark.law("root 11.2.1", "root 4.1.1")
def test_without_funds_or_without_free_spaces_nothing_is_crafted() -> None:
    text = SEATS + "turn riverfolk daylight\n2 riverfolk 1 trade_post_mouse\nhand riverfolk mouse_in_a_sack\n"
    match = table(text + "riverfolk covered mouse:1\nriverfolk laid eyrie:1\nriverfolk funds riverfolk:1")
    assert match.question is not None
    assert not match.question.find("craft:mouse_in_a_sack")
    match = table(text + "riverfolk funds riverfolk:1")
    assert match.question is not None
    assert match.question.find("craft:mouse_in_a_sack")


@pytest.mark.law("root 11.2.5.I")
def test_the_space_of_a_post_that_is_gone_still_crafts() -> None:
    text = SEATS + "turn riverfolk daylight\nriverfolk gone mouse:1\nhand riverfolk mouse_in_a_sack\n"
    match = table(text + "riverfolk funds riverfolk:1")
    assert match.question is not None
    assert match.question.find("craft:mouse_in_a_sack")


def test_a_board_is_written_as_it_is_read() -> None:
    text = SEATS + "2 riverfolk 1 trade_post_mouse\nriverfolk prices 1 4 2\nriverfolk funds marquise:2 riverfolk:1\n"
    text += "riverfolk payments eyrie:1\nriverfolk committed eyrie:2\nriverfolk laid marquise:1\n"
    text += "riverfolk covered mouse:1\n"
    text += "riverfolk gone fox:1\nriverfolk bought 2 2\nriverfolk boats marquise\nriverfolk hired marquise"
    root = position(text)
    again = GAME.parse(GAME.write_position(root))
    assert again.fingerprint() == root.fingerprint()
    assert shown(again, 2) == "riverfolk 1 trade_post_mouse"
