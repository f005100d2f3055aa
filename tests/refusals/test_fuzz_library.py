"""Every public function of the library is handed things that nobody means.

What is public is found by looking: the functions of `rulewright`, and the methods of the classes that it hands out.
Whatever they are given, they answer, or refuse with an exception of ours; and the match is as it was.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rulewright
from rulewright.arena.contract import standing
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.playing import finish_action, finish_turn, follow, mid_action
from rulewright.kernel.record import Record, seed_hash
from rulewright.kernel.view import View
from rulewright.kernel.why import why_not, why_not_this
from tests.refusals.odd_things import ODD, shown

OPTIONS: dict[str, dict[str, Any]] = {
    "root": {"seats": ["marquise", "eyrie"]},
    "monster_lands": {"seats": ["jungle"], "scenario": 8},
}
FUNCTIONS: tuple[Callable[..., Any], ...] = (why_not, why_not_this, seed_hash, mid_action)
PLAYING: tuple[Callable[..., Any], ...] = (follow, finish_action, finish_turn)
"""Functions that play a match on, if they are handed what they want."""
FEW, MANY = 8, 80


@cache
def met(name: str) -> Match:
    """Return a match of a game that has come some way."""
    match = rulewright.find(name).new(OPTIONS[name], seed="fuzz")
    for _ in range(12):
        assert match.question is not None
        match.answer(match.question.options[0])
    return match


def things(name: str) -> dict[str, object]:
    """Return one of each kind of thing that the library hands out."""
    match = met(name)
    assert match.question is not None
    view = match.view(match.question.seat)
    return {
        "Match": match,
        "View": view,
        "Record": match.record,
        "Game": match.game,
        "Question": match.question,
        "Option": match.question.options[0],
        "Fate": Fate.seeded("fuzz"),
        "Position": match.position,
    }


def public(thing: object) -> list[str]:
    """Return the public methods of a thing, class methods included; what a position does inside is its game's."""
    return [
        name
        for name in dir(thing)
        if not name.startswith("_") and callable(getattr(thing, name)) and not inspect.isclass(getattr(thing, name))
    ]


HOOKS = ("read_position", "write_position")
"""What a game answers, and nobody else calls: `parse`, `resume` and `write` hand them only what is right."""
CALLS = [
    *(("", "", name) for name in rulewright.__all__ if callable(getattr(rulewright, name))),
    *(("", "function", one.__name__) for one in (*FUNCTIONS, *PLAYING)),
    *(
        (game, kind, name)
        for game in rulewright.known_games()
        for kind, thing in things(game).items()
        if kind != "Position"
        for name in public(thing)
        if name not in HOOKS
    ),
]


def called(game: str, kind: str, name: str) -> Callable[..., Any]:
    """Return what is to be called, of a fresh twin of the match where that is its own."""
    if kind == "function":
        return next(one for one in (*FUNCTIONS, *PLAYING) if one.__name__ == name)
    if not kind:
        found: Callable[..., Any] = getattr(rulewright, name)
        return found
    made: Callable[..., Any] = getattr(things(game)[kind], name)
    return made


def meant(game: str) -> st.SearchStrategy[Any]:
    """Return things that are right somewhere, and so wrong elsewhere."""
    return st.sampled_from([*things(game or "root").values(), *things("root").values(), "1", 0, 1, OPTIONS["root"]])


def has_a_reason(error: RulewrightError) -> None:
    """A refusal says what is wrong."""
    assert str(error).strip(), f"{type(error).__name__} is refused without a reason"


def hand_over(data: st.DataObject, game: str, kind: str, name: str) -> None:
    """Call something with whatever comes, and see that only we refuse, and that nothing has changed."""
    function = called(game, kind, name)
    anything = st.one_of(ODD, meant(game))
    parameters = list(inspect.signature(function).parameters.values())
    places = [p for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    needed = sum(p.default is p.empty for p in places)
    arguments = [data.draw(anything) for _ in places[: data.draw(st.integers(needed, len(places)))]]
    named = {p.name: data.draw(anything) for p in parameters if p.kind is p.KEYWORD_ONLY}
    before = {one: standing(met(one)) for one in rulewright.known_games()}
    try:
        function(*arguments, **named)
    except RulewrightError as error:
        has_a_reason(error)
    except Exception as error:
        message = f"{kind}.{name}{shown((arguments, named))} ends in {type(error).__name__}: {error}"
        raise AssertionError(message) from error
    finally:
        if any(standing(met(one)) != before[one] for one in before):
            met.cache_clear()
            if kind != "Match" and function not in PLAYING:
                raise AssertionError(f"{kind}.{name}{shown(arguments)} has changed a match")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let files that are named by chance be written where nobody looks."""
    monkeypatch.chdir(tmp_path)


def named(call: object) -> str:
    return str(call)


@pytest.mark.parametrize(("game", "kind", "name"), CALLS, ids=named)
@settings(max_examples=FEW, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_only_we_refuse_and_nothing_changes(game: str, kind: str, name: str, data: st.DataObject) -> None:
    hand_over(data, game, kind, name)


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "kind", "name"), CALLS, ids=named)
@settings(max_examples=MANY, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_only_we_refuse_and_nothing_changes_often(game: str, kind: str, name: str, data: st.DataObject) -> None:
    hand_over(data, game, kind, name)


@given(text=st.text(max_size=200))
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@pytest.mark.parametrize("game", rulewright.known_games())
def test_a_text_is_a_position_or_refused_with_a_reason(game: str, text: str) -> None:
    found: Any = rulewright.find(game)
    try:
        found.parse(text)
    except RulewrightError as error:
        has_a_reason(error)


@given(data=st.data())
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@pytest.mark.parametrize("game", rulewright.known_games())
def test_a_position_with_a_word_exchanged_is_read_or_refused_with_a_reason(game: str, data: st.DataObject) -> None:
    """What is read can be written and gone on from."""
    found: Any = rulewright.find(game)
    words = found.write(met(game).start).splitlines()
    number = data.draw(st.integers(0, len(words) - 1))
    line = words[number].split(" ")
    place = data.draw(st.integers(0, len(line) - 1))
    other = words[data.draw(st.integers(0, len(words) - 1))].split(" ")
    line[place] = data.draw(st.one_of(st.sampled_from(other), st.sampled_from(["-1", "0", "99", "x", "", ":", "a:b"])))
    words[number] = " ".join(line)
    try:
        position = found.parse("\n".join(words))
    except RulewrightError as error:
        has_a_reason(error)
        return
    assert found.parse(found.write(position)).fingerprint() == position.fingerprint()


def test_what_is_public_is_found() -> None:
    found = {(kind, name) for _, kind, name in CALLS}

    assert {("", "new"), ("Match", "answer"), ("View", "imagine"), ("Record", "load"), ("Game", "replay")} <= found
    assert View.imagine.__name__ in {name for _, name in found}
    assert Record.loads.__name__ in {name for _, name in found}
