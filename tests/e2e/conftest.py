"""A real Chromium, a real server, and people who sit before them."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect, sync_playwright

from tests.e2e.seat import PATIENCE, Seat
from tests.e2e.serving import Served

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The same engine; the first has no window to draw, and costs a third less."""
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
expect.set_options(timeout=PATIENCE / 2)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, once for the tests of a module: while it runs, no test of another module can run a loop of its own."""
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert program, "no Chromium was found: scripts/install-chromium.sh installs it"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        yield chromium
        chromium.close()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server with an empty database."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = Served(tmp_path, port)
    server.start()
    yield server
    server.stop()


Sit = Callable[..., Seat]


@pytest.fixture
def sit(browser: Browser, served: Served) -> Iterator[Sit]:
    """Somebody with a browser of their own; called again, somebody else."""
    contexts: list[BrowserContext] = []

    def come(
        size: ViewportSize = DESKTOP,
        language: str = "en-GB",
        *,
        touch: bool = False,
        moving: bool = False,
        keeping: bool = False,
        address: str = "",
    ) -> Seat:
        # What pulses and slides is drawn anew all the time: most tests are somebody who would rather have it still.
        context = browser.new_context(
            viewport=size,
            locale=language,
            has_touch=touch,
            color_scheme="light",
            # Most come once: nobody keeps the table for them.
            service_workers="allow" if keeping else "block",
            reduced_motion="no-preference" if moving else "reduce",
        )
        contexts.append(context)
        return Seat(context.new_page(), address or served.address)

    yield come
    for context in contexts:
        context.close()
