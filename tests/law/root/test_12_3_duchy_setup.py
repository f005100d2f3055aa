"""12.3, 12.4 Setting up the Duchy, and its Birdsong."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.duchy.board import LORD, NOBLE, SQUIRE, board_of, in_burrow
from rulewright.games.root.factions.duchy.turn import emerge
from rulewright.kernel.why import why_not
from tests.builders.root import GAME, ask_after, offered, position, run, shown, standing, table

SEATS = "seats marquise eyrie duchy\n"
DUCHY = 2


@pytest.mark.law("root 12.3", "root 12.3.1", "root 12.3.2", "root 12.3.3", "root 12.3.4", "root 12.3.5", "root 12.3.6")
@pytest.mark.ruling("R-77")
def test_the_duchy_surfaces_in_a_corner_and_all_around_but_not_in_the_burrow() -> None:
    match = GAME.new({"seats": ["marquise", "eyrie", "duchy"], "first": "marquise"}, seed=3)
    while match.question is not None and match.question.seat != DUCHY:
        match.answer(match.question.options[0])
    assert match.question is not None
    assert match.question.prompt == "root.duchy.start"
    assert [reason.law for reason in why_not(match, "5")] == ["root 12.3.3"]
    corner = offered(match.question)[0]
    match.answer(corner)
    root = standing(match)
    assert shown(root, int(corner)).endswith("duchy 2 tunnel")
    near = [place for place in range(1, 13) if root.setting.map.paths[int(corner)] >> place & 1]
    assert all("duchy 2" in shown(root, place) for place in near)
    assert in_burrow(root, DUCHY) == 0
    facts = match.view(None).facts()["table"]["players"][DUCHY]
    assert facts["supply"] == 20 - 2 - 2 * len(near)
    assert facts["pieces_left"] == {"citadel": 3, "market": 3, "tunnel": 2}
    assert facts["board"]["swayed"] == []
    assert [board_of(root, DUCHY).crowns(rank) for rank in (SQUIRE, NOBLE, LORD)] == [3, 3, 3]


@pytest.mark.law("root 12.3.3")
@pytest.mark.ruling("R-30")
@pytest.mark.example("EX-114")
def test_the_corner_is_free_and_opposite_to_a_start_where_possible() -> None:
    root = position(SEATS)
    root.starts = 1 << 1
    run(emerge(root, DUCHY))
    assert shown(root, 3) == "duchy 2 tunnel"
    root = position(SEATS)
    root.starts = 1 << 1 | 1 << 3
    assert offered(ask_after(emerge(root, DUCHY))) == ["2", "4"]
    root.starts = 1 << 1 | 1 << 3 | 1 << 2
    run(emerge(root, DUCHY))
    assert shown(root, 4) == "duchy 2 tunnel"


@pytest.mark.law("root 12.4")
@pytest.mark.ruling("R-6")
def test_citadels_bring_more_warriors_into_the_burrow() -> None:
    places = ("", "6 duchy citadel\n", "6 duchy citadel\n8 duchy citadel\n", "6 duchy citadel\n8 duchy citadel*2\n")
    for text, number in zip(places, (1, 2, 4, 6), strict=True):
        root = standing(table(SEATS + "turn duchy birdsong\n3 duchy 1 tunnel\n" + text))
        assert in_burrow(root, DUCHY) == number


@pytest.mark.law("root 12.4", "root 1.5.4")
def test_no_more_come_than_there_are() -> None:
    root = standing(table(SEATS + "turn duchy birdsong\n3 duchy 18 tunnel\n8 duchy citadel*2"))
    assert (in_burrow(root, DUCHY), root.supply[DUCHY]) == (2, 0)
