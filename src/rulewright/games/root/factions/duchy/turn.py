"""12.3 to 12.6: the Duchy's setup, and its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.duchy.assembly import (
    BATTLE,
    BUILD,
    DIG,
    MOVE,
    RECRUIT,
    assemble,
    muster,
    nothing_to_do,
    uncovered,
)
from rulewright.games.root.factions.duchy.board import CITADEL, TUNNEL, board_of, kind_of
from rulewright.games.root.factions.duchy.ministers import nobody_ready, sit
from rulewright.games.root.factions.duchy.sway import nobody_to_sway, sway
from rulewright.games.root.factions.duchy.tables import CITADEL_RECRUITS, RECRUITS
from rulewright.games.root.rules.cards import take_back, to_discard
from rulewright.games.root.rules.crafting import craftable
from rulewright.games.root.rules.ruling import placeable, refuse_places
from rulewright.games.root.rules.setup import start_corners
from rulewright.games.root.rules.turn import (
    BIRDSONG_CARDS,
    DISCARD,
    DRAW,
    Entry,
    extras_shut,
    extras_step,
    menu,
    turn_programme,
)
from rulewright.games.root.rules.ways import adjacent
from rulewright.games.root.terms import BIRD, SETUP, Place, all_in, bits, places
from rulewright.kernel.agenda import Step
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

STARTING_WARRIORS = 2
MENUS: dict[str, tuple[Option[Any], ...]] = {"root.duchy.assembly": (BUILD, RECRUIT, MOVE, BATTLE, DIG)}
"""The actions of the Assembly, as they stand on its board."""


# Setup.


@law("root 12.3", "root 12.3.1", "root 12.3.2", "root 12.3.3", "root 12.3.4", "root 12.3.5", "root 12.3.6")
def emerge(root: Root, seat: Seat) -> Flow[bool]:
    """Put two warriors and a tunnel into a free corner, and two warriors into each clearing of the map next to it."""
    corners = root.setting.map.corners
    refuse_places(root, root.setting.map.clearings & ~corners, "root 12.3.3", "why.no-corner")
    refuse_places(root, corners & ~start_corners(root), "root 12.3.3", "why.other-corner")
    options = places(start_corners(root) & placeable(root, seat))
    corner = yield from choose(seat, "root.duchy.start", options, ("root 12.3.3",))
    root.starts |= 1 << corner
    station(root, seat, corner)
    root.add_piece(kind_of(root, seat, TUNNEL), corner)
    root.tell("placed", seat=seat, place=corner, piece=TUNNEL, number=1)
    for clearing in bits(adjacent(root, seat, corner) & placeable(root, seat)):
        station(root, seat, clearing)
    return False


def station(root: Root, seat: Seat, clearing: Place) -> None:
    """Place the warriors that a clearing begins with."""
    root.add_warriors(seat, clearing, STARTING_WARRIORS)
    root.tell("placed", seat=seat, place=clearing, piece="warrior", number=STARTING_WARRIORS)


SETUP_STEPS = (Step("corner", SETUP, emerge),)


# Birdsong.


@law("root 12.4")
def gather(root: Root, seat: Seat) -> None:
    """Place a warrior in the Burrow, and one for each that the Citadels track shows."""
    muster(root, seat, RECRUITS + uncovered(root, seat, CITADEL, CITADEL_RECRUITS))


# Evening.


@law("root 12.6", "root 12.6.1")
def adjourn(root: Root, seat: Seat) -> None:
    """Discard the birds that were revealed, take the other cards back, and forget what was done this turn."""
    board, birds = board_of(root, seat), root.setting.deck.of_suit[BIRD]
    shown = board.revealed
    board.revealed = 0
    for card in all_in(shown & birds):
        to_discard(root, card)
        root.tell("discarded", seat=seat, card=root.setting.deck.name[card], source="play")
    take_back(root, seat, shown & ~birds)
    board.acted = 0
    board.taken = 0


def no_hand(root: Root, seat: Seat) -> bool:
    """Whether there is no card that could be crafted."""
    return not root.hands[seat]


@law("root 12.6.2", "root 12.2.1")
def craft_in_evening(root: Root, seat: Seat) -> Flow[bool]:
    """Craft one card, or stop."""
    return (yield from menu(root, seat, "root.craft", craftable(root, seat), ("root 12.6.2", "root 4.1")))


PROGRAMME = turn_programme(
    birdsong=(BIRDSONG_CARDS, Entry("gather", deed=gather)),
    daylight=(
        Entry("assembly", assemble, idle=nothing_to_do),
        Entry("parliament", sit, idle=nobody_ready),
        Entry("sway", sway, idle=nobody_to_sway),
        Entry("extras", extras_step, idle=extras_shut),
    ),
    evening=(
        Entry("adjourn", deed=adjourn),
        Entry("craft", craft_in_evening, idle=no_hand),
        DRAW,
        DISCARD,
    ),
)
