"""The cookie by which a person is known, and the keys that sign it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer

COOKIE = "rulewright"
SAFE_COOKIE = "__Host-rulewright"
"""The name over https: browsers accept it from this very host only, and send it back over https only."""
COOKIE_AGE = 2 * 365 * 24 * 3600
KEY_SIZE = 32
"""Letters of the shortest key that cookies may be signed with."""
IN_DATABASE = "database"
"""Stands for the key in the database, in a list of keys."""
COOKIE_SIZE = 200
"""Letters of the longest cookie; ours are far shorter."""


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


class Signed(NamedTuple):
    """What a cookie says: who it is, and how often they had made a new recovery link when it was given."""

    person: str
    epoch: int


class Cookies:
    """Signs and reads the cookie by which a person is known."""

    def __init__(self, *keys: bytes, age: int = COOKIE_AGE) -> None:
        """Sign with the first of the server's keys, and believe what any of them signed for `age` seconds."""
        self._signer = URLSafeTimedSerializer(list(reversed(keys)), salt="person")  # it signs with the last
        self._age = age

    def write(self, person: str, epoch: int = 0) -> str:
        """Return the cookie of a person, who has ended all cookies of earlier epochs."""
        return str(self._signer.dumps([person, epoch]))

    def read(self, cookie: str | None) -> Signed | None:
        """Return the person a cookie speaks for, and of which epoch it is, if it is ours and has not expired."""
        if cookie is None or len(cookie) > COOKIE_SIZE or not cookie.isascii():
            return None
        try:
            signed = self._signer.loads(cookie, max_age=self._age)
            # Before there were epochs a cookie held the person alone.
            return msgspec.convert([signed, 0] if isinstance(signed, str) else signed, Signed)
        except (BadData, msgspec.ValidationError):
            return None
