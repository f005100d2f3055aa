"""What all games share knows none of them: the kernel, the server, and the table in the browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulewright

TOP = Path(__file__).parents[2]
SHARED = {
    "src/rulewright/kernel": ("*.py",),
    "src/rulewright/protocol": ("*.py",),
    "src/rulewright/server": ("*.py",),
    "src/rulewright/client": ("*.py",),
    "web/src/lib": ("*.ts", "*.svelte"),
    "web/src/shell": ("*.ts", "*.svelte"),
    "web/src/pages": ("*.ts", "*.svelte"),
    "web/src/styles": ("*.css",),
    "web/src/games/shared": ("*.ts", "*.svelte"),
}
OTHERS = ("battalia",)
"""Games of ours that have no code yet."""


def names(game: str) -> re.Pattern[str]:
    """Return what it looks like when a text names a game: quoted, as part of a key or path, or in plain words."""
    plain = game.replace("_", "[ _]")
    if game == "root":  # also the word for where a tree begins, so only as a name
        return re.compile(r"""["'`/](root)["'`./ ]|\bRoot\b""")
    return re.compile(rf"\b{plain}\b", re.IGNORECASE)


def sources(folder: str, patterns: tuple[str, ...]) -> list[Path]:
    """Return the sources of a folder, without their tests."""
    found = [path for pattern in patterns for path in (TOP / folder).rglob(pattern)]
    return [path for path in found if ".test." not in path.name]


@pytest.mark.parametrize("folder", SHARED)
def test_no_game_is_named(folder: str) -> None:
    files = sources(folder, SHARED[folder])
    assert files
    for path in files:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for game in (*rulewright.known_games(), *OTHERS):
                assert not names(game).search(line), f"{path.relative_to(TOP)}:{number}: {line.strip()}"


@pytest.mark.parametrize("game", rulewright.known_games())
def test_the_room_of_a_game_in_the_browser_takes_nothing_from_another(game: str) -> None:
    rooms = TOP / "web" / "src" / "games"
    files = [path for pattern in ("*.ts", "*.svelte") for path in (rooms / game).rglob(pattern)]
    assert files
    others = "|".join(other for other in rulewright.known_games() if other != game)
    taken = re.compile(rf"""["'](?:\.\./)+(?:{others})/""")
    for path in files:
        assert not taken.search(path.read_text(encoding="utf-8")), path.relative_to(TOP)


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("root", 'if game == "root":'),
        ("root", "t(`root.say.points`)"),
        ("root", "// the forests of Root"),
        ("monster_lands", "Monster Lands has rounds"),
        ("monster_lands", 'import("../games/monster_lands/face")'),
    ],
)
def test_a_name_is_found(game: str, line: str) -> None:
    assert names(game).search(line)


@pytest.mark.parametrize("line", [':root[data-theme="dark"] {', "$effect.root(() => {", "the root of the tree"])
def test_the_root_of_something_is_no_game(line: str) -> None:
    assert not names("root").search(line)
