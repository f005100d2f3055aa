"""Talents of clan members, abilities of equipment, benefits of paths (ML-24.5, ML-24.6, ML-9.3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rulewright.games.monster_lands.power import Power
from rulewright.games.monster_lands.rules.clan import add_dice, gain_gold, gain_tokens, pay
from rulewright.games.monster_lands.terms import (
    AFFINITIES,
    BUILDINGS,
    CAPTURE,
    COLOUR,
    COLOUR_OF,
    COLOURS,
    DICE,
    DIE,
    MISSION,
)
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.question import Seat


@law("monster_lands 24.5", "monster_lands 24.6", "monster_lands 8.6.3")
class DefenseTalent(Power, frozen=True, tag="defense_talent"):
    """Blocks hits of every monster, or of some affinities only."""

    count: int
    phase: str = "adventure"
    monster_affinity: tuple[str, ...] = ()

    def defensive_talents(self, affinity: int) -> int:
        """Block as many hits as it says."""
        if self.monster_affinity and AFFINITIES[affinity] not in self.monster_affinity:
            return 0
        return self.count


@law("monster_lands 24.5", "monster_lands 24.6")
class Reroll(Power, frozen=True, tag="reroll"):
    """Rolls dice again."""

    dice: tuple[str, ...]
    count: int
    distinct_dice: bool
    phase: str
    where: str = ""

    def rerolls(self, occasion: str) -> int:
        """Grant as many rerolls as it says, where it works."""
        return self.count if self.where in ("", occasion) else 0

    def rerolls_colour(self, colour: int) -> bool:
        """Work on the colours it names."""
        return COLOURS[colour] in self.dice

    @property
    def rerolls_differ(self) -> bool:
        """Whether each reroll needs another die (R-49)."""
        return self.distinct_dice


@law("monster_lands 24.5", "monster_lands 24.6")
class DieBonus(Power, frozen=True, tag="die_bonus"):
    """Makes every die of a colour count more."""

    die: str
    amount: int
    when: tuple[str, ...]
    phase: str

    def die_bonus(self, colour: int, occasion: str) -> int:
        """Add to dice of its colour on its occasions."""
        return self.amount if COLOURS[colour] == self.die and occasion in self.when else 0


@law("monster_lands 24.5")
class TotalBonus(Power, frozen=True, tag="total_bonus"):
    """Adds to the total for one purpose only."""

    amount: int
    when: str
    phase: str

    def total_bonus(self, purpose: str) -> int:
        """Add to the total for its purpose."""
        return self.amount if purpose == self.when else 0


@law("monster_lands 24.5", "monster_lands 8.3.3")
class TrapCapacity(Power, frozen=True, tag="trap_capacity"):
    """Makes room for traps."""

    amount: int
    phase: str

    def trap_room(self) -> int:
        """Make room."""
        return self.amount


@law("monster_lands 24.5")
class GloryOnCapture(Power, frozen=True, tag="glory_on_capture"):
    """Wins more glory by capturing."""

    amount: int
    phase: str

    def victory_glory(self, purpose: str) -> int:
        """Add glory to a capture."""
        return self.amount if purpose == CAPTURE else 0


@law("monster_lands 24.5")
class BuyDie(Power, frozen=True, tag="buy_die"):
    """Buys a die for this round, while its bearer is not assigned."""

    gold: int
    die: str
    count: int
    requires_unassigned: bool
    phase: str

    @property
    def has_deed(self) -> bool:
        """It is used by decision."""
        return True

    def possible(self, realm: Realm, seat: Seat, member: int) -> bool:
        """Whether it can be paid for."""
        idle = not (self.requires_unassigned and realm.assigned >> member & 1)
        return idle and realm.gold[seat] >= self.gold

    def deed(self, realm: Realm, seat: Seat, member: int) -> Flow[None]:
        """Pay and take the die."""
        pay(realm, seat, self.gold, "talent")
        add_dice(realm, seat, COLOURS.index(self.die), self.count)
        yield from ()


@law("monster_lands 24.5", "monster_lands 24.6", "monster_lands 8.2.5")
class Discount(Power, frozen=True, tag="discount"):
    """Makes one purchase cheaper."""

    building: str
    amount: int
    price_floor: int
    phase: str

    def discount(self, building: int) -> int:
        """Take gold off a price in its building."""
        return self.amount if BUILDINGS[building] == self.building else 0


@law("monster_lands 24.5", "monster_lands 24.6")
class MineBonus(Power, frozen=True, tag="mine_bonus"):
    """Digs more gold."""

    gold: int
    phase: str

    def mine_gold(self) -> int:
        """Add gold."""
        return self.gold


@law("monster_lands 24.5", "monster_lands 20.6")
class DivertAttack(Power, frozen=True, tag="divert_attack"):
    """Turns attack dice on a neighbour."""

    dice: int
    phase: str

    def diverted(self) -> int:
        """Turn dice away."""
        return self.dice


@law("monster_lands 24.5")
class GainToken(Power, frozen=True, tag="gain_token"):
    """Takes tokens from the supply."""

    tokens: tuple[str, ...]
    count: int
    phase: str

    @property
    def has_deed(self) -> bool:
        """It is used by decision."""
        return True

    def possible(self, realm: Realm, seat: Seat, member: int) -> bool:
        """Always possible."""
        return True

    def deed(self, realm: Realm, seat: Seat, member: int) -> Flow[None]:
        """Take the tokens, of a kind to be chosen if there are several."""
        about = realm.setting.member_option[member].targets
        options = [Option(token, token, (f"token:{token}",)) for token in self.tokens]
        token = yield from choose(seat, "monster_lands.which_token", options, ("monster_lands 24.5",), about)
        gain_tokens(realm, seat, token, self.count)


@law("monster_lands 24.5")
class GainGold(Power, frozen=True, tag="gain_gold"):
    """Takes gold from the supply."""

    gold: int
    phase: str

    @property
    def has_deed(self) -> bool:
        """It is used by decision."""
        return True

    def possible(self, realm: Realm, seat: Seat, member: int) -> bool:
        """Always possible."""
        return True

    def deed(self, realm: Realm, seat: Seat, member: int) -> Flow[None]:
        """Take the gold."""
        gain_gold(realm, seat, self.gold, "talent")
        yield from ()


@law("monster_lands 24.5")
class TokensOnVictory(Power, frozen=True, tag="tokens_on_victory"):
    """Gains tokens by beating a monster."""

    token: str
    count: int
    phase: str

    def after_victory(self, realm: Realm, seat: Seat) -> None:
        """Take the tokens."""
        gain_tokens(realm, seat, self.token, self.count)


@law("monster_lands 24.5", "monster_lands 12.4.3")
class CaptureWithoutTrap(Power, frozen=True, tag="capture_without_trap"):
    """Captures without a trap (R-58)."""

    phase: str

    def needs_no_trap(self) -> bool:
        """Need none."""
        return True


@law("monster_lands 8.5.7", "monster_lands 7.6")
class ConvertDie(Power, frozen=True, tag="convert_die"):
    """Swaps a die of any colour for one of another colour."""

    from_: tuple[str, ...] = msgspec.field(name="from")
    to: str
    count: int
    phase: str

    @property
    def has_deed(self) -> bool:
        """It is used by decision."""
        return True

    def possible(self, realm: Realm, seat: Seat, member: int) -> bool:
        """Whether there is a die to swap."""
        return any(realm.pool[seat * DICE : seat * DICE + DICE])

    def deed(self, realm: Realm, seat: Seat, member: int) -> Flow[None]:
        """Put a die on the card and take one of another colour."""
        about = realm.setting.member_option[member].targets
        base = seat * DICE
        options = [DIE[die] for die in range(DICE) if realm.pool[base + die]]
        die = yield from choose(seat, "monster_lands.convert_from", options, ("monster_lands 8.5.7",), about)
        colours = [option for option in COLOUR if option.value != COLOUR_OF[die]]
        colour = yield from choose(seat, "monster_lands.convert_to", colours, ("monster_lands 8.5.7",), about)
        realm.pool[base + die] -= 1
        add_dice(realm, seat, colour, self.count)


Talent = (
    DefenseTalent
    | Reroll
    | DieBonus
    | TotalBonus
    | TrapCapacity
    | GloryOnCapture
    | BuyDie
    | Discount
    | MineBonus
    | DivertAttack
    | GainToken
    | GainGold
    | TokensOnVictory
    | CaptureWithoutTrap
    | ConvertDie
)


@law("monster_lands 9.3.9")
class PathReroll(Power, frozen=True, tag="reroll"):
    """A path on which dice may be rolled again."""

    die: str
    count: int

    def rerolls(self, occasion: str) -> int:
        """Grant as many rerolls as it says."""
        return 0 if occasion == MISSION else self.count

    def rerolls_colour(self, colour: int) -> bool:
        """Work on its colour."""
        return COLOURS[colour] == self.die


class PathGoods(Power, frozen=True, tag="goods"):
    """A path that gives gold, a potion or a venom: they lie on the assignment token from the start."""


class PathDefense(Power, frozen=True, tag="defense"):
    """A path that blocks hits."""

    count: int

    def defensive_talents(self, affinity: int) -> int:
        """Block hits of every monster."""
        return self.count
