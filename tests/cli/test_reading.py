"""What a person typed."""

from __future__ import annotations

from rulewright.cli.reading import options_meant
from rulewright.games.root.terms import AT
from rulewright.kernel.question import Question


def test_a_number_that_is_not_offered_is_not_taken_for_the_beginning_of_another() -> None:
    question = Question(0, "root.marquise.start.workshop", [AT[5], AT[9], AT[10]], ("root 6.3.4",))

    assert options_meant("1", question) == []
    assert options_meant("10", question) == [AT[10]]
