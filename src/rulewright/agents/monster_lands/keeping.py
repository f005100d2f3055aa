"""Answers about the clan: hiring, goods, wounds, salaries, lands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.agents.monster_lands.shopping import bearer, ranking
from rulewright.games.monster_lands.powers.loot import FreeHire, GainTokens
from rulewright.games.monster_lands.rules.cleanup import owed
from rulewright.games.monster_lands.rules.missions import contract_of
from rulewright.games.monster_lands.terms import DIE_NAMES, FACE_OF

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.agents.monster_lands.outlook import Outlook
    from rulewright.kernel.question import Question

FACE = {name: FACE_OF[die] for die, name in enumerate(DIE_NAMES)}
SAFE = ("fulfil", "yes", "done", "pay", "pass")
"""Answers that do no harm when nothing better is known."""


class Keeper:
    """Keeps the house of a clan."""

    def __init__(self, outlook: Outlook) -> None:
        """Look at a table."""
        self.outlook, self.realm, self.setting = outlook, outlook.realm, outlook.setting

    def answer(self, prompt: str, texts: Sequence[str], question: Question) -> str:
        """Answer a question."""
        handler = getattr(self, f"on_{prompt}", None)
        if handler is None:
            return next((text for text in SAFE if text in texts), texts[0])
        found: str = handler(texts, question)
        return found

    def member(self, text: str) -> int:
        """Return a member by its name; of novices the first."""
        return self.setting.member_name.index(text)

    # Traps.

    def best_trap(self, texts: Sequence[str]) -> str:
        """Return the trap that does most."""
        return max(texts, key=lambda text: self.outlook.trap(self.setting.trap_name.index(text)))

    def worst_trap(self, texts: Sequence[str]) -> str:
        """Return the trap that does least."""
        return min(texts, key=lambda text: self.outlook.trap(self.setting.trap_name.index(text)))

    def on_excess_trap(self, texts: Sequence[str], _question: Question) -> str:
        """Discard what does least."""
        return self.worst_trap(texts)

    def on_hand_over_trap(self, texts: Sequence[str], _question: Question) -> str:
        """Hand over what does least."""
        return self.worst_trap(texts)

    def on_buy_trap(self, texts: Sequence[str], _question: Question) -> str:
        """Without a plan: one trap will do."""
        return "done" if "done" in texts else self.best_trap(texts)

    # Members.

    def on_hire(self, texts: Sequence[str], _question: Question) -> str:
        """Hire the best."""
        found = ranking(self.outlook, self.realm.visit)
        return self._hired(found, texts) or texts[0]

    def on_hire_after_beer(self, texts: Sequence[str], _question: Question) -> str:
        """Hire the best, if it is a gain."""
        found = [one for one in ranking(self.outlook, self.realm.visit) if one[0] > 0]
        return self._hired(found, texts) or "done"

    def on_free_hire(self, texts: Sequence[str], _question: Question) -> str:
        """Hire the best."""
        return self._hired(ranking(self.outlook, 0, free=True), texts) or texts[0]

    def _hired(self, found: list[tuple[float, int]], texts: Sequence[str]) -> str | None:
        names = self.setting.member_name
        return next((names[member] for _, member in found if names[member] in texts), None)

    def on_colonist(self, texts: Sequence[str], _question: Question) -> str:
        """Settle whose salary is to be spared: not the leader, and whoever is renowned."""
        leader = self.realm.leader[self.outlook.seat]
        names = [text for text in texts if text != "decline"]

        def fitness(text: str) -> tuple[bool, int]:
            member = self.member(text)
            return (member != leader, self.setting.reputation[member])

        return max(names, key=fitness)

    def on_heal(self, texts: Sequence[str], _question: Question) -> str:
        """Heal who would be missed most; in the last round nobody."""
        hurt = [text for text in texts if text.startswith("heal:")]
        if self.outlook.last or not hurt:
            return "done"
        return max(hurt, key=lambda text: self.outlook.loss(self.member(text[5:])))

    # Equipment.

    def on_buy_equipment(self, texts: Sequence[str], _question: Question) -> str:
        """Take what is worth most."""
        return max(texts, key=lambda text: self.outlook.equipment(self.setting.gear_name.index(text)))

    on_free_equipment = on_buy_equipment

    def on_who_carries(self, texts: Sequence[str], question: Question) -> str:
        """Give it to whoever should have it."""
        name = next((one[10:] for one in question.about if one.startswith("equipment:")), "")
        if name in self.setting.gear_name:
            best = self.setting.member_name[bearer(self.outlook, self.setting.gear_name.index(name))]
            if best in texts:
                return best
        return texts[0]

    # Dice and goods.

    def on_persuasion_die(self, texts: Sequence[str], _question: Question) -> str:
        """Spend the lowest face."""
        return min(texts, key=lambda text: FACE[text])

    def on_pawn(self, texts: Sequence[str], _question: Question) -> str:
        """Without a plan: one die will do."""
        return "done" if "done" in texts else texts[0]

    def on_how_many_defense(self, texts: Sequence[str], _question: Question) -> str:
        """Take what can be had."""
        return texts[-1]

    def on_how_many_potions(self, texts: Sequence[str], _question: Question) -> str:
        """Mix what is worth most."""
        outlook, most = self.outlook, int(texts[-1])
        return max(
            texts, key=lambda text: outlook.tokens("potion", int(text)) + outlook.tokens("venom", most - int(text))
        )

    def on_which_token(self, texts: Sequence[str], _question: Question) -> str:
        """Take what is worth most."""
        return max(texts, key=lambda text: self.outlook.tokens(text, 1))

    def on_grant_gift(self, texts: Sequence[str], _question: Question) -> str:
        """Take what is worth most."""
        outlook = self.outlook
        return max(texts, key=lambda text: outlook.coins(2) if text == "gold" else outlook.tokens(text, 1))

    def on_grant_die(self, texts: Sequence[str], _question: Question) -> str:
        """Take the colour that there is least of."""
        return "magic" if "magic" in texts else texts[0]

    # Adventures and cleanup.

    def on_contract(self, texts: Sequence[str], _question: Question) -> str:
        """Fulfil a contract that is worth it."""
        contract = contract_of(self.realm, self.realm.path)
        if "fulfil" in texts and self.outlook.goods(contract.reward) > self.outlook.expense(contract.discard):
            return "fulfil"
        return "decline"

    def on_salaries(self, texts: Sequence[str], _question: Question) -> str:
        """Settle colonists, find the gold for salaries if that saves more than it costs, and pay."""
        outlook, realm, seat = self.outlook, self.realm, self.outlook.seat
        for text in texts:
            if text.startswith("colonise:"):
                return text
            if text.startswith("loot:") and outlook.last and self._last_hire(text[5:]):
                return text
        missing = owed(realm, seat) - realm.gold[seat]
        if missing <= 0:
            return "pay"
        sources = sorted(found for text in texts if (found := self._source(text)) is not None)
        for cost, gold, text in sources:
            if gold >= missing and cost < outlook.deserter():
                return text
        if sources and sum(gold for _, gold, _ in sources) >= missing:
            return sources[0][2]
        return "pay"

    def _last_hire(self, name: str) -> bool:
        """Whether a loot token still brings somebody who can be paid."""
        booty = self.setting.powers.loots[self.setting.loot_name.index(name)]
        if not isinstance(booty, FreeHire):
            return False
        owes = owed(self.realm, self.outlook.seat) + self.outlook.salary
        return owes <= self.realm.gold[self.outlook.seat]

    def _source(self, text: str) -> tuple[float, int, str] | None:
        """Return what a way to gold costs, and what it brings."""
        word, _, name = text.partition(":")
        price = self.setting.tables.board.battle.trophy_sale_gold_per_value
        if word == "sell":
            value = self.setting.trophies[self.setting.monster_name.index(name)]
            return (float(value), value * price, text)
        if word == "loot":
            booty = self.setting.powers.loots[self.setting.loot_name.index(name)]
            if isinstance(booty, GainTokens) and booty.gold:
                return (0.0, booty.gold, text)
            if booty.trophies():
                return (float(booty.trophies()), booty.trophies() * price, text)
        return None
