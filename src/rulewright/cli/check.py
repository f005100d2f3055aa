"""`rulewright check`: random games, with everything the contract promises checked on the way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import rulewright
from rulewright.agents.asking import AgentFailed
from rulewright.arena.contract import Checked, ContractBroken, check_match, seated
from rulewright.arena.keeping import free_path
from rulewright.arena.spreading import spread
from rulewright.arena.tables import asked, every_table
from rulewright.cli.common import (
    MOST_GAMES,
    AgentNames,
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
from rulewright.cli.words import texts
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.record import Record

Task = tuple[str, dict[str, Any], int, int, tuple[str, ...]]
"""A game, the options of a match, its seed, one question in how many is sampled, and who decides if not chance."""
Finding = tuple[Checked | None, str, Record | None]
"""What a match that kept the contract consisted of, or the breach and the record that leads to it."""


def check(  # noqa: PLR0913  (each parameter is an option of the command)
    game: GameName,
    *,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES)] = 200,
    seed: SeedNumber = 1,
    agents: AgentNames = "",
    seats: Annotated[str, typer.Option()] = "",
    map_name: MapName = "",
    option: OptionList = None,
    data: DataFolder = None,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    sample: Annotated[int, typer.Option(min=1)] = 40,
    thorough: Annotated[bool, typer.Option("--thorough")] = False,
    records: Annotated[Path, typer.Option()] = Path(),
) -> None:
    """Play random games and check all properties of the contract at every question."""
    furnish("check", game, data)
    try:
        named = words_in(seats)
        tables = [_validated(game, asked(game, named, map_name))] if named else every_table(game, map_name)
        more = options_in(option)
        tables = [_validated(game, {**options, **more}) for options in tables] if more else tables
        named_agents = tuple(words_in(agents))
        for options in tables:
            seated(named_agents, rulewright.find(game).new(options, seed=seed), seed)
    except RulewrightError as error:
        refuse("check", str(error))
    every = 1 if thorough else sample
    tasks = [
        (game, options, number, every, named_agents)
        for number, options in zip(range(seed, seed + games), islice(cycle(tables), games), strict=True)
    ]
    console = Console(highlight=False)
    checked: list[Checked] = []
    for task, (done, breach, record) in zip(tasks, followed(_run(tasks, jobs, data), games, game), strict=True):
        if done is None or record is not None:
            _fail(console, records / f"{game}-broken-{task[2]}.jsonl", task, breach, record)
        else:
            checked.append(done)
    kept = texts()(
        "cli.say.check_kept",
        game=game,
        games=len(checked),
        tables=min(len(tables), games),
        questions=sum(one.answers for one in checked),
        samples=sum(one.samples for one in checked),
        worlds=sum(one.worlds for one in checked),
    )
    console.print(kept, markup=False)


def _validated(game: str, options: dict[str, Any]) -> dict[str, Any]:
    rulewright.find(game).validate(options)
    return options


def _run(tasks: list[Task], processes: int, data: Path | None) -> Iterator[Finding]:
    yield from spread(check_one, tasks, processes, partial(furnish_here, tasks[0][0], data))


def check_one(task: Task) -> Finding:
    """Check one match; what breaks the contract comes back as a message with its record."""
    game, options, seed, every, agents = task
    try:
        return check_match(rulewright.find(game), options, seed=seed, every=every, agents=agents), "", None
    except AgentFailed as failed:
        return None, f"{failed.trace}{failed}", failed.record
    except ContractBroken as broken:
        return None, str(broken), broken.record


def _fail(console: Console, path: Path, task: Task, breach: str, record: Record | None) -> None:
    failed = texts()("cli.say.check_failed", number=str(task[2]), options=str(task[1]))
    console.print(failed, style="bold red", markup=False)
    console.print(f"  {breach}", markup=False, soft_wrap=True)
    if record is not None:
        path = free_path(path)
        record.save(path)
        console.print(f"{texts()('cli.say.check_record')}\n  rulewright replay {path}")
    raise typer.Exit(1)
