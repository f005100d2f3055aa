"""`rulewright play`, as people type at it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulewright
from rulewright.kernel.record import Record
from tests.cli.scripted import TWO, run, script_of

START = "1\n1\n5\n9\n"
"""Setup of the Marquise: keep in 1, sawmill in 1, workshop in 5, recruiter in 9."""


def saved(home: Path) -> Record:
    (file,) = (home / ".config" / "rulewright" / "games").glob("*.jsonl")
    return Record.load(file)


def play(home: Path, typed: str, *words: str) -> str:
    result = run("play", "root", "--terminal", *words, typed=typed, home=str(home))
    assert result.exit_code == 0, result.output
    return result.output


def against_random(home: Path, typed: str, *words: str) -> str:
    return play(home, typed, "--seats", "marquise,eyrie", "--bots", "random", "--seed", "3", *words)


def test_a_newcomer_gets_a_game_by_pressing_enter(tmp_path: Path) -> None:
    output = play(tmp_path, "\n\nquit\n", "--seed", "1")
    assert "Which faction do you want to play?" in output
    assert "Seats: Marquise and Eyrie." in output
    assert "In which corner do you place the keep?" in output
    assert "rulewright play root --terminal --resume" in output


@pytest.mark.parametrize(
    ("language", "words"),
    [("it", ("Quale fazione", "Arrivederci")), ("de", ("Welche Fraktion", "Auf Wiedersehen"))],
)
def test_the_first_questions_are_asked_in_the_language_wanted(
    tmp_path: Path, language: str, words: tuple[str, str]
) -> None:
    output = play(tmp_path, "q\n", "--lang", language)
    assert all(word in output for word in words)


def test_a_newcomer_is_offered_only_tables_with_enough_reach(tmp_path: Path) -> None:
    output = play(tmp_path, "3\n1\nq\n", "--seed", "1")
    assert "1 2 opponents: Marquise de Cat and Eyrie Dynasties" in output
    assert "Seats: Marquise, Eyrie, and Alliance." in output


def test_friends_at_one_keyboard_are_asked_how_many_they_are(tmp_path: Path) -> None:
    output = play(tmp_path, "2\n\nquit\n", "--me", "all", "--seed", "1")
    assert "2 3 players: Marquise de Cat, Eyrie Dynasties, and Woodland Alliance" in output
    assert "The Marquise is next. Press Enter" in output


def test_a_defect_of_the_rules_does_not_cost_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        message = "a defect"
        raise ZeroDivisionError(message)

    monkeypatch.setattr("rulewright.games.root.factions.marquise.turn.open_slots", fail)
    words = ("--seats", "marquise,eyrie", "--bots", "random", "--seed", "3")
    result = run("play", "root", "--terminal", *words, typed="1\n", home=str(tmp_path))
    monkeypatch.undo()
    assert isinstance(result.exception, ZeroDivisionError)
    assert "Saved to" in result.output
    assert saved(tmp_path).answers == []


def test_a_game_of_another_kind_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    Record(game="chess", rules="1", data="1", options={}, seed=1, answers=[]).save(file)
    result = run("play", "root", "--terminal", "--resume", str(file))
    assert result.exit_code == 2
    assert "is a game of chess, not of root" in result.output.replace("\n", "")


@pytest.mark.parametrize("typed", ["q\n", "", "7\nx\n-1\nq\n"])
def test_whoever_leaves_before_the_game_leaves_in_peace(tmp_path: Path, typed: str) -> None:
    assert "Goodbye." in play(tmp_path, typed)
    assert not list(tmp_path.rglob("*.jsonl"))


def test_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    typed, end = script_of(TWO, ["marquise"], seed=4)
    output = play(tmp_path, typed, "--seats", "marquise,eyrie", "--bots", "random", "--seed", "4")
    assert "The game is over." in output
    winner = ("Marquise", "Eyrie")[end.outcome.winners[0]]
    assert f"{winner} wins (30 points reached)." in output
    told = " ".join(output.partition("Where the points came from")[2].split())
    _, own, others = re.split(r"(?:Marquise|Eyrie) \d+: ", told)
    for sources, points in zip((own, others), end.outcome.points, strict=True):
        parts = re.match(r"(?:[A-Z][\w ]* -?\d+(?:, and |, | and |\b))+", sources)
        assert parts is not None
        assert sum(map(int, re.findall(r"-?\d+", parts[0]))) == points
    assert saved(tmp_path) == end.record


@pytest.mark.thorough
def test_a_whole_game_of_two_people_at_one_keyboard(tmp_path: Path) -> None:
    typed, end = script_of(TWO, TWO, seed=5)
    output = play(tmp_path, typed, "--seats", "marquise,eyrie", "--me", "all", "--seed", "5")
    assert "The game is over." in output
    # That a defender holds no ambush would show if the seat were not handed over.
    assert "Only one answer is possible" not in output
    assert saved(tmp_path) == end.record


def test_a_whole_game_of_two_people_and_two_bots(tmp_path: Path) -> None:
    seats = ["marquise", "eyrie", "alliance", "vagabond"]
    typed, end = script_of(seats, ["alliance", "vagabond"], seed=6)
    words = ("--seats", ",".join(seats), "--me", "alliance,vagabond", "--bots", "random", "--seed", "6")
    assert "The game is over." in play(tmp_path, typed, *words)
    assert saved(tmp_path) == end.record


def test_moves_may_be_typed_in_words_one_after_the_other(tmp_path: Path) -> None:
    output = against_random(tmp_path, "1 1 5 9\nquit\n")
    assert saved(tmp_path).answers[:4] == ["1", "1", "5", "9"]
    assert "Marquise placed 1 recruiter in clearing 9 (mouse)." in output


def test_a_chain_of_moves_stops_where_something_is_not_offered(tmp_path: Path) -> None:
    output = against_random(tmp_path, "1 1 12\nquit\n")
    assert "Done so far: 1 1. “12” is not offered now." in output
    assert saved(tmp_path).answers == ["1", "1"]


def test_in_a_chain_a_number_is_never_taken_for_a_line_of_a_list_not_yet_shown(tmp_path: Path) -> None:
    """The lone warrior in 6 goes without a question how many, so the 1 has no question to answer."""
    output = against_random(tmp_path, f"{START}0\nmarch 6>3 1\nquit\n")
    assert "Done so far: march 6>3. “1” is not offered now." in output
    assert saved(tmp_path).answers[-2:] == ["march", "6>3"]


@pytest.mark.parametrize(
    "nonsense",
    ["zebra", "99", "-1", "1>", "why", "why why why", "rules", "rules 99.9", "log x", "[bold]", "?? ??", "🦊"],
)
def test_nonsense_is_answered_and_changes_nothing(tmp_path: Path, nonsense: str) -> None:
    against_random(tmp_path, f"{nonsense}\n{START}{nonsense}\nquit\n")
    assert saved(tmp_path).answers[:4] == ["1", "1", "5", "9"]


def test_a_question_mark_shows_the_paragraph_behind_the_question(tmp_path: Path) -> None:
    output = against_random(tmp_path, "?\nquit\n")
    assert "6.3.2 Step 2" in output


def test_any_paragraph_can_be_read(tmp_path: Path) -> None:
    output = against_random(tmp_path, "rules 4.2.1 9.9\nquit\n")
    assert "4.2.1 You Must Rule" in output
    assert "no paragraph '9.9'" in output


def test_why_names_the_paragraph_that_stands_in_the_way(tmp_path: Path) -> None:
    output = against_random(
        tmp_path, f"{START}0\nwhy march 1>9\nwhy march 1>2\nwhy march 3>6\nwhy build sawmill@3\nquit\n"
    )
    assert "march 1>9 is offered" in output
    assert "No path links the two.  [2.2.1]" in output
    assert "You have no warriors there.  [4.2]" in output
    assert "You do not rule it.  [6.5.4.I]" in output


def test_why_does_not_answer_for_others(tmp_path: Path) -> None:
    """What a defender might play is not to be found out by asking."""
    typed = f"{START}0\nmarch 6>3\n0\nwhy battle 3:eyrie ambush_fox\nwhy battle 3:eyrie decline\nquit\n"
    output = against_random(tmp_path, typed)
    assert output.count("That is for the Eyrie to decide") == 2


def test_a_good_player_can_be_asked(tmp_path: Path) -> None:
    output = against_random(tmp_path, f"{START}0\nadvise\nquit\n")
    assert "What a good player would do:" in output
    assert " Best: " in output
    assert " Next best: " in output
    assert "You can craft more of your hand.  [4.1]" in output, "a reason cites its paragraph"


def test_an_answer_says_what_it_does_and_what_it_risks(tmp_path: Path) -> None:
    output = against_random(
        tmp_path, f"{START}0\ndoes march\ndoes done\ndoes\ndoes zebra\nmarch 6>3\n0\nbattle\nodds 1\nodds\nquit\n"
    )
    assert "Costs an action. You make up to two moves.  [6.5.2]" in output
    assert "Then: Which way do you move?" in output
    assert "! done: You still have 3 actions." in output, "the list of answers warns"
    assert "Write the answer after it, such as: does" in output
    assert "“zebra” is not offered here." in output
    assert "On average the attacker loses" in output
    assert "attacker deals 1, defender 0" in output


def test_undo_takes_back_one_answer_after_the_other(tmp_path: Path) -> None:
    output = against_random(tmp_path, "1\n1\nundo\nundo\nundo\n2\nquit\n")
    assert "Taken back: 1." in output
    assert output.count("Nothing to take back") == 1
    assert saved(tmp_path).answers == ["2"]


def test_undo_does_not_reach_behind_the_question_to_another_seat(tmp_path: Path) -> None:
    output = against_random(tmp_path, f"{START}undo\nquit\n")
    assert "Nothing to take back" in output
    assert saved(tmp_path).answers[:4] == ["1", "1", "5", "9"]


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    first = against_random(tmp_path, f"{START}save {file}\nquit\n")
    assert f"Saved to {file}" in first.replace("\n", "")
    answers = Record.load(file).answers
    second = play(tmp_path, "log 100\n0\nquit\n", "--resume", str(file), "--me", "marquise", "--bots", "random")
    assert f"Resumed after {len(answers)} answers." in second
    assert "Marquise placed 1 keep in clearing 1 (fox)." in second
    assert Record.load(file).answers[: len(answers)] == answers
    assert len(Record.load(file).answers) > len(answers)


def test_whoever_resumes_is_asked_for_the_seat(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    against_random(tmp_path, f"1\nsave {file}\nquit\n")
    assert "Which seat is yours?" in play(tmp_path, "\nquit\n", "--resume", str(file), "--bots", "random")


def test_a_file_that_cannot_be_written_is_no_end_of_the_game(tmp_path: Path) -> None:
    output = against_random(tmp_path, f"save {tmp_path}/nothing\0here\nsave {tmp_path}\n1\nquit\n")
    assert output.count("It could not be saved") == 2
    assert saved(tmp_path).answers == ["1"]


def test_the_end_of_the_input_saves_the_game(tmp_path: Path) -> None:
    assert "The game is saved" in against_random(tmp_path, "1\n1\n")
    assert saved(tmp_path).answers == ["1", "1"]


def test_every_other_look_at_the_table_can_be_asked_for(tmp_path: Path) -> None:
    output = against_random(tmp_path, f"{START}map\nboard\nhand\nlog\nhelp\nquit\n")
    for part in ("next sawmill: 1 wood, 1 point", "leaders left", "Your hand", "a number        choose that option"):
        assert part in output


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--seats", "marquise,otters"), "unknown faction 'otters'"),
        (("--seats", "alliance,vagabond"), "Law 5.2 recommends 17"),
        (
            ("--seats", "marquise,eyrie", "--me", "vagabond"),
            "“vagabond” does not play; playing are marquise and eyrie, or say all",
        ),
        (("--seats", "marquise,eyrie", "--map", "spring"), "must be one of: autumn, winter, lake, mountain"),
        (("--seats", "marquise,eyrie", "--bots", "genius"), "unknown agent 'genius'"),
        (("--lang", "fr"), "there are no texts in “fr”"),
        (("--resume", "/no/such/file"), "/no/such/file cannot be read as a record"),
    ],
)
def test_a_wrong_wish_is_refused_with_what_would_be_right(words: tuple[str, ...], message: str) -> None:
    result = run("play", "root", "--terminal", *words)
    assert result.exit_code == 2
    assert message in result.output


def test_an_unknown_game_is_refused() -> None:
    result = run("play", "chess")
    assert result.exit_code == 2
    assert f"unknown game 'chess'; known are: {', '.join(rulewright.known_games())}" in result.output
