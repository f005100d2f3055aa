"""What a table tells: who sits there, what stands, and what each seat may know of it, made from `View`s only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.kernel.event import Event
from rulewright.kernel.question import Question as Asked
from rulewright.kernel.record import seed_hash
from rulewright.kernel.view import View
from rulewright.protocol.messages import Fork, Question, SeatState, Seen
from rulewright.server.table.seats import BOT, PERSON, Seat, seat_states
from rulewright.server.table.status import OPEN, OVER, PLAYING
from rulewright.server.table.views import NOTHING, ORDER, question_of, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rulewright.kernel.game import Game
    from rulewright.server.store.entry import JournalEntry
    from rulewright.server.table.clocks import Clocks
    from rulewright.server.table.journal import Journal
    from rulewright.server.table.pictures import Facts, Snapshot
    from rulewright.server.wire.connection import Connection


class Telling:
    """The side of a table that is looked at."""

    id: str
    game: Game
    options: dict[str, Any]
    seed: str
    status: str
    notice: str
    rematch: str
    fork: Fork | None
    withheld: bool
    """Whether the match has the seed of one that is not over."""
    seats: list[Seat]
    clocks: Clocks
    journal: Journal | None
    snapshot: Snapshot | None
    followers: set[Connection]
    elsewhere: Callable[[str], bool]

    # What stands.

    @property
    def seed_hash(self) -> str:
        """The promise about the seed, shown from the start."""
        return seed_hash(self.seed)

    @property
    def number(self) -> int:
        """The number of the open question: that of the next entry of the journal."""
        if self.journal is None:
            return 0 if self.snapshot is None else self.snapshot.number
        return self.journal.next

    @property
    def public(self) -> bool:
        """Whether nothing is hidden any more: the match is over, and so is the one that its seed belongs to."""
        return self.status == OVER and not self.withheld

    @property
    def sequel(self) -> dict[str, Any] | None:
        """The campaign after this match, if it was one of a campaign and is over; a fork is none."""
        if self.status != OVER or self.journal is None or self.fork is not None:
            return None
        return self.game.sequel(self.journal.match)

    def asked(self) -> Asked | None:
        """Return the open question, if the match is being played."""
        return None if self.journal is None or self.status != PLAYING else self.journal.match.question

    def asked_seat(self) -> int | None:
        """Return the seat that is to answer."""
        question = self.asked()
        return None if question is None else question.seat

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats a person holds, those included that a bot keeps warm."""
        return [
            seat.number
            for seat in self.seats
            if person is not None and seat.person == person and seat.kind in (PERSON, BOT)
        ]

    def people(self) -> set[int]:
        """Return the seats on which people sit."""
        return {seat.number for seat in self.seats if seat.kind == PERSON}

    @property
    def deserted(self) -> bool:
        """Whether everybody has left: bots keep all the seats warm, and nobody is there to play against."""
        return not self.people() and any(seat.person is not None for seat in self.seats)

    # What is told.

    def tell_update(
        self, events: list[Event], entry: JournalEntry | None = None, facts: Mapping[int | None, Facts] = NOTHING
    ) -> None:
        """Tell every follower what an entry brought about; some `facts` of the table may be known already."""
        happened = [(-1 if entry is None else entry.number, event) for event in events]
        cache: dict[tuple[int | None, bool], Seen] = {}
        by_order = entry.seat if entry is not None and entry.source == ORDER else None
        for follower in list(self.followers):
            marked = self.id not in follower.unmarked
            views = [
                self.seen(seat, happened, cache, by_order, facts, marked=marked)
                for seat in self.watching(follower.person)
            ]
            follower.update(self, views)

    def tell_seats(self) -> None:
        """Tell every follower who sits where."""
        for follower in list(self.followers):
            follower.seats(self)

    def watching(self, person: str | None) -> list[int | None]:
        """Return the seats from which a person sees the match: their own, or a spectator's.

        Before the match has begun everybody is a spectator: seats may still be changed, and nobody shall look into
        one hand before they take another.
        """
        return [None] if self.status == OPEN else (list(self.seats_of(person)) or [None])

    def standing(self, person: str | None, *, marked: bool = True) -> list[Seen]:
        """Return how the table stands, with everything that happened; if it cannot be played, what is remembered."""
        if self.journal is not None:
            happened = self.journal.dated()
            return [self.seen(seat, happened, {}, marked=marked) for seat in self.watching(person)]
        return [] if self.snapshot is None else [self.snapshot.seen(seat) for seat in self.watching(person)]

    def seen(
        self,
        seat: int | None,
        happened: list[tuple[int, Event]],
        cache: dict[tuple[int | None, bool], Seen],
        by_order: int | None = None,
        facts: Mapping[int | None, Facts] = NOTHING,
        *,
        marked: bool = True,
    ) -> Seen:
        """Return a match as a seat may know it, with what has just happened; only its owner hears of an order."""
        marked = marked and self.asked_seat() == seat
        if (seat, marked) not in cache:
            assert self.journal is not None
            view = self.journal.match.view(seat, ahead=marked)
            cache[seat, marked] = Seen(
                seat=seat,
                table=facts[seat] if seat in facts else self.game.facts(view.now, seat),
                events=[tell(event, seat, at) for at, event in happened],
                question=self.question_for(view),
                source=ORDER if seat is not None and seat == by_order else "",
                last=self.journal.last_of(seat),
            )
        return cache[seat, marked]

    def question_for(self, view: View) -> Question | None:
        """Return the open question as a seat may know it, with marks if the view lets one look ahead."""
        if view.question is None or self.status != PLAYING:
            return None
        if not view.mine or not view.ahead:
            return question_of(view, self.number)
        marks = self.game.marks(view)
        odds = self.game.offers_odds(view.question, marks)
        return question_of(view, self.number, marks if any(marks) else [], odds=odds)

    def seat_states(self, person: str | None) -> list[SeatState]:
        """Return who sits where, as a person may know it."""
        here = {follower.person for follower in self.followers}
        here |= {seat.person for seat in self.seats if seat.person is not None and self.elsewhere(seat.person)}
        return seat_states(self.game, self.options, self.seats, person, here, self.clocks.all())
