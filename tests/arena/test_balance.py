"""Balance reports: what is counted, what is called degenerate, what is drawn."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest
import typer
from typer.testing import CliRunner

import rulewright
from rulewright.arena.balance import main
from rulewright.arena.balance_page import BEGIN, END, write_page
from rulewright.arena.balance_play import plans, play
from rulewright.arena.balance_plot import CannotPlot, plot
from rulewright.arena.balance_sums import Balance, Plan, Played, balance, share
from rulewright.arena.monster_lands.study import visits
from rulewright.arena.study import Study, study_of
from rulewright.games.monster_lands.terms import AFFINITIES, BUILDINGS, RANKS

app = typer.Typer()
app.command()(main)
FEW = 3
STUDY = study_of("monster_lands")


def planned(players: int, games: int, against: str | None = None) -> list[Plan]:
    """Return games at normal difficulty."""
    return list(plans(STUDY, players, "normal", games, ("greedy", against)))


def summed(games: list[Played]) -> Balance:
    """Sum up games of Monster Lands."""
    return balance(games, STUDY.sides, STUDY.ranks)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play(plan) for plan in planned(4, FEW)]


@pytest.fixture(scope="module")
def sums(games: list[Played]) -> Balance:
    return summed(games)


def test_clans_go_round_all_seats() -> None:
    tables = {plan.sides for plan in planned(4, 24)}

    assert len(tables) == 24


def test_one_agent_against_others_goes_round_seats_and_clans() -> None:
    found = [(plan.hero, plan.sides[plan.hero]) for plan in planned(4, 96, "random")]

    assert {found.count((seat, clan)) for seat in range(4) for clan in AFFINITIES} == {6}
    assert all(
        plan.agents.count("greedy") == 1 and plan.agents[plan.hero] == "greedy" for plan in planned(4, 96, "random")
    )


def test_a_game_is_recorded_round_by_round(games: list[Played]) -> None:
    for game in games:
        counts = game.seen.counts
        assert len(game.seen.tracks["glory"]) == game.rounds
        assert counts["captured"] + counts["eliminated"] <= counts["battles"]
        assert counts["joined"] > 0
        assert set(map(visits, BUILDINGS)) <= set(counts)


def test_the_same_plan_gives_the_same_game(games: list[Played]) -> None:
    again = play(games[0].plan)

    assert msgspec.structs.replace(again, seconds=0.0) == msgspec.structs.replace(games[0], seconds=0.0)


def test_wins_add_up_to_the_games(sums: Balance) -> None:
    for parts in (sums.sides, sums.places, sums.seats):
        assert sum(part.wins for part in parts.values()) == pytest.approx(FEW)
        assert sum(part.games for part in parts.values()) == 4 * FEW


def test_glory_never_counts_less_for_the_best_than_for_all(sums: Balance) -> None:
    assert all(best >= mean for best, mean in zip(sums.best["glory"], sums.tracks["glory"], strict=True))


def test_alone_ranks_are_counted() -> None:
    found = summed([play(plan) for plan in planned(1, 2)])

    assert sum(found.ranks.values()) == 2


def test_those_who_play_alone_get_ranks_in_the_report_and_no_wins(sums: Balance, tmp_path: Path) -> None:
    ranks = dict(zip(RANKS, (1, 2, 3, 4), strict=True))
    alone = msgspec.structs.replace(sums, players=1, games=10, ranks=ranks)
    page = tmp_path / "report.md"
    page.write_text(f"{BEGIN}\n{END}\n", encoding="utf-8")

    write_page(page, STUDY, [alone])

    text = page.read_text(encoding="utf-8")
    assert "| 1 | normal | 10.0% | 20.0% | 30.0% | 40.0% | 90.0% |" in text
    assert "Wins by clan" not in text
    assert "alone: ranks" in page.with_suffix(".svg").read_text(encoding="utf-8")


def sound(sums: Balance) -> Balance:
    """Return sums with nothing wrong."""
    clans = {clan: share(100, 25) for clan in AFFINITIES}
    counts = {**sums.counts, "famous": 0.9, **dict.fromkeys(map(visits, BUILDINGS), 1.0)}
    return msgspec.structs.replace(sums, sides=clans, counts=counts)


def counting(sums: Balance, **counts: float) -> Balance:
    """Return sums with nothing wrong, except what is given."""
    return msgspec.structs.replace(sound(sums), counts={**sound(sums).counts, **counts})


def test_a_sound_game_has_no_faults(sums: Balance) -> None:
    assert STUDY.faults(sound(sums)) == []


@pytest.mark.parametrize("wins", [14, 36])
def test_a_clan_that_wins_too_seldom_or_too_often_is_a_fault(sums: Balance, wins: int) -> None:
    clans = {**sound(sums).sides, "air": share(100, wins)}

    assert STUDY.faults(msgspec.structs.replace(sound(sums), sides=clans)) == [f"air wins {wins}.0%"]


def test_too_little_glory_is_a_fault(sums: Balance) -> None:
    assert STUDY.faults(counting(sums, famous=0.4)) == ["somebody reaches 25 glory in only 40.0% of the games"]


def test_a_building_nobody_uses_is_a_fault(sums: Balance) -> None:
    unused = counting(sums, **{visits("hunters_lodge"): 0.0})

    assert STUDY.faults(unused) == ["nobody uses the hunters lodge"]


def test_the_page_gets_its_tables_between_the_marks_and_a_plot_beside_it(sums: Balance, tmp_path: Path) -> None:
    page = tmp_path / "report.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")

    write_page(page, STUDY, [sums])

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
        write_page(page, STUDY, [sums])

    assert page.read_text(encoding="utf-8") == "mine\n"


def test_the_plot_says_what_it_shows_and_names_every_colour(sums: Balance) -> None:
    picture = ET.fromstring(plot(STUDY, [sums]))  # noqa: S314  (our own picture)

    words = {(part.text or "").strip() for part in picture.iter() if part.tag.endswith("}text")}
    assert {"4 players: wins by clan", "4 players: mean glory after each round", *AFFINITIES, "normal"} <= words


def test_the_same_figures_give_the_same_picture(sums: Balance) -> None:
    first, second = plot(STUDY, [sums]), plot(STUDY, [sums])

    assert first == second
    assert "dc:date" not in first


def test_a_bar_is_as_high_as_its_share(sums: Balance) -> None:
    few, many = (
        msgspec.structs.replace(sums, sides={**sound(sums).sides, "air": share(100, wins)}) for wins in (10, 60)
    )

    assert plot(STUDY, [few]) != plot(STUDY, [many])


def test_without_a_library_to_draw_with_it_is_said_what_is_missing(
    sums: Balance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)

    with pytest.raises(CannotPlot, match="plots need matplotlib"):
        plot(STUDY, [sums])


# Any game.


def test_a_game_without_a_study_of_its_own_is_studied_by_wins_points_and_rounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("rulewright.arena.study.room", lambda *_names: None)
    study = study_of("root")
    games = [play(plan) for plan in plans(study, 3, "usual", 2, ("random", None))]

    found = balance(games, study.sides)

    assert sum(part.wins for part in found.sides.values()) == pytest.approx(2)
    assert next(section.title for section in study.sections([found])) == "Length, points"
    assert "3 players: wins by side" in plot(study, [found])


def test_root_is_studied_on_every_map(tmp_path: Path) -> None:
    study = study_of("root")
    found = [
        balance([play(plan) for plan in plans(study, 2, woodland, 2, ("random", None))], study.sides)
        for woodland in study.settings
    ]
    page = tmp_path / "report.md"
    page.write_text(f"{BEGIN}\n{END}\n", encoding="utf-8")

    write_page(page, study, found)

    text = page.read_text(encoding="utf-8")
    assert "### Wins by faction" in text
    assert "### Wins by order of turns in the first round" in text
    assert all(f"| 2 | {woodland} |" in text for woodland in study.settings)


def test_where_there_are_many_tables_the_games_are_spread_over_them() -> None:
    study = Study(rulewright.find("root"), tuple("abcdefghij"), (4,))
    chosen = [plan.sides for plan in plans(study, 4, "usual", 100, ("random", None))]

    assert len(set(chosen)) == 100
    assert {table[0] for table in chosen} == set(study.sides)


def test_the_command_writes_its_sums(tmp_path: Path) -> None:
    file = tmp_path / "sums.json"
    command = ["monster_lands", *["--games", "1", "--players", "2", "--setting", "hard", "--json"], str(file)]

    result = CliRunner().invoke(app, command)

    assert result.exit_code == 0
    (found,) = json.loads(file.read_text(encoding="utf-8"))
    assert (found["players"], found["setting"], found["games"]) == (2, "hard", 1)
    again = CliRunner().invoke(app, ["monster_lands", "--from", str(file)])
    assert again.stdout == result.stdout


@pytest.mark.parametrize("wrong", [["--players", "5"], ["--setting", "easy"]])
def test_the_command_refuses_what_there_is_not(wrong: list[str]) -> None:
    assert CliRunner().invoke(app, ["monster_lands", "--games", "1", *wrong]).exit_code == 2
