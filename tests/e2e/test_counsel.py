"""Help while playing: advice, what an answer does, warnings, losses; between people only what all agree to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from rulewright.kernel.question import Question
from rulewright.kernel.record import Record
from rulewright.texts.catalogue import Texts
from tests.doses import one_in
from tests.e2e.conftest import PHONE, Sit
from tests.e2e.positions import PAIR, RIVALS, asks, hunted, played

SAY = Texts("en")
ACTION = played(PAIR, 0).when(asks(0, "root.marquise.action", least=5), after=40)
HUNT = hunted(RIVALS, 1).when(asks(0, "monster_lands.act", least=5), after=20)


@pytest.mark.parametrize("record", one_in(2, [HUNT, ACTION]), ids=["monster_lands", "root"])
def test_a_good_player_is_asked_and_followed(sit: Sit, record: Callable[[], Record]) -> None:
    anna = sit()
    anna.become("Anna")
    anna.go(anna.bring(record(), mine=[0])["match"])
    anna.ready()
    page = anna.page

    page.keyboard.press("a")
    advised = page.locator("[data-advised]")
    expect(advised).not_to_have_count(0)
    advice = anna.last("advice")["advised"]
    assert [one.get_attribute("data-advised") for one in advised.all()] == [one["option"] for one in advice]
    assert advice[0]["reasons"]
    expect(advised.first.locator("li")).to_have_count(len(advice[0]["reasons"]))
    marked = page.locator("button.advised, .target.advised")
    expect(marked).not_to_have_count(0)

    page.keyboard.press("Escape")
    expect(advised).to_have_count(0)
    expect(marked).to_have_count(0)
    page.locator("[data-ask-advice]").click()
    expect(advised).not_to_have_count(0)
    assert len(anna.messages("advice")) == 1, "what was thought once is still known"

    number = anna.number
    advised.first.get_by_role("button", name=SAY("counsel.choose")).click()
    if page.locator("[data-pending]").count():
        page.locator("[data-pending]").click()
    anna.moved_on(number)
    assert anna.complaints == []


def test_an_answer_that_is_looked_at_says_what_it_does_and_warns(sit: Sit) -> None:
    anna = sit()
    anna.become("Anna")
    anna.go(anna.bring(ACTION(), mine=[0])["match"])
    anna.ready()
    page = anna.page
    foresight = page.locator("[data-foresight]")

    page.locator("[data-part=answers] [data-option=march]").hover()
    expect(foresight).to_contain_text(SAY("root.does.marquise.march"))
    expect(foresight.locator("[data-law='root 6.5.2']")).to_be_visible()
    page.mouse.move(2, 2)
    expect(foresight).to_have_count(0)

    page.locator("[data-part=answers] [data-option=recruit]").focus()
    expect(foresight).to_contain_text(SAY("root.does.marquise.recruit"))
    page.locator("[data-part=answers] [data-option=done]").focus()
    expect(foresight).to_contain_text(SAY("counsel.beware"))
    expect(foresight).to_contain_text("You still have")
    assert anna.complaints == []


def test_on_touch_a_long_press_asks_and_does_not_choose(sit: Sit) -> None:
    anna = sit(PHONE, touch=True)
    anna.become("Anna")
    anna.go(anna.bring(ACTION(), mine=[0])["match"])
    anna.ready()
    page = anna.page
    number = anna.number
    button = page.locator("[data-part=answers] [data-option=march]")
    for kind in ("pointerdown", "pointerup"):
        button.dispatch_event(kind, {"pointerType": "touch", "bubbles": True})
        if kind == "pointerdown":
            expect(page.locator("[data-foresight]")).to_contain_text(SAY("root.does.marquise.march"))
    button.dispatch_event("click")
    assert anna.number == number
    expect(page.locator("[data-pending]")).to_have_count(0)
    button.dispatch_event("click")
    anna.moved_on(number)


def turmoil(question: Question) -> bool:
    """Whether the Eyrie have just fallen."""
    return question.prompt == "root.eyrie.leader" and bool(question.about)


def test_turmoil_is_told_with_its_reason_until_it_has_been_seen(sit: Sit) -> None:
    anna = sit()
    anna.become("Anna")
    anna.go(anna.bring(played(PAIR, 0).until(turmoil), mine=[1])["match"])
    anna.ready()
    page = anna.page

    losses = page.locator("[data-losses]")
    expect(losses).to_contain_text("cannot be carried out")
    expect(losses.locator("[data-law='root 7.7']")).to_be_visible()
    expect(page.locator("#prompt")).to_contain_text("could not be carried out")
    losses.locator("[data-seen]").click()
    expect(losses).to_have_count(0)
    assert anna.complaints == []


def test_between_people_everybody_is_asked_first(sit: Sit) -> None:
    anna, berta = sit(), sit()
    anna.become("Anna")
    berta.become("Berta")
    links = anna.bring(ACTION(), mine=[0], others=[1])
    berta.call("POST", "seats", {"secret": links["seats"][1]})
    for seat in (anna, berta):
        seat.go(links["match"])
    anna.ready()

    anna.page.locator("[data-ask-advice]").click()
    panel = anna.page.locator("[data-advice]")
    expect(panel).to_contain_text(SAY("counsel.offer"))
    panel.locator("[data-agree]").click()
    expect(panel).to_contain_text("Berta")
    assert anna.messages("advice") == []

    proposed = berta.page.locator("[data-proposed]")
    expect(proposed).to_contain_text("Anna")
    proposed.locator("[data-agree]").click()
    expect(proposed).to_have_count(0)

    panel.locator("[data-disagree]").wait_for()
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("a")
    expect(anna.page.locator("[data-advised]")).not_to_have_count(0)
    anna.page.locator("[data-disagree]").click()
    expect(panel).to_have_count(0)
    assert anna.complaints == berta.complaints == []
