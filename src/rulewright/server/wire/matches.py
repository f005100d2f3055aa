"""REST: matches, their seats and their records."""

from __future__ import annotations

from rulewright.agents.catalogue import AGENTS
from rulewright.protocol import forms
from rulewright.protocol.forms import Place
from rulewright.server.hall import forks, records, sharing
from rulewright.server.hall.admission import see_in
from rulewright.server.refusal import Refusal
from rulewright.server.store.secrets import hashed
from rulewright.server.table import seat_log
from rulewright.server.table.status import OVER
from rulewright.server.table.table import Table
from rulewright.server.wire.endpoint import Call
from rulewright.server.wire.limits import TooMany, client_of


async def create(call: Call) -> forms.Links:
    """Create a match; the answer has the secrets of its links."""
    wish: forms.NewMatch = call.body
    for seat in wish.seats:
        known_bot(seat.bot)
    if wish.clock.kind != "none" and wish.clock.amount <= 0:
        raise Refusal("bad-clock", "a clock needs an amount of time", 422)
    return await call.site.hall.matchmaker.create(call.person.id, call.person.name, wish)


async def teach(call: Call) -> forms.Links:
    """Begin a lesson: a prepared match with bots on the other seats."""
    return await call.site.hall.matchmaker.teach(call.person.id, call.person.name, call.body)


async def listed(call: Call) -> list[forms.MatchLine]:
    """List the matches that anybody may find."""
    wish: forms.ListQuery = call.query
    rows = await call.site.store.listed(wish.game, wish.before, free=wish.free)
    return await call.site.hall.listing.lines(rows, call.person_id, opened=False)


async def mine(call: Call) -> list[forms.MatchLine]:
    """List the matches in which I have a seat."""
    rows = await call.site.store.matches_of(call.person.id)
    return await call.site.hall.listing.lines(rows, call.person.id)


async def one(call: Call) -> forms.MatchLine:
    """Describe a match to whoever may follow it."""
    match = call.text("match")
    await see_in(call.site.store, match, call.person_id, call.watch)
    return await call.site.hall.listing.line(match, call.person_id)


async def watch(call: Call) -> forms.MatchLine:
    """Find a match by the secret of its link to watch."""
    row = await call.site.store.match_by_watch(hashed(call.body.secret))
    if row is None:
        raise Refusal("no-such-match", "this link leads to no match", 404)
    return await call.site.hall.listing.line(row.id, call.person_id)


async def share(call: Call) -> forms.Shared:
    """Make a link by which anybody may look at a match that is over."""
    return forms.Shared(watch=await sharing.share(call.site.store, await table_of(call)))


async def invitation(call: Call) -> forms.Invitation:
    """Say where the secret of a seat's link leads, and who invites there, before anybody sits down."""
    return await call.site.hall.listing.invitation(call.body.secret, call.person_id)


async def take(call: Call) -> Place:
    """Take a seat by the secret of its link."""
    table, seat = await call.site.hall.seating.take_seat(call.person.id, call.person.name, call.body.secret)
    return Place(match=table.id, seat=seat)


async def leave(call: Call) -> Place:
    """Leave a seat, to a bot or, before the match has begun, open."""
    table = await table_of(call)
    await call.site.hall.seating.leave(
        table, call.person.id, call.body.seat, known_bot(call.body.bot), offered=call.body.offered
    )
    return Place(match=table.id, seat=call.body.seat)


async def come_back(call: Call) -> Place:
    """Take my seat back from the bot."""
    table = await table_of(call)
    await call.site.hall.seating.come_back(table, call.person.id, call.body.seat)
    return Place(match=table.id, seat=call.body.seat)


async def hand_on(call: Call) -> forms.SeatLink:
    """Make a new link to my seat, by which somebody else may take it from me; the old one leads nowhere."""
    table = await table_of(call)
    return forms.SeatLink(secret=await call.site.hall.seating.hand_on(table, call.person.id, call.body.seat))


async def seat_bot(call: Call) -> Place:
    """Seat a bot: on an open seat of a match I created, or in place of somebody who has been away for too long."""
    table = await table_of(call)
    await call.site.hall.seating.hand_over(table, call.person.id, call.body.seat, known_bot(call.body.bot))
    return Place(match=table.id, seat=call.body.seat)


async def rematch(call: Call) -> forms.Links:
    """Play again: the same options and people, another seed, everybody one seat further."""
    return await call.site.hall.matchmaker.rematch(await table_of(call), call.person.id, call.person.name)


async def sequel(call: Call) -> forms.Links:
    """Go on with a campaign: the next match, as the one that is over has left it."""
    return await call.site.hall.matchmaker.sequel(await table_of(call), call.person.id, call.person.name, call.body)


async def fork(call: Call) -> forms.Links:
    """Play on from an earlier question, in a new match: a finished one, or mine against bots."""
    table = await table_of(call)
    for seat in call.body.seats:
        known_bot(seat.bot)
    return await forks.fork(call.site.hall.matchmaker, table, call.person.id, call.person.name, call.body)


async def export(call: Call) -> bytes:
    """Return the record of a finished match to whoever may follow it; before the end it would betray the seed."""
    table = await table_of(call)
    if not table.public or table.journal is None:
        what = "the match that its seed belongs to" if table.status == OVER else "the match"
        raise Refusal("not-over", f"a record is given out when {what} is over: it holds the seed")
    return table.journal.record().dumps().encode()


async def log(call: Call) -> bytes:
    """Return what one of my seats has seen happen, as lines of JSON."""
    table = await table_of(call)
    seats = table.seats_of(call.person.id)
    seat = call.query.seat if call.query.seat is not None else next(iter(seats), None)
    if seat is None or seat not in seats:
        raise Refusal("not-yours", "a log is given to whoever holds the seat", 403)
    if not table.begun:
        raise Refusal("not-playing", "the match has not begun: until then nobody looks into a hand")
    return seat_log.log(table, seat)


async def import_record(call: Call) -> forms.Links:
    """Make a match of a record: one that is over, or one that can be played on."""
    site = call.site
    try:
        with site.imports_of_client.one(client_of(call.request.scope)), site.imports_of_person.one(call.person.id):
            record = await records.read(call.body, site.limits)
            return await records.adopt(site.hall.matchmaker, call.person.id, record)
    except TooMany:
        raise Refusal("importing", "records are being played for you, or for your address, already", 429) from None


async def table_of(call: Call) -> Table:
    """Return the table that a path names, if whoever asks may follow it."""
    match = call.text("match")
    await see_in(call.site.store, match, call.person_id, call.watch)
    return await call.site.hall.tables.open(match)


def known_bot(bot: str) -> str:
    """Return the name of a bot, or refuse one that does not exist."""
    if bot and bot not in AGENTS:
        raise Refusal("no-such-bot", f"there is no bot {bot!r}; there are: {', '.join(AGENTS)}", 422)
    return bot
