"""What goes over REST: matches to be made and listed, people, seats, laws, games."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType

from rulewright.protocol.messages import ClockWish, Fork, SeatState
from rulewright.protocol.terms import Name, Number, SeatNumber, Secret, Struct

GameName: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,39}$", max_length=40, description="a game")]
Bot: TypeAlias = Annotated[str, Meta(max_length=40, description="a level of bots; empty for the usual one")]
LATER = 1e12
"""A moment that nobody here will see."""
Moment: TypeAlias = Annotated[float, Meta(ge=0, le=LATER, description="seconds since 1970")]
PushPoint: TypeAlias = Annotated[
    str, Meta(pattern="^B[A-Za-z0-9_-]{86}=?$", max_length=88, description="a point of P-256, 65 bytes in base64url")
]
PushSecret: TypeAlias = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{22}={0,2}$", max_length=24, description="16 bytes in base64url")
]


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


class NewLesson(Struct, frozen=True, kw_only=True):
    """A lesson to be begun."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    lesson: Annotated[str, Meta(min_length=1, max_length=40)]


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


class SeatResult(Struct, frozen=True, kw_only=True):
    """How a seat came off."""

    seat: int
    won: bool = False
    points: int = 0


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
    lesson: str = ""
    """The lesson that is taught in it, if one is."""
    fork: Fork | None = None
    """Which match this is a fork of, if it is one."""
    foreseen: bool = False
    """Whether somebody there may know cards and dice that are still to come."""
    results: list[SeatResult] = []
    """Of a match that is over: how every seat came off."""
    rank: str = ""
    """How well it was done, where nobody plays against anybody."""
    ended: float | None = None


class ListQuery(Struct, frozen=True, kw_only=True):
    """Which of the listed matches are wanted: the newest, of all games, if nothing is said."""

    game: GameName | None = None
    free: bool = False
    """Only those whose seats are not all taken."""
    before: Moment = LATER
    """Only those that were last changed before this moment: to go on behind the last one of a list."""


class HistoryQuery(Struct, frozen=True, kw_only=True):
    """Which part of my history is wanted: the latest matches, or those that ended before some moment."""

    before: Moment = LATER


class Invitation(Struct, frozen=True, kw_only=True):
    """Where the link of a seat leads: the match, the seat, and who made the match."""

    match: MatchLine
    seat: int
    host: str = ""
    clock: ClockWish = ClockWish()
    taken: bool = False
    """Whether the seat is somebody else's, who has not handed it on by this link."""


class Shared(Struct, frozen=True, kw_only=True):
    """The secret in a link by which anybody may look at a match that is over."""

    watch: str


class GameFigures(Struct, frozen=True, kw_only=True):
    """What somebody has played of a game: how often, won, with how many points in all and at best."""

    game: str
    matches: int
    won: int
    points: int
    best: int
    together: int
    """With other people at the table."""
    longest: int
    """The longest streak of matches won one after the other."""
    streak: int
    """The one that goes on."""


class SeatFigures(Struct, frozen=True, kw_only=True):
    """What somebody has played on the seats of one name."""

    game: str
    seat_name: str
    matches: int
    won: int
    points: int
    best: int


class Figures(Struct, frozen=True, kw_only=True):
    """What somebody has played to the end: no forks, no records brought along, not against themselves."""

    matches: int
    won: int
    together: int
    longest: int
    streak: int
    games: list[GameFigures]
    seats: list[SeatFigures]


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request was refused."""

    code: str
    reason: str


class NewPerson(Struct, frozen=True, kw_only=True):
    """Somebody who has not been here before."""

    name: Name


class Me(Struct, frozen=True, kw_only=True):
    """The person a request comes from."""

    person: str
    name: str
    recovery: str | None = None
    """The secret of the recovery link: told once, when it is made."""


class PushKeys(Struct, frozen=True, kw_only=True):
    """A browser's keys for Web Push."""

    p256dh: PushPoint
    auth: PushSecret


class Push(Struct, frozen=True, kw_only=True):
    """A browser's subscription to Web Push, as `PushSubscription.toJSON()` gives it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815  (the browser's name for it)


class PushKey(Struct, frozen=True, kw_only=True):
    """The server's public key for Web Push."""

    key: str
    """What a browser wants as `applicationServerKey`: 65 bytes as base64 for URLs."""


class Change(Struct, frozen=True, kw_only=True):
    """What a person wants to change about themselves; null takes something away."""

    name: Name | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=1000)] | UnsetType | None = UNSET
    push: Push | UnsetType | None = UNSET


class Recovery(Struct, frozen=True, kw_only=True):
    """A recovery secret."""

    secret: Secret


class SeatSecret(Struct, frozen=True, kw_only=True):
    """The secret of a seat's link."""

    secret: Secret


class WatchSecret(Struct, frozen=True, kw_only=True):
    """The secret of a link to watch."""

    secret: Secret


class SeatAndBot(Struct, frozen=True, kw_only=True):
    """A seat of a match, and a bot for it."""

    seat: SeatNumber
    bot: Bot = ""


class Leaving(SeatAndBot, frozen=True, kw_only=True):
    """A seat that I leave, and a bot for it."""

    offered: bool = False
    """Whether anybody with the seat's link may take it meanwhile."""


class OwnSeat(Struct, frozen=True, kw_only=True):
    """A seat of mine."""

    seat: SeatNumber


class SeatLink(Struct, frozen=True, kw_only=True):
    """The secret of a new link to a seat, by which its owner hands it on."""

    secret: str


class Place(Struct, frozen=True, kw_only=True):
    """Where somebody sits now."""

    match: str
    seat: int


class LogQuery(Struct, frozen=True, kw_only=True):
    """Whose log is wanted."""

    seat: SeatNumber | None = None
    """One of my seats; my first one if it is not named."""


class LawQuery(Struct, frozen=True, kw_only=True):
    """Which paragraphs of a law are wanted; all of them if nothing is said."""

    paragraph: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    """The number of a paragraph."""
    children: bool = False
    """Whether those directly below the paragraph are wanted too."""
    search: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    """Words that the paragraphs must hold."""
    language: Literal["en", "it", "de"] = "en"
    """The language of the texts, and of the words; a paragraph that is not translated is in English."""


class Paragraph(Struct, frozen=True, kw_only=True):
    """A paragraph of a law."""

    id: str
    title: str
    rule: str
    parent: str = ""
    rulings: tuple[str, ...] = ()
    """The labels of the rulings about it."""
    examples: tuple[str, ...] = ()
    """The labels of the test vectors about it."""


class NotesQuery(Struct, frozen=True, kw_only=True):
    """In which language the notes beside a law are wanted."""

    language: Literal["en", "it", "de"] = "en"


class NotePart(Struct, frozen=True, kw_only=True):
    """One part of a note: what a source says, the ruling, the reason; a position, what is done, what is expected."""

    label: str
    text: str
    """In Markdown, as far as lists and emphasis go."""


class Note(Struct, frozen=True, kw_only=True):
    """A ruling or a test vector that stands beside a law."""

    label: str
    title: str
    tags: tuple[str, ...] = ()
    """Why it was needed, in a word each."""
    chapter: str = ""
    """The heading it stands under."""
    paragraphs: tuple[str, ...] = ()
    """The paragraphs it is about."""
    parts: tuple[NotePart, ...] = ()


class NoteCollection(Struct, frozen=True, kw_only=True):
    """All rulings of a game, or all its test vectors."""

    preface: str
    """What a reader should know before: where they come from, and what abbreviations mean."""
    notes: tuple[Note, ...]


class Notes(Struct, frozen=True, kw_only=True):
    """What stands beside a law."""

    rulings: NoteCollection
    examples: NoteCollection


class GameOption(Struct, frozen=True, kw_only=True):
    """An option of a game: a flag, one of several values, or several of them."""

    name: str
    kind: str
    default: Any
    among: tuple[str, ...] = ()
    fewest: int = 0
    most: int = 0


class LessonInfo(Struct, frozen=True, kw_only=True):
    """A lesson of a game; its title and what it is about are messages named after it."""

    name: str
    seat: str
    """The name of the seat that one learns to play."""
    minutes: int
    """About how long it takes."""
    steps: int


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here, and how."""

    name: str
    title: str
    rules: str
    data: str
    options: list[GameOption]
    bots: list[str]
    orders: dict[str, list[str]]
    """Standing orders: by prompt, what may be ordered."""
    lessons: list[LessonInfo] = []
    """In the order in which they are best taken."""


class Health(Struct, frozen=True, kw_only=True):
    """All is well."""

    status: str
    games: list[str]
