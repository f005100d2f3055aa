"""The nouns of Root: seats, suits, places, cards, items, pieces.

Nothing here says anything: these are phrases, made once and shared by all sentences.  What of a position is needed to
name things is read here and nowhere else.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rulewright.games.root.terms import BESIDE, FIRST_FOREST, ITEMS, SUITS, place_name
from rulewright.kernel.speech import Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.root.position import Root
    from rulewright.games.root.terms import Force, Place
    from rulewright.kernel.question import Seat
    from rulewright.kernel.speech import Part

STATE = {"": "ready", "-": "exhausted", "!": "damaged", "-!": "worn"}
"""What the sign behind an item says of it."""
EFFECTS = {"ambush": "ambush"}
"""What cards of a kind do, where all of a kind do the same; every other one has a text under its own name."""
SUITED = {"dominance": "dominance", "immediate": "favor"}
"""The same where it depends on their suit."""


@cache
def word(table: str, name: str) -> Phrase:
    """Return the word for something in one of the tables of texts, such as `suit` or `phase`."""
    return Phrase(f"root.{table}.{name}")


def faction(root: Root, seat: Seat) -> str:
    """Return the name of a seat's faction."""
    return root.setting.factions[seat].name


def seat(root: Root, seat: Seat) -> Phrase:
    """Return what to call a seat, in a word; whoever plays a faction as the second has a number beside it."""
    name, called = faction(root, seat), root.setting.names[seat]
    if called == name:
        return word("short", name)
    return Phrase("table.marked", name=word("short", name), mark=called.removeprefix(f"{name}_"))


def force(root: Root, force: Force) -> Phrase:
    """Return what to call a force: a seat, or a hireling that has none."""
    return seat(root, force) if force in root.setting.seats else word("hireling", root.setting.names[force])


def force_of(root: Root, target: str) -> Phrase:
    """Return what to call the force that a target names."""
    return force(root, root.setting.targets.index(target))


def full_name(root: Root, seat: Seat) -> Phrase:
    """Return the whole name of a seat's faction."""
    return word("faction", faction(root, seat))


def suit(name: str) -> Phrase:
    """Return a suit."""
    return word("suit", name)


def place(root: Root, place: Place) -> Phrase:
    """Return a clearing with its suit, a forest, or the clearing beside the map."""
    if place == BESIDE:
        return word("say", "beside")
    return _forest(place) if place >= FIRST_FOREST else _clearing("root.say.clearing", place, root.suits[place])


def place_in_brief(root: Root, place: Place) -> Phrase:
    """Return the same where it is clear that places are meant."""
    if place == BESIDE:
        return word("say", "beside_short")
    return _forest(place) if place >= FIRST_FOREST else _clearing("root.say.clearing_short", place, root.suits[place])


def sign(place: Place) -> Part:
    """Return a place as it is marked on the map."""
    return word("say", "beside_short") if place == BESIDE else place_name(place)


@cache
def _clearing(key: str, place: Place, colour: int) -> Phrase:
    return Phrase(key, number=place, suit=suit(SUITS[colour]))


@cache
def _forest(place: Place) -> Phrase:
    return Phrase("root.say.forest", number=place_name(place))


@cache
def path(name: str) -> Phrase:
    """Return a path that may be closed, by its two clearings."""
    one, _, other = name.partition("-")
    return Phrase("root.say.path", one=int(one), other=int(other))


def place_of(target: str) -> Place:
    """Return the place that a target names."""
    kind, _, number = target.partition(":")
    return int(number) if kind == "clearing" else FIRST_FOREST - 1 + int(number)


def card(name: str) -> Phrase:
    """Return the name of a card."""
    return word("card_name", name)


def suit_of(root: Root, name: str) -> str:
    """Return the suit of a card."""
    deck = root.setting.deck
    return SUITS[deck.suit[deck.by_name[name]]]


def suited(root: Root, name: str) -> Phrase:
    """Return a card with its suit."""
    return with_suit(name, suit_of(root, name))


@cache
def with_suit(name: str, colour: str) -> Phrase:
    """Return a card with a suit."""
    return Phrase("root.label.card", card=card(name), suit=suit(colour))


def title(root: Root, name: str) -> str:
    """Return what cards of one name have in common: those that exist in several suits end in theirs."""
    return name.removesuffix(f"_{suit_of(root, name)}")


def cost(symbols: Sequence[str]) -> tuple[Phrase, ...]:
    """Return what a card costs to craft: how many of each suit."""
    return tuple(Phrase(f"root.cost.{one}", n=symbols.count(one)) for one in dict.fromkeys(symbols))


def effect(root: Root, name: str) -> Phrase:
    """Return what a card does."""
    deck = root.setting.deck
    number = deck.by_name[name]
    made = deck.item[number]
    return effect_of(
        name, deck.kind[number], SUITS[deck.suit[number]], None if made is None else ITEMS[made], deck.points[number]
    )


@cache
def effect_of(name: str, kind: str, colour: str, made: str | None, points: int) -> Phrase:
    """Return what a card does that is of a kind and a suit, and makes an item or none."""
    if made is not None:
        return Phrase("root.card_effect.item", item=item(made), n=points)
    if kind == "dominance" and colour == "bird":
        return Phrase("root.card_effect.dominance_bird")
    if kind in SUITED:
        return Phrase(f"root.card_effect.{SUITED[kind]}", suit=suit(colour))
    return word("card_effect", EFFECTS.get(kind, name))


@cache
def item(tile: str) -> Phrase:
    """Return an item in its state (`boot`, `boot-`, `boot!`, `boot-!`)."""
    name = tile.rstrip("-!")
    return Phrase(f"root.item_state.{STATE[tile[len(name) :]]}", item=word("item", name))


@cache
def piece(name: str, number: int = 1) -> Phrase:
    """Return a kind of piece, in the form that goes with a number."""
    return Phrase(f"root.piece.{name}", n=number)


@cache
def pieces(name: str, number: int) -> Phrase:
    """Return a number of pieces."""
    return Phrase("root.say.count", n=number, what=piece(name, number))
