"""Games in the browser, to their end: by clicking, and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.doses import one_in
from tests.e2e.conftest import Sit
from tests.e2e.positions import ALONE, OFFERED, Played, hunted, usual
from tests.e2e.seat import Seat

MOST = 2000
"""Answers after which a game would have to be called endless."""
FIRST = 6
"""Answers after which a game has been begun."""
Way = Callable[[Seat, Random], None]


def click(seat: Seat, chance: Random) -> None:
    seat.click_once(chance)


def key(seat: Seat, chance: Random) -> None:
    seat.key_once(chance)


def finish(anna: Seat, way: Way, chance: Random, most: int = MOST) -> int:
    """Answer until the match is over, or often enough; return how often."""
    anna.ready()
    answered = 0
    while anna.status == "playing" and answered < most:
        way(anna, chance)
        anna.ready()
        answered += 1
    return answered


def ended(anna: Seat) -> None:
    """The end is told, with everything that was secret until then."""
    assert anna.status == "over"
    assert anna.page.locator(".over h2").inner_text().strip()
    assert "seed" in anna.last("update")
    assert anna.complaints == []


def sit_down_by_keyboard(anna: Seat, game: str) -> None:
    """Find the first button, and press it."""
    anna.open()
    anna.page.wait_for_selector(f"[data-game='{game}'] [data-quick]")
    while not anna.page.evaluate(f"document.activeElement?.matches(\"[data-game='{game}'] [data-quick='0']\")"):
        anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    anna.ready()
    anna.page.keyboard.press("l")


@pytest.mark.parametrize("way", one_in(2, [click, key]))
@pytest.mark.parametrize(
    ("game", "left"),
    one_in(2, [(hunted(ALONE, 0), 8), *((usual(game), 10) for game in OFFERED)]),
    ids=["alone", *OFFERED],
)
def test_a_game_is_played_to_its_end(sit: Sit, game: Played, left: int, way: Way) -> None:
    """Beginning where a bot in the same seat would still choose so many times."""
    anna = sit(moving=True)
    anna.become("Anna")
    anna.go(anna.bring(game.near_the_end(left), mine=[0])["match"])

    assert finish(anna, way, Random(7)) > 3  # noqa: S311  (which moves are made is no secret)

    ended(anna)


@pytest.mark.parametrize("game", one_in(2, OFFERED))
def test_a_game_is_one_click_away_and_begun_by_clicking(sit: Sit, game: str) -> None:
    anna = sit()
    anna.quick(0, game)

    assert finish(anna, click, Random(7), FIRST) == FIRST  # noqa: S311  (which moves are made is no secret)

    assert anna.complaints == []


@pytest.mark.parametrize("game", one_in(2, reversed(OFFERED)))
def test_a_game_is_begun_by_keyboard_alone(sit: Sit, game: str) -> None:
    anna = sit()
    sit_down_by_keyboard(anna, game)

    assert finish(anna, key, Random(11), FIRST) == FIRST  # noqa: S311  (which moves are made is no secret)

    assert anna.complaints == []


@pytest.mark.thorough
@pytest.mark.parametrize("game", OFFERED)
def test_a_whole_game_against_three_bots_by_clicking(sit: Sit, game: str) -> None:
    anna = sit()
    anna.quick(0, game)
    finish(anna, click, Random(7))  # noqa: S311  (which moves are made is no secret)
    ended(anna)


@pytest.mark.thorough
@pytest.mark.parametrize("game", OFFERED)
def test_a_whole_game_by_keyboard_alone(sit: Sit, game: str) -> None:
    anna = sit()
    sit_down_by_keyboard(anna, game)
    finish(anna, key, Random(11))  # noqa: S311  (which moves are made is no secret)
    ended(anna)


@pytest.mark.thorough
def test_a_solo_game_of_the_first_scenario_to_its_rank(sit: Sit) -> None:
    anna = sit()
    anna.quick(1, "monster_lands")
    finish(anna, click, Random(3))  # noqa: S311  (which moves are made is no secret)
    ended(anna)
