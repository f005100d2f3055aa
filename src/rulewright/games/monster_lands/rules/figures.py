"""Numbers that a question speaks of, as things it is about: `price:lorios=5`, `hits:3`, `room:2`.

A question is about things on the table; what the rules have reckoned for it stands nowhere there.  It is told with the
question, so that whoever shows it needs no rule to say what an answer costs or how many hits are open.
"""

from __future__ import annotations

from functools import cache


@cache
def figure(what: str, number: int) -> str:
    """Return a number by what it counts."""
    return f"{what}:{number}"


@cache
def price(answer: str, gold: int) -> str:
    """Return what an answer costs."""
    return f"price:{answer}={gold}"
