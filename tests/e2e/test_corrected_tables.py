"""Monster Lands with corrected tables: `rulewright play monster_lands --data FOLDER` shows and plays the new values."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.games.monster_lands.tables import FOLDER
from tests.e2e.conftest import Sit

PLAY = [sys.executable, "-c", "from rulewright.cli import main; main()", "play", "monster_lands", "--no-open"]
MINE, RICHER_MINE = "space_gold = [6, 4, 2, 2]", "space_gold = [17, 4, 2, 2]"


@pytest.mark.thorough
def test_the_board_shows_what_the_rules_play_with(sit: Sit, tmp_path: Path) -> None:
    tables = tmp_path / "tables"
    shutil.copytree(str(FOLDER), tables)
    board = (tables / "board.toml").read_text(encoding="utf-8")
    assert MINE in board
    (tables / "board.toml").write_text(board.replace(MINE, RICHER_MINE), encoding="utf-8")
    process = subprocess.Popen(  # noqa: S603  (our own command)
        [*PLAY, "--data", str(tables)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path / "home")},
    )
    assert process.stdout is not None
    try:
        address = next(line for line in process.stdout if "http://" in line).split("http://")[1].split("/")[0]
        corrected = sit(address=f"http://{address}")
        corrected.quick(1, "monster_lands")
        usual = sit()
        usual.quick(1, "monster_lands")

        for seat, gold in ((corrected, 17), (usual, 6)):
            space = seat.page.locator("[data-target='space:mine.1']").first
            assert f"{gold} gold" in (space.get_attribute("aria-label") or "")
            assert seat.complaints == []
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate()
    assert process.returncode == 0
