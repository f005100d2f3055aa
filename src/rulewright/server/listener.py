"""How the site is put on a socket: the same for `rulewright serve` and for the load test."""

from __future__ import annotations

import gc
import logging
import resource
from typing import TYPE_CHECKING

import msgspec
import uvicorn

from rulewright.server.app import application
from rulewright.server.sparing import spare
from rulewright.server.wire.doors import ROOM, Doors, http, websocket

if TYPE_CHECKING:
    from rulewright.server.app import Site

REQUEST_SIZE = 65_536
"""Bytes of the longest WebSocket message that is even read."""

TALKATIVE = ("aiosqlite", "httpcore", "httpx", "sqlalchemy", "websockets")
"""Libraries that would note, however seldom, what they carry: seeds, cookies, addresses of webhooks."""

SPARED = (
    "rulewright",
    *(
        f"rulewright.{name}"
        for name in ("bots", "checkpoints", "frozen", "guard", "hall", "notify", "processes", "relay", "snapshots")
    ),
    "uvicorn.error",
    "uvicorn.asgi",
)
"""Who must not be made to fill the log."""

YOUNG, MIDDLE, OLD = 10_000, 500, 100
"""How many new objects there must be before the collector looks for cycles, and how often it looks at older ones.

Few at a time: a hundred thousand take it up to 80 ms, during which nobody is answered."""


def spare_the_collector() -> None:
    """Have Python look for cyclic garbage rarely.

    Matches are many objects that live long and almost no cycles.  With the usual settings a third of the server's
    time went into looking at them again and again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


FILES = 65_536
"""Files that are asked for: a connection is one, and so is all that the database needs."""
KEPT_FILES = 128
"""Files that connections leave for everything else."""


def room(wanted: int) -> int:
    """Raise the number of files to what is allowed, and return for how many connections they will do."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    if soft == resource.RLIM_INFINITY:
        return wanted
    return max(1, min(wanted, soft - KEPT_FILES - ROOM))


def server(site: Site, trusted: str = "127.0.0.1") -> uvicorn.Server:
    """Return a server for a site; the forwarding headers of `trusted` proxies are believed, of nobody else."""
    for talkative in TALKATIVE:
        logging.getLogger(talkative).setLevel(logging.WARNING)
    spare(*SPARED)
    spare_the_collector()
    site.limits = msgspec.structs.replace(site.limits, connections=room(site.limits.connections))
    door = Doors(site, trusted)
    return uvicorn.Server(
        uvicorn.Config(
            application(site),
            log_level="warning",
            access_log=False,  # the addresses of requests may hold secrets
            server_header=False,
            forwarded_allow_ips=trusted,
            http=http(door),
            ws=websocket(door),
            ws_max_size=REQUEST_SIZE,
            ws_per_message_deflate=False,  # but large messages are: see wire/squeezing.py
        )
    )
