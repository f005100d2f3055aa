"""1 Components: what the tables hold, and that nothing runs out that is not meant to."""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright.games.monster_lands.audit import audit
from rulewright.games.monster_lands.rules.clan import add_dice, gain_gold
from tests.builders.monster_lands import FIRE, GAME, pool_of, table


@pytest.mark.law("monster_lands 1.2", "monster_lands 4.6", "monster_lands 8.8.5", "monster_lands 9.3.10")
def test_the_box_holds_94_cards() -> None:
    roles = Counter(one.role for one in GAME.tables.mercenaries)
    novices = sum(one.copies for one in GAME.tables.mercenaries if one.role == "novice")
    equipment = sum(one.copies for one in GAME.tables.equipment)

    assert roles == {"hireable": 28, "leader": 4, "starting": 4, "novice": 1}
    assert Counter(one.level for one in GAME.tables.monsters) == {"A": 8, "B": 12}
    assert 8 + 28 + novices + 20 + equipment + len(GAME.tables.lands) == 94


@pytest.mark.law("monster_lands 1.3")
def test_everybody_but_novices_has_an_assignment_token() -> None:
    assert sum(one.has_assignment_token for one in GAME.tables.mercenaries) == 36
    assert (len(GAME.tables.loot), len(GAME.tables.missions), len(GAME.tables.panic)) == (16, 12, 7)
    assert len(GAME.tables.faces) == 12


@pytest.mark.law("monster_lands 1.5")
def test_the_64_traps_fall_into_four_groups() -> None:
    groups: Counter[str] = Counter()
    for trap in GAME.tables.traps:
        groups[trap.group] += trap.copies

    assert groups == {"starting": 4, "shielded": 6, "trick": 18, "enhanced": 36}


@pytest.mark.law("monster_lands 1.6")
@pytest.mark.ruling("R-29")
def test_the_supply_of_coins_and_dice_has_no_end() -> None:
    realm = table()

    gain_gold(realm, FIRE, 100, "loot")
    add_dice(realm, FIRE, 0, 40)

    assert realm.gold[FIRE] == 107
    assert pool_of(realm, FIRE).count("strength") == 40


@pytest.mark.law("monster_lands 1.2", "monster_lands 1.5")
@pytest.mark.parametrize("clans", [("fire",), ("fire", "water"), ("fire", "water", "air"), ()])
def test_every_card_has_its_place_after_setup(clans: tuple[str, ...]) -> None:
    assert audit(table(*clans)) == []
