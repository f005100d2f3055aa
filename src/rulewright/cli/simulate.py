"""`rulewright simulate`: many matches between agents."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from rulewright.arena.simulate import Report, Tally, jobs, play_jobs
from rulewright.arena.tables import insisting
from rulewright.cli.common import (
    AsJson,
    DataFolder,
    GameName,
    MapName,
    OptionList,
    SeedNumber,
    furnish,
    furnish_here,
    options_in,
    refuse,
    words_in,
)
from rulewright.cli.progress import followed
from rulewright.kernel.errors import RulewrightError


def simulate(  # noqa: PLR0913  (each parameter is an option of the command)
    game: GameName,
    *,
    seats: Annotated[str, typer.Option(help="Who plays, in turn order; the game's own choice by default.")] = "",
    agents: Annotated[
        str, typer.Option(help="Who decides: one agent for all seats, or one for each, with commas.")
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    seed: SeedNumber = 1,
    map_name: MapName = "",
    option: OptionList = None,
    data: DataFolder = None,
    jobs_wanted: Annotated[int, typer.Option("--jobs", min=1, help="How many processes to use.")] = 1,
    as_json: AsJson = False,
    adventurous: Annotated[bool, typer.Option(help="Allow a company that the game advises against.")] = False,
    records: Annotated[Path, typer.Option(help="Where records of games that failed are saved.")] = Path(),
) -> None:
    """Let agents play many games and count what came of them.

    [bold]rulewright simulate GAME --games 200[/]                          random play at the usual table

    [bold]rulewright simulate GAME --seats NAME,NAME --agents greedy,random[/]

    [bold]rulewright simulate GAME --option name=value --jobs 2 --json[/]  for other programs

    A game in which the rules fail is counted under errors, and its record is saved.
    """
    options: dict[str, Any] = {"seats": words_in(seats)} if seats else {}
    options |= {"map": map_name} if map_name else {}
    options |= insisting(game) if adventurous else {}
    furnish("simulate", game, data)
    try:
        options |= options_in(option)
        todo = jobs(game, options, words_in(agents), games, seed)
    except (RulewrightError, ValueError) as error:
        refuse("simulate", str(error))
    tally = Tally()
    for job, result in zip(
        todo, followed(play_jobs(todo, jobs_wanted, partial(furnish_here, game, data)), games, game), strict=True
    ):
        tally.add(result)
        if result.record is not None:
            path = records / f"{game}-failed-{job.seed}.jsonl"
            result.record.save(path)
            typer.echo(f"game {job.seed} failed: {result.error}\n  rulewright replay {path}", err=True)
    report = tally.report()
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report), indent=1).decode())
    else:
        _show(report)
    if report.errors:
        raise typer.Exit(1)


def _show(report: Report) -> None:
    console = Console(highlight=False)
    grid = Table(box=None, pad_edge=False)
    for heading, justify in (("", "left"), ("wins", "right"), ("", "right"), ("mean points", "right")):
        grid.add_column(heading, justify=justify)  # type: ignore[arg-type]  # rich wants the literal
    for name, wins in report.wins.items():
        share = f"{100 * wins / report.finished:.0f} %" if report.finished else ""
        grid.add_row(name, str(wins), share, f"{report.mean_points[name]:.1f}")
    console.print(grid)
    length = f", {report.mean_rounds:.1f} rounds on average" if report.mean_rounds else ""
    console.print(
        f"{report.games} games, {report.finished} finished, {report.errors} errors{length}\n"
        f"{report.seconds:.1f} s: {report.games_per_second:.1f} games/s, "
        f"{report.decisions_per_second:,.0f} decisions/s"
    )
