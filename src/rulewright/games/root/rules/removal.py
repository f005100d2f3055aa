"""1.5.4, 3.2.1, G.1.22 Removing pieces: all of them first, then points, then what their removal sets off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.power import Batch, Loss, Trigger
from rulewright.games.root.rules.ruling import decider, enemies, hired_by
from rulewright.games.root.rules.scoring import award
from rulewright.games.root.terms import PLACES, Force, Place, bits, place_target
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.power import Fight
    from rulewright.games.root.setting import Kind
    from rulewright.kernel.question import Seat

REMOVAL = "removal"
"""What a point for a removed building or token is scored for."""


@law("root G.1.22", "root 1.5.3")
def remove_warriors(root: Root, batch: Batch, by: Force, owner: Force, place: Place, number: int) -> None:
    """Put warriors back into their owner's supply, unless a power of the owner, or anybody's, takes them."""
    root.take_warriors(owner, place, number)
    if root.kits[owner].keeps_fallen or root.crowd.collects_fallen:
        keep_fallen(root, batch, owner, number)
    batch.losses.append(Loss(by, owner, place, None, number))
    if root.teller:
        root.tell("removed", by=by, owner=owner, place=place, piece="warrior", number=number)


@law("root 11.2.7.III.a", "root 11.2.7.III.b")
def remove_hired(root: Root, batch: Batch, fight: Fight, side: Force, number: int) -> None:
    """Put warriors that one side of a battle has hired back into their owner's supply; they fell for that side."""
    remove_warriors(root, batch, fight.opponent(side), hired_by(root, side), fight.clearing, number)
    batch.losses[-1].side = side


def keep_fallen(root: Root, batch: Batch, owner: Force, number: int) -> None:
    """Let a power of the owner take warriors that were removed, or else anybody's, unless others replace them."""
    kept = any(power.keeps_fallen(root, owner, batch, number) for power in root.kits[owner].keeps_fallen)
    if not kept and not batch.replacing:
        any(power.collects_fallen(root, other, owner, number) for other, power in root.crowd.collects_fallen)


def recall(root: Root, owner: Force, number: int) -> None:
    """Take warriors that were removed just now from wherever a power has laid them, to place them elsewhere."""
    lying = root.aside[owner] if root.aside else 0
    if lying:
        root.lay_aside(owner, -min(number, lying))


@law("root G.1.22")
def remove_pieces(root: Root, batch: Batch, by: Force, kind: Kind, place: Place, number: int) -> None:
    """Put buildings or tokens back where they came from: onto the rightmost empty space of their track."""
    root.take_piece(kind, place, number)
    for power in root.kits[kind.force].keeps_removed:
        power.keeps_removed(root, kind.force, kind, number)
    batch.losses.append(Loss(by, kind.force, place, kind, number))
    if root.teller:
        root.tell("removed", by=by, owner=kind.force, place=place, piece=kind.name, number=number)


@law("root 3.2.1", "root 1.5.4")
def resolve(root: Root, batch: Batch) -> Flow[None]:
    """Score what a batch gives to every remover that is a seat's own, then carry out whatever it sets off."""
    if not batch.losses:
        return
    gains: dict[tuple[Force, str], int] = {}
    for loss in batch.losses:
        if loss.kind is not None and enemies(root, loss.by, loss.owner):
            gains[loss.by, REMOVAL] = gains.get((loss.by, REMOVAL), 0) + loss.number
    for force in {loss.by: None for loss in batch.losses}:
        for power in root.kits[force].removal_points:
            gains[force, power.removal_source] = power.removal_points(root, force, batch)
    if gains:
        award(root, gains)
    pending: list[Trigger] = []
    for owner, power in root.crowd.removal_triggers:
        pending += power.removal_triggers(root, owner, batch)
    while pending:
        trigger = pending[0]
        if len(pending) > 1:
            trigger = yield from next_trigger(root, batch, pending)
        pending.remove(trigger)
        yield from trigger.power.resolve(root, trigger)


@law("root 1.1.3", "root 4.3.4")
def next_trigger(root: Root, batch: Batch, pending: list[Trigger]) -> Flow[Trigger]:
    """Settle which of several effects comes first.

    In battle each side orders what the loss of its own pieces sets off, and the player taking the turn says
    which side begins; otherwise that player orders everything (ruling R-8).
    """
    if batch.fight is None:
        return (yield from pick_trigger(root.turn, pending, ("root 1.1.3",)))
    losers = list({trigger.loser: None for trigger in pending})
    options = [root.setting.force_option[loser] for loser in losers]
    loser = yield from choose(root.turn, "root.triggers.side", options, ("root 1.1.3",))
    own = [trigger for trigger in pending if trigger.loser == loser]
    return (yield from pick_trigger(decider(root, loser), own, ("root 4.3.4",)))


def pick_trigger(seat: Seat, pending: list[Trigger], paragraphs: tuple[str, ...]) -> Flow[Trigger]:
    """Ask which effect to carry out next; equal ones are offered once."""
    by_name = {f"{trigger.name}@{trigger.place}": trigger for trigger in reversed(pending)}
    options = [Option(name, name, (place_target(trigger.place),)) for name, trigger in by_name.items()]
    options.reverse()
    name = yield from choose(seat, "root.triggers.next", options, paragraphs)
    return by_name[name]


@law("root G.1.9", "root 1.5.4")
def remove_all_enemies(root: Root, force: Force, clearings: int) -> Flow[None]:
    """Remove every enemy piece from some clearings in one batch; pawns stay, at a price."""
    batch = Batch()
    for clearing in bits(clearings):
        for other in root.setting.forces:
            if not enemies(root, force, other):
                continue
            warriors = root.warriors[other * PLACES + clearing]
            if warriors and other != hired_by(root, force):
                remove_warriors(root, batch, force, other, clearing, warriors)
            for kind in root.setting.kinds_of[other]:
                number = root.pieces[kind.offset + clearing]
                if number:
                    remove_pieces(root, batch, force, kind, clearing, number)
            for power in root.kits[other].full_removal:
                flow = power.full_removal(root, other, clearing)
                if flow is not None:
                    yield from flow
    yield from resolve(root, batch)
