"""How the site is put on a socket: the same for `rulewright serve` and for the load test."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import uvicorn

from rulewright.server.app import application

if TYPE_CHECKING:
    from rulewright.server.app import Site

REQUEST_SIZE = 65_536
"""Bytes of the longest WebSocket message that is even read."""

TALKATIVE = ("aiosqlite", "httpcore", "httpx", "sqlalchemy", "websockets")
"""Libraries that would note, however seldom, what they carry: seeds, cookies, addresses of webhooks."""


def server(site: Site, trusted: str = "127.0.0.1") -> uvicorn.Server:
    """Return a server for a site; the forwarding headers of `trusted` proxies are believed, of nobody else."""
    for talkative in TALKATIVE:
        logging.getLogger(talkative).setLevel(logging.WARNING)
    return uvicorn.Server(
        uvicorn.Config(
            application(site),
            log_level="warning",
            access_log=False,  # the addresses of requests may hold secrets
            server_header=False,
            forwarded_allow_ips=trusted,
            ws_max_size=REQUEST_SIZE,
            # Messages are small and many: compressing them costs more time than everything else about them.
            ws_per_message_deflate=False,
        )
    )
