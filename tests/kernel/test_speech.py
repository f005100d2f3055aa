"""Phrases: what is said, in no language yet."""

from __future__ import annotations

import json

import msgspec

import rulewright
from rulewright.kernel.event import Event
from rulewright.kernel.speech import Notation, Phrase, verbatim
from rulewright.kernel.trail import undone
from rulewright.kernel.why import Reason
from rulewright.texts.catalogue import Texts
from tests.kernel.toy import Toy

NESTED = Phrase("root.label.fight", name=Phrase("root.short.eyrie"), place=Phrase("root.say.forest", number="f2"))


def test_a_phrase_is_what_json_makes_of_it() -> None:
    plain = ["root.label.fight", {"name": ["root.short.eyrie"], "place": ["root.say.forest", {"number": "f2"}]}]

    assert json.loads(msgspec.json.encode(NESTED)) == plain
    assert json.loads(json.dumps(NESTED)) == plain
    assert (NESTED.key, set(NESTED.parts)) == ("root.label.fight", {"name", "place"})
    assert Phrase("root.short.eyrie").parts == {}


def test_phrases_are_compared_by_what_they_say() -> None:
    assert Phrase("root.say.forest", number="f2") == NESTED.parts["place"]
    assert Phrase("root.say.forest", number="f3") != NESTED.parts["place"]


def test_a_phrase_is_said_from_the_inside_out_also_as_it_came_over_the_wire() -> None:
    texts = Texts("en")

    assert texts.say(NESTED) == "the Eyrie in forest f2"
    assert texts.say(json.loads(json.dumps(NESTED))) == "the Eyrie in forest f2"


def test_lists_of_phrases_and_of_numbers_are_joined() -> None:
    cards = tuple(Phrase(f"root.card_name.{name}") for name in ("anvil", "sword"))
    texts = Texts("en")

    assert texts.say(Phrase("root.event.drew.known", seat="Eyrie", cards=cards)) == "Eyrie drew Anvil and Sword."
    assert texts.say(Phrase("table.verbatim", text=(3, 0))) == "3 and 0"
    assert texts.say(Phrase("table.verbatim", text=())) == ""


def test_what_is_the_same_in_every_language_is_said_as_it_stands() -> None:
    assert [Texts(language).say(verbatim("1>9")) for language in ("en", "it", "de")] == ["1>9"] * 3


def test_a_game_without_words_speaks_by_its_notation() -> None:
    match = Toy().new(seed=1)
    question, texts = match.question, Texts("en")
    assert question is not None
    now = match.view(question.seat).now
    speech = match.game.speech
    assert isinstance(speech, Notation)

    assert texts.say(speech.prompt(now, question)) == question.prompt
    assert texts.say(speech.option(now, question, question.options[0])) == question.options[0].text
    assert speech.button(now, question, question.options[0]) is None
    happened = Event("drew", {"seat": 1, "cards": 2})
    assert texts.say(speech.tell(now, happened) or ()) == "drew seat=1 cards=2"
    assert speech.heading(now, happened) is None
    assert texts.say(speech.reason(Reason("toy 1", "why.not-asked"))) == "why.not-asked"


def test_who_took_an_answer_back_is_told_in_every_game() -> None:
    speech = Notation()
    now = rulewright.new("root", {"seats": ["marquise", "eyrie"]}, seed=1).view(0).now

    assert speech.tell(now, undone(1, 4)) == Phrase("table.undone-by", name=verbatim("1"))
    assert speech.tell(now, undone(None, 4)) == Phrase("table.undone")
