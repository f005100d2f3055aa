"""What to do in the placement phase: every offered action with its value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.agents.monster_lands.assigning import Scout
from rulewright.agents.monster_lands.errands import errand
from rulewright.agents.monster_lands.ideas import Idea
from rulewright.agents.monster_lands.shopping import bazaar, lodge, tavern
from rulewright.games.monster_lands.power import Benefit
from rulewright.games.monster_lands.powers.lands import LandDice, LandGear, LandGlory, LandGold, LandHire, LandTokens
from rulewright.games.monster_lands.powers.loot import FreeHire, GainTokens, LootConvert
from rulewright.games.monster_lands.powers.members import BuyDie, ConvertDie, GainGold, GainToken
from rulewright.games.monster_lands.rules.citadel import mine_bonus
from rulewright.games.monster_lands.rules.prices import lowered, persuasion_discount, possible_discount
from rulewright.games.monster_lands.terms import (
    ALCHEMISTS,
    ARMORY,
    BUILDINGS,
    COLOURS,
    DICE,
    DIE_NAMES,
    ENTRANCE,
    FACE_OF,
    FIRST_PERSUASION,
    MINE,
    MISSION_A,
    NONE,
    PATH_NAMES,
    TAVERN,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.agents.monster_lands.outlook import Outlook

PATH_NUMBER = {name: number for number, name in enumerate(PATH_NAMES)}
DIE_NUMBER = {name: number for number, name in enumerate(DIE_NAMES)}
IDLE = -50.0
"""What is done only when nothing else is offered."""
AT_ONCE = 40.0
"""What costs nothing is done first."""
LATER = -0.01
"""What is kept for later."""


class Planner:
    """Values what is offered to a seat in its turn."""

    def __init__(self, outlook: Outlook) -> None:
        """Look at a table."""
        self.outlook = outlook
        self.scout = Scout(outlook)
        realm, setting = outlook.realm, outlook.setting
        self.number = {
            "land": {name: number for number, name in enumerate(setting.land_name)},
            "loot": {name: number for number, name in enumerate(setting.loot_name)},
            "use": {name: number for number, name in enumerate(setting.member_name)},
        }
        self.realm = realm

    def best(self, texts: Sequence[str]) -> Idea:
        """Return the best of what is offered."""
        return max(self.ideas(texts), key=lambda idea: idea.value)

    def ideas(self, texts: Sequence[str]) -> list[Idea]:
        """Return everything that is offered with what it is worth."""
        paths = [PATH_NUMBER[text[5:]] for text in texts if text.startswith("path:")]
        haste = self.outlook.weights.haste
        ideas = [idea._replace(value=idea.value + haste) for idea in self.scout.ideas(filter(is_battle, paths))]
        return ideas + [self.idea(text) or Idea(2 * IDLE, text) for text in texts]

    def idea(self, text: str) -> Idea | None:
        """Return what an offered action is worth; None if it is not worth a thought."""
        word, _, what = text.partition(":")
        if word == "path":
            return self._mission(PATH_NUMBER[what], text)
        if word in BUILDINGS:
            return self._building(BUILDINGS.index(word), what, text)
        if word in ("pass", "forfeit"):
            return Idea(0.0 if word == "pass" else IDLE, text)
        return self._errand(word, what, text)

    def _mission(self, path: int, text: str) -> Idea | None:
        idea = None if is_battle(path) else errand(self.outlook, path, text)
        return None if idea is None else idea._replace(value=idea.value + self.outlook.weights.haste)

    # The citadel.

    def _building(self, building: int, what: str, text: str) -> Idea | None:
        outlook, prices = self.outlook, self.outlook.prices()
        haste = outlook.weights.haste
        if building == ALCHEMISTS:
            return self._brew(int(what) - 1, text)
        if building == MINE:
            mine = outlook.setting.buildings[MINE]
            space = int(what) - 1
            gold = mine.space_gold[space] + mine_gold(outlook)
            return Idea(outlook.coins(gold) - mine.space_dice[space] * prices[0] + haste, text)
        if not what:
            return self._pawn(text)
        die = DIE_NUMBER[what]
        discount = persuasion_discount(self.realm, building, die)
        if building == ARMORY:
            idea = self._arm(discount, text)
        elif building == TAVERN:
            idea = tavern(outlook, discount, text)
        else:
            idea = (bazaar if building == BUILDINGS.index("bazaar") else lodge)(outlook, discount, text)
        return None if idea is None else idea._replace(value=idea.value - prices[die] + haste)

    def _brew(self, space: int, text: str) -> Idea:
        outlook = self.outlook
        number = outlook.setting.buildings[ALCHEMISTS].space_tokens[space]
        value, potions = max(
            (outlook.tokens("potion", some) + outlook.tokens("venom", number - some), some)
            for some in range(number + 1)
        )
        return Idea(value - outlook.prices()[1] + outlook.weights.haste, text, (("how_many_potions", str(potions)),))

    def _arm(self, discount: int, text: str) -> Idea | None:
        outlook, realm = self.outlook, self.realm
        armory = outlook.setting.buildings[ARMORY]
        purse = realm.gold[outlook.seat] + possible_discount(realm, outlook.seat, ARMORY)
        found = []
        for number in range(1, armory.max_tokens + 1):
            price = lowered(realm, ARMORY, number * armory.token_price, discount)
            if price <= purse:
                found.append((outlook.tokens("defense", number) + outlook.coins(-price), number))
        if not found:
            return None
        value, number = max(found)
        return Idea(value, text, (("how_many_defense", str(number)),))

    def _pawn(self, text: str) -> Idea:
        """Pawn what is least useful: one die if others are still good for something, else everything."""
        outlook, pool, base = self.outlook, self.realm.pool, self.outlook.seat * DICE
        prices = outlook.prices()
        dice = [die for die in range(DICE) if pool[base + die]]
        worst = min(dice, key=lambda die: (prices[die], FACE_OF[die]))
        return Idea(
            outlook.coins(1) - prices[worst] - outlook.weights.pawning,
            text,
            (("pawn", DIE_NAMES[worst]), ("pawn", "done")),
        )

    # Things beside an action.

    def _errand(self, word: str, what: str, text: str) -> Idea | None:
        if word == "land":
            return self._land(self.number["land"][what], text)
        if word == "use":
            return self._talent(self.number["use"][what], text)
        if word == "loot":
            return self._loot(self.number["loot"][what], text)
        if word == "heal":
            return self._heal(text)
        # Trophies are sold when salaries are due; equipment stays where it was given.
        return Idea(AT_ONCE, text) if word == "colonise" else None

    def _heal(self, text: str) -> Idea:
        outlook = self.outlook
        if outlook.last:
            return Idea(AT_ONCE / 2, text)
        spare = self.realm.potions[outlook.seat] - 1
        return Idea(outlook.weights.wound - outlook.weights.potion_used + outlook.weights.potion_spare * spare, text)

    def _talent(self, member: int, text: str) -> Idea | None:
        outlook = self.outlook
        power = outlook.setting.powers.members[member]
        if isinstance(power, GainGold):
            return Idea(AT_ONCE, text)
        if isinstance(power, GainToken):
            value, token = max((outlook.tokens(token, power.count), token) for token in power.tokens)
            # On a full board it waits until there is room.
            return Idea(AT_ONCE if value > 0 else LATER, text, (("which_token", token),))
        prices = outlook.prices()
        if isinstance(power, BuyDie):
            worth = prices[0] if power.die == "strength" else prices[FIRST_PERSUASION + 3]
            return Idea(worth * power.count + outlook.coins(-power.gold), text)
        if isinstance(power, ConvertDie):
            return self._convert(text)
        return None

    def _convert(self, text: str) -> Idea | None:
        """Swap the least useful die of a pool for a better one."""
        outlook, pool, base = self.outlook, self.realm.pool, self.outlook.seat * DICE
        prices, weights = outlook.prices(), outlook.weights
        dice = [die for die in range(DICE) if pool[base + die]]
        if not dice:
            return None
        worst = min(dice, key=lambda die: prices[die])
        worth = {
            "strength": prices[0],
            "magic": prices[1],
            "persuasion": prices[FIRST_PERSUASION + 3] - weights.convert_persuasion,
        }
        if not pool[base]:
            worth["strength"] += weights.convert_first
        if pool[base + 1]:
            worth["magic"] -= weights.convert_more
        worth.pop(COLOURS[min(worst, FIRST_PERSUASION)])
        colour = max(worth, key=lambda name: worth[name])
        gain = worth[colour] - prices[worst] - weights.convert
        return Idea(gain, text, (("convert_from", DIE_NAMES[worst]), ("convert_to", colour)))

    def _loot(self, loot: int, text: str) -> Idea | None:
        outlook = self.outlook
        booty = outlook.setting.powers.loots[loot]
        prices = outlook.prices()
        if isinstance(booty, GainTokens):
            return Idea(AT_ONCE if outlook.loot(loot) > outlook.weights.loot_now or outlook.last else LATER, text)
        if isinstance(booty, LootConvert):
            worth = booty.count * prices[COLOURS.index(booty.to)] * outlook.weights.convert_loot
            spent = prices[COLOURS.index(booty.from_)]
            return Idea(worth - spent, text)
        if isinstance(booty, FreeHire):
            idea = tavern(outlook, 0, text, free=True)
            return (
                None
                if idea is None
                else Idea(idea.value - (0.0 if outlook.left <= 1 else outlook.weights.free_hire), text, idea.answers)
            )
        return None

    def _land(self, land: int, text: str) -> Idea | None:
        outlook = self.outlook
        prices = outlook.prices()
        benefit = outlook.setting.powers.lands[land]
        pool, base = self.realm.pool, outlook.seat * DICE
        cheapest = min((die for die in range(FIRST_PERSUASION, DICE) if pool[base + die]), default=FIRST_PERSUASION)
        choices = [
            (counts[0] * prices[0] + counts[1] * prices[1] + counts[2] * prices[cheapest], counts)
            for counts in outlook.setting.land_dice[land]
            if pool[base] >= counts[0]
            and pool[base + 1] >= counts[1]
            and sum(pool[base + FIRST_PERSUASION : base + DICE]) >= counts[2]
        ]
        cost, counts = min(choices)
        value = self._benefit(benefit)
        return Idea(value - cost, text, (("land_dice", "s{}+m{}+p{}".format(*counts)),))

    def _benefit(self, benefit: Benefit) -> float:
        """Return what a colonised land gives."""
        outlook, prices = self.outlook, self.outlook.prices()
        value = 0.0
        if isinstance(benefit, LandDice):
            die = COLOURS.index(benefit.die)
            value = benefit.count * (prices[die] if die < FIRST_PERSUASION else prices[FIRST_PERSUASION + 3])
        elif isinstance(benefit, LandGlory):
            value = benefit.amount * outlook.glory
        elif isinstance(benefit, LandGold):
            value = outlook.coins(benefit.gold)
        elif isinstance(benefit, LandTokens):
            value = outlook.tokens(benefit.tokens[0], benefit.count)
        elif isinstance(benefit, LandHire):
            idea = tavern(outlook, 0, "", free=True)
            value = idea.value if idea is not None else 0.0
        elif isinstance(benefit, LandGear):
            cards = [gear for gear in self.realm.gear_display if gear != NONE]
            value = max((outlook.equipment(gear) for gear in cards), default=0.0)
        else:
            value = outlook.best_loot()
        return value


def is_battle(path: int) -> bool:
    """Whether a path leads to a monster, not to a mission."""
    return not MISSION_A <= path < ENTRANCE


def mine_gold(outlook: Outlook) -> int:
    """Return what talents and equipment would add in the mine."""
    realm = outlook.realm
    used, gear_used = realm.used, realm.gear_used
    gold = mine_bonus(realm, outlook.seat)
    realm.used, realm.gear_used = used, gear_used
    return gold
