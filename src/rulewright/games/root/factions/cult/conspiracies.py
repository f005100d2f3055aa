"""10.4 The Cult's Birdsong: the Outcast, the Lost Souls, and conspiracies paid with acolytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.cult.board import COST, HATED_DISCOUNT, board_of, garden_of
from rulewright.games.root.power import Batch
from rulewright.games.root.rules.battle import battle, battles
from rulewright.games.root.rules.movement import move, moves
from rulewright.games.root.rules.removal import remove_pieces, remove_warriors, resolve
from rulewright.games.root.rules.ruling import enemies, placeable, refuse_barred
from rulewright.games.root.rules.turn import card_actions, offer, perform
from rulewright.games.root.terms import BIRDSONG, CLEARING_SUITS, CLEARINGS, DECLINE, DONE, PLACES, SUITS, Place, bits
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Kind, Setting
    from rulewright.games.root.terms import Force
    from rulewright.kernel.question import Seat

CRUSADE: Option[Any] = Option("crusade", "crusade")
CONVERT: Option[Any] = Option("convert", "convert")
SANCTIFY: Option[Any] = Option("sanctify", "sanctify")
BATTLE: Option[Any] = Option("battle", "battle")
MOVE: Option[Any] = Option("move", "move")
TOO_FEW = ("root 10.4.3", "why.too-few-acolytes")


def building_options(setting: Setting) -> dict[tuple[Place, int], Option[tuple[Place, Kind]]]:
    """Return every kind of building in every clearing, as answers: `eyrie:roost@3`."""
    return {
        (place, kind.number): Option(
            f"{setting.names[kind.force]}:{kind.name}@{place}",
            (place, kind),
            (f"clearing:{place}", f"piece:{kind.name}", setting.targets[kind.force]),
        )
        for kind in setting.kinds
        if kind.building
        for place in CLEARINGS
    }


# The Outcast and the Lost Souls.


@law("root 10.4", "root 10.4.1")
def adjust_outcast(root: Root, seat: Seat) -> None:
    """Make the suit with most Lost Souls the Outcast; if it was, or if no single suit leads, it is hated."""
    board, deck = board_of(root, seat), root.setting.deck
    count = {suit: (board.souls & deck.of_suit[suit]).bit_count() for suit in CLEARING_SUITS}
    most = max(count.values())
    leading = [suit for suit in CLEARING_SUITS if count[suit] == most]
    if len(leading) == 1 and leading[0] != board.outcast:
        board.outcast, board.hated = leading[0], False
    else:
        board.hated = True
    root.tell("outcast", seat=seat, suit=SUITS[board.outcast], hated=board.hated)


@law("root 10.4.2", "root 3.3.3")
def discard_souls(root: Root, seat: Seat) -> None:
    """Empty the pile onto the discard pile; dominance cards lie beside the map from now on."""
    board, dominance = board_of(root, seat), root.setting.deck.dominance
    if board.souls:
        root.tell("souls_discarded", seat=seat, number=board.souls.bit_count())
    root.available |= board.souls & dominance
    root.discard |= board.souls & ~dominance
    board.souls = 0


# Conspiracies.


@law("root 10.4.3")
def price(root: Root, seat: Seat, deed: str) -> int:
    """Return the acolytes a conspiracy costs: as printed, and one less while the Outcast is hated."""
    return COST[deed] - (HATED_DISCOUNT if board_of(root, seat).hated else 0)


def affordable(root: Root, seat: Seat, deed: str) -> bool:
    """Whether there are enough acolytes for a conspiracy."""
    return board_of(root, seat).acolytes >= price(root, seat, deed)


def fields(root: Root, seat: Seat) -> int:
    """Return the clearings of the Outcast suit."""
    return root.of_suit[board_of(root, seat).outcast]


@law("root 10.4.3.I")
def crusades(root: Root, seat: Seat) -> list[Option[Any]]:
    """Return the ways of a crusade: a battle in an Outcast clearing, or a move out of one."""
    here, offered = fields(root, seat), list[Option[Any]]()
    offer(root, offered, BATTLE, battles(root, seat, here), ("root 4.3", "why.no-battle"), "clearing:", "seat:")
    offer(root, offered, MOVE, moves(root, seat, here), ("root 4.2.1", "why.no-move"), "clearing:")
    return offered


@law("root 10.4.3.II", "root G.1.21", "root 6.2.2")
def converts(root: Root, seat: Seat) -> list[Option[tuple[Place, Force]]]:
    """Return the enemies with a warrior in an Outcast clearing in which the Cult may place one."""
    here = fields(root, seat)
    refuse_barred(root, seat, here)
    return [
        root.setting.fight_option[clearing][other]
        for clearing in bits(here & placeable(root, seat))
        for other in root.setting.forces
        if enemies(root, seat, other) and root.warriors[other * PLACES + clearing]
    ]


@law("root 10.4.3.III", "root G.1.21", "root 6.2.2")
def sanctifies(root: Root, seat: Seat) -> list[Option[tuple[Place, Kind]]]:
    """Return the enemy buildings in Outcast clearings, if a garden of that suit is left."""
    garden = garden_of(root, seat, board_of(root, seat).outcast)
    if root.placed[garden.number] >= garden.limit:
        return []
    options = root.setting.once(building_options)
    return [
        options[clearing, kind.number]
        for clearing in bits(fields(root, seat) & placeable(root, seat))
        for kind in root.setting.kinds
        if kind.building and root.pieces[kind.offset + clearing] and enemies(root, seat, kind.force)
    ]


def no_conspiracy(root: Root, seat: Seat) -> bool:
    """Whether everybody can see that there is neither a conspiracy nor a card to use."""
    if any(affordable(root, seat, deed) and SITES[deed](root, seat) for deed in SITES):
        return False
    return not card_actions(root, seat, BIRDSONG)


@law("root 10.4.3")
def conspire(root: Root, seat: Seat) -> Flow[bool]:
    """Perform one conspiracy, use a card, or stop; in any order and number."""
    offered: list[Option[Any]] = [DONE]
    for option, missing, things in (
        (CRUSADE, ("root 10.4.3.I", "why.no-crusade"), ("clearing:",)),
        (CONVERT, ("root 10.4.3.II", "why.no-convert"), ("clearing:", "seat:")),
        (SANCTIFY, ("root 10.4.3.III", "why.no-sanctify"), ("clearing:", "piece:")),
    ):
        if affordable(root, seat, option.text):
            offer(root, offered, option, SITES[option.text](root, seat), missing, *things)
        else:
            offer(root, offered, option, None, TOO_FEW, *things)
    deed = yield from choose(
        seat, "root.cult.conspiracy", [*offered, *card_actions(root, seat, BIRDSONG)], ("root 10.4.3",)
    )
    if deed is None:
        return False
    if isinstance(deed, tuple):
        yield from perform(root, seat, deed)
        return True
    pay(root, seat, deed)
    yield from CONSPIRACY[deed](root, seat)
    return True


@law("root 10.4.3")
def pay(root: Root, seat: Seat, deed: str) -> None:
    """Return acolytes to the supply."""
    cost = price(root, seat, deed)
    board_of(root, seat).acolytes -= cost
    root.supply[seat] += cost
    root.tell("conspiracy", seat=seat, conspiracy=deed, number=cost)


@law("root 10.4.3.I")
def crusade(root: Root, seat: Seat) -> Flow[None]:
    """Battle in an Outcast clearing, or move out of one and battle where the warriors arrive, or not."""
    here = fields(root, seat)
    deed = yield from choose(seat, "root.cult.crusade", crusades(root, seat), ("root 10.4.3.I",))
    if deed == "battle":
        options = battles(root, seat, here)
        clearing, defender = yield from choose(seat, "root.battle.where", options, ("root 10.4.3.I", "root 4.3"))
        yield from battle(root, seat, clearing, defender)
        return
    way = yield from choose(seat, "root.move.where", moves(root, seat, here), ("root 10.4.3.I", "root 4.2"))
    yield from move(root, seat, way)
    there = battles(root, seat, 1 << way[1])
    if not there:
        return
    fight = yield from choose(seat, "root.cult.onward", [DECLINE, *there], ("root 10.4.3.I", "root 4.3"))
    if fight is not None:
        yield from battle(root, seat, *fight)


@law("root 10.4.3.II", "root G.1.21")
def convert(root: Root, seat: Seat) -> Flow[None]:
    """Replace an enemy warrior with one of the Cult's; what the removal sets off comes after that (ruling R-116)."""
    clearing, victim = yield from choose(seat, "root.cult.convert", converts(root, seat), ("root 10.4.3.II",))
    batch = Batch(replacing=True)
    remove_warriors(root, batch, seat, victim, clearing, 1)
    root.add_warriors(seat, clearing, 1)
    root.tell("placed", seat=seat, place=clearing, piece="warrior", number=1)
    yield from resolve(root, batch)


@law("root 10.4.3.III", "root G.1.21", "root 3.2.1")
def sanctify(root: Root, seat: Seat) -> Flow[None]:
    """Replace an enemy building with a garden of the suit, in the slot that it leaves."""
    clearing, kind = yield from choose(seat, "root.cult.sanctify", sanctifies(root, seat), ("root 10.4.3.III",))
    batch = Batch(replacing=True)
    remove_pieces(root, batch, seat, kind, clearing, 1)
    plant(root, seat, clearing, board_of(root, seat).outcast)
    yield from resolve(root, batch)


def plant(root: Root, seat: Seat, clearing: Place, suit: int) -> None:
    """Place a garden of a suit."""
    garden = garden_of(root, seat, suit)
    root.add_piece(garden, clearing)
    root.tell("placed", seat=seat, place=clearing, piece=garden.name, number=1)


SITES = {"crusade": crusades, "convert": converts, "sanctify": sanctifies}
CONSPIRACY = {"crusade": crusade, "convert": convert, "sanctify": sanctify}
