"""Takes pictures of the table in a browser, at moments of matches that bots have played."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize

from tools.moments import Moment, reached

TARGET = Path(__file__).parent.parent / "docs" / "pictures"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
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


class Camera:
    """Somebody new at the table, with a camera."""

    def __init__(self, browser: Browser, address: str) -> None:
        """Take a browser and the address of a server."""
        self._browser = browser
        self._address = address

    def open(
        self, size: ViewportSize = DESKTOP, light: Literal["light", "dark"] = "light", language: str = "en-GB"
    ) -> Page:
        """Open the first page as somebody new."""
        page = self._browser.new_context(viewport=size, color_scheme=light, locale=language).new_page()
        page.goto(f"{self._address}/")
        page.wait_for_selector("[data-quick]")
        return page

    def sit(self, page: Page, moment: Moment) -> None:
        """Take a seat at a table where it has just been asked something, or where the match has ended."""
        match, seat = reached(moment)
        adopted = page.evaluate(ADOPT, {"record": match.record.dumps(), "seat": seat})
        page.goto(f"{self._address}/#/match/{adopted}")
        page.wait_for_selector(".table[data-asked='true'], .table[data-status='over']")

    def take(self, page: Page, name: str) -> None:
        """Take a picture."""
        page.mouse.move(2, 2)
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=TARGET / f"{name}.jpg", type="jpeg", quality=QUALITY)
