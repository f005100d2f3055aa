"""Undo: free as long as nobody learned anything, by consent beyond that."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from rulewright.kernel.record import Record
from rulewright.texts.catalogue import Texts
from tests.doses import one_in
from tests.e2e.conftest import Sit
from tests.e2e.positions import PAIR, RIVALS, asks, hunted, played
from tests.e2e.seat import Seat

SAY = Texts("en")
HELD = "document.querySelector('.hand').innerHTML"


def choose(seat: Seat, text: str) -> None:
    """Choose an answer from the list, and confirm it where that is wanted."""
    seat.tab("list")
    number = seat.number
    seat.page.locator(f".options [data-option='{text}']").click()
    if seat.page.locator("[data-pending]").count():
        seat.page.locator("[data-pending]").click()
    seat.moved_on(number)


def prompt(seat: Seat) -> str:
    seat.ready()
    return seat.page.locator("#prompt").inner_text()


def asked(seat: Seat) -> tuple[str, str]:
    """Return the open question, and all that may be answered."""
    words = prompt(seat)
    return words, str(seat.messages("state", "update")[-1]["views"][0]["question"]["options"])


@pytest.mark.parametrize(
    ("record", "answers"),
    one_in(
        2,
        [
            (played(PAIR, 0).when(asks(0, "root.marquise.keep")), ("", "")),
            (hunted(RIVALS, 4).when(asks(0, "monster_lands.act")), ("use:nuduru", "tavern:strength")),
        ],
    ),
    ids=["root", "monster_lands"],
)
def test_ones_own_moves_are_taken_back_one_after_the_other(
    sit: Sit, record: Callable[[], Record], answers: tuple[str, str]
) -> None:
    anna = sit()
    anna.become("Anna")
    anna.go(anna.bring(record(), mine=[0])["match"])
    questions = [asked(anna)]
    undo = anna.page.locator(".acts").get_by_role("button", name=SAY("table.undo"))
    expect(undo).to_be_disabled()
    told = anna.log()
    for wanted in answers:
        anna.tab("list")
        choose(anna, wanted or anna.page.locator(".options [data-option]").first.get_attribute("data-option") or "")
        questions.append(asked(anna))
    assert len(set(questions)) == 3
    anna.tab("log")
    assert len(anna.log()) >= len(told) + 2

    for number, before in ((3, questions[1]), (4, questions[0])):
        anna.page.keyboard.press("u")
        anna.reaches(number)
        expect(anna.page.locator("#prompt")).to_have_text(before[0])
        for _ in range(100):  # two questions may have one prompt: the answers come a moment later
            if asked(anna) == before:
                break
            anna.page.wait_for_timeout(50)
        assert asked(anna) == before
    expect(undo).to_be_disabled()
    anna.tells(told)

    # What was taken back is no step of the match: one looks back, and forward again, past it.
    for wanted in answers:
        anna.tab("list")
        choose(anna, wanted or anna.page.locator(".options [data-option]").first.get_attribute("data-option") or "")
    where, slider = anna.page.locator(".past .where"), anna.page.locator(".past [type=range]")
    anna.page.keyboard.press("ArrowLeft")
    expect(where).to_be_visible()
    steps = int(slider.get_attribute("max") or 0)
    assert steps == len(record().answers) + 2 < anna.number
    for step in range(steps - 1, -1, -1):
        expect(where).to_have_text(SAY("table.past-at", number=step, last=steps))
        anna.page.keyboard.press("ArrowLeft")
    for step in range(1, steps):
        anna.page.keyboard.press("ArrowRight")
        expect(where).to_have_text(SAY("table.past-at", number=step, last=steps))
    anna.page.keyboard.press("ArrowRight")
    expect(where).to_have_count(0)
    assert anna.complaints == []


def test_behind_a_reveal_or_dice_the_other_is_asked_and_agrees_or_refuses(sit: Sit) -> None:
    anna, berta = sit(), sit()
    for person, name in ((anna, "Anna"), (berta, "Berta")):
        person.become(name)
    record = played(PAIR, 4).until(asks(0, "root.battle.where", least=2))
    links = anna.bring(record, mine=[0], others=[1])
    berta.call("POST", "seats", {"secret": links["seats"][1]})
    for person in (anna, berta):
        person.go(links["match"])
    before, start = prompt(anna), anna.number
    where = anna.last("state")["views"][0]["question"]["options"][0][0]
    choose(anna, where)
    ambush = prompt(berta)

    # Anna has asked the other something: going back is no longer hers alone.
    anna.page.keyboard.press("u")
    dialog = berta.page.get_by_role("alertdialog")
    expect(dialog).to_contain_text(SAY("root.short.marquise"))
    expect(anna.page.get_by_role("alertdialog")).to_contain_text(SAY("table.undo-waits"))
    assert anna.number == start + 1
    dialog.get_by_role("button", name=SAY("table.disagree")).click()
    expect(anna.page.get_by_text(SAY("table.undo-refused"))).to_be_visible()
    for person in (anna, berta):
        expect(person.page.get_by_role("alertdialog")).to_have_count(0)
    assert prompt(berta) == ambush
    assert anna.number == start + 1

    anna.page.keyboard.press("u")
    dialog.get_by_role("button", name=SAY("table.agree")).click()
    anna.reaches(start + 2)
    assert prompt(anna) == before
    expect(berta.page.get_by_role("alertdialog")).to_have_count(0)
    berta.reaches(start + 2)

    # The same behind dice.
    choose(anna, where)
    berta.ready()
    choose(berta, "decline")
    anna.reaches(start + 4)
    expect(anna.page.locator(".battle")).to_be_visible()
    anna.page.keyboard.press("u")
    dialog.get_by_role("button", name=SAY("table.agree")).click()
    anna.reaches(start + 5)
    assert prompt(anna) == before
    assert anna.complaints == []
    assert berta.complaints == []


def test_nobody_takes_a_roll_of_the_dice_back_alone(sit: Sit) -> None:
    anna, berta = sit(), sit()
    for person, name in ((anna, "Anna"), (berta, "Berta")):
        person.become(name)
    record = hunted(RIVALS, 1).until(asks(0, "monster_lands.strike_monster", least=3))
    links = anna.bring(record, mine=[0], others=[1])
    berta.call("POST", "seats", {"secret": links["seats"][1]})
    for person in (anna, berta):
        person.go(links["match"])
    before, start = prompt(anna), anna.number
    choose(anna, "roll:strength")
    anna.ready()
    dice = anna.page.evaluate(HELD)

    dialog = berta.page.get_by_role("alertdialog")
    for agreed in (False, True):
        anna.page.keyboard.press("u")
        expect(dialog).to_contain_text(SAY("monster_lands.clan.fire"))
        assert anna.number == start + 1
        assert anna.page.evaluate(HELD) == dice
        dialog.get_by_role("button", name=SAY("table.agree" if agreed else "table.disagree")).click()
        for person in (anna, berta):
            expect(person.page.get_by_role("alertdialog")).to_have_count(0)
    anna.reaches(start + 2)
    assert prompt(anna) == before
    assert anna.page.evaluate(HELD) != dice
    assert anna.complaints == []
    assert berta.complaints == []


def test_with_bots_alone_one_is_asked_before_their_moves_are_taken_back(sit: Sit) -> None:
    anna = sit()
    anna.become("Anna")
    record = played(PAIR, 0).until(asks(0, "root.marquise.action"), after=60)
    anna.go(anna.bring(record, mine=[0])["match"])
    anna.ready()
    start, before = anna.number, asked(anna)
    choose(anna, "done")
    while anna.number < start + 3 or not asked(anna)[1]:
        anna.ready()
    number = anna.number
    dialog = anna.page.get_by_role("alertdialog")

    # Whoever looks back only returns to how things stand.
    anna.page.keyboard.press("ArrowLeft")
    expect(anna.page.locator(".past")).to_be_visible()
    anna.page.keyboard.press("u")
    expect(anna.page.locator(".past")).to_have_count(0)
    expect(dialog).to_have_count(0)

    for answer in ("Escape", "table.undo-no"):
        anna.page.keyboard.press("u")
        expect(dialog).to_contain_text(SAY("table.undo-about"))
        if answer == "Escape":
            anna.page.keyboard.press(answer)
        else:
            dialog.get_by_role("button", name=SAY(answer)).click()
        expect(dialog).to_have_count(0)
    assert anna.number == number

    anna.page.keyboard.press("u")
    anna.page.locator("[data-undo-sure]").click()
    anna.reaches(number + 1)
    assert asked(anna) == before
    assert anna.complaints == []
