"""8.5.6, 12.6.2, 12.8.2: between a round of beer and hiring everything can be done that is done at any moment."""

from __future__ import annotations

import pytest

from rulewright.kernel.match import Match
from tests.builders.monster_lands import (
    FIRE,
    act_with,
    actions,
    gear,
    in_turn,
    loot,
    names_of,
    own_land,
    pool,
    recruit,
    table,
    trophy,
)


def at_the_bar(gold: int, *, loots: tuple[str, ...] = (), trophies: tuple[str, ...] = ()) -> Match:
    """Return a turn of the fire clan after a round of beer, with gold left over."""
    realm = table("fire", "water")
    realm.gold[FIRE], realm.glory[FIRE] = gold + 2, 20
    pool(realm, FIRE, "strength", "strength")
    loot(realm, FIRE, *loots)
    for name in trophies:
        trophy(realm, FIRE, name)
    match = in_turn(realm, FIRE)
    match.answer("tavern:strength")
    if "beer" in offered(match):  # whoever can pay for nothing else is not asked
        match.answer("beer")
    return match


def offered(match: Match) -> list[str]:
    assert match.question is not None
    return [option.text for option in match.question.options]


@pytest.mark.law("monster_lands 8.5.6", "monster_lands 12.6.2")
@pytest.mark.ruling("R-74", "R-44")
def test_a_trophy_sold_after_the_beer_pays_for_a_guest() -> None:
    match = at_the_bar(0, trophies=("krinx",))
    assert offered(match) == ["done", "sell:krinx"]

    match.answer("sell:krinx")

    assert match.question is not None
    assert match.question.prompt == "monster_lands.hire_after_beer"
    assert "novice" in offered(match)
    assert "sell:krinx" not in offered(match)
    match.answer("novice")
    realm = match.position
    assert "novice" in names_of(realm, realm.clan[FIRE])  # type: ignore[attr-defined, arg-type]  # of this game
    assert realm.guest < 0  # type: ignore[attr-defined]  # of this game


@pytest.mark.law("monster_lands 8.5.6", "monster_lands 12.8.2")
@pytest.mark.ruling("R-74", "R-44")
def test_loot_used_after_the_beer_pays_for_a_guest_and_the_visit_stays_one_action() -> None:
    match = at_the_bar(0, loots=("gold_12", "convert_magic", "glory_capture"))
    assert offered(match) == ["done", "loot:gold_12"]  # without a magic die one of them is of no use

    match.answer("loot:gold_12")
    match.answer("done")

    assert match.question is not None
    assert match.question.seat != FIRE or match.question.prompt == "monster_lands.act"
    assert match.position.gold[FIRE] == 12  # type: ignore[attr-defined]  # of this game


@pytest.mark.law("monster_lands 8.5.6", "monster_lands 24.8")
@pytest.mark.ruling("R-74")
def test_a_free_hire_by_loot_does_not_end_the_visit() -> None:
    match = at_the_bar(30, loots=("free_hire",))
    match.answer("loot:free_hire")
    match.answer(offered(match)[0])

    assert match.question is not None
    assert match.question.prompt == "monster_lands.hire_after_beer"
    match.answer("novice")

    assert match.position.clan[FIRE].bit_count() == 4  # type: ignore[attr-defined]  # of this game


@pytest.mark.law("monster_lands 8.5.6", "monster_lands 7.9", "monster_lands 7.8", "monster_lands 12.7.4")
@pytest.mark.ruling("R-74", "R-10")
def test_talents_potions_and_equipment_wait_until_the_action_is_over() -> None:
    realm = table("fire", "water")
    recruit(realm, FIRE, "novice", "kakron")
    gear(realm, "pugnor", "kakron")
    own_land(realm, FIRE, "yuha")
    realm.glory[FIRE], realm.gold[FIRE], realm.potions[FIRE], realm.wounded = 20, 3, 1, realm.clan[FIRE]
    pool(realm, FIRE, "strength", "strength")
    before = actions(realm, FIRE)
    assert {"use:novice", "heal:frunks", "exchange", "colonise:yuha"} <= set(before)

    act_with(realm, FIRE, "tavern:strength", "beer")

    assert actions(realm, FIRE) == ["done", "colonise:yuha"]


@pytest.mark.law("monster_lands 8.5.6")
@pytest.mark.ruling("R-74", "R-08")
def test_with_nothing_to_do_and_nobody_to_pay_for_the_visit_is_over() -> None:
    match = at_the_bar(0)

    assert match.question is not None
    assert match.question.prompt == "monster_lands.act"
