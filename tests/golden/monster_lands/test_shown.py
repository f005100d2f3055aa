"""What the golden matches of Monster Lands show."""

from __future__ import annotations

from tests.golden.monster_lands.script import SOLO, TABLES


def test_between_them_the_matches_show_every_table() -> None:
    assert {len(script.options["seats"]) for script in TABLES} == {2, 3, 4}
    difficulties = {script.options.get("difficulty", "normal") for script in TABLES}
    assert difficulties == {"beginner", "normal", "hard", "cutthroat"}
    assert {script.options.get("tricks", False) for script in TABLES} == {False, True}
    assert [script.options["scenario"] for script in SOLO] == list(range(1, 11))
