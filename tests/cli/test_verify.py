"""replay --verify: the record replays to the bit, and the seed is the one that was promised."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import rulewright
from rulewright.kernel.fate import Fate
from rulewright.kernel.record import Record, Undo, seed_hash
from tests.cli.scripted import random_match, run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    random_match(["marquise", "eyrie"], 60, seed=2).record.save(path)
    return path


def test_without_a_promise_the_hash_of_the_seed_is_told(file: Path) -> None:
    result = run("replay", str(file), "--verify")
    assert result.exit_code == 0
    assert "replays: 60 answers" in result.output
    assert seed_hash(2) in result.output


@pytest.mark.parametrize("written", [seed_hash(2), seed_hash(2).upper()])
def test_a_kept_promise_is_confirmed(file: Path, written: str) -> None:
    result = run("replay", str(file), "--verify", "--hash", written)
    assert result.exit_code == 0
    assert "as promised" in result.output


def test_another_seed_than_the_promised_one_is_found_out(file: Path) -> None:
    result = run("replay", str(file), "--verify", "--hash", seed_hash(3))
    assert result.exit_code == 1
    assert "not played with the seed that was promised" in result.output


def test_a_record_under_another_seed_with_a_fitting_checksum_is_found_out(file: Path) -> None:
    record = Record.load(file)
    Record(
        game=record.game,
        rules=record.rules,
        data=record.data,
        options=record.options,
        seed=99,
        answers=record.answers,
    ).save(file)
    result = run("replay", str(file), "--verify", "--hash", seed_hash(2))
    assert result.exit_code in (1, 2)
    assert "does not fit its game" in result.output or "not played with the seed" in result.output


@pytest.mark.parametrize("words", [("--hash", seed_hash(2)), ("--verify", "--hash", "abc")])
def test_a_hash_without_verify_or_of_the_wrong_form_is_refused(file: Path, words: tuple[str, ...]) -> None:
    assert run("replay", str(file), *words).exit_code == 2


@pytest.mark.parametrize("seed", [7, "a secret of a table"])
def test_the_promise_is_not_the_key_of_chance(seed: int | str) -> None:
    assert bytes.fromhex(seed_hash(seed)) != Fate.seeded(seed).key


@pytest.fixture
def second_thoughts(tmp_path: Path) -> Path:
    """A record of 60 answers, of which the last 20 were taken back and ten others given."""
    path = tmp_path / "undone.jsonl"
    first = random_match(["marquise", "eyrie"], 60, seed=2).record
    match = rulewright.find("root").replay(first, to=40)
    for _ in range(10):
        assert match.question is not None
        match.answer(match.question.options[-1])
    answers = first.answers + match.record.answers[40:]
    msgspec.structs.replace(first, answers=answers, undos=(Undo(60, 40, 1),)).save(path)
    return path


def test_a_record_with_answers_taken_back_replays(second_thoughts: Path) -> None:
    result = run("replay", str(second_thoughts), "--verify")

    assert result.exit_code == 0
    assert "replays: 50 answers" in result.output


def test_what_was_taken_back_is_told_and_so_is_that_it_was(second_thoughts: Path) -> None:
    whole = run("replay", str(second_thoughts), "--lang", "en")
    before = run("replay", str(second_thoughts), "--lang", "en", "--to", "60")

    assert "Taken back: the game went on from answer 40." in whole.output
    assert "Taken back" not in before.output
    assert whole.exit_code == before.exit_code == 0
