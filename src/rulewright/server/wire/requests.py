"""What a client may ask of a table, over the WebSocket: each request goes to the room that does it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from rulewright.kernel.errors import RulewrightError
from rulewright.protocol import messages as wire
from rulewright.protocol import requests
from rulewright.server.refusal import Refusal
from rulewright.server.store.entry import FOLLOWS
from rulewright.server.table.account import Wanted, noted
from rulewright.server.table.past import look
from rulewright.server.wire.connection import Connection
from rulewright.server.wire.plain_text import plain

if TYPE_CHECKING:
    from rulewright.server.app import Site
    from rulewright.server.table.bots import Thought
    from rulewright.server.table.table import Table

SHORT = 200
"""Answers of a match that cost nothing more to tell than any request."""
TABLES = 64
"""How many tables one connection may follow."""


async def carry_out(site: Site, connection: Connection, table: Table, request: requests.Request) -> None:
    """Do what a request asks of a table."""
    await HANDLERS[type(request)](site, connection, table, request)


async def rise(site: Site, connection: Connection, table: Table, request: requests.Rise) -> None:
    """Follow a table no longer."""
    connection.tables.pop(table.id, None)
    connection.wanted.pop(table.id, None)
    table.audience.leave(connection)


async def answer(site: Site, connection: Connection, table: Table, request: requests.Answer) -> None:
    """Answer a question."""
    seat = asked_of(table, connection, request.question)
    source = FOLLOWS if request.follows else "person"
    again = await table.answer(seat, request.question, request.option, source)
    if not again:
        site.metrics.answers.inc()
    connection.send(wire.Accepted, match=table.id, question=request.question, again=again)


async def undo(site: Site, connection: Connection, table: Table, request: requests.Undo) -> None:
    """Go back, or ask everybody whether one may."""
    await table.undos.undo(own_seats(table, connection), request.question)


async def consent(site: Site, connection: Connection, table: Table, request: requests.Consent) -> None:
    """Agree to an undo, or end the matter."""
    seats = own_seats(table, connection)
    if request.agreed:
        await table.undos.consent(seats, request.question)
    else:
        await table.undos.refuse(seats, request.question)


async def say(site: Site, connection: Connection, table: Table, request: requests.Say) -> None:
    """Say something."""
    words = plain(request.text)
    if not words:
        raise Refusal("bad-text", "nothing is left of this text that can be seen")
    if table.id not in connection.tables:
        raise Refusal("not-here", "sit down first: nobody speaks at a table they do not follow")
    if not site.chat_rate.allows(connection.person):
        raise Refusal("too-fast", "too many lines; slow down")
    await site.hall.chat.say(table, connection.person, connection.name, words)


async def why(site: Site, connection: Connection, table: Table, request: requests.Why) -> None:
    """Say why something is not offered."""
    asked = table.asked_seat()
    if asked is None or asked not in own_seats(table, connection):
        raise Refusal("not-yours", "only the seat that is asked may ask why")
    if bool(request.text) == (request.target is not None):
        raise Refusal("bad-message", "either text or target says what is asked about")
    try:
        pointed = await table.counsel.why(asked, request.text, request.target, request.picks)
    except RulewrightError as error:
        raise Refusal("cannot-tell", "this cannot be explained") from error
    reasons = [
        wire.Reason(law=reason.law, key=reason.key, sentence=table.game.speech.reason(reason))
        for reason in pointed.reasons
    ]
    offered = table.counsel.first_steps(asked, pointed, request.target)
    connection.send(
        wire.Reasons, match=table.id, text=pointed.text, target=request.target, reasons=reasons, offered=offered
    )


async def odds(site: Site, connection: Connection, table: Table, request: requests.AskOdds) -> None:
    """Tell the odds of an option."""
    asked = table.asked_seat()
    if asked is None or asked not in own_seats(table, connection):
        raise Refusal("not-yours", "only the seat that is asked may ask for odds")
    number = table.next
    try:
        found = await table.counsel.odds(asked, request.option)
        summary = await table.counsel.prospects(asked, request.option) if found else ()
    except RulewrightError as error:
        raise Refusal("cannot-tell", "this cannot be computed") from error
    speech = table.game.speech
    rows = [wire.Chance(chance=row.chance, facts=row.facts, sentence=speech.chance(row.facts)) for row in found]
    connection.send(wire.Odds, match=table.id, question=number, option=request.option, rows=rows, summary=list(summary))


async def foresee(site: Site, connection: Connection, table: Table, request: requests.Foresee) -> None:
    """Tell what an option does."""
    asked = table.asked_seat()
    if asked is None or asked not in own_seats(table, connection):
        raise Refusal("not-yours", "only the seat that is asked may ask what an answer does")
    number = table.next
    try:
        found = table.counsel.foresee(asked, request.option)
    except RulewrightError as error:
        raise Refusal("cannot-tell", "this cannot be told") from error
    connection.send(
        wire.Foreseen,
        match=table.id,
        question=number,
        option=request.option,
        about=[noted(note) for note in found.about],
        warnings=[noted(note) for note in found.warnings],
        happens=list(found.happens),
        points=found.points,
        then=found.then,
    )


async def advise(site: Site, connection: Connection, table: Table, request: requests.Advise) -> None:
    """Have somebody think about what a good player would answer; the connection hears of it later."""
    asked = table.asked_seat()
    if asked is None or asked not in own_seats(table, connection):
        raise Refusal("not-yours", "only the seat that is asked may ask for advice")
    if request.question != table.next:
        raise Refusal("late", f"question {request.question} is not open; the open one is {table.next}")
    if not site.advice_rate.allows(connection.person):
        raise Refusal("too-fast", "too many questions; think for yourself for a moment")

    def tell(number: int, thoughts: list[Thought] | None) -> None:
        if thoughts is None:
            reason = "nobody could think of anything"
            connection.send(
                wire.Refused, code="cannot-tell", reason=reason, request="advise", match=table.id, question=number
            )
            return
        advised = [
            wire.Advised(
                option=one.text,
                behind=round(one.behind, 2),
                reasons=[wire.Remark(sentence=tuple(said), law=law) for said, law in one.reasons],
            )
            for one in thoughts
        ]
        connection.send(wire.Advice, match=table.id, question=number, advised=advised)

    site.hall.adviser.wonder(table, asked, tell)


async def agree(site: Site, connection: Connection, table: Table, request: requests.Agree) -> None:
    """Agree to advice at a table, or no longer."""
    await site.hall.seating.agree(table, connection.person, agreed=request.agreed)


async def ways(site: Site, connection: Connection, table: Table, request: requests.AskWays) -> None:
    """Tell what the open question leads to."""
    asked = table.asked_seat()
    if asked is None or asked not in own_seats(table, connection):
        raise Refusal("not-yours", "only the seat that is asked may ask what a question leads to")
    number = table.next
    try:
        told = await table.counsel.ways(asked)
    except RulewrightError as error:
        raise Refusal("cannot-tell", "this cannot be told") from error
    connection.send(wire.Ways, match=table.id, question=number, ways=told.ways, repeated=told.repeated)


async def look_back(site: Site, connection: Connection, table: Table, request: requests.Look) -> None:
    """Show a table as it stood."""
    moment = await look(table, connection.person, request)
    steps = 0 if table.journal is None else len(table.journal.kept)
    connection.send(wire.Looked, match=table.id, steps=steps, **moment._asdict())


async def ask_view(site: Site, connection: Connection, table: Table, request: requests.AskView) -> None:
    """Send the seat that is asked everything it may know, for a bot of its own."""
    asked = table.asked_seat()
    if asked is None or asked not in own_seats(table, connection):
        raise Refusal("not-yours", "only the seat that is asked may ask for its view")
    connection.send(wire.Packed, match=table.id, question=table.next, seat=asked, view=table.counsel.packed(asked))


async def orders(site: Site, connection: Connection, table: Table, request: requests.Orders) -> None:
    """Declare standing orders."""
    await site.hall.seating.set_orders(table, connection.person, request.seat, request.orders)


async def sit(site: Site, connection: Connection, table: Table, request: requests.Sit | requests.Resync) -> None:
    """Follow a table from now on, beginning with how it stands."""
    if table.id not in connection.tables and len(connection.tables) >= TABLES:
        raise Refusal("too-many", f"a connection may follow {TABLES} tables")
    if isinstance(request, requests.Sit):
        connection.wanted[table.id] = Wanted(request.marks, request.words)
    chat = await site.hall.chat.lines(table)
    if site.store.postgres:
        # News of what another process has acknowledged may still be under way: whoever comes from there knows it.
        await site.hall.tables.refresh(table)
    newcomer = connection not in table.audience
    connection.tables[table.id] = table
    table.audience.join(connection)
    connection.state(table, chat)
    if table.journal is not None:
        # A long match is much to tell: whoever wants it again and again has to wait.
        length = len(table.journal.kept) / SHORT
        site.message_rate.charge(connection.person, length)
        site.address_rate.charge(connection.client, length)
    if newcomer:
        table.audience.tell_seats(but=connection)
        await site.hall.watched(table)


def own_seats(table: Table, connection: Connection) -> list[int]:
    """Return the seats of whoever asks, who must have one."""
    seats = table.seats_of(connection.person)
    if not seats:
        raise Refusal("not-yours", "you hold no seat at this table", 403)
    return seats


def asked_of(table: Table, connection: Connection, number: int) -> int:
    """Return which of one's own seats an answer is for: the one that was asked."""
    seats = own_seats(table, connection)
    kept = None if table.journal is None else table.journal.answered(number)
    if kept is not None and kept.seat in seats:
        return kept.seat
    asked = table.asked_seat()
    return asked if asked in seats else seats[0]


HANDLERS: dict[type, Callable[[Site, Connection, Table, Any], Awaitable[None]]] = {
    requests.Sit: sit,
    requests.Resync: sit,
    requests.Rise: rise,
    requests.Answer: answer,
    requests.Undo: undo,
    requests.Consent: consent,
    requests.Say: say,
    requests.Why: why,
    requests.AskOdds: odds,
    requests.Foresee: foresee,
    requests.Advise: advise,
    requests.Agree: agree,
    requests.AskWays: ways,
    requests.Look: look_back,
    requests.AskView: ask_view,
    requests.Orders: orders,
}
