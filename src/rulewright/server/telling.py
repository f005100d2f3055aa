"""What a table tells: who sits there, what stands, and what each seat may know of it, made from `View`s only."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from rulewright.kernel.event import Event
from rulewright.kernel.question import Question as Asked
from rulewright.kernel.record import seed_hash
from rulewright.kernel.view import View
from rulewright.server.protocol import Fork, Happening, Heading, Phrase, Question, SeatState, Seen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sqlalchemy import Row

    from rulewright.kernel.game import Game
    from rulewright.server.clocks import Clocks
    from rulewright.server.connection import Connection
    from rulewright.server.journal import Journal
    from rulewright.server.pictures import Facts, Snapshot
    from rulewright.server.store import Entry

OPEN, PLAYING, OVER, FROZEN = "open", "playing", "over", "frozen"
PERSON, BOT = "person", "bot"
ORDER = "order"
"""The source of an answer that a standing order gave."""


class Wanted(NamedTuple):
    """What a follower wants to be told besides what is: what questions seal, and words for everything."""

    marks: bool = True
    words: bool = True


Cache: TypeAlias = dict[tuple[int | None, Wanted], Seen]
"""What has been made of one moment already, by seat and by what is wanted."""
ALL = Wanted()
NOTHING: Mapping[int | None, Facts] = {}


class Refusal(Exception):
    """A request that changed nothing: a code for programs, a reason for people."""

    def __init__(self, code: str, reason: str, status: int = 409) -> None:
        """Say why."""
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.status = status


class Seat:
    """Who holds a seat, and with which orders.  A bot on a seat with a person keeps it warm for them."""

    __slots__ = ("bot", "kind", "name", "number", "orders", "person")

    def __init__(self, row: Row[Any]) -> None:
        """Take a seat from the store."""
        self.take(row)

    def take(self, row: Row[Any]) -> None:
        """Change to how the store has it now."""
        self.number: int = row.number
        self.kind: str = row.kind
        self.person: str | None = row.person
        self.name: str = row.name
        self.bot: str = row.bot
        self.orders: dict[str, str] = json.loads(row.orders)


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
        self, events: list[Event], entry: Entry | None = None, facts: Mapping[int | None, Facts] = NOTHING
    ) -> None:
        """Tell every follower what an entry brought about; some `facts` of the table may be known already."""
        happened = [(-1 if entry is None else entry.number, event) for event in events]
        cache: Cache = {}
        by_order = entry.seat if entry is not None and entry.source == ORDER else None
        for follower in list(self.followers):
            wanted = follower.wanted.get(self.id, ALL)
            views = [
                self.seen(seat, happened, cache, by_order, facts, wanted=wanted)
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

    def standing(self, person: str | None, wanted: Wanted = ALL) -> list[Seen]:
        """Return how the table stands, with everything that happened; if it cannot be played, what is remembered."""
        if self.journal is not None:
            happened = self.journal.dated()
            return [self.seen(seat, happened, {}, wanted=wanted) for seat in self.watching(person)]
        return [] if self.snapshot is None else [self.snapshot.seen(seat) for seat in self.watching(person)]

    def seen(
        self,
        seat: int | None,
        happened: list[tuple[int, Event]],
        cache: Cache,
        by_order: int | None = None,
        facts: Mapping[int | None, Facts] = NOTHING,
        *,
        wanted: Wanted = ALL,
    ) -> Seen:
        """Return a match as a seat may know it, with what has just happened; only its owner hears of an order."""
        wanted = wanted._replace(marks=wanted.marks and self.asked_seat() == seat)
        if (seat, wanted) not in cache:
            assert self.journal is not None
            view = self.journal.match.view(seat, ahead=wanted.marks)
            cache[seat, wanted] = Seen(
                seat=seat,
                table=facts[seat] if seat in facts else self.game.facts(view.now, seat),
                events=[tell(event, seat, at, view if wanted.words else None) for at, event in happened],
                question=self.question_for(view, worded=wanted.words),
                source=ORDER if seat is not None and seat == by_order else "",
                last=self.journal.last_of(seat),
            )
        return cache[seat, wanted]

    def question_for(self, view: View, *, worded: bool = True) -> Question | None:
        """Return the open question as a seat may know it, with marks if the view lets one look ahead."""
        if view.question is None or self.status != PLAYING:
            return None
        if not view.mine or not view.ahead:
            return question_of(view, self.number, worded=worded)
        marks = self.game.marks(view)
        odds = self.game.offers_odds(view.question, marks)
        return question_of(view, self.number, marks if any(marks) else [], odds=odds, worded=worded)

    def seat_states(self, person: str | None) -> list[SeatState]:
        """Return who sits where, as a person may know it."""
        here = {follower.person for follower in self.followers}
        here |= {seat.person for seat in self.seats if seat.person is not None and self.elsewhere(seat.person)}
        return seat_states(self.game, self.options, self.seats, person, here, self.clocks.all())


def seat_states(
    game: Game,
    options: dict[str, Any],
    seats: list[Seat],
    person: str | None,
    here: set[str],
    left: list[float | None],
) -> list[SeatState]:
    """Return who sits where, as a person may know it; `here` are those who look at the table."""
    names = game.seat_names(options)
    return [
        SeatState(
            number=seat.number,
            faction=names[seat.number],
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            connected=seat.person is not None and seat.person in here,
            mine=seat.person is not None and seat.person == person,
            left=left[seat.number],
            orders=seat.orders if seat.person is not None and seat.person == person else {},
        )
        for seat in seats
    ]


def question_of(
    view: View, number: int, marks: Sequence[str] = (), *, odds: bool = False, worded: bool = True
) -> Question | None:
    """Return the question that is open in a view; its options are for the seat that is asked."""
    question = view.question
    if question is None:
        return None
    speech, now = view.game.speech, view.now
    options = question.options if view.mine else ()
    buttons: list[Phrase | None] = []
    if worded:
        buttons += [speech.button(now, question, option) for option in options]
    return Question(
        number=number,
        seat=question.seat,
        prompt=question.prompt,
        sentence=speech.prompt(now, question) if worded else None,
        law=list(question.law),
        about=list(question.about),
        options=[[option.text, *option.targets] for option in options] if view.mine else None,
        labels=[speech.option(now, question, option) for option in options] if worded else [],
        buttons=buttons if any(buttons) else [],
        marks=list(marks),
        odds=odds,
    )


def tell(event: Event, seat: int | None, at: int, view: View | None = None) -> Happening:
    """Return an event as a seat may see it, with the number of the entry that caused it; with a view, in words."""
    seen = event.seen_by(seat)
    if view is None:
        return Happening(kind=seen.kind, facts=dict(seen.facts), at=at)
    speech, now = view.game.speech, view.now
    heading = speech.heading(now, seen)
    return Happening(
        kind=seen.kind,
        facts=dict(seen.facts),
        at=at,
        sentence=speech.tell(now, seen),
        heading=None if heading is None else Heading(level=heading.level, title=heading.title, seat=heading.seat),
    )
