"""Chance: the only source of it, small enough to live inside a position."""

from __future__ import annotations

from hashlib import blake2b, sha256
from struct import Struct
from typing import Any, Final, TypeVar

from rulewright.kernel import demands
from rulewright.kernel.errors import OutOfRange

T = TypeVar("T")

DRAWS = 8
"""How many 64-bit numbers one block of the keyed hash gives."""
MOST_NUMBERS = 1 << 20
"""So many numbers may be asked for at once."""
LONGEST_KEY = 64
"""So many bytes a key may have."""

CHANCE: Final = ""
"""The stream of whoever needs only one: a bot, a test."""
SETUP: Final = "setup"
"""What is drawn before anybody decides: who begins, who sits where."""
DICE: Final = "dice"
DECK: Final = "deck"
HAND: Final = "hand"
"""What one draws out of another's hand, or is drawn out of one's own."""

_bare = object.__new__
_numbers = Struct(f">{DRAWS}Q").unpack

Block = tuple[Any, ...]
"""The number of a block, the key of its stream, and what the block gives."""


class Fate:
    """A seeded source of chance: BLAKE2b of a counter under a secret key, in streams that know nothing of each other.

    Whoever does not hold the seed can predict nothing from what was rolled before, so the same source
    serves research (fast, repeatable) and a server whose players do not trust each other.

    Each stream (`dice`, `deck`, or whatever a game calls it) has a key of its own, made of the source's key and the
    stream's name by a one-way function: one die more does not change the next shuffle.  A game turns a `page` for
    each round or turn; every stream begins anew on it, so that one die more now does not change the dice of the next
    round either.  So two ways to play can be compared under the same luck.

    `rolled` remembers the dice of the step in flight, `script` dictates the next ones: dice are public
    and must fall the same way again when a step is replayed, even in an imagined deal with another key.
    """

    __slots__ = ("blocks", "counter", "drawn", "key", "leaf", "rolled", "script")

    def __init__(self, key: bytes) -> None:
        """Start a new source under this key (at most 64 bytes)."""
        if not 0 < len(demands.kind(key, bytes, "key")) <= LONGEST_KEY:
            raise OutOfRange(f"the key has {len(key)} bytes; it must have 1 to {LONGEST_KEY}")
        self.key = key
        self.leaf = ""
        """The page that is open."""
        self.counter = 0
        """How many numbers were drawn from all streams together."""
        self.drawn: dict[str, int] = {}
        """How many were drawn from each stream of this page."""
        self.blocks: dict[str, Block] = {}
        self.rolled: list[int] = []
        self.script: list[int] = []

    @classmethod
    def seeded(cls, seed: int | str) -> Fate:
        """Make the source that belongs to a seed; BadSeed if no record could hold it."""
        return cls(sha256(str(demands.seed(seed)).encode()).digest())

    @staticmethod
    def concealed() -> Fate:
        """Return the source in a view: it holds nothing of the real one."""
        return Fate(b"concealed")

    def copy(self) -> Fate:
        """Return a twin that will give the same numbers.

        Both share the last blocks: what a block gives follows from its stream and its number alone.
        """
        twin = _bare(Fate)
        twin.key = self.key
        twin.leaf = self.leaf
        twin.counter = self.counter
        twin.drawn = self.drawn.copy() if self.drawn else {}
        twin.blocks = self.blocks
        twin.rolled = self.rolled[:] if self.rolled else []
        twin.script = self.script[:] if self.script else []
        return twin

    def into(self, other: Fate) -> None:
        """Let another source, of some other kind, go on exactly as this one would."""
        demands.kind(other, Fate, "other").__setstate__(Fate.copy(self).standing())

    def standing(self) -> tuple[object, ...]:
        """Return everything that decides which numbers come next, to be compared."""
        return (self.key, self.leaf, self.counter, self.drawn, self.rolled, self.script)

    def fork(self) -> Fate:
        """Return an independent source, drawn from this one."""
        return Fate(b"".join(self.number().to_bytes(8, "big") for _ in range(4)))

    def page(self, name: object) -> None:
        """Begin all streams anew on a page that has not been open before: a round, a turn."""
        self.leaf = str(name)
        self.drawn = {}
        self.blocks = {}

    def rekey(self, key: bytes) -> None:
        """Go on under another key; the dice of the step in flight stay as they fell."""
        self.key = Fate(key).key
        self.drawn = {}
        self.blocks = {}

    def number(self, stream: str = CHANCE) -> int:
        """Return the next 64 random bits of a stream."""
        if type(stream) is not str:
            demands.text(stream, "stream")
        drawn = self.drawn
        place = drawn.get(stream, 0)
        drawn[stream] = place + 1
        self.counter += 1
        block = self.blocks.get(stream)
        if block is None or block[0] != place >> 3:
            block = self._block(stream, place >> 3)
        number: int = block[2 + (place & 7)]
        return number

    def numbers(self, count: int, stream: str = CHANCE) -> list[int]:
        """Return as many of them, one after the other."""
        demands.number(count, "count", 0, MOST_NUMBERS)
        demands.text(stream, "stream")
        place = self.drawn.get(stream, 0)
        end = place + count
        self.drawn[stream] = end
        self.counter += count
        found: list[int] = []
        for which in range(place >> 3, (end + 7) >> 3):
            block = self.blocks.get(stream)
            if block is None or block[0] != which:
                block = self._block(stream, which)
            found += block[2:]
        skip = place & 7
        return found[skip : skip + count]

    def _block(self, stream: str, which: int) -> Block:
        """Return a block of a stream, and keep it: nearly always the next number is in it."""
        last = self.blocks.get(stream)
        key: bytes = last[1] if last is not None else self._key_of(stream)
        block = (which, key, *_numbers(blake2b((which * DRAWS).to_bytes(8, "big"), key=key).digest()))
        self.blocks[stream] = block
        return block

    def _key_of(self, stream: str) -> bytes:
        """Return the key of a stream on this page; what is hashed is longer than the number of any block."""
        if stream == CHANCE and not self.leaf:
            return self.key
        name = f"stream {self.leaf!r} {stream}".encode(errors="surrogatepass")
        return blake2b(name, key=self.key, digest_size=32).digest()

    def below(self, limit: int, stream: str = CHANCE) -> int:
        """Return a secret number from 0 to `limit` - 1."""
        if type(limit) is not int or limit < 1:
            demands.number(limit, "limit", 1)
        return (self.number(stream) * limit) >> 64

    def roll(self, faces: int, stream: str = DICE) -> int:
        """Roll an open die and return its face, from 0 to `faces` - 1."""
        if type(faces) is not int or faces < 1:
            demands.number(faces, "faces", 1)
        face = (self.number(stream) * faces) >> 64
        if self.script:
            face = self.script.pop(0)
        self.rolled.append(face)
        return face

    def shuffle(self, things: list[T], stream: str = CHANCE) -> None:
        """Put things into a random order."""
        if type(things) is not list:
            demands.kind(things, list, "things")
        last = len(things) - 1
        if last < 1:
            return
        for number in self.numbers(last, stream):
            other = (number * (last + 1)) >> 64
            things[last], things[other] = things[other], things[last]
            last -= 1

    def __getstate__(self) -> tuple[object, ...]:
        return self.standing()

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.key, self.leaf, self.counter, self.drawn, self.rolled, self.script = state
        self.blocks = {}
