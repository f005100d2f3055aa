"""Every table at which Root can be played."""

from __future__ import annotations

from typing import Any

from rulewright.arena.tables import companies
from rulewright.games.root.box import DECKS, FACTIONS
from rulewright.games.root.game import FEWEST, MOST
from rulewright.games.root.maps import NAMES
from rulewright.games.root.rules.setup import reach, recommended_reach

INSISTING = {"adventurous": True}
"""What allows a company with less Reach than Law 5.2 recommends."""
SIZES = (2, 4)
"""Tables at which strength is measured."""


def every_table(map_name: str = "") -> list[dict[str, Any]]:
    """Return the options of every company, on every map or on one, with both decks in turn.

    Those with little Reach are adventurous.
    """
    decks = tuple(DECKS)
    tables: list[dict[str, Any]] = []
    seated = (seats for players in range(FEWEST, MOST + 1) for seats in companies(tuple(FACTIONS), players))
    for number, seats in enumerate(seated):
        for shift, name in enumerate((map_name,) if map_name else NAMES):
            deck = decks[(number + shift) % len(decks)]
            options: dict[str, Any] = {"seats": list(seats), "map": name, "deck": deck}
            if reach(list(seats)) < recommended_reach(len(seats)):
                options |= INSISTING
            tables.append(options)
    return tables
