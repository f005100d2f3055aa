"""Chance: repeatable, copyable, and open dice that can be dictated."""

from __future__ import annotations

import pickle

import pytest

from rulewright.kernel.fate import DRAWS, Fate
from rulewright.kernel.record import seed_hash


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


STREAMS = ("", "dice", "deck", "setup", "stream", "path 1", "path 11")


def test_streams_of_one_source_have_nothing_in_common() -> None:
    drawn = [number for stream in STREAMS for number in Fate.seeded(1).numbers(3 * DRAWS, stream)]

    assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize("rolled", [0, 1, 7, 30])
def test_one_die_more_does_not_change_the_next_shuffle(rolled: int) -> None:
    fate, other = Fate.seeded(5), Fate.seeded(5)
    for _ in range(rolled):
        fate.roll(6)
    one, two = list(range(54)), list(range(54))

    fate.shuffle(one, "deck")
    other.shuffle(two, "deck")

    assert one == two


@pytest.mark.parametrize("rolled", [0, 1, 7, 30])
def test_one_die_more_does_not_change_the_dice_of_the_next_page(rolled: int) -> None:
    fate, other = Fate.seeded(5), Fate.seeded(5)
    first = [other.roll(6) for _ in range(20)]
    for _ in range(rolled):
        fate.roll(6)

    fate.page(2)
    other.page(2)
    second = [other.roll(6) for _ in range(20)]

    assert [fate.roll(6) for _ in range(20)] == second != first


def test_streams_go_on_side_by_side_and_in_copies() -> None:
    fate, alone = Fate.seeded(5), Fate.seeded(5)
    deck = [alone.below(1000, "deck") for _ in range(40)]

    found = []
    for _ in range(20):
        fate.roll(6)
        found.append(fate.below(1000, "deck"))
    twin = fate.copy()
    fate.numbers(11, "deck")

    assert found == deck[:20]
    assert [twin.below(1000, "deck") for _ in range(20)] == deck[20:]


@pytest.mark.parametrize("drawn", [0, 1, DRAWS, DRAWS + 3])
def test_many_numbers_are_those_that_come_one_by_one(drawn: int) -> None:
    fate, slow = Fate.seeded(3), Fate.seeded(3)
    for one in (fate, slow):
        one.numbers(drawn, "deck")

    assert fate.numbers(21, "deck") == [slow.number("deck") for _ in range(21)]
    assert fate.standing() == slow.standing()


def test_no_key_of_a_stream_tells_the_key_of_all() -> None:
    fate = Fate.seeded("a table")
    fate.number("dice")
    fate.number("deck")
    dice, deck = fate.blocks["dice"][1], fate.blocks["deck"][1]

    assert len({fate.key, dice, deck}) == 3
    assert Fate(dice).numbers(50) != fate.numbers(50)
    assert fate.key.hex() not in seed_hash("a table")


def test_another_key_changes_what_comes_and_not_what_fell() -> None:
    fate = Fate.seeded(1)
    faces = [fate.roll(6) for _ in range(5)]
    before = fate.copy()

    fate.rekey(Fate.seeded(2).key)

    assert fate.rolled == faces
    assert fate.numbers(5, "dice") != before.numbers(5, "dice")
    assert fate.counter == before.counter


def test_a_pickled_source_goes_on_where_it_stood() -> None:
    fate = Fate.seeded(1)
    fate.page("3 1")
    fate.shuffle([1, 2, 3], "deck")
    fate.script = [2]
    fate.roll(6)

    again: Fate = pickle.loads(pickle.dumps(fate))  # noqa: S301  (our own)

    assert again.standing() == fate.standing()
    assert again.numbers(20, "deck") == fate.numbers(20, "deck")
