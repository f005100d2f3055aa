"""What an agent does wrong while it is measured: shown with its traceback, and with the record that leads there."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

import typer

from rulewright.agents.asking import AgentFailed
from rulewright.agents.catalogue import make
from rulewright.arena.keeping import free_path
from rulewright.kernel.errors import RulewrightError


def show_failure(failed: AgentFailed) -> None:
    """Show what an agent did wrong, and keep the record that leads there under a name of its own."""
    typer.echo(failed.trace, nl=False, err=True)
    typer.echo(str(failed), err=True)
    if failed.record is not None:
        kept = free_path(Path(f"{failed.record.game}-failed-{failed.record.seed}.jsonl"))
        failed.record.save(kept)
        typer.echo(f"The record leads to that question:\n  rulewright replay {kept}", err=True)


@contextmanager
def failures_shown() -> Generator[None]:
    """End a measurement in which an agent fails with what it did."""
    try:
        yield
    except AgentFailed as failed:
        show_failure(failed)
        raise typer.Exit(1) from failed


def check_agents(names: Sequence[str], game: str) -> None:
    """Refuse agents that there are not, before anything is played."""
    for name in dict.fromkeys(names):
        try:
            make(name, game, 0)
        except RulewrightError as error:
            raise typer.BadParameter(str(error), param_hint="--agent") from error
