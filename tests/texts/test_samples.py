"""What the browser's words are compared with: made of the engine as it is, and complete."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.texts.wanted import RULES, prompts
from tools.web_samples import TARGET, samples

ROOM = 300_000
"""How large the file may be: it is read by people who review a change of words."""


def read() -> dict[str, Any]:
    """Return the samples as they are checked in."""
    found: dict[str, Any] = json.loads(TARGET.read_text(encoding="utf-8"))
    return found


def test_the_checked_in_samples_are_those_of_the_engine() -> None:
    assert TARGET.read_text(encoding="utf-8") == samples(), "rules or texts have changed: run make samples"


def test_every_question_of_the_rules_is_among_them() -> None:
    assert {sample["question"]["prompt"] for sample in read()["questions"]} == prompts()


def test_everything_that_the_rules_tell_is_among_them() -> None:
    kinds = set(re.findall(r'\.tell\(\s*"(\w+)"', RULES))
    assert kinds
    assert {sample["event"]["kind"] for sample in read()["events"]} == kinds


def test_what_only_some_may_know_is_told_both_ways() -> None:
    drawn = [sample["event"]["facts"] for sample in read()["events"] if sample["event"]["kind"] == "drew"]
    assert {"cards" in facts for facts in drawn} == {True, False}


def test_they_stay_small_enough_to_be_reviewed() -> None:
    assert len(TARGET.read_bytes()) < ROOM
