"""Take the pictures of the table in the browser for the README: real games, some rounds in, in a real Chromium."""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import rulewright
from rulewright.agents.catalogue import make
from tests.e2e.serving import Served

TARGET = Path(__file__).parent.parent / "docs" / "pictures"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
Light = Literal["light", "dark"]
CLANS = ("fire", "water", "jungle", "air")
QUALITY = 86
SETTLED = 900
"""Milliseconds after which nothing moves any more."""
ADOPT = """async ({record, seat}) => {
  const send = (path, body, kind = 'application/json') => fetch(path, {method: 'POST', headers: {'content-type': kind},
    body: kind === 'application/json' ? JSON.stringify(body) : body}).then((answer) => answer.json());
  if ((await fetch('/api/me')).status === 401) await send('/api/people', {name: 'Anna'});
  const links = await send('/api/records', record, 'application/x-ndjson');
  await send('/api/seats', {secret: links.seats[seat]});
  for (const other of links.seats.keys())
    if (other !== seat) await send(`/api/matches/${links.match}/bot`, {seat: other, bot: 'greedy'});
  return links.match;
}"""


class Moment(NamedTuple):
    """A seat of a match that has just been asked something; with no prompt, the end of the match."""

    game: str
    options: Mapping[str, object]
    seed: int
    seat: str
    prompt: str = ""
    round: int = 5
    answers: range = range(1, 99)
    """How many answers there must be."""


def root(faction: str, prompt: str, woodland: str, seed: int) -> Moment:
    """Return a moment of a match of Root."""
    return Moment("root", {"first": "marquise", "map": woodland}, seed, faction, prompt)


def hunt(prompt: str, seed: int, *, at: int, clans: Sequence[str] = CLANS, answers: range = range(1, 99)) -> Moment:
    """Return a moment of a match of Monster Lands, of its fire clan."""
    options = {"seats": list(clans), "scenario": 1 if len(clans) == 1 else 0}
    return Moment("monster_lands", options, seed, "fire", prompt and f"monster_lands.{prompt}", at, answers)


def main() -> None:
    """Serve, play, and take all pictures."""
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder), port)
        served.start()
        try:
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
            for take_them in (take_root, take_monster_lands):
                take_them(browser, served.address)
        finally:
            served.stop()


def take_root(browser: Browser, address: str) -> None:
    """Take the first page, and pictures of Root."""
    day = open_page(browser, address, DESKTOP, "light")
    day.wait_for_timeout(SETTLED)
    take(day, "home")
    sit(day, address, root("marquise", "root.marquise.action", "autumn", 11))
    take(day, "table")
    day.keyboard.press("b")
    take(day, "board")
    day.keyboard.press("Escape")
    day.keyboard.press("?")
    take(day, "law")
    night = open_page(browser, address, DESKTOP, "dark", "de")
    sit(night, address, root("eyrie", "root.move.where", "winter", 5))
    take(night, "night")
    phone = open_page(browser, address, PHONE, "light")
    sit(phone, address, root("vagabond", "root.vagabond.action", "autumn", 3))
    take(phone, "phone")


def take_monster_lands(browser: Browser, address: str) -> None:
    """Take pictures of Monster Lands: with others, in a battle, alone, on a phone."""
    day = open_page(browser, address, DESKTOP, "light")
    sit(day, address, hunt("act", 13, at=4, answers=range(12, 16)))
    take(day, "monster_lands")
    day.keyboard.press("b")
    take(day, "monster_lands_board")
    day.keyboard.press("Escape")
    sit(day, address, hunt("strike_monster", 7, at=4, answers=range(4, 9)))
    day.locator("#tab-list").click()
    day.locator(".options [data-odds='roll:all']").click()
    day.wait_for_selector(".odds tr")
    take(day, "monster_lands_battle")
    night = open_page(browser, address, DESKTOP, "dark", "it")
    sit(night, address, hunt("", 2, at=1, clans=["fire"]))
    take(night, "monster_lands_solo")
    phone = open_page(browser, address, PHONE, "light")
    sit(phone, address, hunt("path_dice", 12, at=3))
    take(phone, "monster_lands_phone")


def open_page(browser: Browser, address: str, size: ViewportSize, light: Light, language: str = "en-GB") -> Page:
    """Open the first page as somebody new."""
    page = browser.new_context(viewport=size, color_scheme=light, locale=language).new_page()
    page.goto(f"{address}/")
    page.wait_for_selector("[data-quick]")
    return page


def sit(page: Page, address: str, moment: Moment) -> None:
    """Take a seat at a table where it has just been asked something, or where the match has ended."""
    match = rulewright.new(moment.game, dict(moment.options), seed=moment.seed)
    seats: list[Any] = match.options["seats"]
    bots = [make("greedy", moment.game, number) for number in range(len(seats))]
    seat = seats.index(moment.seat)
    while (question := match.question) is not None:
        asked = question.prompt == moment.prompt and question.seat == seat and len(question.options) in moment.answers
        if asked and match.view(seat).facts()["table"]["round"] >= moment.round:
            break
        match.answer(bots[question.seat].choose(match.view(question.seat)))
    assert match.question is not None or not moment.prompt, f"nothing like {moment} came to pass"
    adopted = page.evaluate(ADOPT, {"record": match.record.dumps(), "seat": seat})
    page.goto(f"{address}/#/match/{adopted}")
    page.wait_for_selector(".table[data-asked='true'], .table[data-status='over']")


def take(page: Page, name: str) -> None:
    """Take a picture."""
    page.mouse.move(2, 2)
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=TARGET / f"{name}.jpg", type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    main()
