"""The tables at which games are tried."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.arena.tables import asked, every_table, sizes
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
    assert sizes("root") == (2, 3, 4)


def test_seats_without_names_make_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES._loaders, "toy", Toy)  # noqa: SLF001  (a game for this test alone)

    assert every_table("toy") == [{}]
    assert sizes("toy") == ()


def test_whoever_names_the_seats_gets_them() -> None:
    seats = ["alliance", "vagabond"]

    with pytest.raises(BadOptions):
        rulewright.find("root").validate({"seats": seats})
    assert rulewright.find("root").validate(asked("root", seats, "winter"))["seats"] == seats
