"""What happened, and who sees which part of it."""

from __future__ import annotations

from rulewright.kernel.event import Event
from tests.kernel.toy import Toy

DREW = Event("drew", {"seat": 1}, {"card": 7}, 0b010)


def test_a_witness_sees_the_secrets() -> None:
    assert DREW.seen_by(1).facts == {"seat": 1, "card": 7}


def test_others_and_spectators_see_only_what_is_public() -> None:
    for seat in (0, 2, None):
        seen = DREW.seen_by(seat)
        assert (seen.kind, seen.facts, seen.secrets) == ("drew", {"seat": 1}, None)


def test_what_a_witness_was_told_is_no_longer_secret_but_theirs() -> None:
    assert DREW.seen_by(1).seen_by(0).facts == {"seat": 1, "card": 7}


def test_an_open_event_is_the_same_for_everybody() -> None:
    event = Event("rolled", {"face": 3})

    assert all(event.seen_by(seat) is event for seat in (0, 1, None))


def test_an_event_shows_its_secrets_only_to_developers() -> None:
    assert repr(DREW) == "<drew {'seat': 1} secretly {'card': 7}>"


def test_a_match_tells_its_listener_and_nobody_else() -> None:
    match = Toy().new(seed=1)
    told: list[Event] = []
    match.listen(told.append)
    twin = match.copy()

    twin.answer("draw")
    assert told == []
    match.answer("draw")

    assert [event.kind for event in told] == ["drew"]


def test_who_no_longer_listens_hears_no_more() -> None:
    match = Toy().new(seed=1)
    told: list[Event] = []
    match.listen(told.append)
    match.listen(None)

    match.answer("draw")

    assert told == []
