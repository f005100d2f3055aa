"""The shared deck as static tables: every card has a number, copies of one design are neighbours."""

from __future__ import annotations

from rulewright.games.root.tables import DECK, item_of, suit_of
from rulewright.games.root.terms import BIRD, FOX, SUITS, Card, Item, Suit
from rulewright.kernel.law import law
from rulewright.kernel.question import Option

ANY = 0
"""Index of the three-coloured symbol in a cost; the suits have their own numbers."""

NAME: list[str] = []
SUIT_OF: list[Suit] = []
KIND: list[str] = []
COST: list[tuple[int, int, int, int]] = []
"""How many symbols of any, fox, rabbit and mouse a card costs to craft."""
ITEM_ON: list[Item | None] = []
POINTS: list[int] = []

for _design in DECK.card:
    for _ in range(_design.count):
        NAME.append(_design.id)
        SUIT_OF.append(suit_of(_design.suit))
        KIND.append(_design.kind)
        COST.append(
            (
                _design.cost.count("any"),
                _design.cost.count("fox"),
                _design.cost.count("rabbit"),
                _design.cost.count("mouse"),
            )
        )
        ITEM_ON.append(None if _design.item is None else item_of(_design.item))
        POINTS.append(_design.vp)

SIZE = len(NAME)
VIZIERS = (SIZE, SIZE + 1)
"""The two Loyal Viziers: bird cards that belong to the Eyrie and never enter the deck."""
NAME.extend(("loyal_vizier", "loyal_vizier"))
SUIT_OF.extend((BIRD, BIRD))
KIND.extend(("vizier", "vizier"))
COST.extend(((0, 0, 0, 0), (0, 0, 0, 0)))
ITEM_ON.extend((None, None))
POINTS.extend((0, 0))

CARDS = range(SIZE)
ALL = (1 << SIZE) - 1
COPIES = tuple(sum(1 << other for other in range(SIZE + 2) if NAME[other] == name) for name in NAME)
"""All cards of the same design."""
BY_NAME = {name: NAME.index(name) for name in NAME}
OF_SUIT = tuple(sum(1 << card for card in range(SIZE + 2) if SUIT_OF[card] == suit) for suit in range(4))
VIZIER_CARDS = 1 << SIZE | 1 << SIZE + 1


def _of_kind(*kinds: str) -> int:
    return sum(1 << card for card in CARDS if KIND[card] in kinds)


@law("root 2.1.2")
def ambush_cards() -> int:
    """The five ambush cards: two birds and one of each other suit."""
    return _of_kind("ambush")


@law("root 2.1.3")
def dominance_cards() -> int:
    """The four dominance cards, one of each suit."""
    return _of_kind("dominance")


AMBUSH = ambush_cards()
DOMINANCE = dominance_cards()
CRAFTABLE = _of_kind("item", "persistent", "immediate", "royal_claim")
PERSISTENT = _of_kind("persistent", "royal_claim")


@law("root 2.1.1", "root 2.1.1.I", "root 2.1.1.II", "root 2.2.2")
def matching(suit: Suit) -> int:
    """Cards that may stand for a suit: its own and birds; for a bird, birds alone."""
    return OF_SUIT[suit] | OF_SUIT[BIRD]


MATCHING = tuple(matching(suit) for suit in range(4))

CARD: tuple[Option[Card], ...] = tuple(Option(name, card, (f"card:{name}",)) for card, name in enumerate(NAME))
"""A card as an answer.  Copies share their notation: it does not matter which of them is meant."""


def deeds(verb: str) -> tuple[Option[tuple[str, Card]], ...]:
    """Return one answer per card for something done with it (`craft:anvil`)."""
    return tuple(Option(f"{verb}:{name}", (verb, card), (f"card:{name}",)) for card, name in enumerate(NAME))


CRAFT = deeds("craft")
USE = deeds("use")
ACTIVATE = deeds("activate")
TAKE = deeds("take")


def cards_in(mask: int) -> list[Card]:
    """Return one card of each design in a set."""
    found: list[Card] = []
    last = ""
    while mask:
        low = mask & -mask
        card = low.bit_length() - 1
        if NAME[card] != last:
            last = NAME[card]
            found.append(card)
        mask ^= low
    return found


def all_in(mask: int) -> list[Card]:
    """Return every card of a set."""
    found: list[Card] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def card_options(mask: int) -> list[Option[Card]]:
    """Return one answer for each design in a set of cards."""
    found: list[Option[Card]] = []
    last: str = ""
    while mask:
        low = mask & -mask
        option = CARD[low.bit_length() - 1]
        if option.text != last:
            last = option.text
            found.append(option)
        mask ^= low
    return found


def suit_names(mask: int) -> str:
    """Return the suits of a set of cards, for messages."""
    return " ".join(SUITS[suit] for suit in range(BIRD, FOX + 3) if mask & OF_SUIT[suit])
