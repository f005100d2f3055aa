"""Every page and main state: readable for everybody, in all languages, by day and night, on desk and phone.

Words, sizes and places are looked at on every walk.  What axe judges is judged where it may come out differently, and
of what is new in a state: a game on a phone, pages at a desk as well, with contrast and by night; `make thorough`
judges everything everywhere.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol

import pytest
from playwright.sync_api import Page, ViewportSize

import rulewright
from rulewright.games.rooms import room
from tests.e2e import tour as pages
from tests.e2e.conftest import DESKTOP, PHONE, Sit
from tests.e2e.positions import OFFERED
from tests.e2e.seat import Seat
from tests.e2e.tour import State

Light = Literal["light", "dark"]
AXE = Path(rulewright.__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]}}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
ALL_BUT_CONTRAST = {**TAGS, "rules": {"color-contrast": {"enabled": False}}}
CHECK = """async ([part, rules]) => {
  // A grid is laid over the whole page, whatever is judged: a board that is not is taken away meanwhile.
  const boards = part ? [...document.querySelectorAll('.board svg')].filter((one) => !one.closest(part)) : [];
  const places = boards.map((one) => {
    const place = document.createComment('');
    one.replaceWith(place);
    return place;
  });
  const found = await axe.run(part || document, {...rules, resultTypes: ['violations']});
  places.forEach((place, index) => place.replaceWith(boards[index]));
  return found.violations.map((broken) => [broken.id, broken.nodes.slice(0, 4).map((node) =>
    [node.html.slice(0, 160), node.any.concat(node.all, node.none)[0]?.message])]);
}"""
WORDS = """() => {
  const named = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
  const said = [...document.querySelectorAll('*')].flatMap((one) => named.map((name) => one.getAttribute(name) ?? ''));
  const shown = [...document.querySelectorAll('text, title')].map((one) => one.textContent);
  return [document.body.innerText, ...said, ...shown].filter(Boolean).join('\\n');
}"""
SMALL = """() => [...document.querySelectorAll('button, a, select, input, [role=button], summary')].flatMap((one) => {
  const own = one.getBoundingClientRect();
  const box = one.closest('label')?.getBoundingClientRect() ?? own;
  const inText = getComputedStyle(one).display.startsWith('inline') && one.closest('p, li, span, h2, td, article');
  const shown = own.width > 0 && own.height > 0 && one.checkVisibility({visibilityProperty: true});
  if (!shown || inText || one.matches('.skip, .unseen') || one.closest('.unseen, svg')) return [];
  // Things drawn on the table may be small: whatever they answer is in the list too.
  const enough = one.matches('.target') ? 30 : 40;
  return box.height >= enough || box.width >= enough && box.height >= 24 ? []
    : [`small: ${one.outerHTML.slice(0, 120)} ${Math.round(box.width)}x${Math.round(box.height)}`];
})"""
"""What cannot be hit with a thumb."""
SQUEEZED = """() => {
  const bar = document.querySelector('.bar')?.getBoundingClientRect();
  const cut = bar ? [...document.querySelectorAll('.bar .button')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.height > 0 && (box.top < bar.top || box.bottom > bar.bottom);
  }) : [];
  const words = document.querySelector('.bar .words')?.getBoundingClientRect();
  const prompt = document.querySelector('.bar .prompt')?.getBoundingClientRect();
  const unread = prompt && (prompt.top < words.top - 1 || prompt.bottom > words.bottom + 1)
    ? ['the prompt is cut'] : [];
  const odds = document.querySelector('.odds')?.getBoundingClientRect();
  const over = odds && document.elementFromPoint(odds.left + odds.width / 2, odds.top + odds.height / 2);
  const under = over && !over.closest('.odds') ? ['the odds are covered'] : [];
  const board = document.querySelector('.table .board')?.getBoundingClientRect();
  const flat = board && board.height < 250 ? ['the board is squeezed'] : [];
  return [...cut.map((one) => `cut off: ${one.innerText}`), ...flat, ...unread, ...under];
}"""
BROKEN = re.compile(r"<[a-z_]+(?:[.-][\w.-]+)+>|undefined|\[object|NaN")


def judged(seat: Seat, rules: Mapping[str, Any], part: str) -> list[Any]:
    """Return what these rules of axe find wrong with a part of a page, or with all of it."""
    page = seat.page
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    seat.still()
    found: list[Any] = page.evaluate(CHECK, [part, dict(rules)])
    return found


def complaints(page: Page, size: ViewportSize, *, table: bool) -> list[str]:
    """Return what is wrong with the words, the sizes and the places of what a page shows."""
    found = [f"words: {match.group()}" for match in BROKEN.finditer(page.evaluate(WORDS))]
    width, height = page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]")
    if width > size["width"]:
        found.append(f"{width} wide")
    if table and height > size["height"]:
        found.append(f"{height} high")
    found += page.evaluate(SQUEEZED)
    if size == PHONE:
        found += page.evaluate(SMALL)
    return found


class Tour(Protocol):
    """A module with a walk that says where it is whenever there is something to look at."""

    LEAST: int

    def walk(self, seat: Seat, *, phone: bool) -> Iterator[State]: ...


TOURS = {"pages": pages} | {
    game: tour for game in rulewright.known_games() if (tour := room("tests.e2e", game, "tour")) is not None
}
"""Through the pages of no game, and through every game that brings one."""


class Walk(NamedTuple):
    """Who walks: their language, their screen, and what axe is to judge by day and by night."""

    language: str
    size: ViewportSize
    looks: Mapping[Light, Mapping[str, Any]]
    whole: bool = False
    """Whether axe judges all of a page even where only a part of it is new."""


DAILY = {
    "desk": Walk("it-IT", DESKTOP, {"light": TAGS, "dark": CONTRAST}),
    "phone": Walk("de-DE", PHONE, {"light": ALL_BUT_CONTRAST}),
}
THOROUGH = {
    "desk-whole": Walk("en-GB", DESKTOP, {"light": TAGS, "dark": TAGS}, whole=True),
    "phone-whole": Walk("it-IT", PHONE, {"light": TAGS, "dark": TAGS}, whole=True),
    "desk-german": Walk("de-DE", DESKTOP, {}),
    "phone-english": Walk("en-GB", PHONE, {}),
}
WALKS = [
    pytest.param(walk, tour, id=f"{name}-{where}")
    for name, walk in DAILY.items()
    for where, tour in TOURS.items()
    # One game stands for all of them, where room is scarce; the others are walked through thoroughly.
    if where == "pages" or (walk.size == PHONE and where == OFFERED[-1])
]
WALKS += [
    pytest.param(walk, tour, id=f"{name}-{where}", marks=pytest.mark.thorough)
    for name, walk in THOROUGH.items()
    for where, tour in TOURS.items()
]


@pytest.mark.parametrize(("walk", "tour"), WALKS)
@pytest.mark.long
def test_every_state_is_accessible_complete_and_fits(sit: Sit, tour: Tour, walk: Walk) -> None:
    anna = sit(walk.size, walk.language, touch=walk.size == PHONE)
    page = anna.page
    wrong: dict[str, list[Any]] = {}
    seen = 0
    for state in tour.walk(anna, phone=walk.size == PHONE):
        seen += 1
        assert page.evaluate("document.documentElement.lang") == walk.language[:2]
        page.emulate_media(color_scheme="light")
        anna.still()
        found: list[Any] = complaints(page, walk.size, table=page.locator(".table").count() > 0)
        part = "" if walk.whole else state.new
        for light, rules in walk.looks.items():
            if light == "dark" and part:
                continue  # its colours are those of the page, which was judged by night
            page.emulate_media(color_scheme=light)
            page.wait_for_selector(f"html[data-theme={light}]")
            found += judged(anna, rules, part)
        if found:
            wrong[state.name] = found
    assert seen >= tour.LEAST
    assert wrong == {}, json.dumps(wrong, indent=1)
    assert [text for text in anna.complaints if "404" not in text] == []
