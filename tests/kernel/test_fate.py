"""Chance: repeatable, copyable, and open dice that can be dictated."""

from __future__ import annotations

import pytest

from rulewright.kernel.fate import DRAWS, Fate


def numbers(fate: Fate, count: int = 3 * DRAWS) -> list[int]:
    return [fate.number() for _ in range(count)]


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert numbers(Fate.seeded("a table")) == numbers(Fate.seeded("a table"))


def test_another_seed_gives_other_numbers() -> None:
    assert set(numbers(Fate.seeded(1))).isdisjoint(numbers(Fate.seeded(2)))


@pytest.mark.parametrize("drawn", [0, 1, DRAWS - 1, DRAWS, DRAWS + 3])
def test_a_copy_goes_on_where_the_original_stands(drawn: int) -> None:
    fate = Fate.seeded(7)
    numbers(fate, drawn)

    twin = fate.copy()

    assert numbers(twin) == numbers(fate)


def test_a_copy_is_independent() -> None:
    fate = Fate.seeded(7)
    fate.script = [1, 2]
    twin = fate.copy()

    twin.roll(6)

    assert (fate.counter, fate.rolled, fate.script) == (0, [], [1, 2])


def test_a_fork_is_another_source_that_the_first_decides() -> None:
    fate, same = Fate.seeded(3), Fate.seeded(3)

    one, two = fate.fork(), same.fork()

    assert numbers(one) == numbers(two)
    assert set(numbers(fate)).isdisjoint(numbers(one))


def test_numbers_stay_below_their_limit_and_reach_all_below_it() -> None:
    fate = Fate.seeded(4)

    assert {fate.below(5) for _ in range(200)} == {0, 1, 2, 3, 4}
    assert fate.below(1) == 0


def test_a_die_shows_each_of_its_faces_and_is_remembered() -> None:
    fate = Fate.seeded(4)

    faces = [fate.roll(4) for _ in range(100)]

    assert set(faces) == {0, 1, 2, 3}
    assert fate.rolled == faces


def test_dice_fall_as_the_script_says_and_then_as_they_would_have_anyway() -> None:
    fate, free = Fate.seeded(9), Fate.seeded(9)
    fate.script = [3, 0]
    usual = [free.roll(4) for _ in range(6)]

    assert [fate.roll(4) for _ in range(6)] == [3, 0, *usual[2:]]


def test_a_script_does_not_touch_hidden_chance() -> None:
    fate = Fate.seeded(9)
    fate.script = [3]

    assert fate.below(1000) == Fate.seeded(9).below(1000)
    assert fate.script == [3]


def test_shuffling_keeps_all_things_and_reaches_every_order() -> None:
    fate = Fate.seeded(1)
    orders = set()
    for _ in range(200):
        things = ["a", "b", "c"]
        fate.shuffle(things)
        orders.add("".join(things))

    assert orders == {"abc", "acb", "bac", "bca", "cab", "cba"}
