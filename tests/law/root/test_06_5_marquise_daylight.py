"""6.5 The Marquise's Daylight: how many actions, Battle, March, Recruit, Overwork."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.ruling import ruler
from tests.builders.root import ALLIANCE, MARQUISE, names, offered, say, shown
from tests.builders.root_play import play, reasons

ACTING = "turn marquise daylight action\nmarquise actions 3\n"
SPENT = "turn marquise daylight action\n1 marquise 2\n9 marquise sawmill\n"
FRESH = "turn marquise daylight\n"
OVERWORKED = ("overwork", "9")


@pytest.mark.law(
    "root 6.5",
    "root 6.5.2",
    "root 6.5.5",
    "root 6.5.4.I",
    "root 6.5.4.II",
    "root 6.5.4.III",
    "root 4.2.1",
    "root 2.1.1",
)
@pytest.mark.example("EX-9")
@pytest.mark.ruling("R-6")
def test_a_whole_daylight() -> None:
    text = """
        turn marquise daylight
        2 marquise 4 sawmill wood
        9 marquise workshop
        6 marquise sawmill
        8 marquise sawmill
        5 eyrie 3
        hand marquise sword armorers sappers smugglers_trail
    """
    root, match = play(text, "craft:smugglers_trail", "done")
    assert root.points[MARQUISE] == 1

    say(match, "march", "2>5", "2", "2>5")
    assert shown(root, 5) == "marquise 2; eyrie 3"
    say(match, "2")
    assert ruler(root, 5) == MARQUISE
    say(match, "overwork", "2", "sword", "overwork", "2", "armorers")
    assert shown(root, 2) == "marquise sawmill wood*3"
    assert offered(match.question) == ["done", "extra"]
    say(match, "extra", "sappers", "build", "sawmill@5")

    assert shown(root, 5) == "marquise 4 sawmill; eyrie 3"
    assert shown(root, 2) == "marquise sawmill"
    assert root.points[MARQUISE] == 4
    assert root.turn != MARQUISE  # no action, no card: her turn is over


@pytest.mark.law("root 6.5", "root 2.1.1.II")
@pytest.mark.example("EX-4")
def test_an_extra_action_wants_a_bird() -> None:
    _, match = play(SPENT + "hand marquise anvil cobbler")
    assert offered(match.question) == ["done"]
    assert reasons(match, "extra") == ["root 2.1.1.II"]
    assert reasons(match, "march") == ["root 6.5"]

    _, match = play(SPENT + "hand marquise anvil cobbler sappers")
    assert offered(match.question) == ["done", "extra"]


@pytest.mark.law("root 6.5")
def test_three_actions_and_no_more() -> None:
    text = FRESH + "9 marquise sawmill\nhand marquise root_tea_mouse sword codebreakers crossbow_mouse"
    root, match = play(text, "done")
    for card in ("root_tea_mouse", "sword", "codebreakers"):
        say(match, *OVERWORKED, card)

    assert offered(match.question) == ["done"]
    assert reasons(match, "overwork") == ["root 6.5"]
    assert shown(root, 9) == "marquise sawmill wood*3"


@pytest.mark.law("root 6.5")
def test_she_may_take_fewer_actions_or_none() -> None:
    root, _ = play(FRESH + "9 marquise 1 sawmill", "done")

    assert root.turn != MARQUISE


@pytest.mark.law("root 6.5")
@pytest.mark.ruling("R-36")
def test_birds_may_be_spent_before_the_first_action_and_each_gives_one() -> None:
    text = FRESH + "1 marquise 1\nhand marquise sappers armorers anvil"
    root, match = play(text, "done", "extra", "sappers", "extra", "armorers")

    assert root.boards[MARQUISE].facts(own=True)["actions"] == 5
    assert names(root.discard) == ["armorers", "sappers"]
    assert reasons(match, "extra") == ["root 2.1.1.II"]


@pytest.mark.law("root 6.5", "root 1.4.2")
@pytest.mark.ruling("R-36")
def test_no_bird_is_spent_inside_an_action() -> None:
    _, match = play(ACTING + "1 marquise 2\nhand marquise sappers", "march", "1>5", "1")

    assert offered(match.question)[0] == "done"
    assert all(">" in way for way in offered(match.question)[1:])


@pytest.mark.law("root 6.5")
def test_whoever_holds_cards_is_asked_though_she_has_no_bird() -> None:
    _, match = play(SPENT + "hand marquise anvil")
    assert match.question is not None
    assert (match.question.seat, offered(match.question)) == (MARQUISE, ["done"])


@pytest.mark.law("root 6.5.1")
def test_a_battle_is_one_action() -> None:
    root, _ = play(ACTING + "1 marquise 2; eyrie 1\n5 marquise 1", "battle", dice=[1, 0])

    assert shown(root, 1) == "marquise 2"
    assert root.boards[MARQUISE].facts(own=True)["actions"] == 2


@pytest.mark.law("root 6.5.1")
def test_there_is_no_battle_without_an_enemy() -> None:
    _, match = play(ACTING + "1 marquise 2\n5 eyrie 1")

    assert "battle" not in offered(match.question)
    assert reasons(match, "battle") == ["root 4.3"]


@pytest.mark.law("root 6.5.2")
def test_a_march_is_up_to_two_moves_for_one_action() -> None:
    root, match = play(ACTING + "1 marquise 1", "march", "1>5", "5>2")
    assert root.boards[MARQUISE].facts(own=True) == {"actions": 2, "moves": 0, "recruited": False}
    assert "march" in offered(match.question)

    root, match = play(ACTING + "1 marquise 1", "march", "1>5", "done")
    assert (shown(root, 5), root.boards[MARQUISE].facts(own=True)["actions"]) == ("marquise 1", 2)


@pytest.mark.law("root 6.5.2")
def test_a_march_begins_with_a_move() -> None:
    _, match = play(ACTING + "1 marquise 1", "march")

    assert offered(match.question) == ["1>5", "1>9", "1>10"]


@pytest.mark.law("root 6.5.2")
def test_a_march_ends_by_itself_when_no_second_move_is_left() -> None:
    root, match = play(ACTING + "1 marquise 2\n5 eyrie 2\n2 eyrie 1\n9 marquise sawmill", "march", "1>5", "2")

    assert match.question is not None
    assert match.question.prompt == "root.marquise.action"
    assert shown(root, 5) == "marquise 2; eyrie 2"
    assert reasons(match, "march") == ["root 4.2.1"]


@pytest.mark.law("root 6.5.2", "root 8.2.6")
@pytest.mark.ruling("R-46")
def test_each_move_of_a_march_into_sympathy_costs_a_card_at_once() -> None:
    text = ACTING + "1 marquise 2\n5 alliance sympathy\nhand marquise cobbler bake_sale"
    root, match = play(text, "march", "1>5", "1")
    assert match.question is not None
    assert match.question.seat == MARQUISE
    say(match, "cobbler", "1>5", "bake_sale")

    assert names(root.boards[ALLIANCE].secrets) == ["bake_sale", "cobbler"]
    assert root.hands[MARQUISE] == 0


@pytest.mark.law("root 6.5.3")
def test_every_recruiter_brings_a_warrior() -> None:
    root, _ = play(ACTING + "1 marquise recruiter\n5 marquise recruiter*2; eyrie 3", "recruit")

    assert (shown(root, 1), shown(root, 5)) == ("marquise 1 recruiter", "marquise 2 recruiter*2; eyrie 3")


@pytest.mark.law("root 6.5.3")
def test_she_recruits_once_a_turn() -> None:
    _, match = play(ACTING + "1 marquise recruiter\nhand marquise sappers", "recruit")
    assert reasons(match, "recruit") == ["root 6.5.3"]

    say(match, "extra", "sappers")
    assert reasons(match, "recruit") == ["root 6.5.3"]


@pytest.mark.law("root 6.5.3")
def test_she_recruits_again_in_the_next_turn() -> None:
    _, match = play(FRESH + "marquise recruited 1\n1 marquise recruiter")

    assert "recruit" in offered(match.question)


@pytest.mark.law("root 6.5.3", "root 1.5.4")
@pytest.mark.example("EX-36")
@pytest.mark.ruling("R-121")
def test_with_too_few_warriors_she_recruits_as_many_as_there_are() -> None:
    text = ACTING + "1 marquise recruiter\n5 marquise recruiter\n9 marquise recruiter\n12 marquise 23"
    root, match = play(text, "recruit")
    assert offered(match.question) == ["1", "5", "9"]

    say(match, "5")
    assert offered(match.question) == ["1", "9"]
    say(match, "9")

    assert [shown(root, place) for place in (1, 5, 9)] == [
        "marquise recruiter",
        "marquise 1 recruiter",
        "marquise 1 recruiter",
    ]
    assert root.supply[MARQUISE] == 0


@pytest.mark.law("root 6.5.3", "root 1.5.1")
def test_nothing_is_recruited_without_recruiters_or_warriors() -> None:
    _, match = play(ACTING + "1 marquise 3 workshop")
    assert reasons(match, "recruit") == ["root 1.5.1"]

    _, match = play(ACTING + "1 marquise 25 recruiter")
    assert reasons(match, "recruit") == ["root 1.5.1"]


@pytest.mark.law("root 6.5.5", "root 2.1.1")
def test_overwork_spends_a_card_that_matches_the_sawmill() -> None:
    text = ACTING + "9 marquise sawmill\n5 marquise sawmill; eyrie 3\n8 marquise workshop\n"
    root, match = play(text + "hand marquise root_tea_mouse anvil sappers", "overwork")
    assert offered(match.question) == ["5", "9"]

    say(match, "9")
    assert sorted(offered(match.question)) == ["root_tea_mouse", "sappers"]
    say(match, "sappers", "overwork", "9", "root_tea_mouse")

    assert shown(root, 9) == "marquise sawmill wood*2"
    assert names(root.discard) == ["root_tea_mouse", "sappers"]
    assert root.boards[MARQUISE].facts(own=True)["actions"] == 1


@pytest.mark.law("root 6.5.5")
@pytest.mark.ruling("R-37")
def test_overwork_needs_no_rule() -> None:
    root, _ = play(ACTING + "5 marquise sawmill; eyrie 3\nhand marquise cobbler", "overwork", "5", "cobbler")

    assert shown(root, 5) == "marquise sawmill wood; eyrie 3"


@pytest.mark.law("root 6.5.5")
@pytest.mark.parametrize(
    "text",
    [
        "9 marquise sawmill\nhand marquise anvil cobbler",  # no matching card
        "9 marquise sawmill 1",  # no card at all
        "9 marquise workshop 1\nhand marquise root_tea_mouse",  # no sawmill
        "9 marquise sawmill\n1 marquise wood*8\nhand marquise root_tea_mouse",  # no wood
    ],
)
def test_overwork_wants_card_sawmill_and_wood(text: str) -> None:
    _, match = play(ACTING + text)

    assert "overwork" not in offered(match.question)
    assert reasons(match, "overwork") == ["root 6.5.5"]


@pytest.mark.law("root 6.5")
def test_what_anybody_may_do_in_daylight_lies_between_her_actions_too() -> None:
    text = ACTING + "points marquise:10\n1 marquise 1\nhand marquise dominance_fox\nplay marquise codebreakers\n"
    root, match = play(text + "hand eyrie anvil\nhand vagabond sword", "use:codebreakers", "vagabond")
    assert names(root.seen[MARQUISE]) == ["sword"]

    say(match, "activate:dominance_fox")

    assert names(1 << root.dominance[MARQUISE]) == ["dominance_fox"]
    assert "march" in offered(match.question)
