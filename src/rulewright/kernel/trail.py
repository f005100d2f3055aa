"""The way back: a match as it stood earlier, without playing all of it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.kernel.event import UNDONE, Event

if TYPE_CHECKING:
    from rulewright.kernel.match import Match
    from rulewright.kernel.question import Seat

NEAR, FAR = 32, 256
"""Answers between two milestones: the last ones, and those further back."""
NEARBY = 2
"""How many of the near milestones are kept."""


class Trail:
    """Milestones of one match: copies of it, close together near the present and far apart in the past.

    Whoever goes back leaves some on the way, at its half, three quarters, and so on: to go back once more, there or a
    little further, costs little, however often somebody does.
    """

    __slots__ = ("_milestones",)

    def __init__(self) -> None:
        """Begin without any."""
        self._milestones: list[Match] = []

    def note(self, match: Match) -> None:
        """Pass by: after some answers a copy is kept."""
        given = len(match.history)
        if given % NEAR:
            return
        self._milestones.append(match.copy())
        past = self._milestones[:-NEARBY]
        self._milestones[:-NEARBY] = [copy for copy in past if len(copy.history) % FAR == 0]

    def before(self, match: Match, to: int) -> Match:
        """Return the latest milestone of a match that has at most `to` answers, or its beginning; to be copied."""
        for copy in reversed(self._milestones):
            if len(copy.history) <= to:
                return copy
        return match.beginning()

    def back(self, match: Match, to: int) -> Match:
        """Return a match as it stood after `to` of its answers.  The same seed: the same dice, the same cards."""
        answers = match.history[:to]
        while self._milestones and len(self._milestones[-1].history) > to:
            self._milestones.pop()
        earlier = self.before(match, to).copy()
        way = to - len(earlier.history)
        halves = {to - (way >> half) for half in range(1, way.bit_length() + 1)}
        for answer in answers[len(earlier.history) :]:
            earlier.answer(answer)
            if len(earlier.history) in halves:
                self._milestones.append(earlier.copy())
        return earlier


def undone(seat: Seat | None, question: int) -> Event:
    """Return the event of an undo: who asked for it, and where the match stands again."""
    return Event(UNDONE, {"seat": -1 if seat is None else seat, "question": question})
