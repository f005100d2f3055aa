"""5.1 Standard Setup."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

import pytest

from rulewright.games.root.factions.vagabond.tables import CHARACTERS
from rulewright.games.root.rules.setup import start_corners
from rulewright.games.root.tables import ITEM_TILES
from rulewright.games.root.terms import CLEARINGS, ITEMS, bits
from tests.builders.root import ALLIANCE, EYRIE, GAME, MARQUISE, VAGABOND, names, offered, position, say, shown
from tests.builders.root_deck import DECK
from tests.builders.root_play import play, reasons

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.match import Match

FOUR = ["marquise", "eyrie", "alliance", "vagabond"]
AUTUMN_RUINS = {6, 10, 11, 12}
SUPPLY = {"boot": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coins": 2}


def new(*seats: str, seed: int = 1, **options: object) -> tuple[Root, Match]:
    """Begin a match; nobody has set up a faction yet."""
    match = GAME.new({"seats": list(seats), "adventurous": True, **options}, seed=seed)
    return cast("Root", match.position), match


def set_up(match: Match) -> list[int]:
    """Answer everything with the first option until the first turn; return who was asked, in order."""
    asked: list[int] = []
    root = cast("Root", match.position)
    while root.turn < 0:
        assert match.question is not None
        asked.append(match.question.seat)
        match.answer(match.question.options[0])
    return asked


@pytest.mark.law("root 5.1", "root 5.1.2", "root 5.1.3", "root 5.1.4", "root 5.1.5")
@pytest.mark.example("EX-25")
def test_a_new_game_has_no_points_three_cards_each_four_ruins_and_twelve_items() -> None:
    root, _ = new(*FOUR)

    assert root.points == [0, 0, 0, 0]
    assert [hand.bit_count() for hand in root.hands] == [3, 3, 3, 3]
    assert {place for place, ruin in enumerate(root.ruins) if ruin} == AUTUMN_RUINS
    assert sum(root.items) == 12


@pytest.mark.law("root 5.1.5")
@pytest.mark.ruling("R-4")
def test_the_item_supply_holds_the_twelve_items_of_the_law() -> None:
    root, _ = new(*FOUR)

    assert {name: root.items[item] for item, name in enumerate(ITEMS) if root.items[item]} == SUPPLY


@pytest.mark.law("root 5.1.5")
@pytest.mark.ruling("R-4")
def test_supply_ruins_and_starting_items_are_the_twenty_three_of_the_box() -> None:
    started = {
        item: max(data.items.count(item) for data in CHARACTERS.values() if data.box == "base") for item in ITEMS
    }
    box = Counter(ITEM_TILES.supply) + Counter(ITEM_TILES.ruins["tiles"]) + Counter(started)

    assert box == {"boot": 4, "sword": 4, "bag": 4, "hammer": 3, "tea": 3, "coins": 2, "crossbow": 2, "torch": 1}
    assert box.total() == 23


@pytest.mark.law("root 5.1.1")
def test_everybody_begins_with_all_the_pieces_of_their_faction() -> None:
    root, _ = new(*FOUR)

    assert root.supply == [25, 20, 10, 0]
    assert not any(root.warriors) and not any(root.pieces) and not any(root.pawns)  # noqa: PT018  (all of it is empty)
    assert root.setting.kind[MARQUISE, "wood"].limit == 8
    assert root.setting.kind[EYRIE, "roost"].limit == 7
    assert root.setting.kind[ALLIANCE, "sympathy"].limit == 10


@pytest.mark.law("root 5.1.1")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {new(*FOUR, seed=seed)[0].first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.law("root 5.1.1", "root 5.1.7")
@pytest.mark.parametrize("first", FOUR)
def test_a_first_player_may_be_named_and_takes_the_first_turn(first: str) -> None:
    root, match = new(*FOUR, first=first)

    set_up(match)

    assert root.turn == FOUR.index(first)
    assert root.round == 1


@pytest.mark.law("root 5.1.1")
def test_the_seating_order_may_be_drawn_by_lot() -> None:
    seatings = {tuple(new(*FOUR, seed=seed, seating="random")[1].options["seats"]) for seed in range(30)}

    assert len(seatings) > 10
    assert {tuple(sorted(seats)) for seats in seatings} == {tuple(sorted(FOUR))}


@pytest.mark.law("root 5.1.1")
def test_a_drawn_seating_is_in_the_record() -> None:
    _, match = new(*FOUR, seating="random")

    again = GAME.replay(match.record)

    assert again.options["seats"] == match.options["seats"]
    assert again.position.fingerprint() == match.position.fingerprint()


@pytest.mark.law("root 5.1.3", "root 2.1")
def test_the_deck_is_shuffled() -> None:
    decks = {tuple(new(*FOUR, seed=seed)[0].deck) for seed in range(5)}

    assert len(decks) == 5
    assert {len(deck) for deck in decks} == {54 - 12}


@pytest.mark.law("root 5.1.3", "root 2.1.3")
@pytest.mark.example("EX-26")
@pytest.mark.ruling("R-21")
def test_two_play_without_dominance_cards() -> None:
    for seed in range(5):
        root, _ = new("marquise", "eyrie", seed=seed)

        assert len(root.deck) == 44
        assert not any(DECK.dominance >> card & 1 for card in root.deck)
        assert not any(hand & DECK.dominance for hand in root.hands)
        assert root.available == 0


@pytest.mark.law("root 5.1.3")
@pytest.mark.ruling("R-21")
def test_three_play_with_dominance_cards() -> None:
    root, _ = new("marquise", "eyrie", "alliance")

    dealt = sum(1 << card for card in root.deck) | root.hands[0] | root.hands[1] | root.hands[2]
    assert names(dealt & DECK.dominance) == ["dominance_bird", "dominance_fox", "dominance_mouse", "dominance_rabbit"]
    assert len(root.deck) == 54 - 9


@pytest.mark.law("root 5.1.7")
@pytest.mark.example("EX-25")
@pytest.mark.ruling("R-31")
def test_factions_set_up_in_the_order_of_their_letters_however_they_sit() -> None:
    root, match = new("vagabond", "alliance", "eyrie", "marquise", first="vagabond")
    supporters = []
    order = []
    while root.turn < 0:
        assert match.question is not None
        order.append(match.question.prompt)
        supporters.append(root.boards[1].secrets.bit_count())
        match.answer(match.question.options[0])

    assert order == [
        "root.marquise.keep",
        "root.marquise.start.sawmill",
        "root.marquise.start.workshop",
        "root.marquise.start.recruiter",
        "root.eyrie.leader",
        "root.vagabond.character",
        "root.vagabond.start",
    ]
    assert supporters == [0, 0, 0, 0, 0, 3, 3]  # the Alliance comes before the Vagabond and is asked nothing


@pytest.mark.law("root 5.1.7", "root 1.5.1")
@pytest.mark.parametrize("woodland", ["autumn", "winter", "lake", "mountain"])
def test_after_setup_nothing_is_lost_or_doubled(woodland: str) -> None:
    root, match = new(*FOUR, map=woodland)

    set_up(match)

    assert GAME.audit(root) == []


@pytest.mark.law("root 5.1.4", "root 2.2.4")
@pytest.mark.ruling("R-33")
def test_without_a_vagabond_the_ruins_hold_nothing_and_keep_their_slots() -> None:
    root, match = new("marquise", "eyrie", "alliance")
    set_up(match)
    assert {place: ruin for place, ruin in enumerate(root.ruins) if ruin} == dict.fromkeys(AUTUMN_RUINS, 1)

    text = "seats marquise eyrie\nturn marquise daylight action\nmarquise actions 3\nruins 10\n"
    _, match = play(text + "10 marquise 1 sawmill wood*8\n5 marquise 1", "build")
    assert offered(match.question) == ["workshop@5", "recruiter@5"]
    assert reasons(match, "workshop@10") == ["root 2.2.3"]


@pytest.mark.law("root 5.1.4")
@pytest.mark.ruling("R-33")
def test_with_a_vagabond_every_ruin_hides_one_item() -> None:
    root, match = new(*FOUR)

    set_up(match)

    assert sorted(ITEMS[root.ruins[place] - 2] for place in AUTUMN_RUINS) == ["bag", "boot", "hammer", "sword"]


@pytest.mark.law("root 6.3.2", "root 7.3.2")
@pytest.mark.example("EX-114")
@pytest.mark.ruling("R-30")
def test_the_second_corner_lies_opposite_the_first_and_the_third_is_free() -> None:
    assert bits(start_corners(position("map autumn"))) == (1, 2, 3, 4)
    assert bits(start_corners(position("starts 1"))) == (3,)
    assert bits(start_corners(position("starts 1 3"))) == (2, 4)
    assert bits(start_corners(position("starts 1 2 3"))) == (4,)


@pytest.mark.law("root 7.3.2")
@pytest.mark.example("EX-114")
@pytest.mark.ruling("R-30")
@pytest.mark.parametrize(("keep", "roost"), [("1", 3), ("2", 4), ("3", 1), ("4", 2)])
def test_the_eyrie_start_opposite_the_keep(keep: str, roost: int) -> None:
    root, match = new(*FOUR)

    say(match, keep)
    set_up(match)

    assert [place for place in CLEARINGS if "roost" in shown(root, place)] == [roost]
    assert root.boards[VAGABOND].facts(own=True)["character"] is not None


@pytest.mark.law("root 7.3.2")
@pytest.mark.ruling("R-30")
def test_without_a_marquise_every_corner_is_open_to_the_eyrie() -> None:
    _, match = new("eyrie", "alliance", "vagabond")

    assert offered(match.question) == ["1", "2", "3", "4"]
