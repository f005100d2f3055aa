"""The log is a timeline: looking back, replay, what if, records in and out, links to a moment."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from rulewright.kernel.record import Record
from rulewright.texts.catalogue import Texts
from tests.doses import one_in
from tests.e2e.conftest import Sit
from tests.e2e.positions import PAIR, RIVALS, Played, asks, hunted, played

SAY = Texts("en")
SCENE = "document.querySelector('.board').innerHTML"


def held(table: dict[str, Any], seat: int) -> list[str]:
    """Return what a seat has at hand, in whatever is played."""
    if "clans" in table:
        clan = table["clans"][seat]
        members = [f"member:{member['name']}" for member in clan["members"]]
        return [*members, *(f"trap:{trap}" for trap in set(clan["traps_known"]))]
    return [f"card:{card}" for card in table["players"][seat]["hand_known"]]


@pytest.mark.parametrize(
    ("game", "prompt"),
    one_in(2, [(played(PAIR, 0), "root.marquise.action"), (hunted(RIVALS, 0), "monster_lands.act")]),
    ids=["root", "monster_lands"],
)
def test_a_line_of_the_log_shows_the_board_as_it_was(sit: Sit, game: Played, prompt: str) -> None:
    anna = sit()
    anna.become("Anna")
    anna.go(anna.bring(game.until(asks(0, prompt), after=60), mine=[0])["match"])
    anna.ready()
    page = anna.page
    now, asked = anna.number, page.locator("#prompt").inner_text()
    past, where = page.locator(".past"), page.locator(".past .where")
    scene = page.evaluate(SCENE)

    page.locator(".log .entry:enabled").first.click()
    expect(past).to_be_visible()
    shown = anna.last("looked")["question"]
    assert shown < now
    expect(where).to_have_text(SAY("table.past-at", number=shown, last=now))
    expect(page.locator(".log .entry.current")).not_to_have_count(0)
    assert page.evaluate(SCENE) != scene
    expect(page.locator(".buttons [data-option]")).to_have_count(0)
    for key, at in (("ArrowLeft", shown - 1), ("ArrowRight", shown), ("ArrowRight", shown + 1), ("Home", 0)):
        page.keyboard.press(key)
        expect(where).to_have_text(SAY("table.past-at", number=at, last=now))
    page.keyboard.press("Escape")
    expect(past).to_have_count(0)
    expect(page.locator("#prompt")).to_have_text(asked)
    anna.click_once(Random(1))  # noqa: S311  (which move is made is no secret)
    assert anna.complaints == []


@pytest.mark.parametrize("game", one_in(2, [played(PAIR, 3), hunted(RIVALS, 3)]), ids=["root", "monster_lands"])
def test_after_the_end_replay_what_if_record_and_link(sit: Sit, tmp_path: Path, game: Played) -> None:
    anna = sit()
    anna.become("Anna")
    match = anna.bring(game.record, mine=[])["match"]
    anna.go(match)
    page = anna.page
    over = page.locator(".over")
    expect(over.locator("h2")).not_to_be_empty()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])

    # The record goes out, and comes in again on the first page.
    with page.expect_download() as caught:
        over.get_by_role("button", name=SAY("table.export")).click()
    kept = tmp_path / "kept.jsonl"
    caught.value.save_as(kept)
    record = Record.load(kept)
    assert record.answers == game.record.answers
    over.get_by_role("button", name=SAY("table.share")).click()
    expect(over.get_by_role("button", name=SAY("lobby.copied"))).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")

    # Replay from every seat.
    last = len(game.questions)
    over.get_by_role("button", name=SAY("table.replay")).click()
    past, where = page.locator(".past"), page.locator(".past .where")
    expect(where).to_have_text(SAY("table.past-at", number=0, last=last))
    moment = next(number for number, question in enumerate(game.questions) if number > 40 and question.seat == 0)
    page.locator(".past input[type=range]").fill(str(moment))
    expect(where).to_have_text(SAY("table.past-at", number=moment, last=last))
    page.locator("[data-run]").click()
    for number in (moment, moment + 1):  # it runs on, and nobody knows how far while one looks
        expect(where).not_to_have_text(SAY("table.past-at", number=number, last=last))
    page.locator("[data-run]").click()
    page.locator(".past input[type=range]").fill(str(moment))
    expect(where).to_have_text(SAY("table.past-at", number=moment, last=last))
    tables = {view["seat"]: view["table"] for view in anna.last("looked")["views"]}
    for seat in range(len(PAIR)):
        page.locator(".past select").select_option(str(seat))
        things = held(tables[seat], seat)
        assert things
        for thing in things:
            expect(page.locator(f".hand [data-target='{thing}']")).to_have_count(1)

    # What if … says that it is one, and leads back.
    page.locator(".past select").select_option("0")
    past.locator("[data-fork]").click()
    page.wait_for_function("(match) => !location.hash.includes(match)", arg=match)
    page.wait_for_selector(".table[data-status=playing]")
    anna.ready()
    assert anna.number == moment
    expect(page.locator(".what-if a")).to_have_attribute("href", f"#/match/{match}?at={moment}")
    chance = Random(1)  # noqa: S311  (which moves are made is no secret)
    for _ in range(5):
        anna.click_once(chance)
        anna.ready()
    assert anna.number >= moment + 5

    # The link leads to the moment, the record to a table.
    page.goto(link.replace("at=0", f"at={moment}"))
    page.reload()
    assert link.endswith("?at=0")
    expect(where).to_have_text(SAY("table.past-at", number=moment, last=last))
    anna.open()
    page.locator("input[type=file]").set_input_files(kept)
    page.wait_for_selector(".table[data-status=over]")
    assert match not in page.url
    assert anna.number == last
    assert anna.complaints == []


@pytest.mark.parametrize("game", one_in(2, [hunted(RIVALS, 3), played(PAIR, 3)]), ids=["monster_lands", "root"])
def test_after_the_end_the_score_is_explained_and_the_match_is_looked_at_turn_by_turn(sit: Sit, game: Played) -> None:
    anna = sit()
    anna.become("Anna")
    anna.go(anna.bring(game.record, mine=[0])["match"])
    page = anna.page
    over, where, board = page.locator(".over"), page.locator(".past .where"), page.locator("[data-part=board]")
    # The last line of the table is the result, and so is what the sources bring together.
    ends = page.locator(".seat .score b span:first-child").all_inner_texts()
    over.locator("details summary").click()
    assert over.locator("tbody tr").last.locator("td").all_inner_texts() == ends
    brought = over.locator(".ranking > li").evaluate_all(
        "(seats) => seats.map((seat) => [...seat.querySelectorAll('.sources b')]"
        ".reduce((sum, one) => sum + Number(one.textContent.replace('\u2212', '-')), 0))"
    )
    assert sorted(brought) == sorted(map(int, ends))

    # There is a mark for each turn, and keys and buttons go from one to the next.
    over.get_by_role("button", name=SAY("table.replay")).click()
    last, moment = len(game.questions), 90
    slider = page.locator(".past input[type=range]")
    slider.fill(str(moment))
    expect(where).to_have_text(SAY("table.past-at", number=moment, last=last))
    turns = anna.last("looked")["turns"]
    expect(page.locator(".past .mark")).to_have_count(len(turns))
    before, after = max(step for step in turns if step < moment), min(step for step in turns if step > moment)
    slider.press("PageUp")
    expect(where).to_have_text(SAY("table.past-at", number=before, last=last))
    expect(page.locator(".past .turn")).not_to_be_empty()
    slider.fill(str(moment))
    expect(where).to_have_text(SAY("table.past-at", number=moment, last=last))
    page.locator("[data-turn='1']").click()
    expect(where).to_have_text(SAY("table.past-at", number=after, last=last))

    # With all cards open the board is as large as from one seat.
    anna.still()
    size = board.bounding_box()
    page.locator(".past select").select_option("")
    anna.still()
    assert board.bounding_box() == size
    assert anna.complaints == []


@pytest.mark.parametrize("game", one_in(2, [played(PAIR, 3), hunted(RIVALS, 3)]), ids=["root", "monster_lands"])
def test_after_the_end_the_same_is_played_again_or_everybody_sits_one_seat_further(sit: Sit, game: Played) -> None:
    anna = sit()
    anna.become("Anna")
    match = anna.bring(game.record, mine=[0])["match"]
    anna.go(match)
    over = anna.page.locator(".over")
    ranking = over.locator(".ranking > li")
    expect(ranking).to_have_count(2)
    expect(over.locator(".ranking .own")).to_have_count(1)
    expect(ranking.first.locator(".crown")).to_be_visible()
    over.get_by_role("button", name=SAY("table.close")).click()
    expect(over).to_have_count(0)
    anna.page.locator("[data-results]").click()
    expect(ranking).to_have_count(2)

    for button, seat in (("data-same", 0), ("data-rematch", 1)):
        anna.go(match)
        over.locator(f"[{button}]").click()
        anna.page.wait_for_function("(match) => !location.hash.includes(match)", arg=match)
        anna.ready()
        state = anna.last("state")
        assert [place.get("mine", False) for place in state["seats"]] == [seat == number for number in range(2)]
        assert [place["kind"] for place in state["seats"]].count("bot") == 1
    assert anna.complaints == []
