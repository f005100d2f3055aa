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

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
expect.set_options(timeout=PATIENCE / 2)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, once for all tests of a process."""
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

    def come(size: ViewportSize = DESKTOP, language: str = "en-GB", *, touch: bool = False, address: str = "") -> Seat:
        context = browser.new_context(viewport=size, locale=language, has_touch=touch)
        contexts.append(context)
        return Seat(context.new_page(), address or served.address)

    yield come
    for context in contexts:
        context.close()
