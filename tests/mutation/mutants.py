"""The most important rules, each with a way to break it and the law tests that must notice."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).parents[2]
PACKAGE = PROJECT / "src" / "rulewright"
ROOT = Path("games") / "root"
FAILED = re.compile(r"^FAILED \S+::(\w+)", re.MULTILINE)
PASSED, SOME_FAILED = 0, 1
BROKEN_RULE = "RULEWRIGHT_BROKEN_RULE"
"""The environment names the rule that an interpreter plays wrongly."""


class Mutant(NamedTuple):
    """A rule, where it is written, what is written instead, and the law test that must notice."""

    rule: str
    module: str
    old: str
    new: str
    tests: str
    noticed_by: str


MUTANTS = (
    Mutant(
        "with a tie nobody rules",
        "rules/ruling.py",
        " if tied else holder\n",
        " if best < 0 else holder\n",
        "test_02_5_rule.py",
        "test_most_warriors_and_buildings_rule_and_a_tie_rules_nothing",
    ),
    Mutant(
        "a move needs rule at one of its ends",
        "rules/movement.py",
        "    return there & own\n",
        "    return there\n",
        "test_04_2_move.py",
        "test_who_rules_neither_end_cannot_move",
    ),
    Mutant(
        "warriors cap rolled hits",
        "rules/battle.py",
        "min(high, might(root, fight, fight.attacker))",
        "high",
        "test_04_3_battle.py",
        "test_rolled_hits_are_capped_on_both_sides",
    ),
    Mutant(
        "warriors fall before buildings and tokens",
        "rules/battle.py",
        "    warriors = min(hits, root.warriors[force * PLACES + clearing])\n",
        "    standing = root.built[force * PLACES + clearing]\n"
        "    warriors = min(max(0, hits - standing), root.warriors[force * PLACES + clearing])\n",
        "test_04_3_4_hits.py",
        "test_every_warrior_falls_before_a_building",
    ),
    Mutant(
        "a defenseless defender takes one more hit",
        "rules/battle.py",
        "    if is_defenseless(root, fight):\n",
        "    if False:\n",
        "test_04_3_3_effects.py",
        "test_a_defender_without_warriors_takes_one_hit_more",
    ),
    Mutant(
        "being asked for an ambush does not betray the hand",
        "rules/battle.py",
        " or not root.hands[fight.defender]:\n",
        " or not matching_cards(root, fight.defender, clearing) & root.setting.deck.ambush:\n",
        "test_04_3_1_ambush.py",
        "test_whoever_holds_a_card_is_asked_for_an_ambush_though_it_is_none",
    ),
    Mutant(
        "a persistent card cannot be crafted twice",
        "rules/crafting.py",
        "    return bool(root.play[seat] & root.setting.deck.copies[card])\n",
        "    return False\n",
        "test_04_1_craft.py",
        "test_nobody_crafts_a_second_card_of_the_same_name",
    ),
    Mutant(
        "dominance wins with three clearings of its suit",
        "rules/dominance.py",
        "have >= NEEDED_CLEARINGS",
        "have > NEEDED_CLEARINGS",
        "test_03_3_dominance.py",
        "test_three_ruled_clearings_of_the_suit_win",
    ),
    Mutant(
        "thirty points win at once",
        "rules/scoring.py",
        "        if root.points[seat] >= WIN:\n",
        "        if root.points[seat] > WIN:\n",
        "test_03_1_points.py",
        "test_whoever_gets_to_thirty_points_wins_at_once",
    ),
    Mutant(
        "the keep bars others from placing",
        "rules/ruling.py",
        "root.setting.map.clearings & ~barred",
        "root.setting.map.clearings",
        "test_06_2_marquise_rules.py",
        "test_nobody_but_the_marquise_places_where_the_keep_is",
    ),
    Mutant(
        "a Decree that cannot be resolved leads to turmoil",
        "factions/eyrie/decree.py",
        "    if not done:\n",
        "    if False:\n",
        "test_07_5_eyrie_decree.py",
        "test_with_warriors_in_fox_clearings_only_a_rabbit_card_cannot_move_anybody",
    ),
    Mutant(
        "Outrage is paid with a matching card",
        "factions/alliance/supporters.py",
        "    cards = matching_cards(root, payer, clearing)\n",
        "    cards = root.hands[payer]\n",
        "test_08_2_6_outrage.py",
        "test_without_a_matching_card_the_hand_is_shown_to_the_alliance_and_the_deck_pays",
    ),
    Mutant(
        "the warrior that makes a faction Hostile scores no infamy",
        "factions/vagabond/relations.py",
        "            scoring -= 1\n",
        "            scoring -= 0\n",
        "test_09_2_9_iii_hostile.py",
        "test_the_first_warrior_scores_nothing_and_the_next_does",
    ),
)


def source(mutant: Mutant) -> Path:
    """Return the file in which a rule is written."""
    return PACKAGE / ROOT / mutant.module


def broken(mutant: Mutant) -> str:
    """Return what is written there when the rule is broken."""
    text = source(mutant).read_text(encoding="utf-8")
    places = text.count(mutant.old)
    assert places == 1, f"{mutant.old!r} stands {places} times in {mutant.module}; the mutant must be written anew"
    return text.replace(mutant.old, mutant.new)


def law_tests(mutants: Sequence[Mutant], rule: str = "") -> tuple[int, set[str], str]:
    """Run the law tests that must notice, with one rule broken or none; return the status, what failed, the output.

    An interpreter of its own plays by the broken rule, with no plugin that these tests do not need.
    """
    tests = [f"tests/law/root/{mutant.tests}::{mutant.noticed_by}" for mutant in mutants]
    options = ["-q", "-p", "no:cacheprovider", "-p", "tests.mutation.infection", "--no-header", "-rf", "--tb=no"]
    environment = {**os.environ, BROKEN_RULE: rule, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    environment.pop("PYTEST_ADDOPTS", None)
    run = subprocess.run(  # noqa: S603  (our own interpreter, our own tests)
        [sys.executable, "-m", "pytest", "-p", "pytest_asyncio.plugin", *options, *tests],
        cwd=PROJECT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return run.returncode, set(FAILED.findall(run.stdout)), run.stdout + run.stderr
