"""Forces that no seat owns: pieces of a hireling count, rule, fight and fall for whoever holds them, or for nobody.

The hirelings of the Law come with its later boxes; this one is invented, to show what a table can express.
"""

from __future__ import annotations

import pytest

from rulewright.games.root.box import FACTIONS
from rulewright.games.root.deck import Deck
from rulewright.games.root.decks import standard
from rulewright.games.root.maps import load
from rulewright.games.root.position import Root
from rulewright.games.root.power import Fight, Power
from rulewright.games.root.rules.battle import battle, battles
from rulewright.games.root.rules.movement import moves
from rulewright.games.root.rules.removal import remove_all_enemies
from rulewright.games.root.rules.ruling import decider, enemies, ruled, ruler
from rulewright.games.root.rules.setup import bare, give_suits, next_programme
from rulewright.games.root.rules.ways import adjacent
from rulewright.games.root.setting import Band, Setting
from rulewright.games.root.tables import DECK
from rulewright.games.root.terms import CLEARINGS, NOBODY, Place, bits
from rulewright.kernel.fate import Fate
from tests.builders.root import run

MARQUISE, EYRIE, WOLVES = range(3)


class Bite(Power):
    """The wolves deal an extra hit when they attack."""

    name = "bite"

    def extra_hits(self, root: Root, owner: int, fight: Fight) -> int:
        """Deal one more."""
        return int(fight.attacker == owner)


class Landslide(Power):
    """A rule of the table itself: the path between two clearings is closed, for everybody."""

    name = "landslide"

    def alters_ways(self, root: Root, owner: int, who: int, place: Place, there: int) -> int:
        """Close it."""
        return there & ~{1: 1 << 5, 5: 1 << 1}.get(place, 0)


class Ferry(Power):
    """Another one: from clearing 1 one gets to clearing 12, whoever rules there."""

    name = "ferry"

    def alters_ways(self, root: Root, owner: int, who: int, place: Place, there: int) -> int:
        """Link them."""
        return there | {1: 1 << 12, 12: 1 << 1}.get(place, 0)

    def free_ways(self, root: Root, owner: int, mover: int, origin: Place) -> int:
        """Ask for no rule."""
        return {1: 1 << 12, 12: 1 << 1}.get(origin, 0)


def woods(*powers: Power, dice: list[int] | None = None) -> Root:
    """Return a table for the Marquise and the Eyrie with a pack of wolves that is nobody's yet."""
    factions = (FACTIONS["marquise"], FACTIONS["eyrie"])
    wolves = Band("wolves", 6, (Bite(),), buildings={"den": 1})
    deck = Deck(DECK, standard.POWERS, FACTIONS["eyrie"].brings)
    setting = Setting(load("autumn"), deck, factions, {}, next_programme, (wolves,))
    setting.powers = powers
    root = bare(setting, Fate.seeded(1))
    give_suits(root, load("autumn").printed_suits or ())
    root.turn = MARQUISE
    root.fate.script = list(dice or [])
    return root


def test_a_force_of_nobody_rules_as_if_it_were_a_player() -> None:
    root = woods()
    root.add_warriors(WOLVES, 3, 2)
    root.add_warriors(MARQUISE, 3, 1)

    assert ruler(root, 3) == WOLVES
    assert ruled(root, WOLVES) == 1 << 3


def test_its_holder_rules_with_it_even_where_nothing_else_of_theirs_is() -> None:
    root = woods()
    root.add_warriors(WOLVES, 3, 2)
    root.add_warriors(EYRIE, 4, 2)
    root.add_warriors(MARQUISE, 4, 1)
    root.add_warriors(WOLVES, 4, 2)
    assert ruled(root, MARQUISE) == 0

    root.hold(WOLVES, MARQUISE)

    assert ruled(root, MARQUISE) == 1 << 3 | 1 << 4
    assert ruled(root, WOLVES) == 0
    root.hold(WOLVES, NOBODY)
    assert (ruled(root, MARQUISE), ruled(root, WOLVES)) == (0, 1 << 3)


def test_only_its_holder_and_their_partner_are_no_enemies_of_it() -> None:
    root = woods()
    assert [enemies(root, WOLVES, force) for force in (MARQUISE, EYRIE, WOLVES)] == [True, True, False]

    root.hold(WOLVES, MARQUISE)
    assert [enemies(root, force, WOLVES) for force in (MARQUISE, EYRIE, WOLVES)] == [False, True, False]

    root.partner[EYRIE] = MARQUISE
    assert not enemies(root, EYRIE, WOLVES)


def test_whoever_holds_it_decides_for_it_and_for_nobodys_the_player_taking_the_turn() -> None:
    root = woods()
    assert decider(root, WOLVES) == MARQUISE

    root.hold(WOLVES, EYRIE)
    assert decider(root, WOLVES) == EYRIE


def test_it_can_be_fought_and_is_named_in_answers() -> None:
    root = woods()
    root.add_warriors(MARQUISE, 3, 2)
    root.add_warriors(WOLVES, 3, 2)

    assert [option.text for option in battles(root, MARQUISE)] == ["3:wolves"]
    assert battles(root, MARQUISE)[0].targets == ("clearing:3", "hireling:wolves")
    root.hold(WOLVES, MARQUISE)
    assert battles(root, MARQUISE) == []


def test_it_fights_with_its_own_powers_and_no_cards_of_its_holder() -> None:
    root = woods(dice=[1, 0])
    root.hands[MARQUISE] = root.setting.deck.ambush
    root.hold(WOLVES, MARQUISE)
    root.add_warriors(WOLVES, 3, 1)
    root.add_warriors(EYRIE, 3, 3)

    run(battle(root, WOLVES, 3, EYRIE))  # one rolled, one bitten, and nobody is asked for anything

    assert root.supply[EYRIE] == root.setting.warriors[EYRIE] - 1


def test_its_holder_scores_nothing_for_what_it_removes_but_whoever_removes_from_it_does() -> None:
    root = woods()
    root.hold(WOLVES, MARQUISE)
    root.add_piece(root.setting.kind[EYRIE, "roost"], 3)
    run(remove_all_enemies(root, WOLVES, 1 << 3))
    assert root.points == [0, 0]

    root.add_piece(root.setting.kind[WOLVES, "den"], 4)
    run(remove_all_enemies(root, EYRIE, 1 << 4))
    assert root.points == [0, 1]


def test_a_force_and_its_holder_are_copied_compared_and_packed() -> None:
    root = woods()
    root.hold(WOLVES, EYRIE)
    root.add_warriors(WOLVES, 3, 2)
    twin = root.copy()
    again = woods()
    again.unpack(root.pack())
    again.settle()

    twin.hold(WOLVES, NOBODY)

    assert (root.holder[WOLVES], again.holder[WOLVES]) == (EYRIE, EYRIE)
    assert again.fingerprint() == root.fingerprint() != twin.fingerprint()
    assert ruled(again, EYRIE) == 1 << 3


@pytest.mark.parametrize("force", [MARQUISE, WOLVES])
def test_a_power_of_the_table_closes_a_path_for_everybody(force: int) -> None:
    assert adjacent(woods(), force, 1) >> 5 & 1
    root = woods(Landslide())
    assert not adjacent(root, force, 1) >> 5 & 1
    assert not adjacent(root, force, 5) >> 1 & 1
    assert all(
        adjacent(root, force, place) == adjacent(woods(), force, place) for place in CLEARINGS if place not in (1, 5)
    )


def test_a_power_of_the_table_opens_a_way_that_needs_no_rule() -> None:
    root = woods(Ferry())
    root.add_warriors(MARQUISE, 1, 1)
    root.add_warriors(EYRIE, 1, 2)

    assert [option.text for option in moves(root, MARQUISE)] == ["1>12"]
    assert bits(adjacent(root, EYRIE, 12))[0] == 1


def test_two_seats_of_one_faction_have_names_of_their_own() -> None:
    twice = (FACTIONS["marquise"], FACTIONS["vagabond"], FACTIONS["vagabond"])
    setting = Setting(load("autumn"), Deck(DECK, standard.POWERS), twice, {}, next_programme)

    assert setting.names == ("marquise", "vagabond", "vagabond_2")
    texts = [option.text for row in setting.fight_option for option in row]
    assert len(set(texts)) == len(texts)
