"""`rulewright bench`: how fast the engine is here."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

import rulewright
from rulewright.agents.asking import AgentFailed
from rulewright.agents.catalogue import make
from rulewright.arena.bench import Bench, measure
from rulewright.arena.failures import show_failure
from rulewright.arena.pace import Stopwatch
from rulewright.arena.simulate import Job, jobs
from rulewright.cli.common import AgentNames, AsJson, GameName, refuse, words_in
from rulewright.cli.progress import followed
from rulewright.kernel.errors import RulewrightError

MEMORY_GAMES = 1000


def bench(
    game: GameName,
    *,
    games: Annotated[
        int, typer.Option(min=1, help="How many games are timed; memory is measured over as many, at most 1000.")
    ] = MEMORY_GAMES,
    agents: AgentNames = "",
    rows: Annotated[int, typer.Option(min=0, help="How many kinds of questions are listed.")] = 25,
    as_json: AsJson = False,
) -> None:
    """Measure the engine on this machine: random play, four players, one core, interpreted Python.

    [bold]rulewright bench GAME[/]              all figures over 1,000 games, and where the time goes

    [bold]rulewright bench GAME --games 50[/]   a quick look

    [bold]rulewright bench GAME --json[/]       for other programs

    [bold]rulewright bench GAME --games 3 --agents bots.py:Mine[/]   how long agents think about a decision

    Compare two machines by the calibration figure: how often a second a fixed loop of pure Python runs.
    """
    try:
        rulewright.find(game)
        todo = jobs(game, {}, words_in(agents), games, 1) if agents else []
    except RulewrightError as error:
        refuse("bench", str(error))
    if todo:
        _pace(todo, as_json=as_json)
        return
    console = Console(highlight=False, stderr=True)
    with console.status(f"playing {3 * games} games, and {min(games, MEMORY_GAMES)} more for memory"):
        figures = measure(game, games, min(games, MEMORY_GAMES))
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(figures), indent=1).decode())
    else:
        _show(figures, rows)


def _pace(todo: list[Job], *, as_json: bool) -> None:
    """Measure how long agents think."""
    watch = Stopwatch()
    try:
        for job in followed(todo, len(todo), todo[0].game):
            players = [make(name, job.game, f"{job.seed} {seat}") for seat, name in enumerate(job.agents)]
            watch.play(rulewright.new(job.game, job.options, seed=job.seed), job.agents, players, job.most)
    except KeyboardInterrupt:
        typer.echo("stopped: what follows is of what has been played so far", err=True)
    except AgentFailed as failed:
        show_failure(failed)
        raise typer.Exit(1) from failed
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(watch.paces()), indent=1).decode())
        return
    table = Table(title="milliseconds for a decision, by the clock", title_justify="left", box=None)
    for heading in ("agent", "decisions", "mean", "median", "longest"):
        table.add_column(heading, justify="left" if heading == "agent" else "right")
    for pace in watch.paces():
        times = (pace.mean_ms, pace.median_ms, pace.longest_ms)
        table.add_row(pace.agent, f"{pace.decisions:,}", *(f"{time:,.2f}" for time in times))
    Console(highlight=False).print(table)


def _show(figures: Bench, rows: int) -> None:
    console = Console(highlight=False)
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    for name, value in (
        ("games per second of processor time", f"{figures.games_per_second:,.1f}"),
        ("decisions per second of processor time", f"{figures.decisions_per_second:,.0f}"),
        ("games per second by the clock", f"{figures.games_per_second_wall:,.1f}"),
        ("decisions per second by the clock", f"{figures.decisions_per_second_wall:,.0f}"),
        ("games per second, answered one by one", f"{figures.answered_games_per_second:,.1f}"),
        ("decisions per second, answered one by one", f"{figures.answered_decisions_per_second:,.0f}"),
        ("copy in mid-action, mean", f"{figures.copy_us:.1f} µs"),
        ("import rulewright", f"{figures.import_seconds:.3f} s"),
        (f"peak memory, {figures.memory_games} games", f"{figures.peak_memory_mb:.0f} MB"),
        ("calibration", f"{figures.calibration_loops_per_second / 1e6:.2f} million loops/s"),
    ):
        grid.add_row(name, value)
    console.print(f"{figures.game}, random play, one core, {figures.python}", style="bold")
    console.print(grid)
    table = Table(title="from an answer to the next question, by that question", title_justify="left", box=None)
    for heading in ("question", "count", "mean µs", "share"):
        table.add_column(heading, justify="left" if heading == "question" else "right")
    for row in figures.prompts[:rows]:
        table.add_row(row.prompt, f"{row.count:,}", f"{row.mean_us:.1f}", f"{100 * row.share:.1f} %")
    console.print(table)
