"""`rulewright play`: at a table in the browser, or in the terminal; against bots or with friends."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import rulewright
from rulewright.arena.tables import insisting
from rulewright.cli.common import DataFolder, MapName, OptionList, furnish, options_in, refuse
from rulewright.cli.terminal_game import Wishes, game_named, play_here
from rulewright.cli.words import Tongue, texts
from rulewright.kernel.errors import RulewrightError

ELSEWHERE = ("terminal", "game", "port", "show", "data", "lang")
"""Parameters that do not belong to the terminal alone."""


def play(  # noqa: PLR0913  (each parameter is an option of the command)
    context: typer.Context,
    game: Annotated[str, typer.Argument()] = "",
    *,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    port: Annotated[int, typer.Option(min=0, max=65535)] = 0,
    show: Annotated[bool, typer.Option("--open/--no-open")] = True,
    seats: Annotated[str, typer.Option()] = "",
    me: Annotated[str, typer.Option()] = "",
    bots: Annotated[str, typer.Option("--bots", "--agents")] = "greedy",
    map_name: MapName = "",
    seed: Annotated[str, typer.Option()] = "",
    resume: Annotated[Path | None, typer.Option()] = None,
    lang: Tongue = "",
    option: OptionList = None,
    data: DataFolder = None,
    adventurous: Annotated[bool, typer.Option()] = False,
) -> None:
    """Play: at a table in the browser, or with --terminal right here."""
    if not terminal:
        _only_in_the_terminal(context)
        if game:
            game_named(game)
        from rulewright.cli.browsing import open_table  # noqa: PLC0415  (the terminal needs no server)

        open_table(game, port, data, show=show)
        return
    if not game:
        refuse("play", texts()("cli.say.play_which", games=texts().listed(rulewright.known_games())))
    furnish("play", game, data)
    try:
        more = options_in(option)
    except RulewrightError as error:
        refuse("play", str(error))
    wishes = Wishes(seats, me, bots, map_name, seed)
    wishes.options |= (insisting(game) if adventurous else {}) | more
    play_here(game, wishes, resume)


def _only_in_the_terminal(context: typer.Context) -> None:
    """Refuse what the browser's table would not heed: there, all of it is chosen on the page."""
    for parameter in context.command.params:
        given = context.params.get(parameter.name or "")
        if parameter.name not in ELSEWHERE and (given or None) != (parameter.default or None):
            refuse("play", texts()("cli.say.play_terminal_only", option=parameter.opts[0]))
