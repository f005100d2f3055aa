"""What colonised lands give (ML-24.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.monster_lands.power import Benefit
from rulewright.games.monster_lands.rules.bazaar import displayed, take_gear
from rulewright.games.monster_lands.rules.clan import add_dice, gain_glory, gain_gold, gain_tokens, idle_mercenaries
from rulewright.games.monster_lands.rules.stock import refill_loot
from rulewright.games.monster_lands.rules.tavern import free_candidates, hire_free
from rulewright.games.monster_lands.rules.victory import take_loot
from rulewright.games.monster_lands.terms import COLOURS, NONE
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.question import Seat


@law("monster_lands 24.7", "monster_lands 10.2", "monster_lands 10.3")
class LandDice(Benefit, frozen=True, tag="gain_dice"):
    """Other dice for this round."""

    die: str
    count: int

    def give(self, realm: Realm, seat: Seat) -> Flow[None]:
        """Add the dice to the pool."""
        add_dice(realm, seat, COLOURS.index(self.die), self.count)
        yield from ()


@law("monster_lands 24.7", "monster_lands 10.3")
class LandGlory(Benefit, frozen=True, tag="gain_glory"):
    """Glory."""

    amount: int

    def give(self, realm: Realm, seat: Seat) -> Flow[None]:
        """Win the glory."""
        gain_glory(realm, seat, self.amount, "land")
        yield from ()


@law("monster_lands 24.7", "monster_lands 10.3")
class LandLoot(Benefit, frozen=True, tag="gain_loot"):
    """Loot from the display."""

    count: int

    def possible(self, realm: Realm, seat: Seat) -> bool:
        """Whether there is loot."""
        return any(loot != NONE for loot in realm.loot_display)

    def give(self, realm: Realm, seat: Seat) -> Flow[None]:
        """Take one token, and fill the display."""
        options = [realm.setting.loot_option[loot] for loot in realm.loot_display if loot != NONE]
        loot = yield from choose(seat, "monster_lands.loot", options, ("monster_lands 24.7",))
        take_loot(realm, seat, loot)
        refill_loot(realm)


@law("monster_lands 24.7", "monster_lands 10.3")
class LandTokens(Benefit, frozen=True, tag="gain_token"):
    """Tokens."""

    tokens: tuple[str, ...]
    count: int

    def give(self, realm: Realm, seat: Seat) -> Flow[None]:
        """Take the tokens."""
        gain_tokens(realm, seat, self.tokens[0], self.count)
        yield from ()


@law("monster_lands 24.7", "monster_lands 10.3")
class LandGold(Benefit, frozen=True, tag="gain_gold"):
    """Gold."""

    gold: int

    def give(self, realm: Realm, seat: Seat) -> Flow[None]:
        """Take the gold."""
        gain_gold(realm, seat, self.gold, "land")
        yield from ()


@law("monster_lands 24.7", "monster_lands 10.3")
class LandHire(Benefit, frozen=True, tag="free_hire"):
    """A mercenary for nothing."""

    count: int

    def possible(self, realm: Realm, seat: Seat) -> bool:
        """Whether somebody would come."""
        return bool(free_candidates(realm, seat))

    def give(self, realm: Realm, seat: Seat) -> Flow[None]:
        """Hire somebody."""
        yield from hire_free(realm, seat)


@law("monster_lands 24.7", "monster_lands 10.3")
class LandGear(Benefit, frozen=True, tag="free_equipment"):
    """Equipment for nothing."""

    count: int

    def possible(self, realm: Realm, seat: Seat) -> bool:
        """Whether there is a card, and somebody to carry it."""
        return bool(displayed(realm) and idle_mercenaries(realm, seat))

    def give(self, realm: Realm, seat: Seat) -> Flow[None]:
        """Take a card and give it to somebody."""
        gear = yield from choose(seat, "monster_lands.free_equipment", displayed(realm), ("monster_lands 24.7",))
        yield from take_gear(realm, seat, gear)


Yield = LandDice | LandGlory | LandLoot | LandTokens | LandGold | LandHire | LandGear
