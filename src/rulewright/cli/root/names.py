"""What the drawings of Root call things: the nouns of its speech, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.box import DECKS
from rulewright.games.root.speech import nouns
from rulewright.kernel.speech import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rulewright.cli.face import Facts
    from rulewright.texts.catalogue import Texts

SUIT_STYLE = {"bird": "cyan", "fox": "red", "rabbit": "yellow", "mouse": "bright_magenta"}


CARDS = {card.id: card for data, _ in DECKS.values() for card in data.card}


def suit_of(name: str) -> str:
    """Return the suit of a card; those that factions bring along are birds."""
    return CARDS[name].suit if name in CARDS else "bird"


def effect_of(name: str) -> Phrase:
    """Return what a card does."""
    if name not in CARDS:
        return nouns.effect_of(name, "own", "bird", None, 0)
    card = CARDS[name]
    return nouns.effect_of(name, card.kind, card.suit, card.item, card.vp)


class Names:
    """Names of things, in one language."""

    def __init__(self, texts: Texts) -> None:
        """Speak a language."""
        self.texts = texts

    def called(self, facts: Facts, seat: int) -> Phrase:
        """Return what to call a seat, for a sentence that says in which form."""
        return nouns.word("short", facts["table"]["players"][seat]["faction"])

    def seat(self, facts: Facts, seat: int) -> str:
        """Return the short name of the faction in a seat."""
        return self.texts.say(self.called(facts, seat))

    def listed(self, things: Iterable[Phrase]) -> str:
        """Return several things, joined as the language joins them."""
        return self.texts.listed(map(self.texts.say, things))

    def stock(self, items: Mapping[str, int]) -> str:
        """Return a number of items of each kind."""
        return self.listed(Phrase("root.say.stock", n=n, item=nouns.item(item)) for item, n in items.items())

    def suit(self, name: str) -> str:
        """Return a suit."""
        return self.texts.say(nouns.suit(name))

    def card(self, name: str) -> str:
        """Return the name of a card."""
        return self.texts.say(nouns.card(name))

    def cards(self, names: Iterable[str]) -> str:
        """Return several cards, with their suits."""
        return self.listed(nouns.with_suit(name, suit_of(name)) for name in names)

    def card_suit(self, name: str) -> str:
        """Return the suit of a card."""
        return self.suit(suit_of(name))

    def effect(self, name: str) -> str:
        """Return what a card does."""
        return self.texts.say(effect_of(name))

    def item(self, tile: str) -> str:
        """Return an item in its state."""
        return self.texts.say(nouns.item(tile))

    def piece(self, name: str, number: int = 1) -> str:
        """Return a kind of piece."""
        return self.texts.say(nouns.piece(name, number))
