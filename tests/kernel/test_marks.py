"""Marks: what an option would seal, told from what the seat knows."""

from __future__ import annotations

import pytest

from rulewright.kernel import marks as marking
from rulewright.kernel.errors import CannotImagine
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.view import View
from tests.kernel.toy import MISCHIEF, Toy


def marked(match: Match) -> dict[str, str]:
    """Return the marks of the open question, by option."""
    assert match.question is not None
    marks = match.game.marks(match.view(match.question.seat))
    return dict(zip((option.text for option in match.question.options), marks, strict=True))


def test_drawing_reveals_rolling_rolls_the_end_of_the_turn_ends_and_a_choice_to_be_made_first_is_free() -> None:
    match = Toy().new(seed=1)
    match.answer("draw")

    assert marked(match) == {"end": "ends", "roll": "rolls", "draw": "reveals", "give": ""}


def test_what_somebody_else_must_answer_cannot_be_taken_back() -> None:
    match = Toy().new(seed=1)
    match.answer("draw")
    match.answer("give")

    assert set(marked(match).values()) == {"reveals"}


def test_an_answer_that_wins_ends_the_match() -> None:
    chance = Fate.seeded("wins")
    for seed in range(40):
        match = Toy().new(seed=seed)
        while match.question is not None:
            marks = marked(match)
            options = match.question.options
            answer = options[chance.below(len(options))].text
            match.answer(answer)
        assert marks[answer] in ("over", "rolls")


def test_the_mark_of_an_option_whose_rule_fails_is_cautious_and_the_others_keep_theirs() -> None:
    match = Toy().new({"flaw": MISCHIEF}, seed=1)
    match.answer("trip")

    assert marked(match) == {"keep": "reveals"}
    assert match.question is not None


def test_where_no_table_can_be_imagined_everything_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    def imagine(view: View, fate: Fate, tries: int) -> Match:
        raise CannotImagine(f"{view} {fate} {tries}")

    monkeypatch.setattr(View, "imagine", imagine)

    assert set(marked(Toy().new(seed=1)).values()) == {marking.REVEALS}


def test_a_view_is_marked_the_same_way_again() -> None:
    match = Toy().new(seed=3)
    assert marked(match) == marked(match) == marked(match.copy())
