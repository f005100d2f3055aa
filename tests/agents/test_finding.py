"""Agents by name: ours, registered, advertised, in modules and in files."""

from __future__ import annotations

import pickle
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.agents import finding
from rulewright.agents.agent import Agent, UnknownAgent
from rulewright.agents.asking import AgentFailed, answer_of
from rulewright.agents.catalogue import make
from rulewright.arena.simulate import simulate
from rulewright.kernel.question import Option
from rulewright.kernel.view import View

HERE = f"{__name__}:"


class First(Agent):
    def choose(self, view: View) -> Option[Any]:
        assert view.question is not None
        return view.question.options[0]


class Curious(First):
    name = "curious"

    def __init__(self, game: str, seed: str, *, depth: int = 3) -> None:
        self.told = (game, seed, depth)


class Wanting(First):
    def __init__(self, depth: int) -> None:
        self.depth = depth


class Broken(First):
    def choose(self, view: View) -> Option[Any]:
        raise LookupError(view.number)


class Nobody:
    def choose(self, view: View) -> None: ...


def made_by_hand(seed: str) -> Agent:
    return Curious("by hand", seed)


def no_agent() -> Nobody:
    return Nobody()


@pytest.fixture(autouse=True)
def nothing_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "_registered", {})


def test_a_class_of_a_module_is_an_agent() -> None:
    agent = make(f"{HERE}First", "root", 1)
    assert isinstance(agent, First)
    assert agent.name == f"{HERE}First"


def test_what_makes_an_agent_gets_what_it_asks_for() -> None:
    agent = make(f"{HERE}Curious", "root", 7)
    assert isinstance(agent, Curious)
    assert agent.told == ("root", "7", 3)
    assert agent.name == "curious"
    by_hand = make(f"{HERE}made_by_hand", "root", 8)
    assert isinstance(by_hand, Curious)
    assert by_hand.told == ("by hand", "8", 3)


def test_a_file_is_loaded_once_wherever_it_is(tmp_path: Path) -> None:
    code = "from rulewright.agents.agent import Agent\nclass Mine(Agent):\n def choose(self, view): return None\n"
    (tmp_path / "my-bots.py").write_text(code, encoding="utf-8")
    one, two = (make(f"{tmp_path}/my-bots.py:Mine", "root", seed) for seed in (1, 2))
    assert type(one) is type(two)
    assert pickle.loads(pickle.dumps(type(one))) is type(one)  # noqa: S301  (our own)


def test_a_module_of_the_folder_at_hand_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_at_hand.py").write_text(f"from {__name__} import First as Mine\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    assert isinstance(make("bots_at_hand:Mine", "root", 1), First)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("no_such_package.bots:Mine", "no module 'no_such_package.bots' can be imported"),
        (":Mine", "no module '' can be imported"),
        ("nowhere.py:Mine", "there is no file nowhere.py"),
        (f"{HERE}Missing", "has no 'Missing'"),
        (f"{HERE}Nobody", "must be a class derived from rulewright.agents.agent.Agent"),
        (f"{HERE}HERE", "is no agent but"),
        (f"{HERE}Wanting", "asks for 'depth'; an agent may ask for: game, seed"),
        (f"{HERE}no_agent", "makes no agent but 'Nobody'"),
        ("clever", "known are: random, greedy; your own is named as package.module:Class or file.py:Class"),
    ],
)
def test_what_is_no_agent_is_refused_by_name(name: str, message: str) -> None:
    with pytest.raises(UnknownAgent) as refused:
        make(name, "root", 1)
    assert message in str(refused.value)


def test_a_module_that_misses_another_one_says_so_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_that_miss.py").write_text("import no_such_library\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    with pytest.raises(ModuleNotFoundError, match="no_such_library"):
        make("bots_that_miss:Mine", "root", 1)


def test_an_agent_registered_in_code_plays_also_in_other_processes() -> None:
    rulewright.register("first", First)
    played = simulate("root", ["first", "random"], options={"seats": ["marquise", "eyrie"]}, games=4, processes=2)
    assert played.report.by_agent["first"].games == 4
    assert make("first", "root", 1).name == "first"


@pytest.mark.parametrize("name", ["", "a:b", "a,b", "two words"])
def test_a_name_that_could_not_be_typed_is_not_registered(name: str) -> None:
    with pytest.raises(UnknownAgent, match="is no name for an agent"):
        rulewright.register(name, First)


def test_what_is_no_agent_is_not_registered() -> None:
    with pytest.raises(UnknownAgent, match="must be a class derived from"):
        rulewright.register("nobody", Nobody)  # type: ignore[arg-type]  # which is what is tried


def test_an_installed_package_advertises_its_agents(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [
        EntryPoint("advertised", f"{__name__}:First", finding.GROUP),
        EntryPoint("gone", f"{__name__}:Gone", finding.GROUP),
    ]
    monkeypatch.setattr(finding, "entry_points", lambda group: entries if group == finding.GROUP else [])
    assert isinstance(make("advertised", "root", 1), First)
    with pytest.raises(UnknownAgent, match=r"advertised as .*:Gone, cannot be loaded"):
        make("gone", "root", 1)
    with pytest.raises(UnknownAgent, match="known are: random, greedy, advertised, gone"):
        make("clever", "root", 1)


def test_a_failure_tells_who_failed_with_its_traceback_and_the_record() -> None:
    match = rulewright.new("root", seed=1)
    with pytest.raises(AgentFailed) as failed:
        answer_of(Broken(), match)
    again: AgentFailed = pickle.loads(pickle.dumps(failed.value))  # noqa: S301  (our own)
    for one in (failed.value, again):
        assert "the agent 'Broken' in seat 0, asked root.marquise.keep, raised LookupError: 0" in str(one)
        assert "raise LookupError(view.number)" in one.trace
        assert one.record == match.record
