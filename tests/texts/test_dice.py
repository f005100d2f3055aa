"""Wherever dice are counted, one of them is a die."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from fluent.syntax import ast

from rulewright.texts.catalogue import LANGUAGES
from tests.texts.reading import messages

COUNTED = {"en": r"\bdice\b", "it": r"\bdadi\b", "de": r"\bWürfeln\b"}
"""Several dice; German says one and many alike, but for the dative."""
NEVER_ONE = ("-talent-reroll_distinct",)
"""Messages whose number is never one: two different dice at least."""
NUMBERS = {"n", "number", "dice", "count"}


def unchosen(pattern: ast.Pattern | None, plural: re.Pattern[str]) -> bool:
    """Whether a text has a number right before several dice, outside of a choice by number."""
    elements = [] if pattern is None else pattern.elements
    for one, other in pairwise(elements):
        if not isinstance(one, ast.Placeable) or not isinstance(one.expression, ast.VariableReference):
            continue
        near = isinstance(other, ast.TextElement) and plural.match(other.value.lstrip())
        if near and one.expression.id.name in NUMBERS:
            return True
    return False


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_dice_is_chosen_by(language: str) -> None:
    plural = re.compile(COUNTED[language])
    wrong = [
        name
        for name, message in messages(language).items()
        if not name.endswith(NEVER_ONE)
        and any(unchosen(text, plural) for text in (message.value, *(form.value for form in message.attributes)))
    ]
    assert wrong == []
