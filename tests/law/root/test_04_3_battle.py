"""4.3 Battle: who may fight whom, the dice, and the caps on them."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.battle import battle, battles
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    MARQUISE,
    VAGABOND,
    listen,
    position,
    run,
    say,
    shown,
)
from tests.builders.root_play import play, reasons


def fights(text: str, seat: int) -> list[str]:
    """Return the battles a seat may start."""
    return [option.text for option in battles(position(text), seat)]


@pytest.mark.law("root 4.3", "root 4.3.2", "root 4.3.2.I", "root 4.3.4", "root 3.2.1", "root G.1.22")
@pytest.mark.example("EX-6")
def test_rolled_hits_are_capped_by_warriors_and_a_building_falls_after_the_warriors() -> None:
    root = position("1 eyrie 2; marquise 1 sawmill\npoints marquise:4", dice=[3, 0])

    run(battle(root, EYRIE, 1, MARQUISE))

    assert shown(root, 1) == "eyrie 2"
    assert root.points == [4, 1, 0, 0]
    assert root.supply[MARQUISE] == 25


# Attacker and defender.


@pytest.mark.law("root 4.3")
@pytest.mark.ruling("R-25")
def test_a_token_alone_makes_a_defender() -> None:
    assert fights("3 eyrie 1; alliance sympathy", EYRIE) == ["3:alliance"]


@pytest.mark.law("root 4.3")
def test_a_building_alone_makes_a_defender_but_no_attacker() -> None:
    assert fights("1 eyrie 1; marquise sawmill", EYRIE) == ["1:marquise"]
    assert fights("1 eyrie 1; marquise sawmill keep wood", MARQUISE) == []


@pytest.mark.law("root 4.3")
def test_the_paragraph_is_cited_for_a_battle_without_warriors_or_without_an_enemy() -> None:
    text = "turn marquise daylight action\nmarquise actions 3\n"
    text += "1 marquise sawmill; eyrie 2\n5 marquise 1\n9 marquise 1; eyrie 1"
    _, match = play(text, "battle")
    # A lone battle needs no asking: it has been fought, and the next question is open.
    assert match.question is not None
    assert match.question.prompt == "root.marquise.action"

    _, match = play(text + "; alliance 1", "battle")
    assert reasons(match, "1:eyrie") == ["root 4.3"]
    assert reasons(match, "5:eyrie") == ["root 4.3"]
    assert reasons(match, "9:marquise") == ["root G.1.8"]


@pytest.mark.law("root 4.3", "root 9.2.2")
def test_a_pawn_attacks_and_is_attacked() -> None:
    text = "3 vagabond pawn; eyrie 2; marquise 1"

    assert fights(text, VAGABOND) == ["3:marquise", "3:eyrie"]
    assert fights(text, EYRIE) == ["3:marquise", "3:vagabond"]


@pytest.mark.law("root 4.3", "root 2.4")
def test_there_is_no_battle_in_a_forest() -> None:
    assert fights("f1 vagabond pawn\n1 eyrie 1", VAGABOND) == []
    assert fights("f1 vagabond pawn\n1 eyrie 1", EYRIE) == []


@pytest.mark.law("root 4.3", "root G.1.8")
@pytest.mark.ruling("R-25")
def test_a_coalition_partner_is_no_defender() -> None:
    text = "3 vagabond pawn; eyrie 2; marquise 1\npartner vagabond eyrie"

    assert fights(text, VAGABOND) == ["3:marquise"]
    assert fights(text, EYRIE) == ["3:marquise"]


@pytest.mark.law("root 4.3")
def test_one_defender_is_chosen_and_nobody_else_is_hit() -> None:
    root = position("3 eyrie 3; marquise 1; alliance 2", dice=[3, 1])

    run(battle(root, EYRIE, 3, MARQUISE))

    assert shown(root, 3) == "eyrie 2; alliance 2"


# Dice.


@pytest.mark.law("root 4.3.2")
@pytest.mark.parametrize("dice", [[3, 1], [1, 3]])
def test_the_attacker_deals_the_higher_die_whichever_it_is(dice: list[int]) -> None:
    root = position("1 eyrie 5; marquise 5", dice=dice)

    run(battle(root, EYRIE, 1, MARQUISE))

    assert shown(root, 1) == "marquise 2; eyrie 4"


@pytest.mark.law("root 4.3.2")
def test_equal_dice_give_both_the_same() -> None:
    root = position("1 eyrie 5; marquise 5", dice=[2, 2])

    run(battle(root, EYRIE, 1, MARQUISE))

    assert shown(root, 1) == "marquise 3; eyrie 3"


@pytest.mark.law("root 4.3.2", "root 4.3.4")
@pytest.mark.example("EX-39")
def test_hits_are_dealt_at_the_same_time() -> None:
    root = position("1 eyrie 1; marquise 1", dice=[1, 1])

    run(battle(root, EYRIE, 1, MARQUISE))

    assert shown(root, 1) == ""
    assert (root.supply[EYRIE], root.supply[MARQUISE]) == (20, 25)


@pytest.mark.law("root 4.3.2")
def test_the_dice_fall_from_zero_to_three() -> None:
    faces: set[int] = set()
    for seed in range(40):
        root = position("1 eyrie 1; marquise 1", seed=seed)
        run(battle(root, EYRIE, 1, MARQUISE))
        assert len(root.fate.rolled) == 2
        faces.update(root.fate.rolled)

    assert faces == {0, 1, 2, 3}


@pytest.mark.law("root 4.3.2.I")
@pytest.mark.parametrize(("attackers", "defenders", "left"), [(1, 4, "marquise 3"), (4, 1, "eyrie 3"), (3, 3, "")])
def test_rolled_hits_are_capped_on_both_sides(attackers: int, defenders: int, left: str) -> None:
    root = position(f"1 eyrie {attackers}; marquise {defenders}", dice=[3, 3])

    run(battle(root, EYRIE, 1, MARQUISE))

    assert shown(root, 1) == left


@pytest.mark.law("root 4.3.2.I")
def test_neither_buildings_nor_warriors_elsewhere_raise_the_cap() -> None:
    root = position("7 eyrie 1 roost; marquise 3\n3 eyrie 5", dice=[3, 0])

    run(battle(root, EYRIE, 7, MARQUISE))

    assert shown(root, 7) == "marquise 2; eyrie 1 roost"


@pytest.mark.law("root 4.3.2", "root 8.2.2")
@pytest.mark.ruling("R-122")
def test_a_defending_alliance_takes_the_higher_die_within_the_cap() -> None:
    root = position("3 marquise 4; alliance 2", dice=[3, 1])

    run(battle(root, MARQUISE, 3, ALLIANCE))

    assert shown(root, 3) == "marquise 2; alliance 1"


@pytest.mark.law("root 4.3.2.I", "root 8.2.2")
@pytest.mark.ruling("R-122")
def test_a_defenseless_alliance_deals_no_rolled_hits() -> None:
    root = position("3 marquise 2; alliance sympathy", dice=[3, 0])

    run(battle(root, MARQUISE, 3, ALLIANCE))

    assert shown(root, 3) == "marquise 2"


@pytest.mark.law("root 4.3.2", "root 8.2.2")
@pytest.mark.ruling("R-122")
def test_an_attacking_alliance_follows_the_common_rule() -> None:
    root = position("3 marquise 4; alliance 4", dice=[1, 3])

    run(battle(root, ALLIANCE, 3, MARQUISE))

    assert shown(root, 3) == "marquise 1; alliance 3"


@pytest.mark.law("root 4.3")
def test_a_battle_is_told_to_everybody_with_its_dice_and_hits() -> None:
    root = position("1 eyrie 2; marquise 2", dice=[3, 1])
    events = listen(root)

    run(battle(root, EYRIE, 1, MARQUISE))

    told = {event.kind: dict(event.seen_by(None).facts) for event in events}
    assert told["rolled"] == {"dice": (3, 1), "attacker": 2, "defender": 1, "attacker_die": 3, "defender_die": 1}
    assert told["hits"] == {"attacker": 2, "defender": 1}


@pytest.mark.law("root 4.3")
def test_the_attacker_chooses_clearing_and_defender_among_all() -> None:
    text = "turn marquise daylight action\nmarquise actions 3\n3 marquise 2; eyrie 1; alliance 1\n7 marquise 1; eyrie 1"
    root, match = play(text, "battle", dice=[1, 0])
    assert match.question is not None
    assert [option.text for option in match.question.options] == ["3:eyrie", "3:alliance", "7:eyrie"]

    say(match, "7:eyrie")

    assert (shown(root, 3), shown(root, 7)) == ("marquise 2; eyrie 1; alliance 1", "marquise 1")
