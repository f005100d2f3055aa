"""Monster Lands in phrases: whatever is asked, offered, told and refused has its message, and all that goes into it."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.arena.monster_lands.tables import every_scenario
from rulewright.games.monster_lands.campaign import begin
from rulewright.games.monster_lands.game import MonsterLandsGame
from rulewright.kernel.event import Event
from rulewright.kernel.fate import Fate
from rulewright.kernel.view import View
from rulewright.texts.catalogue import LANGUAGES, Texts
from tests.texts.phrases import MOST, misfits, of_question, told_of
from tools.monster_lands.samples import RARE

GAME = MonsterLandsGame()
SPEECH = GAME.speech
TABLES: dict[str, dict[str, Any]] = {
    "two": {"seats": ["fire", "water"], "difficulty": "beginner"},
    "three with tricks": {"seats": ["jungle", "air", "fire"], "tricks": True, "difficulty": "hard"},
    "four with everything": {"tricks": True, "queens_grant": True, "more_monsters": True, "difficulty": "cutthroat"},
    "campaign": {"seats": ["water"], "campaign": begin(GAME.tables.campaign)},
    **{f"scenario {table['scenario']}": table for table in every_scenario()[::3]},
}


@pytest.mark.parametrize("table", TABLES)
def test_every_phrase_has_its_message_and_exactly_what_goes_into_it(table: str) -> None:
    assert misfits(told_of(GAME.new(TABLES[table], seed=table))) == {}


@pytest.mark.parametrize("place", range(len(RARE)))
def test_rare_questions_have_their_phrases_too(place: int) -> None:
    text, answers = RARE[place]
    match = GAME.resume(GAME.parse(text, 0))
    for answer in answers:
        match.answer(answer)
    assert misfits(of_question(match)) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_has_no_gap(language: str) -> None:
    texts = Texts(language)
    for phrase in told_of(GAME.new(TABLES["four with everything"], seed=language)):
        said = texts.say(phrase)
        assert said
        assert "<" not in said
        assert " ?" not in said
        assert said == said.strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_that_stand_side_by_side_are_told_apart(language: str) -> None:
    texts = Texts(language)
    match = GAME.new(TABLES["three with tricks"], seed=5)
    fate = Fate.seeded("apart")
    while match.question is not None and len(match.history) < MOST:
        question = match.question
        now = match.view(question.seat, ahead=False).now
        labels = [texts.say(SPEECH.option(now, question, option)) for option in question.options]
        buttons = [
            texts.say(SPEECH.button(now, question, option) or SPEECH.option(now, question, option))
            for option in question.options
        ]
        assert len(set(labels)) == len(labels), labels
        assert len(set(buttons)) == len(buttons), buttons
        match.answer(question.options[fate.below(len(question.options))])


def said_at(text: str, *answers: str) -> dict[str, str]:
    """Return the answers of a question at a table, in English, by their notation."""
    match = GAME.resume(GAME.parse(text, 0))
    for answer in answers:
        match.answer(answer)
    view = View.of(match, None if match.question is None else match.question.seat)
    assert view.question is not None
    say = Texts("en").say
    return {option.text: say(SPEECH.option(view.now, view.question, option)) for option in view.question.options}


GRANT = """
seats fire water
options queens_grant:yes
at pooling seat:fire steps:pool step:queens_grant round:2
fire glory:0 gold:5
fire members nuduru* frunks
fire equipment pugnor@nuduru pugnor@frunks
fire pool strength
water glory:0 gold:5
water members tortock* taron
lands kale -
modifiers 1A -
monsters sckon - -
missions 1 2
"""


def test_a_venom_that_is_taken_is_not_told_as_one_that_is_used() -> None:
    assert said_at(GRANT, "strength")["venom"] == "venom"


def test_equal_equipment_is_told_apart_by_who_carries_it() -> None:
    cards = said_at(
        GRANT.replace("pooling seat:fire steps:pool step:queens_grant", "placing turn:fire steps:turn step:action"),
        "exchange",
    )

    assert {text: words.partition(":")[0] for text, words in cards.items()} == {
        "pugnor@nuduru": "Pugnor (Nuduru)",
        "pugnor@frunks": "Pugnor (Frunks)",
    }


def test_only_whoever_laid_traps_hears_which() -> None:
    now = GAME.new({"seats": ["fire", "water"]}, seed=1).view(None).now
    facts: dict[str, Any] = dict.fromkeys(("strength", "magic", "persuasion", "defense", "potion", "venom", "gold"), 0)
    sent = Event(
        "assigned", {**facts, "seat": 0, "member": "frunks", "path": "1.2", "tokens": 1}, {"traps": ("starting",)}, 1
    )
    said = [Texts("en").say(SPEECH.event(now, sent.seen_by(seat))) for seat in (0, 1)]

    assert "starting trap" in said[0]
    assert said[1] == "the Fire clan sends Frunks to path 2 of land 1 with a trap."


def test_rounds_are_headings_and_in_them_phases_turns_and_areas() -> None:
    now = GAME.new({"seats": ["fire", "water"]}, seed=1).view(None).now
    begun: list[tuple[str, dict[str, Any]]] = [
        ("round", {"round": 3}),
        ("phase", {"phase": "dice pool"}),
        ("turn", {"seat": 1}),
        ("area", {"area": "land_a"}),
        ("leads", {"seat": 0, "member": "frunks"}),
    ]
    found = [SPEECH.heading(now, Event(kind, facts)) for kind, facts in begun]

    assert [one and (one.level, one.seat, Texts("en").say(one.title)) for one in found] == [
        ("turn", None, "Round 3"),
        ("phase", None, "dice pool"),
        ("phase", 1, "Water clan"),
        ("phase", None, "the first land"),
        None,
    ]
