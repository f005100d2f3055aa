"""Whole random games in every language: no word that anybody is told lacks a form, has a gap or does not agree.

A game joins by being known: its tables are those that show every pair of its choices together, a few of them here and
all of them in `make thorough`.  What stumbles is told by `agreement.py`, which reads the rest from the catalogue.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import rulewright
from rulewright.kernel.event import Event
from rulewright.kernel.fate import Fate
from rulewright.kernel.speech import Phrase
from rulewright.texts.catalogue import LANGUAGES, Areas
from tests.tables import covering, title
from tests.texts.agreement import stumbling
from tests.texts.phrases import of_events, of_question

FEW = 3
"""So many of a game's tables are played in every run."""
MOST = 400
"""Answers of one game, where it goes on for longer."""
OFTEN = 3
"""One question in so many is put into words, all events are."""
EVERY = [(game, options) for game in rulewright.known_games() for options in covering(game)]
SOME = [
    (game, options)
    for game in rulewright.known_games()
    for options in covering(game)[:: max(1, len(covering(game)) // FEW)][:FEW]
]


def name(part: object) -> str:
    """Return the name of a game or of a table."""
    return part if isinstance(part, str) else title(part)  # type: ignore[arg-type]  # pytest gives one or the other


def played(game: str, options: dict[str, Any], most: int) -> list[Phrase]:
    """Return what is said in a random match, each phrase once."""
    return list({repr(phrase): phrase for phrase in telling(game, options, most)}.values())


def telling(game: str, options: dict[str, Any], most: int) -> Iterator[Phrase]:
    """Play a match at random, with some diligence, and yield what is told of it."""
    match = rulewright.find(game).new(options, seed="read aloud")
    happened: list[Event] = []
    match.listen(happened.append)
    fate = Fate.seeded(title(options))
    while match.question is not None and len(match.history) < most:
        if fate.below(OFTEN) == 0:
            yield from of_question(match)
        choices = match.question.options
        match.answer(choices[max(fate.below(len(choices)), fate.below(len(choices)))])
        yield from of_events(match, happened)
        happened.clear()


def stumbled(said: list[Phrase]) -> dict[str, list[tuple[str, str]]]:
    """Return the texts that stumble, with what they stumble over, and the forms that things lack."""
    wrong: dict[str, list[tuple[str, str]]] = {}
    for language in LANGUAGES:
        areas, reader = Areas(language), stumbling(language)
        for phrase in said:
            text = areas.said(phrase)
            if found := list(reader.of(text)):
                wrong[text] = found
        if areas.lacking:
            wrong[language] = sorted(areas.lacking)
    return wrong


@pytest.mark.parametrize(("game", "options"), SOME, ids=name)
def test_a_game_reads_aloud_without_stumbling(game: str, options: dict[str, Any]) -> None:
    said = played(game, options, MOST)

    assert len(said) > 100
    assert stumbled(said) == {}


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "options"), EVERY, ids=name)
def test_every_game_reads_aloud_without_stumbling(game: str, options: dict[str, Any]) -> None:
    assert stumbled(played(game, options, 10 * MOST)) == {}


@pytest.mark.parametrize(
    ("language", "text", "what"),
    [
        ("en", "The Vagabond  moves.", "two spaces"),
        ("en", "Saved to ?.", "a part is missing"),
        ("en", "<root.no-such>", "a message is missing"),
        ("en", "It shows: .", "nothing where something was to be told"),
        ("en", "The the Vagabond moves.", "an article before an article"),
        ("en", "1 warriors of the Alliance", "one of several"),
        ("en", "2 warrior of the Alliance", "several of one"),
        ("en", "A card of Vagabond", "a bare name"),
        ("it", "prende 1 dadi", "one of several"),
        ("it", "2 guerriero", "several of one"),
        ("it", "una carta di Marchesa", "a bare name"),
        ("it", "Marchesa muove.", "a bare name"),
        ("it", "l'Alleanza", "a straight apostrophe"),
        ("it", "alla la Marchesa", "an article before an article"),
        ("de", "mit 1 Tränken", "one of several"),
        ("de", "von Vagabund", "a bare name"),
        ("de", "2 Karte", "several of one"),
        ("de", "der der Vagabund", "an article before an article"),
    ],
)
def test_what_stumbles_is_noticed(language: str, text: str, what: str) -> None:
    assert what in dict(stumbling(language).of(text))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "the Vagabond gave the Alliance 1 card and 2 warriors: a sword (fox)."),
        ("en", "the Alliance removed 2 fox gardens of the Cult."),
        ("it", "l’Alleanza riceve 2 carte e 1 guerriero dal Vagabondo: +1 gloria."),
        ("de", "der Vagabund gibt der Allianz 2 Karten und 1 Krieger. Wohin?"),
    ],
)
def test_what_reads_well_is_left_alone(language: str, text: str) -> None:
    assert dict(stumbling(language).of(text)) == {}
