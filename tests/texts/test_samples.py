"""What the browser's words are compared with: made of the engine as it is, and complete."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.texts.shared import brought
from tools.web_samples import RECIPES, samples, target

ROOM = 900_000
"""How large a file may be: it is read by people who review a change of words."""
WANTED = brought("wanted")
"""What the rules of each game that brings samples ask and tell."""
EVERY = pytest.mark.parametrize("game", RECIPES)


def read(game: str) -> dict[str, Any]:
    """Return the samples as they are checked in."""
    found: dict[str, Any] = json.loads(target(game).read_text(encoding="utf-8"))
    return found


@pytest.mark.thorough
@EVERY
def test_the_checked_in_samples_are_those_of_the_engine(game: str) -> None:
    assert target(game).read_text(encoding="utf-8") == samples(game), "rules or texts have changed: run make samples"


@EVERY
def test_every_question_of_the_rules_is_among_them(game: str) -> None:
    assert {sample["question"]["prompt"] for sample in read(game)["questions"]} == WANTED[game].prompts()


@EVERY
def test_everything_that_the_rules_tell_is_among_them(game: str) -> None:
    kinds = set(re.findall(r'\.tell\(\s*"(\w+)"', WANTED[game].RULES))
    assert kinds
    assert {sample["event"]["kind"] for sample in read(game)["events"]} == kinds


@EVERY
def test_what_only_some_may_know_is_told_both_ways(game: str) -> None:
    kind, secret = WANTED[game].KNOWN
    told = [sample["event"]["facts"] for sample in read(game)["events"] if sample["event"]["kind"] == kind]
    assert {bool(facts.get(secret)) for facts in told} == {True, False}


@EVERY
def test_they_stay_small_enough_to_be_reviewed(game: str) -> None:
    assert len(target(game).read_bytes()) < ROOM


@EVERY
def test_italian_joins_prepositions_and_articles(game: str) -> None:
    apart = re.compile(r"\b(?:su|di|da|in|a) (?:il|lo|la|i|gli|le)\b|\b(?:su|di|da|in|a) l\u2019", re.IGNORECASE)
    said = re.findall(r'"said": ?\[([^\]]*)\]', target(game).read_text(encoding="utf-8"))

    assert said
    assert [text for text in said if apart.search(text)] == []
