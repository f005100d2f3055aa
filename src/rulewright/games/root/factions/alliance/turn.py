"""8.3, 8.5, 8.6: the Alliance's setup, Daylight and Evening."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.alliance.birdsong import (
    add_officer,
    no_revolt,
    no_spread,
    place_sympathy,
    revolt_step,
    spread_step,
)
from rulewright.games.root.factions.alliance.board import (
    FIRST_SUPPORTERS,
    base_of,
    bases_on_map,
    board_of,
    sympathy_of,
)
from rulewright.games.root.factions.alliance.supporters import add_supporter, is_full
from rulewright.games.root.rules.battle import battle, battles
from rulewright.games.root.rules.cards import ask_card, discard, matching, part_with, take_top
from rulewright.games.root.rules.crafting import craftable
from rulewright.games.root.rules.movement import can_move, move, moves
from rulewright.games.root.rules.ruling import placeable
from rulewright.games.root.rules.turn import (
    DISCARD,
    DRAW,
    Entry,
    daylight_extras,
    extras_open,
    offer,
    perform,
    turn_programme,
)
from rulewright.games.root.terms import DONE, SETUP, places
from rulewright.kernel.agenda import Step
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, ask, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

MOBILIZE: Option[Any] = Option("mobilize", ("mobilize", 0))
TRAIN: Option[Any] = Option("train", ("train", 0))
MOVE: Option[Any] = Option("move", "move")
BATTLE: Option[Any] = Option("battle", "battle")
RECRUIT: Option[Any] = Option("recruit", "recruit")
ORGANIZE: Option[Any] = Option("organize", "organize")
MENUS: dict[str, tuple[Option[Any], ...]] = {
    "root.alliance.daylight": (MOBILIZE, TRAIN),
    "root.alliance.operation": (MOVE, BATTLE, RECRUIT, ORGANIZE),
}
"""What it does in Daylight and Evening, as it stands on its board."""


@law("root 8.3", "root 8.3.1", "root 8.3.2", "root 8.3.3", "root 8.3.4")
def gain_supporters(root: Root, seat: Seat) -> None:
    """Draw three cards as supporters; bases and sympathy stay on the board."""
    for _ in range(FIRST_SUPPORTERS):
        card = take_top(root)
        if card is not None:
            add_supporter(root, seat, card)


SETUP_STEPS = (Step("supporters", SETUP, deed=gain_supporters),)


# Daylight.


def nothing_to_do(root: Root, seat: Seat) -> bool:
    """Whether everybody can see that Daylight has nothing to offer."""
    return not root.hands[seat] and not extras_open(root, seat)


@law("root 8.5", "root 8.5.1")
def daylight_action(root: Root, seat: Seat) -> Flow[bool]:
    """Craft, mobilize, train or do what anybody may, in any order; False when done."""
    offered: list[Option[Any]] = [DONE]
    offer(root, offered, MOBILIZE, root.hands[seat], ("root 8.5.2", "why.no-cards"), "card:")
    if root.supply[seat]:
        offer(root, offered, TRAIN, trainable(root, seat), ("root 8.5.3", "why.no-base-card"), "card:")
    else:
        offer(root, offered, TRAIN, None, ("root 1.5.1", "why.nothing-to-place"), "card:")
    offered += craftable(root, seat)
    offered += daylight_extras(root, seat)
    deed = yield from ask(seat, "root.alliance.daylight", offered, ("root 8.5",))
    if deed is None:
        return False
    if deed[0] == "mobilize":
        yield from mobilize(root, seat)
    elif deed[0] == "train":
        yield from train(root, seat)
    else:
        yield from perform(root, seat, deed)
    return True


@law("root 8.5.2")
def mobilize(root: Root, seat: Seat) -> Flow[None]:
    """Put a hand card face down on the Supporters stack."""
    options = root.setting.deck.options(root.hands[seat])
    witnesses = None if is_full(root, seat) else 1 << seat  # a full stack discards it openly
    card = yield from ask(seat, "root.alliance.mobilize", options, ("root 8.5.2",), (), witnesses)
    part_with(root, seat, card, seat)
    add_supporter(root, seat, card)


@law("root 8.5.3")
def trainable(root: Root, seat: Seat) -> int:
    """Return the hand cards that train an officer: of a suit printed on a base on the map."""
    cards = 0
    for suit in bases_on_map(root, seat):
        cards |= root.hands[seat] & matching(root, seat, suit)
    return cards if root.supply[seat] else 0


@law("root 8.5.3")
def train(root: Root, seat: Seat) -> Flow[None]:
    """Spend a card that matches a base to win an officer."""
    card = yield from ask_card(root, seat, "root.alliance.train", trainable(root, seat), ("root 8.5.3",))
    discard(root, seat, card)
    add_officer(root, seat)


# Evening.


@law("root 8.6", "root 8.6.1")
def begin_operations(root: Root, seat: Seat) -> None:
    """Grant one operation for each officer."""
    board = board_of(root, seat)
    board.operations = board.officers


def no_operations(root: Root, seat: Seat) -> bool:
    """Whether no operation is left."""
    return not board_of(root, seat).operations


@law("root 8.6.1")
def operation(root: Root, seat: Seat) -> Flow[bool]:
    """Take one military operation; False when done."""
    board = board_of(root, seat)
    offered: list[Option[Any]] = [DONE]
    offer(root, offered, MOVE, can_move(root, seat), ("root 4.2.1", "why.no-move"), "clearing:")
    offer(root, offered, BATTLE, battles(root, seat), ("root 4.3", "why.no-battle"), "clearing:", "seat:")
    offer(root, offered, RECRUIT, places(recruit_sites(root, seat)), ("root 8.6.1.III", "why.no-base"), "clearing:")
    offer(
        root,
        offered,
        ORGANIZE,
        places(organize_sites(root, seat)),
        ("root 8.6.1.IV", "why.no-organize"),
        "clearing:",
        "piece:sympathy",
    )
    verb = yield from choose(seat, "root.alliance.operation", offered, ("root 8.6.1",))
    if verb is None:
        return False
    board.operations -= 1
    yield from OPERATION[verb](root, seat)
    return board.operations > 0


@law("root 8.6.1.I")
def make_move(root: Root, seat: Seat) -> Flow[None]:
    """Make one move."""
    way = yield from choose(seat, "root.move.where", moves(root, seat), ("root 8.6.1.I", "root 4.2"))
    yield from move(root, seat, way)


@law("root 8.6.1.II")
def fight(root: Root, seat: Seat) -> Flow[None]:
    """Start a battle."""
    options = battles(root, seat)
    clearing, defender = yield from choose(seat, "root.battle.where", options, ("root 8.6.1.II", "root 4.3"))
    yield from battle(root, seat, clearing, defender)


@law("root 8.6.1.III")
def recruit_sites(root: Root, seat: Seat) -> int:
    """Return the clearings with a base, if a warrior is left."""
    if not root.supply[seat]:
        return 0
    sites = 0
    for suit in bases_on_map(root, seat):
        sites |= root.homes[base_of(root, seat, suit).number]
    return sites & placeable(root, seat)


@law("root 8.6.1.III")
def recruit(root: Root, seat: Seat) -> Flow[None]:
    """Place one warrior in a clearing with a base."""
    options = places(recruit_sites(root, seat))
    clearing = yield from choose(seat, "root.alliance.recruit", options, ("root 8.6.1.III",))
    root.add_warriors(seat, clearing, 1)
    root.tell("placed", seat=seat, place=clearing, piece="warrior", number=1)


@law("root 8.6.1.IV", "root 8.2.5.I")
def organize_sites(root: Root, seat: Seat) -> int:
    """Return the unsympathetic clearings with Alliance warriors, if a token is left."""
    sympathy = sympathy_of(root, seat)
    if root.placed[sympathy.number] >= sympathy.limit:
        return 0
    return root.army[seat] & ~root.homes[sympathy.number] & placeable(root, seat)


@law("root 8.6.1.IV", "root G.1.21")
def organize(root: Root, seat: Seat) -> Flow[None]:
    """Replace a warrior with a sympathy token and score the space it uncovers."""
    options = places(organize_sites(root, seat))
    clearing = yield from choose(seat, "root.alliance.organize", options, ("root 8.6.1.IV",))
    root.take_warriors(seat, clearing, 1)
    root.tell("removed", by=seat, owner=seat, place=clearing, piece="warrior", number=1)
    place_sympathy(root, seat, clearing)


OPERATION = {"move": make_move, "battle": fight, "recruit": recruit, "organize": organize}

PROGRAMME = turn_programme(
    birdsong=(Entry("revolt", revolt_step, idle=no_revolt), Entry("spread", spread_step, idle=no_spread)),
    daylight=(Entry("daylight", daylight_action, idle=nothing_to_do),),
    evening=(
        Entry("operations", deed=begin_operations),
        Entry("operation", operation, idle=no_operations),
        DRAW,
        DISCARD,
    ),
)
