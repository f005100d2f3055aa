"""What the golden matches of Root show."""

from __future__ import annotations

from rulewright.games.root.box import FACTIONS
from rulewright.games.root.maps import NAMES as MAPS
from tests.golden.root.script import SCRIPTS


def test_between_them_the_matches_show_every_faction_and_both_maps() -> None:
    assert {seat for script in SCRIPTS for seat in script.seats} == set(FACTIONS)
    assert {script.woodland for script in SCRIPTS} == set(MAPS)
