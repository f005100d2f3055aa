"""Experiments as a person types them: kept records, tables of results, agents of one's own, and Ctrl-C."""

from __future__ import annotations

import builtins
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import rulewright
from rulewright.arena import simulate as arena
from rulewright.arena.report import Result
from rulewright.cli import COMMANDS
from rulewright.kernel.record import Record
from tests.cli.scripted import run

TWO = ("--seats", "marquise,eyrie")
INTERRUPTIBLE = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever is begun in the background ignores it
from rulewright.cli import main
main()
"""
BOTS = """
from rulewright.agents.agent import Agent


class Last(Agent):
    def choose(self, view):
        return view.question.options[-1]


class Rash(Agent):
    def choose(self, view):
        if view.number >= 30:
            raise ValueError("that was rash")
        return view.question.options[0]


class Cheat(Agent):
    def choose(self, view):
        return "win"
"""


@pytest.fixture(autouse=True)
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a folder with some agents."""
    (tmp_path / "bots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


def test_the_version_is_told() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from rulewright.cli import main; main()", "--version"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"rulewright {rulewright.__version__}\n"


def test_every_game_is_kept_and_written_as_rows(tmp_path: Path) -> None:
    words = ("--games", "4", "--records", "kept/here", "--out", "games.json", "--decisions", "decisions.parquet")
    result = run("simulate", "root", *TWO, "--agents", "bots.py:Last,random", *words)
    assert result.exit_code == 0, result.output
    records = [Record.load(path) for path in sorted((tmp_path / "kept/here").glob("root-0*.jsonl"))]
    rows = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))
    assert len(records) == 4
    assert [(row["number"], row["agent"], row["faction"]) for row in rows[:4]] == [
        (1, "bots.py:Last", "marquise"),
        (1, "random", "eyrie"),
        (2, "random", "marquise"),
        (2, "bots.py:Last", "eyrie"),
    ]
    decided = parquet.read_table(tmp_path / "decisions.parquet").to_pylist()
    assert len(decided) == sum(len(record.answers) for record in records)
    assert [row["answer"] for row in decided if row["game"] == 1] == records[0].answers
    assert all(row["answer"] in row["options"] for row in decided)
    won = {(row["number"], row["seat"]): row["won"] for row in rows}
    assert all(bool(row["result"]) == won[row["game"], row["seat"]] for row in decided)
    run("simulate", "root", *TWO, "--games", "4", "--records", "kept/here")
    assert len(list((tmp_path / "kept/here").iterdir())) == 8, "nothing is overwritten"


def test_wins_are_shown_by_agent_and_faction_with_intervals() -> None:
    told = run("simulate", "root", *TWO, "--agents", "bots.py:Last,random", "--games", "4").stdout
    assert re.search(r"^bots\.py:Last +4 +\d", told, re.MULTILINE)
    assert re.search(r"^marquise +4 +\d +\d+ % +\d+-\d+ %", told, re.MULTILINE)
    assert re.search(r"^random, eyrie +2 ", told, re.MULTILINE)


def test_a_cap_is_told() -> None:
    told = run("simulate", "root", "--games", "2", "--most", "50").stdout
    assert "2 games were stopped after 50 answers" in told
    assert "2 games, 0 finished, 0 errors" in told


@pytest.mark.parametrize(
    ("agent", "message"), [("Rash", "that was rash"), ("Cheat", "chose 'win', which is not offered")]
)
def test_an_agent_that_fails_is_shown_with_the_records_that_lead_there(
    tmp_path: Path, agent: str, message: str
) -> None:
    result = run("simulate", "root", *TWO, "--agents", f"bots.py:{agent}", "--games", "2")
    assert result.exit_code == 1
    assert result.stderr.count(message) >= 2
    assert ("in choose" in result.stderr) == (agent == "Rash")
    files = sorted(tmp_path.glob("root-failed-*.jsonl"))
    assert len(files) == 2
    match = rulewright.find("root").replay(Record.load(files[0]))
    assert len(match.history) == (30 if agent == "Rash" else 0)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--out", "games.txt"), "results are written as .json or .parquet"),
        (("--out", "nowhere/games.json"), "there is no folder"),
        (("--decisions", "all.csv"), "results are written as .json or .parquet"),
        (("--agents", "bots.py:Nobody"), "bots.py has no 'Nobody'"),
        (("--agents", "random,random,random", "--no-rotate"), "3 agents were named for 2 seats"),
    ],
)
def test_a_wrong_experiment_is_refused(words: tuple[str, ...], message: str) -> None:
    result = run("simulate", "root", *TWO, "--games", "1", *words)
    assert result.exit_code == 2
    assert message in result.output


def test_parquet_without_its_library_is_refused_with_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    result = run("simulate", "root", *TWO, "--games", "1", "--out", "games.parquet")
    assert result.exit_code == 2
    assert "pip install 'rulewright[data]'" in result.output


def test_ctrl_c_shows_and_writes_what_has_been_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play_job = arena.play_job

    def interrupted(job: arena.Job) -> Result:
        if job.number == 3:
            raise KeyboardInterrupt
        return play_job(job)

    monkeypatch.setattr(arena, "play_job", interrupted)
    result = run("simulate", "root", *TWO, "--games", "9", "--out", "games.json")
    assert result.exit_code == 130
    assert "2 games, 2 finished" in result.stdout
    assert "stopped after 2 of 9 games" in result.stderr
    assert len(json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))) == 4


def test_ctrl_c_stops_several_processes_without_a_word_of_theirs(tmp_path: Path) -> None:
    words = ("simulate", "root", *TWO, "--games", "100000", "--jobs", "2", "--records", "kept")
    playing = subprocess.Popen(  # noqa: S603  (our own command)
        [sys.executable, "-c", INTERRUPTIBLE, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not list(tmp_path.glob("kept/*.jsonl")):
        assert playing.poll() is None
        time.sleep(0.05)
    os.killpg(playing.pid, signal.SIGINT)
    told, complaints = playing.communicate()
    assert playing.returncode == 130
    assert re.search(r"\d+ games?, \d+ finished, 0 errors", told)
    assert complaints.startswith("stopped after ")


def test_an_agent_of_ones_own_is_checked_and_timed() -> None:
    checked = run("check", "root", *TWO, "--games", "1", "--sample", "100", "--agents", "bots.py:Last,random")
    assert "1 game of root kept the contract: 1 table," in checked.output
    paces = json.loads(
        run("bench", "root", "--games", "1", "--agents", "bots.py:Last,random,random,random", "--json").stdout
    )
    assert [pace["agent"] for pace in paces] == ["bots.py:Last", "random"]
    assert all(pace["decisions"] > 10 and pace["longest_ms"] >= pace["median_ms"] >= 0 for pace in paces)


@pytest.mark.parametrize("command", ["check", "bench"])
def test_what_fails_there_is_an_agents_own_fault(tmp_path: Path, command: str) -> None:
    table = TWO if command == "check" else ()
    result = run(command, "root", *table, "--games", "1", "--agents", "bots.py:Rash")
    assert result.exit_code == 1
    assert "that was rash" in result.output
    assert len(list(tmp_path.glob("root-*.jsonl"))) == 1


def test_a_bot_of_ones_own_plays_in_the_terminal_and_fails_there_openly(tmp_path: Path) -> None:
    words = ("root", "--terminal", *TWO, "--me", "eyrie", "--seed", "3")
    assert "bots.py:Last" in run("play", *words, "--bots", "bots.py:Last", typed="q\n", home=str(tmp_path)).output
    result = run("play", *words, "--agents", "bots.py:Cheat", typed="q\n", home=str(tmp_path))
    assert result.exit_code == 1
    assert "chose 'win', which is not offered" in result.output
    assert list(tmp_path.glob("root-failed-3*.jsonl"))


@pytest.mark.parametrize("command", ["simulate", "check", "bench", "join", "play"])
def test_every_command_that_seats_an_agent_takes_its_name_alike(command: str) -> None:
    assert command in COMMANDS
    told = re.sub(r"\s+", " ", re.sub(r"[│╭╰─╮╯]", " ", run(command, "--help").output))
    assert "--agents" in told
    assert "file.py:Class" in told
