"""2.5 Rule; who is whose enemy; where pieces may be placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.position import NOBODY
from rulewright.games.root.terms import AT, PLACES, Place, bits
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat


@law("root 2.5", "root 9.2.2", "root G.1.17")
def ruler(root: Root, clearing: Place) -> Seat:
    """Return the seat with the most warriors and buildings; with a tie nobody, unless a power says otherwise.

    Tokens and pawns add nothing.
    """
    best = 0
    holder = NOBODY
    tied = False
    for seat in root.setting.seats:
        index = seat * PLACES + clearing
        strength = root.warriors[index] + root.built[index]
        if strength > best:
            best, holder, tied = strength, seat, False
        elif strength == best and strength:
            tied = True
    if not tied:
        return holder
    for seat in root.setting.seats:
        index = seat * PLACES + clearing
        if root.warriors[index] + root.built[index] == best:
            for power in root.kits[seat].rules_ties:
                if power.rules_ties(root, seat, clearing):
                    return seat
    return NOBODY


def ruled(root: Root, seat: Seat) -> int:
    """Return the set of clearings a seat rules, bringing it up to date first."""
    if root.unsettled:
        rule = root.rule
        for clearing in bits(root.unsettled):
            keep = ~(1 << clearing)
            for other in root.setting.seats:
                rule[other] &= keep
            holder = ruler(root, clearing)
            if holder >= 0:
                rule[holder] |= 1 << clearing
        root.unsettled = 0
    return root.rule[seat]


@law("root G.1.8", "root 9.2.8")
def enemies(root: Root, seat: Seat, other: Seat) -> bool:
    """Whether two seats are enemies: different players who are not in a coalition with each other."""
    return seat != other and root.partner[seat] != other and root.partner[other] != seat


def presence(root: Root, seat: Seat) -> int:
    """Return the set of places in which a seat has faction pieces of any kind."""
    places = root.army[seat]
    if root.pawns[seat]:
        places |= 1 << root.pawns[seat]
    for kind in root.setting.kinds_of[seat]:
        places |= root.homes[kind.number]
    return places


@law("root G.1.19", "root 1.1.2")
def placeable(root: Root, seat: Seat) -> int:
    """Return the set of clearings in which no power keeps a seat from placing pieces."""
    barred = 0
    for other in root.setting.seats:
        for power in root.kits[other].bars_placing:
            barred |= power.bars_placing(root, other, seat)
    return root.setting.map.clearings & ~barred


def refuse_barred(root: Root, seat: Seat, clearings: int) -> None:
    """Note, for whoever asks why, which powers keep a seat from placing pieces in some clearings."""
    if root.why is None:
        return
    for other in root.setting.seats:
        for power in root.kits[other].bars_placing:
            for place in bits(power.bars_placing(root, other, seat) & clearings):
                root.why.refuse(AT[place], power.barring_law, "why.cannot-place")


def refuse_places(root: Root, clearings: int, paragraph: str, key: str) -> None:
    """Note, for whoever asks why, that a paragraph excludes some clearings."""
    if root.why is not None:
        for place in bits(clearings):
            root.why.refuse(AT[place], paragraph, key)


@law("root 2.2.3", "root 2.2.4", "root G.1.28", "root G.1.25")
def open_slots(root: Root) -> int:
    """Return the set of clearings with an open slot; a ruin keeps its slot filled."""
    return root.open
