"""9.2.4, 9.2.6, 9.2.7, 9.2.9.II.c-d: how the Vagabond fights and suffers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.vagabond.board import (
    DAMAGED,
    EXHAUSTED,
    READY,
    STATES,
    TILE,
    WORN,
    board_of,
)
from rulewright.games.root.factions.vagabond.relations import allies, turn_hostile
from rulewright.games.root.rules.removal import remove_warriors
from rulewright.games.root.terms import DECLINE, PLACES, SWORD, place_target
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.power import Batch, Fight
    from rulewright.kernel.question import Seat

ALLY: Option[Any] = Option("ally", -1)
"""A hit taken on an Allied warrior, as an answer."""
FULL_REMOVAL = 3


@law("root 9.2.9.II.c")
def enlist(root: Root, seat: Seat, fight: Fight) -> Flow[None]:
    """At the start of an attack, treat the warriors of one Allied faction there as one's own."""
    able = [other for other in allies(root, seat, fight.clearing) if other != fight.defender]
    if not able:
        return
    options: list[Option[Seat | None]] = [DECLINE, *(root.setting.force_option[other] for other in able)]
    about = (place_target(fight.clearing),)
    friend = yield from choose(seat, "root.vagabond.enlist", options, ("root 9.2.9.II.c",), about)
    if friend is not None:
        fight.friend = friend


@law("root 9.2.6", "root 9.2.9.II.c")
def strength(root: Root, seat: Seat, fight: Fight) -> int:
    """Return the cap on rolled hits: undamaged swords, and the warriors of a friend."""
    swords = board_of(root, seat).undamaged(SWORD)
    if fight.attacker == seat and fight.friend >= 0:
        return swords + root.warriors[fight.friend * PLACES + fight.clearing]
    return swords


@law("root 9.2.7", "root 9.2.9.II.d")
def suffer(root: Root, seat: Seat, fight: Fight, hits: int, batch: Batch) -> Flow[None]:
    """Take each hit on an undamaged item or on an Allied warrior; hits beyond both are ignored."""
    board = board_of(root, seat)
    friend = fight.friend if fight.attacker == seat else -1
    warriors = root.warriors[friend * PLACES + fight.clearing] if friend >= 0 else 0
    fallen = 0
    about = (place_target(fight.clearing),)
    paragraphs = ("root 9.2.7",) if friend < 0 else ("root 9.2.7", "root 9.2.9.II.d")
    while hits and (board.count(READY, EXHAUSTED) or fallen < warriors):
        options: list[Option[Any]] = [TILE[place] for place in board.in_states(READY, EXHAUSTED)]
        if fallen < warriors:
            options.append(ALLY)
        place = yield from choose(seat, "root.vagabond.hit", options, paragraphs, about)
        if place < 0:
            fallen += 1
            fight.taken[1] += 1
        else:
            damage(root, seat, place)
            fight.taken[0] += 1
        hits -= 1
    if fallen:
        remove_warriors(root, batch, fight.opponent(seat), friend, fight.clearing, fallen)


@law("root 9.2.7", "root 9.2.5")
def damage(root: Root, seat: Seat, place: int) -> None:
    """Move an item to the Damaged box, the same side up."""
    board_of(root, seat).shift(place, DAMAGED if place % STATES == READY else WORN)
    root.tell("damaged", seat=seat, item=TILE[place].text)


@law("root 9.2.9.II.d")
def betray(root: Root, seat: Seat, fight: Fight) -> None:
    """Make a friend Hostile who took more of the attacker's hits than his items did."""
    if fight.attacker == seat and fight.friend >= 0 and fight.taken[1] > fight.taken[0]:
        turn_hostile(root, seat, fight.friend)


@law("root 9.2.2.I")
def full_removal(root: Root, seat: Seat) -> Flow[None]:
    """Damage three items where everything else is removed; the pawn stays."""
    board = board_of(root, seat)
    for _ in range(min(FULL_REMOVAL, board.count(READY, EXHAUSTED))):
        options = [TILE[place] for place in board.in_states(READY, EXHAUSTED)]
        place = yield from choose(seat, "root.vagabond.full_removal", options, ("root 9.2.2.I",))
        damage(root, seat, place)
