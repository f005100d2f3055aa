"""A game that breaks a promise is found out, and one that keeps them all is not."""

from __future__ import annotations

import pytest

from rulewright.arena.contract import ContractBroken, check_match
from tests.kernel.toy import MISCHIEF, Toy

QUESTION = "a question offers from 1 to 120 options with texts of their own"
HIDDEN = "nobody learns what is hidden"

FLAWS = {
    "nothing offered": (QUESTION, "offers 0 options"),
    "too many": (QUESTION, "offers 12. options"),
    "same text": (QUESTION, "more than once: end"),
    "spaces": (QUESTION, "'the end'"),
    "shared points": ("a copy equals its original and has the same future", "changed the original"),
    "lost card": ("nothing is lost or doubled", "the cards are"),
    "loud draw": (HIDDEN, "observes .*drew.* in an imagined world"),
    "silent draw": (HIDDEN, "nothing told seat . why"),
    "telling question": (HIDDEN, "observes .*toy.answer.* in an imagined world .*toy.play|toy.play.*toy.answer"),
    "set": (HIDDEN, "no plain data"),
    MISCHIEF: ("rules do not fail", "ValueError: (tripped|the trap)"),
    "circles": ("a match does not go round in circles", "the table is as after"),
}


def first_breach(flaw: str) -> ContractBroken:
    """Play until the flaw is found out."""
    for seed in range(20):
        try:
            check_match(Toy(), {"flaw": flaw, "seats": 3}, seed=seed, every=2)
        except ContractBroken as broken:
            return broken
    message = f"nobody noticed the flaw {flaw!r}"
    raise AssertionError(message)


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_broken_promise_is_noticed_and_named(flaw: str) -> None:
    promise, detail = FLAWS[flaw]

    broken = first_breach(flaw)

    assert broken.promise == promise
    with pytest.raises(ContractBroken, match=detail):
        raise broken


def test_the_record_leads_to_the_question_at_which_the_promise_was_broken() -> None:
    broken = first_breach(MISCHIEF)

    match = Toy().replay(broken.record)

    assert match.question is not None
    with pytest.raises(ValueError, match=r"tripped|the trap"):
        match.answer("keep")


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_game_that_keeps_every_promise_passes(seats: int) -> None:
    for seed in range(10):
        checked = check_match(Toy(), {"seats": seats}, seed=seed, every=2)

        assert checked.winners
        assert checked.answers >= checked.samples > 0
        assert checked.worlds >= checked.samples * (seats + 1)


def test_checking_can_stop_before_the_end() -> None:
    assert check_match(Toy(), seed=1, most=2).answers == 2


def test_a_match_that_nobody_can_end_is_left_only_where_the_law_lets_it_stall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.arena.contract.STALLED", 5)
    monkeypatch.setattr("rulewright.arena.contract.MOST_ANSWERS", 8)
    monkeypatch.setattr(Toy, "may_stall", lambda _toy, options: options["seats"] == 2)

    assert check_match(Toy(), {"seats": 2}, seed=1).answers == 6
    with pytest.raises(ContractBroken, match="a random match ends"):
        check_match(Toy(), {"seats": 3}, seed=1)
