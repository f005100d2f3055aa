"""What goes over the wire: every message a client may send and every message it may get.

`docs/protocol.md` explains it, `web/src/protocol.ts` is generated from it.  Everything a client sends is
decoded strictly into these types before anybody looks at it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

VERSION = 2

MatchId: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{16}$", max_length=16, description="a match")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, description="what to call somebody")]
Line: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500, description="a line of chat")]
Secret: TypeAlias = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{22}$", max_length=22, description="128 secret bits of a link")
]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100, description="the notation of an option")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Step: TypeAlias = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
Target: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=100, description="a thing on the table, such as `clearing:3`")
]
Phrase: TypeAlias = Annotated[
    tuple[Any, ...],
    Meta(description="what is said: the key of a message, then its parts by name, if it has any"),
]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]


class Struct(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The common shape of all wire types."""


# From the client, over a WebSocket.


class Sit(Struct, tag="sit", frozen=True, kw_only=True):
    """Follow a match: as the seats I hold there, or as a spectator."""

    match: MatchId
    watch: Secret | None = None
    """The secret of a link to watch, for whoever has no other right to follow a match that is not listed."""
    marks: bool = True
    """Whether my questions are told with `marks` and `odds`; a bot that needs neither spares the server some work."""
    words: bool = True
    """Whether questions and events are told in words as well; a program that reads only facts spares some work."""


class Rise(Struct, tag="rise", frozen=True, kw_only=True):
    """Follow a match no longer."""

    match: MatchId


class Answer(Struct, tag="answer", frozen=True, kw_only=True):
    """Answer the question with this number."""

    match: MatchId
    question: Number
    option: Word


class Undo(Struct, tag="undo", frozen=True, kw_only=True):
    """Ask to go back to the question with this number."""

    match: MatchId
    question: Number


class Consent(Struct, tag="consent", frozen=True, kw_only=True):
    """Agree, or not, to an undo that somebody asked for."""

    match: MatchId
    question: Number
    agreed: bool


class Say(Struct, tag="say", frozen=True, kw_only=True):
    """Say something at the table."""

    match: MatchId
    text: Line


class Why(Struct, tag="why", frozen=True, kw_only=True):
    """Ask why something is not offered: an answer, or several separated by spaces, or a thing on the table."""

    match: MatchId
    text: Annotated[str, Meta(max_length=200)] = ""
    target: Target | None = None
    """The thing that was pointed at, in place of a text."""
    picks: Annotated[list[Target], Meta(max_length=8)] = []
    """What had been picked before, of the answer that was meant."""


class AskOdds(Struct, tag="odds", frozen=True, kw_only=True):
    """Ask for the odds of an option of the question that is put to me."""

    match: MatchId
    option: Word


class Look(Struct, tag="look", frozen=True, kw_only=True):
    """Show me the table as it stood: as I saw it or, after the end, as a seat or all did.

    Either when the `question` with a number was open, or after so many of the answers that hold (`step`; a negative
    one counts back from how things stand).
    """

    match: MatchId
    question: Number | None = None
    step: Step | None = None
    seat: SeatNumber | Literal["all"] | None = None


class Orders(Struct, tag="orders", frozen=True, kw_only=True):
    """Declare standing orders of my seat: prompt to option, only those that the game admits."""

    match: MatchId
    seat: SeatNumber
    orders: Annotated[dict[Word, Word], Meta(max_length=32)]


class Resync(Struct, tag="resync", frozen=True, kw_only=True):
    """Tell me again how a match stands: I missed a message."""

    match: MatchId


class AskView(Struct, tag="view", frozen=True, kw_only=True):
    """Send me, for a bot of mine, all that my seat may know: it is asked now."""

    match: MatchId


class Ping(Struct, tag="ping", frozen=True, kw_only=True):
    """Ask whether the server is there."""


Request: TypeAlias = (
    Sit | Rise | Answer | Undo | Consent | Say | Why | AskOdds | Look | Orders | Resync | AskView | Ping
)


# To the client, over a WebSocket.  `n` numbers the messages of a connection without gaps.


class Welcome(Struct, tag="welcome", frozen=True, kw_only=True):
    """The first message: which protocol this is and who the server takes you for."""

    n: int
    version: int
    person: str
    name: str


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
    """For each option, what could not simply be taken back: "", "reveals", "rolls" or "ends"; empty if all are ""."""
    odds: bool = False
    """Whether there are odds to ask for; an option may have none all the same."""


class Heading(Struct, frozen=True, kw_only=True):
    """Something begins with an event: a turn or a phase."""

    level: Literal["turn", "phase"]
    title: Phrase
    seat: int | None = None
    """Whose."""


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


class ClockWish(Struct, frozen=True, kw_only=True):
    """The clock of a new match: none, so many seconds each for the whole match, or so many days per move."""

    kind: Literal["none", "live", "days"] = "none"
    amount: Annotated[float, Meta(ge=0, le=1_000_000)] = 0
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0


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


class Spoken(Struct, tag="spoken", frozen=True, kw_only=True):
    """Somebody said something."""

    n: int = 0
    match: str
    line: int
    """The lines of a table's chat are numbered from 0."""
    name: str
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


class Odds(Struct, tag="chances", frozen=True, kw_only=True):
    """The odds of an option: every outcome with its probability, or none if it has no odds."""

    n: int
    match: str
    question: int
    option: str
    rows: list[Chance]


class Looked(Struct, tag="looked", frozen=True, kw_only=True):
    """The table as it stood when a question was open."""

    n: int
    match: str
    question: int
    step: int
    steps: int
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
    | Looked
    | Packed
    | Accepted
    | Refused
    | Pong
)

DECODE = msgspec.json.Decoder(Request)
ENCODE = msgspec.json.Encoder()
DECODE_MESSAGE = msgspec.json.Decoder(Message)


# Over REST.


class SeatWish(Struct, frozen=True, kw_only=True):
    """How a seat of a new match is to be filled."""

    kind: Literal["me", "open", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewMatch(Struct, frozen=True, kw_only=True):
    """A match to be created."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    listed: bool = False
    clock: ClockWish = ClockWish()


class NewFork(Struct, frozen=True, kw_only=True):
    """A match to be made of the first answers of another one, up to a question; without seats: mine, and bots."""

    question: Number
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []


class NewSequel(Struct, frozen=True, kw_only=True):
    """The next match of a campaign: what the campaign leaves open, such as the difficulty."""

    options: dict[str, Any] = {}


class Links(Struct, frozen=True, kw_only=True):
    """The secrets in the links of a match: one for each seat, and a public one for spectators.

    Whoever shows them writes `ADDRESS/#/seat/SECRET` and `ADDRESS/#/watch/SECRET` (see `links`).
    """

    match: str
    seats: list[str]
    watch: str


class MatchLine(Struct, frozen=True, kw_only=True):
    """A match in a list."""

    match: str
    game: str
    status: str
    options: dict[str, Any] = {}
    seats: list[SeatState]
    updated: float
    waiting: int | None = None
    """The seat that is to answer."""


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request was refused."""

    code: str
    reason: str
