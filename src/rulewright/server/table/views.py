"""What goes over the wire of a `View` and of an event: no more than whoever gets it may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.kernel.event import Event
from rulewright.kernel.view import View
from rulewright.protocol.messages import Happening, Question

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rulewright.server.table.pictures import Facts

ORDER = "order"
"""The source of an answer that a standing order gave."""
NOTHING: Mapping[int | None, Facts] = {}


def question_of(view: View, number: int, marks: Sequence[str] = (), *, odds: bool = False) -> Question | None:
    """Return the question that is open in a view; its options are for the seat that is asked."""
    question = view.question
    if question is None:
        return None
    return Question(
        number=number,
        seat=question.seat,
        prompt=question.prompt,
        law=list(question.law),
        about=list(question.about),
        options=[[option.text, *option.targets] for option in question.options] if view.mine else None,
        marks=list(marks),
        odds=odds,
    )


def tell(event: Event, seat: int | None, at: int) -> Happening:
    """Return an event as a seat may see it, with the number of the entry that caused it."""
    seen = event.seen_by(seat)
    return Happening(kind=seen.kind, facts=dict(seen.facts), at=at)
