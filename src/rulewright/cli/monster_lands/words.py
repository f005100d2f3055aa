"""The nouns of Monster Lands in one language, for drawing its table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import rulewright
from rulewright.games.monster_lands.game import MonsterLandsGame
from rulewright.games.monster_lands.speech import effects, nouns

if TYPE_CHECKING:
    from rulewright.cli.face import Facts
    from rulewright.games.monster_lands.card_shapes import BenefitData, DiceData
    from rulewright.kernel.speech import Phrase
    from rulewright.texts.catalogue import Texts

CLAN_STYLE = {"jungle": "green3", "water": "dodger_blue1", "fire": "dark_orange", "air": "bright_white"}


class Words:
    """Names of things, as the game itself calls them."""

    def __init__(self, texts: Texts) -> None:
        """Speak a language."""
        self.texts = texts
        game = rulewright.find("monster_lands")
        assert isinstance(game, MonsterLandsGame)
        self.cards = game.speech.cards
        self.missions = {one.id: one for one in game.tables.missions}
        self.faces = {f"{one.tile}{one.face}": one for one in game.tables.faces}

    def say(self, key: str, **parameters: object) -> str:
        """Return a message of this game."""
        return self.texts(f"monster_lands.{key}", **parameters)

    def clan(self, facts: Facts, seat: int) -> str:
        """Return the clan in a seat."""
        return self.say(f"clan.{facts['table']['clans'][seat]['clan']}")

    def named(self, kind: str, name: str) -> str:
        """Return the name of a card."""
        return self.texts.say(self.cards.named(kind, name))

    def die(self, name: str) -> str:
        """Return a die."""
        return self.texts.say(nouns.die(name))

    def path(self, name: str) -> str:
        """Return a path by its notation."""
        return self.texts.say(nouns.way(name))

    def phase(self, name: str) -> str:
        """Return a phase of the round."""
        return self.texts.say(nouns.phase(name))

    def effect(self, kind: str, name: str) -> str:
        """Return what a card or token does."""
        return self.texts.say(effects.effect(self.cards, kind, name))

    def benefit(self, given: BenefitData) -> str:
        """Return what a path gives."""
        return self.texts.say(effects.benefit(given))

    def dice(self, options: Sequence[DiceData]) -> tuple[Phrase, ...]:
        """Return alternative dice."""
        return tuple(nouns.needed(one.counts) for one in options)

    def listed(self, things: Iterable[Phrase]) -> str:
        """Return several things, or that there is none."""
        return self.texts.say(nouns.together(tuple(things), "say.nothing"))
