"""`rulewright chaos`: everything goes wrong on purpose, and every promise is looked at afterwards."""

from __future__ import annotations

import asyncio
import signal
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

FAULTS = {
    "kill": "cli.say.chaos_fault_kill",
    "kill_twice": "cli.say.chaos_fault_kill_twice",
    "kill_all": "cli.say.chaos_fault_kill_all",
    "kill_database": "cli.say.chaos_fault_kill_database",
    "stop": "cli.say.chaos_fault_stop",
    "freeze": "cli.say.chaos_fault_freeze",
    "freeze_database": "cli.say.chaos_fault_freeze_database",
    "cut": "cli.say.chaos_fault_cut",
    "silence": "cli.say.chaos_fault_silence",
    "cut_database": "cli.say.chaos_fault_cut_database",
    "silence_database": "cli.say.chaos_fault_silence_database",
}
"""Words for what went wrong."""
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
    async def until_told() -> Report:
        # Whoever ends it ends the servers and the database with it.
        task = asyncio.current_task()
        assert task is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        return await run(wish, say)

    try:
        return asyncio.run(until_told())
    except asyncio.CancelledError:
        raise typer.Exit(1) from None
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
    faults.add_column(say("cli.say.chaos_what"))
    for key in ("cli.say.chaos_times", "cli.say.chaos_median", "cli.say.chaos_longest"):
        faults.add_column(say(key), justify="right")
    for row in report.rows:
        after = [f"{amount(pick, 1)} s" for pick in (median(row.seconds), max(row.seconds))] if row.seconds else []
        faults.add_row(say(FAULTS[row.fault]), amount(row.count), *after)
    console.print(faults)
    found = Table(box=box.MARKDOWN)
    found.add_column(say("cli.say.chaos_found"))
    found.add_column(say("cli.say.chaos_count"), justify="right")
    counts = {
        "cli.say.chaos_matches": report.matches,
        "cli.say.chaos_sent": report.sent,
        "cli.say.chaos_acknowledged": report.acknowledged,
        "cli.say.chaos_shown": report.shown,
        "cli.say.chaos_compared": verdict.compared,
        "cli.say.chaos_lines": report.log_lines,
        "cli.say.chaos_lost": len(verdict.lost),
        "cli.say.chaos_doubled": len(verdict.doubled),
        "cli.say.chaos_disagreeing": len(verdict.disagreeing),
        "cli.say.chaos_replaced": len(verdict.replaced),
        "cli.say.chaos_stuck": len(verdict.stuck),
        "cli.say.chaos_wrong": len(verdict.wrong),
    }
    for key, count in counts.items():
        found.add_row(say(key), amount(count))
    console.print(found)
    for trouble in report.troubles[:20]:
        console.print(f"  {trouble}", style="red", markup=False)
