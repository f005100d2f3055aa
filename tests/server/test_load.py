"""The load test, on a small scale: what it measures is true, and its server is gone afterwards."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

import rulewright
from rulewright.cli import application
from rulewright.load.measurement import Wish, long_match, measure, table_of


def test_a_small_load_is_borne_without_an_error_and_reported_as_json() -> None:
    words = ["load", "--game", "root", "--matches", "4", "--seconds", "2", "--rate", "40", "--opening", "300", "--json"]

    result = CliRunner().invoke(application("load"), words)

    assert result.exit_code == 0, result.output
    figures = json.loads(result.stdout)
    assert figures["errors"] == []
    assert figures["game"] == "root"
    assert figures["connections"] == 8
    assert figures["answers_committed"] > 20
    assert 0 < figures["delivered_p50_ms"] <= figures["delivered_p95_ms"] <= figures["delivered_p99_ms"]
    assert figures["server_memory_mb"] > 10
    assert figures["opening_ms"] > 0


@pytest.mark.thorough
async def test_as_much_as_possible_outlasts_the_ends_of_matches() -> None:
    figures = await measure(Wish(matches=2, seconds=3, seats=2, rate=0, long=0))

    assert figures.game == rulewright.known_games()[0]
    assert figures.errors == []
    assert figures.answers_committed > 0


def test_a_long_match_is_a_match_by_the_rules() -> None:
    match = long_match("root", 700)

    assert len(match.history) == 700
    assert not rulewright.find("root").replay(match.record).over


@pytest.mark.parametrize("game", rulewright.known_games())
def test_every_game_is_played_by_as_many_as_are_asked_for(game: str) -> None:
    options = table_of(game, 2)

    assert rulewright.find(game).seats(options) == 2
    assert long_match(game, 30).history


def test_an_unknown_game_is_refused_with_those_that_are_known() -> None:
    result = CliRunner().invoke(application("load"), ["load", "--game", "chess"])

    assert result.exit_code == 2
    assert "root" in result.output
