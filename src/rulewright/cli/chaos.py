"""`rulewright chaos`: everything goes wrong on purpose, and every promise is looked at afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from statistics import median
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.table import Table

import rulewright
from rulewright.chaos.cluster import NoPostgres
from rulewright.chaos.driver import Report, Wish, run
from rulewright.chaos.house import POSTGRES, SQLITE
from rulewright.chaos.servers import NotUp
from rulewright.cli.common import AsJson, refuse
from rulewright.cli.words import amount, texts

ADDRESSES = ("sqlite+aiosqlite:///", "postgresql+asyncpg://")


def chaos(  # noqa: PLR0913  (each is an option of the command line)
    *,
    kills: Annotated[int, typer.Option(min=1)] = 20,
    database: Annotated[str, typer.Option()] = SQLITE,
    servers: Annotated[int, typer.Option(min=1, max=16)] = 2,
    matches: Annotated[int, typer.Option(min=1, max=200)] = 6,
    game: Annotated[str, typer.Option()] = "",
    seed: Annotated[str, typer.Option()] = "chaos",
    as_json: AsJson = False,
) -> None:
    """Have everything go wrong on purpose while people play, and see whether every promise was kept."""
    if game and game not in rulewright.known_games():
        refuse("chaos", texts()("cli.say.no_game", game=game, games=texts().listed(rulewright.known_games())))
    if database not in (SQLITE, POSTGRES) and not database.startswith(ADDRESSES):
        refuse("chaos", texts()("cli.say.bad_database", sqlite=ADDRESSES[0], postgresql=ADDRESSES[1]))
    wish = Wish(kills=kills, database=database, servers=servers, tables=matches, game=game, seed=seed)
    console = Console(highlight=False, stderr=True)
    with console.status("") as status:
        report = _run(wish, lambda done, answers: status.update(_progress(done, kills, answers)))
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report), indent=1).decode())
    else:
        _show(report)
    if not report.clean:
        raise typer.Exit(1)


def _progress(done: int, kills: int, answers: int) -> str:
    return texts()("cli.say.chaos_progress", kills=done, all=kills, answers=answers)


def _run(wish: Wish, say: Callable[[int, int], None]) -> Report:
    try:
        return asyncio.run(run(wish, say))
    except (NotUp, NoPostgres) as error:
        refuse("chaos", texts()("cli.say.chaos_failed", problem=str(error).strip()))


def _show(report: Report) -> None:
    """Print tables that can be put into a document as they are."""
    console, say, verdict = Console(highlight=False, width=120), texts(), report.verdict
    title = say(
        "cli.say.chaos_title",
        database=report.database,
        servers=report.servers,
        seed=report.seed,
        kills=report.kills,
        minutes=amount(report.seconds / 60, 1),
    )
    console.print(title, style="bold")
    console.print()
    faults = Table(box=box.MARKDOWN)
    for key in ("what", "times", "median", "longest"):
        faults.add_column(say(f"cli.say.chaos_{key}"), justify="left" if key == "what" else "right")
    for row in report.rows:
        after = [f"{amount(pick, 1)} s" for pick in (median(row.seconds), max(row.seconds))] if row.seconds else []
        faults.add_row(say(f"cli.say.chaos_fault-{row.fault}"), amount(row.count), *after)
    console.print(faults)
    found = Table(box=box.MARKDOWN)
    found.add_column(say("cli.say.chaos_found"))
    found.add_column(say("cli.say.chaos_count"), justify="right")
    counts = {
        "matches": report.matches,
        "sent": report.sent,
        "acknowledged": report.acknowledged,
        "shown": report.shown,
        "compared": verdict.compared,
        "lines": report.log_lines,
        "lost": len(verdict.lost),
        "doubled": len(verdict.doubled),
        "disagreeing": len(verdict.disagreeing),
        "replaced": len(verdict.replaced),
        "stuck": len(verdict.stuck),
        "wrong": len(verdict.wrong),
    }
    for key, count in counts.items():
        found.add_row(say(f"cli.say.chaos_{key}"), amount(count))
    console.print(found)
    for trouble in report.troubles[:20]:
        console.print(f"  {trouble}", style="red", markup=False)
