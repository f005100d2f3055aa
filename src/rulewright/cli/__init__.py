"""The command line. Each command is a module of this room holding a function of the same name."""

import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import Annotated

import typer

import rulewright
from rulewright.cli.help import Command, Group
from rulewright.cli.words import Tongue, texts
from rulewright.kernel.errors import RulewrightError

USAGE = 2
"""The exit status of a wrong command line, as typer itself uses it."""
COMMANDS = ("play", "learn", "serve", "join", "replay", "simulate", "check", "bench", "load", "chaos", "law")
"""The commands in the order of the help; `law` is the function `law` of the module `law`, and so on."""


def application(*names: str) -> typer.Typer:
    """The command line with the named commands, or with all of them."""
    app = typer.Typer(cls=Group, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    app.callback()(_about)
    for name in names or COMMANDS:
        app.command(name, cls=Command)(getattr(import_module(f"{__name__}.{name}"), name))
    return app


def main() -> None:
    """Run the command line, loading only the command that was asked for; what cannot be written is said in a line."""
    asked = [word for word in sys.argv[1:2] if word in COMMANDS]
    try:
        try:
            application(*asked)()
        finally:
            sys.stdout.flush()  # while somebody can still be told that it does not work
    except BrokenPipeError:
        _hush()  # whoever read the output has seen enough
        sys.exit(1)
    except OSError as error:
        _hush()
        where = error.filename or texts()("cli.say.output")
        sys.exit(_complain(f"{where}: {error.strerror or error}"))
    except RulewrightError as error:
        sys.exit(_complain(str(error)))


def _hush() -> None:
    """Let what is still to be written go nowhere, so that nobody complains of it on the way out."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(message: str) -> int:
    """Say what is wrong, and return the exit status."""
    typer.echo(f"rulewright: {message}", err=True)
    return USAGE


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
