"""What a field of a state is: what it holds, how cards lie in it, and from whom they are hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# What a field holds, and so how it is copied.
VALUE, ROW, COUNTS, PARTS, OWNED, SHARED, UNTIED = "value", "row", "counts", "parts", "owned", "shared", "untied"
# How cards lie in it.
SET, SETS, PILE, SINGLES, LINES = "set", "sets", "pile", "singles", "lines"
# What of them is hidden from whom: nothing; from all but their owner; from everybody; or only in which order they lie.
OPEN, OTHERS, EVERYBODY, ORDER = "", "others", "everybody", "order"


class Field:
    """What one field of a state is."""

    __slots__ = ("cards", "compared", "given", "hidden", "holds", "name", "packed", "start")

    def __init__(  # noqa: PLR0913  (all that can be said of a field)
        self,
        holds: str,
        start: Callable[[Any], Any],
        *,
        cards: str = "",
        hidden: str = OPEN,
        compared: bool = True,
        packed: bool = True,
        given: bool = False,
    ) -> None:
        """Declare a field; `start` makes its first value from the setting."""
        self.name = ""
        self.holds = holds
        self.start = start
        self.cards = cards
        self.hidden = hidden
        self.compared = compared
        self.packed = packed
        self.given = given
