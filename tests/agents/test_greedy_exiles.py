"""What greedy does with the cards of Exiles and Partisans."""

from __future__ import annotations

import pytest

from rulewright.agents.catalogue import make
from rulewright.agents.root.decks import exiles as liked
from rulewright.agents.root.decks.exiles import SHARE
from rulewright.games.root.decks import exiles as powers
from tests.builders.root import MARQUISE
from tests.builders.root_exiles import exiles, exiles_table

STANDING = (
    "1 marquise 3 keep\n5 marquise 2 sawmill\n4 marquise 2 recruiter\n3 eyrie 4 roost\n2 alliance 1 sympathy\n"
    "f1 vagabond pawn\nvagabond character thief\nvagabond items boot sword\neyrie leader despot\n"
    "eyrie battle loyal_vizier loyal_vizier\n"
)


def choice(text: str) -> str:
    """Return what greedy answers."""
    match = exiles_table(STANDING + text)
    assert match.question is not None
    return make("greedy", "root", 1).choose(match.view(match.question.seat)).text


def choices(text: str, *answers: str) -> str:
    """Return what greedy answers after some answers that were given for it."""
    match = exiles_table(STANDING + text)
    for answer in answers:
        match.answer(answer)
    assert match.question is not None
    return make("greedy", "root", 1).choose(match.view(match.question.seat)).text


def test_every_card_has_a_worth_and_none_is_forgotten() -> None:
    assert set(liked.IN_PLAY) == set(powers.POWERS)


def test_saboteurs_go_for_the_card_that_promises_most() -> None:
    text = "play marquise saboteurs\nplay eyrie boat_builders coffin_makers\nturn marquise birdsong\n"

    assert choices(text, "use:saboteurs") == "eyrie:coffin_makers"


def test_the_point_of_a_charm_offensive_goes_to_whoever_is_behind() -> None:
    text = "play marquise charm_offensive\nturn marquise evening\npoints marquise:10 eyrie:24 alliance:3 vagabond:20\n"

    assert choice(text) == "use:charm_offensive"
    assert choices(text, "use:charm_offensive") == "alliance"


def test_nobody_is_charmed_to_victory() -> None:
    text = "play marquise charm_offensive\nturn marquise evening\npoints eyrie:29 alliance:29 vagabond:29\n"

    assert choice(text) == "done"


@pytest.mark.parametrize(("recruiters", "answer"), [(1, "use:informants"), (4, "done")])
def test_informants_are_worth_one_card_and_not_more(recruiters: int, answer: str) -> None:
    homes = "".join(f"{place} marquise recruiter\n" for place in (7, 9, 8)[: recruiters - 1])
    text = f"{homes}play marquise informants\ndiscard ambush_fox\nturn marquise evening instead\n"

    assert choice(text) == answer


def test_partisans_are_not_called_for_nothing_at_the_price_of_a_hand() -> None:
    text = (
        "8 marquise 3; eyrie 1\nplay marquise fox_partisans\nhand marquise sword bake_sale birdy_bindle\n"
        "turn marquise daylight action\nmarquise actions 1\n"
    )
    match = exiles_table(STANDING + text, dice=[3, 0])
    match.answer("battle")
    assert match.question is not None
    assert match.question.prompt == "root.battle.effect"

    assert make("greedy", "root", 1).choose(match.view(MARQUISE)).text == "decline"


@pytest.mark.parametrize(
    ("card", "poor", "rich"),
    [
        ("soup_kitchens", "2 eyrie 1", "1 marquise keep\n5 marquise wood*3"),
        (
            "tunnels",
            "1 marquise workshop",
            "1 marquise workshop\n5 marquise workshop\n7 marquise workshop\n2 marquise workshop",
        ),
        ("league_of_adventurous_mice", "1 marquise 1", "crafted marquise boot"),
    ],
)
def test_a_card_that_lives_by_something_is_worth_more_where_there_is_much_of_it(
    card: str, poor: str, rich: str
) -> None:
    assert SHARE[card](exiles(poor), MARQUISE) < SHARE[card](exiles(rich), MARQUISE)


def test_what_can_do_nothing_for_somebody_is_worth_nothing() -> None:
    root = exiles("1 vagabond pawn\nvagabond character thief")

    assert [share(root, 3) for share in SHARE.values()] == [0.0] * len(SHARE)
