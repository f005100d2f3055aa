"""How dice can fall, exactly: hits of a monster, and totals of a mercenary who rolls until it is enough."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from rulewright.games.monster_lands.terms import COLOURS, FACES

Lows = tuple[tuple[int, ...], ...]
"""The lowest dice of each colour that may still be rolled again: their faces, in ascending order."""
Falls = dict[tuple[int, Lows], float]
"""Totals, and the dice that may be rolled again, with their chances."""


class Again(msgspec.Struct, frozen=True):
    """Rerolls of one source: how many, of which colours, and whether each must go to another die."""

    number: int
    colours: tuple[int, ...]
    differ: bool


class Attack(msgspec.Struct, frozen=True):
    """Dice about to be rolled, and when it is enough.

    `judge` says what a total brings about, "" while it brings about nothing.  Whoever rolls uses what is optional as
    follows: die by die (`stepwise`) until it is enough; then the lowest die again, source by source, while not even
    the venoms would do; then venoms, if they do.
    """

    judge: Callable[[int], str]
    worth: tuple[int, ...]
    """What each die of a colour counts more or less."""
    total: int
    """What counts already."""
    left: tuple[int, ...]
    """Dice of each colour that have not been rolled."""
    lying: Lows
    """Dice of each colour that have been rolled, and may be rolled again."""
    rerolls: tuple[Again, ...] = ()
    venoms: tuple[int, int] = (0, 0)
    """How many there are, and what each adds."""
    stepwise: bool = True


def hit_chances(dice: int, hit: float, more: int = 0) -> list[float]:
    """Return the chances of 0, 1, 2, … hits by some attack dice, with hits that come in any case."""
    row = [1.0]
    for _ in range(dice):
        row = [
            (row[number] * (1 - hit) if number < len(row) else 0.0) + (row[number - 1] * hit if number else 0.0)
            for number in range(len(row) + 1)
        ]
    return [0.0] * more + row


def outcomes(attack: Attack) -> dict[str, float]:
    """Return what an attack brings about, with its chances; "" is nothing."""
    found: dict[str, float] = {}
    keep = tuple(sum(one.number for one in attack.rerolls if colour in one.colours) for colour in range(len(COLOURS)))
    lows = tuple(tuple(sorted(dice)[:most]) for dice, most in zip(attack.lying, keep, strict=True))
    falls: Falls = {(attack.total, lows): 1.0}
    for colour in (colour for colour, number in enumerate(attack.left) for _ in range(number)):
        if attack.stepwise:
            falls = settle(falls, attack.judge, found)
        falls = roll(falls, colour, attack.worth[colour], keep[colour])
    falls = settle(falls, attack.judge, found)
    for again in attack.rerolls:
        falls = roll_again(falls, again, attack, found)
    for (total, _), chance in falls.items():
        note(found, with_venoms(attack, total), chance)
    return found


def settle(falls: Falls, judge: Callable[[int], str], found: dict[str, float]) -> Falls:
    """Take out what is enough."""
    rest: Falls = {}
    for (total, lows), chance in falls.items():
        outcome = judge(total)
        if outcome:
            note(found, outcome, chance)
        else:
            rest[total, lows] = chance
    return rest


def note(found: dict[str, float], outcome: str, chance: float) -> None:
    """Add to the chance of an outcome."""
    found[outcome] = found.get(outcome, 0.0) + chance


def roll(falls: Falls, colour: int, bonus: int, keep: int) -> Falls:
    """Let one more die fall; the lowest of its colour are kept in mind."""
    after: Falls = {}
    for (total, lows), chance in falls.items():
        for face in range(1, FACES + 1):
            dice = tuple(sorted((*lows[colour], face))[:keep])
            key = (total + max(0, face + bonus), (*lows[:colour], dice, *lows[colour + 1 :]))
            add(after, key, chance / FACES)
    return after


def roll_again(falls: Falls, again: Again, attack: Attack, found: dict[str, float]) -> Falls:
    """Roll the lowest die again, as often as one source allows, while it is not enough."""
    for _ in range(again.number):
        after: Falls = {}
        for (total, lows), chance in falls.items():
            if outcome := with_venoms(attack, total):
                note(found, outcome, chance)
                continue
            lowest = [(lows[colour][0], colour) for colour in again.colours if lows[colour]]
            if not lowest:
                add(after, (total, lows), chance)
                continue
            face, colour = min(lowest)
            rest = lows[colour][1:]
            bonus = attack.worth[colour]
            before = total - max(0, face + bonus)
            for other in range(1, FACES + 1):
                dice = rest if again.differ else tuple(sorted((*rest, other)))
                key = (before + max(0, other + bonus), (*lows[:colour], dice, *lows[colour + 1 :]))
                add(after, key, chance / FACES)
        falls = after
    return falls


def add(falls: Falls, key: tuple[int, Lows], chance: float) -> None:
    """Add to the chance of a fall."""
    falls[key] = falls.get(key, 0.0) + chance


def with_venoms(attack: Attack, total: int) -> str:
    """Return what a total brings about with no more venoms than are needed."""
    number, worth = attack.venoms
    return next((said for used in range(number + 1) if (said := attack.judge(total + used * worth))), "")


def by_colour(dice: Sequence[int], mask: int) -> Lows:
    """Return dice, written as colour and face, by their colours."""
    return tuple(
        tuple(sorted(die & mask for die in dice if die // (mask + 1) == colour)) for colour in range(len(COLOURS))
    )
