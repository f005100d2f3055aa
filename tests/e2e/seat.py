"""Somebody before a browser: what they see, and what they do."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, WebSocket

from rulewright.kernel.record import Record

PATIENCE = 60_000
"""Milliseconds in which something must have happened."""
NOBODY = "401 (Unauthorized)"
"""What Chromium notes when a page asks who somebody is who has not been here before."""
HASTE = """if (location.protocol.startsWith('http')) localStorage.getItem('rulewright.settings')
  ?? localStorage.setItem('rulewright.settings', JSON.stringify({pace: 'none'}))"""
"""People would like to see bots move; most tests do not wait for that."""
DIGITS = """() => {
  const listed = [...document.querySelectorAll('.options [data-option] .number')].map((one) => one.textContent.trim());
  const buttons = [...document.querySelectorAll('.buttons [data-option][data-digit]')].map((one) => one.dataset.digit);
  return [...new Set([...listed, ...buttons])].filter((digit) => /^[0-9]$/.test(digit)).sort();
}"""
"""The keys by which something can be answered, as the page says."""
ANSWERS = ", ".join(f".buttons [data-{kind}]" for kind in ("option", "usual", "action", "place"))
"""The buttons that answer a question, or go on towards an answer."""
READY = """() => {
  const table = document.querySelector('.table');
  if (!table) return false;
  return table.dataset.asked === 'true' || table.dataset.status !== 'playing';
}"""
STILL = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(passing.map((one) => one.finished.catch(() => null)));
}"""


class Seat:
    """One page of a browser, with everything it was sent and everything it complained about."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.received: list[str] = []
        """Every frame of every WebSocket."""
        self._told: list[str] = []
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.add_init_script(HASTE)
        page.on("websocket", self._listen)
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("requestfinished", self._keep)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.received.append(str(frame)))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error" and NOBODY not in message.text:
            self.complaints.append(message.text)

    def _keep(self, request: Request) -> None:
        # At once: what a page was sent is forgotten when the next one is opened.
        answer = request.response()
        if answer is not None and "/api/" in request.url:
            self._told.append(answer.text())

    def everything(self) -> list[str]:
        """Return all that the server ever told this browser."""
        return [*self._told, *self.received]

    # ------------------------------------------------------------------ going places

    def open(self, path: str = "") -> None:
        """Go to a page of the table."""
        self.page.goto(f"{self.address}/#/{path}")

    def quick(self, index: int = 0, game: str = "root") -> None:
        """Sit down with one click."""
        self.open()
        self.page.locator(f"[data-game='{game}'] [data-quick='{index}']").click()
        self.ready()

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Ask the interface for programs for something, as this person."""
        lines = isinstance(body, str)
        kind = "application/x-ndjson" if lines else "application/json"
        answer = self.page.request.fetch(
            f"{self.address}/api/{path}",
            method=method,
            data=body if lines else None if body is None else json.dumps(body),
            headers={} if body is None else {"content-type": kind},
        )
        assert answer.ok, answer.text()
        return answer.json()

    def become(self, name: str) -> None:
        """Be somebody, before any page is opened."""
        self.call("POST", "people", {"name": name})

    def make(self, **match: object) -> dict[str, Any]:
        """Make a match, and return its links."""
        links: dict[str, Any] = self.call("POST", "matches", match)
        return links

    def bring(self, record: Record, mine: Sequence[int], others: Sequence[int] = ()) -> dict[str, Any]:
        """Bring a match in the middle, take seats of it, leave others open, and have bots play the rest."""
        links: dict[str, Any] = self.call("POST", "records", record.dumps())
        for seat in mine:
            self.call("POST", "seats", {"secret": links["seats"][seat]})
        for seat in range(len(links["seats"])):
            if seat not in mine and seat not in others:
                self.call("POST", f"matches/{links['match']}/bot", {"seat": seat, "bot": "greedy"})
        return links

    def go(self, match: str) -> None:
        """Go to a table, and wait until it is laid."""
        self.open(f"match/{match}")
        self.page.wait_for_selector(".table")

    def tab(self, name: str) -> None:
        """Show a tab at the side."""
        self.page.locator(f"#tab-{name}").click()

    def look_back(self) -> None:
        """Show the table as it was at the beginning; a server that was asked too much wants to be asked again."""
        while not self.page.locator(".past").count():
            self.page.locator(".log .entry:enabled").first.click()
            self.page.wait_for_timeout(500)

    # ------------------------------------------------------------------ looking

    @property
    def table(self) -> Locator:
        return self.page.locator(".table")

    @property
    def number(self) -> int:
        """The number of the open question; -1 while no table is shown."""
        return int(self._shown("number") or -1)

    @property
    def status(self) -> str:
        return self._shown("status") or ""

    def _shown(self, what: str) -> str | None:
        """Return what the table says of itself; it may be gone for a moment."""
        found: str | None = self.page.evaluate("(what) => document.querySelector('.table')?.dataset[what]", what)
        return found

    def ready(self) -> None:
        """Wait until this person is asked, or the match has ended."""
        self.page.wait_for_function(READY)

    def still(self) -> None:
        """Wait for what moves or fades in: it is judged by what it comes to."""
        self.page.evaluate(STILL)

    def reaches(self, number: int) -> None:
        """Wait until this browser has heard of a question."""
        self.page.wait_for_function(
            "(number) => Number(document.querySelector('.table')?.dataset.number) >= number", arg=number
        )

    def log(self) -> list[str]:
        """Return all lines of the log, which is shown."""
        older = self.page.locator(".log > button")
        if older.count():
            older.click()
        return self.page.locator(".log .entry").all_inner_texts()

    def tells(self, told: list[str]) -> None:
        """Wait until the log, which is shown, says just this."""
        deadline = time.monotonic() + PATIENCE / 1000
        while self.log() != told:
            assert time.monotonic() < deadline, self.log()
            self.page.wait_for_timeout(50)

    def messages(self, *kinds: str) -> list[dict[str, Any]]:
        """Return what the server sent over the WebSocket, in order; all of it, or some kinds."""
        told: list[dict[str, Any]] = [json.loads(text) for text in self.received]
        return [message for message in told if not kinds or message["type"] in kinds]

    def last(self, kind: str) -> dict[str, Any]:
        """Return the last message of a kind that the server sent."""
        return self.messages(kind)[-1]

    def hears(self, kind: str, count: int) -> None:
        """Wait until the server has sent so many messages of a kind: an answer is acknowledged after it is shown."""
        deadline = time.monotonic() + PATIENCE / 1000
        while len(self.messages(kind)) < count:
            assert time.monotonic() < deadline
            self.page.wait_for_timeout(20)

    # ------------------------------------------------------------------ playing

    def moved_on(self, number: int) -> None:
        """Wait until the answer to a question is on record."""
        self.page.wait_for_function(
            "(number) => Number(document.querySelector('.table')?.dataset.number) > number"
            " || document.querySelector('.table[data-status=over], .curtain')",
            arg=number,
        )

    def settled(self) -> None:
        """Wait until no answer is on its way."""
        self.page.wait_for_timeout(15)
        self.page.wait_for_selector(".table[data-sent=true]", state="detached")

    def click_once(self, chance: Random) -> None:
        """Answer the open question with the mouse: things that glow first, buttons else."""
        number = self.number
        for _ in range(8):
            if self.number != number or self.status != "playing":
                return
            pending = self.page.locator("[data-pending]")
            if pending.count():
                pending.first.click()
                break
            spots = self.page.locator(".middle .target.lit:visible, .players .target.lit:visible")
            buttons = self.page.locator(ANSWERS)
            options = [(spots, index) for index in range(spots.count())]
            options += [(buttons, index) for index in range(buttons.count())]
            if not options:
                self.page.locator("#tab-list").click()
                self.page.wait_for_selector(".options [data-option]")
                rows = self.page.locator(".options [data-option]")
                options = [(rows, index) for index in range(rows.count())]
            found, index = chance.choice(options)
            found.nth(index).click(force=True)
            self.settled()
        self.moved_on(number)

    def key_once(self, chance: Random) -> None:
        """Answer the open question with the keyboard alone."""
        number = self.number
        for _ in range(8):
            if self.number != number or self.status != "playing":
                return
            if self.page.locator("[data-pending]").count():
                self.page.keyboard.press("Enter")
                break
            if not self.page.evaluate("document.querySelectorAll('.options [data-option]').length"):
                self.page.keyboard.press("l")
                self.page.wait_for_selector(".options [data-option]")
                continue
            self.page.keyboard.press(chance.choice(self.page.evaluate(DIGITS)))
            self.settled()
        self.moved_on(number)
