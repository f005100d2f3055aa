"""The REST interface: people, matches, seats, law texts, health and metrics, with their OpenAPI document."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rulewright.games.catalogue import GAMES
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.record import Record
from rulewright.law.book import UnknownParagraph, load
from rulewright.server import protocol as wire
from rulewright.server.notify import proper_url
from rulewright.server.security import COOKIE, COOKIE_AGE, hashed, new_id, new_secret
from rulewright.server.table import OVER, Refusal

if TYPE_CHECKING:
    from sqlalchemy import Row

    from rulewright.server.app import Site


class NewPerson(wire.Struct, frozen=True, kw_only=True):
    """Somebody who has not been here before."""

    name: wire.Name


class Me(wire.Struct, frozen=True, kw_only=True):
    """The person a request comes from."""

    person: str
    name: str
    recovery: str | None = None
    """The secret of the recovery link: told once, when the person is made."""


class Change(wire.Struct, frozen=True, kw_only=True):
    """What a person wants to change about themselves."""

    name: wire.Name | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    push: dict[str, Any] | None = None


class Recovery(wire.Struct, frozen=True, kw_only=True):
    """A recovery secret."""

    secret: wire.Secret


class SeatChoice(wire.Struct, frozen=True, kw_only=True):
    """A seat of a match, and a bot for it."""

    seat: wire.SeatNumber
    bot: Annotated[str, Meta(pattern="^(|random|greedy)$")] = ""


class Place(wire.Struct, frozen=True, kw_only=True):
    """Where somebody sits now."""

    match: str
    seat: int


class Paragraph(wire.Struct, frozen=True, kw_only=True):
    """A paragraph of a law."""

    id: str
    title: str
    rule: str


class Endpoint:
    """One entry of the interface."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Callable[[Call], Awaitable[object]],
        *,
        body: type | None = None,
        result: Any = None,  # noqa: ANN401  (a type, or a list of one)
        person: bool = True,
    ) -> None:
        """Describe it: `body` and `result` are wire types; most need a person."""
        self.method = method
        self.path = path
        self.handler = handler
        self.body = body
        self.result = result
        self.person = person


class Call:
    """A request that has passed the guard and was decoded."""

    def __init__(self, site: Site, request: Request, person: Row[Any] | None, body: Any) -> None:  # noqa: ANN401
        """Keep what handlers need."""
        self.site = site
        self.request = request
        self._person = person
        self.body = body
        self.cookie: str | None = None

    @property
    def person(self) -> Row[Any]:
        """The person who asks."""
        if self._person is None:
            raise Refusal("no-person", "say who you are first: POST /api/people", 401)
        return self._person

    def text(self, name: str) -> str:
        """Return a part of the path."""
        return str(self.request.path_params[name])


async def add_person(call: Call) -> Me:
    """Make a person; the answer carries the cookie and, once, the recovery secret."""
    person, recovery = new_id(), new_secret()
    await call.site.store.add_person(person, call.body.name, hashed(recovery))
    call.cookie = person
    return Me(person=person, name=call.body.name, recovery=recovery)


async def me(call: Call) -> Me:
    """Say who I am."""
    return Me(person=call.person.id, name=call.person.name)


async def change_me(call: Call) -> Me:
    """Change my name, my webhook or my push subscription."""
    change: Change = call.body
    values: dict[str, Any] = {}
    if change.name is not None:
        values["name"] = change.name
    if change.webhook is not None:
        if change.webhook and not proper_url(change.webhook):
            raise Refusal("bad-webhook", "a webhook is an http or https address", 422)
        values["webhook"] = change.webhook or None
    if change.push is not None:
        values["push"] = json.dumps(change.push) if change.push else None
    if values:
        await call.site.store.change_person(call.person.id, **values)
    return Me(person=call.person.id, name=change.name or call.person.name)


async def recover(call: Call) -> Me:
    """Become the person whose recovery link this is."""
    row = await call.site.store.person_by_recovery(hashed(call.body.secret))
    if row is None:
        raise Refusal("no-such-person", "this recovery link leads to nobody", 404)
    call.cookie = row.id
    return Me(person=row.id, name=row.name)


async def create(call: Call) -> wire.Links:
    """Create a match."""
    return await call.site.hall.create(call.person.id, call.person.name, call.body)


async def listed(call: Call) -> list[wire.MatchLine]:
    """List the matches that anybody may find."""
    return [await call.site.hall.line(row.id, None) for row in await call.site.store.listed()]


async def mine(call: Call) -> list[wire.MatchLine]:
    """List the matches in which I have a seat."""
    rows = await call.site.store.matches_of(call.person.id)
    return [await call.site.hall.line(row.id, call.person.id) for row in rows]


async def one(call: Call) -> wire.MatchLine:
    """Describe a match."""
    return await call.site.hall.line(call.text("match"), None)


async def watch(call: Call) -> wire.MatchLine:
    """Find a match by its public link."""
    row = await call.site.store.match_by_watch(hashed(call.text("secret")))
    if row is None:
        raise Refusal("no-such-match", "this link leads to no match", 404)
    return await call.site.hall.line(row.id, None)


async def take(call: Call) -> Place:
    """Take a seat by its secret link."""
    table, seat = await call.site.hall.take_seat(call.person.id, call.person.name, call.text("secret"))
    return Place(match=table.id, seat=seat)


async def leave(call: Call) -> Place:
    """Leave a seat, to a bot or, before the match has begun, open."""
    table = await call.site.hall.table(call.text("match"))
    await call.site.hall.leave(table, call.person.id, call.body.seat, call.body.bot)
    return Place(match=table.id, seat=call.body.seat)


async def come_back(call: Call) -> Place:
    """Take my seat back from the bot."""
    table = await call.site.hall.table(call.text("match"))
    await call.site.hall.come_back(table, call.person.id, call.body.seat)
    return Place(match=table.id, seat=call.body.seat)


async def seat_bot(call: Call) -> Place:
    """Seat a bot on an open seat of a match I created."""
    table = await call.site.hall.table(call.text("match"))
    await call.site.hall.hand_over(table, call.person.id, call.body.seat, call.body.bot)
    return Place(match=table.id, seat=call.body.seat)


async def export(call: Call) -> Response:
    """Return the record of a finished match; before the end it would betray the seed."""
    table = await call.site.hall.table(call.text("match"))
    if table.status != OVER or table.journal is None:
        raise Refusal("not-over", "a record is given out when the match is over: it holds the seed")
    return Response(table.journal.match.record.dumps(), media_type="application/x-ndjson")


async def law(call: Call) -> list[Paragraph]:
    """Return a paragraph of a game's law, or all of them."""
    try:
        GAMES.find(call.text("game"))
        book = load(call.text("game"))
        wanted = call.request.query_params.get("paragraph")
        found = [book.paragraph(wanted)] if wanted else list(book)
    except (RulewrightError, UnknownParagraph, FileNotFoundError) as error:
        raise Refusal("no-such-law", str(error), 404) from error
    return [Paragraph(id=paragraph.id, title=paragraph.title, rule=paragraph.rule) for paragraph in found]


async def health(call: Call) -> dict[str, Any]:
    """Say that all is well, having asked the database."""
    await call.site.store.setting("health", b"well")
    return {"status": "well", "games": GAMES.names}


async def metrics(call: Call) -> Response:
    """Return all counts."""
    return Response(call.site.metrics.text(), media_type="text/plain; version=0.0.4")


ENDPOINTS = (
    Endpoint("POST", "/api/people", add_person, body=NewPerson, result=Me, person=False),
    Endpoint("POST", "/api/recover", recover, body=Recovery, result=Me, person=False),
    Endpoint("GET", "/api/me", me, result=Me),
    Endpoint("PATCH", "/api/me", change_me, body=Change, result=Me),
    Endpoint("GET", "/api/my/matches", mine, result=list[wire.MatchLine]),
    Endpoint("GET", "/api/matches", listed, result=list[wire.MatchLine], person=False),
    Endpoint("POST", "/api/matches", create, body=wire.NewMatch, result=wire.Links),
    Endpoint("GET", "/api/matches/{match}", one, result=wire.MatchLine, person=False),
    Endpoint("GET", "/api/watch/{secret}", watch, result=wire.MatchLine, person=False),
    Endpoint("POST", "/api/seats/{secret}", take, result=Place),
    Endpoint("POST", "/api/matches/{match}/leave", leave, body=SeatChoice, result=Place),
    Endpoint("POST", "/api/matches/{match}/return", come_back, body=SeatChoice, result=Place),
    Endpoint("POST", "/api/matches/{match}/bot", seat_bot, body=SeatChoice, result=Place),
    Endpoint("GET", "/api/matches/{match}/record", export, person=False),
    Endpoint("GET", "/api/law/{game}", law, result=list[Paragraph], person=False),
    Endpoint("GET", "/health", health, person=False),
    Endpoint("GET", "/metrics", metrics, person=False),
)


def routes(site: Site) -> list[Route]:
    """Return the routes of the interface."""
    return [Route(entry.path, wrap(site, entry), methods=[entry.method]) for entry in ENDPOINTS]


def wrap(site: Site, entry: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """Return what Starlette calls for an endpoint."""

    async def answer(request: Request) -> Response:
        began = time.perf_counter()
        try:
            response = await respond(site, entry, request)
        except Refusal as refusal:
            response = problem(refusal.status, refusal.code, refusal.reason)
        site.metrics.requests.labels(entry.path).observe(time.perf_counter() - began)
        return response

    return answer


async def respond(site: Site, entry: Endpoint, request: Request) -> Response:
    """Decode, handle, encode."""
    body: Any = None
    if entry.body is not None:
        try:
            body = msgspec.json.decode(await request.body(), type=entry.body)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refusal("bad-body", str(error)[:200], 400) from error
    call = Call(site, request, await site.person(request), body)
    if entry.person:
        _ = call.person
    result = await entry.handler(call)
    response = (
        result if isinstance(result, Response) else Response(wire.ENCODE.encode(result), media_type="application/json")
    )
    if call.cookie is not None:
        response.set_cookie(
            COOKIE,
            site.cookies.write(call.cookie),
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
    return response


def problem(status: int, code: str, reason: str) -> Response:
    """Return a refusal."""
    return Response(wire.ENCODE.encode(wire.Problem(code=code, reason=reason)), status, media_type="application/json")


async def import_record(call: Call) -> Record:
    """Read a record from a request."""
    try:
        return Record.loads((await call.request.body()).decode())
    except (RulewrightError, UnicodeDecodeError) as error:
        raise Refusal("bad-record", str(error), 422) from error
