"""Whatever a caller of the library does wrong is named by an exception of ours, and nothing changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.arena.contract import standing
from rulewright.kernel.errors import (
    BadNotation,
    BadOptions,
    BadRecord,
    BadSeed,
    NoRecord,
    NotSaved,
    OtherGame,
    OutOfRange,
    RulewrightError,
    UnknownAnswer,
    UnknownGame,
    UnknownSeat,
    WrongKind,
)
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option
from rulewright.kernel.record import Record, seed_hash
from rulewright.kernel.view import View
from rulewright.kernel.why import why_not, why_not_this

TWO = {"seats": ["marquise", "eyrie"]}


def reading(name: str) -> Any:
    """Return a game that reads positions; not every game does."""
    return rulewright.find(name)


def begun() -> Match:
    return rulewright.new("root", TWO, seed=1)


@pytest.mark.parametrize("seed", [b"x", 1.5, [1], True, None, (1,), "\ud800", 10**400])
def test_a_seed_that_no_record_could_hold_is_refused(seed: Any) -> None:
    for use in (
        lambda: rulewright.new("root", TWO, seed=seed),
        lambda: reading("root").parse("", seed),
        lambda: reading("monster_lands").parse("", seed),
        lambda: Fate.seeded(seed),
        lambda: seed_hash(seed),
    ):
        with pytest.raises(BadSeed, match="seed"):
            use()


@pytest.mark.parametrize("seed", [0, -7, 2**80, "", "a word", "7"])
def test_numbers_and_texts_are_seeds_and_their_records_replay(seed: int | str) -> None:
    match = rulewright.new("root", TWO, seed=seed)
    match.answer("1")

    again = rulewright.find("root").replay(Record.loads(match.record.dumps()))

    assert standing(again) == standing(match)


@pytest.mark.parametrize("answer", [1, None, 1.5, b"1", ["1"], {"text": "1"}, Option, object()])
def test_an_answer_is_an_option_or_a_text(answer: Any) -> None:
    match = begun()
    before = standing(match)

    with pytest.raises(WrongKind, match="answer"):
        match.answer(answer)
    with pytest.raises(WrongKind, match="answer"):
        match.play_out(lambda _question: answer)

    assert standing(match) == before


@pytest.mark.parametrize("seat", ["marquise", -1, 2, True, 0.0, [0]])
def test_a_seat_is_its_number_and_whoever_names_one_is_told_it(seat: Any) -> None:
    with pytest.raises(UnknownSeat, match=r"0 \(marquise\), 1 \(eyrie\)"):
        begun().view(seat)


def test_looking_ahead_needs_chance_and_tries() -> None:
    view = begun().view(0)

    with pytest.raises(WrongKind, match="fate is 7"):
        view.imagine(7)  # type: ignore[arg-type]  # that is what is tried
    with pytest.raises(OutOfRange, match="tries is 0"):
        view.imagine(Fate.seeded(1), tries=0)
    with pytest.raises(WrongKind, match="ahead"):
        begun().view(0, ahead="yes")  # type: ignore[arg-type]  # that is what is tried


@pytest.mark.parametrize("text", [None, 7, ["march"]])
def test_why_not_wants_a_text(text: Any) -> None:
    with pytest.raises(WrongKind, match="text"):
        why_not(begun(), text)
    with pytest.raises(WrongKind, match="target"):
        why_not_this(begun(), text)


@pytest.mark.parametrize("match", [None, "root", 7])
def test_why_not_wants_a_match(match: Any) -> None:
    with pytest.raises(WrongKind, match="match is"):
        why_not(match, "1")


@pytest.mark.parametrize("text", ["zzz", "99", "lunch", "1>99", "march zzz", "f9x"])
def test_why_not_of_something_that_does_not_exist_says_so(text: str) -> None:
    match = reading("root").resume(
        reading("root").parse("turn marquise daylight action\n1 marquise 3\nmarquise actions 3")
    )

    with pytest.raises(UnknownAnswer, match="no answer"):
        why_not(match, text)


@pytest.mark.parametrize("text", ["", "   "])
def test_why_not_of_nothing_says_so(text: str) -> None:
    with pytest.raises(UnknownAnswer, match="no answer was named"):
        why_not(begun(), text)


def test_what_exists_and_is_not_asked_is_told_apart_from_what_does_not_exist() -> None:
    assert [reason.key for reason in why_not(begun(), "march")] == ["why.not-asked"]


@pytest.mark.parametrize("path", [None, 7, b"x", ["a"]])
def test_a_record_is_loaded_from_and_saved_to_a_path(path: Any) -> None:
    with pytest.raises(WrongKind, match="path"):
        Record.load(path)
    with pytest.raises(WrongKind, match="path"):
        begun().record.save(path)


def test_a_path_may_be_a_text_and_a_file_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    record = begun().record
    record.save(str(tmp_path / "game.jsonl"))

    assert Record.load(str(tmp_path / "game.jsonl")) == record
    with pytest.raises(BadRecord, match="nowhere"):
        Record.load("nowhere")
    with pytest.raises(NotSaved, match="missing"):
        record.save(tmp_path / "missing" / "game.jsonl")
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


@pytest.mark.parametrize("name", [["root"], None, 7, "chess", {}])
def test_a_game_is_named_by_a_text(name: Any) -> None:
    with pytest.raises(UnknownGame, match="known are: monster_lands, root"):
        rulewright.new(name, seed=1)


@pytest.mark.parametrize("options", [[], "seats", 7, {1: 2}, {"seats": 3}, {"seats": ["marquise", 3]}, {"map": ["x"]}])
def test_options_are_given_by_name(options: Any) -> None:
    with pytest.raises(BadOptions):
        rulewright.new("root", options, seed=1)


@pytest.mark.parametrize("to", [-5, -1, 99, 1.5, "3", True])
def test_a_record_is_played_as_far_as_it_goes(to: Any) -> None:
    match = begun()
    match.answer("1")

    with pytest.raises(RulewrightError, match="to is"):
        match.game.replay(match.record, to)


def test_a_record_of_another_game_names_both() -> None:
    record = begun().record

    with pytest.raises(OtherGame, match="a record of root, and was handed to monster_lands"):
        rulewright.find("monster_lands").replay(record)
    with pytest.raises(OtherGame, match="a view of root, and was handed to monster_lands"):
        View.unpack(rulewright.find("monster_lands"), begun().view(0).pack())


@pytest.mark.parametrize("number", [0, -3, 1.5, "6", None, True])
def test_dice_have_faces(number: Any) -> None:
    fate = Fate.seeded(1)

    for draw in (fate.below, fate.roll):
        with pytest.raises(RulewrightError, match="is"):
            draw(number)
    assert fate.counter == 0
    assert fate.rolled == []


@pytest.mark.parametrize("most", [-1, 1.5, "3", True])
def test_so_many_answers_are_played_out_as_one_can_count(most: Any) -> None:
    match = begun()

    with pytest.raises(RulewrightError, match="most is"):
        match.play_out(lambda question: question.options[0], most)
    match.play_out(lambda question: question.options[0], 0)

    assert match.history == []


def test_a_match_from_the_middle_says_that_it_has_no_record() -> None:
    with pytest.raises(NoRecord):
        _ = begun().view(0).imagine(Fate.seeded(1)).record


ROOT_FAULTS = {
    "turn eyrie lunch": ("line 2", "'lunch'", "phase"),
    "turn eyrie daylight lunch": ("line 2", "'lunch'", "step"),
    "turn nobody": ("line 2", "'nobody'", "faction"),
    "points marquise:-3": ("line 2", "'-3'", "points"),
    "points marquise:many": ("line 2", "'many'", "number"),
    "1 marquise 200": ("line 2", "'200'", "warriors"),
    "1 marquise 26": ("line 2", "'26'", "25"),
    "1 marquise keep\n2 marquise keep": ("line 3", "'keep'", "0 are left"),
    "f1 marquise 2": ("line 2", "'2'", "forest"),
    "f1 marquise pawn": ("line 2", "'pawn'", "no pawn"),
    "f99 vagabond pawn": ("line 2", "'99'", "place"),
    "13 marquise 1": ("line 2", "'13'", "place"),
    "1 marquise castle": ("line 2", "'castle'", "piece"),
    "1 marquise sawmill*9": ("line 2", "'sawmill*9'", "left"),
    "1 marquise sawmill workshop recruiter": ("line 2", "'workshop'", "slots"),
    "1": ("line 2", "'1'", "nobody"),
    "hand eyrie nothing_like_it": ("line 2", "'nothing_like_it'", "card"),
    "hand eyrie anvil anvil": ("line 2", "'anvil'", "elsewhere"),
    "hand": ("line 2", "'hand'", "missing"),
    "eyrie leader napoleon": ("line 2", "'napoleon'", "leader"),
    "eyrie": ("line 2", "'eyrie'", "missing"),
    "eyrie wings 3": ("line 2", "'wings'", "no such line"),
    "vagabond relations eyrie:married": ("line 2", "'married'", "relationship"),
    "vagabond items excalibur": ("line 2", "'excalibur'", "item"),
    "alliance officers 99": ("line 2", "'99'", "officers"),
    "ruins 1": ("line 2", "'1'", "ruin"),
    "suits fox": ("line 2", "'fox'", "missing"),
    "weather fine": ("line 2", "'weather'", "begins"),
    "map atlantis": ("line 2", "atlantis", "map"),
    "seats marquise dragon": ("line 2", "'dragon'", "unknown faction"),
    "vagabond items sword sword sword sword sword sword": ("line 2", "'sword'", "6"),
    "deck loyal_vizier": ("line 2", "'loyal_vizier'", "no card of the deck"),
    "agenda setup marquise 0\nruins 6": ("lines 2, 3", "'setup'", "ruins in 10, 11, 12"),
    "1 marquise 1\nturn marquise daylight action\ncrafted eyrie sword sword sword": ("line 4", "'sword'", "3 sword"),
    "turn marquise\nturn eyrie": ("line 3", "'turn'", "already"),
    "partner marquise marquise": ("line 2", "'marquise'", "themselves"),
}


@pytest.mark.parametrize("text", ROOT_FAULTS)
def test_what_cannot_be_in_a_position_of_root_is_named_with_line_and_word(text: str) -> None:
    with pytest.raises(BadNotation) as error:
        reading("root").parse(f"# a position\n{text}")

    for word in ROOT_FAULTS[text]:
        assert word in str(error.value)


MONSTER_FAULTS = {
    "at lunch": ("line 2", "'lunch'", "stage"),
    "at placing steps:nap": ("line 2", "'nap'", "programme"),
    "at placing steps:turn step:nap": ("line 2", "'nap'", "step"),
    "at placing turn:nobody": ("line 2", "'nobody'", "clan"),
    "at fighting steps:fight": ("line 2", "'fight'", "path"),
    "at placing deed:dance": ("line 2", "'dance'", "thing to do"),
    "jungle gold:-3": ("line 2", "'-3'", "gold"),
    "jungle gold:much": ("line 2", "'much'", "number"),
    "jungle defense:99": ("line 2", "'defense'", "99 defense tokens"),
    "jungle members nobody": ("line 2", "'nobody'", "member"),
    "jungle members korgo\nwater members korgo": ("line 3", "'korgo'", "already"),
    "jungle members purkas* korgo*": ("line 2", "'korgo*'", "leader"),
    "jungle pool dagger": ("line 2", "'dagger'", "die"),
    "jungle pool strength*0": ("line 2", "'0'", "number of dice"),
    "jungle traps starting starting starting starting starting": ("line 2", "'starting'", "5"),
    "jungle castle 3": ("line 2", "'castle'", "line"),
    "path 9.9 jungle korgo": ("line 2", "'9.9'", "path"),
    "path 1.1": ("line 2", "'1.1'", "missing"),
    "space palace.1 strength jungle": ("line 2", "'palace'", "building"),
    "space mine.9 strength jungle": ("line 2", "'9'", "space"),
    "monsters dragon": ("line 2", "'dragon'", "missing"),
    "monsters dragon - -": ("line 2", "'dragon'", "monsters"),
    "monsters moldo moldo -": ("line 2", "'moldo'", "2 places"),
    "panic everywhere": ("line 2", "'everywhere'", "building"),
    "weather fine": ("line 2", "'weather'", "begins"),
    "options difficulty:easy": ("line 2", "'easy'", "difficulty"),
    "at placing round:9": ("line 2", "'9'", "from 1 to 6"),
    "at placing prowling:8": ("line 2", "'8'", "from 0 to 7"),
    "at placing turn:jungle steps:turn step:action deed:mine:1": ("line 2", "'deed'", "not offered"),
    "at pooling guest:strength": ("line 2", "'guest'", "in the step action of a turn"),
    "offer torko zondu kakron geas lusara": ("line 2", "'lusara'", "4 places"),
    "loot_pile gold_12": ("nothing says where loot", "gold_10"),
    "gear_display pugnor pugnor pugnor\ngear_deck pugnor": ("lines 2, 3", "'pugnor'", "too many"),
    "missions 12 12": ("line 2", "'12'", "mission 12 is in 2 places"),
    "rolled 3": ("line 2", "'rolled'", "marks"),
    "rolled 3\nmarks 0": ("line 2", "'rolled'", "more dice are rolled"),
    "hits 1 2": ("line 2", "'hits'", "somebody"),
    "options difficulty": ("line 2", "'difficulty'", "NAME:VALUE"),
}


@pytest.mark.parametrize("text", MONSTER_FAULTS)
def test_what_cannot_be_in_a_position_of_monster_lands_is_named_with_line_and_word(text: str) -> None:
    with pytest.raises(BadNotation) as error:
        reading("monster_lands").parse(f"seats jungle water\n{text}")

    for word in MONSTER_FAULTS[text]:
        assert word in str(error.value)


@pytest.mark.parametrize("text", [None, 7, b"turn eyrie", ["turn eyrie"]])
@pytest.mark.parametrize("game", rulewright.known_games())
def test_a_position_is_read_from_a_text(game: str, text: Any) -> None:
    with pytest.raises(WrongKind, match="text is"):
        reading(game).parse(text)
