"""How fast the engine is on the machine at hand: random play, one core, interpreted Python.

Rates are per second of processor time, so that other work on the machine disturbs them little; the same rates
by the clock on the wall stand beside them, and fall behind when the machine is busy.
"""

from __future__ import annotations

import platform
import subprocess
import sys
from collections.abc import Iterator
from time import perf_counter, process_time

import msgspec

import rulewright
from rulewright.agents.catalogue import make
from rulewright.agents.random import RandomAgent
from rulewright.kernel.match import Match

LOOPS = 2_000_000
IMPORTS = 5
COPY_EVERY = 11
"""In the second pass, one question in so many that stand in the middle of an action is copied."""

IMPORT_SCRIPT = "import time; t = time.perf_counter(); import rulewright; print(time.perf_counter() - t)"
MEMORY_SCRIPT = """
import resource, sys
from rulewright.arena.bench import play_random
for _ in play_random(sys.argv[1], int(sys.argv[2])):
    pass
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""
KIB_PER_MB = 1000
"""Linux counts the peak of a process in KiB; 1 MB is taken as 1000 KiB, which errs to the safe side."""


class PromptCost(msgspec.Struct, frozen=True):
    """What it costs to come to a kind of question: from the answer before it until it stands."""

    prompt: str
    count: int
    mean_us: float
    share: float


class Bench(msgspec.Struct, frozen=True):
    """All figures."""

    game: str
    python: str
    games: int
    decisions: int
    games_per_second: float
    decisions_per_second: float
    games_per_second_wall: float
    decisions_per_second_wall: float
    answered_games_per_second: float
    answered_decisions_per_second: float
    """The same matches answered one by one, ready to be copied at every question."""
    copies: int
    copy_us: float
    import_seconds: float
    memory_games: int
    peak_memory_mb: float
    calibration_loops_per_second: float
    prompts: tuple[PromptCost, ...]


def measure(game: str, games: int, memory_games: int) -> Bench:
    """Take all measurements; `games` are played three times, and `memory_games` in a process of their own."""
    calibration = calibrate()
    began_wall, began = perf_counter(), process_time()
    decisions = sum(len(match.history) for match in play_random(game, games))
    seconds, wall = process_time() - began, perf_counter() - began_wall
    began = process_time()
    for _ in answer_random(game, games):
        pass
    answering = process_time() - began
    costs, copies, copying = play_measured(game, games)
    return Bench(
        game=game,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        games=games,
        decisions=decisions,
        games_per_second=round(games / seconds, 1),
        decisions_per_second=round(decisions / seconds, 1),
        games_per_second_wall=round(games / wall, 1),
        decisions_per_second_wall=round(decisions / wall, 1),
        answered_games_per_second=round(games / answering, 1),
        answered_decisions_per_second=round(decisions / answering, 1),
        copies=copies,
        copy_us=round(copying / copies * 1e6, 2) if copies else 0.0,
        import_seconds=round(import_time(), 4),
        memory_games=memory_games,
        peak_memory_mb=round(peak_memory(game, memory_games), 1),
        calibration_loops_per_second=round(calibration),
        prompts=ranked(costs),
    )


def play_random(game: str, games: int) -> Iterator[Match]:
    """Play random matches out, with the default options of a game, one after the other."""
    found = rulewright.find(game)
    for seed in range(1, games + 1):
        match = found.new({}, seed=seed)
        match.play_out(random_agent(game, seed).pick)
        yield match


def answer_random(game: str, games: int) -> Iterator[Match]:
    """Play the same matches answer by answer."""
    found = rulewright.find(game)
    for seed in range(1, games + 1):
        match = found.new({}, seed=seed)
        pick = random_agent(game, seed).pick
        answer = match.answer
        while (question := match.question) is not None:
            answer(pick(question))
        yield match


def random_agent(game: str, seed: int) -> RandomAgent:
    """Return a random agent."""
    agent = make("random", game, seed)
    assert isinstance(agent, RandomAgent)
    return agent


def play_measured(game: str, games: int) -> tuple[dict[str, list[float]], int, float]:
    """Play the same matches with a clock at every question, and copy some in the middle of an action.

    Return number and seconds by prompt, how many copies were made, and how long they took together.
    """
    found = rulewright.find(game)
    costs: dict[str, list[float]] = {}
    copies, copying, turn = 0, 0.0, 0
    for seed in range(1, games + 1):
        match = found.new({}, seed=seed)
        pick = random_agent(game, seed).pick
        while (question := match.question) is not None:
            if match.flight:
                turn += 1
                if turn % COPY_EVERY == 0:
                    began = process_time()
                    match.copy()
                    copying += process_time() - began
                    copies += 1
            option = pick(question)
            began = perf_counter()
            match.answer(option)
            spent = perf_counter() - began
            cost = costs.setdefault("(end of the match)" if match.question is None else match.question.prompt, [0, 0.0])
            cost[0] += 1
            cost[1] += spent
    return costs, copies, copying


def ranked(costs: dict[str, list[float]]) -> tuple[PromptCost, ...]:
    """Return the costs by prompt, the greatest share first."""
    whole = sum(spent for _, spent in costs.values()) or 1.0
    rows = [
        PromptCost(prompt, int(number), round(spent / number * 1e6, 2), round(spent / whole, 4))
        for prompt, (number, spent) in costs.items()
    ]
    return tuple(sorted(rows, key=lambda row: -row.share))


def calibrate() -> float:
    """Return how often a second a fixed loop of pure Python runs: the measure of the machine."""
    number = 1
    began = process_time()
    for _ in range(LOOPS):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
    return LOOPS / (process_time() - began)


def import_time() -> float:
    """Return the shortest of several times to import the package in a fresh interpreter."""
    return min(float(_run(IMPORT_SCRIPT)) for _ in range(IMPORTS))


def peak_memory(game: str, games: int) -> float:
    """Return the peak memory, in MB, of a fresh process that plays random matches."""
    return float(_run(MEMORY_SCRIPT, game, str(games))) / KIB_PER_MB


def _run(script: str, *words: str) -> str:
    command = [sys.executable, "-c", script, *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603  (our own script)
