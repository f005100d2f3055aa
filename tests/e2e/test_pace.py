"""What bots do is shown at a pace one can follow, and can be skipped."""

from __future__ import annotations

import pytest

from rulewright.kernel.question import Question
from tests.e2e.conftest import Sit
from tests.e2e.positions import ALL, played
from tests.e2e.seat import Seat

SETTINGS = "localStorage.setItem('rulewright.settings', JSON.stringify({pace: '%s', careful: false}))"
NUMBERS = """() => {
  const table = document.querySelector('.table');
  window.numbers = [];
  new MutationObserver(() => window.numbers.push(Number(table.dataset.number))).observe(table,
    {attributes: true, attributeFilter: ['data-number']});
}"""


def ended(question: Question) -> bool:
    """Whether the Marquise has nothing left to do but to end the actions of her turn."""
    return question.prompt == "root.marquise.action" and "recruit" not in [option.text for option in question.options]


def hand_over(seat: Seat, pace: str) -> None:
    """End the Marquise's turn: three bots play theirs."""
    seat.page.add_init_script(SETTINGS % pace)
    seat.become("Anna")
    seat.go(seat.bring(played(ALL, 0).until(ended, after=60), mine=[0])["match"])
    seat.ready()
    seat.page.evaluate(NUMBERS)
    seat.page.locator("[data-option='done']").click()


@pytest.mark.parametrize("skip", ["Space", ".bar [data-skip]"])
def test_moves_of_bots_wait_for_their_turn_until_they_are_skipped(sit: Sit, skip: str) -> None:
    anna = sit(moving=True)
    hand_over(anna, "calm")
    anna.page.locator(".bar [data-skip]").wait_for()
    before = anna.number

    if skip == "Space":
        anna.page.keyboard.press("Space")
    else:
        anna.page.locator(skip).click()

    anna.page.wait_for_function(
        "(before) => Number(document.querySelector('.table').dataset.number) > before", arg=before
    )
    assert anna.complaints == []


def test_in_the_end_everything_has_been_shown_in_its_order(sit: Sit) -> None:
    anna = sit(moving=True)
    hand_over(anna, "usual")
    anna.page.locator(".bar [data-skip]").wait_for()
    anna.ready()

    numbers: list[int] = anna.page.evaluate("window.numbers")
    assert len(numbers) > 3
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == anna.last("update")["entries"]
    assert anna.page.locator(".bar [data-skip]").count() == 0
    assert anna.complaints == []
