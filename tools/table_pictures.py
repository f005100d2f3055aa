"""Take the pictures of the table in the browser for the README: real games, some rounds in, in a real Chromium."""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.e2e.serving import Served
from tools.camera import Camera
from tools.games import rooms


def main() -> None:
    """Serve, play, and take all pictures: the first page, then each game's own."""
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder), port)
        served.start()
        try:
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
            camera = Camera(browser, served.address)
            home = camera.open()
            camera.take(home, "home")
            for own in rooms("pictures").values():
                own.take(camera)
        finally:
            served.stop()


if __name__ == "__main__":
    main()
