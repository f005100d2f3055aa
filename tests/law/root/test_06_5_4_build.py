"""6.5.4 Build."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.marquise.building import buildings
from rulewright.games.root.factions.vagabond.actions import explore
from tests.builders.root import EYRIE, MARQUISE, VAGABOND, offered, position, run, say, shown
from tests.builders.root_play import play, reasons

ACTING = "turn marquise daylight action\nmarquise actions 3\n"
SLOTS = (2, 2, 5, 5, 7, 7)
"""Where earlier buildings stand: two mouse clearings and a rabbit clearing with two slots each."""


def standing(kind: str, number: int) -> str:
    """Return notation for a number of buildings of a kind, out of the way of the site."""
    return "".join(f"{place} marquise {kind}\n" for place in SLOTS[:number])


def sites(text: str) -> list[str]:
    """Return everything the Marquise can build."""
    return [option.text for option in buildings(position(text), MARQUISE)]


# I: clearing and building.


@pytest.mark.law("root 6.5.4", "root 6.5.4.I")
def test_she_builds_only_where_she_rules() -> None:
    text = ACTING + "5 marquise 2 wood*2; eyrie 1\n2 marquise 1; eyrie 1\n9 eyrie 1\n12 marquise sawmill"
    _, match = play(text, "build")

    assert [site for site in offered(match.question) if site.startswith("sawmill")] == ["sawmill@5"]
    assert reasons(match, "sawmill@12") == ["root 6.5.4.II"]
    assert reasons(match, "sawmill@2") == ["root 6.5.4.I"]
    assert reasons(match, "sawmill@9") == ["root 6.5.4.I"]
    assert reasons(match, "sawmill@1") == ["root 6.5.4.I"]


@pytest.mark.law("root 6.5.4.I", "root 2.2.3")
def test_she_builds_only_in_an_open_slot() -> None:
    text = ACTING + "1 marquise 1 sawmill wood*4\n5 marquise 2 workshop; eyrie roost\n9 marquise 1"
    _, match = play(text, "build")

    assert offered(match.question) == ["sawmill@9", "workshop@9", "recruiter@9"]
    assert reasons(match, "sawmill@1") == ["root 2.2.3"]
    assert reasons(match, "recruiter@5") == ["root 2.2.3"]


@pytest.mark.law("root 6.5.4.I", "root 2.2.3", "root 2.2.4", "root 9.5.3")
@pytest.mark.example("EX-24")
def test_the_slot_under_a_ruin_opens_when_the_ruin_is_explored() -> None:
    text = ACTING + "ruins 10:bag\n10 marquise 1 sawmill wood*2; vagabond pawn\n5 marquise 1\nvagabond items torch"
    _, match = play(text, "build")
    assert reasons(match, "workshop@10") == ["root 2.2.3"]

    root = position(text)
    run(explore(root, VAGABOND))

    assert "workshop@10" in [option.text for option in buildings(root, MARQUISE)]


@pytest.mark.law("root 6.5.4.I", "root 1.5.1")
def test_she_has_six_buildings_of_each_kind() -> None:
    _, match = play(ACTING + standing("sawmill", 6) + "9 marquise 1 wood*8", "build")

    assert offered(match.question) == ["workshop@9", "recruiter@9"]
    assert reasons(match, "sawmill@9") == ["root 1.5.1"]


@pytest.mark.law("root 6.5.4", "root 6.5.4.I")
def test_without_a_place_or_wood_there_is_nothing_to_build() -> None:
    _, match = play(ACTING + "1 marquise 1 sawmill; eyrie 2")

    assert "build" not in offered(match.question)
    assert reasons(match, "build") == ["root 6.5.4.I"]


@pytest.mark.law("root 6.5.4")
def test_building_is_one_action_and_places_one_building() -> None:
    root, _ = play(ACTING + "9 marquise 1 sawmill wood*8", "build", "sawmill@9")

    assert shown(root, 9) == "marquise 1 sawmill*2 wood*7"
    assert root.boards[MARQUISE].facts(own=True)["actions"] == 2


# II: cost.


@pytest.mark.law("root 6.5.4.II")
@pytest.mark.parametrize(("number", "price"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 4)])
@pytest.mark.parametrize("kind", ["sawmill", "workshop", "recruiter"])
def test_the_price_is_printed_above_the_column(kind: str, number: int, price: int) -> None:
    text = ACTING + standing(kind, number) + f"12 marquise 1 wood*{max(price, 1)}\n4 eyrie 1\n9 eyrie 1"
    root, match = play(text, "build", f"{kind}@12")
    assert root.placed[root.setting.kind[MARQUISE, "wood"].number] == max(price, 1) - price

    if price > 1:
        _, match = play(text.replace(f"wood*{price}", f"wood*{price - 1}"), "build")
        assert reasons(match, f"{kind}@12") == ["root 6.5.4.II"]


@pytest.mark.law("root 6.5.4.II", "root 1.5.4")
@pytest.mark.example("EX-36")
def test_a_price_must_be_paid_in_full() -> None:
    _, match = play(ACTING + standing("sawmill", 3) + "12 marquise 1 wood*2", "build")

    assert "sawmill@12" not in offered(match.question)
    assert reasons(match, "sawmill@12") == ["root 6.5.4.II"]


@pytest.mark.law("root 6.5.4.II")
@pytest.mark.ruling("R-37")
@pytest.mark.parametrize(
    ("text", "reachable"),
    [
        ("9 marquise 1 wood", True),  # the site itself
        ("9 marquise 1\n12 marquise 1 wood", True),  # next to it
        ("9 marquise 1\n12 marquise 1\n7 marquise 1 wood", True),  # through a ruled clearing
        ("9 marquise 1\n12 marquise 1\n7 marquise 1\n3 marquise 1\n6 marquise 1 wood", True),  # through many
        ("9 marquise 1\n12 eyrie 1\n7 marquise 1 wood", False),  # through an enemy's
        ("9 marquise 1\n7 marquise 1 wood", False),  # through an empty one
        ("9 marquise 1\n12 marquise 1; alliance 1\n7 marquise 1 wood", False),  # through a tie
        ("9 marquise 1\n12 marquise 1 wood; eyrie 2", False),  # next to it, ruled by another
        ("9 marquise 1\n12 marquise wood", False),  # next to it, ruled by nobody
        ("9 marquise 1\n4 marquise 1\n7 marquise 1 wood", False),  # a river is no path
    ],
)
def test_wood_counts_where_ruled_clearings_connect_it(text: str, *, reachable: bool) -> None:
    first = "2 marquise sawmill; eyrie 3\n"

    assert ("sawmill@9" in sites(first + text)) is reachable


@pytest.mark.law("root 6.5.4.II")
def test_she_chooses_the_wood_to_spend() -> None:
    text = ACTING + standing("sawmill", 2).replace("2 marquise", "8 marquise")
    root, match = play(
        text + "9 marquise 1 wood\n12 marquise 1 wood*2\n7 marquise 1 wood; eyrie 3", "build", "sawmill@9"
    )
    assert match.question is not None
    assert match.question.law == ("root 6.5.4.II",)
    assert offered(match.question) == ["9", "12"]

    say(match, "12", "9")

    assert [shown(root, place) for place in (9, 12, 7)] == [
        "marquise 1 sawmill",
        "marquise 1 wood",
        "marquise 1 wood; eyrie 3",
    ]


@pytest.mark.law("root 6.5.4.II")
def test_spent_wood_goes_back_and_scores_for_nobody() -> None:
    root, _ = play(ACTING + standing("sawmill", 2) + "9 marquise 1 wood*2", "build", "sawmill@9")

    assert root.placed[root.setting.kind[MARQUISE, "wood"].number] == 0
    assert root.points == [2, 0, 0, 0]


@pytest.mark.law("root 6.5.4.II", "root G.1.22")
def test_a_building_lost_makes_the_next_one_cheaper() -> None:
    text = "2 marquise sawmill; eyrie 3\n9 marquise 1 wood\n"

    assert "sawmill@9" in sites(text)
    assert "sawmill@9" not in sites(text + "8 marquise sawmill; eyrie 3")


# III: place and score.


@pytest.mark.law("root 6.5.4.III")
@pytest.mark.ruling("R-6")
@pytest.mark.parametrize(
    ("kind", "points"),
    [("sawmill", (0, 1, 2, 3, 4, 5)), ("workshop", (0, 2, 2, 3, 4, 5)), ("recruiter", (0, 1, 2, 3, 3, 4))],
)
def test_a_building_scores_the_space_it_uncovers(kind: str, points: tuple[int, ...]) -> None:
    for number, expected in enumerate(points):
        root, _ = play(ACTING + standing(kind, number) + "12 marquise 1 wood*4", "build", f"{kind}@12")

        assert root.points[MARQUISE] == expected
        assert root.placed[root.setting.kind[MARQUISE, kind].number] == number + 1


@pytest.mark.law("root 6.5.4.III", "root 3.1")
def test_a_building_can_win_the_game() -> None:
    root, match = play(
        ACTING + standing("sawmill", 3) + "points marquise:27\n12 marquise 1 wood*3", "build", "sawmill@12"
    )

    assert match.over
    assert root.winners == (MARQUISE,)
    assert root.points[EYRIE] == 0
