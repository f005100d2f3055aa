"""Traps and tricks (ML-24.1 to ML-24.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.monster_lands.position import (
    MAGIC_DICE,
    OWNER,
    SAFE_MAGIC,
    SAFE_STRENGTH,
    STRENGTH_DICE,
    WIDTH,
)
from rulewright.games.monster_lands.power import Device
from rulewright.games.monster_lands.terms import BATTLE, COLOURS, PATH, PATH_NAMES, STRENGTH, mix
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.terms import Path


@law("monster_lands 24.1", "monster_lands 24.2", "monster_lands 12.1.1", "monster_lands 20.3")
class AddDice(Device, frozen=True, tag="add_dice"):
    """Brings dice of its own; on a shielded trap they cannot be stolen."""

    die: str
    count: int
    immune_to_tricks: bool = False

    def lay(self, realm: Realm, path: Path) -> None:
        """Put the dice on the trap, whatever the room."""
        strength = COLOURS.index(self.die) == STRENGTH
        if self.immune_to_tricks:
            field = SAFE_STRENGTH if strength else SAFE_MAGIC
        else:
            field = STRENGTH_DICE if strength else MAGIC_DICE
        realm.paths[path * WIDTH + field] += self.count


@law("monster_lands 24.1")
class TrapDieBonus(Device, frozen=True, tag="die_bonus"):
    """Makes every die of a colour on the path count more."""

    die: str
    amount: int
    when: tuple[str, ...]

    def die_bonus(self, colour: int, occasion: str) -> int:
        """Add to dice of its colour."""
        return self.amount if COLOURS[colour] == self.die and occasion in self.when else 0


@law("monster_lands 24.1")
class TrapTotalBonus(Device, frozen=True, tag="total_bonus"):
    """Adds to the total against a monster (R-15: not in a conquest)."""

    amount: int
    when: str

    def total_bonus(self, purpose: str) -> int:
        """Add to the total."""
        return self.amount if purpose == self.when == BATTLE else 0


@law("monster_lands 24.3", "monster_lands 20.7")
class StealDice(Device, frozen=True, tag="steal_dice"):
    """Takes dice from a neighbour."""

    dice: tuple[str, ...]
    count: int

    @property
    def trick(self) -> bool:
        """It is one."""
        return True

    def loose(self, realm: Realm, victim: Path) -> tuple[int, int]:
        """Return the dice of a path that it could take: none from shielded traps."""
        base = victim * WIDTH
        return (
            realm.paths[base + STRENGTH_DICE] if "strength" in self.dice else 0,
            realm.paths[base + MAGIC_DICE] if "magic" in self.dice else 0,
        )

    def play(self, realm: Realm, path: Path, victim: Path) -> Flow[None]:
        """Take as many dice as there are, of colours its owner chooses."""
        strength, magic = self.loose(realm, victim)
        number = min(self.count, strength + magic)
        options = [mix(s, number - s) for s in range(number + 1) if s <= strength and number - s <= magic]
        seat = realm.paths[path * WIDTH + OWNER]
        taken = yield from choose(seat, "monster_lands.steal", options, ("monster_lands 20.7",), PATH[victim].targets)
        self.move(realm, path, victim, taken)

    def play_blindly(self, realm: Realm, path: Path, victim: Path) -> None:
        """Take strength first."""
        strength, magic = self.loose(realm, victim)
        first = min(strength, self.count)
        self.move(realm, path, victim, (first, min(magic, self.count - first)))

    def move(self, realm: Realm, path: Path, victim: Path, taken: tuple[int, int]) -> None:
        """Move dice from one path to another."""
        for field, number in zip((STRENGTH_DICE, MAGIC_DICE), taken, strict=True):
            realm.paths[victim * WIDTH + field] -= number
            realm.paths[path * WIDTH + field] += number
        if realm.teller:
            names, loser = PATH_NAMES, realm.paths[victim * WIDTH + OWNER]
            realm.tell("stolen", path=names[path], victim=names[victim], strength=taken[0], magic=taken[1], loser=loser)


@law("monster_lands 24.3", "monster_lands 20.6")
class Divert(Device, frozen=True, tag="divert_attack"):
    """Will turn attack dice on a neighbour."""

    dice: int

    @property
    def trick(self) -> bool:
        """It is one."""
        return True

    def play(self, realm: Realm, path: Path, victim: Path) -> Flow[None]:
        """Note it for the monster's attack on its owner."""
        self.play_blindly(realm, path, victim)
        yield from ()

    def play_blindly(self, realm: Realm, path: Path, victim: Path) -> None:
        """Note it; the rival, who is never attacked, has no use for it."""
        realm.diverts[path] += bytes([victim, self.dice])


Gadget = AddDice | TrapDieBonus | TrapTotalBonus | StealDice | Divert
