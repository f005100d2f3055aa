"""Playing in the browser: build what must be built, serve on this machine, open the table."""

from __future__ import annotations

import webbrowser

import typer

from rulewright.cli import client, serve
from rulewright.cli.common import refuse


def open_table(game: str, port: int, *, show: bool) -> None:
    """Serve the table to this machine until Ctrl-C, and open it; one that is served already is opened again."""
    try:
        if client.out_of_date_here():
            typer.echo("Building the table for the browser (only when its sources have changed) ...")
        client.ensure()
    except client.CannotBuild as error:
        refuse("play", str(error))

    def announce(address: str) -> None:
        page = f"{address}/#/new/{game}" if game else f"{address}/"
        typer.echo(f"Your table is at {page} (Ctrl-C stops; your matches are kept)")
        if show:
            webbrowser.open(page)

    try:
        serve.run(serve.Wishes(port=port), announce)
    except serve.InUse as error:
        if not error.address:
            refuse("play", str(error))
        announce(error.address)
