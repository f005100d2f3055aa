"""State that is declared once."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from rulewright.games.catalogue import GAMES
from rulewright.kernel.fate import Fate
from rulewright.kernel.state import (
    EVERYBODY,
    ORDER,
    OTHERS,
    SINGLES,
    State,
    begun,
    card_lines,
    card_set,
    card_sets,
    counts,
    given,
    handed,
    kept,
    level,
    members,
    parts,
    pile,
    row,
    untied,
    value,
)
from tests.kernel.toy import Toy

if TYPE_CHECKING:
    from rulewright.kernel.position import Position


class Place:
    """What does not change: how many seats there are."""

    def __init__(self, seats: int) -> None:
        self.seats = seats


def seats(setting: Place) -> int:
    return setting.seats


def doubled(setting: Place) -> int:
    return 2 * setting.seats


class Mat(State):
    """A board with a secret stack."""

    setting: Place = given()
    stack: int = card_set(hidden=OTHERS)
    open: int = card_set()
    quests: tuple[int, ...] = value((), hidden=ORDER)


class Table(State):
    """One field of every sort."""

    setting: Place = given()
    fate: Fate = handed()
    listener: Any = untied()
    round: int = value(1)
    names: tuple[str, ...] = value(())
    points: list[int] = row(seats)
    words: list[bytes] = row(seats, start=b"")
    troops: bytearray = counts(seats, 3)
    total: int = value(0, derived=True)
    cache: int = kept(doubled)
    size: int = begun(doubled)
    deck: list[int] = pile(hidden=EVERYBODY)
    bag: list[int] = pile(hidden=ORDER)
    hands: list[int] = card_sets(seats, hidden=OTHERS)
    shown: list[int] = row(seats, start=-1, cards=SINGLES)
    lines: list[tuple[int, ...]] = card_lines(seats)
    discard: int = card_set()
    mats: list[Mat] = parts()

    if TYPE_CHECKING:

        def __init__(self, setting: Place, fate: Fate) -> None: ...


def mask(*cards: int) -> int:
    return sum(1 << card for card in cards)


def laid_out() -> Table:
    table = Table(Place(2), Fate.seeded(1))
    table.mats = [Mat(table.setting), Mat(table.setting)]  # type: ignore[call-arg]  # what is given, by its declaration
    table.deck = [0, 1, 2]
    table.bag = [3, 1, 2]
    table.hands = [mask(3, 4), mask(5)]
    table.mats[1].stack = mask(6)
    table.mats[0].open = mask(7)
    table.mats[0].quests = (4, 2, 9)
    table.discard = mask(8)
    table.lines = [(9,), ()]
    table.shown = [7, -1]
    table.names = ("a", "b")
    table.words = [b"xy", b""]
    return table


def test_fields_begin_as_they_are_declared() -> None:
    table = Table(Place(2), Fate.seeded(1))

    assert (table.round, table.points, table.troops, table.words) == (1, [0, 0], bytearray(6), [b"", b""])
    assert (table.cache, table.size, table.deck, table.shown) == (4, 4, [], [-1, -1])
    assert table.listener is None


def test_every_field_has_a_slot_and_nothing_else_has() -> None:
    table = laid_out()

    assert set(Table.__slots__) == set(Table.fields)  # type: ignore[attr-defined]  # made by the declaration
    with pytest.raises(AttributeError):
        table.forgotten = 1  # type: ignore[attr-defined]  # that is the point


CHANGES: dict[type, Any] = {
    bool: lambda thing: not thing,
    int: lambda thing: thing + 1,
    str: lambda thing: thing + "x",
    bytes: lambda thing: thing + b"x",
    bytearray: lambda thing: thing + b"x",
    tuple: lambda thing: (*thing, 1),
    list: lambda thing: [*thing, 1],
}


def changed(thing: object) -> object:
    """Return another value of the same kind."""
    return CHANGES[type(thing)](thing) if type(thing) in CHANGES else None


def states() -> list[Any]:
    """A state of every class: of the games, as random play has left them, their boards, and our own."""
    found: list[Any] = [laid_out()]
    for name in GAMES.names:
        match, fate = GAMES.find(name).new(seed=5), Fate.seeded(name)
        for _ in range(150):
            if match.question is not None:
                match.answer(match.question.options[fate.below(len(match.question.options))])
        position: Any = match.position
        found += [position, *getattr(position, "boards", [])]
    return [pytest.param(state, id=type(state).__name__) for state in found]


@pytest.mark.parametrize("state", states())
def test_no_field_is_forgotten(state: State) -> None:
    """Whatever a class declares is copied apart, compared and packed."""
    for name, field in state.fields.items():
        if field.holds in ("shared", "untied", "owned", "parts"):
            continue
        twin = state.copy()
        setattr(twin, name, changed(getattr(state, name)))
        assert (twin.fingerprint() != state.fingerprint()) == field.compared, name
        assert (twin.pack() != state.pack()) == field.packed, name
    twin = state.copy()
    before = state.fingerprint()
    for name, field in state.fields.items():
        if field.holds in ("row", "counts"):
            getattr(twin, name).append(1)
        elif field.holds == "parts":
            getattr(twin, name).clear()
    assert state.fingerprint() == before, "a copy shares something that changes"


@pytest.mark.parametrize("state", states())
def test_what_is_packed_travels_as_json_and_comes_back_the_same(state: State) -> None:
    twin = state.copy()
    for name, field in state.fields.items():
        if field.holds in ("row", "counts", "value") and field.packed and field.compared:
            setattr(twin, name, type(getattr(state, name))(field.start(getattr(state, "setting", None))))

    twin.unpack(json.loads(json.dumps(state.pack())))

    assert twin.fingerprint() == state.fingerprint()


@pytest.mark.parametrize(
    "change", [{"round": "1"}, {"points": [0, None]}, {"troops": [300]}, {"words": 3}, {"mats": []}]
)
def test_what_cannot_be_unpacked_is_refused(change: dict[str, Any]) -> None:
    table = laid_out()

    with pytest.raises((TypeError, ValueError)):
        table.unpack({**table.pack(), **change})


def test_what_belongs_to_the_moment_stays_behind() -> None:
    table = laid_out()
    table.listener = print

    assert table.copy().listener is None
    assert table.copy().fate is not table.fate
    assert table.copy().setting is table.setting


def test_what_is_hidden_is_known_by_owner() -> None:
    table = laid_out()

    assert table.hidden_from(0) == mask(0, 1, 2, 5, 6)
    assert table.hidden_from(1) == mask(0, 1, 2, 3, 4)
    assert table.hidden_from(None) == mask(0, 1, 2, 3, 4, 5, 6)


def test_hidden_cards_are_dealt_anew_and_known_ones_stay() -> None:
    table = laid_out()

    table.deal(~table.hidden_from(0), [6, 5, 2, 1, 0])

    assert table.hands == [mask(3, 4), mask(0)]
    assert table.mats[1].stack == mask(1)
    assert table.deck == [2, 5, 6]


def test_a_pile_of_which_only_the_order_is_hidden_is_sorted_or_shuffled_up_to_what_was_drawn_since() -> None:
    table, later = laid_out(), laid_out()
    later.bag.pop()
    later.mats[0].quests = (4,)

    table.reshuffle(later, None)
    assert table.bag == [1, 3, 2]
    assert table.mats[0].quests == (4, 2, 9)

    orders = set()
    for seed in range(40):
        table.reshuffle(table, Fate.seeded(seed))
        orders.add(tuple(table.bag))
    assert len(orders) == 6


def test_equal_cards_are_numbered_by_where_they_lie_first() -> None:
    one, other = laid_out(), laid_out()
    one.bag, other.bag = [], []
    other.hands[0], other.deck = mask(0, 4), [3, 1, 2]  # 0 and 3 are alike
    twins = mask(0, 3)

    level((one,), (twins,))
    level((other,), (twins,))

    assert one.fingerprint() == other.fingerprint()


def test_cards_are_found_and_renumbered_wherever_they_lie() -> None:
    table = laid_out()
    here = {(name, at): sorted(cards) for name, at, cards in table.zones() if cards}

    table.renumber({card: card + 10 for card in range(10)})

    assert {(name, at): sorted(c if c < 0 else c + 10 for c in cards) for (name, at), cards in here.items()} == {
        (name, at): sorted(cards) for name, at, cards in table.zones() if cards
    }
    assert table.lines == [(19,), ()]
    assert table.discard == mask(18)
    assert members(table.mats[1].stack) == [16]


def test_a_game_of_a_page_needs_no_more_than_a_declaration() -> None:
    position: Position = Toy().new(seed=1).position

    assert {"deck", "hands", "points", "agenda", "over", "winners"} <= set(position.fields)
