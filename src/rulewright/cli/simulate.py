"""`rulewright simulate`: many matches between agents."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from rulewright.arena.keeping import free_path
from rulewright.arena.report import Report, Result, Standing, Tally
from rulewright.arena.rows import check_form, decisions, game_rows, write_rows
from rulewright.arena.simulate import MOST_ANSWERS, Job, jobs, play_jobs
from rulewright.arena.tables import insisting
from rulewright.cli.common import (
    AgentNames,
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

INTERRUPTED = 130
"""The exit status of what was stopped by Ctrl-C."""


def simulate(  # noqa: PLR0913  (each parameter is an option of the command)
    game: GameName,
    *,
    seats: Annotated[str, typer.Option(help="Who plays, in turn order; the game's own choice by default.")] = "",
    agents: AgentNames = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    rotate: Annotated[bool, typer.Option(help="Whether agents go round the seats, game by game.")] = True,
    paired: Annotated[bool, typer.Option(help="The same luck for all agents that go round.")] = False,
    seed: SeedNumber = 1,
    most: Annotated[int, typer.Option(min=1, help="After so many answers a game is stopped.")] = MOST_ANSWERS,
    map_name: MapName = "",
    option: OptionList = None,
    data: DataFolder = None,
    jobs_wanted: Annotated[int, typer.Option("--jobs", min=1, help="How many processes to use.")] = 1,
    as_json: AsJson = False,
    adventurous: Annotated[bool, typer.Option(help="Allow a company that the game advises against.")] = False,
    records: Annotated[
        Path | None,
        typer.Option(help="A folder that keeps the record of every game, not only of those that fail."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="A file for the results, a row for each seat: .json or .parquet.")
    ] = None,
    decided: Annotated[
        Path | None, typer.Option("--decisions", help="A file for all decisions, a row for each: .json or .parquet.")
    ] = None,
) -> None:
    """Let agents play many games and count what came of them.

    [bold]rulewright simulate GAME --games 200[/]                          random play at the usual table

    [bold]rulewright simulate GAME --seats NAME,NAME --agents greedy,bots.py:Mine[/]   one of your own: docs/agents.md

    [bold]rulewright simulate GAME --records FOLDER --out games.parquet[/]   for research: docs/experiments.md

    [bold]rulewright simulate GAME --option name=value --jobs 2 --json[/]  for other programs

    A game in which the rules or an agent fail is counted under errors, and its record is saved.  Ctrl-C shows what has
    been played so far.
    """
    options: dict[str, Any] = {"seats": words_in(seats)} if seats else {}
    options |= {"map": map_name} if map_name else {}
    options |= insisting(game) if adventurous else {}
    furnish("simulate", game, data)
    keep = records is not None or decided is not None
    try:
        options |= options_in(option)
        for file in (out, decided):
            if file is not None:
                check_form(file)
        todo = jobs(game, options, words_in(agents), games, seed, rotate=rotate, paired=paired, most=most, keep=keep)
        if records is not None:
            records.mkdir(parents=True, exist_ok=True)
    except (RulewrightError, OSError) as error:
        refuse("simulate", str(error))
    tally = Tally(most, paired=paired)
    results, interrupted = _play(todo, tally, jobs_wanted, data, records)
    report = tally.report()
    try:
        if out is not None:
            write_rows(game_rows(results, game), out)
        if decided is not None:
            kept = [(result.record, result.number) for result in results if result.record is not None]
            write_rows(decisions([one for one, _ in kept], numbers=[number for _, number in kept]), decided)
    except RulewrightError as error:
        refuse("simulate", str(error))
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report), indent=1).decode())
    else:
        show(report)
    if interrupted:
        typer.echo(f"stopped after {len(results)} of {games} games", err=True)
        raise typer.Exit(INTERRUPTED)
    if report.errors:
        raise typer.Exit(1)


def _play(
    todo: list[Job], tally: Tally, processes: int, data: Path | None, records: Path | None
) -> tuple[list[Result], bool]:
    """Play all games, keep their records, and tell what fails; return what was played, and whether it was stopped."""
    game, results = todo[0].game, list[Result]()
    try:
        with closing(play_jobs(todo, processes, partial(furnish_here, game, data))) as playing:
            for result in followed(playing, len(todo), game):
                tally.add(result)
                results.append(result)
                _keep(game, result, records)
    except KeyboardInterrupt:
        return results, True
    return results, False


def _keep(game: str, result: Result, records: Path | None) -> None:
    """Save the record of a game that failed, or of every game if there is a folder for them."""
    if result.record is None or (records is None and not result.error):
        return
    what = f"failed-{result.number}-{result.seed}" if result.error else f"{result.number:05}-{result.seed}"
    path = free_path((records or Path()) / f"{game}-{what}.jsonl")
    try:
        result.record.save(path)
    except OSError as error:
        refuse("simulate", f"{path} cannot be written: {error}")
    if result.error:
        typer.echo(result.trace, nl=False, err=True)
        typer.echo(f"game {result.number} failed: {result.error}\n  rulewright replay {path}", err=True)


def show(report: Report) -> None:
    """Show a report to people."""
    console = Console(highlight=False)
    if len(report.by_agent) > 1:
        console.print(_grid("agent", report.by_agent))
        console.print()
    console.print(_grid("faction", report.by_faction))
    if len(report.by_agent) > 1:
        both = {
            f"{agent}, {faction}": standing
            for agent, factions in report.by_both.items()
            for faction, standing in factions.items()
        }
        console.print()
        console.print(_grid("agent, faction", both))
    if report.pairs is not None:
        pairs = report.pairs
        console.print(
            f"\n{pairs.pairs} pairs with the same luck: {pairs.first} has {pairs.difference:+.2f} points more than "
            f"{pairs.second} (95 %: {pairs.interval[0]:+.2f} to {pairs.interval[1]:+.2f}); "
            f"their points correlate by {pairs.correlation:.2f}",
            soft_wrap=True,
        )
    if report.stopped:
        console.print(f"{report.stopped} games were stopped after {report.most:,} answers and count for nobody")
    length = f", {report.mean_rounds:.1f} rounds on average" if report.mean_rounds else ""
    console.print(
        f"{report.games} games, {report.finished} finished, {report.errors} errors{length}\n"
        f"{report.seconds:.1f} s: {report.games_per_second:.1f} games/s, "
        f"{report.decisions_per_second:,.0f} decisions/s"
    )


def _grid(heading: str, standings: Mapping[str, Standing]) -> Table:
    grid = Table(box=None, pad_edge=False)
    grid.add_column(heading)
    ranks = list(dict.fromkeys(rank for standing in standings.values() for rank in standing.ranks))
    for name in ("games", "wins", "", "95 %", "mean points", *(rank.replace("_", " ") for rank in ranks)):
        grid.add_column(name, justify="right")
    for name, standing in standings.items():
        low, high = standing.interval
        grid.add_row(
            name,
            str(standing.games),
            str(standing.wins),
            f"{100 * standing.rate:.0f} %" if standing.games else "",
            f"{100 * low:.0f}-{100 * high:.0f} %" if standing.games else "",
            f"{standing.mean_points:.1f}",
            *(str(standing.ranks.get(rank, 0)) for rank in ranks),
        )
    return grid
