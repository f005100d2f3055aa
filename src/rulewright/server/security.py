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


class Cookies:
    """Signs and reads the cookie by which a person is known."""

    def __init__(self, key: bytes, age: int = COOKIE_AGE) -> None:
        """Sign with the server's own key; a cookie lasts for `age` seconds."""
        self._signer = URLSafeTimedSerializer(key, salt="person")
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


def same_origin(origin: str, host: str) -> bool:
    """Whether a page of our own is speaking."""
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and netloc.casefold() == host.casefold()


def foreign(headers: dict[bytes, bytes]) -> bool:
    """Whether a browser says that a page of somebody else makes this request; other programs say nothing."""
    site = headers.get(b"sec-fetch-site")
    if site is not None and site not in (b"same-origin", b"none"):
        return True
    origin = headers.get(b"origin")
    return origin is not None and not same_origin(origin.decode("latin-1"), headers.get(b"host", b"").decode("latin-1"))
