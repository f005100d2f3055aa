"""Telling absent people that it is their turn: Web Push and webhooks, once for each turn."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import httpx
from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]  # it has no types

if TYPE_CHECKING:
    from rulewright.server.store import Store
    from rulewright.server.table import Seat, Table

LOG = logging.getLogger("rulewright.notify")
PATIENCE = 10.0


class Notifier:
    """Notifies people who are not connected, at most once for each of their turns."""

    def __init__(self, store: Store, vapid_key: str, contact: str) -> None:
        """Sign pushes with the server's key; `contact` is where push services may complain."""
        self.store = store
        self.vapid_key = vapid_key
        self.contact = contact
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
            await asyncio.to_thread(self._push, json.loads(row.push), json.dumps(news))
        if row.webhook:
            await self._call(row.webhook, news)

    def _push(self, subscription: dict[str, Any], data: str) -> None:
        try:
            webpush(
                subscription,
                data,
                vapid_private_key=self.vapid_key,
                vapid_claims={"sub": self.contact},
                timeout=PATIENCE,
            )
        except (WebPushException, OSError, ValueError) as error:
            LOG.warning("a push was not delivered: %s", type(error).__name__)

    async def _call(self, url: str, news: dict[str, Any]) -> None:
        try:
            async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False) as client:
                await client.post(url, json=news)
        except httpx.HTTPError as error:
            LOG.warning("a webhook was not delivered: %s", type(error).__name__)


def proper_url(url: str) -> bool:
    """Whether a text is an address that a webhook may have."""
    parts = urlsplit(url)
    return parts.scheme in ("https", "http") and bool(parts.hostname) and len(url) <= 500  # noqa: PLR2004
