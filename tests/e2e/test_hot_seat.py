"""Around one screen: a curtain falls between two players, and nothing is left of the former one's hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from rulewright.games.root.terms import ITEMS
from rulewright.texts.catalogue import Texts
from tests.e2e.conftest import Sit
from tests.e2e.positions import PAIR, RIVALS, asks, hunted, played
from tests.e2e.seat import Seat

SAY = Texts("en")
PLAYERS = 2


def hands(seat: Seat) -> list[set[str]]:
    """Return the titles of cards that only the one who holds them knows, by seat, as the server told this browser."""
    views = sorted(seat.messages("state", "update")[-1]["views"], key=lambda view: view["seat"])
    tables = [view["table"] for view in views]
    known = [*tables[0]["discard"], *tables[0]["available"]]
    for player in tables[0]["players"]:
        known += player["in_play"]
        known += [card for column in player["board"].get("decree", {}).values() for card in column]
    everybodys = titles(known)
    first, second = (titles(table["players"][number]["hand_known"]) for number, table in enumerate(tables))
    return [first - second - everybodys, second - first - everybodys]


def read(seat: Seat, number: int) -> set[str]:
    """Return the titles that a seat has read in its own log: another copy of such a card is no secret's betrayal."""
    views = [view for message in seat.messages("state", "update") for view in message["views"]]
    events = [event for view in views if view["seat"] == number for event in view.get("events") or ()]
    return titles([card for event in events for card in cards_of(event)])


def cards_of(event: dict[str, Any]) -> list[str]:
    """Return the cards that an event names; of some only their number is told."""
    cards = event["facts"].get("cards")
    return cards if isinstance(cards, list) else []


def titles(cards: Sequence[str]) -> set[str]:
    """Return the titles of cards, except for those that are the name of an item as well."""
    return {SAY(f"root.card_name.{card}") for card in cards} - {SAY(f"root.item.{item}").title() for item in ITEMS}


def test_behind_the_curtain_nobody_sees_the_former_hand(sit: Sit) -> None:
    anna = sit()
    anna.become("Anna")
    record = played(PAIR, 0).until(asks(0, "root.marquise.action"), after=30)
    anna.go(anna.bring(record, mine=[0, 1])["match"])
    anna.page.wait_for_function("document.querySelector('.table[data-asked=true], .curtain')")
    curtain = anna.page.locator(".curtain")
    if curtain.count():
        curtain.get_by_role("button").click()
    chance = Random(5)  # noqa: S311  (which moves are made is no secret)
    compared, shown, falls = 0, 0, 0
    for _ in range(60):
        if falls >= 2 and compared >= 4 and shown >= 2:
            break
        anna.page.wait_for_function("document.querySelector('.table[data-asked=true], .curtain')")
        if not curtain.count():
            anna.click_once(chance)
            continue
        falls += 1
        page = anna.page.content()
        secret = set.union(*hands(anna))
        compared += len(secret)
        assert [title for title in secret if title in page] == []
        assert "card:" not in page
        asked = anna.messages("state", "update")[-1]["views"][0]["question"]["seat"]
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        page = anna.page.content()
        mine, others = hands(anna)[asked], hands(anna)[PLAYERS - 1 - asked] - read(anna, asked)
        assert all(title in page for title in mine)
        shown += len(mine)
        assert [title for title in others if title in page] == []
    assert falls >= 2
    assert compared >= 4
    assert shown >= 2
    assert anna.complaints == []


def traps(seat: Seat) -> list[set[str]]:
    """Return the traps that each clan holds, as only its owner knows them."""
    views = sorted(seat.messages("state", "update")[-1]["views"], key=lambda view: view["seat"])
    return [set(view["table"]["clans"][view["seat"]]["traps_known"]) for view in views]


@pytest.mark.thorough
def test_behind_the_curtain_nobody_sees_the_former_traps(sit: Sit) -> None:
    anna = sit()
    anna.become("Anna")
    anna.go(anna.bring(hunted(RIVALS, 5).until(asks(0, "monster_lands.act"), after=176), mine=[0, 1])["match"])
    curtain, held = anna.page.locator(".curtain"), anna.page.locator(".hand [data-target^='trap:']")
    chance = Random(2)  # noqa: S311  (which moves are made is no secret)
    shown: set[int] = set()
    falls = 0
    for _ in range(40):
        anna.page.wait_for_function("document.querySelector('.table[data-asked=true], .curtain')")
        if curtain.count():
            falls += 1
            expect(held).to_have_count(0)
            assert "trap:" not in anna.page.content()
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
        asked = anna.messages("state", "update")[-1]["views"][0]["question"]["seat"]
        mine, others = traps(anna)[asked], traps(anna)[PLAYERS - 1 - asked]
        found = {trap.get_attribute("data-target") for trap in held.all()}
        assert found == {f"trap:{trap}" for trap in mine}
        if mine - others and others - mine:
            shown.add(asked)
        if len(shown) == falls == PLAYERS:
            break
        anna.click_once(chance)
    assert len(shown) == PLAYERS
    assert falls == PLAYERS
    assert anna.complaints == []
