"""Somebody makes matches without measure: options, lists, numbers of matches and tables in memory have limits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulewright.server.hall.wishes import in_a_line, unmeasured
from rulewright.server.settings import BadLimit, Limits, limits_of
from tests.server.judging import everything, judge
from tests.server.parlour import new_match
from tests.server.running import Client, person, server

SOLO: dict[str, Any] = {"game": "monster_lands", "options": {"seats": ["fire"]}, "seats": [{"kind": "me"}]}


def campaign(games: int, points: int = 10) -> dict[str, Any]:
    """Return a campaign of so many games, as it might have been."""
    played = {"scenario": 1, "difficulty": "normal", "rank": "trainee", "points": points}
    return {
        "scenario": 1,
        "difficulties": ["normal"],
        "games": games,
        "state": "running",
        "log": [played for _ in range(games)],
    }


async def asked(client: Client, body: dict[str, Any]) -> tuple[int, str]:
    """Ask for a match; return status and code."""
    response = judge(await client.http.post("/api/matches", json=body))
    return response.status_code, response.json().get("code", "")


@pytest.mark.parametrize(
    "options",
    [
        {"campaign": campaign(2000)},
        {"campaign": campaign(1, points=10**30)},
        {"campaign": {"log": "x" * 5000}},
        {"seats": ["fire"] * 1000},
        {"a": {"b": {"c": {"d": {"e": {"f": {"g": 1}}}}}}},
    ],
)
async def test_options_without_measure_are_refused_and_nothing_is_kept(tmp_path: Path, options: dict[str, Any]) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        before = everything(tmp_path)
        assert await asked(anna, {**SOLO, "options": options}) == (422, "options-too-large")
        assert everything(tmp_path) == before


async def test_a_line_of_a_list_is_short_whatever_the_options_hold(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        wish = {**SOLO, "listed": True, "options": {"seats": ["fire"], "difficulty": "normal"}}
        code = await asked(anna, {**wish, "options": {**wish["options"], "campaign": campaign(30)}})
        lines = (await anna.http.get("/api/matches")).content

    assert code == (200, "")
    assert len(lines) < 1000
    assert b'"games":30' in lines
    assert b'"log"' not in lines


def test_a_line_keeps_what_lists_are_made_of() -> None:
    options = {
        "seats": ["fire"],
        "difficulty": "normal",
        "campaign": campaign(3),
        "many": list(range(50)),
        "none": None,
    }

    assert in_a_line(options) == {
        "seats": ["fire"],
        "difficulty": "normal",
        "campaign": {"scenario": 1, "games": 3, "state": "running"},
        "none": None,
    }
    assert not unmeasured(options)


@pytest.mark.usefixtures("parlour")
async def test_looking_at_the_list_opens_no_table(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        made = [(await new_match(anna, "me", "first", listed=True))["match"] for _ in range(3)]
        site.hall.tables.put_away(-1)
        assert not any(match in site.hall.tables for match in made)
        listed = await anna.call("GET", "/api/matches")

        assert {line["match"] for line in listed} == set(made)
        assert len(site.hall.tables) == 0


@pytest.mark.usefixtures("parlour")
async def test_tables_that_nobody_follows_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.server.hall.open_tables.FRESH", -1.0)
    async with server(tmp_path, limits=Limits(tables_kept=3)) as (site, address), person(address) as anna:
        await anna.listen()
        followed = (await new_match(anna, "me", "first"))["match"]
        await anna.say("sit", match=followed)
        await anna.hear("state")
        for _ in range(10):
            await new_match(anna, "me", "first")

        assert len(site.hall.tables) <= 3
        assert followed in site.hall.tables


@pytest.mark.usefixtures("parlour")
async def test_nobody_makes_more_matches_than_they_may_by_person_or_by_address(tmp_path: Path) -> None:
    wish = {"game": "parlour", "seats": [{"kind": "me"}, {}]}
    limits = Limits(matches_of_person=2, matches_by_address=3)
    async with (
        server(tmp_path, limits=limits) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
    ):
        found = [await asked(anna, wish) for _ in range(3)]
        other = await asked(berta, wish)
        site.match_rate.burst = 1
        crowd = [await asked(berta, wish), await asked(berta, wish)]

    assert found == [(200, ""), (200, ""), (429, "too-many-matches")]
    assert other == (200, "")
    assert crowd[-1] == (429, "too-many-matches")


def test_limits_are_set_by_name_and_nothing_else_is_taken() -> None:
    assert limits_of(["options_bytes=100", " matches_of_person = 7"]) == Limits(options_bytes=100, matches_of_person=7)
    for wrong in ("options_bytes", "options_bytes=many", "nothing=1", "options_bytes=-1", "options_bytes=nan"):
        with pytest.raises(BadLimit):
            limits_of([wrong])
