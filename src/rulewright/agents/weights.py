"""How much everything matters, as data: a table that a tuner, a level of play or a test may replace.

An evaluation is a formula over such a table.  With the numbers of the table it gives a number; with the *named* table,
whose numbers remember where they come from, it gives the same number and says how much of each weight is in it: its
features.  So features and value cannot disagree, and the way to the number costs nothing for it.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

W = TypeVar("W", bound="Weights")


class Weights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of weights.  Its floats are weights, alone, by number or by name; its integers are bounds."""


class Amount:
    """A number that remembers how much of which weight is in it; the rest of it is no weight's.

    Of a product, the factor on the left is what is counted and the one on the right says how often.
    """

    __slots__ = ("parts", "value")

    def __init__(self, value: float, parts: Mapping[str, float]) -> None:
        """Take a number and its parts: what it would change by, if a weight were greater by one."""
        self.value = value
        self.parts = parts

    def _scaled(self, factor: float) -> Amount:
        return Amount(self.value * factor, {name: part * factor for name, part in self.parts.items()})

    def __add__(self, other: Amount | float) -> Amount:
        if not isinstance(other, Amount):
            return Amount(self.value + other, self.parts)
        parts = dict(self.parts)
        for name, part in other.parts.items():
            parts[name] = parts.get(name, 0.0) + part
        return Amount(self.value + other.value, parts)

    __radd__ = __add__

    def __neg__(self) -> Amount:
        return self._scaled(-1.0)

    def __sub__(self, other: Amount | float) -> Amount:
        return self + -other

    def __rsub__(self, other: float) -> Amount:
        return -self + other

    def __mul__(self, other: Amount | float) -> Amount:
        return self._scaled(float(other))

    __rmul__ = __mul__

    def __truediv__(self, other: Amount | float) -> Amount:
        return self._scaled(1.0 / float(other))

    def __abs__(self) -> Amount:
        return -self if self.value < 0 else self

    def __lt__(self, other: Amount | float) -> bool:
        return self.value < float(other)

    def __gt__(self, other: Amount | float) -> bool:
        return self.value > float(other)

    def __le__(self, other: Amount | float) -> bool:
        return self.value <= float(other)

    def __ge__(self, other: Amount | float) -> bool:
        return self.value >= float(other)

    def __bool__(self) -> bool:
        return bool(self.value)

    def __float__(self) -> float:
        return self.value

    def __int__(self) -> int:
        return int(self.value)


class Features(msgspec.Struct, frozen=True):
    """What an opinion consists of: how much of each weight, and what no weight is multiplied with."""

    value: float
    rest: float
    amounts: dict[str, float]
    """By the name of a weight; `bases.3` is the fourth of a row of weights, `item.boot` one of several by name."""
    worths: dict[str, float]
    """The same, multiplied with the weights."""


def _mapped(table: W, change: Callable[[str, float], object]) -> W:
    """Return a table in which every weight is what somebody makes of its name and value."""

    def inside(name: str, value: object) -> object:
        if isinstance(value, float):
            return change(name, value)
        if isinstance(value, tuple):
            return tuple(inside(f"{name}.{number}", part) for number, part in enumerate(value))
        if isinstance(value, dict):
            return {key: inside(f"{name}.{key}", part) for key, part in value.items()}
        return value

    return msgspec.structs.replace(
        table, **{name: inside(name, getattr(table, name)) for name in table.__struct_fields__}
    )


def weights_in(table: Weights) -> dict[str, float]:
    """Return all weights of a table by name."""
    found: dict[str, float] = {}
    _mapped(table, found.__setitem__)
    return found


def named(table: W) -> W:
    """Return a table whose weights remember their names."""
    return _mapped(table, lambda name, value: Amount(value, {name: 1.0}))


def features(table: Weights, value: float) -> Features:
    """Return what is in a value that was computed with the named table; a plain number has no features."""
    amount = cast("Any", value)
    if not isinstance(amount, Amount):
        return Features(value, value, {}, {})
    weights = weights_in(table)
    amounts = {name: part for name, part in sorted(amount.parts.items()) if part}
    worths = {name: weights[name] * part for name, part in amounts.items()}
    return Features(amount.value, amount.value - sum(worths.values()), amounts, worths)


def replaced(table: W, changes: Mapping[str, float]) -> W:
    """Return a table in which some weights, by the names that `weights_in` gives them, have other values."""
    unknown = sorted(set(changes) - set(weights_in(table)))
    if unknown:
        raise ValueError(f"there are no such weights: {', '.join(unknown)}")
    return _mapped(table, changes.get)


def read(file: Path, kind: type[W]) -> W:
    """Return the table of a TOML file; what it leaves out is as usual."""
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), kind)
