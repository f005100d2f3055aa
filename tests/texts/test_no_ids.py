"""What is offered is said in words: no answer shows the name that the rules have for a thing."""

from __future__ import annotations

import re
from typing import Any

import pytest

import rulewright
from rulewright.arena.tables import insisting
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.texts.catalogue import LANGUAGES, Texts

ID = re.compile(r"\w_\w|\w:\w|<|>")
"""What stands in names and notations of the rules, and in no word: `foxfolk_steel`, `craft:anvil`, missing messages."""
MOST = 900
"""So many questions of each match are looked at."""


def said(match: Match, texts: Texts) -> dict[str, str]:
    """Return the answers of the open question as a list and as buttons say them, each by what it is."""
    question, speech = match.question, match.game.speech
    assert question is not None
    now = match.view(question.seat, ahead=False).now
    found = {}
    for option in question.options:
        found[f"{question.prompt} {option.text}"] = texts.say(speech.option(now, question, option))
        button = speech.button(now, question, option)
        if button is not None:
            found[f"{question.prompt} {option.text} (button)"] = texts.say(button)
    found[question.prompt] = texts.say(speech.prompt(now, question))
    return found


def tables() -> list[tuple[str, dict[str, Any]]]:
    """Return two tables of every game: the usual one with all that can be chosen, and one as small as can be."""
    found = []
    for game in map(rulewright.find, rulewright.known_games()):
        usual = next(option.default for option in game.game_options() if option.name == "seats")
        flags = {option.name: True for option in game.game_options() if option.kind == "flag"}
        found.append((game.name, {"seats": list(usual), **flags}))
        found.append((game.name, {**insisting(game.name), "seats": [usual[1], usual[-1]]}))
    return found


@pytest.mark.parametrize(("game", "options"), tables(), ids=lambda part: part if isinstance(part, str) else "")
def test_no_answer_and_no_question_shows_an_id(game: str, options: dict[str, Any]) -> None:
    match = rulewright.new(game, options, seed=4)
    languages = [Texts(language) for language in LANGUAGES]
    fate = Fate.seeded("ids")
    prompts: set[str] = set()
    while match.question is not None and len(match.history) < MOST:
        if match.question.prompt not in prompts or len(match.history) % 7 == 0:
            prompts.add(match.question.prompt)
            for texts in languages:
                shown = {what: words for what, words in said(match, texts).items() if ID.search(words)}
                assert shown == {}, texts.language
        choices = match.question.options
        match.answer(choices[max(fate.below(len(choices)), fate.below(len(choices)))])
    assert len(prompts) > 12


def test_an_id_would_be_noticed() -> None:
    for shown in ("Foxfolk_steel → recruit", "craft:anvil", "<root.option.nothing>"):
        assert ID.search(shown)
    for words in ("Foxfolk Steel → Recruit", "1 → 9", "Yes: End Daylight", "Rifugio, 2 punti"):
        assert not ID.search(words)
