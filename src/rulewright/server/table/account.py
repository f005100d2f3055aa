"""What is told of one moment of a table, in the words of the protocol: made from views, so nobody hears too much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.protocol import messages as wire
from rulewright.server.table.status import PLAYING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.kernel.event import Event
    from rulewright.kernel.view import View
    from rulewright.server.store.entry import JournalEntry
    from rulewright.server.table.table import Table
    from rulewright.server.table.views import Views

ORDER = "order"
"""The source of an answer that a standing order gave."""
Dated = tuple[int, "Event"]
"""An event, with the number of the entry that caused it."""


class Account:
    """What every seat is told of a moment; told to several, it is made once."""

    def __init__(
        self, table: Table, views: Views, events: Sequence[Dated] = (), entry: JournalEntry | None = None
    ) -> None:
        """Tell of a table as it stands, with what has happened, and the entry that has just been carried out."""
        self.table = table
        self.views = views
        self.events = events
        self.by_order = entry.seat if entry is not None and entry.source == ORDER else None
        self._told: dict[tuple[int | None, bool], wire.View] = {}

    def view(self, seat: int | None, *, marked: bool) -> wire.View:
        """Return what a seat sees, and what has just happened; only its owner hears of an order."""
        marked = marked and self.table.asked_seat() == seat
        if (seat, marked) not in self._told:
            journal = self.table.journal
            assert journal is not None
            self._told[seat, marked] = wire.View(
                seat=seat,
                table=self.views.facts(seat),
                events=[tell(event, seat, at) for at, event in self.events],
                question=self.question(self.views.of(seat, ahead=marked), marked=marked),
                source=ORDER if seat is not None and seat == self.by_order else "",
                last=journal.last_of(seat),
            )
        return self._told[seat, marked]

    def question(self, view: View, *, marked: bool) -> wire.Question | None:
        """Return the open question as a seat may know it, with marks if they are wanted."""
        if view.question is None or self.table.status != PLAYING:
            return None
        if not view.mine or not marked:
            return question_of(view, self.table.next)
        marks = self.table.game.marks(view)
        odds = self.table.game.offers_odds(view.question, marks)
        return question_of(view, self.table.next, marks if any(marks) else [], odds=odds)


def question_of(view: View, number: int, marks: Sequence[str] = (), *, odds: bool = False) -> wire.Question | None:
    """Return the question that is open in a view; its options are for the seat that is asked."""
    question = view.question
    if question is None:
        return None
    return wire.Question(
        number=number,
        seat=question.seat,
        prompt=question.prompt,
        law=list(question.law),
        about=list(question.about),
        options=[[option.text, *option.targets] for option in question.options] if view.mine else None,
        marks=list(marks),
        odds=odds,
    )


def tell(event: Event, seat: int | None, at: int) -> wire.Event:
    """Return an event as a seat may see it, with the number of the entry that caused it."""
    seen = event.seen_by(seat)
    return wire.Event(kind=seen.kind, facts=dict(seen.facts), at=at)
