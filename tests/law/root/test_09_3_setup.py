"""9.3 The Vagabond's setup; the starting items of D.1.1, D.2.1, D.3.1."""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright.games.root.audit import audit
from rulewright.games.root.factions.vagabond.board import QUEST_NAME
from rulewright.games.root.terms import ITEMS
from rulewright.kernel.match import Match
from tests.builders.root import GAME, VAGABOND, listen, offered, say
from tests.builders.vagabond import held, on_board, root_of, tracks

STARTING = {
    "thief": "boot sword tea torch",
    "tinker": "boot bag hammer torch",
    "ranger": "boot crossbow sword torch",
}


def choosing(*, seed: int = 1, woodland: str = "autumn") -> Match:
    """Return a new match at the Vagabond's first question; all others have set up."""
    match = GAME.new({"map": woodland, "first": "marquise"}, seed=seed)
    while match.question is not None and match.question.seat != VAGABOND:
        match.answer(match.question.options[0])
    return match


@pytest.mark.law("root 9.3", "root 9.3.1", "root 5.1.7")
def test_he_sets_up_last_and_first_chooses_a_character() -> None:
    match = choosing()

    assert match.question is not None
    assert (match.question.prompt, match.question.law) == ("root.vagabond.character", ("root 9.3.1",))
    assert offered(match.question) == ["thief", "tinker", "ranger"]


@pytest.mark.law("root 9.3", "root 9.3.2")
@pytest.mark.parametrize("woodland", ["autumn", "winter", "lake", "mountain"])
def test_the_pawn_starts_in_any_forest(woodland: str) -> None:
    match = choosing(woodland=woodland)
    forests = root_of(match).setting.map.forests.bit_count()

    say(match, "ranger")
    assert offered(match.question) == [f"f{number}" for number in range(1, forests + 1)]
    say(match, "f2")

    assert root_of(match).pawns == [0, 0, 0, 14]


@pytest.mark.law("root 9.3", "root 9.3.2", "root 9.3.3")
def test_quests_are_laid_out_only_when_the_pawn_stands() -> None:
    match = choosing()

    say(match, "thief")
    assert held(match, "quests") == ""
    say(match, "f1")

    assert len(held(match, "quests").split()) == 3


@pytest.mark.law("root 9.3", "root 9.3.5")
def test_starting_items_are_taken_in_the_fifth_step_after_the_ruins() -> None:
    match = choosing()

    say(match, "thief")

    assert held(match, "items") == ""


@pytest.mark.law("root 9.3.3")
def test_three_quests_lie_face_up_and_twelve_wait_shuffled() -> None:
    decks = []
    for seed in range(4):
        match = choosing(seed=seed)
        say(match, "thief", "f1")
        laid_out, waiting = held(match, "quests").split(), held(match, "quest_deck").split()
        assert (len(laid_out), len(waiting), held(match, "completed")) == (3, 12, "")
        assert sorted(laid_out + waiting) == sorted(QUEST_NAME)
        decks.append(tuple(laid_out + waiting))

    assert len(set(decks)) == 4
    assert len(set(QUEST_NAME)) == 15


@pytest.mark.law("root 9.3.4", "root 2.2.4")
@pytest.mark.ruling("R-4")
def test_a_bag_a_boot_a_hammer_and_a_sword_are_shuffled_under_the_four_ruins() -> None:
    layouts = set()
    for seed in range(6):
        match = choosing(seed=seed)
        say(match, "thief", "f1")
        ruins = {place: content for place, content in enumerate(root_of(match).ruins) if content}
        assert sorted(ruins) == [6, 10, 11, 12]
        assert Counter(ITEMS[content - 2] for content in ruins.values()) == Counter(["bag", "boot", "hammer", "sword"])
        layouts.add(tuple(ruins.values()))

    assert len(layouts) > 1


@pytest.mark.law("root 9.3.4", "root 1.2.1")
def test_nobody_sees_what_is_under_a_ruin() -> None:
    match = choosing()
    say(match, "thief", "f1")
    other = match.copy()
    root, twin = root_of(match), root_of(other)
    twin.ruins[6], twin.ruins[10] = root.ruins[10], root.ruins[6]

    assert twin.ruins != root.ruins
    assert other.view(VAGABOND).facts() == match.view(VAGABOND).facts()
    assert root_of_view(other) == root_of_view(match)


def root_of_view(match: Match) -> tuple[object, ...]:
    """Return what the Vagabond's view of a match holds."""
    return match.view(VAGABOND).now.fingerprint()


@pytest.mark.law("root 9.3.5", "root D.1.1", "root D.2.1", "root D.3.1", "root 9.2.5.I", "root 9.2.5.II")
@pytest.mark.ruling("R-4")
@pytest.mark.parametrize("character", STARTING)
def test_each_character_takes_its_items_face_up_and_the_others_stay_in_the_box(character: str) -> None:
    match = choosing()

    say(match, character, "f1")

    root = root_of(match)
    assert on_board(root, "character") == character
    assert held(match, "items") == STARTING[character]
    assert tracks(root) == {item: 1 for item in ("tea", "bag") if item in STARTING[character]}
    assert sum(root.items) == 12
    assert audit(root) == []


@pytest.mark.law("root 9.3.6", "root 9.2.9")
def test_every_relationship_begins_indifferent() -> None:
    match = choosing()
    say(match, "thief", "f1")

    facts = match.view(None).facts()["table"]["players"][VAGABOND]["board"]

    assert {facts["relations"][str(seat)] for seat in range(3)} == {"indifferent"}
    assert (held(match, "relations"), held(match, "aids")) == ("", "")


@pytest.mark.law("root 9.3")
def test_after_his_setup_the_first_turn_begins() -> None:
    match = choosing()
    events = listen(root_of(match))

    say(match, "thief", "f1")

    assert [event.kind for event in events][:2] == ["character", "pawn"]
    assert root_of(match).turn == 0
    assert match.question is not None
    assert match.question.seat != VAGABOND
