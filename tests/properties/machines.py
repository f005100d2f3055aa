"""How long properties are split, so that all cores have something to do: a few tables for each machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import Phase, seed, settings
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test

from tests.tables import covering, title

Options = dict[str, Any]


def shards(game: str, strength: int, size: int) -> list[list[Options]]:
    """Return the tables of a game, so many at a time."""
    tables = covering(game, strength)
    return [tables[start : start + size] for start in range(0, len(tables), size)]


def first_title(tables: Sequence[Options]) -> str:
    """Return a name for some tables: that of the first."""
    return title(tables[0])


def hold(machine: type[RuleBasedStateMachine], tables: Sequence[Options], *, examples: int, steps: int) -> None:
    """Let Hypothesis play at some tables, and look at what must hold after every step."""
    seated = seed(first_title(tables))(type(machine.__name__, (machine,), {"tables": tables}))
    # Matches are long, and shrinking one takes minutes; the seed is enough to find it again.
    wishes = settings(
        deadline=None, max_examples=examples, stateful_step_count=steps, database=None, phases=[Phase.generate]
    )
    run_state_machine_as_test(seated, settings=wishes)
