"""A solo campaign of Monster Lands in the browser: a rank at the end, and on to the next game."""

from __future__ import annotations

from random import Random

import pytest

from tests.e2e.conftest import Sit
from tests.e2e.seat import Seat

MOST = 1000
"""Answers after which a game would have to be called endless."""
CAMPAIGN = 2
"""Which of the matches for one click begins a campaign."""


def finish(anna: Seat, seed: int) -> None:
    """Play to the end by keyboard."""
    chance = Random(seed)  # noqa: S311  (which moves are made is no secret)
    anna.ready()
    anna.page.keyboard.press("l")
    for _ in range(MOST):
        if anna.status != "playing":
            return
        anna.key_once(chance)
        anna.ready()
    raise AssertionError("the game did not end")


@pytest.mark.thorough
def test_a_campaign_goes_on_from_game_to_game_and_its_log_is_kept(sit: Sit) -> None:
    anna = sit()
    anna.quick(CAMPAIGN, "monster_lands")
    finish(anna, 3)
    over = anna.page.locator(".over")
    assert "Business as Usual" in over.locator("h2").inner_text()
    after = anna.last("update")["sequel"]
    assert len(over.locator(".sequel li").all()) == after["games"] == 1
    assert over.get_by_text("Another match").count() == 0

    first = anna.page.url
    over.locator(".button.go").first.click()
    anna.page.wait_for_function("(old) => location.href !== old", arg=first)
    anna.ready()
    state = anna.last("state")
    assert state["options"]["campaign"] == after
    assert state["options"]["difficulty"] in after["difficulties"]
    anna.page.keyboard.press("b")
    board = anna.page.locator("article.board ol li")
    board.first.wait_for()
    assert "Business as Usual" in board.first.inner_text()

    anna.open()
    rows = anna.page.locator(".row .line")
    rows.first.wait_for()
    assert any("game 2 of a campaign" in text for text in rows.all_inner_texts())
    assert anna.complaints == []
