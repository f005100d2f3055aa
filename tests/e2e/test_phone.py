"""On a phone: a game that is started and played by tapping alone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.doses import one_in
from tests.e2e.conftest import PHONE, Sit
from tests.e2e.positions import OFFERED
from tests.e2e.seat import Seat

ANSWERS = 10
PREVIEWED = (2, 5)
"""After so many answers somebody waits, and is shown no preview that nobody asked for."""
PAUSE = 500
WIDE = "document.scrollingElement.scrollWidth"


def tap_once(seat: Seat, chance: Random) -> None:
    """Answer the open question with a thumb: buttons, the list, and what glows on the map."""
    number = seat.number
    page = seat.page
    for _ in range(8):
        if seat.number != number or seat.status != "playing":
            return
        if page.locator("[data-pending]").count():
            page.locator("[data-pending]").tap()
            break
        if page.locator(".table.sheet").count():
            rows = page.locator(".options [data-option]")
            rows.nth(chance.randrange(rows.count())).tap()
            page.locator("button.shut").tap()
            seat.settled()
            continue
        spots = page.locator(".board .target.lit:visible")
        buttons = page.locator(".buttons [data-option]")
        ways = [(spots, index) for index in range(spots.count())] + [
            (buttons, index) for index in range(buttons.count())
        ]
        if ways and chance.random() > 0.2:
            found, index = chance.choice(ways)
            # What glows may lie partly below something else: a thumb hits it all the same.
            found.nth(index).tap(force=found is spots)
        else:
            page.locator(".thumb button").nth(1).tap()
            page.wait_for_selector(".table.sheet")
        seat.settled()
    seat.moved_on(number)


@pytest.mark.parametrize("game", one_in(2, OFFERED))
def test_a_game_is_started_and_played_by_tapping(sit: Sit, game: str) -> None:
    anna = sit(PHONE, touch=True)
    anna.open()
    page = anna.page
    page.locator(f"[data-game='{game}'] [data-quick='0']").tap()
    anna.ready()
    chance = Random(6)  # noqa: S311  (which moves are made is no secret)
    answered = 0
    while answered < ANSWERS and anna.status == "playing":
        anna.ready()
        assert page.evaluate(WIDE) <= PHONE["width"]
        if answered in PREVIEWED:
            page.wait_for_timeout(PAUSE)
            assert page.locator("[data-foresight]").count() == page.locator("[data-pending]").count() == 0
        tap_once(anna, chance)
        answered += 1
    assert answered == ANSWERS
    anna.hears("accepted", ANSWERS)
    assert len(anna.messages("accepted")) >= ANSWERS  # what leaves no choice is answered by itself

    # Everything else is one tap away.
    anna.ready()
    for index in range(4):
        page.locator(".thumb button").nth(index).tap()
        expect(page.locator("#tab-panel")).to_be_in_viewport()
        page.locator("button.shut").tap()
        expect(page.locator("#tab-panel")).not_to_be_in_viewport()
    page.locator(".player .more:visible").first.tap()
    expect(page.get_by_role("dialog")).to_be_in_viewport()
    page.get_by_role("dialog").get_by_role("button").first.tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert anna.complaints == []
