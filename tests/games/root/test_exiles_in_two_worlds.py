"""What cards of Exiles and Partisans let somebody see, nobody else learns: every card in two worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rulewright.arena.secrecy import Leak, check_secrecy
from rulewright.games.root.decks import exiles as powers
from rulewright.kernel.fate import Fate
from tests.builders.root import standing, table
from tests.builders.root_exiles import FIVE, HEAD, STANDING, laid, quiet

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.match import Match
    from rulewright.kernel.question import Seat

BATTLE = "".join(f"{place} marquise 2; eyrie 2\n" for place in (8, 4, 9))
"""A fox, a rabbit and a mouse clearing to fight in."""


def walk(match: Match, seed: str) -> int:
    """Go through a turn, using whatever card can be used, and look at every question from every seat."""
    chance, began, worlds = Fate.seeded(seed), standing(match).turn, 0
    while match.question is not None and standing(match).turn == began:
        used = [option for option in match.question.options if option.text.startswith("use:")]
        answer = used[0] if used else quiet(match)
        worlds += check_secrecy(match, answer, chance)
        match.answer(answer.text)
    return worlds


@pytest.mark.law("root 1.2.1")
@pytest.mark.parametrize("faction", FIVE)
@pytest.mark.parametrize("card", sorted(powers.POWERS))
def test_a_turn_with_a_card_betrays_nothing(card: str, faction: str) -> None:
    assert walk(laid(faction, card), f"{card} {faction}")


@pytest.mark.law("root 1.2.1", "root 4.3.3")
@pytest.mark.parametrize(("suit", "place"), [("fox", 8), ("rabbit", 4), ("mouse", 9)])
def test_a_battle_with_partisans_shows_a_hand_and_betrays_nothing_else(suit: str, place: int) -> None:
    match = table(
        f"{HEAD}{STANDING}{BATTLE}play marquise {suit}_partisans\nmarquise actions 3\nturn marquise daylight action"
    )
    chance = Fate.seeded(suit)
    for answer in ("battle", f"{place}:eyrie", "decline", f"use:{suit}_partisans"):
        assert match.question is not None
        option = match.question.find(answer)
        assert option is not None
        check_secrecy(match, option, chance)
        match.answer(answer)


def look_often(match: Match, answer: str) -> None:
    """Compare many worlds that go on with one answer."""
    chance = Fate.seeded("often")
    for _ in range(40):
        assert match.question is not None
        option = match.question.find(answer)
        assert option is not None
        check_secrecy(match, option, chance)


def test_a_swap_that_everybody_hears_of_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def loud(root: Root, seat: Seat, victim: Seat) -> None:
        card = root.hands[victim].bit_length() - 1
        root.hands[victim] &= ~(1 << card)
        root.hands[seat] |= 1 << card
        root.tell("took", seat=seat, victim=victim, card=root.setting.deck.name[card])

    monkeypatch.setattr("rulewright.games.root.decks.exiles.take_random", loud)

    with pytest.raises(Leak, match="took"):
        walk(laid("marquise", "swap_meet"), "loud")


def test_a_bureau_that_asks_only_whoever_could_use_it_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    bureau = powers.POWERS["propaganda_bureau"]
    monkeypatch.setattr(
        type(bureau), "might_act", lambda self, root, seat, moment: bool(self.actions(root, seat, moment))
    )
    text = "3 eyrie 1 roost\n2 marquise 1\neyrie leader despot\nhand eyrie sword\nplay eyrie propaganda_bureau\n"
    match = table(f"cards exiles\n{text}eyrie battle loyal_vizier\nturn eyrie daylight craft")
    with pytest.raises(Leak):
        look_often(match, "done")
