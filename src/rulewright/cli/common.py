"""What several commands share: their parameters, their refusals."""

from __future__ import annotations

from typing import Annotated, NoReturn

import typer

USAGE = 2
"""The exit status of a wrong command line, as typer itself uses it."""

GameName = Annotated[str, typer.Argument(help="The game, such as [bold]root[/].")]
MapName = Annotated[str, typer.Option("--map", help="The map, such as [bold]winter[/].")]
SeedNumber = Annotated[int, typer.Option(help="The first game's seed; the next games count on from it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")]


def words_in(text: str) -> list[str]:
    """Return the words of a list with commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def refuse(command: str, message: str) -> NoReturn:
    """Leave with a message about a wrong command line."""
    typer.echo(f"rulewright {command}: {message}", err=True)
    raise typer.Exit(USAGE)
