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
from rulewright.cli.words import amount, texts
from rulewright.load.measurement import Figures, Wish, measure

RATE, SHARE, MEMORY, OPENING = 1000.0, 0.95, 1536.0, 150.0
"""What is asked of two cores: answers a second, how many of them in time, megabytes, milliseconds."""


def load(  # noqa: PLR0913  (each is an option of the command line)
    *,
    game: Annotated[str, typer.Option()] = "",
    matches: Annotated[int, typer.Option(min=1)] = 500,
    seconds: Annotated[float, typer.Option(min=0.1)] = 30.0,
    seats: Annotated[int, typer.Option(min=2, max=4)] = 2,
    rate: Annotated[float, typer.Option(min=0)] = 1200.0,
    opening: Annotated[int, typer.Option(min=0)] = 3000,
    as_json: AsJson = False,
) -> None:
    """Measure a server on this machine: many matches at once over real WebSockets, answered at random."""
    if game and game not in rulewright.known_games():
        refuse("load", texts()("cli.say.no_game", game=game, games=texts().listed(rulewright.known_games())))
    wish = Wish(game=game, matches=matches, seconds=seconds, seats=seats, rate=rate, long=opening)
    console = Console(highlight=False, stderr=True)
    with console.status(texts()("cli.say.load_starting")) as status:
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
    say = texts()

    def least(value: str) -> str:
        return say("cli.say.load_least", value=value)

    def most(value: str) -> str:
        return say("cli.say.load_most", value=value)

    rows = [
        (say("cli.say.load_committed"), amount(figures.answers_committed), ""),
        (say("cli.say.load_rate"), amount(figures.answers_per_second), least(amount(RATE))),
        (say("cli.say.load_delivered"), f"{amount(figures.delivered_p50_ms)} ms", ""),
        ("  " + say("cli.say.load_share", share=95), f"{amount(figures.delivered_p95_ms)} ms", most("100 ms")),
        ("  " + say("cli.say.load_share", share=99), f"{amount(figures.delivered_p99_ms)} ms", ""),
        (
            "  " + say("cli.say.load_within", time=100),
            f"{amount(100 * figures.delivered_within_100_ms, 1)} %",
            least(f"{amount(100 * SHARE)} %"),
        ),
        (say("cli.say.load_memory"), f"{amount(figures.server_memory_mb)} MB", most(f"{amount(MEMORY)} MB")),
        (
            say("cli.say.load_processors"),
            f"{amount(figures.server_processors, 2)}, {amount(figures.driver_processors, 2)}",
            "",
        ),
        (say("cli.say.load_errors"), str(len(figures.errors)), say("cli.say.load_none")),
    ]
    if figures.opening_answers:
        name = say("cli.say.load_opening", answers=figures.opening_answers)
        rows.insert(-1, (name, f"{amount(figures.opening_ms)} ms", most(f"{amount(OPENING)} ms")))
    for row in rows:
        grid.add_row(*row)
    seconds = round(figures.seconds)
    total = say("cli.say.load_sum", matches=figures.matches, connections=figures.connections, seconds=seconds)
    console.print(f"{figures.game}: {total}", style="bold")
    console.print(grid)
    for error in figures.errors[:10]:
        console.print(f"  {error}", style="red")
