"""The frame around every game: what is told and leaves, what the keyboard does, a larger board, high contrast."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from rulewright.kernel.question import Question
from rulewright.texts.catalogue import Texts
from tests.doses import one_in
from tests.e2e.conftest import PHONE, Sit
from tests.e2e.positions import ALL, OFFERED, asks, played, usual
from tests.e2e.seat import Seat

GAME = played(ALL, 0)
SAY = Texts("en")


def acting(question: Question) -> bool:
    return asks(0, "root.marquise.action", least=4)(question)


def sit_down(seat: Seat) -> Page:
    """Sit at a table where an action is asked for."""
    seat.become("Anna")
    seat.go(seat.bring(GAME.until(acting, after=60), mine=[0])["match"])
    seat.ready()
    return seat.page


# ---------------------------------------------------------------- explanations


def test_an_explanation_stands_beside_its_thing_and_leaves(sit: Sit) -> None:
    page = sit_down(sit())
    thing = page.locator(".board [data-target='clearing:5']").first
    thing.hover()
    told = page.locator(".explain.placed")
    expect(told).to_be_visible()
    near, box = thing.bounding_box(), told.bounding_box()
    assert near is not None
    assert box is not None
    apart = max(box["x"] - near["x"] - near["width"], near["x"] - box["x"] - box["width"])
    above = max(box["y"] - near["y"] - near["height"], near["y"] - box["y"] - box["height"])
    assert max(apart, above) < 30
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 1440
    page.mouse.move(4, 4)
    expect(told).to_have_count(0)


def test_on_touch_an_explanation_leaves_with_the_next_touch_and_with_the_next_question(sit: Sit) -> None:
    page = sit_down(sit(PHONE, touch=True))
    told = page.locator(".explain.placed")
    dark = page.locator(
        ".board .places [data-target^='clearing:']:not(.lit), .board [data-target^='forest:']:not(.lit)"
    )
    dark.first.tap(force=True)
    expect(told).to_be_visible()
    page.locator(".bar h1").tap()
    expect(told).to_have_count(0)
    dark.first.tap(force=True)
    expect(told).to_be_visible()
    # The question changes under it: a card was played, somebody else has moved.
    page.keyboard.press("1")
    page.wait_for_function("() => document.querySelector('.explain') === null")


# ---------------------------------------------------------------- keyboard


def test_the_digit_on_a_button_is_its_key(sit: Sit) -> None:
    anna = sit()
    sent: list[str] = []
    anna.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    page = sit_down(anna)
    buttons = page.locator(".buttons [data-option][data-digit]:not([data-digit=''])")
    second = buttons.nth(1)
    digit, text = second.get_attribute("data-digit"), second.get_attribute("data-option")
    assert digit is not None
    anna.tab("list")
    row = page.locator(f".options [data-option='{text}'] .number")
    expect(row).to_have_text(digit)
    before = anna.number
    page.keyboard.press(digit)
    if page.locator("[data-pending]").count():
        page.keyboard.press(digit)
    anna.moved_on(before)
    assert [frame for frame in sent if f'"option":"{text}"' in frame.replace(": ", ":")]


def test_c_opens_the_talk_with_the_focus_in_it(sit: Sit) -> None:
    page = sit_down(sit())
    page.keyboard.press("c")
    expect(page.locator("#say")).to_be_focused()
    page.keyboard.type("hello")
    expect(page.locator("#say")).to_have_value("hello")
    assert page.locator(".overlay").count() == 0  # h and l were letters
    page.keyboard.press("Escape")
    expect(page.locator("#say")).not_to_be_focused()


def test_enter_on_an_answer_keeps_the_focus_among_the_answers(sit: Sit) -> None:
    anna = sit()
    page = sit_down(anna)
    page.locator(".buttons [data-option]").first.focus()
    before = anna.number
    page.keyboard.press("Enter")
    if page.locator("[data-pending]").count():
        expect(page.locator("[data-pending]")).to_be_focused()
        page.keyboard.press("Enter")
    anna.moved_on(before)
    anna.ready()
    page.wait_for_function("() => document.activeElement?.closest('[data-part=answers]') !== null")


STOPS = """() => [...document.querySelectorAll('a, button, input, select, textarea, [tabindex]')].filter((one) => {
  if (one.tabIndex < 0 || one.disabled || !one.checkVisibility({visibilityProperty: true})) return false;
  const box = one.getBoundingClientRect();
  const hidden = one.closest('.unseen') !== null || box.width < 2 || box.height < 2;
  const out = box.right <= 0 || box.bottom <= 0 || box.left >= innerWidth || box.top >= innerHeight;
  return (hidden || out) && !one.closest('.content, .hand, .zooming');
}).map((one) => one.outerHTML.slice(0, 100))"""


@pytest.mark.parametrize("game", one_in(2, OFFERED))
def test_no_stop_of_the_tab_key_is_out_of_sight(sit: Sit, game: str) -> None:
    anna = sit()
    anna.become("Anna")
    anna.go(anna.bring(usual(game).until(asks(0, least=5)), mine=[0])["match"])
    anna.ready()
    anna.page.wait_for_timeout(600)  # what is heard and not seen is brought up to date between frames
    assert anna.page.evaluate(STOPS) == []


def test_escape_steps_back_as_the_button_does(sit: Sit) -> None:
    anna = sit()
    page = sit_down(anna)
    before = page.locator(".buttons").inner_text()
    number = anna.number
    page.locator(".buttons [data-option]").first.click()
    if page.locator("[data-pending]").count():
        page.keyboard.press("Escape")
        expect(page.locator("[data-pending]")).to_have_count(0)
        return
    anna.moved_on(number)
    anna.ready()
    expect(page.locator(".bar [data-back]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".buttons")).to_have_text(re.compile(re.escape(before.split("\n")[0])))


# ---------------------------------------------------------------- the side


def test_the_table_opens_at_its_beginning(sit: Sit) -> None:
    anna = sit()
    page = sit_down(anna)
    page.wait_for_function("() => document.querySelector('.content').scrollTop > 0")  # the log is at its end
    anna.tab("menu")
    expect(page.locator("#tab-panel h3").first).to_be_in_viewport()
    assert page.evaluate("document.querySelector('.content').scrollTop") == 0


def test_another_language_neither_shuts_the_sheet_nor_counts_ones_own_words(sit: Sit) -> None:
    page = sit_down(sit(PHONE, touch=True))
    page.locator(".thumb button").nth(2).tap()
    page.locator("#say").fill("hello")
    page.locator(".chat form button").tap()
    expect(page.locator(".chat .lines b")).to_have_count(1)
    page.locator("#tab-menu").tap()
    page.locator(".preferences select").first.select_option("it")
    page.wait_for_selector("html[lang=it]")
    expect(page.locator(".tabs.open")).to_be_in_viewport()
    assert page.locator(".dot").count() == 0


# ---------------------------------------------------------------- a larger board

SCALE = "new DOMMatrix(getComputedStyle(document.querySelector('.board .sheet')).transform).a"


def test_the_board_is_made_larger_moved_and_whole_again(sit: Sit) -> None:
    anna = sit()
    page = sit_down(anna)
    page.keyboard.press("+")
    page.wait_for_function(f"() => {SCALE} > 1.3")
    anna.still()
    before = page.locator(".board [data-target='clearing:1']").first.bounding_box()
    page.keyboard.press("Shift+ArrowRight")
    anna.still()
    after = page.locator(".board [data-target='clearing:1']").first.bounding_box()
    assert before is not None
    assert after is not None
    assert after["x"] < before["x"]
    # A drag moves it, and picks nothing.
    box = page.locator(".middle > .board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    number = anna.number
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 30, steps=4)
    page.mouse.up()
    anna.still()
    moved = page.locator(".board [data-target='clearing:1']").first.bounding_box()
    assert moved is not None
    assert moved["x"] > after["x"]
    assert anna.number == number
    page.locator("[data-zoom=whole]").click()
    page.wait_for_function(f"() => {SCALE} === 1")
    page.keyboard.down("Control")
    page.mouse.move(x, y)
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    page.wait_for_function(f"() => {SCALE} > 1.3")
    page.keyboard.press("z")
    page.wait_for_function(f"() => {SCALE} === 1")
    assert anna.complaints == []


def test_the_help_tells_what_is_drawn(sit: Sit) -> None:
    page = sit_down(sit())
    page.keyboard.press("h")
    rows = page.locator(".overlay .body ul li")
    expect(rows.nth(12)).to_be_visible()
    assert all(len(text) > 12 for text in rows.all_inner_texts())


# ---------------------------------------------------------------- contrast

LOOK = """() => {
  const style = (one) => getComputedStyle(document.querySelector(one));
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => part / 255)
      .map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  };
  const [bar, law] = [style('.bar'), style('.bar .law')];
  return {paper: bar.backgroundColor, border: parseFloat(bar.borderTopWidth),
    faint: ratio(law.color, bar.backgroundColor),
    button: parseFloat(style('.bar .button').borderTopWidth)};
}"""


@pytest.mark.parametrize("theme", one_in(2, ["dark", "light"]))
def test_high_contrast_is_a_difference(sit: Sit, theme: str) -> None:
    anna = sit()
    page = sit_down(anna)
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.wait_for_selector(f"html[data-theme={theme}]")
    usually = page.evaluate(LOOK)
    anna.tab("menu")
    page.get_by_label(SAY("settings.contrast")).check()
    page.wait_for_selector("html[data-contrast=high]")
    clearly = page.evaluate(LOOK)
    assert clearly["paper"] != usually["paper"]
    assert clearly["border"] > usually["border"]
    assert clearly["button"] > usually["button"]
    assert clearly["faint"] > max(12, usually["faint"])
