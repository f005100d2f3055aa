"""What a client is sent over a WebSocket: every message it may get.

`docs/protocol.md` explains it, `web/src/protocol.ts` is generated from it.  `n` numbers the messages of a connection
without gaps.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rulewright.protocol.terms import Phrase, Struct


class Welcome(Struct, tag="welcome", frozen=True, kw_only=True):
    """The first message: which protocol this is and who the server takes you for."""

    n: int
    version: int
    person: str
    name: str


class MenuEntry(Struct, frozen=True, kw_only=True):
    """Something that usually stands at a question, whether it is possible now or not."""

    text: str
    """Its notation: what to ask about, if it is not possible (`why`)."""
    label: Phrase
    target: str = ""
    """The thing on the table that it stands for, if it is one: then to be asked about in place of the text."""
    options: list[int] = []
    """Which of the offered options it stands for; none if it is not possible now."""
    aside: bool = False
    """Whether it is no action, but comes at a price beside them."""


class Remark(Struct, frozen=True, kw_only=True):
    """Something worth knowing, in words."""

    sentence: Phrase
    law: str = ""
    """The paragraph behind it, if there is one."""


class Loss(Struct, frozen=True, kw_only=True):
    """What an event took from the seat that sees it, said to that seat."""

    sentence: Phrase
    law: str = ""
    grave: bool = False
    """Whether it is told also where one's own turn brought it about."""


class Question(Struct, frozen=True, kw_only=True):
    """The open question as a seat may know it; options only for the seat that is asked."""

    number: int
    seat: int
    prompt: str
    sentence: Phrase | None = None
    """The question in words."""
    law: list[str]
    about: list[str] = []
    options: list[list[str]] | None = None
    """Each option: its text, then its targets."""
    labels: list[Phrase] = []
    """For each option, its words in a list."""
    buttons: list[Phrase | None] = []
    """For each option, its words on a button beside the question; null where they are those of the list."""
    marks: list[str] = []
    """For each option, what could not simply be taken back: "", "reveals", "rolls", "ends", "phase" or "over"; empty
    if all are ""."""
    odds: bool = False
    """Whether there are odds to ask for; an option may have none all the same."""
    warnings: dict[str, list[Remark]] = {}
    """What harm an option would do to whoever chooses it, by its text; only where it is certain."""
    sealed: bool = False
    """Whether it is put in the middle of a deed that is another's, or that can no longer be taken back: nobody need be
    warned again."""
    menu: list[MenuEntry] = []
    """What usually stands at this question, in its order; only in words, and only for the seat that is asked."""


class Heading(Struct, frozen=True, kw_only=True):
    """Something begins with an event: a turn or a phase."""

    level: Literal["turn", "phase"]
    title: Phrase
    seat: int | None = None
    """Whose."""


class Gain(Struct, frozen=True, kw_only=True):
    """Points that an event brought a seat, or cost it."""

    seat: int
    points: int
    source: Phrase
    """What they came from, in words that can head a line of a table."""


class Event(Struct, frozen=True, kw_only=True):
    """One event, as the receiver may see it."""

    kind: str
    facts: dict[str, Any]
    at: int = -1
    """The number of the entry, which is that of the question answered, that caused it; -1 for the setup."""
    sentence: Phrase | None = None
    """The event in words; null if it needs none."""
    heading: Heading | None = None
    """What it begins in a log, if it begins anything."""
    loss: Loss | None = None
    """What it took from the seat that sees it, if anything."""
    gains: list[Gain] = []
    """Points it brought or cost: all of a match together are how the score came about."""


class SeatState(Struct, frozen=True, kw_only=True):
    """Who sits where."""

    seat: int
    seat_name: str
    """What the game calls the seat: at one table each seat has a name of its own."""
    kind: str
    name: str
    """What to call whoever holds it."""
    bot: str = ""
    connected: bool = False
    mine: bool = False
    left: float | None = None
    """Seconds left on the clock."""
    orders: dict[str, str] = {}
    """My standing orders, on my own seat."""
    advice: bool = False
    """Whether the person there agrees that advice is given at this table."""


class ClockWish(Struct, frozen=True, kw_only=True):
    """The clock of a new match: none, so many seconds each for the whole match, or so many days per move."""

    kind: Literal["none", "live", "days"] = "none"
    amount: Annotated[float, Meta(ge=0, le=1_000_000)] = 0
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0


class LessonPage(Struct, frozen=True, kw_only=True):
    """Something to read, and where to look meanwhile."""

    text: Phrase
    show: list[str] = []
    """Things on the table, as targets, or parts of the page (`part:hand`); none if the wanted answers are meant."""
    law: str = ""
    """The paragraph behind it."""


class Lesson(Struct, frozen=True, kw_only=True):
    """What whoever learns is shown at the question put to them."""

    name: str
    step: int
    """Which step this is, counted from 0; `steps` when the lesson is over."""
    steps: int
    pages: list[LessonPage] = []
    """To be read one after the other; none where the lesson has nothing to say."""
    wanted: list[str] = []
    """The options that the lesson would like, the best first; none if all are as good."""
    remark: Phrase | None = None
    """What is to be said about the last answer."""


class View(Struct, frozen=True, kw_only=True):
    """A match as one seat, or (with seat None) a spectator, may know it."""

    seat: int | None
    table: dict[str, Any]
    events: list[Event] = []
    question: Question | None = None
    source: str = ""
    """"order" if what has just happened is an answer by a standing order of this seat; only the seat hears it."""
    last: int = -1
    """The last question that this seat has answered, if there is one: whoever takes back an answer goes there."""
    lesson: Lesson | None = None
    """Where whoever learns in this match stands; only their seat is told, when it is asked."""


class Fork(Struct, frozen=True, kw_only=True):
    """Where a match was forked: from another one, when this question was open there."""

    match: str
    question: int


class State(Struct, tag="state", frozen=True, kw_only=True):
    """How a match stands, in full: after sitting down and after a resync.  Its events are all that happened."""

    n: int
    match: str
    game: str
    status: str
    notice: str = ""
    entries: int
    """How many entries the journal has: the number of the open question, and of the next entry."""
    seed_hash: str
    seed: str | None = None
    """Revealed when the match is over (and, if it is a fork, the match that its seed belongs to)."""
    options: dict[str, Any]
    clock: ClockWish
    seats: list[SeatState]
    views: list[View]
    """One for each seat I hold, or one for a spectator."""
    chat: list[Spoken] = []
    free: int = 0
    """The first question that may be taken back without asking."""
    rematch: str = ""
    """The match that follows this one."""
    sequel: dict[str, Any] | None = None
    """Of a match of a campaign that is over: the campaign after it."""
    fork: Fork | None = None
    """Which match this is a fork of, if it is one."""
    foreseen: bool = False
    """Whether somebody there may know cards and dice that are still to come: told for ever."""


class Update(Struct, tag="update", frozen=True, kw_only=True):
    """An entry was added to the journal: what happened, and how things stand now."""

    n: int
    match: str
    entries: int
    """How many entries the journal has now: the number of the open question."""
    status: str
    notice: str = ""
    views: list[View]
    clocks: list[float | None] = []
    seed: str | None = None
    free: int = 0
    sequel: dict[str, Any] | None = None
    """Of a match of a campaign that is over: the campaign after it."""


class Seats(Struct, tag="seats", frozen=True, kw_only=True):
    """Somebody sat down, left, connected or was lost."""

    n: int
    match: str
    status: str
    seats: list[SeatState]
    rematch: str = ""
    """The match that follows this one."""
    foreseen: bool = False


class Spoken(Struct, tag="spoken", frozen=True, kw_only=True):
    """Somebody said something."""

    n: int = 0
    match: str
    line: int
    """The lines of a table's chat are numbered from 0."""
    name: str
    """What whoever said it was called then; anybody may be called so."""
    seat: int | None = None
    """The seat that they owned then; none if they only watched."""
    who: str = ""
    """The same for all that one person says at this table, and for nobody else."""
    text: str
    at: float


class UndoAsked(Struct, tag="undo_asked", frozen=True, kw_only=True):
    """Somebody wants to go further back than is free; every person at the table must agree."""

    n: int
    match: str
    question: int
    by: int
    agreed: list[int]


class UndoRefused(Struct, tag="undo_refused", frozen=True, kw_only=True):
    """Somebody does not agree to an undo: the matter is ended."""

    n: int
    match: str
    question: int
    by: int


class Way(Struct, frozen=True, kw_only=True):
    """Answers that can be given in a row within one action, and the things on the table that they name."""

    answers: list[str]
    targets: list[str]
    prompt: str
    """Of the question that the last of them answers."""
    label: Phrase
    """The last of them in words, as in a list."""
    button: Phrase | None = None
    """And on a button, where that is something else."""


class Repeated(Struct, frozen=True, kw_only=True):
    """The open question will be put several times in a row."""

    times: int
    distinct: bool
    """Whether nothing can be answered twice."""
    usual: list[str] = []
    """The answers that somebody would usually give, if the game knows."""
    most: list[int] = []
    """For each option, how many times in a row it can be answered; empty if once."""


class Ways(Struct, tag="ahead", frozen=True, kw_only=True):
    """What the open question leads to, for the seat that is asked."""

    n: int
    match: str
    question: int
    ways: list[Way]
    """Those that begin with an answer without targets."""
    repeated: Repeated | None = None


class Reason(Struct, frozen=True, kw_only=True):
    """A paragraph that stands in the way."""

    law: str
    key: str
    sentence: Phrase
    """How, in words."""


class Reasons(Struct, tag="reasons", frozen=True, kw_only=True):
    """Why something is not offered; without a reason it is."""

    n: int
    match: str
    text: str
    """The answer, or the chain of answers, that was asked about or meant; "" if a thing belongs to none."""
    target: str | None = None
    """The thing that was pointed at, if one was."""
    reasons: list[Reason]
    offered: list[Phrase] = []
    """Answers to the open question, in words, after which it can be chosen."""


class Chance(Struct, frozen=True, kw_only=True):
    """An outcome, in words of the game, and its probability."""

    chance: float
    facts: dict[str, int]
    sentence: Phrase | None = None
    """The outcome in words."""


class Odds(Struct, tag="chances", frozen=True, kw_only=True):
    """The odds of an option: every outcome with its probability, or none if it has no odds."""

    n: int
    match: str
    question: int
    option: str
    rows: list[Chance]
    summary: list[Phrase] = []
    """What they come to: who loses how much on average, or how probable a death is."""


class Foreseen(Struct, tag="foreseen", frozen=True, kw_only=True):
    """What an option does, as far as it is certain."""

    n: int
    match: str
    question: int
    option: str
    about: list[Remark] = []
    """What it is for, what it costs and scores."""
    warnings: list[Remark] = []
    """What harm it does to whoever chooses it."""
    happens: list[Phrase] = []
    """What will happen, in the words in which it will be told."""
    points: int = 0
    """How many points it brings, or costs, at once."""
    then: Phrase | None = None
    """What I am asked next."""


class Advised(Struct, frozen=True, kw_only=True):
    """An answer that is advised."""

    option: str
    behind: float = 0
    """How much worse than the best it seems, in points or whatever the game counts in."""
    reasons: list[Remark] = []


class Advice(Struct, tag="advice", frozen=True, kw_only=True):
    """What a good player would answer, best first; nothing if there is nothing to advise."""

    n: int
    match: str
    question: int
    advised: list[Advised]


class Looked(Struct, tag="looked", frozen=True, kw_only=True):
    """The table as it stood when a question was open."""

    n: int
    match: str
    question: int
    step: int
    """How many of the answers that hold had been given."""
    steps: int
    """How many there are."""
    turns: list[int] = []
    """The steps with which turns begin, one for each heading of a turn in the log."""
    views: list[View]


class Packed(Struct, tag="packed", frozen=True, kw_only=True):
    """A concealed match, as the seat that is asked may know it: what `View.unpack` makes a `View` of."""

    n: int
    match: str
    question: int
    seat: int
    view: dict[str, Any]


class Accepted(Struct, tag="accepted", frozen=True, kw_only=True):
    """Your answer is on record, as this entry of the journal; `again` if it had been before."""

    n: int
    match: str
    question: int
    again: bool = False


class Refused(Struct, tag="refused", frozen=True, kw_only=True):
    """A request that changed nothing, and why."""

    n: int
    code: str
    reason: str
    request: str | None = None
    """The type of the request, if it was one."""
    match: str | None = None
    question: int | None = None


class Pong(Struct, tag="pong", frozen=True, kw_only=True):
    """The server is there."""

    n: int


Message: TypeAlias = (
    Welcome
    | State
    | Update
    | Seats
    | Spoken
    | UndoAsked
    | UndoRefused
    | Reasons
    | Odds
    | Foreseen
    | Advice
    | Ways
    | Looked
    | Packed
    | Accepted
    | Refused
    | Pong
)

ENCODE = msgspec.json.Encoder()
DECODE_MESSAGE = msgspec.json.Decoder(Message)
