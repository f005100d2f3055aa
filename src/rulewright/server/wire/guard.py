"""What every request passes: limits of size, rate and time, foreign pages, and headers that protect browsers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from http import HTTPStatus
from typing import TYPE_CHECKING

from uvicorn.protocols.utils import ClientDisconnected

from rulewright.protocol.forms import Problem
from rulewright.protocol.messages import ENCODE
from rulewright.server.failures import log_failure
from rulewright.server.refusal import Refusal
from rulewright.server.wire.assets import HASHED
from rulewright.server.wire.limits import client_of
from rulewright.server.wire.origins import foreign

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from rulewright.server.app import Site

LOG = logging.getLogger("rulewright.guard")
BODY = 1_048_576
"""Bytes of the longest request body: a long record fits."""
HEADER_COUNT = 64
HEADER_SIZE = 16_384
"""Bytes of all header lines together."""
TARGET_SIZE = 2048
"""Bytes of the longest path, with its query."""
BODY_TIME = 20.0
"""Seconds in which a body must have arrived."""
DRAIN, DRAIN_TIME = 4 * BODY, 2.0
"""Bytes of a refused body that are still taken, and seconds for that."""
POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    b"frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'"
)
FOR_PARTS = (
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
"""Headers of everything; the only ones of a page's parts, of which a first visit asks for fifty."""
HEADERS = (
    *FOR_PARTS,
    (b"content-security-policy", POLICY),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
PARTS = f"/{HASHED}"
"""Where scripts, styles and fonts lie: what is asked for there is never a page or a worker of its own."""
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
FOREIGN = (
    "this request comes from a page of another site; if it is your own, its proxy must pass on Host and "
    "X-Forwarded-Proto, and be trusted"
)
SAFE = ("GET", "HEAD")
"""Methods that change nothing."""


class Guard:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        """Stand before an application."""
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self.refusal(scope)
        if scope["type"] == "websocket":
            if refusal is None:
                await self.converse(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4000 + refusal.status, "reason": refusal.code})
            return
        body = Body(receive)
        headers = FOR_PARTS if scope["path"].startswith(PARTS) else HEADERS
        dress = Dress(send, (*headers, HTTPS_ONLY) if scope["scheme"] == "https" else headers)
        if refusal is not None:
            await body.drain()
            await refuse(dress, refusal)
            return
        try:
            await self.app(scope, body, dress)
        except Refusal as late:
            if late.status != HTTPStatus.REQUEST_TIMEOUT:
                await body.drain()
            await refuse(dress, late)
        except Exception as error:  # noqa: BLE001  (whatever failed, the client hears no details)
            log_failure(LOG, "a request failed", error)
            if not dress.begun:
                await refuse(dress, Refusal("failed", "the server failed to do this", 500))

    async def converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a client talk over a WebSocket; whatever fails, the log hears where, and the client that it is over."""
        try:
            await self.app(scope, receive, send)
        except ClientDisconnected:
            # It went before it was welcomed, as any client may; the listener waits to hear so.
            raise
        except Exception as error:  # noqa: BLE001  (whatever failed, the client hears no details)
            log_failure(LOG, "a connection failed", error)
            with contextlib.suppress(Exception):  # it may be closed already
                await send({"type": "websocket.close", "code": 1011})

    def refusal(self, scope: Scope) -> Refusal | None:
        """Say why a request goes no further, from its first lines alone."""
        if not self.site.request_rate.allows_both(client_of(scope)):
            return Refusal("too-fast", "too many requests; slow down", 429)
        known = dict(scope["headers"])
        if (scope["type"] == "websocket" or scope["method"] not in SAFE) and foreign(known, scope["scheme"]):
            return Refusal("foreign-origin", FOREIGN, 403)
        return oversize(scope, known.get(b"content-length", b"0"))


def oversize(scope: Scope, length: bytes) -> Refusal | None:
    """Say what about a request is too large: its header lines, its path or its body."""
    headers: list[tuple[bytes, bytes]] = scope["headers"]
    if len(headers) > HEADER_COUNT or sum(len(name) + len(value) for name, value in headers) > HEADER_SIZE:
        reason = f"a request has at most {HEADER_COUNT} header lines of {HEADER_SIZE} bytes together"
        return Refusal("headers-too-large", reason, 431)
    if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > TARGET_SIZE:
        return Refusal("target-too-long", f"a path has at most {TARGET_SIZE} bytes", 414)
    if not length.isdigit():
        return Refusal("bad-length", "the length of the body is no number", 400)
    if len(length) > len(str(BODY)) or int(length) > BODY:
        return too_large()
    return None


class Body:
    """Receives a body, but not for ever and not without end."""

    def __init__(self, receive: Receive) -> None:
        """Count what is received."""
        self._receive = receive
        self._taken = 0
        self._complete = False
        self._deadline = asyncio.get_running_loop().time() + BODY_TIME

    async def __call__(self) -> Message:
        """Return the next message."""
        if self._complete:
            return await self._receive()  # waits for the client to go, however long that takes
        try:
            async with asyncio.timeout_at(self._deadline):
                message = await self._receive()
        except TimeoutError:
            raise Refusal("too-slow", f"a body must arrive within {BODY_TIME:.0f} seconds", 408) from None
        self._complete = not message.get("more_body", False)
        self._taken += len(message.get("body", b""))
        if self._taken > BODY:
            raise too_large()
        return message

    async def drain(self) -> None:
        """Let a client that is refused finish, within limits: one that is cut off while it sends hears no reason."""
        taken = 0
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_TIME):
                while not self._complete and taken <= DRAIN:
                    message = await self._receive()
                    taken += len(message.get("body", b""))
                    self._complete = not message.get("more_body", False)


class Dress:
    """Sends a response with the protecting headers."""

    def __init__(self, send: Send, headers: tuple[tuple[bytes, bytes], ...]) -> None:
        """Remember whether anything was sent."""
        self._send = send
        self._headers = headers
        self.begun = False

    async def __call__(self, message: Message) -> None:
        """Send a message."""
        if message["type"] == "http.response.start":
            self.begun = True
            named = {name.lower() for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(own for own in self._headers if own[0] not in named)]
        await self._send(message)


def too_large() -> Refusal:
    """Return the refusal of a body over the limit."""
    return Refusal("too-large", f"a body has at most {BODY} bytes", 413)


async def refuse(send: Send, refusal: Refusal) -> None:
    """Answer with a problem; what else the client sends on this connection is not read."""
    data = ENCODE.encode(Problem(code=refusal.code, reason=refusal.reason))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(data)).encode()),
        (b"cache-control", b"no-store"),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": data})
