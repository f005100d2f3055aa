"""Whatever is wrong with a command line is said in one line with exit status 2; nothing ends in a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

import rulewright
from rulewright.cli import COMMANDS, USAGE, application

APP = application()
PLAIN: dict[str, list[str]] = {
    "play": ["root", "--terminal"],
    "learn": ["root", "--terminal"],
    "serve": [],
    "join": ["http://127.0.0.1:9/#/seat/short"],
    "replay": ["game.jsonl"],
    "simulate": ["root", "--games", "1"],
    "check": ["root", "--games", "1"],
    "bench": ["root", "--games", "1"],
    "load": ["--seconds", "0.1", "--matches", "1"],
    "chaos": ["--kills", "1"],
    "law": ["root", "show", "4.3.1"],
}
"""Each command as short as it can be."""
WRONG = ["", " ", "zzz", "-1", "0", "99999999999999999999", "1.5", "nowhere/at/all", "=", "a=b", "root", ",,", "\u2603"]
FEW, MANY = 1, 20


@pytest.fixture(autouse=True)
def nothing_is_served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Commands that would go on for long end where they would begin; what is written lands where nobody looks."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("rulewright.cli.serve.run", lambda *_wishes: None)
    monkeypatch.setattr("rulewright.cli.browsing.open_table", lambda *_wishes, **_more: None)
    monkeypatch.setattr("rulewright.cli.load._run", leave)
    monkeypatch.setattr("rulewright.cli.chaos._run", leave)
    monkeypatch.setattr("rulewright.cli.bench.measure", leave)
    monkeypatch.setattr("rulewright.cli.simulate._play", leave)
    monkeypatch.setattr("rulewright.cli.check._run", leave)
    match = rulewright.new("root", {"seats": ["marquise", "eyrie"]}, seed=1)
    match.answer("1")
    match.record.save(tmp_path / "game.jsonl")


def leave(*_anything: Any, **_more: Any) -> None:
    """End before the work begins."""
    raise typer.Exit(0)


def run(*words: str) -> tuple[int, str]:
    """Run a command line and return its exit status, and what it complained of."""
    result = CliRunner().invoke(APP, list(words), input="")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise AssertionError(f"rulewright {' '.join(words)!r} ends in {result.exception!r}") from result.exception
    return result.exit_code, result.stderr


def options() -> list[tuple[str, str, bool]]:
    """Return every option of every command, and whether it takes a value: found in the command line itself."""
    group: Any = typer.main.get_command(APP)
    return [
        (name, parameter.opts[0], not getattr(parameter, "is_flag", False))
        for name, command in group.commands.items()
        for parameter in command.params
        if parameter.opts[0].startswith("--") and parameter.opts[0] not in ("--help", "--jobs")
    ]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("simulate root --seats=", "0 seats were given"),
        ("simulate root --seats dragon", "unknown faction 'dragon'"),
        ("simulate chess", "unknown game 'chess'"),
        ("simulate chess --adventurous", "unknown game 'chess'"),
        ("simulate root --agents zzz", "unknown agent 'zzz'"),
        ("simulate root --games 1 --records game.jsonl", "game.jsonl"),
        ("play root --terminal --me all --bots zzz", "unknown agent 'zzz'"),
        ("play root --terminal --me dragon", "“dragon” cannot be played"),
        ("serve --contact nobody", "mailto:"),
        ("serve --contact mailto:", "mailto:"),
        ("replay game.jsonl --to 99999", "to is 99999; the record has 1 answers"),
        ("replay nowhere", "nowhere cannot be read as a record"),
        ("law chess", "no law book of 'chess'"),
    ],
)
def test_what_is_wrong_is_named_in_one_line(line: str, said: str) -> None:
    status, complaint = run(*line.split())

    assert status == USAGE
    assert said in complaint
    assert len(complaint.strip().splitlines()) == 1


def test_the_version_is_told() -> None:
    assert CliRunner().invoke(APP, ["--version"]).stdout.strip() == f"rulewright {rulewright.__version__}"


@pytest.mark.parametrize("line", ["law root", "simulate root --games 1 --json", "--help"])
def test_an_output_that_is_full_is_said_in_one_line(line: str) -> None:
    script = "from rulewright.cli import main; main()"
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(  # noqa: S603  (our own command line)
            [sys.executable, "-c", script, *line.split()], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )

    assert done.returncode == USAGE
    assert done.stderr.strip() == "rulewright: the output cannot be written: No space left on device"


def test_whoever_reads_no_further_hears_no_complaint() -> None:
    line = f"{sys.executable} -c 'from rulewright.cli import main; main()' law root | head -n 1"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, check=False)  # noqa: S602  (our own line)

    assert done.stderr == ""


def hand_over(command: str, option: str, *, takes: bool, value: str) -> None:
    words = [command, *PLAIN[command], *([f"{option}={value}"] if takes else [option])]
    status, complaint = run(*words)

    assert status in (0, 1, USAGE)
    assert (status != USAGE) or complaint.strip(), f"{words} is refused without a reason"


@pytest.mark.parametrize(("command", "option", "takes"), options())
@settings(max_examples=FEW, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@example(value=WRONG[0])
@given(value=st.sampled_from(WRONG))
def test_no_option_ends_in_a_traceback(command: str, option: str, takes: bool, value: str) -> None:  # noqa: FBT001  (pytest hands it over)
    assume(takes or value == WRONG[0])  # what a flag is handed is nothing, and tried once
    hand_over(command, option, takes=takes, value=value)


@pytest.mark.thorough
@pytest.mark.parametrize(("command", "option", "takes"), options())
@settings(max_examples=MANY, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@example(value="")
@given(value=st.one_of(st.sampled_from(WRONG), st.text(st.characters(exclude_characters="\x00"), max_size=20)))
def test_no_option_ends_in_a_traceback_whatever_is_typed(
    command: str,
    option: str,
    takes: bool,  # noqa: FBT001  (pytest hands it over)
    value: str,
) -> None:
    assume(takes or not value)
    hand_over(command, option, takes=takes, value=value)


def test_every_command_is_tried() -> None:
    assert {command for command, _, _ in options()} == set(COMMANDS) == set(PLAIN)
