"""Whole matches, as they were kept: a difference is to be reviewed, then kept by `make golden`."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.golden.scripts import EVERY, STAGES, Script

SHOWN = 60


@pytest.mark.parametrize(("game", "script"), EVERY, ids=[f"{game}-{script.name}" for game, script in EVERY])
def test_a_match_goes_as_it_was_kept(game: str, script: Script) -> None:
    kept = script.path.read_text(encoding="utf-8").splitlines()
    played = STAGES[game].perform(script).splitlines()

    difference = list(unified_diff(kept, played, "kept", "played", lineterm="", n=4))

    if difference:
        shown = "\n".join(difference[:SHOWN])
        pytest.fail(f"{script.name} goes another way; if that is right, run `make golden`:\n{shown}", pytrace=False)


@pytest.mark.parametrize("game", STAGES)
def test_every_kept_text_belongs_to_a_match(game: str) -> None:
    scripts = STAGES[game].SCRIPTS
    assert scripts
    assert sorted(scripts[0].path.parent.glob("*.txt")) == sorted(script.path for script in scripts)
