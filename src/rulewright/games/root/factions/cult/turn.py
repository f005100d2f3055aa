"""10.3, 10.5, 10.6: the Cult's setup, its rituals in Daylight, and its Evening."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.cult.board import GARDEN_POINTS, board_of, garden_of
from rulewright.games.root.factions.cult.conspiracies import (
    CONVERT,
    CRUSADE,
    SANCTIFY,
    adjust_outcast,
    conspire,
    discard_souls,
    no_conspiracy,
    plant,
)
from rulewright.games.root.rules.cards import ask_card, discard, reveal, take_back
from rulewright.games.root.rules.crafting import craftable
from rulewright.games.root.rules.ruling import open_slots, placeable, refuse_barred, refuse_places, ruled
from rulewright.games.root.rules.scoring import score
from rulewright.games.root.rules.setup import start_corners
from rulewright.games.root.rules.turn import (
    DISCARD,
    DRAW,
    Entry,
    daylight_extras,
    extras_open,
    menu,
    offer,
    perform,
    turn_programme,
)
from rulewright.games.root.rules.ways import adjacent
from rulewright.games.root.terms import (
    BIRD,
    CLEARING_SUITS,
    DONE,
    SETUP,
    SUIT,
    SUITS,
    Card,
    Place,
    Suit,
    bits,
    places,
)
from rulewright.kernel.agenda import Step
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, ask, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

STARTING_WARRIORS = 4
BUILD: Option[Any] = Option("build", ("build", 0))
RECRUIT: Option[Any] = Option("recruit", ("recruit", 0))
SCORE: Option[Any] = Option("score", ("score", 0))
SACRIFICE: Option[Any] = Option("sacrifice", ("sacrifice", 0))
MENUS: dict[str, tuple[Option[Any], ...]] = {
    "root.cult.conspiracy": (CRUSADE, CONVERT, SANCTIFY),
    "root.cult.ritual": (BUILD, RECRUIT, SCORE, SACRIFICE),
}
"""Conspiracies and rituals, as they stand on its board."""


# Setup.


@law("root 10.3", "root 10.3.1", "root 10.3.2", "root 10.3.4")
def settle(root: Root, seat: Seat) -> Flow[bool]:
    """Put four warriors and a garden into a free corner, and a warrior into each clearing next to it."""
    corners = root.setting.map.corners
    refuse_places(root, root.setting.map.clearings & ~corners, "root 10.3.2", "why.no-corner")
    refuse_places(root, corners & ~start_corners(root), "root 10.3.2", "why.other-corner")
    options = places(start_corners(root) & placeable(root, seat))
    corner = yield from choose(seat, "root.cult.start", options, ("root 10.3.2",))
    root.starts |= 1 << corner
    muster(root, seat, corner, STARTING_WARRIORS)
    plant(root, seat, corner, root.suits[corner])
    for clearing in bits(adjacent(root, seat, corner) & placeable(root, seat)):
        muster(root, seat, clearing, 1)
    return False


def muster(root: Root, seat: Seat, clearing: Place, number: int) -> None:
    """Place warriors."""
    root.add_warriors(seat, clearing, number)
    root.tell("placed", seat=seat, place=clearing, piece="warrior", number=number)


@law("root 10.3.3")
def choose_outcast(root: Root, seat: Seat) -> Flow[bool]:
    """Put the outcast marker on any suit."""
    options = [SUIT[suit] for suit in CLEARING_SUITS]
    board_of(root, seat).outcast = yield from choose(seat, "root.cult.outcast", options, ("root 10.3.3",))
    root.tell("outcast", seat=seat, suit=SUITS[board_of(root, seat).outcast], hated=False)
    return False


SETUP_STEPS = (Step("corner", SETUP, settle), Step("outcast", SETUP, choose_outcast))


# Daylight.


@law("root 10.2.2", "root 10.5.1")
def garden_sites(root: Root, seat: Seat, suit: Suit) -> int:
    """Return the ruled clearings of a suit in which a garden of it may be placed, if one is left."""
    garden = garden_of(root, seat, suit)
    if root.placed[garden.number] >= garden.limit:
        return 0
    own = root.of_suit[suit]
    free = open_slots(root)
    refuse_barred(root, seat, own)
    refuse_places(root, own & ~ruled(root, seat), "root 10.5.1", "why.must-rule")
    refuse_places(root, own & ~free, "root 2.2.4", "why.no-slot")
    return own & ruled(root, seat) & free & placeable(root, seat)


@law("root 10.5.2")
def recruit_sites(root: Root, seat: Seat, suit: Suit) -> int:
    """Return the clearings of a suit in which a warrior may be placed, if one is left."""
    return root.of_suit[suit] & placeable(root, seat) if root.supply[seat] else 0


@law("root 10.5", "root 10.2.2", "root 10.5.1", "root 10.5.2", "root 10.5.3", "root 10.5.4")
def ritual_cards(root: Root, seat: Seat) -> dict[str, int]:
    """Return the hand cards with which each ritual can be performed; birds serve for a sacrifice alone."""
    hand, deck, board = root.hands[seat], root.setting.deck, board_of(root, seat)
    found = {"build": 0, "recruit": 0, "score": 0, "sacrifice": 0}
    for suit in CLEARING_SUITS:
        cards = hand & deck.of_suit[suit]
        if not cards:
            continue
        if garden_sites(root, seat, suit):
            found["build"] |= cards
        if recruit_sites(root, seat, suit):
            found["recruit"] |= cards
        if not board.scored >> suit & 1:
            found["score"] |= cards
    if root.supply[seat]:
        found["sacrifice"] = hand & deck.of_suit[BIRD]
    return found


def nothing_to_do(root: Root, seat: Seat) -> bool:
    """Whether everybody can see that Daylight has nothing to offer."""
    return not root.hands[seat] and not extras_open(root, seat)


@law("root 10.5")
def ritual(root: Root, seat: Seat) -> Flow[bool]:
    """Perform one ritual with a card from the hand, or do what anybody may; False when done."""
    cards = ritual_cards(root, seat)
    offered: list[Option[Any]] = [DONE]
    offer(root, offered, BUILD, cards["build"], ("root 10.5.1", "why.no-garden"), "card:", "clearing:")
    offer(root, offered, RECRUIT, cards["recruit"], ("root 10.5.2", "why.no-ritual-card"), "card:", "clearing:")
    offer(root, offered, SCORE, cards["score"], ("root 10.5.3", "why.suit-scored"), "card:")
    offer(root, offered, SACRIFICE, cards["sacrifice"], ("root 10.5.4", "why.no-bird"), "card:")
    deed = yield from ask(seat, "root.cult.ritual", [*offered, *daylight_extras(root, seat)], ("root 10.5",))
    if deed is None:
        return False
    if deed[0] not in RITUAL:
        yield from perform(root, seat, deed)
        return True
    paragraph = RITUAL_LAW[deed[0]]
    card = yield from ask_card(root, seat, "root.cult.reveal", cards[deed[0]], (paragraph, "root 10.5"))
    yield from RITUAL[deed[0]](root, seat, card)
    return True


@law("root 10.5", "root G.1.23", "root G.1.20")
def show(root: Root, seat: Seat, card: Card) -> None:
    """Lay a card open into the play area: until Evening it serves no other purpose."""
    reveal(root, seat, card)
    board_of(root, seat).revealed |= 1 << card


@law("root 10.5.1")
def build(root: Root, seat: Seat, card: Card) -> Flow[None]:
    """Place a garden of the card's suit in a ruled clearing of it."""
    show(root, seat, card)
    suit = root.setting.deck.suit[card]
    options = places(garden_sites(root, seat, suit))
    clearing = yield from choose(seat, "root.cult.build", options, ("root 10.5.1",), (f"card:{name_of(root, card)}",))
    plant(root, seat, clearing, suit)


@law("root 10.5.2")
def recruit(root: Root, seat: Seat, card: Card) -> Flow[None]:
    """Place a warrior in a clearing of the card's suit."""
    show(root, seat, card)
    options = places(recruit_sites(root, seat, root.setting.deck.suit[card]))
    about = (f"card:{name_of(root, card)}",)
    clearing = yield from choose(seat, "root.cult.recruit", options, ("root 10.5.2",), about)
    muster(root, seat, clearing, 1)


@law("root 10.5.3", "root 10.2.6")
def score_gardens(root: Root, seat: Seat, card: Card) -> Flow[None]:
    """Spend the card, and score the rightmost empty space on the track of its suit; once for each suit in a turn."""
    suit = root.setting.deck.suit[card]
    placed = root.placed[garden_of(root, seat, suit).number]
    discard(root, seat, card)
    board_of(root, seat).scored |= 1 << suit
    score(root, seat, GARDEN_POINTS[placed - 1] if placed else 0, "gardens")
    yield from ()


@law("root 10.5.4")
def sacrifice(root: Root, seat: Seat, card: Card) -> Flow[None]:
    """Put a warrior from the supply among the acolytes."""
    show(root, seat, card)
    root.supply[seat] -= 1
    board_of(root, seat).acolytes += 1
    root.tell("acolytes", seat=seat, number=1)
    yield from ()


def name_of(root: Root, card: Card) -> str:
    """Return what a card is called."""
    return root.setting.deck.name[card]


RITUAL = {"build": build, "recruit": recruit, "score": score_gardens, "sacrifice": sacrifice}
RITUAL_LAW = {
    "build": "root 10.5.1",
    "recruit": "root 10.5.2",
    "score": "root 10.5.3",
    "sacrifice": "root 10.5.4",
}


# Evening.


@law("root 10.6", "root 10.6.1")
def end_rituals(root: Root, seat: Seat) -> None:
    """Take revealed cards back into the hand, which everybody has seen."""
    board = board_of(root, seat)
    take_back(root, seat, board.revealed)
    board.revealed = 0
    board.scored = 0


def no_hand(root: Root, seat: Seat) -> bool:
    """Whether there is no card that could be crafted."""
    return not root.hands[seat]


@law("root 10.6.2", "root 10.2.1")
def craft_in_evening(root: Root, seat: Seat) -> Flow[bool]:
    """Craft one card, or stop."""
    return (yield from menu(root, seat, "root.craft", craftable(root, seat), ("root 10.6.2", "root 4.1")))


PROGRAMME = turn_programme(
    birdsong=(
        Entry("outcast", deed=adjust_outcast),
        Entry("souls", deed=discard_souls),
        Entry("conspire", conspire, idle=no_conspiracy),
    ),
    daylight=(Entry("ritual", ritual, idle=nothing_to_do),),
    evening=(
        Entry("take_back", deed=end_rituals),
        Entry("craft", craft_in_evening, idle=no_hand),
        DRAW,
        DISCARD,
    ),
)
