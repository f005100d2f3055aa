"""Take the pictures of the table in the browser for the README: real games, some rounds in, in a real Chromium."""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import rulewright
from rulewright.agents.catalogue import make
from tests.e2e.serving import Served

TARGET = Path(__file__).parent.parent / "docs" / "pictures"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
Light = Literal["light", "dark"]
ROUND = 5
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
            take_all(browser, served.address)
        finally:
            served.stop()


def take_all(browser: Browser, address: str) -> None:
    """Take the pictures one after the other."""
    day = open_page(browser, address, DESKTOP, "light")
    day.wait_for_timeout(SETTLED)
    take(day, "home")
    sit(day, address, "marquise", "root.marquise.action", "autumn", 11)
    take(day, "table")
    day.keyboard.press("b")
    take(day, "board")
    day.keyboard.press("Escape")
    day.keyboard.press("?")
    take(day, "law")
    night = open_page(browser, address, DESKTOP, "dark", "de")
    sit(night, address, "eyrie", "root.move.where", "winter", 5)
    take(night, "night")
    phone = open_page(browser, address, PHONE, "light")
    sit(phone, address, "vagabond", "root.vagabond.action", "autumn", 3)
    take(phone, "phone")


def open_page(browser: Browser, address: str, size: ViewportSize, light: Light, language: str = "en-GB") -> Page:
    """Open the first page as somebody new."""
    page = browser.new_context(viewport=size, color_scheme=light, locale=language).new_page()
    page.goto(f"{address}/")
    page.wait_for_selector("[data-quick]")
    return page


def sit(page: Page, address: str, faction: str, prompt: str, woodland: str, seed: int) -> None:
    """Take the seat of a faction at a table where it has just been asked something."""
    match = rulewright.new("root", {"first": "marquise", "map": woodland}, seed=seed)
    bots = [make("greedy", "root", seat) for seat in range(4)]
    seat = match.options["seats"].index(faction)
    while match.question is not None:
        asked = match.question.prompt == prompt and match.question.seat == seat
        if asked and match.view(seat).facts()["table"]["round"] >= ROUND:
            break
        match.answer(bots[match.question.seat].choose(match.view(match.question.seat)))
    adopted = page.evaluate(ADOPT, {"record": match.record.dumps(), "seat": seat})
    page.goto(f"{address}/#/match/{adopted}")
    page.wait_for_selector(".table[data-asked='true']")


def take(page: Page, name: str) -> None:
    """Take a picture."""
    page.mouse.move(2, 2)
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=TARGET / f"{name}.jpg", type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    main()
