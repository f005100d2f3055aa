"""Two copies of a design cannot be told apart, so what a seat knows must not depend on which of them moves."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from rulewright.games.root.factions.alliance.supporters import drop_supporter
from rulewright.games.root.position import Root
from rulewright.games.root.rules.cards import discard, give
from rulewright.games.root.rules.crafting import craft
from tests.builders.root import ALLIANCE, GAME, MARQUISE, VAGABOND, position, run
from tests.builders.root_deck import DECK

LOW = DECK.by_name["cobbler"]
HIGH = LOW + 1
TABLE = "turn marquise daylight action\n3 marquise workshop\n4 marquise workshop\nhand marquise cobbler cobbler anvil"

DEEDS: dict[str, Callable[[Root, int], object]] = {
    "discards": lambda root, card: discard(root, MARQUISE, card),
    "gives": lambda root, card: give(root, MARQUISE, card, ALLIANCE),
    "crafts": lambda root, card: run(craft(root, MARQUISE, card)),
}


def known_after(seen: int, deed: Callable[[Root, int], object], moved: int) -> bytes:
    """Return what the Alliance knows after it was shown one copy and the Marquise did something with one."""
    root = position(TABLE)
    root.seen[ALLIANCE] = 1 << seen
    deed(root, moved)
    concealed = root.copy()
    concealed.redeal(ALLIANCE, root, None)
    return msgspec.json.encode(GAME.facts(concealed, ALLIANCE))


@pytest.mark.parametrize("deed", DEEDS)
def test_nobody_learns_which_of_two_copies_a_player_used(deed: str) -> None:
    one = known_after(LOW, DEEDS[deed], LOW)

    assert known_after(HIGH, DEEDS[deed], LOW) == one
    assert known_after(LOW, DEEDS[deed], HIGH) == one


def test_nobody_learns_which_of_two_supporters_the_alliance_spent() -> None:
    known = set()
    for given in (LOW, HIGH):
        root = position("alliance supporters cobbler cobbler")
        root.seen[VAGABOND] = 1 << given
        drop_supporter(root, ALLIANCE, LOW)
        known.add(root.seen[VAGABOND])

    assert known == {0}
