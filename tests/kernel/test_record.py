"""Records: to the bit, and suspicious of everything that is not as it was written."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.kernel.errors import AlteredRecord, BadRecord, OtherVersion, TruncatedRecord
from rulewright.kernel.event import Event
from rulewright.kernel.fate import Fate
from rulewright.kernel.record import Record, Undo
from rulewright.kernel.trail import Trail
from tests.kernel.table import finished, standing, toy
from tests.kernel.toy import Toy

PLAYED = toy("draw", "roll", "keep", "end", "draw").record


class NewRules(Toy):
    rules_version = "2"


class NewData(Toy):
    data_version = "b"


@pytest.mark.parametrize("seed", range(20))
def test_a_random_match_replays_to_the_bit_from_any_question(seed: int) -> None:
    match = Toy().new({"seats": 3}, seed=seed)
    fate = Fate.seeded(seed)
    while match.question is not None:
        assert standing(Toy().replay(Record.loads(match.record.dumps()))) == standing(match)
        options = match.question.options
        match.answer(options[fate.below(len(options))])

    assert standing(Toy().replay(match.record)) == standing(match)


def test_a_record_can_be_replayed_up_to_an_answer() -> None:
    assert standing(Toy().replay(PLAYED, to=3)) == standing(toy("draw", "roll", "keep"))


def test_a_record_is_text_with_a_line_for_each_answer() -> None:
    heading, *answers, closing = PLAYED.dumps().splitlines()

    assert '"game":"toy"' in heading
    assert answers == ['"draw"', '"roll"', '"keep"', '"end"', '"draw"']
    assert '"answers":5' in closing


def test_a_record_survives_its_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"

    PLAYED.save(path)

    assert Record.load(path) == PLAYED
    assert [file.name for file in tmp_path.iterdir()] == ["match.jsonl"]


def test_a_seed_may_be_a_word() -> None:
    match = Toy().new(seed="a word")

    assert standing(Toy().replay(Record.loads(match.record.dumps()))) == standing(match)


@pytest.mark.parametrize("kept", range(1, 7))
def test_a_record_that_was_cut_off_between_lines_says_so(kept: int) -> None:
    text = "".join(PLAYED.dumps().splitlines(keepends=True)[:kept])

    with pytest.raises(TruncatedRecord, match=r"ends after .* without its closing line"):
        Record.loads(text)


def test_a_record_that_was_cut_off_within_a_line_says_so() -> None:
    text = PLAYED.dumps()

    with pytest.raises(TruncatedRecord, match="cut off"):
        Record.loads(text[: len(text) - 20])


@pytest.mark.parametrize(
    ("old", "new"), [('"draw"', '"roll"'), ('"seats":2', '"seats":3'), ('"seed":1', '"seed":2'), ('"toy"', '"root"')]
)
def test_a_record_that_was_altered_says_so(old: str, new: str) -> None:
    text = PLAYED.dumps()
    assert old in text

    with pytest.raises(AlteredRecord, match="does not fit its checksum"):
        Record.loads(text.replace(old, new, 1))


def test_a_record_from_which_a_line_was_taken_says_how_many_it_promises() -> None:
    lines = PLAYED.dumps().splitlines(keepends=True)

    with pytest.raises(AlteredRecord, match="promises 5 answers and holds 4"):
        Record.loads("".join(lines[:2] + lines[3:]))


@pytest.mark.parametrize("text", ["", "hello\n", "[]\n", "{}\n", '{"rulewright":99}\n{"answers":0,"sha256":""}\n'])
def test_something_else_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord, match="no Rulewright record"):
        Record.loads(text)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    missing, binary = tmp_path / "missing.jsonl", tmp_path / "binary.jsonl"
    binary.write_bytes(b"\xff\xfe\x00")

    for path in (missing, binary):
        with pytest.raises(BadRecord, match=path.name):
            Record.load(path)


@pytest.mark.parametrize(
    ("game", "message"),
    [(NewRules(), "under rules version 1; this is version 2"), (NewData(), "under data version a; this is version b")],
)
def test_a_record_of_another_version_is_refused_with_both_versions(game: Toy, message: str) -> None:
    with pytest.raises(OtherVersion, match=message):
        game.replay(PLAYED)


def test_a_record_with_an_answer_nobody_offered_says_which() -> None:
    record = Record(
        game="toy", rules="1", data="a", options={"seats": 2, "flaw": ""}, seed=1, answers=["draw", "steal", "end"]
    )

    with pytest.raises(AlteredRecord, match=r"at answer 2: 'steal' is not offered by toy\.play"):
        Toy().replay(record)


def test_a_record_that_goes_on_after_the_end_says_where() -> None:
    record = finished_record("roll")

    with pytest.raises(AlteredRecord, match=f"at answer {len(record.answers)}: the match is over"):
        Toy().replay(record)


def finished_record(*more: str) -> Record:
    match = Toy().new(seed=1)
    match.play_out(lambda question: question.find("roll") or question.options[0])
    record = match.record
    return Record(game="toy", rules="1", data="a", options=record.options, seed=1, answers=[*record.answers, *more])


def test_the_record_of_a_finished_match_replays_to_its_end() -> None:
    assert Toy().replay(finished_record()).over
    assert finished().over


def taken_back() -> Record:
    """Draw and roll, take the roll back, draw again and end; then take the end back."""
    return Record(
        game="toy",
        rules="1",
        data="a",
        options=PLAYED.options,
        seed=PLAYED.seed,
        answers=["draw", "roll", "keep", "draw", "end"],
        undos=(Undo(3, 1, 0), Undo(5, 2)),
    )


def test_undos_are_lines_of_the_record_and_replay_to_the_bit() -> None:
    record = Record.loads(taken_back().dumps())

    assert record == taken_back()
    assert record.standing == ["draw", "draw"]
    assert record.dumps().splitlines()[4] == '{"undo":1,"seat":0}'
    assert standing(Toy().replay(record)) == standing(toy("draw", "draw"))


def test_a_record_with_undos_can_be_replayed_up_to_an_answer() -> None:
    assert standing(Toy().replay(taken_back(), to=3)) == standing(toy("draw", "roll", "keep"))
    assert standing(Toy().replay(taken_back(), to=4)) == standing(toy("draw", "draw"))
    assert standing(Toy().replay(taken_back(), to=5)) == standing(toy("draw", "draw", "end"))


def test_whoever_listens_hears_what_was_taken_back_and_the_undo() -> None:
    heard: list[Event] = []

    Toy().replay(taken_back(), hear=heard.append)

    assert [event.kind for event in heard][:6] == ["turn", "drew", "rolled", "scored", "undone", "drew"]
    assert heard[4].facts == {"seat": 0, "question": 1}


def test_a_record_without_undos_is_written_as_ever() -> None:
    assert PLAYED.dumps().startswith('{"rulewright":1,')
    assert taken_back().dumps().startswith('{"rulewright":2,')


@pytest.mark.parametrize("to", [-1, 3, 99])
def test_an_undo_of_answers_that_do_not_stand_is_refused(to: int) -> None:
    record = Record(
        game="toy", rules="1", data="a", options={}, seed=1, answers=["draw", "end"], undos=(Undo(1, 0), Undo(2, to))
    )

    with pytest.raises(AlteredRecord, match=f"goes back to answer {to}"):
        Record.loads(record.dumps())
    with pytest.raises(AlteredRecord, match=f"goes back to answer {to}"):
        Toy().replay(record)


def test_the_way_back_is_the_same_from_every_answer_of_a_long_match() -> None:
    trail = Trail()
    match = toy()
    for _ in range(90):
        for answer in ("roll", "drop", "end"):
            match.answer(answer)
            trail.note(match)

    for to in (269, 256, 255, 200, 40, 31, 0):
        match = trail.back(match, to)
        again = toy()
        for answer in ["roll", "drop", "end"] * 90:
            if len(again.history) < to:
                again.answer(answer)
        assert standing(match) == standing(again)
