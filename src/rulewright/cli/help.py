"""The help of the commands, from the catalogue: it is read only when somebody asks for it.

A command `serve` is explained by the message `cli.serve`, its option `port` by `cli.serve.port`, or by `cli.any.port`
where several commands share it.  What stands in backticks there is to be typed.
"""

from __future__ import annotations

import re
from typing import Any

from typer.core import TyperCommand, TyperGroup

from rulewright.cli.words import examples, texts

TYPED = re.compile(r"`([^`]+)`")
PANELS = {
    "ARGUMENTS_PANEL_TITLE": "cli.help.arguments",
    "OPTIONS_PANEL_TITLE": "cli.help.options",
    "COMMANDS_PANEL_TITLE": "cli.help.commands",
    "DEFAULT_STRING": "cli.help.default",
    "ENVVAR_STRING": "cli.help.variable",
    "REQUIRED_LONG_STRING": "cli.help.required",
}
"""What typer itself says around a help, by the names it has there."""


class Command(TyperCommand):
    """A command whose help is in the catalogue."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - typer keeps their types to itself
        """Write the help in the language of the moment."""
        explain(self, ctx)
        super().format_help(ctx, formatter)


class Group(TyperGroup):
    """All commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - typer keeps their types to itself
        """Write the help in the language of the moment."""
        explain(self, ctx)
        for command in self.commands.values():
            command.help = told(f"cli.{command.name}")
        super().format_help(ctx, formatter)


def explain(command: TyperCommand | TyperGroup, ctx: Any) -> None:  # noqa: ANN401 - the same
    """Give a command and its parameters their words."""
    from typer import rich_utils  # noqa: PLC0415 - only a help needs it

    for name, key in PANELS.items():
        setattr(rich_utils, name, texts()(key, value="{}"))
    own = "cli.about" if isinstance(command, TyperGroup) else f"cli.{command.name}"
    command.help = told(own)
    parameters: list[Any] = command.get_params(ctx)
    for parameter in parameters:
        key = f"{own}.{parameter.name}"
        parameter.help = told(key if key in texts() else f"cli.any.{parameter.name}")


def told(key: str) -> str:
    """Return a help as it is shown, with what is to be typed in bold."""
    from rich.markup import escape  # noqa: PLC0415 - only a help needs it

    return TYPED.sub(r"[bold]\1[/]", escape(texts()(key, **examples())))
