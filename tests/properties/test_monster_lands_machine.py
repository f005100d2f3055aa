"""Whatever is answered: nothing is lost or doubled, limits hold, traps stay secret, undo undoes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar, cast

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rulewright.games.monster_lands.game import MonsterLandsGame
from rulewright.games.monster_lands.position import OPEN, WIDTH
from rulewright.games.monster_lands.terms import NONE, PATHS, RIVAL, bits
from rulewright.kernel.fate import Fate
from tests.golden.monster_lands.script import prefer
from tests.properties.machines import Options, first_title, hold, shards

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.event import Event
    from rulewright.kernel.match import Match

GAME = MonsterLandsGame()
STRIDE = 25
"""So many answers are given by diligent players between two that Hypothesis chooses."""


IN_HAND = tuple(f"monster_lands.{prompt}" for prompt in ("buy_trap", "use_discount", "which_trap"))
"""Questions that are asked while somebody holds traps in the hand, between display, board and path."""


class MonsterLandsMachine(RuleBasedStateMachine):
    """A match of Monster Lands, answered by Hypothesis."""

    tables: ClassVar[list[Options]]
    match: Match
    glory: list[int]
    gold: list[int]

    @initialize(table=st.integers(0, 2**32), seed=st.integers(0, 2**32))
    def begin(self, table: int, seed: int) -> None:
        self.match = GAME.new(self.tables[table % len(self.tables)], seed=seed)
        self.follow()

    def follow(self) -> None:
        """Add up glory and gold that events report."""
        self.glory, self.gold = list(self.realm.glory), list(self.realm.gold)
        self.match.listen(self.hear)

    def hear(self, event: Event) -> None:
        signs = {"glory_won": 1, "glory_lost": -1, "gold_won": 1, "paid": -1}
        if event.kind in signs:
            stock, key = (self.glory, "points") if event.kind.startswith("glory") else (self.gold, "gold")
            number, total, seat = (cast("int", event.facts[name]) for name in (key, "total", "seat"))
            stock[seat] += signs[event.kind] * number
            assert stock[seat] == total

    @property
    def realm(self) -> Realm:
        return cast("Realm", self.match.position)

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        assert self.match.question is not None
        self.match.answer(data.draw(st.sampled_from([option.text for option in self.match.question.options])))

    @precondition(lambda self: not self.match.over)
    @rule(seed=st.integers(0, 2**32))
    def stride(self, seed: int) -> None:
        fate = Fate.seeded(seed)
        for _ in range(STRIDE):
            if self.match.question is None:
                return
            self.match.answer(prefer(self.match.question, fate))

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        """Answer, think better of it, go back to a copy: as if nothing had been answered."""
        before, kept = self.realm.fingerprint(), self.match.copy()
        self.answer(data)
        after, taken = self.realm.fingerprint(), self.match.history[-1].text
        self.match = kept
        self.follow()
        assert self.realm.fingerprint() == before
        kept.answer(taken)
        assert self.realm.fingerprint() == after

    @precondition(lambda self: self.match.over)
    @rule(seed=st.integers(0, 2**32))
    def play_again(self, seed: int) -> None:
        self.begin(seed, seed)

    @invariant()
    def every_card_is_somewhere_once(self) -> None:
        realm = self.realm
        members = Counter(
            [*realm.mercenary_deck, *realm.mercenary_discard, *bits(realm.novices), *bits(realm.out)]
            + [member for member in realm.offer if member != NONE]
            + [member for clan in realm.clan for member in bits(clan)]
        )
        assert members == Counter(range(44))
        monsters = [*realm.monster_deck, *realm.monster_discard, *(one for one in realm.monsters if one != NONE)]
        assert sorted(monsters + [one for kept in realm.trophies for one in bits(kept)]) == list(range(20))

    @invariant()
    def no_trap_is_lost_except_starting_traps(self) -> None:
        realm = self.realm
        piles = [realm.trap_pile, realm.trap_discard, realm.rival_pile, realm.rival_discard]
        zones = [*piles, *realm.traps, *realm.tokens]
        found = Counter(trap for zone in zones for trap in zone)
        found.update(trap for trap in realm.trap_display if trap != NONE)
        question = self.match.question
        in_hand = question is not None and question.prompt in IN_HAND
        groups = {"enhanced"} | ({"shielded", "trick"} if realm.setting.tricks else set())
        groups -= {"enhanced"} if realm.setting.scenario.path_tokens else set()
        for number, trap in enumerate(GAME.tables.traps):
            if trap.group in groups and not in_hand:
                assert found[number] == trap.copies, trap.id

    @invariant()
    def glory_and_gold_are_what_was_told(self) -> None:
        assert (self.glory, self.gold) == (self.realm.glory, self.realm.gold)
        assert min(self.glory + self.gold) >= 0

    @invariant()
    def limits_and_reputation_hold(self) -> None:
        realm = self.realm
        for seat in realm.setting.seats:
            assert realm.reputation[seat] == sum(realm.setting.reputation[one] for one in bits(realm.clan[seat]))
            assert (realm.defense[seat] <= 5, realm.potions[seat] <= 3, realm.venoms[seat] <= 3) == (True, True, True)
        for member in range(44):
            types = [realm.setting.gear_type[one] for one, who in enumerate(realm.gear_bearer) if who == member + 1]
            assert len(set(types)) == len(types)

    @invariant()
    def nobody_sees_a_trap_that_lies_face_down(self) -> None:
        realm = self.realm
        for seat in (None, *realm.setting.seats):
            facts = self.match.view(seat, ahead=False).facts()["table"]
            for path in range(PATHS):
                base = path * WIDTH
                own = realm.paths[base] not in (0, RIVAL) and realm.paths[base + 1] == seat
                for place, shown in enumerate(facts["paths"][path]["traps"]):
                    assert (shown is not None) == (own or bool(realm.paths[base + OPEN] >> place & 1))
            assert all(bool(clan["traps_known"]) <= (clan["seat"] == seat) for clan in facts["clans"])

    @invariant()
    def a_spectator_sees_the_same_whatever_is_hidden(self) -> None:
        view = self.match.view(None)
        world = view.imagine(Fate.seeded(len(self.match.history)))
        real, imagined = (msgspec.json.encode(seen.facts()["table"]) for seen in (view, world.view(None)))
        assert real == imagined


@pytest.mark.parametrize("tables", shards("monster_lands", strength=2, size=9), ids=first_title)
def test_whatever_is_answered_everything_holds(tables: list[Options]) -> None:
    hold(MonsterLandsMachine, tables, examples=18, steps=30)


@pytest.mark.thorough
@pytest.mark.parametrize("tables", shards("monster_lands", strength=3, size=9), ids=first_title)
def test_whatever_is_answered_everything_holds_where_three_choices_meet(tables: list[Options]) -> None:
    hold(MonsterLandsMachine, tables, examples=18, steps=30)
