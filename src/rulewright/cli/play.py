"""`rulewright play`: at a table in the browser, or in the terminal; against bots or with friends."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import rulewright
from rulewright.arena.tables import insisting
from rulewright.cli.common import AGENT_NAMES, DataFolder, MapName, OptionList, furnish, options_in, refuse
from rulewright.cli.terminal_game import Wishes, game_named, play_here
from rulewright.kernel.errors import RulewrightError

ELSEWHERE = ("terminal", "game", "port", "show", "data")
"""Parameters that do not belong to the terminal alone."""


def play(  # noqa: PLR0913  (each parameter is an option of the command)
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game; the browser lets you choose.")] = "",
    *,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play here in the terminal.")] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port of the table; 0 takes a free one.")] = 0,
    show: Annotated[bool, typer.Option("--open/--no-open", help="Whether to open the browser.")] = True,
    seats: Annotated[str, typer.Option(help="Who plays, in turn order: [bold]NAME,NAME,...[/].")] = "",
    me: Annotated[
        str, typer.Option(help="What people play: a faction, several with commas, or [bold]all[/] (hot-seat).")
    ] = "",
    bots: Annotated[str, typer.Option("--bots", "--agents", help=f"Who plays the rest: {AGENT_NAMES}.")] = "greedy",
    map_name: MapName = "",
    seed: Annotated[str, typer.Option(help="The same seed gives the same cards and dice.")] = "",
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    lang: Annotated[str, typer.Option(help="Language: en, it or de; by default that of your system.")] = "",
    option: OptionList = None,
    data: DataFolder = None,
    adventurous: Annotated[bool, typer.Option(help="Allow a company that the game advises against.")] = False,
) -> None:
    """Play: at a table in the browser, or with --terminal right here.

    The browser's table is served to this machine alone; matches are kept and can be gone on with.  In the terminal,
    without options it asks what it needs to know; Enter takes the proposal.  There, [bold]?[/] shows the law behind
    a question, [bold]why march 1>9[/] why a move is not offered, [bold]help[/] everything else.

    [bold]rulewright play[/]                                      a table in the browser

    [bold]rulewright play GAME --terminal[/]                      asks whom to play, and against how many

    [bold]rulewright play GAME --terminal --me NAME[/]            one against as many as you like

    [bold]rulewright play GAME --terminal --me all[/]             friends at one keyboard

    [bold]rulewright play GAME --terminal --resume FILE[/]        go on with a saved game
    """
    if not terminal:
        _only_in_the_terminal(context)
        if game:
            game_named(game)
        from rulewright.cli.browsing import open_table  # noqa: PLC0415  (the terminal needs no server)

        open_table(game, port, data, show=show)
        return
    if not game:
        refuse("play", f"which game? There is: {', '.join(rulewright.known_games())}")
    furnish("play", game, data)
    try:
        more = options_in(option)
    except RulewrightError as error:
        refuse("play", str(error))
    wishes = Wishes(seats, me, bots, map_name, seed)
    wishes.options |= (insisting(game) if adventurous else {}) | more
    play_here(game, wishes, resume, lang)


def _only_in_the_terminal(context: typer.Context) -> None:
    """Refuse what the browser's table would not heed: there, all of it is chosen on the page."""
    for parameter in context.command.params:
        given = context.params.get(parameter.name or "")
        if parameter.name not in ELSEWHERE and (given or None) != (parameter.default or None):
            refuse("play", f"{parameter.opts[0]} is for the terminal; add --terminal, or choose it on the page")
