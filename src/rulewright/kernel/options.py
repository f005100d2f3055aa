"""The options of a match: described once, and so offered, completed and judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from rulewright.kernel import demands
from rulewright.kernel.errors import BadOptions

T = TypeVar("T")
FLAG, ONE, SEVERAL = "flag", "one", "several"
SEATS = "seats"


class GameOption(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a game, described so that a lobby can offer it.

    `kind` is "flag" (true or false), "one" (of `among`) or "several" (of `among`, from `fewest` to `most`).
    """

    name: str
    kind: str
    default: Any
    among: tuple[str, ...] = ()
    fewest: int = 0
    most: int = 0


def complete(
    offered: Sequence[GameOption],
    options: Mapping[str, Any],
    *,
    title: str,
    noun: str,
    own: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Complete the options of a match with their defaults, or say which of them is wrong by itself.

    `own` are further options with their defaults, which the game judges.  `noun` is what it calls those who sit, and
    whoever names one of them in another option must have them at the table.
    """
    if not isinstance(options, Mapping):
        raise BadOptions(f"the options are {demands.shown(options)}; they must be a dict, by name")
    defaults = {**{option.name: option.default for option in offered}, **(own or {})}
    for name in options:
        if name not in defaults:
            raise BadOptions(f"unknown option {name!r}; known are: {', '.join(defaults)}")
    full = {**defaults, **options}
    for option in offered:
        if option.kind == FLAG and not isinstance(full[option.name], bool):
            raise BadOptions(f"option {option.name} is {full[option.name]!r}; it must be true or false")
    company = next(option for option in offered if option.name == SEATS)
    full[SEATS] = seated(company, full[SEATS], title, noun)
    for option in offered:
        allowed = [name for name in option.among if name not in company.among or name in full[SEATS]]
        if option.kind == ONE and full[option.name] not in allowed:
            raise BadOptions(f"option {option.name} is {full[option.name]!r}; it must be one of: {', '.join(allowed)}")
    return full


def seated(company: GameOption, seats: object, title: str, noun: str) -> list[str]:
    """Return who sits at a table, or say what is wrong with it."""
    if not isinstance(seats, list | tuple) or not all(isinstance(seat, str) for seat in seats):
        raise BadOptions(f"option {company.name} is {seats!r}; it must be a list of {noun}s")
    for seat in seats:
        if seat not in company.among:
            raise BadOptions(f"unknown {noun} {seat!r}; known are: {', '.join(company.among)}")
    if len(set(seats)) != len(seats):
        raise BadOptions(f"a {noun} is named twice in {', '.join(seats)}; each can be played once")
    if not company.fewest <= len(seats) <= company.most:
        raise BadOptions(
            f"{len(seats)} {company.name} were given; {title} is for {company.fewest} to {company.most} players"
        )
    return list(seats)


def company(options: Mapping[str, Any]) -> list[str]:
    """Return who sits at a table by its options, which `validate` has completed."""
    try:
        return demands.texts(options[SEATS], SEATS)
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise BadOptions(f"these are no options that `validate` has completed: {demands.shown(options)}") from error


MOST_SETTINGS = 200
"""How many tables are kept ready; with more, the one that was made first is forgotten."""


class Settings(Generic[T]):
    """What does not change during a match, made once for all matches whose options shape the table alike."""

    def __init__(self, shaping: Sequence[str], make: Callable[[dict[str, Any]], T]) -> None:
        """Tell tables apart by who sits there and by some other options."""
        self._shaping = (SEATS, *shaping)
        self._make = make
        self._made: dict[tuple[object, ...], T] = {}

    def of(self, options: Mapping[str, Any]) -> T:
        """Return the setting for validated options."""
        try:
            values = (options[name] for name in self._shaping)
            key = tuple(tuple(value) if isinstance(value, list) else value for value in values)
            made = key in self._made
        except (KeyError, TypeError) as error:
            raise BadOptions(f"these are no options that `validate` has completed: {demands.shown(options)}") from error
        if not made:
            if len(self._made) >= MOST_SETTINGS:
                del self._made[next(iter(self._made))]
            self._made[key] = self._make(dict(options))
        return self._made[key]
