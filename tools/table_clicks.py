"""Count the clicks of a recorded match: what a sensible person needs on the page as it is, turn by turn.

    python -m tools.table_clicks

The answers of the first seat in a recorded match (`eight_turns.jsonl` in the room of a game) are given with the mouse,
in a real Chromium: by the button that says it if there is one, else by what is lit on the table, and from the list only
if nothing else leads there.  Everybody else is a bot.  Where one of them had a choice, the match is brought anew as the
record has it, so that the same is meant on every page that is measured.
"""

from __future__ import annotations

import os
import shutil
import socket
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from playwright.sync_api import Locator, Page, sync_playwright

from rulewright.games.catalogue import GAMES
from rulewright.kernel.event import Event
from rulewright.kernel.record import Record
from tests.e2e.conftest import DESKTOP
from tests.e2e.seat import Seat
from tests.e2e.serving import Served

RECORD = next(Path(__file__).parent.glob("*/eight_turns.jsonl"))
ME = 0
BUTTONS = 9
"""With so many answers, all of them have buttons."""
STEADY = 120
"""Milliseconds after which nothing more happens by itself."""
SETTLED = """(number) => {
  const table = document.querySelector('.table');
  if (!table || table.dataset.sent === 'true') return false;
  return table.dataset.asked === 'true' || table.dataset.status !== 'playing' || Number(table.dataset.number) >= number;
}"""


class Given(NamedTuple):
    """A recorded answer: who gave it, in which of my turns, what it says and names, and among how many."""

    seat: int
    turn: int
    text: str
    targets: tuple[str, ...]
    among: int

    @property
    def cost(self) -> int:
        """How many clicks it takes: one where all answers have buttons, else one for each thing."""
        return 1 if self.among <= BUTTONS else max(1, len(self.targets))


def recorded() -> Record:
    """Return the match; the rules that it does not touch may have changed since."""
    record = Record.loads(RECORD.read_text(encoding="utf-8"))
    game = GAMES.find(record.game)
    return msgspec.structs.replace(record, rules=game.rules_version, data=game.data_version)


def answers(record: Record) -> list[Given]:
    """Return all answers of a match, with my turns counted from 1; 0 is the set-up."""
    turn = 0

    def hear(event: Event) -> None:
        nonlocal turn
        turn += event.kind == "turn" and event.facts["seat"] == ME

    match = GAMES.find(record.game).new(record.options, seed=record.seed, hear=hear)
    found: list[Given] = []
    for text in record.answers:
        question = match.question
        assert question is not None
        option = question.find(text)
        assert option is not None, f"the record does not fit the rules: {text} at {question}"
        found.append(Given(question.seat, turn, text, option.targets, len(question.options)))
        match.answer(option)
    return found


def stretches(given: list[Given]) -> Iterator[tuple[int, int]]:
    """Return from where to where only I had anything to choose."""
    start = None
    for number, answer in enumerate(given):
        if answer.seat == ME and start is None:
            start = number
        if answer.seat != ME and answer.among > 1 and start is not None:
            yield start, number
            start = None
    if start is not None:
        yield start, len(given)


def places(chain: list[Given]) -> list[str]:
    """Return the clearings that some answers name."""
    return [name for one in chain for name in one.targets if name.startswith("clearing:")]


class Clicker:
    """Somebody who knows what they want, and counts."""

    def __init__(self, seat: Seat, given: list[Given]) -> None:
        """Sit down before a page."""
        self.seat = seat
        self.page: Page = seat.page
        self.given = given
        self.clicks: dict[int, int] = {}
        self.said: list[str] = []

    def click(self, found: Locator, number: int) -> None:
        """Click, and count it for the turn in which an answer belongs."""
        found.first.click(force=True)
        turn = self.given[number].turn
        self.clicks[turn] = self.clicks.get(turn, 0) + 1
        self.page.wait_for_timeout(15)

    def steady(self, end: int) -> int:
        """Wait until I am asked, or the stretch is over, and nothing goes on by itself; return the open question."""
        while True:
            self.page.wait_for_function(SETTLED, arg=end)
            number = self.seat.number
            self.page.wait_for_timeout(STEADY)
            if self.seat.number == number and self.page.evaluate(SETTLED, end):
                return number

    def play(self, start: int, end: int) -> None:
        """Give the answers of a stretch."""
        number = start
        while (number := self.steady(end)) < end and self.seat.status == "playing":
            before = sum(self.clicks.values())
            self.answer(number)
            after = self.steady(end)
            assert after > number, f"nothing came of {self.given[number]}"
            meant = " ".join(one.text for one in self.given[number : min(after, end)] if one.seat == ME)
            self.said.append(f"{self.given[number].turn:2} {sum(self.clicks.values()) - before:2}  {meant}")

    def answer(self, number: int) -> None:
        """Give a recorded answer, and those that come with it, with the fewest clicks that the page offers."""
        usual = self.page.locator("[data-usual]")
        if usual.count() and self.meant(number).startswith(f"{usual.get_attribute('data-usual')} "):
            self.click(usual, number)
            return
        many = self.page.locator(f".buttons [data-option^='{self.given[number].text} ']")
        for text in (found.get_attribute("data-option") or "" for found in many.all()):
            if self.meant(number).startswith(f"{text} "):
                self.give(number, text, [])
                return
        way = self.pointed(number)
        if way:
            self.give(number, " ".join(one.text for one in way), [name for one in way for name in one.targets])
        else:
            self.give(number, self.given[number].text, list(self.given[number].targets))

    def meant(self, number: int) -> str:
        """Return what I answer from a question on."""
        return " ".join([*(one.text for one in self.given[number : number + 12] if one.seat == ME), ""])

    def pointed(self, number: int) -> list[Given]:
        """Return the answers that are given by pointing at things before the action is chosen, if that is shorter."""
        action, *later = self.given[number : number + 3]
        if action.targets or not later or not later[0].targets:
            return []
        for chain in (later, later[:1]):
            things = sum(len(one.targets) for one in chain)
            short = 1 + sum(one.cost for one in chain) > max(2, things)
            mine = all(one.seat == ME and one.targets for one in chain)
            if short and mine and all(self.spot(name).count() for name in places(chain)[:1]):
                return [action, *chain]
        return []

    def spot(self, name: str) -> Locator:
        """Return a thing on the table that can be picked."""
        return self.page.locator(f".target.lit[data-target='{name}']:visible")

    def give(self, number: int, text: str, targets: list[str]) -> None:
        """Click until an answer, or a chain of answers, is given."""
        left = sorted(targets, key=lambda name: not name.startswith("clearing:"))
        while self.seat.number == number and self.seat.status == "playing":
            pending = self.page.locator("[data-pending]")
            button = self.page.locator(f".buttons [data-option='{text}']:visible")
            left = left if not left or self.spot(left[0]).count() else left[1:] or left
            if pending.count():
                self.click(pending, number)
            elif button.count():
                self.click(button, number)
            elif left and self.spot(left[0]).count():
                self.click(self.spot(left.pop(0)), number)
            else:
                self.click(self.page.locator("#tab-list"), number)
                self.click(self.page.locator(f".options [data-option='{text}']"), number)
            self.seat.settled()


def main() -> None:
    """Serve, play, report."""
    record = recorded()
    given = answers(record)
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder), port)
        served.start()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")
        try:
            clicker = Clicker(Seat(context.new_page(), served.address), given)
            clicker.seat.become("Anna")
            for start, end in stretches(given):
                if given[start].turn:
                    cut = msgspec.structs.replace(record, answers=record.answers[:start])
                    clicker.seat.go(clicker.seat.bring(cut, mine=[ME])["match"])
                    clicker.play(start, end)
        finally:
            browser.close()
            served.stop()
    report(clicker, given)


def report(clicker: Clicker, given: list[Given]) -> None:
    """Print a table, and with `-v` what each click was for."""
    if "-v" in sys.argv:
        print("\n".join(clicker.said))  # noqa: T201  (this is a report)
    print("turn   answers   clicks")  # noqa: T201  (this is a report)
    for turn, clicks in sorted(clicker.clicks.items()):
        wanted = sum(one.seat == ME and one.turn == turn for one in given)
        print(f"{turn:4} {wanted:9} {clicks:8}")  # noqa: T201  (this is a report)
    wanted = sum(one.seat == ME and one.turn > 0 for one in given)
    print(f" all {wanted:9} {sum(clicker.clicks.values()):8}")  # noqa: T201  (this is a report)


if __name__ == "__main__":
    main()
