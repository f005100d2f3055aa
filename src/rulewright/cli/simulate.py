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
    MOST_GAMES,
    AgentNames,
    AsJson,
    DataFolder,
    GameName,
    MapName,
    OptionList,
    SeedNumber,
    furnish,
    furnish_here,
    known_game,
    options_in,
    refuse,
    words_in,
)
from rulewright.cli.progress import followed
from rulewright.cli.words import amount, texts
from rulewright.kernel.errors import RulewrightError

INTERRUPTED = 130
"""The exit status of what was stopped by Ctrl-C."""


def simulate(  # noqa: PLR0913  (each parameter is an option of the command)
    game: GameName,
    *,
    seats: Annotated[str | None, typer.Option()] = None,
    agents: AgentNames = "random",
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES)] = 200,
    rotate: Annotated[bool, typer.Option()] = True,
    paired: Annotated[bool, typer.Option()] = False,
    seed: SeedNumber = 1,
    most: Annotated[int, typer.Option(min=1)] = MOST_ANSWERS,
    map_name: MapName = "",
    option: OptionList = None,
    data: DataFolder = None,
    jobs_wanted: Annotated[int, typer.Option("--jobs", min=1)] = 1,
    as_json: AsJson = False,
    adventurous: Annotated[bool, typer.Option()] = False,
    records: Annotated[Path | None, typer.Option()] = None,
    out: Annotated[Path | None, typer.Option()] = None,
    decided: Annotated[Path | None, typer.Option("--decisions")] = None,
) -> None:
    """Let agents play many games and count what came of them."""
    known_game("simulate", game)
    options: dict[str, Any] = {"seats": words_in(seats)} if seats is not None else {}
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
        typer.echo(texts()("cli.say.sim_stopped", n=len(results), games=games), err=True)
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
        refuse("simulate", texts()("cli.say.sim_not_written", file=path, problem=error))
    if result.error:
        typer.echo(result.trace, nl=False, err=True)
        failed = texts()("cli.say.sim_failed", number=str(result.number), problem=result.error)
        typer.echo(f"{failed}\n  rulewright replay {path}", err=True)


def show(report: Report) -> None:
    """Show a report to people."""
    console, say = Console(highlight=False), texts()
    if len(report.by_agent) > 1:
        console.print(_grid(say("cli.say.sim_agent"), report.by_agent))
        console.print()
    console.print(_grid(say("cli.say.sim_faction"), report.by_faction))
    if len(report.by_agent) > 1:
        both = {
            f"{agent}, {faction}": standing
            for agent, factions in report.by_both.items()
            for faction, standing in factions.items()
        }
        console.print()
        console.print(_grid(say("cli.say.sim_both"), both))
    if report.pairs is not None:
        pairs = report.pairs
        compared = say(
            "cli.say.sim_pairs",
            n=pairs.pairs,
            first=pairs.first,
            second=pairs.second,
            difference=amount(pairs.difference, 2, signed=True),
            low=amount(pairs.interval[0], 2, signed=True),
            high=amount(pairs.interval[1], 2, signed=True),
            correlation=amount(pairs.correlation, 2),
        )
        console.print(f"\n{compared}", soft_wrap=True)
    if report.stopped:
        console.print(say("cli.say.sim_unfinished", n=report.stopped, most=report.most))
    counted = {"games": report.games, "finished": report.finished, "errors": report.errors}
    console.print(say("cli.say.sim_sum", **counted))
    if report.mean_rounds:
        console.print(say("cli.say.sim_rounds", rounds=amount(report.mean_rounds, 1)))
    console.print(
        say(
            "cli.say.sim_pace",
            seconds=amount(report.seconds, 1),
            games=amount(report.games_per_second, 1),
            decisions=amount(report.decisions_per_second),
        )
    )


def _grid(heading: str, standings: Mapping[str, Standing]) -> Table:
    grid = Table(box=None, pad_edge=False)
    grid.add_column(heading)
    ranks = list(dict.fromkeys(rank for standing in standings.values() for rank in standing.ranks))
    say = texts()
    headings = (say("cli.say.sim_games"), say("cli.say.sim_wins"), "", "95 %", say("cli.say.sim_points"))
    for name in (*headings, *(rank.replace("_", " ") for rank in ranks)):
        grid.add_column(name, justify="right")
    for name, standing in standings.items():
        low, high = standing.interval
        grid.add_row(
            name,
            str(standing.games),
            str(standing.wins),
            f"{amount(100 * standing.rate)} %" if standing.games else "",
            f"{amount(100 * low)}-{amount(100 * high)} %" if standing.games else "",
            amount(standing.mean_points, 1),
            *(str(standing.ranks.get(rank, 0)) for rank in ranks),
        )
    return grid
