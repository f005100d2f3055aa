"""C.2 The Lake map: its coast, its forests, its ferry."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

import pytest

from rulewright.games.root.factions.alliance.birdsong import spread_sites
from rulewright.games.root.factions.vagabond.moving import slip_ways, vagabond_moves
from rulewright.games.root.maps import load
from rulewright.games.root.rules.battle import battles
from rulewright.games.root.rules.dominance import check_dominance
from rulewright.games.root.rules.movement import can_move, moves
from rulewright.games.root.rules.removal import remove_all_enemies
from rulewright.games.root.rules.ways import adjacent
from rulewright.games.root.terms import FIRST_FOREST, SUITS, bits
from rulewright.kernel.errors import BadNotation
from rulewright.kernel.position import Ended
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    GAME,
    MARQUISE,
    VAGABOND,
    listen,
    offered,
    position,
    run,
    say,
    shown,
    standing,
    table,
)
from tests.builders.root_play import play, reasons

if TYPE_CHECKING:
    from rulewright.games.root.position import Root

LAKE = "map lake\n"
ACTION = f"{LAKE}turn marquise daylight action\nmarquise actions 3\n"
COAST = (1, 10, 11, 12)


def ways(root: Root, seat: int, origin: int) -> list[str]:
    """Return where warriors of a seat may move from a clearing."""
    return [option.text for option in moves(root, seat, 1 << origin)]


def hand(root: Root, seat: int) -> int:
    """Return how many cards a seat holds."""
    return root.hands[seat].bit_count()


@pytest.mark.law("root C.2.1")
@pytest.mark.ruling("R-110")
def test_the_ferry_begins_in_the_one_corner_on_the_lake() -> None:
    root = cast("Root", GAME.new({"map": "lake"}, seed=1).position)
    woods = root.setting.map

    assert bits(woods.corners & woods.coast) == (root.ferry,) == (1,)
    assert GAME.facts(root, None)["ferry"] == 1
    assert cast("Root", GAME.new({}, seed=1).position).ferry == 0


@pytest.mark.law("root C.2.1", "root 2.2.2")
@pytest.mark.ruling("R-103")
def test_the_lake_gets_four_markers_of_each_suit_in_random_order() -> None:
    drawn = [cast("Root", GAME.new({"map": "lake"}, seed=seed).position).suits[1:13] for seed in range(6)]

    assert all(Counter(SUITS[suit] for suit in one) == {"fox": 4, "rabbit": 4, "mouse": 4} for one in drawn)
    assert len(set(drawn)) == 6


@pytest.mark.law("root C.2.2", "root 2.3")
def test_the_lake_is_rivers_between_all_coastal_clearings_and_no_path() -> None:
    woods = load("lake")
    pairs = {frozenset((one, other)) for one in COAST for other in COAST if one != other}

    assert {frozenset(river) for river in woods.data.rivers} == pairs
    for one in COAST:
        assert not woods.paths[one] & woods.coast
    root = position(f"{LAKE}10 marquise 2\nferry 12")
    assert ways(root, MARQUISE, 10) == ["10>2", "10>7", "10>8"]


@pytest.mark.law("root C.2.2", "root C.2.4", "root G.1.2", "root 2.4.1")
def test_the_lake_divides_forests_which_adjoin_around_its_shore() -> None:
    root = position(f"{LAKE}f3 vagabond pawn")
    # Across the paths 7-10 and 7-11, and beyond the coastal clearings 10 and 11; f8 lies across the water.
    assert [way.text for way in slip_ways(root, VAGABOND)] == [
        "f3>7",
        "f3>10",
        "f3>11",
        "f3>f2",
        "f3>f4",
        "f3>f6",
        "f3>f9",
    ]


@pytest.mark.law("root C.2.3")
def test_coastal_clearings_touch_the_lake() -> None:
    woods = load("lake")

    assert bits(woods.coast) == COAST
    assert [clearing.id for clearing in woods.data.clearing if clearing.coastal] == list(COAST)
    assert load("autumn").coast == load("winter").coast == load("mountain").coast == 0


@pytest.mark.law("root C.2.4")
def test_every_coastal_forest_adjoins_the_two_beside_it_and_no_other_forest_does_so_across_a_clearing() -> None:
    woods = load("lake")
    shore = {FIRST_FOREST + forest.id - 1 for forest in woods.data.forest if forest.coastal}
    paths = {frozenset(path) for path in woods.data.paths}

    # A forest is coastal when two clearings in a row on its ring are, with nothing but the shore between them.
    touching = {
        FIRST_FOREST + forest.id - 1
        for forest in woods.data.forest
        for one, other in zip(forest.clearings, forest.clearings[1:] + forest.clearings[:1], strict=True)
        if one in COAST and other in COAST and frozenset((one, other)) not in paths
    }
    assert shore == touching
    for forest in shore:
        assert len(shore & set(bits(woods.beside[forest]))) == 2
    inland = FIRST_FOREST  # f1 meets f3 in clearing 10 alone, and is not coastal
    assert not woods.beside[inland] >> (FIRST_FOREST + 2) & 1


@pytest.mark.law("root C.2.5", "root 4.2.1")
@pytest.mark.example("EX-89")
@pytest.mark.ruling("R-110")
def test_the_ferry_carries_warriors_goes_along_and_brings_a_card_once_a_turn() -> None:
    root, match = play(f"{ACTION}1 marquise 4\n12 eyrie 2\nhand marquise anvil", "march")
    events = listen(root)
    assert {"1>10", "1>11", "1>12"} <= set(offered(match.question))

    say(match, "1>12", "3")
    assert shown(root, 12) == "marquise 3; eyrie 2"
    assert root.ferry == 12
    assert hand(root, MARQUISE) == 2
    assert [event.kind for event in events if event.kind in ("moved", "ferried", "drew")] == [
        "moved",
        "ferried",
        "drew",
    ]

    # She rules clearing 12 now, where the ferry is: it does not go twice.
    assert not {"12>1", "12>10", "12>11"} & set(offered(match.question))
    assert reasons(match, "12>10") == ["root C.2.5"]
    say(match, "12>9", "1")
    assert (root.ferry, hand(root, MARQUISE)) == (12, 2)


@pytest.mark.law("root C.2.5", "root 4.2.1")
@pytest.mark.example("EX-89")
@pytest.mark.ruling("R-110")
def test_whoever_rules_neither_end_is_not_carried() -> None:
    root, match = play(f"{ACTION}1 marquise 1; eyrie 2\n12 eyrie 1\n10 marquise 1", "march")

    assert "1>12" not in offered(match.question)
    assert reasons(match, "1>12") == ["root 4.2.1"]
    assert "1>10" in offered(match.question)  # she rules there
    assert ways(root, EYRIE, 1) == ["1>5", "1>9", "1>10", "1>11", "1>12"]


@pytest.mark.law("root C.2.5")
@pytest.mark.ruling("R-110")
def test_the_ferry_is_taken_where_it_lies() -> None:
    _, match = play(f"{ACTION}ferry 11\n1 marquise 3", "march")

    assert offered(match.question) == ["1>5", "1>9"]
    assert reasons(match, "1>12") == ["root C.2.5"]
    assert reasons(match, "1>2") == ["root 2.2.1"]


@pytest.mark.law("root C.2.5")
def test_a_move_along_a_path_leaves_the_ferry_and_brings_nothing() -> None:
    root, match = play(f"{ACTION}1 marquise 3", "march", "1>9", "2")

    assert (root.ferry, root.once, hand(root, MARQUISE)) == (1, 0, 0)
    assert "1>10" in offered(match.question)


@pytest.mark.law("root C.2.5", "root 1.4.1")
@pytest.mark.ruling("R-110")
def test_once_a_turn_is_once_for_each_turn_of_anybody() -> None:
    match = table(
        f"{ACTION}seats marquise eyrie\n1 marquise 4\n11 eyrie 3 roost\n2 eyrie 1\neyrie leader despot\n"
        "eyrie move loyal_vizier"
    )
    say(match, "march", "1>11", "4", "done")
    while match.question is not None and match.question.prompt != "root.move.where":
        match.answer(
            next((text for text in ("done", "bird") if match.question.find(text)), match.question.options[0].text)
        )

    assert standing(match).once == 0
    # Four to three and a roost: the Eyrie rule the ferry's clearing in a tie.
    assert {"11>1", "11>10", "11>12"} <= set(offered(match.question))


@pytest.mark.law("root C.2.5", "root 2.2.1", "root 8.4.2.I", "root 6.3.4")
def test_to_be_carried_is_no_neighbourhood() -> None:
    root = position(f"{LAKE}1 alliance sympathy; marquise 3\nalliance supporters anvil bake_sale sword")
    near = list(bits(spread_sites(root, ALLIANCE)))

    assert near == [5, 9]
    assert bits(adjacent(root, MARQUISE, 1)) == (5, 9)

    match = GAME.new({"seats": ["marquise", "eyrie"], "map": "lake"}, seed=3)
    say(match, "1")
    assert offered(match.question) == ["1", "5", "9"]


@pytest.mark.law("root C.2.5", "root 9.5.1", "root 9.2.3")
@pytest.mark.ruling("R-110")
def test_the_vagabond_is_carried_and_draws() -> None:
    text = f"{LAKE}turn vagabond daylight action\n1 vagabond pawn; eyrie 3\nvagabond character thief\n"
    root, match = play(f"{text}vagabond items boot boot boot", "move")
    assert offered(match.question) == ["1>5", "1>9", "1>10", "1>11", "1>12"]

    say(match, "1>10")
    assert (root.pawns[VAGABOND], root.ferry, hand(root, VAGABOND)) == (10, 10, 1)
    assert [option.text for option in vagabond_moves(root, VAGABOND, 1)] == ["10>2", "10>7", "10>8"]
    assert reasons(match, "move 10>1") == ["root C.2.5"]


@pytest.mark.law("root C.2.5", "root 9.4.2")
def test_he_slips_across_the_lake_and_not_out_of_a_forest() -> None:
    root = position(f"{LAKE}12 vagabond pawn\nferry 12")
    assert {"12>1", "12>10", "12>11"} <= {option.text for option in slip_ways(root, VAGABOND)}

    root = position(f"{LAKE}f8 vagabond pawn\nferry 12")
    assert [option.text for option in slip_ways(root, VAGABOND)] == [
        "f8>1",
        "f8>9",
        "f8>12",
        "f8>f6",
        "f8>f7",
        "f8>f9",
    ]


@pytest.mark.law("root C.2.5", "root 9.2.9.II.b")
@pytest.mark.ruling("R-110")
def test_the_vagabond_and_his_ally_cross_in_one_move_and_he_draws() -> None:
    root, match = play(
        f"{LAKE}turn vagabond daylight action\n1 vagabond pawn; eyrie 3\nvagabond character thief\n"
        "vagabond items boot\nvagabond relations eyrie:allied",
        "move",
        "1>11",
    )
    say(match, "eyrie", "2")

    assert shown(root, 11) == "eyrie 2; vagabond pawn"
    assert (root.ferry, hand(root, VAGABOND), hand(root, EYRIE)) == (11, 1, 0)


@pytest.mark.law("root C.2.5", "root 8.2.6")
@pytest.mark.ruling("R-110")
def test_the_card_is_drawn_before_outrage_is_paid() -> None:
    suits = "suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse\n"
    root, match = play(f"{ACTION}{suits}1 marquise 2\n12 alliance sympathy\ndeck sword", "march", "1>12", "2")

    # The sword that the ferry brought is a mouse card, and the only one she can pay with.
    assert offered(match.question) == ["sword"]
    say(match, "sword")
    assert hand(root, MARQUISE) == 0
    assert root.boards[ALLIANCE].secrets.bit_count() == 1


@pytest.mark.law("root C.2.5", "root 7.5.2.II")
def test_a_decree_that_demands_a_move_may_be_obeyed_by_ferry() -> None:
    root = position(f"{LAKE}1 eyrie 1\n5 marquise 3\n9 marquise 3")

    assert can_move(root, EYRIE)
    assert ways(root, EYRIE, 1) == ["1>5", "1>9", "1>10", "1>11", "1>12"]


@pytest.mark.law("root C.2.5", "root 4.1.3")
def test_a_move_that_a_card_grants_may_go_by_ferry() -> None:
    root, _ = play(f"{LAKE}turn marquise evening\n1 marquise 2\nplay marquise cobbler", "use:cobbler", "1>10", "1")

    assert (root.ferry, shown(root, 10)) == (10, "marquise 1")


@pytest.mark.law("root C.2.5", "root G.1.22")
def test_nobody_battles_or_removes_the_ferry() -> None:
    root = position(f"{LAKE}turn marquise daylight\n1 marquise 3; eyrie 1")

    assert [option.text for option in battles(root, MARQUISE)] == ["1:eyrie"]
    run(remove_all_enemies(root, MARQUISE, 1 << 1))
    assert root.ferry == 1


@pytest.mark.law("root C.2.5", "root 1.2.1")
def test_which_card_the_ferry_brought_is_nobody_elses_business() -> None:
    match = table(f"{ACTION}1 marquise 2\ndeck sword")
    say(match, "march", "1>12", "2")

    own, other = (match.view(seat).facts()["table"]["players"][MARQUISE] for seat in (MARQUISE, EYRIE))
    assert (own["hand"], own["hand_known"]) == (1, ["sword"])
    assert (other["hand"], other["hand_known"]) == (1, [])
    assert match.view(EYRIE).facts()["table"]["ferry"] == 12
    assert match.view(None).facts()["table"]["once"] == ["ferry"]


@pytest.mark.law("root 3.3.1.II")
@pytest.mark.parametrize(("one", "other", "wins"), [(1, 2, True), (3, 4, True), (1, 3, False), (2, 4, False)])
def test_the_corners_of_the_lake_lie_opposite_each_other_as_its_table_says(one: int, other: int, wins: bool) -> None:  # noqa: FBT001  (a parameter of the test)
    root = position(f"{LAKE}dominance marquise dominance_bird\n{one} marquise 1\n{other} marquise 1")

    if wins:
        with pytest.raises(Ended):
            check_dominance(root, MARQUISE)
    else:
        check_dominance(root, MARQUISE)
        assert not root.over


@pytest.mark.law("root 6.3.3")
@pytest.mark.parametrize(("keep", "opposite"), [("1", 2), ("2", 1), ("3", 4), ("4", 3)])
def test_no_warrior_stands_opposite_the_keep_on_the_lake(keep: str, opposite: int) -> None:
    match = GAME.new({"seats": ["marquise", "eyrie"], "map": "lake", "first": "eyrie"}, seed=3)
    say(match, keep)

    assert [place for place in range(1, 13) if not shown(standing(match), place)] == [opposite]


@pytest.mark.law("root C.2.1", "root C.2.5")
def test_where_the_ferry_lies_and_that_it_has_gone_can_be_written() -> None:
    text = f"{LAKE}turn marquise daylight\nferry 11\nonce ferry"
    root = position(text)
    again = GAME.parse(GAME.write(GAME.resume(root)))

    assert (again.ferry, again.once) == (11, root.once) != (11, 0)
    for line, said in (("ferry 5", "coastal"), ("ferry 10 12", "written"), ("once tower", "once a turn")):
        with pytest.raises(BadNotation, match=said):
            position(f"{LAKE}{line}")
    with pytest.raises(BadNotation, match="no ferry"):
        position("ferry 1")
