"""3.3 Dominance cards."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.dominance import check_dominance, take_dominance
from rulewright.games.root.rules.scoring import score
from rulewright.games.root.rules.turn import check_again
from rulewright.games.root.terms import SUITS
from rulewright.kernel.position import Ended
from rulewright.kernel.why import why_not
from rulewright.texts.catalogue import Texts
from tests.builders.root import (
    EYRIE,
    GAME,
    MARQUISE,
    VAGABOND,
    ask_after,
    listen,
    names,
    offered,
    position,
    run,
    say,
    table,
)

ACTION = "turn marquise daylight action\nmarquise actions 3\n1 marquise 1\n"
CORNERS = ((1, 3), (2, 4))


@pytest.mark.law("root 3.3.1", "root 3.3.2")
@pytest.mark.example("EX-28")
def test_a_dominance_card_is_activated_with_ten_points_and_not_with_nine() -> None:
    nine = table(f"{ACTION}hand marquise dominance_mouse\npoints marquise:9")
    assert "activate:dominance_mouse" not in offered(nine.question)
    assert [reason.law for reason in why_not(nine, "activate:dominance_mouse")] == ["root 3.3.1"]

    root = position(f"{ACTION}hand marquise dominance_mouse anvil\npoints marquise:10")
    match = GAME.resume(root)
    match.answer("activate:dominance_mouse")

    assert names(root.play[MARQUISE]) == ["dominance_mouse"]
    assert names(root.hands[MARQUISE]) == ["anvil"]
    player = match.view(None).facts()["table"]["players"][MARQUISE]
    assert player["dominance"] == "dominance_mouse"
    assert [one["on_track"] for one in match.view(None).facts()["table"]["players"]] == [False, True, True, True]
    score(root, MARQUISE, 25, "test")
    assert root.points[MARQUISE] == 10
    assert not root.over


@pytest.mark.law("root 3.3.1")
@pytest.mark.parametrize(
    ("faction", "step"),
    [("marquise", "craft"), ("marquise", "action"), ("eyrie", "craft"), ("eyrie", "decree"), ("alliance", "daylight")],
)
def test_a_dominance_card_is_activated_at_any_time_of_ones_daylight(faction: str, step: str) -> None:
    match = table(
        f"turn {faction} daylight {step}\nmarquise actions 3\neyrie leader despot\neyrie battle loyal_vizier\n"
        f"1 eyrie 1; marquise 1\nhand {faction} dominance_mouse\npoints {faction}:10"
    )

    assert "activate:dominance_mouse" in offered(match.question)


@pytest.mark.law("root 3.3.1", "root 7.5")
def test_points_of_the_last_decree_card_still_allow_an_activation_in_that_daylight() -> None:
    match = table(
        "turn eyrie daylight decree\neyrie leader despot\neyrie battle loyal_vizier\n1 eyrie 3; marquise sawmill\n"
        "hand eyrie dominance_mouse\npoints eyrie:8",
        dice=[1, 0],
    )

    # The Eyrie remove the sawmill (one point, and one for the Despot): ten points, and it is Daylight still.
    assert match.question is not None
    assert (match.question.seat, match.outcome.points[EYRIE]) == (EYRIE, 10)
    assert "activate:dominance_mouse" in offered(match.question)


@pytest.mark.law("root 3.3.4", "root 4.1.3", "root 7.5")
def test_when_the_decree_is_done_the_rest_of_daylight_is_the_eyries_own() -> None:
    match = table(
        "turn eyrie daylight decree\neyrie leader despot\n1 eyrie 3\nhand eyrie sword\n"
        "play eyrie tax_collector\navailable dominance_mouse"
    )

    assert {"use:tax_collector", "take:dominance_mouse"} <= set(offered(match.question))


@pytest.mark.law("root 3.3.1", "root 7.7.4")
def test_turmoil_ends_daylight_and_with_it_every_chance_to_activate() -> None:
    root = position(
        "turn eyrie daylight decree\neyrie leader despot\neyrie battle loyal_vizier\n1 eyrie 3\n"
        "hand eyrie dominance_mouse\npoints eyrie:15\nhand alliance anvil"
    )
    match = GAME.resume(root)
    match.answer("bird")  # nobody to battle
    match.answer("builder")

    assert match.question is not None
    assert match.question.seat != EYRIE
    assert "dominance_mouse" in names(root.hands[EYRIE])


@pytest.mark.law("root 3.3.1")
@pytest.mark.parametrize("phase", ["birdsong", "evening"])
def test_no_dominance_card_is_activated_or_taken_outside_of_daylight(phase: str) -> None:
    match = table(
        f"turn marquise {phase}\n1 marquise 1\nhand marquise dominance_mouse sword\npoints marquise:10\n"
        "available dominance_fox dominance_bird\nplay marquise better_burrow_bank cobbler"
    )

    assert not any(text.startswith(("activate", "take")) for text in offered(match.question))


@pytest.mark.law("root 3.3.1.I")
@pytest.mark.parametrize(("suit", "clearings"), [("fox", (1, 6, 8)), ("rabbit", (3, 4, 5)), ("mouse", (2, 7, 9))])
def test_three_ruled_clearings_of_the_suit_win(suit: str, clearings: tuple[int, int, int]) -> None:
    pieces = "\n".join(f"{clearing} marquise 1" for clearing in clearings)
    root = position(f"dominance marquise dominance_{suit}\n{pieces}")

    with pytest.raises(Ended):
        check_dominance(root, MARQUISE)

    assert (root.winners, root.reason) == ((MARQUISE,), "dominance")


@pytest.mark.law("root 3.3.1.I")
@pytest.mark.ruling("R-16")
def test_more_than_three_clearings_win_as_well() -> None:
    root = position("dominance marquise dominance_fox\n1 marquise 1\n6 marquise 1\n8 marquise 1\n12 marquise 1")

    with pytest.raises(Ended):
        check_dominance(root, MARQUISE)


@pytest.mark.law("root 3.3.1.I", "root 2.5")
@pytest.mark.parametrize(
    "pieces",
    [
        "1 marquise 1\n6 marquise 1",
        "1 marquise 1\n6 marquise 1\n8 marquise 1; alliance 1",
        "1 marquise 1\n6 marquise 1\n8 marquise keep",
        "1 marquise 1\n6 marquise 1\n2 marquise 1\n3 marquise 1",
    ],
)
def test_fewer_than_three_ruled_clearings_of_the_suit_do_not_win(pieces: str) -> None:
    root = position(f"dominance marquise dominance_fox\n{pieces}")

    check_dominance(root, MARQUISE)

    assert not root.over


@pytest.mark.law("root 3.3.1.II")
@pytest.mark.ruling("R-16")
@pytest.mark.parametrize("name", ["autumn", "winter", "mountain"])
@pytest.mark.parametrize("one", [1, 2, 3, 4])
@pytest.mark.parametrize("other", [1, 2, 3, 4])
def test_two_opposite_corners_win_with_the_bird_and_neighbouring_corners_do_not(
    name: str, one: int, other: int
) -> None:
    suits = " ".join(list(SUITS[1:]) * 4)
    root = position(
        f"map {name}\nsuits {suits}\ndominance marquise dominance_bird\n{one} marquise 1\n{other} marquise 1"
    )

    if tuple(sorted((one, other))) in CORNERS:
        with pytest.raises(Ended):
            check_dominance(root, MARQUISE)
    else:
        check_dominance(root, MARQUISE)
        assert not root.over


@pytest.mark.law("root 3.3.1.I", "root 3.3.1.II")
@pytest.mark.parametrize(
    ("card", "have", "said"),
    [
        (
            "dominance_fox",
            1,
            (
                "the Marquise does not win by dominance yet: Dominance (fox) needs three fox clearings ruled "
                "at the start of Birdsong, ruled now: 1."
            ),
        ),
        (
            "dominance_bird",
            1,
            (
                "the Marquise does not win by dominance yet: Dominance (bird) needs two opposite corners ruled "
                "at the start of Birdsong."
            ),
        ),
    ],
)
def test_everybody_is_told_why_dominance_has_not_won_yet(card: str, have: int, said: str) -> None:
    root = position(f"1 marquise 1\ndominance marquise {card}")
    events = listen(root)

    check_dominance(root, MARQUISE)
    check_again(root, MARQUISE)

    (event,) = events  # once, though it is tested twice
    assert event.facts == {"seat": MARQUISE, "card": card, "have": have}
    sentence = GAME.speech.tell(root, event)
    assert sentence is not None
    assert Texts("en").say(sentence) == said


@pytest.mark.law("root 3.3.1.I", "root 3.3.1", "root 1.4.1")
def test_dominance_wins_at_the_start_of_ones_birdsong_and_not_when_it_is_activated() -> None:
    text = "1 marquise 1\n6 marquise 1\n8 marquise 1\npoints marquise:10\n"
    match = table(f"turn marquise daylight action\nmarquise actions 3\n{text}hand marquise dominance_fox")
    match.answer("activate:dominance_fox")
    assert not match.over

    match = table(f"turn eyrie evening draw\n{text}dominance marquise dominance_fox\nhand alliance anvil")
    assert not match.over  # another player's Birdsong decides nothing

    root = position(f"turn vagabond evening draw\n{text}dominance marquise dominance_fox\n1 marquise sawmill")
    match = GAME.resume(root)
    assert match.over
    assert match.outcome.winners == (MARQUISE,)
    assert root.placed[root.setting.kind[MARQUISE, "wood"].number] == 0


@pytest.mark.law("root 3.3.1.I", "root 1.4.1")
@pytest.mark.ruling("R-16")
def test_dominance_is_tested_before_other_effects_of_the_start_of_birdsong() -> None:
    match = table(
        "turn marquise birdsong\n1 marquise 1\n6 marquise 1\n8 marquise 1\ndominance marquise dominance_fox\n"
        "play marquise better_burrow_bank"
    )

    assert match.over


@pytest.mark.law("root 3.3.1.I", "root 9.2.8")
def test_the_vagabond_wins_with_a_partner_who_dominates() -> None:
    match = table(
        "turn marquise birdsong\n1 marquise 1\n6 marquise 1\n8 marquise 1\ndominance marquise dominance_fox\n"
        "partner vagabond marquise"
    )

    assert match.outcome.winners == (MARQUISE, VAGABOND)


@pytest.mark.law("root 3.3.2")
@pytest.mark.ruling("R-17")
def test_no_second_dominance_card_is_activated() -> None:
    match = table(f"{ACTION}dominance marquise dominance_fox\nhand marquise dominance_bird\npoints marquise:12")

    assert "activate:dominance_bird" not in offered(match.question)
    assert [reason.law for reason in why_not(match, "activate:dominance_bird")] == ["root 3.3.2"]


@pytest.mark.law("root 3.3.1", "root 9.2.8")
def test_why_the_vagabond_cannot_activate_is_told_by_his_own_paragraph() -> None:
    match = table(
        "seats marquise eyrie vagabond\nturn vagabond daylight action\n1 vagabond pawn\nvagabond character thief\n"
        "hand vagabond dominance_fox\npoints vagabond:12"
    )

    assert "activate:dominance_fox" not in offered(match.question)
    assert [reason.law for reason in why_not(match, "activate:dominance_fox")] == ["root 9.2.8"]


@pytest.mark.law("root 3.3.2")
def test_an_active_dominance_card_does_not_count_toward_the_hand_limit() -> None:
    five = "anvil sword bake_sale cobbler armorers"
    match = table(
        f"turn marquise evening discard\ndominance marquise dominance_fox\nhand marquise {five}\n"
        "1 marquise 1\nhand eyrie sappers\neyrie leader despot"
    )
    assert match.question is not None
    assert match.question.seat == EYRIE  # nothing was discarded

    match = table(f"turn marquise evening discard\nhand marquise dominance_fox {five}\n1 marquise 1")
    assert match.question is not None
    assert match.question.prompt == "root.discard"
    assert "dominance_fox" in offered(match.question)


@pytest.mark.law("root 3.3.2", "root G.1.20")
def test_an_active_dominance_card_is_spent_for_nothing() -> None:
    text = f"{ACTION}8 marquise sawmill\navailable dominance_mouse\n"
    deeds = {"overwork", "extra", "take:dominance_mouse"}

    in_hand = table(f"{text}hand marquise bake_sale dominance_bird")
    active = table(f"{text}hand marquise bake_sale\ndominance marquise dominance_bird")

    assert deeds <= set(offered(in_hand.question))
    assert not deeds & set(offered(active.question))


@pytest.mark.law("root 3.3.1", "root 9.2.8")
@pytest.mark.ruling("R-17")
def test_whoever_dominates_is_passed_over_when_points_are_compared() -> None:
    match = table(
        "turn vagabond daylight action\n1 vagabond pawn\nvagabond character thief\nhand vagabond dominance_rabbit\n"
        "points marquise:10 eyrie:14 alliance:15 vagabond:12\ndominance marquise dominance_fox"
    )

    match.answer("activate:dominance_rabbit")

    partner = match.view(None).facts()["table"]["players"][VAGABOND]["partner"]
    assert partner == EYRIE


@pytest.mark.law("root 3.3.3", "root 3.3.4", "root 3.3.2", "root G.1.5")
@pytest.mark.example("EX-27")
def test_a_spent_dominance_card_lies_beside_the_map_until_somebody_spends_a_card_for_it() -> None:
    root = position(f"{ACTION}8 marquise 1 sawmill\nhand marquise dominance_fox\nhand alliance anvil")
    match = GAME.resume(root)
    say(match, "overwork", "8", "dominance_fox")
    assert (names(root.available), names(root.discard)) == (["dominance_fox"], [])

    root = position("turn alliance daylight\nhand alliance anvil sword\navailable dominance_fox")
    match = GAME.resume(root)
    say(match, "take:dominance_fox", "anvil")
    assert names(root.hands[2]) == ["dominance_fox", "sword"]
    assert (names(root.available), names(root.discard)) == ([], ["anvil"])


@pytest.mark.law("root 3.3.4", "root 2.1.1")
@pytest.mark.ruling("R-20")
def test_a_bird_takes_any_dominance_card() -> None:
    match = table(
        f"{ACTION}hand marquise armorers\navailable dominance_bird dominance_fox dominance_mouse dominance_rabbit"
    )

    takes = [text for text in offered(match.question) if text.startswith("take")]
    assert takes == [f"take:dominance_{suit}" for suit in ("bird", "fox", "rabbit", "mouse")]


@pytest.mark.law("root 3.3.4", "root 3.3.3")
@pytest.mark.ruling("R-18", "R-20")
def test_a_dominance_card_spent_for_another_changes_places_with_it() -> None:
    root = position("hand marquise dominance_bird\navailable dominance_fox")
    card = next(card for card in range(54) if root.available >> card & 1)

    run(take_dominance(root, MARQUISE, card), "dominance_bird")

    assert names(root.hands[MARQUISE]) == ["dominance_fox"]
    assert names(root.available) == ["dominance_bird"]
    assert root.discard == 0


@pytest.mark.law("root 3.3.4", "root 2.1.1.II")
def test_a_card_of_another_suit_takes_nothing() -> None:
    match = table(f"{ACTION}hand marquise sword\navailable dominance_fox dominance_mouse")

    assert "take:dominance_mouse" in offered(match.question)
    assert [reason.law for reason in why_not(match, "take:dominance_fox")] == ["root 3.3.4"]


@pytest.mark.law("root 3.3.4", "root 3.3.2")
def test_the_taker_chooses_among_his_cards_of_the_suit() -> None:
    root = position("hand marquise sword investments armorers anvil\navailable dominance_mouse")
    card = next(card for card in range(54) if root.available >> card & 1)

    question = ask_after(take_dominance(root, MARQUISE, card))

    assert sorted(offered(question)) == ["armorers", "investments", "sword"]
