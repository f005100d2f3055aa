"""Secrets: links, cookies and their hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "rulewright"
COOKIE_AGE = 2 * 365 * 24 * 3600


def new_id() -> str:
    """Return a new public name for a match or a person."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """Return 128 secret bits for a link."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> bytes:
    """Return what is kept of a secret.  It has 128 bits of its own, so a plain hash is enough."""
    return sha256(secret.encode()).digest()


class Cookies:
    """Signs and reads the cookie by which a person is known."""

    def __init__(self, key: bytes) -> None:
        """Sign with the server's own key."""
        self._signer = URLSafeSerializer(key, salt="person")

    def write(self, person: str) -> str:
        """Return the cookie of a person."""
        return str(self._signer.dumps(person))

    def read(self, cookie: str | None) -> str | None:
        """Return the person a cookie speaks for, if it is ours."""
        if cookie is None or len(cookie) > 200:  # noqa: PLR2004  (ours are far shorter)
            return None
        try:
            person = self._signer.loads(cookie)
        except BadSignature:
            return None
        return person if isinstance(person, str) else None
