"""Limits: how much a client may ask for."""

from __future__ import annotations

import contextlib
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from ipaddress import IPv6Address, ip_address

SITE = 4
"""How many households of one site may ask as much as they like at the same time."""
CLIENTS = 20_000
"""How many clients are remembered."""
PREFIX, WIDE = 64, 48
"""Bits of an IPv6 address that tell one household from another, and one site, which may have many of them."""


class Rate:
    """A bucket for each client: it fills at a rate, and every request takes a drop, or several."""

    def __init__(self, rate: float, burst: float) -> None:
        """Allow `rate` requests a second, and `burst` at once."""
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, client: str, cost: float = 1) -> bool:
        """Take drops from a client's bucket; False when it does not hold enough."""
        now = time.monotonic()
        level, then = self._buckets.pop(client, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        allowed = level >= cost
        self._buckets[client] = (level - cost if allowed else level, now)
        if len(self._buckets) > CLIENTS:
            self._buckets.popitem(last=False)
        return allowed

    def allows_both(self, client: str, cost: float = 1) -> bool:
        """Take drops from a client's bucket and from that of its whole site, which is `SITE` times as large."""
        site = site_of(client)
        return self.allows(client, cost) and (site is None or self.allows(site, cost / SITE))

    def charge(self, client: str, cost: float) -> None:
        """Take drops from a client's bucket even if they are not there: then nothing is allowed for a while."""
        self.allows(client, 0)
        level, now = self._buckets[client]
        self._buckets[client] = (max(-self.burst, level - cost), now)


class TooMany(Exception):
    """A client that holds as much as it may."""


class Held:
    """Counts what each client holds at the same time, such as open WebSockets."""

    def __init__(self, most: float) -> None:
        """Allow every client so many."""
        self.most = most
        self._held: Counter[str] = Counter()

    def held(self, client: str) -> int:
        """Return how many a client holds."""
        return self._held[client]

    @contextlib.contextmanager
    def one(self, client: str) -> Iterator[None]:
        """Hold one for as long as the block lasts; TooMany if the client has no more to hold."""
        if self._held[client] >= self.most:
            raise TooMany
        self._held[client] += 1
        try:
            yield
        finally:
            self._held[client] -= 1
            if not self._held[client]:
                del self._held[client]


def client_of(scope: object) -> str:
    """Return what a client is known by: its IPv4 address, or the network of its IPv6 address.

    Behind a proxy uvicorn has put the forwarded address there, if it was told to trust that proxy.
    """
    host = str(((scope.get("client") if isinstance(scope, dict) else None) or ("",))[0])
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return network(address, PREFIX)
    return str(address)


def site_of(client: str) -> str | None:
    """Return the site that the network of an IPv6 address belongs to; none for other clients."""
    try:
        address = ip_address(client)
    except ValueError:
        return None
    return f"{network(address, WIDE)}/{WIDE}" if isinstance(address, IPv6Address) else None


def network(address: IPv6Address, bits: int) -> str:
    """Return the first bits of an address."""
    return str(IPv6Address(int(address) >> (128 - bits) << (128 - bits)))
