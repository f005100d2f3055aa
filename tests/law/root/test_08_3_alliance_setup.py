"""8.3 Setting up the Alliance."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.alliance.board import board_of
from rulewright.games.root.factions.alliance.turn import gain_supporters
from rulewright.kernel.match import Match
from tests.builders.root import ALLIANCE, GAME, listen, names, position


def set_up() -> Match:
    """Return a match in which everybody has set up."""
    match = GAME.new({"first": "marquise"}, seed=11)
    while match.view(None).facts()["table"]["turn"] is None:
        assert match.question is not None
        match.answer(match.question.options[0])
    return match


@pytest.mark.law("root 8.3", "root 8.3.1", "root 8.3.2", "root 8.3.3", "root 8.3.4", "root 8.2.5")
def test_the_alliance_starts_on_its_board_alone() -> None:
    table = set_up().view(None).facts()["table"]
    alliance = table["players"][ALLIANCE]

    assert alliance["supply"] == 10
    assert alliance["pieces_left"] == {"base_fox": 1, "base_rabbit": 1, "base_mouse": 1, "sympathy": 10}
    assert alliance["board"] == {"officers": 0, "operations": 0, "supporters": 3}
    assert alliance["hand"] == 3
    assert not any(str(ALLIANCE) in clearing["warriors"] for clearing in table["clearings"])


@pytest.mark.law("root 8.3.4", "root 1.2.1")
@pytest.mark.ruling("R-44")
def test_three_cards_from_the_deck_become_supporters_that_nobody_else_sees() -> None:
    root = position("deck anvil sword bake_sale cobbler")
    events = listen(root)

    gain_supporters(root, ALLIANCE)

    assert names(board_of(root, ALLIANCE).supporters) == ["bake_sale", "cobbler", "sword"]
    assert root.hands[ALLIANCE] == 0
    assert [("card" in event.seen_by(None).facts, "card" in event.seen_by(ALLIANCE).facts) for event in events] == [
        (False, True)
    ] * 3
