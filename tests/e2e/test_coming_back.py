"""Coming back, and bringing friends: links that others can open, what the first page says of one's tables."""

from __future__ import annotations

import msgspec
from playwright.sync_api import expect

from rulewright.texts.catalogue import Texts
from tests.e2e.conftest import PHONE, Sit
from tests.e2e.positions import ALL, PAIR, played

SAY = Texts("en")
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def test_the_link_at_the_end_is_one_that_anybody_can_open(sit: Sit) -> None:
    anna, carla = sit(), sit()
    anna.become("Anna")
    anna.page.context.grant_permissions(CLIPBOARD)
    links = anna.call("POST", "records", played(PAIR, 4).record.dumps())
    anna.go(links["match"])
    anna.page.locator("[data-share]").click()
    expect(anna.page.locator("[data-share]")).to_have_text(SAY("lobby.copied"))
    link = anna.page.evaluate("navigator.clipboard.readText()")

    assert links["match"] not in link
    carla.page.goto(link)
    carla.page.wait_for_selector(".table[data-status=over]")
    expect(carla.page.locator(".past .where")).to_contain_text("0")
    carla.page.keyboard.press("ArrowRight")
    carla.hears("looked", 2)
    assert carla.last("looked")["step"] == 1
    assert carla.complaints == []
    assert anna.complaints == []


def test_the_first_page_begins_with_ones_own_tables_and_says_how_they_stand(sit: Sit) -> None:
    anna = sit()
    anna.become("Anna")
    game = played(PAIR, 4)
    last = game.questions[-1].seat
    ending = msgspec.structs.replace(game.record, answers=game.record.answers[:-1])
    ended = anna.bring(ending, mine=[last])["match"]
    anna.go(ended)
    anna.ready()
    anna.tab("list")
    anna.page.locator(f".options [data-option='{game.record.answers[-1]}']").click()
    if anna.page.locator("[data-pending]").count():
        anna.page.locator("[data-pending]").first.click()
    anna.page.wait_for_selector(".table[data-status=over]")
    waits = anna.make(game="root", options={"seats": PAIR}, seats=[{"kind": "me"}, {"kind": "open"}])["match"]
    begun = anna.make(game="root", options={"seats": PAIR}, seats=[{"kind": "me"}, {"kind": "bot"}])["match"]
    fork = anna.call("POST", f"matches/{begun}/fork", {"question": 0})["match"]

    anna.open()
    page = anna.page
    rows = page.locator("[data-mine] a.row")
    expect(rows).to_have_count(4)
    hrefs = [row.get_attribute("href") or "" for row in rows.all()]
    assert [href.rpartition("/")[2] for href in hrefs[2:]] == [waits, ended]
    expect(rows.nth(0)).to_contain_text(SAY("lobby.your-turn"))
    expect(page.locator(f"[data-mine] a[href$='{fork}']")).to_contain_text(SAY("home.what-if"))
    expect(rows.nth(2)).to_contain_text(SAY("home.free-seats", n=1))
    result = anna.call("GET", f"matches/{ended}")["results"]
    for seat in result:
        expect(rows.nth(3)).to_contain_text(SAY("table.points", n=seat.get("points", 0)))
    assert page.locator("[data-mine]").bounding_box()["y"] < page.locator("[data-game]").first.bounding_box()["y"]  # type: ignore[index]  # both are visible

    # What was brought along is history, and no figure.
    page.locator("[data-mine] a[href='#/figures']").click()
    expect(page.locator("[data-history] a.row")).to_have_count(1)
    expect(page.locator("[data-figure]")).to_have_count(0)
    assert anna.complaints == []


def test_an_invitation_says_who_invites_to_which_seat_and_the_host_sees_who_is_missing(sit: Sit) -> None:
    anna, berta = sit(), sit(PHONE, touch=True)
    anna.open("new/root")
    anna.become("Anna")
    links = anna.make(
        game="root", options={"seats": ALL}, seats=[{"kind": "me"}, *[{"kind": "open"}] * 2, {"kind": "bot"}]
    )
    anna.page.evaluate("(links) => localStorage.setItem('rulewright.links', JSON.stringify([links]))", links)
    anna.open(f"match/{links['match']}")
    waits = anna.page.locator("[data-waits]")
    expect(waits).to_contain_text(SAY("wait.count", here=2, all=4))
    anna.page.locator("[data-seat='1'] [data-qr]").click()
    expect(anna.page.locator("[data-seat='1'] figure svg path")).to_be_visible()

    berta.page.goto(f"{berta.address}/#/seat/{links['seats'][1]}")
    invitation = berta.page.locator("[data-invitation]")
    expect(invitation).to_contain_text("Anna invites you to a match of Root.")
    expect(invitation).to_contain_text("You play the Eyrie")
    invitation.locator("input").fill("Berta")
    invitation.locator("form button").click()
    expect(berta.page.locator("[data-waits]")).to_contain_text(SAY("wait.count", here=3, all=4))
    expect(waits).to_contain_text(SAY("wait.count", here=3, all=4))
    expect(anna.page.locator("[data-seat='1']")).to_contain_text("Berta")

    # The same link leads whoever sits there to the table, and nobody else anywhere.
    carla = sit()
    carla.page.goto(f"{carla.address}/#/seat/{links['seats'][1]}")
    expect(carla.page.locator("[data-invitation]")).to_contain_text(SAY("invite.taken"))
    berta.page.goto(f"{berta.address}/#/seat/{links['seats'][1]}")
    expect(berta.page.locator("[data-invitation] a.go")).to_have_text(SAY("invite.go"))
    assert [*anna.complaints, *berta.complaints, *carla.complaints] == []


def test_open_tables_are_browsed_and_watched(sit: Sit) -> None:
    anna, carla = sit(), sit()
    anna.become("Anna")
    waiting = anna.make(game="root", options={"seats": PAIR}, seats=[{"kind": "me"}, {"kind": "open"}], listed=True)
    begun = anna.make(game="root", options={"seats": PAIR}, seats=[{"kind": "me"}, {"kind": "bot"}], listed=True)
    anna.make(game="root", options={"seats": PAIR}, seats=[{"kind": "me"}, {"kind": "open"}])

    carla.open()
    page = carla.page
    rows = page.locator("[data-listed] a.row")
    expect(rows).to_have_count(2)
    page.locator("[data-filter=free]").check()
    expect(rows).to_have_count(1)
    expect(rows).to_have_attribute("href", f"#/match/{waiting['match']}")
    page.locator("[data-filter=game]").select_option("monster_lands")
    expect(rows).to_have_count(0)
    expect(page.locator("[data-listed]")).to_contain_text(SAY("home.listed-none"))
    page.locator("[data-filter=game]").select_option("root")
    page.locator("[data-filter=free]").uncheck()
    page.locator(f"[data-listed] a[href$='{begun['match']}']").click()
    page.wait_for_selector(".table .board svg")
    assert carla.complaints == []
