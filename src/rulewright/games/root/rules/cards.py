"""2.1 Cards: drawing, discarding, giving and showing; what each of them lets people know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.terms import DECLINE, SUITS, Card, Place, Suit, all_in
from rulewright.kernel.fate import DECK, HAND
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, ask

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat


@law("root 2.1", "root G.1.6")
def take_top(root: Root) -> Card | None:
    """Take the top card of the deck; the moment the deck is empty the discard pile becomes a new one."""
    if not root.deck:
        reshuffle(root)
        if not root.deck:
            return None
    card = root.deck.pop()
    if not root.deck:
        reshuffle(root)
    return card


@law("root 2.1")
def reshuffle(root: Root) -> None:
    """Shuffle the discard pile into a new deck."""
    if root.discard:
        root.deck = all_in(root.discard)
        root.discard = 0
        root.fate.shuffle(root.deck, DECK)
        if root.teller:
            root.tell("reshuffled", cards=len(root.deck))


@law("root 2.1", "root G.1.6", "root 1.2.1")
def draw(root: Root, seat: Seat, number: int) -> None:
    """Draw cards into a hand; only their number is public."""
    drawn: list[Card] = []
    for _ in range(number):
        if not root.deck:
            reshuffle(root)
            if not root.deck:
                break
        card = root.deck.pop()
        root.hands[seat] |= 1 << card
        drawn.append(card)
        if not root.deck:
            tell_drawn(root, seat, drawn)
            drawn = []
            reshuffle(root)
    tell_drawn(root, seat, drawn)


@law("root 1.2.1", "root 11.2.3")
def passes_openly(root: Root, *seats: Seat) -> bool:
    """Whether everybody sees a card that goes from one hand to another: one of them lies open."""
    return any(seat in root.setting.open_hands for seat in seats)


def tell_drawn(root: Root, seat: Seat, drawn: list[Card]) -> None:
    """Tell everybody how many cards were drawn, and their owner which."""
    if root.teller and drawn:
        names = tuple(root.setting.deck.name[card] for card in drawn)
        if seat in root.setting.open_hands:
            root.tell("drew_openly", seat=seat, cards=names)
        else:
            root.tell("drew", {"cards": names}, 1 << seat, seat=seat, number=len(drawn))


@law("root G.1.5", "root 1.2.2", "root 3.3.3")
def to_discard(root: Root, card: Card) -> None:
    """Put a card on the open discard pile; a dominance card goes beside the map instead, unless a power keeps them."""
    bit = 1 << card
    if any(power.keeps_discard(root, owner, card) for owner, power in root.crowd.keeps_discard):
        pass
    elif root.setting.deck.dominance & bit:
        root.available |= bit
    else:
        root.discard |= bit
    for seat in root.setting.seats:
        root.seen[seat] &= ~bit


@law("root 1.2.1")
def miss(root: Root, other: Seat, card: Card, left: int) -> None:
    """A card leaves a hidden zone before the eyes of a seat: of what that seat had seen there, one copy is gone.

    Copies of a design cannot be told apart, so it must not matter which of them it was; `left` is what stays.
    """
    bit = 1 << card
    if not root.seen[other] & bit:
        bit = root.seen[other] & left & root.setting.deck.copies[card]
        bit &= -bit
    root.seen[other] &= ~bit


@law("root 1.2.1")
def leave_hand(root: Root, seat: Seat, card: Card) -> None:
    """Take a card out of a hand before everybody's eyes."""
    root.hands[seat] &= ~(1 << card)
    for other in root.setting.seats:
        miss(root, other, card, root.hands[seat])


@law("root G.1.5", "root G.1.29")
def discard(root: Root, seat: Seat, card: Card) -> None:
    """Discard a card from a hand.  To spend a card is the same."""
    leave_hand(root, seat, card)
    to_discard(root, card)
    if root.teller:
        root.tell("discarded", seat=seat, card=root.setting.deck.name[card], source="hand")


@law("root G.1.5", "root 1.2.2")
def discard_others(root: Root, seat: Seat, suit: Suit) -> None:
    """Discard all cards of a hand that are not of a suit, birds too; everybody sees them."""
    cards = all_in(root.hands[seat] & ~root.setting.deck.of_suit[suit])
    root.tell("purged", seat=seat, suit=SUITS[suit], cards=tuple(root.setting.deck.name[card] for card in cards))
    for card in cards:
        leave_hand(root, seat, card)
        to_discard(root, card)


@law("root 1.2.1", "root 1.3.2")
def part_with(root: Root, seat: Seat, card: Card, receiver: Seat) -> None:
    """Take a card out of a hand so that only its giver and its receiver know which.

    Others can no longer be sure of any card they had seen in that hand.
    """
    hand = root.hands[seat]
    watching = 1 << seat | 1 << receiver
    if passes_openly(root, seat, receiver):
        watching = root.setting.everybody
    for other in root.setting.seats:
        if not watching >> other & 1:
            root.seen[other] &= ~hand
    root.hands[seat] = hand & ~(1 << card)
    if seat in root.setting.open_hands:
        root.tell("left_openly", seat=seat, card=root.setting.deck.name[card])
    for other in root.setting.seats:
        if watching >> other & 1 and other != seat:
            miss(root, other, card, root.hands[seat])
        if watching >> other & 1 and other != receiver:
            root.seen[other] |= 1 << card


@law("root 11.2.3")
def join_hand(root: Root, seat: Seat, card: Card) -> None:
    """Put a card into a hand; before everybody's eyes if that lies open."""
    root.hands[seat] |= 1 << card
    if seat in root.setting.open_hands:
        root.tell("joined_openly", seat=seat, card=root.setting.deck.name[card])


@law("root 1.3.2")
def give(root: Root, seat: Seat, card: Card, receiver: Seat) -> None:
    """Give a hand card to another player, as a rule demands."""
    part_with(root, seat, card, receiver)
    join_hand(root, receiver, card)
    if root.teller:
        root.tell("gave", {"card": root.setting.deck.name[card]}, 1 << seat | 1 << receiver, seat=seat, to=receiver)


def take_random(root: Root, seat: Seat, victim: Seat) -> None:
    """Take a random card from a hand; taker and victim know which."""
    hand = all_in(root.hands[victim])
    card = hand[root.fate.below(len(hand), HAND)]
    part_with(root, victim, card, seat)
    join_hand(root, seat, card)
    if root.teller:
        root.tell("took", {"card": root.setting.deck.name[card]}, 1 << seat | 1 << victim, seat=seat, victim=victim)


@law("root G.1.23", "root G.1.20")
def reveal(root: Root, seat: Seat, card: Card) -> None:
    """Take a card out of a hand, to lie open in the play area: until it is taken back it serves no other purpose."""
    leave_hand(root, seat, card)
    root.tell("revealed", seat=seat, card=root.setting.deck.name[card])


@law("root G.1.20", "root 1.2.1")
def take_back(root: Root, seat: Seat, cards: int) -> None:
    """Take revealed cards back into the hand; everybody has seen them."""
    if cards:
        root.hands[seat] |= cards
        for other in root.setting.seats:
            if other != seat:
                root.seen[other] |= cards
        root.tell("took_back", seat=seat, number=cards.bit_count())


@law("root 1.2.2", "root 1.2.1")
def salvage(root: Root, seat: Seat, card: Card) -> None:
    """Take a card from the discard pile into a hand; everybody has seen it."""
    bit = 1 << card
    root.discard &= ~bit
    root.hands[seat] |= bit
    for other in root.setting.seats:
        if other != seat:
            root.seen[other] |= bit
    if root.teller:
        root.tell("salvaged", seat=seat, card=root.setting.deck.name[card])


@law("root G.1.27", "root 1.2.1")
def show_hand(root: Root, seat: Seat, viewer: Seat) -> None:
    """Show a whole hand to one other player."""
    root.seen[viewer] |= root.hands[seat]
    if root.teller:
        names = tuple(root.setting.deck.name[card] for card in all_in(root.hands[seat]))
        root.tell("showed", {"cards": names}, 1 << seat | 1 << viewer, seat=seat, viewer=viewer)


def hand_size(root: Root, seat: Seat) -> int:
    """Return the number of cards in a hand, which is public."""
    return root.hands[seat].bit_count()


@law("root 2.1.1", "root 2.1.1.I", "root 2.1.1.II")
def matching(root: Root, seat: Seat, suit: Suit) -> int:
    """Return the cards that stand for a suit for a seat: of that suit and birds, unless a power sees it otherwise."""
    for power in root.kits[seat].matches:
        own = power.matches(root, seat, suit)
        if own is not None:
            return own
    return root.setting.deck.matching[suit]


@law("root 2.2.2", "root 2.1.1")
def matching_cards(root: Root, seat: Seat, place: Place) -> int:
    """Return the hand cards that match a clearing."""
    hand = root.hands[seat]
    return hand & matching(root, seat, root.suits[place]) if hand else 0


def ask_card(
    root: Root,
    seat: Seat,
    prompt: str,
    cards: int,
    paragraphs: tuple[str, ...],
    about: tuple[str, ...] = (),
) -> Flow[Card]:
    """Ask for one of some hand cards, in any case: how many there are is nobody else's business."""
    card: Card = yield from ask(seat, prompt, root.setting.deck.options(cards), paragraphs, about)
    return card


def offer_card(
    root: Root, seat: Seat, prompt: str, cards: int, paragraphs: tuple[str, ...], about: tuple[str, ...] = ()
) -> Flow[Card | None]:
    """Ask for one of some hand cards or none: asked in the same way when there are none to offer."""
    options: list[Option[Card | None]] = [DECLINE, *root.setting.deck.options(cards)]
    card: Card | None = yield from ask(seat, prompt, options, paragraphs, about)
    return card
