"""The keys that the browser asks for, read from its sources.

`t("table.undo")` and `has("table.undo")` name a key; so does each text inside the first argument, as in
`t(open ? "table.close" : "table.open")`. A key that is put together, as in ``t(`table.clock.${state}`)``, names a
family: its members come from the rules, or are declared in a comment where they are used:
`texts: table.clock.{on,off} table.clock.late`. A key that stands in quotes elsewhere is used, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).parents[2] / "web" / "src"
CALL = re.compile(r"(?<![\w$.])(?:(?:texts|nouns)\.)?(?:t|has|lawOf)\(")
DECLARED = re.compile(r"\btexts: ((?:[a-z]\w*\.[\w.{},-]+ ?)+)")
KEY = re.compile(r"[a-z]\w*(?:\.[\w-]+)+")
MENTION = re.compile(rf"""["']({KEY.pattern})["']""")
HOLE = re.compile(r"\$\{[^}]*\}")
QUOTES = "\"'`"
OPENING, CLOSING = "([{", ")]}"


class Asked(NamedTuple):
    """What a source asks for: keys in full, and families with holes; and what else it mentions that may be a key."""

    keys: set[str]
    families: set[str]
    mentioned: set[str]


def sources() -> list[Path]:
    """Return the sources of the browser's table, without its tests."""
    found = [*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")]
    return sorted(file for file in found if not file.name.endswith(".test.ts"))


def asked(source: str) -> Asked:
    """Return what a source asks for."""
    keys: set[str] = set()
    families: set[str] = set()
    for call in CALL.finditer(source):
        for quote, text in first_argument(source, call.end()):
            if quote == "`" and "${" in text:
                families.add(text)
            elif KEY.fullmatch(text):
                keys.add(text)
    for declared in DECLARED.findall(source):
        keys.update(key for declaration in declared.split() for key in members(declaration))
    return Asked(keys, families, set(MENTION.findall(source)))


def first_argument(source: str, start: int) -> Iterator[tuple[str, str]]:
    """Yield the quoted texts of a call's first argument, with their quotes."""
    depth, place = 0, start
    while place < len(source):
        sign = source[place]
        if sign in QUOTES:
            end = source.index(sign, place + 1)
            yield sign, source[place + 1 : end]
            place = end
        elif sign in OPENING:
            depth += 1
        elif sign in CLOSING or (sign == "," and not depth):
            if not depth:
                return
            depth -= 1
        place += 1


def members(declaration: str) -> list[str]:
    """Return the keys of a declaration: `a.{b,c}` is `a.b` and `a.c`."""
    pieces = re.split(r"\{([^}]*)\}", declaration)
    choices = [piece.split(",") if index % 2 else [piece] for index, piece in enumerate(pieces)]
    return ["".join(chosen) for chosen in product(*choices)]


def pattern(family: str) -> re.Pattern[str]:
    """Return what the keys of a family look like: a hole stands for one part of a key or several."""
    return re.compile(r"[\w.-]+".join(re.escape(piece) for piece in HOLE.split(family)))
