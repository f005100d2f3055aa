"""3.3 Dominance cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.rules.cards import ask_card, discard, leave_hand, matching
from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.rules.scoring import has_marker, win
from rulewright.games.root.terms import BIRD, Card, all_in, bits
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

NEEDED_POINTS = 10
NEEDED_CLEARINGS = 3


@law("root 3.3.1", "root 3.3.2")
def activation_ban(root: Root, seat: Seat) -> tuple[str, str] | None:
    """Return why a seat cannot activate a dominance card: it has done so, or has fewer than ten points."""
    for power in root.kits[seat].pact_ban:
        return power.pact_ban(root, seat)
    if not has_marker(root, seat):
        return ("root 3.3.2", "why.second-dominance")
    return ("root 3.3.1", "why.ten-points") if root.points[seat] < NEEDED_POINTS else None


@law("root 3.3.1", "root 3.3.2", "root 3.3.4")
def dominance_actions(root: Root, seat: Seat) -> list[Option[Any]]:
    """Return what a seat may do with dominance cards in its Daylight: activate its own, take available ones."""
    found: list[Option[Any]] = []
    hand, deck = root.hands[seat], root.setting.deck
    if hand & deck.dominance:
        ban = activation_ban(root, seat)
        for card in all_in(hand & deck.dominance):
            if ban is None:
                found.append(deck.activate[card])
            elif root.why is not None:
                root.why.refuse(deck.activate[card], *ban)
    if root.available:
        for card in all_in(root.available):
            if hand & matching(root, seat, deck.suit[card]):
                found.append(deck.take[card])
            elif root.why is not None:
                root.why.refuse(deck.take[card], "root 3.3.4", "why.no-matching-card")
    return found


def dominance_open(root: Root, seat: Seat) -> bool:
    """Whether, from what everybody can see, a seat might do something with a dominance card."""
    return bool(root.hands[seat]) and (bool(root.available) or activation_ban(root, seat) is None)


@law("root 3.3.1", "root 3.3.2")
def activate_dominance(root: Root, seat: Seat, card: Card) -> Flow[None]:
    """Put a dominance card into play: the marker leaves the track for good."""
    for power in root.kits[seat].pact:
        flow = power.pact(root, seat, card)
        if flow is not None:
            yield from flow
            return
    leave_hand(root, seat, card)
    root.play[seat] |= 1 << card
    root.dominance[seat] = card
    root.tell("dominance", seat=seat, card=root.setting.deck.name[card])


@law("root 3.3.4", "root 2.1.1.II")
def take_dominance(root: Root, seat: Seat, card: Card) -> Flow[None]:
    """Spend a card of the right suit to pick up an available dominance card; a bird takes any."""
    name = root.setting.deck.name[card]
    cards = root.hands[seat] & matching(root, seat, root.setting.deck.suit[card])
    spent = yield from ask_card(root, seat, "root.dominance.spend", cards, ("root 3.3.4",), (f"card:{name}",))
    # The card taken leaves first: a dominance card spent for another must not be mixed up with it.
    root.available &= ~(1 << card)
    root.hands[seat] |= 1 << card
    for other in root.setting.seats:
        if other != seat:
            root.seen[other] |= 1 << card
    discard(root, seat, spent)
    root.tell("took_dominance", seat=seat, card=name)


@law("root 3.3.1.I", "root 3.3.1.II")
def check_dominance(root: Root, seat: Seat) -> None:
    """Win at the start of Birdsong with three ruled clearings of the suit, or two opposite corners for birds."""
    card = root.dominance[seat]
    if card < 0:
        return
    own = ruled(root, seat) & root.setting.map.clearings
    suit = root.setting.deck.suit[card]
    if suit == BIRD:
        corners = root.setting.map.corners & own
        fulfilled = any(own >> root.setting.map.opposite[corner] & 1 for corner in bits(corners))
    else:
        fulfilled = (own & root.of_suit[suit]).bit_count() >= NEEDED_CLEARINGS
    if fulfilled:
        win(root, seat, "dominance")


def tell_waiting(root: Root, seat: Seat) -> None:
    """Tell that a dominance card has not won this Birdsong, and of how much of what it asks its owner has hold."""
    card = root.dominance[seat]
    if card < 0 or not root.teller:
        return
    suit = root.setting.deck.suit[card]
    asked = root.setting.map.corners if suit == BIRD else root.of_suit[suit]
    have = (ruled(root, seat) & asked).bit_count()
    root.tell("dominance_waits", seat=seat, card=root.setting.deck.name[card], have=have)
