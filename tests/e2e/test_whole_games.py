"""Whole games in the browser: by clicking, and by keyboard alone."""

from __future__ import annotations

from random import Random

import pytest

from tests.e2e.conftest import Sit

EVERY = pytest.mark.parametrize("game", ["root", "monster_lands"])
MOST = 2000
"""Answers after which a game would have to be called endless."""


@EVERY
def test_a_whole_game_against_three_bots_by_clicking(sit: Sit, game: str) -> None:
    anna = sit()
    anna.quick(0, game)
    chance = Random(7)  # noqa: S311  (which moves are made is no secret)
    for _ in range(MOST):
        if anna.status != "playing":
            break
        anna.click_once(chance)
        anna.ready()
    assert anna.status == "over"
    assert anna.page.locator(".over h2").inner_text().strip()
    assert "seed" in anna.last("update")
    assert anna.complaints == []


@EVERY
def test_a_whole_game_by_keyboard_alone(sit: Sit, game: str) -> None:
    anna = sit()
    anna.open()
    anna.page.wait_for_selector(f"[data-game='{game}'] [data-quick]")
    while not anna.page.evaluate(f"document.activeElement?.matches(\"[data-game='{game}'] [data-quick='0']\")"):
        anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    anna.ready()
    anna.page.keyboard.press("l")
    chance = Random(11)  # noqa: S311  (which moves are made is no secret)
    for _ in range(MOST):
        if anna.status != "playing":
            break
        anna.key_once(chance)
        anna.ready()
    assert anna.status == "over"
    assert anna.complaints == []


def test_a_solo_game_of_the_first_scenario_to_its_rank(sit: Sit) -> None:
    anna = sit()
    anna.quick(1, "monster_lands")
    chance = Random(3)  # noqa: S311  (a player, no secret)
    for _ in range(MOST):
        if anna.status != "playing":
            break
        anna.click_once(chance)
        anna.ready()
    assert anna.status == "over"
    assert anna.page.locator(".over h2").inner_text().strip()
    assert anna.complaints == []
