"""Telling absent people that it is their turn: Web Push and webhooks, once for each turn."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any

import httpx
from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]  # it has no types

from rulewright.server import outbound

if TYPE_CHECKING:
    from rulewright.server.store import Store
    from rulewright.server.table import Seat, Table

LOG = logging.getLogger("rulewright.notify")
PUSH_LIFE = 24 * 3600
"""Seconds for which a push service keeps a push for a browser that is away."""


class Notifier:
    """Notifies people who are not connected, at most once for each of their turns."""

    def __init__(self, store: Store, vapid_key: str, contact: str, *, allow_local: bool = False) -> None:
        """Sign pushes with the server's key; `contact` is where push services may complain.

        With `allow_local`, addresses in the server's own network are called too.
        """
        self.store = store
        self.vapid_key = vapid_key
        self.contact = contact
        self.allow_local = allow_local
        self._told: dict[tuple[str, int], object] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def turn(self, table: Table, seat: Seat) -> None:
        """Notify the person on a seat, unless they are looking or have been told of this turn."""
        person = seat.person
        if person is None or any(follower.person == person for follower in table.followers):
            return
        turn = table.game.turn(table.journal.match.position) if table.journal is not None else None
        key = (table.id, seat.number)
        if self._told.get(key) == turn and key in self._told:
            return
        self._told[key] = turn
        task = asyncio.create_task(self._tell(person, {"match": table.id, "seat": seat.number}))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, person: str, news: dict[str, Any]) -> None:
        row = await self.store.person(person)
        if row is None:
            return
        if row.push:
            await self._push(json.loads(row.push), json.dumps(news))
        if row.webhook:
            await self._call(row.webhook, news)

    async def _push(self, subscription: dict[str, Any], data: str) -> None:
        try:
            letter = await asyncio.to_thread(self._seal, subscription, data)
            await outbound.post(
                letter.url, letter.data, letter.headers, secure=not self.allow_local, local=self.allow_local
            )
        except (WebPushException, httpx.HTTPError, OSError, ValueError) as error:
            LOG.warning("a push was not delivered: %s", type(error).__name__)

    def _seal(self, subscription: dict[str, Any], data: str) -> Letter:
        """Encrypt and sign a push; it is sent by our own hand, which checks where it goes."""
        letter = Letter()
        webpush(
            subscription,
            data,
            vapid_private_key=self.vapid_key,
            vapid_claims={"sub": self.contact},
            ttl=PUSH_LIFE,
            requests_session=letter,
        )
        return letter

    async def _call(self, url: str, news: dict[str, Any]) -> None:
        headers = {"Content-Type": "application/json"}
        try:
            await outbound.post(url, json.dumps(news).encode(), headers, local=self.allow_local)
        except (httpx.HTTPError, OSError, outbound.BadAddress) as error:
            LOG.warning("a webhook was not delivered: %s", type(error).__name__)


class Letter:
    """Takes the place of the session by which `webpush` would send, and keeps what it was to send."""

    url: str
    data: bytes
    headers: dict[str, str]
    status_code = 201
    text = ""

    def post(self, url: str, data: bytes, headers: dict[str, Any], timeout: object = None) -> Letter:
        """Keep a request, and answer like a service that has taken it."""
        del timeout
        self.url, self.data = url, data
        self.headers = {name: str(value) for name, value in headers.items()}
        return self
