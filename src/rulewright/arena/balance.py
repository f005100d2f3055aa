"""How balanced a game is when an agent plays all sides, or how strong one is against others.

    python -m rulewright.arena.balance GAME --games 200 --players 4
    python -m rulewright.arena.balance GAME --games 800 --players 4 --against random
    python -m rulewright.arena.balance GAME --games 1000 --jobs 2 --page PAGE

Sides go round the seats, who begins is drawn by lot where the game does so, seeds are fixed.  A shared victory counts
by halves, thirds or quarters.  What is noted besides is said by the study of the game (`rulewright.arena.study`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import rulewright
from rulewright.arena.balance_page import write_page
from rulewright.arena.balance_play import plans, play
from rulewright.arena.balance_sums import Balance, Plan, Played, balance
from rulewright.arena.failures import check_agents, failures_shown
from rulewright.arena.spreading import spread
from rulewright.arena.strength import one_of
from rulewright.arena.study import Study, study_of
from rulewright.kernel.errors import RulewrightError

WIDE = 170


def furnish(game: str, data: Path | None) -> None:
    """Play with corrected tables, if there are some."""
    if data is not None:
        rulewright.furnish(game, data)


def played(todo: list[Plan], jobs: int, data: Path | None) -> Iterator[Played]:
    """Play games one after the other, or several at a time."""
    yield from spread(play, todo, jobs, partial(furnish, todo[0].game, data))


def measure(
    study: Study, configurations: list[list[Plan]], jobs: int, data: Path | None, console: Console
) -> list[Balance]:
    """Play all games under a progress bar, and sum them up."""
    todo = [plan for plans_of_one in configurations for plan in plans_of_one]
    results: list[Played] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("games", total=len(todo))
        for result in played(todo, jobs, data):
            results.append(result)
            progress.advance(task)
    found, begin = [], 0
    for plans_of_one in configurations:
        found.append(balance(results[begin : begin + len(plans_of_one)], study.sides, study.ranks))
        begin += len(plans_of_one)
    return found


def table(study: Study, found: list[Balance]) -> Table:
    """Lay the report out for people."""
    report = Table(title=f"Balance of {study.game.title} (ms: processor time)")
    sides = list(study.sides) if any(one.players > 1 for one in found) else []
    ranks = list(study.ranks) if any(one.ranks for one in found) else []
    columns = study.columns()
    for heading in ("players", study.setting, "games", *columns, *sides, *ranks, "ms"):
        report.add_column(heading, justify="right", no_wrap=True)
    for one in found:
        report.add_row(
            str(one.players),
            one.setting,
            str(one.games),
            *(show(one) for show in columns.values()),
            *(f"{one.sides[side].rate:.1%}" if side in one.sides else "" for side in sides),
            *(str(one.ranks.get(rank, "")) for rank in ranks),
            f"{1000 * one.seconds:.0f}",
        )
    return report


def main(  # noqa: PLR0913, PLR0917  (each is an option of the command line)
    game: Annotated[str, typer.Argument(help="The game.")],
    games: Annotated[int, typer.Option(min=1, help="Games for each configuration.")] = 200,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play at the same time.")] = 1,
    players: Annotated[list[int] | None, typer.Option(help="How many play; all numbers if not given.")] = None,
    setting: Annotated[
        list[str] | None, typer.Option(help="A difficulty, a map, whatever tables differ in; all if not given.")
    ] = None,
    agent: Annotated[str, typer.Option("--agent", "--agents", help="Who plays; your own: docs/agents.md.")] = "greedy",
    against: Annotated[str | None, typer.Option(help="Who sits in all seats but one.")] = None,
    data: Annotated[Path | None, typer.Option(help="A folder with corrected tables.")] = None,
    page: Annotated[Path | None, typer.Option(help="A page whose tables are to be written anew.")] = None,
    as_json: Annotated[Path | None, typer.Option("--json", help="A file for the sums.")] = None,
    drawn: Annotated[
        Path | None, typer.Option("--from", help="A file with sums: nothing is played, they are shown again.")
    ] = None,
) -> None:
    """Measure how balanced a game is."""
    try:
        furnish(game, data)
        study = study_of(game)
    except RulewrightError as error:
        raise typer.BadParameter(str(error), param_hint="GAME") from error
    check_agents((agent, against or agent), game)
    for number in players or ():
        one_of(number, study.sizes, "--players")
    for level in setting or ():
        one_of(level, study.settings, "--setting")
    if drawn is not None:
        found = msgspec.json.decode(drawn.read_bytes(), type=list[Balance])
    else:
        configurations = [
            list(plans(study, number, level, games, (agent, against)))
            for number in players or study.sizes
            for level in setting or study.settings
        ]
        with failures_shown():
            found = measure(study, configurations, jobs, data, Console(stderr=True))
    if as_json is not None:
        as_json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    if page is not None:
        write_page(page, study, found)
    Console(width=WIDE).print(table(study, found))
    for one in found:
        for fault in study.faults(one):
            typer.echo(f"{one.players} players, {one.setting}: {fault}")


if __name__ == "__main__":
    typer.run(main)
