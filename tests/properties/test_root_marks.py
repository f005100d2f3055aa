"""The marks of options, at every question of random games: exact, although they are made from a seat's view only."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.root.game import RootGame
from rulewright.kernel.event import Event
from rulewright.kernel.fate import Fate
from rulewright.kernel.marks import ENDS, FREE, OVER, PHASE, REVEALS, ROLLS, sealed
from rulewright.kernel.match import Match
from tests.doses import one_in
from tests.tables import covering, title

MOST = 1200
"""Answers of a game that are looked at."""


def dice_fall(match: Match, heard: list[str]) -> bool:
    """Whether dice have fallen, or will if those who are asked meanwhile decline everything."""
    twin = match.copy()
    twin.listen(lambda event: heard.append(event.kind))
    seat = twin.start
    while "rolled" not in heard and twin.question is not None and twin.start is seat:
        twin.answer(twin.question.find("decline") or twin.question.options[0])
    return "rolled" in heard


@pytest.mark.parametrize("options", one_in(4, covering("root")), ids=title)
def test_an_option_is_marked_exactly_when_it_could_not_be_taken_back_and_as_what_it_does(
    options: dict[str, Any],
) -> None:
    game = RootGame()
    match = game.new(options, seed=f"marks {title(options)}")
    chance = Fate.seeded(f"marks {title(options)}")
    seen, fought = set(), False
    heard: list[str] = []
    happened: list[Event] = []
    match.listen(happened.append)
    while match.question is not None and len(match.history) < MOST:
        question = match.question
        number = chance.below(len(question.options))
        mark = game.marks(match.view(question.seat))[number]
        owner, stage = match.position.agenda.seat, (game.turn(match.position), match.position.agenda.step.phase)
        before, text = match.position.fate.counter, question.options[number].text

        match.answer(question.options[number])

        where = f"{question.prompt} {text} at answer {len(match.history)}: {mark!r}"
        heard[:] = [event.kind for event in happened]
        fought |= "rolled" in heard
        assert (mark != FREE) == sealed(match, question, before, happened), where
        if mark == ROLLS:
            assert dice_fall(match, heard), where
        else:
            assert "rolled" not in heard, where
        if mark in (ENDS, PHASE):
            assert owner == question.seat, where
            assert mark == PHASE or game.turn(match.position) != stage[0], where
            assert (game.turn(match.position), match.position.agenda.step.phase) != stage, where
        assert mark != OVER or match.over, where
        seen.add(mark)
        happened.clear()
    assert seen - {OVER, PHASE, ROLLS} == {FREE, REVEALS, ENDS}
    assert (ROLLS in seen) == fought, "two may play and never meet"
