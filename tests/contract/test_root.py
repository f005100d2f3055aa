"""Root keeps the contract: random matches of every set of factions, on both maps."""

from __future__ import annotations

from itertools import combinations

import pytest

from rulewright.arena.contract import check_match
from rulewright.games.root.box import FACTIONS
from rulewright.games.root.game import RootGame
from rulewright.games.root.maps import NAMES as MAPS

TABLES = [list(seats) for players in (2, 3, 4) for seats in combinations(FACTIONS, players)]
SEEDS = range(3)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("woodland", MAPS)
@pytest.mark.parametrize("seats", TABLES, ids="+".join)
def test_a_random_match_keeps_the_contract(seats: list[str], woodland: str, seed: int) -> None:
    # Turning the table round gives other neighbours and another first seat.
    seated = seats[seed % len(seats) :] + seats[: seed % len(seats)]
    options = {"seats": seated, "map": woodland, "adventurous": True}

    checked = check_match(RootGame(), options, seed=f"contract {seed}", every=8)

    assert checked.winners
    assert checked.worlds >= checked.samples * (len(seats) + 1)
