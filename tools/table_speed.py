"""Measure the table in the browser: what a first visit costs, and how smoothly a late position moves.

    python -m tools.table_speed

Everything on loopback in a real Chromium without a graphics card, so frames are drawn by the processor.
"""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from rulewright.agents.catalogue import make
from rulewright.games.catalogue import GAMES
from rulewright.kernel.record import Record
from tests.e2e.conftest import DESKTOP
from tests.e2e.seat import Seat
from tests.e2e.serving import Served
from tests.e2e.test_first_load import visit

VISITS = 5
ANSWERS = 40
LATE = 0.6
"""How much of a match is over when its position is called late."""
SEATS = {"root": ["marquise", "eyrie", "alliance", "vagabond"], "monster_lands": ["jungle", "water", "fire", "air"]}
COUNT = """() => {
  window.counted = [];
  let last = performance.now();
  const frame = (now) => {
    const moving = document.getAnimations().some((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    window.counted.push([now - last, moving]);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def late(game: str) -> Record:
    """Play a match of four by bots, and return the record of its first part."""
    match = GAMES.find(game).new({"seats": SEATS[game]}, seed=1)
    players = [make("greedy", game, f"speed-{seat}") for seat in range(4)]
    while (question := match.question) is not None:
        match.answer(players[question.seat].choose(match.view(question.seat)))
    length = int(len(match.history) * LATE)
    again = GAMES.find(game).new({"seats": SEATS[game]}, seed=1)
    for number, answer in enumerate(match.history):
        if number >= length and again.question is not None and again.question.seat == 0:
            break
        again.answer(answer.text)
    return again.record


@contextmanager
def newcomer(browser: Browser, address: str) -> Iterator[Seat]:
    """Somebody who has never been here."""
    context = browser.new_context(viewport=DESKTOP, locale="en-GB")
    yield Seat(context.new_page(), address)
    context.close()


def first_visits(browser: Browser, address: str, path: str, ready: str) -> str:
    """Open a page several times, each time as somebody new."""
    found = []
    for _ in range(VISITS):
        with newcomer(browser, address) as seat:
            found.append(visit(seat, path, ready))
    times = [usable for _, usable in found]
    return f"{found[0][0] / 1000:.0f} kB, usable after {median(times):.0f} ms ({min(times):.0f} to {max(times):.0f})"


def frames(seat: Seat, match: str) -> str:
    """Play on, and count the frames while something moves."""
    seat.go(match)
    seat.ready()
    seat.page.evaluate(COUNT)
    chance = Random(1)  # noqa: S311  (which moves are made is no secret)
    for _ in range(ANSWERS):
        if seat.status != "playing":
            break
        seat.key_once(chance)
        seat.ready()
    counted: list[list[Any]] = seat.page.evaluate("window.counted")
    moving = [length for length, busy in counted if busy]
    spans = sorted(moving)
    rate = 1000 * len(moving) / sum(moving)
    return f"{rate:.1f} frames a second over {len(moving)} frames in motion, 95 % of them within {spans[int(0.95 * len(spans))]:.0f} ms"


def main() -> None:
    """Serve, visit, play, report."""
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder), port)
        served.start()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        try:
            print("first page:", first_visits(browser, served.address, "", "[data-quick]:enabled"))
            for game in SEATS:
                with newcomer(browser, served.address) as anna:
                    anna.become("Anna")
                    links = anna.bring(late(game), mine=[0])
                    ready = ".table .board [data-target]"
                    print(f"{game}, late:", first_visits(browser, served.address, f"watch/{links['watch']}", ready))
                    print(f"{game}, late:", frames(anna, links["match"]))
        finally:
            browser.close()
            served.stop()


if __name__ == "__main__":
    main()
