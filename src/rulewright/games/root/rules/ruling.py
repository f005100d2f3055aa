"""2.5 Rule; who is whose enemy; who decides for a force; where pieces may be placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.terms import AT, NOBODY, PLACES, Force, Place, bits
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat


@law("root 2.5", "root 9.2.2", "root G.1.17")
def ruler(root: Root, clearing: Place) -> Force:
    """Return the force with the most warriors and buildings; with a tie nobody, unless a power says otherwise.

    Tokens and pawns add nothing but by a power.  What somebody has hired counts as their own.  Before all that come
    powers by which somebody rules whatever others have (ruling R-14).
    """
    for owner, power in root.crowd.rules_outright:
        if power.rules_outright(root, owner, clearing):
            return owner
    best = 0
    holder = NOBODY
    tied = False
    hired, more = root.setting.hirelings, root.crowd.adds_presence
    for force in root.setting.forces:
        index = force * PLACES + clearing
        strength = root.warriors[index] + root.built[index]
        if more:
            strength += added(root, force, clearing)
        if hired:
            strength = with_hired(root, force, clearing, strength)
        if root.crowd.serves:
            strength = with_lent(root, force, clearing, strength)
        if strength > best:
            best, holder, tied = strength, force, False
        elif strength == best and strength:
            tied = True
    return first_of_equals(root, clearing, best) if tied else holder


def added(root: Root, force: Force, clearing: Place) -> int:
    """Return what powers of a force add to its warriors and buildings."""
    return sum(power.adds_presence(root, force, clearing) for power in root.kits[force].adds_presence)


def with_hired(root: Root, force: Force, clearing: Place, strength: int) -> int:
    """Return what counts for a force in a clearing: for a seat, with all that it holds; for what is held, nothing."""
    if root.holder[force] not in (force, NOBODY):
        return 0
    for other in root.setting.hirelings:
        if root.holder[other] == force:
            index = other * PLACES + clearing
            strength += root.warriors[index] + root.built[index]
    return strength


@law("root 2.5", "root 11.2.7.III", "root G.1.33")
def with_lent(root: Root, force: Force, clearing: Place, strength: int) -> int:
    """Return what counts for a force when warriors serve another: they count there, and not for their owner (R-15)."""
    for owner, power in root.crowd.serves:
        served = power.serves(root, owner)
        if served is not None and force in (owner, served):
            lent = root.warriors[owner * PLACES + clearing]
            strength += lent if force == served else -lent
    return strength


@law("root 11.2.7.III", "root G.1.33")
def hired_by(root: Root, force: Force) -> Force:
    """Return the force whose warriors rule and fight for another now, or nobody."""
    for owner, power in root.crowd.serves:
        if power.serves(root, owner) == force:
            return owner
    return NOBODY


def first_of_equals(root: Root, clearing: Place, best: int) -> Force:
    """Return who rules where several have the most: nobody, unless a power of one of them says otherwise."""
    for force in root.setting.forces:
        index = force * PLACES + clearing
        strength = root.warriors[index] + root.built[index] + added(root, force, clearing)
        strength = with_hired(root, force, clearing, strength)
        if with_lent(root, force, clearing, strength) == best:
            for power in root.kits[force].rules_ties:
                if power.rules_ties(root, force, clearing):
                    return force
    return NOBODY


def ruled(root: Root, force: Force) -> int:
    """Return the set of clearings a force rules, bringing it up to date first."""
    if root.unsettled:
        rule = root.rule
        for clearing in bits(root.unsettled):
            keep = ~(1 << clearing)
            for other in root.setting.forces:
                rule[other] &= keep
            holder = ruler(root, clearing)
            if holder >= 0:
                rule[holder] |= 1 << clearing
        root.unsettled = 0
    return root.rule[force]


@law("root G.1.8", "root 9.2.8")
def enemies(root: Root, force: Force, other: Force) -> bool:
    """Whether two forces are enemies: they do not belong to one player, nor to two in a coalition.

    What belongs to nobody is everybody's enemy.
    """
    if force == other:
        return False
    one, two = root.holder[force], root.holder[other]
    if one < 0 or two < 0:
        return True
    return one != two and root.partner[one] != two and root.partner[two] != one


def decider(root: Root, force: Force) -> Seat:
    """Return who decides for a force: whoever holds it, or for a force of nobody the player taking the turn."""
    holder = root.holder[force]
    return holder if holder >= 0 else root.turn


def presence(root: Root, force: Force) -> int:
    """Return the set of places in which a force has pieces of any kind."""
    places = root.army[force]
    if root.pawns[force]:
        places |= 1 << root.pawns[force]
    for kind in root.setting.kinds_of[force]:
        places |= root.homes[kind.number]
    return places


@law("root G.1.19", "root 1.1.2")
def placeable(root: Root, force: Force) -> int:
    """Return the set of clearings in which no power keeps a force from placing pieces."""
    barred = 0
    for owner, power in root.crowd.bars_placing:
        barred |= power.bars_placing(root, owner, force)
    return root.setting.map.clearings & ~barred


def refuse_barred(root: Root, force: Force, clearings: int) -> None:
    """Note, for whoever asks why, which powers keep a force from placing pieces in some clearings."""
    if root.why is None:
        return
    for owner, power in root.crowd.bars_placing:
        for place in bits(power.bars_placing(root, owner, force) & clearings):
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
