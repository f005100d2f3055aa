"""5 Setup, and 5.2 Reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.position import Root
from rulewright.games.root.rules.cards import draw
from rulewright.games.root.tables import COMMON, FACTION, ITEM_TILES, item_of
from rulewright.games.root.terms import CLEARING_SUITS, CLEARINGS, PLACES, bits
from rulewright.kernel.agenda import Agenda
from rulewright.kernel.fate import DECK, SETUP
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from rulewright.games.root.setting import Setting
    from rulewright.kernel.fate import Fate
    from rulewright.kernel.question import Seat

TWO_PLAYERS = 2
MARKERS_PER_SUIT = 4


@law("root 1.5.1")
def bare(setting: Setting, fate: Fate) -> Root:
    """Return a table with boards before everybody, and all pieces in their supplies."""
    root = Root(setting, fate)
    root.boards = [faction.board(setting, seat) for seat, faction in enumerate(setting.factions)]
    root.supply = list(setting.warriors)
    root.equip_all()
    return root


@law("root 5.1", "root 5.1.1", "root 5.1.2", "root 5.1.4", "root 5.1.5", "root G.1.30")
def lay_out(root: Root, first: Seat) -> None:
    """Set up everything that is common to all factions."""
    setting = root.setting
    root.first = first
    assign_suits(root)
    for place in bits(setting.map.ruins):
        root.add_ruin(place, 1)
    for name, number in ITEM_TILES.supply.items():
        root.items[item_of(name)] = number
    deal_hands(root)
    order = setup_order(setting)
    root.agenda = Agenda(order[0], setting.factions[order[0]].setup)


@law("root C.1", "root 2.2.2")
def assign_suits(root: Root) -> None:
    """Give every clearing its suit: printed, or by shuffled markers, four of each suit."""
    printed = root.setting.map.printed_suits
    if printed is None or root.setting.options.get("shuffle_suits"):
        markers = list(CLEARING_SUITS * MARKERS_PER_SUIT)
        root.fate.shuffle(markers, SETUP)
        printed = tuple(markers)
    give_suits(root, printed)


def give_suits(root: Root, suits: tuple[int, ...]) -> None:
    """Set the suits of clearings 1 to 12."""
    root.suits = (0, *suits, *(0 for _ in range(PLACES - len(suits) - 1)))
    root.of_suit = tuple(sum(1 << place for place in CLEARINGS if root.suits[place] == suit) for suit in range(4))


@law("root 5.1.3", "root 2.1.3")
def deal_hands(root: Root) -> None:
    """Shuffle the deck, without dominance cards when two play, and deal three cards to each."""
    deck = root.setting.deck
    cards = list(deck.cards)
    if len(root.setting.seats) == TWO_PLAYERS:
        cards = [card for card in cards if not deck.dominance >> card & 1]
        root.out = deck.dominance
    root.fate.shuffle(cards, DECK)
    root.deck = cards
    for seat in root.setting.seats:
        draw(root, seat, COMMON.standard_setup_hand)


@law("root 5.1.7")
def setup_order(setting: Setting) -> list[Seat]:
    """Return the seats in the order of their setup letters."""
    return sorted(setting.seats, key=lambda seat: setting.factions[seat].letter)


@law("root 5.1.7", "root 1.4.1")
def next_programme(root: Root) -> None:
    """Set up the next faction; after the last, turns follow each other clockwise."""
    factions = root.setting.factions
    if root.turn < 0:
        order = setup_order(root.setting)
        done = order.index(root.agenda.seat) + 1
        if done < len(order):
            root.agenda = Agenda(order[done], factions[order[done]].setup)
            return
        root.turn = root.first
    else:
        root.turn = (root.turn + 1) % len(factions)
    if root.turn == root.first:
        root.round += 1
    root.fate.page(f"{root.round} {root.turn}")
    root.agenda = Agenda(root.turn, factions[root.turn].programme)


@law("root 6.3.2", "root 7.3.2")
def start_corners(root: Root) -> int:
    """Return the corners open to a faction: free ones, opposite a taken one where possible (ruling R-30)."""
    taken = root.starts
    corners = root.setting.map.corners & ~taken
    opposite = 0
    for corner in bits(taken):
        opposite |= 1 << root.setting.map.opposite[corner]
    return corners & opposite or corners


@law("root 5.2")
def reach(factions: list[str]) -> int:
    """Return the Reach of a set of factions."""
    return sum(FACTION[faction].reach for faction in factions)


@law("root 5.2")
def recommended_reach(players: int) -> int:
    """Return the Reach recommended for a number of players."""
    return COMMON.reach.min_total[str(players)]


@law("root 5.2")
def adventurous_reach() -> int:
    """Return the Reach that is enough for the adventurous at any count."""
    return COMMON.reach.adventurous_min


@law("root 5.1.1")
def seat_at_random(factions: list[str], fate: Fate) -> list[str]:
    """Decide the seating order at random."""
    seated = factions[:]
    fate.shuffle(seated, SETUP)
    return seated
