"""Three languages: the browser's is spoken, another one can be chosen at any time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from rulewright.texts.catalogue import Texts
from tests.doses import one_in
from tests.e2e.conftest import Sit
from tests.e2e.positions import CLANS, PAIR, Played, asks, hunted, played

LANGUAGES = {"en": "en-GB", "it": "it-IT", "de": "de-AT"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_the_browser_is_spoken(sit: Sit, language: str) -> None:
    anna = sit(language=LANGUAGES[language])
    anna.open()
    expect(anna.page.locator(".motto")).to_have_text(Texts(language)("home.motto"))
    assert anna.page.evaluate("document.documentElement.lang") == language


def test_a_language_nobody_knows_here_is_answered_in_english(sit: Sit) -> None:
    anna = sit(language="fi-FI")
    anna.open()
    expect(anna.page.locator(".motto")).to_have_text(Texts("en")("home.motto"))


@pytest.mark.parametrize(
    ("game", "prompt"),
    one_in(2, [(played(PAIR, 0), "root.marquise.action"), (hunted(CLANS, 0), "monster_lands.act")]),
    ids=["root", "monster_lands"],
)
def test_at_the_table_another_language_is_spoken_at_once_and_remembered(sit: Sit, game: Played, prompt: str) -> None:
    anna = sit(language="it-IT")
    anna.become("Anna")
    anna.go(anna.bring(game.until(asks(0, prompt), after=30), mine=[0])["match"])
    anna.ready()
    page = anna.page
    asked, line, moment = page.locator("#prompt"), page.locator(".log .entry").last, page.locator(".bar h1")
    said: dict[str, tuple[str, ...]] = {}
    number = anna.number
    for language in ("it", "de", "en"):
        anna.tab("menu")
        page.locator(".preferences select").first.select_option(language)
        expect(page.locator("#tab-log")).to_have_text(Texts(language)("table.tab-log"))
        expect(page.locator("html")).to_have_attribute("lang", language)
        anna.tab("log")
        buttons = page.locator(".buttons").inner_text()
        said[language] = (asked.inner_text(), line.inner_text(), moment.inner_text(), buttons)
    for texts in zip(*said.values(), strict=True):
        assert len(set(texts)) == len(said), texts
    assert anna.number == number
    page.reload()
    anna.ready()
    expect(asked).to_have_text(said["en"][0])
    assert anna.complaints == []
