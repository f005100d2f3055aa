"""What may be taken back, and what not."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.cli.sitting import Sitting, retell
from rulewright.kernel.errors import AlteredRecord, OtherVersion
from rulewright.kernel.event import Event
from rulewright.kernel.fate import Fate
from rulewright.kernel.record import Record
from rulewright.server.store.entry import ANSWER, JournalEntry
from rulewright.server.table.journal import Journal
from tests.cli.scripted import random_match


def sitting(*answers: str, seed: int = 3) -> Sitting:
    """Return a game of two people in which the Marquise has answered, by hand."""
    match = rulewright.new("root", {"seats": ["marquise", "eyrie"], "first": "marquise"}, seed=seed)
    table = Sitting(match, {})
    for answer in answers:
        give(table, answer)
    return table


def give(table: Sitting, answer: str) -> None:
    question = table.match.question
    assert question is not None
    option = question.find(answer)
    assert option is not None, f"{answer} is not offered by {question}"
    table.answer(option)


SETUP = ("1", "1", "5", "9", "despot")


def test_an_own_answer_is_taken_back_with_what_it_brought_about() -> None:
    table = sitting(*SETUP, "done")
    before, heard = table.match.position.fingerprint(), len(table.log)
    give(table, "march")
    give(table, "6>3")
    taken = table.undo()
    assert taken is not None
    assert taken.text == "6>3"
    assert table.match.question is not None
    assert table.match.question.prompt == "root.move.where"
    table.undo()
    assert table.match.position.fingerprint() == before
    assert len(table.log) == heard


def test_play_goes_on_as_if_nothing_had_been_taken_back() -> None:
    table, straight = sitting(*SETUP, "done", "march", "6>3"), sitting(*SETUP, "done", "march", "7>3")
    table.undo()
    give(table, "7>3")
    assert table.match.record == straight.match.record
    assert [repr(event) for event in table.log] == [repr(event) for event in straight.log]


def test_events_are_heard_after_an_undo() -> None:
    table = sitting(*SETUP, "done", "march", "6>3")
    table.undo()
    give(table, "6>3")
    assert table.log[-1].kind == "moved"


def test_no_undo_after_somebody_else_was_asked() -> None:
    table = sitting(*SETUP)
    assert table.undo() is None


def test_no_undo_after_dice_were_rolled() -> None:
    table = sitting(*SETUP, "done", "march", "6>3", "done", "battle")
    while not any(event.kind == "rolled" for event in table.log):
        question = table.match.question
        assert question is not None
        table.answer(question.options[0])
    assert table.undo() is None


def test_no_undo_after_a_card_was_drawn() -> None:
    table = sitting(*SETUP, "done")
    give(table, "done")
    assert any(event.kind == "drew" for event in table.log)
    assert table.undo() is None


def test_no_undo_after_a_card_came_out_of_the_hand_for_all_to_see() -> None:
    table = sitting(*SETUP, "done")
    while table.match.question is not None:
        craft = [option for option in table.match.question.options if option.text.startswith("craft:")]
        table.answer(craft[0] if craft else table.match.question.options[0])
        if craft:
            break
    assert any(event.kind == "crafted" for event in table.log)
    assert table.undo() is None


@pytest.mark.parametrize(("game", "seed"), [("root", 1), ("root", 2), ("monster_lands", 1)])
def test_the_terminal_and_the_server_judge_alike_what_can_be_taken_back(game: str, seed: int) -> None:
    played, chance = rulewright.find(game), Fate.seeded(f"undo {seed}")
    options = played.validate({})
    table = Sitting(played.new(options, seed=str(seed)), {})
    journal = Journal(played, options, str(seed))
    free = 0
    for number in range(300):
        question = table.match.question
        if question is None:
            break
        option = question.options[chance.below(len(question.options))]
        table.answer(option)
        journal.apply(JournalEntry("", number, ANSWER, question.seat, option.text, "person", 0.0, None))
        may = journal.may_undo([question.seat], number)
        assert table.may_undo == may, f"{question.prompt}: {option.text}"
        free += may
    assert free, "something could be taken back"


def test_an_answer_that_gave_itself_goes_with_the_one_before_it() -> None:
    table = sitting(*SETUP, "done", "march")
    question = table.match.question
    assert question is not None
    table.answer(question.options[0], by_hand=False)
    taken = table.undo()
    assert taken is not None
    assert taken.text == "march"


def test_a_resumed_game_has_its_log_and_nothing_to_take_back() -> None:
    table = sitting(*SETUP, "done", "march")
    again = Sitting.resume(table.match.record)
    assert [repr(event) for event in again.log] == [repr(event) for event in table.log]
    assert again.undo() is None


def test_a_record_is_retold_with_everything_that_happened() -> None:
    record = random_match(["marquise", "eyrie"], 300).record
    log: list[Event] = []
    match = retell(record, log.append, 150)
    assert len(match.history) == 150
    assert [event.kind for event in log[:2]] == ["placed", "garrison"]


def test_a_record_that_does_not_fit_its_game_says_where() -> None:
    record = random_match(["marquise", "eyrie"], 30).record
    altered = Record(
        game=record.game,
        rules=record.rules,
        data=record.data,
        options=record.options,
        seed=record.seed,
        answers=[*record.answers[:10], "zebra", *record.answers[11:]],
    )
    with pytest.raises(AlteredRecord, match="at answer 11"):
        retell(altered)


def test_a_record_of_other_rules_is_refused() -> None:
    record = random_match(["marquise", "eyrie"], 5).record
    other = Record(game=record.game, rules="0", data=record.data, options=record.options, seed=record.seed, answers=[])
    with pytest.raises(OtherVersion, match="rules version 0"):
        retell(other)
