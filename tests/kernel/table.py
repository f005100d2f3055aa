"""How a toy match stands: everything that must be the same before and after a refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tests.kernel.toy import Table, Toy

if TYPE_CHECKING:
    from rulewright.kernel.match import Match


def toy(*answers: str, seed: int = 1, dice: list[int] | None = None, **options: str | int) -> Match:
    """Return a toy match after some answers; `dice` fall as given."""
    match = Toy().new(options, seed=seed)
    for position in (match.position, match.start):
        position.fate.script = list(dice or [])
    for answer in answers:
        match.answer(answer)
    return match


def finished() -> Match:
    """Return a toy match that is over: seat 0 has won."""
    return toy("roll", "keep", "roll", "keep", dice=[3, 2])


def table_of(match: Match) -> Table:
    """Return the table of a toy match."""
    return cast("Table", match.position)


def standing(match: Match) -> tuple[object, ...]:
    """Return the table, the source of chance, the question and the history."""
    question = match.question
    asked = None if question is None else (question.seat, question.prompt, [option.text for option in question.options])
    chance = match.position.fate.copy().standing()
    return (match.position.fingerprint(), chance, asked, [option.text for option in match.history])
