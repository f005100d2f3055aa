"""A wheel holds all that is needed: whoever installs it plays in the browser without Node, and with all texts."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

import rulewright

TOP = Path(rulewright.__file__).parents[2]
NEEDED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
PLAY = [sys.executable, "-c", "from rulewright.cli import main; main()", "play", "--no-open"]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a wheel of what is built already, and unpack it as an installer would."""
    checkout, site = tmp_path_factory.mktemp("checkout"), tmp_path_factory.mktemp("site")
    for name in NEEDED:
        shutil.copy(TOP / name, checkout / name)
    shutil.copytree(TOP / "src", checkout / "src", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(checkout / "dist")]
    subprocess.run(command, cwd=checkout, check=True, capture_output=True)  # noqa: S603  (our own build)
    [wheel] = (checkout / "dist").glob("*.whl")
    zipfile.ZipFile(wheel).extractall(site)
    return site


def test_an_installed_table_opens_without_node(installed: Path, tmp_path: Path) -> None:
    environment = {"PYTHONPATH": str(installed), "XDG_DATA_HOME": str(tmp_path), "PATH": str(tmp_path)}
    with subprocess.Popen(PLAY, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603  (our own command)
        assert process.stdout is not None
        try:
            address = next(line for line in process.stdout if "http://" in line).split()[4].rstrip("/")
            page = httpx.get(f"{address}/")
            script = page.text.split('src="./')[1].split('"')[0]
            assert httpx.get(f"{address}/{script}").headers["content-type"].startswith("text/javascript")
            assert [game["name"] for game in httpx.get(f"{address}/api/games").json()] == rulewright.known_games()
            assert httpx.get(f"{address}/api/law/root?language=it&paragraph=1.1").status_code == httpx.codes.OK
            assert httpx.get(f"{address}/api/law/root/notes?language=de").json()["rulings"]["notes"]
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate()
    assert process.returncode == 0


def test_it_holds_every_file_of_the_package(installed: Path) -> None:
    package = TOP / "src" / "rulewright"
    there = {
        path.relative_to(package) for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    }
    packed = {
        path.relative_to(installed / "rulewright") for path in (installed / "rulewright").rglob("*") if path.is_file()
    }

    assert there - packed == set()
    assert os.fspath(installed) not in sys.path, "the test would look at itself"
