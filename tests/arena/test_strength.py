"""The report on the strength of agents."""

from __future__ import annotations

import json

import pytest
import typer
from typer.testing import CliRunner

from rulewright.arena.interval import interval
from rulewright.arena.strength import Contest, Field, Result, contests, field_of, main, play, summary
from rulewright.games.catalogue import GAMES
from tests.kernel.toy import Toy

ROOT = field_of("root")
GREEDY = ("greedy", "random")
COMMAND = typer.Typer()
COMMAND.command()(main)


def test_with_two_players_a_faction_meets_each_of_the_others_equally_often_in_both_seats() -> None:
    others = len(ROOT.heroes) - 1
    games = list(contests(ROOT, "eyrie", 2, 4 * others, GREEDY))

    assert {game.hero for game in games} == {"eyrie"}
    tables = [game.seats for game in games]
    assert len(set(tables)) == 2 * others
    assert all(tables.count(table) == 2 for table in tables)
    assert all("eyrie" in table for table in tables)


def test_with_four_players_everybody_plays_and_the_seats_go_round() -> None:
    tables = [game.seats for game in contests(ROOT, "alliance", 4, 80, GREEDY)]

    assert all(len(set(table)) == 4 for table in tables)
    assert {name for table in tables for name in table} == set(ROOT.heroes)
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
    contest = Contest("root", ("alliance", "marquise"), "alliance", "greedy", "random", "a test")
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
    contest = Contest("root", ROOT.heroes, "vagabond", "greedy", "random", "x")
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
        [
            "root",
            *[
                "--games",
                "1",
                "--players",
                "2",
                "--hero",
                "eyrie",
                "--agent",
                "random",
                "--against",
                "random",
                "--json",
            ],
        ],
    )

    assert outcome.exit_code == 0, outcome.output
    (strength,) = json.loads(outcome.stdout)
    assert (strength["hero"], strength["players"], strength["games"]) == ("eyrie", 2, 1)


def test_the_command_names_who_there_is_when_a_hero_is_unknown() -> None:
    outcome = CliRunner().invoke(COMMAND, ["root", "--hero", "otters"])

    assert outcome.exit_code == 2
    assert "marquise" in outcome.output


def test_every_game_has_its_field() -> None:
    field = field_of("monster_lands")

    assert field.sizes == (2, 3, 4)
    (contest, *_) = contests(field, field.heroes[0], 3, 3, ("random", "random"))
    assert play(contest).points >= 0


def test_with_many_heroes_every_company_is_met_from_every_seat() -> None:
    many = Field("toy", tuple("abcdefg"), (3,))
    games = list(contests(many, "a", 3, 45, GREEDY))

    companies = [(frozenset(game.seats), game.seats.index("a")) for game in games]
    assert len(set(companies)) == 45


def test_a_game_whose_seats_have_no_names_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES._loaders, "toy", Toy)  # noqa: SLF001  (a game for this test alone)

    outcome = CliRunner().invoke(COMMAND, ["toy"])

    assert outcome.exit_code == 2
    assert "have no names" in outcome.output
