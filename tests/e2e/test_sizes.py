"""Every screen from a small phone to a large one, both ways round: nothing is cut off or lies on something else."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from rulewright.kernel.record import Record
from tests.e2e.conftest import Sit
from tests.e2e.positions import ALL, CLANS, asks, hunted, played
from tests.e2e.test_every_state import ALL_BUT_CONTRAST, TAGS, judged

SIZES: list[tuple[int, int]] = [(360, 640), (844, 390), (820, 1180), (1280, 720), (1366, 650), (2560, 1440)]
MORE: list[tuple[int, int]] = [
    (640, 360),
    (390, 844),
    (412, 915),
    (915, 412),
    (768, 1024),
    (1024, 768),
    (1180, 820),
    (1440, 900),
    (1920, 1080),
    (1440, 2560),
]
BOARDS = {True: 0.3, False: 0.36}
"""Which part of the screen the board has at least: on a phone, and elsewhere."""
WRONG = """([share]) => {
  const wrong = [];
  const seen = (one) => one && one.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const name = (one) => `${one.tagName}.${one.getAttribute('class')} ${one.innerText?.slice(0, 30) ?? ''}`;
  const box = (one) => one.getBoundingClientRect();
  // A line that is moved sideways shows the rest of it to whoever moves it.
  const middle = {behavior: 'instant', inline: 'center', block: 'nearest'};
  const shown = (one) => one.closest('.strip') && one.scrollIntoView(middle);
  const inside = (one, [left, top, right, bottom], what) => {
    const {left: a, top: b, right: c, bottom: d} = box(one);
    if (a < left - 1.5 || b < top - 1.5 || c > right + 1.5 || d > bottom + 1.5) wrong.push(`${what}: ${name(one)}`);
  };
  const page = document.scrollingElement;
  const bar = document.querySelector('.bar');
  if (bar.scrollWidth > bar.clientWidth) wrong.push('the bar scrolls sideways');
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) wrong.push('the page scrolls');
  const parts = ['.bar', '.table > .middle > .board', '.table > .middle > .hand', '.players', '.thumb', '.side > .tabs']
    .map((one) => document.querySelector(one)).filter(seen);
  for (const part of parts) inside(part, [0, 0, innerWidth, innerHeight], 'outside the screen');
  parts.forEach((one, place) => parts.slice(place + 1).forEach((other) => {
    const [a, b] = [box(one), box(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 2) wrong.push(`${name(one)} lies on ${name(other)}`);
  }));
  const within = (part, things) => {
    const whole = document.querySelector(part);
    if (!seen(whole)) return;
    const {left, top, right, bottom} = box(whole);
    for (const one of document.querySelectorAll(things)) {
      shown(one);
      if (seen(one)) inside(one, [left, top, right, bottom], 'cut off');
    }
  };
  within('.bar', '.bar .prompt, .bar h1, .bar .coach, .bar .button, .bar .law');
  within('.thumb', '.thumb button');
  within('.side > .tabs', '.side > .tabs .acts > *, .side > .tabs [role=tab]');
  within('.players', '.player');
  within('.middle > .hand', '.middle > .hand .chip');
  within('.middle > .board', '.board .places [data-target^="clearing:"], .board [data-target^="building:"]');
  for (const one of document.querySelectorAll('.bar .button, .thumb button')) {
    if (!seen(one)) continue;
    shown(one);
    const {left, top, width, height} = box(one);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !(one === hit || one.contains(hit))) wrong.push(`cannot be reached: ${name(one)}`);
  }
  const board = box(document.querySelector('.middle > .board'));
  const part = (board.width * board.height) / (innerWidth * innerHeight);
  if (part < share) wrong.push(`the board has ${Math.round(part * 100)} %`);
  if (Math.min(board.width, board.height) < 220) wrong.push('the board is squeezed');
  return wrong;
}"""
SIX = ("marquise", "riverfolk", "eyrie", "alliance", "cult", "vagabond")
POSITIONS: dict[str, Callable[[], Record]] = {
    "root": played(ALL, 0).when(asks(0, "root.marquise.action"), after=220),
    "six in root": played(SIX, 3).when(asks(0, "root.services", least=4), after=150),
    "monster_lands": hunted(CLANS, 0).when(asks(0, least=4), after=120),
}


@pytest.mark.parametrize("game", POSITIONS)
@pytest.mark.parametrize(
    "sizes", [pytest.param(SIZES, id="usual"), pytest.param(MORE, id="more", marks=pytest.mark.thorough)]
)
def test_nothing_is_cut_off_on_any_screen(sit: Sit, game: str, sizes: list[tuple[int, int]]) -> None:
    record = POSITIONS[game]()
    wrong: dict[str, Any] = {}
    for touch in (True, False):
        fitting = [size for size in sizes if (min(size) < 800) == touch]
        anna = sit({"width": fitting[0][0], "height": fitting[0][1]}, "de-DE", touch=touch)
        anna.become("Anna")
        anna.go(anna.bring(record, mine=[0])["match"])
        anna.ready()
        for width, height in fitting:
            size: ViewportSize = {"width": width, "height": height}
            anna.page.set_viewport_size(size)
            anna.page.evaluate("document.fonts.ready")
            anna.still()
            small = width <= 760 or height <= 500
            found: list[Any] = anna.page.evaluate(WRONG, [BOARDS[small]])
            found += judged(anna, TAGS if height == 720 else ALL_BUT_CONTRAST, "")
            if found:
                wrong[f"{width}x{height}"] = found
        assert anna.complaints == []
    assert wrong == {}, json.dumps(wrong, indent=1)
