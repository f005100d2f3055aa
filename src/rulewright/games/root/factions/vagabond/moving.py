"""9.2.3, 9.4.2, 9.5.1: how the Vagabond gets about, alone or with an ally."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.factions.vagabond.board import board_of, exhaust
from rulewright.games.root.factions.vagabond.relations import allies, hostile_warriors
from rulewright.games.root.rules.movement import NOT_ADJACENT, destinations, landed, move_warriors
from rulewright.games.root.rules.ways import around, barred
from rulewright.games.root.terms import (
    BOOT,
    DECLINE,
    FIRST_FOREST,
    NUMBER,
    PLACES,
    WAY,
    Place,
    bits,
    place_target,
    ways,
)
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat


@law("root 9.5.1", "root 9.2.9.III.b")
def boots_needed(root: Root, seat: Seat, destination: Place, step: int) -> int:
    """Return the boots a move costs: `step` for the move itself, one more into a Hostile clearing."""
    return step + hostile_warriors(root, seat, destination)


@law("root 9.2.3", "root 9.5.1", "root 4.2.1")
def vagabond_moves(root: Root, seat: Seat, step: int) -> list[Option[tuple[Place, Place]]]:
    """Return the moves the Vagabond has boots for: to adjacent clearings, whoever rules them."""
    origin = root.pawns[seat]
    boots = board_of(root, seat).ready(BOOT)
    there = around(root, seat, origin) & root.setting.map.clearings
    far = 0
    for place in bits(there):
        if boots_needed(root, seat, place, step) > boots:
            far |= 1 << place
    if root.why is not None:
        shut = barred(root, seat, origin)
        for place in range(1, PLACES):
            if place >= FIRST_FOREST:
                why = ("root 9.5.1", "why.no-forest")
            elif far >> place & 1:
                why = ("root 9.5.1", "why.no-boots")
            else:
                why = shut.get(place, NOT_ADJACENT)
            if place != origin and not (there & ~far) >> place & 1:
                root.why.refuse(WAY[origin][place], *why, place_target(place))
    return ways(origin, there & ~far)


@law("root 9.5.1")
def take_move(root: Root, seat: Seat, step: int = 1) -> Flow[None]:
    """Exhaust boots to move to an adjacent clearing."""
    way = yield from choose(seat, "root.vagabond.move", vagabond_moves(root, seat, step), ("root 9.5.1",))
    exhaust(root, seat, BOOT, boots_needed(root, seat, way[1], step))
    yield from go(root, seat, way)


@law("root 9.4.2")
def slip_ways(root: Root, seat: Seat) -> list[Option[tuple[Place, Place]]]:
    """Return where the Vagabond may slip: every adjacent clearing and forest, without boots."""
    origin = root.pawns[seat]
    return ways(origin, around(root, seat, origin))


@law("root 9.2.9.II.b", "root 1.5.5", "root C.2.5")
def go(root: Root, seat: Seat, way: tuple[Place, Place]) -> Flow[None]:
    """Move the pawn; from clearing to clearing, warriors of one ally may be taken along.

    That is one move, and it is the Vagabond's: whatever carries them is his (ruling R-110).
    """
    origin, destination = way
    friend, number = None, 0
    if origin < FIRST_FOREST and destination < FIRST_FOREST:
        friend, number = yield from escort(root, seat, origin, destination)
    root.pawns[seat] = destination
    root.tell("pawn", seat=seat, origin=origin, destination=destination)
    landed(root, seat, way)
    if friend is not None:
        yield from move_warriors(root, friend, origin, destination, number)


@law("root 9.2.9.II.b", "root 1.5.5")
def escort(root: Root, seat: Seat, origin: Place, destination: Place) -> Flow[tuple[Seat | None, int]]:
    """Ask which ally comes along, and with how many warriors: as if the ally moved them (ruling R-57)."""
    able = [other for other in allies(root, seat, origin) if destinations(root, other, origin) >> destination & 1]
    if not able:
        return None, 0
    about = (place_target(origin), place_target(destination))
    options: list[Option[Seat | None]] = [DECLINE, *(root.setting.force_option[other] for other in able)]
    friend = yield from choose(seat, "root.vagabond.escort", options, ("root 9.2.9.II.b",), about)
    if friend is None:
        return None, 0
    present = root.warriors[friend * PLACES + origin]
    number = yield from choose(seat, "root.move.number", NUMBER[1 : present + 1], ("root 9.2.9.II.b",), about)
    return friend, number
