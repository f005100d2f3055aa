"""Tables with Exiles and Partisans: five factions in the middle of a match, each with a card in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.facts import names
from tests.builders.root import position, table

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.match import Match
    from rulewright.kernel.question import Option

FIVE = ("marquise", "eyrie", "alliance", "vagabond", "cult")
BOARDS = (
    "1 marquise 4 keep\n5 marquise 2 workshop\n3 eyrie 4 roost\n2 alliance 2 sympathy\n10 alliance 1 base_rabbit\n"
    "6 vagabond pawn\n11 cult 4 garden_mouse\n12 marquise 1\neyrie leader despot\n"
    "eyrie battle loyal_vizier loyal_vizier\n"
    "vagabond character thief\nvagabond items boot sword\ncult outcast mouse\n"
)
"""What stands on the map and lies on the boards."""
HANDS = {
    "marquise": "anvil bake_sale sword",
    "eyrie": "protection_racket root_tea_rabbit crossbow_mouse",
    "alliance": "foxfolk_steel a_visit_to_friends investments",
    "vagabond": "root_tea_fox smugglers_trail",
    "cult": "gently_used_knapsack mouse_in_a_sack birdy_bindle",
}
STANDING = BOARDS + "".join(f"hand {name} {held}\n" for name, held in HANDS.items())
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


def laid(faction: str, card: str) -> Match:
    """Return the beginning of a turn of a faction that has a card in play, with something to do for every card."""
    other = "eyrie" if faction != "eyrie" else "cult"
    box = "" if faction == "vagabond" else f"crafted {faction} boot tea\n"
    lying = f"discard ambush_fox ambush_bird\nplay {other} tunnels\nplay {faction} {card}\n{box}"
    return table(f"{HEAD}{STANDING}{lying}turn {faction} birdsong")


def quiet(match: Match) -> Option[Any]:
    """Return an answer that does as little as possible."""
    assert match.question is not None
    return match.question.find("done") or match.question.find("decline") or match.question.options[0]
