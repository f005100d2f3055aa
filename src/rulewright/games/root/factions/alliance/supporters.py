"""8.2.3, 8.2.4, 8.2.6: the Supporters stack, losing bases, and Outrage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.factions.alliance.board import CAPACITY, bases_on_map, board_of
from rulewright.games.root.rules.cards import matching, matching_cards, miss, part_with, show_hand, take_top, to_discard
from rulewright.games.root.terms import CLEARING_SUITS, SUITS, Card, Place, Suit, all_in, place_target
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, ask

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat


@law("root 8.2.3.I")
def is_full(root: Root, seat: Seat) -> bool:
    """Whether the stack takes no more: it holds five cards, and no base is on the map."""
    return board_of(root, seat).supporters.bit_count() >= CAPACITY and not bases_on_map(root, seat)


@law("root 8.2.3", "root 8.2.3.I")
def add_supporter(root: Root, seat: Seat, card: Card) -> None:
    """Put a card on the Supporters stack; if the stack is full, the card is discarded instead."""
    board = board_of(root, seat)
    if is_full(root, seat):
        to_discard(root, card)
        root.tell("supporter_discarded", seat=seat, card=root.setting.deck.name[card], source="newcomer")
        return
    board.supporters |= 1 << card
    root.tell("supporter", {"card": root.setting.deck.name[card]}, 1 << seat, seat=seat)


@law("root 8.2.3")
def matching_supporters(root: Root, seat: Seat, suit: Suit) -> int:
    """Return the supporters that can be spent for a suit; they count for nothing but their suit."""
    return board_of(root, seat).supporters & matching(root, seat, suit)


def supporters_by_suit(root: Root, seat: Seat) -> dict[Suit, int]:
    """Return how many supporters can be spent for each suit of clearings."""
    return {suit: matching_supporters(root, seat, suit).bit_count() for suit in CLEARING_SUITS}


@law("root 8.2.3", "root 8.4.1.II", "root 8.4.2.II")
def spend_supporters(root: Root, seat: Seat, clearing: Place, number: int, paragraphs: tuple[str, ...]) -> Flow[None]:
    """Spend supporters matching a clearing; the Alliance is asked which, one by one, in any case."""
    suit = root.suits[clearing]
    about = (place_target(clearing),)
    for _ in range(number):
        options = root.setting.deck.options(matching_supporters(root, seat, suit))
        card = yield from ask(seat, "root.alliance.supporter", options, paragraphs, about)
        drop_supporter(root, seat, card)


def drop_supporter(root: Root, seat: Seat, card: Card) -> None:
    """Discard a supporter."""
    board = board_of(root, seat)
    board.supporters &= ~(1 << card)
    for other in root.setting.seats:
        miss(root, other, card, board.supporters)
    to_discard(root, card)
    root.tell("supporter_discarded", seat=seat, card=root.setting.deck.name[card], source="stack")


@law("root 8.2.6")
def outrage(root: Root, seat: Seat, payer: Seat, clearing: Place) -> Flow[None]:
    """Have a player add a matching hand card to the stack, or show the hand and let the deck pay."""
    cards = matching_cards(root, payer, clearing)
    root.tell("outrage", seat=seat, payer=payer, place=clearing, shown=not cards)
    if not cards:
        show_hand(root, payer, seat)
        top = take_top(root)
        if top is not None:
            add_supporter(root, seat, top)
        return
    witnesses = None if is_full(root, seat) else 1 << seat | 1 << payer  # a full stack discards it openly
    about = (place_target(clearing),)
    card = yield from ask(
        payer, "root.alliance.outrage", root.setting.deck.options(cards), ("root 8.2.6",), about, witnesses
    )
    part_with(root, payer, card, seat)
    add_supporter(root, seat, card)


@law("root 8.2.4", "root 8.6.1")
def lose_bases(root: Root, seat: Seat, suits: list[Suit]) -> Flow[None]:
    """For each base lost, discard supporters of its suit and all birds and lose half of the officers, rounded up.

    If no base is left on the map, discard down to five supporters then.
    """
    board = board_of(root, seat)
    for suit in suits:
        root.tell("base_lost", seat=seat, suit=SUITS[suit])
        for card in all_in(board.supporters & matching(root, seat, suit)):
            drop_supporter(root, seat, card)
        lost = (board.officers + 1) // 2
        board.officers -= lost
        board.operations = max(0, board.operations - lost)  # ruling R-131: officers count while they are there
        root.supply[seat] += lost
        root.tell("officers_lost", seat=seat, number=lost)
    while not bases_on_map(root, seat) and board.supporters.bit_count() > CAPACITY:
        card = yield from ask(seat, "root.alliance.cut", root.setting.deck.options(board.supporters), ("root 8.2.4",))
        drop_supporter(root, seat, card)
