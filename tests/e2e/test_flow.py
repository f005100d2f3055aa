"""Fewer clicks: pointing before an action is chosen, what is not possible now, and answers that give themselves."""

from __future__ import annotations

from playwright.sync_api import expect

from rulewright.kernel.record import Record
from rulewright.texts.catalogue import Texts
from tests.e2e.conftest import PHONE, Sit
from tests.e2e.positions import ALL, PAIR, RIVALS, asks, hunted, played
from tests.e2e.seat import Seat

SAY = Texts("en")


def seated(seat: Seat, record: Record) -> None:
    seat.become("Anna")
    seat.go(seat.bring(record, mine=[0])["match"])
    seat.ready()


def test_a_way_is_pointed_at_before_the_action_and_taken_back_as_one(sit: Sit) -> None:
    anna = sit()
    seated(anna, played(ALL, 0).until(asks(0, "root.marquise.action", least=8)))
    page, number = anna.page, anna.number
    anna.hears("ahead", 1)
    way = next(way for way in anna.last("ahead")["ways"] if way["answers"][0] == "march")
    origin, destination = (page.locator(f".board .target.lit[data-target='{name}']") for name in way["targets"])

    origin.click(force=True)
    expect(page.locator(".buttons [data-option^='march'], .buttons [data-action=march]").first).to_be_visible()
    destination.click(force=True)
    anna.reaches(number + 2)
    anna.hears("accepted", 2)

    page.keyboard.press("u")
    anna.reaches(number + 3)
    anna.ready()
    expect(page.locator("#prompt")).to_have_text(SAY("root.prompt.marquise.action"))
    assert anna.complaints == []


def test_what_is_not_possible_stands_in_its_place_and_says_why(sit: Sit) -> None:
    anna = sit(PHONE, touch=True)
    seated(anna, hunted(RIVALS, 1).until(asks(0, "monster_lands.act", least=5), after=20))
    page = anna.page
    missing = page.locator(".buttons [data-missing]")
    expect(missing).not_to_have_count(0)
    expect(missing.first).to_have_attribute("aria-disabled", "true")

    missing.first.click(force=True)
    why = page.locator(".why")
    expect(why.locator("li .law")).not_to_have_count(0)
    expect(why.locator("header b")).to_contain_text(missing.first.inner_text().split("\n")[0].strip()[:6])

    house = page.locator(".buttons [data-place]").first
    house.click()
    expect(page.locator(".buttons [data-option]")).not_to_have_count(0)
    assert anna.complaints == []


def test_two_cards_are_discarded_in_one_go(sit: Sit) -> None:
    anna = sit()
    seated(anna, played(PAIR, 1).until(asks(0, "root.discard")))
    page, number = anna.page, anna.number
    expect(page.locator(".together")).to_have_text(SAY("flow.together", n=0, all=2))
    cards = page.locator(".hand .target.lit")
    cards.first.click(force=True)
    expect(page.locator(".together")).to_have_text(SAY("flow.together", n=1, all=2))
    assert anna.number == number
    cards.last.click(force=True)
    anna.reaches(number + 2)
    assert anna.complaints == []
