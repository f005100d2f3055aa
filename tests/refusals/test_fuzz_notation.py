"""Positions with mistakes in them: refused, with line, word and reason, or positions that can be.

Positions of real matches are written, and changed here and there as somebody would who writes one by hand: a number, a
word too many, a line twice.  What is accepted must pass the audit, be written and read alike, and be played on.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

import rulewright
from rulewright.kernel.errors import BadNotation
from rulewright.kernel.fate import Fate
from rulewright.kernel.game import Game
from tests.golden.scripts import prefer
from tests.tables import covering

GAMES = [name for name in rulewright.known_games() if rulewright.find(name).has_notation]
NUMBER = re.compile(r"\d+")
NUMBERS = ("0", "1", "2", "3", "5", "9", "40", "255", "999")
FEW, MANY = 150, 2500
AHEAD = 12
"""So many answers are given from a position that was accepted."""


@cache
def written(name: str) -> tuple[str, ...]:
    """Return positions of matches at different tables, from the set-up to far into a game."""
    game, found = rulewright.find(name), []
    for number, options in enumerate(covering(name)[:4]):
        match, fate = game.new(options, seed=f"notation {number}"), Fate.seeded(f"notation {number}")
        for _ in range(240):
            if match.question is None:
                break
            if not match.flight and fate.below(12) == 0:
                found.append(game.write(match.start))
            match.answer(prefer(name, match.question, fate))
    return tuple(found)


def mistaken(text: str, words: list[str], fate: Fate) -> str:
    """Return a text with up to three mistakes, more of them in its head."""
    lines = text.splitlines()
    for _ in range(1 + fate.below(3)):
        place = fate.below(len(lines) if fate.below(3) else min(8, len(lines)))
        kind = fate.below(6)
        if kind == 0:
            lines[place : place + 1] = []
        elif kind == 1:
            lines.insert(fate.below(len(lines)), lines[place])
        else:
            lines[place] = misspelt(lines[place], kind, words, fate)
        if not lines:
            return ""
    return "\n".join(lines)


def misspelt(line: str, kind: int, words: list[str], fate: Fate) -> str:
    """Return a line with another number, or a word left out, added or changed."""
    numbers = list(NUMBER.finditer(line))
    if kind == 2 and numbers:
        found = numbers[fate.below(len(numbers))]
        return line[: found.start()] + NUMBERS[fate.below(len(NUMBERS))] + line[found.end() :]
    split = line.split() or [""]
    place = fate.below(len(split))
    other = words[fate.below(len(words))]
    split[place : place + (kind != 4)] = [] if kind == 3 else [other]
    return " ".join(split)


def judge(game: Game, text: str) -> str:
    """Return what becomes of a text: refused with a line or without, or accepted and sound."""
    try:
        position = game.parse(text)
    except BadNotation as error:
        return "with its line" if "line" in str(error) else "without" if str(error) else "without a reason"
    assert game.audit(position) == []
    again = game.write(position)
    assert game.write(game.parse(again)) == again
    match, fate = game.resume(text), Fate.seeded("ahead")
    for _ in range(AHEAD):
        if match.question is None:
            break
        assert match.question.options
        match.answer(prefer(game.name, match.question, fate))
    assert game.audit(match.position) == []
    return "accepted"


def fuzz(name: str, number: int) -> Counter[str]:
    """Judge so many texts with mistakes."""
    game, texts, fate = rulewright.find(name), written(name), Fate.seeded(f"mistakes {number}")
    words = sorted({word for text in texts for word in text.split()})
    found: Counter[str] = Counter()
    for _ in range(number):
        text = mistaken(texts[fate.below(len(texts))], words, fate)
        try:
            found[judge(game, text)] += 1
        except Exception as error:
            raise AssertionError(f"{type(error).__name__}: {error}\n{text}") from error
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_position_with_mistakes_is_refused_or_can_be(name: str) -> None:
    found = fuzz(name, FEW)

    assert found["with its line"] > found["without"] * 5
    assert not found["without a reason"]
    assert found["accepted"], "some mistakes give another position"


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_many_positions_with_mistakes_are_refused_or_can_be(name: str) -> None:
    assert fuzz(name, MANY)["with its line"]
