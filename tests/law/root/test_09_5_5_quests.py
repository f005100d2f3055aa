"""9.5.5 Quest: all fifteen of them."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.vagabond.board import QUEST_NAME
from rulewright.kernel.why import Reason, why_not
from tests.builders.root import VAGABOND, offered, say
from tests.builders.vagabond import daylight, held, root_of

CLEARING = {"fox": 1, "rabbit": 3, "mouse": 9}
QUESTS = {
    "fundraising_fox": "tea coins",
    "errand_fox": "boot tea",
    "logistics_help_fox": "boot bag",
    "repair_a_shed_fox": "hammer torch",
    "give_a_speech_fox": "tea torch",
    "guard_duty_rabbit": "sword torch",
    "errand_rabbit": "boot tea",
    "give_a_speech_rabbit": "tea torch",
    "fend_off_a_bear_rabbit": "crossbow torch",
    "expel_bandits_rabbit": "sword sword",
    "expel_bandits_mouse": "sword sword",
    "guard_duty_mouse": "sword torch",
    "fend_off_a_bear_mouse": "crossbow torch",
    "escort_mouse": "boot boot",
    "logistics_help_mouse": "boot bag",
}


def suit_of(quest: str) -> str:
    """Return the suit in the name of a quest."""
    return quest.rsplit("_", 1)[1]


@pytest.mark.law("root 9.5.5")
@pytest.mark.ruling("R-6")
def test_there_are_fifteen_quests_five_of_each_suit() -> None:
    assert sorted(QUEST_NAME) == sorted(QUESTS)
    assert sorted(suit_of(quest) for quest in QUEST_NAME) == ["fox"] * 5 + ["mouse"] * 5 + ["rabbit"] * 5


@pytest.mark.law("root 9.5.5", "root 9.2.5")
@pytest.mark.parametrize("quest", QUESTS)
def test_both_items_of_a_quest_are_exhausted_in_a_clearing_of_its_suit(quest: str) -> None:
    items = QUESTS[quest]
    match = daylight(f"{CLEARING[suit_of(quest)]} vagabond pawn\nvagabond items {items}\nvagabond quests {quest}")

    say(match, "quest", "points")

    assert held(match, "items") == " ".join(f"{item}-" for item in items.split())
    assert (held(match, "completed"), held(match, "quests")) == (quest, "")
    assert root_of(match).points[VAGABOND] == 1


@pytest.mark.law("root 9.5.5", "root 9.2.5")
@pytest.mark.parametrize("state", ["-", "!"])
@pytest.mark.parametrize("quest", QUESTS)
def test_a_quest_wants_both_items_face_up_and_undamaged(quest: str, state: str) -> None:
    one, other = QUESTS[quest].split()
    for items in (f"{one} {other}{state}", f"{one}{state} {other}"):
        match = daylight(f"{CLEARING[suit_of(quest)]} vagabond pawn\nvagabond items {items}\nvagabond quests {quest}")

        assert "quest" not in offered(match.question)
        assert why_not(match, "quest") == [Reason("root 9.5.5", "why.no-quest")]


@pytest.mark.law("root 9.5.5")
@pytest.mark.parametrize("quest", QUESTS)
def test_a_quest_is_completed_only_in_a_clearing_of_its_suit(quest: str) -> None:
    elsewhere = [place for suit, place in CLEARING.items() if suit != suit_of(quest)]
    for place in [*map(str, elsewhere), "f1"]:
        match = daylight(f"{place} vagabond pawn\nvagabond items {QUESTS[quest]}\nvagabond quests {quest}")

        assert "quest" not in offered(match.question)


@pytest.mark.law("root 9.5.5")
@pytest.mark.parametrize("earlier", [0, 1, 4])
def test_points_are_one_for_each_completed_quest_of_the_suit_this_one_included(earlier: int) -> None:
    fox = [quest for quest in QUESTS if suit_of(quest) == "fox" and quest != "errand_fox"]
    done = " ".join([*fox[:earlier], "guard_duty_mouse", "errand_rabbit"])
    match = daylight(f"1 vagabond pawn\nvagabond items boot tea\nvagabond quests errand_fox\nvagabond completed {done}")

    say(match, "quest", "points")

    assert root_of(match).points[VAGABOND] == earlier + 1


@pytest.mark.law("root 9.5.5", "root 2.1")
def test_or_he_draws_two_cards() -> None:
    match = daylight(
        "1 vagabond pawn\nvagabond items boot tea\nvagabond quests errand_fox\nvagabond completed fundraising_fox"
    )

    say(match, "quest", "cards")

    assert root_of(match).hands[VAGABOND].bit_count() == 2
    assert root_of(match).points[VAGABOND] == 0


@pytest.mark.law("root 9.5.5")
@pytest.mark.ruling("R-66")
def test_after_the_reward_a_new_quest_is_laid_out() -> None:
    match = daylight(
        "1 vagabond pawn\nvagabond items boot tea\nvagabond quests errand_fox escort_mouse errand_rabbit\n"
        "vagabond quest_deck guard_duty_mouse fundraising_fox"
    )

    say(match, "quest")
    assert offered(match.question) == ["cards", "points"]
    assert held(match, "quests") == "escort_mouse errand_rabbit"
    say(match, "cards")

    assert held(match, "quests") == "escort_mouse errand_rabbit fundraising_fox"
    assert held(match, "quest_deck").split()[-1] == "guard_duty_mouse"


@pytest.mark.law("root 9.5.5")
@pytest.mark.ruling("R-66")
def test_an_empty_quest_deck_lays_out_nothing() -> None:
    match = daylight("1 vagabond pawn\nvagabond items boot tea\nvagabond quests errand_fox escort_mouse errand_rabbit")

    say(match, "quest", "points")

    assert held(match, "quests") == "escort_mouse errand_rabbit"


@pytest.mark.law("root 9.5.5")
def test_he_chooses_among_the_quests_that_fit_and_hears_why_the_others_do_not() -> None:
    match = daylight(
        "1 vagabond pawn\nvagabond items boot tea bag torch\nvagabond quests errand_fox logistics_help_fox escort_mouse"
    )

    say(match, "quest")

    assert offered(match.question) == ["errand_fox", "logistics_help_fox"]
    assert why_not(match, "escort_mouse") == [Reason("root 9.5.5", "why.quest-suit")]


@pytest.mark.law("root 9.5.5")
def test_a_quest_without_its_items_is_refused_for_them() -> None:
    match = daylight(
        "1 vagabond pawn\nvagabond items boot tea bag\nvagabond quests errand_fox logistics_help_fox fundraising_fox"
    )

    assert why_not(match, "quest fundraising_fox") == [Reason("root 9.5.5", "why.no-quest-items")]


@pytest.mark.law("root 9.5.5", "root 3.1")
def test_a_quest_can_win_the_game() -> None:
    match = daylight(
        "1 vagabond pawn\nvagabond items boot tea\nvagabond quests errand_fox\npoints vagabond:28\n"
        "vagabond completed fundraising_fox"
    )

    say(match, "quest", "points")

    assert match.outcome.winners == (VAGABOND,)
