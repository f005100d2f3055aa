"""10.3 Setting up the Cult."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.cult.board import board_of
from rulewright.games.root.factions.cult.turn import choose_outcast, settle
from rulewright.kernel.match import Match
from tests.builders.root import GAME, ask_after, offered, position, run, shown, standing

SEATS = ["marquise", "eyrie", "cult"]
CULT = 2


def begun() -> Match:
    """Return a match in which the Marquise and the Eyrie have set up."""
    match = GAME.new({"seats": SEATS, "first": "marquise"}, seed=3)
    while match.question is not None and match.question.seat != CULT:
        match.answer(match.question.options[0])
    return match


@pytest.mark.law("root 10.3", "root 10.3.1", "root 10.3.2", "root 10.3.3", "root 10.3.4")
def test_the_cult_starts_in_a_corner_with_a_garden_and_a_warrior_all_around() -> None:
    match = begun()
    assert match.question is not None
    assert match.question.prompt == "root.cult.start"
    corner = offered(match.question)[0]
    match.answer(corner)
    assert offered(match.question) == ["fox", "rabbit", "mouse"]
    match.answer("mouse")
    root = standing(match)
    table = match.view(None).facts()["table"]
    cult = table["players"][CULT]
    suit = root.suits[int(corner)]
    name = f"garden_{('bird', 'fox', 'rabbit', 'mouse')[suit]}"
    assert shown(root, int(corner)).endswith(f"cult 4 {name}")
    near = [place for place in range(1, 13) if root.setting.map.paths[int(corner)] >> place & 1]
    assert all("cult 1" in shown(root, place) for place in near)
    assert cult["supply"] == 25 - 4 - len(near)
    assert sum(cult["pieces_left"].values()) == 14
    assert (cult["board"]["outcast"], cult["board"]["hated"], cult["board"]["acolytes"]) == ("mouse", False, 0)


@pytest.mark.law("root 10.3.2")
@pytest.mark.ruling("R-30")
@pytest.mark.example("EX-114")
def test_the_corner_is_free_and_opposite_to_a_start_where_possible() -> None:
    root = position("seats marquise eyrie cult")
    root.starts = 1 << 1
    opposite = root.setting.map.opposite[1]
    run(settle(root, CULT))
    assert shown(root, opposite).startswith("cult 4 garden_")
    root = position("seats marquise eyrie cult")
    root.starts = 1 << 1 | 1 << opposite
    left = [
        str(place) for place in range(1, 13) if root.setting.map.corners >> place & 1 and place not in (1, opposite)
    ]
    assert offered(ask_after(settle(root, CULT))) == left


@pytest.mark.law("root 10.3.3")
def test_any_suit_may_be_the_first_outcast_and_none_is_hated_yet() -> None:
    for suit, name in ((1, "fox"), (2, "rabbit"), (3, "mouse")):
        root = position("seats marquise eyrie cult")
        run(choose_outcast(root, CULT), name)
        assert (board_of(root, CULT).outcast, board_of(root, CULT).hated) == (suit, False)
