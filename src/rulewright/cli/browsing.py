"""Playing in the browser: build what must be built, serve on this machine, open the table."""

from __future__ import annotations

import webbrowser
from pathlib import Path

import typer

from rulewright.cli import client, serve
from rulewright.cli.common import furnished, refuse
from rulewright.cli.words import texts


def open_table(game: str, port: int, data: Path | None = None, *, show: bool, page: str = "") -> None:
    """Serve the table to this machine until Ctrl-C, and open it; one that is served already is opened again.

    With `data`, the game is played with the tables of that folder.
    Without a `page`, it is a new table of the game that is opened.
    """
    if data is not None and not game:
        refuse("play", texts()("cli.say.one_game"))
    try:
        if client.out_of_date_here():
            typer.echo(texts()("cli.say.building"))
        client.ensure()
    except client.CannotBuild as error:
        refuse("play", str(error))

    def announce(address: str) -> None:
        opened = f"{address}/#/{page or f'new/{game}'}" if game else f"{address}/"
        typer.echo(texts()("cli.say.your_table", address=opened))
        if show:
            webbrowser.open(opened)

    try:
        with furnished("play", {game: data} if data is not None else {}) as tables:
            serve.run(serve.Wishes(port=port, tables=tables), announce)
    except serve.InUse as error:
        if not error.address:
            refuse("play", str(error))
        if data is not None:
            refuse("play", texts()("cli.say.served_already", address=error.address))
        announce(error.address)
