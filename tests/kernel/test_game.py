"""Games and where they are found: unknown games, options, factions and maps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulewright.games.catalogue import GAMES
from rulewright.kernel.errors import BadData, BadNotation, BadOptions, RulewrightError, UnknownGame
from rulewright.kernel.game import Game, Outcome, Registry
from tests.kernel.toy import Toy


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"unknown game 'chess'; known are: .*root"):
        GAMES.find("chess")


def test_a_game_is_loaded_when_it_is_first_asked_for_and_only_once() -> None:
    loaded: list[Game] = []

    def load() -> Game:
        loaded.append(Toy())
        return loaded[-1]

    registry = Registry()
    registry.register("toy", load)
    registry.register("ahead", load)
    assert loaded == []

    assert registry.find("toy") is registry.find("toy")
    assert len(loaded) == 1
    assert registry.names == ["ahead", "toy"]


def test_a_game_completes_its_options() -> None:
    match = Toy().new({"seats": 3}, seed=1)

    assert match.options == {"seats": 3, "flaw": ""}
    assert Toy().seat_names(match.options) == ("seat 0", "seat 1", "seat 2")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": "red"}, "unknown option 'colour'; known are: seats, map"),
        ({"seats": ["marquise", "badgers"]}, "unknown faction 'badgers'; known are: marquise, eyrie"),
        ({"seats": ["marquise", "marquise"]}, "named twice"),
        ({"seats": ["marquise"]}, "1 seats were given; Root is for 2 to 6"),
        ({"seats": "marquise"}, "must be a list of factions"),
        ({"seats": ["marquise", 7]}, "must be a list of factions"),
        ({"map": "moon"}, "option map is 'moon'; it must be one of: autumn, winter, lake, mountain"),
        ({"deck": "tarot"}, "option deck is 'tarot'; it must be one of: standard"),
        ({"first": "badgers"}, "option first is 'badgers'"),
        ({"seating": "sofa"}, "option seating is 'sofa'"),
        ({"adventurous": "yes"}, "option adventurous is 'yes'; it must be true or false"),
        ({"seats": ["alliance", "vagabond"]}, "Play anyway with the option adventurous"),
    ],
)
def test_an_option_root_does_not_admit_is_refused_with_what_would_be_right(
    options: dict[str, Any], message: str
) -> None:
    given = {**options}

    with pytest.raises(BadOptions, match=message):
        GAMES.find("root").new(options, seed=1)

    assert options == given


@pytest.mark.parametrize("text", ["1 badger 3", "99 marquise 1", "hand marquise no_such_card", "points marquise:many"])
def test_a_text_that_is_no_position_is_refused_with_the_line(text: str) -> None:
    from rulewright.games.root.game import RootGame  # noqa: PLC0415  (Root is a guest in this room)

    with pytest.raises(BadNotation, match=text):
        RootGame().parse(text)


def test_everything_rulewright_refuses_has_one_name() -> None:
    assert all(issubclass(error, RulewrightError) for error in (UnknownGame, BadOptions, BadNotation))


# Tables of another folder.


def test_a_game_may_be_loaded_with_the_tables_of_a_folder(tmp_path: Path) -> None:
    registry = Registry()
    corrected = Toy()
    registry.register("toy", Toy, lambda folder: corrected if folder == tmp_path else Toy())
    before = registry.find("toy")

    assert registry.furnish("toy", tmp_path) is corrected
    assert registry.find("toy") is corrected
    assert before is not corrected


def test_a_game_without_replaceable_tables_says_so(tmp_path: Path) -> None:
    registry = Registry()
    registry.register("toy", Toy)

    with pytest.raises(BadData, match="the tables of toy cannot be replaced"):
        registry.furnish("toy", tmp_path)
    with pytest.raises(UnknownGame):
        registry.furnish("chess", tmp_path)


def test_a_folder_that_is_none_is_refused(tmp_path: Path) -> None:
    registry = Registry()
    registry.register("toy", Toy, lambda _folder: Toy())

    with pytest.raises(BadData, match="is no folder"):
        registry.furnish("toy", tmp_path / "nothing")


def test_a_game_has_no_campaign_unless_it_says_so() -> None:
    game = Toy()

    assert game.sequel(game.new(seed=1)) is None
    assert Outcome((0,), (5,), "points").rank == ""
