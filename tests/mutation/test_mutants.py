"""A test that cannot fail is a defect: whoever breaks one of the most important rules breaks a law test."""

from __future__ import annotations

import pytest

from tests.doses import one_in
from tests.mutation.breaking import PASSED, SOME_FAILED, Mutant, broken, law_tests
from tests.mutation.mutants import MUTANTS


def test_the_law_tests_pass_as_long_as_nothing_is_broken() -> None:
    status, failed, output = law_tests(MUTANTS)

    assert status == PASSED, output
    assert failed == set()


@pytest.mark.parametrize("mutant", one_in(4, MUTANTS), ids=lambda mutant: mutant.rule)
def test_a_broken_rule_breaks_the_law_test_that_must_notice(mutant: Mutant) -> None:
    assert broken(mutant)

    status, failed, output = law_tests([mutant], mutant.rule)

    assert status == SOME_FAILED, output
    assert failed == {mutant.noticed_by}, output


def test_the_rules_are_at_least_ten_and_each_is_broken_once() -> None:
    assert len({mutant.rule for mutant in MUTANTS}) == len(MUTANTS) >= 10


def test_a_mutant_of_a_rule_that_was_rewritten_is_not_overlooked() -> None:
    lost = MUTANTS[0]._replace(old="no such line")

    with pytest.raises(AssertionError, match="must be written anew"):
        broken(lost)
