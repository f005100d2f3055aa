"""4.2 Move."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.movement import free_moves, move, moves
from tests.builders.root import EYRIE, MARQUISE, VAGABOND, ask_after, offered, position, run, say, shown
from tests.builders.root_play import play, reasons

ACTING = "turn marquise daylight action\nmarquise actions 3\n"


def ways(text: str, seat: int) -> list[str]:
    """Return the moves a seat may make."""
    return [option.text for option in moves(position(text), seat)]


@pytest.mark.law("root 4.2", "root 4.2.1", "root 2.5")
@pytest.mark.example("EX-1")
def test_who_rules_neither_end_cannot_move() -> None:
    assert ways("1 eyrie 2; marquise 3\n5 marquise 1\n9 eyrie 1\n10 marquise 1", EYRIE)[0] == "1>9"
    assert "1>5" not in ways("1 eyrie 2; marquise 3\n5 marquise 1\n9 eyrie 1\n10 marquise 1", EYRIE)


@pytest.mark.law("root 4.2.1")
@pytest.mark.example("EX-1")
def test_the_paragraph_on_ruling_is_cited_for_a_move_without_rule() -> None:
    _, match = play(ACTING + "1 marquise 2; eyrie 3\n5 eyrie 1\n9 marquise 1")

    say(match, "march")

    assert "1>9" in offered(match.question)
    assert reasons(match, "1>5") == ["root 4.2.1"]


@pytest.mark.law("root 4.2.1")
def test_to_rule_the_destination_is_enough() -> None:
    assert ways("1 marquise 1; eyrie 2\n5 marquise sawmill\n9 eyrie 1\n10 eyrie 1", MARQUISE) == ["1>5"]


@pytest.mark.law("root 4.2.1")
def test_to_rule_the_origin_is_enough() -> None:
    assert ways("1 marquise 2; eyrie 1\n5 eyrie 4\n9 eyrie 4\n10 eyrie 4", MARQUISE) == ["1>5", "1>9", "1>10"]


@pytest.mark.law("root 4.2.1", "root 2.5")
def test_a_tie_is_no_rule() -> None:
    assert ways("1 marquise 2; alliance 2", MARQUISE) == []
    assert ways("1 marquise 1 sawmill; alliance 1", MARQUISE) == ["1>5", "1>9", "1>10"]


@pytest.mark.law("root 4.2.1")
@pytest.mark.ruling("R-24")
def test_those_who_leave_still_count_where_they_come_from() -> None:
    root = position("1 marquise 2; eyrie 1\n5 eyrie 4")

    run(move(root, MARQUISE, (1, 5)), "2")

    assert (shown(root, 1), shown(root, 5)) == ("eyrie 1", "marquise 2; eyrie 4")


@pytest.mark.law("root 4.2")
@pytest.mark.ruling("R-24")
def test_a_move_takes_at_least_one_warrior_and_at_most_all() -> None:
    root = position("1 marquise 3")

    question = ask_after(move(root, MARQUISE, (1, 5)))

    assert offered(question) == ["1", "2", "3"]


@pytest.mark.law("root 4.2")
def test_some_may_go_and_the_others_stay() -> None:
    root = position("1 marquise 3")

    run(move(root, MARQUISE, (1, 5)), "1")

    assert (shown(root, 1), shown(root, 5)) == ("marquise 2", "marquise 1")


@pytest.mark.law("root 4.2")
@pytest.mark.ruling("R-24")
def test_buildings_and_tokens_do_not_move() -> None:
    root, match = play(ACTING + "1 marquise keep wood sawmill\n9 marquise 1")

    say(match, "march")
    assert [way for way in offered(match.question) if way.startswith("1>")] == []
    assert reasons(match, "1>5") == ["root 4.2"]

    root = position("1 marquise 1 wood sawmill")
    run(move(root, MARQUISE, (1, 5)))
    assert (shown(root, 1), shown(root, 5)) == ("marquise sawmill wood", "marquise 1")


@pytest.mark.law("root 4.2", "root 2.2.1", "root 2.3")
def test_a_move_goes_along_one_path_and_never_along_a_river() -> None:
    _, match = play(ACTING + "7 marquise 2", "march")

    assert offered(match.question) == ["7>3", "7>8", "7>12"]
    assert reasons(match, "7>4") == ["root 2.2.1"]  # by river
    assert reasons(match, "7>9") == ["root 2.2.1"]


@pytest.mark.law("root 4.2", "root 2.4")
def test_warriors_do_not_enter_forests() -> None:
    _, match = play(ACTING + "7 marquise 2", "march")

    assert "root 4.2" in reasons(match, "7>f5")


@pytest.mark.law("root 4.2")
def test_nobody_moves_the_warriors_of_others() -> None:
    assert ways("1 marquise 3; eyrie 1\n5 eyrie 2", MARQUISE) == ["1>5", "1>9", "1>10"]
    assert ways("5 eyrie 2", MARQUISE) == []


@pytest.mark.law("root 4.2.2")
def test_the_same_warriors_may_move_again() -> None:
    root, _ = play(ACTING + "1 marquise 2\n2 eyrie 1", "march", "1>5", "2", "5>2", "2")

    assert (shown(root, 1), shown(root, 5), shown(root, 2)) == ("", "", "marquise 2; eyrie 1")


@pytest.mark.law("root 4.2.2")
@pytest.mark.ruling("R-24")
def test_each_move_may_take_another_group() -> None:
    root, _ = play(ACTING + "1 marquise 2\n4 marquise 1\n2 eyrie 1", "march", "1>5", "1", "4>8")

    assert [shown(root, place) for place in (1, 5, 4, 8)] == ["marquise 1", "marquise 1", "", "marquise 1"]


@pytest.mark.law("root 4.2", "root 4.2.1", "root 9.2.3")
def test_a_pawn_moves_whoever_rules() -> None:
    root = position("1 vagabond pawn; marquise 5\n5 marquise 2\n9 eyrie 2")

    assert [option.text for option in free_moves(root, VAGABOND)] == ["1>5", "1>9", "1>10"]
    assert moves(root, VAGABOND) == []


@pytest.mark.law("root 4.2", "root 6.2.2")
@pytest.mark.example("EX-32")
def test_anybody_may_move_into_the_clearing_of_the_keep() -> None:
    root = position("1 marquise 1 keep\n5 eyrie 2")
    assert "5>1" in [option.text for option in moves(root, EYRIE)]

    run(move(root, EYRIE, (5, 1)), "2")

    assert shown(root, 1) == "marquise 1 keep; eyrie 2"


@pytest.mark.law("root 4.2.1")
def test_the_pieces_of_a_coalition_partner_do_not_help_to_rule() -> None:
    text = "1 marquise 1; eyrie 2; vagabond pawn\n5 eyrie 1\n9 eyrie 1\n10 eyrie 1\npartner vagabond marquise"

    assert ways(text, MARQUISE) == []
