"""The standard deck in Birdsong: Better Burrow Bank, Stand and Deliver, Royal Claim."""

from __future__ import annotations

import pytest

from rulewright.kernel.why import why_not
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    GAME,
    MARQUISE,
    VAGABOND,
    listen,
    names,
    offered,
    position,
    say,
    table,
)

FOUR = ("marquise", "eyrie", "alliance", "vagabond")
STANDING = (
    "1 marquise 2\n3 eyrie 2 roost\n5 alliance 1\n2 vagabond pawn\neyrie leader despot\nmarquise actions 3\n"
    "vagabond character thief\nvagabond items boot\neyrie move loyal_vizier\n"
    "hand marquise anvil\nhand eyrie sword\nhand alliance bake_sale\nhand vagabond armorers\n"
)


def others(faction: str) -> list[str]:
    """Return the other factions in the order of their seats."""
    return [name for name in FOUR if name != faction]


# Better Burrow Bank.


@pytest.mark.law("root 1.4.1", "root 4.1.3")
@pytest.mark.parametrize("faction", FOUR)
def test_better_burrow_bank_lets_its_owner_and_an_enemy_of_choice_draw(faction: str) -> None:
    root = position(f"{STANDING}turn {faction} birdsong\nplay {faction} better_burrow_bank\ndeck cobbler royal_claim")
    match = GAME.resume(root)
    seat = FOUR.index(faction)
    chosen = others(faction)[1]

    match.answer("use:better_burrow_bank")
    assert offered(match.question) == others(faction)
    match.answer(chosen)

    assert "royal_claim" in names(root.hands[seat])
    assert "cobbler" in names(root.hands[FOUR.index(chosen)])
    assert [hand.bit_count() for hand in root.hands] == [2 if name in (faction, chosen) else 1 for name in FOUR]
    assert names(root.play[seat]) == ["better_burrow_bank"]


@pytest.mark.law("root 4.1.3")
def test_better_burrow_bank_need_not_be_used_and_works_once_a_turn() -> None:
    root = position(f"{STANDING}turn marquise birdsong\nplay marquise better_burrow_bank")
    match = GAME.resume(root)
    match.answer("done")
    assert root.hands[MARQUISE].bit_count() == 1

    root = position(f"{STANDING}turn marquise birdsong\nplay marquise better_burrow_bank")
    match = GAME.resume(root)
    say(match, "use:better_burrow_bank", "eyrie")
    assert "use:better_burrow_bank" not in offered(match.question)
    assert match.view(None).facts()["table"]["phase"] == "daylight"


@pytest.mark.law("root G.1.8", "root 9.2.8")
@pytest.mark.ruling("R-119")
def test_better_burrow_bank_serves_an_enemy_and_not_a_partner() -> None:
    match = table(f"{STANDING}turn vagabond birdsong\nplay vagabond better_burrow_bank\npartner vagabond eyrie")

    match.answer("use:better_burrow_bank")

    assert offered(match.question) == ["marquise", "alliance"]


@pytest.mark.law("root 2.1")
@pytest.mark.ruling("R-12")
def test_better_burrow_bank_draws_for_its_owner_first_when_one_card_is_left() -> None:
    root = position(f"{STANDING}turn marquise birdsong\nplay marquise better_burrow_bank")
    last = root.deck.pop()
    root.out |= sum(1 << card for card in root.deck)
    root.deck = [last]

    say(GAME.resume(root), "use:better_burrow_bank", "eyrie")

    assert root.hands[MARQUISE] >> last & 1
    assert root.hands[EYRIE].bit_count() == 1


# Stand and Deliver.


@pytest.mark.law("root 4.1.3", "root 1.2.1")
@pytest.mark.parametrize("faction", FOUR)
def test_stand_and_deliver_takes_a_random_card_of_an_enemy_who_scores_a_point(faction: str) -> None:
    root = position(f"{STANDING}turn {faction} birdsong\nplay {faction} stand_and_deliver")
    match = GAME.resume(root)
    victim = others(faction)[0]
    seat, loser = FOUR.index(faction), FOUR.index(victim)
    (card,) = names(root.hands[loser])

    match.answer("use:stand_and_deliver")
    assert offered(match.question) == others(faction)
    match.answer(victim)

    assert (card in names(root.hands[seat]), root.hands[loser]) == (True, 0)
    assert root.points == [1 if name == victim else 0 for name in FOUR]
    assert names(root.play[seat]) == ["stand_and_deliver"]
    assert "use:stand_and_deliver" not in offered(match.question)


@pytest.mark.law("root 4.1.3")
def test_stand_and_deliver_passes_over_empty_hands_and_partners() -> None:
    text = f"{STANDING}turn vagabond birdsong\nplay vagabond stand_and_deliver\npartner vagabond eyrie\n"
    root = position(text)
    root.discard |= root.hands[ALLIANCE]
    root.hands[ALLIANCE] = 0
    match = GAME.resume(root)

    match.answer("use:stand_and_deliver")  # only the Marquise is left: nobody need be asked

    assert "anvil" in names(root.hands[VAGABOND])


@pytest.mark.law("root 4.1.3")
def test_stand_and_deliver_is_not_offered_when_no_enemy_holds_a_card() -> None:
    match = table("turn marquise birdsong\n1 marquise 1\nplay marquise stand_and_deliver\nhand marquise anvil")

    assert match.question is not None
    assert match.question.prompt == "root.craft"


@pytest.mark.law("root 1.2.1")
def test_only_robber_and_victim_know_what_was_delivered() -> None:
    root = position(f"{STANDING}turn marquise birdsong\nplay marquise stand_and_deliver")
    events = listen(root)
    match = GAME.resume(root)

    say(match, "use:stand_and_deliver", "eyrie")

    (took,) = [event for event in events if event.kind == "took"]
    assert [("card" in took.seen_by(seat).facts) for seat in (0, 1, 2, 3, None)] == [True, True, False, False, False]
    known = [match.view(seat).facts()["table"]["players"][MARQUISE]["hand_known"] for seat in (1, 2, 3)]
    assert known == [["sword"], [], []]


# Royal Claim.


@pytest.mark.law("root 4.1.3", "root 2.5")
def test_royal_claim_scores_a_point_for_each_ruled_clearing_and_is_discarded() -> None:
    root = position(
        "turn marquise birdsong\n1 marquise 1\n2 marquise 2; alliance 1\n5 marquise 1; eyrie 1\n"
        "9 marquise sawmill\n8 marquise wood\nplay marquise royal_claim\nhand marquise anvil"
    )

    say(GAME.resume(root), "use:royal_claim")

    assert root.points == [3, 0, 0, 0]
    assert (names(root.discard), root.play[MARQUISE]) == (["royal_claim"], 0)


@pytest.mark.law("root 4.1.3")
@pytest.mark.parametrize("faction", FOUR)
def test_royal_claim_waits_for_birdsong_and_may_wait_longer(faction: str) -> None:
    root = position(f"{STANDING}turn {faction} birdsong\nplay {faction} royal_claim")
    match = GAME.resume(root)
    assert "use:royal_claim" in offered(match.question)

    for phase in ("daylight", "evening"):
        match = table(f"{STANDING}turn {faction} {phase}\nplay {faction} royal_claim cobbler command_warren")
        assert "use:royal_claim" not in offered(match.question)


@pytest.mark.law("root 4.1.1", "root 4.1.3")
def test_royal_claim_is_crafted_with_four_pieces_of_any_suit() -> None:
    text = "turn marquise daylight craft\nhand marquise royal_claim anvil\n5 marquise workshop*2\n7 marquise workshop\n"
    short = table(text)
    assert [reason.law for reason in why_not(short, "craft:royal_claim")] == ["root 4.1.1"]

    root = position(text + "9 marquise workshop")
    match = GAME.resume(root)
    match.answer("craft:royal_claim")
    assert names(root.play[MARQUISE]) == ["royal_claim"]
    assert sum(root.activated) == 4
    assert "use:royal_claim" not in offered(match.question)


@pytest.mark.law("root 4.1.3", "root 7.4.2", "root 7.4.3")
def test_the_eyrie_may_use_birdsong_cards_between_and_after_their_steps() -> None:
    root = position(
        "turn eyrie birdsong\neyrie leader despot\nplay eyrie royal_claim\nhand eyrie anvil sword\n1 marquise 1"
    )
    match = GAME.resume(root)
    match.answer("done")
    assert "use:royal_claim" in offered(match.question)  # while adding to the Decree
    say(match, "anvil>move", "sword>move")
    match.answer("2")  # a new roost, and with it a clearing ruled
    match.answer("use:royal_claim")

    assert root.points[EYRIE] == 1
