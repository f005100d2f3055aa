"""Mercenaries on paths, and what they have with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulewright.agents.monster_lands.lore import Trap

NEVER = 1000
"""Missing to a capture that is not possible."""


class Fighter(NamedTuple):
    """A mercenary on a path, with everything that decides its fate."""

    path: int
    mine: bool
    rival: bool = False
    alive: float = 1.0
    """The chance to survive the monster's attack."""
    dice: int = 0
    flat: int = 0
    capture: int = -NEVER
    """Bonus for a capture; hopeless without a trap."""
    kill: int = 0
    dice_there: int = 0
    flat_there: int = 0
    death: float = 0.0
    """What its death is worth to its owner."""
    glory: float = 0.0
    """What its talent adds to a capture."""
    home: float = 0.0
    """What it brings home if it lives: gold of the path, flasks that are left; less the wounds."""


class Pack(NamedTuple):
    """What a mercenary takes along."""

    member: int
    strength: int
    magic: int
    traps: tuple[int, ...] = ()
    defense: int = 0
    potion: int = 0
    venom: int = 0
    given: int = 0
    """Magic dice that will be given up to weaken the attack."""


class Kit(NamedTuple):
    """What a mercenary has with it: that of its pack, of its traps and of its path."""

    member: int
    strength: int
    magic: int
    traps: Sequence[Trap]
    gold: int
    potions: int
    venoms: int
    defense: int
    used: int = 0
    """Defensive talents that have been used."""
