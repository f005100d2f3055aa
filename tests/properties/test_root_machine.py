"""Whatever is answered: nothing is lost or doubled, rule follows the pieces, hands stay secret, undo undoes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rulewright.games.root.facts import names
from rulewright.games.root.game import RootGame
from rulewright.games.root.rules.movement import moves
from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.terms import WIN, all_in, bits
from rulewright.kernel.fate import Fate
from tests.properties import count
from tests.properties.machines import Options, first_title, hold, shards

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.event import Event
    from rulewright.kernel.match import Match

GAME = RootGame()
STRIDE = 60
"""So many answers are given at random between two that Hypothesis chooses: matches are long."""


class RootMachine(RuleBasedStateMachine):
    """A match of Root, answered by Hypothesis."""

    tables: ClassVar[list[Options]]
    match: Match
    scored: list[int]
    ferry: int
    closed: int

    @initialize(table=st.integers(0, 2**32), seed=st.integers(0, 2**32))
    def begin(self, table: int, seed: int) -> None:
        self.match = GAME.new(self.tables[table % len(self.tables)], seed=seed)
        self.follow()

    def follow(self) -> None:
        """Add up the points that events report."""
        self.scored = list(self.root.points)
        self.ferry, self.closed = self.root.ferry, self.root.closed
        self.match.listen(self.hear)

    def hear(self, event: Event) -> None:
        if event.kind == "ferried":
            assert event.facts["origin"] == self.ferry
            self.ferry = int(event.facts["destination"])  # type: ignore[arg-type]  # a place is a number
        if event.kind in ("scored", "lost_points"):
            points, total, seat = (int(event.facts[key]) for key in ("points", "total", "seat"))  # type: ignore[arg-type]  # they are numbers
            self.scored[seat] += points if event.kind == "scored" else -points
            assert self.scored[seat] == total

    @property
    def root(self) -> Root:
        return count.root_of(self.match.position)

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
            options = self.match.question.options
            self.match.answer(options[fate.below(len(options))])

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        """Answer, think better of it, go back to a copy: as if nothing had been answered."""
        before, kept = self.root.fingerprint(), self.match.copy()
        self.answer(data)
        after, taken = self.root.fingerprint(), self.match.history[-1].text
        self.match = kept
        self.follow()
        assert self.root.fingerprint() == before
        kept.answer(taken)
        assert self.root.fingerprint() == after

    @precondition(lambda self: self.match.over)
    @rule(seed=st.integers(0, 2**32))
    def play_again(self, seed: int) -> None:
        self.begin(seed, seed)

    @invariant()
    def every_card_is_somewhere_once(self) -> None:
        assert count.cards(self.root) == count.box_cards(self.root)
        held = [card for hand in (*self.root.hands, *self.root.play) for card in all_in(hand)]
        assert len(held) == len(set(held))

    @invariant()
    def no_piece_is_lost_or_doubled(self) -> None:
        for seat, faction in enumerate(self.root.setting.factions):
            found, box = count.pieces(self.root, seat), count.box_pieces(faction.name)
            assert found.pop("warrior") == box.pop("warrior")
            assert all(found[name] <= box[name] for name in box)
            assert found.keys() == box.keys()

    @invariant()
    def no_item_is_lost_or_doubled(self) -> None:
        assert +count.items(self.root) == +count.box_items(self.root)

    @invariant()
    def points_are_what_was_scored_and_end_the_match_at_thirty(self) -> None:
        assert self.scored == self.root.points
        assert min(self.root.points) >= 0
        on_track = [
            points
            for seat, points in enumerate(self.root.points)
            if self.root.dominance[seat] < 0 and self.root.partner[seat] < 0
        ]
        assert self.match.over == bool(self.root.winners)
        assert self.match.over or max(on_track, default=0) < WIN

    @invariant()
    def whoever_has_most_pieces_rules(self) -> None:
        rulers = count.rulers(self.root)
        for seat in self.root.setting.seats:
            assert ruled(self.root, seat) == sum(1 << place for place, ruler in rulers.items() if ruler == seat)

    @invariant()
    def warriors_go_where_the_printed_map_its_ferry_and_its_open_paths_lead(self) -> None:
        for seat in self.root.setting.seats:
            for place in bits(self.root.army[seat]):
                ways = {way.value[1] for way in moves(self.root, seat, 1 << place)}
                assert ways == count.ways(self.root, seat, place)

    @invariant()
    def the_ferry_lies_where_it_went_and_a_path_once_open_stays_open(self) -> None:
        assert self.root.ferry == self.ferry
        assert not self.root.closed & ~self.closed
        self.closed = self.root.closed

    @invariant()
    def nobody_sees_a_hand_that_was_not_shown(self) -> None:
        for seat in (None, *self.root.setting.seats):
            for player in self.match.view(seat).facts()["table"]["players"]:
                self.check_hand(seat, player)

    def check_hand(self, viewer: int | None, player: dict[str, Any]) -> None:
        hand = self.root.hands[player["seat"]]
        shown = 0 if viewer is None else hand & self.root.seen[viewer]
        if viewer == player["seat"] or player["faction"] == "riverfolk":  # theirs lies open
            shown = hand
        assert (player["hand"], player["hand_known"]) == (hand.bit_count(), names(self.root.setting.deck, shown))

    @invariant()
    def a_spectator_sees_the_same_whatever_is_hidden(self) -> None:
        view = self.match.view(None)
        world = view.imagine(Fate.seeded(len(self.match.history)))
        real, imagined = (msgspec.json.encode(seen.facts()["table"]) for seen in (view, world.view(None)))
        assert real == imagined


@pytest.mark.long
@pytest.mark.parametrize("tables", shards("root", strength=2, size=2), ids=first_title)
def test_whatever_is_answered_everything_holds(tables: list[Options]) -> None:
    hold(RootMachine, tables, examples=20, steps=40)


@pytest.mark.thorough
@pytest.mark.parametrize("tables", shards("root", strength=3, size=3), ids=first_title)
def test_whatever_is_answered_everything_holds_where_three_choices_meet(tables: list[Options]) -> None:
    hold(RootMachine, tables, examples=20, steps=40)
