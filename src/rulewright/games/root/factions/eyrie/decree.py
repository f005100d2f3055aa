"""7.5.2 Resolving the Decree, and 7.7 Turmoil."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.eyrie.board import (
    BATTLE,
    BUILD,
    COLUMNS,
    LEADERS,
    MOVE,
    RECRUIT,
    board_of,
)
from rulewright.games.root.factions.eyrie.leaders import enthrone, leader_of
from rulewright.games.root.rules.battle import battle, battles
from rulewright.games.root.rules.cards import to_discard
from rulewright.games.root.rules.movement import move, moves
from rulewright.games.root.rules.ruling import open_slots, placeable, refuse_barred, refuse_places, ruled
from rulewright.games.root.rules.scoring import lose_points
from rulewright.games.root.rules.turn import daylight_extras, extras_open, perform
from rulewright.games.root.terms import BIRD, EVENING, SUITS, Suit, all_in, bits, places
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, ask, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

ORDER: tuple[Option[Any], ...] = tuple(Option(name, ("order", suit)) for suit, name in enumerate(SUITS))
"""A card of a suit to be resolved next, as an answer."""
ORDERED = tuple((f"suit:{name}",) for name in SUITS)
"""The suit of the card that is being obeyed: what the question that follows is about."""
LEADER_OPTION: tuple[Option[int], ...] = tuple(
    Option(name, number, (f"leader:{name}",)) for number, name in enumerate(LEADERS)
)
COLUMN_LAW = tuple((f"root 7.5.2.{roman}", "root 7.5.2") for roman in ("I", "II", "III", "IV"))


@law("root 7.5", "root 7.5.2")
def begin_decree(root: Root, seat: Seat) -> None:
    """Begin with nothing resolved."""
    board_of(root, seat).resolved = 0


def decree_done(root: Root, seat: Seat) -> bool:
    """Whether every card of the Decree is resolved."""
    board = board_of(root, seat)
    return not board.cards & ~board.resolved


@law("root 7.5.2")
def resolve_decree(root: Root, seat: Seat) -> Flow[bool]:
    """Resolve one card of the Decree, columns from left to right; False in turmoil."""
    board = board_of(root, seat)
    column = next(number for number, cards in enumerate(board.decree) if cards & ~board.resolved)
    left = board.decree[column] & ~board.resolved
    of_suit = root.setting.deck.of_suit
    suits = [suit for suit in range(4) if left & of_suit[suit]]
    suit = suits[0]
    if len(suits) > 1 or extras_open(root, seat):
        offered: list[Option[Any]] = [ORDER[suit] for suit in suits]
        prompt = f"root.eyrie.decree.{COLUMNS[column]}"
        deed = yield from ask(seat, prompt, offered + daylight_extras(root, seat), COLUMN_LAW[column])
        if deed[0] != "order":
            yield from perform(root, seat, deed)
            return True
        suit = deed[1]
    board.resolved |= left & of_suit[suit] & -(left & of_suit[suit])
    done = yield from ACTION[column](root, seat, suit)
    if not done:
        yield from turmoil(root, seat, column, suit)
    return done


def clearings_for(root: Root, suit: Suit) -> int:
    """Return the clearings that match a card of the Decree; a bird matches all."""
    return root.setting.map.clearings if suit == BIRD else root.of_suit[suit]


@law("root 7.5.2.I")
def recruit(root: Root, seat: Seat, suit: Suit) -> Flow[bool]:
    """Place warriors at a matching roost, all that the leader demands."""
    number = leader_of(root, seat).recruits
    homes, matching = root.homes[root.setting.kind[seat, "roost"].number], clearings_for(root, suit)
    roosts = homes & placeable(root, seat) & matching
    if root.why is not None:
        refuse_places(root, homes & ~matching, "root 7.5.2", "why.no-match")
        refuse_places(root, root.setting.map.clearings & ~homes, "root 7.5.2.I", "why.no-roost")
    if not roosts or root.supply[seat] < number:
        return False
    clearing = yield from choose(seat, "root.eyrie.recruit", places(roosts), COLUMN_LAW[RECRUIT], ORDERED[suit])
    root.add_warriors(seat, clearing, number)
    root.tell("placed", seat=seat, place=clearing, piece="warrior", number=number)
    return True


@law("root 7.5.2.II")
def march(root: Root, seat: Seat, suit: Suit) -> Flow[bool]:
    """Move at least one warrior out of a matching clearing."""
    offered = moves(root, seat, clearings_for(root, suit))
    if not offered:
        return False
    way = yield from choose(seat, "root.move.where", offered, COLUMN_LAW[MOVE], ORDERED[suit])
    yield from move(root, seat, way)
    return True


@law("root 7.5.2.III")
def fight(root: Root, seat: Seat, suit: Suit) -> Flow[bool]:
    """Start a battle in a matching clearing."""
    offered = battles(root, seat, clearings_for(root, suit))
    if not offered:
        return False
    clearing, defender = yield from choose(seat, "root.battle.where", offered, COLUMN_LAW[BATTLE], ORDERED[suit])
    yield from battle(root, seat, clearing, defender)
    return True


@law("root 7.5.2.IV")
def build(root: Root, seat: Seat, suit: Suit) -> Flow[bool]:
    """Place a roost in a matching clearing that the Eyrie rule, with an open slot and no roost yet."""
    roost = root.setting.kind[seat, "roost"]
    sites = ruled(root, seat) & open_slots(root) & placeable(root, seat) & clearings_for(root, suit)
    sites &= ~root.homes[roost.number]
    refuse_places(root, root.homes[roost.number], "root 7.5.2.IV", "why.has-roost")
    refuse_places(root, root.setting.map.clearings & ~ruled(root, seat), "root 7.5.2.IV", "why.not-ruled")
    refuse_places(root, root.setting.map.clearings & ~open_slots(root), "root 2.2.3", "why.no-slot")
    refuse_places(root, root.setting.map.clearings & ~clearings_for(root, suit), "root 7.5.2", "why.no-match")
    refuse_barred(root, seat, ruled(root, seat))
    if not sites or root.placed[roost.number] >= roost.limit:
        return False
    clearing = yield from choose(seat, "root.eyrie.build", places(sites), COLUMN_LAW[BUILD], ORDERED[suit])
    root.add_piece(roost, clearing)
    root.tell("placed", seat=seat, place=clearing, piece="roost", number=1)
    return True


ACTION = (recruit, march, fight, build)


@law("root 7.7", "root 7.7.1", "root 7.7.2", "root 7.7.3", "root 7.7.4")
def turmoil(root: Root, seat: Seat, column: int, suit: Suit) -> Flow[None]:
    """Humiliate, purge, depose, rest: a card of a column could not be carried out."""
    board = board_of(root, seat)
    decree, deck = board.cards, root.setting.deck
    birds = (decree & deck.of_suit[BIRD]).bit_count()
    root.tell("turmoil", seat=seat, birds=birds, column=COLUMNS[column], suit=SUITS[suit])
    lose_points(root, seat, birds, "turmoil")
    board.decree = [0, 0, 0, 0]
    board.resolved = 0
    for card in all_in(decree & deck.all):
        to_discard(root, card)
        root.tell("discarded", seat=seat, card=deck.name[card], source="decree")
    paragraphs = ("root 7.7.3", "root 7.7.3.I") if new_clutch(root, seat) else ("root 7.7.3",)
    options = [LEADER_OPTION[leader] for leader in bits(board.face_up)]
    about = (f"column:{COLUMNS[column]}", f"suit:{SUITS[suit]}")
    leader = yield from choose(seat, "root.eyrie.leader", options, paragraphs, about)
    enthrone(root, seat, leader)
    root.agenda.skip_to(EVENING)


@law("root 7.7.3.I")
def new_clutch(root: Root, seat: Seat) -> bool:
    """If a leader is needed and none is face up, turn all of them face up first; return whether that was so."""
    board = board_of(root, seat)
    if board.face_up:
        return False
    board.face_up = (1 << len(LEADERS)) - 1
    return True
