"""`rulewright serve`: the server for tables over the network."""

from __future__ import annotations

import fcntl
import os
import socket
import sys
from pathlib import Path
from typing import IO, Annotated

import typer
import uvicorn

from rulewright.server.app import Site, application

SQLITE = "sqlite+aiosqlite:///"


def serve(
    *,
    host: Annotated[str, typer.Option(help="The address to listen on; by default only this machine can connect.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 0,
    database: Annotated[
        str, typer.Option(help="Where matches are kept: an SQLite or PostgreSQL URL.", envvar="RULEWRIGHT_DATABASE")
    ] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="How many processes bots think in.")] = 1,
) -> None:
    """Serve tables to browsers and bots.

    [bold]rulewright serve[/]                                  on this machine, matches in your data folder

    [bold]rulewright serve --host 0.0.0.0 --port 8000[/]       for everybody who can reach this machine

    [bold]rulewright serve --database postgresql+asyncpg://user@host/name[/]   with PostgreSQL
    """
    url = database or SQLITE + str(data_folder() / "rulewright.db")
    lock = lock_sqlite(url)
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        typer.echo(f"serve: cannot listen on {host}:{port}: {error.strerror}", err=True)
        raise typer.Exit(2) from error
    address = f"http://{host}:{listener.getsockname()[1]}"
    typer.echo(f"Rulewright serves at {address} (Ctrl-C stops)")
    config = uvicorn.Config(application(Site(url, workers=workers)), log_level="warning", ws_max_size=65_536)
    uvicorn.Server(config).run([listener])
    if lock is not None:
        lock.close()


def data_folder() -> Path:
    """Return the folder for this user's data, by the convention of the platform."""
    if sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    elif sys.platform == "win32":
        base = Path(os.environ.get("APPDATA", Path.home()))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    folder = base / "rulewright"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def lock_sqlite(url: str) -> IO[str] | None:
    """Make sure that no other server writes to the same SQLite file; the lock lasts as long as the process."""
    if not url.startswith(SQLITE):
        return None
    path = Path(url.removeprefix(SQLITE))
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = path.with_name(path.name + ".lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        typer.echo(f"serve: another server is using {path}; stop it, or name another --database", err=True)
        raise typer.Exit(2) from error
    return lock
