"""D.1 to D.3: Thief, Tinker, Ranger."""

from __future__ import annotations

import pytest

from rulewright.kernel.match import Match
from tests.builders.root import EYRIE, VAGABOND, listen, names, offered, say
from tests.builders.vagabond import daylight, held, root_of, tracks


def thief(text: str, *, seed: int = 0) -> Match:
    """Return the Thief's Daylight, with a torch."""
    return daylight(f"vagabond character thief\nvagabond items torch\n{text}", seed=seed)


def tinker(text: str) -> Match:
    """Return the Tinker's Daylight, with a torch."""
    return daylight(f"vagabond character tinker\nvagabond items torch\n{text}")


def ranger(text: str) -> Match:
    """Return the Ranger's Daylight; the text gives his items."""
    return daylight(f"vagabond character ranger\n{text}")


# D.1


@pytest.mark.law("root D.1.2", "root 9.5.9")
def test_the_thief_takes_a_random_card_of_a_player_in_his_clearing() -> None:
    stolen = set()
    for seed in range(30):
        match = thief("1 eyrie 1; vagabond pawn\nhand eyrie anvil cobbler sappers", seed=seed)
        say(match, "special")
        root = root_of(match)
        assert (root.hands[EYRIE].bit_count(), root.hands[VAGABOND].bit_count()) == (2, 1)
        assert held(match, "items") == "torch-"
        stolen |= set(names(root.hands[VAGABOND]))

    assert stolen == {"anvil", "cobbler", "sappers"}


@pytest.mark.law("root D.1.2", "root G.1.10")
@pytest.mark.ruling("R-67")
def test_the_victim_needs_a_faction_piece_here_and_a_card_in_hand() -> None:
    match = thief(
        "1 marquise wood; eyrie 2; alliance sympathy; vagabond pawn\nhand marquise anvil\nhand alliance cobbler"
    )

    say(match, "special")

    assert offered(match.question) == ["marquise", "alliance"]


@pytest.mark.law("root D.1.2")
@pytest.mark.ruling("R-67")
@pytest.mark.parametrize(
    "text",
    [
        "1 eyrie 1; vagabond pawn",
        "1 vagabond pawn\n5 eyrie 1\nhand eyrie anvil",
        "f1 vagabond pawn\n1 eyrie 1\nhand eyrie anvil",
    ],
    ids=["empty hand", "nobody here", "in a forest"],
)
def test_there_is_nothing_to_steal(text: str) -> None:
    assert "special" not in offered(thief(text).question)


@pytest.mark.law("root D.1.2", "root 1.2.1")
def test_only_thief_and_victim_know_what_was_stolen() -> None:
    match = thief("1 eyrie 1; vagabond pawn\nhand eyrie anvil")
    events = listen(root_of(match))

    say(match, "special")

    took = next(event for event in events if event.kind == "took")
    known = ["card" in took.seen_by(seat).facts for seat in (0, 1, 2, 3, None)]
    assert known == [False, True, False, True, False]
    hands = [match.view(seat).facts()["table"]["players"][VAGABOND]["hand_known"] for seat in range(4)]
    assert hands == [[], ["anvil"], [], ["anvil"]]


@pytest.mark.law("root D.1.2", "root 9.2.9.III")
def test_stealing_changes_no_relationship() -> None:
    match = thief("1 eyrie 1; vagabond pawn\nhand eyrie anvil\nvagabond relations eyrie:allied")

    say(match, "special")

    assert held(match, "relations") == "eyrie:allied"
    assert root_of(match).points[VAGABOND] == 0


# D.2


@pytest.mark.law("root D.2.2", "root 9.5.9")
@pytest.mark.example("EX-91")
def test_the_tinker_takes_a_bird_or_a_card_of_his_clearing_from_the_discard_pile() -> None:
    match = tinker("1 vagabond pawn\ndiscard armorers codebreakers anvil")

    say(match, "special")
    assert offered(match.question) == ["armorers", "anvil"]
    say(match, "anvil")

    root = root_of(match)
    assert names(root.hands[VAGABOND]) == ["anvil"]
    assert sorted(names(root.discard)) == ["armorers", "codebreakers"]
    assert held(match, "items") == "torch-"


@pytest.mark.law("root D.2.2", "root 1.2.2")
def test_everybody_saw_which_card_he_took() -> None:
    match = tinker("1 vagabond pawn\ndiscard anvil")

    say(match, "special")

    assert match.view(EYRIE).facts()["table"]["players"][VAGABOND]["hand_known"] == ["anvil"]


@pytest.mark.law("root D.2.2")
@pytest.mark.ruling("R-67")
@pytest.mark.parametrize(
    "text",
    [
        "1 vagabond pawn",
        "1 vagabond pawn\ndiscard codebreakers bake_sale",
        "f1 vagabond pawn\ndiscard anvil codebreakers bake_sale",
        "1 vagabond pawn\navailable dominance_fox dominance_bird",
    ],
    ids=["empty pile", "other suits", "in a forest", "available dominance"],
)
def test_there_is_no_day_labor_without_a_fitting_card_in_the_discard_pile(text: str) -> None:
    assert "special" not in offered(tinker(text).question)


@pytest.mark.law("root D.2.2", "root 2.4.1")
@pytest.mark.ruling("R-67")
def test_in_a_forest_the_tinker_takes_a_bird_and_nothing_else() -> None:
    match = tinker("f1 vagabond pawn\ndiscard armorers anvil codebreakers sappers")

    say(match, "special")
    assert offered(match.question) == ["armorers", "sappers"]
    say(match, "sappers")

    root = root_of(match)
    assert names(root.hands[VAGABOND]) == ["sappers"]
    assert sorted(names(root.discard)) == ["anvil", "armorers", "codebreakers"]
    assert held(match, "items") == "torch-"


# D.3


@pytest.mark.law("root D.3.2", "root 9.5.9")
@pytest.mark.ruling("R-65")
def test_the_ranger_repairs_three_items_without_turning_them_and_evening_begins() -> None:
    match = ranger("1 vagabond pawn\nvagabond items torch boot sword! crossbow-! tea! bag-!")

    say(match, "special", "sword!", "crossbow-!", "tea!")

    root = root_of(match)
    assert held(match, "items") == "boot bag-! crossbow- sword tea torch-"
    assert tracks(root) == {"tea": 1}
    assert root.turn != VAGABOND, "Daylight is over though a boot and a sword are ready"
    assert root.hands[VAGABOND].bit_count() == 1, "Evening has been held"


@pytest.mark.law("root D.3.2")
def test_the_ranger_chooses_which_three() -> None:
    match = ranger("1 vagabond pawn\nvagabond items torch sword! crossbow-! tea! bag-!")

    say(match, "special")

    assert match.question is not None
    assert match.question.law == ("root D.3.2",)
    assert offered(match.question) == ["bag-!", "crossbow-!", "sword!", "tea!"]


@pytest.mark.law("root D.3.2", "root 1.5.4")
@pytest.mark.ruling("R-65")
@pytest.mark.parametrize(("damaged", "after"), [("", ""), ("sword-!", "sword- "), ("boot! sword!", "boot sword ")])
def test_with_fewer_damaged_items_the_hideout_still_ends_daylight(damaged: str, after: str) -> None:
    match = ranger(f"1 vagabond pawn\nplay vagabond cobbler\nvagabond items torch {damaged}")

    say(match, "special", *damaged.split()[:-1])

    assert match.question is not None
    assert match.question.prompt == "root.cards.use", "Cobbler at the start of Evening"
    assert held(match, "items") == f"{after}torch-"


@pytest.mark.law("root D.3.2")
def test_the_hideout_opens_in_a_forest_and_there_the_rest_follows() -> None:
    match = ranger("f1 vagabond pawn\nvagabond items torch sword-! crossbow-! tea-! bag-! boot-!")

    say(match, "special", "sword-!", "crossbow-!", "tea-!")

    assert held(match, "items") == "boot bag crossbow- sword- tea- torch-"
