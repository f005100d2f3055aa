"""6.2.1 Crafting with workshops, and 6.2.2 The Keep."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.alliance.turn import organize_sites
from rulewright.games.root.factions.eyrie.decree import build, recruit
from rulewright.games.root.factions.eyrie.turn import new_roost
from rulewright.games.root.rules.battle import battle
from rulewright.games.root.rules.ruling import placeable, ruled
from rulewright.games.root.terms import BIRD, FOX
from tests.builders.root import ALLIANCE, EYRIE, GAME, MARQUISE, VAGABOND, ask_after, offered, position, run, shown
from tests.builders.root_play import play, reasons

SEATS = (MARQUISE, EYRIE, ALLIANCE, VAGABOND)


def open_to(text: str, clearing: int) -> list[int]:
    """Return the seats that may place pieces in a clearing."""
    root = position(text)
    return [seat for seat in SEATS if placeable(root, seat) >> clearing & 1]


@pytest.mark.law("root 6.2.1")
def test_the_marquise_crafts_with_workshops_and_nothing_else() -> None:
    text = "turn marquise daylight craft\n8 marquise sawmill recruiter 3\n1 marquise keep\nhand marquise anvil\n"
    _, match = play(text)
    assert offered(match.question) == ["done"]
    assert reasons(match, "craft:anvil") == ["root 4.1.1"]

    _, match = play(text + "12 marquise workshop")
    assert offered(match.question) == ["done", "craft:anvil"]


@pytest.mark.law("root 6.2.1")
def test_workshops_of_a_clearing_ruled_by_others_craft_too() -> None:
    _, match = play("turn marquise daylight craft\n8 marquise workshop; eyrie 5\nhand marquise anvil")

    assert offered(match.question) == ["done", "craft:anvil"]


@pytest.mark.law("root 6.2.1", "root 6.5")
def test_she_crafts_at_the_beginning_of_daylight_only() -> None:
    _, match = play("turn marquise daylight craft\n8 marquise workshop 1\nhand marquise anvil", "done")

    assert match.question is not None
    assert match.question.prompt == "root.marquise.action"
    assert "craft:anvil" not in offered(match.question)


@pytest.mark.law("root 6.2.2", "root G.1.19")
@pytest.mark.ruling("R-35")
def test_nobody_but_the_marquise_places_where_the_keep_is() -> None:
    assert open_to("1 marquise keep", 1) == [MARQUISE]
    assert open_to("1 marquise keep", 5) == list(SEATS)


@pytest.mark.law("root 6.2.2", "root G.1.19", "root 7.5.2.IV")
@pytest.mark.example("EX-32")
@pytest.mark.ruling("R-35")
def test_the_eyrie_cannot_build_where_the_keep_is_though_they_rule_it() -> None:
    root = position("eyrie leader despot\n1 marquise keep; eyrie 3")
    assert ruled(root, EYRIE) >> 1 & 1
    assert run(build(root, EYRIE, FOX)) is False
    assert shown(root, 1) == "marquise keep; eyrie 3"

    root = position("eyrie leader despot\n1 eyrie 3")
    assert run(build(root, EYRIE, FOX)) is True
    assert shown(root, 1) == "eyrie 3 roost"


@pytest.mark.law("root 6.2.2", "root G.1.19", "root 7.5.2.I")
@pytest.mark.example("EX-32")
@pytest.mark.ruling("R-35")
def test_the_eyrie_cannot_recruit_where_the_keep_is() -> None:
    root = position("eyrie leader despot\n1 marquise keep; eyrie roost")

    assert run(recruit(root, EYRIE, BIRD)) is False


@pytest.mark.law("root 6.2.2", "root 7.4.3")
@pytest.mark.ruling("R-35", "R-39")
def test_a_new_roost_stays_away_from_the_keep() -> None:
    crowded = "".join(f"{place} marquise 1\n" for place in range(3, 13))
    root = position("eyrie leader despot\n1 marquise keep\n2 marquise 1\n" + crowded)

    question = ask_after(new_roost(root, EYRIE))

    assert "1" not in offered(question)
    assert "2" in offered(question)


@pytest.mark.law("root 6.2.2", "root 8.4.2.I")
@pytest.mark.ruling("R-35")
def test_sympathy_does_not_spread_to_the_keep() -> None:
    text = "turn alliance birdsong spread\n1 marquise keep\n5 alliance sympathy\n"
    _, match = play(text + "alliance supporters anvil foxfolk_steel root_tea_mouse")

    assert offered(match.question) == ["done", "2"]
    assert reasons(match, "1") == ["root 6.2.2"]


@pytest.mark.law("root 6.2.2", "root 8.6.1.IV")
@pytest.mark.ruling("R-35")
def test_the_alliance_does_not_organize_where_the_keep_is() -> None:
    assert organize_sites(position("1 marquise keep; alliance 2\n5 alliance 1"), ALLIANCE) == 1 << 5


@pytest.mark.law("root 6.2.2")
def test_the_marquise_builds_where_her_keep_is() -> None:
    _, match = play("turn marquise daylight action\nmarquise actions 3\n1 marquise 1 keep wood", "build")

    assert offered(match.question) == ["sawmill@1", "workshop@1", "recruiter@1"]


@pytest.mark.law("root 6.2.2")
def test_a_keep_that_was_removed_is_out_of_the_game() -> None:
    root = position("1 marquise keep; eyrie 2\n5 marquise 1", dice=[0, 0])

    run(battle(root, EYRIE, 1, MARQUISE))

    assert shown(root, 1) == "eyrie 2"
    assert root.points[EYRIE] == 1
    assert [seat for seat in SEATS if placeable(root, seat) >> 1 & 1] == list(SEATS)


@pytest.mark.law("root 6.2.2")
def test_a_keep_that_was_removed_is_not_counted_among_the_pieces_left() -> None:
    root = position("1 marquise keep; eyrie 2\n5 marquise 1", dice=[0, 0])

    run(battle(root, EYRIE, 1, MARQUISE))

    marquise = GAME.facts(root, None)["players"][MARQUISE]
    assert marquise["pieces_left"].get("keep", 0) == 0


@pytest.mark.law("root 6.2.2")
def test_no_action_of_the_marquise_brings_the_keep_back() -> None:
    text = "turn marquise daylight action\nmarquise actions 3\n5 marquise 3 wood*8\n9 marquise recruiter sawmill\n"
    _, match = play(text + "hand marquise armorers", "build")

    assert {option.split("@")[0] for option in offered(match.question)} == {"sawmill", "workshop", "recruiter"}
