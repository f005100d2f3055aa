"""The rules allow neither more nor fewer sequences of answers than they did when somebody counted."""

from __future__ import annotations

import pytest

from tests.counts.perft import begin, count, divide
from tests.counts.positions import POSITIONS, Position


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_number_of_answer_sequences_is_as_counted(position: Position) -> None:
    match = begin(position.text)

    found = tuple(count(match, depth) for depth in range(1, 5))

    assert found == position.counts, f"after each first answer, at depth 2: {divide(match, 2)}; {position.note}"


def test_there_are_twenty_positions_with_names_of_their_own() -> None:
    assert len({position.name for position in POSITIONS}) == len(POSITIONS) == 20
