"""The promise: every promised paragraph has code and a test, every ruling and test vector its test."""

from functools import cache

import pytest

from rulewright.law.matrix import Finding, Sources, build

GAMES = ["monster_lands", "root"]


@cache
def findings(game: str) -> tuple[Finding, ...]:
    return build(Sources.of(game)).findings


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "kind",
    [
        "unknown paragraph",
        "unknown ruling",
        "unknown example",
        "unreadable citation",
        "idle mark",
        "no code",
        "no test",
        "no test of ruling",
        "no test of example",
        "stale exception",
    ],
)
def test_the_matrix_has_no_hole_of_this_kind(game: str, kind: str) -> None:
    assert [str(finding) for finding in findings(game) if finding.kind == kind] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_matrix_has_no_hole_of_any_other_kind(game: str) -> None:
    assert [str(finding) for finding in findings(game)] == []
