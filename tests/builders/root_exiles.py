"""Tables with Exiles and Partisans: five factions in the middle of a match, each with a card in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.facts import names
from tests.builders.root import position, table

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.match import Match

FIVE = ("marquise", "eyrie", "alliance", "vagabond", "cult")
STANDING = (
    "1 marquise 4 keep\n5 marquise 2 workshop\n3 eyrie 4 roost\n2 alliance 2 sympathy\n10 alliance 1 base_rabbit\n"
    "6 vagabond pawn\n11 cult 4 garden_mouse\n12 marquise 1\neyrie leader despot\neyrie battle loyal_vizier*2\n"
    "vagabond character thief\nvagabond items boot sword\ncult outcast mouse\n"
    "hand marquise anvil\nhand eyrie sword\nhand alliance bake_sale\nhand vagabond root_tea_fox\n"
    "hand cult investments\n"
).replace("loyal_vizier*2", "loyal_vizier loyal_vizier")
HEAD = f"cards exiles\nseats {' '.join(FIVE)}\n"


def exiles(text: str, *, dice: list[int] | None = None, seed: int = 0) -> Root:
    """Return the position a text describes, with this deck."""
    return position(f"cards exiles\n{text}", dice=dice, seed=seed)


def exiles_table(text: str, *, dice: list[int] | None = None, seed: int = 0) -> Match:
    """Return a match that goes on from it."""
    return table(f"cards exiles\n{text}", dice=dice, seed=seed)


def cards(root: Root, mask: int) -> list[str]:
    """Return the designs of a set of cards."""
    return names(root.setting.deck, mask)
