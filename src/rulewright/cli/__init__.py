"""The command line. Each command is a module of this room holding a function of the same name."""

import sys
from importlib import import_module
from typing import Annotated

import typer

import rulewright
from rulewright.cli.help import Command, Group
from rulewright.cli.words import Tongue

COMMANDS = ("play", "serve", "join", "replay", "simulate", "check", "bench", "load", "law")
"""The commands in the order of the help; `law` is the function `law` of the module `law`, and so on."""


def application(*names: str) -> typer.Typer:
    """The command line with the named commands, or with all of them."""
    app = typer.Typer(cls=Group, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    app.callback()(_about)
    for name in names or COMMANDS:
        app.command(name, cls=Command)(getattr(import_module(f"{__name__}.{name}"), name))
    return app


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
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    lang: Tongue = "",
) -> None:
    """Board games by the letter of their rulebooks; the words are in the catalogue."""
