"""Monster Lands keeps the contract: random matches of every table, and of diligent players."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.arena.contract import check_match
from rulewright.arena.monster_lands.tables import every_scenario, every_table
from rulewright.arena.secrecy import check_secrecy
from rulewright.games.monster_lands.game import MonsterLandsGame
from rulewright.kernel.fate import Fate
from rulewright.kernel.view import View
from tests.golden.monster_lands.script import prefer

GAME = MonsterLandsGame()
SEEDS = range(2)


def title(options: dict[str, Any]) -> str:
    """Return a name for a table."""
    tricks = "+tricks" if options.get("tricks") else ""
    return f"{'+'.join(options['seats'])}-{options['difficulty']}{tricks}-{options.get('scenario', 0)}"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("options", every_table(), ids=title)
def test_a_random_match_keeps_the_contract(options: dict[str, Any], seed: int) -> None:
    checked = check_match(GAME, options, seed=f"contract {seed}", every=6)

    assert checked.answers > 10
    assert checked.worlds >= checked.samples * (len(options["seats"]) + 1)


@pytest.mark.parametrize("options", every_table(), ids=title)
def test_nothing_is_betrayed_in_a_match_of_diligent_players(options: dict[str, Any]) -> None:
    """Random players seldom get far; these hire, equip and fight, and every fourth question is looked at by all."""
    match = GAME.new(options, seed="diligence")
    fate, chance = Fate.seeded("diligence"), Fate.seeded("secrecy")
    compared = 0
    while match.question is not None and len(match.history) < 160:
        answer = prefer(match.question, fate)
        if chance.below(4) == 0:
            compared += check_secrecy(match, answer, chance)
        match.answer(answer)
        assert GAME.audit(match.position) == []

    assert compared > 0


@pytest.mark.parametrize("options", [*every_table()[::5], *every_scenario()[::3]], ids=title)
def test_a_view_travels_as_plain_data(options: dict[str, Any]) -> None:
    match = GAME.new(options, seed="travel")
    fate = Fate.seeded("travel")
    for _ in range(60):
        if match.question is None:
            break
        view = match.view(match.question.seat)
        again = View.unpack(GAME, view.pack())
        assert again.facts() == view.facts()
        assert again.pack() == view.pack()
        assert again.imagine(Fate.seeded(1)).question is not None
        match.answer(prefer(match.question, fate))
