"""What all games share knows none of them, on no floor; and what all factions of a game share, none of those."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulewright

TOP = Path(__file__).parents[2]
SHARED = {
    "src/rulewright/kernel": ("*.py",),
    "src/rulewright/agents": ("*.py",),
    "src/rulewright/arena": ("*.py",),
    "src/rulewright/cli": ("*.py",),
    "tools": ("*.py",),
    "src/rulewright/protocol": ("*.py",),
    "src/rulewright/server": ("*.py",),
    "src/rulewright/client": ("*.py",),
    "web/src/lib": ("*.ts", "*.svelte"),
    "web/src/shell": ("*.ts", "*.svelte"),
    "web/src/pages": ("*.ts", "*.svelte"),
    "web/src/styles": ("*.css",),
    "web/src/games/shared": ("*.ts", "*.svelte"),
    "tests/contract": ("*.py",),
    "tests/golden": ("*.py",),
    "tests/texts": ("*.py",),
}
WATCHMEN = {
    "test_shared_parts_name_no_game.py",
    "test_the_browser_names_nobody.py",
    "test_browser.py",
    "test_catalogue.py",
}
"""Tests that look for names, or read some texts that there are, must know some."""
OTHERS = ("battalia",)
"""Games of ours that have no code yet."""
EVERYDAY = {"air", "fire", "jungle", "water"}
"""Names of those who play that are words like others: they count when they are quoted."""
FLOORS = ("src/rulewright/agents", "src/rulewright/arena", "src/rulewright/cli", "tools")
"""Where a game has a room of its own, and a faction a room or file in that."""
REGISTERS = {"opinions.py", "faces.py"}
"""Where factions are entered, a line for each."""
MATERIAL = {"samples.py", "pictures.py"}
"""Moments of real matches, in which somebody has to play."""


def names(game: str) -> re.Pattern[str]:
    """Return what it looks like when a text names a game: quoted, as part of a key or path, or in plain words."""
    plain = game.replace("_", "[ _]")
    if game == "root":  # also the word for where a tree begins, so only as a name
        return re.compile(r"""["'`/](root)["'`./ ]|\bRoot\b""")
    return re.compile(rf"\b{plain}\b", re.IGNORECASE)


def sides(game: str) -> re.Pattern[str]:
    """Return what it looks like when a text names who plays a game."""
    among = [name for one in rulewright.find(game).game_options() if one.name == "seats" for name in one.among]
    if not among:
        return re.compile(r"(?!)")  # seats without names: nobody can name them
    quoted = "|".join(among)
    rare = "|".join(name for name in among if name not in EVERYDAY)
    found = rf"""["'`.]({quoted})["'`.]"""
    return re.compile(f"{found}|\\b({rare})\\b" if rare else found, re.IGNORECASE)


def sources(folder: str, patterns: tuple[str, ...]) -> list[Path]:
    """Return the sources of a folder, without their tests and without the rooms of games."""
    found = [path for pattern in patterns for path in (TOP / folder).rglob(pattern)]
    games = set(rulewright.known_games())
    return [
        path
        for path in found
        if ".test." not in path.name
        and path.name not in WATCHMEN
        and not games & set(path.relative_to(TOP / folder).parts)
    ]


def lines(files: list[Path]) -> Iterator[tuple[str, str]]:
    """Yield every line of some files, with the place where it stands."""
    for path in files:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.relative_to(TOP)}:{number}: {line.strip()}", line


@pytest.mark.parametrize("folder", SHARED)
def test_no_game_is_named(folder: str) -> None:
    files = sources(folder, SHARED[folder])
    assert files
    for place, line in lines(files):
        for game in (*rulewright.known_games(), *OTHERS):
            assert not names(game).search(line), place


@pytest.mark.parametrize("folder", FLOORS)
def test_nobody_who_plays_a_game_is_named_either(folder: str) -> None:
    wanted = [sides(game) for game in rulewright.known_games()]
    for place, line in lines(sources(folder, ("*.py",))):
        assert not any(pattern.search(line) for pattern in wanted), place


@pytest.mark.parametrize("folder", FLOORS)
@pytest.mark.parametrize("game", rulewright.known_games())
def test_the_room_of_a_game_takes_nothing_from_another_games(game: str, folder: str) -> None:
    for place, line in lines(list((TOP / folder / game).rglob("*.py"))):
        for other in rulewright.known_games():
            assert other == game or not names(other).search(line), place


@pytest.mark.parametrize("folder", FLOORS)
def test_in_the_room_of_root_only_factions_name_factions(folder: str) -> None:
    room = TOP / folder / "root"
    files = [path for path in room.rglob("*.py") if "factions" not in path.relative_to(room).parts]
    files = [path for path in files if path.name not in REGISTERS | MATERIAL]
    assert files or folder == "tools"
    for place, line in lines(files):
        assert not sides("root").search(line), place


@pytest.mark.parametrize("game", rulewright.known_games())
def test_the_room_of_a_game_in_the_browser_takes_nothing_from_another(game: str) -> None:
    rooms = TOP / "web" / "src" / "games"
    files = [path for pattern in ("*.ts", "*.svelte") for path in (rooms / game).rglob(pattern)]
    assert files or not (rooms / game).exists()
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


@pytest.mark.parametrize("line", ['if faction == "eyrie":', "# as the Vagabond does", 'clan == "fire"'])
def test_a_side_is_found(line: str) -> None:
    assert any(sides(game).search(line) for game in rulewright.known_games())
