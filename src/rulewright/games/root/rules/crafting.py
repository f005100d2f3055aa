"""4.1 Craft."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.deck import CRAFTED_ONCE, IMMEDIATE
from rulewright.games.root.rules.cards import leave_hand, to_discard
from rulewright.games.root.rules.scoring import score
from rulewright.games.root.terms import CLEARING_SUITS, ITEMS, Card, Item, Place, Suit, bits, places
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Kind
    from rulewright.kernel.question import Seat


@law("root 4.1", "root 4.1.2", "root 4.1.4")
def craftable(root: Root, seat: Seat) -> list[Option[tuple[str, Card]]]:
    """Return the hand cards a seat can craft now."""
    deck = root.setting.deck
    hand = root.hands[seat] & deck.craftable
    if not hand:
        return []
    faction = root.setting.factions[seat]
    supply = faction.crafting_pieces(root, seat)
    most = faction.crafting_limit(root, seat)
    if root.why is None and sum(supply) < deck.cheapest:
        return []
    found: list[Option[tuple[str, Card]]] = []
    for card in deck.designs_in(hand):
        item = deck.item[card]
        if not affordable(deck.cost[card], supply) or sum(deck.cost[card]) > most:
            refuse(root, card, "root 4.1.1", "why.cannot-pay")
        elif item is not None and not root.items[item]:
            refuse(root, card, "root 4.1.2", "why.no-item")
        elif deck.kind[card] in CRAFTED_ONCE and duplicate(root, seat, card):
            refuse(root, card, "root 4.1.4", "why.duplicate")
        else:
            found.append(deck.craft[card])
    return found


def refuse(root: Root, card: Card, paragraph: str, key: str) -> None:
    """Note, for whoever asks why, what keeps a card from being crafted."""
    if root.why is not None:
        root.why.refuse(root.setting.deck.craft[card], paragraph, key)


@law("root 4.1.4")
def duplicate(root: Root, seat: Seat, card: Card) -> bool:
    """Whether a card of the same name already lies in the play area."""
    return bool(root.play[seat] & root.setting.deck.copies[card])


@law("root 4.1.1")
def affordable(cost: tuple[int, int, int, int], supply: tuple[int, int, int, int]) -> bool:
    """Whether crafting pieces by suit cover the symbols of a cost (any, fox, rabbit, mouse)."""
    return (
        supply[1] >= cost[1]
        and supply[2] >= cost[2]
        and supply[3] >= cost[3]
        and supply[1] + supply[2] + supply[3] >= cost[0] + cost[1] + cost[2] + cost[3]
    )


@law("root 4.1.1")
def idle_pieces(root: Root, *kinds: Kind) -> tuple[int, int, int, int]:
    """Return how many crafting pieces of some kinds are not yet activated this turn, by suit of their clearing."""
    count = [0, 0, 0, 0]
    for place in bits(homes(root, kinds)):
        count[root.suits[place]] += idle_at(root, kinds, place)
    return (0, count[1], count[2], count[3])


def homes(root: Root, kinds: tuple[Kind, ...]) -> int:
    """Return where pieces of some kinds are."""
    there = 0
    for kind in kinds:
        there |= root.homes[kind.number]
    return there


def idle_at(root: Root, kinds: tuple[Kind, ...], place: Place) -> int:
    """Return how many pieces of some kinds, which serve alike, are not yet activated in a clearing."""
    return sum(root.pieces[kind.offset + place] for kind in kinds) - root.activated[place]


def next_idle(root: Root, kinds: tuple[Kind, ...], place: Place) -> Kind:
    """Return of what kind the next piece is that is activated in a clearing."""
    passed = root.activated[place]
    for kind in kinds:
        if passed < root.pieces[kind.offset + place]:
            return kind
        passed -= root.pieces[kind.offset + place]
    return kinds[-1]


@law("root 4.1.1")
def activate_pieces(root: Root, seat: Seat, kinds: tuple[Kind, ...], cost: tuple[int, int, int, int]) -> Flow[None]:
    """Activate one crafting piece for each symbol; the crafter chooses which where there is a choice."""
    for suit in CLEARING_SUITS:
        yield from activate_suit(root, seat, kinds, root.of_suit[suit], cost[suit])
    yield from activate_suit(root, seat, kinds, root.setting.map.clearings, cost[0])


def activate_suit(root: Root, seat: Seat, kinds: tuple[Kind, ...], clearings: int, number: int) -> Flow[None]:
    """Activate some crafting pieces in a set of clearings."""
    for left in range(number, 0, -1):
        idle = 0
        total = 0
        for place in bits(homes(root, kinds) & clearings):
            spare = idle_at(root, kinds, place)
            if spare:
                idle |= 1 << place
                total += spare
        options = places(idle)
        place = options[0].value
        if total > left:
            place = yield from choose(seat, "root.craft.activate", options, ("root 4.1.1",))
        name = next_idle(root, kinds, place).name
        root.activated[place] += 1
        root.tell("activated", seat=seat, piece=name, number=1, place=place)


@law("root 4.1", "root 4.1.2", "root 4.1.3")
def craft(root: Root, seat: Seat, card: Card) -> Flow[None]:
    """Pay for a card and bring about its effect: an item, an immediate effect, or a lasting one."""
    deck = root.setting.deck
    leave_hand(root, seat, card)
    root.play[seat] |= 1 << card
    root.tell("crafted", seat=seat, card=deck.name[card])
    yield from root.setting.factions[seat].activate(root, seat, deck.cost[card])
    item = deck.item[card]
    if item is not None:
        leave_play(root, seat, card)
        gain_item(root, seat, item, deck.points[card])
        return
    if deck.kind[card] == IMMEDIATE:
        yield from deck.powers[deck.name[card]].act(root, seat, card)
        leave_play(root, seat, card)
    else:
        root.lasting[seat] += (card,)
        root.equip(seat)


@law("root 4.1.2", "root 3.2.2", "root G.1.13")
def gain_item(root: Root, seat: Seat, item: Item, points: int) -> None:
    """Take a crafted item from the supply and score for it."""
    root.items[item] -= 1
    root.tell("gained_item", seat=seat, item=ITEMS[item])
    if not any(power.takes_item(root, seat, item) for power in root.kits[seat].takes_item):
        root.crafted[seat * len(ITEMS) + item] += 1
    for power in root.kits[seat].item_points:
        own = power.item_points(root, seat, points)
        if own is not None:
            points = own
            break
    score(root, seat, points, "item")
    for power in root.kits[seat].item_bonus:
        score(root, seat, power.item_bonus(root, seat), power.name)
    for owner, power in root.crowd.after_crafting_item:
        power.after_crafting_item(root, owner, seat)


@law("root 4.1.2", "root G.1.20")
def leave_play(root: Root, seat: Seat, card: Card) -> None:
    """Discard a card from the play area, and lose its power."""
    root.play[seat] &= ~(1 << card)
    root.used &= ~(1 << card)
    deck = root.setting.deck
    lasted = card in root.lasting[seat]
    if lasted:
        root.lasting[seat] = tuple(other for other in root.lasting[seat] if other != card)
        root.equip(seat)
    to_discard(root, card)
    root.tell("discarded", seat=seat, card=deck.name[card], source="play")
    if lasted:
        deck.powers[deck.name[card]].leave(root, seat)


def suit_count(root: Root, place: Place, number: int) -> tuple[int, int, int, int]:
    """Return a number of crafting pieces that all have the suit of one place."""
    suit: Suit = root.suits[place]
    return (0, number if suit == 1 else 0, number if suit == 2 else 0, number if suit == 3 else 0)  # noqa: PLR2004  (suits)
