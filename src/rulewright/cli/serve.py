"""`rulewright serve`: the server for tables over the network."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import IO, Annotated, NamedTuple

import typer
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from rulewright.cli.common import furnished, refuse, tables_in
from rulewright.cli.words import texts
from rulewright.server import processes
from rulewright.server.app import CONTACT, Site
from rulewright.server.hall.absence import PATIENCE
from rulewright.server.hall.presence import MEMORY
from rulewright.server.listener import server
from rulewright.server.settings import BadLimit, Limits, limits_of
from rulewright.server.store import sqlite_file
from rulewright.server.store.migrate import NewerDatabase, migrate
from rulewright.server.store.sqlite_file import SQLITE, ForeignDatabase
from rulewright.server.wire.cookies import BadKey, read_keys

POSTGRESQL = "postgresql+asyncpg://"
COOKIE_KEYS = "RULEWRIGHT_COOKIE_KEYS"


def serve(  # noqa: PLR0913  (each is an option of the command)
    *,
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 0,
    database: Annotated[str, typer.Option(envvar="RULEWRIGHT_DATABASE")] = "",
    workers: Annotated[int, typer.Option(min=1, max=64)] = 1,
    bot_processes: Annotated[int, typer.Option(min=1, max=64)] = 1,
    allow_local_webhooks: Annotated[bool, typer.Option("--allow-local-webhooks")] = False,
    forwarded_allow_ips: Annotated[str, typer.Option()] = "127.0.0.1",
    contact: Annotated[str, typer.Option(envvar="RULEWRIGHT_CONTACT")] = CONTACT,
    patience: Annotated[float, typer.Option(min=1, max=MEMORY)] = PATIENCE,
    data: Annotated[list[str] | None, typer.Option()] = None,
    limit: Annotated[list[str] | None, typer.Option(envvar="RULEWRIGHT_LIMITS")] = None,
) -> None:
    """Serve tables to browsers and bots."""
    if not contact.startswith(("mailto:", "https://")) or len(contact.split(":", 1)[1].strip("/")) == 0:
        refuse("serve", texts()("cli.say.bad_contact", contact=contact))
    try:
        limits = limits_of(limit or ())
    except BadLimit as error:
        refuse("serve", str(error))
    wishes = Wishes(
        host=host,
        port=port,
        database=database,
        workers=workers,
        bot_processes=bot_processes,
        allow_local_webhooks=allow_local_webhooks,
        forwarded_allow_ips=forwarded_allow_ips,
        contact=contact,
        patience=patience,
        limits=limits,
    )
    try:
        with furnished("serve", tables_in("serve", data)) as tables:
            run(
                wishes._replace(tables=tables),
                lambda address: typer.echo(texts()("cli.say.serving", address=address)),
            )
    except InUse as error:
        refuse("serve", str(error))


class Wishes(NamedTuple):
    """How somebody wants to be served."""

    host: str = "127.0.0.1"
    port: int = 0
    database: str = ""
    workers: int = 1
    bot_processes: int = 1
    allow_local_webhooks: bool = False
    forwarded_allow_ips: str = "127.0.0.1"
    contact: str = CONTACT
    patience: float = PATIENCE
    limits: Limits = Limits()
    """How much one stranger may have."""
    tables: Mapping[str, Path] = MappingProxyType({})
    """Folders with corrected tables by game, with which this process plays already."""


def run(wishes: Wishes, announce: Callable[[str], None]) -> None:
    """Serve until somebody stops it; `announce` is told the address when clients may come."""
    os.umask(0o077)  # the database holds seeds and the key of the cookies: nobody else on this machine may read it
    keys = cookie_keys()
    url = wishes.database or SQLITE + str(data_folder() / "rulewright.db")
    check(url, wishes.workers)
    lock = lock_sqlite(url)
    # Named as TCP, so that asyncio sends small messages at once instead of waiting for the last one to arrive.
    listener = socket.socket(proto=socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((wishes.host, wishes.port))
    except OSError as error:
        address = f"{wishes.host}:{wishes.port}"
        refuse("serve", texts()("cli.say.cannot_listen", address=address, problem=error.strerror))
    prepare(url)
    listener.listen(2048)  # from now on clients wait instead of being turned away
    address = f"http://{wishes.host}:{listener.getsockname()[1]}"
    if lock is not None:
        sqlite_file.note(lock, address)
    announce(address)
    sys.stdout.flush()

    def config() -> uvicorn.Config:
        # Made in the process that serves: nothing of a site may be shared between processes.
        site = Site(
            url,
            workers=wishes.bot_processes,
            allow_local_webhooks=wishes.allow_local_webhooks,
            contact=wishes.contact,
            cookie_keys=keys,
            patience=wishes.patience,
            tables=wishes.tables,
            limits=wishes.limits,
        )
        return server(site, wishes.forwarded_allow_ips).config

    crew = processes.Crew(config, listener, wishes.workers)
    status = processes.serve(config, listener) if wishes.workers == 1 else crew.run()
    if lock is not None:
        sqlite_file.note(lock, "")
        lock.close()
    if status:
        raise typer.Exit(status)


def cookie_keys() -> tuple[str, ...]:
    """Take the keys that sign cookies out of the environment, where processes that this one starts would find them."""
    try:
        return read_keys(os.environ.pop(COOKIE_KEYS, ""))
    except BadKey as error:
        refuse("serve", f"{COOKIE_KEYS}: {error}")


def check(url: str, workers: int) -> None:
    """Refuse what cannot be served."""
    if not url.startswith((SQLITE, POSTGRESQL)):
        refuse("serve", texts()("cli.say.bad_database", sqlite=SQLITE, postgresql=POSTGRESQL))
    if workers > 1 and not url.startswith(POSTGRESQL):
        refuse("serve", texts()("cli.say.one_process"))


def prepare(url: str) -> None:
    """Bring the database up to date, or say why it cannot be used."""
    try:
        asyncio.run(migrate(url))
    except (OSError, SQLAlchemyError, NewerDatabase, ForeignDatabase) as error:
        reason = getattr(error, "orig", None) or error
        refuse("serve", texts()("cli.say.no_database", problem=reason))


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


class InUse(Exception):
    """Another server writes to the database; `address` is where it serves, if it says so."""

    def __init__(self, path: Path, address: str) -> None:
        super().__init__(texts()("cli.say.in_use", file=path))
        self.address = address


def lock_sqlite(url: str) -> IO[str] | None:
    """Make sure that an SQLite file is ours, and that no other server writes to it."""
    path = sqlite_file.file_of(url)
    if path is None:
        return None
    try:
        sqlite_file.see_that_ours(path)
        return sqlite_file.lock(path)
    except sqlite_file.ForeignDatabase as error:
        refuse("serve", texts()("cli.say.no_file", file=path, problem=error))
    except OSError as error:
        refuse("serve", texts()("cli.say.no_file", file=path, problem=error.strerror))
    except sqlite_file.Locked as error:
        raise InUse(path, error.address) from error
