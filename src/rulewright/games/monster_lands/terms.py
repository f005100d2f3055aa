"""The nouns of the rulebook: dice, buildings, paths, cards; and the notation of answers made of them."""

from __future__ import annotations

from typing import TypeAlias

from rulewright.kernel.question import Option

GAME = "monster_lands"

# Dice.

Colour: TypeAlias = int
STRENGTH, MAGIC, PERSUASION = range(3)
COLOURS = ("strength", "magic", "persuasion")

Die: TypeAlias = int
"""A die of a pool: strength, magic, or a persuasion die with its face (2 to 7 stand for faces 1 to 6)."""
DICE = 8
FACES = 6
FIRST_PERSUASION = 2
DIE_NAMES: tuple[str, ...] = ("strength", "magic", *(f"persuasion-{face}" for face in range(1, FACES + 1)))
COLOUR_OF: tuple[int, ...] = (STRENGTH, MAGIC, *(PERSUASION,) * FACES)
FACE_OF: tuple[int, ...] = (0, 0, *range(1, FACES + 1))

# Affinities.

AFFINITIES = ("jungle", "water", "fire", "air")
NO_AFFINITY = len(AFFINITIES)

# The citadel.

Building: TypeAlias = int
LODGE, ALCHEMISTS, TAVERN, ARMORY, PAWNSHOP, BAZAAR, MINE = range(7)
BUILDINGS = ("hunters_lodge", "alchemists", "tavern", "armory", "pawnshop", "bazaar", "mine")
PAYING = (LODGE, TAVERN, ARMORY, BAZAAR)
SPACES = 4
"""The most spaces of a building; the width of its row in the table of spaces."""

# Outside.

Path: TypeAlias = int
"""A place for one mercenary: four on each land, two on each mission, two at the entrance."""
LAND_PATHS = 4
LANDS = 2
MISSION_A, MISSION_B = 8, 10
ENTRANCE = 12
PATHS = 14
PATH_NAMES = ("1.1", "1.2", "1.3", "1.4", "2.1", "2.2", "2.3", "2.4", "m1.1", "m1.2", "m2.1", "m2.2", "e.1", "e.2")

Area: TypeAlias = int
"""What is resolved as a whole: two missions, two lands, the entrance, in the order of the adventure phase."""
ROLL_MISSION, CONTRACT, LAND_A, LAND_B, GATE = range(5)
AREA_PATHS = ((8, 9), (10, 11), (0, 1, 2, 3), (4, 5, 6, 7), (12, 13))
AREA_OF = (LAND_A,) * 4 + (LAND_B,) * 4 + (ROLL_MISSION,) * 2 + (CONTRACT,) * 2 + (GATE,) * 2
AREA_NAMES = ("mission_a", "mission_b", "land_a", "land_b", "entrance")

# Cards and tokens, as numbers in the order of their tables.

Member: TypeAlias = int
MEMBERS = 44
"""All clan members: the mercenaries of the table, then the novices."""
NOVICES = 8
FIRST_NOVICE = MEMBERS - NOVICES
NAMED = (1 << FIRST_NOVICE) - 1
"""Everybody who is no novice, and so has an assignment token."""
Gear: TypeAlias = int
GEAR = 18
GEAR_TYPES = ("weapon", "clothing", "spell")
Trap: TypeAlias = int
"""A design of a trap; tokens of one design are alike."""
GROUPS = ("starting", "enhanced", "shielded", "trick")
LOOTS, MONSTERS, LAND_CARDS, MISSIONS, MODIFIERS = 16, 20, 12, 12, 6
NONE = -1
RIVAL = 255
"""In the place of a mercenary on a path: a token of the automated rival."""

# Goods.

GOLD, DEFENSE, POTION, VENOM = "gold", "defense", "potion", "venom"
TOKENS = (DEFENSE, POTION, VENOM)

# Occasions on which dice are rolled outside.

MISSION, BATTLE, CONQUEST = "mission", "monster", "conquest"
CAPTURE, ELIMINATE = "capture", "eliminate"

DIFFICULTIES = ("beginner", "normal", "hard", "cutthroat")
RANKS = ("cannon_fodder", "trainee", "veteran", "hero")
DECIDED_BY = ("points", "tied_leader", "tied_trophies", "tied_gold")
"""What a game of several is won by: points, and what breaks a tie."""
SHARED = "tied"

# Phases.

POOL, PLACEMENT, ADVENTURE, CLEANUP = "dice pool", "placement", "adventure", "cleanup"

_bits: dict[int, tuple[int, ...]] = {}
_KEPT = 1 << 16


def bits(mask: int) -> tuple[int, ...]:
    """Return the members of a set written as a bit mask, in ascending order."""
    members = _bits.get(mask)
    if members is None:
        members = tuple(number for number in range(mask.bit_length()) if mask >> number & 1)
        if len(_bits) < _KEPT:
            _bits[mask] = members
    return members


DONE: Option[None] = Option("done", None)
DECLINE: Option[None] = Option("decline", None)
YES: Option[bool] = Option("yes", True)
NO: Option[bool] = Option("no", False)
NUMBER: tuple[Option[int], ...] = tuple(Option(str(n), n) for n in range(64))
DIE: tuple[Option[Die], ...] = tuple(Option(name, die, (f"die:{name}",)) for die, name in enumerate(DIE_NAMES))
"""A die of a pool as an answer."""
COLOUR: tuple[Option[Colour], ...] = tuple(
    Option(name, colour, (f"die:{name}",)) for colour, name in enumerate(COLOURS)
)
PATH: tuple[Option[Path], ...] = tuple(
    Option(f"path:{name}", path, (f"path:{name}",)) for path, name in enumerate(PATH_NAMES)
)
"""A path as an answer."""
_mixes: dict[tuple[int, int], Option[tuple[int, int]]] = {}
_loads: dict[tuple[int, int], Option[tuple[int, int]]] = {}


def mix(strength: int, magic: int) -> Option[tuple[int, int]]:
    """Return some strength and magic dice as an answer: `s2+m1`; it names every one of them."""
    found = _mixes.get((strength, magic))
    if found is None:
        targets = ("die:strength",) * strength + ("die:magic",) * magic
        found = _mixes[strength, magic] = Option(f"s{strength}+m{magic}", (strength, magic), targets)
    return found


def load(traps: int, defense: int) -> Option[tuple[int, int]]:
    """Return some traps and defense tokens as an answer: `traps1+defense2`; it names every one of them."""
    found = _loads.get((traps, defense))
    if found is None:
        targets = ("token:trap",) * traps + ("token:defense",) * defense
        found = _loads[traps, defense] = Option(f"traps{traps}+defense{defense}", (traps, defense), targets)
    return found
