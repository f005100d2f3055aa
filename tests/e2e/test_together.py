"""Two people online and somebody who watches: inviting, playing, talking, leaving and coming back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from playwright.sync_api import expect

from rulewright.texts.catalogue import Texts
from tests.e2e.conftest import Sit
from tests.e2e.seat import Seat

SAY = Texts("en")
RUDE = "<img src=x onerror=\"window.hit=1\"> <b>bold</b> & 'quoted' {$name}"


def copied(seat: Seat, kind: str) -> str:
    """Press the button that copies the link of a kind, and return what was copied."""
    seat.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button = seat.page.locator(f"[data-link*='/{kind}/']")
    expect(button).to_have_text(SAY(f"lobby.copy-{kind}"))
    button.click()
    expect(button).to_have_text(SAY("lobby.copied"))
    link: str = seat.page.evaluate("navigator.clipboard.readText()")
    return link


def take(seat: Seat, link: str, name: str) -> None:
    """Open the link of a seat, say a name, sit down."""
    seat.page.goto(link)
    seat.page.get_by_label(SAY("seat.name")).fill(name)
    seat.page.get_by_role("button", name=SAY("seat.sit")).click()


def asked(*people: Seat) -> Seat:
    """Wait until somebody is asked, and return them."""
    for _ in range(600):
        for person in people:
            if person.table.get_attribute("data-asked") == "true":
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def alike(*people: Seat) -> None:
    """Check that everybody has heard of the same."""
    number = max(person.number for person in people)
    for person in people:
        person.reaches(number)


def make_table(anna: Seat) -> None:
    """Make a table for two on its page, with a free seat."""
    anna.open("new/root")
    for faction in ("marquise", "eyrie", "alliance", "vagabond"):
        card = anna.page.locator(f"[data-faction={faction}]")
        if (card.get_attribute("aria-pressed") == "true") != (faction in ("marquise", "eyrie")):
            card.click()
    anna.page.locator("select[data-seat='0']").select_option("me")
    anna.page.locator("select[data-seat='1']").select_option("open")
    anna.page.get_by_role("button", name=SAY("new.begin")).click()


def talk(anna: Seat, carla: Seat, everybody: Sequence[Seat]) -> None:
    """Say something at the table; what looks like HTML is text."""
    for person in everybody:
        person.tab("chat")
    anna.page.get_by_label(SAY("table.chat-say")).fill(RUDE)
    anna.page.keyboard.press("Enter")
    for person in everybody:
        line = person.page.locator(".chat .lines p").last
        expect(line).to_contain_text(RUDE)
        expect(line.locator("img, b + b")).to_have_count(0)
        assert person.page.evaluate("window.hit") is None
    carla.page.get_by_label(SAY("table.chat-say")).fill("Good evening")
    carla.page.keyboard.press("Enter")
    expect(anna.page.locator(".chat .lines")).to_contain_text("Good evening")


def test_two_people_are_invited_play_talk_leave_and_come_back_while_somebody_watches(sit: Sit) -> None:
    anna, berta, carla = sit(), sit(), sit()

    make_table(anna)
    expect(anna.page.locator("[data-seat='1']")).to_contain_text(SAY("lobby.open"))
    link = copied(anna, "seat")
    assert re.fullmatch(rf"{re.escape(anna.address)}/#/seat/[\w-]{{20,}}", link)
    carla.page.goto(copied(anna, "watch"))
    expect(carla.page.locator("[data-seat='1']")).to_contain_text(SAY("lobby.open"))
    expect(carla.page.locator("[data-seat] button")).to_have_count(0)
    take(berta, link, "Berta")
    everybody = (anna, berta, carla)
    for person in everybody:
        person.page.wait_for_selector(".table[data-status=playing]")

    # Moves by each are seen by all.
    chance = Random(3)  # noqa: S311  (which moves are made is no secret)
    movers = set()
    for _ in range(9):
        mover = asked(anna, berta)
        movers.add(mover)
        mover.click_once(chance)
        alike(*everybody)
        expect(carla.page.locator(".buttons")).to_have_count(0)
        expect(carla.page.locator(".target.lit")).to_have_count(0)
    assert movers == {anna, berta}
    alike(*everybody)
    # Whoever draws or gives a card is told more of it than the others.
    told = [line for line in carla.log() if not re.search("drew|gave|took", line)]
    assert len(told) > 5
    assert [line for line in anna.log() if line in told][-1:] == told[-1:]
    assert [line for line in berta.log() if line in told][-1:] == told[-1:]

    # Whoever watches decides nothing.
    carla.tab("list")
    expect(carla.page.locator("#tab-panel [data-option]")).to_have_count(0)
    number = carla.number
    carla.page.keyboard.press("u")
    expect(carla.page.locator(".acts").get_by_role("button", name=SAY("table.undo"))).to_be_disabled()
    carla.tab("menu")
    expect(carla.page.locator("#tab-panel").get_by_role("button", name=SAY("table.leave"))).to_have_count(0)

    talk(anna, carla, everybody)

    # Berta leaves, a bot stands in, she comes back.
    berta.tab("menu")
    panel = berta.page.locator("#tab-panel")
    panel.get_by_role("button", name=SAY("table.leave")).click()
    panel.get_by_role("button", name=SAY("table.leave-sure")).click()
    back = panel.get_by_role("button", name=SAY("table.come-back"))
    expect(back).to_be_visible()
    anna.tab("menu")
    expect(anna.page.locator("#tab-panel li").nth(1)).to_contain_text(re.compile("bot", re.IGNORECASE))
    before = max(number, anna.number)
    while anna.number < before + 6:
        asked(anna).click_once(chance)
    expect(berta.page.locator(".buttons")).to_have_count(0)
    back.click()
    expect(anna.page.locator("#tab-panel li").nth(1)).to_contain_text("Berta")
    for _ in range(200):
        mover = asked(anna, berta)
        mover.click_once(chance)
        if mover is berta:
            break
    else:
        raise AssertionError("Berta is not asked any more")
    alike(*everybody)
    for person in everybody:
        assert person.complaints == []
