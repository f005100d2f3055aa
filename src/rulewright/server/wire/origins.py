"""Where a request comes from: a page of our own, or one of somebody else."""

from __future__ import annotations

from urllib.parse import urlsplit

PAGES = {"ws": "http", "wss": "https"}
"""The scheme of the pages from which a WebSocket is opened."""


def same_origin(origin: str, scheme: str, host: str) -> bool:
    """Whether a page of our own is speaking: over the same scheme, from the same host and port."""
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    own = PAGES.get(scheme, scheme)
    return bool(host) and page.scheme == own and bare(page.netloc, own) == bare(host, own)


def bare(host: str, scheme: str) -> str:
    """Return a host without the port that goes without saying."""
    return host.casefold().removesuffix({"http": ":80", "https": ":443"}.get(scheme, ""))


def foreign(headers: dict[bytes, bytes], scheme: str) -> bool:
    """Whether a browser says that a page of somebody else makes this request; other programs say nothing.

    The scheme is that of the connection or, behind a proxy that uvicorn was told to trust, the one that the proxy
    was asked over; what anybody else says about it, uvicorn does not pass on.
    """
    site = headers.get(b"sec-fetch-site")
    if site is not None and site not in (b"same-origin", b"none"):
        return True
    origin = headers.get(b"origin")
    host = headers.get(b"host", b"").decode("latin-1")
    return origin is not None and not same_origin(origin.decode("latin-1"), scheme, host)
