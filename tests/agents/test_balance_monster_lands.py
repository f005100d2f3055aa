"""The balance report of Monster Lands: what is counted, what is called degenerate, what is drawn."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest
import typer
from typer.testing import CliRunner

from rulewright.arena.balance import main
from rulewright.arena.balance_page import BEGIN, END, write_page
from rulewright.arena.balance_play import Played, plans, play
from rulewright.arena.balance_plot import plot
from rulewright.arena.balance_sums import Balance, balance, faults, share
from rulewright.games.monster_lands.terms import AFFINITIES, BUILDINGS

app = typer.Typer()
app.command()(main)
FEW = 3


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play(plan) for plan in plans(4, "normal", FEW, "greedy", None)]


@pytest.fixture(scope="module")
def sums(games: list[Played]) -> Balance:
    return balance(games)


def test_clans_go_round_all_seats() -> None:
    tables = {plan.clans for plan in plans(4, "normal", 24, "greedy", None)}

    assert len(tables) == 24


def test_one_agent_against_others_goes_round_seats_and_clans() -> None:
    found = [(plan.hero, plan.clans[plan.hero]) for plan in plans(4, "normal", 96, "greedy", "random")]

    assert {found.count((seat, clan)) for seat in range(4) for clan in AFFINITIES} == {6}
    assert all(
        plan.agents.count("greedy") == 1 and plan.agents[plan.hero] == "greedy"
        for plan in plans(4, "normal", 96, "greedy", "random")
    )


def test_a_game_is_recorded_round_by_round(games: list[Played]) -> None:
    for game in games:
        assert len(game.glory) == game.rounds
        assert game.won <= game.battles
        assert game.counts["joined"] > 0
        assert set(game.buildings) == set(BUILDINGS)


def test_the_same_plan_gives_the_same_game(games: list[Played]) -> None:
    again = play(games[0].plan)

    assert msgspec.structs.replace(again, seconds=0.0) == msgspec.structs.replace(games[0], seconds=0.0)


def test_wins_add_up_to_the_games(sums: Balance) -> None:
    for parts in (sums.clans, sums.places, sums.seats):
        assert sum(part.wins for part in parts.values()) == pytest.approx(FEW)
        assert sum(part.games for part in parts.values()) == 4 * FEW


def test_glory_never_counts_less_for_the_best_than_for_all(sums: Balance) -> None:
    assert all(best >= mean for best, mean in zip(sums.best_glory, sums.glory, strict=True))


def test_alone_ranks_are_counted() -> None:
    found = balance([play(plan) for plan in plans(1, "normal", 2, "greedy", None)])

    assert sum(found.ranks.values()) == 2


def test_those_who_play_alone_get_ranks_in_the_report_and_no_wins(sums: Balance, tmp_path: Path) -> None:
    ranks = {"cannon_fodder": 1, "trainee": 2, "veteran": 3, "hero": 4}
    alone = msgspec.structs.replace(sums, players=1, games=10, ranks=ranks)
    page = tmp_path / "report.md"
    page.write_text(f"{BEGIN}\n{END}\n", encoding="utf-8")

    write_page(page, [alone])

    text = page.read_text(encoding="utf-8")
    assert "| 1 | normal | 10.0% | 20.0% | 30.0% | 40.0% | 90.0% |" in text
    assert "Wins by clan" not in text
    assert "alone: ranks" in page.with_suffix(".svg").read_text(encoding="utf-8")


def sound(sums: Balance) -> Balance:
    """Return sums with nothing wrong."""
    clans = {clan: share(100, 25) for clan in AFFINITIES}
    return msgspec.structs.replace(sums, clans=clans, famous=0.9, buildings=dict.fromkeys(BUILDINGS, 1.0))


def test_a_sound_game_has_no_faults(sums: Balance) -> None:
    assert faults(sound(sums)) == []


@pytest.mark.parametrize("wins", [14, 36])
def test_a_clan_that_wins_too_seldom_or_too_often_is_a_fault(sums: Balance, wins: int) -> None:
    clans = {**sound(sums).clans, "air": share(100, wins)}

    assert faults(msgspec.structs.replace(sound(sums), clans=clans)) == [f"air wins {wins}.0%"]


def test_too_little_glory_is_a_fault(sums: Balance) -> None:
    assert faults(msgspec.structs.replace(sound(sums), famous=0.4)) == [
        "somebody reaches 25 glory in only 40.0% of the games"
    ]


def test_a_building_nobody_uses_is_a_fault(sums: Balance) -> None:
    buildings = {**sound(sums).buildings, "hunters_lodge": 0.0}

    assert faults(msgspec.structs.replace(sound(sums), buildings=buildings)) == ["nobody uses the hunters lodge"]


def test_the_page_gets_its_tables_between_the_marks_and_a_plot_beside_it(sums: Balance, tmp_path: Path) -> None:
    page = tmp_path / "report.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")

    write_page(page, [sums])

    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"before\n{BEGIN}\n")
    assert text.endswith(f"{END}\nafter\n")
    assert "old" not in text
    assert f"| 4 | normal | {FEW} |" in text
    assert page.with_suffix(".svg").exists()


def test_a_page_without_marks_is_left_alone(sums: Balance, tmp_path: Path) -> None:
    page = tmp_path / "report.md"
    page.write_text("mine\n", encoding="utf-8")

    with pytest.raises(ValueError, match="no place for tables"):
        write_page(page, [sums])

    assert page.read_text(encoding="utf-8") == "mine\n"


def test_the_plot_is_a_picture_with_a_bar_for_each_clan(sums: Balance) -> None:
    picture = ET.fromstring(plot([sums]))  # noqa: S314  (our own picture)

    shapes = [shape.tag.rpartition("}")[2] for shape in picture.iter()]
    legend, paper = 8, 1
    assert shapes.count("rect") == len(AFFINITIES) + legend + paper
    assert shapes.count("polyline") == 1


def test_the_command_writes_its_sums(tmp_path: Path) -> None:
    file = tmp_path / "sums.json"
    command = ["--games", "1", "--players", "2", "--difficulty", "hard", "--json", str(file)]

    result = CliRunner().invoke(app, command)

    assert result.exit_code == 0
    (found,) = json.loads(file.read_text(encoding="utf-8"))
    assert (found["players"], found["difficulty"], found["games"]) == (2, "hard", 1)


@pytest.mark.parametrize("wrong", [["--players", "5"], ["--difficulty", "easy"]])
def test_the_command_refuses_what_there_is_not(wrong: list[str]) -> None:
    assert CliRunner().invoke(app, ["--games", "1", *wrong]).exit_code == 2
