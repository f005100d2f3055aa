"""What requests, messages and forms are made of: names, numbers, secrets, phrases, and their common shape."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

VERSION = 2

MatchId: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{16}$", max_length=16, description="a match")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, description="what to call somebody")]
Line: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500, description="a line of chat")]
Secret: TypeAlias = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{22}$", max_length=22, description="128 secret bits of a link")
]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100, description="the notation of an option")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Step: TypeAlias = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
Target: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=100, description="a thing on the table, such as `clearing:3`")
]
Phrase: TypeAlias = Annotated[
    tuple[Any, ...],
    Meta(description="what is said: the key of a message, then its parts by name, if it has any"),
]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]


class Struct(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The common shape of all wire types."""
