"""The lake and the mountain at the table: a marker is picked, the ferry crosses, and both say what they are."""

from __future__ import annotations

from playwright.sync_api import expect

from rulewright.kernel.record import Record
from rulewright.texts.catalogue import Texts
from tests.e2e.conftest import Sit
from tests.e2e.positions import PAIR, Played, asks
from tests.e2e.seat import Seat

SAY = Texts("en")


def near(woodland: str, prompt: str) -> Record:
    """Return a match of bots on a map when the first seat was asked something for the first time."""
    return Played("root", {"seats": list(PAIR), "map": woodland}, 1).until(asks(0, prompt))


def seated(sit: Sit, record: Record) -> Seat:
    """Sit down as the Marquise."""
    anna = sit()
    anna.become("Anna")
    anna.go(anna.bring(record, mine=[0])["match"])
    anna.ready()
    return anna


def test_a_closed_path_is_opened_by_its_marker_and_a_card(sit: Sit) -> None:
    anna = seated(sit, near("mountain", "root.craft"))
    page = anna.page
    markers = page.locator(".board [data-target^='path:']")
    before = markers.count()
    lit = page.locator(".board [data-target^='path:'].lit").first
    name = lit.get_attribute("data-target")
    assert name is not None
    assert SAY("root.thing.closed_path") in (lit.get_attribute("aria-label") or "")

    lit.click()
    page.locator(".hand [data-target^='card:'].lit").first.click()

    expect(page.locator(f".board [data-target='{name}']")).to_have_count(0)
    expect(markers).to_have_count(before - 1)
    expect(page.locator(".board [data-target='tower']")).to_have_attribute("aria-label", SAY("root.thing.tower"))


def test_the_ferry_goes_along_and_says_what_it_is(sit: Sit) -> None:
    anna = seated(sit, near("lake", "root.marquise.action"))
    page = anna.page
    ferry = page.locator(".board [data-target='ferry']")
    start = ferry.get_attribute("transform")
    page.locator(".board [data-target='ferry']").hover()
    expect(page.get_by_text(SAY("root.explain.ferry"))).to_be_visible()

    page.get_by_role("button", name=SAY("root.button.march"), exact=False).first.click()
    page.locator(".board .ground[data-target='clearing:1']").click()
    page.locator(".board .ground[data-target='clearing:12']").click()

    expect(ferry).not_to_have_attribute("transform", start or "")
