"""Hidden information: nothing that a browser was sent names a card that its person may not know."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from rulewright.games.catalogue import GAMES
from rulewright.games.root.game import RootGame
from rulewright.games.root.position import Root
from rulewright.games.root.terms import ITEMS, all_in
from rulewright.kernel.match import Match
from tests.builders.root_deck import DECK
from tests.e2e.conftest import Sit
from tests.e2e.serving import Served

SEATS = ("marquise", "alliance", "eyrie")
ANSWERS = 36


class Truth(NamedTuple):
    """What the server knows, and which designs each observer has never been entitled to know."""

    seed: str
    secret: dict[int | None, set[str]]


def truth(served: Served, match: str) -> Truth:
    """Play the journal of a match again, noting what everybody may know at every question."""
    with sqlite3.connect(f"file:{served.folder}/table.db?mode=ro", uri=True) as base:
        options, seed = base.execute('select options, seed from "match" where id = ?', (match,)).fetchone()
        answers = base.execute('select text from entry where "match" = ? order by number', (match,)).fetchall()
    game = GAMES.find("root")
    assert isinstance(game, RootGame)
    again = game.new(json.loads(options), seed=seed)
    observers: tuple[int | None, ...] = (*range(len(SEATS)), None)
    known = dict.fromkeys(observers, 0)
    note(again, known)
    for (answer,) in answers:
        again.answer(answer)
        note(again, known)
    return Truth(seed, {seat: never(cards) for seat, cards in known.items()})


def note(match: Match, known: dict[int | None, int]) -> None:
    """Add the cards that everybody knows now."""
    assert isinstance(match.position, Root)
    for seat in known:
        known[seat] |= match.position.known(seat)


def never(known: int) -> set[str]:
    """Return the designs no copy of which was ever known; items have the same names as some cards, and are public."""
    return (
        {DECK.name[card] for card in all_in(DECK.all)}
        - {DECK.name[card] for card in all_in(DECK.all & known)}
        - set(ITEMS)
    )


def named(designs: Iterable[str], told: list[str]) -> set[str]:
    """Return the designs that occur in what somebody was told."""
    whole = "\n".join(told)
    return {design for design in designs if f'"{design}"' in whole or f":{design}" in whole}


def test_no_browser_is_sent_a_card_that_its_person_may_not_know(sit: Sit, served: Served) -> None:
    anna, berta, carla = sit(), sit(), sit()
    for person, name in ((anna, "Anna"), (berta, "Berta"), (carla, "Carla")):
        person.become(name)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    links = anna.make(game="root", options={"seats": list(SEATS)}, seats=seats)
    berta.call("POST", "seats", {"secret": links["seats"][1]})
    match = links["match"]
    for person in (anna, berta):
        person.go(match)
    carla.open(f"watch/{links['watch']}")
    carla.page.wait_for_selector(".table")
    chance = Random(4)  # noqa: S311  (which moves are made is no secret)
    while anna.number < ANSWERS:
        for person in (anna, berta):
            if person.page.locator(".table[data-asked=true]").count():
                person.click_once(chance)
        anna.page.wait_for_timeout(20)
    # Looking back, asking why and reloading send more.
    for person in (anna, berta, carla):
        person.look_back()
        for _ in range(3):
            person.page.keyboard.press("ArrowRight")
        person.page.keyboard.press("Escape")
        person.page.reload()
        person.page.wait_for_selector(".table")
        person.page.wait_for_timeout(300)

    known = truth(served, match)
    everything: dict[int | None, list[str]] = {0: anna.everything(), 1: berta.everything(), None: carla.everything()}
    for observer, heard in everything.items():
        assert len(heard) > 20
        assert len(known.secret[observer]) >= 5
        assert named(known.secret[observer], heard) == set()
        assert known.seed not in "\n".join(heard)
    # The eye is sharp: what one was sent would be a betrayal if another had been sent it.  Cards are dealt by lot:
    # now and then somebody holds nothing that another does not know.
    pairs = ((0, 1), (1, 0), (None, 0), (None, 1))
    assert any(named(known.secret[other], everything[one]) for other, one in pairs)
