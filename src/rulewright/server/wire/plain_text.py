"""Plain text: what people write is cleaned before anybody else sees it."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"
"""Invisible, but scripts and emoji need them between two letters."""
MARKS = 4
"""How many combining marks may be piled on one letter."""
GONE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Categories that are left out: control characters, bidirectional overrides, surrogates, the unassigned."""
GAPS = frozenset({"Zs", "Zl", "Zp"})


def plain(text: str) -> str:
    """Return one line of visible text: no control characters, no overrides of direction, no piles of marks.

    What remains is still only text; whoever shows it must not read it as HTML.
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        if category in GAPS or letter in "\t\n\r\v\f\x85":
            letter = " "  # noqa: PLW2901  (whatever the gap was, it is one space)
        elif category in GONE and letter not in JOINERS:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MARKS and not (letter == " " and kept[-1:] == [" "]):
            kept.append(letter)
    return "".join(kept).strip(" " + JOINERS)
