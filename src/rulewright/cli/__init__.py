"""The command line. Each command is a module of this room holding a function of the same name."""

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Annotated

import typer

import rulewright

COMMANDS = ("play", "serve", "join", "replay", "simulate", "check", "bench", "load", "law")
"""The commands in the order of the help; `law` is the function `law` of the module `law`, and so on."""


def application(*names: str) -> typer.Typer:
    """The command line with the named commands, or with all of them."""
    app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    app.callback(help=by_example(_about))(_about)
    for name in names or COMMANDS:
        command = getattr(import_module(f"{__name__}.{name}"), name)
        app.command(name, help=by_example(command))(command)
    return app


def by_example(command: Callable[..., None]) -> str:
    """Return the help of a command: its examples are of the game whose name is typed soonest."""
    return (command.__doc__ or "").replace("GAME", min(rulewright.known_games(), key=len))


def main() -> None:
    """Run the command line, loading only the command that was asked for."""
    asked = [word for word in sys.argv[1:2] if word in COMMANDS]
    application(*asked)()


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"rulewright {rulewright.__version__}")
        raise typer.Exit


def _about(
    *,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and leave.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Board games by the letter of their rulebooks.

    Every question and every refusal cites the paragraph of the law behind it.

    [bold]rulewright play GAME[/]               play, against bots or with friends at one keyboard

    [bold]rulewright law GAME show 4.3.1[/]     read the law

    [bold]rulewright simulate GAME[/]           let bots play many games

    [bold]rulewright COMMAND --help[/]          everything a command can do, with examples
    """
