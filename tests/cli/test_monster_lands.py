"""Monster Lands in the terminal: everything that is asked, offered and told has words, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rich.console import Console
from typer.testing import CliRunner

from rulewright.cli import application
from rulewright.cli.face import Face, face_of
from rulewright.games.monster_lands.game import MonsterLandsGame
from rulewright.kernel.fate import Fate
from rulewright.texts.catalogue import LANGUAGES, Texts
from tests.doses import one_in
from tests.golden.monster_lands.script import SCRIPTS, prefer

if TYPE_CHECKING:
    from rulewright.kernel.event import Event
    from rulewright.kernel.match import Match

GAME = MonsterLandsGame()
GAP = re.compile(r"<[a-z_]+\.[\w.-]+>|\?")
"""A key without a text, or a parameter that was not given."""


def shown(face: Face, match: Match, seat: int) -> str:
    """Return everything that a seat is shown, and asked."""
    view = match.view(seat)
    facts = view.facts()
    console = Console(width=200, record=True, file=None, quiet=True)
    for part in (face.table(facts, 200), face.scores(facts, 200), face.hand(facts), face.boards(facts)):
        console.print(part)
    words = [console.export_text()]
    if view.question is not None and view.mine:
        words += [face.label(view, option) for option in view.question.options]
    return "\n".join(words)


def without_questions(text: str) -> str:
    """Leave out what may be unknown: a face-down trap is shown as a question mark."""
    return re.sub(r"(: |, )\?(?=[,;])", "", text)


@pytest.mark.parametrize("language", one_in(3, LANGUAGES))
def test_whole_matches_can_be_read(language: str) -> None:
    face = face_of("monster_lands", Texts(language))
    for script in SCRIPTS[::3]:
        match = GAME.new(script.options, seed=script.seed)
        heard: list[Event] = []
        match.listen(heard.append)
        fate = Fate.seeded("reading")
        while match.question is not None and len(match.history) < 120:
            question = match.question
            asked = face.prompt(match.view(question.seat))
            assert not re.search(r"<|\?\?| \? ", asked), asked
            if len(match.history) % 7 == 0:
                text = without_questions(shown(face, match, question.seat))
                assert not re.search(r"<[a-z_]+\.", text), re.findall(r"<[a-z_]+\.[\w.-]+>", text)
            match.answer(prefer(question, fate))
        view = match.view(None)
        for event in heard:
            for seat in (None, *range(GAME.seats(match.options))):
                said = str(face.sentence(view, event.seen_by(seat)))
                assert not GAP.search(said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_words_without_gaps(language: str) -> None:
    face = face_of("monster_lands", Texts(language))
    match = GAME.new({"tricks": True}, seed=11)
    fate = Fate.seeded("options")
    while match.question is not None and len(match.history) < 250:
        view = match.view(match.question.seat)
        for option in match.question.options:
            words = face.label(view, option)
            assert words
            assert not GAP.search(words), (option, words)
        match.answer(prefer(match.question, fate))


def test_a_record_is_replayed(tmp_path: Path) -> None:
    match = GAME.new({"seats": ["fire"], "scenario": 1}, seed=4)
    match.play_out(lambda question: question.options[0])
    file = tmp_path / "game.jsonl"
    match.record.save(file)

    result = CliRunner().invoke(application("replay"), ["replay", str(file)])
    assert result.exit_code == 0, result.output
    assert "Madhala" in result.output
    assert ("Nobody wins" if not match.outcome.winners else "Fire clan wins") in result.output
    assert CliRunner().invoke(application("replay"), ["replay", str(file), "--verify"]).exit_code == 0


def test_games_are_simulated_with_options() -> None:
    words = ["simulate", "monster_lands", "--games", "3", "--option", "difficulty=hard", "--option", "tricks=true"]
    result = CliRunner().invoke(application("simulate"), words)

    assert result.exit_code == 0, result.output
    assert "3 games, 3 finished, 0 errors" in result.output


@pytest.mark.parametrize("word", ["difficulty", "difficulty=easy", "colour=red"])
def test_a_wrong_option_is_refused(word: str) -> None:
    result = CliRunner().invoke(application("simulate"), ["simulate", "monster_lands", "--option", word])

    assert result.exit_code == 2


def test_matches_are_checked_at_a_named_table() -> None:
    words = ["check", "monster_lands", "--games", "1", "--seats", "fire,air", "--option", "difficulty=beginner"]
    result = CliRunner().invoke(application("check"), words)

    assert result.exit_code == 0, result.output
    assert "kept the contract" in result.output


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    words = ["play", "monster_lands", "--terminal", "--seats", "fire,water", "--me", "fire", "--bots", "random"]
    typed = "armory:strength\n1\nboards\nwhy tavern:magic\nq\n"
    result = CliRunner().invoke(
        application("play"), [*words, "--seed", "3"], input=typed, env={"XDG_CONFIG_HOME": str(tmp_path), "LANG": "C"}
    )

    assert result.exit_code == 0, result.output
    assert "armory: free" in result.output
    assert "The building does not take dice of this colour." in result.output
    assert "<" not in result.output.replace("<-", "")
