"""How the catalogue speaks."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rulewright.texts.catalogue import LANGUAGES, Texts, areas, language_of


def test_numbers_choose_the_form() -> None:
    texts = Texts("en")
    assert texts("root.say.points", n=1) == "1 point"
    assert texts("root.say.points", n=3) == "3 points"
    assert texts.count("root.piece.warrior", 1) == "1 warrior"
    assert texts.count("root.piece.warrior", 2) == "2 warriors"
    assert Texts("it").noun("root.piece.warrior", 0) == "guerrieri"


def test_a_missing_text_shows_its_key_and_stops_nothing() -> None:
    assert Texts("en")("no.such.text") == "<no.such.text>"
    assert Texts("en").noun("no.such.noun", 2) == "<no.such.noun>"


def test_a_missing_parameter_shows_a_question_mark_and_stops_nothing() -> None:
    assert Texts("en")("ui.saved") == "Saved to ?."
    assert Texts("en")("ui.opponent_count", names="Ann") == "? opponents: Ann"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_parameter_is_shown_as_it_is(language: str) -> None:
    assert "{ $file } <b> \N{PILE OF POO}" in Texts(language)("ui.saved", file="{ $file } <b> \N{PILE OF POO}")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "the Vagabond gave the Alliance a card."),
        ("it", "l’Alleanza riceve una carta dal Vagabondo."),
        ("de", "der Vagabund gibt der Allianz eine Karte."),
    ],
)
def test_a_sentence_says_which_form_of_a_thing_it_needs(language: str, said: str) -> None:
    phrase = ["root.event.gave", {"seat": ["root.short.vagabond"], "to": ["root.short.alliance"]}]
    assert Texts(language).say(phrase) == said


def test_a_name_that_somebody_chose_has_the_forms_too() -> None:
    phrase = ["root.event.gave", {"seat": ["table.verbatim", {"text": "Ada"}], "to": ["root.short.vagabond"]}]
    assert Texts("it").say(phrase) == "il Vagabondo riceve una carta da Ada."


def test_lists_are_joined_as_the_language_joins_them() -> None:
    winners = [["root.short.vagabond"], ["root.short.marquise"]]
    phrase = ["root.event.won", {"winners": winners, "reason": ["root.reason.dominance"]}]
    assert Texts("it").say(phrase).startswith("Vittoria del Vagabondo e della Marchesa (")
    assert Texts("de").say(phrase).startswith("Sieg für den Vagabunden und die Marquise (")
    assert Texts("en").say(["table.verbatim", {"text": [3, 0]}]) == "3 and 0"


def test_words_are_listed_as_the_language_lists_them() -> None:
    assert Texts("it").listed(["a", "b", "c"]) == "a, b e c"
    assert Texts("de").listed(iter(["a", "b"]), "or") == "a oder b"
    assert Texts("en").listed([]) == ""


def test_a_form_that_a_thing_lacks_is_its_plain_name_and_is_noted() -> None:
    texts = Texts("de")
    assert texts.say(["root.suit.fox"], "zum") == texts.say(["root.suit.fox"])
    assert ("root-suit-fox", "zum") in areas("de").lacking
    areas("de").lacking.discard(("root-suit-fox", "zum"))


def test_all_forms_of_a_thing_can_be_asked_for() -> None:
    assert Texts("de").forms(["root.short.vagabond"]) == [
        "Vagabund",
        "der Vagabund",
        "den Vagabunden",
        "dem Vagabunden",
        "des Vagabunden",
        "zum Vagabunden",
    ]


def test_a_parameter_may_be_anything_that_has_a_text() -> None:
    assert Texts("en")("ui.saved", file=None) == "Saved to None."


def test_keys_can_be_looked_up() -> None:
    texts = Texts("de")
    assert "root.why.no-base" in texts
    assert "root.why.no-such-reason" not in texts


def test_who_says_nothing_does_not_wait_for_the_library() -> None:
    source = "import sys, rulewright.texts.catalogue as c; c.Texts('en'); print('fluent' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)  # noqa: S603 - our own
    assert done.stdout == "False\n"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "de"),
        ({"LANG": "it_IT.UTF-8", "RULEWRIGHT_LANGUAGE": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_says_which_language_is_spoken(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
