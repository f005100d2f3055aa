"""The tables at which games are tried."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import rulewright
from rulewright.arena.tables import FEW, asked, companies, every_table, sizes
from rulewright.games.catalogue import GAMES
from rulewright.kernel.errors import BadOptions
from tests.kernel.toy import Toy


@pytest.mark.parametrize("game", rulewright.known_games())
def test_every_table_of_a_game_is_admitted_and_none_comes_twice(game: str) -> None:
    tables = every_table(game)

    assert tables
    assert all(one not in tables[:number] for number, one in enumerate(tables))
    assert set(sizes(game)) <= {len(options["seats"]) for options in tables}


def test_a_game_that_says_nothing_is_tried_by_every_company_it_admits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.arena.tables.room", lambda *_names: None)

    tables = [options["seats"] for options in every_table("root")]

    assert ["marquise", "eyrie"] in tables
    assert ["alliance", "vagabond"] not in tables  # too little Reach
    assert sizes("root") == (2, 3, 4, 5, 6)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_of_very_many_companies_some_are_tried_in_which_any_two_meet(players: int) -> None:
    names = tuple("abcdefghij")

    chosen = companies(names, players)

    assert chosen == companies(names, players)
    assert {len(set(seats)) for seats in chosen} == {players}
    assert {pair for seats in chosen for pair in combinations(seats, 2)} == set(combinations(names, 2))
    assert len(chosen) <= FEW


def test_at_tables_for_two_everybody_is_tried_with_two_others_if_there_are_very_many() -> None:
    chosen = companies(tuple("abcdefghij"), 2)

    assert Counter(name for seats in chosen for name in seats) == Counter(2 * "abcdefghij")
    assert companies(tuple("abcd"), 2) == list(combinations("abcd", 2))


def test_seats_without_names_make_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES._loaders, "toy", Toy)  # noqa: SLF001  (a game for this test alone)

    assert every_table("toy") == [{}]
    assert sizes("toy") == ()


def test_whoever_names_the_seats_gets_them() -> None:
    seats = ["alliance", "vagabond"]

    with pytest.raises(BadOptions):
        rulewright.find("root").validate({"seats": seats})
    assert rulewright.find("root").validate(asked("root", seats, "winter"))["seats"] == seats
