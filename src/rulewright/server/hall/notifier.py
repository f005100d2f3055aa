"""Telling absent people that it is their turn: Web Push and webhooks, once for each turn."""

from __future__ import annotations

import asyncio
import json
import logging
from base64 import urlsafe_b64encode
from collections.abc import Container
from typing import TYPE_CHECKING, Any

import httpx
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]  # it has no types
from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]  # it has no types

from rulewright.server.hall import outbound
from rulewright.server.store.notices import claim_notice

if TYPE_CHECKING:
    import ssl

    from rulewright.server.store.store import Store
    from rulewright.server.table.seats import Seat
    from rulewright.server.table.table import Table

LOG = logging.getLogger("rulewright.notify")
GONE = (404, 410)
"""How a push service says that a browser has unsubscribed."""
PUSH_LIFE = 24 * 3600
"""Seconds for which a push service keeps a push for a browser that is away."""


class Notifier:
    """Notifies people who are not connected, at most once for each turn."""

    def __init__(
        self,
        store: Store,
        key: bytes,
        contact: str,
        *,
        allow_local: bool = False,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        """Sign pushes with the server's key; `contact` is where push services may complain.

        With `allow_local`, addresses in the server's own network are called too.  `trust` says which certificates are
        trusted, if not those of the usual authorities.
        """
        self.store = store
        self.vapid = Vapid02.from_pem(key)
        self.contact = contact
        self.allow_local = allow_local
        self.trust = trust
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def public_key(self) -> str:
        """The server's public key, as browsers want it when they subscribe."""
        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def turn(self, table: Table, seat: Seat, present: Container[str]) -> None:
        """Notify the person on a seat that is asked, unless they are connected or have been told of this turn."""
        if seat.person is None or seat.person in present or table.journal is None:
            return
        news = {"match": table.id, "game": table.game.name, "seat": seat.number}
        task = self.store.supervisor.errand("notify", self._tell(seat.person, table.journal.turns, news))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, person: str, turn: int, news: dict[str, Any]) -> None:
        try:
            row = await self.store.person(person)
            if row is None or not (row.push or row.webhook):
                return
            # Noted before it is sent: rather no notification than two.
            if not await claim_notice(self.store, news["match"], news["seat"], turn):
                return
            if row.push:
                await self._push(person, json.loads(row.push), json.dumps(news))
            if row.webhook:
                await self._call(row.webhook, news)
        except Exception as error:  # noqa: BLE001  (whatever failed, it is not the match's trouble)
            LOG.warning("a notification failed: %s", type(error).__name__)

    async def close(self) -> None:
        """Let what is on its way go."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _push(self, person: str, subscription: dict[str, Any], data: str) -> None:
        try:
            letter = await asyncio.to_thread(self._seal, subscription, data)
            status = await outbound.post(
                letter.url,
                letter.data,
                letter.headers,
                secure=not self.allow_local,
                local=self.allow_local,
                trust=self.trust,
            )
            if status in GONE:
                await self.store.change_person(person, push=None)
        except (WebPushException, httpx.HTTPError, OSError, ValueError) as error:
            LOG.warning("a push was not delivered: %s", type(error).__name__)

    def _seal(self, subscription: dict[str, Any], data: str) -> Letter:
        """Encrypt and sign a push; it is sent by our own hand, which checks where it goes."""
        letter = Letter()
        webpush(
            subscription,
            data,
            vapid_private_key=self.vapid,
            vapid_claims={"sub": self.contact},
            ttl=PUSH_LIFE,
            requests_session=letter,
        )
        return letter

    async def _call(self, url: str, news: dict[str, Any]) -> None:
        headers = {"Content-Type": "application/json"}
        try:
            await outbound.post(url, json.dumps(news).encode(), headers, local=self.allow_local, trust=self.trust)
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
        self.url, self.data = url, data
        self.headers = {name: str(value) for name, value in headers.items()}
        return self


def new_key() -> bytes:
    """Return a new key to sign pushes with."""
    vapid = Vapid02()
    vapid.generate_keys()
    return bytes(vapid.private_pem())
