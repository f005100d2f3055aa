"""Reloading, a line that is cut, a server that is killed: nothing is lost, and everything mends itself."""

from __future__ import annotations

import sqlite3
from random import Random

from playwright.sync_api import expect

from rulewright.texts.catalogue import Texts
from tests.e2e.cable import Cable
from tests.e2e.conftest import Sit
from tests.e2e.positions import PAIR, asks, played
from tests.e2e.seat import Seat
from tests.e2e.serving import Served

SAY = Texts("en")


def question(seat: Seat) -> tuple[int, str, list[str]]:
    """Return what somebody is asked, and what they may answer."""
    seat.ready()
    buttons = seat.page.locator(".buttons [data-option]")
    expect(buttons).not_to_have_count(0)
    return seat.number, seat.page.locator("#prompt").inner_text(), buttons.all_inner_texts()


def journal(served: Served, match: str) -> list[tuple[int, str, str]]:
    """Return what is on disk."""
    with sqlite3.connect(f"file:{served.folder}/table.db?mode=ro", uri=True) as base:
        return base.execute(
            'select number, kind, text from entry where "match" = ? order by number', (match,)
        ).fetchall()


def test_in_the_middle_of_a_battle_reloading_and_a_cut_line_change_nothing(sit: Sit, served: Served) -> None:
    record = played(PAIR, 4).until(asks(0, "root.battle.ambush", least=2))
    with Cable(served.port) as cable:
        anna = sit(address=cable.address)
        anna.become("Anna")
        match = anna.bring(record, mine=[0])["match"]
        anna.go(match)
        before = question(anna)
        assert before[0] == len(record.answers)
        assert len(before[2]) >= 2
        expect(anna.page.locator(".battle")).to_be_visible()

        anna.page.reload()
        assert question(anna) == before
        expect(anna.page.locator(".battle")).to_be_visible()

        notice = anna.page.locator(".connection")
        expect(notice).to_have_count(0)
        cable.cut()
        expect(notice).to_contain_text(SAY("table.connection-lost"))
        expect(anna.page.locator("#prompt")).to_have_text(before[1])
        cable.mend()
        expect(notice).to_have_count(0)
        assert question(anna) == before

        # What is answered while the line is down is sent when it is back, once.
        cable.cut()
        expect(notice).to_be_visible()
        anna.page.locator(".buttons [data-option=decline]").click()
        pending = anna.page.locator("[data-pending]")
        if pending.count():
            pending.click()
        cable.mend()
        anna.moved_on(before[0])
        answers = journal(served, match)
        assert answers[before[0]] == (before[0], "answer", "decline")
        assert [text for number, _, text in answers if number < before[0]] == record.answers


def test_a_killed_server_comes_back_under_an_open_table(sit: Sit, served: Served) -> None:
    anna, berta = sit(), sit()
    for person, name in ((anna, "Anna"), (berta, "Berta")):
        person.become(name)
    record = played(PAIR, 4).until(asks(0, "root.marquise.action"), after=40)
    links = anna.bring(record, mine=[0], others=[1])
    berta.call("POST", "seats", {"secret": links["seats"][1]})
    match = links["match"]
    for person in (anna, berta):
        person.go(match)
    anna.ready()
    chance = Random(2)  # noqa: S311  (which moves are made is no secret)
    while anna.number < len(record.answers) + 3:
        asked = anna if anna.table.get_attribute("data-asked") == "true" else berta
        asked.ready()
        asked.click_once(chance)
        berta.reaches(anna.number)
        anna.reaches(berta.number)
    known, told = journal(served, match), anna.log()
    assert len(known) == anna.number

    served.kill()
    for person in (anna, berta):
        expect(person.page.locator(".connection")).to_contain_text(SAY("table.connection-lost"))
    assert anna.log() == told
    asked = anna if anna.table.get_attribute("data-asked") == "true" else berta
    number = asked.number
    asked.tab("list")
    option = asked.page.locator(".options [data-option]").first
    text = option.get_attribute("data-option")
    option.click()
    if asked.page.locator("[data-pending]").count():
        asked.page.locator("[data-pending]").click()
    expect(asked.page.locator(".options [data-option]").first).to_be_disabled()
    asked.page.keyboard.press("1")
    assert asked.number == number
    served.start()

    for person in (anna, berta):
        expect(person.page.locator(".connection")).to_have_count(0)
        person.reaches(number + 1)
    after = journal(served, match)
    assert after[: len(known)] == known
    assert after[number:] == [(number, "answer", text)]
    anna.tab("log")
    assert anna.log()[: len(told)] == told
    berta.page.reload()
    berta.page.wait_for_selector(".table")
    berta.reaches(number + 1)


def test_a_device_without_network_says_so_within_seconds_and_keeps_what_is_answered(sit: Sit, served: Served) -> None:
    anna, berta = sit(), sit()
    for person, name in ((anna, "Anna"), (berta, "Berta")):
        person.become(name)
    record = played(PAIR, 4).until(asks(0, "root.marquise.action"), after=40)
    links = anna.bring(record, mine=[0], others=[1])
    berta.call("POST", "seats", {"secret": links["seats"][1]})
    berta.go(links["match"])
    anna.go(links["match"])
    anna.ready()
    page = anna.page
    notice, here = page.locator(".connection"), page.locator(".players .person i.on")
    expect(here).to_have_count(2)

    page.context.set_offline(True)
    expect(notice).to_contain_text(SAY("offline.device"))
    expect(here).to_have_count(0)
    assert page.locator(".players .person i.unknown").count() == 2
    number = anna.number
    anna.tab("list")
    option = page.locator(".options [data-option]").first
    text = option.get_attribute("data-option")
    for last in (False, True):  # the first time it is taken back
        option.click()
        if page.locator("[data-pending]").count():
            page.locator("[data-pending]").click()
        expect(notice.locator("[data-kept]")).to_have_text(SAY("offline.kept"))
        if not last:
            notice.locator("[data-withdraw]").click()
            expect(notice.locator("[data-kept]")).to_have_count(0)
    assert len(journal(served, links["match"])) == number

    page.context.set_offline(False)
    anna.moved_on(number)
    expect(notice).to_have_count(0)
    expect(here).to_have_count(2)
    assert journal(served, links["match"])[number] == (number, "answer", text)
