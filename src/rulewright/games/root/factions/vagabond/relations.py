"""9.2.8, 9.2.9: relationships, infamy, and coalitions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.factions.vagabond.board import (
    ALLIED,
    ALLY_AID_POINTS,
    HOSTILE,
    INDIFFERENT,
    INFAMY_POINTS,
    SPACES,
    STEP_COST,
    STEP_POINTS,
    board_of,
)
from rulewright.games.root.rules.cards import leave_hand
from rulewright.games.root.rules.dominance import NEEDED_POINTS
from rulewright.games.root.rules.scoring import has_marker, score
from rulewright.games.root.terms import PLACES, Card, Place
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.power import Batch
    from rulewright.kernel.question import Seat

COALITION_PLAYERS = 4


@law("root 9.2.9.I", "root 9.2.9.I.a", "root 9.2.9.I.b", "root 9.2.9.II", "root 9.2.9.II.a", "root 9.2.9.III.c")
def aided(root: Root, seat: Seat, other: Seat) -> None:
    """Count an Aid: it may improve the relationship, pays with an ally, and does nothing to hostility."""
    board = board_of(root, seat)
    relation = board.relations[other]
    if relation == HOSTILE:
        return
    if relation == ALLIED:
        score(root, seat, ALLY_AID_POINTS, "ally")
        return
    board.aids[other] += 1
    if board.aids[other] >= STEP_COST[relation]:
        board.aids[other] -= STEP_COST[relation]
        board.relations[other] = relation + 1
        root.tell("relation", seat=seat, other=other, relation=SPACES[relation + 1])
        score(root, seat, STEP_POINTS[relation], "relationship")


@law("root 9.2.9.III")
def turn_hostile(root: Root, seat: Seat, other: Seat) -> None:
    """Send a faction's marker to the Hostile box."""
    board = board_of(root, seat)
    board.relations[other] = HOSTILE
    board.aids[other] = 0
    root.tell("relation", seat=seat, other=other, relation="hostile")


@law("root 9.2.9.III", "root 9.2.9.III.a")
def infamy(root: Root, seat: Seat, batch: Batch) -> int:
    """Let removed warriors make their faction Hostile, and return the points for infamy.

    Pieces are taken in their order: the warrior that turns a faction Hostile scores nothing, whatever
    follows does, in battles in the Vagabond's own turn (ruling R-59).
    """
    relations = board_of(root, seat).relations
    counts = batch.fight is not None and root.turn == seat
    points = 0
    for loss in batch.losses:
        if loss.by != seat or loss.side == seat or loss.side not in root.setting.seats:
            continue
        scoring = loss.number
        if relations[loss.side] != HOSTILE:
            if loss.kind is not None:
                continue
            turn_hostile(root, seat, loss.side)
            scoring -= 1
        if counts:
            points += INFAMY_POINTS * scoring
    return points


@law("root 9.2.9.III.b")
def hostile_warriors(root: Root, seat: Seat, clearing: Place) -> bool:
    """Whether warriors of any Hostile faction are in a clearing."""
    relations = board_of(root, seat).relations
    return any(
        relations[other] == HOSTILE and root.warriors[other * PLACES + clearing]
        for other in root.setting.seats
        if other != seat
    )


def allies(root: Root, seat: Seat, clearing: Place) -> list[Seat]:
    """Return the Allied factions with warriors in a clearing."""
    relations = board_of(root, seat).relations
    return [
        other
        for other in root.setting.seats
        if other != seat and relations[other] == ALLIED and root.warriors[other * PLACES + clearing]
    ]


# Coalition.


@law("root 9.2.8")
def partners(root: Root, seat: Seat) -> list[Seat]:
    """Return who could be a partner: the lowest of all other scores, and not in a coalition (ruling R-54)."""
    others = [other for other in root.setting.seats if other != seat and has_marker(root, other)]
    if not others:
        return []
    lowest = min(root.points[other] for other in others)
    return [other for other in others if root.points[other] == lowest and other not in root.partner]


@law("root 9.2.8", "root 3.3.1", "root 3.3.2")
def coalition_ban(root: Root, seat: Seat) -> tuple[str, str] | None:
    """Return why the Vagabond cannot form a coalition: it takes four players, his marker, ten points, a partner."""
    if len(root.setting.seats) < COALITION_PLAYERS:
        return ("root 9.2.8", "why.coalition-players")
    if not has_marker(root, seat):
        return ("root 3.3.2", "why.second-dominance")
    if root.points[seat] < NEEDED_POINTS:
        return ("root 3.3.1", "why.ten-points")
    return None if partners(root, seat) else ("root 9.2.8", "why.no-partner")


@law("root 9.2.8", "root 9.2.9.III.d")
def form_coalition(root: Root, seat: Seat, card: Card) -> Flow[None]:
    """Activate a dominance card to win or lose with another player from now on."""
    options = [root.setting.force_option[other] for other in partners(root, seat)]
    partner = yield from choose(seat, "root.vagabond.coalition", options, ("root 9.2.8",))
    leave_hand(root, seat, card)
    root.play[seat] |= 1 << card
    root.partner[seat] = partner
    board = board_of(root, seat)
    if board.relations[partner] == HOSTILE:
        board.relations[partner] = INDIFFERENT
    root.tell("coalition", seat=seat, partner=partner, card=root.setting.deck.name[card])
