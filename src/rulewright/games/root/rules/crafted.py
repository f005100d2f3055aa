"""Crafted Items boxes: what lies in them, face up or face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rulewright.games.root.terms import ITEM, ITEMS, Item
from rulewright.kernel.law import law
from rulewright.kernel.question import Option

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

Tile: TypeAlias = int
"""A kind of item that lies face up, or, so many kinds later, one that lies face down."""
WIDTH = len(ITEMS)
DOWN: tuple[Option[Tile], ...] = tuple(
    Option(f"{name}-", item + WIDTH, (f"item:{name}-",)) for item, name in enumerate(ITEMS)
)
"""An item that lies face down, as an answer."""


def face_up(root: Root, seat: Seat) -> list[Option[Tile]]:
    """Return the items in a box that lie face up, as answers."""
    return [ITEM[item] for item in range(WIDTH) if root.crafted[seat * WIDTH + item] > down(root, seat, item)]


def down(root: Root, seat: Seat, item: Item) -> int:
    """Return how many items of a kind lie face down in a box."""
    return root.exhausted.count(seat * WIDTH + item) if root.exhausted else 0


@law("root 9.5.4")
def tiles(root: Root, seat: Seat) -> list[Option[Tile]]:
    """Return everything in a box, as answers."""
    return face_up(root, seat) + [DOWN[item] for item in range(WIDTH) if down(root, seat, item)]


@law("root 9.5.4")
def take_tile(root: Root, seat: Seat, tile: Tile) -> Item:
    """Take an item out of a box."""
    item = tile % WIDTH
    root.crafted[seat * WIDTH + item] -= 1
    if tile >= WIDTH:
        left = list(root.exhausted)
        left.remove(seat * WIDTH + item)
        root.exhausted = tuple(left)
    return item


@law("root 4.1.3")
def exhaust(root: Root, seat: Seat, item: Item) -> None:
    """Turn an item in a box face down.  Nothing turns it up again while it lies there."""
    root.exhausted = tuple(sorted((*root.exhausted, seat * WIDTH + item)))
    root.tell("exhausted", seat=seat, item=ITEMS[item], number=1)
