"""Measure the table in the browser: what a first visit costs, and how smoothly a late position moves.

    python -m tools.table_speed

Everything on loopback in a real Chromium without a graphics card, so frames are drawn by the processor.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright

import rulewright
from rulewright.agents.catalogue import make
from rulewright.kernel.record import Record
from tests.e2e.conftest import DESKTOP
from tests.e2e.seat import Seat
from tests.e2e.serving import Served
from tests.e2e.test_first_load import visit

VISITS = 5
SETTLED, WATCHED = 1000, 15_000
"""Milliseconds before and while frames are counted."""
LATE_FRAME = 25
"""Milliseconds after which a frame at sixty a second has missed its turn."""
USUAL = "localStorage.setItem('rulewright.settings', JSON.stringify({pace: 'usual'}))"
JOIN = [sys.executable, "-c", "from rulewright.cli import main; main()", "join", "--agent", "greedy"]
LATE = 0.5
"""How much of a match is over when its position is called late."""
COUNT = """() => {
  const table = document.querySelector('.table');
  let last = performance.now(), changed = -Infinity;
  window.counted = [];
  new MutationObserver(() => (changed = performance.now())).observe(table, {attributeFilter: ['data-number']});
  const frame = (now) => {
    window.counted.push([now - last, now - changed < 350]);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
"""Note how long each frame took, and whether the table has just changed: then things move for up to 300 ms."""


def late(game: str) -> Record:
    """Return the record of a match of bots, at the usual table, that is well under way and asks the first seat."""
    match = rulewright.new(game, seed=1)
    bots = [make("greedy", game, f"1-{seat}") for seat in range(match.game.seats(match.options))]
    asked: list[int] = []
    while (question := match.question) is not None:
        asked.append(question.seat)
        match.answer(bots[question.seat].choose(match.view(question.seat)))
    number = next(number for number in range(int(len(asked) * LATE), len(asked)) if asked[number] == 0)
    return msgspec.structs.replace(match.record, answers=match.record.answers[:number])


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


def frames(browser: Browser, address: str, links: dict[str, Any]) -> str:
    """Watch a late position being played on at the usual pace, and count the frames while something moves."""
    with newcomer(browser, address) as bea:
        bea.page.add_init_script(USUAL)
        guest = subprocess.Popen([*JOIN, f"{address}/#/seat/{links['seats'][0]}"], stdout=subprocess.DEVNULL)  # noqa: S603  (our own command)
        bea.open(f"watch/{links['watch']}")
        bea.page.wait_for_selector(".table .board [data-target]")
        bea.page.wait_for_timeout(SETTLED)
        bea.page.evaluate(COUNT)
        bea.page.wait_for_timeout(WATCHED)
        counted: list[list[Any]] = bea.page.evaluate("window.counted")
        guest.kill()
        guest.wait()
    moving = sorted(length for length, busy in counted if busy)
    rate, whole = 1000 * len(moving) / sum(moving), 1000 * len(counted) / sum(length for length, _ in counted)
    on_time = sum(length < LATE_FRAME for length in moving) / len(moving)
    return (
        f"{rate:.1f} frames a second while something moves ({len(moving)} frames, {on_time:.1%} on time, the longest "
        f"{moving[-1]:.0f} ms), {whole:.1f} in all"
    )


def say(what: str, figures: str) -> None:
    """Print a line of the report."""
    print(f"{what:20} {figures}", flush=True)  # noqa: T201  (this is a report)


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
            say("first page", first_visits(browser, served.address, "", "[data-quick]:enabled"))
            for game in rulewright.known_games():
                with newcomer(browser, served.address) as anna:
                    anna.become("Anna")
                    links = anna.bring(late(game), mine=[], others=[0])
                    say(f"{game}, late", frames(browser, served.address, links))
                    links = anna.bring(late(game), mine=[0])
                    ready = ".table .board [data-target]"
                    say(f"{game}, late", first_visits(browser, served.address, f"watch/{links['watch']}", ready))
        finally:
            browser.close()
            served.stop()


if __name__ == "__main__":
    main()
