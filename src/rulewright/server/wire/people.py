"""REST: people, who need no account but a cookie and a recovery link."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec import UNSET

from rulewright.protocol.forms import Change, Figures, MatchLine, Me, Push, PushKey
from rulewright.server.hall import outbound
from rulewright.server.hall.figures import figures
from rulewright.server.refusal import Refusal
from rulewright.server.store.results import history
from rulewright.server.store.secrets import hashed, new_id, new_secret
from rulewright.server.wire.endpoint import Call
from rulewright.server.wire.plain_text import plain

NAME = 40
"""Letters of the longest name, as it is kept."""
PARTING = 1.0
"""Seconds after which connections of ended cookies are closed: the device that asked has its new one by then."""


async def add_person(call: Call) -> Me:
    """Make a person; the answer carries the cookie and, once, the recovery secret."""
    name = proper_name(call.body.name)
    person, recovery = new_id(), new_secret()
    await call.site.store.add_person(person, name, hashed(recovery))
    call.cookie = await call.site.store.person(person)
    return Me(person=person, name=name, recovery=recovery)


async def me(call: Call) -> Me:
    """Say who I am, and renew the cookie."""
    call.cookie = call.person
    return Me(person=call.person.id, name=call.person.name)


async def change_me(call: Call) -> Me:
    """Change my name, my webhook or my push subscription."""
    change: Change = call.body
    values: dict[str, Any] = {}
    if change.name is not UNSET:
        values["name"] = proper_name(change.name)
    if change.webhook is not UNSET:
        values["webhook"] = await webhook(call, change.webhook) if change.webhook else None
    if change.push is not UNSET:
        values["push"] = await push(call, change.push) if change.push is not None else None
    if values:
        await call.site.store.change_person(call.person.id, **values)
    return Me(person=call.person.id, name=values.get("name", call.person.name))


async def my_figures(call: Call) -> Figures:
    """Count what I have played to the end."""
    return await figures(call.site.store, call.person.id)


async def my_history(call: Call) -> list[MatchLine]:
    """List the matches that I have played to the end, the latest first, a page at a time."""
    store = call.site.store
    matches = [row.match for row in await history(store, call.person.id, call.query.before)]
    rows = {row.id: row for row in await store.matches(matches)}
    return await call.site.hall.listing.lines([rows[match] for match in matches], call.person.id)


async def push_key(call: Call) -> PushKey:
    """Return the key by which browsers know pushes of this server."""
    notifier = call.site.hall.attendant.notifier
    assert notifier is not None, "the notifier is there before any request"
    return PushKey(key=notifier.public_key)


async def new_recovery(call: Call) -> Me:
    """Make a new recovery secret; the old one, and the cookies of all other devices, are nobody's from now on."""
    recovery = new_secret()
    call.cookie = await call.site.store.end_epoch(call.person.id, hashed(recovery))
    asyncio.get_running_loop().call_later(PARTING, call.site.part_with, call.person.id)
    return Me(person=call.person.id, name=call.person.name, recovery=recovery)


async def recover(call: Call) -> Me:
    """Become the person whose recovery link this is."""
    row = await call.site.store.person_by_recovery(hashed(call.body.secret))
    if row is None:
        raise Refusal("no-such-person", "this recovery link leads to nobody", 404)
    call.cookie = row
    return Me(person=row.id, name=row.name)


def proper_name(name: str) -> str:
    """Return a name as plain text, or refuse one of which nothing is left."""
    cleaned = plain(name)
    if not cleaned:
        raise Refusal("bad-name", "a name needs letters that can be seen", 422)
    if len(cleaned) > NAME:  # some letters become several when they are put into their usual form
        raise Refusal("bad-name", f"a name has at most {NAME} letters", 422)
    return cleaned


async def webhook(call: Call, url: str) -> str:
    """Return a webhook's address if the server may call it."""
    try:
        await outbound.check(url, local=call.site.allow_local_webhooks)
    except outbound.BadAddress as error:
        raise Refusal("bad-webhook", str(error), 422) from error
    return url


async def push(call: Call, subscription: Push) -> str:
    """Return a push subscription, as it is kept, if the server may call its endpoint."""
    try:
        await outbound.check(
            subscription.endpoint,
            secure=not call.site.allow_local_webhooks,
            local=call.site.allow_local_webhooks,
        )
    except outbound.BadAddress as error:
        raise Refusal("bad-push", str(error), 422) from error
    return msgspec.json.encode(subscription).decode()
