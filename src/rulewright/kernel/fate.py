"""Chance: the only source of it, small enough to live inside a position."""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import TypeVar

from rulewright.kernel import demands
from rulewright.kernel.errors import OutOfRange

T = TypeVar("T")

DRAWS = 8
"""How many 64-bit numbers one block of the keyed hash gives."""
LONGEST_KEY = 64
"""So many bytes a key may have."""


class Fate:
    """A seeded source of chance: BLAKE2b of a counter under a secret key.

    Whoever does not hold the seed can predict nothing from what was rolled before, so the same source
    serves research (fast, repeatable) and a server whose players do not trust each other.

    `rolled` remembers the dice of the step in flight, `script` dictates the next ones: dice are public
    and must fall the same way again when a step is replayed, even in an imagined deal with another key.
    """

    __slots__ = ("block", "counter", "key", "rolled", "script")

    def __init__(self, key: bytes) -> None:
        """Start a new source under this key (at most 64 bytes)."""
        if not 0 < len(demands.kind(key, bytes, "key")) <= LONGEST_KEY:
            raise OutOfRange(f"the key has {len(key)} bytes; it must have 1 to {LONGEST_KEY}")
        self.key = key
        self.counter = 0
        self.block = b""
        self.rolled: list[int] = []
        self.script: list[int] = []

    @classmethod
    def seeded(cls, seed: int | str) -> Fate:
        """Make the source that belongs to a seed; BadSeed if no record could hold it."""
        return cls(sha256(str(demands.seed(seed)).encode()).digest())

    def copy(self) -> Fate:
        """Return a twin that will give the same numbers."""
        twin = Fate.__new__(Fate)
        twin.key = self.key
        twin.counter = self.counter
        twin.block = self.block
        twin.rolled = self.rolled[:] if self.rolled else []
        twin.script = self.script[:] if self.script else []
        return twin

    def fork(self) -> Fate:
        """Return an independent source, drawn from this one."""
        return Fate(b"".join(self.number().to_bytes(8, "big") for _ in range(4)))

    def number(self) -> int:
        """Return the next 64 random bits."""
        place = self.counter % DRAWS
        if place == 0:
            self.block = blake2b(self.counter.to_bytes(8, "big"), key=self.key).digest()
        self.counter += 1
        return int.from_bytes(self.block[8 * place : 8 * place + 8], "big")

    def below(self, limit: int) -> int:
        """Return a secret number from 0 to `limit` - 1."""
        if type(limit) is not int or limit < 1:
            demands.number(limit, "limit", 1)
        return (self.number() * limit) >> 64

    def roll(self, faces: int) -> int:
        """Roll an open die and return its face, from 0 to `faces` - 1."""
        if type(faces) is not int or faces < 1:
            demands.number(faces, "faces", 1)
        face = (self.number() * faces) >> 64
        if self.script:
            face = self.script.pop(0)
        self.rolled.append(face)
        return face

    def shuffle(self, things: list[T]) -> None:
        """Put things into a random order."""
        if type(things) is not list:
            demands.kind(things, list, "things")
        for last in range(len(things) - 1, 0, -1):
            other = (self.number() * (last + 1)) >> 64
            things[last], things[other] = things[other], things[last]
