"""Every page and main state: readable for everybody, in all languages, by day and night, on desk and phone.

Words, sizes and places are looked at on every walk.  What axe judges is judged where it may come out differently:
contrast once by day and once by night, everything else once at a desk and once on a phone; `make thorough` judges
everything everywhere.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import pytest
from playwright.sync_api import Page, ViewportSize

import rulewright
from tests.e2e.conftest import DESKTOP, PHONE, Sit
from tests.e2e.seat import Seat
from tests.e2e.tour import pages
from tests.e2e.tour_monster_lands import monster_lands
from tests.e2e.tour_root import root

AXE = Path(rulewright.__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]}}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
ALL_BUT_CONTRAST = {**TAGS, "rules": {"color-contrast": {"enabled": False}}}
CHECK = """async (rules) => {
  const found = await axe.run(document, {...rules, resultTypes: ['violations']});
  return found.violations.map((broken) => [broken.id, broken.nodes.slice(0, 4).map((node) =>
    [node.html.slice(0, 160), node.any.concat(node.all, node.none)[0]?.message])]);
}"""
STILL = """async () => {
  const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(passing.map((one) => one.finished.catch(() => null)));
}"""
"""Wait for what still moves or fades in: it is judged by what it comes to."""
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
    return box.top < bar.top || box.bottom > bar.bottom;
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


def complaints(page: Page, size: ViewportSize, rules: Mapping[str, Any], *, table: bool) -> list[Any]:
    """Return everything that is wrong with what a page shows, as far as it is judged by these rules of axe."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(STILL)
    found: list[Any] = page.evaluate(CHECK, dict(rules))
    found += [f"words: {match.group()}" for match in BROKEN.finditer(page.evaluate(WORDS))]
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
    """A walk that says where it is whenever there is something to look at."""

    def __call__(self, seat: Seat, *, phone: bool) -> Iterator[str]: ...


class Walk(NamedTuple):
    """Who walks: their language, their screen, day or night, and what axe is to judge."""

    language: str
    size: ViewportSize
    night: bool
    rules: Mapping[str, Any]


DAILY = {
    "desk": Walk("en-GB", DESKTOP, night=False, rules=TAGS),
    "night": Walk("it-IT", DESKTOP, night=True, rules=CONTRAST),
    "phone": Walk("de-DE", PHONE, night=False, rules=ALL_BUT_CONTRAST),
}
THOROUGH = {
    "night-again": DAILY["night"]._replace(rules=ALL_BUT_CONTRAST),
    "phone-again": DAILY["phone"]._replace(rules=CONTRAST),
    "phone-at-night": Walk("en-GB", PHONE, night=True, rules=TAGS),
}
WALKS = [pytest.param(walk, id=name) for name, walk in DAILY.items()]
WALKS += [pytest.param(walk, id=name, marks=pytest.mark.thorough) for name, walk in THOROUGH.items()]


@pytest.mark.parametrize(
    ("tour", "least"), [(pages, 7), (root, 20), (monster_lands, 30)], ids=["pages", "root", "monster_lands"]
)
@pytest.mark.parametrize("walk", WALKS)
@pytest.mark.long
def test_every_state_is_accessible_complete_and_fits(sit: Sit, tour: Tour, least: int, walk: Walk) -> None:
    language, size, night, rules = walk
    anna = sit(size, language, touch=size == PHONE, night=night)
    wrong: dict[str, list[Any]] = {}
    seen = 0
    for state in tour(anna, phone=size == PHONE):
        seen += 1
        page = anna.page
        assert page.evaluate("document.documentElement.lang") == language[:2]
        assert page.evaluate("document.documentElement.dataset.theme") == ("dark" if night else "light")
        found = complaints(page, size, rules, table=page.locator(".table").count() > 0)
        if found:
            wrong[state] = found
    assert seen >= least
    assert wrong == {}, json.dumps(wrong, indent=1)
    assert [text for text in anna.complaints if "404" not in text] == []
