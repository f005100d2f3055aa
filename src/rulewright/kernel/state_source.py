"""The methods of a state as Python source, written from its fields."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.kernel.fields import (
    COUNTS,
    EVERYBODY,
    LINES,
    ORDER,
    OTHERS,
    OWNED,
    PARTS,
    PILE,
    ROW,
    SET,
    SETS,
    SHARED,
    UNTIED,
    VALUE,
    Field,
)


def _begin(fields: Sequence[Field]) -> Iterator[str]:
    handed = [field.name for field in fields if field.given]
    yield f"def __init__(self, {', '.join(handed)}):" if handed else "def __init__(self, setting=None):"
    if handed and "setting" not in handed:
        yield "    setting = None"
    for field in fields:
        yield f"    self.{field.name} = {field.name if field.given else f'start_{field.name}(setting)'}"
    yield "    return"


COPIED = {
    VALUE: "self.{0}",
    SHARED: "self.{0}",
    ROW: "self.{0}[:]",
    COUNTS: "self.{0}[:]",
    PARTS: "[part.copy() for part in self.{0}]",
    OWNED: "self.{0}.copy()",
    UNTIED: "None",
}
COMPARED = {
    VALUE: "self.{0}",
    ROW: "tuple(self.{0})",
    COUNTS: "bytes(self.{0})",
    OWNED: "self.{0}.fingerprint()",
    PARTS: "tuple([part.fingerprint() for part in self.{0}])",
}
PACKED = {
    VALUE: "plain(self.{0})",
    ROW: "[plain(entry) for entry in self.{0}]",
    COUNTS: "list(self.{0})",
    PARTS: "[part.pack() for part in self.{0}]",
}
UNPACKED = {
    VALUE: "like(self.{0}, packed['{0}'])",
    ROW: "like_all(self.{0}, packed['{0}'])",
    COUNTS: "bytearray(packed['{0}'])",
}


def _copy(fields: Sequence[Field]) -> Iterator[str]:
    yield "def copy(self):"
    yield "    twin = new(self.__class__)"
    for field in fields:
        yield f"    twin.{field.name} = {COPIED[field.holds].format(field.name)}"
    yield "    return twin"


def _fingerprint(fields: Sequence[Field]) -> Iterator[str]:
    yield "def fingerprint(self):"
    yield "    return ("
    for field in fields:
        if field.compared:
            yield f"        {COMPARED[field.holds].format(field.name)},"
    yield "    )"


def _pack(fields: Sequence[Field]) -> Iterator[str]:
    yield "def pack(self):"
    yield "    return {"
    for field in fields:
        if field.packed:
            yield f"        '{field.name}': {PACKED[field.holds].format(field.name)},"
    yield "    }"
    yield "def unpack(self, packed):"
    for field in fields:
        if field.packed and field.holds == PARTS:
            yield f"    for part, own in zip(self.{field.name}, packed['{field.name}'], strict=True):"
            yield "        part.unpack(own)"
        elif field.packed:
            yield f"    self.{field.name} = {UNPACKED[field.holds].format(field.name)}"
    yield "    return"


def _zones(fields: Sequence[Field]) -> Iterator[str]:
    """Write how cards are found wherever they lie."""
    yield "def zones(self):"
    yield "    found = []"
    for field in fields:
        if field.cards == SET:
            yield f"    found.append(('{field.name}', 0, members(self.{field.name})))"
        elif field.cards == SETS:
            yield f"    found += [('{field.name}', at, members(zone)) for at, zone in enumerate(self.{field.name})]"
        elif field.cards == LINES:
            yield f"    found += [('{field.name}', at, list(line)) for at, line in enumerate(self.{field.name})]"
        elif field.cards:
            yield f"    found.append(('{field.name}', 0, self.{field.name}))"
        elif field.holds == PARTS:
            yield f"    for at, part in enumerate(self.{field.name}):"
            yield f"        found += [(f'{field.name} {{at}} {{name}}', here, cards)"
            yield "            for name, here, cards in part.zones()]"
    yield "    return found"


def _renumber(fields: Sequence[Field]) -> Iterator[str]:
    """Write how cards get other numbers."""
    yield "def renumber(self, numbers):"
    for field in fields:
        if field.cards == SET:
            yield f"    self.{field.name} = renumbered(self.{field.name}, numbers)"
        elif field.cards == SETS:
            yield f"    self.{field.name} = [renumbered(zone, numbers) for zone in self.{field.name}]"
        elif field.cards == LINES:
            yield f"    self.{field.name} = [tuple([numbers.get(card, card) for card in line])"
            yield f"        for line in self.{field.name}]"
        elif field.cards:
            yield f"    self.{field.name} = [numbers.get(card, card) for card in self.{field.name}]"
        elif field.holds == PARTS:
            yield f"    for part in self.{field.name}:"
            yield "        part.renumber(numbers)"
    yield "    return"


def _secrets(fields: Sequence[Field]) -> Iterator[str]:
    """Write what is hidden: all of it, what of it one owner may see, and how other cards are put in its place."""
    hands = [field for field in fields if field.hidden == OTHERS and field.cards == SETS]
    own = [field for field in fields if field.hidden == OTHERS and field.cards == SET]
    piles = [field for field in fields if field.hidden == EVERYBODY and field.cards == PILE]
    boards = [field for field in fields if field.holds == PARTS]
    yield "def hidden_from(self, seat):"
    yield f"    found = {' | '.join(f'self.{field.name}' for field in own) or '0'}"
    for field in piles:
        yield f"    for card in self.{field.name}:"
        yield "        found |= 1 << card"
    for field in hands:
        yield f"    for owner, zone in enumerate(self.{field.name}):"
        yield "        if owner != seat:"
        yield "            found |= zone"
    for field in boards:
        yield f"    for owner, part in enumerate(self.{field.name}):"
        yield "        if owner != seat:"
        yield "            found |= part.hidden_from(None)"
    yield "    return found"
    yield "def deal(self, fixed, pool):"
    for field in own:
        yield f"    if self.{field.name} & ~fixed:"
        yield f"        self.{field.name} = exchanged(self.{field.name}, fixed, pool)"
    if hands or boards:
        owners = hands[0].name if hands else boards[0].name
        yield f"    for owner in range(len(self.{owners})):"
        for field in hands:
            yield f"        self.{field.name}[owner] = exchanged(self.{field.name}[owner], fixed, pool)"
        for field in boards:
            yield f"        self.{field.name}[owner].deal(fixed, pool)"
    for field in piles:
        yield f"    self.{field.name} = [card if fixed >> card & 1 else pool.pop() for card in self.{field.name}]"
    yield "    return"
    yield "def reshuffle(self, later, fate):"
    for field in fields:
        if field.hidden == ORDER:
            kind = "tuple" if field.holds == VALUE else ""
            yield f"    self.{field.name} = {kind}(reordered(self.{field.name}, later.{field.name}, fate))"
        elif field.holds == PARTS:
            yield f"    for part, now in zip(self.{field.name}, later.{field.name}, strict=True):"
            yield "        part.reshuffle(now, fate)"
    yield "    return"


WRITERS = (_begin, _copy, _fingerprint, _pack, _zones, _renumber, _secrets)


def source_of(fields: Sequence[Field]) -> str:
    """Return everything that is written for a class with these fields, as Python source."""
    return "\n".join(line for writer in WRITERS for line in writer(fields))
