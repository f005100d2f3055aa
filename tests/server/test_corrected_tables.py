"""A server that plays with tables somebody has corrected: its rules, its bots and its page all know them."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path
from random import Random

import pytest

import rulewright
from rulewright.games.monster_lands.game import MonsterLandsGame
from rulewright.games.monster_lands.tables import FOLDER
from rulewright.server.table.bots import Bots, Job
from rulewright.server.wire import assets
from tests.server.running import browser, person, server
from tests.server.test_serving import command, refused

GOLD, MORE_GOLD = "start_gold = 7", "start_gold = 11"
ALONE = {"game": "monster_lands", "options": {"seats": ["fire"]}, "seats": [{"kind": "me"}]}


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    folder = tmp_path / "tables"
    shutil.copytree(str(FOLDER), folder)
    board = folder / "board.toml"
    text = board.read_text(encoding="utf-8")
    assert text.count(GOLD) == 1
    board.write_text(text.replace(GOLD, MORE_GOLD), encoding="utf-8")
    return folder


async def test_the_server_plays_with_them_and_hands_them_to_the_page(tmp_path: Path, tables: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/test.db"
    async with command("--database", url, "--data", f"monster_lands={tables}") as (_, address), person(address) as anna:
        games = {game["name"]: game for game in await anna.call("GET", "/api/games")}
        assert games["monster_lands"]["data"] != rulewright.find("monster_lands").data_version
        assert (await anna.call("GET", "/api/tables/monster_lands"))["board"]["game"]["start_gold"] == 11
        assert await anna.call("GET", "/api/tables/root") == {}

        (tables / "board.toml").write_text("broken while people play", encoding="utf-8")
        links = await anna.call("POST", "/api/matches", ALONE)
        await anna.listen()
        await anna.say("sit", match=links["match"])
        state = await anna.hear("state")
    assert [clan["gold"] for clan in state["views"][0]["table"]["clans"]] == [11]


async def test_tables_of_an_unknown_game_are_not_there(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), browser(address) as http:
        answer = await http.get("/api/tables/chess")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-game")
        assert (await http.get("/api/tables/monster_lands")).json() == {}


async def test_its_bots_think_with_them(tables: Path, caplog: pytest.LogCaptureFixture) -> None:
    game = MonsterLandsGame(tables)
    match = game.new({}, seed="gold")
    assert match.question is not None
    chance = Random(1)  # noqa: S311  (moves, not secrets)
    for _ in range(100):
        match.answer(chance.choice(match.question.options))
        assert match.question is not None
    offered = [option.text for option in match.question.options]
    answers = [answer.text for answer in match.history]
    job = Job("m", game.name, match.options, "gold", answers, match.question.seat, "greedy")

    with caplog.at_level(logging.WARNING, "rulewright.bots"):
        informed = Bots(1, modules=[f"monster_lands={tables}"])
        assert await informed.choose(job, offered) in offered
        await informed.close()
        assert caplog.records == []

        uninformed = Bots(1)
        await uninformed.choose(job, offered)
        await uninformed.close()
        assert caplog.records != [], "with the usual tables these answers cannot even be given"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("{tables}", "write it as game=folder"),
        ("chess={tables}", "unknown game 'chess'"),
        ("root={tables}", "the tables of root cannot be replaced"),
        ("monster_lands={tables}/nowhere", "is no folder"),
    ],
)
async def test_what_cannot_be_played_with_is_refused(tmp_path: Path, tables: Path, given: str, said: str) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/test.db"

    status, words = await refused("--database", url, "--data", given.format(tables=tables))

    assert status == 2
    assert said in words
    assert not (tmp_path / "test.db").exists()


async def test_a_wrong_value_is_named_with_its_file_entry_and_field(tmp_path: Path, tables: Path) -> None:
    board = tables / "board.toml"
    board.write_text(board.read_text(encoding="utf-8").replace(MORE_GOLD, 'start_gold = "much"'), encoding="utf-8")

    status, words = await refused(
        "--data", f"monster_lands={tables}", "--database", f"sqlite+aiosqlite:///{tmp_path}/t"
    )

    assert status == 2
    assert "board.toml" in words
    assert "start_gold" in words


def test_the_page_is_told_for_which_games_to_ask() -> None:
    page = assets.File("text/html", "no-cache", b"<html><head></head></html>", {"br": b"without the note"})

    noted = assets.noted(page, ["monster_lands"])

    assert noted.data == b'<html><head><meta name="tables" content="monster_lands"></head></html>'
    assert noted.squeezed == {}
