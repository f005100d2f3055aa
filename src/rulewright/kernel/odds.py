"""Exact odds: the rules are run once for every way in which the dice can fall."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rulewright.kernel.fate import DICE, Fate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rulewright.kernel.event import Event
    from rulewright.kernel.match import Match
    from rulewright.kernel.question import Option, Question

MOST_WAYS = 1296
"""Ways in which dice can fall that are looked at: four dice of six faces."""
MEANWHILE = 64
"""How many answers are imagined until an outcome is known."""


class Chance(msgspec.Struct, frozen=True):
    """An outcome, and how probable it is."""

    chance: float
    facts: dict[str, int]


class Dice(Fate):
    """A source of chance whose dice fall in a given way, and which notes how else they could have fallen."""

    __slots__ = ("faces", "settled", "way")

    def __init__(self, fate: Fate, way: list[int]) -> None:
        """Have dice fall in a way; where it ends, they show their first face and the way grows."""
        fate.into(self)
        self.way = way
        self.faces: list[int] = []
        """How many faces each die had."""
        self.settled = False
        """What falls from now on does not matter."""

    def roll(self, faces: int, stream: str = DICE) -> int:
        """Let a die fall as it is told."""
        if not self.settled:
            if len(self.faces) == len(self.way):
                self.way.append(0)
            self.script = [self.way[len(self.faces)]]
            self.faces.append(faces)
        return super().roll(faces, stream)


def odds(
    match: Match, option: Option[object], read: Callable[[Sequence[Event], bool], dict[str, int] | None]
) -> list[Chance]:
    """Return the exact distribution of what `read` finds in the events that an answer brings about.

    Whatever is asked until then is declined or, where that cannot be, answered with what is offered first.  `read` gets
    the events so far, and whether the action is over; it returns None while there is nothing to say.  If there is
    nothing to say in the end, there are no odds; nor are there any while the seat that is asked has still to say
    what it wants, which is so if the open question has none of its own (`Game.has_odds`).
    """
    found: dict[tuple[tuple[str, int], ...], float] = {}
    way: list[int] = []
    for _ in range(MOST_WAYS):
        facts, faces = _outcome(match, option, read, way)
        if facts is None:
            return []
        chance = 1.0
        for number in faces:
            chance /= number
        key = tuple(sorted(facts.items()))
        found[key] = found.get(key, 0.0) + chance
        while way and way[-1] + 1 == faces[-1]:
            way.pop()
            faces.pop()
        if not way:
            return [Chance(found[key], dict(key)) for key in sorted(found)]
        way[-1] += 1
    return []


def _outcome(
    match: Match,
    option: Option[object],
    read: Callable[[Sequence[Event], bool], dict[str, int] | None],
    way: list[int],
) -> tuple[dict[str, int] | None, list[int]]:
    """Return what comes of an answer when the dice fall in a way, and the faces of the dice that fell."""
    twin = match.copy()
    dice = Dice(twin.position.fate, way)
    twin.position.fate = dice
    happened: list[Event] = []

    def hear(event: Event) -> None:
        happened.append(event)
        dice.settled = dice.settled or read(happened, False) is not None

    twin.listen(hear)
    action, asked = twin.start, twin.question
    assert asked is not None
    patient = twin.game.has_odds(asked)
    answer: Option[object] | str = option.text
    for _ in range(MEANWHILE):
        twin.answer(answer)
        over = twin.question is None or twin.start is not action
        facts = read(happened, over)
        if facts is not None or over or twin.question is None:
            return facts, dice.faces
        if twin.question.seat == asked.seat and not patient:
            return None, dice.faces
        patient = True
        answer = declined(twin.question)
    return None, dice.faces


def declined(question: Question) -> Option[object]:
    """Return the answer of somebody who uses nothing that is optional."""
    return question.find("decline") or question.options[0]
