"""Names and secrets: how they are made, and what is kept of them."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_id() -> str:
    """Return a new public name for a match or a person."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """Return 128 secret bits for a link."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> bytes:
    """Return what is kept of a secret.  It has 128 bits of its own, so a plain hash is enough."""
    return sha256(secret.encode(errors="replace")).digest()
