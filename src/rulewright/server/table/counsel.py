"""What the seat that is asked may ask in return: why not, with what odds, and all it knows for a bot of its own.

Answers are worked out on an imagined match: a chain of questions must not find out what another seat holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.kernel.errors import CannotImagine
from rulewright.kernel.fate import Fate
from rulewright.kernel.foresight import foresee
from rulewright.kernel.view import TRIES
from rulewright.kernel.ways import several, ways
from rulewright.kernel.why import Pointed, explain, point
from rulewright.protocol import messages as wire
from rulewright.server.refusal import Refusal
from rulewright.server.table.present import owner, owners

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from rulewright.kernel.foresight import Foresight
    from rulewright.kernel.match import Match
    from rulewright.kernel.odds import Chance
    from rulewright.kernel.position import Position
    from rulewright.kernel.speech import Phrase
    from rulewright.kernel.view import View
    from rulewright.server.table.table import Table


class Led(NamedTuple):
    """What a question leads to, in the words of the protocol."""

    ways: list[wire.Way]
    repeated: wire.Repeated | None


class Counsel:
    """Advises whoever is asked at a table."""

    def __init__(self, table: Table) -> None:
        """Sit beside a table."""
        self.table = table
        self._led: tuple[tuple[int, int], Led] | None = None

    async def imagined(self, seat: int, purpose: str) -> Match:
        """Return a match that agrees with what the seat that is asked knows; the same one for the same question."""
        table = self.table
        journal = table.playing()
        if table.asked_seat() != seat:
            raise Refusal("not-yours", "only the seat that is asked may ask this")
        fate = Fate.seeded(f"{purpose} {table.id} {table.next}")
        return await table.slices.run(imagine(journal.match.view(seat), fate))

    async def why(self, seat: int, text: str, target: str | None = None, picks: Sequence[str] = ()) -> Pointed:
        """Say why an answer, or a thing that was pointed at, is not offered to the seat that is asked."""
        match = await self.imagined(seat, "why")
        if target is not None:
            return await self.table.slices.run(point(match, target, picks))
        return Pointed(text, await self.table.slices.run(explain(match, text)))

    def first_steps(self, seat: int, pointed: Pointed, target: str | None) -> list[Phrase]:
        """Return the answers, in words, after which something that was pointed at can be chosen."""
        question = self.table.asked()
        if question is None or question.seat != seat:
            return []
        view = self.table.playing().match.view(seat, ahead=False)
        steps = [question.find(chain.partition(" ")[0]) for chain in pointed.offered]
        speech = self.table.game.speech
        return [
            speech.button(view.now, question, step) or speech.option(view.now, question, step)
            for step in dict.fromkeys(steps)
            if step is not None and target not in step.targets
        ]

    async def ways(self, seat: int) -> Led:
        """Say what the open question leads to, for the seat that is asked; worked out once for each question."""
        number = self.table.next
        if self._led is None or self._led[0] != (number, seat):
            match = await self.imagined(seat, "ways")
            self._led = (number, seat), await self.table.slices.run(led(match, seat))
        return self._led[1]

    async def odds(self, seat: int, text: str) -> list[Chance]:
        """Return the odds of an option, for the seat that is asked; none if it has none."""
        match = await self.imagined(seat, "odds")
        option = None if match.question is None else match.question.find(text)
        if option is None:
            raise Refusal("not-offered", f"{text!r} is not offered")
        return self.table.game.odds(match, option)

    async def prospects(self, seat: int, text: str) -> tuple[Phrase, ...]:
        """Return what the odds of an option come to, in words."""
        match = await self.imagined(seat, "odds")
        option = None if match.question is None else match.question.find(text)
        if option is None:
            raise Refusal("not-offered", f"{text!r} is not offered")
        return self.table.game.speech.prospects(self.table.game.prospects(match, option))

    def foresee(self, seat: int, text: str) -> Foresight:
        """Say what an option does, to the seat that is asked."""
        if self.table.asked_seat() != seat:
            raise Refusal("not-yours", "only the seat that is asked may ask this")
        view = self.table.playing().match.view(seat)
        option = None if view.question is None else view.question.find(text)
        if option is None:
            raise Refusal("not-offered", f"{text!r} is not offered")
        return foresee(view, option)

    @property
    def welcome(self) -> bool:
        """Whether advice may be given: one person owns all seats that somebody owns, or all who own one agree."""
        owned = [seat for seat in self.table.seats if owner(seat) is not None]
        return len(owners(owned)) <= 1 or all(seat.advice for seat in owned)

    def packed(self, seat: int) -> dict[str, Any]:
        """Return everything a seat may know as plain data, for a bot of its own."""
        return self.table.playing().match.view(seat).pack()


def led(match: Match, seat: int) -> Generator[None, None, Led]:
    """Put what a question leads to into words, from a match that a seat imagines, pausing often."""
    found = yield from ways(match)
    speech, told = match.game.speech, []
    tables: dict[int, Position] = {}
    for way in found:
        # As the seat would see it: words may not hang on how hidden things were imagined.
        now = tables.get(id(way.position))
        if now is None:
            now = tables[id(way.position)] = way.position.copy()
            now.redeal(seat, now, None)
        told.append(
            wire.Way(
                answers=list(way.answers),
                targets=list(way.targets),
                prompt=way.question.prompt,
                label=speech.option(now, way.question, way.option),
                button=speech.button(now, way.question, way.option),
            )
        )
        yield
    again = several(match, match.game.usual)
    repeated = None
    if again is not None:
        repeated = wire.Repeated(**again._asdict())
    return Led(told, repeated)


def imagine(view: View, fate: Fate) -> Generator[None, None, Match]:
    """Deal everything unknown at random, consistent with what a seat knows, pausing after each try."""
    for _ in range(TRIES - 1):
        try:
            return view.imagine(fate, tries=1)
        except CannotImagine:
            yield
    return view.imagine(fate, tries=1)
