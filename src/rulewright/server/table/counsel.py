"""What the seat that is asked may ask in return: why not, with what odds, and all it knows for a bot of its own.

Answers are worked out on an imagined match: a chain of questions must not find out what another seat holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.kernel.errors import CannotImagine
from rulewright.kernel.fate import Fate
from rulewright.kernel.view import TRIES
from rulewright.kernel.why import Pointed, explain, point
from rulewright.server.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from rulewright.kernel.match import Match
    from rulewright.kernel.odds import Chance
    from rulewright.kernel.speech import Phrase
    from rulewright.kernel.view import View
    from rulewright.server.table.table import Table


class Counsel:
    """Advises whoever is asked at a table."""

    def __init__(self, table: Table) -> None:
        """Sit beside a table."""
        self.table = table

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

    async def odds(self, seat: int, text: str) -> list[Chance]:
        """Return the odds of an option, for the seat that is asked; none if it has none."""
        match = await self.imagined(seat, "odds")
        option = None if match.question is None else match.question.find(text)
        if option is None:
            raise Refusal("not-offered", f"{text!r} is not offered")
        return self.table.game.odds(match, option)

    def packed(self, seat: int) -> dict[str, Any]:
        """Return everything a seat may know as plain data, for a bot of its own."""
        return self.table.playing().match.view(seat).pack()


def imagine(view: View, fate: Fate) -> Generator[None, None, Match]:
    """Deal everything unknown at random, consistent with what a seat knows, pausing after each try."""
    for _ in range(TRIES - 1):
        try:
            return view.imagine(fate, tries=1)
        except CannotImagine:
            yield
    return view.imagine(fate, tries=1)
