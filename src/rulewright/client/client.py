"""A client for Python: bots of this machine at tables elsewhere, tests, and the load test.

    async with Client("http://127.0.0.1:8000") as client:
        await client.become("Anna")
        place = await client.take(secret)
        table = await client.follow(place.match)
        async for _ in table.news():
            question = table.question
            if question is not None and question.options:
                await table.answer(question, question.options[0][0])

The connection is kept up: after a loss the client comes back by itself, takes up every table again and
repeats the answers that were not acknowledged.  That is harmless, for the server knows an answer by its question.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from rulewright.client.errors import Gone, ServerRefused
from rulewright.client.line import PATIENCE, Line
from rulewright.client.table import RemoteTable
from rulewright.protocol import forms, requests
from rulewright.protocol import messages as wire
from rulewright.protocol.forms import Me, Place

T = TypeVar("T")

JSON, LINES = "application/json", "application/x-ndjson"
TOO_FAST_PAUSE = 1.0
"""Seconds before something is repeated that came too fast for the server, or that it failed to do."""
PASSING = ("too-fast", "failed")
"""Refusals after which the same request may well succeed: nothing has changed by it."""
TRIES = 60
"""How often something is repeated that the server fails to do."""


class Client:
    """One person at one server."""

    def __init__(self, address: str, *, cookies: dict[str, str] | None = None, socket: str | None = None) -> None:
        """Name a server, as in `http://127.0.0.1:8000`; cookies make the client a person it was before."""
        self.address = address.rstrip("/")
        # Without TLS there is nothing to verify with the certificates of the system, which take long to load.
        secure = self.address.startswith("https")
        self.http = httpx.AsyncClient(base_url=self.address, cookies=cookies, timeout=PATIENCE, verify=secure)
        self.me: Me | None = None
        self.tables: dict[str, RemoteTable] = {}
        self.resyncs = 0
        self._line = Line(
            socket or "ws" + self.address.removeprefix("http") + "/ws",
            self._cookie,
            opened=self._opened,
            missed=self._missed,
            heard=self._take,
        )
        self._failures = 0
        """How often the server has failed since it last did something."""
        self._repeating: asyncio.Task[None] | None = None
        self._up = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._answers: dict[tuple[str, int], tuple[str, asyncio.Future[wire.Accepted]]] = {}
        self._views: dict[str, asyncio.Future[wire.Packed]] = {}

    async def __aenter__(self) -> Self:
        """Begin; nothing is sent yet."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go of the server."""
        await self.close()

    async def close(self) -> None:
        """Close the connection; whoever still waits for something is told."""
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError, Gone):
                await self._running
            self._running = None
        if self._repeating is not None:
            self._repeating.cancel()
            await asyncio.gather(self._repeating, return_exceptions=True)
        await self.http.aclose()

    # People and matches, over HTTP.

    async def request(self, method: str, path: str, body: object = None, *, watch: str | None = None) -> bytes:
        """Send a request, with a record (text) or JSON (anything else), and return what comes back.

        `watch` is the secret of a link to watch, for matches that nothing else lets me follow.
        """
        headers = {} if watch is None else {"X-Watch": watch}
        if body is None:
            response = await self.http.request(method, path, headers=headers)
        elif isinstance(body, str):
            response = await self.http.request(method, path, content=body, headers={**headers, "Content-Type": LINES})
        else:
            content = msgspec.json.encode(body)
            response = await self.http.request(method, path, content=content, headers={**headers, "Content-Type": JSON})
        if response.is_success:
            return response.content
        try:
            problem = msgspec.json.decode(response.content, type=forms.Problem)
        except msgspec.MsgspecError:
            raise ServerRefused("http", f"the server answered {response.status_code}") from None
        raise ServerRefused(problem.code, problem.reason)

    async def _ask(self, result: type[T], method: str, path: str, body: object = None) -> T:
        return msgspec.json.decode(await self.request(method, path, body), type=result)

    async def become(self, name: str) -> Me:
        """Become a new person; keep `recovery` to be the same one elsewhere."""
        self.me = await self._ask(Me, "POST", "/api/people", {"name": name})
        return self.me

    async def recover(self, secret: str) -> Me:
        """Become a person again by their recovery secret."""
        self.me = await self._ask(Me, "POST", "/api/recover", {"secret": secret})
        return self.me

    async def create(self, wish: forms.NewMatch) -> forms.Links:
        """Create a match."""
        return await self._ask(forms.Links, "POST", "/api/matches", wish)

    async def listed(self) -> list[forms.MatchLine]:
        """Return the matches that anybody may find."""
        return await self._ask(list[forms.MatchLine], "GET", "/api/matches")

    async def mine(self) -> list[forms.MatchLine]:
        """Return the matches in which I have a seat."""
        return await self._ask(list[forms.MatchLine], "GET", "/api/my/matches")

    async def take(self, secret: str) -> Place:
        """Take a seat by the secret in its link."""
        return await self._ask(Place, "POST", "/api/seats", {"secret": secret})

    async def leave(self, place: Place) -> None:
        """Leave a seat: to a bot of the server, or open before the match has begun."""
        await self.request("POST", f"/api/matches/{place.match}/leave", {"seat": place.seat, "offered": True})

    async def find(self, watch: str) -> forms.MatchLine:
        """Return the match that the secret of a link to watch leads to."""
        return await self._ask(forms.MatchLine, "POST", "/api/watch", {"secret": watch})

    async def record(self, match: str, *, watch: str | None = None) -> str:
        """Return the record of a match that is over."""
        return (await self.request("GET", f"/api/matches/{match}/record", watch=watch)).decode()

    async def adopt(self, record: str) -> forms.Links:
        """Make a match of a record."""
        return await self._ask(forms.Links, "POST", "/api/records", record)

    # Tables, over the WebSocket.

    async def connect(self) -> None:
        """Open the WebSocket and keep it open; returns when it is."""
        if self._running is None:
            self._running = asyncio.create_task(self._run(), name="client")
        up = asyncio.create_task(self._up.wait())
        await asyncio.wait((up, self._running), return_when=asyncio.FIRST_COMPLETED)
        up.cancel()
        if self._running.done():
            self._running.result()

    async def follow(
        self, match: str, kind: Callable[[Client, str], RemoteTable] = RemoteTable, *, watch: str | None = None
    ) -> RemoteTable:
        """Follow a table: as the seats I hold there, or as a spectator.  Returns when it has been described.

        `watch` is the secret of a link to watch, by which a match may be followed that is neither listed nor mine.
        """
        await self.connect()
        table = self.tables.get(match)
        if table is None:
            table = self.tables[match] = kind(self, match)
            table.watch = watch
            await self._line.send(table.request)
        try:
            await table.known()
        except ServerRefused:
            self.tables.pop(match, None)
            raise
        return table

    async def rise(self, match: str) -> None:
        """Follow a table no longer."""
        table = self.tables.pop(match, None)
        if table is not None:
            table.end()
            await self._line.send(requests.Rise(match=match))

    async def answer(self, match: str, question: int, option: str) -> wire.Accepted:
        """Answer a question; returns when the server has it on record, however often the connection is lost."""
        await self.connect()
        key = (match, question)
        if key in self._answers:
            raise ValueError(f"question {question} of match {match} is being answered already")
        done: asyncio.Future[wire.Accepted] = asyncio.get_running_loop().create_future()
        self._answers[key] = (option, done)
        try:
            await self._line.send(requests.Answer(match=match, question=question, option=option))
            return await done
        finally:
            self._answers.pop(key, None)

    async def view(self, match: str) -> wire.Packed:
        """Ask for everything that the seat which is asked may know, packed for a bot."""
        await self.connect()
        done: asyncio.Future[wire.Packed] = asyncio.get_running_loop().create_future()
        self._views[match] = done
        try:
            await self._line.send(requests.AskView(match=match))
            return await done
        finally:
            if self._views.get(match) is done:
                del self._views[match]

    async def say(self, match: str, text: str) -> None:
        """Say something at a table."""
        await self.connect()
        await self._line.send(requests.Say(match=match, text=text))

    # The connection.

    @property
    def connects(self) -> int:
        """How often the connection was opened."""
        return self._line.connects

    @property
    def lost(self) -> asyncio.Event:
        """Set while there is no connection."""
        return self._line.lost

    def _cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def _run(self) -> None:
        try:
            await self._line.run()
        finally:
            self._let_go()

    def _let_go(self) -> None:
        """Tell everybody who waits that nothing more will come."""
        self._fail(Gone("the client was closed"))
        for table in self.tables.values():
            table.end()

    def _fail(self, error: Exception) -> None:
        waiting: list[asyncio.Future[Any]] = [*(done for _, done in self._answers.values()), *self._views.values()]
        for done in waiting:
            if not done.done():
                done.set_exception(error)

    async def _opened(self) -> None:
        """Take up everything where it was left: tables first, then answers that were not acknowledged."""
        for table in list(self.tables.values()):
            if table.state is not None:
                await self._line.send(table.request)
        await self._repeat()
        self._up.set()

    async def _missed(self) -> None:
        """Ask how all tables stand, and whether the answers arrived: a message was missed."""
        self.resyncs += 1
        for match in list(self.tables):
            await self._line.send(requests.Resync(match=match))
        await self._repeat()

    async def _repeat(self) -> None:
        for table in list(self.tables.values()):
            if table.state is None:
                await self._line.send(table.request)
        for (match, question), (option, _) in list(self._answers.items()):
            await self._line.send(requests.Answer(match=match, question=question, option=option))
        for match in list(self._views):
            await self._line.send(requests.AskView(match=match))

    def _take(self, message: wire.Message) -> None:
        if not isinstance(message, wire.Refused):
            self._failures = 0
        if isinstance(message, wire.Accepted):
            pending = self._answers.get((message.match, message.question))
            if pending is not None and not pending[1].done():
                pending[1].set_result(message)
        elif isinstance(message, wire.Packed):
            waiting = self._views.get(message.match)
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
        elif isinstance(message, wire.Refused):
            self._refused(message)
        elif not isinstance(message, wire.Welcome | wire.Pong):
            table = self.tables.get(message.match)
            if table is not None:
                table.take(message)

    def _refused(self, message: wire.Refused) -> None:
        trouble = ServerRefused(message.code, message.reason)
        self._failures = self._failures + 1 if message.code == "failed" else 0
        if message.code in PASSING and self._waiting() and self._failures <= TRIES:
            asyncio.get_running_loop().call_later(TOO_FAST_PAUSE, self._repeat_soon)
            return
        if message.match is None:
            self._fail(trouble)  # the server could not read the request, so it cannot say which it was
            return
        waiting: asyncio.Future[Any] | None
        if message.question is not None:
            waiting = self._answers.get((message.match, message.question), (None, None))[1]
        else:
            waiting = self._views.get(message.match)
        table = self.tables.get(message.match)
        if waiting is not None and not waiting.done():
            waiting.set_exception(trouble)
        elif table is not None and table.state is None:
            table.fail(trouble)
        elif table is not None:
            table.take(message)

    def _waiting(self) -> bool:
        """Whether anybody waits for something that is repeated."""
        return bool(self._answers or self._views) or any(table.state is None for table in self.tables.values())

    def _repeat_soon(self) -> None:
        alive = self._running is not None and not self._running.done()
        if alive and (self._repeating is None or self._repeating.done()):
            self._repeating = asyncio.create_task(self._repeat())
