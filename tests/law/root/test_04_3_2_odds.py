"""4.3.2 to 4.3.4, 8.2.2, 7.8.3, 9.2.4, 9.2.6: the odds of a battle, counted by hand.

Two dice with faces 0 to 3 fall in sixteen ways; the higher one is 0, 1, 2, 3 in 1, 3, 5, 7 of them.  All counts below
are ways out of sixteen.
"""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from tests.builders.root import say, table
from tests.builders.vagabond import daylight

MARCH = "turn marquise daylight action\nmarquise actions 3\n"
EVEN = {(0, 0): 1, (1, 0): 2, (1, 1): 1, (2, 0): 2, (2, 1): 2, (2, 2): 1, (3, 0): 2, (3, 1): 2, (3, 2): 2, (3, 3): 1}
"""Three warriors or more on both sides: hits on the defender, hits on the attacker."""


def at_battle(text: str, *answers: str) -> Match:
    """Return a match in which the choice of a battle, or what follows the answers, is open."""
    match = table(text)
    for answer in answers:
        match.answer(answer)
    return match


def odds(match: Match, option: str) -> dict[tuple[int, ...], float]:
    """Return the ways out of sixteen in which the sides deal so many hits (and an ambush, if there is one)."""
    assert match.question is not None
    imagined = match.view(match.question.seat).imagine(Fate.seeded("odds"))
    assert imagined.question is not None
    choice = imagined.question.find(option)
    assert choice is not None
    rows = match.game.odds(imagined, choice)
    assert rows == [] or sum(row.chance for row in rows) == pytest.approx(1)
    return {
        tuple(row.facts[side] for side in ("attacker", "defender", "ambush") if side in row.facts): 16 * row.chance
        for row in rows
    }


def fought(match: Match, option: str, seed: int) -> tuple[int, int]:
    """Fight a battle with real dice in which nobody uses anything optional; return the hits."""
    twin = match.copy()
    hits: list[tuple[int, int]] = []
    twin.position.fate = Fate.seeded(seed)
    twin.listen(
        lambda event: (
            hits.append((int(str(event.facts["attacker"])), int(str(event.facts["defender"]))))
            if event.kind == "hits"
            else None
        )
    )
    answer = option
    while not hits:
        twin.answer(answer)
        if twin.question is not None:
            answer = (twin.question.find("decline") or twin.question.options[0]).text
    return hits[0]


def mirrored(ways: dict[tuple[int, int], int]) -> dict[tuple[int, int], int]:
    return {(low, high): number for (high, low), number in ways.items()}


@pytest.mark.law("root 4.3.2", "root 4.3.4")
def test_the_attacker_deals_the_higher_die_and_the_defender_the_lower() -> None:
    match = at_battle(MARCH + "1 marquise 3; eyrie 3\n5 marquise 1; eyrie 1", "battle")
    assert odds(match, "1:eyrie") == EVEN


@pytest.mark.law("root 4.3.2.I")
def test_each_side_deals_no_more_rolled_hits_than_it_has_warriors() -> None:
    match = at_battle(MARCH + "1 marquise 1; eyrie 2\n5 marquise 1; eyrie 1", "battle")
    # The higher die is 0 in one way; else the attacker deals 1 and the defender the lower die, at most 2.
    assert odds(match, "1:eyrie") == {(0, 0): 1, (1, 0): 6, (1, 1): 5, (1, 2): 4}


@pytest.mark.law("root 4.3.3.II")
def test_a_defenseless_defender_takes_one_more_and_deals_nothing() -> None:
    match = at_battle(MARCH + "1 marquise 3; eyrie roost\n5 marquise 1; eyrie 1", "battle")
    assert odds(match, "1:eyrie") == {(1, 0): 1, (2, 0): 3, (3, 0): 5, (4, 0): 7}


@pytest.mark.law("root 8.2.2")
def test_a_defending_alliance_deals_the_higher_die() -> None:
    match = at_battle(MARCH + "1 marquise 3; alliance 3\n5 marquise 1; eyrie 1", "battle")
    assert odds(match, "1:alliance") == mirrored(EVEN)


@pytest.mark.law("root 7.8.3", "root 4.3.3.I")
def test_a_commander_adds_a_hit_that_nothing_caps() -> None:
    text = "turn eyrie daylight decree\neyrie leader commander\neyrie battle loyal_vizier\n"
    match = at_battle(text + "1 eyrie 1; marquise 3\n5 eyrie 1; marquise 1")
    assert odds(match, "1:marquise") == {(1, 0): 1, (2, 0): 6, (2, 1): 5, (2, 2): 3, (2, 3): 1}


@pytest.mark.law("root 9.2.6", "root 9.2.4")
def test_swords_stand_for_warriors_and_a_vagabond_without_one_is_defenseless() -> None:
    armed = at_battle(MARCH + "1 marquise 3; vagabond pawn\n5 marquise 1; eyrie 1\nvagabond items sword", "battle")
    bare = at_battle(MARCH + "1 marquise 3; vagabond pawn\n5 marquise 1; eyrie 1\nvagabond items torch", "battle")

    assert odds(armed, "1:vagabond") == {
        (0, 0): 1, (1, 0): 2, (1, 1): 1, (2, 0): 2, (2, 1): 3, (3, 0): 2, (3, 1): 5,
    }  # fmt: skip
    assert odds(bare, "1:vagabond") == {(1, 0): 1, (2, 0): 3, (3, 0): 5, (4, 0): 7}


@pytest.mark.law("root 9.2.9.II.c")
def test_the_warriors_of_an_ally_raise_what_the_vagabond_can_deal() -> None:
    match = daylight(
        "vagabond relations eyrie:allied\n1 eyrie 2; marquise 3; vagabond pawn\n5 marquise 1\nvagabond items sword"
    )
    say(match, "battle", "1:marquise")

    assert odds(match, "decline") == {(0, 0): 1, (1, 0): 6, (1, 1): 5, (1, 2): 3, (1, 3): 1}
    assert odds(match, "eyrie") == EVEN


@pytest.mark.law("root 4.3.1", "root 4.3.1.II")
def test_an_ambush_deals_two_hits_first_and_those_who_are_left_fight_on() -> None:
    text = MARCH + "1 marquise 3; eyrie 3\n5 marquise 1; eyrie 1\nhand eyrie ambush_bird"
    match = at_battle(text, "battle", "1:eyrie")

    assert odds(match, "decline") == EVEN
    assert odds(match, "ambush_bird") == {(0, 0, 2): 1, (1, 0, 2): 6, (1, 1, 2): 5, (1, 2, 2): 3, (1, 3, 2): 1}


@pytest.mark.law("root 4.3.1.II")
def test_an_ambush_that_leaves_no_attacker_leaves_nothing_to_chance() -> None:
    text = MARCH + "1 marquise 2; eyrie 3\n5 marquise 1; eyrie 1\nhand eyrie ambush_bird"
    assert odds(at_battle(text, "battle", "1:eyrie"), "ambush_bird") == {(0, 0, 2): 16}


@pytest.mark.law("root 4.3.1.I")
def test_the_odds_of_foiling_are_those_without_an_ambush() -> None:
    text = MARCH + "1 marquise 3; eyrie 3\n5 marquise 1; eyrie 1\nhand eyrie ambush_bird\nhand marquise ambush_fox"
    match = at_battle(text, "battle", "1:eyrie", "ambush_bird")

    assert odds(match, "ambush_fox") == EVEN
    assert odds(match, "decline") == {(0, 0, 2): 1, (1, 0, 2): 6, (1, 1, 2): 5, (1, 2, 2): 3, (1, 3, 2): 1}


@pytest.mark.law("root 4.3.3")
def test_after_the_dice_an_effect_has_one_outcome() -> None:
    text = MARCH + "1 marquise 3; eyrie 3\n5 marquise 1; eyrie 1\nplay marquise armorers brutal_tactics"
    match = at_battle(text, "battle")
    match.position.fate.script = [2, 3]
    match.answer("1:eyrie")

    assert odds(match, "decline") == {(3, 2): 16}
    assert odds(match, "use:armorers") == {(3, 0): 16}
    assert odds(match, "use:brutal_tactics") == {(4, 2): 16}


@pytest.mark.law("root 4.3")
def test_an_answer_that_starts_no_battle_has_no_odds_and_neither_has_a_battle_still_to_be_named() -> None:
    match = at_battle(MARCH + "1 marquise 3; eyrie 3\n5 marquise 1; eyrie 1")
    assert odds(match, "battle") == odds(match, "done") == {}


@pytest.mark.law("root 4.3")
def test_a_lone_battle_is_started_at_once_and_has_its_odds() -> None:
    assert odds(at_battle(MARCH + "1 marquise 3; eyrie 3"), "battle") == EVEN


@pytest.mark.law("root 4.3.1")
def test_the_attacker_hears_the_same_odds_whatever_the_defender_holds() -> None:
    text = MARCH + "1 marquise 2; eyrie 3\n5 marquise 1; eyrie 1\nhand eyrie "
    armed, bare = (at_battle(text + card, "battle") for card in ("ambush_bird", "anvil"))
    assert odds(armed, "1:eyrie") == odds(bare, "1:eyrie")


@pytest.mark.law("root 4.3.2", "root 4.3.4")
@pytest.mark.parametrize(
    ("place", "defender"),
    [
        ("1 marquise 2; eyrie 3", "eyrie"),
        ("1 marquise 3; alliance 1", "alliance"),
        ("1 marquise 4; eyrie roost", "eyrie"),
    ],
)
def test_battles_fought_with_real_dice_keep_to_the_odds(place: str, defender: str) -> None:
    match = at_battle(f"{MARCH}{place}\n5 marquise 1; eyrie 1\nhand {defender} anvil", "battle")
    told = odds(match, f"1:{defender}")
    battles = 4000

    counted = Counter(fought(match, f"1:{defender}", seed) for seed in range(battles))

    assert set(counted) == set(told)
    for hits, ways in told.items():
        # Five standard deviations: with fixed seeds this either holds for ever or shows that the odds are wrong.
        spread = 5 * (battles * ways / 16 * (1 - ways / 16)) ** 0.5
        assert abs(counted[hits[0], hits[1]] - battles * ways / 16) < spread
