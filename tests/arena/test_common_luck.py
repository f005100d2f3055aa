"""Two ways to play that meet the same luck are told apart by far fewer games."""

from __future__ import annotations

from collections import Counter
from statistics import correlation, mean
from typing import Any
from zlib import crc32

import pytest

import rulewright
from rulewright.agents.agent import Agent, own_question
from rulewright.arena.simulate import Played, play_out, simulate
from rulewright.kernel.event import Event
from rulewright.kernel.fate import Fate
from rulewright.kernel.question import Option
from rulewright.kernel.view import View

PAIRS, FEW = 500, 100


class Steady(Agent):
    """Gives the same answer to the same question asked as often before: a policy without a plan."""

    looks_ahead = False
    wavers = 0

    def __init__(self) -> None:
        self._asked: Counter[str] = Counter()

    def choose(self, view: View) -> Option[Any]:
        """Choose by the question alone."""
        question = own_question(view)
        key = " ".join((question.prompt, *(option.text for option in question.options)))
        said = crc32(f"{self._asked[key]} {key}".encode())
        self._asked[key] += 1
        if self.wavers and crc32(b"%d" % said) % self.wavers == 0:
            said += 1
        return question.options[said % len(question.options)]


class Wavering(Steady):
    """The same, but for one kind of question in many."""

    wavers = 12


def played(pairs: int) -> Played:
    return simulate(
        "monster_lands",
        [f"{__name__}:Steady", f"{__name__}:Wavering"],
        options={"seats": ["jungle"], "difficulty": "beginner"},
        games=2 * pairs,
        paired=True,
    )


def points(found: Played, agent: str) -> list[int]:
    return [result.points[0] for result in found.results if result.agents[0].endswith(agent)]


def in_one_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all chance come from one stream, as if nobody had named any."""
    number, numbers = Fate.number, Fate.numbers
    monkeypatch.setattr(Fate, "number", lambda fate, *_: number(fate))
    monkeypatch.setattr(Fate, "numbers", lambda fate, count, *_: numbers(fate, count))
    monkeypatch.setattr(Fate, "page", lambda *_: None)


def compared(pairs: int) -> tuple[float, float]:
    """Return how far the points of two policies correlate with the same luck, and with another."""
    found = played(pairs)
    one, two = points(found, "Steady"), points(found, "Wavering")
    report = found.report.pairs
    assert report is not None
    assert report.pairs == pairs == len(one) == len(two)
    assert report.correlation == round(correlation(one, two), 3)
    low, high = report.interval
    assert low < report.difference < high
    return report.correlation, correlation(one, two[1:] + two[:1])


def test_pairs_of_solo_games_correlate_and_others_do_not() -> None:
    paired, unpaired = compared(FEW)
    assert paired > 0.3
    assert abs(unpaired) < 0.2


@pytest.mark.thorough
def test_500_pairs_do_so_more_than_if_all_chance_came_from_one_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    paired, unpaired = compared(PAIRS)
    assert abs(unpaired) < 0.1
    in_one_stream(monkeypatch)
    assert paired > 0.4 > unpaired
    assert paired > compared(PAIRS)[0]


def first_dice(agent: Agent, seed: int) -> dict[int, object]:
    """Return the first dice of the rival in each round of a solo game."""
    match = rulewright.new("monster_lands", {"seats": ["jungle"]}, seed=seed)
    found: dict[int, object] = {}

    def hear(event: Event) -> None:
        if event.kind == "rival_rolled":
            found.setdefault(getattr(match.position, "round", 0), tuple(event.facts.values()))

    match.listen(hear)
    play_out(match, [agent])
    return found


def common(seeds: int) -> float:
    """Return in how many rounds after the first two policies see the same first dice."""
    same = []
    for seed in range(seeds):
        one, two = first_dice(Steady(), seed), first_dice(Wavering(), seed)
        same += [one[number] == two[number] for number in one.keys() & two.keys() if number > 1]
    assert len(same) > seeds
    return mean(same)


def test_dice_of_later_rounds_fall_alike_whatever_was_rolled_before(monkeypatch: pytest.MonkeyPatch) -> None:
    assert common(12) == 1
    in_one_stream(monkeypatch)
    assert common(12) < 0.7
