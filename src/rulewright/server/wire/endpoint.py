"""One entry of the REST interface: decoded, handled, encoded, and every failure turned into a problem."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from rulewright.protocol import forms, terms
from rulewright.protocol import messages as wire
from rulewright.protocol.forms import GameName
from rulewright.server.failures import log_failure
from rulewright.server.refusal import Refusal
from rulewright.server.wire.cookies import COOKIE_AGE, cookie_name
from rulewright.server.wire.guard import SAFE
from rulewright.server.wire.limits import client_of

if TYPE_CHECKING:
    from sqlalchemy import Row

    from rulewright.server.app import Site

JSON = "application/json"
LINES = "application/x-ndjson"
TEXT = "text/plain; version=0.0.4; charset=utf-8"
REASON = 500
"""Letters of the longest reason."""
BY_GUARD = (408, 413)
"""Refusals while a body is read: the guard answers them, and sees to the rest of the body."""
PATH: dict[str, Any] = {"match": terms.MatchId, "game": GameName}
"""What the parts of paths are.  No secret is among them: proxies note paths in their logs."""
WATCH = "X-Watch"
"""The header with the secret of a link to watch."""


class Endpoint:
    """One entry of the interface."""

    def __init__(  # noqa: PLR0913  (a description, written once for each entry)
        self,
        method: str,
        path: str,
        handler: Callable[[Call], Awaitable[object]],
        *,
        body: Any = None,  # noqa: ANN401  (a type)
        query: type | None = None,
        result: Any = None,  # noqa: ANN401  (a type, or a list of one)
        media: str = JSON,
        takes: str = JSON,
        person: bool = True,
        cost: float = 1,
        watch: bool = False,
        makes: bool = False,
        refuses: Mapping[int, Sequence[str]] | None = None,
    ) -> None:
        """Describe it: `body`, `query` and `result` are wire types; most need a person.

        `takes` and `media` are the types of what comes and goes; with another one than JSON the handler gets
        bytes, and returns text.  `cost` is how many ordinary requests it counts as.  With `watch` the secret of a
        link to watch may come in a header; with `makes` a match is made.  `refuses` lists the codes of its own
        refusals by status.
        """
        self.method = method
        self.path = path
        self.handler = handler
        self.body = body
        self.query = query
        self.result = result
        self.media = media
        self.takes = takes
        self.person = person
        self.cost = cost
        self.watch = watch
        self.makes = makes
        self.refuses = dict(refuses or {})

    @property
    def parts(self) -> list[str]:
        """The names of the variable parts of the path."""
        return [name for name in PATH if f"{{{name}}}" in self.path]


class Call:
    """A request that has passed the guard and was decoded."""

    def __init__(self, site: Site, request: Request, person: Row[Any] | None) -> None:
        """Keep what handlers need."""
        self.site = site
        self.request = request
        self._person = person
        self.body: Any = None
        self.query: Any = None
        self.watch: str | None = None
        self.cookie: Row[Any] | None = None
        """Who gets a cookie with the answer."""

    @property
    def person(self) -> Row[Any]:
        """The person who asks."""
        if self._person is None:
            raise Refusal("no-person", "say who you are first: POST /api/people", 401)
        return self._person

    @property
    def person_id(self) -> str | None:
        """The person who asks, if it is one."""
        return None if self._person is None else self._person.id

    def text(self, name: str) -> str:
        """Return a part of the path."""
        return str(self.request.path_params[name])


def route(site: Site, path: str, entries: Sequence[Endpoint]) -> Route:
    """Return the route of all entries with the same path."""
    by_method = {entry.method: entry for entry in entries}

    async def answer(request: Request) -> Response:
        entry = by_method["GET" if request.method == "HEAD" else request.method]
        began = time.perf_counter()
        try:
            response = await respond(site, entry, request)
        except Refusal as refusal:
            if refusal.status in BY_GUARD:
                raise
            response = problem(refusal.status, refusal.code, refusal.reason)
        except ClientDisconnect:
            response = problem(400, "bad-body", "the body was not finished")
        except RecursionError:
            response = problem(400, "bad-body", "the request is nested too deeply")
        except Exception as error:  # noqa: BLE001  (whatever failed, the client hears no details)
            log_failure(site.log, f"{entry.method} {entry.path} failed", error)
            response = problem(500, "failed", "the server failed to do this")
        response.headers.setdefault("Cache-Control", "no-store")
        site.metrics.requests.labels(entry.path).observe(time.perf_counter() - began)
        return response

    return Route(path, answer, methods=list(by_method))


async def respond(site: Site, entry: Endpoint, request: Request) -> Response:
    """Decode, handle, encode."""
    if entry.cost > 1 and not site.request_rate.allows_both(client_of(request.scope), entry.cost - 1):
        raise Refusal("too-fast", "too many requests of this kind; slow down", 429)
    if entry.makes and not site.match_rate.allows_both(client_of(request.scope)):
        raise Refusal("too-many-matches", "too many matches were made from your address; try again later", 429)
    call = Call(site, request, await site.person(request))
    if entry.person:
        _ = call.person
    read_path(entry, request)
    call.query = read_query(entry, request)
    call.watch = read_watch(entry, request)
    call.body = await read_body(entry, request)
    result = await entry.handler(call)
    data = result if isinstance(result, bytes) else wire.ENCODE.encode(result)
    response = Response(data, media_type=entry.media)
    if call.cookie is not None:
        response.set_cookie(
            cookie_name(request.url.scheme),
            site.cookies.write(call.cookie.id, call.cookie.epoch),
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
    return response


def read_path(entry: Endpoint, request: Request) -> None:
    """Make sure that the parts of a path are what they must be."""
    for name in entry.parts:
        try:
            msgspec.convert(request.path_params[name], PATH[name])
        except msgspec.ValidationError:
            raise Refusal(f"no-such-{name}", "this path leads nowhere", 404) from None


def read_query(entry: Endpoint, request: Request) -> Any:  # noqa: ANN401  (of the entry's type)
    """Decode what stands behind the question mark."""
    if entry.query is None:
        return None
    try:
        return msgspec.convert(dict(request.query_params), entry.query, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("bad-query", str(error), 400) from error


def read_watch(entry: Endpoint, request: Request) -> str | None:
    """Return the secret of a link to watch, if one is shown."""
    secret = request.headers.get(WATCH) if entry.watch else None
    try:
        return msgspec.convert(secret, terms.Secret | None)
    except msgspec.ValidationError:
        raise Refusal("bad-header", f"{WATCH} has the 22 letters of the secret in a link to watch", 400) from None


async def read_body(entry: Endpoint, request: Request) -> Any:  # noqa: ANN401  (of the entry's type)
    """Decode a body."""
    if entry.body is None:
        return None
    media = request.headers.get("content-type", entry.takes).partition(";")[0].strip().lower()
    if media != entry.takes:
        raise Refusal("bad-type", f"this body must be {entry.takes}", 415)
    body = await request.body()
    if entry.takes != JSON:
        return body
    try:
        return msgspec.json.decode(body, type=entry.body)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Refusal("bad-body", str(error), 400) from error


def problem(status: int, code: str, reason: str) -> Response:
    """Return a refusal."""
    data = wire.ENCODE.encode(forms.Problem(code=code, reason=reason[:REASON]))
    return Response(data, status, {"Cache-Control": "no-store"}, media_type=JSON)


async def no_route(_: Request, error: Exception) -> Response:
    """Answer a request for which there is no route, or not with this method."""
    assert isinstance(error, HTTPException)
    known = {404: ("no-such-path", "there is nothing here"), 405: ("bad-method", "this cannot be done here")}
    code, reason = known.get(error.status_code, ("refused", "this request was refused"))
    response = problem(error.status_code, code, reason)
    response.headers.update(error.headers or {})
    return response


def common_refusals(entry: Endpoint) -> dict[int, list[str]]:
    """Return the codes of all refusals of an entry, by status: its own and those that many share."""
    found: dict[int, list[str]] = {status: list(codes) for status, codes in entry.refuses.items()}

    def add(status: int, *codes: str) -> None:
        found.setdefault(status, []).extend(code for code in codes if code not in found.get(status, ()))

    add(400, "bad-length")
    add(414, "target-too-long")
    add(429, "too-fast")
    add(431, "headers-too-large")
    add(500, "failed")
    add(413, "too-large")
    if entry.makes:
        add(429, "too-many-matches")
    if entry.person:
        add(401, "no-person")
    if entry.method not in SAFE:
        add(403, "foreign-origin")
    if entry.body is not None:
        add(408, "too-slow")
        add(415, "bad-type")
        if entry.takes == JSON:
            add(400, "bad-body")
    if entry.query is not None:
        add(400, "bad-query")
    if entry.watch:
        add(400, "bad-header")
    for name in entry.parts:
        add(404, f"no-such-{name}")
    return dict(sorted(found.items()))
