"""A deck as tables: every card has a number, copies of one design are neighbours.

A match has its own: the cards that its options name, and those that factions bring along.  Answers that are made of
cards are made with it, once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.tables import item_of, suit_of
from rulewright.games.root.terms import BIRD, SUITS, Card, Item, Suit, all_in
from rulewright.kernel.law import law
from rulewright.kernel.question import Option

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rulewright.games.root.power import Power
    from rulewright.games.root.tables import CardData, DeckData

CRAFTED_ONCE = ("persistent", "royal_claim")
"""Kinds of cards that stay in play when they are crafted."""
IMMEDIATE = "immediate"


class Deck:
    """A deck and all that is made of it."""

    def __init__(self, data: DeckData, powers: Mapping[str, Power], brought: Sequence[str] = ()) -> None:
        """Number the cards: those of the deck, then those that factions bring along, which never enter it."""
        designs: list[CardData | None] = [design for design in data.card for _ in range(design.count)]
        self.id = data.deck
        self.powers = powers
        """What cards do that have an effect of their own, by name."""
        self.answers = frozenset(answer for power in powers.values() for answer in power.answers)
        """The words of their answers."""
        self.size = len(designs)
        self.own = range(self.size, self.size + len(brought))
        """Cards that belong to a faction."""
        designs += [None] * len(brought)
        self.name = tuple("" if one is None else one.id for one in designs[: self.size]) + tuple(brought)
        self.suit: tuple[Suit, ...] = tuple(BIRD if one is None else suit_of(one.suit) for one in designs)
        self.kind = tuple("own" if one is None else one.kind for one in designs)
        self.cost = tuple((0, 0, 0, 0) if one is None else symbols(one.cost) for one in designs)
        """How many symbols of any, fox, rabbit and mouse a card costs to craft."""
        self.item: tuple[Item | None, ...] = tuple(
            None if one is None or one.item is None else item_of(one.item) for one in designs
        )
        self.points = tuple(0 if one is None else one.vp for one in designs)
        self.cards = range(self.size)
        self.all = (1 << self.size) - 1
        self.brought = (1 << len(designs)) - 1 & ~self.all
        self.by_name = {name: card for card, name in reversed(list(enumerate(self.name)))}
        self.copies = tuple(self._named(name) for name in self.name)
        """All cards of the same design."""
        self.of_suit = tuple(
            sum(1 << card for card, own in enumerate(self.suit) if own == suit) for suit in range(len(SUITS))
        )
        self.ambush = ambush_cards(self)
        self.dominance = dominance_cards(self)
        self.craftable = self.of_kind("item", IMMEDIATE, *CRAFTED_ONCE)
        self.cheapest = min(sum(self.cost[card]) for card in all_in(self.craftable))
        """How many symbols a card costs at least."""
        self.matching = tuple(matching(self, suit) for suit in range(len(SUITS)))
        self.option: tuple[Option[Card], ...] = tuple(
            Option(name, card, (f"card:{name}",)) for card, name in enumerate(self.name)
        )
        """A card as an answer.  Copies share their notation: it does not matter which of them is meant."""
        self.craft = self.deeds("craft")
        self.use = self.deeds("use")
        self.activate = self.deeds("activate")
        self.take = self.deeds("take")

    def _named(self, name: str) -> int:
        return sum(1 << card for card, own in enumerate(self.name) if own == name)

    def of_kind(self, *kinds: str) -> int:
        """Return the cards of some kinds."""
        return sum(1 << card for card in self.cards if self.kind[card] in kinds)

    def deeds(self, verb: str) -> tuple[Option[Any], ...]:
        """Return one answer per card for something done with it (`craft:anvil`)."""
        return tuple(Option(f"{verb}:{name}", (verb, card), (f"card:{name}",)) for card, name in enumerate(self.name))

    def designs_in(self, mask: int) -> list[Card]:
        """Return one card of each design in a set."""
        found: list[Card] = []
        last = ""
        while mask:
            low = mask & -mask
            card = low.bit_length() - 1
            if self.name[card] != last:
                last = self.name[card]
                found.append(card)
            mask ^= low
        return found

    def options(self, mask: int) -> list[Option[Card]]:
        """Return one answer for each design in a set of cards."""
        found: list[Option[Card]] = []
        last: str = ""
        while mask:
            low = mask & -mask
            option = self.option[low.bit_length() - 1]
            if option.text != last:
                last = option.text
                found.append(option)
            mask ^= low
        return found


def symbols(cost: Sequence[str]) -> tuple[int, int, int, int]:
    """Count the symbols of a cost: any, fox, rabbit, mouse."""
    return (cost.count("any"), cost.count("fox"), cost.count("rabbit"), cost.count("mouse"))


@law("root 2.1.2")
def ambush_cards(deck: Deck) -> int:
    """The five ambush cards: two birds and one of each other suit."""
    return deck.of_kind("ambush")


@law("root 2.1.3")
def dominance_cards(deck: Deck) -> int:
    """The four dominance cards, one of each suit."""
    return deck.of_kind("dominance")


@law("root 2.1.1", "root 2.1.1.I", "root 2.1.1.II", "root 2.2.2")
def matching(deck: Deck, suit: Suit) -> int:
    """Cards that may stand for a suit: its own and birds; for a bird, birds alone."""
    return deck.of_suit[suit] | deck.of_suit[BIRD]
