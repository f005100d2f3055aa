"""1.4 Game structure."""

from __future__ import annotations

from itertools import groupby

import pytest

from rulewright.games.root.rules.battle import battle
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    GAME,
    MARQUISE,
    VAGABOND,
    names,
    offered,
    position,
    run,
    say,
    shown,
    table,
)

FOUR = ("marquise", "eyrie", "alliance", "vagabond")
STANDING = (
    "1 marquise 1 sawmill\n3 eyrie 2 roost\n5 alliance 1\n2 vagabond pawn\n"
    "eyrie leader despot\nvagabond character thief\nvagabond items boot"
)


@pytest.mark.law("root 1.4.1")
@pytest.mark.parametrize("faction", FOUR)
def test_a_turn_is_birdsong_then_daylight_then_evening(faction: str) -> None:
    cards = "better_burrow_bank command_warren cobbler"
    match = table(
        f"{STANDING}\n1 eyrie 1\n2 marquise 1\n3 alliance 1\nturn {faction} birdsong\nplay {faction} {cards}\n"
        f"hand {faction} anvil"
    )
    seat = FOUR.index(faction)

    # A card for the start of each phase has its owner asked in all three; declining ends every step.
    phases = []
    while (facts := match.view(None).facts()["table"])["turn"] == seat:
        phases.append(facts["phase"])
        assert match.question is not None
        answer = match.question.find("done") or match.question.find("decline") or match.question.options[0]
        match.answer(answer)

    assert [phase for phase, _ in groupby(phases)] == ["birdsong", "daylight", "evening"]


@pytest.mark.law("root 1.4.1")
@pytest.mark.parametrize("faction", FOUR)
@pytest.mark.parametrize(
    ("phase", "card"),
    [("birdsong", "better_burrow_bank"), ("daylight", "command_warren"), ("evening", "cobbler")],
)
def test_what_happens_at_the_start_of_a_phase_comes_before_everything_else_in_it(
    faction: str, phase: str, card: str
) -> None:
    root = position(
        f"{STANDING}\n1 eyrie 1\n2 marquise 1\n3 alliance 1\nturn {faction} {phase}\nplay {faction} {card}\n"
        "hand marquise anvil\nhand eyrie sword\nhand alliance bake_sale\nhand vagabond armorers\n"
        "vagabond items sword\nalliance officers 1\nalliance supporters sappers sappers\n"
        "6 alliance sympathy"
    )
    wood = root.setting.kind[MARQUISE, "wood"]

    match = GAME.resume(root)

    assert match.question is not None
    assert (match.question.seat, match.question.prompt) == (FOUR.index(faction), "root.cards.use")
    assert offered(match.question) == ["done", f"use:{card}"]
    assert root.placed[wood.number] == 0
    assert [hand.bit_count() for hand in root.hands] == [1, 1, 1, 1]
    assert root.points == [0, 0, 0, 0]


@pytest.mark.law("root 1.4.1")
@pytest.mark.parametrize("faction", FOUR)
def test_after_evening_the_next_player_clockwise_takes_a_turn(faction: str) -> None:
    root = position(f"{STANDING}\nturn {faction} evening draw\nhand marquise anvil\nhand alliance sword")
    seat = FOUR.index(faction)

    match = GAME.resume(root)

    assert root.turn == (seat + 1) % 4
    assert match.question is not None
    assert match.question.seat == root.turn


@pytest.mark.law("root 1.4.1")
def test_a_round_is_over_when_the_first_player_is_next() -> None:
    root = position(f"{STANDING}\nturn vagabond evening draw\nhand marquise anvil")

    GAME.resume(root)

    assert (root.turn, root.round) == (MARQUISE, 2)


@pytest.mark.law("root 1.4.1", "root 3.1")
def test_no_turn_follows_when_somebody_has_won() -> None:
    root = position(f"{STANDING}\n6 eyrie roost\nturn eyrie evening score\npoints eyrie:29")

    match = GAME.resume(root)

    assert match.over
    assert (root.turn, root.winners) == (EYRIE, (EYRIE,))


@pytest.mark.law("root 1.4.1")
def test_cards_used_once_a_turn_and_crafting_pieces_are_fresh_in_the_next_turn() -> None:
    root = position(f"{STANDING}\nturn vagabond evening draw\nplay marquise better_burrow_bank\nactivated 1:1")
    root.used = root.play[MARQUISE]

    match = GAME.resume(root)

    assert "use:better_burrow_bank" in offered(match.question)
    assert not any(root.activated)


@pytest.mark.law("root 1.4.2", "root 6.5.2")
def test_nothing_comes_between_the_moves_of_a_march() -> None:
    match = table(
        "turn marquise daylight action\nmarquise actions 3\n1 marquise 3\nplay marquise tax_collector\n"
        "hand marquise dominance_fox armorers\npoints marquise:10\navailable dominance_bird"
    )
    between = {"use:tax_collector", "activate:dominance_fox", "take:dominance_bird", "extra"}
    assert between <= set(offered(match.question))

    say(match, "march", "1>5", "1")

    assert not between & set(offered(match.question))
    assert all(text == "done" or ">" in text for text in offered(match.question))
    match.answer("done")
    assert between <= set(offered(match.question))


@pytest.mark.law("root 1.4.2", "root 4.3.3")
def test_nothing_but_cards_for_battle_is_offered_in_a_battle() -> None:
    match = table(
        "turn marquise daylight action\nmarquise actions 3\n1 marquise 3; eyrie 1\n"
        "play marquise tax_collector codebreakers brutal_tactics\nhand marquise anvil\nhand eyrie sword",
        dice=[0, 0],
    )

    say(match, "battle", "decline")

    assert match.question is not None
    assert match.question.prompt == "root.battle.effect"
    assert offered(match.question) == ["decline", "use:brutal_tactics"]


@pytest.mark.law("root 1.4.2", "root 4.3.3")
@pytest.mark.example("EX-34")
def test_a_card_for_battle_may_interrupt_a_battle() -> None:
    root = position("1 eyrie 3; marquise 2\nplay marquise armorers", dice=[3, 0])

    run(battle(root, EYRIE, 1, MARQUISE), "use:armorers")

    assert shown(root, 1) == "marquise 2; eyrie 3"
    assert names(root.discard) == ["armorers"]


@pytest.mark.law("root 1.4.2")
def test_a_player_out_of_turn_is_asked_nothing_between_the_actions_of_another() -> None:
    match = table(
        "turn marquise daylight action\nmarquise actions 3\n1 marquise 3\n3 eyrie 1; alliance 1\n"
        "hand eyrie dominance_fox\nplay eyrie tax_collector\nplay alliance royal_claim\n"
        "points eyrie:12\nhand marquise anvil"
    )

    asked = set()
    for answer in ("march", "1>5", "1", "5>2", "march", "1>9", "1", "done", "march", "9>1", "done"):
        assert match.question is not None
        asked.add(match.question.seat)
        match.answer(answer)

    assert asked == {MARQUISE}
    assert not asked & {EYRIE, ALLIANCE, VAGABOND}
