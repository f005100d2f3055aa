"""Links: `http://host:port/#/seat/SECRET` leads to a seat, `http://host:port/#/watch/SECRET` lets one watch.

The secret stands behind the `#`, which browsers keep to themselves: it is in no log of a server or a proxy on the
way, and in no Referer.
"""

from __future__ import annotations

import re

LINK = re.compile(r"^(?P<address>https?://[^\s?#]+)#/(?P<kind>seat|watch)/(?P<secret>[A-Za-z0-9_-]{22})$")


class BadLink(ValueError):
    """A text that is no link of the kind that is wanted."""


def seat_link(address: str, secret: str) -> str:
    """Return the link to a seat on a server."""
    return f"{address.rstrip('/')}/#/seat/{secret}"


def read_seat_link(link: str) -> tuple[str, str]:
    """Return the server a link leads to, and the secret of the seat there."""
    return _read(link, "seat", "a link to a seat looks like http://host:port/#/seat/SECRET, with 22 letters of secret")


def watch_link(address: str, secret: str) -> str:
    """Return the link to watch a match on a server."""
    return f"{address.rstrip('/')}/#/watch/{secret}"


def read_watch_link(link: str) -> tuple[str, str]:
    """Return the server a link to watch leads to, and the secret of the match there."""
    return _read(link, "watch", "a link to watch looks like http://host:port/#/watch/SECRET, with 22 letters of secret")


def _read(link: str, kind: str, reason: str) -> tuple[str, str]:
    found = LINK.match(link.strip())
    if found is None or found["kind"] != kind:
        raise BadLink(reason)
    return found["address"].rstrip("/"), found["secret"]
