"""7.3 to 7.6: the Eyrie's setup and turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.eyrie.board import COLUMNS, ROOST_POINTS, board_of
from rulewright.games.root.factions.eyrie.decree import (
    LEADER_OPTION,
    begin_decree,
    decree_done,
    resolve_decree,
)
from rulewright.games.root.factions.eyrie.leaders import enthrone
from rulewright.games.root.rules.cards import draw, leave_hand
from rulewright.games.root.rules.ruling import open_slots, placeable, refuse_places
from rulewright.games.root.rules.scoring import score
from rulewright.games.root.rules.setup import start_corners
from rulewright.games.root.rules.turn import (
    BIRDSONG_CARDS,
    DISCARD,
    DRAW,
    Entry,
    card_actions,
    craft_step,
    extras_shut,
    extras_step,
    perform,
    turn_programme,
)
from rulewright.games.root.terms import BIRD, BIRDSONG, DONE, PLACES, SETUP, bits, places
from rulewright.kernel.agenda import Step
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, ask, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Setting
    from rulewright.kernel.question import Seat

STARTING_WARRIORS = 6
NEW_ROOST_WARRIORS = 3
MOST_ADDED = 2


def additions(setting: Setting) -> tuple[tuple[Option[Any], ...], ...]:
    """Return each card put into each column of the Decree, as answers."""
    return tuple(
        tuple(
            Option(f"{name}>{column}", ("add", card, number), (f"card:{name}", f"column:{column}"))
            for number, column in enumerate(COLUMNS)
        )
        for card, name in enumerate(setting.deck.name)
    )


@law("root 7.3", "root 7.3.1", "root 7.3.2", "root 7.3.5")
def place_roost(root: Root, seat: Seat) -> Flow[bool]:
    """Put a roost and six warriors into a free corner, opposite a starting clearing if possible."""
    corners = root.setting.map.corners
    refuse_places(root, root.setting.map.clearings & ~corners, "root 7.3.2", "why.no-corner")
    refuse_places(root, corners & ~start_corners(root), "root 7.3.2", "why.other-corner")
    options = places(start_corners(root) & placeable(root, seat))
    corner = yield from choose(seat, "root.eyrie.start", options, ("root 7.3.2",))
    root.starts |= 1 << corner
    settle(root, seat, corner, STARTING_WARRIORS)
    return False


def settle(root: Root, seat: Seat, clearing: int, warriors: int) -> None:
    """Put a roost and warriors into a clearing."""
    root.add_piece(root.setting.kind[seat, "roost"], clearing)
    root.tell("placed", seat=seat, place=clearing, piece="roost", number=1)
    if not warriors:
        return
    root.add_warriors(seat, clearing, warriors)
    root.tell("placed", seat=seat, place=clearing, piece="warrior", number=warriors)


@law("root 7.3.3")
def choose_leader(root: Root, seat: Seat) -> Flow[bool]:
    """Choose one of the four leaders."""
    leader = yield from choose(seat, "root.eyrie.leader", LEADER_OPTION, ("root 7.3.3",))
    enthrone(root, seat, leader)
    return False


SETUP_STEPS = (Step("roost", SETUP, place_roost), Step("leader", SETUP, choose_leader))


@law("root 7.4", "root 7.4.1")
def emergency_orders(root: Root, seat: Seat) -> None:
    """Draw one card if the hand is empty."""
    board = board_of(root, seat)
    board.added = 0
    board.added_bird = False
    if not root.hands[seat]:
        draw(root, seat, 1)


@law("root 7.4.2")
def add_to_decree(root: Root, seat: Seat) -> Flow[bool]:
    """Add one or two hand cards to the Decree, at most one of them a bird."""
    board = board_of(root, seat)
    hand = root.hands[seat]
    if not hand or board.added == MOST_ADDED:
        return False
    deck, add = root.setting.deck, root.setting.once(additions)
    birds = deck.of_suit[BIRD]
    cards = hand & ~birds if board.added_bird else hand
    if root.why is not None and board.added_bird:
        for card in deck.designs_in(hand & birds):
            for option in add[card]:
                root.why.refuse(option, "root 7.4.2", "why.one-bird")
    offered: list[Option[Any]] = [DONE] if board.added else []
    for card in deck.designs_in(cards):
        offered += add[card]
    offered += card_actions(root, seat, BIRDSONG)
    deed = yield from ask(seat, "root.eyrie.add", offered, ("root 7.4.2",))
    if deed is None:
        return False
    if deed[0] != "add":
        yield from perform(root, seat, deed)
        return True
    _, card, column = deed
    leave_hand(root, seat, card)
    bit = 1 << card
    board.decree[column] |= bit
    board.added += 1
    if bit & birds:
        board.added_bird = True
    root.tell("decreed", seat=seat, card=deck.name[card], column=COLUMNS[column])
    return True


def has_roost(root: Root, seat: Seat) -> bool:
    """Whether a roost is on the map."""
    return root.placed[root.setting.kind[seat, "roost"].number] > 0


@law("root 7.4.3")
def new_roost(root: Root, seat: Seat) -> Flow[bool]:
    """With no roost on the map, put one with three warriors where the fewest warriors of all players are."""
    sites = open_slots(root) & placeable(root, seat)
    if not sites:
        return False
    crowd = {site: sum(root.warriors[site::PLACES]) for site in bits(sites)}
    fewest = min(crowd.values())
    options = places(sum(1 << site for site in crowd if crowd[site] == fewest))
    clearing = yield from choose(seat, "root.eyrie.new_roost", options, ("root 7.4.3",))
    settle(root, seat, clearing, min(NEW_ROOST_WARRIORS, root.supply[seat]))
    return False


@law("root 7.6", "root 7.6.1")
def score_roosts(root: Root, seat: Seat) -> None:
    """Score the points on the rightmost empty space of the Roosts track; the Decree lies ready for the next turn."""
    board_of(root, seat).resolved = 0
    placed = root.placed[root.setting.kind[seat, "roost"].number]
    if placed:
        score(root, seat, ROOST_POINTS[placed - 1], "roosts")


PROGRAMME = turn_programme(
    birdsong=(
        BIRDSONG_CARDS,
        Entry("emergency", deed=emergency_orders),
        Entry("decree", add_to_decree),
        Entry("roost", new_roost, idle=has_roost),
        BIRDSONG_CARDS,
    ),
    daylight=(
        Entry("craft", craft_step),
        Entry("begin", deed=begin_decree),
        Entry("decree", resolve_decree, idle=decree_done),
        Entry("end", extras_step, idle=extras_shut),
    ),
    evening=(Entry("score", deed=score_roosts), DRAW, DISCARD),
)
