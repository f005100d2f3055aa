"""How balanced Monster Lands is when an agent plays all clans, or how strong one is against others.

    python -m rulewright.arena.balance --games 200 --players 4 --difficulty normal
    python -m rulewright.arena.balance --games 800 --players 4 --difficulty normal --against random
    python -m rulewright.arena.balance --games 1000 --jobs 2 --page docs/monster_lands_balance.md

Clans go round the seats, who begins is drawn by lot, seeds are fixed.  A shared victory counts by halves, thirds or
quarters.  One player plays scenario 1 and gets a rank.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import rulewright
from rulewright.arena.balance_page import write_page
from rulewright.arena.balance_play import GAME, Plan, Played, plans, play
from rulewright.arena.balance_sums import Balance, balance, faults
from rulewright.arena.strength import one_of
from rulewright.games.monster_lands.terms import AFFINITIES, DIFFICULTIES, RANKS

PLAYERS = (1, 2, 3, 4)
WIDE = 170


def furnish(data: Path | None) -> None:
    """Play with corrected tables, if there are some."""
    if data is not None:
        rulewright.furnish(GAME, data)


def played(todo: list[Plan], jobs: int, data: Path | None) -> Iterator[Played]:
    """Play games one after the other, or several at a time."""
    if jobs == 1:
        furnish(data)
        yield from map(play, todo)
        return
    with ProcessPoolExecutor(jobs, initializer=furnish, initargs=(data,)) as pool:
        yield from pool.map(play, todo, chunksize=8)


def measure(configurations: list[list[Plan]], jobs: int, data: Path | None, console: Console) -> list[Balance]:
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
        found.append(balance(results[begin : begin + len(plans_of_one)]))
        begin += len(plans_of_one)
    return found


def table(found: list[Balance]) -> Table:
    """Lay the report out for people."""
    report = Table(title="Balance (25+: games in which somebody reaches 25 glory; won: battles; ms: processor time)")
    clans = list(AFFINITIES) if any(one.players > 1 for one in found) else []
    ranks = list(RANKS) if any(one.ranks for one in found) else []
    for heading in ("players", "difficulty", "games", "glory", "best", "25+", "rounds", "won", *clans, *ranks, "ms"):
        report.add_column(heading, justify="right", no_wrap=True)
    for one in found:
        report.add_row(
            str(one.players),
            one.difficulty,
            str(one.games),
            f"{one.glory[-1]:.1f}",
            f"{one.best_glory[-1]:.1f}",
            f"{one.famous:.0%}",
            f"{one.rounds:.2f}",
            f"{one.won:.0%}",
            *(f"{one.clans[clan].rate:.1%}" if clan in one.clans else "" for clan in clans),
            *(str(one.ranks.get(rank, "")) for rank in ranks),
            f"{1000 * one.seconds:.0f}",
        )
    return report


def main(  # noqa: PLR0913, PLR0917  (each is an option of the command line)
    games: Annotated[int, typer.Option(min=1, help="Games for each configuration.")] = 200,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play at the same time.")] = 1,
    players: Annotated[list[int] | None, typer.Option(help="1 to 4; all if not given.")] = None,
    difficulty: Annotated[list[str] | None, typer.Option(help="All four if not given.")] = None,
    agent: Annotated[str, typer.Option(help="Who plays.")] = "greedy",
    against: Annotated[str | None, typer.Option(help="Who sits in all seats but one.")] = None,
    data: Annotated[Path | None, typer.Option(help="A folder with corrected tables.")] = None,
    page: Annotated[Path | None, typer.Option(help="A page whose tables are to be written anew.")] = None,
    as_json: Annotated[Path | None, typer.Option("--json", help="A file for the sums.")] = None,
) -> None:
    """Measure how balanced Monster Lands is."""
    for number in players or ():
        one_of(number, PLAYERS, "--players")
    for level in difficulty or ():
        one_of(level, DIFFICULTIES, "--difficulty")
    configurations = [
        list(plans(number, level, games, agent, against))
        for number in players or PLAYERS
        for level in difficulty or DIFFICULTIES
    ]
    found = measure(configurations, jobs, data, Console(stderr=True))
    if as_json is not None:
        as_json.write_text(json.dumps([msgspec.to_builtins(one) for one in found], indent=1) + "\n", encoding="utf-8")
    if page is not None:
        write_page(page, found)
    Console(width=WIDE).print(table(found))
    for one in found:
        for fault in faults(one):
            typer.echo(f"{one.players} players, {one.difficulty}: {fault}")


if __name__ == "__main__":
    typer.run(main)
