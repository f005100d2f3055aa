"""The options of a match: completed, judged, and what is made of them."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from rulewright.kernel.errors import BadOptions
from rulewright.kernel.options import MOST_SETTINGS, GameOption, Settings, complete

OFFERED = (
    GameOption(name="seats", kind="several", default=["a", "b"], among=("a", "b", "c"), fewest=2, most=2),
    GameOption(name="open", kind="flag", default=False),
    GameOption(name="first", kind="one", default="random", among=("random", "a", "b", "c")),
)


def completed(**options: object) -> dict[str, Any]:
    return complete(OFFERED, options, title="Chess", noun="colour", own={"campaign": None})


def test_what_is_not_said_is_as_by_default_and_what_the_game_judges_is_left_to_it() -> None:
    assert completed(open=True, campaign=[1]) == {"seats": ["a", "b"], "open": True, "first": "random", "campaign": [1]}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"colour": 1}, "unknown option 'colour'; known are: seats, open, first, campaign"),
        ({"open": 1}, "option open is 1; it must be true or false"),
        ({"seats": "ab"}, "option seats is 'ab'; it must be a list of colours"),
        ({"seats": ["a", 1]}, "it must be a list of colours"),
        ({"seats": ["a", "d"]}, "unknown colour 'd'; known are: a, b, c"),
        ({"seats": ["a", "a"]}, "a colour is named twice in a, a; each can be played once"),
        ({"seats": ["a"]}, "1 seats were given; Chess is for 2 to 2 players"),
        ({"first": "c"}, "option first is 'c'; it must be one of: random, a, b"),
    ],
)
def test_what_is_wrong_by_itself_is_named(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOptions) as refused:
        completed(**options)
    assert said in str(refused.value)


def test_a_setting_is_made_once_for_all_matches_of_its_shape_and_few_are_kept() -> None:
    numbers = count(1)
    settings = Settings(("map",), lambda _: next(numbers))

    def of(number: int, **more: Any) -> int:
        return settings.of({"seats": ["a", "b"], "map": number, **more})

    assert of(1) == of(1, first="b") == 1
    assert [of(number) for number in range(2, MOST_SETTINGS + 2)][-1] == MOST_SETTINGS + 1
    assert of(MOST_SETTINGS + 1) == MOST_SETTINGS + 1
    assert of(1) == MOST_SETTINGS + 2, "the first was forgotten"
