"""What cards do to dice and hits, read off their powers once: the hooks are too slow to be asked again and again."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from rulewright.agents.monster_lands.odds import HIT
from rulewright.games.monster_lands.terms import (
    AFFINITIES,
    BATTLE,
    CAPTURE,
    CONQUEST,
    ELIMINATE,
    GEAR,
    MAGIC,
    MEMBERS,
    MISSION,
    PERSUASION,
    STRENGTH,
)

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.power import Device, Power
    from rulewright.games.monster_lands.setting import Setting


class Profile(NamedTuple):
    """What a member with its equipment, or a path, adds in the adventure phase."""

    strength: int = 0
    magic: int = 0
    strength_there: int = 0
    magic_there: int = 0
    strength_errand: int = 0
    magic_errand: int = 0
    persuasion_errand: int = 0
    capture: int = 0
    kill: int = 0
    conquest: int = 0
    strength_again: int = 0
    magic_again: int = 0
    persuasion_again: int = 0
    glory: int = 0
    no_trap: int = 0
    diverted: int = 0
    jungle: int = 0
    water: int = 0
    fire: int = 0
    air: int = 0

    def blocks(self, affinity: int) -> int:
        """Return how many hits of a monster of an affinity it blocks."""
        return self[BLOCKS + affinity]


BLOCKS = Profile._fields.index("jungle")
NOTHING = Profile()


class Trap(NamedTuple):
    """What a trap adds to its path."""

    strength_dice: int = 0
    magic_dice: int = 0
    strength: int = 0
    magic: int = 0
    flat: int = 0
    trick: int = 0

    def pips(self, strength: int, magic: int) -> float:
        """Return what it adds, on average, to a roll with so many dice against a monster."""
        return 3.5 * (self.strength_dice + self.magic_dice) + self.strength * strength + self.magic * magic + self.flat


USUAL_TRAP = Trap(flat=5)
"""What a face-down trap of somebody else adds, for all one knows."""


def profile(power: Power) -> Profile:
    """Read off what a power of the adventure phase does."""
    bonus, total, again = power.die_bonus, power.total_bonus, power.rerolls
    return Profile(
        bonus(STRENGTH, BATTLE),
        bonus(MAGIC, BATTLE),
        bonus(STRENGTH, CONQUEST),
        bonus(MAGIC, CONQUEST),
        bonus(STRENGTH, MISSION),
        bonus(MAGIC, MISSION),
        bonus(PERSUASION, MISSION),
        total(CAPTURE),
        total(ELIMINATE),
        total(CONQUEST),
        again(BATTLE) * power.rerolls_colour(STRENGTH),
        again(BATTLE) * power.rerolls_colour(MAGIC),
        again(MISSION) * power.rerolls_colour(PERSUASION),
        power.victory_glory(CAPTURE),
        int(power.needs_no_trap()),
        power.diverted(),
        *(power.defensive_talents(affinity) for affinity in range(len(AFFINITIES))),
    )


def trap_lore(device: Device) -> Trap:
    """Read off what a trap does."""
    dice = (0, 0)
    if hasattr(device, "count") and not device.trick:
        dice = (device.count, 0) if device.die == "strength" else (0, device.count)  # type: ignore[attr-defined]  # what counts names its die
    return Trap(
        *dice,
        device.die_bonus(STRENGTH, BATTLE),
        device.die_bonus(MAGIC, BATTLE),
        device.total_bonus(BATTLE),
        int(device.trick),
    )


class Lore:
    """All cards of a table."""

    def __init__(self, setting: Setting) -> None:
        """Read off everything."""
        powers = setting.powers
        self.setting = setting
        self.members = tuple(profile(power) for power in powers.members)
        self.gear = tuple(profile(power) for power in powers.gear)
        self.paths = tuple(tuple(profile(power) for power in face) for face in powers.paths)
        self.traps = tuple(trap_lore(device) for device in powers.traps)
        self.hit = HIT
        for _ in range(setting.scenario.rerolls_misses):
            self.hit += (1 - self.hit) * HIT

    def bearing(self, realm: Realm, member: int, forbidden: int = -1) -> Profile:
        """Return what a member with its equipment does; one type of equipment may be forbidden."""
        found = self.members[member]
        bearer = realm.gear_bearer
        if member + 1 not in bearer:
            return found
        for gear in range(GEAR):
            if bearer[gear] == member + 1 and self.setting.gear_type[gear] != forbidden:
                found = together(found, self.gear[gear])
        return found


def together(one: Profile, other: Profile) -> Profile:
    """Add up two profiles."""
    return Profile(*(a + b for a, b in zip(one, other, strict=True)))


@lru_cache(maxsize=16)
def lore_of(setting: Setting) -> Lore:
    """Return the lore of a table; a few are remembered."""
    assert len(setting.powers.members) == MEMBERS
    return Lore(setting)
