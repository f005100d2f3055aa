"""Loot tokens (ML-24.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rulewright.games.monster_lands.position import BONUS_STRENGTH, FOR_KILL, SOURCES
from rulewright.games.monster_lands.power import Booty
from rulewright.games.monster_lands.rules.clan import add_dice, can_spend, gain_gold, gain_tokens, spend_dice
from rulewright.games.monster_lands.rules.errands import ANY, PLACING
from rulewright.games.monster_lands.rules.tavern import free_candidates, hire_free
from rulewright.games.monster_lands.terms import BATTLE, COLOURS, CONQUEST, DEFENSE, MISSION, POTION, VENOM
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.question import Seat

OUTSIDE = (MISSION, BATTLE, CONQUEST)


@law("monster_lands 24.8")
class GloryOn(Booty, frozen=True, tag="glory_on"):
    """More glory at a success."""

    event: str
    amount: int

    def reward(self, purpose: str) -> int:
        """Reward its event."""
        return self.amount if purpose == self.event else 0


@law("monster_lands 24.8")
class LootReroll(Booty, frozen=True, tag="reroll"):
    """Rerolls on one path."""

    dice: tuple[str, ...]
    count: int
    distinct_dice: bool

    def usable(self, realm: Realm, seat: Seat, occasion: str) -> bool:
        """Whether dice of its colours have been rolled."""
        return occasion in OUTSIDE and any(COLOURS[die >> 3] in self.dice for die in realm.rolled)

    def use(self, realm: Realm, seat: Seat, loot: int) -> Flow[None]:
        """Grant the rerolls."""
        realm.rerolls[SOURCES + loot] = self.count
        yield from ()

    def rerolls_colour(self, colour: int) -> bool:
        """Work on the colours it names."""
        return COLOURS[colour] in self.dice


@law("monster_lands 24.8")
class GainTokens(Booty, frozen=True, tag="gain_tokens"):
    """Goods."""

    gold: int = 0
    defense: int = 0
    potion: int = 0
    venom: int = 0

    def usable(self, realm: Realm, seat: Seat, occasion: str) -> bool:
        """At any own decision."""
        return occasion == ANY

    def use(self, realm: Realm, seat: Seat, loot: int) -> Flow[None]:
        """Take the goods; no defence where the scenario ignores it."""
        gain_gold(realm, seat, self.gold, "loot")
        if not realm.setting.scenario.no_defense:
            gain_tokens(realm, seat, DEFENSE, self.defense)
        gain_tokens(realm, seat, POTION, self.potion)
        gain_tokens(realm, seat, VENOM, self.venom)
        yield from ()


@law("monster_lands 24.8")
class LootTotal(Booty, frozen=True, tag="total_bonus"):
    """Adds to the total, for an elimination only."""

    amount: int
    when: str

    def usable(self, realm: Realm, seat: Seat, occasion: str) -> bool:
        """Against a monster."""
        return occasion == BATTLE

    def use(self, realm: Realm, seat: Seat, loot: int) -> Flow[None]:
        """Add to the total for an elimination."""
        realm.tally[FOR_KILL] += self.amount
        yield from ()


@law("monster_lands 24.8")
class TrophyOrGold(Booty, frozen=True, tag="trophy_or_gold"):
    """Trophies while it is kept, gold when it is discarded."""

    trophies_: int = msgspec.field(name="trophies")
    gold: int

    def trophies(self) -> int:
        """Count while kept."""
        return self.trophies_

    def usable(self, realm: Realm, seat: Seat, occasion: str) -> bool:
        """At any own decision."""
        return occasion == ANY

    def use(self, realm: Realm, seat: Seat, loot: int) -> Flow[None]:
        """Take the gold."""
        gain_gold(realm, seat, self.gold, "loot")
        yield from ()


@law("monster_lands 24.8", "monster_lands 7.6")
class LootConvert(Booty, frozen=True, tag="convert_die"):
    """Turns one die into several of another colour."""

    from_: str = msgspec.field(name="from")
    to: str
    count: int

    def usable(self, realm: Realm, seat: Seat, occasion: str) -> bool:
        """In the placement phase, with such a die."""
        return occasion == PLACING and can_spend(realm, seat, self.price)

    @property
    def price(self) -> tuple[int, int, int]:
        """The die it takes."""
        counts = [int(name == self.from_) for name in COLOURS]
        return (counts[0], counts[1], counts[2])

    def use(self, realm: Realm, seat: Seat, loot: int) -> Flow[None]:
        """Swap the dice."""
        yield from spend_dice(realm, seat, self.price, realm.setting.loot_option[loot].targets)
        add_dice(realm, seat, COLOURS.index(self.to), self.count)


@law("monster_lands 24.8")
class LootDieBonus(Booty, frozen=True, tag="die_bonus"):
    """Makes every die of a colour on one path count more."""

    die: str
    amount: int

    def usable(self, realm: Realm, seat: Seat, occasion: str) -> bool:
        """While dice of its colour are on the path in hand."""
        return occasion in OUTSIDE and bool(realm.dice_on(realm.path)[COLOURS.index(self.die)])

    def use(self, realm: Realm, seat: Seat, loot: int) -> Flow[None]:
        """Add to the dice."""
        realm.tally[BONUS_STRENGTH + COLOURS.index(self.die)] += self.amount
        yield from ()


@law("monster_lands 24.8")
class FreeHire(Booty, frozen=True, tag="free_hire"):
    """Hires a mercenary for nothing."""

    count: int

    def usable(self, realm: Realm, seat: Seat, occasion: str) -> bool:
        """Whether somebody would come."""
        return occasion == ANY and bool(free_candidates(realm, seat))

    def use(self, realm: Realm, seat: Seat, loot: int) -> Flow[None]:
        """Hire somebody."""
        yield from hire_free(realm, seat)


Token = GloryOn | LootReroll | GainTokens | LootTotal | TrophyOrGold | LootConvert | LootDieBonus | FreeHire
