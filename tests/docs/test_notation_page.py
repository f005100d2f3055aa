"""The page about notation leaves out no line of a position and no step, and quotes refusals as they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulewright
from rulewright.games.monster_lands import notation, reading
from rulewright.games.monster_lands.game import MonsterLandsGame
from rulewright.games.monster_lands.rules.round import PROGRAMME, STAGES
from rulewright.games.root.box import FACTIONS
from rulewright.games.root.game import RootGame
from rulewright.games.root.reading import HEADS, READERS
from rulewright.kernel.errors import BadNotation

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
REFUSAL = re.compile(r"^\| `([^`]+)`.* \| `((?:line|nothing)[^`]+)`", re.MULTILINE)


def words(title: str) -> set[str]:
    """Return the words of notation in a chapter of the page."""
    chapter = PAGE.partition(f"\n### {title}\n")[2].partition("\n##")[0]
    codes = [*BLOCK.findall(chapter), *CODE.findall(BLOCK.sub("", chapter))]
    return {word for code in codes for word in re.split(r"[\s:*~!]+", code)}


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_step_of_a_faction_is_named(faction: str) -> None:
    one = FACTIONS[faction]

    assert {step.name for step in (*one.programme, *one.setup)} - words("Root") == set()


def test_every_line_of_root_is_named() -> None:
    boards: set[str] = set()
    for seats in (list(FACTIONS)[:4], list(FACTIONS)[4:]):
        match = RootGame().new({"seats": seats, "adventurous": True}, seed=1)
        for _ in range(300):
            match.play_out(lambda question: question.options[-1], 1)
            lines = [line.split() for line in match.game.write(match.start).splitlines()]
            boards |= {line[1] for line in lines if line[0] in FACTIONS}

    assert len(boards) > 20
    assert {*HEADS, *READERS, *boards} - words("Root") == set()


def test_every_line_stage_and_step_of_monster_lands_is_named() -> None:
    game = MonsterLandsGame()
    heads = {*reading.HEADS, *reading.READERS, *reading.BATTLE, *notation.Names(game.setting(game.validate({}))).of}
    clans = {*notation.GOODS, *reading.OF_CLANS, "traps", "loot", "trophies", *notation.PATH_FIELDS}
    steps = {name for programme in PROGRAMME.values() for name in notation.step_names(programme)}

    assert {*heads, *clans, *steps, *STAGES, *PROGRAMME, *reading.KEYS} - words("Monster Lands") == set()


@pytest.mark.parametrize(("text", "said"), REFUSAL.findall(PAGE))
def test_what_is_refused_is_refused_as_the_page_says(text: str, said: str) -> None:
    reasons = []
    for game in map(rulewright.find, rulewright.known_games()):
        try:
            game.parse(text)
        except BadNotation as error:
            reasons.append(str(error))

    assert any(said in reason for reason in reasons), reasons


def test_the_page_quotes_refusals() -> None:
    assert len(REFUSAL.findall(PAGE)) > 3
