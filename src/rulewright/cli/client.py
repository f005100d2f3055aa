"""Builds the table for the browser where its sources lie beside it: in a checkout."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import rulewright
from rulewright.server.wire.assets import FOLDER, INDEX

PACKAGE = Path(rulewright.__file__).parent
WEB = PACKAGE.parents[1] / "web"
OLDEST_NODE = 20
NEEDED = (
    "The table for the browser must be built, and that needs Node {oldest} or newer with npm{found}.\n"
    "Install it (https://nodejs.org, or your system's package `nodejs` with `npm`) and try again,\n"
    "or play in the terminal: rulewright play --terminal"
)


class CannotBuild(Exception):
    """The client is missing or old, and cannot be built here."""


def ensure(web: Path = WEB, built: Path = FOLDER) -> bool:
    """Build the client if its sources are newer; whether anything was built."""
    if not (web / "package.json").is_file():
        if (built / INDEX).is_file():
            return False  # an installed package brings it along
        raise CannotBuild("the table for the browser is missing from this installation; play with --terminal")
    if not out_of_date(web, built):
        return False
    npm = node()
    installed, wanted = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < wanted.stat().st_mtime:
        run([npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], web)
        installed.touch()
    run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], web)
    return True


def out_of_date_here() -> bool:
    """Whether `ensure` will take its time."""
    return (WEB / "package.json").is_file() and out_of_date(WEB, FOLDER)


def out_of_date(web: Path, built: Path) -> bool:
    """Whether any source is newer than what was built."""
    index = built / INDEX
    return not index.is_file() or newest(web) > index.stat().st_mtime


def newest(web: Path) -> float:
    """Return when a source was last changed: the client's own, the texts, and the tables it shows."""
    own = [path for folder in ("src", "public", "plugins") for path in (web / folder).rglob("*")]
    shared = [*(PACKAGE / "texts").rglob("*.ftl"), *(PACKAGE / "games").rglob("*.toml")]
    return max(path.stat().st_mtime for path in (*web.glob("*.*"), *own, *shared) if path.is_file())


def node() -> str:
    """Return where npm is, or say what to install."""
    npm, program = shutil.which("npm"), shutil.which("node")
    if npm is None or program is None:
        raise CannotBuild(NEEDED.format(oldest=OLDEST_NODE, found=""))
    asked = [program, "--version"]
    version = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()  # noqa: S603  (node)
    known = re.match(r"v(\d+)", version)
    if known is None or int(known[1]) < OLDEST_NODE:
        raise CannotBuild(NEEDED.format(oldest=OLDEST_NODE, found=f"; here is {version or 'none that works'}"))
    return npm


def run(command: list[str], folder: Path) -> None:
    """Run a step; what it printed is shown if it fails."""
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603  (npm)
    if result.returncode:
        raise CannotBuild(f"{' '.join(command[1:])} failed:\n{result.stdout}{result.stderr}")


if __name__ == "__main__":
    try:
        ensure()
    except CannotBuild as problem:
        sys.exit(str(problem))
