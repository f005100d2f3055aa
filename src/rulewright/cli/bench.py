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
from rulewright.cli.common import MOST_GAMES, AgentNames, AsJson, GameName, refuse, words_in
from rulewright.cli.progress import followed
from rulewright.cli.words import amount, texts
from rulewright.kernel.errors import RulewrightError

MEMORY_GAMES = 1000


def bench(
    game: GameName,
    *,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES)] = MEMORY_GAMES,
    agents: AgentNames = "",
    rows: Annotated[int, typer.Option(min=0)] = 25,
    as_json: AsJson = False,
) -> None:
    """Measure the engine on this machine: random play, four players, one core, interpreted Python."""
    try:
        rulewright.find(game)
        todo = jobs(game, {}, words_in(agents), games, 1) if agents else []
    except RulewrightError as error:
        refuse("bench", str(error))
    if todo:
        _pace(todo, as_json=as_json)
        return
    console = Console(highlight=False, stderr=True)
    with console.status(texts()("cli.say.bench_playing", n=3 * games, more=min(games, MEMORY_GAMES))):
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
        typer.echo(texts()("cli.say.bench_stopped"), err=True)
    except AgentFailed as failed:
        show_failure(failed)
        raise typer.Exit(1) from failed
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(watch.paces()), indent=1).decode())
        return
    say = texts()
    table = Table(title=say("cli.say.bench_thinking"), title_justify="left", box=None)
    table.add_column(say("cli.say.bench_agent"))
    for heading in (
        "cli.say.bench_decisions",
        "cli.say.bench_mean",
        "cli.say.bench_median",
        "cli.say.bench_longest",
    ):
        table.add_column(say(heading), justify="right")
    for pace in watch.paces():
        times = (pace.mean_ms, pace.median_ms, pace.longest_ms)
        table.add_row(pace.agent, amount(pace.decisions), *(amount(time, 2) for time in times))
    Console(highlight=False).print(table)


def _show(figures: Bench, rows: int) -> None:
    console = Console(highlight=False)
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    say = texts()
    for name, value in (
        (say("cli.say.bench_games_cpu"), amount(figures.games_per_second, 1)),
        (say("cli.say.bench_decisions_cpu"), amount(figures.decisions_per_second)),
        (say("cli.say.bench_games_clock"), amount(figures.games_per_second_wall, 1)),
        (say("cli.say.bench_decisions_clock"), amount(figures.decisions_per_second_wall)),
        (say("cli.say.bench_games_answered"), amount(figures.answered_games_per_second, 1)),
        (say("cli.say.bench_decisions_answered"), amount(figures.answered_decisions_per_second)),
        (say("cli.say.bench_copy"), f"{amount(figures.copy_us, 1)} µs"),
        (say("cli.say.bench_import"), f"{amount(figures.import_seconds, 3)} s"),
        (say("cli.say.bench_memory", n=figures.memory_games), f"{amount(figures.peak_memory_mb)} MB"),
        (
            say("cli.say.bench_calibration"),
            say("cli.say.bench_loops", loops=amount(figures.calibration_loops_per_second / 1e6, 2)),
        ),
    ):
        grid.add_row(name, value)
    console.print(say("cli.say.bench_title", game=figures.game, python=figures.python), style="bold")
    console.print(grid)
    table = Table(title=say("cli.say.bench_questions"), title_justify="left", box=None)
    table.add_column(say("cli.say.bench_question"))
    for heading in ("cli.say.bench_count", "cli.say.bench_mean_us", "cli.say.bench_share"):
        table.add_column(say(heading), justify="right")
    for row in figures.prompts[:rows]:
        table.add_row(row.prompt, amount(row.count), amount(row.mean_us, 1), f"{amount(100 * row.share, 1)} %")
    console.print(table)
