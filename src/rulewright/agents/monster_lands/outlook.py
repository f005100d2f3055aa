"""What one clan has to hope and to fear: everything it could win, lose or spend, in victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.agents.monster_lands.lore import lore_of
from rulewright.games.monster_lands.position import OWNER, WIDTH
from rulewright.games.monster_lands.powers.loot import (
    FreeHire,
    GainTokens,
    LootConvert,
    LootDieBonus,
    LootReroll,
    LootTotal,
)
from rulewright.games.monster_lands.rules.clan import band, colonists, excess_glory, trap_room
from rulewright.games.monster_lands.rules.cleanup import payable
from rulewright.games.monster_lands.rules.round import PLACING
from rulewright.games.monster_lands.terms import (
    AFFINITIES,
    CAPTURE,
    CONQUEST,
    DICE,
    ELIMINATE,
    FACE_OF,
    FIRST_NOVICE,
    MISSION_B,
    NONE,
    TOKENS,
    bits,
)

if TYPE_CHECKING:
    from rulewright.agents.monster_lands.weights import Weights
    from rulewright.games.monster_lands.card_shapes import GoodsData
    from rulewright.games.monster_lands.position import Realm

HELP: dict[type, str] = {LootConvert: "convert", LootTotal: "total", LootDieBonus: "die_bonus", LootReroll: "reroll"}
"""Loot tokens that help with dice, by the names of their weights."""


class Outlook:
    """The worth of things to one seat at one moment."""

    def __init__(self, realm: Realm, seat: int, weights: Weights) -> None:
        """Look at a table from a seat."""
        self.realm, self.seat, self.weights = realm, seat, weights
        self.setting = realm.setting
        self.lore = lore_of(realm.setting)
        self.left = self.setting.rounds - realm.round
        self.last = self.left <= 0
        self.glory = 1.0 if self.last else weights.glory
        self.pay = payable(realm, seat)
        self.salary = self.setting.salary[band(realm, seat)]
        self.due = self.pay.bit_count() * self.salary + promised(realm, seat)
        if self.last:
            self.coin = weights.gold_last if realm.stage <= PLACING else weights.gold_over
        else:
            self.coin = weights.gold
        self.purse = self.hoard(realm.gold[seat])
        self._members: dict[int, float] = {}
        self._settled = colonists(realm, seat)
        self._prices: list[float] | None = None

    # Gold.

    def hoard(self, gold: int) -> float:
        """Return what an amount of gold is worth: salaries come first."""
        weights = self.weights
        rich = self.due + weights.rich
        value = self.coin * min(gold, rich) + weights.plenty * self.coin * max(0, gold - rich)
        if gold < self.due:
            value -= (
                weights.desertion * self.deserter() * (weights.owing + weights.owing * (self.due - gold) / self.due)
            )
        return value

    def deserter(self) -> float:
        """Return what would be lost with the most renowned of those who are paid."""
        setting = self.setting
        lost = max((setting.reputation[member] for member in bits(self.pay)), default=0)
        return lost + 1.0 + self.weights.deserter_round * self.left

    def coins(self, gold: int) -> float:
        """Return what it is worth to gain, or lose, gold."""
        return self.hoard(self.realm.gold[self.seat] + gold) - self.purse

    # Dice.

    def prices(self) -> list[float]:
        """Return what each die of the pool could bring elsewhere, by its kind."""
        if self._prices is None:
            weights, pool, base = self.weights, self.realm.pool, self.seat * DICE
            idle = self.realm.clan[self.seat] & self.setting.named & ~self.realm.assigned
            short = 1.0 if idle else weights.spare
            strength = weights.price_strength * short * (weights.spare if pool[base] >= weights.many_dice else 1.0)
            magic = weights.price_magic * short * (weights.spare if pool[base + 1] >= weights.many_dice else 1.0)
            tail = [weights.price_persuasion + weights.price_face * FACE_OF[die] for die in range(2, DICE)]
            self._prices = [strength, magic, *tail]
        return self._prices

    def dice(self, counts: tuple[int, int, int]) -> float:
        """Return what dice of the three colours are worth in a round to come."""
        weights = self.weights
        return counts[0] * weights.strength + counts[1] * weights.magic + counts[2] * weights.persuasion

    # Members.

    def icon(self, affinity: int, change: int = 1) -> float:
        """Return what one more icon of an affinity, or one less, is worth."""
        if affinity >= len(AFFINITIES):
            return 0.0
        realm, setting = self.realm, self.setting
        count = (realm.clan[self.seat] & setting.of_affinity[affinity]).bit_count() + sum(
            setting.land_affinity[land] == affinity for land in bits(realm.owned[self.seat])
        )
        table = setting.points_for if self.last else self.weights.prospects
        top = len(table) - 1
        return abs(table[min(count + change, top)] - table[min(count, top)])

    def service(self, member: int) -> float:
        """Return what a member brings in each round to come, before its salary."""
        setting, weights = self.setting, self.weights
        value = self.dice(setting.member_dice[member])
        if member < FIRST_NOVICE:
            value += weights.body + weights.talent * (setting.members[member].talent_weight or weights.common_talent)
        else:
            value += weights.talent
        return value

    def recruit(self, member: int) -> float:
        """Return what it is worth to have a new member, its price apart."""
        setting, weights = self.setting, self.weights
        value = weights.reputation * setting.reputation[member] + self.icon(setting.affinity[member])
        value += self.left * self.service(member)
        value -= (self.left + 1) * max(1, self.salary) * weights.gold * (weights.salary_last if self.last else 1.0)
        if not self.last and self.realm.glory[self.seat] <= setting.tables.board.glory_band[0].glory_max:
            value -= weights.rising_salary * self.left * weights.gold  # salaries will rise
        dice, prices = setting.member_dice[member], self.prices()
        return (
            value + dice[0] * prices[0] + dice[1] * prices[1] + dice[2] * (weights.price_persuasion + weights.unrolled)
        )

    def loss(self, member: int) -> float:
        """Return what would be lost with a member, its equipment included."""
        found = self._members.get(member)
        if found is not None:
            return found
        realm, setting, weights = self.realm, self.setting, self.weights
        value = setting.reputation[member] + self.icon(setting.affinity[member], -1)
        value += self.left * self.service(member)
        if self.pay >> member & 1:
            value -= self.left * self.salary * weights.gold
            if not self.last:
                value -= self.salary * weights.gold
        for gear, bearer in enumerate(realm.gear_bearer):
            if bearer == member + 1:
                value += self.equipment(gear)
        if realm.wounded >> member & 1 and not self.last:
            value -= weights.wound
        if not self.last:
            value -= weights.room_made * setting.reputation[member]  # its reputation makes room for somebody else
        if realm.clan[self.seat].bit_count() == 1 and not self.last:
            value += weights.last_member
        self._members[member] = value
        return value

    # Goods.

    def equipment(self, gear: int) -> float:
        """Return what an equipment card will do in this round and those to come."""
        return self.weights.gear * (self.left + self.weights.gear_now) * self.setting.gear_cost[gear]

    def trap(self, trap: int, held: int = 1) -> float:
        """Return what a trap is worth to somebody who holds some others."""
        lore, weights = self.lore.traps[trap], self.weights
        if lore.trick:
            return weights.trick
        first = weights.trap_first * weights.trap_further[min(held, len(weights.trap_further) - 1)]
        later = 1.0 if held < weights.many_traps else weights.trap_later
        return first + weights.trap_pip * lore.pips(2, 1) * later

    def tokens(self, kind: str, number: int) -> float:
        """Return what it is worth to gain, or to lose, defense tokens, potions or venoms."""
        realm, seat, limits = self.realm, self.seat, self.setting.tables.board.limits
        stock, limit, each = {
            "defense": (realm.defense, limits.defense, self.weights.defense),
            "potion": (realm.potions, limits.potions, self.weights.potion),
            "venom": (realm.venoms, limits.venoms, self.weights.venom),
        }[kind]
        if self.last:
            each *= self.weights.token_last
        have = stock[seat]
        after = min(limit, max(0, have + number))
        return each * (self._ladder(after) - self._ladder(have))

    def _ladder(self, number: int) -> float:
        """Return how much some equal tokens count: each a little less than the one before."""
        ladder = self.weights.ladder
        return ladder[min(number, len(ladder) - 1)]

    def traps_room(self) -> int:
        """Return how many more traps the clan board holds."""
        return trap_room(self.realm, self.seat) - len(self.realm.traps[self.seat])

    def goods(self, goods: GoodsData) -> float:
        """Return what the reward of a mission is worth."""
        value = goods.glory * self.glory
        if goods.gold:
            value += self.coins(goods.gold)
        for kind in TOKENS:
            number = getattr(goods, kind)
            if number:
                value += self.tokens(kind, number)
        return value

    def expense(self, goods: GoodsData) -> float:
        """Return what it costs to hand goods over."""
        value = -self.coins(-goods.gold) if goods.gold else 0.0
        for kind in TOKENS:
            number = getattr(goods, kind)
            if number:
                value -= self.tokens(kind, -number)
        if goods.trap:
            traps = sorted(self.trap(trap) for trap in self.realm.traps[self.seat])
            value += sum(traps[: goods.trap])
        return value

    def loot(self, loot: int) -> float:
        """Return what a loot token is worth."""
        booty, weights = self.setting.powers.loots[loot], self.weights
        trophies = booty.trophies()
        if trophies:
            return max(float(trophies), 0.0 if self.last else self.coins(trophies * 5))
        if self.last and self.realm.stage > PLACING:
            return weights.loot_over
        if isinstance(booty, GainTokens):
            value = self.coins(booty.gold) if booty.gold else 0.0
            return value + sum(self.tokens(kind, getattr(booty, kind)) for kind in TOKENS)
        if isinstance(booty, FreeHire):
            return self._free_hire()
        chance = weights.occasion_late if self.left <= 1 else weights.occasion
        reward = max(booty.reward(purpose) for purpose in (CAPTURE, ELIMINATE, CONQUEST))
        return reward * chance if reward else weights.help[HELP.get(type(booty), "other")]

    def _free_hire(self) -> float:
        """Return what it is worth to hire somebody for nothing, now or later."""
        excess = excess_glory(self.realm, self.seat)
        there = [m for m in self.realm.offer if m != NONE and self.setting.reputation[m] <= excess]
        return max([*(self.recruit(member) for member in there), 0.0 if self.last else self.weights.free_hire])

    def best_loot(self) -> float:
        """Return what the best token on display is worth."""
        return max((self.loot(loot) for loot in self.realm.loot_display if loot != NONE), default=0.0)

    def land(self, land: int) -> float:
        """Return what it is worth to conquer a land."""
        setting = self.setting
        data = setting.tables.lands[land]
        value = data.glory * self.glory + self.icon(setting.land_affinity[land])
        fitting = self.realm.clan[self.seat] & setting.of_affinity[setting.land_affinity[land]] & ~self._settled
        if fitting and self.left:
            value += self.left * (self.weights.land_use * data.benefit_weight / 2 + self.salary * self.weights.gold)
        return value


def promised(realm: Realm, seat: int) -> int:
    """Return the gold that own mercenaries will hand over for contracts."""
    if realm.stage > PLACING or realm.missions[1] == NONE:
        return 0
    tile = realm.setting.tables.missions[realm.missions[1]]
    sides = ((MISSION_B, tile.b_left), (MISSION_B + 1, tile.b_right))
    return sum(
        side.discard.gold
        for path, side in sides
        if realm.on(path) != NONE and realm.paths[path * WIDTH + OWNER] == seat
    )
