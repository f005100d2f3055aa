"""7.7 Turmoil."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.eyrie.board import COLUMNS, board_of
from rulewright.games.root.position import Root
from rulewright.games.root.rules.crafting import gain_item
from rulewright.games.root.terms import SWORD
from rulewright.kernel.why import why_not
from tests.builders.root import EYRIE, GAME, listen, names, offered, position, say, shown

DAYLIGHT = "seats marquise eyrie\nturn eyrie daylight begin\n"
# Rabbit clearings 2 and 5 are neighbours here: 2 and 10 have exchanged their suits.
SUITS = "suits fox rabbit rabbit rabbit rabbit fox mouse fox mouse mouse mouse fox\n"
DECREE = """
eyrie recruit loyal_vizier anvil
eyrie move bake_sale
eyrie battle loyal_vizier
eyrie build armorers
points eyrie:10
"""
WOODLAND = """
1 eyrie roost
2 marquise 1
5 eyrie 1
4 eyrie 3; marquise sawmill  # ruled, but its only slot is filled
"""


def decree(root: Root) -> dict[str, list[str]]:
    """Return the Decree by column, without empty ones."""
    columns = zip(COLUMNS, board_of(root, EYRIE).decree, strict=True)
    return {column: names(cards) for column, cards in columns if cards}


@pytest.mark.law("root 7.5.2", "root 7.5.2.I", "root 7.5.2.II", "root 7.5.2.III", "root 7.5.2.IV")
@pytest.mark.law("root 7.7", "root 7.7.1", "root 7.7.2", "root 7.7.3", "root 7.7.4")
@pytest.mark.ruling("R-43")
@pytest.mark.example("EX-13")
def test_a_decree_that_fails_at_its_last_card() -> None:
    root = position(DAYLIGHT + SUITS + WOODLAND + DECREE + "eyrie leader builder\ndeck sword", dice=[1, 1])
    match = GAME.resume(root)

    say(match, "bird")
    assert shown(root, 1) == "eyrie 2 roost"
    say(match, "5>2", "2:marquise")

    assert (shown(root, 2), shown(root, 5), shown(root, 4)) == ("", "", "marquise sawmill; eyrie 3")
    assert match.question is not None
    assert (match.question.prompt, match.question.law) == ("root.eyrie.leader", ("root 7.7.3",))
    assert root.points[EYRIE] == 10 - 3
    assert names(root.discard) == ["anvil", "armorers", "bake_sale"]
    say(match, "despot")

    assert decree(root) == {"move": ["loyal_vizier"], "build": ["loyal_vizier"]}
    assert board_of(root, EYRIE).facts(own=False)["leaders_face_up"] == ["charismatic", "commander"]
    assert names(root.hands[EYRIE]) == ["sword"]  # Evening has come and gone
    assert root.turn == 0


@pytest.mark.law("root 7.8.2", "root 7.5.2.I", "root 7.3.4")
@pytest.mark.ruling("R-43")
@pytest.mark.example("EX-14")
@pytest.mark.parametrize(("reserve", "warriors", "fails"), [(4, 4, False), (3, 2, True)])
def test_the_same_decree_under_the_charismatic_leader(reserve: int, warriors: int, *, fails: bool) -> None:
    root = position(DAYLIGHT + SUITS + WOODLAND + DECREE + f"eyrie leader charismatic\n12 eyrie {16 - reserve}")
    match = GAME.resume(root)

    say(match, "bird")

    assert shown(root, 1) == f"eyrie {warriors} roost"
    assert match.question is not None
    assert match.question.prompt == ("root.eyrie.leader" if fails else "root.move.where")


@pytest.mark.law("root 7.5.2", "root 7.7", "root 1.5.4")
@pytest.mark.ruling("R-40")
@pytest.mark.example("EX-15")
@pytest.mark.parametrize(
    "text",
    [
        "1 eyrie 20 roost\neyrie recruit loyal_vizier\neyrie leader builder",
        "1 eyrie 1 roost\n5 eyrie 2 roost\neyrie build loyal_vizier\neyrie leader despot",
    ],
)
def test_an_empty_supply_and_a_roost_in_every_ruled_clearing_lead_into_turmoil(text: str) -> None:
    root = position(DAYLIGHT + text + "\npoints eyrie:4")

    match = GAME.resume(root)

    assert match.question is not None
    assert match.question.prompt == "root.eyrie.leader"
    assert root.points[EYRIE] == 3


@pytest.mark.law("root 7.7.1", "root 1.5.4")
@pytest.mark.ruling("R-11", "R-41")
@pytest.mark.example("EX-44")
@pytest.mark.parametrize(("before", "after"), [(2, 0), (3, 0), (9, 6)])
def test_viziers_are_birds_too_and_points_stop_at_zero(before: int, after: int) -> None:
    root = position(
        DAYLIGHT + f"points eyrie:{before}\neyrie leader despot\n"
        "eyrie move loyal_vizier\neyrie build loyal_vizier sappers"
    )

    GAME.resume(root)

    assert root.points[EYRIE] == after


@pytest.mark.law("root 7.7.1", "root 7.7.2")
@pytest.mark.ruling("R-41")
def test_birds_already_resolved_count_and_are_purged_as_well() -> None:
    root = position(
        DAYLIGHT + "1 eyrie roost\npoints eyrie:9\neyrie leader builder\neyrie recruit loyal_vizier armorers sappers\n"
        "eyrie battle loyal_vizier anvil"
    )

    match = GAME.resume(root)
    say(match, "bird")

    assert root.points[EYRIE] == 9 - 4
    assert names(root.discard) == ["anvil", "armorers", "sappers"]


@pytest.mark.law("root 7.7.1", "root 3.3.1")
@pytest.mark.ruling("R-11")
def test_without_a_marker_on_the_track_there_is_nothing_to_lose() -> None:
    root = position(
        DAYLIGHT + "points eyrie:12\ndominance eyrie dominance_fox\neyrie leader despot\neyrie move loyal_vizier"
    )

    GAME.resume(root)

    assert root.points[EYRIE] == 12


@pytest.mark.law("root 7.7.2", "root 3.3.3")
@pytest.mark.ruling("R-18", "R-41")
def test_a_purged_dominance_card_becomes_available() -> None:
    root = position(DAYLIGHT + "eyrie leader despot\neyrie move loyal_vizier dominance_mouse anvil")

    say(GAME.resume(root), "bird")

    assert names(root.available) == ["dominance_mouse"]
    assert names(root.discard) == ["anvil"]


@pytest.mark.law("root 7.7.3")
@pytest.mark.ruling("R-41")
def test_the_deposed_leader_and_those_before_him_are_face_down() -> None:
    root = position(
        DAYLIGHT + "eyrie leader commander\neyrie face_up builder despot\n"
        "eyrie move loyal_vizier\neyrie battle loyal_vizier"
    )
    match = GAME.resume(root)

    assert offered(match.question) == ["builder", "despot"]
    assert [reason.law for reason in why_not(match, "commander")] == ["root 7.7.3"]
    say(match, "builder")

    assert decree(root) == {"recruit": ["loyal_vizier"], "move": ["loyal_vizier"]}
    assert board_of(root, EYRIE).facts(own=False)["leaders_face_up"] == ["despot"]


@pytest.mark.law("root 7.7.3", "root 7.7.3.I")
@pytest.mark.ruling("R-41")
def test_the_last_face_up_leader_needs_no_asking_and_no_new_clutch() -> None:
    root = position(DAYLIGHT + "eyrie leader commander\neyrie face_up despot\neyrie move loyal_vizier")

    GAME.resume(root)

    facts = board_of(root, EYRIE).facts(own=False)
    assert (facts["leader"], facts["leaders_face_up"]) == ("despot", [])


@pytest.mark.law("root 7.7.3.I")
@pytest.mark.ruling("R-41")
def test_a_new_clutch_brings_back_all_four_even_the_one_just_deposed() -> None:
    root = position(DAYLIGHT + "eyrie leader commander\neyrie face_up\neyrie move loyal_vizier")
    match = GAME.resume(root)

    assert offered(match.question) == ["builder", "charismatic", "commander", "despot"]
    say(match, "commander")

    facts = board_of(root, EYRIE).facts(own=False)
    assert (facts["leader"], facts["leaders_face_up"]) == ("commander", ["builder", "charismatic", "despot"])
    assert decree(root) == {"move": ["loyal_vizier"], "battle": ["loyal_vizier"]}


@pytest.mark.law("root 7.7.3", "root 7.2.3", "root 7.8.1")
def test_the_power_of_the_old_leader_goes_with_him() -> None:
    root = position(DAYLIGHT + "eyrie leader builder\neyrie move loyal_vizier")
    gain_item(root, EYRIE, SWORD, 2)
    assert root.points[EYRIE] == 2  # the Builder knows no Disdain for Trade

    say(GAME.resume(root), "despot")
    assert root.points[EYRIE] == 1  # humiliated for one vizier
    gain_item(root, EYRIE, SWORD, 2)

    assert root.points[EYRIE] == 1 + 1


@pytest.mark.law("root 7.7.4", "root 7.7")
def test_turmoil_ends_daylight_and_evening_begins_from_its_start() -> None:
    root = position(
        DAYLIGHT + "1 eyrie 2 roost\n5 eyrie 1 roost\nplay eyrie cobbler codebreakers\nhand marquise anvil\n"
        "eyrie leader builder\neyrie recruit sword\neyrie move loyal_vizier\neyrie build loyal_vizier"
    )
    match = GAME.resume(root)
    events = listen(root)
    say(match, "mouse", "charismatic")

    # Neither the rest of the Decree nor what Daylight allows, but the start of Evening.
    assert offered(match.question) == ["done", "use:cobbler"]
    assert (shown(root, 1), shown(root, 5)) == ("eyrie 2 roost", "eyrie 1 roost")
    say(match, "done")

    assert [event.facts["points"] for event in events if event.kind == "scored"] == [1]
    assert root.hands[EYRIE].bit_count() == 1


@pytest.mark.law("root 7.7", "root 7.7.1", "root 7.7.2", "root 7.7.3")
def test_the_steps_of_turmoil_come_in_their_order() -> None:
    root = position(
        DAYLIGHT + "1 eyrie roost\nplay eyrie codebreakers\nhand marquise sword\npoints eyrie:5\n"
        "eyrie leader despot\neyrie move loyal_vizier armorers\neyrie build loyal_vizier anvil"
    )
    match = GAME.resume(root)
    events = listen(root)
    say(match, "bird", "builder")

    told = [event.kind for event in events if event.kind in ("turmoil", "lost_points", "leader", "drew")]
    assert told[:4] == ["turmoil", "lost_points", "leader", "drew"]
    assert [event.facts["points"] for event in events if event.kind == "lost_points"] == [3]
