"""Understanding: why not, the paragraph behind a question, and the odds of a battle."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from rulewright.kernel.record import Record
from rulewright.texts.catalogue import Texts
from tests.doses import one_in
from tests.e2e.conftest import Sit
from tests.e2e.positions import PAIR, RIVALS, asks, hunted, played

SAY = Texts("en")


class Case(NamedTuple):
    """Where somebody may wonder, and where something is left to chance."""

    wondered: Callable[[], Record]
    dark: str
    """What cannot be chosen then."""
    word: str
    """What is looked for in the law."""
    risked: Callable[[], Record]


FIGHTS = played(PAIR, 0).when(asks(0, "root.battle.where", least=3))
ROOT = Case(FIGHTS, ".board [data-target^='clearing:']:not(.lit)", "ambush", FIGHTS)
HUNT = hunted(RIVALS, 1)
MONSTER_LANDS = Case(
    HUNT.when(asks(0, "monster_lands.act", least=5), after=20),
    ".board [data-target^='path:']:not(.lit)",
    "potion",
    HUNT.when(asks(0, "monster_lands.strike_monster", least=3)),
)


@pytest.mark.parametrize("case", one_in(2, [ROOT, MONSTER_LANDS]), ids=["root", "monster_lands"])
def test_why_not_and_the_law(sit: Sit, case: Case) -> None:
    anna = sit()
    anna.become("Anna")
    anna.go(anna.bring(case.wondered(), mine=[0])["match"])
    anna.ready()
    page = anna.page

    # Why not?
    page.locator(case.dark).first.click(button="right", force=True)
    why = page.locator(".why")
    expect(why.locator("li")).not_to_have_count(0)
    reasons = anna.last("reasons")["reasons"]
    assert reasons
    assert why.locator("li").first.inner_text().strip()
    asked = anna.last("reasons")["text"]
    expect(why.locator("header b")).not_to_contain_text(asked)  # the thing by its name
    paragraph = why.locator("li .law").first
    shown = reasons[0]["law"].split()[-1]
    expect(paragraph).to_contain_text(shown)
    paragraph.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("article h3")).to_contain_text(f"{shown} ")
    assert len(dialog.locator("article .rule").inner_text()) > 20
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(why).to_be_visible()
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)

    # The same by keyboard: what has the focus, and `w`.
    page.evaluate("(dark) => document.querySelector(dark).focus()", case.dark)
    page.keyboard.press("w")
    expect(why.locator("li")).not_to_have_count(0)
    page.keyboard.press("Escape")

    # The paragraph behind the question.
    law = anna.last("state")["views"][0]["question"]["law"][0].split()[-1]
    page.keyboard.press("?")
    expect(dialog.locator("article h3")).to_contain_text(f"{law} ")
    expect(dialog.locator("nav")).to_contain_text(SAY("law.contents"))
    dialog.get_by_role("searchbox").fill(case.word)
    expect(dialog.locator("li")).not_to_have_count(0)
    dialog.locator("li .title").first.click()
    expect(dialog.locator("article h3")).not_to_have_count(0)
    page.keyboard.press("Escape")
    assert anna.complaints == []


@pytest.mark.parametrize("case", one_in(2, [MONSTER_LANDS, ROOT]), ids=["monster_lands", "root"])
def test_the_odds_on_request(sit: Sit, case: Case) -> None:
    anna = sit()
    anna.become("Anna")
    page = anna.page
    anna.go(anna.bring(case.risked(), mine=[0])["match"])
    anna.ready()
    expect(page.locator(".table .target.lit")).not_to_have_count(0)
    anna.tab("list")
    page.locator(".options [data-odds]").last.click()
    expect(page.locator(".odds tr")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".odds")).to_have_count(0)
    page.locator(".options [data-odds]").first.click()
    rows = page.locator(".odds tr")
    expect(rows).not_to_have_count(0)
    assert sum(row["chance"] for row in anna.last("chances")["rows"]) == pytest.approx(1)
    percents = [float(text.rstrip("%")) for text in page.locator(".odds .number").all_inner_texts()]
    assert percents == sorted(percents, reverse=True)
    assert sum(percents) == pytest.approx(100, abs=0.05 * len(percents))
    number = anna.number
    page.keyboard.press("Escape")
    expect(page.locator(".odds")).to_have_count(0)
    # With bots alone everything can be taken back: nobody is asked twice.
    page.locator(".options [data-option]").first.click()
    anna.moved_on(number)
    assert anna.complaints == []
