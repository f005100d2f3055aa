"""What greedy likes in Root."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from rulewright.agents.evaluation import VICTORY, UnknownWeights, evaluation_of
from rulewright.agents.greedy import GreedyAgent
from rulewright.agents.root.factions.eyrie.decree import risk
from rulewright.agents.root.factions.eyrie.weights import EyrieWeights
from rulewright.agents.root.factions.marquise.weights import MarquiseWeights
from rulewright.agents.root.opinions import OPINIONS
from rulewright.agents.weights import Weights, read, replaced, weights_in
from rulewright.games.root.box import FACTIONS
from rulewright.games.root.factions.eyrie.board import board_of
from rulewright.games.root.terms import WIN
from tests.builders.root import EYRIE, MARQUISE, VAGABOND, position, table

evaluate = evaluation_of("root")

TABLE = """
    turn marquise daylight action
    1 marquise 3 keep sawmill
    9 marquise 2 recruiter workshop
    3 eyrie 6 roost
    5 alliance sympathy
    10 vagabond pawn
    eyrie leader despot
    eyrie move loyal_vizier
    eyrie build loyal_vizier
    vagabond character thief
    vagabond items torch boot sword tea
    hand marquise anvil bake_sale
    hand eyrie ambush_fox
    hand alliance armorers
    alliance supporters mouse_in_a_sack
"""


@pytest.mark.parametrize("seat", range(4))
def test_a_point_scored_always_makes_a_position_better(seat: int) -> None:
    root = position(TABLE)
    worths = []
    for points in range(WIN):
        root.points[seat] = points
        worths.append(evaluate(root, seat))

    assert all(more - less > 0.99 for less, more in pairwise(worths))


@pytest.mark.parametrize("seat", range(4))
def test_a_rivals_point_makes_a_position_worse(seat: int) -> None:
    root = position(TABLE)
    before = evaluate(root, seat)
    root.points[(seat + 1) % 4] += 1

    assert evaluate(root, seat) < before


@pytest.mark.parametrize("seat", range(4))
def test_nothing_is_better_than_a_win_and_nothing_worse_than_a_loss(seat: int) -> None:
    root = position(TABLE)
    root.points[seat] = WIN - 1
    best = evaluate(root, seat)
    root.over, root.winners = True, (seat,)

    assert evaluate(root, seat) == VICTORY > best
    assert evaluate(root, (seat + 1) % 4) == -VICTORY


def test_the_partner_in_a_coalition_shares_the_win() -> None:
    root = position(TABLE)
    root.partner[VAGABOND] = EYRIE
    root.over, root.winners = True, (EYRIE, VAGABOND)

    assert evaluate(root, VAGABOND) == VICTORY


def test_wood_is_worth_less_where_no_building_can_use_it() -> None:
    near = position("1 marquise 3 keep sawmill wood*2\n9 marquise 2")
    far = position("1 marquise 3 keep sawmill\n9 marquise 2\n3 marquise wood*2; eyrie 1")
    alike = position("1 marquise 3 keep sawmill\n9 marquise 2\n3 eyrie 1")

    gain = evaluate(near, MARQUISE) - evaluate(alike, MARQUISE)

    assert gain > 0.5
    assert gain > evaluate(far, MARQUISE) - evaluate(alike, MARQUISE)


def test_a_recruit_card_without_a_roost_of_its_suit_threatens_turmoil() -> None:
    # Clearing 1 is a fox clearing, clearing 5 a rabbit clearing.
    at_home = position("1 eyrie 3 roost\neyrie leader despot\neyrie recruit anvil")
    abroad = position("5 eyrie 3 roost\neyrie leader despot\neyrie recruit anvil")

    assert risk(at_home, EYRIE, board_of(at_home, EYRIE).decree, EyrieWeights()) < 0.1
    assert risk(abroad, EYRIE, board_of(abroad, EYRIE).decree, EyrieWeights()) > 0.9
    assert evaluate(at_home, EYRIE) > evaluate(abroad, EYRIE) + 2


def test_a_build_card_without_any_site_or_move_threatens_turmoil() -> None:
    # Clearing 1 has a single slot, taken by the roost.
    stuck = position("1 eyrie 3 roost\neyrie leader despot\neyrie build anvil")
    free = position("1 eyrie 3 roost\n8 eyrie 3\n6 eyrie 3\neyrie leader despot\neyrie build anvil")

    assert risk(stuck, EYRIE, board_of(stuck, EYRIE).decree, EyrieWeights()) > 0.9
    assert risk(free, EYRIE, board_of(free, EYRIE).decree, EyrieWeights()) < 0.2


def test_damaged_items_are_worth_more_when_the_night_is_spent_in_a_forest() -> None:
    lines = "turn vagabond daylight action\nvagabond character thief\nvagabond items torch! boot! sword!"
    resting, awake = position(f"f1 vagabond pawn\n{lines}"), position(f"10 vagabond pawn\n{lines}")

    assert evaluate(resting, VAGABOND) > evaluate(awake, VAGABOND) + 1


def test_a_rival_who_holds_his_dominance_must_be_stopped() -> None:
    held = "1 marquise 2\n6 marquise 2\n8 marquise 2\ndominance marquise dominance_fox"
    broken = "1 marquise 2\n6 marquise 2\n9 marquise 2\ndominance marquise dominance_fox"

    assert evaluate(position(broken), EYRIE) > evaluate(position(held), EYRIE) + 10


# Weights and features.


def test_every_faction_has_an_opinion_with_a_table_of_its_own() -> None:
    assert set(OPINIONS) == set(FACTIONS)
    assert len({type(opinion.weights) for opinion in OPINIONS.values()}) == len(FACTIONS)


@pytest.mark.parametrize("seat", range(4))
def test_the_features_times_the_weights_are_the_value(seat: int) -> None:
    root = position(TABLE)
    name = root.setting.factions[seat].name
    weights = weights_in(OPINIONS[name].weights)

    found = evaluate.features(root, seat)

    assert found.value == evaluate(root, seat)
    assert found.rest + sum(weights[part] * amount for part, amount in found.amounts.items()) == pytest.approx(
        found.value
    )
    assert len(found.amounts) > 8


@pytest.mark.parametrize("seat", range(4))
def test_a_greater_weight_makes_as_much_difference_as_there_is_of_its_feature(seat: int) -> None:
    root = position(TABLE)
    name = root.setting.factions[seat].name
    table = OPINIONS[name].weights
    amounts = evaluate.features(root, seat).amounts

    for part in ("card", "rival_point", "rival_warrior", "urgency"):
        other = replaced(table, {part: weights_in(table)[part] + 1.0})
        changed = evaluation_of("root", {name: other})(root, seat)
        assert changed - evaluate(root, seat) == pytest.approx(amounts.get(part, 0.0)), part


def test_features_say_what_an_action_is_good_for() -> None:
    before = evaluate.features(position("1 marquise 3 keep\n9 marquise 2 sawmill"), MARQUISE)
    after = evaluate.features(position("1 marquise 3 keep wood*2\n9 marquise 2 sawmill workshop"), MARQUISE)

    gained = {part for part, amount in after.amounts.items() if amount > before.amounts.get(part, 0.0)}

    assert gained == {"wood", "workshops.1"}


def test_another_table_for_one_faction_changes_its_opinion_and_nobody_elses() -> None:
    root = position(TABLE)
    fond = evaluation_of("root", {"marquise": MarquiseWeights(keep=40.0)})

    assert fond(root, MARQUISE) == pytest.approx(evaluate(root, MARQUISE) + 38.5)
    assert fond(root, EYRIE) == evaluate(root, EYRIE)


def test_another_table_changes_what_greedy_plays() -> None:
    text = """
        turn marquise daylight action
        marquise actions 1
        1 marquise 3 keep sawmill wood*2
        5 marquise 2 workshop
        9 marquise 2 recruiter
    """
    usual, warlike = (
        GreedyAgent("root", 1, weights)
        for weights in ({}, {"marquise": replaced(MarquiseWeights(), {"warrior": 50.0, "more_warriors": 50.0})})
    )

    assert usual.choose(table(text).view(MARQUISE)).text == "build"
    assert warlike.choose(table(text).view(MARQUISE)).text == "recruit"


@pytest.mark.parametrize("wrong", [{"otters": MarquiseWeights()}, {"marquise": EyrieWeights()}, {"eyrie": Weights()}])
def test_a_table_that_belongs_to_nobody_or_to_another_is_refused(wrong: dict[str, Weights]) -> None:
    with pytest.raises(UnknownWeights, match="known are: marquise, eyrie"):
        evaluation_of("root", wrong)


def test_a_table_is_read_from_a_file_and_a_weight_that_there_is_not_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "marquise.toml"
    file.write_text("keep = 3.0\nsawmills = [0.0, 2.0]\n[in_play]\ncobbler = 1.5\n", encoding="utf-8")

    found = read(file, MarquiseWeights)

    assert (found.keep, found.sawmills, found.in_play, found.wood) == (3.0, (0.0, 2.0), {"cobbler": 1.5}, 0.55)
    with pytest.raises(ValueError, match="there are no such weights: kep"):
        replaced(found, {"kep": 1.0})


MARKET = """
    seats marquise eyrie riverfolk
    turn marquise birdsong
    1 marquise 3 keep sawmill
    riverfolk prices 4 4 1
"""


def bought(text: str) -> str:
    """Return what greedy does when the Riverfolk offer something."""
    match = table(MARKET + text)
    assert match.question is not None
    assert match.question.prompt == "root.services"
    return GreedyAgent("root", 1).choose(match.view(MARQUISE)).text


def test_mercenaries_are_hired_where_they_can_strike_something_and_not_for_nothing() -> None:
    assert bought("2 riverfolk 3; eyrie roost\n6 eyrie 3 roost") == "buy:mercenaries"
    assert bought("9 marquise 3; riverfolk 1\n2 eyrie roost\n6 eyrie 3 roost") == "done"


def test_what_was_paid_costs_and_what_it_buys_is_worth_more_where_it_helps() -> None:
    hired = "2 riverfolk 3; eyrie roost\nriverfolk payments marquise:1\nriverfolk bought 1 1\nriverfolk hired marquise"
    plain = "2 riverfolk 3; eyrie roost"
    paid = "2 riverfolk 3; eyrie roost\nriverfolk payments marquise:1"
    worth = {text: evaluate(position(MARKET + text), MARQUISE) for text in (plain, paid, hired)}
    assert worth[paid] < worth[plain] < worth[hired]
