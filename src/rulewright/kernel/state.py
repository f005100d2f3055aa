"""State that is declared once: a class lists its fields with what they are, and the rest is written for it.

    class Board(State):
        points: list[int] = row(SEATS)                       # a number for each seat
        troops: bytearray = counts(SEATS, PLACES)            # small numbers, by seat and place
        hands: list[int] = card_sets(SEATS, hidden=OTHERS)   # sets of cards, each for its owner's eyes
        deck: list[int] = pile(hidden=EVERYBODY)             # cards that nobody sees
        bag: list[int] = pile(hidden=ORDER)                  # cards of which nobody knows which comes next

From that list follow slots, the start, `copy`, `fingerprint`, `pack` and `unpack`, the numbering of equal cards and the
dealing anew of what somebody cannot know.  A field cannot be forgotten in one of them.

All of it is written as Python source when the class is made (`source_of` shows it), so that a copy costs what a copy
written by hand costs: nothing is looked up while a match is played.
"""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias

from rulewright.kernel import state_tools
from rulewright.kernel.fields import (
    COUNTS,
    EVERYBODY,
    LINES,
    OPEN,
    ORDER,
    OTHERS,
    OWNED,
    PARTS,
    PILE,
    ROW,
    SET,
    SETS,
    SHARED,
    SINGLES,
    UNTIED,
    VALUE,
    Field,
)
from rulewright.kernel.state_source import source_of
from rulewright.kernel.state_tools import members

if TYPE_CHECKING:
    from rulewright.kernel.fate import Fate

__all__ = [
    "EVERYBODY",
    "OPEN",
    "ORDER",
    "OTHERS",
    "ROW",
    "SINGLES",
    "State",
    "begun",
    "card_lines",
    "card_set",
    "card_sets",
    "counts",
    "given",
    "handed",
    "kept",
    "level",
    "members",
    "owned",
    "parts",
    "pile",
    "row",
    "untied",
    "value",
]

Size: TypeAlias = "int | Callable[[Any], int]"
"""How many of something there are: a number, or what the setting of a match says."""


# Declarations.  They stand where a value of the field's type is expected, so they say that they return anything.


def given() -> Any:
    """Declare what is handed to the constructor and shared by all copies; it is no part of the state."""
    return Field(SHARED, _nothing, compared=False, packed=False, given=True)


def handed() -> Any:
    """Declare what is handed to the constructor and can `copy` itself; it is compared and packed by other means."""
    return Field(OWNED, _nothing, compared=False, packed=False, given=True)


def owned(start: Callable[[Any], Any]) -> Any:
    """Declare a thing that can `copy` itself and tell its `fingerprint`, and is packed by other means."""
    return Field(OWNED, start, packed=False)


def untied() -> Any:
    """Declare something that belongs to the moment and not to the state: copies begin without it."""
    return Field(UNTIED, _nothing, compared=False, packed=False)


def value(start: Any, *, hidden: str = OPEN, derived: bool = False) -> Any:
    """Declare something that never changes in itself: a number, a text, a tuple."""
    return Field(VALUE, _constant(start), hidden=hidden, compared=not derived)


def row(*sizes: Size, start: Any = 0, cards: str = "", derived: bool = False) -> Any:
    """Declare a list with an entry for each of something; without sizes, one that begins empty."""
    return Field(ROW, _repeated(list, start, sizes), cards=cards, compared=not derived)


def counts(*sizes: Size, derived: bool = False) -> Any:
    """Declare a table of small numbers, flat, with a place for each combination; it begins with noughts."""
    return Field(COUNTS, _repeated(bytearray, 0, sizes), compared=not derived)


def begun(start: Callable[[Any], Any], *, holds: str = VALUE) -> Any:
    """Declare a value or a row that begins as the setting says."""
    return Field(holds, start)


def kept(start: Callable[[Any], Any], *, holds: str = VALUE) -> Any:
    """Declare what follows from the rest and is worked out when it is asked for: copied, but nothing more."""
    return Field(holds, start, compared=False, packed=False)


def parts() -> Any:
    """Declare a list of states, such as boards: each is copied, compared and packed by its own declaration."""
    return Field(PARTS, _empty)


def card_set(*, hidden: str = OPEN) -> Any:
    """Declare a set of cards, as a bit mask."""
    return Field(VALUE, _constant(0), cards=SET, hidden=hidden)


def card_sets(*sizes: Size, hidden: str = OPEN) -> Any:
    """Declare a list of sets of cards; with `hidden=OTHERS` each is for the eyes of the seat it is counted for."""
    return Field(ROW, _repeated(list, 0, sizes), cards=SETS, hidden=hidden)


def card_lines(*sizes: Size) -> Any:
    """Declare a list of cards in an order for each of something, as tuples."""
    return Field(ROW, _repeated(list, (), sizes), cards=LINES)


def pile(*, hidden: str = OPEN) -> Any:
    """Declare cards in an order; the next is the last of the list."""
    return Field(ROW, _empty, cards=PILE, hidden=hidden)


def _nothing(setting: Any) -> None:
    return None


def _empty(setting: Any) -> list[Any]:
    return []


def _constant(start: Any) -> Callable[[Any], Any]:
    def begin(setting: Any) -> Any:
        return start

    return begin


def _repeated(kind: type[list[Any] | bytearray], start: Any, sizes: Sequence[Size]) -> Callable[[Any], Any]:
    def begin(setting: Any) -> Any:
        number = 1 if sizes else 0
        for size in sizes:
            number *= size if isinstance(size, int) else size(setting)
        return bytearray(number) if kind is bytearray else [start] * number

    return begin


class Declared(ABCMeta):
    """Makes classes of state: takes the declared fields out of the body, and writes what follows from them."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Declared:
        """Make a class; a method that is written by hand in the body is left as it is."""
        fields: dict[str, Field] = {}
        for base in reversed(bases):
            fields |= getattr(base, "fields", {})
        own = {key: field for key, field in namespace.items() if isinstance(field, Field)}
        for key, field in own.items():
            field.name = key
            del namespace[key]
        new = tuple(key for key in own if key not in fields)
        fields |= own
        written = _compiled(name, tuple(fields.values()))
        made = {"__slots__": new, "fields": MappingProxyType(fields), **written, **namespace}
        return super().__new__(mcs, name, bases, made)


def _compiled(name: str, fields: Sequence[Field]) -> dict[str, Any]:
    """Return the methods that are written for a class."""
    tools = ("plain", "like", "like_all", "members", "renumbered", "exchanged", "reordered")
    names: dict[str, Any] = {
        "new": object.__new__,
        **{tool: getattr(state_tools, tool) for tool in tools},
        **{f"start_{field.name}": field.start for field in fields},
    }
    before = set(names)
    exec(compile(source_of(fields), f"<what {name} declares>", "exec"), names)  # noqa: S102  (our own text, above)
    return {key: made for key, made in names.items() if key not in before and key != "__builtins__"}


class State(metaclass=Declared):
    """Something whose fields are declared once.  What is declared here is written for every such class."""

    fields: ClassVar[Mapping[str, Field]]

    if TYPE_CHECKING:

        def copy(self) -> Self:
            """Return an independent twin."""

        def fingerprint(self) -> tuple[object, ...]:
            """Return the state as a value that can be compared."""

        def pack(self) -> dict[str, Any]:
            """Return the state as plain data, exactly."""

        def unpack(self, packed: dict[str, Any]) -> None:
            """Become the state that was packed; KeyError, TypeError or ValueError where there is none."""

        def zones(self) -> list[tuple[str, int, list[int]]]:
            """Return every place in which cards lie, by name and number, with the cards there."""

        def renumber(self, numbers: Mapping[int, int]) -> None:
            """Give cards other numbers, wherever they lie."""

        def hidden_from(self, seat: int | None) -> int:
            """Return all cards that lie where a seat, or a spectator, cannot look; of a board, all hidden ones."""

        def deal(self, fixed: int, pool: list[int]) -> None:
            """Put cards of a pool in the place of all hidden ones that are not fixed: owner by owner, then piles."""

        def reshuffle(self, later: Self, fate: Fate | None) -> None:
            """Put the piles whose order is hidden into another, as far as nothing was drawn from them until `later`."""


def level(states: Sequence[State], alike: Sequence[int]) -> None:
    """Number equal cards by where they lie in the first of some states, in all of them.

    At a table nobody can tell two copies apart; their numbers would tell whoever was shown one of them whether it
    is that one which is played later.  `alike` has a set of cards for each design.
    """
    places: dict[int, list[tuple[str, int, int]]] = {}
    for name, at, cards in states[0].zones():
        ordered = states[0].fields[name].cards in (PILE, SINGLES, LINES) if name in states[0].fields else False
        for place, card in enumerate(cards):
            places.setdefault(card, []).append((name, at, place if ordered else 0))
    numbers: dict[int, int] = {}
    for copies in alike:
        cards = members(copies)
        if len(cards) > 1:
            order = sorted(cards, key=lambda card: (places.get(card, []), card))
            numbers |= zip(order, cards, strict=True)
    for state in states:
        state.renumber(numbers)
