"""What the scripts need to know of each game stands in a room of its name beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import rulewright
from rulewright.games.rooms import room

if TYPE_CHECKING:
    from types import ModuleType


def rooms(module: str) -> dict[str, ModuleType]:
    """Return a module of each game's room here, by the name of the game; games that have none are left out."""
    found = {game: room(__package__, game, module) for game in rulewright.known_games()}
    return {game: own for game, own in found.items() if own is not None}
