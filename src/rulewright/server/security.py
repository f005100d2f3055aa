"""Secrets: links, cookies and their hashes, and where a request may come from."""

from __future__ import annotations

import secrets
from hashlib import sha256
from urllib.parse import urlsplit

from itsdangerous import BadData, URLSafeTimedSerializer

COOKIE = "rulewright"
SAFE_COOKIE = "__Host-rulewright"
"""The name over https: browsers accept it from this very host only, and send it back over https only."""
COOKIE_AGE = 2 * 365 * 24 * 3600
KEY_SIZE = 32
"""Letters of the shortest key that cookies may be signed with."""
IN_DATABASE = "database"
"""Stands for the key in the database, in a list of keys."""
PAGES = {"ws": "http", "wss": "https"}
"""The scheme of the pages from which a WebSocket is opened."""
COOKIE_SIZE = 200
"""Letters of the longest cookie; ours are far shorter."""


def new_id() -> str:
    """Return a new public name for a match or a person."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """Return 128 secret bits for a link."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> bytes:
    """Return what is kept of a secret.  It has 128 bits of its own, so a plain hash is enough."""
    return sha256(secret.encode(errors="replace")).digest()


def cookie_name(scheme: str) -> str:
    """Return the name of the cookie over a kind of connection."""
    return SAFE_COOKIE if scheme in ("https", "wss") else COOKIE


class BadKey(ValueError):
    """A text that is no list of keys, and why; it quotes nothing of it."""


def read_keys(text: str) -> tuple[str, ...]:
    """Return the keys in a list with commas: the first signs cookies, all are good for reading them.

    The word `database` stands for the key that the database keeps.
    """
    keys = tuple(key.strip() for key in text.split(",")) if text.strip() else ()
    for number, key in enumerate(keys, 1):
        if key != IN_DATABASE and (len(key) < KEY_SIZE or not key.isascii() or not key.isprintable()):
            raise BadKey(f"key {number} of {len(keys)} must have at least {KEY_SIZE} printable letters of ASCII")
    if len(set(keys)) != len(keys):
        raise BadKey("a key is named twice")
    return keys


class Cookies:
    """Signs and reads the cookie by which a person is known."""

    def __init__(self, *keys: bytes, age: int = COOKIE_AGE) -> None:
        """Sign with the first of the server's keys, and believe what any of them signed for `age` seconds."""
        self._signer = URLSafeTimedSerializer(list(reversed(keys)), salt="person")  # it signs with the last
        self._age = age

    def write(self, person: str) -> str:
        """Return the cookie of a person."""
        return str(self._signer.dumps(person))

    def read(self, cookie: str | None) -> str | None:
        """Return the person a cookie speaks for, if it is ours and has not expired."""
        if cookie is None or len(cookie) > COOKIE_SIZE or not cookie.isascii():
            return None
        try:
            person = self._signer.loads(cookie, max_age=self._age)
        except BadData:
            return None
        return person if isinstance(person, str) else None


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
