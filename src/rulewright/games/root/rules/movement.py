"""4.2 Move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.rules.ruling import decider, ruled
from rulewright.games.root.rules.ways import barred, free_of_rule, reach
from rulewright.games.root.terms import NUMBER, PLACES, WAY, Force, Place, bits, place_target, ways
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

NOT_ADJACENT = ("root 2.2.1", "why.not-adjacent")
MUST_RULE = ("root 4.2.1", "why.must-rule")
NO_WARRIORS = ("root 4.2", "why.no-warriors")


@law("root 4.2", "root 4.2.1", "root 1.5.5")
def destinations(root: Root, force: Force, origin: Place) -> int:
    """Return where warriors may move from a clearing: into those in reach, if their force rules one end.

    Rule is judged before the pieces lift off (ruling R-24).
    """
    there = reach(root, force, origin)
    if root.why is not None:
        refuse_far(root, force, origin, there)
    own = ruled(root, force)
    if own >> origin & 1:
        return there
    if root.crowd.free_ways:
        own |= free_of_rule(root, force, origin)
    if root.why is not None:
        refuse(root, origin, there & ~own, MUST_RULE)
    return there & own


@law("root 4.2", "root 4.2.2")
def moves(root: Root, force: Force, origins: int = -1) -> list[Option[tuple[Place, Place]]]:
    """Return every move of warriors a force may make, from some clearings if they are given."""
    found: list[Option[tuple[Place, Place]]] = []
    for origin in bits(root.army[force] & origins):
        found += ways(origin, destinations(root, force, origin))
    if root.why is not None:
        for origin in bits(root.setting.map.clearings & ~root.army[force]):
            refuse(root, origin, root.setting.map.clearings & ~(1 << origin), NO_WARRIORS, 1)
    return found


def can_move(root: Root, force: Force) -> bool:
    """Whether a force has any move at all."""
    army = root.army[force]
    if army & ruled(root, force) and not root.crowd.alters_ways:
        return True  # every clearing has a path
    return any(destinations(root, force, origin) for origin in bits(army))


def refuse_far(root: Root, force: Force, origin: Place, there: int) -> None:
    """Note, for whoever asks why, which clearings cannot be reached from a place: not adjacent, or a way is shut."""
    shut = barred(root, force, origin)
    for place in bits(root.setting.map.clearings & ~there & ~(1 << origin)):
        refuse(root, origin, 1 << place, shut.get(place, NOT_ADJACENT), 2)


def refuse(root: Root, origin: Place, places: int, because: tuple[str, str], ends: int = 0) -> None:
    """Note, for whoever asks why, that some ways from a place are closed; because of so many of their ends, or both."""
    if root.why is not None:
        for place in bits(places):
            way = WAY[origin][place]
            root.why.refuse(way, *because, *way.targets[:ends])


@law("root 4.2")
def move_number(root: Root, force: Force, origin: Place, destination: Place) -> Flow[int]:
    """Ask how many warriors go."""
    present = root.warriors[force * PLACES + origin]
    about = (place_target(origin), place_target(destination))
    seat = decider(root, force)
    number: int = yield from choose(seat, "root.move.number", NUMBER[1 : present + 1], ("root 4.2",), about)
    return number


@law("root 4.2")
def move(root: Root, force: Force, way: tuple[Place, Place]) -> Flow[None]:
    """Move warriors of a force, and let powers react to their arrival."""
    origin, destination = way
    number = yield from move_number(root, force, origin, destination)
    yield from move_warriors(root, force, origin, destination, number)


def move_warriors(root: Root, force: Force, origin: Place, destination: Place, number: int) -> Flow[None]:
    """Carry a number of warriors over, and let powers react to their arrival."""
    root.shift_warriors(force, origin, destination, number)
    if root.teller:
        root.tell("moved", seat=force, origin=origin, destination=destination, number=number)
    landed(root, force, (origin, destination))
    for owner, power in root.crowd.after_move:
        flow = power.after_move(root, owner, force, (origin, destination))
        if flow is not None:
            yield from flow


@law("root C.2.5")
def landed(root: Root, force: Force, way: tuple[Place, Place]) -> None:
    """Let powers note that pieces have moved, warriors or a pawn."""
    for owner, power in root.crowd.lands:
        power.lands(root, owner, force, way)


@law("root 4.2")
def free_moves(root: Root, seat: Seat) -> Sequence[Option[tuple[Place, Place]]]:
    """Return the moves a seat may make when a card grants one: of warriors, or of its pawn."""
    for power in root.kits[seat].pawn_moves:
        own = power.pawn_moves(root, seat)
        if own is not None:
            return own
    return moves(root, seat)


@law("root 4.2")
def free_move(root: Root, seat: Seat, way: tuple[Place, Place]) -> Flow[None]:
    """Make a move that a card grants."""
    for power in root.kits[seat].pawn_moves:
        yield from power.pawn_move(root, seat, way)
        return
    yield from move(root, seat, way)
