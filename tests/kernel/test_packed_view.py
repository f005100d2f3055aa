"""Views that travel: packed as plain data, and made again elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import rulewright
from rulewright.agents.catalogue import make
from rulewright.kernel.errors import BadNotation, CannotImagine, OtherVersion
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.view import View
from tests.kernel.table import toy

ROOT = rulewright.find("root")


def sampled(seed: str, every: int) -> Iterator[Match]:
    """Play a match of four at random, stopping at some of its questions and at its end."""
    match, chance = ROOT.new(seed=seed), Fate.seeded(seed)
    while match.question is not None:
        if len(match.history) % every == 0:
            yield match
        options = match.question.options
        match.answer(options[chance.below(len(options))])
    yield match


def sent(view: View) -> dict[str, Any]:
    """Return a packed view as it arrives elsewhere."""
    packed: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view.pack()))
    return packed


def unnumbered(view: View) -> bytes:
    """Return a packed view as bytes, without the number of answers: an imagined match begins in the middle."""
    return msgspec.json.encode({**view.pack(), "number": 0})


def test_a_view_that_was_sent_shows_the_same_facts_and_is_packed_alike() -> None:
    for match in sampled("there and back", 5):
        for seat in (None, 0, 1, 2, 3):
            view = match.view(seat)
            arrived = View.unpack(ROOT, sent(view))
            assert arrived.facts() == view.facts()
            assert ROOT.facts(arrived.start, seat) == ROOT.facts(view.start, seat)
            assert arrived.pack() == view.pack()


def test_a_view_that_was_sent_imagines_matches_with_the_same_question_and_the_same_facts() -> None:
    chance = Fate.seeded("worlds")
    for match in sampled("imagined", 11):
        for seat in range(4):
            view = match.view(seat)
            world = View.unpack(ROOT, sent(view)).imagine(chance)
            assert {**world.view(seat).facts(), "number": view.number} == view.facts()
            assert ROOT.audit(world.position) == []


def test_matches_that_differ_only_in_what_a_seat_cannot_know_are_packed_to_the_same_bytes() -> None:
    chance = Fate.seeded("other worlds")
    differing = 0
    for match in sampled("secrets", 7):
        for seat in (None, 0, 1, 2, 3):
            view = match.view(seat)
            world = view.imagine(chance)
            differing += world.position.fingerprint() != match.position.fingerprint()
            assert unnumbered(world.view(seat)) == unnumbered(view)
    assert differing > 100


def test_a_packed_view_holds_neither_the_seed_nor_the_key_of_chance() -> None:
    match = next(sampled("a seed of its own", 1))
    packed = msgspec.json.encode(match.view(0).pack())
    assert b"a seed of its own" not in packed
    assert match.position.fate.key.hex().encode() not in packed


def test_what_greedy_chooses_elsewhere_hangs_on_nothing_but_the_packed_view() -> None:
    one, other = (make("greedy", "root", 1) for _ in range(2))
    chance = Fate.seeded("greedy elsewhere")
    for match in sampled("greedy", 25):
        if match.question is not None:
            seat = match.question.seat
            view = match.view(seat)
            world = view.imagine(chance).view(seat)
            chosen = one.choose(View.unpack(ROOT, sent(view)))
            assert match.question.find(chosen.text) is not None
            assert other.choose(View.unpack(ROOT, sent(world))).text == chosen.text


def test_a_view_packed_under_other_rules_is_refused() -> None:
    packed = sent(ROOT.new(seed=1).view(0))
    with pytest.raises(OtherVersion):
        View.unpack(ROOT, {**packed, "rules": "0"})


@pytest.mark.parametrize("change", [{"start": {}}, {"now": 7}, {"question": [1]}, {"flight": None}, {"offered": [[]]}])
def test_what_is_no_packed_view_is_refused(change: dict[str, Any]) -> None:
    packed = sent(ROOT.new(seed=1).view(0))
    with pytest.raises(BadNotation):
        View.unpack(ROOT, {**packed, **change})


def test_every_game_can_send_what_it_declares_elsewhere() -> None:
    match = toy("draw")
    packed = sent(match.view(0))

    assert View.unpack(match.game, packed).now.fingerprint() == match.view(0).now.fingerprint()


def test_a_view_of_what_is_shows_the_same_facts_but_cannot_look_ahead() -> None:
    for match in sampled("glance", 20):
        for seat in (None, 0, 3):
            glance = match.view(seat, ahead=False)
            assert glance.facts() == match.view(seat).facts()
    with pytest.raises(CannotImagine):
        glance.imagine(Fate.seeded("nothing"))
    with pytest.raises(CannotImagine):
        glance.pack()
