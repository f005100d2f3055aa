"""C.3 The Mountain map: closed paths, the Pass, and forests without trees."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from rulewright.games.root.factions.alliance.birdsong import spread_sites
from rulewright.games.root.factions.vagabond.moving import slip_ways, vagabond_moves
from rulewright.games.root.maps import load
from rulewright.games.root.rules.movement import moves
from rulewright.games.root.rules.ways import adjacent
from rulewright.games.root.terms import CLEARINGS, bits
from rulewright.kernel.errors import BadNotation
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    GAME,
    MARQUISE,
    VAGABOND,
    listen,
    offered,
    position,
    say,
    shown,
    standing,
    table,
)
from tests.builders.root_play import play, reasons

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.match import Match

MOUNTAIN = "map mountain\n"
ACTION = f"{MOUNTAIN}turn marquise daylight action\nmarquise actions 3\n"
CLOSED = ["2-5", "3-7", "5-9", "6-11", "8-9", "11-12"]


def ways(root: Root, seat: int, origin: int) -> list[str]:
    """Return where warriors of a seat may move from a clearing."""
    return [option.text for option in moves(root, seat, 1 << origin)]


def evening(text: str) -> Match:
    """Play the Marquise's Evening to its end."""
    match = table(f"{MOUNTAIN}turn marquise evening\n{text}")
    while match.question is not None and standing(match).turn == MARQUISE:
        match.answer(match.question.options[0])
    return match


@pytest.mark.law("root C.3.1")
def test_six_paths_begin_closed_and_the_tower_stands_in_the_middle() -> None:
    root = cast("Root", GAME.new({"map": "mountain"}, seed=1).position)
    facts = GAME.facts(root, None)

    assert facts["closed"] == CLOSED
    assert facts["tower"] == 10
    assert bits(root.setting.map.clearings & ~root.setting.map.corners)  # the Pass is none of the corners
    assert not root.setting.map.corners >> 10 & 1
    for clearing in root.setting.map.data.clearing:
        closed = {
            other for name in CLOSED for other in map(int, name.split("-")) if str(clearing.id) in name.split("-")
        }
        assert sorted(closed - {clearing.id}) == sorted(clearing.closed_to)


@pytest.mark.law("root C.3.1", "root 2.2.2")
@pytest.mark.ruling("R-103")
def test_the_mountain_gets_its_suits_by_lot() -> None:
    drawn = {cast("Root", GAME.new({"map": "mountain"}, seed=seed).position).suits for seed in range(6)}

    assert len(drawn) == 6


@pytest.mark.law("root C.3.2", "root 4.2")
@pytest.mark.example("EX-90")
@pytest.mark.ruling("R-111")
def test_nobody_moves_along_a_closed_path() -> None:
    _, match = play(f"{ACTION}5 marquise 3", "march")

    assert offered(match.question) == ["5>10", "5>11"]
    assert reasons(match, "5>9") == ["root C.3.2"]
    assert reasons(match, "5>2") == ["root C.3.2"]
    assert reasons(match, "5>1") == ["root 2.2.1"]


@pytest.mark.law("root C.3.2", "root 9.5.1")
@pytest.mark.ruling("R-111")
def test_nor_does_the_vagabond() -> None:
    _, match = play(
        f"{MOUNTAIN}turn vagabond daylight action\n12 vagabond pawn\nvagabond character thief\nvagabond items boot",
        "move",
    )

    assert offered(match.question) == ["12>4", "12>7", "12>9", "12>10"]
    assert reasons(match, "12>11") == ["root C.3.2"]


@pytest.mark.law("root C.3.2", "root 9.4.2", "root 2.4.1")
@pytest.mark.example("EX-90")
@pytest.mark.ruling("R-111")
def test_a_closed_path_divides_forests_and_he_slips_across_it() -> None:
    closed = [option.text for option in slip_ways(position(f"{MOUNTAIN}f1 vagabond pawn"), VAGABOND)]
    opened = [option.text for option in slip_ways(position(f"{MOUNTAIN}closed\nf1 vagabond pawn"), VAGABOND)]

    assert closed == opened == ["f1>1", "f1>8", "f1>9", "f1>f9"]  # across 8-9, which begins closed
    assert load("mountain").forests.bit_count() == 10
    clearing = [option.text for option in slip_ways(position(f"{MOUNTAIN}8 vagabond pawn"), VAGABOND)]
    assert clearing == ["8>1", "8>4", "8>f1", "8>f9"]


@pytest.mark.law("root C.3.2", "root 8.4.2.I")
@pytest.mark.ruling("R-111")
def test_sympathy_does_not_spread_along_a_closed_path() -> None:
    text = f"{MOUNTAIN}8 alliance sympathy\nalliance supporters anvil bake_sale sword"

    assert bits(spread_sites(position(text), ALLIANCE)) == (1, 4)
    assert bits(spread_sites(position(f"{text}\nclosed"), ALLIANCE)) == (1, 4, 9)


@pytest.mark.law("root C.3.2", "root 6.5.4.II")
@pytest.mark.ruling("R-37", "R-111")
def test_wood_does_not_come_along_a_closed_path() -> None:
    pieces = "7 marquise 2 sawmill\n3 marquise 2 wood*2\n"
    match = table(f"{ACTION}{pieces}")
    assert reasons(match, "build workshop@7") != []
    assert "build" in offered(match.question)  # in clearing 3 itself
    say(match, "build")
    assert all(option.endswith("@3") for option in offered(match.question))

    match = table(f"{ACTION}{pieces.replace('7 marquise 2 sawmill', '7 marquise 2')}closed 2-5")
    say(match, "build")
    assert "sawmill@7" in offered(match.question)


@pytest.mark.law("root C.3.2", "root 6.3.4", "root 10.3.2")
@pytest.mark.ruling("R-111")
def test_at_setup_a_closed_path_makes_no_neighbours() -> None:
    match = GAME.new({"seats": ["marquise", "eyrie", "cult"], "map": "mountain", "first": "marquise"}, seed=3)
    say(match, "3")
    assert offered(match.question) == ["3", "6", "11"]
    say(match, "3", "3", "6")
    while match.question is not None and match.question.prompt != "root.cult.start":
        match.answer(match.question.options[0])
    assert offered(match.question) == ["2", "4"]
    say(match, "2")

    assert [place for place in CLEARINGS if "cult" in shown(standing(match), place)] == [2, 6, 11]


@pytest.mark.law("root C.3.3", "root 3.1")
@pytest.mark.example("EX-90")
@pytest.mark.ruling("R-111")
def test_any_card_opens_a_path_for_good_for_a_point_once_a_turn() -> None:
    root, match = play(f"{ACTION}5 marquise 3\nhand marquise anvil sword")
    events = listen(root)
    assert "open" in offered(match.question)
    say(match, "open")
    assert offered(match.question) == ["2-5", "5-9"]
    assert reasons(match, "8-9") == ["root C.3.3"]
    say(match, "5-9", "sword")

    assert root.points[MARQUISE] == 1
    assert GAME.facts(root, None)["closed"] == ["2-5", "3-7", "6-11", "8-9", "11-12"]
    assert bits(adjacent(root, EYRIE, 9)) == (1, 5, 10, 12)
    assert [event.kind for event in events] == ["discarded", "path_opened", "scored"]
    assert "open" not in offered(match.question)
    assert reasons(match, "open") == ["root C.3.3"]

    # It was no action: three are left, and she marches across.
    say(match, "march")
    assert "5>9" in offered(match.question)
    say(match, "5>9", "1")
    assert root.boards[MARQUISE].facts(own=True)["actions"] == 2


@pytest.mark.law("root C.3.3", "root 1.4.1")
@pytest.mark.ruling("R-111")
def test_each_player_opens_one_in_each_turn_of_theirs() -> None:
    match = table(
        f"{ACTION}seats marquise alliance\n5 marquise 2\n9 alliance sympathy\nhand marquise anvil\n"
        "hand alliance sword\nonce closed_paths"
    )
    assert "open" not in offered(match.question)
    for _ in range(20):
        assert match.question is not None
        if match.question.prompt == "root.alliance.daylight":
            break
        match.answer("done")

    say(match, "open", "5-9", "sword")
    assert standing(match).points == [0, 1]


@pytest.mark.law("root C.3.3", "root G.1.10")
@pytest.mark.parametrize(
    ("pieces", "able"),
    [
        ("9 marquise 1", True),
        ("8 marquise wood", True),
        ("8 marquise recruiter", True),
        ("1 marquise 4", False),
        ("10 marquise 4", False),
    ],
)
def test_one_faction_piece_at_either_end_is_needed(pieces: str, able: bool) -> None:  # noqa: FBT001  (a parameter of the test)
    _, match = play(f"{ACTION}{pieces}\nclosed 8-9\nhand marquise anvil")

    assert ("open" in offered(match.question)) == able
    assert reasons(match, "open") == ([] if able else ["root C.3.3"])


@pytest.mark.law("root C.3.3", "root G.1.10")
def test_his_pawn_is_a_faction_piece_and_opens_a_path_for_the_vagabond() -> None:
    root, match = play(
        f"{MOUNTAIN}turn vagabond daylight action\n11 vagabond pawn\nvagabond character thief\nhand vagabond anvil\n"
        "vagabond items boot",
        "open",
    )
    assert offered(match.question) == ["6-11", "11-12"]
    say(match, "11-12", "anvil")

    assert root.points[VAGABOND] == 1
    assert "11>12" in [option.text for option in vagabond_moves(root, VAGABOND, 1)]
    root, match = play(
        f"{MOUNTAIN}turn vagabond daylight action\nf4 vagabond pawn\nvagabond character thief\nhand vagabond anvil"
    )
    assert reasons(match, "open") == ["root C.3.3"]  # in a forest he is in no clearing


@pytest.mark.law("root C.3.3")
def test_without_a_card_and_outside_daylight_nothing_is_opened() -> None:
    _, match = play(f"{ACTION}5 marquise 2")
    assert reasons(match, "open") == ["root C.3.3"]

    _, match = play(f"{MOUNTAIN}turn alliance evening\n5 alliance 2\nalliance officers 2\nhand alliance anvil")
    assert match.question is not None
    assert match.question.prompt == "root.alliance.operation"
    assert "open" not in offered(match.question)


@pytest.mark.law("root C.3.3")
@pytest.mark.parametrize(
    ("turn", "pieces"),
    [
        ("marquise daylight craft", "5 marquise 1"),
        ("alliance daylight", "5 alliance sympathy"),
        ("eyrie daylight craft", "5 eyrie 1 roost\neyrie leader despot"),
        ("eyrie daylight decree", "5 eyrie 1 roost\neyrie leader despot\neyrie recruit loyal_vizier"),
    ],
)
def test_everybody_may_open_a_path_between_the_steps_of_daylight(turn: str, pieces: str) -> None:
    seat = turn.split(maxsplit=1)[0]
    root, match = play(f"{MOUNTAIN}turn {turn}\n{pieces}\nhand {seat} anvil", "open", "2-5", "anvil")

    assert root.points[root.setting.names.index(seat)] == 1
    assert match.question is not None


@pytest.mark.law("root C.3.3")
def test_the_cult_opens_a_path_with_a_bird_as_well() -> None:
    root, _ = play(
        f"{MOUNTAIN}seats marquise eyrie cult\nturn cult daylight\n5 cult 2\nhand cult royal_claim\ncult outcast fox",
        "open",
        "5-9",
        "royal_claim",
    )

    assert root.points[2] == 1


@pytest.mark.law("root C.3.3", "root 3.3.1")
def test_whoever_has_left_the_track_opens_without_a_point() -> None:
    root, _ = play(
        f"{ACTION}5 marquise 3\nhand marquise anvil sword\ndominance marquise dominance_fox", "open", "5-9", "sword"
    )

    assert (root.points[MARQUISE], root.closed.bit_count()) == (0, 5)


@pytest.mark.law("root C.3.3", "root 3.1")
def test_the_thirtieth_point_may_be_a_path() -> None:
    root, match = play(f"{ACTION}5 marquise 3\nhand marquise anvil\npoints marquise:29", "open", "5-9", "anvil")

    assert match.question is None
    assert (root.winners, root.reason) == ((MARQUISE,), "points")


@pytest.mark.law("root C.3.4", "root 2.5")
@pytest.mark.ruling("R-112")
def test_whoever_rules_the_pass_at_the_end_of_their_evening_scores() -> None:
    assert standing(evening("10 marquise 2; eyrie 1")).points == [1, 0, 0, 0]
    assert standing(evening("10 marquise 1; eyrie 1")).points == [
        0,
        0,
        0,
        0,
    ]  # the Eyrie rule, and it is not their turn
    assert standing(evening("5 marquise 2")).points == [0, 0, 0, 0]
    assert standing(evening("10 marquise 2\ntower 11")).points == [0, 0, 0, 0]


@pytest.mark.law("root C.3.4", "root 6.6")
@pytest.mark.ruling("R-112")
def test_the_pass_scores_after_the_cards_of_the_evening() -> None:
    match = table(
        f"{MOUNTAIN}turn marquise evening\n10 marquise 2\nhand marquise anvil sword bake_sale cobbler sappers"
    )
    events = listen(standing(match))
    assert match.question is not None
    assert (match.question.prompt, standing(match).points[MARQUISE]) == ("root.discard", 0)  # she has drawn a sixth

    say(match, "anvil")

    assert [event.facts["why"] for event in events if event.kind == "scored"] == ["pass"]


@pytest.mark.law("root C.3.4", "root 3.1")
def test_the_pass_may_win_the_game() -> None:
    match = evening("10 marquise 2\npoints marquise:29")

    assert match.question is None
    assert standing(match).winners == (MARQUISE,)


@pytest.mark.law("root C.3.5", "root 2.4")
def test_every_enclosed_area_is_a_forest() -> None:
    """Of a plane graph in one piece, Euler counts the areas: edges less corners, plus one."""
    data = load("mountain").data

    assert len(data.forest) == len(data.paths) - len(data.clearing) + 1 == 10


@pytest.mark.law("root C.3.1", "root C.3.2")
def test_closed_paths_and_the_tower_can_be_written() -> None:
    root = position(f"{MOUNTAIN}closed 5-9 8-9\ntower 11\nonce closed_paths")
    again = GAME.parse(GAME.write(GAME.resume(root)))

    assert (again.closed, again.tower, again.once) == (root.closed, 11, root.once)
    assert GAME.facts(again, None)["closed"] == ["5-9", "8-9"]
    for line, said in (("closed 1-8", "closed on the map"), ("once ferry", "once a turn"), ("tower f2", "clearing")):
        with pytest.raises(BadNotation, match=said):
            position(f"{MOUNTAIN}{line}")
    with pytest.raises(BadNotation, match="no tower"):
        position("tower 1")
