"""The mark that ties code to a paragraph of the law."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

C = TypeVar("C")


def law(*paragraphs: str) -> Callable[[C], C]:
    """Mark a rule with the paragraphs it carries out.  Changes nothing; the law matrix reads it."""

    def cite(rule: C) -> C:
        return rule

    return cite
