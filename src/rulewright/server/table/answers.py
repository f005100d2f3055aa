"""Whether an answer is taken: here one that comes late is refused, and one that was sent twice is known again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.server.refusal import Refusal
from rulewright.server.table.seats import BOT

if TYPE_CHECKING:
    from rulewright.server.table.table import Table


def on_record(table: Table, seat: int, number: int, option: str) -> bool:
    """Whether a question that has passed was answered just so; any other answer to it is late, and refused.

    The last answer of a match is known again too, though the match is over.
    """
    kept = None if table.journal is None else table.journal.answered(number)
    if kept is not None and (kept.seat, kept.text) == (seat, option):
        return True
    journal = table.playing()
    raise Refusal("late", f"question {number} has been answered; the open one is {journal.next}")


def check(table: Table, seat: int, number: int, option: str, source: str) -> None:
    """Refuse an answer to another question than the open one, from another seat or hand, or that is not offered."""
    journal = table.playing()
    question = table.asked()
    if question is None or number > journal.next:
        raise Refusal("no-such-question", f"question {number} is not open; the open one is {journal.next}")
    if question.seat != seat:
        raise Refusal("not-yours", f"question {number} is put to seat {question.seat}")
    if (table.seats[seat].kind == BOT) != (source == BOT):
        raise Refusal("away", "a bot plays on this seat; take it back first")
    if question.find(option) is None:
        raise Refusal("not-offered", f"{option!r} is not offered by {question.prompt}")
