"""12.5.1 The Assembly: building, recruiting, moving, fighting and digging."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.duchy.board import (
    BUILDINGS,
    TUNNEL,
    board_of,
    in_burrow,
    kind_of,
    placed,
    tunnels,
)
from rulewright.games.root.factions.duchy.tables import ASSEMBLY_ACTIONS, MOST_DUG_OUT
from rulewright.games.root.rules.battle import battle, battles
from rulewright.games.root.rules.cards import ask_card, discard, matching, reveal
from rulewright.games.root.rules.movement import move, move_warriors, moves
from rulewright.games.root.rules.ruling import open_slots, placeable, refuse_barred, refuse_places, ruled
from rulewright.games.root.rules.turn import daylight_extras, extras_open, offer, perform
from rulewright.games.root.terms import BESIDE, CLEARING_SUITS, DONE, NUMBER, Card, Place, place_target, places
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, ask, choose

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Kind
    from rulewright.kernel.question import Seat

BUILD: Option[Any] = Option("build", ("build", 0))
RECRUIT: Option[Any] = Option("recruit", ("recruit", 0))
MOVE: Option[Any] = Option("move", ("move", 0))
BATTLE: Option[Any] = Option("battle", ("battle", 0))
DIG: Option[Any] = Option("dig", ("dig", 0))
NO_BATTLE = ("root 4.3", "why.no-battle")
NO_MOVE = ("root 4.2.1", "why.no-move")
NOTHING_TO_PLACE = ("root 1.5.1", "why.nothing-to-place")


# Building.


def buildings_left(root: Root, seat: Seat) -> list[Kind]:
    """Return the kinds of buildings of which one is left on the board."""
    kinds = [kind_of(root, seat, name) for name in BUILDINGS]
    return [kind for kind in kinds if root.placed[kind.number] < kind.limit]


@law("root 12.5.1.I", "root 12.5.2.I", "root 6.2.2")
def building_sites(root: Root, seat: Seat) -> int:
    """Return the ruled clearings with an open slot in which a building may be placed, if one is left."""
    if not buildings_left(root, seat):
        return 0
    everywhere, own, free = root.setting.map.clearings, ruled(root, seat), open_slots(root)
    refuse_barred(root, seat, everywhere)
    refuse_places(root, everywhere & ~own, "root 12.5.1.I", "why.must-rule")
    refuse_places(root, everywhere & ~free, "root 2.2.4", "why.no-slot")
    return everywhere & own & free & placeable(root, seat)


@law("root 2.1.1", "root 2.2.2")
def clearings_for(root: Root, seat: Seat, card: Card) -> int:
    """Return the clearings that a card matches."""
    found = 0
    for suit in CLEARING_SUITS:
        if matching(root, seat, suit) >> card & 1:
            found |= root.of_suit[suit]
    return found


def cards_for(root: Root, seat: Seat, clearings: int) -> int:
    """Return the hand cards that match any of some clearings."""
    found = 0
    for suit in CLEARING_SUITS:
        if clearings & root.of_suit[suit]:
            found |= matching(root, seat, suit)
    return root.hands[seat] & found


@law("root 12.5.1.I", "root G.1.20", "root G.1.23")
def show(root: Root, seat: Seat, card: Card) -> None:
    """Reveal a card: it lies in the play area until Evening, and serves no other purpose."""
    reveal(root, seat, card)
    board_of(root, seat).revealed |= 1 << card


@law("root 12.5.1.I")
def build(root: Root, seat: Seat) -> Flow[None]:
    """Reveal a card, and place a market or a citadel in a clearing that matches it."""
    cards = cards_for(root, seat, building_sites(root, seat))
    card = yield from ask_card(root, seat, "root.duchy.reveal", cards, ("root 12.5.1.I",))
    show(root, seat, card)
    yield from place_building(root, seat, clearings_for(root, seat, card), ("root 12.5.1.I",))


@law("root 12.5.1.I", "root 12.5.2.I")
def place_building(root: Root, seat: Seat, clearings: int, paragraphs: tuple[str, ...]) -> Flow[None]:
    """Ask for a market or a citadel, and for one of some clearings."""
    options = [kind.option for kind in buildings_left(root, seat)]
    kind = yield from choose(seat, "root.duchy.building", options, paragraphs)
    sites = places(building_sites(root, seat) & clearings)
    clearing = yield from choose(seat, "root.duchy.site", sites, paragraphs, kind.option.targets)
    root.add_piece(kind, clearing)
    root.tell("placed", seat=seat, place=clearing, piece=kind.name, number=1)


# Recruiting, moving and fighting.


@law("root 12.4", "root 12.5.1.II", "root 12.2.2")
def muster(root: Root, seat: Seat, number: int) -> None:
    """Place warriors in the Burrow, as far as there are."""
    number = min(number, root.supply[seat])
    if number:
        root.add_warriors(seat, BESIDE, number)
        root.tell("placed", seat=seat, place=BESIDE, piece="warrior", number=number)


@law("root 12.5.1.II")
def recruit(root: Root, seat: Seat) -> Flow[None]:
    """Place a warrior in the Burrow."""
    muster(root, seat, 1)
    yield from ()


@law("root 12.5.1.III", "root 12.5.2.III")
def march(root: Root, seat: Seat, paragraph: str = "root 12.5.1.III") -> Flow[None]:
    """Make a move."""
    way = yield from choose(seat, "root.move.where", moves(root, seat), (paragraph, "root 4.2"))
    yield from move(root, seat, way)


@law("root 12.5.1.IV", "root 12.5.2.II")
def fight(root: Root, seat: Seat, paragraph: str = "root 12.5.1.IV") -> Flow[None]:
    """Start a battle."""
    clearing, defender = yield from choose(seat, "root.battle.where", battles(root, seat), (paragraph, "root 4.3"))
    yield from battle(root, seat, clearing, defender)


# Digging.


@law("root 12.2.4", "root 12.5.1.V")
def removable(root: Root, seat: Seat) -> int:
    """Return the tunnels of which one must be removed before another can be placed: none while some are left."""
    tunnel = kind_of(root, seat, TUNNEL)
    return tunnels(root, seat) if root.placed[tunnel.number] >= tunnel.limit else 0


@law("root 12.5.1.V", "root 12.2.4", "root 6.2.2")
def tunnel_sites(root: Root, seat: Seat) -> int:
    """Return the clearings in which a tunnel may be placed: those without one, and those that one is removed from."""
    taken = tunnels(root, seat) & ~removable(root, seat)
    refuse_barred(root, seat, root.setting.map.clearings)
    refuse_places(root, taken, "root 12.5.1.V", "why.has-tunnel")
    return placeable(root, seat) & ~taken


@law("root 12.5.1.V", "root 12.2.4")
def dig(root: Root, seat: Seat) -> Flow[None]:
    """Spend a card, place a tunnel in a clearing of its suit, and let up to four warriors out of the Burrow.

    When all tunnels are on the map one of them is removed first; that sets off nothing (ruling R-79).
    """
    cards = cards_for(root, seat, tunnel_sites(root, seat))
    card = yield from ask_card(root, seat, "root.duchy.dig", cards, ("root 12.5.1.V",))
    fitting = clearings_for(root, seat, card) & placeable(root, seat)
    discard(root, seat, card)
    if removable(root, seat):
        yield from fill_in(root, seat, fitting)
    sites = places(fitting & ~tunnels(root, seat))
    clearing = yield from choose(seat, "root.duchy.tunnel", sites, ("root 12.5.1.V",))
    root.add_piece(kind_of(root, seat, TUNNEL), clearing)
    root.tell("placed", seat=seat, place=clearing, piece=TUNNEL, number=1)
    yield from surface(root, seat, clearing)


@law("root 12.2.4", "root 12.5.1.V")
def fill_in(root: Root, seat: Seat, fitting: int) -> Flow[None]:
    """Remove a tunnel from anywhere, if a clearing for another is left after that."""
    there = tunnels(root, seat)
    able = [option for option in places(there) if fitting & ~(there & ~(1 << option.value))]
    clearing = yield from choose(seat, "root.duchy.fill", able, ("root 12.2.4",))
    root.take_piece(kind_of(root, seat, TUNNEL), clearing)
    root.tell("removed", by=seat, owner=seat, place=clearing, piece=TUNNEL, number=1)


@law("root 12.5.1.V")
def surface(root: Root, seat: Seat, clearing: Place) -> Flow[None]:
    """Move up to four warriors from the Burrow to a new tunnel; none is enough, any make it a move (ruling R-80)."""
    most = min(in_burrow(root, seat), MOST_DUG_OUT)
    about = (place_target(clearing),)
    number = yield from choose(seat, "root.duchy.surface", NUMBER[: most + 1], ("root 12.5.1.V",), about)
    if number:
        yield from move_warriors(root, seat, BESIDE, clearing, number)


# The step.

ACTION: dict[str, Callable[[Root, Seat], Flow[None]]] = {
    "build": build,
    "recruit": recruit,
    "move": march,
    "battle": fight,
    "dig": dig,
}


def nothing_to_do(root: Root, seat: Seat) -> bool:
    """Whether everybody can see that the Assembly has nothing to offer."""
    if root.hands[seat] or root.supply[seat]:
        return False
    return not moves(root, seat) and not battles(root, seat) and not extras_open(root, seat)


@law("root 12.5", "root 12.5.1")
def assemble(root: Root, seat: Seat) -> Flow[bool]:
    """Take one action, or do what anybody may; up to two actions, and False when done."""
    sites, board = building_sites(root, seat), board_of(root, seat)
    offered: list[Option[Any]] = [DONE]
    if buildings_left(root, seat):
        cards = cards_for(root, seat, sites)
        offer(root, offered, BUILD, cards, ("root 12.5.1.I", "why.no-building-site"), "card:", "clearing:")
    else:
        offer(root, offered, BUILD, None, NOTHING_TO_PLACE, "card:", "clearing:")
    offer(root, offered, RECRUIT, root.supply[seat], NOTHING_TO_PLACE, "clearing:0")
    offer(root, offered, MOVE, moves(root, seat), NO_MOVE, "clearing:")
    offer(root, offered, BATTLE, battles(root, seat), NO_BATTLE, "clearing:", "seat:")
    cards = cards_for(root, seat, tunnel_sites(root, seat))
    offer(root, offered, DIG, cards, ("root 12.5.1.V", "why.no-dig"), "card:", "clearing:")
    offered += daylight_extras(root, seat)
    deed = yield from ask(seat, "root.duchy.assembly", offered, ("root 12.5.1",))
    if deed is None:
        return False
    if deed[0] not in ACTION:
        yield from perform(root, seat, deed)
        return True
    board.taken += 1
    yield from ACTION[deed[0]](root, seat)
    return board_of(root, seat).taken < ASSEMBLY_ACTIONS


def citadels_and_markets(root: Root, seat: Seat) -> tuple[Kind, ...]:
    """Return the kinds of buildings, which craft alike."""
    return tuple(kind_of(root, seat, name) for name in BUILDINGS)


def uncovered(root: Root, seat: Seat, name: str, track: list[int]) -> int:
    """Return what the spaces of a track show from which buildings were placed."""
    return sum(track[: placed(root, seat, name)])


def all_out(root: Root, seat: Seat) -> bool:
    """Whether all tunnels are on the map."""
    return placed(root, seat, TUNNEL) == kind_of(root, seat, TUNNEL).limit
