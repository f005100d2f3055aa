"""Matches of Monster Lands, as they were kept: a difference is to be reviewed, then kept by `make golden`."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.golden.monster_lands.script import SCRIPTS, SOLO, TABLES, Script, perform

SHOWN = 60


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_match_goes_as_it_was_kept(script: Script) -> None:
    kept = script.path.read_text(encoding="utf-8").splitlines()
    played = perform(script).splitlines()

    difference = list(unified_diff(kept, played, "kept", "played", lineterm="", n=4))

    if difference:
        shown = "\n".join(difference[:SHOWN])
        pytest.fail(f"{script.name} goes another way; if that is right, run `make golden`:\n{shown}", pytrace=False)


def test_every_kept_text_belongs_to_a_match() -> None:
    assert sorted(SCRIPTS[0].path.parent.glob("*.txt")) == sorted(script.path for script in SCRIPTS)


def test_between_them_the_matches_show_every_table() -> None:
    assert {len(script.options["seats"]) for script in TABLES} == {2, 3, 4}
    difficulties = {script.options.get("difficulty", "normal") for script in TABLES}
    assert difficulties == {"beginner", "normal", "hard", "cutthroat"}
    assert {script.options.get("tricks", False) for script in TABLES} == {False, True}
    assert [script.options["scenario"] for script in SOLO] == list(range(1, 11))
