"""What may stand in the options of a match: little, for they are kept, listed and sent to whoever thinks for bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rulewright.server.refusal import Refusal

NUMBER = 2**31
"""No number in options is as large."""
ITEMS = 100
"""Entries of the longest list, or mapping."""
TEXT = 200
"""Letters of the longest text."""
DEPTH = 6
"""How deep lists and mappings lie in each other."""
BRIEF = 16
"""Entries of the longest list that stands in a line."""


def see_short(options: Mapping[str, Any], most: int) -> None:
    """Refuse options that are longer than `most` bytes, or hold anything without measure."""
    fault = unmeasured(options)
    if fault:
        raise Refusal("options-too-large", f"the options of a match hold {fault}", 422)
    if len(msgspec.json.encode(options)) > most:
        raise Refusal("options-too-large", f"the options of a match have at most {most} bytes", 422)


def unmeasured(value: object, depth: int = DEPTH) -> str:
    """Say what of some options is too much; nothing if all of it has a measure."""
    if isinstance(value, float | int):
        return "" if -NUMBER < value < NUMBER else f"no number beyond {NUMBER}"
    if isinstance(value, str):
        return "" if len(value) <= TEXT else f"no text of more than {TEXT} letters"
    if value is None:
        return ""
    if not isinstance(value, Mapping | list | tuple) or not depth:
        return f"only numbers, texts, lists and mappings, {DEPTH} deep"
    if len(value) > ITEMS:
        return f"no list of more than {ITEMS} entries"
    parts = [*value, *value.values()] if isinstance(value, Mapping) else value
    return next((fault for part in parts if (fault := unmeasured(part, depth - 1))), "")


def in_a_line(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return what of a match's options is told in a list: numbers, texts, short lists, and those of mappings inside."""
    return {
        name: plain(value) if isinstance(value, Mapping) else value
        for name, value in options.items()
        if isinstance(value, Mapping) or brief(value)
    }


def plain(inside: Mapping[str, Any]) -> dict[str, Any]:
    """Return the numbers and texts of a mapping."""
    return {name: value for name, value in inside.items() if not isinstance(value, Mapping | list | tuple)}


def brief(value: object) -> bool:
    """Whether a value is a number or a text, or a short list of such."""
    if isinstance(value, list | tuple):
        return len(value) <= BRIEF and not any(isinstance(part, Mapping | list | tuple) for part in value)
    return True
