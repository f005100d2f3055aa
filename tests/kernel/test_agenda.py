"""The turn as data."""

from __future__ import annotations

from rulewright.kernel.agenda import Agenda, Step
from tests.kernel.toy import Toy, begin

STEPS = tuple(
    Step(name, phase, deed=begin) for name, phase in (("a", "dawn"), ("b", "day"), ("c", "day"), ("d", "dusk"))
)


def test_an_agenda_knows_its_step_and_its_end() -> None:
    agenda = Agenda(1, STEPS, 3)

    assert repr(agenda.step) == "<dusk: d>"
    assert not agenda.done
    agenda.cursor += 1
    assert agenda.done


def test_a_copy_of_an_agenda_is_independent_and_shares_its_programme() -> None:
    agenda = Agenda(1, STEPS, 2)
    twin = agenda.copy()

    twin.cursor += 1

    assert (agenda.cursor, twin.seat, twin.programme is agenda.programme) == (2, 1, True)


def test_skipping_to_a_phase_makes_its_first_step_the_next() -> None:
    agenda = Agenda(0, STEPS)

    agenda.skip_to("dusk")

    assert agenda.programme[agenda.cursor + 1].name == "d"


def test_skipping_to_the_phase_at_hand_makes_its_next_step_the_next() -> None:
    agenda = Agenda(0, STEPS, 1)

    agenda.skip_to("day")

    assert agenda.programme[agenda.cursor + 1].name == "c"


def test_skipping_to_a_phase_that_does_not_come_ends_the_programme() -> None:
    agenda = Agenda(0, STEPS, 1)

    agenda.skip_to("dawn")
    agenda.cursor += 1

    assert agenda.done


def test_an_idle_step_is_passed_over() -> None:
    match = Toy().new(seed=1)

    match.answer("end")  # the last step of the turn fails if it is ever run

    assert match.question is not None
    assert match.question.seat == 1
