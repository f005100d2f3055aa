"""simulate, check, bench and replay, as a person types them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rulewright
from rulewright.arena.contract import ContractBroken
from rulewright.arena.simulate import Job, play_job
from rulewright.arena.tables import every_table
from rulewright.cli import check as check_command
from rulewright.games.root.position import Root
from rulewright.games.root.rules import turn
from rulewright.games.root.rules.cards import draw
from rulewright.kernel.record import Record
from tests.cli.scripted import random_match, run

FOUR = ["marquise", "eyrie", "alliance", "vagabond"]


# simulate


def test_simulated_games_are_counted() -> None:
    report = json.loads(run("simulate", "root", "--games", "3", "--seed", "5", "--json").stdout)
    assert list(report) == [
        "games",
        "finished",
        "stopped",
        "most",
        "errors",
        "decisions",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "wins",
        "mean_points",
        "mean_rounds",
        "by_agent",
        "by_faction",
        "by_both",
        "pairs",
    ]
    assert (report["games"], report["finished"], report["errors"]) == (3, 3, 0)
    assert list(report["wins"]) == FOUR
    assert 3 <= sum(report["wins"].values()) <= 6
    assert report["mean_rounds"] > 5


def test_the_same_seeds_give_the_same_games_in_one_process_and_in_two() -> None:
    words = ("simulate", "root", "--seats", "marquise,eyrie", "--games", "4", "--json")
    one, two = (json.loads(run(*words, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    for key in ("decisions", "wins", "mean_points", "mean_rounds"):
        assert one[key] == two[key]


def test_every_seat_may_have_its_own_agent() -> None:
    words = ("simulate", "root", "--seats", "marquise,eyrie", "--agents", "random,random", "--games", "1")
    assert "1 game, 1 finished, 0 errors" in run(*words).stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--agents", "random,random,random"), "3 agents were named for 4 seats"),
        (("--agents", "genius"), "unknown agent 'genius'"),
        (("--seats", "marquise,vagabond"), "Law 5.2 recommends 17"),
        (("--map", "spring"), "must be one of: autumn, winter, lake, mountain"),
    ],
)
def test_a_wrong_simulation_is_refused(words: tuple[str, ...], message: str) -> None:
    result = run("simulate", "root", *words)
    assert result.exit_code == 2
    assert message in result.output


def test_a_game_that_fails_is_counted_and_its_record_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(root: Root, seat: int, number: int) -> None:
        if root.round == 2:
            message = "a defect"
            raise ZeroDivisionError(message)
        draw(root, seat, number)

    monkeypatch.setattr(turn, "draw", fail)
    result = run("simulate", "root", "--games", "2", "--json", "--records", str(tmp_path))
    monkeypatch.undo()
    assert result.exit_code == 1
    assert json.loads(result.stdout)["errors"] == 2
    assert "ZeroDivisionError: a defect" in result.stderr
    (first, _) = sorted(tmp_path.glob("root-failed-*.jsonl"))
    assert rulewright.find("root").replay(Record.load(first)).view(None).facts()["table"]["round"] == 2


def test_agents_that_need_a_view_get_the_view_of_their_seat() -> None:
    result = play_job(Job("root", {"seats": ["marquise", "eyrie"]}, ("greedy", "random"), 1))
    assert result.finished, result.error


def test_an_endless_match_is_not_finished() -> None:
    result = play_job(Job("root", {}, ("random",) * 4, 1, most=10))
    assert (result.decisions, result.finished, result.error) == (10, False, "")


# check


def test_every_combination_of_factions_is_checked_on_both_maps() -> None:
    tables = every_table("root")
    assert len(tables) == 244
    assert {len(table["seats"]) for table in tables} == {2, 3, 4, 5, 6}
    assert {table["map"] for table in tables} == {"autumn", "winter", "lake", "mountain"}
    assert {table["deck"] for table in tables} == {"standard", "exiles"}
    assert not [table for table in tables if table["seats"] == FOUR and table.get("adventurous")]


def test_games_that_keep_the_contract_are_reported() -> None:
    result = run("check", "root", "--games", "2", "--seats", "marquise,eyrie", "--sample", "200")
    assert result.exit_code == 0, result.output
    assert "2 games of root kept the contract: 1 table," in result.output


def test_a_breach_is_reported_with_a_record_that_leads_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = random_match(["marquise", "eyrie"], 30).record

    def broken(*_: object, **__: object) -> None:
        promise, detail = "nothing is lost", "a warrior is gone"
        raise ContractBroken(promise, detail, record)

    monkeypatch.setattr(check_command, "check_match", broken)
    result = run("check", "root", "--games", "1", "--records", str(tmp_path))
    assert result.exit_code == 1
    assert "a warrior is gone" in result.output
    (file,) = tmp_path.glob("root-broken-*.jsonl")
    assert Record.load(file) == record


@pytest.mark.parametrize(
    ("words", "message"),
    [(("--seats", "marquise,otters"), "unknown faction 'otters'"), (("--map", "spring"), "must be one of")],
)
def test_a_wrong_check_is_refused(words: tuple[str, ...], message: str) -> None:
    result = run("check", "root", *words)
    assert result.exit_code == 2
    assert message in result.output


# bench


def test_the_bench_reports_every_figure() -> None:
    figures = json.loads(run("bench", "root", "--games", "1", "--json").stdout)
    for key in (
        "games_per_second",
        "decisions_per_second",
        "copy_us",
        "import_seconds",
        "peak_memory_mb",
        "calibration_loops_per_second",
    ):
        assert figures[key] > 0, key
    assert abs(sum(row["share"] for row in figures["prompts"]) - 1) < 0.01
    assert sum(row["count"] for row in figures["prompts"]) == figures["decisions"]


def test_the_bench_is_shown_as_a_table() -> None:
    output = run("bench", "root", "--games", "1", "--rows", "2").stdout
    for part in ("games per second", "copy in mid-action", "peak memory, 1 game", "mean µs", "root."):
        assert part in output


# replay


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    random_match(["marquise", "eyrie"], 60, seed=2).record.save(path)
    return path


def test_a_replay_shows_the_log_the_table_and_the_open_question(file: Path) -> None:
    output = run("replay", str(file), "--to", "1").output
    assert "Marquise placed 1 keep" in output
    assert "as the Marquise sees it" in output
    assert "Where do you place your first sawmill?" in output


def test_a_replay_as_one_seat_hides_what_others_drew(file: Path) -> None:
    everything = run("replay", str(file)).output
    marquise = run("replay", str(file), "--as", "marquise").output
    assert "Eyrie drew 1 card." in marquise
    assert "Eyrie drew 1 card." not in everything
    assert "as Eyrie sees it" not in marquise
    assert run("replay", str(file), "--as", "0").output == marquise


def test_a_finished_game_ends_with_its_winner(tmp_path: Path) -> None:
    path = tmp_path / "whole.jsonl"
    match = random_match(["marquise", "eyrie"], 100_000, seed=2)
    match.record.save(path)
    winner = ("Marquise", "Eyrie")[match.outcome.winners[0]]
    assert f"{winner} wins" in run("replay", str(path), "--as", "eyrie").output


def test_a_record_is_verified_in_one_line(file: Path) -> None:
    result = run("replay", str(file), "--verify")
    assert result.exit_code == 0
    assert "replays: 60 answers" in result.output


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.rpartition("\n{")[0], "it was cut off"),
        (lambda text: text.replace('"marquise"', '"vagabond"', 1), "does not fit its checksum"),
        (lambda _: "nonsense", "no Rulewright record"),
    ],
)
def test_a_damaged_record_is_refused_with_what_is_wrong(file: Path, change: object, message: str) -> None:
    assert callable(change)
    file.write_text(change(file.read_text(encoding="utf-8")), encoding="utf-8")
    result = run("replay", str(file))
    assert result.exit_code == 2
    assert message in result.output


@pytest.mark.parametrize("viewer", ["alliance", "9", "-1"])
def test_nobody_looks_through_the_eyes_of_an_empty_seat(file: Path, viewer: str) -> None:
    assert run("replay", str(file), "--as", viewer).exit_code == 2
