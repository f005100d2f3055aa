"""Requests that the server itself makes, to addresses that people gave it.

Such an address must not lead into the server's own network.  Its name is resolved, every address it has is
checked, and the connection goes to a checked address, so that a name cannot change its mind in between.
The certificate must be for the name all the same.  Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import functools
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

import httpx

LONGEST = 1000
"""Letters of the longest address."""
PATIENCE = 10.0
LOOKUPS = ThreadPoolExecutor(4, thread_name_prefix="lookups")
"""Where names are looked up: a slow one keeps nobody waiting who wants something else."""
WAITING = 64
"""Names that are looked up, or wait to be."""
_looking = 0
PORTS = {"http": 80, "https": 443}
WELL_KNOWN = 1024
"""Ports below belong to other services, except those of the web."""
TUNNELS = tuple(IPv6Network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16", "::/96"))
"""Networks whose addresses stand for IPv4 addresses, possibly private ones."""


class BadAddress(ValueError):
    """An address that the server does not call, and why."""


def parts_of(url: str, *, secure: bool) -> SplitResult:
    """Take an address apart, or say what is wrong with it; a `secure` one must be https."""
    schemes = ("https",) if secure else ("https", "http")
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        raise BadAddress(f"an address has at most {LONGEST} letters, all of them printable ASCII without spaces")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadAddress("this is no address") from error
    if parts.scheme not in schemes or not parts.hostname:
        raise BadAddress(f"an address begins with {' or '.join(scheme + '://' for scheme in schemes)}")
    if "@" in parts.netloc:
        raise BadAddress("an address holds no name and password")
    if port is not None and port < WELL_KNOWN and port not in PORTS.values():
        raise BadAddress("an address has port 80, 443, or one from 1024 on")
    return parts


def public(address: str) -> bool:
    """Whether an IP address belongs to the open internet."""
    try:
        ip: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        elif any(ip in tunnel for tunnel in TUNNELS):
            return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified or ip.is_loopback)


async def resolve(host: str, port: int) -> list[str]:
    """Return all addresses of a host."""
    global _looking  # noqa: PLW0603  (one count for all)
    if _looking >= WAITING:
        raise BadAddress("too many names are being looked up; try again later")
    loop = asyncio.get_running_loop()
    look = functools.partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    _looking += 1
    try:
        async with asyncio.timeout(PATIENCE):
            found = await loop.run_in_executor(LOOKUPS, look)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise BadAddress("the host of this address is not known") from error
    finally:
        _looking -= 1
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


async def check(url: str, *, secure: bool = False, local: bool = False) -> tuple[SplitResult, str]:
    """Return an address taken apart, and an IP address to call it at; `local` allows the server's own network."""
    parts = parts_of(url, secure=secure)
    addresses = await resolve(parts.hostname or "", parts.port or PORTS[parts.scheme])
    if not addresses or not (local or all(public(address) for address in addresses)):
        raise BadAddress("this address does not lead to the open internet")
    return parts, addresses[0]


@functools.cache
def usual_trust() -> ssl.SSLContext:
    """Return what tells a certificate to be trusted from another; read once, since that takes long."""
    return httpx.create_ssl_context(trust_env=False)


async def post(
    url: str,
    content: bytes,
    headers: Mapping[str, str],
    *,
    secure: bool = False,
    local: bool = False,
    trust: ssl.SSLContext | None = None,
) -> int:
    """Send something to an address, having checked it; return the status of the answer, whose body nobody reads.

    Over https the other side must show a certificate for the name in the address: one that the usual authorities
    vouch for, or those that are named by `trust`.
    """
    parts, address = await check(url, secure=secure, local=local)
    context = await asyncio.to_thread(usual_trust) if trust is None else trust
    host = f"[{address}]" if ":" in address else address
    target = parts._replace(netloc=f"{host}:{parts.port or PORTS[parts.scheme]}", fragment="").geturl()
    async with (
        httpx.AsyncClient(verify=context, timeout=PATIENCE, follow_redirects=False, trust_env=False) as client,
        client.stream(
            "POST",
            target,
            content=content,
            headers={**headers, "Host": parts.netloc},
            extensions={"sni_hostname": parts.hostname},
        ) as response,
    ):
        return response.status_code
