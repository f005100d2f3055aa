"""No route and no message tells a secret: each of them, in every status of a match, to everybody who may ask.

What is asked is made from the table of routes and from the union of requests, so that a new one is asked as well; who
may know what is worked out from the rows of the database alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args

import httpx
import msgspec
import pytest
from sqlalchemy import update

from rulewright.games.catalogue import GAMES
from rulewright.protocol import forms, requests
from rulewright.server.app import Site
from rulewright.server.store.schema import SEATS
from rulewright.server.table.table import Table
from rulewright.server.wire.endpoint import JSON, Endpoint
from rulewright.server.wire.rest import ENDPOINTS
from tests.doses import one_in
from tests.server.running import PATIENCE, Client, person, server
from tests.server.vault import Vault, betrayed

STATUSES = ("playing", "open", "replaced", "frozen", "over", "frozen open", "other rules")
ROLES = ("nobody", "stranger", "watcher", "left", "owner", "holder", "third")
PLACES = range(3)
MATCH = "{match}"

BODIES: dict[Any, list[dict[str, Any]]] = {
    forms.NewPerson: [{"name": "Zoe"}],
    forms.Recovery: [{"secret": "A" * 22}],
    forms.Change: [{"name": "Zoe"}],
    forms.NewMatch: [{"game": "vault", "options": {"seats": 3}, "seats": [{"kind": "me"}, {}, {}]}],
    forms.NewLesson: [{"game": "vault", "lesson": "none"}],
    forms.WatchSecret: [{"secret": "{watch}"}],
    forms.SeatSecret: [{"secret": f"{{seat{seat}}}"} for seat in PLACES],
    forms.SeatAndBot: [{"seat": seat, "bot": "first"} for seat in PLACES],
    forms.Leaving: [{"seat": seat, "bot": "first", "offered": True} for seat in PLACES],
    forms.OwnSeat: [{"seat": seat} for seat in PLACES],
    forms.NewSequel: [{}],
    forms.NewFork: [{"question": 0}],
    str: [{"no": "record"}],
}
"""What is sent where a route takes a body of some type."""
QUERIES: dict[Any, list[str]] = {
    forms.HistoryQuery: [""],
    forms.ListQuery: ["", "?free=true"],
    forms.LogQuery: ["", *(f"?seat={seat}" for seat in PLACES)],
    forms.LawQuery: [""],
    forms.NotesQuery: [""],
}
"""What stands behind the question mark, by type."""
WORDS: dict[type, list[dict[str, Any]]] = {
    requests.Sit: [{"watch": None}, {"watch": "{watch}"}, {"marks": False, "words": False}],
    requests.Rise: [{}],
    requests.Answer: [{"question": 0, "option": option} for option in ("pass", "secret-of-0", "secret-of-1")],
    requests.Undo: [{"question": 0}],
    requests.Consent: [{"question": 0, "agreed": True}, {"question": 0, "agreed": False}],
    requests.Say: [{"text": "hello"}],
    requests.Why: [{"text": "give"}, {"target": "hand"}],
    requests.AskOdds: [{"option": "pass"}],
    requests.AskWays: [{}],
    requests.Foresee: [{"option": "pass"}],
    requests.Advise: [{"question": 0}],
    requests.Agree: [{"agreed": True}],
    requests.Look: [{"question": 0}, {"step": 0, "seat": "all"}, *({"step": 0, "seat": seat} for seat in PLACES)],
    requests.Orders: [{"seat": seat, "orders": {}} for seat in PLACES],
    requests.Resync: [{}],
    requests.AskView: [{}],
    requests.Ping: [{}],
}
"""What is sent over the WebSocket, by type."""


def test_every_route_and_every_request_is_asked() -> None:
    assert {entry.body for entry in ENDPOINTS if entry.body is not None} == set(BODIES)
    assert {entry.query for entry in ENDPOINTS if entry.query is not None} == set(QUERIES)
    assert set(get_args(requests.Request)) == set(WORDS)


class Stage(NamedTuple):
    """A match in some status, and the links that were made for it."""

    match: str
    links: dict[str, str]
    seed: str = ""


class Company:
    """Everybody, at one server."""

    def __init__(self, site: Site, people: dict[str, Client], status: str) -> None:
        self.site = site
        self.people = people
        self.status = status
        self.stage = Stage("", {})
        self.told: set[int] = set()
        """Seats whose secrets somebody was told, so that it is known that secrets can be recognised."""

    async def set_up(self) -> None:
        """Bring a fresh match into the status."""
        owner, holder, third, left = (self.people[role] for role in ("owner", "holder", "third", "left"))
        wish = {"game": "vault", "options": {"seats": 3}, "seats": [{"kind": "me"}, {}, {}]}
        links = await owner.call("POST", "/api/matches", wish)
        async with self.site.store.engine.begin() as connection:
            # Nobody has seats in the one before any more: lists must not grow with every match.
            await connection.execute(update(SEATS).where(SEATS.c.match == self.stage.match).values(person=None))
        row = await self.site.store.match(links["match"])
        assert row is not None
        secrets = {f"seat{seat}": secret for seat, secret in enumerate(links["seats"])}
        self.stage = Stage(links["match"], {"watch": links["watch"], **secrets}, row.seed)
        await left.call("POST", "/api/seats", {"secret": links["seats"][2]})
        await left.call("POST", f"/api/matches/{links['match']}/leave", {"seat": 2})
        await holder.call("POST", "/api/seats", {"secret": links["seats"][1]})
        if "open" not in self.status:
            await third.call("POST", "/api/seats", {"secret": links["seats"][2]})
        if self.status == "replaced":
            await holder.call("POST", f"/api/matches/{links['match']}/leave", {"seat": 1, "bot": "greedy"})
        table = await self.site.hall.tables.open(links["match"])
        if "frozen" in self.status:
            await table.freeze("for a test")
        elif self.status == "over":
            await play_out(table)
        elif self.status == "other rules":
            await self.site.store.change_match(table.id, rules="of another day")
            self.site.hall.tables.put_away(-1)
            await self.site.hall.tables.open(table.id)

    async def may_know(self, role: str) -> set[int]:
        """Return the seats whose secrets somebody may be told, by what the database says."""
        row, seats = await self.site.store.match(self.stage.match), await self.site.store.seats(self.stage.match)
        assert row is not None
        if row.status == "over":
            return set(PLACES)
        if any(seat.kind == "open" for seat in seats):
            return set()
        me = "" if role == "nobody" else self.people[role].me["person"]
        return {seat.number for seat in seats if seat.person == me}

    async def judge(self, role: str, what: object, data: bytes) -> None:
        """Make sure that nothing was told that may not be known: neither a hand, nor the seed, nor a link."""
        found = betrayed(data)
        known = await self.may_know(role) if found else set()
        assert found <= known, (self.status, role, what)
        assert self.status == "over" or self.stage.seed.encode() not in data, (self.status, role, what)
        assert not any(secret.encode() in data for secret in self.stage.links.values()), (self.status, role, what)
        self.told |= found

    def filled(self, text: str) -> str:
        """Put names and secrets where they belong."""
        for name, value in {"match": self.stage.match, "game": "vault", **self.stage.links}.items():
            text = text.replace(f"{{{name}}}", value)
        return text

    async def ask(self, role: str, entry: Endpoint, path: str, body: dict[str, Any] | None) -> httpx.Response:
        """Send a request as somebody, who stays who they are."""
        client = self.people[role].http
        kept = dict(client.cookies)
        headers = {"Content-Type": entry.takes, "X-Watch": self.stage.links["watch"]}
        if role != "watcher":
            del headers["X-Watch"]
        content = None if body is None else self.filled(json.dumps(body))
        response = await client.request(entry.method, self.filled(path), content=content, headers=headers)
        if entry.path == "/api/me/recovery":
            kept.update(response.cookies)  # it ends the old one
        client.cookies.clear()
        client.cookies.update(kept)
        return response

    async def say(self, role: str, kind: type, words: dict[str, Any]) -> bytes:
        """Send a request over the WebSocket; return all that comes until the next pong."""
        client = self.people[role]
        if client.socket is None:
            await client.listen()
        assert client.socket is not None
        tag = msgspec.inspect.type_info(kind).tag  # type: ignore[attr-defined]  # of a struct
        named = {} if kind is requests.Ping else {"match": self.stage.match}
        if words.get("watch") == "{watch}" and role != "watcher":
            words = {}
        await client.socket.send(self.filled(json.dumps({"type": tag, **named, **words})))
        await client.socket.send('{"type": "ping"}')
        heard = b""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await client.socket.recv(decode=False)
                heard += message
                if json.loads(message)["type"] == "pong":
                    return heard


async def play_out(table: Table) -> None:
    """Roll and keep until somebody has won."""
    while (question := table.asked()) is not None:
        wanted = [option.text for option in question.options if option.text in ("pass", "roll", "keep", "end")]
        await table.answer(question.seat, table.next, "roll" if "roll" in wanted else wanted[0], "person")


def asked(entries: tuple[Endpoint, ...]) -> Iterator[tuple[Endpoint, str, dict[str, Any] | None]]:
    """Return everything that can be asked of some routes."""
    for entry in entries:
        for query in QUERIES[entry.query] if entry.query is not None else [""]:
            for body in BODIES[entry.body] if entry.body is not None else [None]:
                yield entry, entry.path + query, body


ABOUT_MATCHES = tuple(
    entry
    for entry in ENDPOINTS
    if MATCH in entry.path or entry.body in (forms.SeatSecret, forms.WatchSecret) or "MatchLine" in repr(entry.result)
)
"""What may tell of a match that others have; the rest is asked by one only."""
READS = tuple(entry for entry in ENDPOINTS if entry.method == "GET" and MATCH in entry.path)


@contextlib.asynccontextmanager
async def company(folder: Path, monkeypatch: pytest.MonkeyPatch, status: str) -> AsyncIterator[Company]:
    """Have everybody at a server that knows the vault."""
    monkeypatch.setitem(GAMES._loaders, "vault", Vault)  # noqa: SLF001  (a registry forgets nothing by itself)
    async with contextlib.AsyncExitStack() as stack:
        site, address = await stack.enter_async_context(server(folder))
        people = {role: await stack.enter_async_context(person(address, role)) for role in ROLES}
        people["nobody"].http.cookies.clear()
        everybody = Company(site, people, status)
        await everybody.set_up()
        yield everybody


@pytest.mark.parametrize("status", one_in(4, STATUSES))
async def test_no_route_tells_a_secret_neither_at_once_nor_after_what_it_has_changed(
    status: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with company(tmp_path, monkeypatch, status) as everybody:
        for role in ROLES:
            for entry, path, body in asked(ENDPOINTS if role == "holder" else ABOUT_MATCHES):
                response = await everybody.ask(role, entry, path, body)
                assert response.status_code < 500, (role, path, response.text)
                told = response.content if entry.path != "/api/matches" or entry.method == "GET" else b""
                await everybody.judge(role, (entry.method, path, body), told)
                touched = MATCH in entry.path or entry.body is forms.SeatSecret
                if response.status_code != 200 or entry.method == "GET" or not touched:
                    continue
                for read, there, _ in asked(READS):
                    await everybody.judge(role, (path, there), (await everybody.ask(role, read, there, None)).content)
                await everybody.set_up()
    if status in ("playing", "replaced", "frozen", "over"):
        assert everybody.told == set(PLACES), "secrets are recognised where they may be told"


@pytest.mark.parametrize("status", one_in(4, reversed(STATUSES)))
async def test_no_message_tells_a_secret(status: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with company(tmp_path, monkeypatch, status) as everybody:
        for role in ROLES[1:]:
            for kind, samples in WORDS.items():
                for words in samples:
                    heard = await everybody.say(role, kind, words)
                    await everybody.judge(role, (kind.__name__, words), heard)
            if status in ("playing", "replaced"):
                await everybody.set_up()
    assert everybody.told == (set(PLACES) if status not in ("open", "frozen open") else set())


def test_a_body_that_is_no_json_is_asked_as_well() -> None:
    assert [entry.path for entry in ENDPOINTS if entry.body is not None and entry.takes != JSON] == ["/api/records"]
