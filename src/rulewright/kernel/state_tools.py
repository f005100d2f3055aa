"""What the methods that are written for a state use: values as JSON knows them, sets of cards as bit masks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rulewright.kernel.fate import Fate


def plain(thing: Any) -> Any:
    """Return a value as JSON knows it."""
    if isinstance(thing, tuple | list):
        return [plain(entry) for entry in thing]
    return list(thing) if isinstance(thing, bytes) else thing


def like(start: Any, thing: Any) -> Any:
    """Return a value of the kind that a field began with, from what JSON made of it."""
    if isinstance(start, tuple):
        return tuple(_frozen(entry) for entry in thing)
    if isinstance(start, bytes):
        return bytes(thing)
    if type(thing) is not type(start):
        raise TypeError(f"{thing!r} is no {type(start).__name__}")
    return thing


def like_all(start: list[Any], thing: list[Any]) -> list[Any]:
    """Return a row of the kind that a field began with; one that began empty holds numbers."""
    model = start[0] if start else 0
    return [like(model, entry) for entry in thing]


def _frozen(thing: Any) -> Any:
    return tuple(_frozen(entry) for entry in thing) if isinstance(thing, list) else thing


def members(mask: int) -> list[int]:
    """Return every member of a set that is written as a bit mask."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def renumbered(mask: int, numbers: Mapping[int, int]) -> int:
    """Return a set whose members have other numbers."""
    return sum(1 << numbers.get(card, card) for card in members(mask))


def exchanged(zone: int, fixed: int, pool: list[int]) -> int:
    """Exchange the cards of a zone that are not fixed for as many from the pool."""
    stays = zone & fixed
    for _ in range((zone & ~fixed).bit_count()):
        stays |= 1 << pool.pop()
    return stays


def reordered(deck: Sequence[int], later: Sequence[int], fate: Fate | None) -> list[int]:
    """Return a pile whose order nobody knows in another, or sorted; what was drawn since from its end is known."""
    hidden, drawn = sorted(deck[: len(later)]), deck[len(later) :]
    if fate is not None:
        fate.shuffle(hidden)
    return [*hidden, *drawn]
