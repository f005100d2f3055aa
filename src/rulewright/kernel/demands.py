"""What may be handed to the library: looked at where it comes in, and refused by name if it cannot be meant.

Whoever calls a function with the wrong thing is told by an exception of ours which thing, what it was, and what would
be right; nothing has changed then.  Rules trust each other and ask nothing of this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path, PurePath
from typing import Any, TypeVar

from rulewright.kernel.errors import BadSeed, OutOfRange, WrongKind

T = TypeVar("T")
LONGEST = 60
"""So much of a thing is shown in a refusal."""
PLAIN = (str, int, float, bytes, type(None))
"""Kinds of things that one can tell by how they are shown."""
LARGEST_SEED = 1 << 1024
"""Seeds are written into records and promised by their hash; larger numbers are nobody's seed but a mistake."""


def shown(thing: object) -> str:
    """Return a thing as a refusal shows it, with what it is where that does not meet the eye."""
    try:
        text = repr(thing)
    except Exception:  # noqa: BLE001  (a thing that cannot even be shown is refused all the same)
        text = "something"
    if len(text) > LONGEST:
        text = f"{text[:LONGEST]}..."
    return text if isinstance(thing, PLAIN) else f"{text} ({type(thing).__name__})"


def kind(thing: object, wanted: type[T], name: str) -> T:
    """Return a thing of the kind that is wanted, or refuse it by the name of the parameter."""
    if not isinstance(thing, wanted):
        raise WrongKind(f"{name} is {shown(thing)}; it must be a {wanted.__name__}")
    return thing


def text(thing: object, name: str) -> str:
    """Return a text."""
    if not isinstance(thing, str):
        raise WrongKind(f"{name} is {shown(thing)}; it must be a text")
    return thing


def texts(thing: object, name: str) -> list[str]:
    """Return several texts."""
    if not isinstance(thing, list | tuple) or not all(isinstance(entry, str) for entry in thing):
        raise WrongKind(f"{name} is {shown(thing)}; it must be a list of texts")
    return list(thing)


def flag(thing: object, name: str) -> bool:
    """Return true or false."""
    if not isinstance(thing, bool):
        raise WrongKind(f"{name} is {shown(thing)}; it must be true or false")
    return thing


def number(thing: object, name: str, least: int, most: int | None = None) -> int:
    """Return a whole number that is not less than `least`, and not more than `most`."""
    if isinstance(thing, bool) or not isinstance(thing, int):
        raise WrongKind(f"{name} is {shown(thing)}; it must be a whole number")
    if thing < least or (most is not None and thing > most):
        bounds = f"from {least} to {most}" if most is not None else f"{least} or more"
        raise OutOfRange(f"{name} is {thing if abs(thing) < LARGEST_SEED else 'far too large'}; it must be {bounds}")
    return thing


def listener(thing: object, name: str) -> Callable[..., Any] | None:
    """Return something that can be called, or None."""
    if thing is not None and not callable(thing):
        raise WrongKind(f"{name} is {shown(thing)}; it must be a function, or None")
    return thing


def mapping(thing: object, name: str) -> Mapping[str, Any]:
    """Return things by name."""
    if not isinstance(thing, Mapping) or not all(isinstance(key, str) for key in thing):
        raise WrongKind(f"{name} is {shown(thing)}; it must be a dict whose keys are texts")
    return thing


def path(thing: object, name: str) -> Path:
    """Return where a file or a folder is."""
    if not isinstance(thing, str | PurePath):
        raise WrongKind(f"{name} is {shown(thing)}; it must be a path")
    return Path(thing)


def seed(thing: object) -> int | str:
    """Return a seed: a whole number or a text, for that is what a record can hold and play again."""
    if isinstance(thing, bool) or not isinstance(thing, int | str):
        raise BadSeed(f"the seed is {shown(thing)}; it must be a whole number or a text")
    if isinstance(thing, int):
        if abs(thing) >= LARGEST_SEED:
            raise BadSeed(f"the seed is a number of {thing.bit_length()} bits; it may have {LARGEST_SEED.bit_length()}")
        return thing
    try:
        thing.encode()
    except UnicodeEncodeError as error:
        raise BadSeed(f"the seed is {shown(thing)}; it has characters that no record can hold") from error
    return thing
