"""The keys of the command line's help, from the commands themselves."""

from __future__ import annotations

import typer.main
from typer.core import TyperGroup

from rulewright.cli import application
from rulewright.cli.help import PANELS
from rulewright.texts.catalogue import Texts


def helped() -> set[str]:
    """Return the keys that explain the commands and their parameters, and what stands around a help."""
    group = typer.main.get_command(application())
    assert isinstance(group, TyperGroup)
    found = {"cli.about", "cli.any.help", *PANELS.values()}
    found |= {explained("cli.about", parameter.name) for parameter in group.params}
    for name, command in group.commands.items():
        found.add(f"cli.{name}")
        found |= {explained(f"cli.{name}", parameter.name) for parameter in command.params}
    return found


def explained(command: str, parameter: str | None) -> str:
    """Return the key that explains a parameter: the command's own, or the one that several commands share."""
    own = f"{command}.{parameter}"
    return own if own in Texts("en") else f"cli.any.{parameter}"
