"""`rulewright load`: what a server on this machine can bear."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

import rulewright
from rulewright.cli.common import AsJson, refuse
from rulewright.load.measurement import Figures, Wish, measure

RATE, SHARE, MEMORY, OPENING = 1000.0, 0.95, 1536.0, 150.0
"""What is asked of two cores: answers a second, how many of them in time, megabytes, milliseconds."""


def load(  # noqa: PLR0913  (each is an option of the command line)
    *,
    game: Annotated[str, typer.Option(help="What is played, if not the first of the known games.")] = "",
    matches: Annotated[int, typer.Option(min=1, help="How many matches are played at the same time.")] = 500,
    seconds: Annotated[float, typer.Option(min=0.1, help="For how long.")] = 30.0,
    seats: Annotated[int, typer.Option(min=2, max=4, help="How many clients each match has.")] = 2,
    rate: Annotated[float, typer.Option(min=0, help="Answers a second, together; 0 for as many as possible.")] = 1200.0,
    opening: Annotated[
        int, typer.Option(min=0, help="Answers of the match whose opening is timed; 0 for none.")
    ] = 3000,
    as_json: AsJson = False,
) -> None:
    """Measure a server on this machine: many matches at once over real WebSockets, answered at random.

    [bold]rulewright load --game root --matches 500[/]         the load that the server is made for

    [bold]rulewright load --rate 0 --opening 0[/]            how much it can take at most

    The server runs in a process of its own, with SQLite in a temporary folder.  Every seat is a client with its own
    connection.  An answer is delivered when the last client of its match has heard of it.
    """
    if game and game not in rulewright.known_games():
        refuse("load", f"--game {game}: known games are {', '.join(rulewright.known_games())}")
    wish = Wish(game=game, matches=matches, seconds=seconds, seats=seats, rate=rate, long=opening)
    console = Console(highlight=False, stderr=True)
    with console.status("starting a server") as status:
        figures = _run(wish, status.update)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(figures), indent=1).decode())
    else:
        _show(figures)
    if figures.errors:
        raise typer.Exit(1)


def _run(wish: Wish, say: Callable[[str], None]) -> Figures:
    if sys.platform == "win32":
        return asyncio.run(measure(wish, say))
    import uvloop  # noqa: PLC0415  (it does not exist everywhere)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(measure(wish, say))


def _show(figures: Figures) -> None:
    console = Console(highlight=False)
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column()
    rows = [
        ("answers committed", f"{figures.answers_committed:,}", ""),
        ("answers committed per second", f"{figures.answers_per_second:,.0f}", f"at least {RATE:,.0f}"),
        ("delivered to everybody, median", f"{figures.delivered_p50_ms:.0f} ms", ""),
        ("  95 % of answers", f"{figures.delivered_p95_ms:.0f} ms", "at most 100 ms"),
        ("  99 % of answers", f"{figures.delivered_p99_ms:.0f} ms", ""),
        ("  within 100 ms", f"{100 * figures.delivered_within_100_ms:.1f} %", f"at least {100 * SHARE:.0f} %"),
        ("memory of the server", f"{figures.server_memory_mb:,.0f} MB", f"at most {MEMORY:,.0f} MB"),
        ("processors: server, driver", f"{figures.server_processors:.2f}, {figures.driver_processors:.2f}", ""),
        ("errors", str(len(figures.errors)), "none"),
    ]
    if figures.opening_answers:
        name = f"opening a match of {figures.opening_answers:,} answers"
        rows.insert(-1, (name, f"{figures.opening_ms:.0f} ms", f"at most {OPENING:.0f} ms"))
    for row in rows:
        grid.add_row(*row)
    console.print(
        f"{figures.game}: {figures.matches} matches, {figures.connections} connections, {figures.seconds:.0f} seconds",
        style="bold",
    )
    console.print(grid)
    for error in figures.errors[:10]:
        console.print(f"  {error}", style="red")
