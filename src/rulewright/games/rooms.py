"""A game has a room of its name on every floor of the house: its agents, what is measured of it, its face.

Nothing above the rules names a game.  Whoever needs something of one asks here for a module of its room, and goes on
with what holds for every game where there is none.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType


def room(floor: str, game: str, module: str) -> ModuleType | None:
    """Return a module of a game's room on a floor, `rulewright.agents.<game>.<module>`; None if it has none."""
    wanted = f"{floor}.{game}.{module}"
    try:
        return import_module(wanted)
    except ModuleNotFoundError as error:
        # What such a module itself cannot find is a fault of its own.
        if error.name is not None and f"{wanted}.".startswith(f"{error.name}."):
            return None
        raise
