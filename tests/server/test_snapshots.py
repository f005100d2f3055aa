"""Snapshots: how every match stood after its last step, in the database as soon as the step is acknowledged."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, update

from rulewright.games.catalogue import GAMES
from rulewright.games.root.position import Root
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.server.store.schema import MATCHES, SNAPSHOTS
from rulewright.server.store.snapshots import behind, put_snapshots, snapshot
from rulewright.server.store.store import Store
from rulewright.server.table.journal import Journal
from rulewright.server.table.pictures import Snapshot, changed, differences, picture
from rulewright.server.table.snapshots import BACKLOG, Budget
from rulewright.server.table.views import Facts, Views
from tests.server.falling import Falling, Launcher
from tests.server.running import PATIENCE, Client, person, server
from tests.server.test_freezing import ALONE, answer, follow, recovered

THREE = {
    "game": "root",
    "options": {"seats": ["marquise", "eyrie", "vagabond"]},
    "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}],
}


async def played(store: Store, match: str, entries: int | None = None) -> Journal:
    """Play what is in the database, or so many entries of it."""
    row = await store.match(match)
    assert row is not None
    kept = (await store.entries(match))[:entries]
    return Journal.replay(GAMES.find(row.game), json.loads(row.options), row.seed, kept)


async def shown(store: Store, match: str) -> Snapshot:
    """Return the snapshot that is in the database."""
    kept = await snapshot(store, match)
    assert kept is not None
    return msgspec.json.decode(kept[1], type=Snapshot)


def between_steps(match: Match) -> dict[int | None, Facts]:
    """Return how everybody saw a table when the last step had ended, and nobody had answered since."""
    return Views(Match.at(match.game, match.options, match.start.copy()) if match.flight else match).all_facts()


def plain(facts: dict[int | None, Facts]) -> list[Any]:
    """Return what everybody sees as it is kept."""
    found: list[Any] = msgspec.json.decode(msgspec.json.encode([*facts.values()]))
    return found


async def up_to_date(store: Store, match: str) -> bool:
    """Whether the snapshot shows every seat what the rules show it after the last step."""
    journal, found = await played(store, match), await shown(store, match)
    now = between_steps(journal.match)
    # Whoever takes back what was answered since then is where they were: the snapshot is still that of then.
    then = between_steps((await played(store, match, found.number)).match)
    seen = {seat: found.view(seat).table for seat in now}
    return found.number <= journal.boundary and [*seen.values()] == plain(now) == plain(then)


async def marked(store: Store, match: str) -> bool:
    """Whether the snapshot of a match is known as one that may be behind."""
    row = await store.match(match)
    assert row is not None
    return bool(row.behind)


async def play(client: Client, match: str, chance: Fate, count: int) -> dict[int, list[Any]]:
    """Answer so many questions; return how the table was seen after each number of entries."""
    news = await follow(client, match)
    seen = {news["entries"]: [view["table"] for view in news["views"]]}
    for _ in range(count):
        if news["status"] != "playing":
            break
        news = await answer(client, news, chance)
        seen[news["entries"]] = [view["table"] for view in news["views"]]
    return seen


# With the entry that ends the step.


async def test_after_a_kill_and_a_change_of_rules_every_seat_sees_the_last_completed_step(
    anywhere: str, tmp_path: Path
) -> None:
    chance = Fate.seeded("killed")
    store = Store(anywhere)
    with Launcher(tmp_path) as launcher:
        fallen = Falling(launcher, anywhere)
        fallen.start()
        await fallen.up()
        async with person(fallen.address) as anna:
            matches = [(await anna.call("POST", "/api/matches", THREE))["match"] for _ in range(3)]
            seen = [await play(anna, match, chance, 20 + number) for number, match in enumerate(matches)]
            fallen.kill()
        boundaries = [(await played(store, match)).boundary for match in matches]

        fallen.start(rules="next")
        await fallen.up()
        async with person(fallen.address) as guest:
            await recovered(guest, anna.me)
            states = [await follow(guest, match) for match in matches]
    await store.close()

    for state, known, boundary in zip(states, seen, boundaries, strict=True):
        assert state["status"] == "frozen"
        assert f"after {boundary} of {max(known)} answers" in state["notice"]
        assert state["entries"] == boundary
        assert [view["seat"] for view in state["views"]] == [0, 1, 2]
        assert [view["table"] for view in state["views"]] == known[boundary]


async def test_every_acknowledged_step_is_pictured_in_the_database_undos_included(
    anywhere: str, tmp_path: Path
) -> None:
    chance = Fate.seeded("every step")
    store = Store(anywhere)
    async with server(tmp_path, url=anywhere) as (_, address), person(address) as anna:
        match = (await anna.call("POST", "/api/matches", ALONE))["match"]
        assert await up_to_date(store, match)
        news = await follow(anna, match)
        for _ in range(25):
            news = await answer(anna, news, chance)
            assert await up_to_date(store, match)
        for back in (1, 2, 5, 9):
            target = (await played(store, match)).kept[-back].number
            await anna.say("undo", match=match, question=target)
            news = await anna.hear("update", "refused")
            assert news["type"] == "update"
            assert await up_to_date(store, match)
            news = await answer(anna, news, chance)
            assert await up_to_date(store, match)
    await store.close()


async def test_a_match_is_pictured_when_it_is_made_imported_or_forked(tmp_path: Path) -> None:
    chance = Fate.seeded("brought along")
    async with server(tmp_path) as (site, address), person(address) as anna:
        match = (await anna.call("POST", "/api/matches", ALONE))["match"]
        made = await up_to_date(site.store, match)
        news = await follow(anna, match)
        while news["status"] == "playing":
            news = await answer(anna, news, chance)
        finished = await up_to_date(site.store, match)
        record = (await anna.http.get(f"/api/matches/{match}/record")).content
        imported = (await anna.http.post("/api/records", content=record)).json()["match"]
        fork = (await anna.call("POST", f"/api/matches/{match}/fork", {"question": 17, "seats": [{}, {}]}))["match"]

        assert made
        assert finished
        assert await up_to_date(site.store, imported)
        assert await up_to_date(site.store, fork)
        assert (await site.store.match(fork)).entries == 17  # type: ignore[union-attr]  # it is there


# Beyond the budget.


def test_a_budget_is_so_many_in_a_second_and_as_many_at_once_and_debts_are_paid_first() -> None:
    now = 100.0
    budget = Budget(10, lambda: now)

    assert budget.left() == 10
    budget.spend(10)
    assert budget.left() == 0
    now += 0.55
    assert budget.left() == 5
    now += 1000
    assert budget.left() == 10
    budget.spend(99)
    now += 0.75
    assert budget.left() < 1  # a debt of what a second brings
    now += 0.75
    assert budget.left() == 5


async def test_beyond_the_budget_snapshots_fall_behind_and_are_made_up_for_the_longest_due_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulewright.server.table.snapshots.PACE", 1e6)  # late ones are made when the test says so
    chance, now = Fate.seeded("budget"), 0.0
    versions = [(game.name, game.rules_version, game.data_version) for game in [GAMES.find("root")]]
    async with server(tmp_path) as (site, address), person(address) as anna:
        snapshots = site.hall.snapshots
        snapshots.budget = Budget(1, lambda: now)
        snapshots.budget.spend(2)
        matches = [(await anna.call("POST", "/api/matches", ALONE))["match"] for _ in range(3)]
        for match in matches:
            await play(anna, match, chance, 12)

        assert snapshots.due == matches
        assert set(await behind(site.store, versions)) == set(matches)
        assert not any([await up_to_date(site.store, match) for match in matches])

        await play(anna, matches[0], chance, 4)  # due for longest, however often it goes on
        await snapshots.flush(1)
        assert snapshots.due == matches[1:]
        assert set(await behind(site.store, versions)) == set(matches[1:])
        assert await up_to_date(site.store, matches[0])

        now = 10.0  # there is time again: whoever goes on is pictured at once, even in the middle of a step
        await play(anna, matches[2], chance, 1)
        assert await up_to_date(site.store, matches[2])

        await snapshots.flush()
        assert snapshots.due == []
        assert not await behind(site.store, versions)
        assert all([await up_to_date(site.store, match) for match in matches])


async def test_a_server_that_cannot_keep_up_with_the_answers_takes_its_snapshots_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulewright.server.table.snapshots.PACE", 1e6)
    chance = Fate.seeded("too busy")
    async with server(tmp_path) as (site, address), person(address) as anna:
        match = (await anna.call("POST", "/api/matches", ALONE))["match"]
        site.store.appending = BACKLOG
        await play(anna, match, chance, 12)
        late = not await up_to_date(site.store, match) and await marked(site.store, match)
        site.store.appending = 0
        await play(anna, match, chance, 1)

        assert late
        assert await up_to_date(site.store, match)
        assert not await marked(site.store, match)


async def test_what_a_killed_server_left_behind_is_made_up_for_by_the_next_one(anywhere: str, tmp_path: Path) -> None:
    chance = Fate.seeded("left behind")
    store = Store(anywhere)
    async with server(tmp_path, url=anywhere) as (_, address), person(address) as anna:
        match = (await anna.call("POST", "/api/matches", ALONE))["match"]
        await play(anna, match, chance, 20)
    async with store.engine.begin() as connection:  # as a server leaves it that is killed under too much load
        await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.match == match))
        await connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(behind=True))

    async with server(tmp_path, url=anywhere) as (site, _):
        async with asyncio.timeout(PATIENCE):
            while await marked(store, match):  # noqa: ASYNC110  (what is waited for tells nobody)
                await asyncio.sleep(0.01)
        assert match not in site.hall.tables
        assert await up_to_date(store, match)
    await store.close()


async def test_a_late_snapshot_never_takes_the_place_of_a_newer_one(anywhere: str, tmp_path: Path) -> None:
    chance = Fate.seeded("late")
    async with server(tmp_path, url=anywhere) as (site, address), person(address) as anna:
        match = (await anna.call("POST", "/api/matches", ALONE))["match"]
        await play(anna, match, chance, 10)
        table = site.hall.tables[match]
        assert table.journal is not None
        old = picture(table.journal.boundary, Views(table.journal.match))
        late = [(match, table.journal.next, old)]
        await play(anna, match, chance, 10)

        assert await put_snapshots(site.store, late) == [False]
        assert await up_to_date(site.store, match)


async def test_rules_that_fail_leave_the_last_step_pictured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Fate.seeded("failing")

    def broken(_: Root) -> None:
        raise KeyError("a defect")

    async with server(tmp_path) as (site, address), person(address) as anna:
        match = (await anna.call("POST", "/api/matches", ALONE))["match"]
        monkeypatch.setattr(Root, "next_programme", broken)
        seen = await play(anna, match, chance, 100)
        table = site.hall.tables[match]
        assert table.status == "frozen"
        assert table.journal is not None
        boundary = table.journal.boundary
        found = await shown(site.store, match)
        entries = len(await site.store.entries(match))
    assert boundary < entries == max(seen)
    assert found.number == boundary
    assert [found.view(seat).table for seat in (0, 1)] == seen[boundary]


# How they are kept.


def test_a_picture_holds_what_spectators_see_and_what_each_seat_sees_differently() -> None:
    match = GAMES.find("root").new({"seats": ["marquise", "alliance", "vagabond"]}, seed="differences")
    chance = Fate.seeded("differences")
    for _ in range(120):
        assert match.question is not None
        match.answer(match.question.options[chance.below(len(match.question.options))])
        facts = between_steps(match)
        found = msgspec.json.decode(picture(7, Views(match)).text, type=Snapshot)

        assert found.number == 7
        for seat, table in facts.items():
            assert found.view(seat).table == msgspec.json.decode(msgspec.json.encode(table))
        assert len(msgspec.json.encode(found)) < 2 * len(msgspec.json.encode(facts[None]))


@pytest.mark.parametrize(
    ("public", "own"),
    [
        ({"a": 1}, {"a": 1}),
        ({"a": 1}, {"a": 2}),
        ({"a": 1}, {"a": 1, "b": None}),
        ({"a": 1, "b": 2}, {"b": 2}),
        ({"a": [1, 2, {"b": 3}]}, {"a": [1, 2, {"b": [4]}]}),
        ({"a": [1, 2]}, {"a": [1, 2, 3]}),
        ({"a": {"b": {"c": 1}}, "d": 2}, {"a": {"b": {"c": None}}, "d": {}}),
        ({"a": {}}, {"a": []}),
        ({}, {"": {"0": []}}),
    ],
)
def test_what_is_seen_differently_leads_from_the_one_view_to_the_other(
    public: dict[str, Any], own: dict[str, Any]
) -> None:
    before = msgspec.json.encode(public)

    assert changed(public, differences(public, own)) == own
    assert changed(public, msgspec.json.decode(msgspec.json.encode(differences(public, own)))) == own
    assert msgspec.json.encode(public) == before


def test_snapshots_as_they_were_written_at_first_can_be_read() -> None:
    found = msgspec.json.decode(b'{"number":5,"views":[[null,{"a":1}],[0,{"a":2}],[1,{"a":3}]]}', type=Snapshot)

    assert found.number == 5
    assert [found.view(seat).table for seat in (None, 0, 1)] == [{"a": 1}, {"a": 2}, {"a": 3}]
