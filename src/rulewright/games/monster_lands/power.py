"""Powers: what may bend the shared rules.

A talent, an equipment card, a monster's ability, a trap, a trick, a loot token, a colonised land and a scenario are
all powers: objects without state that answer named hooks.  Each hook has one fixed way of combining answers, written
beside it; the shared rule calls it in one place and never asks who answers.  State lives in the position.

A power is made of the `effect` of its record in the tables, which must have exactly the fields of its class.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.terms import Building, Colour, Member, Path
    from rulewright.kernel.question import Flow, Seat


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """Bends nothing.  A power overrides only what its text says."""

    # Talents, equipment, paths and traps in the adventure phase.

    def defensive_talents(self, affinity: int) -> int:  # sum
        """Return how many hits of a monster of this affinity may be blocked."""
        return 0

    def die_bonus(self, colour: Colour, occasion: str) -> int:  # sum
        """Return what each die of a colour counts more on this path (ML-12.4.2)."""
        return 0

    def total_bonus(self, purpose: str) -> int:  # sum
        """Return what is added to the total: against a monster, for a capture, an elimination or a conquest only."""
        return 0

    def rerolls(self, occasion: str) -> int:  # each is offered
        """Return how many rerolls it grants."""
        return 0

    def rerolls_colour(self, colour: Colour) -> bool:
        """Whether its rerolls are for dice of this colour."""
        return False

    @property
    def rerolls_differ(self) -> bool:
        """Whether each of its rerolls must go to another die."""
        return False

    def diverted(self) -> int:  # offered
        """Return how many attack dice the mercenary may turn on a neighbour."""
        return 0

    def needs_no_trap(self) -> bool:  # any
        """Whether its bearer captures without a trap."""
        return False

    def victory_glory(self, purpose: str) -> int:  # sum
        """Return extra glory for a capture or an elimination."""
        return 0

    def after_victory(self, realm: Realm, seat: Seat) -> None:  # each reacts
        """React to having captured or eliminated a monster."""

    # Talents and equipment in the placement phase.

    def discount(self, building: Building) -> int:  # offered, once per round
        """Return how much cheaper one purchase in a building gets."""
        return 0

    def mine_gold(self) -> int:  # sum, once per round
        """Return extra gold for using the mine."""
        return 0

    def trap_room(self) -> int:  # sum
        """Return how many more traps the clan board holds."""
        return 0

    @property
    def has_deed(self) -> bool:
        """Whether it is used in the placement phase by its owner's own decision."""
        return False

    def possible(self, realm: Realm, seat: Seat, member: Member) -> bool:
        """Whether its deed can be done now."""
        return False

    def deed(self, realm: Realm, seat: Seat, member: Member) -> Flow[None]:
        """Do the deed."""
        raise NotImplementedError(realm, seat, member)


class Foe(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """A monster's ability; this one has none."""

    def match_dice(self, usual: int) -> int:  # instead of the usual
        """Return the attack dice for an affinity that matches the land's."""
        return usual

    def citadel_dice(self) -> int:
        """Return extra attack dice at the entrance."""
        return 0

    def automatic_hits(self) -> int:
        """Return hits that come with each attack."""
        return 0

    def splash_dice(self) -> int:
        """Return the dice rolled against everybody before each attack."""
        return 0

    def dying_hits(self) -> int:
        """Return the hits everybody takes when it is eliminated."""
        return 0

    def dying_dice(self) -> int:
        """Return the dice rolled against everybody when it is eliminated."""
        return 0

    def forbids(self, token: str) -> bool:
        """Whether potions or venoms are useless against it."""
        return False

    def forbids_gear(self, kind: int) -> bool:
        """Whether equipment of a type does not work against it."""
        return False

    def forbids_talents(self) -> bool:
        """Whether defensive talents do not work against it."""
        return False

    def traps_needed(self) -> int:
        """Return how many traps a capture takes."""
        return 1

    def die_penalty(self, colour: Colour) -> int:
        """Return how much less each die of a colour counts."""
        return 0

    def wound_glory(self) -> int:
        """Return the glory a clan loses when it wounds one of its mercenaries."""
        return 0

    def panic_tokens(self) -> int:
        """Return the panic tokens it spreads in a cleanup."""
        return 1

    def enters_at_citadel(self) -> bool:
        """Whether it goes to the entrance when it is drawn."""
        return False

    def flees(self) -> bool:
        """Whether it escapes to the entrance when it is captured on a land."""
        return False


class Device(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """A trap or a trick; this one does nothing."""

    @property
    def trick(self) -> bool:
        """Whether it is a trick: once revealed, no trap any more."""
        return False

    def lay(self, realm: Realm, path: Path) -> None:  # each reacts
        """React to being turned face up on a path."""

    def die_bonus(self, colour: Colour, occasion: str) -> int:  # sum
        """Return what each die of a colour counts more on this path."""
        return 0

    def total_bonus(self, purpose: str) -> int:  # sum
        """Return what is added to the total."""
        return 0

    def play(self, realm: Realm, path: Path, victim: Path) -> Flow[None]:
        """Play a trick on a neighbour."""
        raise NotImplementedError(realm, path, victim)

    def play_blindly(self, realm: Realm, path: Path, victim: Path) -> None:
        """Play a trick without anybody's decision."""
        raise NotImplementedError(realm, path, victim)


class Booty(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """A loot token; this one is good for nothing."""

    def usable(self, realm: Realm, seat: Seat, occasion: str) -> bool:
        """Whether it can be discarded now: `any` own decision, in `placement`, or while dice are rolled outside."""
        return False

    def use(self, realm: Realm, seat: Seat, loot: int) -> Flow[None]:
        """Have its effect; the token has been discarded."""
        raise NotImplementedError(realm, seat, loot)

    def reward(self, purpose: str) -> int:
        """Return the glory it is worth at a capture, an elimination or a conquest."""
        return 0

    def rerolls_colour(self, colour: Colour) -> bool:
        """Whether its rerolls are for dice of this colour."""
        return False

    def trophies(self) -> int:
        """Return the trophies it is worth while it is kept."""
        return 0


class Benefit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """What a colonised land gives for the dice put on it."""

    phase: str
    action: bool

    def possible(self, realm: Realm, seat: Seat) -> bool:
        """Whether it could give anything now."""
        return True

    def give(self, realm: Realm, seat: Seat) -> Flow[None]:
        """Give the benefit."""
        raise NotImplementedError(realm, seat)


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """The special rules of a match; without a scenario there are none."""

    number: int = 0
    rounds: int = 0
    """How long the match lasts; 0 as usual."""
    endless: bool = False
    """Whether glory does not end the match."""
    affinity: str = ""
    persuaders_only: int = 0
    """The fewest persuasion dice of a mercenary in the deck."""
    start_gold: int | None = None
    start_defense: int | None = None
    closed: int = 0
    """Buildings that are never open."""
    no_defense: bool = False
    """Whether talents, paths and loot give no defence."""
    gate_monster: str = ""
    """The level of a monster that stands at the entrance from the start."""
    gate_refilled: str = ""
    """The level of a monster that comes to an empty entrance at the start of each round."""
    beer: int | None = None
    tricks: bool = False
    path_tokens: int = 0
    """Face-down tokens on each land path that the rival takes."""
    missions_of: dict[int, int] = {}
    """Yellow faces that send the rival to a mission instead of a land path."""
    rerolls_misses: int = 0
    forbidden: tuple[str, ...] = ()
    """Difficulties at which it is not played."""
    least_points: int = 0
    goal: str = ""
    details: dict[str, int] = {}
    lines: tuple[dict[str, Any], ...] = ()
    """What trainee, veteran and hero ask for."""


class Powers(msgspec.Struct, frozen=True):
    """What all cards and tokens of a set of tables do, by their numbers."""

    members: tuple[Power, ...]
    gear: tuple[Power, ...]
    monsters: tuple[Foe, ...]
    traps: tuple[Device, ...]
    loots: tuple[Booty, ...]
    lands: tuple[Benefit, ...]
    paths: tuple[tuple[Power, ...], ...]
    """By face and path, leftmost first."""
    scenarios: tuple[Scenario, ...]
    """By number; 0 is no scenario."""
    deeds: int
    """The members with a deed in the placement phase."""
    discounts: int
    """The members with a discount."""
    gear_deeds: tuple[int, ...]
    """Equipment with a power in the citadel."""
