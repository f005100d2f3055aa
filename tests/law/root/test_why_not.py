"""Why not, by what somebody points at: the rules name the paragraph that stands in the way."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.why import NOT_ASKED, why_not, why_not_this
from tests.builders.root import GAME

MARQUISE = """
seats marquise eyrie vagabond
turn marquise daylight action
marquise actions {actions}
1 marquise 2 keep sawmill
9 marquise 1; eyrie 3
5 eyrie 4
hand marquise anvil dominance_bird
points marquise:3
"""
ALLIANCE = """
seats marquise alliance
turn alliance {step}
alliance operations 1
alliance officers 1
1 alliance 1 sympathy base_fox
5 alliance 1
9 marquise 3
hand alliance {hand}
"""
VAGABOND = """
seats marquise vagabond
turn vagabond daylight
5 marquise 2; vagabond pawn
1 marquise 1
ruins 6:bag 10:boot 11:hammer 12:sword
vagabond character thief
vagabond items {items}
vagabond quests errand_fox escort_mouse
hand vagabond anvil
"""
EYRIE = """
seats eyrie marquise
turn eyrie daylight decree
1 eyrie 3 roost
5 eyrie 2
9 eyrie 2 roost
2 marquise 2
eyrie leader despot
eyrie {column} {card}
"""


def marquise(actions: int = 2, *answers: str) -> Match:
    """Return a match in which the Marquise is asked for an action, after some answers."""
    return after(MARQUISE.format(actions=actions), *answers)


def after(text: str, *answers: str) -> Match:
    """Return a match that goes on from a position, after some answers."""
    match = GAME.resume(GAME.parse(text, 0))
    for answer in answers:
        match.answer(answer)
    return match


def cited(match: Match, target: str, *picks: str) -> list[str]:
    """Return the paragraphs that are cited for a thing, with the keys of their sentences."""
    return [f"{reason.law.removeprefix('root ')} {reason.key}" for reason in why_not_this(match, target, picks).reasons]


@pytest.mark.parametrize(
    ("target", "reasons", "offered"),
    [
        ("clearing:9", ["6.5.4.I why.not-ruled"], ["battle", "march 9>1"]),
        ("clearing:1", ["2.2.3 why.no-slot"], ["march 1>5"]),
        ("clearing:10", ["4.3 why.no-fighters", "6.5.4.I why.not-ruled"], ["march 1>10"]),
        ("clearing:2", ["4.3 why.no-fighters", "6.5.4.I why.not-ruled", "4.2 why.no-warriors"], []),
        ("seat:1", [], ["battle"]),
        ("piece:workshop", ["6.5.4.I why.no-building"], []),
        ("card:dominance_bird", ["3.3.1 why.ten-points"], ["extra dominance_bird"]),
        ("piece:keep", [f"6.5 {NOT_ASKED}"], []),
        ("suit:fox", [f"6.5 {NOT_ASKED}"], []),
    ],
)
def test_whoever_points_before_an_action_is_told_of_all_actions(
    target: str, reasons: list[str], offered: list[str]
) -> None:
    match = marquise()

    pointed = why_not_this(match, target)

    assert cited(match, target) == reasons
    assert [text for text in pointed.offered if not text.startswith("overwork")] == offered


@pytest.mark.parametrize("target", ["clearing:9", "seat:1", "piece:sawmill"])
def test_without_actions_that_is_the_reason(target: str) -> None:
    assert cited(marquise(0), target) == ["6.5 why.no-actions"]


@pytest.mark.parametrize(
    ("target", "picks", "meant", "reasons"),
    [
        ("clearing:9", ["clearing:1"], "1>9", []),
        ("clearing:3", ["clearing:1"], "1>3", ["2.2.1 why.not-adjacent"]),
        ("clearing:1", ["clearing:3"], "3>1", ["4.2 why.no-warriors"]),
        ("clearing:7", [], "7>1", ["4.2 why.no-warriors"]),
        ("clearing:10", [], "1>10", []),
    ],
)
def test_a_way_is_meant_in_the_order_in_which_its_ends_are_picked(
    target: str, picks: list[str], meant: str, reasons: list[str]
) -> None:
    match = marquise(2, "march")

    assert why_not_this(match, target, picks).text == meant
    assert cited(match, target, *picks) == reasons


def test_where_one_neither_rules_here_nor_there_that_is_said_of_either_end() -> None:
    match = after(MARQUISE.format(actions=1) + "10 eyrie 1\n", "march")

    assert cited(match, "clearing:5", "clearing:9") == ["2.2.1 why.not-adjacent"]
    assert cited(match, "clearing:2", "clearing:9") == ["2.2.1 why.not-adjacent"]
    assert cited(match, "clearing:10", "clearing:9") == cited_in_words(match, "9>10")


def cited_in_words(match: Match, text: str) -> list[str]:
    """Return the same for an answer in notation."""
    return [f"{reason.law.removeprefix('root ')} {reason.key}" for reason in why_not(match, text)]


@pytest.mark.parametrize(
    ("target", "picks", "meant", "reason"),
    [
        ("clearing:1", ["seat:1"], "1:eyrie", "4.3 why.no-defender"),
        ("seat:2", ["clearing:9"], "9:vagabond", "4.3 why.no-defender"),
        ("clearing:3", [], "3:marquise", "4.3 why.no-fighters"),
        ("seat:2", [], "1:vagabond", "4.3 why.no-defender"),
        ("seat:0", [], "1:marquise", "G.1.8 why.no-enemy"),
    ],
)
def test_a_battle_is_meant_by_where_or_by_whom(target: str, picks: list[str], meant: str, reason: str) -> None:
    match = after(MARQUISE.format(actions=1).replace("5 eyrie 4", "12 marquise 1; eyrie 1"), "battle")

    pointed = why_not_this(match, target, picks)

    assert (pointed.text, cited(match, target, *picks)) == (meant, [reason])


@pytest.mark.parametrize(
    ("step", "hand", "target", "reasons", "offered"),
    [
        ("evening operations", "anvil", "clearing:9", ["4.3 why.no-fighters"], ["move 1>9"]),
        ("evening operations", "anvil", "clearing:5", [], ["organize", "move 5>1"]),
        ("daylight", "bake_sale", "card:bake_sale", ["4.1.1 why.cannot-pay"], ["mobilize bake_sale"]),
    ],
)
def test_the_alliance_is_told_of_its_operations(
    step: str, hand: str, target: str, reasons: list[str], offered: list[str]
) -> None:
    match = after(ALLIANCE.format(step=step, hand=hand))

    assert cited(match, target) == reasons
    assert set(offered) <= set(why_not_this(match, target).offered)


@pytest.mark.parametrize(
    ("items", "target", "reason"),
    [
        ("torch sword", "clearing:5", "9.5.3 why.no-explore"),
        ("torch sword", "clearing:1", "9.5.1 why.no-boots"),
        ("torch boot", "clearing:9", "2.2.1 why.not-adjacent"),
        ("torch boot", "forest:2", "9.5.1 why.no-forest"),
        ("torch boot", "seat:0", "9.5.2 why.no-battle"),
        ("torch sword-", "item:sword-", "9.5.2 why.no-battle"),
        ("torch boot-", "item:boot-", "9.5.1 why.no-boots"),
        ("torch", "quest:errand_fox", "9.5.5 why.quest-suit"),
        ("torch", "quest:escort_mouse", "9.5.5 why.quest-suit"),
    ],
)
def test_the_vagabond_is_told_of_places_seats_items_and_quests(items: str, target: str, reason: str) -> None:
    assert reason in cited(after(VAGABOND.format(items=items)), target)


@pytest.mark.parametrize(
    ("column", "cards", "target", "picks", "reasons", "offered"),
    [
        ("move", "anvil sword", "clearing:2", [], ["4.2 why.no-warriors"], []),
        ("build", "royal_claim anvil", "clearing:2", [], ["7.5.2.IV why.not-ruled", "7.5.2 why.no-match"], []),
        ("build", "royal_claim anvil", "clearing:1", [], ["7.5.2.IV why.has-roost", "2.2.3 why.no-slot"], []),
        ("recruit", "royal_claim anvil", "clearing:2", [], ["7.5.2.I why.no-roost"], []),
        ("recruit", "royal_claim anvil", "clearing:9", [], [], ["bird 9"]),
    ],
)
def test_the_eyrie_is_told_what_the_decree_does_not_allow(
    column: str, cards: str, target: str, picks: list[str], reasons: list[str], offered: list[str]
) -> None:
    match = after(EYRIE.format(column=column, card=cards))
    assert cited(match, target, *picks) == reasons
    assert why_not_this(match, target, picks).offered == offered


TABLES = (["marquise", "eyrie", "alliance", "vagabond"], ["vagabond", "alliance"], ["eyrie", "marquise"])


@pytest.mark.parametrize("seats", TABLES, ids="-".join)
def test_whatever_is_refused_is_found_by_pointing_at_all_its_things(seats: list[str]) -> None:
    match = rulewright.new("root", {"seats": seats, "adventurous": True}, seed=len(seats))
    fate = Fate.seeded("pointing")
    found = 0
    while match.question is not None and len(match.history) < 400:
        twin = match.copy(explaining=True)
        assert twin.position.why is not None
        refused = [option for option in twin.position.why.options.values() if option.targets]
        for option in refused[:: 1 + len(refused) // 3]:
            *picks, target = option.targets
            pointed = why_not_this(match, target, picks)
            assert pointed.text == option.text or pointed.offered, f"{option} at {match.question.prompt}"
            if not pointed.offered:
                assert pointed.reasons == why_not(match, option.text)
            found += 1
        options = [one for one in match.question.options if one.text != "done"] or match.question.options
        match.answer(options[fate.below(len(options))])
    assert found > 100
