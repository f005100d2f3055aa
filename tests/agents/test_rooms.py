"""What a game brings to the agents is found in its room."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import rulewright
from rulewright.agents.catalogue import greedy, tables
from rulewright.agents.evaluation import UnknownWeights
from rulewright.agents.monster_lands.greedy import MonsterLandsGreedy
from rulewright.agents.weights import Weights, replaced, weights_in
from rulewright.games.rooms import room


def test_a_module_of_a_room_is_found_and_one_that_there_is_not_is_none() -> None:
    assert room("rulewright.agents", "root", "evaluation") is sys.modules["rulewright.agents.root.evaluation"]
    assert room("rulewright.agents", "root", "nothing") is None
    assert room("rulewright.agents", "chess", "evaluation") is None


def test_what_a_module_itself_cannot_find_is_not_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "floor" / "chess").mkdir(parents=True)
    (tmp_path / "floor" / "chess" / "evaluation.py").write_text("import no_such_module\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))

    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        room("floor", "chess", "evaluation")


@pytest.mark.parametrize("game", [game for game in rulewright.known_games() if tables(game)])
def test_the_tables_of_a_game_can_be_handed_in_again(game: str) -> None:
    found = tables(game)

    assert greedy(game, 1, found).name == "greedy"
    for table in found.values():
        for name in weights_in(table):
            other = weights_in(replaced(table, {name: 7.5}))
            assert [part for part in other if other[part] != weights_in(table)[part]] == [name]


def test_another_table_reaches_an_agent_of_a_games_own() -> None:
    table = replaced(tables("monster_lands")["monster_lands"], {"haste": 3.0})
    agent = greedy("monster_lands", 1, {"monster_lands": table})

    assert isinstance(agent, MonsterLandsGreedy)
    assert agent.weights is table
    for wrong in ({"fire": table}, {"monster_lands": Weights()}):
        with pytest.raises(UnknownWeights, match="one table of weights"):
            greedy("monster_lands", 1, wrong)
