"""8.4 The Alliance's Birdsong: revolts, and spreading sympathy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.alliance.board import (
    MARTIAL_LAW_EXTRA,
    MARTIAL_LAW_WARRIORS,
    REVOLT_COST,
    SYMPATHY_COST,
    SYMPATHY_POINTS,
    base_of,
    board_of,
    sympathy_of,
)
from rulewright.games.root.factions.alliance.supporters import spend_supporters, supporters_by_suit
from rulewright.games.root.rules.removal import remove_all_enemies
from rulewright.games.root.rules.ruling import open_slots, placeable, refuse_barred, refuse_places
from rulewright.games.root.rules.scoring import score
from rulewright.games.root.rules.turn import card_actions, perform
from rulewright.games.root.rules.ways import near
from rulewright.games.root.terms import BIRDSONG, CLEARING_SUITS, DONE, PLACES, Place, Suit, bits, places
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, ask

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat


def ask_where(root: Root, seat: Seat, prompt: str, clearings: int, paragraphs: tuple[str, ...]) -> Flow[Place | None]:
    """Ask for a clearing, or for one of the cards that may be used in Birdsong, or for the end of the step.

    Return None at the end and 0 after a card: the step is then offered again.
    """
    offered: list[Option[Any]] = [DONE, *places(clearings), *card_actions(root, seat, BIRDSONG)]
    answer = yield from ask(seat, prompt, offered, paragraphs)
    if isinstance(answer, tuple):
        yield from perform(root, seat, answer)
        return 0
    place: Place | None = answer
    return place


# Revolt.


@law("root 8.4.1.I")
def revolt_sites(root: Root, seat: Seat) -> int:
    """Return the sympathetic clearings whose suit is that of a base still on the board: everybody sees them."""
    sites = 0
    for suit in CLEARING_SUITS:
        if not root.placed[base_of(root, seat, suit).number]:
            sites |= root.of_suit[suit]
    return sites & root.homes[sympathy_of(root, seat).number]


def no_revolt(root: Root, seat: Seat) -> bool:
    """Whether everybody can see that there is neither a revolt nor a card to use."""
    if revolt_sites(root, seat) and board_of(root, seat).supporters.bit_count() >= REVOLT_COST:
        return False
    return not card_actions(root, seat, BIRDSONG)


@law("root 8.4", "root 8.4.1", "root 8.4.1.II")
def revolt_step(root: Root, seat: Seat) -> Flow[bool]:
    """Revolt once, or not: any number of times."""
    sites = revolt_sites(root, seat)
    affordable, supporters = 0, supporters_by_suit(root, seat)
    for clearing in bits(sites):
        if supporters[root.suits[clearing]] >= REVOLT_COST:
            affordable |= 1 << clearing
    refuse_places(root, root.setting.map.clearings & ~sites, "root 8.4.1.I", "why.no-revolt-site")
    refuse_places(root, sites & ~affordable, "root 8.4.1.II", "why.too-few-supporters")
    site = yield from ask_where(root, seat, "root.alliance.revolt", affordable, ("root 8.4.1",))
    if site:
        yield from spend_supporters(root, seat, site, REVOLT_COST, ("root 8.4.1.II",))
        yield from revolt(root, seat, site)
    return site is not None


@law("root 8.4.1.III")
def revolt(root: Root, seat: Seat, clearing: Place) -> Flow[None]:
    """Remove all enemy pieces, place the base and its warriors, and win an officer."""
    root.tell("revolt", seat=seat, place=clearing)
    yield from remove_all_enemies(root, seat, 1 << clearing)
    suit = root.suits[clearing]
    base = base_of(root, seat, suit)
    if open_slots(root) & placeable(root, seat) & 1 << clearing:
        root.add_piece(base, clearing)
        root.tell("placed", seat=seat, place=clearing, piece=base.name, number=1)
    warriors = min(sympathetic(root, seat, suit), root.supply[seat])
    if warriors:
        root.add_warriors(seat, clearing, warriors)
        root.tell("placed", seat=seat, place=clearing, piece="warrior", number=warriors)
    add_officer(root, seat)


def sympathetic(root: Root, seat: Seat, suit: Suit) -> int:
    """Return how many sympathetic clearings of a suit there are."""
    return (root.homes[sympathy_of(root, seat).number] & root.of_suit[suit]).bit_count()


@law("root 8.4.1.III", "root 8.5.3")
def add_officer(root: Root, seat: Seat) -> None:
    """Put a warrior from the supply into the Officers box, if there is one."""
    if root.supply[seat]:
        root.supply[seat] -= 1
        board_of(root, seat).officers += 1
        root.tell("officer", seat=seat)


# Sympathy.


@law("root 8.4.2.I", "root 8.2.5", "root 8.2.5.I", "root 8.2.5.II")
def spread_sites(root: Root, seat: Seat) -> int:
    """Return the unsympathetic clearings next to a sympathetic one, or all if there is none."""
    sympathy = sympathy_of(root, seat)
    if root.placed[sympathy.number] >= sympathy.limit:
        return 0
    held = root.homes[sympathy.number]
    clearings = root.setting.map.clearings
    open_to_it = near(root, seat, held) if held else clearings
    refuse_barred(root, seat, open_to_it & ~held)
    refuse_places(root, held, "root 8.2.5.I", "why.sympathetic")
    refuse_places(root, clearings & ~open_to_it & ~held, "root 8.4.2.I", "why.not-next-to-sympathy")
    return open_to_it & ~held & placeable(root, seat)


@law("root 8.4.2.II.a")
def under_martial_law(root: Root, seat: Seat, clearing: Place) -> bool:
    """Whether some other player has three or more warriors in a clearing."""
    for other in root.setting.seats:
        if other != seat and root.warriors[other * PLACES + clearing] >= MARTIAL_LAW_WARRIORS:
            return True
    return False


@law("root 8.4.2.II")
def spread_cost(root: Root, seat: Seat, clearing: Place) -> int:
    """Return the supporters a token costs there: as printed, and one more under Martial Law."""
    cost = SYMPATHY_COST[root.placed[sympathy_of(root, seat).number]]
    return cost + MARTIAL_LAW_EXTRA if under_martial_law(root, seat, clearing) else cost


def no_spread(root: Root, seat: Seat) -> bool:
    """Whether everybody can see that there is neither sympathy to spread nor a card to use."""
    if spread_sites(root, seat) and board_of(root, seat).supporters:
        return False
    return not card_actions(root, seat, BIRDSONG)


@law("root 8.4.2")
def spread_step(root: Root, seat: Seat) -> Flow[bool]:
    """Spread sympathy once, or not: any number of times."""
    sites = spread_sites(root, seat)
    affordable, supporters = 0, supporters_by_suit(root, seat)
    for clearing in bits(sites):
        if supporters[root.suits[clearing]] >= spread_cost(root, seat, clearing):
            affordable |= 1 << clearing
    for clearing in bits(sites & ~affordable):
        paragraph = "root 8.4.2.II.a" if under_martial_law(root, seat, clearing) else "root 8.4.2.II"
        refuse_places(root, 1 << clearing, paragraph, "why.too-few-supporters")
    site = yield from ask_where(root, seat, "root.alliance.spread", affordable, ("root 8.4.2",))
    if site:
        cost = spread_cost(root, seat, site)
        martial = ("root 8.4.2.II", "root 8.4.2.II.a")
        paragraphs = martial if under_martial_law(root, seat, site) else martial[:1]
        yield from spend_supporters(root, seat, site, cost, paragraphs)
        place_sympathy(root, seat, site)
    return site is not None


@law("root 8.4.2.III", "root 8.6.1.IV")
def place_sympathy(root: Root, seat: Seat, clearing: Place) -> None:
    """Place a sympathy token and score the space it uncovers."""
    sympathy = sympathy_of(root, seat)
    points = SYMPATHY_POINTS[root.placed[sympathy.number]]
    root.add_piece(sympathy, clearing)
    root.tell("placed", seat=seat, place=clearing, piece="sympathy", number=1)
    score(root, seat, points, "sympathy")
