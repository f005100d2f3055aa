"""The nouns of the Law: suits, items, phases, places; and the notation of answers made of them."""

from __future__ import annotations

from typing import TypeAlias

from rulewright.kernel.question import Option

Suit: TypeAlias = int
BIRD, FOX, RABBIT, MOUSE = range(4)
SUITS = ("bird", "fox", "rabbit", "mouse")
CLEARING_SUITS = (FOX, RABBIT, MOUSE)

Item: TypeAlias = int
BOOT, BAG, CROSSBOW, HAMMER, SWORD, TEA, COINS, TORCH = range(8)
ITEMS = ("boot", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch")

BIRDSONG, DAYLIGHT, EVENING, SETUP = "birdsong", "daylight", "evening", "setup"
START_OF_BIRDSONG, START_OF_DAYLIGHT, START_OF_EVENING = (
    "start of birdsong",
    "start of daylight",
    "start of evening",
)
BEFORE_DRAW = "evening draw"
"""When cards would be drawn in Evening."""

Place: TypeAlias = int
"""A clearing or a forest.  Clearings are 1 to 12, forests follow; 0 lies beside the map."""
BESIDE: Place = 0
"""A clearing beside the map, without suit and slots: a burrow, if somebody has one."""
CLEARINGS = range(1, 13)
FIRST_FOREST = 13
PLACES = 32
"""Width of every table indexed by place."""

Card: TypeAlias = int
"""A single card; copies of one design are neighbours."""

Force: TypeAlias = int
"""To whom pieces belong.  The forces of the seats come first and have their numbers, then those of hirelings."""
NOBODY = -1

ALWAYS, NATURAL = "always", "natural"
"""Standing orders where a card may be spent: any that matches, or one that is no bird."""

WIN = 30
HAND_LIMIT = 5
EVENING_DRAW = 1

_bits: dict[int, tuple[int, ...]] = {}


def bits(mask: int) -> tuple[int, ...]:
    """Return the members of a set written as a bit mask, in ascending order."""
    members = _bits.get(mask)
    if members is None:
        members = tuple(place for place in range(mask.bit_length()) if mask >> place & 1)
        if mask < 1 << PLACES:  # sets of places recur all the time; sets of cards hardly do
            _bits[mask] = members
    return members


def all_in(mask: int) -> list[int]:
    """Return every card of a set; for sets of places, which recur, `bits` is quicker."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def place_name(place: Place) -> str:
    """Return how a place is written: `7` for a clearing, `f2` for a forest, `burrow` for that beside the map."""
    if place == BESIDE:
        return "burrow"
    return str(place) if place < FIRST_FOREST else f"f{place - FIRST_FOREST + 1}"


_targets = tuple(
    f"clearing:{place}" if place < FIRST_FOREST else f"forest:{place - FIRST_FOREST + 1}" for place in range(PLACES)
)


def place_target(place: Place) -> str:
    """Return the target by which an interface finds a place."""
    return _targets[place]


DONE: Option[None] = Option("done", None)
DECLINE: Option[None] = Option("decline", None)
YES: Option[bool] = Option("yes", True)
NO: Option[bool] = Option("no", False)
AT: tuple[Option[Place], ...] = tuple(Option(place_name(p), p, (place_target(p),)) for p in range(PLACES))
"""A place as an answer."""
WAY: tuple[tuple[Option[tuple[Place, Place]], ...], ...] = tuple(
    tuple(Option(f"{place_name(a)}>{place_name(b)}", (a, b), (place_target(a), place_target(b))) for b in range(PLACES))
    for a in range(PLACES)
)
"""A way from one place to another as an answer."""
NUMBER: tuple[Option[int], ...] = tuple(Option(str(n), n) for n in range(64))
SUIT: tuple[Option[Suit], ...] = tuple(Option(name, suit) for suit, name in enumerate(SUITS))
ITEM: tuple[Option[Item], ...] = tuple(Option(name, item, (f"item:{name}",)) for item, name in enumerate(ITEMS))

_ways: dict[tuple[Place, int], list[Option[tuple[Place, Place]]]] = {}
_places: dict[int, list[Option[Place]]] = {}


def ways(origin: Place, destinations: int) -> list[Option[tuple[Place, Place]]]:
    """Return the ways from a place into each of a set of places; do not change the list."""
    found = _ways.get((origin, destinations))
    if found is None:
        found = [WAY[origin][place] for place in bits(destinations)]
        _ways[origin, destinations] = found
    return found


def places(mask: int) -> list[Option[Place]]:
    """Return a set of places as answers; do not change the list."""
    found = _places.get(mask)
    if found is None:
        found = [AT[place] for place in bits(mask)]
        _places[mask] = found
    return found
