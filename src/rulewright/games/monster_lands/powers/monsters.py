"""What monsters can do (ML-24.4)."""

from __future__ import annotations

import msgspec

from rulewright.games.monster_lands.power import Foe
from rulewright.games.monster_lands.terms import COLOURS, GEAR_TYPES
from rulewright.kernel.law import law


@law("monster_lands 24.4", "monster_lands 12.3.1")
class AffinityMatch(Foe, frozen=True, tag="affinity_match_dice"):
    """Gets more dice on a land of its affinity."""

    land_affinity: str
    dice: int

    def match_dice(self, usual: int) -> int:
        """Take its own number."""
        return self.dice


@law("monster_lands 24.4")
class Splash(Foe, frozen=True, tag="splash_before_attack"):
    """Strikes everybody before each attack."""

    dice: int

    def splash_dice(self) -> int:
        """Strike with these dice."""
        return self.dice


@law("monster_lands 24.4")
class DeathHits(Foe, frozen=True, tag="death_hits_all"):
    """Hits everybody when it is eliminated."""

    blows: int = msgspec.field(name="automatic_hits")

    def dying_hits(self) -> int:
        """Hit as often as it says."""
        return self.blows


@law("monster_lands 24.4")
class DeathAttacks(Foe, frozen=True, tag="death_attacks_all"):
    """Attacks everybody when it is eliminated."""

    dice: int

    def dying_dice(self) -> int:
        """Attack with these dice."""
        return self.dice


@law("monster_lands 24.4")
class ForbidTokens(Foe, frozen=True, tag="forbid_tokens"):
    """Makes potions or venoms useless."""

    tokens: tuple[str, ...]

    def forbids(self, token: str) -> bool:
        """Forbid what it names."""
        return token in self.tokens


@law("monster_lands 24.4", "monster_lands 12.4.3")
class TrapsRequired(Foe, frozen=True, tag="traps_required"):
    """Takes several traps to be captured."""

    count: int

    def traps_needed(self) -> int:
        """Need as many as it says."""
        return self.count


@law("monster_lands 24.4", "monster_lands 12.3.3")
class AutomaticHit(Foe, frozen=True, tag="automatic_hit"):
    """Hits without rolling."""

    hits: int

    def automatic_hits(self) -> int:
        """Add hits to each attack."""
        return self.hits


@law("monster_lands 24.4", "monster_lands 15.2")
class PanicTokens(Foe, frozen=True, tag="panic_tokens"):
    """Spreads more panic."""

    count: int

    def panic_tokens(self) -> int:
        """Spread as many tokens as it says."""
        return self.count


@law("monster_lands 24.4")
class EntersAtCitadel(Foe, frozen=True, tag="enters_at_citadel"):
    """Goes to the entrance when it is drawn."""

    def enters_at_citadel(self) -> bool:
        """Go there."""
        return True


@law("monster_lands 24.4")
class Flees(Foe, frozen=True, tag="flees_to_citadel_on_capture"):
    """Escapes when it is captured on a land."""

    def flees(self) -> bool:
        """Escape."""
        return True


@law("monster_lands 24.4")
class DiePenalty(Foe, frozen=True, tag="die_penalty"):
    """Makes dice of a colour count less."""

    die: str
    amount: int

    def die_penalty(self, colour: int) -> int:
        """Weaken dice of its colour."""
        return self.amount if COLOURS[colour] == self.die else 0


@law("monster_lands 24.4")
class CitadelDice(Foe, frozen=True, tag="citadel_extra_dice"):
    """Gets more dice at the entrance."""

    dice: int

    def citadel_dice(self) -> int:
        """Take more dice."""
        return self.dice


@law("monster_lands 24.4")
class ForbidTalents(Foe, frozen=True, tag="forbid_defense_talents"):
    """Makes defensive talents useless."""

    def forbids_talents(self) -> bool:
        """Forbid them."""
        return True


@law("monster_lands 24.4")
class GloryLoss(Foe, frozen=True, tag="glory_loss_on_wound"):
    """Wounds a clan's pride."""

    glory: int

    def wound_glory(self) -> int:
        """Take glory."""
        return self.glory


@law("monster_lands 24.4")
class ForbidGear(Foe, frozen=True, tag="forbid_equipment"):
    """Makes equipment of a type useless."""

    type: str

    def forbids_gear(self, kind: int) -> bool:
        """Forbid its type."""
        return GEAR_TYPES[kind] == self.type


Ability = (
    AffinityMatch
    | Splash
    | DeathHits
    | DeathAttacks
    | ForbidTokens
    | TrapsRequired
    | AutomaticHit
    | PanicTokens
    | EntersAtCitadel
    | Flees
    | DiePenalty
    | CitadelDice
    | ForbidTalents
    | GloryLoss
    | ForbidGear
)
