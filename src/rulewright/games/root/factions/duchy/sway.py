"""12.5.3 Sway, and 12.2.3 The Price of Failure: how ministers come, and how they go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.duchy.assembly import show
from rulewright.games.root.factions.duchy.board import (
    ALL_MINISTERS,
    MINISTER,
    MINISTERS,
    OF_RANK,
    POINTS,
    RANK,
    REVEALS,
    Minister,
    board_of,
)
from rulewright.games.root.rules.cards import ask_card, discard
from rulewright.games.root.rules.ruling import presence
from rulewright.games.root.rules.scoring import score
from rulewright.games.root.terms import BIRD, CLEARING_SUITS, DECLINE, all_in, bits
from rulewright.kernel.fate import HAND
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, ask, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat


# Cards and clearings.


@law("root 12.5.3.II", "root 2.1.1")
def supported(root: Root, seat: Seat, cards: int) -> int:
    """Return how many of some cards find each a clearing of its own that it matches and that holds a Duchy piece.

    Birds fit any clearing that other cards leave (ruling R-82); the Burrow is not on the map (ruling R-77).
    """
    held, deck = presence(root, seat) & root.setting.map.clearings, root.setting.deck
    found = 0
    for suit in CLEARING_SUITS:
        found += min((cards & deck.of_suit[suit]).bit_count(), (held & root.of_suit[suit]).bit_count())
    return min(found + (cards & deck.of_suit[BIRD]).bit_count(), held.bit_count())


@law("root 12.5.3.II")
def revealable(root: Root, seat: Seat, shown: int) -> int:
    """Return the hand cards that can be revealed beside others, so that each has its clearing."""
    number = shown.bit_count() + 1
    fitting = 0
    for card in all_in(root.hands[seat]):
        if supported(root, seat, shown | 1 << card) == number:
            fitting |= 1 << card
    return fitting


# Swaying.


@law("root 12.5.3.I", "root 12.5.3.II")
def refusal(root: Root, seat: Seat, minister: Minister, most: int) -> tuple[str, str] | None:
    """Return why a minister cannot be swayed: he is, no crown of his rank is left, or not enough can be revealed."""
    board, rank = board_of(root, seat), RANK[minister]
    if board.swayed >> minister & 1:
        return ("root 12.5.3.I", "why.is-swayed")
    if board.crowns(rank) <= 0:
        return ("root 12.5.3.I", "why.no-crown")
    return None if most >= REVEALS[rank] else ("root 12.5.3.II", "why.too-few-to-reveal")


@law("root 12.5.3.I")
def swayable(root: Root, seat: Seat) -> list[Option[Any]]:
    """Return the ministers that could be swayed with the cards in hand."""
    most, found = supported(root, seat, root.hands[seat]), list[Option[Any]]()
    for minister in bits(ALL_MINISTERS):
        ban = refusal(root, seat, minister, most)
        if ban is None:
            found.append(MINISTER[minister])
        elif root.why is not None:
            root.why.refuse(MINISTER[minister], *ban)
    return found


def nobody_to_sway(root: Root, seat: Seat) -> bool:
    """Whether everybody can see that no minister can be swayed: from crowns, clearings, and the number of cards."""
    held = (presence(root, seat) & root.setting.map.clearings).bit_count()
    most = min(held, root.hands[seat].bit_count())
    return all(refusal(root, seat, minister, most) is not None for minister in bits(ALL_MINISTERS))


@law("root 12.5.3", "root 12.5.3.I", "root 12.5.3.II", "root 12.5.3.III")
def sway(root: Root, seat: Seat) -> Flow[bool]:
    """Sway one minister, or none: reveal the cards he wants to see, crown him, and score what the crown covered."""
    options = [DECLINE, *swayable(root, seat)]
    deed = yield from ask(seat, "root.duchy.sway", options, ("root 12.5.3.I",))
    if deed is None:
        return False
    minister = deed[1]
    shown, rank = 0, RANK[minister]
    for left in range(REVEALS[rank], 0, -1):
        cards = revealable(root, seat, shown)
        about = (f"minister:{MINISTERS[minister]}", f"number:{left}")
        card = yield from ask_card(root, seat, "root.duchy.convince", cards, ("root 12.5.3.II",), about)
        show(root, seat, card)
        shown |= 1 << card
    board_of(root, seat).swayed |= 1 << minister
    root.tell("swayed", seat=seat, minister=MINISTERS[minister])
    score(root, seat, POINTS[rank], "swayed")
    return False


# The Price of Failure.


@law("root 12.2.3")
def highest(root: Root, seat: Seat) -> int:
    """Return the swayed ministers of the highest rank that any of them has."""
    swayed = board_of(root, seat).swayed
    for ministers in reversed(OF_RANK):
        if swayed & ministers:
            return swayed & ministers
    return 0


@law("root 12.2.3")
def pay_for_failure(root: Root, seat: Seat) -> Flow[None]:
    """Lose a minister of the highest rank with his crown, then a random card; whichever there is (ruling R-78)."""
    options = [MINISTER[minister] for minister in bits(highest(root, seat))]
    if options:
        _, minister = yield from choose(seat, "root.duchy.failure", options, ("root 12.2.3",))
        board = board_of(root, seat)
        board.swayed &= ~(1 << minister)
        board.acted &= ~(1 << minister)
        board.lost[RANK[minister]] += 1
        root.tell("minister_left", seat=seat, minister=MINISTERS[minister])
    hand = all_in(root.hands[seat])
    if hand:
        card = hand[root.fate.below(len(hand), HAND)]
        root.tell("failed", seat=seat, card=root.setting.deck.name[card])
        discard(root, seat, card)
