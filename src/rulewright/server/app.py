"""The site: everything put together as an ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from rulewright.games.catalogue import GAMES
from rulewright.server.hall import open_tables, timekeeper
from rulewright.server.hall.absence import PATIENCE
from rulewright.server.hall.attendant import REACTION
from rulewright.server.hall.hall import Hall
from rulewright.server.hall.notifier import Notifier, new_key
from rulewright.server.outage import Hush
from rulewright.server.settings import Limits
from rulewright.server.store.migrate import migrate
from rulewright.server.store.store import Store
from rulewright.server.supervisor import Supervisor
from rulewright.server.table import awake, snapshots
from rulewright.server.table.bots import Bots
from rulewright.server.wire import assets, rest, sockets
from rulewright.server.wire.cookies import IN_DATABASE, Cookies, cookie_name
from rulewright.server.wire.endpoint import no_route
from rulewright.server.wire.guard import Guard
from rulewright.server.wire.limits import Held, Rate
from rulewright.server.wire.metrics import Metrics

if TYPE_CHECKING:
    import ssl
    from pathlib import Path

    from sqlalchemy import Row

    from rulewright.server.wire.connection import Connection

CONTACT = "mailto:rulewright@localhost"
LIBRARIES = ("asyncio", "sqlalchemy.pool.impl.AsyncAdaptedQueuePool")
"""The logs of libraries that would tell of every connection which is lost, with a traceback each time."""
START_TRIES, START_PAUSE = 40, 0.5
"""How often a server that starts tries to reach its database, and seconds in between."""
T = TypeVar("T")
TIDY = 60.0
"""Seconds between two rounds of tidying up."""


class Site:
    """What all requests share."""

    def __init__(  # noqa: PLR0913  (each is a setting of the server)
        self,
        url: str,
        *,
        workers: int = 1,
        reaction: float = REACTION,
        rates: float = 1.0,
        allow_local_webhooks: bool = False,
        contact: str = CONTACT,
        cookie_keys: Sequence[str] = (),
        patience: float = PATIENCE,
        trust: ssl.SSLContext | None = None,
        tables: Mapping[str, Path] | None = None,
        limits: Limits | None = None,
    ) -> None:
        """Name the database; `rates` scales what a client may ask for.

        With `allow_local_webhooks` people may have the server call addresses of its own network.  `contact` is where
        push services may complain.  The first of `cookie_keys` signs cookies, all of them read them (see `read_keys`);
        without any, the database keeps a key.  After `patience` seconds somebody who has gone may be replaced by a bot.
        `trust` says whose certificates are trusted where the server itself calls, if not the usual authorities'.
        `tables` are folders with corrected tables by game, with which this process plays already: bots must too.
        `limits` are those for strangers.
        """
        self.log = logging.getLogger("rulewright")
        self.url = url
        self.metrics = Metrics()
        self.limits = limits or Limits()
        self.supervisor = Supervisor()
        self.supervisor.fell = lambda name: self.metrics.falls.labels(name).inc()
        self.store = Store(url, self.supervisor)
        self.store.outage.noted = self.metrics.outage_errors.inc
        self.hall = Hall(
            self.store,
            Bots(workers, modules=[f"{game}={folder}" for game, folder in (tables or {}).items()]),
            reaction=reaction,
            limits=self.limits,
        )
        self.hall.seating.patience = patience
        self.message_rate = Rate(50 * rates, 200 * rates)
        self.address_rate = Rate(self.limits.messages_by_address * rates, 4 * self.limits.messages_by_address * rates)
        self.request_rate = Rate(20 * rates, 100 * rates)
        self.strike_rate = Rate(5 * rates, 100 * rates)
        """How many bad or hasty requests are borne before a client is sent away."""
        self.match_rate = Rate(self.limits.matches_by_address / 3600 * rates, self.limits.matches_by_address * rates)
        self.chat_rate = Rate(1 * rates, 10 * rates)
        self.advice_rate = Rate(0.5 * rates, 10 * rates)
        self.sockets_of_client = Held(64 * rates)
        self.imports_of_client = Held(self.limits.imports_by_address)
        self.imports_of_person = Held(1)
        self.sockets_of_person = Held(16 * rates)
        self.allow_local_webhooks = allow_local_webhooks
        self.contact = contact
        self.trust = trust
        self.cookie_keys = tuple(cookie_keys) or (IN_DATABASE,)
        self.cookies = Cookies(secrets.token_bytes(32))
        self.connections: dict[str, set[Connection]] = {}
        """The open WebSockets of each person."""
        self.hall.present.parted = self.part_with

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Bring the database up to date, resume all matches, and clean up in the end."""
        quiet = Hush(self.store.outage)
        for library in LIBRARIES:
            logging.getLogger(library).addFilter(quiet)
        await self._insist(lambda: migrate(self.url))
        await self._insist(self.store.open)
        await self._insist(self.store.sweep)
        self.cookies = Cookies(*[await self._cookie_key(key) for key in self.cookie_keys])
        key = await self._insist(lambda: self.store.setting("vapid-key", new_key()))
        self.hall.attendant.notifier = Notifier(
            self.store, key, self.contact, allow_local=self.allow_local_webhooks, trust=self.trust
        )
        if self.store.postgres:
            from rulewright.server.hall.relay import Relay  # noqa: PLC0415  (its driver is loaded only when needed)

            await Relay(self.hall).open(self.supervisor)
        else:
            self.hall.tables.resume()
        self.supervisor.every("awake", awake.PACE, awake.AWAKE.beat)
        self.supervisor.every("tidy", TIDY, self._tidy)
        self.supervisor.every("timekeeper", timekeeper.PACE, self.hall.timekeeper.keep_readings)
        self.supervisor.every("snapshots", snapshots.PACE, self.hall.snapshots.write)
        self.supervisor.every("settle", open_tables.SETTLE, self.hall.tables.settle)
        try:
            yield
        finally:
            for name in ("settle", "snapshots", "timekeeper", "tidy", "awake", "relay"):
                await self.supervisor.drop(name)
            awake.AWAKE.rest()
            await self.hall.close()
            await self.store.close()
            await self.supervisor.close()
            for library in LIBRARIES:
                logging.getLogger(library).removeFilter(quiet)

    async def _insist(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something that a start needs; if the database is away just then, again for a while."""
        for left in range(START_TRIES, 0, -1):
            try:
                return await work()
            except Exception as error:
                if not self.store.outage.note(error) or left == 1:
                    raise
                await asyncio.sleep(START_PAUSE)
        raise AssertionError("the last failure was raised")

    async def ailments(self) -> list[str]:
        """Return what is not well: the database, having asked it, or something that runs in the background."""
        await self.store.pulse.feel()
        database = [] if self.store.pulse.well else ["database"]
        return database + self.supervisor.ailing()

    async def _cookie_key(self, key: str) -> bytes:
        """Return a key; only if the database shall keep it, it is asked for it."""
        if key == IN_DATABASE:
            return await self._insist(lambda: self.store.setting("cookie-key", secrets.token_bytes(32)))
        return key.encode()

    async def _tidy(self) -> None:
        self.hall.tables.put_away()
        self.hall.present.sweep()
        await self.hall.tell_watched()
        self.metrics.tables.set(len(self.hall.tables))

    async def person(self, connection: HTTPConnection) -> Row[Any] | None:
        """Return the person a request comes from."""
        signed = self.cookies.read(connection.cookies.get(cookie_name(connection.scope["scheme"])))
        row = None if signed is None else await self.store.person(signed.person)
        return row if row is not None and signed is not None and row.epoch == signed.epoch else None

    def part_with(self, person: str) -> None:
        """Close the connections of somebody; whoever has a cookie that is still good comes back."""
        for connection in list(self.connections.get(person, ())):
            connection.drop()


def application(site: Site) -> Starlette:
    """Return the ASGI application of a site."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with site.open():
            yield

    async def websocket(socket: WebSocket) -> None:
        await sockets.serve(site, socket)

    app = Starlette(
        routes=[*rest.routes(site), *assets.routes(corrected=GAMES.furnished), WebSocketRoute("/ws", websocket)],
        middleware=[Middleware(Guard, site=site)],
        exception_handlers={HTTPException: no_route},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    return app
