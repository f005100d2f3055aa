"""What every HTTP request passes: size and rate limits, and headers that keep a browser out of trouble."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.server.protocol import ENCODE, Problem

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from rulewright.server.app import Site

BODY = 1_048_576
"""Bytes of the longest request body: a long record fits."""
POLICY = (
    b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


class TooLarge(Exception):
    """A body over the limit."""


class Guard:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        """Stand before an application."""
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        client = (scope.get("client") or ("", 0))[0]
        if not self.site.request_rate.allows(client):
            await refuse(send, 429, Problem(code="too-fast", reason="too many requests; slow down"))
            return
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > BODY:
            await refuse(send, 413, Problem(code="too-large", reason=f"a body has at most {BODY} bytes"))
            return
        taken = 0

        async def counted() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > BODY:
                raise TooLarge
            return message

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        try:
            await self.app(scope, counted, dressed)
        except TooLarge:
            await refuse(send, 413, Problem(code="too-large", reason=f"a body has at most {BODY} bytes"))


async def refuse(send: Send, status: int, problem: Problem) -> None:
    """Answer with a problem."""
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": ENCODE.encode(problem)})
