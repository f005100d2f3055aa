"""Many people of one address, slow names, floods of lines in the log, names that grow: each has its measure."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from rulewright.server.hall import outbound
from rulewright.server.sparing import Sparing
from rulewright.server.wire.limits import SITE, Rate, client_of, site_of
from tests.server.judging import judge
from tests.server.parlour import new_match, until
from tests.server.running import browser, person, server


class Lines(logging.Handler):
    """Keeps what is said."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


def counted(lines: list[str]) -> int:
    """Return how many invalid requests the lines tell of."""
    told = [int(line.split()[0]) for line in lines if "more like this: Invalid" in line]
    return sum(told) + sum(line.startswith("Invalid") for line in lines)


async def test_of_a_flood_one_line_a_second_is_written_and_then_how_many_more_there_were() -> None:
    log, lines = logging.getLogger("rulewright.test.sparing"), Lines()
    log.propagate = False
    log.addHandler(lines)
    log.addFilter(Sparing(every=0.2))
    for number in range(9413):
        log.warning("Invalid request %d", number)
        log.error("%s: %s%s", "GET /a failed" if number % 2 else "GET /b failed", "ValueError", "")
    first = lines.said[:]
    await until(lambda: counted(lines.said) == 9413)

    assert first[:3] == ["Invalid request 0", "GET /b failed: ValueError", "GET /a failed: ValueError"]
    assert len(lines.said) < 60
    assert any(line.endswith("more like this: Invalid request %d") for line in lines.said)


@pytest.mark.usefixtures("parlour")
async def test_people_of_one_address_share_a_rate_and_a_long_match_costs_more(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = (await new_match(anna, "me", "open", listed=True))["match"]
        site.address_rate = Rate(0.0, 20)
        refused = 0
        for client in (anna, berta):
            await client.listen()
            for _ in range(4):
                await client.say("resync", match=match)
                refused += (await client.hear("state", "refused"))["type"] == "refused"

    assert refused == 4, "four of eight, at five drops each"


async def test_to_tell_a_long_match_is_charged_by_its_length(tmp_path: Path) -> None:
    wish = {"game": "root", "options": {"seats": ["marquise", "eyrie"]}, "seats": [{"kind": "me"}, {"kind": "me"}]}
    async with server(tmp_path) as (site, address), person(address) as anna:
        match = (await anna.call("POST", "/api/matches", wish))["match"]
        await anna.listen()
        await anna.say("sit", match=match)
        await anna.hear("state")
        table = site.hall.tables[match]
        for _ in range(120):
            question = table.asked()
            assert question is not None
            await table.answer(question.seat, table.next, question.options[0].text, "person")
        monkey = Rate(0.0, 1000)
        site.address_rate = monkey
        await anna.say("resync", match=match)
        await anna.hear("state")
        (level, _), *_ = monkey._buckets.values()  # noqa: SLF001  (what is left)

    assert level == pytest.approx(1000 - 5 - 120 / 200)


def test_a_site_of_many_households_has_a_rate_of_its_own() -> None:
    rate = Rate(0.0, 10)
    households = [client_of({"client": (f"2001:db8:1:{number:x}::1", 1)}) for number in range(100)]
    allowed = sum(rate.allows_both(client) for client in households for _ in range(10))

    assert len(set(households)) == 100
    assert {site_of(client) for client in households} == {"2001:db8:1::/48"}
    assert allowed == 10 * SITE
    assert site_of("192.0.2.1") is None
    assert rate.allows_both(client_of({"client": ("2001:db8:2::1", 1)}))


async def test_slow_names_keep_nobody_waiting_but_those_who_gave_them(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def slow(*_: object, **__: object) -> list[Any]:
        go_on.wait(20)
        return []

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    monkeypatch.setattr(outbound, "WAITING", 30)
    looking = [asyncio.create_task(outbound.resolve("slow.example", 80)) for _ in range(30)]
    await asyncio.sleep(0)
    try:
        assert await asyncio.to_thread(lambda: "at once") == "at once"
        with pytest.raises(outbound.BadAddress):
            await outbound.resolve("one.more.example", 80)
        assert sum(thread.name.startswith("lookups") for thread in threading.enumerate()) <= 4
    finally:
        go_on.set()
        await asyncio.gather(*looking, return_exceptions=True)


@pytest.mark.parametrize("letter", ["\u0958", "\ufb2c", "\U0001d160", "\u0344"])
async def test_a_name_that_grows_when_it_is_put_into_its_usual_form_is_refused(
    anywhere: str, tmp_path: Path, letter: str
) -> None:
    async with (
        server(tmp_path, url=anywhere) as (_, address),
        browser(address) as http,
    ):
        found = judge(await http.post("/api/people", json={"name": letter * 40}))

    assert (found.status_code, found.json().get("code", "")) in ((422, "bad-name"), (200, ""))
    assert found.status_code == 422 or len(found.json()["name"]) <= 40


def test_a_rate_that_was_charged_allows_nothing_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now)
    rate = Rate(1.0, 10)
    rate.charge("eve", 100)
    assert not rate.allows("eve")
    assert rate.allows("anna")
    now += 12
    assert rate.allows("eve")
