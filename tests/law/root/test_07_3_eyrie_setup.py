"""7.3 Setting up the Eyrie."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.eyrie.board import COLUMNS, board_of
from rulewright.games.root.factions.eyrie.turn import choose_leader, place_roost
from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.terms import bits
from rulewright.kernel.why import why_not
from tests.builders.root import EYRIE, GAME, ask_after, names, offered, position, run, say, shown


@pytest.mark.law("root 7.3", "root 7.3.1", "root 7.3.2", "root 7.3.3", "root 7.3.4", "root 7.3.5", "root 5.1.7")
def test_the_eyrie_set_up_after_the_marquise_and_in_the_order_of_the_law() -> None:
    match = GAME.new({"seats": ["marquise", "eyrie"], "first": "marquise"}, seed=5)
    say(match, "1")  # the keep
    while match.question is not None and match.question.seat != EYRIE:
        match.answer(match.question.options[0])

    # The one corner opposite the keep needs no asking: the leader is chosen when the roost already stands.
    assert match.question is not None
    assert (match.question.prompt, match.question.law) == ("root.eyrie.leader", ("root 7.3.3",))
    assert offered(match.question) == ["builder", "charismatic", "commander", "despot"]
    say(match, "despot")

    clearings = match.view(None).facts()["table"]["clearings"]
    eyrie = match.view(None).facts()["table"]["players"][EYRIE]
    assert clearings[3 - 1]["warriors"] == {str(EYRIE): 6}
    assert clearings[3 - 1]["pieces"] == [{"seat": EYRIE, "piece": "roost", "number": 1}]
    assert (eyrie["supply"], eyrie["pieces_left"], eyrie["rules"]) == (20 - 6, {"roost": 6}, [3])
    assert eyrie["board"]["leaders_face_up"] == ["builder", "charismatic", "commander"]


@pytest.mark.law("root 7.3.2", "root 7.3.1", "root 7.3.5")
def test_roost_and_six_warriors_start_opposite_a_starting_clearing() -> None:
    root = position("seats marquise eyrie\n2 marquise keep\nstarts 2")

    run(place_roost(root, EYRIE))

    assert shown(root, 4) == "eyrie 6 roost"
    assert bits(ruled(root, EYRIE)) == (4,)
    assert bits(root.starts) == (2, 4)
    assert root.supply[EYRIE] == 14
    assert root.placed[root.setting.kind[EYRIE, "roost"].number] == 1


@pytest.mark.law("root 7.3.2")
@pytest.mark.ruling("R-30")
@pytest.mark.parametrize(("starts", "corners"), [("starts", "1 2 3 4"), ("starts 1 3", "2 4"), ("starts 4 2", "1 3")])
def test_where_no_free_corner_is_opposite_a_taken_one_any_free_corner_will_do(starts: str, corners: str) -> None:
    root = position(f"seats eyrie alliance\n{starts}")

    question = ask_after(place_roost(root, 0))

    assert offered(question) == corners.split()
    assert question.law == ("root 7.3.2",)


@pytest.mark.law("root 7.3.3", "root 7.3.4", "root 7.8.1", "root 7.8.2", "root 7.8.3", "root 7.8.4")
@pytest.mark.parametrize(
    ("leader", "columns"),
    [
        ("builder", ["recruit", "move"]),
        ("charismatic", ["recruit", "battle"]),
        ("commander", ["move", "battle"]),
        ("despot", ["move", "build"]),
    ],
)
def test_a_leader_tucks_the_viziers_into_his_two_columns(leader: str, columns: list[str]) -> None:
    root = position("seats marquise eyrie")

    run(choose_leader(root, EYRIE), leader)

    decree = dict(zip(COLUMNS, board_of(root, EYRIE).decree, strict=True))
    assert {column: names(cards) for column, cards in decree.items() if cards} == {
        column: ["loyal_vizier"] for column in columns
    }
    facts = board_of(root, EYRIE).facts(own=False)
    assert facts["leader"] == leader
    assert sorted([*facts["leaders_face_up"], leader]) == ["builder", "charismatic", "commander", "despot"]


@pytest.mark.law("root 7.3.2")
def test_the_law_says_why_a_clearing_is_no_corner_to_start_in() -> None:
    match = GAME.new({"seats": ["eyrie", "vagabond"], "adventurous": True}, seed=5)
    assert match.question is not None
    assert match.question.prompt == "root.eyrie.start"

    assert [(reason.law, reason.key) for reason in why_not(match, "5")] == [("root 7.3.2", "why.no-corner")]
