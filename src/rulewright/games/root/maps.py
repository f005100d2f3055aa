"""Clearings, paths, rivers and forests as static tables."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rulewright.games.root.tables import MapData, read, suit_of
from rulewright.games.root.terms import CLEARINGS, FIRST_FOREST, PLACES, Place, Suit, bits
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from collections.abc import Sequence

NAMES = ("autumn", "winter", "lake", "mountain")


class Map:
    """One side of a board.  Sets of places are bit masks."""

    def __init__(self, data: MapData) -> None:
        """Derive the tables the rules read."""
        self.name = data.id
        self.title = data.name
        self.data = data
        self.clearings = sum(1 << place for place in CLEARINGS)
        self.paths = adjacency(data)
        """The clearings that a path links with a place.  Rules ask `rules.ways`, which knows what else leads there."""
        self.rivers = linked(data.rivers)
        """The clearings that a stretch of river links with a place."""
        self.riverside = 0
        """The clearings on a river."""
        self.slots = [0] * PLACES
        self.ruins = 0
        self.corners = 0
        self.opposite = [0] * PLACES
        for clearing in data.clearing:
            self.slots[clearing.id] = clearing.slots
            if clearing.river:
                self.riverside |= 1 << clearing.id
            if clearing.ruin:
                self.ruins |= 1 << clearing.id
            if clearing.corner:
                self.corners |= 1 << clearing.id
                self.opposite[clearing.id] = clearing.opposite or 0
        self.printed_suits: tuple[Suit, ...] | None = None
        if data.suits == "printed":
            self.printed_suits = tuple(suit_of(clearing.suit) for clearing in data.clearing)
        self.forests = sum(1 << FIRST_FOREST + number for number in range(len(data.forest)))
        self.beside = forest_adjacency(data)
        """The forests next to a place, and around a forest its clearings as well."""
        self.coast = coast(data)
        """The clearings on the shore of a lake."""
        self.ferry = data.ferry_start
        self.tower = data.tower_start
        self.closed = data.closed_paths
        """The paths that begin closed, each by its two clearings; their places here are their numbers."""

    def path_names(self, closed: int) -> list[str]:
        """Return how closed paths are written: each by its two clearings."""
        return [f"{self.closed[number][0]}-{self.closed[number][1]}" for number in bits(closed)]


@law("root 2.2", "root 2.2.1", "root 2.3", "root G.1.2", "root G.1.16", "root G.1.24")
def adjacency(data: MapData) -> list[int]:
    """Clearings are adjacent when a path links them; rivers are no paths."""
    return linked(data.paths)


@law("root 2.3", "root G.1.24")
def linked(links: Sequence[tuple[Place, Place]]) -> list[int]:
    """Return, for each place, the places to which it is linked."""
    there = [0] * PLACES
    for one, other in links:
        there[one] |= 1 << other
        there[other] |= 1 << one
    return there


@law("root C.2.2", "root C.2.3")
def coast(data: MapData) -> int:
    """Coastal clearings lie on the lake, which counts as rivers that link each of them with every other."""
    return sum(1 << clearing for clearing in data.coastal_clearings)


@law("root 2.4", "root 2.4.1", "root 2.3", "root C.1.1", "root C.3.2", "root C.3.5", "root G.1.2", "root G.1.11")
def forest_adjacency(data: MapData) -> list[int]:
    """A forest adjoins the clearings that ring it, and each forest across a single path, be it closed.

    On the Winter map a stretch of river between two clearings divides forests as a path would.  On the Lake map coastal
    forests adjoin around the shore.
    """
    borders = {frozenset(path) for path in data.paths}
    if data.rivers_divide_forests:
        borders |= {frozenset(river) for river in data.rivers}
    sides: dict[frozenset[int], list[Place]] = {}
    beside = [0] * PLACES
    for number, forest in enumerate(data.forest):
        place = FIRST_FOREST + number
        ring = forest.clearings
        for corner, following in zip(ring, ring[1:] + ring[:1], strict=True):
            beside[place] |= 1 << corner
            beside[corner] |= 1 << place
            sides.setdefault(frozenset((corner, following)), []).append(place)
    for border, forests in sides.items():
        if border in borders and len(forests) == 2:  # noqa: PLR2004  (the two sides of a path)
            one, other = forests
            beside[one] |= 1 << other
            beside[other] |= 1 << one
    link_shore(data, beside)
    return beside


@law("root C.2.4", "root G.1.2")
def link_shore(data: MapData, beside: list[int]) -> None:
    """A coastal forest adjoins the coastal forests on either side, from which one coastal clearing separates it."""
    shore = sum(1 << FIRST_FOREST + number for number, forest in enumerate(data.forest) if forest.coastal)
    for clearing in data.coastal_clearings:
        meeting = beside[clearing] & shore
        for forest in bits(meeting):
            beside[forest] |= meeting & ~(1 << forest)


@cache
def load(name: str) -> Map:
    """Return a map by name."""
    return Map(read(f"map_{name}", MapData))
