"""The report on the strength of agents."""

from __future__ import annotations

import json

import pytest
import typer
from typer.testing import CliRunner

from rulewright.arena.strength import FACTIONS, Contest, Result, contests, interval, main, play, summary

COMMAND = typer.Typer()
COMMAND.command()(main)


def test_with_two_players_a_faction_meets_each_of_the_others_equally_often_in_both_seats() -> None:
    games = list(contests("eyrie", 2, 12, "greedy", "random"))

    assert {game.hero for game in games} == {"eyrie"}
    tables = [game.seats for game in games]
    assert len(set(tables)) == 6
    assert all(tables.count(table) == 2 for table in tables)
    assert all("eyrie" in table for table in tables)


def test_with_four_players_everybody_plays_and_the_seats_go_round() -> None:
    tables = [game.seats for game in contests("alliance", 4, 12, "greedy", "random")]

    assert all(sorted(table) == sorted(FACTIONS) for table in tables)
    assert {table.index("alliance") for table in tables} == {0, 1, 2, 3}


def test_the_interval_is_wilsons() -> None:
    low, high = interval(190, 200)

    assert low == pytest.approx(0.9104, abs=0.0005)
    assert high == pytest.approx(0.9726, abs=0.0005)


def test_without_a_loss_the_interval_still_leaves_room_for_one() -> None:
    low, high = interval(10, 10)

    assert 0.7 < low < 0.75
    assert high == pytest.approx(1.0)


def test_a_game_is_played_to_its_end_and_the_same_seed_gives_the_same_result() -> None:
    contest = Contest(("alliance", "marquise"), "alliance", "greedy", "random", "a test")
    one, other = play(contest), play(contest)

    assert len(one.winners) == 1
    assert one.decisions > 0
    assert (one.winners, one.points, one.rounds, one.decisions) == (
        other.winners,
        other.points,
        other.rounds,
        other.decisions,
    )


def result(winners: tuple[str, ...], points: int) -> Result:
    """Return a result of the Vagabond's."""
    contest = Contest(FACTIONS, "vagabond", "greedy", "random", "x")
    return Result(contest, winners, "points" if winners else "", points, 10, 100, 0.5)


def test_a_coalitions_win_counts_for_both_and_an_unfinished_game_for_nobody() -> None:
    won, shared, lost, unfinished = (
        result(("vagabond",), 30),
        result(("eyrie", "vagabond"), 12),
        result(("marquise",), 8),
        result((), 10),
    )

    strength = summary("vagabond", 4, [won, shared, lost, unfinished])

    assert (strength.games, strength.wins, strength.shared_wins, strength.unfinished) == (4, 2, 1, 1)
    assert strength.winners == {"vagabond": 2, "eyrie": 1, "marquise": 1}
    assert strength.mean_points == 15
    assert strength.seconds_per_decision == pytest.approx(0.005)


def test_the_command_reports_as_json() -> None:
    outcome = CliRunner().invoke(
        COMMAND,
        ["--games", "1", "--players", "2", "--faction", "eyrie", "--agent", "random", "--against", "random", "--json"],
    )

    assert outcome.exit_code == 0, outcome.output
    (strength,) = json.loads(outcome.stdout)
    assert (strength["faction"], strength["players"], strength["games"]) == ("eyrie", 2, 1)


def test_the_command_names_the_factions_when_one_is_unknown() -> None:
    outcome = CliRunner().invoke(COMMAND, ["--faction", "otters"])

    assert outcome.exit_code == 2
    assert "marquise" in outcome.output
