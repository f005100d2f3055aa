"""Where points came from: what events say they brought adds up to the score, in every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import rulewright
from rulewright.kernel.event import Event
from rulewright.kernel.match import Match
from rulewright.kernel.speech import Gain
from rulewright.texts.catalogue import LANGUAGES, Texts

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("root", {"seats": ["marquise", "eyrie", "alliance", "vagabond"]}),
    ("root", {"seats": ["marquise", "eyrie"]}),
    ("monster_lands", {"seats": ["water", "jungle", "air", "fire"]}),
    ("monster_lands", {"seats": ["air", "fire"], "tricks": True}),
    ("monster_lands", {"seats": ["fire"], "scenario": 1}),
]
SEEDS = range(6)


def played(game: str, options: dict[str, Any], seed: int) -> tuple[list[int], Match, list[Gain]]:
    """Play a match at random; return the points at its beginning, the match, and what was gained."""
    match = rulewright.new(game, options, seed=seed)
    chance = Random(seed)  # noqa: S311  (a game, no secret)
    heard: list[Event] = []
    match.listen(heard.append)
    begun = points(match)
    while match.question is not None:
        match.answer(chance.choice(match.question.options).text)
    speech, now = match.game.speech, match.view(None).now
    return begun, match, [gain for event in heard for gain in speech.gains(now, event)]


def points(match: Match) -> list[int]:
    """Return what everybody can see of the score; sets of signs count only in the end."""
    table = match.view(None).facts()["table"]
    if "clans" in table:
        return [clan["glory"] + clan["reputation"] + clan["trophy_points"] for clan in table["clans"]]
    return [player["points"] for player in table["players"]]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_what_events_brought_adds_up_to_the_score(game: str, options: dict[str, Any]) -> None:
    for seed in SEEDS:
        begun, match, gains = played(game, options, seed)
        assert match.outcome is not None
        brought = [
            before + sum(gain.points for gain in gains if gain.seat == seat) for seat, before in enumerate(begun)
        ]
        assert brought == list(match.outcome.points)


@pytest.mark.parametrize(("game", "options"), TABLES[::2])
def test_every_source_has_a_name_in_every_language(game: str, options: dict[str, Any]) -> None:
    gains = [gain for seed in SEEDS for gain in played(game, options, seed)[2]]
    assert gains
    for language in LANGUAGES:
        texts = Texts(language)
        for gain in gains:
            assert "<" not in texts.say(gain.source)
