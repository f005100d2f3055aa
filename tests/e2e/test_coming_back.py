"""Coming back, and bringing friends: links that others can open, what the first page says of one's tables."""

from __future__ import annotations

from playwright.sync_api import expect

from rulewright.texts.catalogue import Texts
from tests.e2e.conftest import Sit
from tests.e2e.positions import PAIR, played

SAY = Texts("en")
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def test_the_link_at_the_end_is_one_that_anybody_can_open(sit: Sit) -> None:
    anna, carla = sit(), sit()
    anna.become("Anna")
    anna.page.context.grant_permissions(CLIPBOARD)
    links = anna.call("POST", "records", played(PAIR, 4).record.dumps())
    anna.go(links["match"])
    anna.page.locator("[data-share]").click()
    expect(anna.page.locator("[data-share]")).to_have_text(SAY("lobby.copied"))
    link = anna.page.evaluate("navigator.clipboard.readText()")

    assert links["match"] not in link
    carla.page.goto(link)
    carla.page.wait_for_selector(".table[data-status=over]")
    expect(carla.page.locator(".past .where")).to_contain_text("0")
    carla.page.keyboard.press("ArrowRight")
    carla.hears("looked", 2)
    assert carla.last("looked")["step"] == 1
    assert carla.complaints == []
    assert anna.complaints == []
