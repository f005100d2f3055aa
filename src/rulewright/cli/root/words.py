"""The nouns of Root in words: places, cards, pieces, items, quests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.tables import DECK, QUESTS
from rulewright.games.root.terms import FIRST_FOREST

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rulewright.cli.face import Facts
    from rulewright.games.root.tables import CardData
    from rulewright.texts.catalogue import Texts

CARDS: dict[str, CardData] = {card.id: card for card in DECK.card}
QUEST = {quest.id: quest for quest in QUESTS.quest}
VIZIER = "loyal_vizier"
STATE = {"": "ready", "-": "exhausted", "!": "damaged", "-!": "worn"}
"""What the sign behind an item says of it."""
SUIT_STYLE = {"bird": "cyan", "fox": "red", "rabbit": "yellow", "mouse": "bright_magenta"}


class Words:
    """Names of things, in one language."""

    def __init__(self, texts: Texts) -> None:
        """Speak a language."""
        self.texts = texts

    def faction(self, name: str) -> str:
        """Return a faction's short name."""
        return self.texts(f"root.short.{name}")

    def seat(self, facts: Facts, seat: int) -> str:
        """Return the short name of the faction in a seat."""
        return self.faction(facts["table"]["players"][seat]["faction"])

    def suit(self, name: str) -> str:
        """Return a suit."""
        return self.texts(f"root.suit.{name}")

    def place(self, facts: Facts, place: int | str, *, short: bool = False) -> str:
        """Return a place: a number, or its notation (`7`, `f2`)."""
        if isinstance(place, str):
            number = int(place.removeprefix("f"))
            place = FIRST_FOREST - 1 + number if place.startswith("f") else number
        if place >= FIRST_FOREST:
            return self.texts("root.say.forest", number=f"f{place - FIRST_FOREST + 1}")
        suit = self.suit(facts["table"]["clearings"][place - 1]["suit"])
        return self.texts("root.say.clearing_short" if short else "root.say.clearing", number=place, suit=suit)

    def card(self, name: str) -> str:
        """Return the name of a card."""
        return self.texts(f"root.card_name.{name}")

    def card_suit(self, name: str) -> str:
        """Return the suit of a card."""
        return self.suit(suit_id(name))

    def suited(self, name: str) -> str:
        """Return a card with its suit."""
        return self.texts("root.label.card", card=self.card(name), suit=self.card_suit(name))

    def cards(self, names: Iterable[str]) -> str:
        """Return several cards, with their suits."""
        return ", ".join(self.suited(name) for name in names)

    def effect(self, name: str) -> str:
        """Return what a card does."""
        if name == VIZIER:
            return self.texts("root.card_effect.vizier")
        card = CARDS[name]
        if card.item is not None:
            return self.texts("root.card_effect.item", item=self.item(card.item), n=card.vp)
        if card.kind == "dominance":
            key = "dominance_bird" if card.suit == "bird" else "dominance"
            return self.texts(f"root.card_effect.{key}", suit=self.suit(card.suit))
        if card.kind == "immediate":
            return self.texts("root.card_effect.favor", suit=self.suit(card.suit))
        return self.texts(f"root.card_effect.{'ambush' if card.kind == 'ambush' else name}")

    def item(self, tile: str) -> str:
        """Return an item in its state (`boot`, `boot-`, `boot!`, `boot-!`)."""
        name = tile.rstrip("-!")
        return self.texts(f"root.item_state.{STATE[tile[len(name) :]]}", item=self.texts(f"root.item.{name}"))

    def piece(self, name: str, number: int = 1) -> str:
        """Return a kind of piece."""
        return self.texts.noun(f"root.piece.{name}", number)

    def pieces(self, name: str, number: int) -> str:
        """Return a number of pieces."""
        return self.texts.count(f"root.piece.{name}", number)

    def quest(self, name: str) -> str:
        """Return a quest with its suit and its items."""
        quest = QUEST[name]
        return self.texts(
            "root.say.quest_needs",
            quest=self.texts(f"root.quest_name.{quest_id(name)}"),
            suit=self.suit(quest.suit),
            items=" + ".join(self.item(item) for item in quest.items),
        )


def suit_id(card: str) -> str:
    """Return the suit of a card."""
    return "bird" if card == VIZIER else CARDS[card].suit


def quest_id(name: str) -> str:
    """Return the name of a quest without its suit: quests of one name exist in several suits."""
    return name.rpartition("_")[0]
