"""6.3 to 6.6: the Marquise's setup and turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rulewright.games.root.factions.marquise.board import ACTIONS, TRACK, MarquiseBoard
from rulewright.games.root.factions.marquise.building import build, buildings
from rulewright.games.root.rules.battle import battle, battles
from rulewright.games.root.rules.cards import ask_card, discard, matching_cards
from rulewright.games.root.rules.movement import can_move, move, moves
from rulewright.games.root.rules.ruling import open_slots, refuse_places
from rulewright.games.root.rules.setup import start_corners
from rulewright.games.root.rules.turn import (
    BIRDSONG_CARDS,
    DISCARD,
    DRAW,
    Entry,
    craft_step,
    daylight_extras,
    extras_open,
    offer,
    perform,
    turn_programme,
)
from rulewright.games.root.rules.ways import adjacent
from rulewright.games.root.terms import BIRD, DONE, PLACES, SETUP, Place, bits, place_target, places
from rulewright.kernel.agenda import Step
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, ask, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Kind
    from rulewright.kernel.question import Seat

BATTLE: Option[Any] = Option("battle", ("battle", 0))
MARCH: Option[Any] = Option("march", ("march", 0))
RECRUIT: Option[Any] = Option("recruit", ("recruit", 0))
BUILD: Option[Any] = Option("build", ("build", 0))
OVERWORK: Option[Any] = Option("overwork", ("overwork", 0))
EXTRA: Option[Any] = Option("extra", ("extra", 0))
MENUS: dict[str, tuple[Option[Any], ...]] = {"root.marquise.action": (BATTLE, MARCH, RECRUIT, BUILD, OVERWORK, EXTRA)}
"""Her actions, as they stand on her board, and the bird that gives one more."""
MARCH_MOVES = 2
BUILT = tuple(f"piece:{name}" for name in TRACK)
"""What she builds, as targets."""


def board_of(root: Root, seat: Seat) -> MarquiseBoard:
    """Return the Marquise's board."""
    return cast("MarquiseBoard", root.boards[seat])


def kind_of(root: Root, seat: Seat, name: str) -> Kind:
    """Return a kind of the Marquise's pieces."""
    return root.setting.kind[seat, name]


def guarded(root: Root, seat: Seat, place: Place) -> tuple[bool, int]:
    """Return how well what lies in a clearing is guarded: by whether an enemy has warriors there, and by her own."""
    forces = range(len(root.warriors) // PLACES)
    alone = not any(root.warriors[force * PLACES + place] for force in forces if force != seat)
    return alone, root.warriors[seat * PLACES + place]


# Setup.


@law("root 6.3", "root 6.3.2")
def place_keep(root: Root, seat: Seat) -> Flow[bool]:
    """Put the keep into a corner: the Marquise's starting clearing."""
    refuse_places(root, root.setting.map.clearings & ~root.setting.map.corners, "root 6.3.2", "why.no-corner")
    corner = yield from choose(seat, "root.marquise.keep", places(start_corners(root)), ("root 6.3.2",))
    root.add_piece(kind_of(root, seat, "keep"), corner)
    root.starts |= 1 << corner
    root.tell("placed", seat=seat, place=corner, piece="keep", number=1)
    return False


@law("root 6.3.1", "root 6.3.3")
def garrison(root: Root, seat: Seat) -> None:
    """Put one warrior into every clearing except the corner opposite the keep."""
    (corner,) = bits(root.homes[kind_of(root, seat, "keep").number])
    for clearing in bits(root.setting.map.clearings & ~(1 << root.setting.map.opposite[corner])):
        root.add_warriors(seat, clearing, 1)
    root.tell("garrison", seat=seat, opposite=root.setting.map.opposite[corner])


@law("root 6.3.4", "root 6.3.5")
def starting_buildings(root: Root, seat: Seat) -> Flow[bool]:
    """Place one building of each kind in the keep's clearing or next to it; the others fill the tracks."""
    (corner,) = bits(root.homes[kind_of(root, seat, "keep").number])
    near = adjacent(root, seat, corner) | 1 << corner
    for name in TRACK:
        options = places(near & open_slots(root))
        refuse_places(root, root.setting.map.clearings & ~near, "root 6.3.4", "why.not-near-keep")
        refuse_places(root, near & ~open_slots(root), "root 2.2.3", "why.no-slot")
        clearing = yield from choose(seat, f"root.marquise.start.{name}", options, ("root 6.3.4",))
        root.add_piece(kind_of(root, seat, name), clearing)
        root.tell("placed", seat=seat, place=clearing, piece=name, number=1)
    return False


SETUP_STEPS = (
    Step("keep", SETUP, place_keep),
    Step("garrison", SETUP, deed=garrison),
    Step("buildings", SETUP, starting_buildings),
)


# Birdsong.


@law("root 6.4", "root 1.5.1", "root 1.5.4")
def place_wood(root: Root, seat: Seat) -> Flow[bool]:
    """Place one wood at every sawmill; if there is too little, the Marquise chooses where."""
    sawmill = kind_of(root, seat, "sawmill")
    wood = kind_of(root, seat, "wood")
    yield from spread(root, seat, sawmill, wood, wood.limit - root.placed[wood.number])
    return False


def spread(root: Root, seat: Seat, at: Kind, what: Kind | None, supply: int) -> Flow[None]:
    """Place one wood (or, without a kind, one warrior) for each building of a kind, as far as they go."""
    due = {place: root.pieces[at.offset + place] for place in bits(root.homes[at.number])}
    enough = sum(due.values()) <= supply
    piece, paragraph = ("warrior", "root 6.5.3") if what is None else (what.name, "root 6.4")
    while due and supply:
        place = next(iter(due))
        if not enough:
            options = places(sum(1 << place for place in due))
            place = yield from choose(seat, f"root.marquise.short.{piece}", options, ("root 1.5.4", paragraph))
        number = due[place] if enough else 1
        if what is None:
            root.add_warriors(seat, place, number)
        else:
            root.add_piece(what, place, number)
        root.tell("placed", seat=seat, place=place, piece=piece, number=number)
        supply -= number
        due[place] -= number
        if not due[place]:
            del due[place]


# Daylight.


@law("root 6.5")
def begin_actions(root: Root, seat: Seat) -> None:
    """Grant the three actions of Daylight."""
    board = board_of(root, seat)
    board.actions = ACTIONS
    board.recruited = False


@law("root 6.5")
def actions(root: Root, seat: Seat) -> list[Option[Any]]:
    """Return the actions the Marquise may take now."""
    board = board_of(root, seat)
    found: list[Option[Any]] = []
    offer(root, found, EXTRA, root.hands[seat] & root.setting.deck.of_suit[BIRD], ("root 2.1.1.II", "why.no-bird"))
    if not board.actions:
        for option in (BATTLE, MARCH, RECRUIT, BUILD, OVERWORK):
            offer(root, found, option, None, ("root 6.5", "why.no-actions"), "clearing:", "seat:", *BUILT)
        return found
    offer(root, found, BATTLE, battles(root, seat), ("root 4.3", "why.no-battle"), "clearing:", "seat:")
    offer(root, found, MARCH, can_move(root, seat), ("root 4.2.1", "why.no-move"), "clearing:")
    if board.recruited:
        offer(root, found, RECRUIT, None, ("root 6.5.3", "why.once-per-turn"), "piece:recruiter")
    else:
        offer(root, found, RECRUIT, may_recruit(root, seat), ("root 1.5.1", "why.nothing-to-place"), "piece:recruiter")
    offer(root, found, BUILD, buildings(root, seat), ("root 6.5.4.I", "why.no-building"), "clearing:", *BUILT)
    offer(
        root,
        found,
        OVERWORK,
        overworkable(root, seat),
        ("root 6.5.5", "why.no-overwork"),
        "piece:sawmill",
        "piece:wood",
    )
    return found


@law("root 6.5")
def daylight_action(root: Root, seat: Seat) -> Flow[bool]:
    """Take one action, spend a bird for one more, or do what anybody may; False when done."""
    board = board_of(root, seat)
    if board.moves:
        yield from march(root, seat)
        return True
    if not board.actions and not root.hands[seat] and not extras_open(root, seat):
        return False
    offered = [DONE, *actions(root, seat), *daylight_extras(root, seat)]
    deed = yield from ask(seat, "root.marquise.action", offered, ("root 6.5",))
    if deed is None:
        return False
    verb = deed[0]
    if verb == "extra":
        yield from spend_bird(root, seat)
    elif verb in ACTION:
        board.actions -= 1
        yield from ACTION[verb](root, seat)
    else:
        yield from perform(root, seat, deed)
    return True


@law("root 6.5", "root 2.1.1.II")
def spend_bird(root: Root, seat: Seat) -> Flow[None]:
    """Spend a bird card outside of an action for one more action."""
    birds = root.hands[seat] & root.setting.deck.of_suit[BIRD]
    card = yield from ask_card(root, seat, "root.marquise.extra", birds, ("root 6.5",))
    discard(root, seat, card)
    board_of(root, seat).actions += 1


@law("root 6.5.1")
def fight(root: Root, seat: Seat) -> Flow[None]:
    """Start a battle."""
    clearing, defender = yield from choose(seat, "root.battle.where", battles(root, seat), ("root 6.5.1", "root 4.3"))
    yield from battle(root, seat, clearing, defender)


@law("root 6.5.2", "root 1.4.2")
def march(root: Root, seat: Seat) -> Flow[None]:
    """Make one of up to two moves, with the same group or different ones; nothing comes in between."""
    board = board_of(root, seat)
    ways: list[Option[Any]] = list(moves(root, seat))
    if board.moves:
        ways.insert(0, DONE)
    way: tuple[Place, Place] | None = yield from choose(seat, "root.move.where", ways, ("root 6.5.2", "root 4.2"))
    if way is None:
        board.moves = 0
        return
    board.moves = board.moves - 1 if board.moves else MARCH_MOVES - 1
    yield from move(root, seat, way)


@law("root 6.5.3")
def may_recruit(root: Root, seat: Seat) -> bool:
    """Whether she has a recruiter on the map and a warrior left."""
    return bool(root.placed[kind_of(root, seat, "recruiter").number] and root.supply[seat])


@law("root 6.5.3", "root 1.5.4")
def recruit(root: Root, seat: Seat) -> Flow[None]:
    """Bring one warrior to every recruiter; if there are too few, the Marquise chooses where."""
    board_of(root, seat).recruited = True
    yield from spread(root, seat, kind_of(root, seat, "recruiter"), None, root.supply[seat])


@law("root 6.5.5")
def overworkable(root: Root, seat: Seat) -> int:
    """Return the clearings with a sawmill for which she holds a matching card, if wood is left."""
    wood = kind_of(root, seat, "wood")
    if root.placed[wood.number] >= wood.limit:
        return 0
    found = 0
    for clearing in bits(root.homes[kind_of(root, seat, "sawmill").number]):
        if matching_cards(root, seat, clearing):
            found |= 1 << clearing
    return found


@law("root 6.5.5")
def overwork(root: Root, seat: Seat) -> Flow[None]:
    """Spend a card matching a clearing with a sawmill, and place one wood there."""
    options = places(overworkable(root, seat))
    clearing = yield from ask(seat, "root.marquise.overwork", options, ("root 6.5.5",))
    cards = matching_cards(root, seat, clearing)
    card = yield from ask_card(root, seat, "root.spend", cards, ("root 6.5.5",), (place_target(clearing),))
    discard(root, seat, card)
    root.add_piece(kind_of(root, seat, "wood"), clearing)
    root.tell("placed", seat=seat, place=clearing, piece="wood", number=1)


ACTION = {"battle": fight, "march": march, "recruit": recruit, "build": build, "overwork": overwork}

PROGRAMME = turn_programme(
    birdsong=(BIRDSONG_CARDS, Entry("wood", place_wood)),
    daylight=(
        Entry("craft", craft_step),
        Entry("actions", deed=begin_actions),
        Entry("action", daylight_action),
    ),
    evening=(DRAW, DISCARD),
)
