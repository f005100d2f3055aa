"""What a seat or a spectator is sent does not depend on anything they cannot know: byte for byte, over whole games.

A game is played in two worlds at once, on two servers: the real one, and one that the observer imagined and
therefore cannot tell from it.  Every request that anybody may send is sent in both, and everything that leaves for the
observer and for a spectator is compared: messages, their number, their order, and what the REST interface answers.
When the rules tell the observer something that sets the worlds apart (an own draw, a card it is given, a card made
public), the real world goes on with a new twin.
"""

from __future__ import annotations

import typing
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rulewright.games.root.terms import BIRD
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.odds import Chance
from rulewright.kernel.why import Pointed, Reason, why_not
from rulewright.protocol import messages as wire
from rulewright.server.hall.adviser import Adviser
from rulewright.server.store.entry import FOLLOWS
from rulewright.server.table import past
from rulewright.server.table.account import Account, Wanted
from rulewright.server.table.bots import Thought
from rulewright.server.table.counsel import Counsel
from rulewright.server.table.journal import Journal
from rulewright.server.table.table import Table
from rulewright.server.wire.connection import Connection
from tests.builders.root_deck import DECK
from tests.doses import one_in
from tests.server.comparing import Comparison, Leak
from tests.server.twins import SPECTATOR, SameTime, new_match, own_games, same_time, sides

__all__ = ["own_games", "same_time"]

FOUR = ["marquise", "eyrie", "alliance", "vagabond"]
TWO = FOUR[:2]
MESSAGES = {kind.__struct_config__.tag for kind in typing.get_args(wire.Message)}
ONCE = {"welcome"}
"""What is sent before there is a match."""
FOR_PLAYERS = {"accepted", "advice", "ahead", "chances", "foreseen", "packed", "reasons"}
FIRST, LAST = 50, 60
"""Answers at the beginning of a game, and towards its end, that are compared whenever tests run."""
OBSERVERS = {
    "-": (SPECTATOR, FOUR, "standard"),
    "1": (1, TWO, "exiles"),
    "0": (0, TWO, "standard"),
    "2": (2, FOUR, "exiles"),
    "3": (3, FOUR, "exiles"),
}


def near_its_end(factions: list[str], seed: str, deck: str) -> Match:
    """Return a match that was played at random until it was nearly over."""
    chance, whole = Fate.seeded(seed), new_match(factions, seed, {"deck": deck})
    while whole.question is not None:
        whole.answer(whole.question.options[chance.below(len(whole.question.options))])
    match = new_match(factions, seed, {"deck": deck})
    for answer in whole.history[:-LAST]:
        match.answer(answer.text)
    return match


@pytest.mark.long
@pytest.mark.parametrize(("seat", "factions", "deck"), list(OBSERVERS.values())[:2], ids=list(OBSERVERS)[:2])
async def test_two_worlds_that_an_observer_cannot_tell_apart_send_it_the_same_bytes_at_first_and_at_last(
    seat: int | None, factions: list[str], deck: str, tmp_path: Path, same_time: SameTime
) -> None:
    async with sides(tmp_path) as both:
        compared = Comparison(both, seat, Fate.seeded(f"twins {seat}"), same_time)

        answers = await compared.play(new_match(factions, f"streams {seat}", {"deck": deck}), FIRST)
        late = near_its_end(factions, f"streams {seat}", deck)
        # Whoever goes on goes another way, and the end may be far off: one of them goes there.
        answers += await (compared.play(late) if seat == 0 else compared.play(late, LAST))

    assert answers > FIRST
    assert both[0].match.over or answers == FIRST + LAST
    assert set(compared.kinds) >= {"looked", "state", "update"}


@pytest.mark.thorough
@pytest.mark.parametrize(("seat", "factions", "deck"), OBSERVERS.values(), ids=OBSERVERS)
async def test_two_worlds_that_an_observer_cannot_tell_apart_send_it_the_same_bytes_over_whole_games(
    seat: int | None, factions: list[str], deck: str, tmp_path: Path, same_time: SameTime
) -> None:
    async with sides(tmp_path, workers=True) as both:
        compared = Comparison(both, seat, Fate.seeded(f"twins {seat}"), same_time)

        answers = await compared.play(new_match(factions, f"streams {seat}", {"deck": deck}))

    assert answers > 100
    assert both[0].match.over
    assert len(compared.paths) == 5
    assert set(compared.kinds) == MESSAGES - ONCE - (FOR_PLAYERS if seat is SPECTATOR else set())


def leak_hand_in_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view of the real position."""

    def seen(account: Account, seat: int | None, *_: object) -> wire.View:
        match = account.views.match
        return wire.View(seat=seat, table=match.game.facts(match.position, 0))

    monkeypatch.setattr(Account, "view", seen)


def leak_number_of_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field that counts what somebody else may answer."""
    proper = Account.question

    def asked(account: Account, view: Any, wanted: Wanted) -> wire.Question | None:
        question = proper(account, view, wanted)
        if question is None:
            return None
        return wire.Question(
            number=len(view.question.options), seat=question.seat, prompt=question.prompt, law=question.law
        )

    monkeypatch.setattr(Account, "question", asked)


def leak_by_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message where somebody had no choice."""
    proper = Connection.update

    def update(connection: Connection, table: Table, *rest: Any) -> None:
        question = table.asked()
        if question is None or len(question.options) > 1:
            proper(connection, table, *rest)

    monkeypatch.setattr(Connection, "update", update)


def leak_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Why-not asked of the real match, by somebody who takes all hands for their own."""

    async def why(counsel: Counsel, seat: int, text: str, *_: object) -> Pointed:
        match = counsel.table.playing().match
        others = [hand for other, hand in enumerate(match.position.hands) if other != seat]  # type: ignore[attr-defined]  # of Root
        birds = sum((hand & DECK.of_suit[BIRD]).bit_count() for hand in others)
        return Pointed(text, [*why_not(match, text), *[Reason("root 2.1", "why.no-bird")] * birds])

    monkeypatch.setattr(Counsel, "why", why)


def leak_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Options tried in the real match: one of them is marked when the next card is a bird."""
    proper = Account.question

    def asked(account: Account, view: Any, wanted: Wanted) -> wire.Question | None:
        question = proper(account, view, wanted)
        if question is None or not question.options:
            return question
        top = account.views.match.position.deck[-1:]  # type: ignore[attr-defined]  # of Root
        mark = "reveals" if top and DECK.suit[top[0]] == BIRD else ""
        return msgspec.structs.replace(question, marks=[mark] * len(question.options))

    monkeypatch.setattr(Account, "question", asked)


def leak_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question in words of the real position: how many birds are held by others."""
    proper = Account.question

    def asked(account: Account, view: Any, wanted: Wanted) -> wire.Question | None:
        question = proper(account, view, wanted)
        if question is None:
            return None
        hands = account.views.match.position.hands  # type: ignore[attr-defined]  # of Root
        birds = sum((hand & DECK.of_suit[BIRD]).bit_count() for seat, hand in enumerate(hands) if seat != view.seat)
        return msgspec.structs.replace(question, sentence=("root.say.points", {"n": birds}))

    monkeypatch.setattr(Account, "question", asked)


def leak_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Odds that count with an ambush because there is one."""

    async def odds(counsel: Counsel, seat: int, text: str) -> list[Chance]:
        hands = counsel.table.playing().match.position.hands  # type: ignore[attr-defined]  # of Root
        ambush = any(hand & DECK.ambush for other, hand in enumerate(hands) if other != seat)
        return [Chance(1.0, {"ambush": int(ambush)})]

    monkeypatch.setattr(Counsel, "odds", odds)


def leak_past(monkeypatch: pytest.MonkeyPatch) -> None:
    """The past as it was, not as it was seen."""

    def view_then(table: Table, match: Match, number: int, seat: int | None) -> wire.View:
        return wire.View(seat=seat, table=table.game.facts(match.position, 0))

    monkeypatch.setattr(past, "view_then", view_then)


def leak_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice from somebody who looks into all hands."""

    def wonder(_: Adviser, table: Table, seat: int, tell: Callable[[int, list[Thought]], None]) -> None:
        hands = table.playing().match.position.hands  # type: ignore[attr-defined]  # of Root
        birds = sum((hand & DECK.of_suit[BIRD]).bit_count() for other, hand in enumerate(hands) if other != seat)
        tell(table.next, [Thought("done", float(birds), [])])

    monkeypatch.setattr(Adviser, "wonder", wonder)


def leak_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which answer was the last that anybody chose: others went by themselves, there was nothing to choose."""

    def last_of(journal: Journal, _: int | None) -> int:
        return next((kept.number for kept in reversed(journal.kept) if kept.source != FOLLOWS), -1)

    monkeypatch.setattr(Journal, "last_of", last_of)


@pytest.mark.parametrize(
    "leak",
    one_in(
        3,
        [
            leak_hand_in_table,
            leak_number_of_options,
            leak_by_silence,
            leak_reasons,
            leak_marks,
            leak_words,
            leak_odds,
            leak_past,
            leak_advice,
            leak_no_choice,
        ],
    ),
)
async def test_a_planted_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, same_time: SameTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    async with sides(tmp_path) as both:
        compared = Comparison(both, 1, Fate.seeded("planted"), same_time)

        with pytest.raises(Leak):
            await compared.play(new_match(FOUR, seed="planted"))
