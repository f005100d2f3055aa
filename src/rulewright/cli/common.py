"""What several commands share: their parameters, their refusals."""

from __future__ import annotations

import shutil
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, NoReturn

import msgspec
import typer

import rulewright
from rulewright.cli import USAGE
from rulewright.cli.words import texts
from rulewright.kernel.errors import BadOptions, RulewrightError

GameName = Annotated[str, typer.Argument()]
MapName = Annotated[str, typer.Option("--map")]
SeedNumber = Annotated[int, typer.Option()]
DataFolder = Annotated[Path | None, typer.Option("--data")]
OptionList = Annotated[list[str] | None, typer.Option("--option")]
AgentNames = Annotated[str, typer.Option("--agents")]
AsJson = Annotated[bool, typer.Option("--json")]


MOST_GAMES = 1_000_000
"""Nobody means more games than this."""


def words_in(text: str) -> list[str]:
    """Return the words of a list with commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def options_in(words: list[str] | None) -> dict[str, Any]:
    """Return options of a match given as `name=value`; a value is read as JSON if it is some, else as a word."""
    found: dict[str, Any] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOptions(f"{word!r} is no option; write it as name=value")
        try:
            found[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            found[name] = value
    return found


def known_game(command: str, game: str) -> None:
    """Refuse a game that there is not."""
    try:
        rulewright.find(game)
    except RulewrightError as error:
        refuse(command, str(error))


def furnish(command: str, game: str, folder: Path | None) -> None:
    """Let a game be played with the tables of a folder, or say what is wrong with them."""
    if folder is not None:
        try:
            rulewright.furnish(game, folder)
        except RulewrightError as error:
            refuse(command, f"--data {folder}: {error}")


def tables_in(command: str, words: list[str] | None) -> dict[str, Path]:
    """Return folders with tables given as `game=folder`."""
    found: dict[str, Path] = {}
    for word in words or []:
        game, equals, folder = word.partition("=")
        if not equals:
            refuse(command, texts()("cli.say.write_table", word=word))
        found[game] = Path(folder)
    return found


@contextmanager
def furnished(command: str, folders: Mapping[str, Path]) -> Generator[dict[str, Path]]:
    """Let games be played with the tables of folders, or say what is wrong with them.

    They are copied first, and the copies handed on: what is changed in a folder while people play must not reach
    processes that are started later.
    """
    if not folders:
        yield {}
        return
    with TemporaryDirectory(prefix="rulewright-tables-") as place:
        copies = {}
        for game, folder in folders.items():
            furnish(command, game, folder)
            copies[game] = Path(place) / game
            copies[game].mkdir()
            for table in sorted(folder.glob("*.toml")):
                shutil.copyfile(table, copies[game] / table.name)
            furnish(command, game, copies[game])
        yield copies


def furnish_here(game: str, folder: Path | None) -> None:
    """Do the same in another process, where it has been seen to work."""
    if folder is not None:
        rulewright.furnish(game, folder)


def refuse(command: str, message: str) -> NoReturn:
    """Leave with a message about a wrong command line."""
    typer.echo(f"rulewright {command}: {message}", err=True)
    raise typer.Exit(USAGE)
