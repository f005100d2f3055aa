"""Non-interference: what a seat may not know makes no difference to anything that seat can observe.

Take a match R and a seat S (or a spectator).  `R.view(S).imagine(...)` gives a world W: a match that differs
from R in nothing but what S cannot know.  Then

1. the view of S of W is the view of S of R, byte for byte: facts, who is asked by which prompt, and, if S is
   asked, the options (only the number of answers differs, for a world begins in the middle);
2. after one more answer to both, what S observes is the same, byte for byte: the events as S sees them, one
   after the other, then the question that is open, with its options if S is asked.  The answer is the same in
   both if S learns it; if S is no witness of it, it may be another one in W.  Dice are public and fall
   alike in both; all other chance (shuffles, random cards) differs.

   The first difference, if there is one, must be an event that is licensed to make it: one with secrets of
   which S is a witness (its own draw, a card it was given, a hand it was shown) and whose public part is the same in
   both; or one of a kind that the game names in `reveals`, because there the rules publish something hidden.
   From then on S knows what sets the worlds apart, and nothing more is compared.  A question is never licensed:
   being asked, or not, betrays nothing;
3. if there is no difference in what S observed, there is none in the views of S that follow.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright.kernel.errors import CannotImagine
from rulewright.kernel.event import Event
from rulewright.kernel.fate import DICE, Fate
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Question, Seat
from rulewright.kernel.view import View

SAME_ANSWER_TRIES = 4
"""How many worlds are imagined in search of one in which the same answer is offered."""


class Leak(Exception):
    """A seat can observe something that it may not know."""


class CommonDice(Fate):
    """The chance of one match, with open dice that fall as in every other match that shares their seed."""

    __slots__ = ("dice",)

    def __init__(self, own: Fate, dice: Fate) -> None:
        """Take over from a match's own source; `dice` decides the open dice alone."""
        own.into(self)
        self.script = []
        self.dice = dice

    def roll(self, faces: int, stream: str = DICE) -> int:
        """Roll an open die."""
        face = self.dice.below(faces)
        self.rolled.append(face)
        return face


def check_secrecy(match: Match, answer: Option[Any], chance: Fate) -> int:
    """Check a match for every seat and for a spectator; `answer` is the one to go on with.

    Return how many worlds were compared.
    """
    seats = range(match.game.seats(match.options))
    return sum(check_seat(match, seat, answer, chance) for seat in (None, *seats))


def check_seat(match: Match, seat: Seat | None, answer: Option[Any], chance: Fate) -> int:
    """Check a match from one seat."""
    view = match.view(seat)
    facts = known_facts(view)
    question = match.question
    assert question is not None
    public = question.witnesses is None or (seat is not None and (question.witnesses | 1 << question.seat) >> seat & 1)
    for number in range(1, SAME_ANSWER_TRIES + 1):
        try:
            world = view.imagine(chance)
        except CannotImagine as error:
            raise Leak(f"{who(seat)} cannot imagine a world: {error}") from error
        other = known_facts(world.view(seat))
        if other != facts:
            raise Leak(f"{who(seat)} sees the table differently in an imagined world: {contrast(facts, other)}")
        faults = world.game.audit(world.position)
        if faults:
            raise Leak(f"{who(seat)} imagines an impossible world: {'; '.join(faults)}")
        assert world.question is not None
        options = world.question.options
        reply = world.question.find(answer.text) if public else options[chance.below(len(options))]
        if reply is not None:
            compare_futures((match, answer), (world, reply), seat, chance)
            return number
    return SAME_ANSWER_TRIES


def known_facts(view: View) -> bytes:
    """Return what a seat may know as bytes, without the number of answers; it must be plain data."""
    facts = view.facts()
    told = msgspec.json.encode(facts)
    if msgspec.json.decode(told) != facts:
        raise Leak(f"the view of {who(view.seat)} is no plain data: JSON changes it")
    del facts["number"]
    return msgspec.json.encode(facts)


def compare_futures(
    real: tuple[Match, Option[Any]], imagined: tuple[Match, Option[Any]], seat: Seat | None, chance: Fate
) -> None:
    """Answer in two worlds that a seat cannot tell apart, and compare what it observes."""
    dice = chance.fork()
    one, ones = play_on(*real, dice.copy())
    two, twos = play_on(*imagined, dice.copy())
    reveals: frozenset[str] = getattr(one.game, "reveals", frozenset())
    for first, second in zip(ones, twos, strict=False):
        if observed(first, seat) != observed(second, seat):
            if not licensed(first, second, seat, reveals):
                raise Leak(
                    f"after {real[1].text} {who(seat)} observes {observed(first, seat).decode()}; "
                    f"in an imagined world after {imagined[1].text}: {observed(second, seat).decode()}"
                )
            return
    mine, theirs = known_facts(one.view(seat)), known_facts(two.view(seat))
    if mine != theirs:
        raise Leak(
            f"after {real[1].text} nothing told {who(seat)} why the table is not as imagined: {contrast(mine, theirs)}"
        )


def play_on(match: Match, answer: Option[Any], dice: Fate) -> tuple[Match, list[Event | Question | None]]:
    """Answer in a copy and return it with all that happened, the open question at the end."""
    twin = match.copy()
    twin.position.fate = CommonDice(twin.position.fate, dice)
    happened: list[Event | Question | None] = []
    twin.listen(happened.append)
    twin.answer(answer.text)
    happened.append(twin.question)
    return twin, happened


def observed(thing: Event | Question | None, seat: Seat | None) -> bytes:
    """Return an event, or the open question, as a seat sees it."""
    if isinstance(thing, Event):
        seen = thing.seen_by(seat)
        return msgspec.json.encode([seen.kind, dict(seen.facts)])
    if thing is None:
        return b"the end"
    asked: list[object] = [thing.seat, thing.prompt, thing.law, thing.about]
    if thing.seat == seat:
        asked.append([option.text for option in thing.options])
    return msgspec.json.encode(["question", asked])


def licensed(
    first: Event | Question | None, second: Event | Question | None, seat: Seat | None, reveals: frozenset[str]
) -> bool:
    """Whether two things that differ may do so: a secret told to a witness, or a kind that reveals."""
    events = [thing for thing in (first, second) if isinstance(thing, Event)]
    if any(event.kind in reveals for event in events):
        return True
    if len(events) < 2 or seat is None:  # noqa: PLR2004  (both)
        return False
    told = all(event.secrets is not None and event.witnesses >> seat & 1 for event in events)
    return told and observed(events[0], None) == observed(events[1], None)


def who(seat: Seat | None) -> str:
    """Name a seat in a message."""
    return "a spectator" if seat is None else f"seat {seat}"


def contrast(one: bytes, other: bytes) -> str:
    """Return the first place where two texts differ, with what is around it."""
    pairs = enumerate(zip(one, other, strict=False))
    place = next((place for place, (a, b) in pairs if a != b), min(len(one), len(other)))
    window = slice(max(0, place - 60), place + 60)
    return f"...{one[window].decode(errors='replace')}... instead of ...{other[window].decode(errors='replace')}..."
